// Which items have files that are not what the record of their last work saw. Reads files and those records only when it is
// asked, each record once as long as it is asked in the order of shards.
import { type ChangedItem, changesOf } from '../core/batch/file-changes.ts';
import type { Item } from '../core/batch/item.ts';
import type { RecordedItem } from '../core/batch/record.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import { openFileDigests } from './file-digests.ts';
import type { RecordJudge } from './judge-records.ts';

export interface ChangedFilesOptions {
  readonly store: Pick<BatchStore, 'readRecord'>;
  readonly judge: Pick<RecordJudge, 'lastWork'>;
  /** Real path of the work dir. */
  readonly root: string;
  readonly maxFileBytes: number;
}

export function openChangedFiles({
  store,
  judge,
  root,
  maxFileBytes,
}: ChangedFilesOptions): (items: readonly Item[]) => ChangedItem[] {
  let filesOf: ReturnType<typeof openFileDigests> | undefined;
  let last: { readonly key: string; readonly entries: ReadonlyMap<string, RecordedItem> } | undefined;
  const entryOf = ({ id }: Item): RecordedItem | undefined => {
    const work = judge.lastWork(id);
    if (work === undefined) return undefined;
    const key = `${work.shard}.${work.attempt}`;
    if (last?.key !== key) {
      const entries = store.readRecord(work.shard, work.attempt)?.items ?? [];
      last = { key, entries: new Map(entries.map((entry) => [entry.id, entry])) };
    }
    return last.entries.get(id);
  };
  return (items) => {
    const look = (filesOf ??= openFileDigests(root, maxFileBytes));
    return items.flatMap((item) => {
      const changes = changesOf(entryOf(item), look(item));
      return changes.length === 0 ? [] : [{ item: item.id, changes }];
    });
  };
}
