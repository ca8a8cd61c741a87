import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openLog, type LogSink } from '../../../src/runners/process/log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, 'run-logs', 'a.log');
const text = () => readFileSync(path(), 'utf8');
const open = (limit: number, how?: 'create' | 'append'): LogSink => {
  const log = openLog(path(), limit, how);
  if (!log.ok) throw new Error(JSON.stringify(log.failures));
  return log.value;
};
const cut = (dropped: number, limit: number) =>
  `\nmuster: log cut here: ${dropped} bytes dropped (limit ${limit})\n`;

describe('an attempt’s log', () => {
  test('is there from the start, in a folder that it makes, and grows as output comes', () => {
    const log = open(100);
    expect(text()).toBe('');
    log.write(Buffer.from('one\n'));
    expect(text()).toBe('one\n');
    log.mark('\nmark\n');
    expect(log.close()).toEqual({ bytes: 10, isTruncated: false });
    expect(text()).toBe('one\n\nmark\n');
  });

  test('replaces what was there, or goes on behind it', () => {
    open(100).write(Buffer.from('old'));
    open(100).write(Buffer.from('new'));
    expect(text()).toBe('new');
    open(2, 'append').write(Buffer.from('!'));
    expect(text()).toBe('new!');
  });

  test('keeps everything up to the limit exactly', () => {
    const log = open(40);
    for (let i = 0; i < 10; i += 1) log.write(Buffer.from(`${i}..\n`));
    expect(log.close()).toEqual({ bytes: 40, isTruncated: false });
    expect(text()).toBe(Array.from({ length: 10 }, (_, i) => `${i}..\n`).join(''));
  });

  test('beyond the limit keeps whole lines of head and end, and a mark between them that says what is missing', () => {
    const log = open(40);
    for (let i = 0; i < 100; i += 1) log.write(Buffer.from(`${String(i).padStart(3)}\n`));
    log.mark('\nlast word\n');
    const facts = log.close();
    expect(text()).toBe(
      `${[0, 1, 2, 3, 4, 5, 6].map((i) => `  ${i}\n`).join('')}${cut(360, 40)} 97\n 98\n 99\n\nlast word\n`,
    );
    expect(facts).toEqual({ bytes: Buffer.byteLength(text()), isTruncated: true });
  });

  test.each([1, 7, 64, 4096])('counts every byte as kept or dropped, in chunks of %i', (size) => {
    const log = open(1000);
    const all = Buffer.from('ä→𝄞\nline of text\n'.repeat(500));
    for (let at = 0; at < all.length; at += size) log.write(all.subarray(at, at + size));
    expect(log.close().isTruncated).toBe(true);
    const [head = '', rest = ''] = text().split('\nmuster: log cut here: ');
    const dropped = Number(/^\d+/.exec(rest)?.[0]);
    const tail = rest.slice(rest.indexOf('\n') + 1);
    expect(Buffer.byteLength(head) + Buffer.byteLength(tail) + dropped).toBe(all.length);
    expect(Buffer.byteLength(head) + Buffer.byteLength(tail)).toBeLessThanOrEqual(1000);
    expect(all.toString().startsWith(head)).toBe(true);
    expect(all.toString().endsWith(tail)).toBe(true);
    expect(tail.length).toBeGreaterThan(100);
  });

  test('a single line without end is cut between characters', () => {
    const log = open(41);
    log.write(Buffer.from('→'.repeat(100)));
    log.close();
    expect(text()).toBe(`${'→'.repeat(10)}${cut(261, 41)}${'→'.repeat(3)}`);
  });

  test('refuses a symlink in its place, which an agent could have laid', () => {
    open(1).close();
    rmSync(path());
    writeFileSync(join(folder, 'precious'), 'keep');
    symlinkSync(join(folder, 'precious'), path());
    const log = openLog(path(), 100);
    expect(log).toMatchObject({ ok: false, failures: [{ reason: 'file-unwritable', at: { file: path() } }] });
    expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('keep');
  });

  test('refuses a FIFO at once instead of waiting for a reader', () => {
    open(1).close();
    rmSync(path());
    execFileSync('mkfifo', [path()]);
    expect(openLog(path(), 100)).toMatchObject({ ok: false, failures: [{ reason: 'file-unwritable' }] });
  });

  test('a full disk costs output and says so, and throws nothing', () => {
    const log = openLog('/dev/full', 100);
    if (!log.ok) throw new Error('this test needs /dev/full');
    log.value.write(Buffer.from('lost'));
    expect(log.value.close()).toEqual({ bytes: 0, isTruncated: true });
  });
});
