// The archive of earlier plans: a plan afresh moves what is there aside, into `archive/1`, `archive/2`, …, deleting none.
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { unwritable } from '../../core/system-error.ts';
import type { PlanArchive } from '../../ports/plan-store.ts';
import { faultPoint } from './fault-point.ts';

/**
 * What moves beside the manifest, in this order: the manifest first, since without it a plan takes up again what the
 * plan document and the records know.
 */
const archivedNames = ['plan.json', 'claims', 'records', 'run-logs'] as const;

/** Moves the batch of this manifest aside, with `alsoNamed` of its folder; undefined when nothing is there. */
export function archiveBatch(
  manifestPath: string,
  alsoNamed: readonly string[],
): Result<PlanArchive | undefined, Failure> {
  const dir = dirname(manifestPath);
  const names = [basename(manifestPath), ...archivedNames, ...alsoNamed];
  const present = names.filter((name) => existsSync(join(dir, name)));
  if (present.length === 0) return ok(undefined);
  const moved: string[] = [];
  try {
    const folder = nextArchive(join(dir, 'archive'));
    const undo = () => moveBack(dir, folder, moved);
    try {
      for (const name of present) {
        renameSync(join(dir, name), join(folder, name));
        moved.push(name);
        faultPoint('mid-archive');
      }
    } catch (error) {
      undo();
      throw error;
    }
    return ok({ folder, undo });
  } catch (error) {
    return fail(unwritable(error, join(dir, 'archive')));
  }
}

/** Creates `archive/1`, `archive/2`, …: the first number above all that are there. */
function nextArchive(archiveDir: string): string {
  mkdirSync(archiveDir, { recursive: true });
  const numbers = readdirSync(archiveDir).map(Number).filter(Number.isSafeInteger);
  const folder = join(archiveDir, String(Math.max(0, ...numbers) + 1));
  mkdirSync(folder);
  return folder;
}

/** What stands in the way is of the plan that was not finished. The number of the archive is given again. */
function moveBack(dir: string, folder: string, names: readonly string[]): void {
  for (const name of names) renameSync(join(folder, name), join(dir, name));
  rmdirSync(folder);
}
