// Uploads the records of a leg: at once where artifacts are plenty, some chunks together where they are not, one upload at a
// time, and all that is left at the end. Each record is chained to the one before. When is core/groups/flush-budget.ts's.
import type { AttemptRecord } from '../../core/batch/record.ts';
import { artifactName, chunkPart, chunksThatFit, joinChunks } from '../../core/groups/artifact-names.ts';
import {
  afterEnd,
  afterFlush,
  mayFlush,
  newFlushBudget,
  type FlushBudget,
} from '../../core/groups/flush-budget.ts';
import { partsOf } from '../../core/groups/bundle-size.ts';
import { encodeBundle, firstSeal, type BundledRecord } from '../../core/groups/record-bundle.ts';
import { earlyStopOf } from '../../core/groups/stop-signal.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import { createNumbered } from './create-numbered.ts';
import type { EndedAttempt, LegRequest } from './leg-request.ts';

export interface RecordUploads {
  /** A chunk is claimed: attempts at its shards may end from now on. `chunk`: its name. */
  begin(chunk: string, shards: readonly string[]): void;
  add(attempt: EndedAttempt): void;
  /**
   * The chunk is through: what may go up does, and what could not go up before is tried again. Failures:
   * `service-unavailable`; what could not go up is lost with this machine, so the caller must not go on as if it had.
   */
  settle(): Promise<Result<undefined, Failure>>;
  /** All that has ended so far, whatever the budget says. Failures as `settle`. */
  flush(): Promise<Result<undefined, Failure>>;
  /** All that is left. `untouched`: shards that were claimed and never begun. Timers end here. */
  close(untouched: readonly string[]): Promise<Result<undefined, Failure>>;
  /** Records that have not gone up. */
  left(): number;
}

/** `onUploaded` gets each record as it went up. */
export function openRecordUploads(
  request: LegRequest,
  onUploaded: (record: AttemptRecord) => void,
): RecordUploads {
  return new Uploads(request, onUploaded);
}

class Uploads implements RecordUploads {
  readonly #request: LegRequest;
  readonly #onUploaded: (record: AttemptRecord) => void;
  readonly #waiting = new Map<string, EndedAttempt>();
  readonly #ended = new Set<string>();
  readonly #isDone = new Map<string, boolean>();
  /** Chunk of each shard, and shards of each chunk, by the chunk's part of a name. */
  readonly #chunkOf = new Map<string, string>();
  readonly #shardsOf = new Map<string, readonly string[]>();
  /** The next number of records of these chunks that are not sealed. */
  readonly #numbers = new Map<string, number>();
  /** The hash that the next record follows. */
  #last: string | null = null;
  #budget: FlushBudget;
  #uploadedAtMs = Number.NEGATIVE_INFINITY;
  #underWay: Promise<Result<undefined, Failure>> = Promise.resolve(ok(undefined));
  #takeBack: (() => void) | undefined;
  #isClosed = false;

  constructor(request: LegRequest, onUploaded: (record: AttemptRecord) => void) {
    const { shards, legs } = request.plan;
    this.#request = request;
    this.#onUploaded = onUploaded;
    this.#budget = newFlushBudget(shards.length, legs, earlyStopOf(request.plan) === 'all');
  }

  begin(chunk: string, shards: readonly string[]): void {
    const part = chunkPart(chunk);
    this.#shardsOf.set(part, shards);
    for (const shard of shards) this.#chunkOf.set(shard, part);
    this.#request.journal.began(part, shards);
  }

  add(attempt: EndedAttempt): void {
    const { shard } = attempt;
    this.#waiting.set(`${shard}.${attempt.attempt}`, attempt);
    if (!this.#ended.has(shard)) this.#budget = afterEnd(this.#budget);
    this.#ended.add(shard);
    this.#planUpload();
  }

  async settle(): Promise<Result<undefined, Failure>> {
    const before = await this.#underWay;
    if (this.#waiting.size === 0 || (before.ok && !mayFlush(this.#budget))) return ok(undefined);
    return this.#upload([]);
  }

  async close(untouched: readonly string[]): Promise<Result<undefined, Failure>> {
    this.#isClosed = true;
    this.#takeBack?.();
    return this.#uploadAll(untouched);
  }

  flush(): Promise<Result<undefined, Failure>> {
    return this.#uploadAll([]);
  }

  left = (): number => this.#waiting.size;

  async #uploadAll(untouched: readonly string[]): Promise<Result<undefined, Failure>> {
    await this.#underWay;
    let left = untouched;
    // More than once only where one name can't hold all the chunks, or where more ended meanwhile.
    while (this.#waiting.size > 0 || left.length > 0) {
      const chunks = this.#nextChunks(left);
      const uploaded = await this.#upload(left);
      if (!uploaded.ok) return uploaded;
      left = left.filter((shard) => !chunks.has(this.#chunkOf.get(shard) ?? ''));
    }
    return ok(undefined);
  }

  /** Soon, if the budget allows it: not sooner after the last upload than the limits say. */
  #planUpload(): void {
    if (this.#isClosed || this.#takeBack !== undefined || !mayFlush(this.#budget)) return;
    const { clock, limits, onNote } = this.#request;
    const inMs = Math.max(0, this.#uploadedAtMs + limits.flushMs - clock.now());
    this.#takeBack = clock.after(inMs, () => {
      this.#takeBack = undefined;
      if (this.#waiting.size === 0) return;
      // What did not go up stays and goes with the next one; `settle` and `close` are who fail.
      void this.#upload([]).then((uploaded) => {
        if (!uploaded.ok) for (const failure of uploaded.failures) onNote({ type: 'warning', failure });
        if (this.#waiting.size > 0) this.#planUpload();
      });
    });
  }

  /** Chunks that the next upload is about: as many as one name can hold. */
  #nextChunks(untouched: readonly string[]): ReadonlySet<string> {
    const shards = [...[...this.#waiting.values()].map(({ shard }) => shard), ...untouched];
    const parts = [...new Set(shards.map((shard) => this.#chunkOf.get(shard) ?? chunkPart(shard)))];
    return new Set(parts.slice(0, chunksThatFit(parts)));
  }

  #upload(untouched: readonly string[]): Promise<Result<undefined, Failure>> {
    this.#underWay = this.#underWay.then(() => this.#uploadNow(untouched));
    return this.#underWay;
  }

  /** In one artifact, or in as many as its bytes need. */
  async #uploadNow(untouched: readonly string[]): Promise<Result<undefined, Failure>> {
    const { worker, runAttempt, clock } = this.#request;
    const chunks = this.#nextChunks(untouched);
    const isOfThem = (shard: string): boolean => chunks.has(this.#chunkOf.get(shard) ?? chunkPart(shard));
    const attempts = [...this.#waiting.values()].filter(({ shard }) => isOfThem(shard));
    const left = untouched.filter(isOfThem);
    if (attempts.length === 0 && left.length === 0) return ok(undefined);
    this.#budget = afterFlush(this.#budget);
    this.#uploadedAtMs = clock.now();
    const waiting = [...attempts];
    let given = left;
    for (const records of partsOf(worker.bundle(attempts, runAttempt))) {
      const made = await this.#uploadPart([...chunks], waiting.splice(0, records.length), records, given);
      if (!made.ok) return made;
      given = [];
    }
    return given.length === 0 ? ok(undefined) : this.#uploadPart([...chunks], [], [], given);
  }

  async #uploadPart(
    chunks: readonly string[],
    attempts: readonly EndedAttempt[],
    records: readonly BundledRecord[],
    untouched: readonly string[],
  ): Promise<Result<undefined, Failure>> {
    const { worker, journal } = this.#request;
    for (const { record } of records) this.#isDone.set(record.shard, record.status !== 'failed');
    const made = await this.#create(chunks, records, untouched);
    if (!made.ok) return made;
    journal.uploaded(attempts, this.#last);
    worker.forget(attempts);
    for (const { shard, attempt } of attempts) this.#waiting.delete(`${shard}.${attempt}`);
    for (const { record } of records) this.#onUploaded(record);
    return ok(undefined);
  }

  async #create(
    chunks: readonly string[],
    records: readonly BundledRecord[],
    untouched: readonly string[],
  ): Promise<Result<undefined, Failure>> {
    const { plan, leg, runAttempt, artifacts, onNote } = this.#request;
    const chunk = joinChunks(chunks);
    const head = { group: plan.group, planDigest: plan.planDigest, chunk, leg, runAttempt };
    const { files, last } = encodeBundle(head, records, this.#last, untouched);
    const isSealed = chunks.every((part) =>
      this.#shardsOf.get(part)?.every((shard) => this.#isDone.get(shard) === true),
    );
    const first = isSealed ? firstSeal : (this.#numbers.get(chunk) ?? 1);
    const nameOf = (number: number): string =>
      artifactName(plan.group, { kind: 'record', chunk, runAttempt, number });
    const created = await createNumbered(artifacts, nameOf, first, files);
    if (!created.ok) return created;
    const { name, number } = created.value;
    if (!isSealed) this.#numbers.set(chunk, number + 1);
    this.#last = last;
    if (records.length > 0) onNote({ type: 'records-uploaded', artifact: name, records: records.length });
    return ok(undefined);
  }
}
