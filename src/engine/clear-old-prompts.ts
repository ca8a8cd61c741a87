// Prompts of shards that a new plan no longer has. What Muster wrote itself goes; what somebody else touched is moved
// aside, never deleted.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { StandingPlan } from '../ports/plan-store.ts';
import { promptPathOf } from './new-row.ts';
import { readInput } from './read-input.ts';

export interface OldPrompts {
  readonly oldRows: readonly ManifestRow[];
  /** What was planned before; of a plan that was cut off, prompts may be there that no row names. */
  readonly plans: StandingPlan;
  readonly rows: readonly ManifestRow[];
  /** What paths in the manifest start with. */
  readonly batchDirCell: string;
  /** Absolute path of the work dir. */
  readonly root: string;
}

/** A file that can't be moved stays where it is: it is in nobody's way. */
export function clearOldPrompts({ oldRows, rows, plans, batchDirCell, root }: OldPrompts): void {
  const entries = [...(plans.unfinished?.shards ?? []), ...(plans.standing?.shards ?? [])];
  const old = new Map(oldRows.map(({ shardId, promptPath }) => [promptPath, shardId]));
  const withoutRow = plans.unfinished === undefined ? [] : entries.filter(({ id }) => !id.includes('/'));
  for (const { id } of withoutRow) old.set(promptPathOf(batchDirCell, id), id);
  if (old.size === 0) return;
  const current = new Set(rows.map(({ promptPath }) => promptPath));
  const digests = new Set(entries.map(({ id, prompt }) => `${id} ${prompt}`));
  for (const [promptPath, shardId] of old) {
    if (current.has(promptPath) || !promptPath.endsWith('.prompt.md')) continue;
    const path = resolve(root, promptPath);
    try {
      const bytes = readInput(path, 'prompt');
      if (bytes.ok && digests.has(`${shardId} ${sha256(bytes.value)}`)) rmSync(path);
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
