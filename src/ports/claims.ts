// Who may run an attempt. One implementation lays files (stores/file), another artifacts (engine/leg), of chunks of shards.
import type { Claim } from '../core/batch/record.ts';
import type { Failure } from '../core/failure.ts';

export interface ClaimOutcome {
  readonly won: boolean;
  /** Why nobody can say whether it is won: the place of the claims did not answer. */
  readonly failures?: readonly Failure[];
  /** Not won, after a try that came to this: it may be this caller who took the attempt, and could not finish. */
  readonly trouble?: string;
}

export interface Claims {
  /** Atomic create-if-absent of (shard, attempt): exactly one caller ever wins, in this store. */
  claim(claim: Claim): Promise<ClaimOutcome>;
  /** All claims, in no order. A torn claim is given with what is known of it. */
  list(): Promise<readonly Claim[]>;
}
