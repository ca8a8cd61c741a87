// How the steps to take next are laid out in the columns of a terminal.
import { expect, test } from '@jest/globals';
import { nextStepLines } from '../../../src/present/next-steps-text.ts';
import { openStyle } from '../../../src/present/style.ts';

const style = openStyle(false);
const long = 'muster run --manifest somewhere/else/_batches/manifest.tsv';
const steps = [
  { command: long, why: 'run 3 open shards, 2 of them of a run that is dead by now, as far as known' },
  { command: 'muster retry', why: 'run 1 failed shard again' },
];

test('a reason that has no room beside a long command stands below it, and nothing is behind the edge', () => {
  const text = nextStepLines(steps, style, 80).join('\n');
  expect(text.split('\n')).toEqual([
    `next       ${long}`,
    '             run 3 open shards, 2 of them of a run that is dead by now, as far',
    '             as known',
    `           ${'muster retry'.padEnd(40)}  run 1 failed shard again`,
  ]);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('in a pipe a step is one line', () => {
  expect(nextStepLines(steps, style)[0]).toBe(`next       ${long}  ${steps[0]?.why}`);
});
