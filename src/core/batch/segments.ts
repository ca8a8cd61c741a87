// Items as they lie between and inside of what was planned before: runs of one anchor's items that follow each other, or of
// nobody's. Pure; knows neither rows nor what an anchor's work is worth.
import type { Item } from './item.ts';

/** A run of items that follow each other, and whose it is. */
export interface Segment<A> {
  readonly anchor?: A;
  /** Of several segments of one anchor, the one that comes first. */
  readonly isFirst: boolean;
  readonly items: Item[];
}

/** Items in order, as runs of one anchor's consecutive items or of none's. */
export function cutSegments<A extends { readonly itemIds: readonly string[] }>(
  items: readonly Item[],
  anchors: readonly A[],
): Segment<A>[] {
  if (anchors.length === 0) return items.length === 0 ? [] : [{ isFirst: false, items: [...items] }];
  const places = new Map<string, { anchor: A; index: number }>();
  for (const anchor of anchors) {
    // Where an edited manifest gives an item to two shards, the first one has it.
    const present = anchor.itemIds.filter((id) => !places.has(id));
    present.forEach((id, index) => places.set(id, { anchor, index }));
  }
  const segments: Segment<A>[] = [];
  const seen = new Set<A>();
  let last: { segment: Segment<A>; index: number } | undefined;
  for (const item of items) {
    const place = places.get(item.id);
    const anchor = place?.anchor;
    const index = place?.index ?? -1;
    const follows =
      last !== undefined && last.segment.anchor === anchor && (anchor === undefined || index > last.index);
    if (last !== undefined && follows) {
      last.segment.items.push(item);
      last.index = index;
      continue;
    }
    const isFirst = anchor !== undefined && !seen.has(anchor);
    if (anchor !== undefined) seen.add(anchor);
    const segment: Segment<A> = { ...(anchor !== undefined && { anchor }), isFirst, items: [item] };
    segments.push(segment);
    last = { segment, index };
  }
  return segments;
}
