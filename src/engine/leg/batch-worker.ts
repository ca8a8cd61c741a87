// The chunk worker of a real leg: the engine of a local run over exactly these shards, in the leg's own batch dir.
import { shardStatuses } from '../../core/batch/manifest-row.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { RunEvent } from '../../core/events.ts';
import type { Redactor } from '../../core/security/redact.ts';
import { ok } from '../../core/result.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
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
  let rows: ReadonlyMap<string, ManifestRow> | undefined;
  const rowOf = (shard: string): ManifestRow => {
    if (rows === undefined) {
      const read = tools.store.readRows();
      rows = new Map(read.ok ? read.value.map((row) => [row.shardId, row]) : []);
    }
    const row = rows.get(shard);
    if (row === undefined) throw new Error(`Internal error: no row for ${shard}`);
    return row;
  };
  return {
    async work(shards, stop, onEnded) {
      const store = onlyShards(tools.store, new Set(shards));
      const emit = (event: RunEvent): void => {
        tools.emit(event);
        if (event.type === 'shard-finished') onEnded({ shard: event.row.shardId, attempt: event.attempt });
      };
      const summary = await runBatch({
        ...rest,
        tools: { ...tools, store, emit },
        selection: { statuses: anyStatus },
        stop,
      });
      if (!summary.ok) return summary;
      const { troubles, halted } = summary.value;
      return ok({ troubles, isHalted: halted !== undefined });
    },
    bundle(attempts, runAttempt) {
      const newest = tools.store.newest();
      return attempts.map(({ shard, attempt }) => {
        const record = tools.store.readRecord(shard, attempt);
        if (record === undefined)
          throw new Error(`Internal error: ${shard} attempt ${attempt} has no record`);
        return bundleRecord(record, runAttempt, {
          workdir: tools.workdir,
          redactor,
          row: rowOf(shard),
          items: tools.items?.ofShard(shard),
          isOutdated: (newest.get(shard)?.attempt ?? attempt) > attempt,
        });
      });
    },
  };
}

/** The store as if the batch held these shards alone; what is written is written for all. */
function onlyShards(store: BatchStore, shards: ReadonlySet<string>): BatchStore {
  return {
    ...store,
    readRows() {
      const rows = store.readRows();
      return rows.ok ? ok(rows.value.filter((row) => shards.has(row.shardId))) : rows;
    },
  };
}
