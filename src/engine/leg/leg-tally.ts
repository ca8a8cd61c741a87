// What became of the shards that one leg had to do with. Knows no artifact.
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { EndedAttempt, LegSummary } from './leg-request.ts';

export class LegTally {
  /** Newest record of each shard as it was uploaded, without its items. */
  readonly #uploaded = new Map<string, AttemptRecord>();
  /** Whether the newest attempt at each shard passed; the upload has the last word. */
  readonly #outcomes = new Map<string, boolean>();
  readonly #doneBefore = new Set<string>();
  readonly #handedOver = new Set<string>();
  readonly #begun = new Set<string>();

  /** These are claimed: their leg answers for them, whoever's slice they are of. */
  begun(shards: Iterable<string>): void {
    for (const shard of shards) this.#begun.add(shard);
  }

  ended({ shard, isPassed }: EndedAttempt): void {
    this.#outcomes.set(shard, isPassed);
  }

  uploaded(record: AttemptRecord): void {
    const { items: _items, ...slim } = record;
    const known = this.#uploaded.get(record.shard);
    if (known !== undefined && record.attempt < known.attempt) return;
    this.#uploaded.set(record.shard, slim);
    this.#outcomes.set(record.shard, record.status !== 'failed');
  }

  hasEnded = (shard: string): boolean => this.#outcomes.has(shard);

  doneBefore(shards: Iterable<string>): void {
    for (const shard of shards) this.#doneBefore.add(shard);
  }

  handedOver(shards: Iterable<string>): void {
    for (const shard of shards) this.#handedOver.add(shard);
  }

  /** Of what this leg ended itself: what was done before is told by whoever did it. */
  counts(): { readonly passed: number; readonly failed: number } {
    let failed = 0;
    for (const isPassed of this.#outcomes.values()) if (!isPassed) failed += 1;
    return { passed: this.#outcomes.size - failed, failed };
  }

  /** `own`: shards of the leg's slice, in order. */
  told(own: readonly string[]): Pick<LegSummary, 'ended' | 'verifiedBefore' | 'handedOver' | 'undone'> {
    const answeredFor = new Set([...own, ...this.#begun]);
    return {
      ended: this.#uploaded,
      verifiedBefore: this.#doneBefore.size,
      handedOver: this.#handedOver.size,
      undone: [...answeredFor].filter(
        (shard) => !this.#uploaded.has(shard) && !this.#doneBefore.has(shard) && !this.#handedOver.has(shard),
      ),
    };
  }
}
