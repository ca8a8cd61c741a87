// The group commit of a run whose manifest can't be written for a while: what is told of it, and how often.
import { expect, test } from '@jest/globals';
import { utimesSync, writeFileSync } from 'node:fs';
import type { Failure } from '../../src/core/failure.ts';
import { fail, ok } from '../../src/core/result.ts';
import { renderManifest } from '../../src/core/batch/manifest-codec.ts';
import { openManifestKeeper } from '../../src/engine/manifest-keeper.ts';
import { openBatchDir } from '../../src/stores/file/batch-dir.ts';
import { row, someOwner } from '../rigs/batch-facts.ts';
import { tempDir } from '../rigs/temp-dir.ts';
import { waitUntil } from '../rigs/wait-until.ts';

test('trouble is told once, again when it is another one, and again when it came back', async () => {
  const cut: Failure = { reason: 'manifest-empty', at: { file: 'm' } };
  const full: Failure = { reason: 'file-unwritable', at: { file: 'm' }, error: 'ENOSPC' };
  const outcomes = [fail(cut), fail(cut), fail(full), fail(full), ok([]), fail(full)];
  const told: Failure[] = [];
  let next = 0;
  let due: (() => void) | undefined;
  const after = (_ms: number, callback: () => void) => {
    due = callback;
    return () => {};
  };
  const commit = async () => outcomes[next++] ?? ok([]);
  const keeper = openManifestKeeper({ commit }, { now: () => 0, after }, (failure) => told.push(failure));
  for (let turn = 1; turn <= outcomes.length; turn++) {
    keeper.touch();
    // The wait is open at once, or as soon as the commit before has ended.
    await waitUntil('a commit is due', () => due !== undefined);
    const callback = due;
    due = undefined;
    callback?.();
    await waitUntil('the commit began', () => next === turn);
  }
  await keeper.close();
  expect(told).toEqual([cut, full, full]);
});

test('a manifest that can not be read is not read again before it changes', async () => {
  await using dir = await tempDir();
  const manifestPath = dir.inside('manifest.tsv');
  const batch = openBatchDir({ manifestPath, owner: someOwner, ownerState: () => 'alive', warn: () => {} });
  const good = renderManifest([
    row({ promptPath: 'shard_001.prompt.md', logPath: 'run-logs/shard_001.log' }),
  ]);
  writeFileSync(manifestPath, 'x'.repeat(good.length));
  utimesSync(manifestPath, 1000, 1000);
  expect(batch.rowsIfEdited()).toBeUndefined();
  writeFileSync(manifestPath, good);
  utimesSync(manifestPath, 1000, 1000);
  expect(batch.rowsIfEdited()).toBeUndefined();
  utimesSync(manifestPath, 1005, 1005);
  expect(batch.rowsIfEdited()).toMatchObject([{ shardId: 'shard_001' }]);
});
