// What a record artifact holds, and how it is made: the records of a chunk, each with its fence and the hash of the record its
// leg made before, and the files that belong to it. The way back is read-record-bundle.ts. Pure.
import { hash } from 'node:crypto';
import type { AttemptRecord } from '../batch/record.ts';
import type { Fence } from './fence.ts';

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
