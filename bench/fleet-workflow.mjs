// A workflow run on this machine for measuring: the results service on loopback, a workspace, and steps of the bundled
// Action with a job's environment. The service is the rig of the tests, which Node runs as it is.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startResultsService } from '../__tests__/rigs/results-service/results-service.ts';
import { idOf, outputOf, qcOf, withFolder, writeItems } from './batches.mjs';
import { timeProcess } from './measure.mjs';

export const bundle =
  process.env.MUSTER_BENCH_BUNDLE ?? fileURLToPath(new URL('../dist/index.js', import.meta.url));
const preload = new URL('report-memory.mjs', import.meta.url).href;
const commandFiles = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH'];

/** Answers with the folder and `step(inputs)`, which gives milliseconds, peak megabytes and outputs of one step. */
export function withWorkflow(items, use) {
  return withFolder(async (folder) => {
    await using service = await startResultsService();
    const workspace = join(folder, 'workspace');
    for (const name of ['workspace', 'temp']) mkdirSync(join(folder, name));
    writeItems(workspace, items);
    const given = { items: 'items.tsv', template: 'template.md', 'batch-size': '1', group: 'bench' };
    const step = async (inputs) => {
      for (const name of commandFiles) writeFileSync(join(folder, name), '');
      const all = { ...given, ...inputs };
      const env = {
        ...Object.fromEntries(
          Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
        ),
        ...Object.fromEntries(commandFiles.map((name) => [name, join(folder, name)])),
        ...service.env(1),
        GITHUB_ACTIONS: 'true',
        GITHUB_RUN_ID: '1',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: join(folder, 'temp'),
        BENCH_MEMORY: join(folder, 'memory'),
      };
      const ms = await timeProcess(process.execPath, ['--import', preload, bundle], { cwd: workspace, env });
      const mb = Number(readFileSync(join(folder, 'memory'), 'utf8')) / 1024;
      return { ms, mb, outputs: outputsOf(readFileSync(join(folder, 'GITHUB_OUTPUT'), 'utf8')) };
    };
    // Awaited here: the service ends with this block.
    return await use({ folder, workspace, service, step });
  });
}

/** `name<<delimiter`, lines, `delimiter`. */
function outputsOf(text) {
  return Object.fromEntries(
    [...text.matchAll(/^(.+?)<<(.+)\n([^]*?)\n?\2$/gm)].map(([, name, , value]) => [name, value]),
  );
}

/** Inputs of a leg whose agent does next to nothing: shell built-ins write what the one item wants. */
export function legInputs(workspace, outputs) {
  const [output, qc] = [outputOf(0), qcOf(0)];
  for (const path of [output, qc]) mkdirSync(join(workspace, path, '..'), { recursive: true });
  const agent = `cat >/dev/null; echo done >${output}; echo '{"item_id": "${idOf(0)}", "pass": true}' >${qc}`;
  const fromPlan = {
    'plan-digest': outputs['plan-digest'],
    leg: '0',
    legs: outputs['leg-count'],
  };
  return { command: 'shard', runner: 'shell', 'shell-command': agent, ...fromPlan };
}
