// The files in a zip that anybody may have made: all entries are judged before the bytes of any are looked at, and no more
// bytes come out than the limits allow, whatever the zip says of itself. Touches no file.
import { crc32, inflateRawSync } from 'node:zlib';
import type { Entry } from 'yauzl';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { codeOf } from '../../core/system-error.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';
import { pathOfEntry, whyNotContained } from '../../core/groups/entry-names.ts';
import { nestedPath } from '../../core/groups/packed-files.ts';

export interface UnpackLimits {
  /** Bytes of the zip itself. */
  readonly packedBytes: number;
  /** Bytes of all files together. */
  readonly totalBytes: number;
  readonly entries: number;
  /** Waited for before anything is unpacked, with the bytes that it says it will have. */
  readonly admit?: (bytes: number) => Promise<void>;
}

export const defaultUnpackLimits: UnpackLimits = {
  packedBytes: 512 * 2 ** 20,
  totalBytes: 2 ** 30,
  entries: 500_000,
};

class Refusal extends Error {
  readonly entry: string;
  constructor(entry: string, why: string) {
    super(why);
    this.entry = entry;
  }
}

const stored = 0;
const deflated = 8;
/** Of zlib's output. */
const smallestChunk = 64;

/** All files, in the zip's order; or the first thing that is wrong with it, as `artifact-refused`. */
export async function unpackZip(
  artifact: string,
  zip: Buffer,
  limits: UnpackLimits,
): Promise<Result<readonly ArtifactFile[], Failure>> {
  const { fromBufferPromise, getFileNameLowLevel } = await import('yauzl');
  let entryName = '';
  try {
    const archive = await fromBufferPromise(zip, { decodeStrings: false, lazyEntries: true });
    if (archive.entryCount > limits.entries)
      throw new Refusal('', `${archive.entryCount} entries, more than ${limits.entries}`);
    const entries: { readonly entry: Entry; readonly name: string; readonly path: string }[] = [];
    const seen = new Set<string>();
    let total = 0;
    for await (const entry of archive.eachEntry()) {
      const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
      entryName = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
      const path = pathOfEntry(entryName);
      if (isFolder(entry, path)) {
        const why = whyNotContained(path.replace(/\/$/, ''));
        if (why !== undefined) throw new Refusal(entryName, why);
        continue;
      }
      refuseStrange(entry, entryName, path);
      if (seen.has(path)) throw new Refusal(entryName, 'two entries of one path');
      seen.add(path);
      total += entry.uncompressedSize;
      if (total > limits.totalBytes)
        throw new Refusal(entryName, `more than ${limits.totalBytes} bytes in all`);
      entries.push({ entry, name: entryName, path });
    }
    const nested = nestedPath(seen);
    if (nested !== undefined) throw new Refusal(nested, 'lies below a file');
    if (total > 0) await limits.admit?.(total);
    const files: ArtifactFile[] = [];
    for (const { entry, name, path } of entries) {
      entryName = name;
      const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
      const packed = zip.subarray(fileDataStart, fileDataStart + entry.compressedSize);
      files.push({ path, bytes: contentOf(entry, name, packed) });
    }
    return ok(files);
  } catch (error) {
    const entry = error instanceof Refusal ? error.entry : entryName;
    return fail({
      reason: 'artifact-refused',
      artifact,
      entry,
      why: error instanceof Error ? error.message : String(error),
    });
  }
}

const isFolder = (entry: Entry, path: string): boolean => path.endsWith('/') && entry.uncompressedSize === 0;

/** Type bits of a Unix mode, in the upper half of the attributes when a Unix tool made the entry. */
const unixType = (entry: Entry): number => (entry.externalFileAttributes >>> 16) & 0o170000;

function refuseStrange(entry: Entry, name: string, path: string): void {
  const why = whyNotContained(path);
  if (why !== undefined) throw new Refusal(name, why);
  const type = unixType(entry);
  if (type === 0o120000) throw new Refusal(name, 'a symlink');
  if (type !== 0 && type !== 0o100000) throw new Refusal(name, 'not a plain file');
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw new Refusal(name, 'encrypted');
}

function contentOf(entry: Entry, name: string, packed: Buffer): Buffer {
  const size = entry.uncompressedSize;
  let bytes: Buffer;
  // The declared size bounds what is unpacked; a stream that holds more is an error of its own.
  if (entry.compressionMethod === deflated) bytes = inflated(name, packed, size);
  else if (entry.compressionMethod === stored) bytes = packed;
  else throw new Refusal(name, `packed by an unknown method (${entry.compressionMethod})`);
  if (bytes.length !== size) throw new Refusal(name, 'not of the size that it says');
  if (crc32(bytes) !== entry.crc32) throw new Refusal(name, 'damaged (its checksum is another)');
  return bytes;
}

function inflated(name: string, packed: Buffer, size: number): Buffer {
  try {
    // Room for one byte more, so that all comes in one piece and is not copied together at the end.
    const chunkSize = Math.max(smallestChunk, size + 1);
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size), chunkSize });
  } catch (error) {
    const isTooLong = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(name, isTooLong ? 'not of the size that it says' : 'damaged');
  }
}
