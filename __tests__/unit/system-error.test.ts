// What counts as trouble of the system, by what Node really throws.
import { openSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import {
  isCode,
  isSystemError,
  naming,
  pathOf,
  systemErrorText,
  unreadable,
  unwritable,
} from '../../src/core/system-error.ts';
import { failureOfThrow } from '../../src/engine/failure-of-throw.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

const missing = thrownBy(() => openSync('/nowhere/at-all', 'r'));
const noPath = 5 as never;
const wrongType = thrownBy(() => openSync(noPath, 'r'));

test.each([
  ['a file that is not there', missing],
  ['a folder where a file is to be', thrownBy(() => readFileSync('/'))],
  [
    'a folder that Node itself refuses',
    Object.assign(new Error('a folder'), { code: 'ERR_FS_EISDIR', syscall: 'rm' }),
  ],
  ['a NUL in a path', thrownBy(() => openSync('a\0b', 'r'))],
  [
    'a machine without the memory for it',
    Object.assign(new Error('Failed to allocate memory'), { code: 'ERR_MEMORY_ALLOCATION_FAILED' }),
  ],
  ['a process that is not there', thrownBy(() => process.kill(2 ** 30, 0))],
  ['what we notice before the system does', Object.assign(new Error('moved'), { code: 'ELOOP' })],
  ['an error of another realm', runInNewContext("Object.assign(new Error('full'), { code: 'ENOSPC' })")],
])('%s is trouble of the system', (_, thrown) => {
  expect(isSystemError(thrown)).toBe(true);
  expect(failureOfThrow('shard_001', 'batch', thrown).reason).toBe('file-unwritable');
});

test.each([
  ['a TypeError', thrownBy(() => JSON.stringify(1n))],
  ['an argument of the wrong type, though Node has a code for it', wrongType],
  ['a number that is out of range, likewise', thrownBy(() => Buffer.alloc(1).readUInt8(7))],
  ['an abort, whose code is a number', new DOMException('stop', 'AbortError')],
  ['what is no error', 'ENOENT'],
  ['nothing', undefined],
  ['null', null],
])('%s is a bug of ours and goes on as it is', (_, thrown) => {
  expect(isSystemError(thrown)).toBe(false);
  expect(pathOf(thrown)).toBeUndefined();
  expect(naming(thrown, 'f')).toBe(thrown);
  for (const work of [systemErrorText, unwritable, unreadable] as readonly ((thrown: unknown) => unknown)[])
    expect(thrownBy(() => work(thrown))).toBe(thrown);
  expect(failureOfThrow('shard_001', 'batch', thrown).reason).toBe('unexpected-exception');
});

test('a failure has the name that the user knows and the words of the system', () => {
  const error = "ENOENT: no such file or directory, open '/nowhere/at-all'";
  expect(unwritable(missing, 'f')).toEqual({ reason: 'file-unwritable', at: { file: 'f' }, error });
  expect(unreadable(missing, 'f', 'plan')).toEqual({
    reason: 'file-unreadable',
    at: { file: 'f' },
    role: 'plan',
    error,
  });
  expect(failureOfThrow('shard_001', 'batch', missing)).toMatchObject({ at: { file: '/nowhere/at-all' } });
});

test('a code is one of a system error', () => {
  expect(isCode(missing, 'EEXIST', 'ENOENT')).toBe(true);
  expect(isCode(missing, 'EEXIST')).toBe(false);
  expect(isCode(wrongType, 'ERR_INVALID_ARG_TYPE')).toBe(false);
});

test('a system error that names no path gets one, and keeps its own', () => {
  expect(pathOf(naming(Object.assign(new Error('full'), { code: 'ENOSPC' }), 'f'))).toBe('f');
  expect(pathOf(naming(missing, 'f'))).toBe('/nowhere/at-all');
});

test('a folder in the way of a file is named as that, by its own path', () => {
  const renamed = Object.assign(new Error('EISDIR: illegal operation on a directory, rename'), {
    code: 'EISDIR',
    path: 'batch/.temp',
    dest: 'batch/plan.json',
  });
  expect(failureOfThrow('shard_001', 'batch', renamed)).toEqual({
    reason: 'place-taken',
    at: { file: 'batch/plan.json' },
    found: 'folder',
    wanted: 'file',
  });
});
