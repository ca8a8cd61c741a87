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

/**
 * Artifacts that the legs of one run attempt may leave: a listing stays quick, and no job comes near GitHub's 500.
 * Chunks cost two each (claim and record); what is left is for records that go up while a chunk is under way.
 */
export const maxLegArtifacts = 2800;

const fewestChunks = 5;
const mostChunks = 12;

/**
 * Chunks that each slice is cut into: as many as the artifacts allow, less one for a record part in between, since small
 * chunks can be stolen late.
 */
function chunksPerLeg(legs: number): number {
  return Math.min(mostChunks, Math.max(fewestChunks, Math.floor((maxLegArtifacts / legs - 1) / 2)));
}

/** Record parts beside the one at a chunk's end that one leg may upload. */
export function extraPartsPerLeg(legs: number): number {
  return Math.max(1, Math.floor(maxLegArtifacts / legs) - 2 * chunksPerLeg(legs));
}

/**
 * The chunks of a leg's slice. The first is small, a tenth: nobody can take back what a slow machine has claimed. The
 * others are equal, since whoever steals last decides how long it all takes.
 */
export function chunksOf(leg: Pick<Leg, 'index' | 'total' | 'from' | 'to'>): Chunk[] {
  const size = leg.to - leg.from;
  if (size <= 0) return [];
  const first = Math.ceil(size / 10);
  const count = Math.min(size - first + 1, chunksPerLeg(leg.total));
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
