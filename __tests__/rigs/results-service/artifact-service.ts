// Artifacts v4: names taken at Create, finished at Finalize, unique in one run attempt, seen by later ones.
import { hash } from 'node:crypto';
import { zipType, type Blobs } from './blobs.ts';
import { errorReply, jsonReply, type Reply } from './reply.ts';

export interface ServedArtifact {
  /** Backend id: `<run>` or `<run>~<attempt>`. */
  readonly run: string;
  readonly job: string;
  readonly name: string;
  readonly blob: string;
  readonly created: string;
  /** Undefined until it is finalised: taken, not listed, not to be deleted. */
  id: number | undefined;
  size: number;
  digest: string;
}

export interface ArtifactServiceOptions {
  readonly blobs: Blobs;
  readonly nextId: () => number;
  readonly downloadUrl: (artifact: ServedArtifact) => string;
  readonly uploadUrl: (blob: string) => string;
  readonly now: () => number;
  /** Names are unique in an attempt (default) or over all attempts of the run: both are reported of the real service. */
  readonly uniqueNames: 'in-attempt' | 'in-run';
  /** What an attempt sees of the earlier ones of its run: `all` after "re-run failed jobs" (default), or nothing. */
  readonly visible: 'all' | 'own-attempt';
}

export type RpcRequest = Readonly<Record<string, any>>;

export interface ArtifactService {
  readonly methods: Readonly<Record<string, (request: RpcRequest) => Reply>>;
  /** Every name ever taken, finalised or not. */
  all(): readonly ServedArtifact[];
  byId(id: number): ServedArtifact | undefined;
  remove(artifact: ServedArtifact): void;
}

const duplicate = 'an artifact with this name already exists on the workflow run';
export const runOf = (backendId: string): string => backendId.split('~')[0] ?? '';
const attemptOf = (backendId: string): number => Number(backendId.split('~')[1] ?? 1);

export function openArtifactService(options: ArtifactServiceOptions): ArtifactService {
  const { blobs } = options;
  const artifacts = new Map<string, ServedArtifact>();
  const finalised = new Map<number, ServedArtifact>();
  const scope = (run: string) => (options.uniqueNames === 'in-run' ? runOf(run) : run);
  const keyOf = (run: string, name: string) => `${scope(run)}\n${name}`;
  const wanted = (request: RpcRequest) =>
    artifacts.get(keyOf(request['workflow_run_backend_id'], request['name']));
  const isVisible = (artifact: ServedArtifact, own: string) =>
    runOf(artifact.run) === runOf(own) &&
    (options.visible === 'all' ? attemptOf(artifact.run) <= attemptOf(own) : artifact.run === own);
  const remove = (artifact: ServedArtifact) => {
    artifacts.delete(keyOf(artifact.run, artifact.name));
    if (artifact.id !== undefined) finalised.delete(artifact.id);
  };
  const notFound = () => errorReply(404, 'not_found', 'artifact not found');

  const methods: ArtifactService['methods'] = {
    CreateArtifact(request) {
      const { workflow_run_backend_id: run, workflow_job_run_backend_id: job, name } = request;
      if (artifacts.has(keyOf(run, name))) return errorReply(409, 'already_exists', duplicate);
      const blob = blobs.add(request['mime_type'] ?? zipType, name);
      const created = new Date(options.now()).toISOString();
      artifacts.set(keyOf(run, name), { run, job, name, blob, created, id: undefined, size: 0, digest: '' });
      return jsonReply(200, { ok: true, signed_upload_url: options.uploadUrl(blob) });
    },
    FinalizeArtifact(request) {
      const artifact = wanted(request);
      if (artifact === undefined) return notFound();
      const data = blobs.get(artifact.blob)?.data ?? Buffer.alloc(0);
      const digest = `sha256:${hash('sha256', data)}`;
      if (request['hash'] !== undefined && request['hash'] !== digest)
        return errorReply(400, 'invalid_argument', `hash ${request['hash']} is not ${digest}`);
      artifact.id ??= options.nextId();
      artifact.size = data.length;
      artifact.digest = digest;
      finalised.set(artifact.id, artifact);
      return jsonReply(200, { ok: true, artifact_id: String(artifact.id) });
    },
    ListArtifacts(request) {
      const { workflow_run_backend_id: own, name_filter: name, id_filter: id } = request;
      const candidates = id === undefined ? finalised.values() : [finalised.get(Number(id))];
      const seen = [...candidates].filter(
        (artifact) =>
          artifact !== undefined &&
          isVisible(artifact, own) &&
          (name === undefined || artifact.name === name),
      );
      return jsonReply(200, {
        artifacts: seen.flatMap((artifact) => (artifact === undefined ? [] : [listed(artifact)])),
      });
    },
    GetSignedArtifactURL(request) {
      const artifact = wanted(request);
      return artifact?.id === undefined
        ? notFound()
        : jsonReply(200, { signed_url: options.downloadUrl(artifact) });
    },
    DeleteArtifact(request) {
      const artifact = wanted(request);
      if (artifact?.id === undefined) return notFound();
      remove(artifact);
      return jsonReply(200, { ok: true, artifact_id: String(artifact.id) });
    },
  };
  return { methods, all: () => [...artifacts.values()], byId: (id) => finalised.get(id), remove };
}

const listed = (artifact: ServedArtifact) => ({
  workflow_run_backend_id: artifact.run,
  workflow_job_run_backend_id: artifact.job,
  database_id: String(artifact.id),
  name: artifact.name,
  size: String(artifact.size),
  created_at: artifact.created,
  digest: artifact.digest,
});
