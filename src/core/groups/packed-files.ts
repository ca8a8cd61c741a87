// Many files as two: a manifest with the digest of each, and their bytes one after another. How large artifacts and saved
// state travel. Judged whole or not at all; nothing in it needs a path on a disk. Pure: reading back only.
import { hash } from 'node:crypto';
import { fail, ok, type Result } from '../result.ts';
import { whyNotContained } from './entry-names.ts';

export interface PackedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export const packFormat = 'muster.pack/1';
export const packManifestName = 'muster-bundle.json';
export const packBytesName = 'muster-bundle.bin';

/** The files that were packed: undefined when these are no pack. `of`: what it must have been made for; undefined = anything. */
export function unpackFiles(
  files: readonly PackedFile[],
  of: string | undefined,
): Result<readonly PackedFile[], string> | undefined {
  const manifest = files.find(({ path }) => path === packManifestName);
  const bytes = files.find(({ path }) => path === packBytesName);
  if (files.length !== 2 || manifest === undefined || bytes === undefined) return undefined;
  return decodePack(manifest.bytes, bytes.bytes, of);
}

/** The same from the bytes of its two files; or why none of its files is taken. */
export function decodePack(
  manifestBytes: Uint8Array,
  bytes: Uint8Array,
  of: string | undefined,
): Result<readonly PackedFile[], string> {
  let manifest: unknown;
  const text = Buffer.from(manifestBytes).toString('utf8');
  try {
    manifest = JSON.parse(text);
  } catch {
    return fail('its manifest is cut off');
  }
  const known = Object(manifest) as Record<string, unknown>;
  if (known['format'] !== packFormat)
    return fail(`its format is ${JSON.stringify(known['format'])}, expected ${JSON.stringify(packFormat)}`);
  if (of !== undefined && known['of'] !== of) return fail(`it was made for ${JSON.stringify(known['of'])}`);
  if (`${JSON.stringify(manifest)}\n` !== text) return fail('its manifest was changed');
  const entries: unknown = known['files'];
  if (!Array.isArray(entries)) return fail('its manifest names no files');
  const files: PackedFile[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const entry of entries) {
    const { path, size, sha256 } = Object(entry) as Record<string, unknown>;
    if (typeof path !== 'string' || typeof size !== 'number' || !(size >= 0))
      return fail('its manifest is malformed');
    const why = whyNotContained(path) ?? (seen.has(path) ? 'it comes twice' : undefined);
    if (why !== undefined) return fail(`its file ${JSON.stringify(path)}: ${why}`);
    const content = bytes.subarray(at, at + size);
    if (content.length !== size || hash('sha256', content) !== sha256)
      return fail(`its file ${JSON.stringify(path)} is damaged`);
    seen.add(path);
    files.push({ path, bytes: content });
    at += size;
  }
  const nested = nestedPath(seen);
  if (nested !== undefined) return fail(`its file ${JSON.stringify(nested)} lies below a file`);
  return at === bytes.length ? ok(files) : fail('it holds more bytes than its manifest says');
}

/** A path that lies below the path of another file, which could be laid down only in one order; undefined without one. */
export function nestedPath(paths: ReadonlySet<string>): string | undefined {
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      if (paths.has(path.slice(0, end))) return path;
  return undefined;
}
