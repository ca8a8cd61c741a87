// What shards of a run wait for: their first start to come (jitter), and the next try after a failure. Decides nothing.
import type { Clock } from '../ports/clock.ts';

export class ShardWaits {
  readonly #clock: Clock;
  readonly #retries = new Set<() => void>();
  /** Shards that hold a slot but wait out their start jitter, with what takes the wait back. */
  readonly #starts = new Map<string, () => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  startIn(ms: number, shard: string, start: () => void): void {
    const takeBack = this.#clock.after(ms, () => {
      this.#starts.delete(shard);
      start();
    });
    this.#starts.set(shard, takeBack);
  }

  retryIn(ms: number, retry: () => void): void {
    const takeBack = this.#clock.after(ms, () => {
      this.#retries.delete(takeBack);
      retry();
    });
    this.#retries.add(takeBack);
  }

  /** No shard that waits for its start will; `onGivenUp` hears of each. */
  giveUpStarts(onGivenUp: (shard: string) => void): void {
    for (const [shard, takeBack] of this.#starts) {
      takeBack();
      this.#starts.delete(shard);
      onGivenUp(shard);
    }
  }

  giveUpRetries(): void {
    for (const takeBack of this.#retries) takeBack();
  }
}
