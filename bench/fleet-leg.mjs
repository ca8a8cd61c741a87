// What a leg costs beside its agent: a matrix job of one shard, from the start of the process to its end, with the plan
// fetched, the claim made, the outputs verified and the record uploaded. The process is a new one each time, with no compile
// cache: a runner is new, too, and has compiled nothing of ours before.
import { existsSync } from 'node:fs';
import { median, ratioRow, timeProcess } from './measure.mjs';
import { bundle, legInputs, withWorkflow } from './fleet-workflow.mjs';

const rounds = 7;
const secondBar = 1000;
const memoryBar = 200;

export async function measureLeg() {
  const name = 'a leg of one shard, no-op agent';
  if (!existsSync(bundle)) return [{ name, bar: 8, missing: 'there is no bundle' }];
  const legs = [];
  const floors = [];
  for (let round = 0; round < rounds; round++) {
    // Every leg finds a run in which nobody has worked yet.
    const leg = await withWorkflow(1, async ({ workspace, step }) => {
      const { outputs } = await step({ command: 'plan' });
      return step(legInputs(workspace, outputs));
    });
    legs.push(leg);
    floors.push(await timeProcess(process.execPath, ['-e', '0']));
  }
  const ours = median(legs.map(({ ms }) => ms));
  const mb = Math.max(...legs.map((leg) => leg.mb));
  return [
    ratioRow(name, { ours, floor: median(floors) }, 8),
    ratioRow(`${name}, against a second`, { ours, floor: secondBar }, 1),
    { name: `memory of ${name}`, ours: mb, floor: memoryBar, unit: 'MB', ratio: mb / memoryBar, bar: 1 },
  ];
}
