// open.json of the plan artifact: what the legs of a group need to know beside manifest and plan. Shape and codec.
import type { Failure } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import { parseJoinPolicy, parseTolerance } from './join-policy.ts';

export interface OpenPlan {
  readonly format: 'muster.open/1';
  readonly group: string;
  /** `digests.plan` of plan.json: whoever works on another plan is foreign. */
  readonly planDigest: string;
  /** Ids of the shards that are to be worked on, in manifest order: legs and chunks are positions in this list. */
  readonly shards: readonly string[];
  /** Legs of the matrix: what `planLegs(shards, maxLegs)` answered, so that every leg cuts the same slices. */
  readonly legs: number;
  /** As `parseJoinPolicy` reads it. */
  readonly policy: string;
  /** As `parseTolerance` reads it; absent = none. */
  readonly tolerance?: string;
  /** Members of the whole group, and how many of them passed before this run. */
  readonly members: number;
  readonly carriedPassed: number;
}

export const openPlanName = 'open.json';

/** One shard a line, in the style of plan.json. */
export function encodeOpenPlan({ shards, ...head }: OpenPlan): string {
  const lines = shards.map((shard) => JSON.stringify(shard)).join(',\n');
  return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
}

/** `artifact`: where it came from, for the failure `artifact-refused`. */
export function decodeOpenPlan(text: string, artifact: string): Result<OpenPlan, Failure> {
  const why = (reason: string) =>
    fail<Failure>({ reason: 'artifact-refused', artifact, entry: openPlanName, why: reason });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return why('not JSON');
  }
  const open = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (open['format'] !== 'muster.open/1') return why(`its format is ${JSON.stringify(open['format'])}`);
  const { group, planDigest, shards, legs, policy, tolerance, members, carriedPassed } = open;
  if (typeof group !== 'string' || typeof planDigest !== 'string')
    return why('group or planDigest is missing');
  if (!Array.isArray(shards) || !shards.every((shard) => typeof shard === 'string'))
    return why('shards are malformed');
  if (new Set(shards).size !== shards.length) return why('a shard stands in it twice');
  if (!isCount(legs) || legs > shards.length || (legs === 0 && shards.length > 0))
    return why('legs do not fit the shards');
  if (typeof policy !== 'string' || parseJoinPolicy(policy) === undefined)
    return why('its policy is unknown');
  if (tolerance !== undefined && (typeof tolerance !== 'string' || parseTolerance(tolerance) === undefined))
    return why('its tolerance is malformed');
  if (!isCount(members) || !isCount(carriedPassed) || members < shards.length + carriedPassed)
    return why('its counts do not add up');
  return ok(value as OpenPlan);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
