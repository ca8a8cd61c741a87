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

export type CreateOutcome =
  | { readonly kind: 'created'; readonly id: number }
  /** `trouble`: what came of an earlier try of this very call. Then it may be this caller that took the name, and could not finish. */
  | { readonly kind: 'taken'; readonly trouble?: string };

/** What a reader can have of an artifact that anybody may have made. */
export interface ReadLimits {
  /** Bytes of all files together; an artifact with more is refused before any is unpacked. */
  readonly maxBytes?: number;
  /** Called with the bytes of all files before they are unpacked, which waits until it resolves. Not called for none. */
  readonly admit?: (bytes: number) => Promise<void>;
}

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
  /** The finished artifact of exactly that name, one of them where there are several; cheaper than a listing of the run. */
  find(name: string): Promise<Result<ArtifactInfo | undefined, Failure>>;
  /**
   * The whole content, its digest checked. Failures: `digest-mismatch`, `artifact-refused` (an entry that leads out, a
   * symlink, two entries of one path, more than the limits allow), `service-unavailable`.
   */
  read(artifact: ArtifactInfo, limits?: ReadLimits): Promise<Result<readonly ArtifactFile[], Failure>>;
}
