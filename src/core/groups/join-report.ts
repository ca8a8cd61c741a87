// join.json: what a join decided and from what: every member in every outcome, every file with its digest, what was refused
// and why. Shape and codec. One text for one document, so that a changed byte shows.
import { createHash } from 'node:crypto';
import type { FailureClass, Usage } from '../batch/record.ts';
import { sha256 } from '../batch/fingerprint.ts';
import { canonicalJson } from '../provenance/canonical-json.ts';
import type { ChainLink, ChainProblem } from '../provenance/chain.ts';
import type { Signature } from '../provenance/signature.ts';
import type { PathConflict } from './conflicts.ts';
import type { Fence } from './fence.ts';
import type { Disposition, MemberState, PolicyDecision } from './join-policy.ts';

export interface JoinMember {
  readonly shard: string;
  readonly state: MemberState | 'skipped';
  readonly attempt: number;
  /** Null without a record. */
  readonly fence: Fence | null;
  /** sha256 of the record's file among the evidence; null without one. */
  readonly record: string | null;
  /** Work of an earlier run that still counts. */
  readonly isCarried: boolean;
  readonly class?: FailureClass;
  readonly message?: string;
}

export interface JoinedFile {
  /** From the work dir. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly shard: string;
}

/** A record, or a whole artifact, that the join did not believe. */
export interface RefusedRecord {
  readonly artifact: string;
  readonly shard?: string;
  readonly attempt?: number;
  readonly why: string;
}

export type JoinCounts = Readonly<Record<MemberState | 'skipped' | 'members', number>>;

export interface JoinBody {
  readonly format: 'muster.join/1';
  readonly group: string;
  readonly planDigest: string;
  readonly runAttempt: number;
  readonly disposition: Disposition;
  readonly reason: PolicyDecision['reason'];
  readonly policy: string;
  readonly tolerance: string | null;
  readonly counts: JoinCounts;
  readonly usage: Usage;
  /** Over `files`; see core/provenance/merkle.ts. */
  readonly merkleRoot: string;
  readonly resumeCommand: string | null;
  readonly conflicts: readonly PathConflict[];
  readonly refused: readonly RefusedRecord[];
  readonly chainProblems: readonly ChainProblem[];
  /** In manifest order. */
  readonly members: readonly JoinMember[];
  /** Outputs and QC files that were joined, by path. */
  readonly files: readonly JoinedFile[];
  /** Every record that was believed, standing or not. */
  readonly chain: readonly ChainLink[];
  /** Further files of the join artifact. */
  readonly evidence: readonly { readonly path: string; readonly sha256: string }[];
}

export interface JoinDocument extends JoinBody {
  /** sha256 of the canonical JSON of the body. */
  readonly digest: string;
  /** Over the canonical JSON of the body. */
  readonly signature?: Signature;
}

/** Those that left no record: rows of a manifest know no such state. */
export const missingShards = ({ members }: Pick<JoinBody, 'members'>): ReadonlySet<string> =>
  new Set(members.flatMap(({ shard, state }) => (state === 'missing' ? [shard] : [])));

export const joinDocumentName = 'join.json';

/** What is hashed and signed. */
export function signedText(document: JoinBody): string {
  const { digest: _digest, signature: _signature, ...body } = document as JoinDocument;
  return canonicalJson(body);
}

export function sealJoin(body: JoinBody, sign?: (text: string) => Signature): JoinDocument {
  // The text of a large join is many megabytes, which nobody but a signer needs in one piece.
  if (sign === undefined) return { ...body, digest: digestOf(body) };
  const text = signedText(body);
  return { ...body, digest: sha256(text), signature: sign(text) };
}

/** The hash of `signedText(document)`, of which only a piece is held at a time. */
function digestOf(document: JoinBody): string {
  const { digest: _digest, signature: _signature, ...body } = document as JoinDocument;
  const digest = createHash('sha256');
  const members = Object.entries(body)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [key, member]] of members.entries()) {
    digest.update(`${index === 0 ? '{' : ','}${JSON.stringify(key)}:`);
    if (!Array.isArray(member)) digest.update(canonicalJson(member));
    else {
      for (const [place, element] of member.entries())
        digest.update(`${place === 0 ? '[' : ','}${canonicalJson(element ?? null)}`);
      digest.update(member.length === 0 ? '[]' : ']');
    }
  }
  return digest.update('}').digest('hex');
}

const lists = ['conflicts', 'refused', 'chainProblems', 'members', 'files', 'chain', 'evidence'] as const;

/** Canonical JSON but for line ends: one element of a list a line, so that a person and a diff can read it. */
export function renderJoin(document: JoinDocument): string {
  const head = Object.entries(document).filter(([key]) => !(lists as readonly string[]).includes(key));
  const members = head
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}: ${canonicalJson(value)}`);
  for (const name of lists) {
    const elements = document[name].map((element: unknown) => `\n${canonicalJson(element)}`);
    members.push(`${JSON.stringify(name)}: [${elements.join(',')}]`);
  }
  return `{\n${members.join(',\n')}\n}\n`;
}

export type ParsedJoin =
  | { readonly ok: true; readonly document: JoinDocument }
  | { readonly ok: false; readonly why: string };

/** Strict: only the very text that `renderJoin` makes of the document is one. */
export function parseJoin(text: string): ParsedJoin {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'not JSON' };
  }
  const document = (typeof value === 'object' && value !== null ? value : {}) as JoinDocument;
  if (document.format !== 'muster.join/1')
    return { ok: false, why: `its format is ${JSON.stringify(document.format)}` };
  if (!lists.every((name) => isListOfObjects(document[name])))
    return { ok: false, why: 'one of its lists is malformed' };
  if (!document.files.every(isFile) || !document.evidence.every(isFile))
    return { ok: false, why: 'a file of it is malformed' };
  if (!texts.every((name) => typeof document[name] === 'string') || !isObject(document.counts))
    return { ok: false, why: 'a member of it is malformed' };
  if (!document.members.every(isMember) || !document.chain.every(isLink))
    return { ok: false, why: 'a record of it is malformed' };
  const { signature } = document;
  if (
    signature !== undefined &&
    !(isObject(signature) && typeof signature.keyId === 'string' && typeof signature.value === 'string')
  )
    return { ok: false, why: 'its signature is malformed' };
  if (renderJoin(document) !== text)
    return { ok: false, why: 'it is not written as Muster writes it: changed by hand or in transit' };
  return { ok: true, document };
}

const texts = ['group', 'planDigest', 'merkleRoot', 'digest', 'disposition', 'policy'] as const;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject);

const isMember = ({ shard, state, record, fence }: JoinMember): boolean =>
  typeof shard === 'string' &&
  typeof state === 'string' &&
  (record === null || typeof record === 'string') &&
  (fence === null || isObject(fence));

const isLink = ({ shard, record, previous }: ChainLink): boolean =>
  typeof shard === 'string' &&
  typeof record === 'string' &&
  (previous === null || typeof previous === 'string');

const isFile = (file: { readonly path?: unknown; readonly sha256?: unknown }): boolean =>
  typeof file.path === 'string' && typeof file.sha256 === 'string';
