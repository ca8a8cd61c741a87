// How the open shards of a plan are laid over the legs of a matrix, and how a leg works through its slice: in chunks
// whose borders are the same for everybody, so that one claim a chunk is enough. Pure.

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

/** Chunks a leg's slice is cut into at most: with a claim and a record each, 256 legs stay below 3,000 artifacts. */
export const maxChunksPerLeg = 5;

/**
 * Guided chunks: each takes half of what is left, so that work begins in large strides and ends in pieces small enough
 * to be stolen; the last one takes the rest.
 */
export function chunksOf(leg: Pick<Leg, 'index' | 'from' | 'to'>): Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = leg.from; from < leg.to; ) {
    const left = leg.to - from;
    const isLast = chunks.length === maxChunksPerLeg - 1;
    const to = from + (isLast ? left : Math.ceil(left / 2));
    chunks.push({ leg: leg.index, number: chunks.length, from, to });
    from = to;
  }
  return chunks;
}

/** Name of a chunk in claims and records: a single shard goes by its own id. */
export function chunkName(chunk: Chunk, shards: readonly string[]): string {
  return chunk.to - chunk.from === 1 ? (shards[chunk.from] ?? '') : `leg-${chunk.leg}-${chunk.number}`;
}

/**
 * The chunk to steal next: the last unclaimed one of the leg with the most unclaimed work; undefined when all is
 * claimed. Of equal legs the one that follows the thief comes first, so that thieves spread out.
 */
export function chunkToSteal(
  chunks: readonly Chunk[],
  isTaken: (chunk: Chunk) => boolean,
  thief: number,
  legs: number,
): Chunk | undefined {
  const open = new Map<number, { work: number; last: Chunk }>();
  for (const chunk of chunks) {
    if (chunk.leg === thief || isTaken(chunk)) continue;
    const known = open.get(chunk.leg);
    const last = known === undefined || chunk.number > known.last.number ? chunk : known.last;
    open.set(chunk.leg, { work: (known?.work ?? 0) + chunk.to - chunk.from, last });
  }
  const distance = (leg: number) => (leg - thief + legs) % legs;
  let best: { work: number; last: Chunk } | undefined;
  for (const candidate of open.values()) {
    const isBetter =
      best === undefined ||
      candidate.work > best.work ||
      (candidate.work === best.work && distance(candidate.last.leg) < distance(best.last.leg));
    if (isBetter) best = candidate;
  }
  return best?.last;
}
