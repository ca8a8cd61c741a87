// kill -9 at each named point of a run, and a few times at random; then one more run. Nothing finished is lost, nothing
// runs twice under one attempt, nothing is left behind.
import { expect, test } from '@jest/globals';
import { faultPoints } from '../../src/stores/file/fault-point.ts';
import { processesOf } from '../rigs/living-processes.ts';
import { crashBatch, crashProblems, crashRun, finish } from './crash-batch.ts';
import { crashSeed, killAtRandom } from './random-kills.ts';

const shards = 12;
const jobs = 3;

const points = faultPoints.flatMap((point) => (point.includes('manifest') ? [point] : [point, `${point}:5`]));

test('the points are those the suite is about', () => {
  expect(faultPoints).toEqual([
    'after-claim',
    'mid-child',
    'after-child',
    'mid-record',
    'after-record',
    'mid-manifest',
    'after-manifest',
  ]);
});

test.each(points)('a run killed at %s is finished by the next', async (point) => {
  using batch = await crashBatch(shards);
  const killed = await batch.run(crashRun(jobs), { MUSTER_FAULT_POINT: point });
  expect(killed.signal).toBe('SIGKILL');
  const verifiedBefore = batch
    .records()
    .filter((record) => record.status === 'verified')
    .map((record) => record.shard);
  const ended = await finish(batch, jobs);
  expect({ code: ended.code, problems: crashProblems(batch, shards) }).toEqual({ code: 0, problems: [] });
  for (const shard of verifiedBefore) expect(batch.row(shard).attempt).toBe('1');
});

test('runs killed one after the other at every point add up to a finished batch', async () => {
  using batch = await crashBatch(30);
  for (const point of faultPoints) {
    const killed = await batch.run(crashRun(jobs), { MUSTER_FAULT_POINT: `${point}:2` });
    // The manifest may be written only once in what is left of the batch; then the run ends well.
    expect(killed.signal === 'SIGKILL' || killed.code === 0).toBe(true);
  }
  const ended = await finish(batch, jobs);
  expect({ code: ended.code, problems: crashProblems(batch, 30) }).toEqual({ code: 0, problems: [] });
});

test('ten kills at random moments lose nothing', async () => {
  const seed = crashSeed();
  const { kills, problems } = await killAtRandom(10, seed);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(kills).toBeGreaterThanOrEqual(10);
});

test('the judge of this suite sees a lost record, a second execution, a torn manifest and an orphan', async () => {
  using batch = await crashBatch(2);
  expect((await finish(batch, 1)).code).toBe(0);
  expect(crashProblems(batch, 2)).toEqual([]);
  const record = batch.read('_batches/records/shard_001.1.json');
  batch.write(
    '_batches/records/shard_001.2.json',
    record.replace('"attempt":1', '"attempt":2').replace('"attempt": 1', '"attempt": 2'),
  );
  batch.write('executions.log', `${batch.read('executions.log')}shard_002 1\n`);
  expect(crashProblems(batch, 2)).toEqual(['shard_001 has 2 passed records', 'executed twice: shard_002 1']);
  batch.write('_batches/manifest.tsv', batch.read('_batches/manifest.tsv').slice(0, -5));
  expect(() => crashProblems(batch, 2)).toThrow('not whole');
  const { spawn } = await import('node:child_process');
  const orphan = spawn('sleep', ['300'], { cwd: batch.dir });
  const gone = new Promise((resolve) => orphan.once('close', resolve));
  await new Promise((resolve) => orphan.once('spawn', resolve));
  expect(processesOf(batch.dir).map(({ pid }) => pid)).toEqual([orphan.pid]);
  orphan.kill('SIGKILL');
  await gone;
});
