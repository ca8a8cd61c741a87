// Decides what a plan says: rows, plan document, digests of prompts. The decisions are core/batch/replan.ts's; this gives
// them what they need. Writes nothing.
import { rangeOfItems, type NewestAttempt } from '../core/batch/fold.ts';
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import { maxArchivedAttempt } from '../core/batch/record.ts';
import { replan, type Replan } from '../core/batch/replan.ts';
import { cutIntoShards } from '../core/batch/shards.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import type { StandingPlan } from '../ports/plan-store.ts';
import { openChangedFiles } from './changed-files.ts';
import { composePlan } from './compose-plan.ts';
import { findAnchors, knownItems } from './find-anchors.ts';
import type { RecordJudge } from './judge-records.ts';
import { missingSources } from './missing-sources.ts';
import { openNewRow } from './new-row.ts';
import type { PlanOptions, PlanOutcome } from './plan-request.ts';
import type { PlanInputs } from './read-plan-inputs.ts';
import { sourceBytes } from './source-digests.ts';
import { promptDigests } from './write-prompts.ts';

/** What was there before, whether it is kept or not. */
export interface Before extends StandingPlan {
  readonly rows: readonly ManifestRow[];
  readonly judge: RecordJudge;
}

export interface PlannedRows {
  readonly plan: PlanDocument;
  /** Of each shard's prompt; undefined when no template is known. */
  readonly digests: ReadonlyMap<string, string> | undefined;
  readonly outcome: Omit<PlanOutcome, 'isAgain' | 'isRestored' | 'archive' | 'prompts'>;
}

/** Failures: those of `findAnchors`. */
export function planRows(
  options: PlanOptions,
  inputs: PlanInputs,
  before: Before,
): Result<PlannedRows, Failure> {
  const { store, cut, isForced } = options;
  const { table, root, template, templatePath } = inputs;
  const newest = store.newest();
  const archivedAttempts = isForced ? archivedAfresh(before, newest) : archivedWith(before);
  const earlier = isForced
    ? { rows: [], plan: undefined, archivedAttempts, store }
    : { rows: before.rows, plan: before.standing, unfinished: before.unfinished, archivedAttempts, store };
  const anchors = findAnchors(earlier, table.items, options.itemsPath);
  if (!anchors.ok) return anchors;

  const bytesOf = cached((item: Item) => sourceBytes(root, item));
  const newRow = openNewRow(options.batchDirCell, archivedAttempts);
  const result = replan({
    items: table.items,
    anchors: anchors.value,
    knownItems: earlier.rows.length === 0 ? undefined : knownItems(earlier, anchors.value),
    takenIds: new Set(isForced ? [] : newest.keys()),
    staleReasons: before.judge.staleReasons,
    lastStatus: ({ id }) => before.judge.lastWork(id)?.status,
    changedFiles: openChangedFiles({ ...options, root, judge: before.judge }),
    cut: (items) => cutIntoShards(items, cut, bytesOf),
    newRow: (id, items) => newRow(id, rangeOfItems(items)),
  });

  const digests = template === undefined ? undefined : promptDigests(template.template, result.shards);
  const plan = composePlan({
    manifestPath: store.manifestPath,
    itemsPath: options.itemsPath,
    itemsDigest: inputs.itemsDigest,
    workdir: options.workdir,
    ...(template !== undefined &&
      templatePath !== undefined && { template: { path: templatePath, digest: template.digest } }),
    settings: {
      batchSize: cut.batchSize,
      ...(cut.maxBytes !== undefined && { maxBytes: cut.maxBytes }),
      ...(cut.groupBy !== undefined && { groupBy: cut.groupBy }),
    },
    checks: options.checksDigest,
    shards: result.shards.map(({ row, items, was }) => ({
      id: row.shardId,
      items,
      ...(was !== undefined && { staleWork: { was, attempt: row.attempt } }),
    })),
    ...(digests !== undefined && { prompts: digests }),
    archivedAttempts,
    earlier: earlier.plan,
  });
  return ok({
    plan,
    digests,
    outcome: {
      ...result,
      itemCount: table.items.length,
      ...(templatePath !== undefined && { templatePath }),
      warnings: [
        ...(template?.warnings ?? []),
        ...missingSources(root, table, options.itemsPath),
        ...tooLarge(result, cut.maxBytes, bytesOf),
      ],
      digest: plan.digests.plan,
    },
  });
}

type Attempts = Readonly<Record<string, number>>;

/** Attempts at shard ids that lie in archives, as far as a plan or they themselves tell. */
export function archivedWith({ standing, unfinished, archived = {} }: StandingPlan): Attempts {
  return highest([
    ...Object.entries(archived),
    ...Object.entries(standing?.archivedAttempts ?? {}),
    ...Object.entries(unfinished?.archivedAttempts ?? {}),
  ]);
}

/** The same once everything that is there has gone into an archive. */
function archivedAfresh(before: Before, newest: ReadonlyMap<string, NewestAttempt>): Attempts {
  return highest([
    ...Object.entries(archivedWith(before)),
    ...before.rows.map(({ shardId, attempt }) => [shardId, attempt] as const),
    ...[...newest].map(([shard, { attempt }]) => [shard, attempt] as const),
  ]);
}

/** None is too high for a plan document: a number that a person set is not to use up all others. */
function highest(entries: Iterable<readonly [string, number]>): Attempts {
  const attempts = new Map<string, number>();
  for (const [shard, attempt] of entries)
    if (attempt > (attempts.get(shard) ?? 0)) attempts.set(shard, Math.min(attempt, maxArchivedAttempt));
  return Object.fromEntries(attempts);
}

function tooLarge({ shards }: Replan, limit: number | undefined, bytesOf: (item: Item) => number): Failure[] {
  if (limit === undefined) return [];
  return shards.flatMap(({ row, items: [item, ...others], origin }): Failure[] => {
    if (item === undefined || others.length > 0 || origin !== 'new' || bytesOf(item) <= limit) return [];
    return [{ reason: 'shard-too-large', shard: row.shardId, item: item.id, bytes: bytesOf(item), limit }];
  });
}

function cached(bytesOf: (item: Item) => number): (item: Item) => number {
  const known = new Map<string, number>();
  return (item) => {
    const bytes = known.get(item.id) ?? bytesOf(item);
    known.set(item.id, bytes);
    return bytes;
  };
}
