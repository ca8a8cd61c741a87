// Reads a key file that a setting names. Knows no algorithm: whoever asks says how its text becomes a key.
import { readFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';

export interface KeySetting {
  readonly setting: string;
  /** Undefined = no key was given, which is no failure. */
  readonly path: string | undefined;
  readonly parse: (pem: string) => KeyObject | undefined;
  /** Fits "expected …". */
  readonly expected: string;
}

/** `file-unreadable` or `setting-invalid` when there is no such key in the file. */
export function readKey({
  setting,
  path,
  parse,
  expected,
}: KeySetting): Result<KeyObject | undefined, Failure> {
  if (path === undefined) return ok(undefined);
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return fail({ reason: 'file-unreadable', at: { file: path }, role: 'config', error: code });
  }
  const key = parse(pem);
  if (key !== undefined) return ok(key);
  return fail({ reason: 'setting-invalid', setting, source: `--${setting}`, value: path, expected });
}
