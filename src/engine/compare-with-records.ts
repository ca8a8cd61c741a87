// Holds what records say of items against what the items are now. Reads the sources of those items only that somebody
// has worked on, so a first plan reads none.
import { rowDigest } from '../core/batch/fingerprint.ts';
import type { Anchor, ReplanInput } from '../core/batch/replan.ts';
import { type CurrentBatch, newestEntries, staleReasons } from '../core/batch/staleness.ts';
import type { EarlierPlan } from './find-anchors.ts';
import type { PlanInputs } from './read-plan-inputs.ts';
import { sourceDigests } from './source-digests.ts';

/** Staleness of anchors' items, with every source read once and none that nobody worked on. */
export function compareWithRecords(
  earlier: EarlierPlan,
  anchors: readonly Anchor[],
  { table, root }: Pick<PlanInputs, 'table' | 'root'>,
  batch: CurrentBatch,
): Pick<ReplanInput, 'staleReasons' | 'isVerified'> {
  const newest = newestEntries(earlier.records);
  const anchored = new Set(anchors.flatMap(({ itemIds }) => itemIds));
  const compared = table.items.filter(({ id }) => anchored.has(id) && newest.has(id));
  const sources = sourceDigests(root, compared);
  return {
    staleReasons: (item) =>
      staleReasons(newest.get(item.id), {
        row: rowDigest(item),
        source: sources.get(item.id) ?? null,
        batch,
      }),
    isVerified: (item) => newest.get(item.id)?.entry.verdict === 'verified',
  };
}
