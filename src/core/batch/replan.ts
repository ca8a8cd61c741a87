// Planning over what was planned before: resume instead of repeat. Pure: same rows, items and facts, same shards.
//
// A shard with progress (an attempt, or any status but pending) is an anchor: it keeps its id and its items as long as
// they follow each other in the items. Everything between anchors is cut afresh. With no anchors that is a first plan.
import type { ChangedItem } from './file-changes.ts';
import { rangeOfItems } from './fold.ts';
import type { Item } from './item.ts';
import type { ManifestRow, ShardStatus } from './manifest-row.ts';
import type { StaleWork } from './plan-document.ts';
import { cutSegments } from './segments.ts';
import { shardName } from './shards.ts';
import { isUndoing, type StaleReason } from './staleness.ts';

export interface ReplanInput {
  readonly items: readonly Item[];
  /** Rows with progress and the ids of the items that each was planned with, in manifest order. */
  readonly anchors: readonly Anchor[];
  /** Ids of all items that were planned before, for telling new items; undefined when nothing was. */
  readonly knownItems?: ReadonlySet<string> | undefined;
  /** Ids that left a trace on disk (claim, record): never given to other items. */
  readonly takenIds: ReadonlySet<string>;
  /** Why recorded work on an item no longer counts. Asked only for items of anchors. */
  readonly staleReasons: (item: Item) => readonly StaleReason[];
  /** What came of the newest attempt at an item; undefined where there is no record. Asked only for stale work. */
  readonly lastStatus: (item: Item) => ShardStatus | undefined;
  /**
   * Items whose files are not what the record of their newest attempt saw. Asked only of a shard that all else finds fresh
   * again: while it was pending, nobody had reason to leave its files alone.
   */
  readonly changedFiles: (items: readonly Item[]) => readonly ChangedItem[];
  readonly cut: (items: readonly Item[]) => readonly (readonly Item[])[];
  /** The row of a shard that never ran. */
  readonly newRow: (id: string, items: readonly Item[]) => ManifestRow;
}

export interface Anchor {
  readonly row: ManifestRow;
  readonly itemIds: readonly string[];
  /** Where the row is pending only because a plan found it stale: what it was before. It is judged as that again. */
  readonly was?: StaleWork['was'];
}

export interface ItemStaleness {
  readonly item: string;
  readonly reasons: readonly StaleReason[];
}

export interface PlannedShard {
  readonly row: ManifestRow;
  readonly items: readonly Item[];
  /** `new`: cut afresh. `kept`: an anchor. `split`: the rest of an anchor into which items were put. */
  readonly origin: 'new' | 'kept' | 'split';
  /** For `split`: the shard it was a part of. */
  readonly from?: string;
  /** The status before this plan, where there was one. */
  readonly before?: ShardStatus;
  /** What the shard would be, were it not stale: for the next plan, which may find it fresh again. */
  readonly was?: StaleWork['was'];
  /** Items whose work no longer counts; the shard is pending again unless it is skipped. */
  readonly stale: readonly ItemStaleness[];
  /** What alone keeps the shard pending: items whose work would count again, had their files not changed. */
  readonly changed: readonly ChangedItem[];
  /** Finished by a person or another tool: items without a record to compare with. */
  readonly unrecorded: number;
  /** Items that were worked on by another runner, or with other settings of it, than is set now: told, not undone. */
  readonly otherRunner: number;
  /** Items of this shard that are no longer in the items. */
  readonly removed: readonly string[];
}

export interface Replan {
  readonly shards: readonly PlannedShard[];
  /** Anchors of which no item is left. */
  readonly vanished: readonly Anchor[];
  /** Items that no earlier plan had; empty on a first plan. */
  readonly newItems: readonly string[];
}

/** Items → shards, with progress kept where it still is true. Linear in items and anchors. */
export function replan(input: ReplanInput): Replan {
  const segments = cutSegments(input.items, input.anchors);
  const kept = new Set(segments.flatMap(({ anchor }) => (anchor === undefined ? [] : [anchor])));
  const nextId = freeIds(new Set([...input.takenIds, ...[...kept].map(({ row }) => row.shardId)]));
  const { knownItems } = input;
  const isFirstPlan = input.anchors.length === 0 && knownItems === undefined;
  const ids = new Set(isFirstPlan ? [] : input.items.map((item) => item.id));
  const shards = segments.flatMap((segment): PlannedShard[] => {
    const { anchor, isFirst, items } = segment;
    if (anchor === undefined)
      return input.cut(items).map((chunk) => newShard(input.newRow(nextId(), chunk), chunk));
    const removed = anchor.itemIds.filter((id) => !ids.has(id));
    return [isFirst ? keptShard(input, anchor, items, removed) : splitShard(input, anchor, items, nextId())];
  });
  return {
    shards,
    vanished: input.anchors.filter((anchor) => !kept.has(anchor)),
    newItems: knownItems === undefined ? [] : [...ids].filter((id) => !knownItems.has(id)),
  };
}

function newShard(row: ManifestRow, items: readonly Item[]): PlannedShard {
  return { row, items, origin: 'new', stale: [], changed: [], unrecorded: 0, otherRunner: 0, removed: [] };
}

function keptShard(
  input: ReplanInput,
  anchor: Anchor,
  items: readonly Item[],
  removed: readonly string[],
): PlannedShard {
  const { status, ...judged } = judge(input, anchor, items);
  return {
    row: { ...anchor.row, ...rangeOfItems(items), status },
    items,
    origin: 'kept',
    before: anchor.row.status,
    ...judged,
    removed,
  };
}

/** The rest of an anchor gets an id of its own and keeps what the whole had earned. */
function splitShard(input: ReplanInput, anchor: Anchor, items: readonly Item[], id: string): PlannedShard {
  // What the whole shard had earned, no more: item verdicts of a failed attempt know nothing of its verify command, of
  // what else it broke, or of an attempt after it that was cut off.
  const { status, ...judged } = judge(input, anchor, items);
  return {
    row: { ...input.newRow(id, items), status },
    items,
    origin: 'split',
    from: anchor.row.shardId,
    before: anchor.row.status,
    ...judged,
    removed: [],
  };
}

type Judged = Pick<PlannedShard, 'stale' | 'changed' | 'unrecorded' | 'otherRunner' | 'was'> & {
  readonly status: ShardStatus;
};

/** What a shard with these items of an anchor is now, and why. */
function judge(input: ReplanInput, { row, was }: Anchor, items: readonly Item[]): Judged {
  const stale: ItemStaleness[] = [];
  let unrecorded = 0;
  let otherRunner = 0;
  for (const item of items) {
    const reasons = input.staleReasons(item);
    if (reasons.some(({ kind }) => kind === 'no-record')) unrecorded += 1;
    else if (reasons.some(isUndoing)) stale.push({ item: item.id, reasons });
    else if (reasons.length > 0) otherRunner += 1;
  }
  // Its records have to say so: nobody's word stands for a shard that a plan once opened.
  const isFresh =
    was !== undefined && stale.length === 0 && items.every((item) => input.lastStatus(item) === was);
  const changed = isFresh ? input.changedFiles(items) : [];
  const earned = isFresh && changed.length === 0 ? was : row.status;
  const status = statusAfter(earned, stale);
  const wouldBe = was ?? earned;
  const isJudged = isFinished(earned) || earned === 'failed';
  return {
    status,
    ...(status === 'pending' && isFinished(wouldBe) && { was: wouldBe }),
    stale,
    changed,
    unrecorded: isJudged ? unrecorded : 0,
    otherRunner: isJudged ? otherRunner : 0,
  };
}

/** Says "this work is done", and so can become untrue when an item changes. */
const isFinished = (status: ShardStatus): status is StaleWork['was'] =>
  status === 'succeeded' || status === 'verified';

/** Work on what has changed since is undone, and so is a failure on it. */
function statusAfter(status: ShardStatus, stale: readonly ItemStaleness[]): ShardStatus {
  const isUndone = stale.length > 0 && (isFinished(status) || status === 'failed');
  return isUndone ? 'pending' : status;
}

/** Shard ids from 1 upwards that nobody has. */
function freeIds(taken: ReadonlySet<string>): () => string {
  let number = 0;
  return () => {
    for (;;) {
      const name = shardName(++number);
      if (!taken.has(name)) return name;
    }
  };
}
