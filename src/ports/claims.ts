// Who may run an attempt. One implementation lays files (stores/file), another will lay artifacts.
import type { Claim } from '../core/batch/record.ts';

export interface ClaimOutcome {
  readonly won: boolean;
}

export interface Claims {
  /** Atomic create-if-absent of (shard, attempt): exactly one caller ever wins, in this store. */
  claim(claim: Claim): Promise<ClaimOutcome>;
  /** All claims, in no order. A torn claim is given with what is known of it. */
  list(): Promise<readonly Claim[]>;
}
