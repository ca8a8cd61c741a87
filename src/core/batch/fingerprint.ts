// Digests that tell whether work is still of the same item, checks and plan. Pure: bytes of files come from callers.
import { hash } from 'node:crypto';
import type { Checks } from '../verify/verdict.ts';
import type { Item } from './item.ts';

/** sha256 as lower-case hex; text is hashed as UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex');
}

/** Digest of all cells of an item's row, whatever the order of its columns or its line. */
export function rowDigest({ id, source, output, qc, notes, extra }: Item): string {
  const cells: unknown[] = [id, source, output, qc, notes];
  if (extra !== undefined) cells.push(Object.entries(extra).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sha256(JSON.stringify(cells));
}

/**
 * Digest of the checks that outputs must pass. `schemas`: digests of the schema files' bytes by path, where the caller
 * has read them. Limits on size are no part of it: they don't change what a good output is.
 */
export function checksDigest(checks: Checks, schemas: Readonly<Record<string, string>> = {}): string {
  const { forbid, isQcChecked, outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
  const patterns = [...new Set(forbid)].toSorted();
  const ownSchemas = [outputSchema, qcSchema].map((path) =>
    path === undefined ? null : [path, schemas[path] ?? null],
  );
  return sha256(
    JSON.stringify([patterns, isQcChecked, ownSchemas, outputSchemaColumn ?? null, qcSchemaColumn ?? null]),
  );
}

/** Digest of a runner and of the settings that change what it would do (RunnerKind.meaning). */
export function runnerDigest(name: string, meaning: Readonly<Record<string, unknown>>): string {
  return sha256(JSON.stringify([name, Object.entries(meaning).toSorted(([a], [b]) => (a < b ? -1 : 1))]));
}

/** Digest of everything a plan was made of. Order of items and cut of shards are part of it. */
export function planDigest(parts: {
  /** sha256 of the bytes of items.tsv. */
  readonly items: string;
  readonly template: string | null;
  readonly checks: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly shards: Iterable<{ readonly id: string; readonly items: readonly Item[] }>;
}): string {
  const { items, template, checks, settings } = parts;
  let text = JSON.stringify([items, template, checks, settings]);
  for (const shard of parts.shards) text += `\n${shard.id}\t${shard.items[0]?.id}\t${shard.items.length}`;
  return sha256(text);
}
