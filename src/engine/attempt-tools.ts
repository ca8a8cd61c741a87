// What an attempt is given by its run. Types only.
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { BatchDigests } from '../core/batch/record.ts';
import type { EmitRunEvent } from '../core/events.ts';
import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunCommand } from '../ports/command-runner.ts';
import type { Runner } from '../ports/runner.ts';
import type { Verifier } from './verify-items.ts';

/** What is known of the items of a batch; without it a run can neither verify nor fingerprint. */
export interface KnownItems {
  readonly ofShard: (shard: string) => readonly Item[] | undefined;
  readonly digests: BatchDigests;
  readonly planDigest?: string;
  /** Undefined under --no-verify. */
  readonly verifier?: Verifier;
}

export interface AttemptLimits {
  readonly timeoutMs?: number;
  readonly idleTimeoutMs?: number;
  readonly killGraceMs: number;
  readonly logLimitBytes: number;
}

/** Everything an attempt needs that is the same for all attempts of a run. */
export interface AttemptTools {
  readonly store: BatchStore;
  readonly runner: Runner;
  /** Absolute. */
  readonly workdir: string;
  /** The agent's environment without what belongs to one attempt. */
  readonly env: Readonly<Record<string, string>>;
  readonly limits: AttemptLimits;
  readonly items?: KnownItems;
  /** sha256 of the row's planned prompt, by the plan as it is now; undefined where there is no plan. */
  readonly plannedPrompt: (row: ManifestRow) => Result<string | undefined, Failure>;
  readonly verifyCommand?: { readonly command: string; readonly run: RunCommand };
  readonly clock: Clock;
  readonly emit: EmitRunEvent;
  readonly wantsOutput: boolean;
  /** Named points of the crash suite; does nothing in production. */
  readonly faultPoint: (name: 'after-claim' | 'mid-child' | 'after-child' | 'after-record') => void;
}
