// The names under which the jobs of a group leave things for each other, and back from names to what they mean. The run
// attempt is in the name: whether the service keeps names apart by attempt differs from report to report. Pure.
import { hash } from 'node:crypto';

export type ArtifactName =
  /**
   * `chunk` as `chunkPart` makes it; of a record also several, see `joinChunks`. `number` counts from 1: tries at a claim,
   * parts of a record.
   */
  | {
      readonly kind: 'claim' | 'record';
      readonly chunk: string;
      readonly runAttempt: number;
      readonly number: number;
    }
  | ({ readonly kind: 'tally' } & Tally)
  | { readonly kind: SingleKind; readonly runAttempt: number };

/** Shards that one leg has ended in one run attempt: the name of its artifact says all there is to say. */
export interface Tally {
  readonly leg: number;
  readonly runAttempt: number;
  readonly passed: number;
  readonly failed: number;
}

/** Of these a run attempt leaves one at the most. */
type SingleKind = 'plan' | 'join' | 'undone' | 'stop';

const longestChunk = 120;

/**
 * A chunk's name as it stands in artifact names: what GitHub forbids there, and all that is not plain ASCII, as %XX; a
 * very long one is cut and goes by its digest. Compare chunks in this form.
 */
export function chunkPart(chunk: string): string {
  const safe = encodeURIComponent(chunk.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return safe.length <= longestChunk
    ? safe
    : `${safe.slice(0, longestChunk - 17)}~${hash('sha256', chunk).slice(0, 16)}`;
}

/** No chunk's part has it: encodeURIComponent writes it as %2B. */
const between = '+';

/** How many of these chunks, from the first on, one record artifact can name. At least one. */
export function chunksThatFit(parts: readonly string[]): number {
  let length = -1;
  const over = parts.findIndex((part) => (length += part.length + 1) > longestChunk);
  return over === -1 ? parts.length : Math.max(1, over);
}

/** The part of a name that stands for several chunks, each as `chunkPart` makes it. */
export const joinChunks = (parts: readonly string[]): string => parts.join(between);

export const splitChunks = (part: string): readonly string[] => part.split(between);

/** The artifact's name. `chunk` may be given raw only through `chunkPart`. */
export function artifactName(group: string, name: ArtifactName): string {
  switch (name.kind) {
    case 'claim':
    case 'record':
      return `muster-${group}-${name.kind}-${name.chunk}-${name.runAttempt}-${name.number}`;
    case 'tally':
      return `muster-${group}-tally-${name.leg}-${name.runAttempt}-${name.passed}-${name.failed}`;
    case 'plan':
    case 'join':
    case 'undone':
    case 'stop':
      return `muster-${group}-${name.kind}-${name.runAttempt}`;
  }
}

/** What all artifacts of that kind begin with. Artifacts of another group may begin so too: parse before believing. */
export function artifactPrefix(group: string, kind: ArtifactName['kind']): string {
  return `muster-${group}-${kind}-`;
}

/** What an artifact's name means in this group; undefined when it is none of the group's. */
export function parseArtifactName(group: string, text: string): ArtifactName | undefined {
  const start = `muster-${group}-`;
  if (!text.startsWith(start)) return undefined;
  const rest = text.slice(start.length);
  const single = /^(plan|join|undone|stop)-([1-9]\d*)$/.exec(rest);
  if (single !== null) return { kind: single[1] as SingleKind, runAttempt: Number(single[2]) };
  const tally = /^tally-(\d+)-([1-9]\d*)-(\d+)-(\d+)$/.exec(rest);
  if (tally !== null) {
    const [leg = 0, runAttempt = 0, passed = 0, failed = 0] = tally.slice(1).map(Number);
    return { kind: 'tally', leg, runAttempt, passed, failed };
  }
  const work = /^(claim|record)-(.+)-([1-9]\d*)-([1-9]\d*)$/.exec(rest);
  if (work === null) return undefined;
  const [, kind, chunk = '', runAttempt, number] = work;
  return {
    kind: kind === 'claim' ? 'claim' : 'record',
    chunk,
    runAttempt: Number(runAttempt),
    number: Number(number),
  };
}

/** Where the state of a group lies in the cache; keys are this and a name without `/`. */
export const statePrefix = (group: string): string => `muster-state/${group}/`;
