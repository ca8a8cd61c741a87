// What a run does beyond the plain way: limits of time, halting early, pausing between starts, verifying.
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { processesOf } from '../rigs/living-processes.ts';
import { plannedBatch, seedStyleBatch, shellRun } from '../rigs/temp-batch.ts';
import { doItems, noteExecution, stubborn } from '../rigs/worker-scripts.ts';

/** Waits, in a worker, until the record of another shard's attempt is there. */
const awaitRecord = (name: string) => `while [ ! -e _batches/records/${name}.json ]; do sleep 0.01; done`;

test('a shard whose outputs pass is verified, and its record binds them by digest', async () => {
  using batch = await plannedBatch(4, 2);
  const ended = await batch.run(shellRun(doItems, '--jobs', '2'));
  expect(ended.code).toBe(0);
  expect(batch.statuses()).toEqual(['verified', 'verified']);
  const { createHash } = await import('node:crypto');
  const digest = createHash('sha256').update(batch.read('out/a3.md')).digest('hex');
  expect(batch.record('shard_002', 1).items?.[0]).toMatchObject({
    id: 'a3',
    verdict: 'verified',
    output: digest,
  });
});

test('without verification, or with nothing known of the items, a shard has succeeded and no more', async () => {
  using planned = await plannedBatch(1);
  expect((await planned.run(shellRun('true', '--no-verify'))).code).toBe(0);
  expect(planned.statuses()).toEqual(['succeeded']);
  using seedStyle = seedStyleBatch(1);
  expect((await seedStyle.run(shellRun('true'))).code).toBe(0);
  expect(seedStyle.statuses()).toEqual(['succeeded']);
});

test('a batch that is done is left alone, and that is no failure', async () => {
  using batch = seedStyleBatch(2);
  await batch.run(shellRun('true'));
  const before = batch.list('_batches/records');
  expect(await batch.run(shellRun(noteExecution))).toMatchObject({ code: 0, stdout: 'no shards selected\n' });
  expect(batch.list('_batches/records')).toEqual(before);
  expect(batch.exists('executions.log')).toBe(false);
});

test('where an agent changed other files is told by run, status and explain, and refused by name', async () => {
  using batch = await plannedBatch(2);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: batch.dir, stdio: 'ignore' });
  git('init', '--quiet');
  const stray = `${doItems}; echo x > stray-$AGENT_BATCH_SHARD_ID.txt`;
  const told = 'changed 1 file outside of its outputs: stray-shard_001.txt';
  const ended = await batch.run(shellRun(stray, '--scope', 'report', '--shard', 'shard_001'));
  expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining(told)]);
  expect((await batch.must('status')).stdout).toContain(told);
  expect((await batch.must('explain', 'shard_001')).stdout).toContain(told);
  const refused = await batch.run(shellRun(stray, '--scope', 'refuse', '--json'));
  expect(JSON.parse(refused.stdout)).toMatchObject({
    shards: [
      {
        failure: { message: 'the runner changed 1 file outside of its outputs: stray-shard_002.txt' },
        outOfScope: ['stray-shard_002.txt'],
      },
    ],
  });
});

test('an agent that exits with a code is quoted with its last line', async () => {
  using batch = seedStyleBatch(1);
  const ended = await batch.run(shellRun(String.raw`printf '\033[31mno such model\033[0m\n\n' >&2; exit 3`));
  expect(ended.stdout).toContain('failed shard_001 with exit code 3\n');
  expect(ended.stderr).toContain('it said last: no such model\n');
});

test('a prompt that is not the planned one is not run', async () => {
  using batch = await plannedBatch(2);
  batch.write('_batches/shard_001.prompt.md', 'ignore all that\n');
  const ended = await batch.run(shellRun(`${noteExecution}; ${doItems}`, '--continue-on-failure'));
  expect(ended.code).toBe(5);
  expect(ended.stderr).toContain('_batches/shard_001.prompt.md');
  expect(batch.lines('executions.log')).toEqual(['shard_002 1']);
  expect(batch.statuses()).toEqual(['pending', 'verified']);
});

test('a time limit ends a stubborn agent with all that it started', async () => {
  using batch = seedStyleBatch(1);
  const ended = await batch.run(shellRun(stubborn, '--timeout', '1', '--kill-grace', '0.2'));
  expect(ended.code).toBe(124);
  expect(ended.stdout).toContain('failed shard_001 with exit code 124\n');
  expect(batch.read('_batches/run-logs/shard_001.log')).toContain('timed out after 1 second');
  expect(processesOf(batch.dir)).toEqual([]);
});

test('a silent agent is ended by the idle limit, one that talks is not', async () => {
  using batch = seedStyleBatch(2);
  const talks = 'for i in 1 2 3 4 5 6 7 8; do echo $i; sleep 0.2; done';
  const worker = `if [ $AGENT_BATCH_SHARD_ID = shard_001 ]; then echo hello; sleep 60; else ${talks}; fi`;
  const ended = await batch.run(shellRun(worker, '--idle-timeout', '1', '--jobs', '2'));
  expect(ended.code).toBe(124);
  expect(batch.statuses()).toEqual(['failed', 'succeeded']);
  expect(batch.record('shard_001', 1).failure?.class).toBe('idle-timeout');
  expect(batch.read('_batches/run-logs/shard_001.log')).toContain('no output for 1 second');
});

test('--halt soon lets the running shards finish and starts nothing more', async () => {
  using batch = seedStyleBatch(6);
  const worker = `[ $AGENT_BATCH_SHARD_ID = shard_001 ] && exit 1; ${awaitRecord('shard_001.1')}`;
  const ended = await batch.run(shellRun(worker, '--jobs', '2', '--halt', 'soon,fail=1'));
  expect(ended.code).toBe(1);
  expect(batch.statuses()).toEqual(['failed', 'succeeded', 'pending', 'pending', 'pending', 'pending']);
});

test('--halt now stops the running shards too', async () => {
  using batch = seedStyleBatch(6);
  const worker = `[ $AGENT_BATCH_SHARD_ID = shard_001 ] && while [ ! -e ready-shard_002 ]; do sleep 0.01; done && exit 1\n${stubborn}`;
  const ended = await batch.run(
    shellRun(worker, '--jobs', '2', '--halt', 'now,fail=1', '--kill-grace', '0.1'),
  );
  expect(ended.code).toBe(1);
  expect(batch.statuses()).toEqual(['failed', 'failed', 'pending', 'pending', 'pending', 'pending']);
  expect(batch.record('shard_002', 1).failure?.class).toBe('cancelled');
  expect(processesOf(batch.dir)).toEqual([]);
});

test('--halt by success ends green with the first good result', async () => {
  using batch = seedStyleBatch(4);
  const worker = '[ $AGENT_BATCH_SHARD_ID = shard_002 ]';
  const ended = await batch.run(shellRun(worker, '--halt', 'now,success=1'));
  expect(ended.code).toBe(0);
  expect(batch.statuses()).toEqual(['failed', 'succeeded', 'pending', 'pending']);
});

test('--halt by what is done ends green when nothing failed but what it stopped', async () => {
  using batch = seedStyleBatch(3);
  const worker = `[ $AGENT_BATCH_SHARD_ID = shard_001 ] && while [ ! -e ready-shard_002 ]; do sleep 0.01; done && exit 0\n${stubborn}`;
  const ended = await batch.run(
    shellRun(worker, '--jobs', '2', '--halt', 'now,done=1', '--kill-grace', '0.1'),
  );
  expect(batch.record('shard_002', 1).failure?.class).toBe('cancelled');
  expect([ended.code, batch.statuses()]).toEqual([0, ['succeeded', 'failed', 'pending']]);
});

test('--halt by a part counts all selected shards', async () => {
  using batch = seedStyleBatch(4);
  const ended = await batch.run(shellRun('exit 1', '--halt', 'soon,fail=50%'));
  expect(ended.code).toBe(1);
  expect(batch.statuses()).toEqual(['failed', 'failed', 'pending', 'pending']);
});

test('one job stops at the first failure, several jobs go on', async () => {
  using one = seedStyleBatch(3);
  expect((await one.run(shellRun('exit 1'))).code).toBe(1);
  expect(one.statuses()).toEqual(['failed', 'pending', 'pending']);
  using several = seedStyleBatch(3);
  expect((await several.run(shellRun('exit 1', '--jobs', '2'))).code).toBe(1);
  expect(several.statuses()).toEqual(['failed', 'failed', 'failed']);
});

test('a retry keeps the log of the attempt that failed', async () => {
  using batch = seedStyleBatch(1);
  const worker = 'echo "attempt $AGENT_BATCH_ATTEMPT"; [ $AGENT_BATCH_ATTEMPT = 3 ]';
  const ended = await batch.run(shellRun(worker, '--retries', '5', '--retry-delay', '0'));
  expect(ended.code).toBe(0);
  expect(batch.list('_batches/run-logs')).toEqual(['shard_001.1.log', 'shard_001.2.log', 'shard_001.log']);
  expect(batch.read('_batches/run-logs/shard_001.2.log')).toBe('attempt 2\n');
  expect(batch.read('_batches/run-logs/shard_001.log')).toBe('attempt 3\n');
});

test('a manifest that is gone at the end hides nothing of what the run did', async () => {
  using batch = seedStyleBatch(2);
  const worker = 'echo done; [ $AGENT_BATCH_SHARD_ID = shard_001 ] || rm _batches/manifest.tsv';
  const ended = await batch.run(shellRun(worker, '--json'));
  expect(ended.code).toBe(3);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    format: 'muster.run/1',
    ran: 2,
    counts: { succeeded: 2 },
    shards: [{ shard: 'shard_001' }, { shard: 'shard_002' }],
    troubles: [{ reason: 'file-missing', role: 'manifest' }],
  });
});

test('an agent that is not on the PATH is found before any shard is claimed', async () => {
  using batch = seedStyleBatch(5);
  const args = ['run', '--manifest', '_batches/manifest.tsv', '--runner', 'codex', '--jobs', '2'];
  const ended = await batch.run(args, { PATH: '/nowhere' });
  expect(ended.code).toBe(4);
  expect(ended.stderr).toContain('needs the command');
  expect(ended.stderr).toContain('codex');
  expect(batch.exists('_batches/claims')).toBe(false);
  expect(batch.statuses()).toEqual(['pending', 'pending', 'pending', 'pending', 'pending']);
});

test('a dry run needs neither the agent nor its command, and marks only when told to', async () => {
  using batch = seedStyleBatch(2);
  const args = (...more: string[]) => ['run', '--manifest', '_batches/manifest.tsv', '--dry-run', ...more];
  const shell = await batch.run(args('--runner', 'shell'));
  expect(shell).toMatchObject({
    code: 0,
    stdout: 'running shard_001 with shell\nrunning shard_002 with shell\n',
  });
  expect((await batch.run(args('--runner', 'codex'), { PATH: '/nowhere' })).code).toBe(0);
  expect(batch.statuses()).toEqual(['pending', 'pending']);
  const marking = args('--mark-dry-run', '--runner', 'shell', '--shell-command', noteExecution);
  expect((await batch.run(marking)).code).toBe(0);
  expect(batch.exists('executions.log')).toBe(false);
  expect(batch.statuses()).toEqual(['succeeded', 'succeeded']);
});

test('a retry of one shard still looks at the class that was asked for', async () => {
  using batch = seedStyleBatch(1);
  await batch.run(shellRun('exit 1'));
  const retry = ['retry', ...shellRun(noteExecution, '--shard', 'shard_001').slice(1)];
  expect((await batch.run([...retry, '--class', 'rate'])).code).toBe(6);
  expect(batch.exists('executions.log')).toBe(false);
  expect((await batch.run([...retry, '--class', 'exit'])).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_001 2']);
});

test('--limit takes the first shards, and the next run the next ones', async () => {
  using batch = seedStyleBatch(3);
  await batch.run(shellRun(noteExecution, '--limit', '2'));
  await batch.run(shellRun(noteExecution, '--limit', '2'));
  expect(batch.lines('executions.log')).toEqual(['shard_001 1', 'shard_002 1', 'shard_003 1']);
});

test('an agent gets its prompt on stdin, byte for byte, and then the end of it', async () => {
  using batch = seedStyleBatch(1);
  const prompt = `${'ünïcode and a lot of it\n'.repeat(20_000)}no newline at the end`;
  batch.write('_batches/shard_001.prompt.md', prompt);
  expect((await batch.run(shellRun('cat > got'))).code).toBe(0);
  expect(batch.read('got')).toBe(prompt);
});

test('an agent that does not read its prompt is not failed for it', async () => {
  using batch = seedStyleBatch(1);
  batch.write('_batches/shard_001.prompt.md', 'x'.repeat(1_000_000));
  expect((await batch.run(shellRun('exec <&-; true'))).code).toBe(0);
});

test('--json prints one document and nothing else', async () => {
  using batch = seedStyleBatch(2);
  const ended = await batch.run(
    shellRun('[ $AGENT_BATCH_SHARD_ID = shard_002 ]', '--json', '--continue-on-failure'),
  );
  expect(ended.code).toBe(1);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    format: 'muster.run/1',
    selected: 2,
    ran: 2,
    exitCode: 1,
    counts: { failed: 1, succeeded: 1 },
  });
});

test('an output that the verify command spoils is not verified', async () => {
  using batch = await plannedBatch(1);
  const ended = await batch.run(shellRun(doItems, '--verify-command', 'echo TODO >> out/a1.md'));
  expect(ended.code).not.toBe(0);
  expect(batch.statuses()).toEqual(['failed']);
  expect(batch.record('shard_001', 1)).toMatchObject({
    failure: { class: 'verify' },
    items: [{ verdict: 'failed' }],
  });
});

test('a record names the bytes that the verify command left, and the processes that it left behind', async () => {
  using batch = await plannedBatch(1);
  const command = 'echo more >> out/a1.md; setsid sleep 600 & sleep 0.1';
  expect((await batch.run(shellRun(doItems, '--verify-command', command))).code).toBe(0);
  const { createHash } = await import('node:crypto');
  const output = createHash('sha256').update(batch.read('out/a1.md')).digest('hex');
  expect(batch.record('shard_001', 1)).toMatchObject({
    status: 'verified',
    items: [{ output }],
    leftovers: 1,
  });
  expect((await batch.run(['verify', '--items', 'items.tsv'])).code).toBe(0);
});
