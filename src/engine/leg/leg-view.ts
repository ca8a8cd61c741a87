// Chunks as one leg sees them: their names and shards, and what the newest listing says of each. Decides nothing.
import type { Failure } from '../../core/failure.ts';
import { chunkName, type Chunk } from '../../core/groups/legs.ts';
import type { EarlierJoins } from '../../core/groups/undone-shards.ts';
import type { Result } from '../../core/result.ts';
import {
  openArtifactBoard,
  type ArtifactBoard,
  type BoardView,
  type SeenArtifact,
} from './artifact-board.ts';
import type { LegRequest } from './leg-request.ts';

export class LegView {
  readonly board: ArtifactBoard;
  readonly #shards: readonly string[];
  readonly #runAttempt: number;
  readonly #refusedIn: EarlierJoins['refusedIn'];
  #seen: BoardView | undefined;

  constructor({ artifacts, plan, clock, runAttempt }: LegRequest, { refusedIn }: EarlierJoins) {
    this.#refusedIn = refusedIn;
    this.board = openArtifactBoard(artifacts, plan.group, clock);
    this.#shards = plan.shards;
    this.#runAttempt = runAttempt;
  }

  /** A listing that is at most `maxAgeMs` old; what this view says follows it from then on. */
  async look(maxAgeMs: number): Promise<Result<BoardView, Failure>> {
    const view = await this.board.look(maxAgeMs);
    if (view.ok) this.#seen = view.value;
    return view;
  }

  nameOf = (chunk: Chunk): string => chunkName(chunk, this.#shards);
  shardsOf = ({ from, to }: Chunk): readonly string[] => this.#shards.slice(from, to);

  /** Every shard of it is verified, and no join since then said otherwise: nobody needs to take it up. Without a listing none is. */
  isSealed = (chunk: Chunk): boolean => {
    const sealedIn = this.#seen?.sealedIn(this.nameOf(chunk)) ?? 0;
    return sealedIn > 0 && this.shardsOf(chunk).every((shard) => sealedIn > this.#refusedIn(shard));
  };
  isTaken = (chunk: Chunk): boolean =>
    this.isSealed(chunk) || (this.#seen?.claims(this.nameOf(chunk), this.#runAttempt) ?? []).length > 0;
  records = (chunk: Chunk): readonly SeenArtifact[] => this.#seen?.records(this.nameOf(chunk)) ?? [];
}
