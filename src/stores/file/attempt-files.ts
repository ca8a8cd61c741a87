// A folder of immutable files named `<shard>.<attempt>.json`, read at most once each: a listing costs one readdir and
// a read for every file that is new since the last one.
import { linkSync, mkdirSync, openSync, closeSync, readdirSync, readFileSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Decoded } from '../../core/batch/record-codec.ts';
import type { Failure } from '../../core/failure.ts';
import { faultPoint } from './fault-point.ts';

export type WarningSink = (failure: Failure) => void;

export interface AttemptFiles<Kept> {
  /** Creates the file unless it exists; true when this call created it. */
  createExclusive(shard: string, attempt: number, text: string, kept: Kept): boolean;
  /** The same through a temp file and link(): a reader never sees a part of it. */
  linkExclusive(shard: string, attempt: number, text: string, kept: Kept): boolean;
  /** What is kept of every readable file, in no order. */
  list(): Kept[];
  /** Whole text of one file; undefined when there is none. */
  read(shard: string, attempt: number): string | undefined;
  pathOf(shard: string, attempt: number): string;
  /** Removes the temp files that crashes left of files which stand by now; those of others may still be written. */
  sweep(): void;
}

export interface AttemptFilesOptions<Kept> {
  readonly folder: string;
  /** Folder as the user would name it, for messages. */
  readonly shownAs: string;
  readonly role: 'claim' | 'record';
  readonly decode: (text: string, shard: string, attempt: number, mtimeMs: () => number) => Decoded<Kept>;
  readonly warn: WarningSink;
}

const tempPattern = /^\.(?<name>.+\.json)\.\d+$/;
const namePattern = /^(?<shard>[^/]+)\.(?<attempt>[1-9]\d*)\.json$/;

export function openAttemptFiles<Kept>(options: AttemptFilesOptions<Kept>): AttemptFiles<Kept> {
  const { folder } = options;
  const known = new Map<string, Kept>();
  const refused = new Set<string>();
  const nameOf = (shard: string, attempt: number) => `${shard}.${attempt}.json`;
  let hasFolder = false;
  const ensureFolder = () => {
    if (!hasFolder) mkdirSync(folder, { recursive: true });
    hasFolder = true;
  };

  const load = (name: string): void => {
    const groups = namePattern.exec(name)?.groups;
    if (groups === undefined || known.has(name)) return;
    const path = join(folder, name);
    const text = readIfPresent(path);
    if (text === undefined) return;
    const decoded = options.decode(text, groups['shard'] ?? '', Number(groups['attempt']), () => statSync(path).mtimeMs);
    if (decoded.ok) {
      known.set(name, decoded.value);
      refused.delete(name);
    } else if (!refused.has(name)) {
      refused.add(name);
      options.warn({ reason: 'record-invalid', at: { file: `${options.shownAs}/${name}` }, error: decoded.error });
    }
  };

  return {
    createExclusive(shard, attempt, text, kept) {
      ensureFolder();
      const name = nameOf(shard, attempt);
      const created = ifAbsent(() => writeNew(join(folder, name), text));
      if (created) known.set(name, kept);
      return created;
    },
    linkExclusive(shard, attempt, text, kept) {
      ensureFolder();
      const name = nameOf(shard, attempt);
      const temp = join(folder, `.${name}.${process.pid}`);
      unlinkIfPresent(temp);
      writeNew(temp, text);
      faultPoint('mid-record');
      // A temp file that is gone was swept, which happens only once the file itself stands.
      const created = ifAbsent(() => linkSync(temp, join(folder, name)), ['EEXIST', 'ENOENT']);
      unlinkIfPresent(temp);
      if (created) known.set(name, kept);
      return created;
    },
    list() {
      for (const name of namesIn(folder)) if (!known.has(name)) load(name);
      return [...known.values()];
    },
    read: (shard, attempt) => readIfPresent(join(folder, nameOf(shard, attempt))),
    pathOf: (shard, attempt) => join(folder, nameOf(shard, attempt)),
    sweep() {
      const names = namesIn(folder);
      const temps = names.filter((name) => name.startsWith('.'));
      if (temps.length === 0) return;
      const standing = new Set(names);
      for (const temp of temps) {
        const name = tempPattern.exec(temp)?.groups?.['name'];
        if (name !== undefined && standing.has(name)) unlinkIfPresent(join(folder, temp));
      }
    },
  };
}

/** Nothing when there is no folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function writeNew(path: string, text: string): void {
  const fd = openSync(path, 'wx', 0o644);
  try {
    writeSync(fd, text);
  } finally {
    closeSync(fd);
  }
}

function ifAbsent(create: () => void, codes: readonly string[] = ['EEXIST']): boolean {
  try {
    create();
    return true;
  } catch (error) {
    if (codes.some((code) => isCode(error, code))) return false;
    throw error;
  }
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function unlinkIfPresent(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/** True when a thrown value is a system error with this code. */
export function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === code;
}
