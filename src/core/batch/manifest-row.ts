// One row of manifest.tsv: a shard and its state, with the columns and words of the seed.

export const shardStatuses = ['pending', 'running', 'succeeded', 'verified', 'failed', 'skipped'] as const;
export type ShardStatus = (typeof shardStatuses)[number];

export interface ManifestRow {
  readonly shardId: string;
  /** Path from the work dir, `/`-separated. */
  readonly promptPath: string;
  readonly itemCount: number;
  readonly firstItem: string;
  readonly lastItem: string;
  readonly status: ShardStatus;
  readonly logPath: string;
  /** UTC ISO time of an active claim with `+00:00`; empty in every status but running. */
  readonly startedAt: string;
  /** Number of claims so far; 0 before the first. */
  readonly attempt: number;
}

export const manifestColumns = [
  'shard_id',
  'prompt_path',
  'item_count',
  'first_item',
  'last_item',
  'status',
  'log_path',
  'started_at',
  'attempt',
] as const;
