// What a leg has left and what not, kept on its machine for whoever cleans up after it was killed.

export interface UploadedAttempt {
  readonly shard: string;
  readonly attempt: number;
}

/** Best effort: never throws. Without it a leg works all the same. */
export interface UploadJournal {
  /** The leg has claimed the chunk. `chunk`: as names of artifacts have it. */
  began(chunk: string, shards: readonly string[]): void;
  /** Records of these attempts are safe. `last`: the hash that the next record follows. */
  uploaded(attempts: readonly UploadedAttempt[], last: string | null): void;
}
