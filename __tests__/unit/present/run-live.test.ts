import { expect, test } from '@jest/globals';
import type { RunEvent } from '../../../src/core/events.ts';
import { openRunLive, type LiveTimer } from '../../../src/present/run-live.ts';
import type { RunView } from '../../../src/present/run-view.ts';
import { textWidth } from '../../../src/present/text-width.ts';
import { failed, noCounts, runStarted, started, verified } from '../../rigs/run-script.ts';
import { openTerminalScreen, type TerminalScreen } from '../../rigs/terminal-screen.ts';

interface LiveRig {
  readonly view: RunView;
  readonly screen: TerminalScreen;
  readonly writes: readonly string[];
  /** Moves the clock and lets the view tick on the way. */
  readonly pass: (ms: number) => void;
  readonly isTicking: () => boolean;
}

function openLive(columns = 80, isColorWanted = false): LiveRig {
  const screen = openTerminalScreen(columns);
  const writes: string[] = [];
  let now = 0;
  let tick: (() => void) | undefined;
  let everyMs = 0;
  const timer: LiveTimer = {
    now: () => now,
    every: (ms, callback) => {
      everyMs = ms;
      tick = callback;
      return () => void (tick = undefined);
    },
  };
  const write = (text: string): void => {
    writes.push(text);
    screen.write(text);
  };
  const view = openRunLive(
    { stdout: write, stderr: write, isStderrTerminal: true, columns, isColorWanted },
    { quiet: false, json: false },
    timer,
  );
  return {
    view,
    screen,
    writes,
    isTicking: () => tick !== undefined,
    pass: (ms) => {
      for (const end = now + ms; now < end;) {
        now += everyMs;
        tick?.();
      }
    },
  };
}

const byText = (a = '', b = ''): number => a.localeCompare(b);
// eslint-disable-next-line no-control-regex -- escape sequences are what is looked for
const escapes = /\u001b\[[^A-Za-z]*[A-Za-z]/g;

const end = (verifiedCount: number, failedCount: number): RunEvent => ({
  type: 'run-finished',
  counts: { ...noCounts, verified: verifiedCount, failed: failedCount },
  ran: verifiedCount + failedCount,
  failed: failedCount,
  durationMs: 5000,
  usage: {},
  at: 5000,
});

test('finished shards scroll by above one block that tells how the run stands', () => {
  const { view, screen, pass } = openLive();
  view.onEvent(runStarted(10, 2));
  view.onEvent(started('shard_001', 0));
  view.onEvent(started('shard_002', 0));
  pass(1000);
  view.onEvent({ type: 'shard-output', shard: 'shard_002', attempt: 1, chunk: new Uint8Array(1), at: 1000 });
  view.onEvent(verified('shard_001', 1000, 1000));
  view.onEvent(started('shard_003', 1000));
  pass(4100);
  expect(screen.lines()).toEqual([
    '10 shards to run, 2 at a time',
    'running shard_001 with shell',
    'running shard_002 with shell',
    'verified shard_001 in 1.0 s (attempt 1) [1/10]',
    'running shard_003 with shell',
    '━━━───────────────────────────── 1/10 shards 10%  5 s, about 4 s left',
    '1 verified, 2 running, 7 waiting',
    '  shard_002       5 s  output 4 s ago',
    '  shard_003       4 s  no output yet',
  ]);
  view.close();
});

test('the block is gone after the end and the summary stands in its place', () => {
  const { view, screen, pass, isTicking } = openLive();
  view.onEvent(runStarted(2, 2));
  view.onEvent(started('shard_001', 0));
  view.onEvent(started('shard_002', 0));
  pass(1000);
  view.onEvent(verified('shard_001', 1000, 1000));
  view.onEvent(failed('shard_002', 1000, 1000, { class: 'exit', message: 'exit code 3' }, 3));
  view.onEvent(end(1, 1));
  view.close();
  const text = screen.lines().join('\n');
  expect(text).not.toMatch(/[━─]/);
  expect(text).toContain('failed shard_002 with exit code 3\n');
  expect(text).toContain('this run   1 verified, 1 failed, 5.0 s');
  expect(isTicking()).toBe(false);
});

test('closing in the middle, as a signal does, takes the block away and shows what was still queued', () => {
  const { view, screen, isTicking } = openLive();
  view.onEvent(runStarted(2, 1));
  view.onEvent(started('shard_001', 0));
  view.close();
  view.close();
  expect(screen.lines()).toEqual(['2 shards to run, 1 at a time', 'running shard_001 with shell']);
  expect(isTicking()).toBe(false);
});

test('a thousand events between two ticks cost one redraw', () => {
  const { view, writes, pass } = openLive();
  view.onEvent(runStarted(1000, 4));
  const before = writes.length;
  for (let n = 0; n < 500; n++) {
    view.onEvent(started(`shard_${n}`, 0));
    view.onEvent(verified(`shard_${n}`, 1, 1));
  }
  expect(writes.length).toBe(before);
  pass(100);
  expect(writes.slice(before).filter((text) => text.includes('500/1000 shards'))).toHaveLength(1);
  view.close();
});

test.each([80, 60, 40, 24])(
  'at %d columns no line of the block wraps, whatever the ids are made of',
  (columns) => {
    const { view, writes, pass } = openLive(columns);
    view.onEvent(runStarted(200, 12));
    for (let n = 0; n < 12; n++) view.onEvent(started(`シャード_${n}_${'とても長い名前'.repeat(n)}`, 0, 2));
    pass(100);
    const block = writes.at(-1)?.split('\n').slice(-11, -1) ?? [];
    expect(block.at(-1)).toContain('more running');
    for (const line of block) expect(textWidth(line)).toBeLessThan(columns);
    view.close();
  },
);

test('a window that was made narrower is cleaned up too', () => {
  const screen = openTerminalScreen(40);
  let columns = 80;
  const io = {
    stdout: screen.write,
    stderr: screen.write,
    isStderrTerminal: true,
    get columns() {
      return columns;
    },
    isColorWanted: true,
  };
  const view = openRunLive(io, { quiet: false, json: false }, { now: () => 0, every: () => () => undefined });
  view.onEvent(runStarted(10, 1)); // drawn for 80 columns, wrapped by a screen of 40
  columns = 40;
  view.close();
  expect(screen.lines()).toEqual(['10 shards to run, 1 at a time']);
});

test('nothing but colours, cursor-up and erase is asked of the terminal, so nothing needs to be restored', () => {
  const { view, writes, pass } = openLive(80, true);
  view.onEvent(runStarted(2, 1));
  view.onEvent(started('shard_001', 0));
  pass(2000);
  view.onEvent(failed('shard_001', 2000, 2000, { class: 'exit', message: 'x' }, 1));
  view.onEvent(end(1, 1));
  const codes = new Set(
    writes
      .join('')
      .match(escapes)
      ?.map((code) => code.at(-1)),
  );
  expect([...codes].toSorted(byText)).toEqual(['A', 'J', 'm']);
});
