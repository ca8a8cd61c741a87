// What stands between others' text and the runner that reads our log: plain lines, and output that is cut.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clipOutput } from '../../src/github/clipped-output.ts';
import { plainLines } from '../../src/github/plain-lines.ts';
import { readRunnerLog } from '../rigs/runner-log.ts';

const dangerous = fc.constantFrom(
  '::',
  ':',
  '##[',
  '#',
  '[',
  ']',
  'error',
  'add-mask',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0085',
  '\u2028',
  '\ufeff',
  'x',
  '=',
);
const text = fc.array(dangerous, { maxLength: 30 }).map((parts) => parts.join(''));

test('no text, however made, commands the runner once its lines are plain', () => {
  fc.assert(
    fc.property(text, (said) => {
      expect(readRunnerLog(plainLines(said)).commands).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('the property above can fail: such texts do command the runner', () => {
  const commands = fc
    .sample(text, { numRuns: 2000, seed: 7 })
    .filter((said) => readRunnerLog(said).commands.length > 0);
  expect(commands.length).toBeGreaterThan(0);
});

test('ordinary lines stay as they are', () => {
  const lines = 'failed shard_001: a::b\n  out/a.md:3:7: why\n';
  expect(plainLines(lines)).toBe(lines);
});

const chunks = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 30 });
const limits = fc.record({ headBytes: fc.nat(50), tailBytes: fc.nat(50) });

test('of any output the beginning and the end are kept, and what is missing is counted', () => {
  fc.assert(
    fc.property(chunks, limits, (parts, { headBytes, tailBytes }) => {
      const whole = Buffer.concat(parts);
      const out: Uint8Array[] = [];
      let dropped = 0;
      const output = clipOutput(
        (chunk) => void out.push(Buffer.from(chunk)),
        (bytes) => ((dropped = bytes), '…'),
        { headBytes, tailBytes },
      );
      for (const part of parts) output.write(part);
      output.close();
      output.close();
      const missing = Math.max(0, whole.length - headBytes - tailBytes);
      const note = missing > 0 ? Buffer.from('\n…\n') : Buffer.alloc(0);
      const tail = whole.subarray(Math.min(whole.length, headBytes) + missing);
      expect(dropped).toBe(missing);
      expect(Buffer.concat(out).toString('hex')).toBe(
        Buffer.concat([whole.subarray(0, headBytes), note, tail]).toString('hex'),
      );
    }),
  );
});

test('the beginning passes at once', () => {
  const out: string[] = [];
  const output = clipOutput(
    (chunk) => void out.push(Buffer.from(chunk).toString()),
    () => '…',
    { headBytes: 8, tailBytes: 4 },
  );
  output.write(Buffer.from('first '));
  expect(out).toEqual(['first ']);
});
