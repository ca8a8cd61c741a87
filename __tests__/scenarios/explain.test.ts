// `muster explain` and `muster status` after something went wrong: the built command on a batch that really ran.
import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { plannedBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';

const good =
  'mkdir -p out qc; n=${AGENT_BATCH_SHARD_ID#shard_00}; echo text > out/a$n.md; printf \'{"pass": true}\' > qc/a$n.json';

const explained = async (batch: TempBatch, name: string, ...more: string[]): Promise<string> =>
  (await batch.must('explain', name, ...more)).stdout;

test('an output that was spoiled or deleted after it was verified is not called unchanged', async () => {
  using batch = await plannedBatch(1);
  await batch.must(...shellRun(good));
  expect(await explained(batch, 'a1')).toContain('since then unchanged\n');
  batch.write('out/a1.md', 'TODO');
  expect(await explained(batch, 'a1')).toContain('since then its output changed\n');
  rmSync(batch.path('out/a1.md'));
  rmSync(batch.path('qc/a1.json'));
  const text = await explained(batch, 'shard_001');
  expect(text).toMatch(/a1 {4}verified {2}its output is gone, its QC file is gone\n/);
  expect(text).toContain('`muster run --shard shard_001` runs it all the same\n');
});

test('of an agent that gave up, the problems of its items and its last words are told', async () => {
  using batch = await plannedBatch(1);
  await batch.run(shellRun('echo a1: cannot read it; exit 3'));
  const text = await explained(batch, 'a1');
  expect(text).toContain('verdict    failed, 2 problems\n           missing output: out/a1.md\n');
  expect(text).toContain(
    '#1 exit: the runner exited with code 3\n   it said last: a1: cannot read it\n   log _batches/run-logs/shard_001.log\n',
  );
  const { attempts } = JSON.parse(await explained(batch, 'shard_001', '--json')) as {
    attempts: { lastWords: string | null }[];
  };
  expect(attempts.map(({ lastWords }) => lastWords)).toEqual(['a1: cannot read it']);
});

test('of an agent that timed out, too', async () => {
  using batch = await plannedBatch(1);
  await batch.run(shellRun('echo waiting; sleep 60', '--timeout', '0.5'));
  const text = await explained(batch, 'shard_001');
  expect(text).toContain('failed: timeout');
  expect(text).toContain('a1  missing output: out/a1.md\n');
  expect(text).toContain('   it said last: waiting\n');
});

test('the last words of a verify command are told by run and explain; silence is not filled with those of the agent', async () => {
  using batch = await plannedBatch(1);
  const told = await batch.run(
    shellRun(`${good}; echo all is well`, '--verify-command', 'echo two links are dead; exit 1'),
  );
  expect(told.stderr).toContain('it said last: two links are dead\n');
  expect(await explained(batch, 'shard_001')).toContain('   it said last: two links are dead\n');
  const silent = await batch.run([
    ...shellRun(`${good}; echo all is well`, '--verify-command', 'exit 1'),
    '--status',
    'failed',
  ]);
  expect(silent.stderr).toContain('verify-command');
  expect(silent.stderr).not.toContain('it said last');
});

test('status says that the template changed, when everything made from the old one is finished', async () => {
  using batch = await plannedBatch(1);
  await batch.must(...shellRun(good));
  expect((await batch.must('status')).stdout).toContain('nothing is left to do\n');
  batch.write('template.md', '# other\n$items\n');
  const { stdout } = await batch.must('status');
  expect(stdout).not.toContain('nothing is left to do');
  expect(stdout).toMatch(
    /^next {7}muster plan --items items\.tsv --template template\.md --batch-size 1 {2}the template changed: /m,
  );
});
