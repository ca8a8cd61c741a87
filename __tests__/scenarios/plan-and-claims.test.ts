// A plan and those who are at work: no live worker loses its ground, and no late one's record counts for another plan.
import { spawn } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { processesOf } from '../rigs/living-processes.ts';
import { musterMain } from '../rigs/muster-cli.ts';
import { itemsTable, plannedBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { doItems, noteExecution } from '../rigs/worker-scripts.ts';

const gated = `${noteExecution}; while [ ! -e go ]; do sleep 0.01; done; ${doItems}`;
const planArgs = ['plan', '--items', 'items.tsv', '--template', 'template.md', '--batch-size', '1'];

test.each(['pending', 'failed', 'verified'])(
  'a shard at work is not planned away from under its agent, though its row says %s',
  async (status) => {
    using batch = await plannedBatch(1);
    const run = batch.start(shellRun(gated));
    await waitUntil('the agent is at work', () => batch.exists('executions.log'));
    const edited = batch.read('_batches/manifest.tsv').replace('\tpending\t', `\t${status}\t`);
    batch.write('_batches/manifest.tsv', edited.replace('\t0\n', '\t1\n'));
    for (const more of [[], ['--force']]) {
      const plan = await batch.run([...planArgs, ...more]);
      expect([plan.code, plan.stderr]).toEqual([5, expect.stringContaining('shard_001 is running')]);
    }
    batch.write('go', '');
    expect((await run.ended).code).toBe(0);
  },
);

test('the record of a late worker of an archived plan does not count in the plan after it', async () => {
  using batch = await plannedBatch(1);
  await batch.must(...planArgs);
  const late = batch.start(shellRun(gated));
  await waitUntil('the agent is at work', () => batch.exists('executions.log'));
  // From here it looks like a worker on another machine, which nobody can judge.
  const claim = JSON.parse(batch.read('_batches/claims/shard_001.1.json')) as { owner: object };
  batch.write(
    '_batches/claims/shard_001.1.json',
    JSON.stringify({ ...claim, owner: { ...claim.owner, host: 'elsewhere', boot: 'another' } }),
  );
  const forced = await batch.must(...planArgs, '--force');
  expect(forced.stderr).toContain(
    '1 shard may still be at work, which nobody can tell from here (shard_001)',
  );
  batch.write('go', '');
  await late.ended;
  expect(batch.record('shard_001', 1).status).toBe('verified');
  expect(batch.statuses()).toEqual(['pending']);
  const again = await batch.run(shellRun(gated));
  expect([again.code, batch.statuses()]).toEqual([0, ['verified']]);
  expect(batch.lines('executions.log')).toEqual(['shard_001 1', 'shard_001 2']);
});

/** Its first attempt at each shard waits for `go`, then spoils the output; later ones do what they are asked. */
const spoiling = [
  'if [ "$AGENT_BATCH_ATTEMPT" = 1 ]; then echo > "started-$AGENT_BATCH_SHARD_ID"',
  'while [ ! -e go ]; do sleep 0.01; done',
  'for file in out/*; do echo "TODO from the dead run" > "$file"; done; exit; fi',
  doItems,
].join('; ');

/** A run that was killed while its agents were at work on the given number of shards; they live on. */
async function killRunAtWork(batch: TempBatch, shards: number): Promise<void> {
  const args = shellRun(spoiling, '--jobs', String(shards));
  const child = spawn(process.execPath, [musterMain, ...args], { cwd: batch.dir, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let n = 1; n <= shards; n++)
    await waitUntil('the agent is at work', () => batch.exists(`started-shard_00${n}`));
  child.kill('SIGKILL');
  await ended;
  expect(processesOf(batch.dir)).not.toEqual([]);
}

test.each(['text', 'json'])(
  'a plan afresh ends the agents of a dead run before it puts their claims aside, and says so: %s',
  async (answer) => {
    using batch = await plannedBatch(2);
    await batch.must(...planArgs);
    await killRunAtWork(batch, 2);
    const forced = await batch.must(...planArgs, '--force', ...(answer === 'json' ? ['--json'] : []));
    if (answer === 'json') {
      const recovered = ['shard_001', 'shard_002'].map((shard) => ({ shard, attempt: 1 }));
      expect(JSON.parse(forced.stdout)).toMatchObject({ recovered, warnings: [] });
    } else {
      expect(forced.stderr).toMatch(/recovered 2 shards: .*had to be ended/);
      expect(forced.stderr).not.toContain('may still be at work');
    }
    expect(processesOf(batch.dir)).toEqual([]);
    for (const shard of ['shard_001', 'shard_002']) {
      const record = batch.read(`_batches/archive/1/records/${shard}.1.json`);
      expect(JSON.parse(record)).toMatchObject({ status: 'failed', failure: { class: 'interrupted' } });
    }
    await batch.must(...shellRun(spoiling));
    // An agent that were still there would write now.
    batch.write('go', '');
    await waitUntil('nobody is at work', () => processesOf(batch.dir).length === 0);
    expect(batch.statuses()).toEqual(['verified', 'verified']);
    expect(batch.read('out/a1.md')).toContain('done by shard_001');
  },
);

test('a plan that keeps the claims leaves the agents of a dead run to the next run, also where their shard is gone', async () => {
  using batch = await plannedBatch(2);
  await batch.must(...planArgs);
  await killRunAtWork(batch, 2);
  batch.write('items.tsv', itemsTable(1));
  await batch.must(...planArgs);
  expect(batch.rows().map((row) => row.shard_id)).toEqual(['shard_001']);
  const run = await batch.must(...shellRun(spoiling));
  expect(run.stderr).toContain('recovered shard_001');
  expect(run.stderr).toContain('recovered shard_002');
  expect(processesOf(batch.dir)).toEqual([]);
  expect(batch.statuses()).toEqual(['verified']);
});

test('a plan over finished work reads each record once', async () => {
  using batch = await plannedBatch(3);
  await batch.must(...planArgs);
  await batch.must(...shellRun(doItems));
  batch.write(
    'count.mjs',
    [
      "import fs from 'node:fs';",
      "import { syncBuiltinESMExports } from 'node:module';",
      'const { openSync, appendFileSync } = fs;',
      'fs.openSync = (path, ...more) => {',
      String.raw`  if (String(path).includes('/records/')) appendFileSync('opened', ${'`${path}\n`'});`,
      '  return openSync(path, ...more);',
      '};',
      'syncBuiltinESMExports();',
    ].join('\n'),
  );
  batch.write('template.md', 'Other words.\n$items\n');
  const plan = await batch.run(planArgs, { NODE_OPTIONS: `--import ${batch.path('count.mjs')}` });
  expect([plan.code, batch.statuses()]).toEqual([0, ['pending', 'pending', 'pending']]);
  expect(batch.lines('opened').toSorted()).toEqual(
    [1, 2, 3].map((n) => `_batches/records/shard_00${n}.1.json`),
  );
});
