// What a person would type next after a verification that failed: by the state of the shards whose items did not pass. Pure.
import { countOf } from '../count-of.ts';
import type { ManifestRow } from '../batch/manifest-row.ts';
import { batchTail, shellWord, type NextStep, type StepFlags } from './next-steps.ts';

const maxNamed = 3;

export interface FailingShards {
  /** Rows of the shards with items that did not pass, in manifest order. */
  readonly rows: readonly ManifestRow[];
  /** Whether `run` takes a failed shard up by itself. */
  readonly isCutOff: (row: ManifestRow) => boolean;
  readonly flags: StepFlags;
}

/** Steps in the order of the shards' states. What runs, or is left out on purpose, is nobody's to do. */
export function verifySteps({ rows, isCutOff, flags }: FailingShards): NextStep[] {
  const tail = batchTail(flags);
  const finished = rows.filter(({ status }) => status === 'verified' || status === 'succeeded');
  const open = rows.filter((row) => row.status === 'pending' || isCutOff(row)).length;
  const failed = rows.filter((row) => row.status === 'failed' && !isCutOff(row)).length;
  const rest = finished.length - maxNamed;
  const steps = finished.slice(0, maxNamed).map(({ shardId, status }, index) => ({
    // Neither `run` nor `retry` takes a finished shard that is not named.
    command: `muster run --shard ${shellWord(shardId)}${tail}`,
    why: `run it again, though it is ${status}${index === maxNamed - 1 && rest > 0 ? `; so are ${rest} more` : ''}`,
  }));
  if (open > 0) steps.push({ command: `muster run${tail}`, why: `run ${countOf(open, 'open shard')}` });
  if (failed > 0)
    steps.push({ command: `muster retry${tail}`, why: `run ${countOf(failed, 'failed shard')} again` });
  return steps;
}
