// One run from beginning to end: recover → select → run → commit. Prints nothing; everything it has to say is an event.
import { claimOfRow, countStatuses, foldManifest, type NewestAttempt } from '../core/batch/fold.ts';
import { shardStatuses, type ManifestRow } from '../core/batch/manifest-row.ts';
import { selectRows } from '../core/batch/select.ts';
import { unknownShard } from '../core/batch/unknown-shard.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { BatchRun } from './batch-run.ts';
import { lostRecords } from './lost-records.ts';
import { missingPrompts } from './missing-prompts.ts';
import { recoverAbandoned } from './recover.ts';
import { openClaimsAtWork, shardRunning } from './running-failures.ts';
import type { RunRequest, RunSummary } from './run-request.ts';

export type { RunRequest, RunSummary } from './run-request.ts';

/** Fails only before anything started: no manifest, unknown shard, shard is running, no prompts, nothing can be written. */
export async function runBatch(request: RunRequest): Promise<Result<RunSummary, Failure>> {
  const { tools } = request;
  const { store, clock, emit } = tools;
  const startedMs = clock.now();
  // Before the rows: another run's claim that comes between must lose us the race for attempt 1, not look like an old
  // attempt after which 2 is due.
  const newestBefore = store.newest();
  const before = store.readRows();
  if (!before.ok) return before;
  const recovered = await recoverAbandoned(store, before.value, request.killLeftovers, clock);
  if (!recovered.ok) return recovered;
  for (const { shard, attempt, killed } of recovered.value)
    emit({ type: 'shard-recovered', shard, attempt, killed, at: clock.now() });
  const newest = recovered.value.length === 0 ? newestBefore : store.newest();
  const rows = recovered.value.length === 0 ? before : store.readRows();
  if (!rows.ok) return rows;
  const selected = selectFor(request, rows.value, newest);
  if (!selected.ok) return selected;
  const missing =
    request.needsEveryPrompt === true ? missingPrompts(tools.workdir, selected.value) : undefined;
  if (missing !== undefined) return fail(missing);

  const run = new BatchRun(request, selected.value, newest);
  const { jobs } = request;
  const counts = countStatuses(rows.value);
  const runner = tools.runner.name;
  emit({ type: 'run-started', runner, selected: selected.value.length, jobs, counts, at: startedMs });
  await run.drive();
  request.killLeftovers(store.owner.token);
  const committed = await run.keeper.close();
  if (!committed.ok) run.tell(committed.failures);
  // Claims and records are on disk: what the manifest would say is known even where it can't be written.
  const after = committed.ok ? committed.value : foldManifest(rows.value, store.newest(), startedMs);
  const lost = lostRecords(store, run.records.values(), after);
  if (lost !== undefined) run.tell([lost]);
  const summary = run.summary(after, clock.now() - startedMs);
  const failed = [...summary.records.values()].filter((record) => record.status === 'failed').length;
  emit({
    type: 'run-finished',
    counts: countStatuses(after),
    ran: summary.records.size,
    failed,
    durationMs: summary.durationMs,
    usage: summary.usage,
    at: clock.now(),
  });
  return ok(summary);
}

/** The rows that a run would take, or why it can take none: `shard-unknown`, `shard-running`. */
export function selectFor(
  { shard, selection, tools }: RunRequest,
  rows: readonly ManifestRow[],
  newest: ReadonlyMap<string, NewestAttempt>,
): Result<readonly ManifestRow[], Failure> {
  const claimAtWork = openClaimsAtWork(tools.store, newest);
  if (shard === undefined) {
    const isFree = (row: ManifestRow) => claimAtWork(row.shardId) === undefined;
    return ok(selectRows(rows.filter(isFree), newest, selection));
  }
  const row = rows.find((candidate) => candidate.shardId === shard);
  if (row === undefined)
    return fail(
      unknownShard(
        shard,
        rows.map(({ shardId }) => shardId),
        tools.store.manifestPath,
      ),
    );
  const open = claimAtWork(shard);
  if (open !== undefined) return fail(shardRunning(shard, open.attempt, open.startedAt, open.owner));
  if (row.status === 'running') {
    const owner = claimOfRow(row, newest.get(shard))?.owner;
    return fail(shardRunning(shard, row.attempt, row.startedAt, owner));
  }
  // Asked for by name: what was said explicitly still filters, but no status has to be said.
  return ok(selectRows([row], newest, { ...selection, statuses: selection.statuses ?? shardStatuses }));
}
