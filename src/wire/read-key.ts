// Reads a key file that a setting names. Knows no algorithm: whoever asks says how its text becomes a key.
import type { KeyObject } from 'node:crypto';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { readInput } from '../engine/read-input.ts';

export interface KeySetting {
  readonly setting: string;
  /** Undefined = no key was given, which is no failure. */
  readonly path: string | undefined;
  readonly parse: (pem: string) => KeyObject | undefined;
  /** Fits "expected …". */
  readonly expected: string;
}

/** Those of reading it, or `setting-invalid` when there is no such key in the file. */
export function readKey({
  setting,
  path,
  parse,
  expected,
}: KeySetting): Result<KeyObject | undefined, Failure> {
  if (path === undefined) return ok(undefined);
  const bytes = readInput(path, 'key');
  if (!bytes.ok) return bytes;
  const key = parse(Buffer.from(bytes.value).toString('utf8'));
  if (key !== undefined) return ok(key);
  return fail({ reason: 'setting-invalid', setting, source: `--${setting}`, value: path, expected });
}
