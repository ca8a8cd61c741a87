// plan + build-prompts of 100,000 items in 10,000 shards, against writing the same bytes to the same files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planArgs, promptArgs, withFolder, writeItems } from './batches.mjs';
import { interleave, ratioRow, timeCode, timeProcess } from './measure.mjs';

/**
 * Both write to the same folder in turns: where a disk puts a file, and whether it has been there before, decides what
 * creating it costs.
 */
export function measurePlan() {
  return withFolder(async (folder) => {
    const batchDir = join(folder, '_batches');
    const clear = () => rmSync(batchDir, { recursive: true, force: true });
    writeItems(folder, 100_000);
    await timePlan(folder);
    const files = filesOf(batchDir);
    const ours = () => (clear(), timePlan(folder));
    const floor = () => (clear(), timeCode(() => writeAll(batchDir, files)));
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
