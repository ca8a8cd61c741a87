// The records of an artifact that anybody may have made. Strict: a file that no entry names, a digest that does not fit or a
// path that leads out refuses the whole bundle. Checks nothing against the plan. Pure.
import { hash } from 'node:crypto';
import { normalPath } from '../batch/normal-path.ts';
import { decodeRecord, maxForeignAttempt } from '../batch/record-codec.ts';
import type { Failure } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Fence, FencedRecord } from './fence.ts';
import {
  chainName,
  logPath,
  outputPath,
  promptPath,
  recordPath,
  type BundleChain,
  type BundleEntry,
  type BundleFile,
} from './record-bundle.ts';

export interface DecodedRecord extends FencedRecord {
  readonly entry: BundleEntry;
  readonly files: readonly BundleFile[];
}

export interface DecodedBundle {
  readonly chain: BundleChain;
  readonly records: readonly DecodedRecord[];
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
  // Many entries may name one file, as attempts do their prompt: it is hashed once, however many there are.
  const digestOf = openDigests();
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
      if (known.has(each) && each.startsWith(outputRoom)) return refused(each, 'two records name it');
      const found = digestOf(file);
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

const outputRoom = outputPath('');

function openDigests(): (file: BundleFile) => string {
  const digests = new Map<string, string>();
  return (file) => {
    const digest = digests.get(file.path) ?? hash('sha256', file.bytes);
    digests.set(file.path, digest);
    return digest;
  };
}

function isRoomOf(path: string, { shard, attempt }: BundleEntry): boolean {
  return path.startsWith(outputRoom) || path === logPath(shard, attempt) || path === promptPath(shard);
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
  if (attempt > maxForeignAttempt) return `attempt ${attempt} can't be`;
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
