// One pass over the bytes for one view of them: where patterns lie, each with what stands between its pieces. Pure,
// linear, in little memory.
import type { BytePatterns } from './byte-patterns.ts';
import { addSpan, type Span } from './spans.ts';
import { afterVisible, copyVisible, holdsEscapes, type View } from './visible-bytes.ts';

export interface Pass {
  readonly view: View | 'raw';
  readonly patterns: BytePatterns;
}

/** Visible bytes that are looked at in one go: what keeps the memory small. */
const windowBytes = 64 * 1024;

/**
 * Adds the places of all patterns. Answers where a pattern may begin that the bytes end in the middle of; their length
 * when there is none.
 */
export function findSpans(
  bytes: Uint8Array,
  { view, patterns }: Pass,
  spans: Span[],
  isFirstEnough: boolean,
): number {
  // Without escapes the two views are one, and the other pass has seen it.
  if (view === 'escaped' && !holdsEscapes(bytes)) return bytes.length;
  const { longest, classOf, classes, next, endsAt, depth } = patterns;
  const window = Math.min(windowBytes, bytes.length);
  const visible = new Uint8Array(longest + window);
  const places = new Int32Array(longest + window);
  const copy = view === 'raw' ? copyAll : copyVisible;
  let kept = 0;
  let state = 0;
  const own = spans.length;
  for (let at = 0; at < bytes.length;) {
    const copied = copy(bytes, at, view as View, visible.subarray(kept), places.subarray(kept));
    at = copied.next;
    const filled = kept + copied.count;
    for (let index = kept; index < filled; index++) {
      state = next[state * classes + (classOf[visible[index] as number] as number)] as number;
      const length = endsAt[state] as number;
      if (length === 0) continue;
      const last = places[index] as number;
      const end = view === 'raw' ? last + 1 : afterVisible(bytes, last, view);
      addSpan(spans, own, places[index - length + 1] as number, end);
      if (isFirstEnough) return bytes.length;
    }
    const start = Math.max(0, filled - longest);
    places.copyWithin(0, start, filled);
    kept = filled - start;
  }
  const begun = depth[state] as number;
  return begun === 0 ? bytes.length : (places[kept - begun] as number);
}

function copyAll(
  bytes: Uint8Array,
  from: number,
  _view: View,
  into: Uint8Array,
  places: Int32Array,
): { next: number; count: number } {
  const count = Math.min(into.length, bytes.length - from);
  into.set(bytes.subarray(from, from + count));
  for (let index = 0; index < count; index++) places[index] = from + index;
  return { next: from + count, count };
}
