// A policy that no outcome of a group could satisfy, seen before anything is done. Pure.
import type { Failure } from '../failure.ts';
import { canBeSatisfied, parseJoinPolicy } from './join-policy.ts';

/** An empty group has nothing to be satisfied with; that is for others to say. */
export function policyFailure(text: string, members: number, isVerifying: boolean): Failure | undefined {
  const policy = parseJoinPolicy(text);
  if (policy === undefined || members === 0 || canBeSatisfied(policy, members, isVerifying)) return undefined;
  return {
    reason: 'setting-invalid',
    setting: 'policy',
    source: 'policy',
    value: text,
    expected:
      policy.kind === 'first_verified'
        ? 'a policy that does not ask for verified members: with no-verify there are none'
        : `a quorum of at most ${members}: the group has no more members`,
  };
}
