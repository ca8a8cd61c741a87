// What the join of a large run costs: 10,000 records over 256 legs, downloaded, checked and verified again, against the
// time and memory that a job may take, and against a run of a tenth.
import { existsSync } from 'node:fs';
import { openArtifactStore } from '../build/github/artifacts/artifact-store.js';
import { nodeClock } from '../build/wire/node-clock.js';
import { uploadRecords } from './fleet-records.mjs';
import { bundle, withWorkflow } from './fleet-workflow.mjs';

const secondsBar = 60;
const memoryBar = 400;
/** As many records an artifact in the small run as in the large one. */
const recordsOfLeg = 10_000 / 256;

export async function measureJoin() {
  const name = 'join of 10,000 records';
  if (!existsSync(bundle)) return [{ name, bar: 1, missing: 'there is no bundle' }];
  // The small one is measured around the large one.
  const before = await joinOf(1000);
  const large = await joinOf(10_000);
  const after = await joinOf(1000);
  const small = (before.ms + after.ms) / 2 / 1000;
  const each = large.ms / 10_000;
  const seconds = large.ms / 1000;
  return [
    { name, ours: seconds, floor: secondsBar, unit: 's', ratio: seconds / secondsBar, bar: 1 },
    {
      name: `memory of the ${name}`,
      ours: large.mb,
      floor: memoryBar,
      unit: 'MB',
      ratio: large.mb / memoryBar,
      bar: 1,
    },
    {
      name: 'a joined record of 10,000 against one of 1,000',
      ours: each,
      floor: small,
      unit: 'ms',
      ratio: each / small,
      bar: 1.2,
    },
  ];
}

function joinOf(records) {
  return withWorkflow(records, async ({ folder, workspace, service, step }) => {
    const { outputs } = await step({ command: 'plan' });
    await asJob(service, folder, () =>
      uploadRecords(
        workspace,
        openArtifactStore({ clock: nodeClock }),
        'bench',
        Math.round(records / recordsOfLeg),
      ),
    );
    const joined = await step({ command: 'join', 'plan-digest': outputs['plan-digest'] });
    if (joined.outputs.disposition !== 'satisfied')
      throw new Error(`the join of ${records} records was ${joined.outputs.disposition}`);
    return joined;
  });
}

/** This process is a leg meanwhile: the client looks into the environment. */
async function asJob(service, folder, work) {
  const before = { ...process.env };
  Object.assign(process.env, service.env(1), { GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder });
  delete process.env.GITHUB_SERVER_URL;
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
