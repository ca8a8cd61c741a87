// Legs against a results service that fails them, and what a join leaves for a later run attempt: the bundled Action.
import { expect, test } from '@jest/globals';
import type { StepEnd } from '../rigs/action-rig.ts';
import { GroupJob } from '../rigs/group-job.ts';
import { startResultsService, type ResultsService } from '../rigs/results-service/results-service.ts';

async function planned(service: ResultsService): Promise<Readonly<Record<string, string>>> {
  using job = new GroupJob(service);
  const { outputs } = await job.step({ command: 'plan' });
  return { 'plan-digest': outputs['plan-digest'] ?? '', group: outputs['group'] ?? '' };
}

const textOf = ({ errors }: StepEnd): string => errors.map(({ data }) => data).join('\n');
const namesOf = (service: ResultsService): string[] => service.artifacts().map(({ name }) => name);

test('a leg that can not upload is red and says why; it does not say that another leg has its shard', async () => {
  await using service = await startResultsService();
  const told = await planned(service);
  service.faults.add({ rpc: 'PUT blob', fault: { kind: 'error', status: 403 } });
  using job = new GroupJob(service);
  const step = await job.step({ command: 'shard', leg: '0', ...told });
  expect([step.code, step.outputs['disposition'], step.outputs['pending']]).toEqual([1, 'failed', '1']);
  expect(textOf(step)).toContain('403');
  expect(step.stdout).not.toContain('at work in another leg');
  expect(namesOf(service).filter((name) => name.includes('-claim-'))).toHaveLength(3);
});

test('records that could not be uploaded at the end of a leg are uploaded by its post step', async () => {
  await using service = await startResultsService();
  const told = await planned(service);
  const isRecord = ({ body }: { readonly body: Buffer }): boolean => body.toString().includes('-record-');
  service.faults.add({ rpc: 'CreateArtifact', when: isRecord, fault: { kind: 'error', status: 400 } });
  using job = new GroupJob(service);
  const step = await job.step({ command: 'shard', leg: '0', ...told });
  expect([step.code, namesOf(service).filter((name) => name.includes('-record-'))]).toEqual([1, []]);
  service.faults.clear();
  const post = await job.rig.post({ ...job.env(), INPUT_COMMAND: 'shard' });
  expect(post.code).toBe(0);
  using last = new GroupJob(service);
  const joined = await last.step({ command: 'join', ...told });
  expect(joined.outputs).toMatchObject({ verified: '1', missing: '2' });
  // And the next run attempt is told which those are.
  expect(namesOf(service)).toContain('muster-batch-undone-1');
});
