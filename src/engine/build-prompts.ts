// Builds every shard's prompt from the manifest as it stands, and notes their digests in plan.json.
import { sha256 } from '../core/batch/fingerprint.ts';
import { itemsOfRows, unplannedFailure } from '../core/batch/ranges.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { PlanStore } from '../ports/plan-store.ts';
import { composePlan } from './compose-plan.ts';
import { readInput, readItems, realWorkdir } from './read-items.ts';
import { readTemplate } from './read-template.ts';
import { promptDigests, writePrompts, type WrittenPrompt } from './write-prompts.ts';

export interface BuildPromptsOptions {
  readonly store: BatchStore;
  readonly planStore: PlanStore;
  /** Paths as the user named them. */
  readonly itemsPath: string;
  readonly templatePath: string;
  readonly workdir: string;
  /** Further files and folders that items must not write to. */
  readonly reserved: readonly string[];
  /** Digest of the checks that outputs must pass. */
  readonly checksDigest: string;
  readonly isQcRequired: boolean;
}

export interface BuiltPrompts {
  /** In manifest order. */
  readonly prompts: readonly WrittenPrompt[];
  readonly warnings: readonly Failure[];
}

/**
 * Nothing is written when the manifest and the items don't fit each other: `range-unknown`, `range-count`,
 * `range-overlap`, and `items-unplanned` for items that no shard has.
 */
export async function buildPrompts(options: BuildPromptsOptions): Promise<Result<BuiltPrompts, Failure>> {
  const { store, planStore, itemsPath, templatePath, workdir, isQcRequired } = options;
  const earlier = planStore.read();
  const rows = store.readRows();
  const bytes = readInput(itemsPath, 'items');
  const root = realWorkdir(workdir);
  const template = await readTemplate(templatePath);
  const failures = [earlier, rows, bytes, root, template].flatMap((result) =>
    result.ok ? [] : result.failures,
  );
  if (!earlier.ok || !rows.ok || !bytes.ok || !root.ok || !template.ok) return fail(...failures);
  const reserved = [...options.reserved, templatePath];
  const itemsDigest = sha256(bytes.value);
  const table = await readItems({
    itemsPath,
    workdir,
    isQcRequired,
    reserved,
    bytes: bytes.value,
    arePathsChecked: earlier.value?.digests.items === itemsDigest,
  });
  if (!table.ok) return table;

  const { items } = table.value;
  const ranges = itemsOfRows(rows.value, items, itemsPath);
  if (!ranges.ok) return ranges;
  const unplanned = unplannedFailure(rows.value, items, itemsPath);
  if (unplanned !== undefined) return fail(unplanned);

  const shards = rows.value.map((row) => ({ row, items: ranges.value.get(row.shardId) ?? [] }));
  const digests = promptDigests(template.value.template, shards);
  const plan = composePlan({
    manifestPath: store.manifestPath,
    itemsPath,
    itemsDigest,
    workdir,
    template: { path: templatePath, digest: template.value.digest },
    settings: earlier.value?.settings ?? {
      batchSize: Math.max(...rows.value.map(({ itemCount }) => itemCount)),
    },
    checks: options.checksDigest,
    shards: shards.map(({ row, items: ofShard }) => ({ id: row.shardId, items: ofShard })),
    prompts: digests,
  });
  const written = planStore.write(plan);
  if (!written.ok) return written;
  const prompts = writePrompts({
    template: template.value.template,
    shards,
    digests,
    root: root.value,
    earlier: earlier.value,
  });
  return prompts.ok ? ok({ prompts: prompts.value, warnings: template.value.warnings }) : prompts;
}
