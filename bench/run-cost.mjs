// What a run costs beyond its children, and whether a shard costs the same in a batch ten times as large.
import { fileURLToPath } from 'node:url';
import { main, withFolder, writeManifest } from './batches.mjs';
import { interleave, ratioRow, timeProcess } from './measure.mjs';

const command = 'cat >/dev/null';
const floorScript = fileURLToPath(new URL('run-floor.mjs', import.meta.url));

const timeRun = (shards) =>
  withFolder((folder) => {
    writeManifest(folder, shards);
    const args = [main, 'run', '--manifest', '_batches/manifest.tsv', '--runner', 'shell', '--shell-command', command, '--jobs', '16'];
    return timeProcess(process.execPath, args, { cwd: folder });
  });

const timeFloor = (shards) =>
  withFolder((folder) => {
    writeManifest(folder, shards);
    return timeProcess(process.execPath, [floorScript, folder, String(shards), '16', `exec 2>&1; ${command}`], { cwd: folder });
  });

export async function measureRun() {
  const times = await interleave(3, () => timeRun(1000), () => timeFloor(1000));
  return [ratioRow('run of 1,000 no-op shards, 16 jobs', times, 1.3)];
}

/** Milliseconds a shard; the small batch is measured around the large one. */
export async function measureScale() {
  const before = await timeRun(1000);
  const large = await timeRun(10_000);
  const after = await timeRun(1000);
  const times = { ours: large / 10_000, floor: (before + after) / 2 / 1000 };
  return [ratioRow('a shard of 10,000 against one of 1,000', times, 1.15)];
}
