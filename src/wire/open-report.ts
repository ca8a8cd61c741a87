// What `status` and `explain` know of a batch: rows, traces, and the items where they can be found. A batch whose items
// are gone or broken can still be looked at, so trouble with them is a warning here.
import type { ResolvedSettings } from '../config/settings.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Failure } from '../core/failure.ts';
import type { PlanTrouble } from '../core/report/next-steps.ts';
import { ok, type Result } from '../core/result.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { openBatch } from './open-batch.ts';
import { openPlanAndItems, type OpenedPlan } from './open-items.ts';

export interface OpenedReport extends OpenedPlan {
  readonly batch: BatchDir;
  readonly rows: readonly ManifestRow[];
  readonly planTrouble?: PlanTrouble | undefined;
}

/** Fails only without a readable manifest. */
export async function openReport(
  resolved: ResolvedSettings,
  warn: (failure: Failure) => void,
): Promise<Result<OpenedReport, Failure>> {
  keepHeapSmall();
  const batch = openBatch(resolved.values, warn);
  const rows = batch.readRows();
  if (!rows.ok) return rows;
  const opened = await openPlanAndItems(resolved);
  if (!opened.ok) opened.failures.forEach(warn);
  if (opened.ok) return ok({ batch, rows: rows.value, ...opened.value });
  return ok({ batch, rows: rows.value, planTrouble: planTrouble(opened.failures) });
}

function planTrouble(failures: readonly Failure[]): PlanTrouble | undefined {
  for (const failure of failures) {
    if (failure.reason === 'plan-unfinished') return 'unfinished';
    if (failure.reason === 'plan-invalid') return { broken: failure.at.file };
  }
  return undefined;
}
