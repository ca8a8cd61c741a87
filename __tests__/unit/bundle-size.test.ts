// What leaves a leg must be what a join reads: sizes of records and of artifacts.
import { hash } from 'node:crypto';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  maxBundleBytes,
  maxBundledFileBytes,
  maxKeptBytes,
  maxOutputBytes,
  partsOf,
} from '../../src/core/groups/bundle-size.ts';
import { outputPath, promptPath, type BundledRecord } from '../../src/core/groups/record-bundle.ts';
import { openRedactor } from '../../src/core/security/redact.ts';
import { bundleRecord } from '../../src/engine/leg/bundle-record.ts';
import { defaultUnpackLimits } from '../../src/github/artifacts/unpack-zip.ts';
import { record, row } from '../rigs/batch-facts.ts';
import { TempBatch } from '../rigs/temp-batch.ts';

const sized = (shard: string, bytes: number): BundledRecord => ({
  fence: { runAttempt: 1, attempt: 1, owner: 'me' },
  record: record(shard, 1),
  files: [{ path: outputPath(shard), bytes: { length: bytes } as Uint8Array }],
});
const shapeOf = (sizes: readonly number[]): number[][] =>
  Array.from(partsOf(sizes.map((bytes, index) => sized(`s${index}`, bytes))), (part) =>
    part.map(({ files }) => files[0]?.bytes.length ?? 0),
  );

test('the largest artifact that a leg makes is one that a join reads, packed badly or well', () => {
  const withLogAndPrompt = maxOutputBytes + 2 * maxBundledFileBytes;
  const largest = 1.1 * Math.max(maxBundleBytes, withLogAndPrompt);
  expect(largest).toBeLessThan(defaultUnpackLimits.packedBytes);
  expect(largest).toBeLessThan(defaultUnpackLimits.totalBytes);
});

test('records are cut into parts in their order, and one that is too large for any goes alone', () => {
  const half = maxBundleBytes / 2;
  expect(shapeOf([half, half, half])).toEqual([[half, half], [half]]);
  expect(shapeOf([1, 3 * half, 1, 1])).toEqual([[1], [3 * half], [1, 1]]);
  expect(shapeOf([])).toEqual([]);
});

test('where nothing can be searched, the names of files changed elsewhere stay, and their number leaves', () => {
  const redactor = {
    ...openRedactor([]),
    text: () => {
      throw new RangeError('too much');
    },
  };
  const sources = { workdir: '.', redactor, row: row(), items: [], isOutdated: false };
  const { record: left } = bundleRecord(record('shard_001', 1, { outOfScope: ['a', 'b'] }), 1, sources);
  expect(left.outOfScope).toBeUndefined();
  expect(left.failure).toMatchObject({
    class: 'secret',
    message: expect.stringContaining('; it changed 2 files outside of its outputs'),
  });
});

test('a shard whose outputs are larger together than an artifact may be fails with that reason, and brings none of them', () => {
  using batch = new TempBatch();
  mkdirSync(batch.path('out'));
  const size = 60 * 2 ** 20;
  const items = Array.from({ length: Math.floor(maxOutputBytes / size) + 1 }, (_, index) => ({
    id: `i${index}`,
    source: '',
    output: `out/${index}`,
    qc: '',
    notes: '',
    line: index + 2,
  }));
  for (const { output } of items) {
    writeFileSync(batch.path(output), '');
    truncateSync(batch.path(output), size);
  }
  const sources = { workdir: batch.path('.'), redactor: openRedactor([]), row: row(), isOutdated: false };
  const verified = record('shard_001', 1, { status: 'verified' });
  const large = bundleRecord(verified, 1, { ...sources, items });
  expect(large).toMatchObject({
    withheld: 'too-large',
    files: [],
    record: { status: 'failed', failure: { class: 'verify', message: expect.stringContaining('uploaded') } },
  });
  const small = bundleRecord(verified, 1, { ...sources, items: items.slice(0, 1) });
  expect(small).toMatchObject({ record: { status: 'verified' }, files: [{ path: 'files/out/0' }] });
});

test('what a plan carries leaves room for the plan in what legs and join read', () => {
  expect(maxKeptBytes).toBeLessThan(0.9 * defaultUnpackLimits.totalBytes);
});

test('a prompt that is another than the one which ran stays behind', () => {
  using batch = new TempBatch();
  const prompt = 'do it\n';
  batch.write('p.md', prompt);
  const sources = {
    workdir: batch.path('.'),
    redactor: openRedactor([]),
    row: row({ promptPath: 'p.md' }),
    items: [],
    isOutdated: false,
  };
  const pathsOf = () =>
    bundleRecord(record('shard_001', 1, { promptDigest: hash('sha256', prompt) }), 1, sources).files.map(
      ({ path }) => path,
    );
  expect(pathsOf()).toEqual([promptPath('shard_001')]);
  batch.write('p.md', 'do evil\n');
  expect(pathsOf()).toEqual([]);
});
