// What became of every member of a group: from the records that stand and what verification says of their bytes. Pure.
import type { ManifestRow } from '../batch/manifest-row.ts';
import { maxRecordedProblems, type AttemptFailure, type AttemptRecord } from '../batch/record.ts';
import { addUsage } from '../report/add-usage.ts';
import type { Usage } from '../batch/record.ts';
import type { ItemVerdict } from '../verify/verdict.ts';
import type { Candidate } from './join-candidates.ts';
import type { PathConflict } from './conflicts.ts';
import type { JoinCounts, JoinMember } from './join-report.ts';
import type { MemberState } from './join-policy.ts';

/** The record as the join knows better: its own verdict replaces what the record says of itself. */
export function rejudged(record: AttemptRecord, verdicts: readonly ItemVerdict[]): AttemptRecord {
  const problems = verdicts.flatMap((verdict) => verdict.problems);
  const items = record.items?.map((item, index) => {
    const verdict = verdicts[index];
    if (verdict === undefined) return item;
    const { output, qc } = verdict;
    const digests = {
      ...(output === undefined ? {} : { output: output.sha256 }),
      ...(qc === undefined ? {} : { qc: qc.sha256 }),
    };
    return {
      ...item,
      verdict: verdict.problems.length === 0 ? ('verified' as const) : ('failed' as const),
      ...digests,
    };
  });
  const known = items === undefined ? {} : { items };
  if (problems.length === 0) return { ...record, status: 'verified', ...known };
  const count = verdicts.filter((verdict) => verdict.problems.length > 0).length;
  const failure: AttemptFailure = {
    class: 'verify',
    message: `the join verified again: ${count} of ${verdicts.length} ${verdicts.length === 1 ? 'item' : 'items'} did not pass`,
    problems: problems.slice(0, maxRecordedProblems),
    problemCount: problems.length,
  };
  return { ...record, status: 'failed', failure, ...known };
}

/** The record of a shard whose paths another shard brought too: none of them is taken. */
export function conflicted(record: AttemptRecord, { path, shards }: PathConflict): AttemptRecord {
  const others = shards.filter((shard) => shard !== record.shard);
  const named =
    others.length > 3 ? `${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : others.join(', ');
  return {
    ...record,
    status: 'failed',
    failure: { class: 'verify', message: `${path} was made by ${named}, too: none of them is taken` },
  };
}

/** The record of a shard that was worked on with another source than the commit has: whatever came of it, it is no work on this. */
export function misled(record: AttemptRecord, source: string): AttemptRecord {
  const message = `${source} was another file when this shard was worked on than in this commit: its work does not count`;
  return { ...record, status: 'failed', failure: { class: 'verify', message } };
}

export interface MemberInput {
  readonly row: ManifestRow;
  readonly standing?: Candidate;
  /** The standing record after verification. */
  readonly judged?: AttemptRecord;
  /** Without a record: never taken up, because the group had come to its decision. */
  readonly isOpen: boolean;
}

/** One line of the join's report. A skipped row is listed, and counts for nothing. */
export function memberOf({ row, standing, judged, isOpen }: MemberInput): JoinMember {
  const base = { shard: row.shardId, isCarried: standing?.isCarried ?? false };
  if (row.status === 'skipped')
    return { ...base, state: 'skipped', attempt: row.attempt, fence: null, record: null };
  if (standing === undefined || judged === undefined)
    return { ...base, state: isOpen ? 'open' : 'missing', attempt: row.attempt, fence: null, record: null };
  const { failure } = judged;
  return {
    ...base,
    state: stateOf(judged),
    attempt: judged.attempt,
    fence: standing.fence,
    record: standing.digest ?? null,
    ...(failure === undefined || judged.status !== 'failed'
      ? {}
      : { class: failure.class, message: failure.message }),
  };
}

function stateOf({ status, failure }: AttemptRecord): MemberState {
  if (status !== 'failed') return status;
  return failure?.class === 'cancelled' ? 'cancelled' : 'failed';
}

export function countMembers(members: readonly JoinMember[]): JoinCounts {
  const counts = {
    members: 0,
    verified: 0,
    succeeded: 0,
    failed: 0,
    cancelled: 0,
    missing: 0,
    open: 0,
    skipped: 0,
  };
  for (const { state } of members) counts[state] += 1;
  return { ...counts, members: members.length - counts.skipped };
}

/** Tokens and cost of everything that was done for this group in this run, also of attempts that came to nothing. */
export function usageOf(candidates: Iterable<Candidate>): Usage {
  // One record may have come twice, with other files.
  const seen = new Set<string>();
  const isNew = ({ digest }: Candidate): boolean =>
    digest === undefined || (!seen.has(digest) && seen.add(digest).has(digest));
  return addUsage(
    [...candidates]
      .filter((candidate) => !candidate.isCarried && isNew(candidate))
      .map(({ record }) => record.usage),
  );
}
