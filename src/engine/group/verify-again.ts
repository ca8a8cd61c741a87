// Verification of what came, from its bytes, in a fresh tree where no agent ever ran (invariant 4). Its verdict replaces
// whatever a record says of itself.
import type { Item } from '../../core/batch/item.ts';
import { executablesOf } from '../../core/groups/join-candidates.ts';
import type { Failure } from '../../core/failure.ts';
import type { Checks, ItemVerdict } from '../../core/verify/verdict.ts';
import { ok, type Result } from '../../core/result.ts';
import { openVerifier } from '../verify-items.ts';
import type { StagedCandidate } from './collect-records.ts';
import type { Staging } from './staging.ts';

export interface VerifyAgainRequest {
  readonly standing: Iterable<StagedCandidate>;
  readonly itemsOf: (shard: string) => readonly Item[];
  readonly staging: Staging;
  readonly checks: Checks;
  /** The checkout: schemas are taken from it, never from what a shard brought. */
  readonly workdir: string;
}

/** Verdicts of each shard's items, in item order. Failures: those of openVerifier. */
export async function verifyAgain(
  request: VerifyAgainRequest,
): Promise<Result<ReadonlyMap<string, readonly ItemVerdict[]>, Failure>> {
  const { staging, itemsOf } = request;
  const standing = [...request.standing];
  for (const { record, staged } of standing) {
    const executables = executablesOf(record, itemsOf(record.shard));
    for (const [path, from] of staged) staging.place(from, path, executables.has(path));
  }
  const items = standing.flatMap(({ record }) => itemsOf(record.shard));
  const verifier = await openVerifier(request.checks, staging.tree, items, { schemaRoot: request.workdir });
  if (!verifier.ok) return verifier;
  const verdicts = new Map<string, readonly ItemVerdict[]>();
  for (const { record } of standing)
    verdicts.set(record.shard, verifier.value.verify(itemsOf(record.shard), { wantDigests: true }));
  return ok(verdicts);
}
