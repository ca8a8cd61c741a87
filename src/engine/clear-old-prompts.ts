// Prompts of shards that a new plan no longer has. What Muster wrote itself goes; what somebody else touched is moved
// aside, never deleted.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import { readInput } from './read-input.ts';

export interface OldPrompts {
  readonly oldRows: readonly ManifestRow[];
  readonly rows: readonly ManifestRow[];
  readonly plan: PlanDocument | undefined;
  /** Absolute path of the work dir. */
  readonly root: string;
}

/** A file that can't be moved stays where it is: it is in nobody's way. */
export function clearOldPrompts({ oldRows, rows, plan, root }: OldPrompts): void {
  const current = new Set(rows.map(({ promptPath }) => promptPath));
  const digests = new Map(plan?.shards.map(({ id, prompt }) => [id, prompt]));
  for (const { shardId, promptPath } of oldRows) {
    if (current.has(promptPath) || !promptPath.endsWith('.prompt.md')) continue;
    const path = resolve(root, promptPath);
    try {
      const bytes = readInput(path, 'prompt');
      if (bytes.ok && sha256(bytes.value) === digests.get(shardId)) rmSync(path);
      else putAside(path);
    } catch {
      continue;
    }
  }
}

function putAside(path: string): void {
  const folder = join(dirname(path), 'archive', 'prompts');
  mkdirSync(folder, { recursive: true });
  renameSync(path, join(folder, basename(path)));
}
