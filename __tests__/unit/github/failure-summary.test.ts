// The summary of a command that could not begin.
import { expect, test } from '@jest/globals';
import type { Failure } from '../../../src/core/failure.ts';
import { renderFailureSummary } from '../../../src/github/failure-summary.ts';

const missing: Failure = { reason: 'file-missing', at: { file: 'items.tsv' }, role: 'items' };
const empty = (line: number): Failure => ({ reason: 'item-id-empty', at: { file: 'items.tsv', line } });

test('every failure has its place, and a remedy that several in a row share is said once', () => {
  expect(renderFailureSummary('nothing was planned', [empty(2), empty(3), missing], 10_000)).toBe(
    [
      '## ❌ Muster: nothing was planned\n',
      '- <code>items.tsv&#58;2</code>: items.tsv contains an empty item_id',
      '- <code>items.tsv&#58;3</code>: items.tsv contains an empty item_id<br>give every row an id of its own',
      "- <code>items.tsv</code>: no such items file: 'items.tsv'<br>check input items, and that a step before this one checks the repository out\n",
    ].join('\n'),
  );
});

test('what others wrote is no markup', () => {
  const hostile: Failure = { ...missing, at: { file: '@octocat <b>[x](http://evil)\n::error::x' } };
  expect(renderFailureSummary('nothing was run', [hostile], 10_000)).not.toMatch(
    /@octocat|<b>|\]\(|http:\/\/|::error/,
  );
});

test('20 are shown and the others counted, within the limit or not at all', () => {
  const many = Array.from({ length: 2000 }, (_, n) => empty(n));
  const text = renderFailureSummary('nothing was planned', many, 100_000);
  expect(text.match(/^- /gm)).toHaveLength(20);
  expect(text).toContain('… and 1980 more');
  expect(renderFailureSummary('nothing was planned', many, 1000)).toBe('');
});
