// One operation on the service: tried again while that can help, never longer than its limit. The libraries retry only
// some faults (5xx, for half a minute) and not others (a reset connection), and can't be stopped: a call that is given
// up may still end later, unheard.
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Clock } from '../../ports/clock.ts';
import { scrubbedMessage, serviceErrorKind } from './service-error.ts';

export interface CallLimits {
  /** The whole operation, milliseconds. */
  readonly totalMs: number;
  /** One try of it. */
  readonly tryMs: number;
  readonly tries: number;
}

/** A steady 5xx takes the libraries 29 s a try. */
export const defaultLimits: CallLimits = { totalMs: 240_000, tryMs: 60_000, tries: 8 };

export interface BoundedCall<T> {
  readonly service: 'artifacts' | 'cache';
  /** What is waited for, as the failure names it: `list`, `create muster-x-plan`. */
  readonly operation: string;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly call: () => Promise<T>;
  /** A value in place of an error that is an answer; undefined leaves it an error. `before`: of the tries before, if any. */
  readonly answerOf?: (error: unknown, before: string | undefined) => T | undefined;
}

const firstPauseMs = 500;
const longestPauseMs = 16_000;

/** Resolves always. Pauses between tries double, with up to half of each by chance, so that jobs do not knock in step. */
export async function callBounded<T>({
  service,
  operation,
  clock,
  limits,
  call,
  answerOf,
}: BoundedCall<T>): Promise<Result<T, Failure>> {
  const deadline = clock.now() + limits.totalMs;
  let error = '';
  let attempts = 0;
  while (attempts < limits.tries && clock.now() < deadline) {
    attempts += 1;
    const patienceMs = Math.max(1, Math.min(limits.tryMs, deadline - clock.now()));
    try {
      return ok(await withTimeLimit(clock, patienceMs, call()));
    } catch (thrown) {
      const answer = answerOf?.(thrown, error === '' ? undefined : error);
      if (answer !== undefined) return ok(answer);
      // What the service said is worth more than that it said nothing afterwards.
      if (error === '' || !(thrown instanceof NoAnswer)) error = scrubbedMessage(thrown);
      if (serviceErrorKind(thrown) !== 'passing' || attempts === limits.tries) break;
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
      await pause(clock, Math.min(pauseMs * (0.5 + Math.random() / 2), Math.max(0, deadline - clock.now())));
    }
  }
  return fail({ reason: 'service-unavailable', service, operation, attempts, error });
}

export const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, resolve));

class NoAnswer extends Error {}

function withTimeLimit<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new NoAnswer(`no answer within ${Math.ceil(ms / 1000)} s`)));
    work.then(resolve, reject).finally(cancel);
  });
}
