// Builds every shard's prompt from the manifest as it stands, and notes their digests in plan.json.
import { sha256 } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { staleWorkOf } from '../core/batch/plan-document.ts';
import { itemsOfRows, unplannedFailure } from '../core/batch/ranges.ts';
import type { Failure } from '../core/failure.ts';
import { fail, failAll, ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { PlanStore } from '../ports/plan-store.ts';
import { composePlan } from './compose-plan.ts';
import { readInput } from './read-input.ts';
import { readItems } from './read-items.ts';
import { realWorkdir } from './real-workdir.ts';
import { readTemplate, type ReadTemplate } from './read-template.ts';
import { writePrompts, type WrittenPrompt } from './write-prompts.ts';

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
  const checked = checkedItems(planStore);
  const bytes = readInput(itemsPath, 'items');
  const root = realWorkdir(workdir);
  const template = await readTemplate(templatePath);
  const failures = [checked, bytes, root, template].flatMap((result) => (result.ok ? [] : result.failures));
  if (!checked.ok || !bytes.ok || !root.ok || !template.ok) {
    const rows = store.readRows();
    return failAll([...failures, ...(rows.ok ? [] : rows.failures)]);
  }
  const itemsDigest = sha256(bytes.value);
  const table = await readItems({
    itemsPath,
    workdir,
    isQcRequired,
    reserved: [...options.reserved, templatePath],
    bytes: bytes.value,
    arePathsChecked: checked.value === itemsDigest,
  });
  if (!table.ok) return table;
  const inputs = { items: table.value.items, itemsDigest, root: root.value, template: template.value };
  let prompts: readonly WrittenPrompt[] = [];
  const updated = await store.updateRows((rows) => {
    if (rows === undefined)
      return fail({ reason: 'file-missing', at: { file: store.manifestPath }, role: 'manifest' });
    const built = buildFor(options, rows, inputs);
    if (!built.ok) return built;
    prompts = built.value;
    return ok(rows);
  });
  return updated.ok ? ok({ prompts, warnings: template.value.warnings }) : updated;
}

/** Digest of the items whose paths a plan has checked. */
function checkedItems(planStore: PlanStore): Result<string | undefined, Failure> {
  const plan = planStore.read();
  return plan.ok ? ok(plan.value?.digests.items) : plan;
}

interface PromptInputs {
  readonly items: readonly Item[];
  readonly itemsDigest: string;
  /** Real path of the work dir. */
  readonly root: string;
  readonly template: ReadTemplate;
}

/** Writes prompts, and then the plan that knows them, for rows that the caller holds locked. */
function buildFor(
  { store, planStore, itemsPath, templatePath, workdir, checksDigest }: BuildPromptsOptions,
  rows: readonly ManifestRow[],
  { items, itemsDigest, root, template }: PromptInputs,
): Result<readonly WrittenPrompt[], Failure> {
  const earlier = planStore.read();
  if (!earlier.ok) return earlier;
  const ranges = itemsOfRows(rows, items, itemsPath);
  if (!ranges.ok) return ranges;
  const unplanned = unplannedFailure(rows, items, itemsPath, ranges.value);
  if (unplanned !== undefined) return fail(unplanned);

  const shards = rows.map((row) => ({ row, items: ranges.value.get(row.shardId) ?? [] }));
  const written = writePrompts({ template: template.template, shards, root, earlier: earlier.value });
  if (!written.ok) return written;
  const entries = new Map(earlier.value?.shards.map((entry) => [entry.id, entry]));
  const largest = rows.reduce((most, { itemCount }) => Math.max(most, itemCount), 0);
  const plan = composePlan({
    manifestPath: store.manifestPath,
    itemsPath,
    itemsDigest,
    workdir,
    template: { path: templatePath, digest: template.digest },
    settings: earlier.value?.settings ?? { batchSize: largest },
    checks: checksDigest,
    shards: shards.map(({ row, items: ofShard }) => ({
      id: row.shardId,
      items: ofShard,
      staleWork: staleWorkOf(entries, row),
    })),
    prompts: new Map(written.value.map((prompt) => [prompt.row.shardId, prompt.sha256])),
    archivedAttempts:
      earlier.value === undefined ? planStore.archivedAttempts() : earlier.value.archivedAttempts,
  });
  const noted = planStore.write(plan);
  return noted.ok ? written : noted;
}
