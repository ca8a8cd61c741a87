// plan.json beside the manifest. Atomic like the manifest: temp file and rename. plan.next.json is a plan that somebody has
// begun: it is there before prompts and manifest change and becomes plan.json after, so that a plan that is cut off at
// any point can be told from one that stands.
import { closeSync, existsSync, fsyncSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  parsePlanDocument,
  type PlanDocument,
  renderPlanDocument,
  withoutStaleWork,
} from '../../core/batch/plan-document.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { unwritable } from '../../core/system-error.ts';
import type { PlanStore, PlanWriting } from '../../ports/plan-store.ts';
import { archiveBatch } from './archive.ts';
import { archivedAttempts } from './archived-attempts.ts';
import { takenPlace } from './blocked-places.ts';
import { faultPoint } from './fault-point.ts';
import { readRegularFile } from './regular-file.ts';
import { openTemp, unlinkIfPresent } from './temp-file.ts';

/** Where a plan that is not finished lies, by the path of the one that stands. */
export const unfinishedPlanPath = (planPath: string): string => join(dirname(planPath), 'plan.next.json');

/** The plan store of the batch whose manifest lies at this path, as the user named it. Touches nothing yet. */
export function openPlanStore(manifestPath: string): PlanStore {
  const dir = dirname(manifestPath);
  const path = join(dir, 'plan.json');
  const next = unfinishedPlanPath(path);
  const readStanding = openPlanReader(path);
  const readUnfinished = openPlanReader(next);
  let hasBegun = false;

  const writeAs = (target: string, text: string): Result<undefined, Failure> =>
    attempting(target, () => {
      mkdirSync(dir, { recursive: true });
      const temp = join(dir, `.plan.json.${process.pid}`);
      writeTemp(temp, text);
      renameSync(temp, target);
    });
  const isStanding = (text: string): boolean => {
    const standing = readText(path);
    return standing.ok && standing.value === text;
  };
  /** `before`: what lay there of a plan that was cut off, and still is to be told if this one comes to nothing. */
  const writingAfter = (before: string | undefined): PlanWriting => ({
    finish: () =>
      attempting(path, () => {
        faultPoint('before-plan');
        renameSync(next, path);
        hasBegun = false;
        faultPoint('after-plan');
      }),
    undo() {
      if (before === undefined) unlinkIfPresent(next);
      else writeAs(next, before);
      hasBegun = false;
    },
  });
  return {
    read() {
      const plan = readStanding();
      // Asked last: a plan that is begun after this is one that the reader was before.
      if (!existsSync(next)) return plan;
      return fail(takenPlace(next, 'file') ?? { reason: 'plan-unfinished', file: next });
    },
    readForPlan() {
      const standing = readStanding();
      if (!standing.ok) return standing;
      const unfinished = readUnfinished();
      return ok({ standing: standing.value, unfinished: unfinished.ok ? unfinished.value : undefined });
    },
    write(plan) {
      const text = renderPlanDocument(plan);
      return isStanding(text) ? ok(undefined) : writeAs(path, text);
    },
    forgetStaleWork(shard) {
      for (const [target, read] of [
        [path, readStanding],
        [next, readUnfinished],
      ] as const) {
        const plan = read();
        if (!plan.ok || plan.value === undefined) continue;
        const without = withoutStaleWork(plan.value, shard);
        const written = without === plan.value ? ok(undefined) : writeAs(target, renderPlanDocument(without));
        if (!written.ok) return written;
      }
      return ok(undefined);
    },
    begin(plan, { isAfresh }) {
      const text = renderPlanDocument(plan);
      if (!isAfresh && !existsSync(next) && isStanding(text)) return ok(unchanged);
      const before = readText(next);
      const written = writeAs(next, text);
      if (!written.ok) return written;
      hasBegun = true;
      faultPoint('after-plan-mark');
      return ok(writingAfter(before.ok ? before.value : undefined));
    },
    archivedAttempts: () => archivedAttempts(dir),
    archive: () => archiveBatch(manifestPath, hasBegun ? [] : ['plan.next.json']),
  };
}

const unchanged: PlanWriting = { finish: () => ok(undefined), undo() {} };

function attempting(file: string, work: () => void): Result<undefined, Failure> {
  try {
    work();
    return ok(undefined);
  } catch (error) {
    return fail(unwritable(error, file));
  }
}

function writeTemp(path: string, text: string): void {
  const fd = openTemp(path);
  try {
    writeFileSync(fd, text);
    fsyncSync(fd);
  } catch (error) {
    unlinkIfPresent(path);
    throw error;
  } finally {
    closeSync(fd);
  }
}

/**
 * A function that reads a plan. Commands read it before the lock to judge by it and under the lock to act on it: a plan of
 * 100,000 items is parsed once as long as its text is the same.
 */
function openPlanReader(path: string): () => Result<PlanDocument | undefined, Failure> {
  let known: { readonly text: string; readonly plan: Result<PlanDocument, Failure> } | undefined;
  return () => {
    const text = readText(path);
    if (!text.ok) return text;
    if (text.value === undefined) return ok(undefined);
    if (known?.text !== text.value)
      known = { text: text.value, plan: parsePlanDocument(text.value, { file: path }) };
    return known.plan;
  };
}

function readText(path: string): Result<string | undefined, Failure> {
  const file = readRegularFile(path);
  if (file.kind === 'missing') return ok(undefined);
  if (file.kind === 'read') return ok(file.bytes.toString('utf8'));
  return fail({ reason: 'file-unreadable', at: { file: path }, role: 'plan', error: file.error });
}
