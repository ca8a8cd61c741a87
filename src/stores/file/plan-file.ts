// plan.json beside the manifest, and the archive of earlier plans. Atomic like the manifest: temp file and rename.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parsePlanDocument, renderPlanDocument } from '../../core/batch/plan-document.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { PlanStore } from '../../ports/plan-store.ts';
import { readRegularFile } from './regular-file.ts';
import { openTemp } from './temp-file.ts';

/** What a plan afresh moves aside, beside the manifest. */
const archivedNames = ['plan.json', 'claims', 'records', 'run-logs'] as const;

/** The plan store of the batch whose manifest lies at this path, as the user named it. Touches nothing yet. */
export function openPlanStore(manifestPath: string): PlanStore {
  const dir = dirname(manifestPath);
  const path = join(dir, 'plan.json');
  const unwritable = (error: unknown) =>
    fail<Failure>({ reason: 'file-unwritable', at: { file: path }, error: String(error) });
  return {
    read() {
      const text = readText(path);
      if (!text.ok) return text;
      return text.value === undefined ? ok(undefined) : parsePlanDocument(text.value, { file: path });
    },
    write(plan) {
      const text = renderPlanDocument(plan);
      const standing = readText(path);
      if (standing.ok && standing.value === text) return ok(undefined);
      try {
        mkdirSync(dir, { recursive: true });
        const temp = join(dir, `.plan.json.${process.pid}`);
        writeTemp(temp, text);
        renameSync(temp, path);
        return ok(undefined);
      } catch (error) {
        return unwritable(error);
      }
    },
    archive() {
      const present = [basename(manifestPath), ...archivedNames].filter((name) =>
        existsSync(join(dir, name)),
      );
      if (present.length === 0) return ok(undefined);
      const moved: string[] = [];
      try {
        const folder = nextArchive(join(dir, 'archive'));
        const undo = () => moveBack(dir, folder, moved);
        try {
          for (const name of present) {
            renameSync(join(dir, name), join(folder, name));
            moved.push(name);
          }
        } catch (error) {
          undo();
          throw error;
        }
        return ok({ folder, undo });
      } catch (error) {
        return unwritable(error);
      }
    },
  };
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

function writeTemp(path: string, text: string): void {
  const fd = openTemp(path);
  try {
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function readText(path: string): Result<string | undefined, Failure> {
  const file = readRegularFile(path);
  if (file.kind === 'missing') return ok(undefined);
  if (file.kind === 'read') return ok(file.bytes.toString('utf8'));
  return fail({ reason: 'file-unreadable', at: { file: path }, role: 'plan', error: file.error });
}
