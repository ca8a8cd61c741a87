// The artifacts of a workflow run, through the official client. Knows nothing of what the artifacts mean.
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DefaultArtifactClient } from '@actions/artifact';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile, ArtifactInfo, ArtifactStore, CreateOutcome } from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { callBounded, defaultLimits, type CallLimits } from './bounded-call.ts';
import { entryNameOf, whyNotContained } from './entry-names.ts';
import { quietly } from './quiet-output.ts';
import { serviceErrorKind } from './service-error.ts';
import { inTempFolder } from './temp-folder.ts';
import { defaultUnpackLimits, unpackZip, type UnpackLimits } from './unpack-zip.ts';

export interface ArtifactStoreOptions {
  readonly clock: Clock;
  readonly limits?: CallLimits;
  readonly unpackLimits?: UnpackLimits;
  /** Days; undefined = as the repository is set. */
  readonly retentionDays?: number;
}

/** Level 1 packs text to about a quarter in a third of the default level's time. */
const compressionLevel = 1;
/** A try at an upload or download gets this much longer for every byte: 1 MB/s is slow for a runner. */
const msPerByte = 1 / 1000;

/**
 * Opens the store of the current job: address and token are taken from its environment at each call. Loads the client
 * at the first one.
 */
export function openArtifactStore(options: ArtifactStoreOptions): ArtifactStore {
  const { clock, unpackLimits = defaultUnpackLimits } = options;
  let loading: Promise<DefaultArtifactClient> | undefined;
  const client = () => (loading ??= quietly(async () => new (await import('@actions/artifact')).DefaultArtifactClient()));
  const bounded = <T>(operation: string, bytes: number, call: (api: DefaultArtifactClient) => Promise<T>, answerOf?: (error: unknown) => T | undefined) => {
    const { totalMs, tryMs, tries } = options.limits ?? defaultLimits;
    const moreMs = bytes * msPerByte;
    return callBounded<T>({
      service: 'artifacts',
      operation,
      clock,
      limits: { totalMs: totalMs + 2 * moreMs, tryMs: tryMs + moreMs, tries },
      call: async () => {
        const api = await client();
        return quietly(() => call(api));
      },
      ...(answerOf === undefined ? {} : { answerOf }),
    });
  };

  const list: ArtifactStore['list'] = async (prefix) => {
    const listed = await bounded('list artifacts', 0, (api) => api.listArtifacts());
    if (!listed.ok) return listed;
    const named = listed.value.artifacts.filter(({ name }) => name.startsWith(prefix));
    return ok(
      named.map(({ name, id, size, createdAt, digest }): ArtifactInfo => ({
        name,
        id,
        size,
        createdAt: (createdAt ?? new Date(0)).toISOString(),
        ...(digest === undefined ? {} : { digest }),
      })),
    );
  };

  const read: ArtifactStore['read'] = async (artifact) => {
    const { name, id, size, digest } = artifact;
    const tooLarge = { reason: 'artifact-refused', artifact: name, entry: '', why: `more than ${unpackLimits.packedBytes} bytes` } as const;
    if (size > unpackLimits.packedBytes) return fail(tooLarge);
    let found = '';
    const downloaded = await bounded(`download ${name}`, size, (api) =>
      inTempFolder(async (folder) => {
        await api.downloadArtifact(id, { path: folder, skipDecompress: true });
        const bytes = onlyFile(folder, unpackLimits.packedBytes);
        if (bytes === undefined) return undefined;
        found = `sha256:${hash('sha256', bytes)}`;
        // Damage on the way passes; damage where it lies does not.
        if (digest !== undefined && found !== digest) throw new Error(`the downloaded bytes have ${found}`);
        return bytes;
      }),
    );
    if (!downloaded.ok)
      return digest !== undefined && found !== '' && found !== digest
        ? fail({ reason: 'digest-mismatch', what: `artifact ${name}`, expected: digest, found })
        : downloaded;
    return downloaded.value === undefined ? fail(tooLarge) : unpackZip(name, downloaded.value, unpackLimits);
  };

  /** Whether a taken name holds these very files: then the reply to our own creation was lost. */
  const findOwn = async (name: string, files: readonly ArtifactFile[]): Promise<Result<CreateOutcome, Failure>> => {
    const listed = await list(name);
    if (!listed.ok) return listed;
    for (const artifact of listed.value.filter((one) => one.name === name)) {
      const content = await read(artifact);
      if (content.ok && isSameContent(content.value, files)) return ok({ kind: 'created', id: artifact.id });
      if (!content.ok && content.failures.some(({ reason }) => reason === 'service-unavailable')) return content;
    }
    return ok({ kind: 'taken' });
  };

  return {
    list,
    read,
    async create(name, files) {
      if (files.length === 0) throw new Error('Internal error: an artifact without files');
      const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
      const created = await inTempFolder((folder) => {
        const paths = layDown(folder, files);
        const settings = { compressionLevel, ...(options.retentionDays === undefined ? {} : { retentionDays: options.retentionDays }) };
        return bounded<CreateOutcome>(
          `create ${name}`,
          bytes,
          async (api) => {
            const { id } = await api.uploadArtifact(name, paths, folder, settings);
            return { kind: 'created', id: id ?? 0 };
          },
          (error) => (serviceErrorKind(error) === 'taken' ? { kind: 'taken' } : undefined),
        );
      });
      return created.ok && created.value.kind === 'taken' ? findOwn(name, files) : created;
    },
  };
}

function layDown(folder: string, files: readonly ArtifactFile[]): string[] {
  const made = new Set<string>();
  return files.map(({ path, bytes }) => {
    const why = whyNotContained(path);
    if (why !== undefined) throw new Error(`Internal error: ${JSON.stringify(path)} in an artifact: ${why}`);
    const target = join(folder, ...entryNameOf(path).split('/'));
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(target, bytes, { flag: 'wx' });
    return target;
  });
}

/** The one file that the client wrote, whatever it called it; undefined when it is larger than the limit. */
function onlyFile(folder: string, limitBytes: number): Buffer | undefined {
  const [name, ...others] = readdirSync(folder);
  if (name === undefined || others.length > 0) throw new Error(`a download of ${others.length + 1} files`);
  const path = join(folder, name);
  return statSync(path).size > limitBytes ? undefined : readFileSync(path);
}

function isSameContent(found: readonly ArtifactFile[], files: readonly ArtifactFile[]): boolean {
  const wanted = new Map(files.map(({ path, bytes }) => [path, bytes]));
  return found.length === wanted.size && found.every(({ path, bytes }) => wanted.has(path) && Buffer.compare(bytes, wanted.get(path) ?? bytes) === 0);
}
