import { expect, test } from '@jest/globals';
import type { RunEvent } from '../../../src/core/events.ts';
import { openRunView } from '../../../src/present/open-run-view.ts';
import type { RunViewOptions } from '../../../src/present/run-view.ts';
import { expectGolden } from '../../rigs/golden-text.ts';
import { failed, noCounts, runStarted, started, verified } from '../../rigs/run-script.ts';

function show(
  events: readonly RunEvent[],
  options: Partial<RunViewOptions> = {},
): { out: string; err: string } {
  let out = '';
  let err = '';
  const io = {
    stdout: (text: string) => void (out += text),
    stderr: (text: string) => void (err += text),
    isStderrTerminal: false,
    columns: 80,
    isColorWanted: false,
  };
  const view = openRunView(io, { quiet: false, json: false, ...options });
  for (const event of events) view.onEvent(event);
  view.close();
  return { out, err };
}

const problems = ['a', 'b', 'c', 'd', 'e', 'f'].map(
  (item) => ({ item, path: `out/${item}.md`, reason: 'output-missing' }) as const,
);
const script: readonly RunEvent[] = [
  runStarted(5, 2),
  started('shard_001', 0),
  started('shard_002', 0),
  verified('shard_001', 12_400, 12_400),
  failed('shard_002', 13_000, 13_000, { class: 'verify', message: '6 problems', problems, problemCount: 9 }),
  {
    type: 'shard-retrying',
    shard: 'shard_002',
    nextAttempt: 2,
    delayMs: 4000,
    failure: { class: 'verify', message: '6 problems' },
    at: 13_000,
  },
  { type: 'shard-claimed-elsewhere', shard: 'shard_003', at: 13_000 },
  { type: 'shard-recovered', shard: 'shard_004', attempt: 1, killed: 2, at: 13_000 },
  started('shard_002', 17_000, 2),
  started('shard_004', 17_000, 2),
  verified('shard_002', 18_000, 1000, 2),
  failed('shard_004', 77_000, 60_000, { class: 'timeout', message: 'ran longer than 60 s' }, null),
  { type: 'halting', rule: 'soon,fail=1', when: 'soon', at: 77_000 },
  started('shard_005', 77_000),
  { type: 'stopping', signal: 'SIGINT', at: 77_100 },
  failed('shard_005', 77_500, 500, { class: 'cancelled', message: 'stopped by SIGINT' }, 7),
  {
    type: 'warning',
    failure: { reason: 'record-invalid', at: { file: 'records/x.json' }, role: 'record', error: 'not JSON' },
    at: 77_500,
  },
  {
    type: 'run-finished',
    counts: { ...noCounts, verified: 2, failed: 2, running: 1 },
    ran: 5,
    failed: 2,
    durationMs: 77_500,
    usage: { inputTokens: 12_345, costUsd: 0.5 },
    at: 77_500,
  },
];

test('stdout holds the lines of the seed tool, byte for byte; where the agent ended well, what failed', () => {
  expect(show(script).out).toBe(
    [
      'running shard_001 with shell',
      'running shard_002 with shell',
      'failed shard_002: verify',
      'running shard_002 with shell',
      'running shard_004 with shell',
      'failed shard_004 with exit code 124',
      'running shard_005 with shell',
      'failed shard_005 with exit code 7',
      '',
    ].join('\n'),
  );
});

test('stderr tells the run as reviewed', () => {
  expectGolden('present/run-lines.txt', show(script).err);
});

test('files outside of the outputs are told with the shard, also when it is quiet, and else counted at the end', () => {
  const events: RunEvent[] = [
    runStarted(3, 1),
    { ...verified('shard_001', 1, 1), outOfScope: ['a', 'b', 'c', 'd'] } as RunEvent,
    {
      ...failed('shard_002', 2, 1, { class: 'verify', message: 'm' }),
      outOfScope: ['x\u001b[2J'],
    } as RunEvent,
    {
      ...failed('shard_003', 3, 1, { class: 'scope', message: 'it names y' }),
      outOfScope: ['y'],
    } as RunEvent,
    {
      type: 'run-finished',
      counts: { ...noCounts, verified: 1, failed: 2 },
      ran: 3,
      failed: 2,
      durationMs: 3,
      usage: {},
      at: 3,
    },
  ];
  for (const quiet of [false, true]) {
    const { err } = show(events, { quiet });
    expect(err).toContain('shard_001 changed 4 files outside of its outputs: a, b, c and 1 more\n');
    expect(err).toContain('shard_002 changed 1 file outside of its outputs: x\\x1b[2J\n');
    expect(err).not.toContain('shard_003 changed');
    const count = '3 shards changed files outside of their outputs: shard_001, shard_002, shard_003\n';
    expect(err.includes(count)).toBe(!quiet);
  }
});

test('of an agent that exits with a code, its last word is told, safe to print', () => {
  const lastLogLine = (path: string): string => `${path}: no such model \u001b[31m`;
  const exit = failed('shard_001', 1, 1, { class: 'exit', message: 'the runner exited with code 3' }, 3);
  const other = failed('shard_002', 1, 1, { class: 'verify', message: 'm' });
  const { err } = show([runStarted(2, 1), exit, other], { lastLogLine });
  expect(err.match(/it said last: .*/g)).toEqual([
    'it said last: _batches/run-logs/shard_001.log: no such model \\x1b[31m',
  ]);
});

test('a dry run says that nothing is executed', () => {
  const { err } = show([runStarted(2, 1), started('shard_001', 0)], { isDry: true });
  expect(err).toBe('a dry run: 2 shards would run, nothing is executed\n');
});

test('a run without shards says so on stdout, and on stderr how the batch stands, with no summary', () => {
  const end: RunEvent = {
    type: 'run-finished',
    counts: noCounts,
    ran: 0,
    failed: 0,
    durationMs: 1,
    usage: {},
    at: 1,
  };
  const of = (counts: Partial<typeof noCounts>): RunEvent[] => [
    { ...runStarted(0, 1), counts: { ...noCounts, ...counts } } as RunEvent,
    end,
  ];
  const out = 'no shards selected\n';
  expect(show(of({ verified: 5, skipped: 1 }))).toEqual({ out, err: '6 shards: 5 verified, 1 skipped\n' });
  expect(show(of({ skipped: 2 }))).toEqual({ out, err: 'all 2 shards are skipped\n' });
  expect(show(of({ verified: 5 }), { quiet: true })).toEqual({ out, err: '' });
});

const lines = (text: string): string[] => text.split('\n').toSorted((a, b) => a.localeCompare(b));

test('with --json stdout stays empty and no line is lost', () => {
  const plain = show(script);
  const json = show(script, { json: true });
  expect(json.out).toBe('');
  expect(lines(json.err)).toEqual(lines(plain.out.slice(0, -1) + '\n' + plain.err));
});

test('with --quiet only failures and warnings are told', () => {
  const { out, err } = show(script, { quiet: true });
  expect(out).not.toContain('running');
  expect(out.match(/^failed /gm)).toHaveLength(3);
  expect(err).not.toMatch(/verified shard|retrying|skipping|recovered|to run|halting|this run|next/);
  expect(err).toContain('warning: ');
});

test('a quiet run without failures says nothing at all', () => {
  const end: RunEvent = {
    type: 'run-finished',
    counts: { ...noCounts, verified: 1 },
    ran: 1,
    failed: 0,
    durationMs: 1,
    usage: {},
    at: 1,
  };
  expect(
    show([runStarted(1, 1), started('shard_001', 0), verified('shard_001', 1, 1), end], { quiet: true }),
  ).toEqual({
    out: '',
    err: '',
  });
});

test('a shard that failed and was then verified by a retry is not suggested for another', () => {
  const events: RunEvent[] = [
    runStarted(1, 1),
    started('shard_001', 0),
    failed('shard_001', 1, 1, { class: 'rate', message: '429' }, 2),
    {
      type: 'shard-retrying',
      shard: 'shard_001',
      nextAttempt: 2,
      delayMs: 1,
      failure: { class: 'rate', message: '429' },
      at: 1,
    },
    started('shard_001', 2, 2),
    verified('shard_001', 3, 1, 2),
    {
      type: 'run-finished',
      counts: { ...noCounts, verified: 1 },
      ran: 1,
      failed: 0,
      durationMs: 3,
      usage: {},
      at: 3,
    },
  ];
  const { err } = show(events);
  expect(err).toContain('this run   1 verified in 2 attempts');
  expect(err).not.toMatch(/muster (retry|explain)/);
});

test('what was stopped is told apart from what failed, in the run and in the batch', () => {
  const cancelled = { class: 'cancelled', message: 'stopped by SIGINT' } as const;
  const { out, err } = show([
    runStarted(3, 3),
    failed('shard_001', 1, 1, { class: 'exit', message: 'm' }, 1),
    failed('shard_002', 2, 2, cancelled, null),
    failed('shard_003', 2, 2, cancelled, null),
    {
      type: 'run-finished',
      counts: { ...noCounts, verified: 1, failed: 3 },
      ran: 3,
      failed: 3,
      durationMs: 3,
      usage: {},
      at: 3,
    },
  ]);
  expect(out).toContain('failed shard_002 with exit code 1\n');
  expect(err).toContain('this run   1 failed, 2 stopped, ');
  expect(err).toContain('batch      1 verified, 1 failed, 2 stopped of 4 shards\n');
  expect(err).toContain('run 2 open shards');
});

test('what keeps a shard from running is an error, and its shard is counted as not started', () => {
  const failure = { reason: 'claim-lost', shard: 'shard_001', attempt: 1 } as const;
  const { err } = show([
    runStarted(1, 1),
    { type: 'warning', failure, isTrouble: true, at: 1 },
    { type: 'shard-let-go', shard: 'shard_001', attempt: 1, at: 1 },
    {
      type: 'run-finished',
      counts: { ...noCounts, pending: 1 },
      ran: 0,
      failed: 0,
      durationMs: 1,
      usage: {},
      at: 1,
    },
  ]);
  expect(err).toMatch(/^error: claim for shard_001/m);
  expect(err).toContain('this run   1 not started, ');
  expect(err).not.toContain('muster run');
});

test('a shard that ran and left no record is counted as such, and hides no shard that is still open', () => {
  const { err } = show([
    runStarted(2, 1),
    started('shard_001', 0),
    { type: 'shard-let-go', shard: 'shard_001', attempt: 1, at: 1 },
    {
      type: 'run-finished',
      counts: { ...noCounts, running: 1, pending: 1 },
      ran: 0,
      failed: 0,
      durationMs: 1,
      usage: {},
      at: 1,
    },
  ]);
  expect(err).toContain('this run   1 not recorded, ');
  expect(err).toContain('muster run  run 1 open shard\n');
});

test('what an agent wrote cannot move the cursor or start a line', () => {
  const { err } = show([
    runStarted(1, 1),
    started('shard_001', 0),
    failed('shard_001', 1, 1, { class: 'task', message: 'bad\n::set-output name=x::y\u001b[2J' }, 1),
  ]);
  expect(err).not.toContain('\u001b');
  expect(err).not.toMatch(/^::/m);
});
