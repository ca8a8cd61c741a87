// What must be true of every simulated run, whatever died when. Each invariant has a name and answers with the shards for
// which it does not hold. The truth comes from what machines did and what the service holds, never from code of a join.
import type { FleetJoin } from './join-fleet.ts';
import type { FleetRun } from './run-fleet.ts';

export type Invariant = (run: FleetRun, join: FleetJoin) => readonly string[];

/** A record that reached the service, read with nothing but JSON.parse. */
interface Arrived {
  readonly shard: string;
  readonly isPassed: boolean;
  readonly runAttempt: number;
  readonly owner: string;
}

const known = new WeakMap<FleetRun, ReadonlyMap<string, readonly Arrived[]>>();

function arrivedOf(run: FleetRun): ReadonlyMap<string, readonly Arrived[]> {
  const cached = known.get(run);
  if (cached !== undefined) return cached;
  const byShard = new Map<string, Arrived[]>();
  for (const { files, runAttempt } of run.service.finished) {
    for (const { path, bytes } of files) {
      if (!path.startsWith('records/')) continue;
      const { record } = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
        record: { shard: string; status: string; owner: { token: string } };
      };
      const arrived = {
        shard: record.shard,
        isPassed: record.status === 'verified',
        runAttempt,
        owner: record.owner.token,
      };
      byShard.set(record.shard, [...(byShard.get(record.shard) ?? []), arrived]);
    }
  }
  known.set(run, byShard);
  return byShard;
}

export const invariants = {
  /** A shard that anybody finished and delivered is verified in the join; of those that never passed the newest try counts. */
  'the newest result counts': (run, { members }) => {
    const arrived = arrivedOf(run);
    return run.plan.shards.filter((shard) => {
      const records = arrived.get(shard) ?? [];
      const member = members.get(shard);
      if (records.length === 0) return false;
      const passed = records.filter(({ isPassed }) => isPassed);
      const pool = passed.length > 0 ? passed : records;
      const newest = Math.max(...pool.map(({ runAttempt }) => runAttempt));
      return member?.state !== (passed.length > 0 ? 'verified' : 'failed') || member.runAttempt !== newest;
    });
  },

  /** Every shard of the plan is in the join once; exactly those of which nothing arrived are missing, and it says so. */
  'nothing is lost in silence': (run, { members, decision }) => {
    const arrived = arrivedOf(run);
    const wrong = run.plan.shards.filter(
      (shard) => (members.get(shard)?.state === 'missing') !== !arrived.has(shard),
    );
    const missing = run.plan.shards.filter((shard) => !arrived.has(shard)).length;
    const isHonest =
      members.size === run.plan.shards.length &&
      decision.missing === missing &&
      (missing === 0 || decision.disposition === 'failed');
    return isHonest
      ? wrong
      : [...wrong, `the join counts ${decision.missing} missing of ${members.size}, ${decision.disposition}`];
  },

  /** What stands in the join was done by the very machine that it names, to the end. */
  'every result was earned': (run, { members }) => {
    const ended = new Set(
      run.executions
        .filter(({ toMs }) => toMs !== undefined)
        .map(({ shard, owner, isPassed }) => `${shard} ${owner} ${isPassed}`),
    );
    return run.plan.shards.filter((shard) => {
      const member = members.get(shard);
      return (
        member !== undefined &&
        member.state !== 'missing' &&
        !ended.has(`${shard} ${member.owner} ${member.state === 'verified'}`)
      );
    });
  },

  /** A chunk is claimed once in a run attempt, so nobody works on a shard that another has, or had, in hand. */
  'one worker a shard': (run) => {
    const seen = new Set<string>();
    return run.executions.flatMap(({ shard, runAttempt }) => {
      const key = `${runAttempt} ${shard}`;
      if (seen.has(key)) return [shard];
      seen.add(key);
      return [];
    });
  },

  /** A verified result that was delivered in one run attempt is never worked for again in a later one. */
  'finished work is not repeated': (run) => {
    const arrived = arrivedOf(run);
    return run.executions
      .filter(
        ({ shard, runAttempt }) =>
          arrived.get(shard)?.some((record) => record.isPassed && record.runAttempt < runAttempt) === true,
      )
      .map(({ shard }) => shard);
  },

  /** A job that left something undone or not verified is red, so that "re-run failed jobs" takes it up. */
  'undone work is red': (run, { members }) => {
    const last = new Map<number, boolean>();
    for (const { leg, isGreen } of run.jobs) last.set(leg, isGreen);
    const isAnyRed = [...last.values()].includes(false);
    return isAnyRed ? [] : run.plan.shards.filter((shard) => members.get(shard)?.state !== 'verified');
  },
} as const satisfies Readonly<Record<string, Invariant>>;

export type InvariantName = keyof typeof invariants;

/** Invariants that do not hold, each with at most three shards for which it does not, and how many there are. */
export function brokenInvariants(run: FleetRun, join: FleetJoin): Partial<Record<InvariantName, string>> {
  const broken: Partial<Record<InvariantName, string>> = {};
  for (const [name, holds] of Object.entries(invariants) as [InvariantName, Invariant][]) {
    const shards = holds(run, join);
    if (shards.length > 0) broken[name] = `${shards.length}: ${shards.slice(0, 3).join(', ')}`;
  }
  return broken;
}
