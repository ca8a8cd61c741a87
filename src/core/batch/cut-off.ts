// Which failures are no fault of the shard. Pure.
import type { FailureClass } from './record.ts';

/** True when the attempt was cut off (its run died or was stopped): `run` takes such a shard up again by itself. */
export function isCutOffClass(cause: FailureClass | 'unrecorded' | undefined): boolean {
  return cause === 'interrupted' || cause === 'cancelled';
}
