// Uploads the records of a chunk while it is being worked on: what has ended goes up at least every few minutes, one
// upload at a time, so that a lost machine costs minutes of work. Each record is chained to the one before.
import type { AttemptRecord } from '../../core/batch/record.ts';
import { artifactName, chunkPart } from '../../core/groups/artifact-names.ts';
import { encodeBundle, firstSeal, type BundledRecord } from '../../core/groups/record-bundle.ts';
import { afterFlush, mayFlush, type FlushBudget } from '../../core/groups/flush-budget.ts';
import { extraPartsPerLeg } from '../../core/groups/legs.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { EndedAttempt, LegRequest } from './leg-request.ts';

/** What the uploads of one leg share. */
export interface RecordTrail {
  /** The hash that the next record follows. */
  last: string | null;
  flush: FlushBudget;
}

export const newTrail = (limits: Pick<LegRequest['limits'], 'flushMs'>, legs: number): RecordTrail => ({
  last: null,
  flush: { intervalMs: limits.flushMs, left: extraPartsPerLeg(legs) },
});

export interface RecordUploads {
  add(attempt: EndedAttempt): void;
  /**
   * The last part, whether or not something is left to go up. Sealed when every shard in `shards` is done. Failures:
   * `service-unavailable`; what could not go up is lost with this machine, so the caller must not go on as if it had.
   */
  close(shards: readonly string[]): Promise<Result<undefined, Failure>>;
}

const maxTaken = 50;

/** `onUploaded` gets each record as it went up. Timers end with `close`. */
export function openRecordUploads(
  request: LegRequest,
  chunk: string,
  trail: RecordTrail,
  onUploaded: (record: AttemptRecord) => void,
): RecordUploads {
  const { clock, onNote } = request;
  const waiting = new Map<string, EndedAttempt>();
  const isDone = new Map<string, boolean>();
  let number = 1;
  let underWay: Promise<Result<undefined, Failure>> = Promise.resolve(ok(undefined));
  let takeBack: (() => void) | undefined;

  const upload = async (shards: readonly string[] | undefined): Promise<Result<undefined, Failure>> => {
    const attempts = [...waiting.values()];
    const records = request.worker.bundle(attempts, request.runAttempt);
    for (const { record } of records) isDone.set(record.shard, record.status !== 'failed');
    const isSealed = shards?.every((shard) => isDone.get(shard) === true) === true;
    if (records.length === 0) return ok(undefined);
    const created = await createPart(request, chunk, records, trail, isSealed ? firstSeal : number);
    if (!created.ok) return created;
    if (!isSealed) number = created.value + 1;
    for (const { shard, attempt } of attempts) waiting.delete(keyOf(shard, attempt));
    for (const { record } of records) onUploaded(record);
    return ok(undefined);
  };
  const plan = (): void => {
    if (!mayFlush(trail.flush)) return;
    takeBack = clock.after(trail.flush.intervalMs, () => {
      if (waiting.size === 0) return plan();
      trail.flush = afterFlush(trail.flush);
      underWay = underWay.then(() => upload(undefined));
      // A part that did not go up stays and goes with the next one; `close` is who fails.
      void underWay.then((result) => {
        if (!result.ok) for (const failure of result.failures) onNote({ type: 'warning', failure });
        if (takeBack !== undefined) plan();
      });
    });
  };
  plan();
  return {
    add: ({ shard, attempt }) => void waiting.set(keyOf(shard, attempt), { shard, attempt }),
    async close(shards) {
      takeBack?.();
      takeBack = undefined;
      await underWay;
      return upload(shards);
    },
  };
}

const keyOf = (shard: string, attempt: number): string => `${shard}.${attempt}`;

/** Answers the number under which it went up: a taken name belongs to another worker on this chunk, or to nobody. */
async function createPart(
  { plan, leg, runAttempt, artifacts, onNote }: LegRequest,
  chunk: string,
  records: readonly BundledRecord[],
  trail: RecordTrail,
  first: number,
): Promise<Result<number, Failure>> {
  const head = { group: plan.group, planDigest: plan.planDigest, chunk, leg, runAttempt };
  const { files, last } = encodeBundle(head, records, trail.last);
  for (let number = first; number < first + maxTaken; number++) {
    const name = artifactName(plan.group, { kind: 'record', chunk: chunkPart(chunk), runAttempt, number });
    const created = await artifacts.create(name, files);
    if (!created.ok) return created;
    if (created.value.kind === 'taken') continue;
    trail.last = last;
    onNote({ type: 'records-uploaded', artifact: name, records: records.length });
    return ok(number);
  }
  const operation = `create a record of ${chunk}`;
  return fail({
    reason: 'service-unavailable',
    service: 'artifacts',
    operation,
    attempts: maxTaken,
    error: 'every name is taken',
  });
}
