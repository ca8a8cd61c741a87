// Why a shard is in its state, what was tried, how its items stand, and whether `run` would take it up. Pure.
import { changesOf, type ItemFiles } from '../batch/file-changes.ts';
import type { Item } from '../batch/item.ts';
import type { ManifestRow } from '../batch/manifest-row.ts';
import type { AttemptRecord, Claim, Owner, RecordedItem } from '../batch/record.ts';
import type { StaleReason } from '../batch/staleness.ts';
import type { VerifyProblem } from '../verify/problem.ts';
import type {
  AttemptExplanation,
  ItemExplanation,
  PlacedItem,
  ShardExplanation,
  StatusOrigin,
} from './explanation.ts';
import { hasLastWords } from './last-words.ts';
import { newestRecords } from './newest-records.ts';
import { rerunOf } from './rerun.ts';
import type { OwnerState } from './status.ts';

export interface ExplainInput {
  /** The folded row. */
  readonly row: ManifestRow;
  /** Claims and records; those of other shards are ignored. */
  readonly claims: readonly Claim[];
  readonly records: readonly AttemptRecord[];
  readonly nowMs: number;
  readonly ownerState: (owner: Owner) => OwnerState;
  /** The shard's items; undefined when the items file is not known. */
  readonly items?: readonly Item[];
  /** Whether a log is there, by its path from the work dir: those of a workflow run stay in its artifacts. */
  readonly hasLog?: (path: string) => boolean;
  /** The last line of a log, by its path from the work dir; undefined where there is none. */
  readonly lastLogLine?: (path: string) => string | undefined;
  /** By item id, what its files are now; undefined when not looked at. */
  readonly files?: ReadonlyMap<string, ItemFiles>;
  /** By item id, what changed since it was worked on; undefined when not looked at. */
  readonly stale?: ReadonlyMap<string, readonly StaleReason[]>;
  /** Whether the shard is pending only because a plan found its work stale. */
  readonly isStaleWork?: boolean;
}

/** Explains one shard from its row, claims and records. */
export function explainShard(input: ExplainInput): ShardExplanation {
  const { row } = input;
  const log = openLogs(input);
  const claims = input.claims.filter((claim) => claim.shard === row.shardId);
  const records = input.records.filter((record) => record.shard === row.shardId);
  const newest = newestRecords(records).get(row.shardId);
  const attempts = explainAttempts(input, claims, records);
  const items = explainItems(input, records);
  return {
    format: 'muster.explain/1',
    shard: row.shardId,
    status: row.status,
    origin: originOf(input, claims, newest),
    attempt: row.attempt,
    prompt: row.promptPath,
    log: log(row.logPath),
    range: { first: row.firstItem, last: row.lastItem, count: row.itemCount },
    attempts,
    items,
    rerun: rerunOf(input, newest, attempts, items),
  };
}

/** Explains one item; `shard` is the input for the shard that holds it, undefined when none does. */
export function explainItem(item: Item, shard: ExplainInput | undefined): PlacedItem {
  const whole = shard === undefined ? null : explainShard(shard);
  const found = whole?.items?.find((candidate) => candidate.id === item.id) ?? {
    id: item.id,
    source: item.source,
    output: item.output,
    qc: item.qc,
    verdict: 'unknown' as const,
    problems: [],
    stale: null,
    changed: null,
  };
  return {
    format: 'muster.explain/1',
    item: found,
    shard: whole === null ? null : { ...whole, items: [found] },
  };
}

function originOf(
  { row, isStaleWork = false }: ExplainInput,
  claims: readonly Claim[],
  newest: AttemptRecord | undefined,
): StatusOrigin {
  if (isStaleWork) return 'replan';
  if (newest?.attempt === row.attempt) return newest.status === row.status ? 'record' : 'edit';
  if (row.status === 'running')
    return claims.some((claim) => claim.attempt === row.attempt) ? 'claim' : 'edit';
  // Attempts of which nothing is left lie in an archive.
  const isUntouched = row.attempt === 0 || (claims.length === 0 && newest === undefined);
  return row.status === 'pending' && isUntouched ? 'plan' : 'edit';
}

function explainAttempts(
  input: ExplainInput,
  claims: readonly Claim[],
  records: readonly AttemptRecord[],
): AttemptExplanation[] {
  const { row, ownerState } = input;
  const found = openLogs(input);
  const claimOf = new Map(claims.map((claim) => [claim.attempt, claim]));
  const recordOf = new Map(records.map((record) => [record.attempt, record]));
  const numbers = [...new Set([...claimOf.keys(), ...recordOf.keys()])].toSorted((a, b) => a - b);
  return numbers.map((attempt) => {
    const record = recordOf.get(attempt);
    const claim = claimOf.get(attempt);
    const owner = record?.owner ?? claim?.owner;
    const isRunning = row.status === 'running' && row.attempt === attempt;
    const cause = record?.failure?.class;
    const path = logOf(row, attempt, attempt === numbers.at(-1));
    return {
      attempt,
      owner:
        owner === undefined || owner.host === ''
          ? null
          : { host: owner.host, pid: owner.pid, state: ownerState(owner) },
      startedAt: record?.startedAt ?? claim?.startedAt ?? null,
      durationMs: record?.durationMs ?? null,
      status: record?.status ?? (isRunning ? 'running' : 'unfinished'),
      exitCode: record?.exitCode ?? null,
      signal: record?.signal ?? null,
      class: cause ?? null,
      message: record?.failure?.message ?? null,
      log: record === undefined && !isRunning ? null : found(path),
      lastWords: (hasLastWords(cause) ? input.lastLogLine?.(path) : undefined) ?? null,
      runner: record?.runner ?? null,
      outOfScope: record?.outOfScope ?? [],
    };
  });
}

/** A path where there is such a log, or where nobody looked. */
const openLogs =
  ({ hasLog }: ExplainInput) =>
  (path: string): string | null =>
    hasLog === undefined || hasLog(path) ? path : null;

/** The newest attempt's log has the row's name; those of earlier ones were renamed when the next one started. */
function logOf(row: ManifestRow, attempt: number, isNewest: boolean): string {
  return isNewest ? row.logPath : row.logPath.replace(/(\.log)?$/, `.${attempt}.log`);
}

/** Every item with the newest record entry that tells of it, in the order of the items file (or of the record). */
function explainItems(
  { items, stale, files }: ExplainInput,
  records: readonly AttemptRecord[],
): ItemExplanation[] | null {
  const entries = new Map<string, RecordedItem>();
  const problems = new Map<string, VerifyProblem[]>();
  for (const record of records.toSorted((a, b) => a.attempt - b.attempt)) {
    for (const item of record.items ?? []) {
      entries.set(item.id, item);
      problems.delete(item.id);
    }
    const found = Map.groupBy(record.failure?.problems ?? [], (problem) => problem.item);
    for (const [id, list] of found) problems.set(id, list);
  }
  const ids = items?.map((item) => item.id) ?? [...new Set([...entries.keys(), ...problems.keys()])];
  if (items === undefined && ids.length === 0) return null;
  return ids.map((id, index) => ({
    id,
    source: items?.[index]?.source ?? null,
    output: items?.[index]?.output ?? null,
    qc: items?.[index]?.qc ?? null,
    verdict: entries.get(id)?.verdict ?? 'unknown',
    problems: problems.get(id) ?? [],
    stale: stale === undefined ? null : (stale.get(id) ?? []),
    changed: files === undefined ? null : changesOf(entries.get(id), files.get(id)),
  }));
}
