// The chunks of all legs, as everybody cuts them, for a leg that the plan has.
import type { Failure } from '../../core/failure.ts';
import { chunksOf, planLegs, type Chunk } from '../../core/groups/legs.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { LegRequest } from './leg-request.ts';

/** In the order of the plan. Failure: `setting-invalid` for a leg that the plan does not have. */
export function chunksOfPlan({
  plan,
  leg,
}: Pick<LegRequest, 'plan' | 'leg'>): Result<readonly Chunk[], Failure> {
  const legs = planLegs(plan.shards, plan.legs);
  if (legs[leg] !== undefined && legs.length === plan.legs) return ok(legs.flatMap(chunksOf));
  const expected = plan.legs === 0 ? 'no leg: nothing is open' : `a leg from 0 to ${plan.legs - 1}`;
  return fail({
    reason: 'setting-invalid',
    setting: 'leg',
    source: 'input leg',
    value: String(leg),
    expected,
  });
}
