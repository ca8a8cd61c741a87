// What a record artifact holds, and its codec: the records of a chunk, each with its fence and the hash of the record its
// leg made before, and the files that belong to it. Strict: a file that no entry names, a digest that does not fit or a
// path that leads out refuses the whole bundle.
import { hash } from 'node:crypto';
import { normalPath } from '../batch/normal-path.ts';
import { decodeRecord } from '../batch/record-codec.ts';
import type { AttemptRecord } from '../batch/record.ts';
import type { Failure } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Fence, FencedRecord } from './fence.ts';

export interface BundleFile {
  /** `/`-separated path inside the bundle. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Why the files of a record stayed behind. */
export type Withheld = 'secret' | 'changed' | 'too-large' | 'not-redacted';

/** A record on its way into a bundle, with its files under their paths inside the bundle (`outputPath`, `logPath`, …). */
export interface BundledRecord {
  readonly fence: Fence;
  readonly record: AttemptRecord;
  readonly files: readonly BundleFile[];
  readonly withheld?: Withheld;
}

export interface BundleHead {
  readonly group: string;
  readonly planDigest: string;
  /** Its chunks, as the artifact's name has them. */
  readonly chunk: string;
  /** Index of the leg that did the work; of a stolen chunk it is not the owner. */
  readonly leg: number;
  readonly runAttempt: number;
}

/** One record, as chain.json lists it. */
export interface BundleEntry {
  readonly shard: string;
  readonly attempt: number;
  /** sha256 of the bytes of the record's file in the bundle. */
  readonly record: string;
  /** That of the record which this leg made before; null for its first. It stands in the record's file, too. */
  readonly previous: string | null;
  /** sha256 of each file by its path in the bundle. */
  readonly files: Readonly<Record<string, string>>;
  readonly withheld?: Withheld;
}

export interface BundleChain extends BundleHead {
  readonly format: 'muster.bundle/1';
  readonly entries: readonly BundleEntry[];
  /** Shards that the leg had claimed and never begun when it was stopped. */
  readonly untouched?: readonly string[];
}

export interface DecodedRecord extends FencedRecord {
  readonly entry: BundleEntry;
  readonly files: readonly BundleFile[];
}

export interface DecodedBundle {
  readonly chain: BundleChain;
  readonly records: readonly DecodedRecord[];
}

/**
 * Artifacts with records of the same chunks are numbered from 1. Chunks of which every shard is verified are sealed: the
 * last of their artifacts gets a number from here on, so that a listing alone tells that nobody needs to take them up again.
 */
export const firstSeal = 1000;

export const chainName = 'chain.json';
export const recordPath = (shard: string, attempt: number): string =>
  `records/${encodeURIComponent(shard)}.${attempt}.json`;
/** `path`: normal, from the work dir. */
export const outputPath = (path: string): string => `files/${path}`;
export const logPath = (shard: string, attempt: number): string =>
  `logs/${encodeURIComponent(shard)}.${attempt}.log`;
export const promptPath = (shard: string): string => `prompts/${encodeURIComponent(shard)}.prompt.md`;

/**
 * The files of a bundle, chain.json first, and the hash that the next bundle of this leg goes on from. Files of one path
 * must be equal (the prompt of two attempts); they are laid down once.
 */
export function encodeBundle(
  head: BundleHead,
  records: readonly BundledRecord[],
  previous: string | null,
  untouched: readonly string[] = [],
): { readonly files: readonly BundleFile[]; readonly last: string | null } {
  const files = new Map<string, BundleFile>();
  const entries: BundleEntry[] = [];
  let last = previous;
  for (const { fence, record, files: own, withheld } of records) {
    const { shard, attempt } = record;
    const bytes = Buffer.from(
      `${JSON.stringify({ format: 'muster.fenced/1', fence, previous: last, record })}\n`,
    );
    const path = recordPath(shard, attempt);
    files.set(path, { path, bytes });
    for (const file of own) files.set(file.path, file);
    const digest = hash('sha256', bytes);
    const digests = Object.fromEntries(own.map((file) => [file.path, hash('sha256', file.bytes)]));
    entries.push({
      shard,
      attempt,
      record: digest,
      previous: last,
      files: digests,
      ...(withheld === undefined ? {} : { withheld }),
    });
    last = digest;
  }
  const left = untouched.length === 0 ? {} : { untouched };
  const chain: BundleChain = { format: 'muster.bundle/1', ...head, entries, ...left };
  const bytes = Buffer.from(`${JSON.stringify(chain, null, 1)}\n`);
  return { files: [{ path: chainName, bytes }, ...files.values()], last };
}

/** Failures name the artifact: `artifact-refused`, `digest-mismatch`. Checks nothing against the plan. */
export function decodeBundle(files: readonly BundleFile[], artifact: string): Result<DecodedBundle, Failure> {
  const refused = (entry: string, why: string) =>
    fail<Failure>({ reason: 'artifact-refused', artifact, entry, why });
  const byPath = new Map<string, BundleFile>();
  for (const file of files) {
    const normal = normalPath(file.path);
    if (!normal.ok || normal.path !== file.path)
      return refused(file.path, 'its path leads out, or is not plain');
    if (byPath.has(file.path)) return refused(file.path, 'it stands in it twice');
    byPath.set(file.path, file);
  }
  const chainFile = byPath.get(chainName);
  const chain = chainFile === undefined ? undefined : chainOf(chainFile.bytes);
  if (chain === undefined)
    return refused(chainName, chainFile === undefined ? 'it is missing' : 'it is malformed');
  const known = new Set([chainName]);
  const records: DecodedRecord[] = [];
  for (const [index, entry] of chain.entries.entries()) {
    const follows = index === 0 || entry.previous === chain.entries[index - 1]?.record;
    if (!follows) return refused(chainName, `its chain is broken at ${entry.shard} attempt ${entry.attempt}`);
    const path = recordPath(entry.shard, entry.attempt);
    if (known.has(path)) return refused(path, 'two entries of one attempt');
    const paths = [path, ...Object.keys(entry.files)];
    for (const each of paths) {
      const expected = each === path ? entry.record : entry.files[each];
      const file = byPath.get(each);
      if (file === undefined) return refused(each, 'it is missing');
      if (each !== path && !isRoomOf(each, entry))
        return refused(each, `it is no place for a file of ${entry.shard}`);
      const found = hash('sha256', file.bytes);
      if (found !== expected)
        return fail({
          reason: 'digest-mismatch',
          what: `${each} in ${artifact}`,
          expected: expected ?? '',
          found,
        });
      known.add(each);
    }
    const decoded = fencedRecordOf(byPath.get(path)?.bytes, entry, chain.runAttempt);
    if (typeof decoded === 'string') return refused(path, decoded);
    records.push({ ...decoded, entry, files: paths.slice(1).map((each) => byPath.get(each) as BundleFile) });
  }
  const stranger = files.find(({ path }) => !known.has(path));
  return stranger === undefined ? ok({ chain, records }) : refused(stranger.path, 'no record of it is known');
}

function isRoomOf(path: string, { shard, attempt }: BundleEntry): boolean {
  return path.startsWith('files/') || path === logPath(shard, attempt) || path === promptPath(shard);
}

function fencedRecordOf(
  bytes: Uint8Array | undefined,
  entry: BundleEntry,
  runAttempt: number,
): FencedRecord | string {
  const value = jsonOf(bytes);
  if (value?.['format'] !== 'muster.fenced/1') return `its format is ${JSON.stringify(value?.['format'])}`;
  const { fence, previous, record } = value;
  const decoded = decodeRecord(JSON.stringify(record));
  if (!decoded.ok) return decoded.error;
  const { shard, attempt, owner } = decoded.value;
  if (shard !== entry.shard || attempt !== entry.attempt) return `it is of ${shard} attempt ${attempt}`;
  if (previous !== entry.previous) return 'it follows another record than its chain says';
  const found = (typeof fence === 'object' && fence !== null ? fence : {}) as Partial<Fence>;
  if (found.runAttempt !== runAttempt || found.attempt !== attempt || found.owner !== owner.token)
    return 'its fence is not its own';
  return { fence: { runAttempt, attempt, owner: owner.token }, record: decoded.value };
}

function chainOf(bytes: Uint8Array): BundleChain | undefined {
  const value = jsonOf(bytes);
  if (value?.['format'] !== 'muster.bundle/1') return undefined;
  const { group, planDigest, chunk, leg, runAttempt, entries, untouched = [] } = value;
  const hasTexts = [group, planDigest, chunk].every((text) => typeof text === 'string');
  const hasNumbers = [leg, runAttempt].every((number) => Number.isSafeInteger(number));
  if (!hasTexts || !hasNumbers || !Array.isArray(entries) || !entries.every(isEntry)) return undefined;
  if (!Array.isArray(untouched) || !untouched.every((shard) => typeof shard === 'string')) return undefined;
  return value as unknown as BundleChain;
}

function isEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { shard, attempt, record, previous, files } = value as Record<string, unknown>;
  if (typeof shard !== 'string' || !Number.isSafeInteger(attempt) || typeof record !== 'string') return false;
  if (previous !== null && typeof previous !== 'string') return false;
  return (
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((digest) => typeof digest === 'string')
  );
}

function jsonOf(bytes: Uint8Array | undefined): Record<string, unknown> | undefined {
  if (bytes === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
