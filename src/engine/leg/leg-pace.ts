// A slow leg leaves its next chunk to others for a while, if they would be through with everything before it were with that
// chunk. Whoever nobody relieves goes on by itself. When is core/groups/pace.ts's; this file looks and waits.
import type { Failure } from '../../core/failure.ts';
import { chunkName, type Chunk } from '../../core/groups/legs.ts';
import { groupPace, isBetterLeft, leaveForMs, type GroupPace } from '../../core/groups/pace.ts';
import type { Result } from '../../core/result.ts';
import type { BoardView } from './artifact-board.ts';
import type { LegRequest } from './leg-request.ts';
import { pause } from './pause.ts';

/** A chunk that takes no longer is not worth a listing. */
const shortMs = 60_000;

export class LegPace {
  readonly #request: LegRequest;
  readonly #chunks: readonly Chunk[];
  #shards = 0;
  #workedMs = 0;
  /** A claim of ours by our clock, to tell by how much the clock of the service differs. */
  #claimed: { readonly chunk: Chunk; readonly atMs: number } | undefined;
  /** Nobody came, so nobody is waited for again. */
  #isAlone: boolean;

  constructor(request: LegRequest, chunks: readonly Chunk[]) {
    this.#request = request;
    this.#chunks = chunks;
    // In a re-run chunks hold less than their size, and most legs are not there.
    this.#isAlone = request.plan.legs === 1 || request.runAttempt > 1;
  }

  claimed(chunk: Chunk): void {
    this.#claimed ??= { chunk, atMs: this.#request.clock.now() };
  }

  worked(shards: number, ms: number): void {
    this.#shards += shards;
    this.#workedMs += ms;
  }

  /** Resolves when the leg is to try for the chunk, which somebody may have claimed by then, or when it is to stop. */
  async rest(
    chunk: Chunk,
    look: () => Promise<Result<BoardView, Failure>>,
    stop: AbortSignal,
  ): Promise<void> {
    const { clock, limits, random } = this.#request;
    const shardMs = this.#workedMs / this.#shards;
    if (this.#isAlone || this.#shards === 0 || (chunk.to - chunk.from) * shardMs < shortMs) return;
    for (let untilMs: number | undefined; !stop.aborted;) {
      const view = await look();
      const pace = view.ok ? this.#paceOf(view.value, chunk) : undefined;
      if (pace === undefined || !isBetterLeft(chunk, shardMs, pace)) return;
      untilMs ??= clock.now() + leaveForMs(chunk, pace);
      this.#isAlone = clock.now() >= untilMs;
      if (this.#isAlone) return;
      await pause(clock, limits.pollMs * (0.75 + random() / 2), stop);
    }
  }

  /** Undefined when the chunk is no longer free, or nothing can be said. */
  #paceOf(view: BoardView, free: Chunk): GroupPace | undefined {
    const { plan, runAttempt, clock } = this.#request;
    const claimedAt = new Map<Chunk, number>();
    for (const chunk of this.#chunks) {
      const times = view
        .claims(chunkName(chunk, plan.shards), runAttempt)
        .map(({ info }) => Date.parse(info.createdAt));
      if (times.length > 0) claimedAt.set(chunk, Math.min(...times));
    }
    const own = this.#claimed;
    const ownMs = own === undefined ? undefined : claimedAt.get(own.chunk);
    if (own === undefined || ownMs === undefined || claimedAt.has(free)) return undefined;
    const nowMs = clock.now() + ownMs - own.atMs;
    return groupPace({ chunks: this.#chunks, claimedAtMs: (chunk) => claimedAt.get(chunk), nowMs });
  }
}
