// State as it lies in the cache: a manifest with the digest of every file, and their bytes one after another. Judged whole
// or not at all. Two files instead of a tree, so that nothing in it needs a path on this disk.
import { hash } from 'node:crypto';
import { closeSync, lstatSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';
import { whyNotContained } from '../artifacts/entry-names.ts';

const format = 'muster.state/1';
const manifestName = 'manifest.json';
const bytesName = 'files.bin';

interface StateManifest {
  readonly format: typeof format;
  /** Prefix of the key it was saved under: state found under another is foreign. */
  readonly prefix: string;
  readonly files: readonly { readonly path: string; readonly size: number; readonly sha256: string }[];
}

export function writeBundle(folder: string, prefix: string, files: readonly ArtifactFile[]): void {
  mkdirSync(folder, { recursive: true });
  const manifest: StateManifest = {
    format,
    prefix,
    files: files.map(({ path, bytes }) => ({ path, size: bytes.length, sha256: hash('sha256', bytes) })),
  };
  const fd = openSync(join(folder, bytesName), 'w', 0o600);
  try {
    for (const { bytes } of files)
      for (let from = 0; from < bytes.length;) from += writeSync(fd, bytes, from);
  } finally {
    closeSync(fd);
  }
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
}

/** All files, or why none of them is taken. */
export function readBundle(folder: string, prefix: string): Result<readonly ArtifactFile[], string> {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return fail('it holds no folder of ours');
  const manifestBytes = plainFile(join(folder, manifestName));
  const bytes = plainFile(join(folder, bytesName));
  if (manifestBytes === undefined || bytes === undefined) return fail('it has no manifest or no files');
  let manifest: unknown;
  try {
    manifest = JSON.parse(manifestBytes.toString('utf8'));
  } catch {
    return fail('its manifest is cut off');
  }
  const known = Object(manifest) as Record<string, unknown>;
  if (known['format'] !== format)
    return fail(`its format is ${JSON.stringify(known['format'])}, expected ${JSON.stringify(format)}`);
  if (known['prefix'] !== prefix)
    return fail(`it belongs to another group (${JSON.stringify(known['prefix'])})`);
  const entries: unknown = known['files'];
  if (!Array.isArray(entries)) return fail('its manifest names no files');
  const files: ArtifactFile[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const entry of entries) {
    const { path, size, sha256 } = Object(entry) as Record<string, unknown>;
    if (typeof path !== 'string' || typeof size !== 'number' || !(size >= 0))
      return fail('its manifest is malformed');
    const why = whyNotContained(path) ?? (seen.has(path) ? 'twice' : undefined);
    if (why !== undefined) return fail(`its file ${JSON.stringify(path)}: ${why}`);
    const content = bytes.subarray(at, at + size);
    if (content.length !== size || hash('sha256', content) !== sha256)
      return fail(`its file ${JSON.stringify(path)} is damaged`);
    seen.add(path);
    files.push({ path, bytes: content });
    at += size;
  }
  return at === bytes.length ? ok(files) : fail('it holds more bytes than its manifest says');
}

/** Undefined for a file that is not there or is a link to elsewhere. */
function plainFile(path: string): Buffer | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path) : undefined;
}
