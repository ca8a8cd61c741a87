// Whether a leg's job is red. "Re-run failed jobs" picks red jobs only, so a leg must be red when something that it ended
// is not verified, and it must never be green for having done nothing. Pure.
import type { AttemptRecord } from '../batch/record.ts';

export interface LegFacts {
  readonly ended: ReadonlyMap<string, Pick<AttemptRecord, 'status'>>;
  readonly verifiedBefore: number;
  readonly handedOver: number;
  readonly undone: readonly string[];
  readonly troubles: readonly unknown[];
  readonly earlyStop?: { readonly disposition: 'satisfied' | 'failed' };
  readonly stoppedBy?: string;
}

export interface LegVerdict {
  readonly isGreen: boolean;
  readonly because:
    | 'verified'
    /** Everything of its slice had been done before, or is another leg's now. */
    | 'nothing-left'
    /** The policy is satisfied: what failed or was cut off on the way is part of the deal. */
    | 'satisfied-early'
    /** Something failed or was cut off, and the setting leaves the decision to the join. */
    | 'tolerated'
    /** The policy can no longer be satisfied. */
    | 'failed-early'
    | 'not-verified'
    | 'undone'
    | 'nothing-done'
    | 'trouble'
    | 'stopped';
  /** Shards that it ended and that are not good, in the order in which they ended. */
  readonly bad: readonly string[];
}

/**
 * `isTolerant`: failed shards leave the leg green, and so does what an early failure of the group left undone; other work
 * that nobody did, or that could not be uploaded, never does.
 * `isVerifying`: outputs are verified, so a shard that only succeeded is not good.
 */
export function judgeLeg(facts: LegFacts, isTolerant: boolean, isVerifying = true): LegVerdict {
  const { ended, undone, troubles, earlyStop, stoppedBy } = facts;
  const isGood = (status: string): boolean =>
    status === 'verified' || (status === 'succeeded' && !isVerifying);
  const bad = [...ended].filter(([, { status }]) => !isGood(status)).map(([shard]) => shard);
  const green = (because: LegVerdict['because']): LegVerdict => ({ isGreen: true, because, bad });
  const red = (because: LegVerdict['because']): LegVerdict => ({ isGreen: false, because, bad });
  if (stoppedBy !== undefined) return red('stopped');
  if (troubles.length > 0) return red('trouble');
  if (earlyStop?.disposition === 'satisfied') return green('satisfied-early');
  // A leg with nothing left to do has no part in a group that failed: running it again would change nothing.
  const isLacking = undone.length > 0 || bad.length > 0;
  if (earlyStop !== undefined && isLacking) return isTolerant ? green('tolerated') : red('failed-early');
  if (undone.length > 0) return red('undone');
  if (bad.length > 0) return isTolerant ? green('tolerated') : red('not-verified');
  if (ended.size > 0) return green('verified');
  return facts.verifiedBefore + facts.handedOver > 0 ? green('nothing-left') : red('nothing-done');
}
