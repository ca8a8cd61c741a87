// Creates a file exclusively and whole: written under another name, then linked, which fails where a file stands. Does
// not know what is in it.
import { closeSync, existsSync, fdatasync, linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isCode, naming } from '../../core/system-error.ts';
import type { FixedPlace } from './fixed-place.ts';
import { discardTemp, openTemp } from './temp-file.ts';

export interface WholeFile {
  /** Made when there is none: an agent, or a person who cleans up, may have removed it in the middle of a run. */
  readonly folder: string;
  /** That of the folder. */
  readonly place: FixedPlace;
  readonly name: string;
  readonly text: string;
  /** On disk before it gets its name, so that a power cut leaves no empty file under it. */
  readonly isLasting: boolean;
  /** Called when the file is written and has no name yet. */
  readonly beforeLink?: () => void;
  /** Called once when something has the name already; what it moves away no longer counts. */
  readonly onTaken?: (name: string) => void;
}

const tempPattern = /^\.(?<name>.+\.json)\.\d+(?:\.\d+)?$/;
let tempCount = 0;
/** Of a folder that is removed again and again. */
const maxTries = 3;
/** In a thread: other shards start and end while the disk writes. A disk that syncs several files at once does it in one go. */
const sync = promisify(fdatasync);

/** Name of the file that a temp file was to become; undefined for what is no temp file. */
export const nameOfTemp = (temp: string): string | undefined => tempPattern.exec(temp)?.groups?.['name'];

/**
 * True when this call created the file, false when another stands. It appears whole or not at all, so whatever process
 * dies when, a reader never sees a part of it. Throws what the system says, with the path of the file.
 */
export async function createWhole(file: WholeFile): Promise<boolean> {
  const path = join(file.folder, file.name);
  try {
    for (let tries = 1; ; tries++) {
      const isCreated = await tryCreate(file, path);
      if (isCreated !== undefined) return isCreated;
      if (tries === maxTries) throw Object.assign(new Error(`${file.folder} vanishes`), { code: 'ENOENT' });
    }
  } catch (error) {
    throw naming(error, path);
  }
}

/** Undefined when the folder went away meanwhile. */
async function tryCreate(file: WholeFile, path: string): Promise<boolean | undefined> {
  // While one call waits for the disk, another of this process may write the same file.
  file.place.check();
  const temp = join(file.folder, `.${file.name}.${process.pid}.${tempCount++}`);
  try {
    await writeTemp(temp, file);
    file.beforeLink?.();
    const first = linkIfAbsent(temp, path);
    if (first !== false || file.onTaken === undefined) return first;
    file.onTaken(file.name);
    return linkIfAbsent(temp, path);
  } finally {
    discardTemp(temp);
  }
}

async function writeTemp(path: string, { place, text, isLasting }: WholeFile): Promise<void> {
  const fd = openIn(place, path);
  try {
    // Loops until all is written: on a full disk one write may take a part and say nothing.
    writeFileSync(fd, text);
    if (isLasting) await sync(fd);
  } finally {
    closeSync(fd);
  }
}

function openIn(place: FixedPlace, path: string): number {
  try {
    return openTemp(path, 0o644);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    place.make();
    return openTemp(path, 0o644);
  }
}

/**
 * False where a file stands. A temp file that is gone was swept, which happens only once the file itself stands; else the
 * folder was removed: undefined.
 */
export function linkIfAbsent(temp: string, path: string): boolean | undefined {
  try {
    linkSync(temp, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    if (isCode(error, 'ENOENT')) return existsSync(path) ? false : undefined;
    throw error;
  }
}
