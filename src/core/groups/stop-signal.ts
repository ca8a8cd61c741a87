// How legs learn that the policy is decided: a leg whose work decides it leaves a stop artifact. Where a decision needs
// the counts of other legs (quorum, tolerance) legs leave tallies, whose names alone say enough: a listing is all that is
// read. Tallies are few, so a stop may come late: early stop is an economy, the join decides. Codecs and fold. Pure.
import type { Tally } from './artifact-names.ts';
import {
  decideJoin,
  parseJoinPolicy,
  parseTolerance,
  type MemberState,
  type PolicyDecision,
} from './join-policy.ts';
import type { OpenPlan } from './open-plan.ts';
import type { EarlierJoins } from './undone-shards.ts';

export interface StopSignal {
  readonly format: 'muster.stop/1';
  readonly group: string;
  readonly runAttempt: number;
  readonly leg: number;
  readonly disposition: 'satisfied' | 'failed';
  readonly reason: PolicyDecision['reason'];
}

export const stopName = 'stop.json';

/** `own`: one leg's word decides. `all`: the counts of all legs do. `never`: nothing can be decided before the end. */
export type EarlyStop = 'own' | 'all' | 'never';

/** A failed shard of `all_success` stops nobody without a tolerance: finished work is work that need not be repeated. */
export function earlyStopOf({ policy, tolerance }: Pick<OpenPlan, 'policy' | 'tolerance'>): EarlyStop {
  if (tolerance !== undefined) return 'all';
  const kind = parseJoinPolicy(policy)?.kind;
  if (kind === 'any_success' || kind === 'first_verified') return 'own';
  return kind === 'quorum' ? 'all' : 'never';
}

/**
 * What all tallies together decide; undefined while nothing is decided. Failures of earlier run attempts are being made good,
 * so those of this one count alone; what passed counts for good, and what the newest join has counted is not counted twice.
 * Of a leg's tallies in one run attempt the largest counts, so order and repetition make no difference.
 */
export function decideEarly(
  plan: OpenPlan,
  tallies: readonly Tally[],
  { runAttempt, joined }: { readonly runAttempt: number; readonly joined?: EarlierJoins['newest'] },
): Pick<StopSignal, 'disposition' | 'reason'> | undefined {
  const policy = parseJoinPolicy(plan.policy);
  if (policy === undefined || earlyStopOf(plan) === 'never') return undefined;
  const largest = new Map<string, Tally>();
  for (const tally of tallies) {
    if (tally.runAttempt > runAttempt || tally.runAttempt <= (joined?.runAttempt ?? 0)) continue;
    const key = `${tally.leg} ${tally.runAttempt}`;
    const known = largest.get(key);
    if (known === undefined || tally.passed + tally.failed > known.passed + known.failed)
      largest.set(key, tally);
  }
  const all = [...largest.values()];
  const passedBefore = Math.max(plan.carriedPassed, joined?.passed ?? 0);
  const passed = Math.min(
    plan.members,
    all.reduce((sum, tally) => sum + tally.passed, passedBefore),
  );
  const failedNow = all.reduce((sum, tally) => sum + (tally.runAttempt === runAttempt ? tally.failed : 0), 0);
  const failed = Math.min(plan.members - passed, failedNow);
  const members: MemberState[] = [
    ...Array.from({ length: passed }, () => 'verified' as const),
    ...Array.from({ length: failed }, () => 'failed' as const),
    ...Array.from({ length: plan.members - passed - failed }, () => 'open' as const),
  ];
  const tolerance = plan.tolerance === undefined ? undefined : parseTolerance(plan.tolerance);
  const { disposition, reason } = decideJoin({
    policy,
    members,
    isFinal: false,
    ...(tolerance === undefined ? {} : { tolerance }),
  });
  return disposition === 'satisfied' || disposition === 'failed' ? { disposition, reason } : undefined;
}

export const encodeStopSignal = (signal: StopSignal): string => `${JSON.stringify(signal)}\n`;

/** Undefined when it is none; then it is no reason to stop. */
export function decodeStopSignal(text: string, group: string): StopSignal | undefined {
  try {
    const value = JSON.parse(text) as Partial<StopSignal> | null;
    const isOurs = value?.format === 'muster.stop/1' && value.group === group;
    return isOurs && (value.disposition === 'satisfied' || value.disposition === 'failed')
      ? (value as StopSignal)
      : undefined;
  } catch {
    return undefined;
  }
}
