// Stands in for the agents of one leg: each shard takes its time, most pass, some fail, and every try is written down, so
// that what the join says can be held against what happened. Its records and outputs are real bytes.
import type { AttemptRecord } from '../../src/core/batch/record.ts';
import { hash } from 'node:crypto';
import { outputPath, type BundledRecord } from '../../src/core/groups/record-bundle.ts';
import { ok } from '../../src/core/result.ts';
import type { ChunkWorker } from '../../src/engine/leg/leg-request.ts';
import type { UploadedAttempt } from '../../src/ports/upload-journal.ts';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** One try at a shard, as it happened. */
export interface Execution {
  readonly shard: string;
  readonly runAttempt: number;
  readonly leg: number;
  readonly owner: string;
  readonly fromMs: number;
  /** Undefined while it runs, and for ever when its machine died. */
  toMs?: number;
  isPassed?: boolean;
}

export interface FleetWorkerOptions {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly leg: number;
  readonly runAttempt: number;
  readonly owner: string;
  readonly planDigest: string;
  readonly isDead: () => boolean;
  /** Milliseconds that this machine needs for the shard. */
  readonly durationMs: (shard: string) => number;
  readonly failures: number;
  readonly log: Execution[];
}

export function openFleetWorker(options: FleetWorkerOptions): ChunkWorker {
  const { time, random, leg, runAttempt, owner, failures, log } = options;
  const records = new Map<string, AttemptRecord>();
  return {
    async work(shards, stop, onEnded) {
      for (const shard of shards) {
        if (stop.aborted) break;
        const execution: Execution = { shard, runAttempt, leg, owner, fromMs: time.now() };
        log.push(execution);
        await time.sleep(options.durationMs(shard));
        if (options.isDead()) await new Promise<never>(() => {});
        execution.toMs = time.now();
        execution.isPassed = !random.chance(failures);
        records.set(shard, recordOf(execution, options.planDigest));
        onEnded({ shard, attempt: 1, isPassed: execution.isPassed });
      }
      return ok({ troubles: [], isHalted: false });
    },
    bundle: (attempts, ofRunAttempt) => attempts.map((ended) => bundled(records, ended, ofRunAttempt, owner)),
    forget: (attempts) => attempts.forEach(({ shard }) => void records.delete(shard)),
  };
}

function bundled(
  records: ReadonlyMap<string, AttemptRecord>,
  { shard, attempt }: UploadedAttempt,
  runAttempt: number,
  owner: string,
): BundledRecord {
  const record = records.get(shard);
  if (record === undefined) throw new Error(`the leg asks for ${shard}, which was not worked on`);
  const files =
    record.status === 'failed'
      ? []
      : [{ path: outputPath(`outputs/${shard}.md`), bytes: outputOf(shard, owner) }];
  return { fence: { runAttempt, attempt, owner }, record, files };
}

const outputOf = (shard: string, owner: string): Uint8Array => Buffer.from(`# ${shard}\n\nBy ${owner}.\n`);

function recordOf(
  { shard, owner, fromMs, toMs = fromMs, isPassed }: Execution,
  planDigest: string,
): AttemptRecord {
  const status = isPassed === true ? 'verified' : 'failed';
  const output = isPassed === true ? { output: hash('sha256', outputOf(shard, owner)) } : {};
  return {
    format: 'muster.record/1',
    shard,
    attempt: 1,
    owner: { host: 'fleet', boot: '', pid: 1, processStart: '', token: owner },
    status,
    ...(isPassed === true
      ? {}
      : { failure: { class: 'verify', message: '1 of 1 items did not pass verification' } as const }),
    runner: 'shell',
    startedAt: new Date(fromMs).toISOString(),
    finishedAt: new Date(toMs).toISOString(),
    durationMs: toMs - fromMs,
    exitCode: 0,
    signal: null,
    promptDigest: null,
    planDigest,
    items: [
      { id: shard, row: '', source: null, verdict: isPassed === true ? 'verified' : 'failed', ...output },
    ],
    log: { path: `run-logs/${shard}.log`, bytes: 0, isTruncated: false },
  };
}
