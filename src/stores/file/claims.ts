// Claims as files: one exclusive create each (invariant 2), whole from the first moment, so that its owner can be judged
// whenever it died. A claim that is torn all the same (a bad copy) is told of and holds its attempt; only time can
// reclaim it.
import { decodeClaim, encodeClaim } from '../../core/batch/record-codec.ts';
import type { Claim } from '../../core/batch/record.ts';
import { formatTimestamp } from '../../core/batch/timestamp.ts';
import type { Failure } from '../../core/failure.ts';
import type { Claims } from '../../ports/claims.ts';
import { openAttemptFiles, type WarningSink } from './attempt-files.ts';
import type { FixedPlace } from './fixed-place.ts';

export const unknownOwner = { host: '', boot: '', pid: 0, processStart: '', token: '' } as const;

export interface FileClaims extends Claims {
  listSync(): Claim[];
  /** Why the last listing saw nothing. */
  trouble(): Failure | undefined;
  /** Removes what crashes left half-written of attempts that are claimed by now. */
  sweep(): void;
}

/** `above`: the folder of the batch, where that is fixed, too. */
export function openFileClaims(
  folder: string,
  shownAs: string,
  warn: WarningSink,
  above?: FixedPlace,
): FileClaims {
  const files = openAttemptFiles<Claim, Claim>({
    folder,
    shownAs,
    above,
    role: 'claim',
    warn,
    keep: (claim) => claim,
    decode: (text, shard, attempt, mtimeMs) => {
      const decoded = decodeClaim(text ?? '');
      if (decoded.ok && decoded.value.shard === shard && decoded.value.attempt === attempt) return decoded;
      const startedAt = formatTimestamp(mtimeMs());
      const doubt = decoded.ok
        ? `it holds the claim of ${decoded.value.shard} attempt ${decoded.value.attempt}`
        : decoded.error;
      return {
        ok: true,
        doubt: text === undefined ? "not a file, or one that can't be read" : doubt,
        value: { format: 'muster.claim/1', shard, attempt, owner: unknownOwner, startedAt },
      };
    },
  });
  return {
    async claim(claim) {
      const won = await files.createExclusive(claim.shard, claim.attempt, encodeClaim(claim), claim);
      return won ? { won } : { won };
    },
    list: async () => files.list(),
    listSync: () => files.list(),
    trouble: () => files.trouble(),
    sweep: () => files.sweep(),
  };
}
