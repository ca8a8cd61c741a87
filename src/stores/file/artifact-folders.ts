// Downloaded artifacts as an artifact store: a folder an artifact, as `gh run download` lays them. Read only; symlinks and
// whatever is no regular file are passed over.
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { pathOfEntry } from '../../core/groups/entry-names.ts';
import { packManifestName, unpackFiles } from '../../core/groups/packed-files.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { unreadable } from '../../core/system-error.ts';
import type { ArtifactFile, ArtifactInfo, ArtifactStore } from '../../ports/artifact-store.ts';

/** Files that stand at the root of an artifact: a folder with one of them is an artifact itself, not a folder of them. */
const marks = ['chain.json', 'open.json', 'claim.json', packManifestName];

/** Every folder in `folders`, or the folders themselves. Failures: `file-missing` for one that is not there. */
export function openArtifactFolders(
  folders: readonly string[],
): Result<ArtifactStore & { readonly names: readonly string[] }, Failure> {
  const missing = folders.filter((folder) => !isFolder(folder));
  if (missing.length > 0)
    return fail(
      ...missing.map((file): Failure => ({ reason: 'file-missing', at: { file }, role: 'artifacts' })),
    );
  const found = folders.flatMap(artifactsIn);
  const infos = found.map(({ name, folder }, id): ArtifactInfo => ({
    name,
    id,
    size: 0,
    createdAt: statSync(folder).mtime.toISOString(),
  }));
  return ok({
    names: found.map(({ name }) => name),
    create: () => {
      throw new Error('Internal error: downloaded artifacts are read only');
    },
    list: (prefix) => Promise.resolve(ok(infos.filter(({ name }) => name.startsWith(prefix)))),
    find: (wanted) => Promise.resolve(ok(infos.find(({ name }) => name === wanted))),
    async read({ id, name }, { maxBytes = Infinity, admit } = {}) {
      const folder = found[id]?.folder;
      if (folder === undefined) throw new Error(`Internal error: no artifact ${name}`);
      const bytes = bytesIn(folder);
      if (bytes > maxBytes)
        return fail({
          reason: 'artifact-refused',
          artifact: name,
          entry: '',
          why: `more than ${maxBytes} bytes in all`,
        });
      if (bytes > 0) await admit?.(bytes);
      return readFolder(folder);
    },
  });
}

/** Also false for what can't be looked at. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function artifactsIn(folder: string): { readonly name: string; readonly folder: string }[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some(({ name }) => marks.includes(name))) return [{ name: basename(resolve(folder)), folder }];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: join(folder, name) }));
}

/** Bytes of all its files; 0 where reading will say what is wrong. */
function bytesIn(folder: string): number {
  try {
    return pathsIn(folder).reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
  } catch {
    return 0;
  }
}

/** The files of one downloaded artifact, unpacked where it travelled packed. */
export function readFolder(folder: string): Result<readonly ArtifactFile[], Failure> {
  try {
    const files = pathsIn(folder).flatMap((entry) => {
      const bytes = readRegular(join(folder, entry));
      return bytes === undefined ? [] : [{ path: pathOfEntry(entry), bytes }];
    });
    const unpacked = unpackFiles(files, undefined);
    if (unpacked === undefined || unpacked.ok) return unpacked ?? ok(files);
    return fail({
      reason: 'artifact-refused',
      artifact: basename(resolve(folder)),
      entry: '',
      why: unpacked.failures.join('; '),
    });
  } catch (error) {
    return fail(unreadable(error, folder, 'record'));
  }
}

/** Paths of all that is no folder below a folder, `/`-separated, sorted. Symlinks are listed and not followed. */
export function pathsIn(folder: string): string[] {
  const paths: string[] = [];
  const walk = (inside: string): void => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else paths.push(path);
    }
  };
  walk('');
  return paths.toSorted();
}

/** Undefined for what is not there, is a symlink, or is no regular file. */
export function readRegular(path: string): Buffer | undefined {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
  try {
    return fstatSync(fd).isFile() ? readFileSync(fd) : undefined;
  } finally {
    closeSync(fd);
  }
}
