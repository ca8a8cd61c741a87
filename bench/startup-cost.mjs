// How long it takes to begin: the help of the CLI, and a plan of three items through the Action's bundle.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main, withFolder, writeItems } from './batches.mjs';
import { interleave, ratioRow, timeProcess } from './measure.mjs';

const bundle = fileURLToPath(new URL('../dist/index.js', import.meta.url));
const timeNothing = () => timeProcess(process.execPath, ['-e', '0']);

export async function measureHelp() {
  const times = await interleave(21, () => timeProcess(process.execPath, [main, '--help']), timeNothing);
  return [ratioRow('muster --help', times, 1.7)];
}

export function measureBundle() {
  const name = 'bundle: a plan of 3 items';
  if (!existsSync(bundle)) return [{ name, bar: 4, missing: 'there is no dist/index.js' }];
  return withFolder(async (cwd) => {
    writeItems(cwd, 3);
    for (const file of ['output', 'summary', 'state', 'env', 'path']) writeFileSync(join(cwd, file), '');
    const env = {
      INPUT_COMMAND: 'plan',
      INPUT_ITEMS: 'items.tsv',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: cwd,
      GITHUB_OUTPUT: join(cwd, 'output'),
      GITHUB_STEP_SUMMARY: join(cwd, 'summary'),
      GITHUB_STATE: join(cwd, 'state'),
      RUNNER_TEMP: cwd,
    };
    const times = await interleave(
      11,
      () => timeProcess(process.execPath, [bundle], { cwd, env }),
      timeNothing,
    );
    return [ratioRow(name, times, 4)];
  });
}
