// How two threads share one verification: a counter of chunks that both take from. Knows nothing of how threads start.
import type { Item } from '../core/batch/item.ts';
import type { Checks, ItemVerdict } from '../core/verify/verdict.ts';
import type { Verifier } from './verify-items.ts';

export interface HelperRequest {
  readonly itemsBytes: Uint8Array;
  readonly itemsFile: string;
  readonly workdir: string;
  readonly checks: Checks;
  /** One shared 32-bit number: the next chunk that nobody has taken. */
  readonly counter: Int32Array<SharedArrayBuffer>;
}

/** Failed verdicts by number of the chunk; a chunk without any is there, too. */
export type ChunkVerdicts = ReadonlyMap<number, readonly ItemVerdict[]>;

export interface HelperAnswer {
  /** Number of items that the helper knew of: its answer counts only where that is the number here. */
  readonly items: number;
  readonly chunks: ChunkVerdicts;
}

/** Below this size of items.tsv (some 3,000 rows) a thread costs more than it saves. */
export const helperMinBytes = 200_000;

const chunkItems = 250;

export const chunkCount = (items: number): number => Math.ceil(items / chunkItems);

/** The failed verdicts of one chunk. */
export function verifyChunk(verifier: Verifier, items: readonly Item[], chunk: number): readonly ItemVerdict[] {
  const selected = items.slice(chunk * chunkItems, (chunk + 1) * chunkItems);
  return verifier.verify(selected, { wantDigests: false }).filter((verdict) => verdict.problems.length > 0);
}

/** Takes chunks off the counter and verifies them until none is left. */
export function takeChunks(
  verifier: Verifier,
  items: readonly Item[],
  counter: Int32Array<SharedArrayBuffer>,
): ChunkVerdicts {
  const done = new Map<number, readonly ItemVerdict[]>();
  for (;;) {
    const chunk = Atomics.add(counter, 0, 1);
    if (chunk >= chunkCount(items.length)) return done;
    done.set(chunk, verifyChunk(verifier, items, chunk));
  }
}
