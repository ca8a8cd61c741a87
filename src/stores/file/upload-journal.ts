// The journal of a leg as a file of its batch folder, a line an entry. An agent can write there, too: what it could change is
// what its own machine leaves behind, and a join believes none of that.
import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { UploadedAttempt, UploadJournal } from '../../ports/upload-journal.ts';
import { readRegularFile } from './regular-file.ts';
import { unlinkIfPresent } from './temp-file.ts';

const pathOf = (manifestPath: string): string => join(dirname(manifestPath), 'uploads.jsonl');

/** A journal of its own for a leg that begins: what an earlier one wrote is gone. Open until the process ends. */
export function openUploadJournal(manifestPath: string): UploadJournal {
  const fd = openNew(pathOf(manifestPath));
  const append = (entry: unknown): void => {
    try {
      if (fd !== undefined) writeSync(fd, `${JSON.stringify(entry)}\n`);
    } catch {
      // A disk that is full is told of by whoever has to write to it.
    }
  };
  return {
    began: (chunk, shards) => append({ chunk, shards }),
    uploaded: (attempts, last) =>
      append({ uploaded: attempts.map(({ shard, attempt }) => [shard, attempt]), last }),
  };
}

/** Held open, so that an agent which lays something else at the place can't make us wait for it. */
function openNew(path: string): number | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    unlinkIfPresent(path);
    return openSync(path, 'wx', 0o644);
  } catch {
    return undefined;
  }
}

export interface KnownUploads {
  /** The chunk of each shard that the leg claimed, as names of artifacts have it. */
  readonly chunkOf: ReadonlyMap<string, string>;
  readonly isUploaded: (attempt: UploadedAttempt) => boolean;
  readonly last: string | null;
}

/** What a journal tells; of one that is missing, torn or was meddled with, what can be understood. */
export function readUploadJournal(manifestPath: string): KnownUploads {
  const chunkOf = new Map<string, string>();
  const uploaded = new Set<string>();
  let last: string | null = null;
  for (const line of linesOf(pathOf(manifestPath))) {
    const entry = entryOf(line);
    const { chunk, shards, uploaded: attempts, last: followed } = entry;
    if (typeof chunk === 'string' && Array.isArray(shards))
      for (const shard of shards) chunkOf.set(String(shard), chunk);
    if (!Array.isArray(attempts)) continue;
    for (const attempt of attempts) uploaded.add(JSON.stringify(attempt));
    last = typeof followed === 'string' ? followed : null;
  }
  return {
    chunkOf,
    isUploaded: ({ shard, attempt }) => uploaded.has(JSON.stringify([shard, attempt])),
    last,
  };
}

function linesOf(path: string): string[] {
  const file = readRegularFile(path);
  return file.kind === 'read' ? file.bytes.toString('utf8').split('\n') : [];
}

function entryOf(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
