// What an attempt threw, as a value.
import type { Failure } from '../core/failure.ts';
import { isSystemError, pathOf, unwritable } from '../core/system-error.ts';

/**
 * A system error (disk full, no permission) is this machine's trouble; anything else thrown is a bug of ours. `folder`: of
 * the batch, which is named where the system names no file.
 */
export function failureOfThrow(shard: string, folder: string, thrown: unknown): Failure {
  if (isSystemError(thrown)) return unwritable(thrown, pathOf(thrown) ?? folder);
  const stack = (thrown as Error | undefined)?.stack;
  const failure = { reason: 'unexpected-exception', error: `${shard}: ${String(thrown)}` } as const;
  return stack === undefined ? failure : { ...failure, stack };
}
