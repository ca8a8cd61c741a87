// The contract of the Records port, held by every implementation.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Failure } from '../../src/core/failure.ts';
import type { Records } from '../../src/ports/records.ts';
import { openFileRecords } from '../../src/stores/file/records.ts';
import { record } from '../rigs/batch-facts.ts';

function recordsContract(name: string, newPlace: () => () => Records): void {
  describe(`records in ${name}`, () => {
    test('a record comes back as it was written', async () => {
      const open = newPlace();
      const written = record('shard_001', 1, {
        items: [{ id: 'é日本🎉', row: 'r', source: null, verdict: 'verified', output: 'o' }],
        usage: { inputTokens: 3, costUsd: 0.25 },
      });
      expect(await open().write(written)).toBe('written');
      expect(await open().list()).toEqual([written]);
    });

    test("a late worker's record never replaces the one that stands", async () => {
      const open = newPlace();
      await open().write(record('shard_001', 1, { status: 'failed' }));
      expect(await open().write(record('shard_001', 1, { status: 'verified' }))).toBe('taken');
      expect(await open().list()).toMatchObject([{ status: 'failed' }]);
    });

    test('of many at once exactly one stands', async () => {
      const open = newPlace();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) => open().write(record('shard_001', 1, { exitCode: n }))),
      );
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      expect(await open().list()).toHaveLength(1);
    });
  });
}

function place(): { folder: string; open: (warn?: (failure: Failure) => void) => ReturnType<typeof openFileRecords> } {
  const folder = join(mkdtempSync(join(tmpdir(), 'muster-records-')), 'records');
  return { folder, open: (warn = () => {}) => openFileRecords(folder, 'records', warn) };
}

recordsContract('files', () => {
  const { open } = place();
  return () => open();
});

describe('record files that are not what they seem', () => {
  test.each([
    ['torn', '{"format":"muster.record/1","sha'],
    ['empty', ''],
    ['of a newer format', '{"format":"muster.record/2"}'],
    ['of another shard', JSON.stringify(record('shard_002', 1))],
  ])('a file that is %s is passed over with one warning', (_, text) => {
    const { folder, open } = place();
    mkdirSync(folder);
    writeFileSync(join(folder, 'shard_001.1.json'), text);
    const warnings: Failure[] = [];
    const records = open((failure) => warnings.push(failure));
    expect(records.outcomes()).toEqual([]);
    expect(records.outcomes()).toEqual([]);
    expect(warnings).toMatchObject([{ reason: 'record-invalid', at: { file: 'records/shard_001.1.json' } }]);
  });

  test('temp files of a crash are not taken for records and do not hinder the next write', async () => {
    const { folder, open } = place();
    mkdirSync(folder);
    writeFileSync(join(folder, `.shard_001.1.json.${process.pid}`), '{"half');
    expect(open().outcomes()).toEqual([]);
    expect(await open().write(record('shard_001', 1))).toBe('written');
    expect(readdirSync(folder)).toEqual(['shard_001.1.json']);
  });
});
