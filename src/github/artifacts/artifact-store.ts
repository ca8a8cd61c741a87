// The artifacts of a workflow run, through the official client. Knows nothing of what they mean.
import { statSync } from 'node:fs';
import type { Artifact, DefaultArtifactClient, FindOptions } from '@actions/artifact';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type {
  ArtifactFile,
  ArtifactInfo,
  ArtifactStore,
  CreateOutcome,
  ReadLimits,
} from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { callBounded, defaultLimits, type CallLimits } from './bounded-call.ts';
import { unpackFiles } from '../../core/groups/packed-files.ts';
import { downloadOf, type Download } from './download.ts';
import { quietly } from './quiet-output.ts';
import { serviceErrorKind } from './service-error.ts';
import { defaultUnpackLimits, unpackZip, type UnpackLimits } from './unpack-zip.ts';
import { layDown } from './upload.ts';

export interface ArtifactStoreOptions {
  readonly clock: Clock;
  readonly limits?: CallLimits;
  readonly unpackLimits?: UnpackLimits;
  /** More files than this travel as a bundle, which `read` opens and people can't; 256 by default. */
  readonly bundleAbove?: number;
  /** Days; undefined = as the repository is set. */
  readonly retentionDays?: number;
  /**
   * An API token (`actions: read`) and the run: with it, listings also hold what only the REST API shows. Some re-runs
   * do not see the artifacts of earlier attempts through their runtime token.
   */
  readonly rest?: Required<FindOptions>['findBy'];
}

export const defaultBundleAbove = 256;
/** Jobs wait for the packing, and few look at the size. */
const compressionLevel = 1;
/** What a try gets more for every byte: 1 MB/s is slow for a runner. */
const msPerByte = 1 / 1000;
/** The client lists no more than 1,000 by REST unless told so before it is loaded. */
const mostListed = '10000';

/**
 * Opens the store of the current job: the client takes address and token from the environment, at each call. It is loaded
 * at the first one.
 */
export function openArtifactStore(options: ArtifactStoreOptions): ArtifactStore {
  const { clock, rest, unpackLimits = defaultUnpackLimits } = options;
  /** Listed by REST alone: only these are downloaded by it, since its calls are rationed. */
  const restOnly = new Set<number>();
  const bounded = <T>(
    operation: string,
    bytes: number,
    call: (api: DefaultArtifactClient) => Promise<T>,
    answerOf?: (error: unknown, before: string | undefined) => T | undefined,
  ) => {
    const { totalMs, tryMs, tries } = options.limits ?? defaultLimits;
    const moreMs = bytes * msPerByte;
    return callBounded<T>({
      service: 'artifacts',
      operation,
      clock,
      limits: { totalMs: totalMs + 2 * moreMs, tryMs: tryMs + moreMs, tries },
      call: () => quietly(async () => call(await loadClient(rest !== undefined))),
      ...(answerOf === undefined ? {} : { answerOf }),
    });
  };

  const list: ArtifactStore['list'] = async (prefix) => {
    const listed = await bounded('list artifacts', 0, async (api) => {
      const own = await api.listArtifacts();
      if (rest === undefined) return own.artifacts;
      const known = new Set(own.artifacts.map(({ id }) => id));
      const others = (await api.listArtifacts({ findBy: rest })).artifacts.filter(({ id }) => !known.has(id));
      for (const { id } of others) restOnly.add(id);
      return [...own.artifacts, ...others];
    });
    if (!listed.ok) return listed;
    return ok(listed.value.filter(({ name }) => name.startsWith(prefix)).map(infoOf));
  };

  const find: ArtifactStore['find'] = async (name) => {
    const found = await bounded<Artifact | undefined>(`find ${name}`, 0, async (api) => {
      const own = await unlessNotFound(api.getArtifact(name));
      if (own !== undefined || rest === undefined) return own;
      const other = await unlessNotFound(api.getArtifact(name, { findBy: rest }));
      if (other !== undefined) restOnly.add(other.id);
      return other;
    });
    return found.ok ? ok(found.value === undefined ? undefined : infoOf(found.value)) : found;
  };

  const read: ArtifactStore['read'] = async (artifact, limits) => {
    const { name, id, size, digest = '' } = artifact;
    const why = `more than ${unpackLimits.packedBytes} bytes`;
    const tooLarge: Result<never, Failure> = fail({
      reason: 'artifact-refused',
      artifact: name,
      entry: '',
      why,
    });
    if (size > unpackLimits.packedBytes) return tooLarge;
    let download: (() => Promise<Download>) | undefined;
    const downloaded = await bounded(`download ${name}`, size, (api) => {
      const by = rest === undefined || !restOnly.has(id) ? {} : { findBy: rest };
      download ??= downloadOf(artifact, unpackLimits.packedBytes, (path) =>
        api.downloadArtifact(id, { path, skipDecompress: true, ...by }),
      );
      return download();
    });
    if (!downloaded.ok) return downloaded;
    switch (downloaded.value.kind) {
      case 'too-large':
        return tooLarge;
      case 'mismatch':
        return fail({
          reason: 'digest-mismatch',
          what: `artifact ${name}`,
          expected: digest,
          found: downloaded.value.found,
        });
      case 'bytes':
        return unpack(name, downloaded.value.bytes, limitsFor(unpackLimits, limits));
    }
  };

  /** Of a taken name that holds these very files it was the reply to our own creation that was lost. Undefined: it holds none. */
  const findOwn = async (
    name: string,
    files: readonly ArtifactFile[],
  ): Promise<Result<CreateOutcome | undefined, Failure>> => {
    const found = await find(name);
    if (!found.ok) return found;
    if (found.value === undefined) return ok(undefined);
    const content = await read(found.value);
    if (content.ok && isSameContent(content.value, files)) return ok({ kind: 'created', id: found.value.id });
    if (!content.ok && content.failures.some(({ reason }) => reason === 'service-unavailable'))
      return content;
    return ok({ kind: 'taken' });
  };

  return {
    list,
    find,
    read,
    async create(name, files) {
      if (files.length === 0) throw new Error('Internal error: an artifact without files');
      const laid = layDown(name, files, options.bundleAbove ?? defaultBundleAbove);
      if (!laid.ok) return laid;
      const { folder, paths, reading, release } = laid.value;
      // As they lie there: asking the files themselves could read them all from a disk once more.
      const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
      const settings = {
        compressionLevel,
        ...(options.retentionDays === undefined ? {} : { retentionDays: options.retentionDays }),
      };
      const upload = async (api: DefaultArtifactClient): Promise<CreateOutcome> => {
        const { id = 0 } = await reading(api.uploadArtifact(name, [...paths], folder, settings));
        return { kind: 'created', id };
      };
      const takenOf = (error: unknown, trouble: string | undefined): CreateOutcome | undefined => {
        if (serviceErrorKind(error) !== 'taken') return undefined;
        return { kind: 'taken', ...(trouble === undefined ? {} : { trouble }) };
      };
      const created = await bounded(`create ${name}`, bytes, upload, takenOf);
      release();
      if (!created.ok || created.value.kind === 'created') return created;
      const own = await findOwn(name, files);
      if (!own.ok) return own;
      return own.value === undefined ? created : ok(own.value);
    },
  };
}

const infoOf = ({ name, id, size, createdAt = new Date(0), digest }: Artifact): ArtifactInfo => ({
  name,
  id,
  size,
  createdAt: createdAt.toISOString(),
  ...(digest === undefined || digest === null ? {} : { digest }),
});

async function unlessNotFound(
  answer: Promise<{ readonly artifact: Artifact }>,
): Promise<Artifact | undefined> {
  try {
    return (await answer).artifact;
  } catch (error) {
    if ((error as Error).name === 'ArtifactNotFoundError') return undefined;
    throw error;
  }
}

function limitsFor(own: UnpackLimits, { maxBytes, admit }: ReadLimits = {}): UnpackLimits {
  const totalBytes = Math.min(own.totalBytes, maxBytes ?? own.totalBytes);
  return { ...own, totalBytes, ...(admit === undefined ? {} : { admit }) };
}

async function unpack(
  artifact: string,
  zip: Buffer,
  limits: UnpackLimits,
): Promise<Result<readonly ArtifactFile[], Failure>> {
  const unpacked = await unpackZip(artifact, zip, limits);
  const bundle = unpacked.ok ? unpackFiles(unpacked.value, artifact) : undefined;
  if (bundle === undefined) return unpacked;
  return bundle.ok
    ? bundle
    : fail({ reason: 'artifact-refused', artifact, entry: '', why: bundle.failures.join('; ') });
}

async function loadClient(isByRest: boolean): Promise<DefaultArtifactClient> {
  process.env['ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT'] ??= mostListed;
  const { DefaultArtifactClient: Client } = isByRest
    ? await import('./rest-client.ts')
    : await import('@actions/artifact');
  return new Client();
}

function isSameContent(found: readonly ArtifactFile[], files: readonly ArtifactFile[]): boolean {
  const wanted = new Map(files.map(({ path, bytes }) => [path, bytes]));
  return (
    found.length === wanted.size &&
    found.every(
      ({ path, bytes }) => wanted.has(path) && Buffer.compare(bytes, wanted.get(path) ?? bytes) === 0,
    )
  );
}
