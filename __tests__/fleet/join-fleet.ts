// What the join makes of a simulated run: the real collection of records and the real choice among them, for every member.
// Verification of outputs is left out; the fleet's agents have none that could lie.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standingRecords } from '../../src/core/groups/fence.ts';
import { decideJoin, type MemberState, type PolicyDecision } from '../../src/core/groups/join-policy.ts';
import {
  collectRecords,
  type CollectedRecords,
  type StagedCandidate,
} from '../../src/engine/group/collect-records.ts';
import { openStaging } from '../../src/engine/group/staging.ts';
import { noFaults } from './fleet-service.ts';
import type { FleetRun } from './run-fleet.ts';

export interface FleetMember {
  readonly state: MemberState;
  /** Of the record that stands; absent when there is none. */
  readonly owner?: string;
  readonly runAttempt?: number;
}

export interface FleetJoin {
  /** Of every shard of the plan, in order. */
  readonly members: ReadonlyMap<string, FleetMember>;
  readonly decision: PolicyDecision;
  readonly collected: CollectedRecords;
}

/** The record that counts for each shard. */
export type Choose = (
  candidates: readonly StagedCandidate[],
) => ReadonlyMap<string, Pick<StagedCandidate, 'fence' | 'record'>>;

export async function joinFleet(
  { plan, service, time }: FleetRun,
  runAttempt: number,
  choose: Choose = standingRecords,
): Promise<FleetJoin> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-fleet-'));
  const staging = openStaging(join(folder, 'staging'));
  try {
    // A join that can't read everything fails as a whole and is run again; here it comes to its end at once.
    const artifacts = service.storeOf(runAttempt, () => false, noFaults);
    const { group, planDigest } = plan;
    const collected = await time.until(collectRecords({ artifacts, group, planDigest, runAttempt, staging }));
    if (!collected.ok) throw new Error(`the join could not read: ${JSON.stringify(collected.failures)}`);
    const standing = choose(collected.value.candidates);
    const members = new Map(plan.shards.map((shard) => [shard, memberOf(standing.get(shard))]));
    const states = [...members.values()].map(({ state }) => state);
    const decision = decideJoin({ policy: { kind: 'all_success' }, members: states, isFinal: true });
    return { members, decision, collected: collected.value };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function memberOf(standing: Pick<StagedCandidate, 'fence' | 'record'> | undefined): FleetMember {
  if (standing === undefined) return { state: 'missing' };
  const { owner, runAttempt } = standing.fence;
  return { state: standing.record.status, owner, runAttempt };
}
