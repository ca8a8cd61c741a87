// Digests that tell whether work is still of the same item, checks and plan. Pure: bytes of files come from callers.
import { hash } from 'node:crypto';
import type { Checks } from '../verify/verdict.ts';
import type { Item } from './item.ts';

/** sha256 as lower-case hex; text is hashed as UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex');
}

/**
 * Digest of all cells of an item's row, whatever the order of its columns or its line; where cells name JSON Schemas,
 * a dot and the digest of those follow.
 */
export function rowDigest({ id, source, output, qc, notes, extra, schemas }: Item): string {
  const cells: unknown[] = [id, source, output, qc, notes];
  if (extra !== undefined) cells.push(Object.entries(extra).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const digest = sha256(JSON.stringify(cells));
  return schemas === undefined ? digest : `${digest}.${schemas}`;
}

/** What of the checks changes what a good output is. Limits on size don't. */
export const checkParts = [
  'forbid',
  'isQcChecked',
  'outputSchema',
  'qcSchema',
  'outputSchemaColumn',
  'qcSchemaColumn',
  'verifyCommand',
] as const;
export type CheckPart = (typeof checkParts)[number];

export interface FingerprintedChecks
  extends Omit<Checks, 'maxFileBytes'>, Partial<Pick<Checks, 'maxFileBytes'>> {
  readonly verifyCommand?: string | undefined;
}

/**
 * Digest of the checks that outputs must pass: one of each part, in order, with dots between. `schemas`: digests of the
 * schema files' bytes by path, where the caller has read them. A part that `isKnown` denies is empty: it is not compared.
 */
export function checksDigest(
  checks: FingerprintedChecks,
  schemas: Readonly<Record<string, string>> = {},
  isKnown: (part: CheckPart) => boolean = () => true,
): string {
  const withBytes = (path: string | undefined) => (path === undefined ? null : [path, schemas[path] ?? null]);
  const values: Readonly<Record<CheckPart, unknown>> = {
    ...checks,
    forbid: [...new Set(checks.forbid)].toSorted(),
    outputSchema: withBytes(checks.outputSchema),
    qcSchema: withBytes(checks.qcSchema),
    outputSchemaColumn: checks.outputSchemaColumn,
    qcSchemaColumn: checks.qcSchemaColumn,
    verifyCommand: checks.verifyCommand,
  };
  const parts = checkParts.map((part) => (isKnown(part) ? partDigest(values[part]) : ''));
  return parts.join('.');
}

/** Whether work that passed checks `then` would be held against the same ones now, as far as those are known. */
export function areSameChecks(then: string, now: string): boolean {
  const [before, after] = [then.split('.'), now.split('.')];
  return after.every((part, index) => part === '' || part === before[index]);
}

/** Short: it tells changes apart and proves nothing. */
const partDigest = (value: unknown): string => sha256(JSON.stringify(value ?? null)).slice(0, 16);

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
  /** With the ids of their items. */
  readonly shards: Iterable<{ readonly id: string; readonly items: readonly string[] }>;
}): string {
  const { items, template, checks, settings } = parts;
  const lines = [JSON.stringify([items, template, checks, settings])];
  for (const shard of parts.shards) lines.push(`${shard.id}\t${shard.items[0]}\t${shard.items.length}`);
  return sha256(lines.join('\n'));
}
