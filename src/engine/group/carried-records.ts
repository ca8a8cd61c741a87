// Work of earlier runs that a plan kept: its records and the bytes of its outputs, where both can still be found. What has
// lost its bytes is named, so that it is worked again.
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { Item } from '../../core/batch/item.ts';
import { sha256 } from '../../core/batch/fingerprint.ts';
import { normalPath } from '../../core/batch/normal-path.ts';
import { decodeRecord } from '../../core/batch/record-codec.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import { carriedRecordPath, type CarriedWork } from '../../core/groups/state-bundle.ts';
import { openContainedReader } from '../read-contained-file.ts';
import type { StagedCandidate } from './collect-records.ts';
import type { Staging } from './staging.ts';

export interface CarriedFile {
  /** Normal path from the work dir. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface CarriedShard {
  readonly row: ManifestRow;
  readonly record: AttemptRecord;
  readonly files: readonly CarriedFile[];
}

export interface FindCarriedRequest {
  /** Rows whose work counts as done, each with its items. */
  readonly rows: readonly { readonly row: ManifestRow; readonly items: readonly Item[] }[];
  readonly recordOf: (row: ManifestRow) => AttemptRecord | undefined;
  /** Outputs that came with the state; looked at before the work dir. */
  readonly saved: ReadonlyMap<string, Uint8Array>;
  /** Real path of the work dir. */
  readonly root: string;
  readonly maxFileBytes: number;
  readonly isQcChecked: boolean;
}

/** `lost`: ids of shards without a record, or with an output whose verified bytes are nowhere. */
export function findCarried(request: FindCarriedRequest): {
  readonly carried: readonly CarriedShard[];
  readonly lost: readonly string[];
} {
  const read = openContainedReader(request.root, request.maxFileBytes);
  const carried: CarriedShard[] = [];
  const lost: string[] = [];
  const bytesOf = (path: string, digest: string | undefined): Uint8Array | undefined => {
    const saved = request.saved.get(path);
    if (saved !== undefined && (digest === undefined || sha256(saved) === digest)) return saved;
    const found = read(path);
    if (found.kind !== 'read' || (digest !== undefined && sha256(found.bytes) !== digest)) return undefined;
    return Buffer.from(found.bytes);
  };
  for (const { row, items } of request.rows) {
    const record = request.recordOf(row);
    const entries = new Map(record?.items?.map((entry) => [entry.id, entry]));
    const files: CarriedFile[] = [];
    const isWhole = items.every(({ id, output, qc }) => {
      const entry = entries.get(id);
      return [
        [output, entry?.output] as const,
        ...(request.isQcChecked ? [[qc, entry?.qc] as const] : []),
      ].every(([cell, digest]) => {
        const normal = normalPath(cell);
        const bytes = normal.ok ? bytesOf(normal.path, digest) : undefined;
        if (normal.ok && bytes !== undefined) files.push({ path: normal.path, bytes });
        return bytes !== undefined;
      });
    });
    if (record === undefined || !isWhole) lost.push(row.shardId);
    else carried.push({ row, record, files });
  }
  return { carried, lost };
}

/** Carried work of a plan artifact as candidates of a join, its bytes staged. A record that is none is left out. */
export function stageCarried(
  { records, files }: CarriedWork,
  pathsOf: (shard: string) => Iterable<string>,
  staging: Staging,
  artifact: string,
): StagedCandidate[] {
  const candidates: StagedCandidate[] = [];
  for (const [name, bytes] of records) {
    const decoded = decodeRecord(Buffer.from(bytes).toString('utf8'));
    if (!decoded.ok) continue;
    const { shard, attempt } = decoded.value;
    if (carriedRecordPath(shard, attempt) !== `records/${name}`) continue;
    const own = [...pathsOf(shard)].flatMap((path) => {
      const content = files.get(path);
      return content === undefined ? [] : [{ path, bytes: content }];
    });
    candidates.push(stageShard({ record: decoded.value, files: own }, staging, artifact));
  }
  return candidates;
}

/** One shard's carried work as a candidate. Its fence is older than that of any run attempt. */
export function stageShard(
  { record, files }: Pick<CarriedShard, 'record' | 'files'>,
  staging: Staging,
  artifact: string,
): StagedCandidate {
  const staged = new Map(files.map(({ path, bytes }) => [path, staging.put(bytes)]));
  const known = files.map(({ path, bytes }) => ({ path, sha256: sha256(bytes), bytes: bytes.length }));
  return {
    fence: { runAttempt: 0, attempt: record.attempt, owner: record.owner.token },
    record,
    artifact,
    isCarried: true,
    files: known,
    staged,
  };
}
