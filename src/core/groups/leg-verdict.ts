// Whether a leg's job is red. "Re-run failed jobs" picks red jobs only, so a leg must be red when something that it ended
// is not verified, and it must never be green for having done nothing. Pure.
import type { AttemptRecord } from '../batch/record.ts';

export interface LegFacts {
  readonly ended: ReadonlyMap<string, Pick<AttemptRecord, 'status' | 'failure'>>;
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
    /** The policy is satisfied, so what was cut off is no loss. */
    | 'satisfied-early'
    /** Some shard failed, and the setting leaves the decision to the join. */
    | 'tolerated'
    | 'not-verified'
    | 'undone'
    | 'trouble'
    | 'stopped';
  /** Shards that it ended and that are not verified (or succeeded, where nothing can be verified). */
  readonly notVerified: number;
}

/** `isTolerant`: failed shards leave the leg green. Work that was not done, or could not be uploaded, never does. */
export function judgeLeg(facts: LegFacts, isTolerant: boolean): LegVerdict {
  const { ended, undone, troubles, earlyStop } = facts;
  const isSatisfied = earlyStop?.disposition === 'satisfied';
  const failed = [...ended.values()].filter(({ status }) => status === 'failed');
  const notVerified = failed.filter(({ failure }) => !(isSatisfied && failure?.class === 'cancelled')).length;
  const verdict = (isGreen: boolean, because: LegVerdict['because']): LegVerdict => ({
    isGreen,
    because,
    notVerified,
  });
  if (facts.stoppedBy !== undefined) return verdict(false, 'stopped');
  if (troubles.length > 0) return verdict(false, 'trouble');
  if (undone.length > 0 && !isSatisfied) return verdict(false, 'undone');
  if (notVerified > 0) return isTolerant ? verdict(true, 'tolerated') : verdict(false, 'not-verified');
  if (isSatisfied) return verdict(true, 'satisfied-early');
  if (ended.size > 0) return verdict(true, 'verified');
  return facts.verifiedBefore + facts.handedOver > 0
    ? verdict(true, 'nothing-left')
    : verdict(false, 'undone');
}
