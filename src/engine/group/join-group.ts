// The join: what came (gather-members.ts) → what became of every member (judge-members.ts) → decision, manifest, outputs and
// join.json. Repeating it on the same artifacts gives the same answer. Prints nothing.
import { dirname, resolve } from 'node:path';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { Failure } from '../../core/failure.ts';
import {
  decideGroup,
  hasGreenLegs,
  joinedFiles,
  missingFailure,
  refusalWarnings,
} from '../../core/groups/join-decision.ts';
import { countMembers, usageOf } from '../../core/groups/join-members.ts';
import type { PagedJoin } from '../../core/groups/join-page.ts';
import { sealJoin, type JoinDocument, type JoinedFile } from '../../core/groups/join-report.ts';
import { checkChain, sortedLinks } from '../../core/provenance/chain.ts';
import { merkleRoot } from '../../core/provenance/merkle.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { pathOf, unwritable } from '../../core/system-error.ts';
import { gatherMembers } from './gather-members.ts';
import { installFiles } from './install-files.ts';
import { gatherEvidence, withPage, type Evidence } from './join-evidence.ts';
import type { GatheredMembers, JoinGroupRequest } from './join-request.ts';
import { judgeMembers, type JudgedMembers } from './judge-members.ts';
import { pageRecords } from './page-records.ts';
import { openStaging, type Staging } from './staging.ts';
import { writeJoined } from './write-joined.ts';

export interface JoinedGroup {
  readonly document: JoinDocument;
  readonly rows: readonly ManifestRow[];
  /** Why the group is not whole, and what could not be written: all of it errors. */
  readonly failures: readonly Failure[];
  readonly warnings: readonly Failure[];
  /** Files of the join artifact, read when they are asked for. */
  readonly evidence: Evidence;
  /** As `renderPage` made it. */
  readonly page?: string;
  /** Removes what the join kept for `evidence`. */
  readonly dispose: () => void;
}

/** Fails without a trace when the service does not answer, verification can't be set up or the disk refuses. */
export async function joinGroup(request: JoinGroupRequest): Promise<Result<JoinedGroup, Failure>> {
  const folder = resolve(dirname(request.store.manifestPath), '.join');
  let staging: Staging | undefined;
  try {
    staging = openStaging(folder);
    const joined = await joinStaged(request, staging);
    if (!joined.ok) staging.remove();
    return joined;
  } catch (error) {
    staging?.remove();
    // A full disk, a folder that may not be written: trouble from outside, wherever in the join it hit.
    return fail(unwritable(error, pathOf(error) ?? folder));
  }
}

async function joinStaged(
  request: JoinGroupRequest,
  staging: Staging,
): Promise<Result<JoinedGroup, Failure>> {
  const { store, rows } = request;
  const gathered = await gatherMembers(request, staging);
  if (!gathered.ok) return gathered;
  const { believed, standing } = gathered.value;
  const judged = await judgeMembers(request, gathered.value, staging);
  if (!judged.ok) return judged;
  const { conflicts, members } = judged.value;
  const files = joinedFiles(standing, judged.value.judged);
  const manifest = await writeJoined(store, believed, judged.value.judged, rows);
  if (!manifest.ok) return manifest;
  const told = tell(request, gathered.value, judged.value, files);
  const records = pageRecords(store.records.each());
  const page = request.renderPage?.({ join: told, rows: manifest.value, records });
  const evidence = withPage(gatherEvidence({ store, standing, staging, files }), page);
  const uninstalled = installFiles(request.workdir, evidence.install());
  return ok({
    document: sealJoin({ ...told, evidence: evidence.digests }, request.sign),
    rows: manifest.value,
    failures: [
      ...missingFailure(members),
      ...conflicts.map((conflict) => ({ reason: 'paths-conflict' as const, ...conflict })),
      ...uninstalled,
    ],
    warnings: refusalWarnings(gathered.value.refused),
    evidence,
    ...(page === undefined ? {} : { page }),
    dispose: () => staging.remove(),
  });
}

function tell(
  request: JoinGroupRequest,
  { believed, chain, refused, standing }: GatheredMembers,
  { members, conflicts, isStoppedEarly }: JudgedMembers,
  files: readonly JoinedFile[],
): PagedJoin {
  const { fetched, policy, tolerance, isCancelled, runAttempt } = request;
  const { disposition = 'failed', reason } = decideGroup({
    policy,
    members,
    isStoppedEarly,
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(isCancelled === undefined ? {} : { isCancelled }),
  });
  const links = sortedLinks(chain);
  const jobs = hasGreenLegs({ members, standing, refused, believed, runAttempt }) ? 'all' : 'failed';
  return {
    format: 'muster.join/1',
    group: fetched.open.group,
    planDigest: fetched.open.planDigest,
    runAttempt,
    disposition,
    reason,
    policy,
    tolerance: tolerance ?? null,
    counts: countMembers(members),
    usage: usageOf(believed),
    merkleRoot: merkleRoot(files),
    resumeCommand: disposition === 'satisfied' ? null : request.resumeCommand(jobs),
    conflicts,
    refused,
    chainProblems: checkChain(links),
    members,
    files,
    chain: links,
  };
}
