import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { LineReader } from '../../../src/runners/process/line-reader.ts';

function linesOf(chunks: readonly (string | Uint8Array)[], maxBytes?: number): string[] {
  const lines: string[] = [];
  const reader = new LineReader((line) => lines.push(line), maxBytes);
  for (const chunk of chunks) reader.write(Buffer.from(chunk));
  reader.end();
  return lines;
}

test('lines come whole however the bytes are cut, even inside a character', () => {
  const bytes = Buffer.from('{"a":"→"}\r\nb\n\nc');
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    expect(linesOf(chunks)).toEqual(['{"a":"→"}', 'b', 'c']);
  }
});

test('a line over the limit is passed over, and the next one is heard', () => {
  expect(linesOf(['12345', '678', '9\nok\n', '123456789\n', 'end'], 8)).toEqual(['ok', 'end']);
});

test('a 200 MB line is not kept in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const reader = new LineReader(() => {});
  const memory: WeakRef<ArrayBufferLike>[] = [];
  for (let i = 0; i < 200; i += 1) {
    const chunk = Buffer.alloc(1024 * 1024, 120);
    memory.push(new WeakRef(chunk.buffer));
    reader.write(chunk);
  }
  // What was made in a job lives until its end.
  await new Promise(setImmediate);
  collect();
  expect(memory.filter((buffer) => buffer.deref() !== undefined).length).toBeLessThan(5);
  reader.write(Buffer.from('\n'));
});

test('a line under the limit is kept until its end comes', () => {
  const lines: string[] = [];
  const reader = new LineReader((line) => lines.push(line));
  reader.write(Buffer.alloc(3 * 1024 * 1024, 120));
  expect(lines).toEqual([]);
  reader.write(Buffer.from('\n'));
  expect(lines[0]?.length).toBe(3 * 1024 * 1024);
});
