// The workflow log of a run: groups, fences and what is held back.
import { expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/core/events.ts';
import type { ActionLog } from '../../src/action/action-log.ts';
import { openRunLog, type RunLogOptions } from '../../src/action/run-log.ts';
import { openRedactor } from '../../src/core/security/redact.ts';
import { runStarted, started, verified } from '../rigs/run-script.ts';

const output = (shard: string, text: string): RunEvent => ({
  type: 'shard-output',
  shard,
  attempt: 1,
  chunk: Buffer.from(text),
  at: 0,
});

/** The lines that a run's events make; tokens are shown as `T`. */
function logOf(
  options: Omit<RunLogOptions, 'redactor'>,
  events: readonly RunEvent[],
  isClosed = true,
): string[] {
  let text = '';
  const log: ActionLog = {
    raw: (part) => void (text += part),
    say: (part) => void (text += part),
    failures: () => {},
    openGroup: (title) => {
      text += `[group ${title}\n`;
      return () => void (text += ']\n');
    },
  };
  const view = openRunLog(log, { ...options, redactor: openRedactor(['top-secret-1']) });
  for (const event of events) view.onEvent(event);
  if (isClosed) view.close();
  return text
    .replaceAll(/[0-9a-f]{32}/g, 'T')
    .split('\n')
    .filter((line) => line !== '');
}

test('with one job output is shown as it comes, inside of a fenced group', () => {
  const events = [runStarted(1, 1), started('s1', 0), output('s1', 'one\ntw'), output('s1', 'o\nthr')];
  const lines = logOf({ isQuiet: false, isStreaming: true }, events, false);
  expect(lines.slice(-4)).toEqual(['[group s1', '::stop-commands::T', 'one', 'two']);
});

test('a shard that is let go ends its group', () => {
  const letGo: RunEvent = { type: 'shard-let-go', shard: 's1', attempt: 1, at: 2 };
  const events = [runStarted(1, 1), started('s1', 0), output('s1', 'one\n'), letGo];
  expect(logOf({ isQuiet: false, isStreaming: true }, events, false).at(-1)).toBe(']');
});

test('with several jobs each group is whole, whatever the order of the chunks', () => {
  const events = [
    runStarted(2, 2),
    started('s1', 0),
    started('s2', 0),
    output('s1', 'a1\n'),
    output('s2', 'b1\n'),
    output('s1', 'a2\n'),
    verified('s2', 5, 5),
    verified('s1', 9, 9),
  ];
  const lines = logOf({ isQuiet: false, isStreaming: false }, events);
  expect(lines.filter((line) => !/ in |to run|^running/.test(line))).toEqual([
    '[group s2',
    '::stop-commands::T',
    'b1',
    '::T::',
    ']',
    '[group s1',
    '::stop-commands::T',
    'a1',
    'a2',
    '::T::',
    ']',
  ]);
});

test('an attempt without an end is shown when the run is over', () => {
  const lines = logOf({ isQuiet: false, isStreaming: false }, [
    runStarted(1, 2),
    started('s1', 0),
    output('s1', 'left over\n'),
  ]);
  expect(lines.slice(-5)).toEqual(['[group s1', '::stop-commands::T', 'left over', '::T::', ']']);
});

test('a second attempt has a group of its own that says so', () => {
  const lines = logOf({ isQuiet: false, isStreaming: true }, [
    runStarted(1, 1),
    started('s1', 0),
    started('s1', 5, 2),
  ]);
  expect(lines.filter((line) => line.startsWith('[group'))).toEqual(['[group s1', '[group s1 (attempt 2)']);
});

test('a quiet run shows no output', () => {
  const events = [runStarted(1, 1), started('s1', 0), output('s1', 'words\n'), verified('s1', 5, 5)];
  expect(logOf({ isQuiet: true, isStreaming: true }, events)).toEqual([]);
});

test.each([true, false])(
  'a secret is masked, however it is cut into chunks (streaming: %s)',
  (isStreaming) => {
    const chunks = ['key: top-', 'sec', 'ret-1!\nb3A6IHRvcC1', 'zZWNyZXQtMQ==\n', 'half: top-se'];
    const events = [runStarted(1, 1), started('s1', 0), ...chunks.map((chunk) => output('s1', chunk))];
    const text = logOf({ isQuiet: false, isStreaming }, events).join('\n');
    expect(text).toContain('key: ***!');
    expect(text).toContain('half: top-se');
    expect(text).not.toContain('secret-1');
    expect(text).not.toContain('zZWNyZX');
  },
);

test('a secret at the place where the end of much output begins is masked as a whole', () => {
  const line = `${'x'.repeat(63)}\n`;
  // With 64 KiB of the end kept, the cut lies inside of the secret.
  const text = `${line.repeat(8192)}top-secret-1${'y'.repeat(64 * 1024 - 6)}`;
  const events = [runStarted(1, 1), started('s1', 0), output('s1', text)];
  expect(logOf({ isQuiet: false, isStreaming: true }, events).join('\n')).not.toContain('cret-1');
});
