// Which prompt the plan has for a row, by plan.json as it is at that moment: a run must not work on what was planned
// again meanwhile. Reads the file again only when it is another one than last time.
import { statSync } from 'node:fs';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { isRangeOf, type PlanDocument, type PlannedShardEntry } from '../core/batch/plan-document.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { codeOf } from '../core/system-error.ts';
import type { PlanStore } from '../ports/plan-store.ts';
import { unfinishedPlanPath } from '../stores/file/plan-file.ts';

export interface PlannedPromptsOptions {
  /** As the user named it. */
  readonly planPath: string;
  readonly planStore: PlanStore;
  /** The plan that this run was opened with; undefined where there was none. */
  readonly plan: PlanDocument | undefined;
  /** Of `planStamp`, taken before that plan was read. */
  readonly stamp: string;
}

/**
 * sha256 of the row's planned prompt; undefined without any plan. Failures: `shard-unplanned` when the plan does not
 * speak of this row as it stands, has no prompt for it, or is not the one of this run any more; `plan-unfinished` while
 * another is being made; those of the plan's reader.
 */
export function openPlannedPrompts(
  options: PlannedPromptsOptions,
): (row: ManifestRow) => Result<string | undefined, Failure> {
  const { planPath, planStore, plan } = options;
  let { stamp } = options;
  let entries = entriesOf(plan);
  let isCurrent = true;
  const look = (): Result<undefined, Failure> => {
    const now = planStamp(planPath);
    if (now === stamp) return ok(undefined);
    const read = planStore.read();
    if (!read.ok) return read;
    isCurrent = read.value?.digests.plan === plan?.digests.plan;
    entries = entriesOf(read.value);
    stamp = now;
    return ok(undefined);
  };
  return (row) => {
    const looked = look();
    if (!looked.ok) return looked;
    const refuse = (how: (Failure & { reason: 'shard-unplanned' })['how']) =>
      fail<Failure>({ reason: 'shard-unplanned', shard: row.shardId, plan: planPath, how });
    if (!isCurrent) return refuse('planned-again');
    if (entries === undefined) return ok(undefined);
    const entry = entries.get(row.shardId);
    if (entry === undefined) return refuse('not-in-plan');
    if (!isRangeOf(entry.items, row)) return refuse('other-items');
    return entry.prompt === undefined ? refuse('no-prompt') : ok(entry.prompt);
  };
}

/** Tells one plan.json from the next, which always is a new file, and whether another plan has been begun. */
export const planStamp = (planPath: string): string =>
  `${fileStamp(unfinishedPlanPath(planPath))} ${fileStamp(planPath)}`;

/** Empty when there is none. Where it can't be looked at, its reader says so. */
function fileStamp(path: string): string {
  try {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat === undefined ? '' : `${stat.ino}:${stat.size}:${stat.mtimeNs}`;
  } catch (error) {
    return codeOf(error) ?? String(error);
  }
}

function entriesOf(plan: PlanDocument | undefined): ReadonlyMap<string, PlannedShardEntry> | undefined {
  return plan === undefined ? undefined : new Map(plan.shards.map((entry) => [entry.id, entry]));
}
