// When a group is satisfied, and when that can no longer change. A join policy is a pure function of what became of the
// members: neither their order nor repetition matters. Tolerance is looked at first, so that a batch that lost too much
// never looks like a success that came early.

export type JoinPolicy =
  | { readonly kind: 'all_success' }
  /** Every member has ended; failures are counted, not judged, beyond the tolerance. */
  | { readonly kind: 'all_terminal' }
  | { readonly kind: 'any_success' }
  | { readonly kind: 'quorum'; readonly count: number }
  /** The first member whose receipt the verifier issued. */
  | { readonly kind: 'first_verified' };

/** How many members may fail: a count, or a percentage of all members. Undefined = the policy's own rule alone. */
export type Tolerance = { readonly count: number } | { readonly percent: number };

/** What a join knows of one member. `missing`: no record reached the join. */
export type MemberState = 'verified' | 'succeeded' | 'failed' | 'cancelled' | 'missing' | 'open';

export type Disposition = 'satisfied' | 'failed' | 'cancelled';

export interface PolicyRequest {
  readonly policy: JoinPolicy;
  readonly tolerance?: Tolerance;
  /** State of every member, in any order. */
  readonly members: readonly MemberState[];
  /** No member will change any more: the join runs after all legs have ended. */
  readonly isFinal: boolean;
  /** The run was cut short: then only what can't be made good any more is a failure. */
  readonly isCancelled?: boolean;
}

export interface PolicyDecision {
  /** Undefined while the members that are still open can change it. */
  readonly disposition?: Disposition;
  readonly reason:
    | 'enough-passed'
    | 'all-ended'
    | 'too-many-failed'
    | 'can-not-be-reached'
    | 'member-missing'
    | 'nothing-done'
    | 'cancelled'
    | 'open';
  readonly passed: number;
  readonly failed: number;
  readonly missing: number;
  readonly open: number;
}

/**
 * Decides. A group in which nothing passed is a failure in every policy (invariant 12); a satisfied early policy (any,
 * quorum, first) is the one case in which members may stay undone. That one which is missing fails even those is said by
 * `decideGroup`: here, before the end, nobody can know it.
 */
export function decideJoin(request: PolicyRequest): PolicyDecision {
  const { members, policy, tolerance, isFinal } = request;
  const counts = countMembers(members);
  const decision = (disposition: Disposition | undefined, reason: PolicyDecision['reason']): PolicyDecision =>
    disposition === undefined ? { reason, ...counts } : { disposition, reason, ...counts };
  const { passed, failed, missing, open } = counts;
  const isCancelled = request.isCancelled === true;
  // What a cancelled run cut short is not held against it: nobody knows what would have become of it.
  const cut = isCancelled ? members.filter((state) => state === 'cancelled').length : 0;

  if (tolerance !== undefined && failed - cut > toleratedCount(tolerance, members.length))
    return decision('failed', 'too-many-failed');
  const needed = neededPasses(policy, tolerance, members.length);
  const isEarly =
    policy.kind === 'any_success' || policy.kind === 'quorum' || policy.kind === 'first_verified';
  const counted =
    policy.kind === 'first_verified' ? members.filter((state) => state === 'verified').length : passed;
  if (isEarly && counted >= needed) return decision('satisfied', 'enough-passed');
  if (isCancelled && cut + open + missing > 0)
    return counted + open + cut + missing < needed
      ? decision('failed', 'can-not-be-reached')
      : decision('cancelled', 'cancelled');
  if (counted + open < needed && !(missing > 0 && isFinal)) return decision('failed', 'can-not-be-reached');
  if (!isFinal) return decision(undefined, 'open');
  if (missing > 0 || open > 0) return decision('failed', 'member-missing');
  if (passed === 0) return decision('failed', 'nothing-done');
  return counted >= needed ? decision('satisfied', 'all-ended') : decision('failed', 'can-not-be-reached');
}

function countMembers(members: readonly MemberState[]): {
  passed: number;
  failed: number;
  missing: number;
  open: number;
} {
  const counts = { passed: 0, failed: 0, missing: 0, open: 0 };
  for (const state of members) {
    if (state === 'verified' || state === 'succeeded') counts.passed += 1;
    else if (state === 'missing') counts.missing += 1;
    else if (state === 'open') counts.open += 1;
    else counts.failed += 1;
  }
  return counts;
}

/** Percentages are exact to six places: 29 % of 100 is 29, which floating point makes 28.999… of. */
const percentUnit = 1e6;

export function toleratedCount(tolerance: Tolerance, members: number): number {
  if ('count' in tolerance) return tolerance.count;
  return Math.floor((Math.round(tolerance.percent * percentUnit) * members) / (100 * percentUnit));
}

/** Passed members without which the policy can't be satisfied. */
function neededPasses(policy: JoinPolicy, tolerance: Tolerance | undefined, members: number): number {
  switch (policy.kind) {
    case 'all_success':
      return members - (tolerance === undefined ? 0 : toleratedCount(tolerance, members));
    case 'all_terminal':
      return Math.min(1, members);
    case 'any_success':
    case 'first_verified':
      return 1;
    case 'quorum':
      return policy.count;
  }
}

/** Whether any outcome of so many members could satisfy the policy. `isVerifying`: outputs are verified. */
export function canBeSatisfied(policy: JoinPolicy, members: number, isVerifying: boolean): boolean {
  if (policy.kind === 'first_verified') return isVerifying;
  return policy.kind !== 'quorum' || policy.count <= members;
}

/** `all_success`, `all_terminal`, `any_success`, `first_verified`, `quorum=N`; undefined when it is none of them. */
export function parseJoinPolicy(text: string): JoinPolicy | undefined {
  const quorum = /^quorum=(\d+)$/.exec(text);
  if (quorum !== null)
    return Number(quorum[1]) >= 1 ? { kind: 'quorum', count: Number(quorum[1]) } : undefined;
  const kinds = ['all_success', 'all_terminal', 'any_success', 'first_verified'] as const;
  const kind = kinds.find((known) => known === text);
  return kind === undefined ? undefined : { kind };
}

/** `3` or `5%`; undefined when it is neither. */
export function parseTolerance(text: string): Tolerance | undefined {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (match === null) return undefined;
  const amount = Number(match[1]);
  if (match[2] === '%') return amount <= 100 ? { percent: amount } : undefined;
  return Number.isInteger(amount) ? { count: amount } : undefined;
}
