// What a join is asked for, and what its parts hand each other: the request, and what came to it. Types alone, so that the
// parts need not know each other.
import type { Item } from '../../core/batch/item.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { PlanDocument } from '../../core/batch/plan-document.ts';
import type { PlanFacts } from '../../core/groups/join-candidates.ts';
import type { JoinPage } from '../../core/groups/join-page.ts';
import type { RefusedRecord } from '../../core/groups/join-report.ts';
import type { Signature } from '../../core/provenance/signature.ts';
import type { Checks } from '../../core/verify/verdict.ts';
import type { ArtifactStore } from '../../ports/artifact-store.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { CollectedRecords, StagedCandidate } from './collect-records.ts';
import type { FetchedPlan } from './fetch-plan.ts';
import type { Staging } from './staging.ts';

export interface JoinGroupRequest {
  readonly artifacts: ArtifactStore;
  /** Its manifest and plan.json are laid already. */
  readonly fetched: FetchedPlan;
  readonly plan: PlanDocument;
  readonly store: BatchStore;
  /** In manifest order. */
  readonly rows: readonly ManifestRow[];
  readonly itemsOf: (shard: string) => readonly Item[] | undefined;
  readonly workdir: string;
  readonly checks: Checks;
  /** False under --no-verify: records are believed as far as their digests go. */
  readonly isVerifying: boolean;
  /** As `parseJoinPolicy` and `parseTolerance` read them. */
  readonly policy: string;
  readonly tolerance?: string;
  readonly runAttempt: number;
  readonly isCancelled?: boolean;
  /** Work that was done here and not in the workflow run, with its bytes staged. */
  readonly local?: (staging: Staging) => readonly StagedCandidate[];
  /** What goes on from here: the jobs that failed are enough, or all must run again. */
  readonly resumeCommand: (jobs: 'failed' | 'all') => string;
  readonly sign?: (text: string) => Signature;
  /** Draws the page that goes with the join; its digest is part of the document. Must be pure. */
  readonly renderPage?: (page: JoinPage) => string;
}

/** What came, held against the plan. */
export interface GatheredMembers extends Pick<CollectedRecords, 'chain' | 'untouched'> {
  readonly facts: PlanFacts;
  readonly believed: readonly StagedCandidate[];
  readonly standing: ReadonlyMap<string, StagedCandidate>;
  readonly refused: readonly RefusedRecord[];
}
