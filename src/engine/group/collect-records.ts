// Every record that the legs of a group left, over all run attempts: downloaded a few at a time, taken apart, its outputs
// staged on disk. Believes the digests inside an artifact and nothing else; what the plan says of it is judged later.
import type { Failure } from '../../core/failure.ts';
import { maxReadBytes } from '../../core/groups/bundle-size.ts';
import { artifactPrefix, parseArtifactName, type ArtifactName } from '../../core/groups/artifact-names.ts';
import type { Candidate, CandidateFile } from '../../core/groups/join-candidates.ts';
import type { RefusedRecord } from '../../core/groups/join-report.ts';
import {
  decodeBundle,
  type DecodedBundle,
  type DecodedRecord,
} from '../../core/groups/read-record-bundle.ts';
import { recordPath, type BundleChain, type BundleEntry } from '../../core/groups/record-bundle.ts';
import type { ChainLink } from '../../core/provenance/chain.ts';
import { failAll, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile, ArtifactInfo, ArtifactStore } from '../../ports/artifact-store.ts';
import { inParallel } from './in-parallel.ts';
import { openRoom } from './room.ts';
import type { Staging } from './staging.ts';
import type { UntouchedShard } from './stopped-shards.ts';

/** A candidate whose bytes wait in the staging folder. */
export interface StagedCandidate extends Candidate {
  /** Absolute path of the staged bytes by path from the work dir. */
  readonly staged: ReadonlyMap<string, string>;
  /** Absolute path of the record as it travelled; undefined for carried work. */
  readonly stagedRecord?: string;
}

export interface CollectedRecords {
  readonly candidates: readonly StagedCandidate[];
  readonly refused: readonly RefusedRecord[];
  readonly chain: readonly ChainLink[];
  readonly untouched: readonly UntouchedShard[];
  /** Artifacts that were looked at. */
  readonly artifacts: number;
}

export interface CollectRequest {
  readonly artifacts: ArtifactStore;
  readonly group: string;
  readonly planDigest: string;
  /** Records of later run attempts are none of ours. */
  readonly runAttempt: number;
  readonly staging: Staging;
}

type RecordName = Pick<ArtifactName & { readonly kind: 'record' }, 'chunk' | 'runAttempt'>;

const concurrency = 8;
/** Bytes of artifacts that are held at a time, packed and unpacked each: legs are not trusted to leave small ones. */
const roomBytes = 256 * 2 ** 20;

/**
 * An artifact that is damaged, hostile or of another plan is refused and listed; the service not answering is a failure,
 * since a join that can't see everything must not decide.
 */
export async function collectRecords(request: CollectRequest): Promise<Result<CollectedRecords, Failure>> {
  const { artifacts, group, runAttempt } = request;
  const listed = await artifacts.list(artifactPrefix(group, 'record'));
  if (!listed.ok) return listed;
  const candidates = new Map<string, StagedCandidate>();
  const refused: RefusedRecord[] = [];
  const chain: ChainLink[] = [];
  const untouched: UntouchedShard[] = [];
  const outages: Failure[] = [];
  const [packed, unpacked] = [openRoom(roomBytes), openRoom(roomBytes)];
  const links = new Set<string>();
  const take = async (info: ArtifactInfo): Promise<void> => {
    const name = parseArtifactName(group, info.name);
    if (name?.kind !== 'record' || name.runAttempt > runAttempt || outages.length > 0) return;
    const leave = [await packed.enter(info.size)];
    const admit = async (bytes: number): Promise<void> => void leave.push(await unpacked.enter(bytes));
    try {
      takeFiles(info, name, await artifacts.read(info, { maxBytes: maxReadBytes, admit }));
    } finally {
      for (const go of leave) go();
    }
  };
  const takeFiles = (
    info: ArtifactInfo,
    name: RecordName,
    files: Result<readonly ArtifactFile[], Failure>,
  ): void => {
    const bundle = files.ok ? decodeBundle(files.value, info.name) : files;
    if (!bundle.ok) {
      outages.push(...bundle.failures.filter(({ reason }) => reason === 'service-unavailable'));
      if (outages.length === 0)
        refused.push({ artifact: info.name, why: bundle.failures.map(whyOf).join('; ') });
      return;
    }
    const foreign = whyForeign(bundle.value.chain, name, request);
    if (foreign !== undefined) return void refused.push({ artifact: info.name, why: foreign });
    const bytesOf = new Map((files.ok ? files.value : []).map(({ path, bytes }) => [path, bytes]));
    takeBundle(bundle.value, info.name, (path) => bytesOf.get(path));
  };
  const takeBundle = (
    { chain: head, records }: DecodedBundle,
    artifact: string,
    bytesOf: (path: string) => Uint8Array | undefined,
  ): void => {
    const { runAttempt: of } = head;
    untouched.push(...(head.untouched ?? []).map((shard) => ({ shard, runAttempt: of })));
    for (const record of records) {
      const { entry } = record;
      // A bundle whose upload seemed lost is uploaded again: one record, two artifacts. One link of the chain, then; and one
      // candidate, unless they come with different files: then each is judged, whichever came first.
      const link = `${head.runAttempt}/${head.leg}/${entry.record}`;
      if (!links.has(link))
        chain.push({
          leg: head.leg,
          runAttempt: head.runAttempt,
          shard: entry.shard,
          attempt: entry.attempt,
          record: entry.record,
          previous: entry.previous,
        });
      links.add(link);
      const identity = `${link}/${filesIdentity(entry)}`;
      const known = candidates.get(identity);
      if (known === undefined) {
        const bytes = bytesOf(recordPath(entry.shard, entry.attempt));
        candidates.set(identity, stage(record, bytes, artifact, request.staging));
      } else if (artifact < known.artifact) candidates.set(identity, { ...known, artifact });
    }
  };
  await inParallel(listed.value, concurrency, take);
  return outages.length > 0
    ? failAll(outages)
    : ok({ candidates: [...candidates.values()], refused, chain, untouched, artifacts: listed.value.length });
}

/** The same for the same outputs, in whatever order the chain names them. */
function filesIdentity({ files, withheld }: BundleEntry): string {
  const outputs = Object.entries(files).filter(([path]) => path.startsWith('files/'));
  return JSON.stringify([withheld, ...outputs.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function stage(
  { fence, record, entry, files }: DecodedRecord,
  recordBytes: Uint8Array | undefined,
  artifact: string,
  staging: Staging,
): StagedCandidate {
  const staged = new Map<string, string>();
  const known: CandidateFile[] = [];
  for (const { path, bytes } of files) {
    if (!path.startsWith('files/')) continue;
    const inside = path.slice('files/'.length);
    staged.set(inside, staging.put(bytes));
    known.push({ path: inside, sha256: entry.files[path] ?? '', bytes: bytes.length });
  }
  const { withheld } = entry;
  return {
    fence,
    record,
    artifact,
    digest: entry.record,
    isCarried: false,
    files: known,
    staged,
    ...(recordBytes === undefined ? {} : { stagedRecord: staging.put(recordBytes) }),
    ...(withheld === undefined ? {} : { withheld }),
  };
}

function whyForeign(
  head: BundleChain,
  name: RecordName,
  { group, planDigest }: CollectRequest,
): string | undefined {
  if (head.group !== group) return `it is of the group ${head.group}`;
  if (head.planDigest !== planDigest) return 'it is the work of another plan';
  const isNamedSo = head.runAttempt === name.runAttempt && head.chunk === name.chunk;
  return isNamedSo ? undefined : 'its name is not that of its content';
}

function whyOf(failure: Failure): string {
  if (failure.reason === 'artifact-refused')
    return failure.entry === '' ? failure.why : `${failure.entry}: ${failure.why}`;
  if (failure.reason === 'digest-mismatch') return `${failure.what} has not the bytes that were recorded`;
  return failure.reason;
}
