// Plans a batch: items + template + settings + what was done before → manifest, prompts, plan.json. The decisions are
// core/batch/replan.ts's; this reads what they need and writes what they say.
import { join } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import { foldManifest } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import { type Anchor, replan, type Replan } from '../core/batch/replan.ts';
import { cutIntoShards } from '../core/batch/shards.ts';
import type { CurrentBatch } from '../core/batch/staleness.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { PlanArchive, PlanStore } from '../ports/plan-store.ts';
import { clearOldPrompts } from './clear-old-prompts.ts';
import { compareWithRecords } from './compare-with-records.ts';
import { composePlan } from './compose-plan.ts';
import { type EarlierPlan, findAnchors, knownItems } from './find-anchors.ts';
import { type PlanInputs, type PlanSources, readPlanInputs } from './read-plan-inputs.ts';
import { runningFailures } from './running-failures.ts';
import { sourceBytes } from './source-digests.ts';
import { promptDigests, writePrompts, type WrittenPrompt } from './write-prompts.ts';

export interface PlanOptions extends Omit<PlanSources, 'manifestPath'> {
  readonly store: BatchStore;
  readonly planStore: PlanStore;
  /** What manifest cells start with: the batch dir as a normal path from the work dir. */
  readonly batchDirCell: string;
  /** Digest of the checks that outputs must pass. */
  readonly checksDigest: string;
  /** What earlier work is compared with beside items, sources and template; undefined = not compared. */
  readonly compared: Pick<CurrentBatch, 'checks' | 'runner'>;
  readonly isForced: boolean;
}

export interface PlanOutcome {
  readonly shards: Replan['shards'];
  readonly vanished: readonly Anchor[];
  readonly newItems: readonly string[];
  readonly itemCount: number;
  /** False when there was no manifest, or --force put it aside. */
  readonly isAgain: boolean;
  /** Undefined when no template is known. */
  readonly prompts?: readonly WrittenPrompt[];
  readonly templatePath?: string;
  /** Folder to which --force moved what was there before. */
  readonly archive?: string;
  readonly warnings: readonly Failure[];
  readonly digest: string;
}

/** With a failure, manifest, claims and records stand as they were; what --force put aside is back in its place. */
export async function planBatch(options: PlanOptions): Promise<Result<PlanOutcome, Failure>> {
  const earlierPlan = options.planStore.read();
  if (!earlierPlan.ok && !options.isForced) return earlierPlan;
  const plan = earlierPlan.ok ? earlierPlan.value : undefined;
  const inputs = await readPlanInputs({ ...options, manifestPath: options.store.manifestPath }, plan);
  if (!inputs.ok) return inputs;
  let outcome: PlanOutcome | undefined;
  let oldRows: readonly ManifestRow[] = [];
  let archive: PlanArchive | undefined;
  const { store, planStore, isForced } = options;
  const updated = await store.updateRows(async (rows) => {
    oldRows = rows ?? lostRows(options, plan);
    const running = runningFailures(store, oldRows, isForced);
    if (running.length > 0) return fail(...running);
    if (isForced) {
      const archived = planStore.archive();
      if (!archived.ok) return archived;
      archive = archived.value;
    }
    const isTraced = !isForced && store.newest().size > 0;
    const records = () => (isTraced ? store.records.each() : []);
    const earlier = isForced ? { rows: [], plan: undefined, records } : { rows: oldRows, plan, records };
    const planned = planRows(options, inputs.value, earlier);
    if (!planned.ok) return planned;
    outcome = {
      ...planned.value,
      isAgain: rows !== undefined && archive === undefined,
      ...(archive !== undefined && { archive: archive.folder }),
    };
    return ok(planned.value.shards.map(({ row }) => row));
  });
  if (!updated.ok) {
    archive?.undo();
    return updated;
  }
  if (outcome === undefined) throw new Error('Internal error: the manifest was updated without a plan');
  clearOldPrompts({ oldRows, rows: updated.value, plan, root: inputs.value.root });
  return ok(outcome);
}

type Planned = Omit<PlanOutcome, 'isAgain' | 'archive'>;

/** The rows of a manifest that is gone while its plan and records are still there: finished work outlives the file. */
function lostRows(
  { store, batchDirCell, isForced }: PlanOptions,
  plan: PlanDocument | undefined,
): ManifestRow[] {
  const newest = store.newest();
  if (isForced || plan === undefined || newest.size === 0) return [];
  const rows = plan.shards.map(({ id, items }) => newRow(batchDirCell, id, items));
  return foldManifest(rows, newest, 0);
}

/** Decides and writes everything but the manifest, which the caller holds locked. */
function planRows(options: PlanOptions, inputs: PlanInputs, earlier: EarlierPlan): Result<Planned, Failure> {
  const { store, planStore, cut, isForced } = options;
  const { table, root, template, templatePath } = inputs;
  const anchors = findAnchors(earlier, table.items, options.itemsPath);
  if (!anchors.ok) return anchors;

  const bytesOf = cached((item: Item) => sourceBytes(root, item));
  const result = replan({
    items: table.items,
    anchors: anchors.value,
    knownItems: earlier.rows.length === 0 ? undefined : knownItems(earlier, anchors.value),
    takenIds: new Set(isForced ? [] : store.newest().keys()),
    ...compareWithRecords(earlier, anchors.value, inputs, {
      ...options.compared,
      template: template?.digest,
    }),
    cut: (items) => cutIntoShards(items, cut, bytesOf),
    newRow: (id, items) =>
      newRow(
        options.batchDirCell,
        id,
        items.map((item) => item.id),
      ),
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
    shards: result.shards.map(({ row, items }) => ({ id: row.shardId, items })),
    ...(digests !== undefined && { prompts: digests }),
    earlier: earlier.plan,
  });
  const written = planStore.write(plan);
  if (!written.ok) return written;
  const { shards } = result;
  const prompts =
    template === undefined || digests === undefined
      ? ok(undefined)
      : writePrompts({ template: template.template, shards, digests, root, earlier: earlier.plan });
  if (!prompts.ok) {
    // The manifest stays as it was, so what it was planned from must not look like the new items.
    if (earlier.plan !== undefined) planStore.write(earlier.plan);
    return prompts;
  }
  return ok({
    ...result,
    itemCount: table.items.length,
    ...(prompts.value !== undefined && { prompts: prompts.value }),
    ...(templatePath !== undefined && { templatePath }),
    warnings: [...(template?.warnings ?? []), ...tooLarge(result, cut.maxBytes, bytesOf)],
    digest: plan.digests.plan,
  });
}

function newRow(batchDirCell: string, id: string, itemIds: readonly string[]): ManifestRow {
  return {
    shardId: id,
    promptPath: join(batchDirCell, `${id}.prompt.md`),
    itemCount: itemIds.length,
    firstItem: itemIds[0] ?? '',
    lastItem: itemIds.at(-1) ?? '',
    status: 'pending',
    logPath: join(batchDirCell, 'run-logs', `${id}.log`),
    startedAt: '',
    attempt: 0,
  };
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
