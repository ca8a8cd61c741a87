// Verifies the items of a batch, or of one shard, outside of any run: the `verify` command of every entry. Knows where
// ranges and attempts come from, not how a file is checked.
import type { ItemTable } from '../core/batch/item-table.ts';
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { itemsOfRows, unplannedFailure } from '../core/batch/ranges.ts';
import { parseTimestamp } from '../core/batch/timestamp.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { VerifyProblem } from '../core/verify/problem.ts';
import type { Checks } from '../core/verify/verdict.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { VerifyHelper } from './verify-helper.ts';
import { openVerifier } from './verify-items.ts';

export interface VerifyBatchRequest {
  readonly table: ItemTable;
  /** items.tsv as the user named it. */
  readonly itemsFile: string;
  readonly workdir: string;
  readonly checks: Checks;
  /** The batch whose ranges and claims count; without it every item is checked, whatever the age of its output. */
  readonly store?: BatchStore;
  /** Only the items of this shard; needs `store`. */
  readonly shard?: string;
  /** A second thread that was started on the same items; of use only without `store`. */
  readonly helper?: VerifyHelper;
}

export interface VerifyReport {
  /** Number of items checked; never 0. */
  readonly items: number;
  readonly failedItems: number;
  /** In item order. */
  readonly problems: readonly VerifyProblem[];
}

/**
 * Every problem of the items asked for. Failures: those of openVerifier, of reading the manifest and of its ranges;
 * `shard-unknown`; without a shard also `items-unplanned`, since an item outside all shards would never be worked on.
 */
export async function verifyBatch(request: VerifyBatchRequest): Promise<Result<VerifyReport, Failure>> {
  const { table, workdir, checks, store } = request;
  const failures = missingColumns(checks, table.columns);
  const selection = store === undefined ? ok({ items: table.items, newerThanMs: undefined }) : await select(request, store);
  if (!selection.ok) failures.push(...selection.failures);
  const verifier = await openVerifier(checks, workdir, selection.ok ? selection.value.items : []);
  if (!verifier.ok) failures.push(...verifier.failures);
  if (failures.length > 0 || !selection.ok || !verifier.ok) return { ok: false, failures };
  const { items, newerThanMs } = selection.value;
  const options = newerThanMs === undefined ? { wantDigests: false } : { wantDigests: false, newerThanMs };
  const failed =
    request.helper !== undefined && newerThanMs === undefined
      ? await request.helper.share(verifier.value, items)
      : verifier.value.verify(items, options).filter((verdict) => verdict.problems.length > 0);
  return ok({ items: items.length, failedItems: failed.length, problems: failed.flatMap((verdict) => verdict.problems) });
}

/** A schema column that the file doesn't have would check nothing and look like a pass. */
function missingColumns(checks: Checks, columns: readonly string[]): Failure[] {
  const named = [
    ['output-schema-column', checks.outputSchemaColumn],
    ['qc-schema-column', checks.qcSchemaColumn],
  ] as const;
  return named.flatMap(([setting, value]): Failure[] => {
    if (value === undefined || columns.includes(value)) return [];
    return [{ reason: 'setting-invalid', setting, source: '', value, expected: `a column of the items (${columns.join(', ')})` }];
  });
}

interface Selection {
  readonly items: readonly Item[];
  readonly newerThanMs: ((item: Item) => number | undefined) | undefined;
}

async function select(
  { table, itemsFile, shard }: VerifyBatchRequest,
  store: BatchStore,
): Promise<Result<Selection, Failure>> {
  const rows = store.readRows();
  if (!rows.ok) return rows;
  const selected = shard === undefined ? rows.value : rows.value.filter((row) => row.shardId === shard);
  if (shard !== undefined && selected.length === 0) return fail(await unknownShard(shard, rows.value, store.manifestPath));
  const ranges = itemsOfRows(selected, table.items, itemsFile);
  const unplanned = shard === undefined ? unplannedFailure(rows.value, table.items, itemsFile) : undefined;
  if (!ranges.ok || unplanned !== undefined) {
    return fail(...(ranges.ok ? [] : ranges.failures), ...(unplanned === undefined ? [] : [unplanned]));
  }
  const items = shard === undefined ? table.items : (ranges.value.get(shard) ?? []);
  return ok({ items, newerThanMs: attemptStarts(selected, ranges.value, store) });
}

async function unknownShard(shard: string, rows: readonly ManifestRow[], manifest: string): Promise<Failure> {
  const { nearest } = await import('../core/nearest.ts');
  const ids = rows.map((row) => row.shardId);
  const close = nearest(shard, ids);
  return { reason: 'shard-unknown', shard, manifest, ...(close === undefined ? {} : { nearest: close }) };
}

/**
 * When the attempt began that answers for an item's output: the newest one, or, where records call the item verified
 * since an earlier one, that one (an agent that is asked again may leave a good output alone). Undefined where nobody
 * claimed the shard.
 */
function attemptStarts(
  rows: readonly ManifestRow[],
  ranges: ReadonlyMap<string, readonly Item[]>,
  store: BatchStore,
): (item: Item) => number | undefined {
  const starts = new Map<string, number>();
  const newest = store.newest();
  for (const { shardId } of rows) {
    const known = newest.get(shardId);
    const startedAt = parseTimestamp(known?.claim?.startedAt ?? known?.record?.startedAt ?? '');
    if (known === undefined || startedAt === undefined) continue;
    // A first attempt answers for all its items, so records are read only where there was a retry.
    const earlier = known.attempt > 1 ? verifiedSince(store, shardId, known.attempt) : undefined;
    for (const { id } of ranges.get(shardId) ?? []) starts.set(id, earlier?.get(id) ?? startedAt);
  }
  return (item) => starts.get(item.id);
}

/** Items whose records all call them verified from some attempt on, with the start of that attempt. */
function verifiedSince(store: BatchStore, shard: string, newestAttempt: number): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  const spoiled = new Set<string>();
  for (let attempt = newestAttempt; attempt > 0; attempt -= 1) {
    const record = store.readRecord(shard, attempt);
    const began = parseTimestamp(record?.startedAt ?? '');
    for (const { id, verdict } of record?.items ?? []) {
      if (verdict !== 'verified') spoiled.add(id);
      else if (!spoiled.has(id) && began !== undefined) starts.set(id, began);
    }
  }
  return starts;
}
