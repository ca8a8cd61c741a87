// The frame around the commands: refused platforms, crashes, exit codes of several failures.
import { expect, test } from '@jest/globals';
import type { CommandIo } from '../../src/cli/command.ts';
import { reportCrash } from '../../src/cli/crash.ts';
import { failCommand } from '../../src/cli/fail-command.ts';
import { openIo, withoutColor } from '../../src/cli/io.ts';
import { runProgram } from '../../src/cli/program.ts';
import { exitCodeOfAll } from '../../src/core/exit-code-of-all.ts';
import type { Failure } from '../../src/core/failure.ts';

function fakeIo(env: Record<string, string> = {}): { io: CommandIo; out: () => string; err: () => string } {
  let out = '';
  let err = '';
  const io: CommandIo = {
    stdout: (text) => void (out += text),
    stderr: (text) => void (err += text),
    isStdoutTerminal: false,
    isStderrTerminal: false,
    columns: 80,
    isColorWanted: false,
    env,
    warnings: [],
  };
  return { io, out: () => out, err: () => err };
}

test('Windows is refused with one line, whatever the command', async () => {
  const { io, out, err } = fakeIo();
  expect(await runProgram(['plan', '--items', 'x'], io, 'win32')).toBe(4);
  expect(out()).toBe('');
  expect(err()).toMatch(/^error: .*win32|Windows/);
});

test('a crash says that it is our fault and keeps its stack for MUSTER_DEBUG=1', async () => {
  const quiet = fakeIo();
  expect(await reportCrash(quiet.io, new Error('Internal error: no such thing'), false)).toBe(70);
  expect(quiet.err()).toMatch(/^Internal error: no such thing\nThis is a bug of Muster/);
  expect(quiet.err()).not.toContain('    at ');
  const loud = fakeIo({ MUSTER_DEBUG: '1' });
  await reportCrash(loud.io, new Error('x'), false);
  expect(loud.err()).toContain('    at ');
});

test('a crash in JSON mode is one document', async () => {
  const { io, out, err } = fakeIo();
  await reportCrash(io, new Error('x'), true);
  expect(JSON.parse(out())).toEqual({
    format: 'muster.error/1',
    exitCode: 70,
    failures: [{ reason: 'unexpected-exception', error: 'x' }],
    warnings: [],
  });
  expect(err()).toBe('');
});

test('the width is that of the window now, also where colour was refused', () => {
  const real = Object.getOwnPropertyDescriptor(process.stderr, 'columns');
  let width = 100;
  Object.defineProperty(process.stderr, 'columns', { configurable: true, get: () => width });
  try {
    const views = [openIo(false), withoutColor(openIo(false))];
    expect(views.map(({ columns }) => columns)).toEqual([100, 100]);
    width = 60;
    expect(views.map(({ columns }) => columns)).toEqual([60, 60]);
  } finally {
    if (real === undefined) Reflect.deleteProperty(process.stderr, 'columns');
    else Object.defineProperty(process.stderr, 'columns', real);
  }
});

test('the exit code of several failures does not depend on their order', () => {
  const failures: Failure[] = [
    { reason: 'nothing-selected', unfinished: 1, open: { failed: 1 }, statuses: [] },
    { reason: 'lock-held', path: 'x', waitedMs: 1 },
    { reason: 'items-empty', at: { file: 'x' } },
    { reason: 'usage', message: 'x' },
  ];
  expect([failures, failures.toReversed()].map(exitCodeOfAll)).toEqual([2, 2]);
  expect(exitCodeOfAll(failures.slice(0, 3))).toBe(3);
});

test('failures go to stderr for people and to stdout as one document for programs', async () => {
  const failure: Failure = { reason: 'items-empty', at: { file: 'items.tsv' } };
  const people = fakeIo();
  expect(await failCommand({ io: people.io, settings: { json: false } }, [failure])).toBe(3);
  expect([people.out(), people.err().includes('items.tsv')]).toEqual(['', true]);
  const programs = fakeIo();
  await failCommand({ io: programs.io, settings: { json: true } }, [failure]);
  expect(JSON.parse(programs.out())).toEqual({
    format: 'muster.error/1',
    exitCode: 3,
    failures: [failure],
    warnings: [],
  });
  expect(programs.err()).toBe('');
});
