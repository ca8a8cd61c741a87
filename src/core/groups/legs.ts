// How the open shards of a plan are laid over the legs of a matrix, and how a leg works through its slice: in chunks
// whose borders are the same for everybody, so that one claim a chunk is enough. Pure.
import { legBudget } from './leg-budget.ts';

/** GitHub's limit on the jobs of one matrix; it can't be raised. */
export const maxMatrixLegs = 256;

export interface Leg {
  readonly index: number;
  readonly total: number;
  /** What the checks list shows. */
  readonly name: string;
  /** The one shard of this leg; absent when the leg owns a slice. */
  readonly shard?: string;
  /** Positions in the plan's list of open shards: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * Legs for the open shards, in order. With at most as many shards as legs a leg is one shard. With more, every leg owns
 * a slice; slices differ by one shard at most. No shards, no legs: GitHub refuses an empty matrix, so the caller skips it.
 */
export function planLegs(shards: readonly string[], maxLegs: number): Leg[] {
  const total = Math.min(shards.length, Math.max(1, Math.min(maxLegs, maxMatrixLegs)));
  const border = (index: number) => Math.floor((index * shards.length) / total);
  return Array.from({ length: total }, (_, index) => {
    const [from, to] = [border(index), border(index + 1)];
    const first = shards[from] ?? '';
    const last = shards[to - 1] ?? '';
    if (shards.length <= total) return { index, total, name: first, shard: first, from, to };
    return { index, total, name: `${first} … ${last}`, from, to };
  });
}

/** A run of a slice that is claimed, worked and recorded together. */
export interface Chunk {
  readonly leg: number;
  /** 0-based within the leg's slice. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The chunks of a leg's slice. The first is a tenth: nobody can take back what a slow machine has claimed. The others are
 * equal, since whoever steals last decides how long it all takes.
 */
export function chunksOf(leg: Pick<Leg, 'index' | 'total' | 'from' | 'to'>): Chunk[] {
  const size = leg.to - leg.from;
  if (size <= 0) return [];
  const first = Math.max(1, Math.floor(size / 10));
  const count = Math.min(size - first + 1, legBudget(leg.total).chunks);
  const border = (number: number): number =>
    number === 0 ? leg.from : leg.from + first + Math.floor(((number - 1) * (size - first)) / (count - 1));
  return Array.from({ length: count }, (_, number) => {
    const [from, to] = [border(number), number === count - 1 ? leg.to : border(number + 1)];
    return { leg: leg.index, number, from, to };
  });
}

/** Name of a chunk in claims and records: a single shard goes by its own id. */
export function chunkName(chunk: Chunk, shards: readonly string[]): string {
  return chunk.to - chunk.from === 1 ? (shards[chunk.from] ?? '') : `leg-${chunk.leg}-${chunk.number}`;
}

/**
 * The chunk to steal next, of the leg with the most unclaimed work: one of the later half of what it has left, so that
 * thieves spread out and its owner is not in their way; undefined when all is claimed. Of equal legs the one that follows
 * the thief comes first.
 */
export function chunkToSteal(
  chunks: readonly Chunk[],
  isTaken: (chunk: Chunk) => boolean,
  thief: number,
  legs: number,
): Chunk | undefined {
  const open = new Map<number, { work: number; readonly chunks: Chunk[] }>();
  for (const chunk of chunks) {
    if (chunk.leg === thief || isTaken(chunk)) continue;
    const known = open.get(chunk.leg) ?? { work: 0, chunks: [] };
    known.work += chunk.to - chunk.from;
    known.chunks.push(chunk);
    open.set(chunk.leg, known);
  }
  const distance = (leg: number) => (leg - thief + legs) % legs;
  let victim: number | undefined;
  for (const [leg, { work }] of open) {
    const most = victim === undefined ? 0 : (open.get(victim)?.work ?? 0);
    if (victim === undefined || work > most || (work === most && distance(leg) < distance(victim)))
      victim = leg;
  }
  if (victim === undefined) return undefined;
  const left = (open.get(victim)?.chunks ?? []).toSorted((a, b) => b.number - a.number);
  return left[(distance(victim) - 1) % Math.ceil(left.length / 2)];
}
