// Digests of JSON Schemas: a changed schema makes verified work stale, whether it is the batch's or one that an item names.
import { resolve } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { Checks } from '../core/verify/verdict.ts';
import { readInput } from './read-input.ts';

/** sha256 of each configured schema's bytes by its path from the work dir; one that can't be read is left out. */
export function schemaDigests(
  checks: Pick<Checks, 'outputSchema' | 'qcSchema'>,
  workdir: string,
): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const path of [checks.outputSchema, checks.qcSchema]) {
    const digest = path === undefined ? undefined : digestOf(resolve(workdir, path));
    if (path !== undefined && digest !== undefined) digests[path] = digest;
  }
  return digests;
}

/**
 * Gives an item the digest of the schemas that its cells in these columns name. Each file is read once. One that can't be
 * read counts as such: the verifier reports it.
 */
export function openSchemaStamp(root: string, columns: readonly string[]): (item: Item) => Item {
  const known = new Map<string, string | null>();
  const ofPath = (path: string): string | null => {
    const digest = known.get(path) ?? digestOf(resolve(root, path)) ?? null;
    known.set(path, digest);
    return digest;
  };
  return (item) => {
    const paths = columns.map((column) => item.extra?.[column] ?? '');
    if (paths.every((path) => path === '')) return item;
    const digests = paths.map((path) => (path === '' ? null : ofPath(path)));
    return withSchemas(item, sha256(JSON.stringify(digests)).slice(0, 16));
  };
}

/** Named one by one: an item's cells may be getters, which a spread would leave behind. */
function withSchemas(item: Item, schemas: string): Item {
  const { id, source, output, qc, notes, line, extra } = item;
  return { id, source, output, qc, notes, line, schemas, ...(extra !== undefined && { extra }) };
}

function digestOf(path: string): string | undefined {
  const bytes = readInput(path, 'schema');
  return bytes.ok ? sha256(bytes.value) : undefined;
}
