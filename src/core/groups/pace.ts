// Whether a leg had better leave its next chunk to others: what a slow machine claims late nobody can take back, and then
// all wait for it. How fast everybody is follows from the times of the claims, which a listing shows. Pure.
//
// The sum: what is left of the group, at the pace of all who are at work, takes so long. A chunk of ours that would take
// longer than that is what the group would wait for.
import type { Chunk } from './legs.ts';

export interface PaceFacts {
  /** Of all legs, in the order of the plan. */
  readonly chunks: readonly Chunk[];
  /** When a chunk was claimed in this run attempt, by the clock of the service; undefined = it is free. */
  readonly claimedAtMs: (chunk: Chunk) => number | undefined;
  /** By the clock of the service. */
  readonly nowMs: number;
}

export interface GroupPace {
  /** Until everything is done, if nobody had to wait for anybody. */
  readonly leftMs: number;
  /** What the middle one of all legs needs for a shard. */
  readonly usualShardMs: number;
}

/** Undefined while no leg has ended a chunk: then nobody can say. */
export function groupPace({ chunks, claimedAtMs, nowMs }: PaceFacts): GroupPace | undefined {
  const byLeg = Map.groupBy(chunks, ({ leg }) => leg);
  const rates = new Map<number, number>();
  const firsts: Chunk[] = [];
  for (const [leg, own] of byLeg) {
    const worked = workedInOrder(own, claimedAtMs);
    const [first, last] = [worked[0], worked.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [from, to] = [claimedAtMs(first) ?? 0, claimedAtMs(last) ?? 0];
    if (worked.length > 1) rates.set(leg, (last.from - first.from) / Math.max(1, to - from));
    else firsts.push(first);
  }
  const known = [...rates.values()].toSorted((a, b) => a - b);
  const usual = known[Math.floor(known.length / 2)];
  if (usual === undefined || usual <= 0) return undefined;
  // Who is still in his first chunk is at least as slow as that says.
  for (const first of firsts) {
    const atMost = sizeOf(first) / Math.max(1, nowMs - (claimedAtMs(first) ?? 0));
    rates.set(first.leg, Math.min(usual, atMost));
  }
  let left = 0;
  for (const [leg, own] of byLeg)
    for (const [index, chunk] of own.entries())
      left += shardsLeft(chunk, own[index + 1], rates.get(leg) ?? usual, { chunks, claimedAtMs, nowMs });
  const together = [...rates.values()].reduce((sum, rate) => sum + rate, 0);
  return { leftMs: left / together, usualShardMs: 1 / usual };
}

/** The chunks from the head of a slice that its own leg claimed one after another. */
function workedInOrder(own: readonly Chunk[], claimedAtMs: PaceFacts['claimedAtMs']): Chunk[] {
  const worked: Chunk[] = [];
  for (const chunk of own) {
    const at = claimedAtMs(chunk);
    const before = worked.at(-1);
    const isNext = before === undefined || (at !== undefined && at >= (claimedAtMs(before) ?? 0));
    if (at === undefined || !isNext) break;
    worked.push(chunk);
  }
  return worked;
}

/** An estimate: a chunk after which its leg claimed another is done, one that is claimed goes on at the leg's pace. */
function shardsLeft(
  chunk: Chunk,
  next: Chunk | undefined,
  rate: number,
  { claimedAtMs, nowMs }: PaceFacts,
): number {
  const at = claimedAtMs(chunk);
  if (at === undefined) return sizeOf(chunk);
  const nextAt = next === undefined ? undefined : claimedAtMs(next);
  if (nextAt !== undefined && nextAt >= at) return 0;
  return Math.max(0, sizeOf(chunk) - rate * (nowMs - at));
}

const sizeOf = ({ from, to }: Chunk): number => to - from;

/** Estimates are rough, and a chunk that ends a little late costs less than a machine that stands still. */
const grace = 1.2;
const graceMs = 30_000;

/** Whether others would be through with everything before this leg were with the chunk. `shardMs`: its own pace. */
export const isBetterLeft = (chunk: Chunk, shardMs: number, { leftMs }: GroupPace): boolean =>
  sizeOf(chunk) * shardMs > grace * leftMs + graceMs;

/** For how long to leave it: until others are through with their own, and with a chunk of this size. */
export const leaveForMs = (chunk: Chunk, { leftMs, usualShardMs }: GroupPace): number =>
  grace * (leftMs + sizeOf(chunk) * usualShardMs) + graceMs;
