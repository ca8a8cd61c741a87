// plan.json: what was planned, beyond the manifest's rows: which items exactly, from which files, with which digests.
// Shapes and codec; every command also works without it, knowing less.
import type { Failure, Position } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import { placeOf } from '../text-place.ts';
import { scanJson } from '../verify/json-scan.ts';
import type { ManifestRow } from './manifest-row.ts';
import { maxArchivedAttempt, maxAttempt } from './record.ts';

export interface PlannedShardEntry {
  readonly id: string;
  /** Item ids in order. */
  readonly items: readonly string[];
  /** sha256 of the prompt's bytes; absent until prompts are built. */
  readonly prompt?: string;
  /** The shard is pending because its work was found stale, and for no other reason. */
  readonly staleWork?: StaleWork;
}

/** Work that a plan undid, so that a later one can tell its own doing from a person's. */
export interface StaleWork {
  readonly was: 'succeeded' | 'verified';
  /** That of the row then: with another one, somebody has worked on the shard since. */
  readonly attempt: number;
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

/**
 * `at`: the file, for failures: `plan-invalid` with its place when it is no plan, `format-too-new` when a newer Muster
 * wrote it.
 */
export function parsePlanDocument(text: string, at: Position): Result<PlanDocument, Failure> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    const { message, offset } = scanJson(text, Infinity).error ?? { message: String(thrown), offset: 0 };
    return fail({ reason: 'plan-invalid', at: { ...at, ...placeOf(text, offset) }, error: message });
  }
  const wrong = firstWrong(value);
  if (wrong === undefined) return ok(value as PlanDocument);
  const [pointer, expected] = wrong;
  const { format } = (value ?? {}) as { readonly format?: unknown };
  if (pointer === '/format' && typeof format === 'string')
    return fail({ reason: 'format-too-new', at, role: 'plan', found: format });
  const offset = scanJson(text, Infinity, [pointer]).places.get(pointer);
  const place = offset === undefined ? {} : placeOf(text, offset);
  const error = `${pointer === '' ? 'the file' : pointer.slice(1).replaceAll('/', '.')} must be ${expected}`;
  return fail({ reason: 'plan-invalid', at: { ...at, ...place }, error });
}

/** JSON pointer of the first value that a plan can't have, and what it must be. */
function firstWrong(value: unknown): readonly [pointer: string, expected: string] | undefined {
  if (!isObject(value)) return ['', 'an object'];
  const { format, items, workdir, template, settings, digests, shards, archivedAttempts = {} } = value;
  if (format !== 'muster.plan/1') return ['/format', '"muster.plan/1"'];
  if (typeof items !== 'string') return ['/items', 'a path'];
  if (typeof workdir !== 'string') return ['/workdir', 'a path'];
  if (!isObject(digests)) return ['/digests', 'an object'];
  if (!Array.isArray(shards)) return ['/shards', 'a list'];
  const wrong = shards.findIndex((shard) => !isShardEntry(shard));
  if (wrong !== -1) return [`/shards/${wrong}`, 'a shard with its id, items and prompt'];
  if (!isTextOrNull(template)) return ['/template', 'a path or null'];
  if (!isObject(settings)) return ['/settings', 'an object'];
  const wrongDigest = digestNames.find((name) => !isTextOrNull(digests[name]));
  if (wrongDigest !== undefined) return [`/digests/${wrongDigest}`, 'a digest'];
  if (!isObject(archivedAttempts)) return ['/archivedAttempts', 'an object'];
  const most = Object.entries(archivedAttempts).find(([, count]) => !isCount(count, maxArchivedAttempt));
  if (most === undefined) return undefined;
  return [`/archivedAttempts/${pointerPart(most[0])}`, `a whole number from 0 to ${maxArchivedAttempt}`];
}

/** The planned ids of a row's items, or undefined when the plan does not speak of this row as it stands. */
export function plannedItems(
  entries: ReadonlyMap<string, PlannedShardEntry>,
  row: ManifestRow,
): readonly string[] | undefined {
  const items = entries.get(row.shardId)?.items;
  return items !== undefined && isRangeOf(items, row) ? items : undefined;
}

/** The stale work of a row that nobody has touched since it was undone. What `mark` says makes it void in the plan itself. */
export function staleWorkOf(
  entries: ReadonlyMap<string, PlannedShardEntry>,
  row: ManifestRow,
): StaleWork | undefined {
  const work = entries.get(row.shardId)?.staleWork;
  const isUntouched =
    row.status === 'pending' && row.attempt === work?.attempt && plannedItems(entries, row) !== undefined;
  return isUntouched ? work : undefined;
}

/** The plan with a shard whose stale work is forgotten; the very same where there is none. */
export function withoutStaleWork(plan: PlanDocument, shard: string): PlanDocument {
  const isConcerned = ({ id, staleWork }: PlannedShardEntry) => id === shard && staleWork !== undefined;
  if (!plan.shards.some(isConcerned)) return plan;
  const shards = plan.shards.map((entry) => {
    if (!isConcerned(entry)) return entry;
    const { staleWork: _forgotten, ...rest } = entry;
    return rest;
  });
  return { ...plan, shards };
}

/** Whether these ids are what the row calls its items. */
export function isRangeOf(ids: readonly string[], row: ManifestRow): boolean {
  return ids.length === row.itemCount && ids[0] === row.firstItem && ids.at(-1) === row.lastItem;
}

const digestNames = ['items', 'template', 'checks', 'plan'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was not known may be left out. */
const isTextOrNull = (value: unknown): boolean => typeof (value ?? '') === 'string';

const isCount = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function isShardEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, items, prompt, staleWork } = value as Record<string, unknown>;
  const areIds = Array.isArray(items) && items.every((item) => typeof item === 'string');
  const isPrompt = prompt === undefined || typeof prompt === 'string';
  return typeof id === 'string' && areIds && isPrompt && (staleWork === undefined || isStaleWork(staleWork));
}

function isStaleWork(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { was, attempt } = value as Record<string, unknown>;
  return (was === 'succeeded' || was === 'verified') && isCount(attempt, maxAttempt);
}
