// Plans a batch: items + template + settings + what was done before → manifest, prompts, plan.json. What is planned,
// plan-rows.ts says; this reads what that needs and writes what it says, so that a crash at any point leaves the old
// plan, or one that says of itself that it is not finished.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { PlanArchive, PlanWriting, StandingPlan } from '../ports/plan-store.ts';
import { clearOldPrompts } from './clear-old-prompts.ts';
import { openRecordJudge } from './judge-records.ts';
import { lostRows } from './lost-rows.ts';
import { openNewRow } from './new-row.ts';
import type { PlanOptions, PlanOutcome } from './plan-request.ts';
import { archivedWith, planRows } from './plan-rows.ts';
import { readPlanInputs } from './read-plan-inputs.ts';
import { recoverAbandoned, type Recovered } from './recover.ts';
import { runningFailures, unjudgedWorkers } from './running-failures.ts';
import { writePrompts } from './write-prompts.ts';

/**
 * With a failure, manifest, claims and records stand as they were, but for attempts of dead owners that --force closed; what
 * it put aside is back in its place. Where plan.json alone could not be replaced, the batch is left unfinished, for the next
 * plan to finish.
 */
export async function planBatch(options: PlanOptions): Promise<Result<PlanOutcome, Failure>> {
  const { store, isForced, compared } = options;
  const before = readStanding(options);
  if (!before.ok) return before;
  const sources = { ...options, manifestPath: store.manifestPath };
  const inputs = await readPlanInputs(sources, before.value.standing);
  if (!inputs.ok) return inputs;
  const batch = { ...compared, template: inputs.value.template?.digest };
  const judge = openRecordJudge(inputs.value, batch, await openIsArchived(store, before.value));
  // Before the manifest is locked and folded: the fold then finds every record read, and the lock is held a short time.
  if (!isForced) judge.catchUp(store);

  const laid: Laid = { oldRows: [], plans: before.value };
  const updated = await store.updateRows(
    async (rows) => {
      // Another plan may have ended while this one waited for the lock.
      const standing = readStanding(options);
      if (!standing.ok) return standing;
      laid.plans = standing.value;
      if (!isForced) judge.catchUp(store);
      const newRow = openNewRow(options.batchDirCell, archivedWith(standing.value));
      laid.oldRows = rows ?? (isForced ? [] : lostRows(store, standing.value.standing, judge, newRow));
      const running = await runningFailures(store, laid.oldRows, isForced);
      if (running.length > 0) return failAll(running);
      const planned = planRows(options, inputs.value, { ...standing.value, rows: laid.oldRows, judge });
      if (!planned.ok) return planned;
      const { plan, digests, outcome } = planned.value;
      const failures = await beginPlan(options, plan, laid);
      if (failures.length > 0) return failAll(failures);
      const { root, template } = inputs.value;
      const prompts =
        template === undefined || digests === undefined
          ? ok(undefined)
          : writePrompts({
              template: template.template,
              shards: outcome.shards,
              digests,
              root,
              earlier: isForced ? undefined : standing.value.standing,
            });
      if (!prompts.ok) return prompts;
      const isRestored = rows === undefined && laid.oldRows.length > 0;
      laid.outcome = {
        ...outcome,
        isAgain: (rows !== undefined || isRestored) && laid.archive === undefined,
        isRestored,
        ...(prompts.value !== undefined && { prompts: prompts.value }),
        ...(laid.archive !== undefined && { archive: laid.archive.folder }),
        ...(laid.recovered !== undefined && { recovered: laid.recovered }),
        warnings: [...outcome.warnings, ...(laid.unjudged === undefined ? [] : [laid.unjudged])],
      };
      return ok(outcome.shards.map(({ row }) => row));
    },
    (rows) => {
      laid.isManifestNew = true;
      const { root } = inputs.value;
      clearOldPrompts({ ...laid, rows, batchDirCell: options.batchDirCell, root });
      return laid.writing?.finish() ?? ok(undefined);
    },
    { isAfresh: isForced },
  );
  if (!updated.ok) {
    takeBack(laid);
    return updated;
  }
  if (laid.outcome === undefined) throw new Error('Internal error: the manifest was updated without a plan');
  return ok(laid.outcome);
}

/** Whether an attempt is of an archived plan, whose claims went there with it: only a late worker's record can be here. */
async function openIsArchived(
  store: BatchStore,
  plans: StandingPlan,
): Promise<(shard: string, attempt: number) => boolean> {
  const archived = archivedWith(plans);
  if (Object.keys(archived).length === 0) return () => false;
  const claims = await store.claims.list();
  const claimed = new Set(claims.map(({ shard, attempt }) => `${shard}.${attempt}`));
  return (shard, attempt) => attempt <= (archived[shard] ?? 0) && !claimed.has(`${shard}.${attempt}`);
}

/** What a plan has done so far. */
interface Laid {
  oldRows: readonly ManifestRow[];
  plans: StandingPlan;
  writing?: PlanWriting;
  archive?: PlanArchive | undefined;
  recovered?: readonly Recovered[];
  unjudged?: Failure | undefined;
  isManifestNew?: boolean;
  outcome?: PlanOutcome;
}

/**
 * With --force a plan that can't be read is put aside like any other. Where none tells which attempts are archived, the
 * archives are looked at.
 */
function readStanding({ planStore, isForced }: PlanOptions): Result<StandingPlan, Failure> {
  const read = planStore.readForPlan();
  if (!read.ok && !isForced) return read;
  const plans = read.ok ? read.value : { standing: undefined, unfinished: undefined };
  const isTold = plans.standing !== undefined && !isForced;
  return ok(isTold ? plans : { ...plans, archived: planStore.archivedAttempts() });
}

/**
 * Lays the plan as begun, and only then makes sure that nobody is at work on the old one: a run looks for a begun plan
 * after each claim, so of the two at least one sees the other. With --force the old plan goes aside after that, and with it
 * the claims by which the next run would find what dead owners left: their agents are ended first, or they would write
 * among the outputs of the new plan.
 */
async function beginPlan(
  { store, planStore, isForced, killLeftovers, clock }: PlanOptions,
  plan: PlanDocument,
  laid: Laid,
): Promise<readonly Failure[]> {
  const begun = planStore.begin(plan, { isAfresh: isForced });
  if (!begun.ok) return begun.failures;
  laid.writing = begun.value;
  const running = await runningFailures(store, laid.oldRows, isForced);
  if (running.length > 0 || !isForced) return running;
  const recovered = await recoverAbandoned(store, laid.oldRows, killLeftovers, clock);
  if (!recovered.ok) return recovered.failures;
  laid.recovered = recovered.value;
  laid.unjudged = unjudgedWorkers(store, laid.oldRows);
  const archived = planStore.archive();
  if (!archived.ok) return archived.failures;
  laid.archive = archived.value;
  return [];
}

function takeBack({ archive, writing, isManifestNew = false }: Laid): void {
  archive?.undo();
  // Once the manifest is new and stays, only the begun plan tells that plan.json is another one's.
  if (!isManifestNew || archive !== undefined) writing?.undo();
}
