// Words for a join: the line that says how it ended, and what is wrong with a join artifact.
import { countOf } from '../core/count-of.ts';
import type { JoinBody } from '../core/groups/join-report.ts';
import type { PolicyDecision } from '../core/groups/join-policy.ts';
import type { JoinProblem } from '../core/groups/join-problem.ts';
import { assertNever } from '../core/result.ts';
import { clip, listNames, quote } from './quote.ts';

type Told = Pick<JoinBody, 'disposition' | 'reason' | 'counts' | 'policy' | 'tolerance' | 'members'>;

const order = ['verified', 'succeeded', 'failed', 'cancelled', 'missing', 'open', 'skipped'] as const;

/** One line: disposition, why, and what became of the members. */
export function joinSentence({ disposition, reason, counts, policy, tolerance, members }: Told): string {
  const parts = order
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${state === 'open' ? 'left undone' : state}`);
  const missing = members.filter(({ state }) => state === 'missing').map(({ shard }) => shard);
  const named = missing.length === 0 ? '' : `; missing: ${listNames(missing, 5)}`;
  const rule = tolerance === null ? policy : `${policy}, ${tolerance} may fail`;
  return `join ${disposition} (${rule}): ${reasonText(reason)}; ${countOf(counts.members, 'shard')}: ${parts.join(', ') || 'none'}${named}`;
}

function reasonText(reason: PolicyDecision['reason']): string {
  switch (reason) {
    case 'enough-passed':
      return 'enough shards passed';
    case 'all-ended':
      return 'every shard has ended';
    case 'too-many-failed':
      return 'more shards failed than may';
    case 'can-not-be-reached':
      return 'too few shards passed';
    case 'member-missing':
      return 'shards left no record';
    case 'nothing-done':
      return 'nothing was done';
    case 'cancelled':
      return 'the run was cancelled';
    case 'open':
      return 'shards are still open';
    default:
      return assertNever(reason);
  }
}

const short = (digest: string): string => clip(digest.slice(0, 12));

/** One lower-case fragment. */
export function joinProblemText(problem: JoinProblem): string {
  switch (problem.kind) {
    case 'document-malformed':
      return `join.json: ${clip(problem.why)}`;
    case 'chain':
      return `the chain of records: ${clip(problem.why)}`;
    case 'document-digest':
      return `join.json has another digest than it says: ${short(problem.expected)}, found ${short(problem.found)}`;
    case 'merkle-root':
      return `the Merkle root of the files is another than join.json says: ${short(problem.expected)}, found ${short(problem.found)}`;
    case 'plan-digest':
      return `plan.json is of another plan: expected ${short(problem.expected)}, found ${short(problem.found)}`;
    case 'file-missing':
      return `${quote(problem.path)} is missing`;
    case 'file-unlisted':
      return `${quote(problem.path)} is not part of the join`;
    case 'file-changed':
      return `${quote(problem.path)} was changed: expected ${short(problem.expected)}, found ${short(problem.found)}`;
    case 'record-unchained':
      return `the record of ${quote(problem.shard)} is not among those that were joined`;
    case 'counts':
      return 'the counts are not those of the members';
    case 'unsigned':
      return 'join.json is not signed';
    case 'signature':
      return `the signature is not of the given key: it names key ${short(problem.keyId)}`;
    default:
      return assertNever(problem);
  }
}
