// Work on another source than that of the commit: an agent that edits what another shard has still to read spoils work which
// then verifies well. Records name the digest of each source as the attempt found it; the join's own checkout, in which no
// agent ran, has the sources that were planned.
import type { Item } from '../../core/batch/item.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import { sourceDigests } from '../source-digests.ts';

export interface ChangedSourcesRequest {
  readonly records: Iterable<AttemptRecord>;
  readonly itemsOf: (shard: string) => readonly Item[];
  /** The checkout. */
  readonly workdir: string;
}

/**
 * By shard, the first source that was another when it was worked on. What the checkout does not have, such as a source that
 * a leg's setup makes, can't be compared, nor a record that names no items. Each source is read once.
 */
export function changedSources({ records, itemsOf, workdir }: ChangedSourcesRequest): Map<string, string> {
  const named = [...records].filter(({ items }) => items !== undefined);
  const digests = sourceDigests(
    workdir,
    named.flatMap(({ shard }) => itemsOf(shard)),
  );
  const changed = new Map<string, string>();
  for (const { shard, items = [] } of named) {
    const found = new Map(items.map(({ id, source }) => [id, source]));
    const other = itemsOf(shard).find(({ id }) => {
      const now = digests.get(id) ?? null;
      return now !== null && found.has(id) && found.get(id) !== now;
    });
    if (other !== undefined) changed.set(shard, other.source);
  }
  return changed;
}
