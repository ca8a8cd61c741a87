// What a leg does next: its own chunks from head to tail, then chunks of others, one at a time, until nothing is left or
// it is told to stop. Decides, does nothing.
//
//   own ──slice is through──▶ stealing ──nothing open──▶ ended
//    └────────stop────────────────┴──────────stop──────▶ ended
import { chunkToSteal, type Chunk } from './legs.ts';

export interface LegState {
  readonly phase: 'own' | 'stealing' | 'ended';
  readonly leg: number;
  readonly legs: number;
  /** Of all legs, in the order of the plan. */
  readonly chunks: readonly Chunk[];
  /** Chunks that are no longer to be tried: by us done or given up, or seen to be another's. */
  readonly settled: ReadonlySet<Chunk>;
}

export type LegEvent =
  | { readonly type: 'begin' }
  /** The chunk is behind us, whoever worked on it. */
  | { readonly type: 'settled'; readonly chunk: Chunk }
  /** The last listing is newer than the last decision: decide again. */
  | { readonly type: 'listed' }
  | { readonly type: 'stop' };

export type LegEffect =
  /** Look whether the chunk is free; if so claim and work it. Answered by `settled`. */
  { readonly type: 'try'; readonly chunk: Chunk; readonly isOwn: boolean } | { readonly type: 'end' };

export function newLeg(leg: number, legs: number, chunks: readonly Chunk[]): LegState {
  return { phase: 'own', leg, legs, chunks, settled: new Set() };
}

/** `isTaken`: what the last listing says of a chunk; only stealing asks it, since own chunks are each looked at. */
export function stepLeg(
  state: LegState,
  event: LegEvent,
  isTaken: (chunk: Chunk) => boolean,
): { readonly state: LegState; readonly effect: LegEffect } {
  if (event.type === 'stop' || state.phase === 'ended')
    return { state: { ...state, phase: 'ended' }, effect: { type: 'end' } };
  const settled = event.type === 'settled' ? new Set([...state.settled, event.chunk]) : state.settled;
  const { leg, legs, chunks } = state;
  const own = chunks.find((chunk) => chunk.leg === leg && !settled.has(chunk));
  if (own !== undefined)
    return { state: { ...state, settled, phase: 'own' }, effect: { type: 'try', chunk: own, isOwn: true } };
  const isTried = (chunk: Chunk) => settled.has(chunk) || isTaken(chunk);
  const stolen = isShared(chunks, legs) ? chunkToSteal(chunks, isTried, leg, legs) : undefined;
  if (stolen !== undefined)
    return {
      state: { ...state, settled, phase: 'stealing' },
      effect: { type: 'try', chunk: stolen, isOwn: false },
    };
  return { state: { ...state, settled, phase: 'ended' }, effect: { type: 'end' } };
}

/**
 * Whether legs own slices. A leg that is one shard bears that shard's name in the checks list: whoever did its work
 * would be red or green in its place.
 */
export function isShared(chunks: readonly Chunk[], legs: number): boolean {
  return chunks.length > legs || chunks.some(({ from, to }) => to - from > 1);
}
