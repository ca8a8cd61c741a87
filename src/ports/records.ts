// The finished attempts. A record is written once and never changed.
import type { AttemptRecord } from '../core/batch/record.ts';

export interface Records {
  /**
   * Writes the record if (shard, attempt) has none yet: all of it or nothing. `taken` = another record stands; one that
   * is torn stands for nothing and is moved aside.
   */
  write(record: AttemptRecord): Promise<'written' | 'taken'>;
  /** All readable records, in no order. A torn or foreign file is left out and reported to the store's warning sink. */
  list(): Promise<readonly AttemptRecord[]>;
  /** The same one after the other, each read when it is asked for, so that nobody need hold 10,000 of them. */
  each(): Iterable<AttemptRecord>;
}
