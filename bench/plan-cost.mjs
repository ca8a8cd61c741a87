// plan + build-prompts of 100,000 items in 10,000 shards, against writing the same bytes to the same files.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planArgs, promptArgs, withFolder, writeItems } from './batches.mjs';
import { interleave, ratioRow, timeCode, timeProcess } from './measure.mjs';

/**
 * Both write to a new folder each time, and what the turn before has written is put aside, not deleted: an ext4 without
 * a journal doesn't give the inode of a deleted file away for minutes, and looks at every one of them at each create,
 * which then costs up to thirty times as much. Two starts of Node are a part of the floor, as of every other floor here.
 */
export function measurePlan() {
  return withFolder(async (folder) => {
    const batchDir = join(folder, '_batches');
    let turns = 0;
    const putAside = () => renameSync(batchDir, join(folder, `aside-${++turns}`));
    writeItems(folder, 100_000);
    await timePlan(folder);
    const files = filesOf(batchDir);
    const start = () => timeProcess(process.execPath, ['-e', '0'], { cwd: folder });
    const ours = () => (putAside(), timePlan(folder));
    const floor = async () => (
      putAside(),
      (await start()) + (await start()) + (await timeCode(() => writeAll(batchDir, files)))
    );
    return [
      ratioRow('plan + build-prompts, 100,000 items in 10,000 shards', await interleave(5, ours, floor), 2),
    ];
  });
}

async function timePlan(cwd) {
  const plan = await timeProcess(process.execPath, planArgs, { cwd });
  return plan + (await timeProcess(process.execPath, promptArgs, { cwd }));
}

function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]);
}

function writeAll(folder, files) {
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
}
