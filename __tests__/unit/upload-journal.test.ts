// What a leg has uploaded, as the step that cleans up after it reads it.
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { openUploadJournal, readUploadJournal } from '../../src/stores/file/upload-journal.ts';
import { tempDir } from '../rigs/temp-dir.ts';

test('tells the chunk of every shard, what has gone up, and the hash that comes next', async () => {
  await using dir = await tempDir();
  const manifest = dir.inside('batch', 'manifest.tsv');
  const journal = openUploadJournal(manifest);
  journal.began('leg-0-1', ['shard_002', 'shard_003']);
  journal.uploaded([{ shard: 'shard_002', attempt: 2 }], 'a'.repeat(64));
  const known = readUploadJournal(manifest);
  expect([...known.chunkOf]).toEqual([
    ['shard_002', 'leg-0-1'],
    ['shard_003', 'leg-0-1'],
  ]);
  expect(known.isUploaded({ shard: 'shard_002', attempt: 2 })).toBe(true);
  expect(known.isUploaded({ shard: 'shard_002', attempt: 1 })).toBe(false);
  expect(known.last).toBe('a'.repeat(64));
  openUploadJournal(manifest).began('leg-0-0', []);
  expect(readUploadJournal(manifest).last).toBeNull();
});

test('of one that is missing, torn or meddled with it tells what can be understood, and never waits', async () => {
  await using dir = await tempDir();
  const [manifest, path] = [dir.inside('manifest.tsv'), dir.inside('uploads.jsonl')];
  expect(readUploadJournal(manifest).chunkOf.size).toBe(0);
  const journal = openUploadJournal(manifest);
  journal.began('leg-0-0', ['shard_001']);
  appendFileSync(path, 'null\n[1]\n{"uploaded":7}\n{"chunk":"x"');
  expect([...readUploadJournal(manifest).chunkOf.keys()]).toEqual(['shard_001']);
  rmSync(path);
  execFileSync('mkfifo', [path]);
  journal.began('leg-0-1', ['shard_002']);
  expect(readUploadJournal(manifest).chunkOf.size).toBe(0);
});

test('where it can not be written a leg goes on without it', async () => {
  await using dir = await tempDir();
  writeFileSync(dir.inside('file'), '');
  const journal = openUploadJournal(dir.inside('file', 'manifest.tsv'));
  expect(() => journal.uploaded([{ shard: 'shard_001', attempt: 1 }], null)).not.toThrow();
});
