// A batch for the crash suite: real shell workers that note each execution, take a while, write outputs, and partly leave
// a grandchild in a session of its own. And the judge of what must hold once the batch has been run to its end.
import { processesOf } from '../rigs/living-processes.ts';
import type { Ended } from '../rigs/muster-cli.ts';
import { plannedBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { doItems, noteExecution } from '../rigs/worker-scripts.ts';

const worker = [
  noteExecution,
  'echo working',
  'n=${AGENT_BATCH_SHARD_ID#shard_}; n=${n#0}; n=${n#0}',
  '[ $((n % 4)) = 0 ] && setsid sh -c "sleep 300" >/dev/null 2>&1 &',
  'sleep 0.0$((2 + n % 8))',
  doItems,
].join('\n');

export const crashBatch = (shards: number): Promise<TempBatch> => plannedBatch(shards);

export const crashRun = (jobs: number): string[] =>
  shellRun(worker, '--jobs', String(jobs), '--kill-grace', '0');

/** Runs once more, not killed. Whatever died before, this one run has to bring the batch to its end. */
export function finish(batch: TempBatch, jobs: number): Promise<Ended> {
  return batch.run(crashRun(jobs));
}

/** Everything that is wrong with a batch that should be done; sentences. */
export function crashProblems(batch: TempBatch, shards: number): string[] {
  const problems: string[] = [];
  const passed = new Map<string, number>();
  for (const { shard, status } of batch.records())
    if (status !== 'failed') passed.set(shard, (passed.get(shard) ?? 0) + 1);
  const rows = batch.rows();
  if (rows.length !== shards) problems.push(`${rows.length} rows`);
  for (const { shard_id: shard, status, started_at: startedAt } of rows) {
    if (status !== 'verified' || startedAt !== '')
      problems.push(`${shard} is ${status} since '${startedAt}'`);
    if (passed.get(shard) !== 1) problems.push(`${shard} has ${passed.get(shard) ?? 0} passed records`);
  }
  problems.push(...attemptProblems(batch));
  const leftBehind = [
    ...batch.list('_batches'),
    ...batch.list('_batches/records'),
    ...batch.list('_batches/claims'),
  ];
  problems.push(...leftBehind.filter((name) => name.startsWith('.')).map((name) => `${name} is left behind`));
  problems.push(
    ...processesOf(batch.dir).map(({ pid, command }) => `process ${pid} is left: ${command.slice(0, 60)}`),
  );
  return problems;
}

/** Each attempt ran at most once, ran only when claimed, and has one record: nothing is open. */
function attemptProblems(batch: TempBatch): string[] {
  const executions = batch.lines('executions.log');
  const claims = new Set(batch.claims().map(({ shard, attempt }) => `${shard} ${attempt}`));
  const records = new Set(batch.records().map(({ shard, attempt }) => `${shard} ${attempt}`));
  const twice = executions.filter((line, index) => executions.indexOf(line) !== index);
  return [
    ...twice.map((line) => `executed twice: ${line}`),
    ...executions.filter((line) => !claims.has(line)).map((line) => `executed without a claim: ${line}`),
    ...[...claims].filter((line) => !records.has(line)).map((line) => `claimed and never closed: ${line}`),
  ];
}
