// Which exit code speaks for several failures at once. Pure; the codes themselves are exit-code.ts.
import { exitCodeOf, exitCodes, type ExitCode } from './exit-code.ts';
import type { Failure } from './failure.ts';

/** A bug of ours first, then what the caller can correct soonest. */
const precedence: readonly ExitCode[] = [
  exitCodes.internal,
  exitCodes.usage,
  exitCodes.badInput,
  exitCodes.environment,
  exitCodes.conflict,
  exitCodes.nothingDone,
];

/** The code of the most telling failure; `failed` for an empty list. */
export function exitCodeOfAll(failures: readonly Failure[]): ExitCode {
  const codes = new Set(failures.map(exitCodeOf));
  return precedence.find((code) => codes.has(code)) ?? exitCodes.failed;
}
