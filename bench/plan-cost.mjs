// plan + build-prompts of 100,000 items in 10,000 shards, against writing the same bytes to the same files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planArgs, promptArgs, withFolder, writeItems } from './batches.mjs';
import { interleave, ratioRow, timeCode, timeProcess } from './measure.mjs';

export async function measurePlan() {
  const files = await withFolder(async (folder) => {
    await planAt(folder);
    return filesOf(join(folder, '_batches'));
  });
  const times = await interleave(
    3,
    () => withFolder(planAt),
    () => withFolder((folder) => timeCode(() => writeAll(join(folder, '_batches'), files))),
  );
  return [ratioRow('plan + build-prompts, 100,000 items in 10,000 shards', times, 2)];
}

async function planAt(folder) {
  writeItems(folder, 100_000);
  const plan = await timeProcess(process.execPath, planArgs, { cwd: folder });
  return plan + (await timeProcess(process.execPath, promptArgs, { cwd: folder }));
}

function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]);
}

function writeAll(folder, files) {
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
}
