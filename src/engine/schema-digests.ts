// Digests of the batch's JSON Schemas: a changed schema makes verified work stale.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { Checks } from '../core/verify/verdict.ts';

/** sha256 of each configured schema's bytes by its path from the work dir; one that can't be read is left out. */
export function schemaDigests(checks: Checks, workdir: string): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const path of [checks.outputSchema, checks.qcSchema]) {
    if (path === undefined) continue;
    try {
      digests[path] = sha256(readFileSync(resolve(workdir, path)));
    } catch {
      // The verifier reports it: a missing schema is a failure of its own.
    }
  }
  return digests;
}
