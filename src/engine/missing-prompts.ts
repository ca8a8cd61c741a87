// Looks for prompts before anything is claimed: a batch whose prompts were never built is refused as one.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Failure } from '../core/failure.ts';

const maxNamed = 3;

/** `prompts-missing`, or undefined where each row has a file. Whether it is the planned one, its attempt will see. */
export function missingPrompts(workdir: string, rows: readonly ManifestRow[]): Failure | undefined {
  const missing = rows.filter(({ promptPath }) => !isFile(resolve(workdir, promptPath)));
  if (missing.length === 0) return undefined;
  const paths = missing.slice(0, maxNamed).map(({ promptPath }) => promptPath);
  return { reason: 'prompts-missing', count: missing.length, paths };
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}
