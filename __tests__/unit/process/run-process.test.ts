import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { descendants } from '../../../src/runners/process/descendants.ts';
import { openLog } from '../../../src/runners/process/log.ts';
import { runProcess, type ProcessSpec } from '../../../src/runners/process/run-process.ts';
import { shellArgs } from '../../../src/runners/shell/argv.ts';
import { layFakeAgent, type FakeStep, type Leak } from '../../rigs/fake-agent/fake-agent.ts';
import { isRunning, pidIn } from '../../rigs/fake-agent/is-running.ts';
import { waitUntil } from '../../rigs/wait-until.ts';

let folder: string;
let runs = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-process-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(over: Partial<ProcessSpec> & Pick<ProcessSpec, 'command'>) {
  const path = join(folder, 'a.log');
  const log = openLog(path, 1_000_000);
  if (!log.ok) throw new Error('no log');
  runs += 1;
  const exit = await runProcess({
    args: [],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '' },
    stdin: Buffer.from('the prompt\n'),
    log: log.value,
    killGraceMs: 150,
    signal: new AbortController().signal,
    owner: { token: `test-${process.pid}-${runs}`, tag: 'shard_001.1' },
    ...over,
  });
  log.value.close();
  return { exit, log: readFileSync(path, 'utf8') };
}

const sh = (command: string, over: Partial<ProcessSpec> = {}) =>
  run({ command: 'sh', args: shellArgs(command), ...over });

const agent = (steps: readonly FakeStep[], over: Partial<ProcessSpec> = {}) =>
  run({ command: layFakeAgent(folder, 'agent', steps).path, ...over });

/** Aborts when the agent has said `ready`. */
function abortWhenReady() {
  const controller = new AbortController();
  let said = '';
  const onOutput = (chunk: Uint8Array) => {
    said += Buffer.from(chunk).toString();
    if (said.includes('ready')) controller.abort();
  };
  return { signal: controller.signal, onOutput };
}

describe('a program’s end', () => {
  test('is told by its exit code, and both streams stand in the log in their true order', async () => {
    const { exit, log } = await sh('cat; echo out; echo err >&2; echo out; exit 3');
    expect(exit).toMatchObject({ outcome: 'exited', exitCode: 3, signal: null, leftovers: 0 });
    expect(log).toBe('the prompt\nout\nerr\nout\n');
  });

  test('by a signal of somebody else is told by the signal', async () => {
    const { exit } = await agent([{ dieOf: 'SIGKILL' }]);
    expect(exit).toMatchObject({ outcome: 'exited', exitCode: null, signal: 'SIGKILL' });
  });

  test('with code 124 is an exit, not a timeout', async () => {
    const { exit, log } = await sh('exit 124', { timeoutMs: 60_000 });
    expect(exit).toMatchObject({ outcome: 'exited', exitCode: 124 });
    expect(log).toBe('');
  });

  test('comes with all of its output, however much there is', async () => {
    let bytes = 0;
    const { exit } = await agent([{ printBytes: { count: 5_000_000 } }], {
      onOutput: (chunk) => (bytes += chunk.length),
    });
    expect(exit).toMatchObject({ outcome: 'exited', exitCode: 0 });
    expect(bytes).toBe(5_000_000);
  });

  test('is no trouble when it never read its prompt', async () => {
    const { exit } = await sh('exit 0', { stdin: Buffer.alloc(4_000_000, 97) });
    expect(exit).toMatchObject({ outcome: 'exited', exitCode: 0 });
  });

  test('with nothing on stdin finds it empty at once', async () => {
    const { log } = await sh('wc -c', { stdin: 'null' });
    expect(log.trim()).toBe('0');
  });

  test('a syntax error of the shell reaches the log', async () => {
    const { exit, log } = await sh('if (');
    expect(exit.exitCode).not.toBe(0);
    expect(log).toMatch(/syntax error/i);
  });
});

describe('a program that can’t start', () => {
  test('names the program that is missing', async () => {
    const { exit, log } = await run({ command: 'no-such-program' });
    expect(exit).toMatchObject({ outcome: 'spawn-failed', exitCode: null, leftovers: 0 });
    expect(exit.spawnError).toBe("command 'no-such-program' not found");
    expect(log).toBe("\nmuster: runner did not start: command 'no-such-program' not found\n");
  });

  test('names the work dir when that is what is missing', async () => {
    const { exit } = await run({ command: 'true', cwd: join(folder, 'gone') });
    expect(exit.spawnError).toBe(`work dir '${join(folder, 'gone')}' is missing or closed to us`);
  });

  test('says so for an argument that no program can take', async () => {
    const { exit } = await run({ command: 'true', args: ['a\0b'] });
    expect(exit.outcome).toBe('spawn-failed');
    expect(exit.spawnError).not.toBe('');
  });

  test('is not tried when the stop came before', async () => {
    const { exit } = await sh('touch started', { signal: AbortSignal.abort() });
    expect(exit).toMatchObject({ outcome: 'cancelled', exitCode: null });
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });
});

describe('a stop', () => {
  test('by the time limit ends it, and the log says so', async () => {
    const { exit, log } = await sh('echo begin; exec sleep 600', { timeoutMs: 700 });
    expect(exit).toMatchObject({ outcome: 'timeout', exitCode: null, signal: 'SIGTERM' });
    expect(log).toBe('begin\n\nmuster: runner timed out after 0.7 seconds\n');
  });

  test('by silence ends it, and each output puts it off', async () => {
    // Twenty times 0.1 s of work are longer than the limit, but never silent for so long.
    const lively = 'for i in $(seq 20); do echo $i; sleep 0.1; done';
    const { exit, log } = await sh(`${lively}; exec sleep 600`, { idleTimeoutMs: 1500 });
    expect(exit.outcome).toBe('idle-timeout');
    expect(log).toContain('20\n\nmuster: runner timed out: no output for 1.5 seconds\n');
  });

  test('by the abort signal ends it', async () => {
    const { exit, log } = await agent([{ print: 'ready\n' }, { stall: true }], abortWhenReady());
    expect(exit).toMatchObject({ outcome: 'cancelled', signal: 'SIGTERM' });
    expect(log).toBe('ready\n\nmuster: runner stopped: cancelled\n');
  });

  test('asks first: an agent that ends by itself when asked keeps its exit code and its last words', async () => {
    const steps: FakeStep[] = [{ exitOnTerm: 7 }, { print: 'ready\n' }, { stall: true }];
    const { exit } = await agent(steps, { ...abortWhenReady(), killGraceMs: 60_000 });
    expect(exit).toMatchObject({ outcome: 'cancelled', exitCode: 7, signal: null, leftovers: 0 });
  });

  test('kills one that does not listen when the grace is over, which is no leftover', async () => {
    const steps: FakeStep[] = [{ ignoreTerm: true }, { print: 'ready\n' }, { stall: true }];
    const { exit } = await agent(steps, abortWhenReady());
    expect(exit).toMatchObject({ outcome: 'cancelled', signal: 'SIGKILL', leftovers: 0 });
  });

  test.each<[string, Omit<Leak, 'pidFile'>]>([
    ['a child in its group', {}],
    ['a child that ignores TERM although its leader died of it', { ignoresTerm: true }],
    ['a child in a session of its own', { ownSession: true }],
    ['a daemon that ignores TERM', { ownSession: true, ignoresTerm: true }],
    [
      'a child in its own session with an empty environment',
      { ownSession: true, bareEnv: true, ignoresTerm: true },
    ],
  ])('ends %s', async (_, how) => {
    const pidFile = join(folder, 'child.pid');
    const steps: FakeStep[] = [{ leak: { ...how, pidFile } }, { print: 'ready\n' }, { stall: true }];
    const { exit } = await agent(steps, abortWhenReady());
    expect(exit.outcome).toBe('cancelled');
    expect(exit.leftovers).toBe(how.ignoresTerm === true ? 1 : 0);
    expect(isRunning(pidIn(pidFile))).toBe(false);
  });
});

describe('after a good end', () => {
  test.each<[string, Omit<Leak, 'pidFile'>]>([
    ['a child in its group', {}],
    ['a child that holds its output open', { keepsPipes: true }],
    ['a daemon in its own session', { ownSession: true }],
    [
      'a daemon that ignores TERM and holds its output open',
      { ownSession: true, ignoresTerm: true, keepsPipes: true },
    ],
    ['a child with an empty environment', { bareEnv: true }],
    [
      'a daemon with an empty environment that holds its output open',
      { ownSession: true, bareEnv: true, keepsPipes: true },
    ],
  ])('%s is ended and counted, and the good end stands', async (_, how) => {
    const pidFile = join(folder, 'child.pid');
    const { exit, log } = await agent([{ leak: { ...how, pidFile } }, { print: 'done\n' }, { exit: 0 }]);
    expect(exit).toMatchObject({ outcome: 'exited', exitCode: 0, leftovers: 1 });
    expect(log).toBe('done\n');
    expect(isRunning(pidIn(pidFile))).toBe(false);
  });

  test.each([
    ['a child in its group', ''],
    ['a daemon in its own session', 'setsid'],
    ['a child with an empty environment', 'env -i PATH="$PATH"'],
  ])('%s is found although another attempt ended while its own was at work', async (_, how) => {
    const leak = `${how} sh -c 'echo $$ > child.pid; exec sleep 1000' > /dev/null 2>&1 &`;
    const up = Promise.withResolvers<void>();
    const first = sh(
      `${leak} until [ -s child.pid ]; do :; done; echo up; until [ -e go ]; do sleep 0.01; done`,
      { onOutput: () => up.resolve() },
    );
    await up.promise;
    expect((await sh('true')).exit.leftovers).toBe(0);
    writeFileSync(join(folder, 'go'), '');
    expect((await first).exit.leftovers).toBe(1);
    expect(isRunning(pidIn(join(folder, 'child.pid')))).toBe(false);
  });

  test('a daemon that has nothing of its agent left, neither session nor environment nor parent, is ended once it was seen', async () => {
    const pidFile = join(folder, 'child.pid');
    writeFileSync(join(folder, 'daemon.sh'), 'echo $$ > pid.tmp; mv pid.tmp child.pid; exec sleep 1000\n');
    writeFileSync(join(folder, 'parent.sh'), 'sh daemon.sh & until [ -e orphan ]; do sleep 0.01; done\n');
    const leak = 'env -i PATH="$PATH" setsid sh parent.sh > /dev/null 2>&1';
    const running = sh(`(${leak}; : > orphaned) & until [ -e go ]; do sleep 0.01; done`);
    await waitUntil('the daemon', () => existsSync(pidFile));
    descendants.look();
    writeFileSync(join(folder, 'orphan'), '');
    await waitUntil('the end of its parent', () => existsSync(join(folder, 'orphaned')));
    writeFileSync(join(folder, 'go'), '');
    expect((await running).exit.leftovers).toBe(1);
    expect(isRunning(pidIn(pidFile))).toBe(false);
  });

  test('processes of another attempt of the same run are left alone', async () => {
    const pidFile = join(folder, 'other.pid');
    const owner = { token: 'one-run', tag: 'shard_001.1' };
    const other = abortWhenReady();
    const bystander = layFakeAgent(join(folder, 'other'), 'agent', [
      { leak: { pidFile, ownSession: true } },
      { print: 'up\n' },
      { stall: true },
    ]);
    const up = Promise.withResolvers<void>();
    const stopOther = new AbortController();
    const otherLog = openLog(join(folder, 'other.log'), 1000);
    if (!otherLog.ok) throw new Error('no log');
    const running = runProcess({
      command: bystander.path,
      args: [],
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '' },
      stdin: 'null',
      log: otherLog.value,
      killGraceMs: 100,
      signal: stopOther.signal,
      onOutput: () => up.resolve(),
      owner: { ...owner, tag: 'shard_001.10' },
    });
    await up.promise;
    const { exit } = await agent([{ print: 'ready\n' }, { stall: true }], { ...other, owner });
    expect(exit.outcome).toBe('cancelled');
    expect(isRunning(pidIn(pidFile))).toBe(true);
    stopOther.abort();
    await running;
    otherLog.value.close();
    expect(isRunning(pidIn(pidFile))).toBe(false);
  });
});
