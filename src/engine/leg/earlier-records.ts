// What earlier run attempts made of a chunk: a re-run leg redoes only what is not verified there.
import { maxReadBytes } from '../../core/groups/bundle-size.ts';
import { decodeBundle } from '../../core/groups/read-record-bundle.ts';
import { standingRecords, type FencedRecord } from '../../core/groups/fence.ts';
import type { EarlierJoins } from '../../core/groups/undone-shards.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import type { SeenArtifact } from './artifact-board.ts';
import type { LegRequest } from './leg-request.ts';

/**
 * Shards, also of other chunks, that a record of this plan says are verified (or succeeded, where nothing can be verified), unless a
 * join since then could not count it. A bundle that does not hold together counts as none and is warned of; a service that fails
 * does fail.
 */
export async function shardsDoneBefore(
  request: LegRequest,
  parts: readonly SeenArtifact[],
  { refusedIn }: Pick<EarlierJoins, 'refusedIn'>,
): Promise<Result<ReadonlySet<string>, Failure>> {
  const { plan, artifacts, onNote } = request;
  const isCounted = ({ fence, record }: FencedRecord): boolean => fence.runAttempt > refusedIn(record.shard);
  const records: FencedRecord[] = [];
  for (const { info } of parts) {
    const files = await artifacts.read(info, { maxBytes: maxReadBytes });
    const bundle = files.ok ? decodeBundle(files.value, info.name) : files;
    if (bundle.ok) {
      const { planDigest } = bundle.value.chain;
      if (planDigest === plan.planDigest) records.push(...bundle.value.records.filter(isCounted));
      else
        onNote({
          type: 'warning',
          failure: { reason: 'plan-foreign', expected: plan.planDigest, found: planDigest },
        });
      continue;
    }
    if (bundle.failures.some(({ reason }) => reason === 'service-unavailable')) return bundle;
    for (const failure of bundle.failures) onNote({ type: 'warning', failure });
  }
  const standing = [...standingRecords(records)].filter(([, { record }]) => record.status !== 'failed');
  return ok(new Set(standing.map(([shard]) => shard)));
}
