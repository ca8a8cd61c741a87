// Holds what records say of items against what the items are now. Reads the sources of those items only that somebody
// has worked on, so a first plan reads none. Keeps a verdict an item, not the records: there may be 100,000.
import { resolve } from 'node:path';
import { rowDigest } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { Anchor, ReplanInput } from '../core/batch/replan.ts';
import {
  type CurrentBatch,
  isNewer,
  type RecordHead,
  type StaleReason,
  staleReasons,
} from '../core/batch/staleness.ts';
import type { EarlierPlan } from './find-anchors.ts';
import type { PlanInputs } from './read-plan-inputs.ts';
import { sourceDigest } from './source-digests.ts';

interface Judged {
  readonly from: RecordHead;
  readonly reasons: readonly StaleReason[];
}

/** Staleness of anchors' items, with every source read once and none that nobody worked on. */
export function compareWithRecords(
  earlier: EarlierPlan,
  anchors: readonly Anchor[],
  { table, root }: Pick<PlanInputs, 'table' | 'root'>,
  batch: CurrentBatch,
): Pick<ReplanInput, 'staleReasons'> {
  const wanted = new Map<string, Item>();
  if (anchors.length > 0) for (const item of table.items) wanted.set(item.id, item);
  const sourceOf = openSourceDigests(root);
  const judged = new Map<string, Judged>();
  const alike = new Map<string, readonly StaleReason[]>();
  const shared = (reasons: readonly StaleReason[]) => {
    const key = reasons.map(({ kind }) => kind).join(' ');
    const known = alike.get(key) ?? reasons;
    alike.set(key, known);
    return known;
  };
  for (const { shard, attempt, finishedAt, digests, items = [] } of wanted.size === 0
    ? []
    : earlier.records()) {
    const from = { shard, attempt, finishedAt, ...(digests !== undefined && { digests }) };
    for (const entry of items) {
      const item = wanted.get(entry.id);
      const standing = judged.get(entry.id);
      if (item === undefined || (standing !== undefined && !isNewer(from, standing.from))) continue;
      const now = { row: rowDigest(item), source: sourceOf(item), batch };
      const reasons = shared(staleReasons({ entry, from }, now));
      judged.set(item.id, { from, reasons });
    }
  }
  const unrecorded: readonly StaleReason[] = [{ kind: 'no-record' }];
  return {
    staleReasons: ({ id }) => judged.get(id)?.reasons ?? unrecorded,
  };
}

/** Digests of sources, each read once. */
function openSourceDigests(root: string): (item: Item) => string | null {
  const known = new Map<string, string | null>();
  return ({ source }) => {
    const digest = known.get(source);
    if (digest !== undefined) return digest;
    const fresh = sourceDigest(resolve(root, source), source);
    known.set(source, fresh);
    return fresh;
  };
}
