// Which shape everything has that a claim or record says. A record may come from anybody's machine, and what is not of
// its shape would bring down whoever compares or prints it. Fields that are not here are those of a newer version.
import { isProblem } from '../verify/problem-shape.ts';
import {
  failureClasses,
  maxAttempt,
  type AttemptFailure,
  type AttemptRecord,
  type BatchDigests,
  type Claim,
  type Owner,
  type RecordedItem,
  type Usage,
} from './record.ts';
import { parseTimestamp } from './timestamp.ts';

type Shape = (value: unknown) => boolean;
/** Of every field: one that is added to the type has to be given its shape. */
type Shapes<T> = Readonly<Record<Exclude<keyof T, 'format'>, Shape>>;

const isText: Shape = (value) => typeof value === 'string';
const isFlag: Shape = (value) => typeof value === 'boolean';
/** JSON knows no infinity, but 1e999 is read as one. */
const isNumber: Shape = (value) => Number.isFinite(value);
const isWhole: Shape = (value) => Number.isSafeInteger(value);
const isCount: Shape = (value) => isWhole(value) && (value as number) >= 0;
const isLength: Shape = (value) => isNumber(value) && (value as number) >= 0;
const isAttempt: Shape = (value) =>
  isWhole(value) && (value as number) >= 1 && (value as number) <= maxAttempt;
/** It becomes a cell of the manifest, and the system would take a tab inside a time. */
const isTime: Shape = (value) =>
  typeof value === 'string' &&
  value === value.trim() &&
  parseTimestamp(value) !== undefined &&
  !Number.isNaN(Date.parse(value));

const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
const oneOf =
  (values: readonly string[]): Shape =>
  (value) =>
    (values as readonly unknown[]).includes(value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every((part) => shape(part));

function objectOf<T>(shapes: Shapes<T>): Shape {
  const fields = Object.entries<Shape>(shapes);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    fields.every(([name, shape]) => shape((value as Record<string, unknown>)[name]));
}

const isOwner = objectOf<Owner>({
  host: isText,
  boot: isText,
  pid: isWhole,
  processStart: isText,
  token: isText,
});

const isItem = objectOf<RecordedItem>({
  id: isText,
  row: isText,
  source: orNull(isText),
  verdict: oneOf(['verified', 'failed', 'unverified']),
  output: maybe(isText),
  qc: maybe(isText),
  executable: maybe(listOf(oneOf(['output', 'qc']))),
});

const claimShapes: Shapes<Claim> = { shard: isText, attempt: isAttempt, owner: isOwner, startedAt: isTime };

const recordShapes: Shapes<AttemptRecord> = {
  ...claimShapes,
  status: oneOf(['succeeded', 'verified', 'failed']),
  failure: maybe(
    objectOf<AttemptFailure>({
      class: oneOf(failureClasses),
      message: isText,
      problems: maybe(listOf(isProblem)),
      problemCount: maybe(isCount),
    }),
  ),
  runner: isText,
  finishedAt: isTime,
  durationMs: isLength,
  exitCode: orNull(isWhole),
  signal: orNull(isText),
  promptDigest: orNull(isText),
  planDigest: maybe(isText),
  digests: maybe(objectOf<BatchDigests>({ template: orNull(isText), checks: isText, runner: isText })),
  items: maybe(listOf(isItem)),
  log: objectOf<AttemptRecord['log']>({ path: isText, bytes: isLength, isTruncated: isFlag }),
  leftovers: maybe(isCount),
  usage: maybe(
    objectOf<Usage>({
      inputTokens: maybe(isNumber),
      cachedInputTokens: maybe(isNumber),
      outputTokens: maybe(isNumber),
      costUsd: maybe(isNumber),
    }),
  ),
  outOfScope: maybe(listOf(isText)),
};

type Fields = Readonly<Record<string, unknown>>;

/** Which field of a claim has not its shape; undefined where all have. */
export const malformedInClaim = (claim: Fields): string | undefined => firstMalformed(claim, claimShapes);

/** The same of a record. */
export const malformedInRecord = (record: Fields): string | undefined => firstMalformed(record, recordShapes);

const firstMalformed = (object: Fields, shapes: Readonly<Record<string, Shape>>): string | undefined =>
  Object.keys(shapes).find((name) => shapes[name]?.(object[name]) === false);
