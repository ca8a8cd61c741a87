// What of a record was written by an agent, and so may hold a secret: messages, problems, names of files. Digests, ids
// and paths of items come from the plan and stay, since the join compares them. Pure.
import type { AttemptRecord } from '../batch/record.ts';
import type { Redactor } from './redact.ts';

/** The record with secrets masked; the same object when it had nothing of the agent's. */
export function redactRecord(record: AttemptRecord, redactor: Redactor): AttemptRecord {
  const { failure, outOfScope } = record;
  if (failure === undefined && outOfScope === undefined) return record;
  return {
    ...record,
    ...(failure === undefined ? {} : { failure: redactTexts(failure, redactor) }),
    ...(outOfScope === undefined ? {} : { outOfScope: redactTexts(outOfScope, redactor) }),
  };
}

/** Every text inside a JSON value, keys aside. */
function redactTexts<T>(value: T, redactor: Redactor): T {
  if (typeof value === 'string') return redactor.text(value) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => redactTexts(part, redactor)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, redactTexts<unknown>(part, redactor)]),
  ) as T;
}
