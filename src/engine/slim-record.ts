// What a run keeps of a record until it ends. Knows no file: who wants the rest reads the record itself.
import type { AttemptRecord } from '../core/batch/record.ts';

/**
 * The summary needs neither items nor problems: of 10,000 failed records they would be most of a run's memory. Who shows
 * them reads the record.
 */
export function slimRecord({ items: _items, ...record }: AttemptRecord): AttemptRecord {
  if (record.failure === undefined) return record;
  const { problems: _problems, ...failure } = record.failure;
  return { ...record, failure };
}
