import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixPlace } from '../../src/stores/file/fixed-place.ts';

const before = process.cwd();
let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'muster-place-')));
  mkdirSync(join(root, 'work/batch/claims'), { recursive: true });
  mkdirSync(join(root, 'other/batch/claims'), { recursive: true });
  process.chdir(join(root, 'work'));
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const at = (...parts: string[]) => join(root, ...parts);

/** Both ways to name the one folder. */
const named = [
  ['relative', () => 'batch/claims'],
  ['absolute', () => at('work/batch/claims')],
] as const;

describe.each(named)('a folder with a %s name', (_kind, name) => {
  test('is where it was, and still is when it was removed and made again', () => {
    const place = fixPlace(name());
    expect(() => place.check()).not.toThrow();
    rmSync(at('work/batch'), { recursive: true });
    expect(() => place.check()).not.toThrow();
    place.make();
    expect(() => place.check()).not.toThrow();
  });

  test('is refused when a symlink took its place', () => {
    const place = fixPlace(name());
    rmSync(at('work/batch/claims'), { recursive: true });
    symlinkSync(at('other/batch/claims'), at('work/batch/claims'));
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
    expect(() => place.make()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
  });

  test('is refused when a symlink to nothing took its place, or a file', () => {
    const place = fixPlace(name());
    rmSync(at('work/batch/claims'), { recursive: true });
    symlinkSync('nowhere', at('work/batch/claims'));
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
    rmSync(at('work/batch/claims'));
    writeFileSync(at('work/batch/claims'), '');
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  });

  test('lies behind no symlink in the place of a folder that Muster makes, too', () => {
    renameSync(at('work/batch'), at('other/real'));
    symlinkSync(at('other/real'), at('work/batch'));
    const above = fixPlace(dirname(name()));
    expect(() => above.check()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
    expect(() => fixPlace(name(), above).check()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
  });

  test('is refused when it moved away and a symlink to it took the place of a folder above', () => {
    const place = fixPlace(name());
    renameSync(at('work/batch'), at('other/moved'));
    symlinkSync(at('other/moved'), at('work/batch'));
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
  });

  test('may lie behind a symlink that was there before', () => {
    renameSync(at('work/batch'), at('other/real'));
    symlinkSync(at('other/real'), at('work/batch'));
    const place = fixPlace(name());
    expect(() => place.check()).not.toThrow();
    rmSync(at('work/batch'));
    symlinkSync(at('other/batch'), at('work/batch'));
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
  });
});

describe('a relative name', () => {
  test('that climbs through a symlink is read as the paths below it are: by its words', () => {
    mkdirSync(at('other/deep'));
    symlinkSync(at('other/deep'), at('work/link'));
    const place = fixPlace('link/../batch/claims');
    expect(() => place.check()).not.toThrow();
    rmSync(at('work/batch'), { recursive: true });
    symlinkSync(at('other/batch'), at('work/batch'));
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ELOOP' }));
  });

  test.each([
    ['is removed', () => rmSync(at('work'), { recursive: true })],
    ['moved away', () => renameSync(at('work'), at('elsewhere'))],
  ])('is refused when the folder in which it begins %s, whatever takes its place', (_what, take) => {
    const place = fixPlace('batch/claims');
    take();
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    mkdirSync(at('work/batch/claims'), { recursive: true });
    expect(() => place.check()).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });
});
