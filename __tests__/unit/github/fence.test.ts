import { expect, test } from '@jest/globals';
import { openFence } from '../../../src/github/fence.ts';

const token = '0123456789abcdef0123456789abcdef';
const open = `::stop-commands::${token}\n`;
const close = `::${token}::\n`;

function fenced(...chunks: readonly (string | Uint8Array)[]): string[] {
  const writes: string[] = [];
  const fence = openFence((text) => void writes.push(text), token);
  for (const chunk of chunks) fence.write(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  fence.close();
  return writes;
}

test('output stands between the stop and the resume command, each alone on its line', () => {
  expect(fenced('::set-output name=x::y\n').join('')).toBe(`${open}::set-output name=x::y\n${close}`);
});

test('an unterminated last line gets its newline before the fence is closed', () => {
  expect(fenced('::add-mask::').join('')).toBe(`${open}::add-mask::\n${close}`);
});

test('only whole lines are passed on, so every write ends in a newline', () => {
  const writes = fenced('a', 'b\nc', 'd', '\n\ne');
  expect(writes).toEqual([open, 'ab\n', 'cd\n\n', `e\n${close}`]);
});

test('a character cut in two by the chunks arrives whole', () => {
  const bytes = Buffer.from('ü漢\n');
  expect(fenced(...[...bytes].map((byte) => Uint8Array.of(byte))).join('')).toBe(`${open}ü漢\n${close}`);
});

test('a line without an end is broken rather than held for ever', () => {
  const writes = fenced('x'.repeat(200_000));
  expect(writes.length).toBeGreaterThan(2);
  expect(writes.join('').replaceAll('\n', '')).toContain('x'.repeat(200_000));
});

test('after closing nothing more is written', () => {
  const writes: string[] = [];
  const fence = openFence((text) => void writes.push(text), token);
  fence.close();
  fence.write(Buffer.from('late\n'));
  fence.close();
  expect(writes).toEqual([open, close]);
});

test('a token that could be guessed or would break the command is refused', () => {
  expect(() => openFence(() => undefined, 'short')).toThrow('Internal error');
  expect(() => openFence(() => undefined, `${token}::x`)).toThrow('Internal error');
});
