// A plan and those who are at work: no live worker loses its ground, and no late one's record counts for another plan.
import { expect, test } from '@jest/globals';
import { plannedBatch, shellRun } from '../rigs/temp-batch.ts';
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
  await batch.must(...planArgs, '--force');
  batch.write('go', '');
  await late.ended;
  expect(batch.record('shard_001', 1).status).toBe('verified');
  expect(batch.statuses()).toEqual(['pending']);
  const again = await batch.run(shellRun(gated));
  expect([again.code, batch.statuses()]).toEqual([0, ['verified']]);
  expect(batch.lines('executions.log')).toEqual(['shard_001 1', 'shard_001 2']);
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
