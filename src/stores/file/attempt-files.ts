// A folder of immutable files named `<shard>.<attempt>.json`, of which a part is kept: a listing costs one readdir and a
// read for every file that is new since the last one.
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Decoded } from '../../core/batch/record-codec.ts';
import type { Failure } from '../../core/failure.ts';
import { isCode, unreadable } from '../../core/system-error.ts';
import { fixPlace, type FixedPlace } from './fixed-place.ts';
import { faultPoint } from './fault-point.ts';
import { mtimeOf, readRegularFile } from './regular-file.ts';
import { unlinkIfPresent } from './temp-file.ts';
import { createWhole, linkIfAbsent, nameOfTemp } from './whole-file.ts';

export type WarningSink = (failure: Failure) => void;

export interface AttemptFiles<Whole, Kept> {
  /**
   * Creates the file unless it exists; true when this call created it. It appears whole or not at all, a record only
   * when it is on disk. Rejects with what the system says.
   */
  createExclusive(shard: string, attempt: number, text: string, kept: Kept): Promise<boolean>;
  /** What is kept of every readable file, in no order. */
  list(): Kept[];
  /** Every readable file whole, in no order, each read when it is asked for; a later `list` reads none of them again. */
  each(): Iterable<Whole>;
  /** Throws what the system would say where nothing can be created: the folder is none, or leads elsewhere. */
  checkPlace(): void;
  /** Why the last listing saw nothing: the folder is none, or may not be read. */
  trouble(): Failure | undefined;
  /** One file whole; undefined when there is none, or none that can be read. */
  read(shard: string, attempt: number): Whole | undefined;
  /** Removes temp files, seen by the last listing, of files that stand by now; those of others may still be written. */
  sweep(): void;
}

/** `doubt`: why a file that counts all the same is not what it should be. */
type Doubtful<Whole> = Decoded<Whole> & { readonly doubt?: string };

export interface AttemptFilesOptions<Whole, Kept> {
  readonly folder: string;
  /** Folder as the user would name it, for messages. */
  readonly shownAs: string;
  /** The folder of the batch, where that is fixed, too. */
  readonly above?: FixedPlace | undefined;
  readonly role: 'claim' | 'record';
  /** `text` is undefined for what is no file at all, and for a claim that can't be read: it holds its attempt, too. */
  readonly decode: (
    text: string | undefined,
    shard: string,
    attempt: number,
    mtimeMs: () => number,
  ) => Doubtful<Whole>;
  readonly keep: (whole: Whole) => Kept;
  readonly warn: WarningSink;
}

/** At most `maxAttempt`. */
const namePattern = /^(?<shard>[^/]+)\.(?<attempt>[1-9]\d{0,8})\.json$/;

/** Undefined where the name is none of ours. */
export function attemptOfName(
  name: string,
): { readonly shard: string; readonly attempt: number } | undefined {
  const { shard, attempt } = namePattern.exec(name)?.groups ?? {};
  return shard === undefined ? undefined : { shard, attempt: Number(attempt) };
}

export function openAttemptFiles<Whole, Kept>(
  options: AttemptFilesOptions<Whole, Kept>,
): AttemptFiles<Whole, Kept> {
  const { folder, role } = options;
  const place = fixPlace(folder, options.above);
  const known = new Map<string, Kept>();
  const refused = new Set<string>();
  let temps: string[] = [];
  let trouble: Failure | undefined;
  const nameOf = (shard: string, attempt: number) => `${shard}.${attempt}.json`;

  /** Undefined when the file is gone, or no name of ours. */
  const decode = (name: string): Doubtful<Whole> | undefined => {
    const of = attemptOfName(name);
    if (of === undefined) return undefined;
    const path = join(folder, name);
    const file = readRegularFile(path);
    if (file.kind === 'missing') return undefined;
    if (file.kind === 'unreadable' && role === 'record')
      return { ok: false, error: file.error, isForeign: true };
    const text = file.kind === 'read' ? file.bytes.toString('utf8') : undefined;
    const mtimeMs = () => (file.kind === 'read' ? file.stat.mtimeMs : mtimeOf(path));
    return options.decode(text, of.shard, of.attempt, mtimeMs);
  };

  const load = (name: string): Whole | undefined => {
    const decoded = decode(name);
    if (decoded === undefined) return undefined;
    const error = decoded.ok ? decoded.doubt : decoded.error;
    if (error === undefined) refused.delete(name);
    else if (!refused.has(name)) {
      refused.add(name);
      options.warn({ reason: 'record-invalid', at: { file: `${options.shownAs}/${name}` }, role, error });
    }
    if (!decoded.ok) return undefined;
    known.set(name, options.keep(decoded.value));
    return decoded.value;
  };

  /** Nothing when there is no folder. */
  const names = (): string[] => {
    trouble = undefined;
    temps = [];
    try {
      const all = readdirSync(folder);
      temps = all.filter((name) => name.startsWith('.'));
      return all.filter((name) => !name.startsWith('.'));
    } catch (error) {
      if (isCode(error, 'ENOENT')) return [];
      trouble = unreadable(error, options.shownAs, role);
      return [];
    }
  };

  /**
   * Moves a record aside that a power cut tore or that is none, so that its attempt can be closed. A process that dies
   * leaves no such file, so no worker of this attempt is alive; those who close it may be several, and one that grips
   * the record of another puts it back.
   */
  const moveTornAside = (name: string): void => {
    if (!isTorn(decode(name))) return;
    const path = join(folder, name);
    const aside = `${path}.torn`;
    try {
      renameSync(path, aside);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return;
      throw error;
    }
    const moved = readRegularFile(aside);
    const { shard = '', attempt = 0 } = attemptOfName(name) ?? {};
    const text = moved.kind === 'read' ? moved.bytes.toString('utf8') : undefined;
    const decoded = options.decode(text, shard, attempt, () => 0);
    if (decoded.ok) linkIfAbsent(aside, path);
  };

  /** What is gone (a plan afresh has put it aside) is no trace of this batch any more. */
  const forgetOthers = (present: readonly string[]): void => {
    const standing = new Set(present);
    for (const name of known.keys()) if (!standing.has(name)) known.delete(name);
  };

  return {
    async createExclusive(shard, attempt, text, kept) {
      const name = nameOf(shard, attempt);
      const whole = { folder, place, name, text };
      const isCreated = await createWhole(
        role === 'claim'
          ? { ...whole, isLasting: false }
          : {
              ...whole,
              isLasting: true,
              beforeLink: () => faultPoint('mid-record'),
              onTaken: moveTornAside,
            },
      );
      if (isCreated) known.set(name, kept);
      return isCreated;
    },
    list() {
      const present = names();
      for (const name of present) if (!known.has(name)) load(name);
      if (trouble === undefined) forgetOthers(present);
      return [...known.values()];
    },
    *each() {
      for (const name of names()) {
        const whole = load(name);
        if (whole !== undefined) yield whole;
      }
    },
    checkPlace: () => place.check(),
    trouble: () => trouble,
    read(shard, attempt) {
      const decoded = decode(nameOf(shard, attempt));
      return decoded?.ok === true ? decoded.value : undefined;
    },
    sweep() {
      for (const temp of temps) {
        const name = nameOfTemp(temp) ?? '';
        if (known.has(name) || refused.has(name)) unlinkIfPresent(join(folder, temp));
      }
      temps = [];
    },
  };
}

function isTorn(decoded: Decoded<unknown> | undefined): boolean {
  return decoded !== undefined && !decoded.ok && decoded.isForeign !== true;
}
