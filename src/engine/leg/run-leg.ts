// Drives one leg: claims chunk after chunk, has them worked on, uploads their records, steals when its own slice is
// through, stops when the policy is decided. What comes next is core/groups/leg-steps.ts; this file performs it.
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import { newLeg, stepLeg, type LegEvent } from '../../core/groups/leg-steps.ts';
import { chunkName, chunksOf, planLegs, type Chunk } from '../../core/groups/legs.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { openArtifactBoard, type ArtifactBoard, type BoardView } from './artifact-board.ts';
import { claimChunk } from './claim-chunk.ts';
import { shardsDoneBefore } from './earlier-records.ts';
import type { LegRequest, LegSummary } from './leg-request.ts';
import { newTrail, openRecordUploads, type RecordTrail } from './record-uploads.ts';
import { watchStop, type StopWatch } from './watch-stop.ts';

/** Fails only before anything was done: `setting-invalid` for a leg that the plan does not have. */
export async function runLeg(request: LegRequest): Promise<Result<LegSummary, Failure>> {
  const { plan, leg } = request;
  const legs = planLegs(plan.shards, plan.legs);
  if (legs[leg] === undefined || legs.length !== plan.legs) {
    const expected = plan.legs === 0 ? 'no leg: nothing is open' : `a leg from 0 to ${plan.legs - 1}`;
    return fail({
      reason: 'setting-invalid',
      setting: 'leg',
      source: 'input leg',
      value: String(leg),
      expected,
    });
  }
  const watch = watchStop(request);
  try {
    return ok(await new Leg(request, legs.flatMap(chunksOf), watch).run());
  } finally {
    watch.close();
  }
}

class Leg {
  readonly #request: LegRequest;
  readonly #chunks: readonly Chunk[];
  readonly #watch: StopWatch;
  readonly #board: ArtifactBoard;
  readonly #trail: RecordTrail;
  readonly #ended = new Map<string, AttemptRecord>();
  readonly #doneBefore = new Set<string>();
  readonly #handedOver = new Set<string>();
  readonly #troubles: Failure[] = [];
  #stolen = 0;
  #view: BoardView | undefined;

  constructor(request: LegRequest, chunks: readonly Chunk[], watch: StopWatch) {
    this.#request = request;
    this.#trail = newTrail(request.limits, request.plan.legs);
    this.#chunks = chunks;
    this.#watch = watch;
    this.#board = openArtifactBoard(request.artifacts, request.plan.group, request.clock);
  }

  async run(): Promise<LegSummary> {
    const { leg, plan } = this.#request;
    let step = stepLeg(newLeg(leg, plan.legs, this.#chunks), { type: 'begin' }, this.#isTaken);
    while (step.effect.type === 'try') {
      const event = await this.#try(step.effect.chunk, step.effect.isOwn);
      step = stepLeg(step.state, event, this.#isTaken);
    }
    return this.#summary();
  }

  /** Free, ours to claim, or behind us. Own chunks of a first run attempt are claimed unseen: that saves the listing. */
  async #try(chunk: Chunk, isOwn: boolean): Promise<LegEvent> {
    const { runAttempt, limits, onNote } = this.#request;
    await this.#watch.look();
    if (this.#watch.signal.aborted) return { type: 'stop' };
    const name = this.#nameOf(chunk);
    if (!isOwn || runAttempt > 1) {
      if (!(await this.#lookAround(limits.listingAgeMs))) return { type: 'stop' };
      if (!isOwn && this.#isTaken(chunk)) return { type: 'listed' };
      if (this.#view?.isSealed(name) === true) return this.#settleUndone(chunk);
    }
    const claimed = await claimChunk(this.#request, this.#board, name);
    if (!claimed.ok) return this.#giveUp(claimed.failures);
    if (claimed.value === 'won') return this.#work(chunk, isOwn);
    if (!(await this.#lookAround(limits.listingAgeMs))) return { type: 'stop' };
    if (isOwn) return this.#settleUndone(chunk);
    onNote({ type: 'chunk-elsewhere', chunk: name });
    return { type: 'settled', chunk };
  }

  /** An own chunk that somebody else has finished, or has in hand. */
  #settleUndone(chunk: Chunk): LegEvent {
    const name = this.#nameOf(chunk);
    const isDone = this.#view?.isSealed(name) === true;
    for (const shard of this.#shardsOf(chunk)) (isDone ? this.#doneBefore : this.#handedOver).add(shard);
    this.#request.onNote({ type: isDone ? 'chunk-done-before' : 'chunk-elsewhere', chunk: name });
    return { type: 'settled', chunk };
  }

  async #work(chunk: Chunk, isOwn: boolean): Promise<LegEvent> {
    const { worker, onNote } = this.#request;
    const name = this.#nameOf(chunk);
    const before = await shardsDoneBefore(this.#request, this.#view?.records(name) ?? []);
    if (!before.ok) return this.#giveUp(before.failures);
    const shards = this.#shardsOf(chunk).filter((shard) => !before.value.has(shard));
    if (isOwn) for (const shard of before.value) this.#doneBefore.add(shard);
    if (shards.length === 0) {
      onNote({ type: 'chunk-done-before', chunk: name });
      return { type: 'settled', chunk };
    }
    onNote({ type: 'chunk-claimed', chunk: name, shards: shards.length, isStolen: !isOwn });
    if (!isOwn) this.#stolen += 1;
    const uploads = openRecordUploads(this.#request, name, this.#trail, (record) => this.#keep(record));
    const working = worker.work(shards, this.#watch.signal, (attempt) => uploads.add(attempt));
    // Whatever became of it: what has ended goes up.
    const closed = await working.then(
      () => uploads.close(shards),
      () => uploads.close(shards),
    );
    const worked = await working;
    const failures = [
      ...(worked.ok ? worked.value.troubles : worked.failures),
      ...(closed.ok ? [] : closed.failures),
    ];
    this.#troubles.push(...failures);
    // What can't be uploaded is lost with this machine: more work would be lost with it.
    if (!worked.ok || !closed.ok || worked.value.isHalted) return { type: 'stop' };
    await this.#watch.report(this.#counts(), this.#isLarge(chunk));
    return this.#watch.signal.aborted ? { type: 'stop' } : { type: 'settled', chunk };
  }

  async #lookAround(maxAgeMs: number): Promise<boolean> {
    const view = await this.#board.look(maxAgeMs);
    if (view.ok) this.#view = view.value;
    else this.#troubles.push(...view.failures);
    return view.ok;
  }

  #giveUp(failures: readonly Failure[]): LegEvent {
    this.#troubles.push(...failures);
    return { type: 'stop' };
  }

  #keep(record: AttemptRecord): void {
    const { items: _items, ...slim } = record;
    const known = this.#ended.get(record.shard);
    if (known === undefined || record.attempt >= known.attempt) this.#ended.set(record.shard, slim);
  }

  #counts(): { passed: number; failed: number } {
    const failed = [...this.#ended.values()].filter(({ status }) => status === 'failed').length;
    return { passed: this.#ended.size - failed + this.#doneBefore.size, failed };
  }

  readonly #isTaken = (chunk: Chunk): boolean => {
    const name = this.#nameOf(chunk);
    return (
      this.#view !== undefined &&
      (this.#view.isSealed(name) || this.#view.claims(name, this.#request.runAttempt).length > 0)
    );
  };

  /** Worth telling the others of. */
  #isLarge({ from, to }: Chunk): boolean {
    const { plan } = this.#request;
    return (to - from) * 4 * plan.legs >= plan.shards.length;
  }

  #nameOf(chunk: Chunk): string {
    return chunkName(chunk, this.#request.plan.shards);
  }

  #shardsOf({ from, to }: Chunk): readonly string[] {
    return this.#request.plan.shards.slice(from, to);
  }

  #summary(): LegSummary {
    const { leg, plan, stop } = this.#request;
    const own = this.#chunks.filter((chunk) => chunk.leg === leg).flatMap((chunk) => this.#shardsOf(chunk));
    const earlyStop = this.#watch.decided();
    return {
      leg,
      legs: plan.legs,
      ended: this.#ended,
      verifiedBefore: this.#doneBefore.size,
      handedOver: this.#handedOver.size,
      undone: own.filter(
        (shard) => !this.#ended.has(shard) && !this.#doneBefore.has(shard) && !this.#handedOver.has(shard),
      ),
      stolenChunks: this.#stolen,
      troubles: this.#troubles,
      ...(earlyStop === undefined ? {} : { earlyStop }),
      ...(stop.aborted ? { stoppedBy: String(stop.reason) } : {}),
    };
  }
}
