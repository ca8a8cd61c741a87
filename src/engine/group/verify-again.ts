// Verification of what came, from its bytes, in a fresh tree where no agent ever ran (invariant 4). Its verdict replaces
// whatever a record says of itself.
import type { Item } from '../../core/batch/item.ts';
import type { Failure } from '../../core/failure.ts';
import { normalPath } from '../../core/batch/normal-path.ts';
import type { Checks, ItemVerdict } from '../../core/verify/verdict.ts';
import { ok, type Result } from '../../core/result.ts';
import { openContainedReader } from '../read-contained-file.ts';
import { realWorkdir } from '../read-items.ts';
import { resolve } from 'node:path';
import { openVerifier } from '../verify-items.ts';
import type { StagedCandidate } from './collect-records.ts';
import type { Staging } from './staging.ts';

export interface VerifyAgainRequest {
  readonly standing: Iterable<StagedCandidate>;
  readonly itemsOf: (shard: string) => readonly Item[];
  readonly staging: Staging;
  readonly checks: Checks;
  /** Where schemas lie. */
  readonly workdir: string;
}

/** Verdicts of each shard's items, in item order. Failures: those of openVerifier. */
export async function verifyAgain(request: VerifyAgainRequest): Promise<Result<ReadonlyMap<string, readonly ItemVerdict[]>, Failure>> {
  const { staging, itemsOf } = request;
  const standing = [...request.standing];
  for (const { staged } of standing) for (const [path, from] of staged) staging.place(from, path);
  const items = standing.flatMap(({ record }) => itemsOf(record.shard));
  const root = realWorkdir(request.workdir);
  if (!root.ok) return root;
  const checks = { ...request.checks, ...absoluteSchemas(request.checks, root.value) };
  bringSchemas(checks, root.value, items, staging);
  const verifier = await openVerifier(checks, staging.tree, items);
  if (!verifier.ok) return verifier;
  const verdicts = new Map<string, readonly ItemVerdict[]>();
  for (const { record } of standing) verdicts.set(record.shard, verifier.value.verify(itemsOf(record.shard), { wantDigests: true }));
  return ok(verdicts);
}

/** The batch's own schemas may lie anywhere; from the tree only an absolute path finds them. */
function absoluteSchemas({ outputSchema, qcSchema }: Checks, root: string): Partial<Checks> {
  return {
    ...(outputSchema === undefined ? {} : { outputSchema: resolve(root, outputSchema) }),
    ...(qcSchema === undefined ? {} : { qcSchema: resolve(root, qcSchema) }),
  };
}

const maxSchemaBytes = 4 * 1024 * 1024;

/**
 * Schemas that a column names are looked for in the tree. They are brought there from the checkout, unless a shard brought a
 * file of that name: an agent must not choose the schema it is held against, so that item then fails as unreadable.
 */
function bringSchemas({ outputSchemaColumn, qcSchemaColumn }: Checks, root: string, items: readonly Item[], staging: Staging): void {
  const columns = [outputSchemaColumn, qcSchemaColumn].filter((column) => column !== undefined);
  if (columns.length === 0) return;
  const read = openContainedReader(root, maxSchemaBytes);
  const cells = new Set(items.flatMap(({ extra }) => columns.map((column) => extra?.[column] ?? '')));
  for (const cell of cells) {
    const normal = normalPath(cell);
    if (cell === '' || !normal.ok) continue;
    const file = read(normal.path);
    if (file.kind === 'read') staging.place(staging.put(file.bytes), normal.path);
  }
}
