// Errors on a terminal and in a pipe: the same words, and only the terminal has an edge.
import { expect, test } from '@jest/globals';
import type { Failure } from '../../../src/core/failure.ts';
import { printFailures } from '../../../src/present/print-failures.ts';
import { textWidth } from '../../../src/present/text-width.ts';

const failures: readonly Failure[] = [
  { reason: 'setting-missing', setting: 'items', why: 'verify checks the outputs of its rows' },
  { reason: 'file-missing', at: { file: `a/${'long/'.repeat(12)}path/manifest.tsv` }, role: 'manifest' },
];

function printed(isStderrTerminal: boolean): string {
  let text = '';
  const stderr = (more: string): void => void (text += more);
  printFailures({ stderr, isStderrTerminal, columns: 60, isColorWanted: false }, failures);
  return text;
}

test('errors and help go on in the next line on a terminal', () => {
  const isWhole = (line: string): boolean => textWidth(line) <= 60 || !line.trim().slice(8).includes(' ');
  const lines = printed(true).split('\n').slice(0, -1);
  expect(lines.length).toBeGreaterThan(printed(false).split('\n').length);
  // The place of an error is one word, to be clicked, however long it is.
  expect(lines.filter((line) => !isWhole(line) && !line.startsWith('a/long'))).toEqual([]);
  expect(printed(true).split(/\s+/)).toEqual(printed(false).split(/\s+/));
});

test('in a pipe each stays one line, to be searched', () => {
  const lines = printed(false).split('\n');
  expect(lines.filter((line) => /^(?:\S+: )?error: /.test(line))).toHaveLength(2);
  expect(lines.filter((line) => !/^(?:(?:\S+: )?error: | {2}help: |2 errors$|$)/.test(line))).toEqual([]);
});
