import { describe, expect, test } from '@jest/globals';
import type { ManifestRow, ShardStatus } from '../../../src/core/batch/manifest-row.ts';
import type { ReportRecord } from '../../../src/core/report/newest-records.ts';
import { buildStatus } from '../../../src/core/report/status.ts';
import { renderSummary, summaryLimitBytes, type SummaryInput } from '../../../src/github/summary.ts';
import { record, row } from '../../rigs/batch-facts.ts';
import { expectGolden } from '../../rigs/golden-text.ts';

const ownerState = () => 'unknown' as const;

function inputOf(rows: readonly ManifestRow[], records: readonly ReportRecord[]): SummaryInput {
  const report = buildStatus({
    manifest: '_batches/manifest.tsv',
    rows,
    claims: [],
    records,
    nowMs: 0,
    ownerState,
  });
  return { title: 'Muster: docs', report, rows, records };
}

const failure = {
  class: 'task',
  message: '@octocat <script>alert(1)</script> | [x](http://evil)\n::error::x',
} as const;
const mixed = inputOf(
  (['verified', 'pending', 'failed', 'skipped', 'running', 'succeeded'] as ShardStatus[]).map((status, n) =>
    row({ shardId: `shard_00${n}`, status, attempt: status === 'pending' ? 0 : 1, lastItem: 'z' }),
  ),
  [
    record('shard_000', 1, { durationMs: 61_000, usage: { inputTokens: 10, costUsd: 0.125 } }),
    record('shard_002', 1, { status: 'failed', durationMs: 1000, failure }),
  ],
);

test('the summary is as reviewed: worst first, causes, counts', () => {
  expectGolden('present/summary.md', renderSummary(mixed));
});

test('nothing that an agent wrote gets through as markup', () => {
  const text = renderSummary(mixed);
  expect(text).not.toMatch(/@octocat|<script|\]\(|http:\/\/|::error/);
  expect(text).toContain('octocat');
});

test('a shard that left no record is missing, first and counted as such, whatever its row says', () => {
  const text = renderSummary({ ...mixed, missing: new Set(['shard_001']) });
  expect(text.match(/^\| <code>shard_00\d<\/code> \| [^|]*/gm)?.slice(0, 3)).toEqual([
    '| <code>shard_001</code> | ❓ missing ',
    '| <code>shard_002</code> | ❌ failed ',
    '| <code>shard_004</code> | ⏳ running ',
  ]);
  expect(text).toMatch(/shard_001.* it left no record \|\n/);
  expect(text).toMatch(/^\| ❓ missing \| ❌ failed \|/m);
  expect(text).not.toContain('pending');
});

test('the first problems are listed, as text, and the others counted', () => {
  const problem = { item: '<a>', path: 'out/@x|', reason: 'output-missing' } as const;
  const first = Array.from({ length: 30 }, (_, n) => ({ shard: `s${n}`, problem }));
  const text = renderSummary({ ...mixed, problems: { first, total: 70 } });
  expect(text.match(/^\| <code>s\d+<\/code> \| .*\|$/gm)).toHaveLength(20);
  expect(text).toContain(
    '| <code>s0</code> | <code>&#60;a&#62;</code> | missing output: out/&#64;x&#124; |\n',
  );
  expect(text).toContain('\nand 50 more problems\n\n### Shards');
  expect(renderSummary(mixed)).not.toContain('Problems');
});

test('files outside of the outputs are listed, as text', () => {
  const changes = ['<b>', 'b', 'c', 'd', 'e', 'f'];
  const text = renderSummary(
    inputOf(
      [row({ shardId: 's1', status: 'verified', attempt: 1 })],
      [record('s1', 1, { outOfScope: changes })],
    ),
  );
  expect(text).toContain(
    '### Changed outside of the outputs\n\n| shard | files | which |\n| --- | ---: | --- |\n| <code>s1</code> | 6 | <code>&#60;b&#62;</code>, <code>b</code>, ',
  );
  expect(renderSummary(mixed)).not.toContain('outside');
});

describe('the limit', () => {
  const rows = Array.from({ length: 20_000 }, (_, n) =>
    row({
      shardId: `shard_${n}`,
      status: n === 19_999 ? 'failed' : 'verified',
      attempt: 1,
      firstItem: '漢字'.repeat(20),
      lastItem: 'z',
    }),
  );
  const text = renderSummary(inputOf(rows, []));

  test('20,000 shards fit into 1 MiB of UTF-8, nearly filling it', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(summaryLimitBytes);
    expect(Buffer.byteLength(text)).toBeGreaterThan(summaryLimitBytes - 1000);
  });

  test('only whole rows are cut, and the text says how many', () => {
    const shown = text.match(/^\| <code>shard_\d+<\/code> \|.*\|$/gm)?.length ?? 0;
    expect(text).toContain(`${20_000 - shown} of 20000 shards are not shown`);
  });

  test('what is cut is good: the failed shard, last of the manifest, is shown first', () => {
    expect(/^\| <code>(shard_\d+)<\/code>/m.exec(text)?.[1]).toBe('shard_19999');
  });

  test.each([0, 10, 100, 600, 1000, 2000])('a remaining budget of %d bytes is kept', (limitBytes) => {
    expect(Buffer.byteLength(renderSummary({ ...mixed, limitBytes }))).toBeLessThanOrEqual(limitBytes);
  });
});

test('a batch of which nothing was done has no green mark, though all of it was skipped by hand', () => {
  const skipped = ['shard_001', 'shard_002'].map((shardId) => row({ shardId, status: 'skipped' }));
  expect(renderSummary(inputOf(skipped, []))).toMatch(/^## ⏳ Muster: docs: 0 of 2 shards done\n/);
  const one = [...skipped, row({ shardId: 'shard_003', status: 'verified', attempt: 1 })];
  expect(renderSummary(inputOf(one, [record('shard_003', 1)]))).toMatch(/^## ✅ /);
});
