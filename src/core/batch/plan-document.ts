// plan.json: what was planned, beyond the manifest's rows: which items exactly, from which files, with which digests.
// Shapes and codec; every command also works without it, knowing less.
import type { Failure, Position } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ManifestRow } from './manifest-row.ts';

export interface PlannedShardEntry {
  readonly id: string;
  /** Item ids in order. */
  readonly items: readonly string[];
  /** sha256 of the prompt's bytes; absent until prompts are built. */
  readonly prompt?: string;
}

export interface PlanDocument {
  readonly format: 'muster.plan/1';
  /** Paths from the batch dir, `/`-separated. */
  readonly items: string;
  readonly workdir: string;
  /** Null until a template is known. */
  readonly template: string | null;
  readonly settings: { readonly batchSize: number; readonly maxBytes?: number; readonly groupBy?: string };
  readonly digests: {
    /** sha256 of the bytes of items.tsv as they were planned. */
    readonly items: string;
    readonly template: string | null;
    readonly checks: string | null;
    readonly plan: string;
  };
  /**
   * How many attempts at a shard id lie in archives: a worker of theirs may still be at work, so those numbers are not
   * given again. Ids without any are left out.
   */
  readonly archivedAttempts?: Readonly<Record<string, number>>;
  readonly shards: readonly PlannedShardEntry[];
}

/** One shard a line, so that a person and a diff can read it. Ends with a newline. */
export function renderPlanDocument(plan: PlanDocument): string {
  const { shards, ...head } = plan;
  const lines = shards.map((shard) => JSON.stringify(shard)).join(',\n');
  return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
}

/** `at`: the file, for failures: `file-unreadable` when it is no plan, `format-too-new` when a newer Muster wrote it. */
export function parsePlanDocument(text: string, at: Position): Result<PlanDocument, Failure> {
  const broken = (error: string) => fail<Failure>({ reason: 'file-unreadable', at, role: 'plan', error });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken('not JSON');
  }
  if (typeof value !== 'object' || value === null) return broken('not an object');
  const plan = value as Partial<PlanDocument>;
  if (typeof plan.format !== 'string') return broken('no "format"');
  if (plan.format !== 'muster.plan/1') {
    return fail({ reason: 'format-too-new', at, role: 'plan', found: String(plan.format) });
  }
  const areTexts = typeof plan.items === 'string' && typeof plan.workdir === 'string';
  const areDigests = typeof plan.digests === 'object' && plan.digests !== null;
  if (!areTexts || !areDigests || !Array.isArray(plan.shards) || !plan.shards.every(isShardEntry)) {
    return broken('items, workdir, digests or shards are malformed');
  }
  if (plan.archivedAttempts !== undefined && !areNumbers(plan.archivedAttempts))
    return broken('archivedAttempts is malformed');
  return ok(plan as PlanDocument);
}

/** The planned ids of a row's items, or undefined when the plan does not speak of this row as it stands. */
export function plannedItems(
  entries: ReadonlyMap<string, PlannedShardEntry>,
  row: ManifestRow,
): readonly string[] | undefined {
  const items = entries.get(row.shardId)?.items;
  return items !== undefined && isRangeOf(items, row) ? items : undefined;
}

/** Whether these ids are what the row calls its items. */
export function isRangeOf(ids: readonly string[], row: ManifestRow): boolean {
  return ids.length === row.itemCount && ids[0] === row.firstItem && ids.at(-1) === row.lastItem;
}

function areNumbers(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger);
}

function isShardEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, items, prompt } = value as Record<string, unknown>;
  const areIds = Array.isArray(items) && items.every((item) => typeof item === 'string');
  return typeof id === 'string' && areIds && (prompt === undefined || typeof prompt === 'string');
}
