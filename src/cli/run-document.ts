// The muster.run/1 document of a run that is over, or that was given up in the middle. Knows no stream.
import { countStatuses } from '../core/batch/fold.ts';
import type { RunEvent } from '../core/events.ts';
import type { ExitCode } from '../core/exit-code.ts';
import type { Failure } from '../core/failure.ts';
import { renderHalt } from '../core/loop/halt.ts';
import { addUsage } from '../core/report/add-usage.ts';
import { applyRunEvent, openProgress } from '../core/report/run-progress.ts';
import type { RunSummary } from '../engine/run-batch.ts';
import type { BatchStore } from '../ports/batch-store.ts';

export interface RunFacts {
  readonly runner: string;
  readonly exitCode: ExitCode;
  readonly summary: RunSummary;
  readonly troubles: readonly Failure[];
  /** Has the problems, which a summary leaves out; undefined where the run was not open yet. */
  readonly batch: BatchStore | undefined;
}

export function runDocument({ runner, exitCode, summary, troubles, batch }: RunFacts) {
  const lasts = [...summary.records.values()].map((record) =>
    (record.failure?.problemCount ?? 0) === 0
      ? record
      : (batch?.readRecord(record.shard, record.attempt) ?? record),
  );
  return {
    format: 'muster.run/1',
    dryRun: false,
    runner,
    exitCode,
    selected: summary.selected,
    ran: lasts.length,
    notStarted: summary.notStarted,
    claimedElsewhere: summary.claimedElsewhere,
    halted: summary.halted === undefined ? null : renderHalt(summary.halted),
    stoppedBy: summary.stoppedBy ?? null,
    durationMs: summary.durationMs,
    usage: summary.usage,
    counts: countStatuses(summary.rows),
    shards: lasts.map(({ shard, attempt, status, failure, exitCode: code, signal, durationMs, ...told }) => ({
      shard,
      attempt,
      status,
      failure: failure ?? null,
      exitCode: code,
      signal,
      durationMs,
      usage: told.usage ?? null,
      outOfScope: told.outOfScope ?? [],
    })),
    troubles,
  } as const;
}

/** What a run has come to, followed from outside, for when nobody waits until it can say so itself. */
export interface RunSoFar {
  onEvent(event: RunEvent): void;
  /** From the records on disk; shards at work count as running. `batch`: undefined where the run was not open yet. */
  summary(batch: BatchStore | undefined, stoppedBy: string, nowMs: number): RunSummary;
}

export function followRun(): RunSoFar {
  const progress = openProgress();
  const finished = new Map<string, number>();
  return {
    onEvent(event) {
      applyRunEvent(progress, event);
      if (event.type === 'shard-finished') finished.set(event.row.shardId, event.attempt);
    },
    summary(batch, stoppedBy, nowMs) {
      const rows = batch?.readRows();
      const records = [...finished].flatMap(([shard, attempt]) => batch?.readRecord(shard, attempt) ?? []);
      return {
        rows: rows?.ok === true ? rows.value : [],
        records: new Map(records.map((record) => [record.shard, record])),
        troubles: [],
        selected: progress.selected,
        notStarted: progress.selected - progress.states.size,
        claimedElsewhere: progress.counts.elsewhere,
        stoppedBy,
        usage: addUsage(records.map(({ usage }) => usage)),
        durationMs: progress.startedAt === 0 ? 0 : nowMs - progress.startedAt,
      };
    },
  };
}
