// Chunks as one leg sees them: their names and shards, and what the newest listing says of each. Decides nothing.
import type { Failure } from '../../core/failure.ts';
import { chunkName, type Chunk } from '../../core/groups/legs.ts';
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
  #seen: BoardView | undefined;

  constructor({ artifacts, plan, clock, runAttempt }: LegRequest) {
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

  /** Without a listing nothing is. */
  isSealed = (chunk: Chunk): boolean => this.#seen?.isSealed(this.nameOf(chunk)) === true;
  isTaken = (chunk: Chunk): boolean =>
    this.isSealed(chunk) || (this.#seen?.claims(this.nameOf(chunk), this.#runAttempt) ?? []).length > 0;
  records = (chunk: Chunk): readonly SeenArtifact[] => this.#seen?.records(this.nameOf(chunk)) ?? [];
}
