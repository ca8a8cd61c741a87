// The chunk worker of a real leg: the engine of a local run over exactly these shards, in the leg's own batch dir.
import { shardStatuses } from '../../core/batch/manifest-row.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { RunEvent } from '../../core/events.ts';
import type { Redactor } from '../../core/security/redact.ts';
import { ok } from '../../core/result.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { UploadedAttempt } from '../../ports/upload-journal.ts';
import { runBatch, type RunRequest } from '../run-batch.ts';
import { bundleRecord } from './bundle-record.ts';
import type { ChunkWorker } from './leg-request.ts';

export interface BatchWorkerOptions {
  /** As for a local run; its selection, shard and stop are those of each chunk. */
  readonly request: RunRequest;
  readonly redactor: Redactor;
}

/** A shard is open when the plan says so, whatever its row says. */
const anyStatus = shardStatuses.filter((status) => status !== 'skipped');

export function openBatchWorker({ request, redactor }: BatchWorkerOptions): ChunkWorker {
  const { tools, shard: _one, ...rest } = request;
  // Read now, before an agent runs: paths of log and prompt come from here.
  const read = tools.store.readRows();
  const rows = new Map(read.ok ? read.value.map((row) => [row.shardId, row]) : []);
  const rowOf = (shard: string): ManifestRow => {
    const row = rows.get(shard);
    if (row === undefined) throw new Error(`Internal error: no row for ${shard}`);
    return row;
  };
  /** Records that have not left yet, as they were written: on disk an agent of a later shard could have changed them. */
  const written = new Map<string, AttemptRecord>();
  return {
    async work(shards, stop, onEnded) {
      const store = chunkStore(tools.store, new Set(shards), (record) => written.set(keyOf(record), record));
      const emit = (event: RunEvent): void => {
        tools.emit(event);
        if (event.type !== 'shard-finished') return;
        const { shardId: shard, status } = event.row;
        onEnded({ shard, attempt: event.attempt, isPassed: status !== 'failed' });
      };
      const selection = { statuses: anyStatus };
      const summary = await runBatch({ ...rest, tools: { ...tools, store, emit }, selection, stop });
      if (!summary.ok) return summary;
      const { halted } = summary.value;
      // Records leave as they were written, whatever became of the files.
      const troubles = summary.value.troubles.filter(({ reason }) => reason !== 'records-lost');
      return ok({ troubles, isHalted: halted !== undefined });
    },
    *bundle(attempts, runAttempt) {
      const newest = tools.store.newest();
      for (const ended of attempts) {
        const { shard, attempt } = ended;
        const record = written.get(keyOf(ended));
        if (record === undefined)
          throw new Error(`Internal error: ${shard} attempt ${attempt} has no record`);
        yield bundleRecord(record, runAttempt, {
          workdir: tools.workdir,
          redactor,
          row: rowOf(shard),
          items: tools.items?.ofShard(shard),
          isOutdated: (newest.get(shard)?.attempt ?? attempt) > attempt,
        });
      }
    },
    forget: (attempts) => attempts.forEach((ended) => void written.delete(keyOf(ended))),
  };
}

const keyOf = ({ shard, attempt }: UploadedAttempt): string => `${shard}.${attempt}`;

/** The store as if the batch held these shards alone; what is written is written for all, and told of. */
function chunkStore(
  store: BatchStore,
  shards: ReadonlySet<string>,
  onWritten: (record: AttemptRecord) => void,
): BatchStore {
  return {
    ...store,
    readRows() {
      const rows = store.readRows();
      return rows.ok ? ok(rows.value.filter((row) => shards.has(row.shardId))) : rows;
    },
    records: {
      ...store.records,
      async write(record) {
        const outcome = await store.records.write(record);
        if (outcome === 'written') onWritten(record);
        return outcome;
      },
    },
  };
}
