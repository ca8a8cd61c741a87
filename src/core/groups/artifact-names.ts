// The names under which the jobs of a group leave things for each other, and back from names to what they mean. The run
// attempt is in the name: whether the service keeps names apart by attempt differs from report to report. Pure.
import { hash } from 'node:crypto';

export type ArtifactName =
  | { readonly kind: 'plan' }
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
  | { readonly kind: 'join' | 'stop'; readonly runAttempt: number };

/** Words after which a group's name could not be told from the name of another group's artifact. */
const kindInside = /-(claim|record)-/;
const groupPattern = /^[a-z0-9-]{1,40}$/;

/** Whether a text may name a group: `[a-z0-9-]{1,40}`, without `-claim-` or `-record-` inside. */
export const isGroupId = (text: string): boolean => groupPattern.test(text) && !kindInside.test(text);

/** A group id made of a config path or any other text; `batch` when nothing of it can be used. */
export function groupIdOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/\.ya?ml$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/-(claim|record)(?=-)/g, '-$1s')
    .slice(-40)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' || slug === 'muster' ? 'batch' : slug;
}

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
    case 'plan':
      return `muster-${group}-plan`;
    case 'claim':
    case 'record':
      return `muster-${group}-${name.kind}-${name.chunk}-${name.runAttempt}-${name.number}`;
    case 'join':
    case 'stop':
      return `muster-${group}-${name.kind}-${name.runAttempt}`;
  }
}

/** What all artifacts of that kind begin with. Artifacts of another group may begin so too: parse before believing. */
export function artifactPrefix(group: string, kind: ArtifactName['kind']): string {
  return kind === 'plan' ? `muster-${group}-plan` : `muster-${group}-${kind}-`;
}

/** What an artifact's name means in this group; undefined when it is none of the group's. */
export function parseArtifactName(group: string, text: string): ArtifactName | undefined {
  const start = `muster-${group}-`;
  if (!text.startsWith(start)) return undefined;
  const rest = text.slice(start.length);
  if (rest === 'plan') return { kind: 'plan' };
  const single = /^(join|stop)-([1-9]\d*)$/.exec(rest);
  if (single !== null) return { kind: single[1] === 'join' ? 'join' : 'stop', runAttempt: Number(single[2]) };
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
