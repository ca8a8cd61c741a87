// What a run costs beyond its children, and whether a shard costs the same in a batch ten times as large.
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main, withFolder, writeManifest } from './batches.mjs';
import { interleave, ratioRow, timeProcess } from './measure.mjs';

const command = 'cat >/dev/null';
const floorScript = fileURLToPath(new URL('run-floor.mjs', import.meta.url));

let turns = 0;

/** A fresh batch; the one before is put aside, not deleted, for the reason told in plan-cost.mjs. */
function freshBatch(folder, shards) {
  const batchDir = join(folder, '_batches');
  if (existsSync(batchDir)) renameSync(batchDir, join(folder, `aside-${++turns}`));
  writeManifest(folder, shards);
}

function timeRun(folder, shards) {
  freshBatch(folder, shards);
  const args = [
    main,
    'run',
    '--manifest',
    '_batches/manifest.tsv',
    '--runner',
    'shell',
    '--shell-command',
    command,
    '--jobs',
    '16',
  ];
  return timeProcess(process.execPath, args, { cwd: folder });
}

function timeFloor(folder, shards) {
  freshBatch(folder, shards);
  const args = [floorScript, folder, String(shards), '16', `exec 2>&1; ${command}`];
  return timeProcess(process.execPath, args, { cwd: folder });
}

export function measureRun() {
  return withFolder(async (folder) => {
    await timeRun(folder, 1000);
    const times = await interleave(
      5,
      () => timeRun(folder, 1000),
      () => timeFloor(folder, 1000),
    );
    return [ratioRow('run of 1,000 no-op shards, 16 jobs', times, 1.3)];
  });
}

/** Milliseconds a shard; the small batch is measured around the large one. */
export function measureScale() {
  return withFolder(async (folder) => {
    const before = await timeRun(folder, 1000);
    const large = await timeRun(folder, 10_000);
    const after = await timeRun(folder, 1000);
    const times = { ours: large / 10_000, floor: (before + after) / 2 / 1000 };
    return [ratioRow('a shard of 10,000 against one of 1,000', times, 1.15)];
  });
}
