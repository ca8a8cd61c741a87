// How a batch stands: counts, progress, what is running and for how long, causes of failure, what to do next. Pure:
// rows, claims, records and the time are given. The report is also the JSON document of `muster status`.
import { countStatuses } from '../batch/fold.ts';
import type { ManifestRow, ShardStatus } from '../batch/manifest-row.ts';
import type { Claim, Owner, Usage } from '../batch/record.ts';
import { parseTimestamp } from '../batch/timestamp.ts';
import { addUsage } from './add-usage.ts';
import { isCutOffClass } from '../batch/cut-off.ts';
import { groupFailures, type FailureGroup } from './failure-groups.ts';
import { newestRecords, type ReportRecord } from './newest-records.ts';
import { reportOutOfScope, type OutOfScopeReport } from './scope-report.ts';
import { nextSteps, type NextStep, type PlanTrouble, type StepFlags } from './next-steps.ts';

export type OwnerState = 'alive' | 'dead' | 'unknown';

export interface StatusInput {
  /** As the user named it. */
  readonly manifest: string;
  /** What the commands to come have to be told. */
  readonly flags?: StepFlags;
  /** Folded rows in manifest order. */
  readonly rows: readonly ManifestRow[];
  readonly claims: readonly Claim[];
  readonly records: readonly ReportRecord[];
  readonly nowMs: number;
  readonly ownerState: (owner: Owner) => OwnerState;
  /** Whether a log is there, by its path from the work dir; absent = not looked at. */
  readonly hasLog?: (path: string) => boolean;
  /** Whether the template is not the planned one any more; absent = not known. */
  readonly isTemplateChanged?: boolean;
  /** Items in no shard; undefined when the items are not known. */
  readonly unplanned?: { readonly ids: readonly string[]; readonly count: number };
  readonly planTrouble?: PlanTrouble | undefined;
}

export interface RunningReport {
  readonly shard: string;
  readonly attempt: number;
  readonly startedAt: string;
  /** Milliseconds since the start; null when the time cannot be read. */
  readonly ageMs: number | null;
  /** `unknown` also when no claim names an owner. */
  readonly ownerState: OwnerState;
  /** Null where no claim that can be read names one. */
  readonly owner: { readonly host: string; readonly pid: number } | null;
}

export interface StatusReport {
  readonly format: 'muster.status/1';
  readonly manifest: string;
  readonly shards: {
    readonly total: number;
    readonly done: number;
    readonly percent: number;
    readonly counts: Readonly<Record<ShardStatus, number>>;
  };
  readonly items: {
    readonly total: number;
    readonly done: number;
    readonly unplanned: { readonly count: number; readonly ids: readonly string[] } | null;
  };
  readonly running: readonly RunningReport[];
  /** Null while no attempt has finished, or when nothing is left. `leftMs` is null while nothing runs. */
  readonly estimate: {
    readonly meanMs: number;
    readonly shardsLeft: number;
    readonly jobs: number;
    readonly workMs: number;
    readonly leftMs: number | null;
  } | null;
  readonly failures: readonly FailureGroup[];
  /** Shards of which an attempt changed files outside of its outputs. */
  readonly outOfScope: OutOfScopeReport;
  /** All that were begun; some may have left no record: they run, or died. */
  readonly attempts: number;
  readonly finishedAttempts: number;
  readonly usage: Usage;
  readonly next: readonly NextStep[];
}

/** Builds the report. Linear in rows, claims and records; done = verified or succeeded, percent rounds down. */
export function buildStatus(input: StatusInput): StatusReport {
  const { rows, records } = input;
  const counts = countStatuses(rows);
  const newest = newestRecords(records);
  const running = reportRunning(input);
  const done = counts.verified + counts.succeeded;
  const failures = groupFailures(rows, newest).map((group) => withKnownLog(group, input.hasLog));
  const cutOff = failures.reduce((sum, group) => (isCutOffClass(group.class) ? sum + group.count : sum), 0);
  const example = failures.find((group) => !isCutOffClass(group.class))?.example.shard;
  return {
    format: 'muster.status/1',
    manifest: input.manifest,
    shards: { total: rows.length, done, percent: percentOf(done, rows.length - counts.skipped), counts },
    items: {
      total: rows.reduce((sum, row) => sum + row.itemCount, 0),
      done: rows.reduce(
        (sum, row) => (row.status === 'verified' || row.status === 'succeeded' ? sum + row.itemCount : sum),
        0,
      ),
      unplanned: unplannedReport(input.unplanned),
    },
    running,
    estimate: estimate(counts.pending + counts.running + cutOff, running, records),
    failures,
    outOfScope: reportOutOfScope(rows, records),
    attempts: countAttempts(input),
    finishedAttempts: records.length,
    usage: addUsage(records.map((record) => record.usage)),
    next: nextSteps({
      counts,
      cutOff,
      deadRunning: running.filter((shard) => shard.ownerState === 'dead').length,
      unknownRunning: running.filter((shard) => shard.ownerState === 'unknown').length,
      ...(input.unplanned === undefined ? {} : { unplanned: input.unplanned.count }),
      ...(input.isTemplateChanged === true ? { isTemplateChanged: true } : {}),
      ...(example === undefined ? {} : { failedExample: example }),
      ...input.flags,
      ...(input.planTrouble === undefined ? {} : { planTrouble: input.planTrouble }),
    }),
  };
}

function withKnownLog(group: FailureGroup, hasLog: StatusInput['hasLog']): FailureGroup {
  const { log } = group.example;
  const isGone = log !== null && hasLog?.(log) === false;
  return isGone ? { ...group, example: { ...group.example, log: null } } : group;
}

/** A record may stand without its claim: those of other machines came alone. */
function countAttempts({ claims, records }: StatusInput): number {
  const recorded = new Set(records.map(({ shard, attempt }) => `${shard} ${attempt}`));
  const open = claims.filter(({ shard, attempt }) => !recorded.has(`${shard} ${attempt}`));
  return records.length + open.length;
}

/** Whole percent, rounded down so that 100 means all; 100 of nothing when every shard is skipped. */
function percentOf(done: number, total: number): number {
  return total <= 0 ? 100 : Math.floor((done / total) * 100);
}

const maxUnplannedIds = 20;

function unplannedReport(unplanned: StatusInput['unplanned']): StatusReport['items']['unplanned'] {
  return unplanned === undefined
    ? null
    : { count: unplanned.count, ids: unplanned.ids.slice(0, maxUnplannedIds) };
}

function reportRunning({ rows, claims, nowMs, ownerState }: StatusInput): RunningReport[] {
  const running = rows.filter((row) => row.status === 'running');
  const wanted = new Map(running.map((row) => [row.shardId, row.attempt]));
  const owners = new Map(
    claims
      .filter((claim) => wanted.get(claim.shard) === claim.attempt)
      .map((claim) => [claim.shard, claim.owner]),
  );
  return running.map(({ shardId, attempt, startedAt }) => {
    const owner = owners.get(shardId);
    const started = parseTimestamp(startedAt);
    return {
      shard: shardId,
      attempt,
      startedAt,
      ageMs: started === undefined ? null : Math.max(0, nowMs - started),
      ownerState: owner === undefined ? 'unknown' : ownerState(owner),
      owner: owner === undefined || owner.host === '' ? null : { host: owner.host, pid: owner.pid },
    };
  });
}

/** Mean of finished attempts x shards left / jobs at work. Attempts that succeeded count; all, when none did. */
function estimate(
  shardsLeft: number,
  running: readonly RunningReport[],
  records: readonly ReportRecord[],
): StatusReport['estimate'] {
  const good = records.filter((record) => record.status !== 'failed');
  const sample = good.length > 0 ? good : records;
  if (sample.length === 0 || shardsLeft === 0) return null;
  const meanMs = sample.reduce((sum, record) => sum + record.durationMs, 0) / sample.length;
  const jobs = running.filter((shard) => shard.ownerState !== 'dead').length;
  const workMs = meanMs * shardsLeft;
  return {
    meanMs: Math.round(meanMs),
    shardsLeft,
    jobs,
    workMs: Math.round(workMs),
    leftMs: jobs === 0 ? null : Math.round(workMs / jobs),
  };
}
