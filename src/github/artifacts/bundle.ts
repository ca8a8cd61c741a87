// Many files as two: a manifest with the digest of each, and their bytes one after another. For the cache, and for
// artifacts whose packing would take the official client longer than the work (half a millisecond a file). Judged whole or
// not at all; nothing in it needs a path on this disk.
import { hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  packBytesName as bytesName,
  packFormat as format,
  packManifestName as manifestName,
} from '../../core/groups/packed-files.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';

interface BundleManifest {
  readonly format: typeof format;
  /** What it was made for: an artifact's name, a prefix of the cache. Found elsewhere, it is foreign. */
  readonly of: string;
  readonly files: readonly { readonly path: string; readonly size: number; readonly sha256: string }[];
}

/**
 * Writes the bundle into the folder, which is made, and answers the absolute paths of its files. Asks each file for its
 * bytes once: many are read from a disk when they are asked for.
 */
export function writeBundle(folder: string, of: string, files: readonly ArtifactFile[]): string[] {
  mkdirSync(folder, { recursive: true });
  const paths = [join(folder, manifestName), join(folder, bytesName)] as const;
  const known: BundleManifest['files'][number][] = [];
  const fd = openSync(paths[1], 'w', 0o600);
  try {
    for (const file of files) {
      const { path, bytes } = file;
      for (let from = 0; from < bytes.length;) from += writeSync(fd, bytes, from);
      known.push({ path, size: bytes.length, sha256: hash('sha256', bytes) });
    }
  } finally {
    closeSync(fd);
  }
  const manifest: BundleManifest = { format, of, files: known };
  writeFileSync(paths[0], `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
  return [...paths];
}
