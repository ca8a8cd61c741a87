// Whether `run` would take a shard up as things are, and why. Pure; the words are in src/present/explain-text.ts.
import { isCutOffClass } from '../batch/cut-off.ts';
import type { ManifestRow } from '../batch/manifest-row.ts';
import type { AttemptRecord } from '../batch/record.ts';
import { isUndoing } from '../batch/staleness.ts';
import type { AttemptExplanation, ItemExplanation, ShardExplanation } from './explanation.ts';

/** `newest`: the shard's newest record; `items`: null where none are known. */
export function rerunOf(
  { row, isStaleWork = false }: { readonly row: ManifestRow; readonly isStaleWork?: boolean },
  newest: AttemptRecord | undefined,
  attempts: readonly AttemptExplanation[],
  items: readonly ItemExplanation[] | null,
): ShardExplanation['rerun'] {
  switch (row.status) {
    case 'pending':
      return { willRun: true, reason: isStaleWork && isFresh(items) ? 'fresh-again' : 'pending' };
    case 'failed': {
      const cause = newest?.attempt === row.attempt ? newest.failure?.class : undefined;
      return isCutOffClass(cause)
        ? { willRun: true, reason: 'cut-off' }
        : { willRun: false, reason: 'failed' };
    }
    case 'running': {
      const state = attempts.find((attempt) => attempt.attempt === row.attempt)?.owner?.state ?? 'unknown';
      return { willRun: state === 'dead', reason: `owner-${state}` };
    }
    case 'skipped':
      return { willRun: false, reason: 'skipped' };
    default: {
      const isStale = items?.some((item) => item.stale?.some(isUndoing)) ?? false;
      const isSpoiled = items?.some(({ changed }) => (changed ?? []).length > 0) ?? false;
      return { willRun: false, reason: isStale ? 'stale' : isSpoiled ? 'spoiled' : 'finished' };
    }
  }
}

/** Whether all of it was looked at, passed, and has not changed since, nor its files. */
const isFresh = (items: readonly ItemExplanation[] | null): boolean =>
  items?.every(
    ({ verdict, stale, changed }) =>
      verdict !== 'failed' && stale?.every(({ kind }) => kind === 'runner') && changed?.length === 0,
  ) ?? false;
