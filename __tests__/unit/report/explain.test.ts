import { describe, expect, test } from '@jest/globals';
import type { Item } from '../../../src/core/batch/item.ts';
import { explainItem, explainShard, type ExplainInput } from '../../../src/core/report/explain.ts';
import type { RerunReason } from '../../../src/core/report/explanation.ts';
import { itemExplanationText, shardExplanationText } from '../../../src/present/explain-text.ts';
import { openStyle } from '../../../src/present/style.ts';
import { claim, record, row } from '../../rigs/batch-facts.ts';
import { expectGolden } from '../../rigs/golden-text.ts';

const layout = { style: openStyle(false), columns: 80 };
const item = (id: string): Item => ({
  id,
  source: `in/${id}`,
  output: `out/${id}`,
  qc: `qc/${id}`,
  notes: '',
  line: 2,
});

const failedTwice: ExplainInput = {
  row: row({ status: 'failed', attempt: 2, itemCount: 2, lastItem: 'b' }),
  claims: [claim('shard_001', 1, 1000), claim('shard_001', 2, 2000), claim('shard_002', 1, 1000)],
  records: [
    record('shard_001', 2, {
      status: 'failed',
      durationMs: 12_400,
      items: [
        { id: 'a', row: '', source: null, verdict: 'verified' },
        { id: 'b', row: '', source: null, verdict: 'failed' },
      ],
      failure: {
        class: 'verify',
        message: '1 problem in 1 of 2 items',
        problems: [{ item: 'b', path: 'out/b', reason: 'output-empty' }],
      },
    }),
    record('shard_001', 1, {
      status: 'failed',
      exitCode: null,
      signal: 'SIGKILL',
      durationMs: 400,
      failure: {
        class: 'signal',
        message: 'died of SIGKILL',
        problems: [{ item: 'a', path: 'out/a', reason: 'output-missing' }],
      },
    }),
    record('shard_002', 1),
  ],
  nowMs: 5000,
  ownerState: () => 'dead',
  items: [item('a'), item('b')],
  stale: new Map([['a', [{ kind: 'source' }, { kind: 'template' }]]]),
};

const explain = (changes: Partial<ExplainInput>) => explainShard({ ...failedTwice, ...changes });
const origin = (changes: Partial<ExplainInput>) => explain(changes).origin;

describe('files outside of the outputs', () => {
  const told = explain({
    records: [record('shard_001', 2, { outOfScope: ['src/a.ts', 'b', 'c', 'd'] }), record('shard_001', 1)],
  });

  test('are in the document, of each attempt', () =>
    expect(told.attempts.map(({ outOfScope }) => outOfScope)).toEqual([[], ['src/a.ts', 'b', 'c', 'd']]));

  test('are named in the text', () =>
    expect(shardExplanationText(told, layout)).toContain(
      '#2 changed 4 files outside of its outputs: src/a.ts, b, c and 1 more\n',
    ));
});

describe('files that are not what was verified', () => {
  const verified = { row: '', source: null, verdict: 'verified' as const };
  const passed: ExplainInput = {
    ...failedTwice,
    row: row({ status: 'verified', attempt: 1, itemCount: 2, lastItem: 'b' }),
    records: [
      record('shard_001', 1, {
        items: [
          { ...verified, id: 'a', output: 'A', qc: 'QA' },
          { ...verified, id: 'b', output: 'B', qc: 'QB' },
        ],
      }),
    ],
    stale: new Map(),
  };
  const at = (a: string | null, qc: string | null = 'QA') =>
    explainShard({
      ...passed,
      files: new Map([
        ['a', { output: a, qc }],
        ['b', { output: 'B', qc: 'QB' }],
      ]),
    });

  const stale = [{ kind: 'row' }, { kind: 'template' }] as const;

  test('are told of their item, changed or gone', () => {
    expect(at('A').items?.map(({ changed }) => changed)).toEqual([[], []]);
    expect(at('other', 'other').items?.map(({ changed }) => changed)).toEqual([['output', 'qc'], []]);
    expect(at(null, null).items?.map(({ changed }) => changed)).toEqual([['output-gone', 'qc-gone'], []]);
  });

  test('do not open the shard, and the way to run it again is named', () => {
    expect(at('A').rerun).toEqual({ willRun: false, reason: 'finished' });
    expect(at(null).rerun).toEqual({ willRun: false, reason: 'spoiled' });
    const text = shardExplanationText(at(null), layout);
    expect(text).toMatch(/^a {5}verified {2}its output is gone$/m);
    expect(text).toMatch(/^would run {2}no: .*`muster run --shard shard_001`/m);
  });

  test('stand whole in a pipe, and go on below themselves on a terminal', () => {
    const both = {
      ...at(null, null),
      items: at(null, null).items?.map((each) => ({ ...each, stale })) ?? null,
    };
    const told =
      'its output is gone, its QC file is gone, its row in the items changed, the template changed';
    const rows = (text: string) => text.slice(text.indexOf('item  verdict')).split('\n');
    expect(rows(shardExplanationText(both, layout))[1]).toBe(`a     verified  ${told}`);
    expect(rows(shardExplanationText(both, { ...layout, wrapAt: 60 })).slice(1, 4)).toEqual([
      'a     verified  its output is gone, its QC file is gone, its',
      '                row in the items changed, the template',
      '                changed',
    ]);
  });

  test('keep the work of a shard that was found stale from being fresh again', () => {
    const fresh = new Map(['a', 'b'].map((id) => [id, []]));
    const reopened = (output: string) =>
      explainShard({
        ...passed,
        row: row({ status: 'pending', attempt: 1, itemCount: 2 }),
        isStaleWork: true,
        stale: fresh,
        files: new Map([
          ['a', { output, qc: 'QA' }],
          ['b', { output: 'B', qc: 'QB' }],
        ]),
      }).rerun;
    expect(reopened('A')).toEqual({ willRun: true, reason: 'fresh-again' });
    expect(reopened('other')).toEqual({ willRun: true, reason: 'pending' });
  });

  test('are not compared where the record has no digest of them', () => {
    const [entry] = passed.records[0]?.items ?? [];
    const { output: _output, ...bare } = { ...entry, ...verified, id: 'a' };
    const { items } = explainShard({
      ...passed,
      records: [record('shard_001', 1, { items: [bare] })],
      files: new Map([['a', { output: 'anything', qc: 'QA' }]]),
    });
    expect(items?.[0]?.changed).toEqual([]);
  });
});

test('the last words of an attempt are told where the cause is a bare code or a time', () => {
  const { attempts } = explain({ lastLogLine: (path) => `end of ${path}` });
  expect(attempts.map(({ class: cause, lastWords }) => [cause, lastWords])).toEqual([
    ['signal', 'end of _batches/run-logs/shard_001.1.log'],
    ['verify', null],
  ]);
  expect(shardExplanationText(explain({ lastLogLine: () => 'no \u001b[2J' }), layout)).toContain(
    '   it said last: no \\x1b[2J\n',
  );
});

describe('on a terminal', () => {
  const wide = shardExplanationText(
    explain({ row: row({ status: 'running', attempt: 3 }), claims: [] }),
    layout,
  );
  const wrapped = shardExplanationText(explain({ row: row({ status: 'running', attempt: 3 }), claims: [] }), {
    ...layout,
    wrapAt: 80,
  });

  test('no line is wider than it, and nothing is lost', () => {
    expect(Math.max(...wide.split('\n').map((line) => line.length))).toBeGreaterThan(80);
    expect(Math.max(...wrapped.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(wrapped.split(/\s+/)).toEqual(wide.split(/\s+/));
  });

  test('a command to paste is not broken', () =>
    expect(wrapped).toContain('`muster reclaim --older-than 3600`'));
});

test('a log that is not there is not named', () => {
  const gone = explain({ hasLog: (path) => path.endsWith('.1.log') });
  expect([gone.log, gone.attempts.map(({ log }) => log)]).toEqual([
    null,
    [expect.stringMatching(/\.1\.log$/), null],
  ]);
  expect(shardExplanationText(gone, layout)).not.toMatch(/^log /m);
});

describe('where a status comes from', () => {
  test('the record, when it says the same', () => expect(origin({})).toBe('record'));
  test('an edit, when the newest record says something else', () => {
    expect(origin({ row: row({ status: 'verified', attempt: 2 }) })).toBe('edit');
  });
  test('an edit, when a finished status has no record', () => {
    expect(origin({ row: row({ status: 'verified', attempt: 1 }), records: [], claims: [] })).toBe('edit');
  });
  test('a plan that undid its work, not a person', () => {
    const undone = explain({ row: row({ status: 'pending', attempt: 2 }), isStaleWork: true });
    expect(undone.origin).toBe('replan');
    expect(shardExplanationText(undone, layout)).toContain('pending, opened again by `muster plan`');
  });
  test('the claim, while it runs', () => {
    expect(origin({ row: row({ status: 'running', attempt: 3 }), claims: [claim('shard_001', 3, 1)] })).toBe(
      'claim',
    );
  });
  test('the plan, before anything was tried', () => {
    expect(origin({ row: row(), claims: [], records: [] })).toBe('plan');
  });
});

describe('whether run would take it up', () => {
  const running = { row: row({ status: 'running', attempt: 3 }), claims: [claim('shard_001', 3, 1)] };
  const cutOff = record('shard_001', 2, {
    status: 'failed',
    failure: { class: 'interrupted', message: 'x' },
  });

  const cases: readonly (readonly [string, Partial<ExplainInput>, boolean, RerunReason])[] = [
    ['pending: yes', { row: row() }, true, 'pending'],
    ['failed: no', {}, false, 'failed'],
    ['cut off: yes', { records: [cutOff] }, true, 'cut-off'],
    [
      'marked failed by a person after a cut-off attempt: no',
      { row: row({ status: 'failed', attempt: 9 }), records: [cutOff] },
      false,
      'failed',
    ],
    ['owner dead: yes', running, true, 'owner-dead'],
    ['owner alive: no', { ...running, ownerState: () => 'alive' }, false, 'owner-alive'],
    ['no claim to judge by: no', { ...running, claims: [] }, false, 'owner-unknown'],
    ['skipped: no', { row: row({ status: 'skipped' }) }, false, 'skipped'],
    ['verified but stale: no, plan first', { row: row({ status: 'verified', attempt: 2 }) }, false, 'stale'],
    [
      'verified and fresh: no',
      { row: row({ status: 'verified', attempt: 2 }), stale: new Map() },
      false,
      'finished',
    ],
    [
      'verified with nothing to compare: no, and not called stale',
      { row: row({ status: 'verified', attempt: 2 }), stale: new Map([['a', [{ kind: 'no-record' }]]]) },
      false,
      'finished',
    ],
  ];
  test.each(cases)('%s', (_name, changes, willRun, reason) => {
    expect(explain(changes).rerun).toEqual({ willRun, reason });
  });
});

test('attempts are in order, each with its result; a claim without record is unfinished', () => {
  const { attempts } = explainShard({
    ...failedTwice,
    claims: [...failedTwice.claims, claim('shard_001', 3, 3000)],
  });
  expect(
    attempts.map(({ attempt, status, class: cause, signal }) => [attempt, status, cause, signal]),
  ).toEqual([
    [1, 'failed', 'signal', 'SIGKILL'],
    [2, 'failed', 'verify', null],
    [3, 'unfinished', null, null],
  ]);
});

test("an item's problems are those of the newest attempt that looked at it", () => {
  const { items } = explainShard(failedTwice);
  expect(items?.map(({ id, verdict, problems }) => [id, verdict, problems.length])).toEqual([
    ['a', 'verified', 0],
    ['b', 'failed', 1],
  ]);
});

test('without an items file the items that records name are told', () => {
  const { items: _items, stale: _stale, ...rest } = failedTwice;
  expect(explainShard(rest).items?.map(({ id, stale }) => [id, stale])).toEqual([
    ['a', null],
    ['b', null],
  ]);
  expect(explainShard({ ...rest, records: [] }).items).toBeNull();
});

test('an item in no shard is explained as such', () => {
  const explanation = explainItem(item('lost'), undefined);
  expect(explanation.shard).toBeNull();
  expect(itemExplanationText(explanation, layout)).toContain('it is in no shard and would never run');
});

test('the texts are as reviewed', () => {
  expectGolden('present/explain-shard.txt', shardExplanationText(explainShard(failedTwice), layout));
  expectGolden('present/explain-item.txt', itemExplanationText(explainItem(item('b'), failedTwice), layout));
});
