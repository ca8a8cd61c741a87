// Which failures are worth another attempt, and after how long. Pure: chance comes in as a number.
import type { FailureClass } from '../batch/record.ts';

/**
 * A class that is not here is final. `rate` and `capacity` pass with time; `auth` and `quota` do not, so a retry
 * would only burn time and money; a run that was told to stop does not retry. An agent that let a secret out or
 * wrote where it must not is a matter for a person.
 */
const retriable: Readonly<Record<FailureClass, boolean>> = {
  exit: true,
  signal: true,
  timeout: true,
  'idle-timeout': true,
  verify: true,
  'verify-command': true,
  rate: true,
  capacity: true,
  task: true,
  interrupted: true,
  quota: false,
  auth: false,
  spawn: false,
  cancelled: false,
  reclaimed: false,
  secret: false,
  scope: false,
};

export interface RetryPolicy {
  /** Further attempts after the first, within one run. */
  readonly retries: number;
  /** Delay before the first retry; doubles with each, up to `maxDelayMs`. */
  readonly delayMs: number;
}

export const maxRetryDelayMs = 5 * 60_000;

/** A rate limit or an overloaded service needs at least this long, whatever the base delay. */
const leastServiceDelayMs = 5_000;

/**
 * Milliseconds to wait before the next attempt, or undefined when there is none. `failedSoFar` counts this shard's
 * failed attempts in this run, 1 after the first; `chance` in [0, 1) spreads the delay over its upper half, so that
 * shards that failed together do not come back together.
 */
export function retryDelayMs(
  failure: FailureClass,
  failedSoFar: number,
  policy: RetryPolicy,
  chance: number,
): number | undefined {
  if (!retriable[failure] || failedSoFar > policy.retries) return undefined;
  const isService = failure === 'rate' || failure === 'capacity';
  const base = isService ? Math.max(policy.delayMs, leastServiceDelayMs) : policy.delayMs;
  const full = Math.min(base * 2 ** (failedSoFar - 1), maxRetryDelayMs);
  return Math.round(full * (0.5 + chance / 2));
}
