// Named, immutable bundles of files that the jobs of one workflow run leave for each other.
import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/result.ts';

export interface ArtifactFile {
  /** `/`-separated, relative, without `.` and `..`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ArtifactInfo {
  readonly name: string;
  /** Opaque: neither unique in meaning nor monotonic in time. Never order by it. */
  readonly id: number;
  /** By the clock of the service, ISO. */
  readonly createdAt: string;
  /** `sha256:<hex>` of the packed bytes. */
  readonly digest?: string;
  /** Packed bytes. */
  readonly size: number;
}

export type CreateOutcome = { readonly kind: 'created'; readonly id: number } | { readonly kind: 'taken' };

export interface ArtifactStore {
  /**
   * Creates the artifact if its name is free in this run attempt; of many callers one gets `created`. A caller whose
   * reply was lost gets it too. `taken` also stands for a name that somebody took and never finished, this caller
   * included: go on to another name. Failures: `service-unavailable` after bounded retries.
   */
  create(name: string, files: readonly ArtifactFile[]): Promise<Result<CreateOutcome, Failure>>;
  /**
   * All finished artifacts of the run whose name starts with `prefix`, over all run attempts that can be seen, in no
   * order. The same name twice is possible.
   */
  list(prefix: string): Promise<Result<readonly ArtifactInfo[], Failure>>;
  /**
   * The whole content, its digest checked. Failures: `digest-mismatch`, `artifact-refused` (an entry that leads out, a
   * symlink, two entries of one path, more than the limits allow), `service-unavailable`.
   */
  read(artifact: ArtifactInfo): Promise<Result<readonly ArtifactFile[], Failure>>;
}
