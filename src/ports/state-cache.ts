// What one workflow run leaves for the next. An accelerator: it may forget anything at any time, and is never a lock.
import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/result.ts';
import type { ArtifactFile } from './artifact-store.ts';

export interface StateCache {
  /**
   * The newest valid state saved under a key that starts with `prefix` (which ends in `/`); undefined when there is none.
   * Failures: `state-refused` when there is state and none of it is valid, `service-unavailable`. Never throws, and no
   * failure of it is more than a warning to its caller.
   */
  restore(prefix: string): Promise<Result<readonly ArtifactFile[] | undefined, Failure>>;
  /**
   * Saves under `<prefix>/<anything new>`. `not-saved`: the key is taken, or this run may only read. Failures:
   * `service-unavailable`. Never throws.
   */
  save(key: string, files: readonly ArtifactFile[]): Promise<Result<'saved' | 'not-saved', Failure>>;
}
