// Checks a join artifact from its bytes alone, offline: every digest, the records, their chain, the root, the decision's own
// digest and its signature. Lists everything that is wrong. Believes nothing that it has not computed.
import type { KeyObject } from 'node:crypto';
import { sha256 } from '../../core/batch/fingerprint.ts';
import { parsePlanDocument } from '../../core/batch/plan-document.ts';
import type { JoinProblem } from '../../core/groups/join-problem.ts';
import { joinDocumentName, parseJoin, signedText, type JoinDocument } from '../../core/groups/join-report.ts';
import { countMembers } from '../../core/groups/join-members.ts';
import { recordPath } from '../../core/groups/record-bundle.ts';
import { carriedFilePath } from '../../core/groups/state-bundle.ts';
import { checkChain } from '../../core/provenance/chain.ts';
import { merkleRoot } from '../../core/provenance/merkle.ts';
import { isSignedBy } from '../../core/provenance/signature.ts';

/** A folder of files, read one at a time. Undefined = there is no such regular file. */
export interface ArtifactTree {
  /** Paths of everything that lies there, `/`-separated. */
  readonly paths: readonly string[];
  readonly read: (path: string) => Uint8Array | undefined;
}

export interface JoinCheck {
  readonly document?: JoinDocument;
  readonly files: number;
  readonly isSigned: boolean;
  readonly problems: readonly JoinProblem[];
}

/** `key`: a public key that must have signed it; without one a signature is not looked at. */
export function verifyJoin(tree: ArtifactTree, key: KeyObject | undefined): JoinCheck {
  const bytes = tree.read(joinDocumentName);
  if (bytes === undefined)
    return { files: 0, isSigned: false, problems: [{ kind: 'file-missing', path: joinDocumentName }] };
  const parsed = parseJoin(Buffer.from(bytes).toString('utf8'));
  // Bytes that are no UTF-8 would be read as others.
  const isText = parsed.ok && Buffer.compare(Buffer.from(Buffer.from(bytes).toString('utf8')), bytes) === 0;
  if (!parsed.ok || !isText)
    return {
      files: 0,
      isSigned: false,
      problems: [{ kind: 'document-malformed', why: parsed.ok ? 'not UTF-8' : parsed.why }],
    };
  const { document } = parsed;
  const problems = [
    ...documentProblems(document),
    ...fileProblems(tree, document),
    ...planProblems(tree, document),
    ...chainProblems(document),
    ...signatureProblems(document, key),
  ];
  return {
    document,
    files: document.files.length + document.evidence.length,
    isSigned: document.signature !== undefined,
    problems,
  };
}

function documentProblems(document: JoinDocument): JoinProblem[] {
  const problems: JoinProblem[] = [];
  const digest = sha256(signedText(document));
  if (digest !== document.digest)
    problems.push({ kind: 'document-digest', expected: document.digest, found: digest });
  const root = merkleRoot(document.files);
  if (root !== document.merkleRoot)
    problems.push({ kind: 'merkle-root', expected: document.merkleRoot, found: root });
  const counts = countMembers(document.members);
  const isCounted = Object.entries(counts).every(
    ([state, count]) => document.counts[state as keyof typeof counts] === count,
  );
  return isCounted ? problems : [...problems, { kind: 'counts' }];
}

function fileProblems(tree: ArtifactTree, { files, evidence }: JoinDocument): JoinProblem[] {
  const listed = new Map<string, string>([[joinDocumentName, '']]);
  for (const { path, sha256: digest } of evidence) listed.set(path, digest);
  for (const { path, sha256: digest } of files) listed.set(carriedFilePath(path), digest);
  const problems = tree.paths
    .filter((path) => !listed.has(path))
    .map((path): JoinProblem => ({ kind: 'file-unlisted', path }));
  for (const [path, expected] of listed) {
    if (path === joinDocumentName) continue;
    const bytes = tree.read(path);
    const found = bytes === undefined ? undefined : sha256(bytes);
    if (found === undefined) problems.push({ kind: 'file-missing', path });
    else if (found !== expected) problems.push({ kind: 'file-changed', path, expected, found });
  }
  return problems;
}

function planProblems(tree: ArtifactTree, { planDigest }: JoinDocument): JoinProblem[] {
  const bytes = tree.read('plan.json');
  const plan =
    bytes === undefined
      ? undefined
      : parsePlanDocument(Buffer.from(bytes).toString('utf8'), { file: 'plan.json' });
  if (plan === undefined) return [{ kind: 'file-missing', path: 'plan.json' }];
  const found = plan.ok ? plan.value.digests.plan : 'no plan';
  return found === planDigest ? [] : [{ kind: 'plan-digest', expected: planDigest, found }];
}

function chainProblems(document: JoinDocument): JoinProblem[] {
  const { members, chain, chainProblems: told, evidence } = document;
  const links = new Set(chain.map(({ shard, record }) => `${shard} ${record}`));
  const held = new Map(evidence.map(({ path, sha256: digest }) => [path, digest]));
  const problems = members.flatMap(({ shard, record, fence }): JoinProblem[] => {
    if (record === null) return [];
    const isHeld = fence !== null && held.get(recordPath(shard, fence.attempt)) === record;
    return links.has(`${shard} ${record}`) && isHeld ? [] : [{ kind: 'record-unchained', shard }];
  });
  // Gaps that the join saw are facts of the run; others came later.
  const isTold =
    JSON.stringify(checkChain(chain)) ===
    JSON.stringify(
      told.map(({ leg, runAttempt, shard, attempt, kind }) => ({ leg, runAttempt, shard, attempt, kind })),
    );
  return isTold
    ? problems
    : [...problems, { kind: 'chain', why: 'its gaps and forks are not those that it tells of' }];
}

function signatureProblems(document: JoinDocument, key: KeyObject | undefined): JoinProblem[] {
  if (key === undefined) return [];
  const { signature } = document;
  if (signature === undefined) return [{ kind: 'unsigned' }];
  return isSignedBy(signedText(document), signature, key)
    ? []
    : [{ kind: 'signature', keyId: signature.keyId }];
}
