// The page of a join: what it says, and that no text of others can change what it is made of.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countMembers } from '../../../src/core/groups/join-members.ts';
import type { JoinPage, PagedJoin } from '../../../src/core/groups/join-page.ts';
import type { JoinMember } from '../../../src/core/groups/join-report.ts';
import { renderReportHtml } from '../../../src/present/report-html.ts';
import { record, row } from '../../rigs/batch-facts.ts';
import { expectGolden } from '../../rigs/golden-text.ts';

const fence = { runAttempt: 1, attempt: 1, owner: 'token' };

function member(shard: string, more: Partial<JoinMember> = {}): JoinMember {
  return { shard, state: 'verified', attempt: 1, fence, record: 'a'.repeat(64), isCarried: false, ...more };
}

/** A join with everything in it that a page may have to show; `text` stands wherever others have written. */
function pageOf(text: string, changes: Partial<PagedJoin> = {}): JoinPage {
  const members = [
    member('shard_001'),
    member('shard_002', { isCarried: true }),
    member('shard_003', { state: 'failed', class: 'verify', message: text, attempt: 2 }),
    member('shard_004', { state: 'missing', fence: null, record: null, attempt: 0 }),
    member(text, { state: 'cancelled', class: 'cancelled', message: text }),
    member('shard_006', { state: 'skipped', fence: null, record: null }),
  ];
  const file = { path: text, sha256: 'b'.repeat(64), bytes: 3, shard: 'shard_001' };
  return {
    join: {
      format: 'muster.join/1',
      group: text,
      planDigest: text,
      runAttempt: 1,
      disposition: 'failed',
      reason: 'member-missing',
      policy: text,
      tolerance: text,
      counts: countMembers(members),
      usage: { inputTokens: 1_234_567, outputTokens: 890, costUsd: 1.5 },
      merkleRoot: 'c'.repeat(64),
      resumeCommand: text,
      conflicts: [{ path: text, shards: [text, 'shard_002'] }],
      refused: [{ artifact: text, shard: text, attempt: 1, why: text }],
      chainProblems: [{ leg: 1, runAttempt: 1, shard: text, attempt: 2, kind: 'gap' }],
      members,
      files: [file],
      chain: [],
      ...changes,
    },
    rows: [
      row({ shardId: 'shard_001', status: 'verified', attempt: 1, firstItem: text, lastItem: text }),
      row({ shardId: 'shard_003', status: 'failed', attempt: 2, firstItem: text, lastItem: 'the last' }),
      row({ shardId: text, status: 'failed', attempt: 1 }),
    ],
    records: [
      record('shard_001', 1, { durationMs: 61_000, outOfScope: [text, 'src/a.ts'] }),
      record('shard_003', 2, {
        status: 'failed',
        durationMs: 2000,
        failure: {
          class: 'verify',
          message: text,
          problems: [
            { reason: 'forbidden-pattern', item: text, path: text, pattern: text, line: 3, column: 1 },
          ],
        },
      }),
      record(text, 1, { status: 'failed', durationMs: 10, failure: { class: 'cancelled', message: text } }),
    ],
  };
}

const plain = renderReportHtml(pageOf('text'));

/** Tags with their attributes, in order, and whatever else holds an angle bracket: what a browser makes of the page. */
function skeleton(page: string): string[] {
  const [, before = '', style = '', after = ''] = /^(.*<style>)([^<]*)(<\/style>.*)$/s.exec(page) ?? [];
  return [style, ...[before, after].flatMap((part) => part.match(/<[^>]*>|[<>]/g) ?? [])];
}

test('the page is as reviewed', () => {
  expectGolden('present/report.html', plain);
});

test('every tag is closed where it belongs', () => {
  const open: string[] = [];
  for (const tag of skeleton(plain).slice(1)) {
    const [, slash, name = ''] = /^<(\/?)([a-z0-9]+)[^>]*>$/.exec(tag) ?? [];
    if (tag === '<!doctype html>' || name === 'meta') continue;
    if (slash === '') open.push(name);
    else expect([tag, open.pop()]).toEqual([tag, name]);
  }
  expect(open).toEqual([]);
});

test('it needs no script and loads nothing', () => {
  expect(plain).not.toMatch(
    /<(?:script|link|img|iframe|a|form|base)\b|\bon\w+=|\bhref=|\bsrc=|url\(|@import/i,
  );
  expect(plain).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});

describe('text of others', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '</code></td></tr></table></style><img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    "' autofocus onfocus='alert(1)",
    '<!--',
    ']]><plaintext>',
    '&lt;b&gt;&#60;b&#62;',
    '${alert(1)}`',
    '\u202eevil\u0000\n<b>',
    '\ud800<b>',
  ];

  test.each(hostile)('%j does not change what the page is made of', (text) => {
    expect(skeleton(renderReportHtml(pageOf(text)))).toEqual(skeleton(plain));
  });

  test('of any kind does not change what the page is made of', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[<>"'&/a-z=! -]{0,30}$/)).filter(isNew),
        (text) => {
          expect(skeleton(renderReportHtml(pageOf(text)))).toEqual(skeleton(plain));
        },
      ),
    );
  });

  /** An id of another shard would be another batch, not another text. */
  const isNew = (text: string): boolean => !text.startsWith('shard_') && text !== 'the last';

  test('turns no line around and hides nothing', () => {
    const page = renderReportHtml(pageOf('a\u202eb\u0007c\ud800'));
    expect(['\u202e', '\u0007', '\ud800'].filter((character) => page.includes(character))).toEqual([]);
    expect(renderReportHtml(pageOf('a\u202eb'))).toContain(String.raw`a\u202eb`);
  });

  test('stays readable: what stands there is what was written', () => {
    const shown = renderReportHtml(pageOf('a < b && "c"')).replaceAll(/<[^>]*>/g, '');
    expect(shown).toContain('a &lt; b &amp;&amp; &quot;c&quot;');
  });

  test('would be found if it broke out', () => {
    const broken = plain.replace('text', '<b>text</b>');
    expect(skeleton(broken)).not.toEqual(skeleton(plain));
  });
});

test('members come with the worst first, all of them', () => {
  const shards = [...plain.matchAll(/<th scope="row"><code>([^<]*)<\/code>/g)].map(([, shard]) => shard);
  expect(shards).toEqual(['shard_004', 'shard_003', 'text', 'shard_001', 'shard_002', 'shard_006']);
});

test('what was not measured is not zero, and a section without content is left out', () => {
  const page = renderReportHtml({
    ...pageOf('text', {
      usage: {},
      conflicts: [],
      refused: [],
      chainProblems: [],
      disposition: 'satisfied',
      resumeCommand: null,
      tolerance: null,
    }),
    rows: [],
    records: [],
  });
  expect(page).toContain('The agents told no numbers.');
  expect(page).not.toMatch(/Tokens|Cost|Not believed|Failures by cause|Go on with|may fail/);
});

test('ten thousand shards make a page of some megabytes', () => {
  const members = Array.from({ length: 10_000 }, (_, n) => member(`shard_${n}`));
  const page = renderReportHtml(pageOf('text', { members, counts: countMembers(members) }));
  expect(page.match(/<th scope="row"><code>/g)).toHaveLength(10_000);
  expect(page.length).toBeLessThan(5_000_000);
});
