// Drives one leg: claims chunk after chunk, has them worked on, has their records uploaded, steals when its own slice is
// through, stops when the policy is decided. What comes next is core/groups/leg-steps.ts; this file performs it.
import type { Failure } from '../../core/failure.ts';
import { maxJobArtifacts } from '../../core/groups/leg-budget.ts';
import { isShared, newLeg, stepLeg, type LegEvent } from '../../core/groups/leg-steps.ts';
import type { Chunk } from '../../core/groups/legs.ts';
import type { EarlierJoins } from '../../core/groups/undone-shards.ts';
import { ok, type Result } from '../../core/result.ts';
import { openArtifactClaims, type ArtifactClaims } from './artifact-claims.ts';
import { chunksOfPlan } from './chunks-of-plan.ts';
import { claimChunk } from './claim-chunk.ts';
import { countCreates } from './count-creates.ts';
import { readEarlierJoins } from './earlier-joins.ts';
import { shardsDoneBefore } from './earlier-records.ts';
import { LegPace } from './leg-pace.ts';
import type { EndedAttempt, LegRequest, LegSummary } from './leg-request.ts';
import { LegTally } from './leg-tally.ts';
import { LegView } from './leg-view.ts';
import { openRecordUploads, type RecordUploads } from './record-uploads.ts';
import { watchStop, type StopWatch } from './watch-stop.ts';

/** Fails only before anything was done: `setting-invalid` for a leg that the plan does not have, `service-unavailable`. */
export async function runLeg(request: LegRequest): Promise<Result<LegSummary, Failure>> {
  const chunks = chunksOfPlan(request);
  if (!chunks.ok) return chunks;
  const { artifacts, made } = countCreates(request.artifacts);
  const counted = { ...request, artifacts };
  const earlier = await readEarlierJoins(counted);
  if (!earlier.ok) return earlier;
  const watch = watchStop(counted, earlier.value.newest);
  try {
    return ok(await new Leg({ request: counted, earlier: earlier.value, watch, made }, chunks.value).run());
  } finally {
    watch.close();
  }
}

interface LegParts {
  readonly request: LegRequest;
  readonly earlier: EarlierJoins;
  readonly watch: StopWatch;
  /** Artifacts that this leg has asked for. */
  readonly made: () => number;
}

class Leg {
  readonly #request: LegRequest;
  readonly #earlier: EarlierJoins;
  readonly #chunks: readonly Chunk[];
  readonly #watch: StopWatch;
  readonly #made: () => number;
  readonly #view: LegView;
  readonly #claims: ArtifactClaims;
  readonly #uploads: RecordUploads;
  readonly #pace: LegPace;
  readonly #tally = new LegTally();
  readonly #troubles: Failure[] = [];
  /** Shards of claimed chunks that were not begun when the policy was decided. */
  readonly #untouched: string[] = [];
  #telling: Promise<void> = Promise.resolve();
  #stolen = 0;
  /** Shards of the chunks behind us that failed: of the one in hand a failure may yet be tried again. */
  #failedForGood = 0;

  constructor({ request, earlier, watch, made }: LegParts, chunks: readonly Chunk[]) {
    this.#request = request;
    this.#earlier = earlier;
    this.#chunks = chunks;
    this.#watch = watch;
    this.#made = made;
    this.#view = new LegView(request, earlier);
    this.#claims = openArtifactClaims(request);
    this.#uploads = openRecordUploads(request, (record) => this.#tally.uploaded(record));
    this.#pace = new LegPace(request, chunks);
  }

  async run(): Promise<LegSummary> {
    const { leg, plan } = this.#request;
    try {
      let step = stepLeg(newLeg(leg, plan.legs, this.#chunks), { type: 'begin' }, this.#view.isTaken);
      while (step.effect.type === 'try') {
        const event = await this.#try(step.effect.chunk, step.effect.isOwn);
        step = stepLeg(step.state, event, this.#view.isTaken);
      }
    } finally {
      // Whatever became of it: what has ended goes up.
      const closed = await this.#uploads.close(this.#untouched);
      if (!closed.ok) this.#troubles.push(...closed.failures);
    }
    return this.#summary();
  }

  /** Free, ours to claim, or behind us. Own chunks of a first run attempt are claimed unseen: that saves the listing. */
  async #try(chunk: Chunk, isOwn: boolean): Promise<LegEvent> {
    const { runAttempt, limits, onNote } = this.#request;
    await this.#watch.look();
    if (isOwn) await this.#pace.rest(chunk, () => this.#view.look(limits.listingAgeMs), this.#watch.signal);
    if (this.#watch.signal.aborted) return { type: 'stop' };
    // What is left of others is for their own jobs, or for whoever has artifacts left to claim it with.
    if (!isOwn && this.#made() >= maxJobArtifacts) return { type: 'stop' };
    const name = this.#view.nameOf(chunk);
    if (!isOwn || runAttempt > 1) {
      if (!(await this.#lookAround(limits.listingAgeMs))) return { type: 'stop' };
      if (!isOwn && this.#view.isTaken(chunk)) return { type: 'listed' };
      if (this.#view.isSealed(chunk)) return this.#settleUndone(chunk, isOwn);
    }
    const claimed = await claimChunk(this.#request, this.#claims, this.#view.board, name);
    if (!claimed.ok) return this.#giveUp(claimed.failures);
    if (claimed.value === 'stopped') return { type: 'stop' };
    if (claimed.value === 'won') return this.#work(chunk, isOwn);
    if (!(await this.#lookAround(limits.listingAgeMs))) return { type: 'stop' };
    // Nobody else may have the chunk of a leg that shares nothing: such a claim is not what keeps its work from being done.
    if (!isShared(this.#chunks, this.#request.plan.legs) && !this.#view.isSealed(chunk))
      return this.#work(chunk, isOwn);
    if (isOwn) return this.#settleUndone(chunk, isOwn);
    onNote({ type: 'chunk-elsewhere', chunk: name });
    return { type: 'settled', chunk };
  }

  /** A chunk that somebody else has finished, or has in hand. Only of our own we have to tell what became of it. */
  #settleUndone(chunk: Chunk, isOwn: boolean): LegEvent {
    const name = this.#view.nameOf(chunk);
    const isDone = this.#view.isSealed(chunk);
    if (isOwn && isDone) this.#tally.doneBefore(this.#view.shardsOf(chunk));
    else if (isOwn) this.#tally.handedOver(this.#view.shardsOf(chunk));
    this.#request.onNote({ type: isDone ? 'chunk-done-before' : 'chunk-elsewhere', chunk: name });
    return { type: 'settled', chunk };
  }

  async #work(chunk: Chunk, isOwn: boolean): Promise<LegEvent> {
    const { worker, onNote, clock } = this.#request;
    const name = this.#view.nameOf(chunk);
    this.#pace.claimed(chunk);
    const before = await shardsDoneBefore(this.#request, this.#view.records(chunk), this.#earlier);
    if (!before.ok) return this.#giveUp(before.failures);
    const all = this.#view.shardsOf(chunk);
    const shards = all.filter((shard) => !before.value.has(shard));
    if (isOwn) this.#tally.doneBefore(all.filter((shard) => before.value.has(shard)));
    if (shards.length === 0) {
      onNote({ type: 'chunk-done-before', chunk: name });
      return { type: 'settled', chunk };
    }
    onNote({ type: 'chunk-claimed', chunk: name, shards: shards.length, isStolen: !isOwn });
    if (!isOwn) this.#stolen += 1;
    this.#uploads.begin(name, shards);
    this.#tally.begun(shards);
    const beganMs = clock.now();
    const worked = await worker.work(shards, this.#watch.signal, (attempt) => this.#onEnded(attempt));
    this.#pace.worked(shards.length, clock.now() - beganMs);
    const settled = await this.#uploads.settle();
    const failures = worked.ok ? worked.value.troubles : worked.failures;
    this.#troubles.push(...failures);
    await this.#telling;
    if (failures.length === 0 && this.#watch.decided() !== undefined)
      this.#untouched.push(...shards.filter((shard) => !this.#tally.hasEnded(shard)));
    // What can't be uploaded is lost with this machine: more work would be lost with it. `close` tries once more.
    if (!worked.ok || !settled.ok || worked.value.isHalted) return { type: 'stop' };
    this.#failedForGood = this.#tally.counts().failed;
    await this.#tell(this.#isLarge(chunk));
    return this.#watch.signal.aborted ? { type: 'stop' } : { type: 'settled', chunk };
  }

  #onEnded(attempt: EndedAttempt): void {
    this.#tally.ended(attempt);
    this.#uploads.add(attempt);
    // A success may decide the policy now.
    if (attempt.isPassed) this.#telling = this.#telling.then(() => this.#tell(false));
  }

  /** What was counted is safe before anybody stops because of it. */
  #tell(isLarge: boolean): Promise<void> {
    const counts = () => ({ passed: this.#tally.counts().passed, failed: this.#failedForGood });
    return this.#watch.report(counts, isLarge, async () => {
      if (this.#made() >= maxJobArtifacts) return false;
      return (await this.#uploads.flush()).ok;
    });
  }

  async #lookAround(maxAgeMs: number): Promise<boolean> {
    const view = await this.#view.look(maxAgeMs);
    if (!view.ok) this.#troubles.push(...view.failures);
    return view.ok;
  }

  #giveUp(failures: readonly Failure[]): LegEvent {
    this.#troubles.push(...failures);
    return { type: 'stop' };
  }

  /** Worth telling the others of. */
  #isLarge({ from, to }: Chunk): boolean {
    const { plan } = this.#request;
    return (to - from) * 4 * plan.legs >= plan.shards.length;
  }

  #summary(): LegSummary {
    const { leg, plan, stop } = this.#request;
    const own = this.#chunks
      .filter((chunk) => chunk.leg === leg)
      .flatMap((chunk) => this.#view.shardsOf(chunk));
    const earlyStop = this.#watch.decided();
    return {
      leg,
      legs: plan.legs,
      ...this.#tally.told(own),
      stolenChunks: this.#stolen,
      left: this.#uploads.left(),
      troubles: this.#troubles,
      ...(earlyStop === undefined ? {} : { earlyStop }),
      ...(stop.aborted ? { stoppedBy: String(stop.reason) } : {}),
    };
  }
}
