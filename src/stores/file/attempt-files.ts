// A folder of immutable files named `<shard>.<attempt>.json`, read at most once each: a listing costs one readdir and
// a read for every file that is new since the last one.
import {
  linkSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Decoded } from '../../core/batch/record-codec.ts';
import type { Failure } from '../../core/failure.ts';
import { faultPoint } from './fault-point.ts';

export type WarningSink = (failure: Failure) => void;

export interface AttemptFiles<Kept> {
  /**
   * Creates the file unless it exists; true when this call created it. It appears whole or not at all (temp file and
   * link), so whatever dies when, a reader never sees a part of it.
   */
  createExclusive(shard: string, attempt: number, text: string, kept: Kept): boolean;
  /** What is kept of every readable file, in no order. */
  list(): Kept[];
  /** Whole text of one file; undefined when there is none. */
  read(shard: string, attempt: number): string | undefined;
  pathOf(shard: string, attempt: number): string;
  /** Removes temp files, seen by the last listing, of files that stand by now; those of others may still be written. */
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
  let temps: string[] = [];
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
    const decoded = options.decode(
      text,
      groups['shard'] ?? '',
      Number(groups['attempt']),
      () => statSync(path).mtimeMs,
    );
    if (decoded.ok) {
      known.set(name, decoded.value);
      refused.delete(name);
    } else if (!refused.has(name)) {
      refused.add(name);
      options.warn({
        reason: 'record-invalid',
        at: { file: `${options.shownAs}/${name}` },
        error: decoded.error,
      });
    }
  };

  return {
    createExclusive(shard, attempt, text, kept) {
      ensureFolder();
      const name = nameOf(shard, attempt);
      const temp = join(folder, `.${name}.${process.pid}`);
      writeTemp(temp, text);
      if (options.role === 'record') faultPoint('mid-record');
      const created = linkIfAbsent(temp, join(folder, name));
      unlinkIfPresent(temp);
      if (created) known.set(name, kept);
      return created;
    },
    list() {
      temps = [];
      for (const name of namesIn(folder)) {
        if (name.startsWith('.')) temps.push(name);
        else if (!known.has(name)) load(name);
      }
      return [...known.values()];
    },
    read: (shard, attempt) => readIfPresent(join(folder, nameOf(shard, attempt))),
    pathOf: (shard, attempt) => join(folder, nameOf(shard, attempt)),
    sweep() {
      for (const temp of temps) {
        const name = tempPattern.exec(temp)?.groups?.['name'] ?? '';
        if (known.has(name) || refused.has(name)) unlinkIfPresent(join(folder, temp));
      }
      temps = [];
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

/** Over a leftover of a dead process with our pid, but never through something else in its place. */
function writeTemp(path: string, text: string): void {
  try {
    writeNew(path, text);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    unlinkIfPresent(path);
    writeNew(path, text);
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

/** False also when the temp file is gone: it was swept, which happens only once the file itself stands. */
function linkIfAbsent(temp: string, path: string): boolean {
  try {
    linkSync(temp, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST') || isCode(error, 'ENOENT')) return false;
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
