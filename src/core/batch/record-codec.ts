// Text of claims and records ↔ values. A file that a crash tore, or that another tool wrote, is answered with a
// reason, never with a throw. Readers accept what a newer minor version adds; `muster.record/2` is refused.
import type { AttemptRecord, Claim } from './record.ts';
import { malformedInClaim, malformedInRecord } from './record-shape.ts';

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  /** `isForeign`: it may be whole and of use to somebody else, as a file of a newer Muster is. */
  | { readonly ok: false; readonly error: string; readonly isForeign?: true };

export const encodeClaim = (claim: Claim): string => `${JSON.stringify(claim)}\n`;
export const encodeRecord = (record: AttemptRecord): string => `${JSON.stringify(record)}\n`;

export function decodeClaim(text: string): Decoded<Claim> {
  const object = decodeObject(text, 'muster.claim/1');
  if (!object.ok) return object;
  const malformed = malformedInClaim(object.value);
  if (malformed !== undefined) return { ok: false, error: whatIsWrong(object.value, malformed) };
  return { ok: true, value: object.value as unknown as Claim };
}

export function decodeRecord(text: string): Decoded<AttemptRecord> {
  const object = decodeObject(text, 'muster.record/1');
  if (!object.ok) return object;
  const malformed = malformedInRecord(object.value);
  if (malformed !== undefined) return { ok: false, error: whatIsWrong(object.value, malformed) };
  return { ok: true, value: object.value as unknown as AttemptRecord };
}

const whatIsWrong = (object: Readonly<Record<string, unknown>>, field: string): string =>
  `${field} is ${object[field] === undefined ? 'missing' : 'malformed'}`;

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
