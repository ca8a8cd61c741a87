// Why a run that took no shard is no success, with what a person needs to ask again. Pure.
import type { Failure } from '../failure.ts';
import type { NewestAttempt } from './fold.ts';
import type { ManifestRow } from './manifest-row.ts';
import type { Selection } from './select.ts';

type NothingSelected = Extract<Failure, { readonly reason: 'nothing-selected' }>;

export interface EmptySelection {
  readonly rows: readonly ManifestRow[];
  readonly newest: ReadonlyMap<string, NewestAttempt>;
  readonly selection: Pick<Selection, 'statuses' | 'failureClasses'>;
  /** The only shard that was asked for. */
  readonly shard?: string | undefined;
  /** Whether a running row's owner is proved alive; absent = nobody is asked. */
  readonly isAtWork?: (row: ManifestRow) => boolean;
}

/**
 * Work remains that this run did not look for, or nothing was ever done (invariant 12). Undefined when the batch is
 * finished, or when what is left is at work: running by an owner that is proved alive. A running row that nobody can
 * vouch for is unfinished work.
 */
export function nothingSelected(empty: EmptySelection): NothingSelected | undefined {
  const { rows, selection, isAtWork = () => false } = empty;
  const isOpen = (row: ManifestRow) =>
    row.status === 'pending' || row.status === 'failed' || (row.status === 'running' && !isAtWork(row));
  const open = rows.filter(isOpen);
  const isAnythingDone = rows.some((row) => !isOpen(row) && row.status !== 'skipped');
  if (open.length === 0 && isAnythingDone) return undefined;
  return {
    reason: 'nothing-selected',
    unfinished: open.length,
    open: countsOf(open.map(({ status }) => status)),
    statuses: selection.statuses ?? ['pending'],
    ...filterFacts(empty),
  };
}

/** Skipped by hand to the last one: there is nothing to do, and that was decided by a person. */
export function areAllSkipped(rows: readonly ManifestRow[]): boolean {
  return rows.length > 0 && rows.every(({ status }) => status === 'skipped');
}

function filterFacts({
  rows,
  newest,
  selection,
  shard,
}: EmptySelection): Pick<NothingSelected, 'shard' | 'classes' | 'failedBy'> {
  const failedBy = (row: ManifestRow): string =>
    newest.get(row.shardId)?.record?.failureClass ?? 'unrecorded';
  const { failureClasses = [] } = selection;
  const classes = failureClasses.length === 0 ? {} : { classes: failureClasses };
  const asked = rows.find(({ shardId }) => shardId === shard);
  if (asked !== undefined)
    return {
      ...classes,
      shard: { id: asked.shardId, status: asked.status },
      ...(asked.status === 'failed' && { failedBy: { [failedBy(asked)]: 1 } }),
    };
  if (failureClasses.length === 0) return {};
  return { ...classes, failedBy: countsOf(rows.filter(({ status }) => status === 'failed').map(failedBy)) };
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
