// Text of claims and records ↔ values. A file that a crash tore, or that another tool wrote, is answered with a
// reason, never with a throw. Readers accept what a newer minor version adds; `muster.record/2` is refused.
import { isProblem } from '../verify/problem-shape.ts';
import { failureClasses, maxAttempt, type AttemptRecord, type Claim, type Owner } from './record.ts';

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  /** `isForeign`: it may be whole and of use to somebody else, as a file of a newer Muster is. */
  | { readonly ok: false; readonly error: string; readonly isForeign?: true };

export const encodeClaim = (claim: Claim): string => `${JSON.stringify(claim)}\n`;
export const encodeRecord = (record: AttemptRecord): string => `${JSON.stringify(record)}\n`;

export function decodeClaim(text: string): Decoded<Claim> {
  const object = decodeObject(text, 'muster.claim/1');
  if (!object.ok) return object;
  const { shard, attempt, owner, startedAt } = object.value;
  if (typeof shard !== 'string' || !isAttempt(attempt) || !isOwner(owner) || !isTime(startedAt))
    return { ok: false, error: 'shard, attempt, owner or startedAt is missing' };
  return { ok: true, value: object.value as unknown as Claim };
}

export function decodeRecord(text: string): Decoded<AttemptRecord> {
  const object = decodeObject(text, 'muster.record/1');
  if (!object.ok) return object;
  const { shard, attempt, owner, status, startedAt, finishedAt, durationMs } = object.value;
  const { items, failure, usage, outOfScope } = object.value;
  if (typeof shard !== 'string' || !isAttempt(attempt) || !isOwner(owner))
    return { ok: false, error: 'shard, attempt or owner is missing' };
  if (status !== 'succeeded' && status !== 'verified' && status !== 'failed')
    return { ok: false, error: `unknown status ${JSON.stringify(status)}` };
  if (!isTime(startedAt) || !isTime(finishedAt) || typeof durationMs !== 'number')
    return { ok: false, error: 'startedAt, finishedAt or durationMs is missing' };
  if (items !== undefined && !(Array.isArray(items) && items.every(isRecordedItem)))
    return { ok: false, error: 'items are malformed' };
  if (failure !== undefined && !isFailure(failure)) return { ok: false, error: 'failure is malformed' };
  if (usage !== undefined && !isUsage(usage)) return { ok: false, error: 'usage is malformed' };
  if (outOfScope !== undefined && !isTexts(outOfScope))
    return { ok: false, error: 'outOfScope is malformed' };
  return { ok: true, value: object.value as unknown as AttemptRecord };
}

function decodeObject(text: string, format: string): Decoded<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {
      ok: false,
      error: text === '' ? 'empty file' : 'not JSON: cut off, or written by something else',
    };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, error: 'not an object' };
  const object = value as Record<string, unknown>;
  const found = object['format'];
  if (found !== format) {
    const error = `format is ${JSON.stringify(found)}, expected ${JSON.stringify(format)}`;
    const isOfOurs = typeof found === 'string' && found.startsWith(format.slice(0, -1));
    return { ok: false, error, ...(isOfOurs && { isForeign: true }) };
  }
  return { ok: true, value: object };
}

/** No higher attempt is believed of a record that came from another machine: those after it must fit a file name, too. */
export const maxForeignAttempt = 1_000_000;

const isAttempt = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= maxAttempt;
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function isOwner(value: unknown): value is Owner {
  if (typeof value !== 'object' || value === null) return false;
  const { host, boot, pid, processStart, token } = value as Record<string, unknown>;
  return (
    [host, boot, processStart, token].every((part) => typeof part === 'string') && Number.isSafeInteger(pid)
  );
}

function isRecordedItem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, row, source, verdict, executable = [] } = value as Record<string, unknown>;
  const isVerdict = verdict === 'verified' || verdict === 'failed' || verdict === 'unverified';
  return (
    typeof id === 'string' &&
    typeof row === 'string' &&
    (source === null || typeof source === 'string') &&
    isVerdict &&
    Array.isArray(executable) &&
    executable.every((which) => which === 'output' || which === 'qc')
  );
}

function isFailure(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { class: failureClass, message, problems } = value as Record<string, unknown>;
  const isKnown = (failureClasses as readonly unknown[]).includes(failureClass);
  return isKnown && typeof message === 'string' && (problems === undefined || areProblems(problems));
}

const areProblems = (value: unknown): boolean => Array.isArray(value) && value.every(isProblem);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isUsage(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((number) => typeof number === 'number' && Number.isFinite(number))
  );
}
