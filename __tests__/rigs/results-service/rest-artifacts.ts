// The REST calls that @actions/artifact makes with `findBy`: the artifacts of a run, read with an API token from any run.
import { runOf, type ArtifactService, type ServedArtifact } from './artifact-service.ts';
import { jsonReply, type Reply } from './reply.ts';

export interface RestOptions {
  readonly artifacts: ArtifactService;
  /** REST run number → the run part of its backend ids. */
  readonly runIds: Readonly<Record<string, string>>;
  readonly downloadUrl: (artifact: ServedArtifact) => string;
}

const view = (artifact: ServedArtifact) => ({
  id: artifact.id,
  name: artifact.name,
  size_in_bytes: artifact.size,
  created_at: artifact.created,
  expired: false,
  digest: artifact.digest,
});

/** `path` is what follows `/repos/<owner>/<name>/actions/`. A listing shows all attempts of the run. */
export function answerRest(
  options: RestOptions,
  method: string,
  path: string,
  query: URLSearchParams,
): Reply {
  const run = /^runs\/(\d+)\/artifacts$/.exec(path)?.[1];
  if (run !== undefined) {
    const name = query.get('name');
    const size = Number(query.get('per_page') ?? 30);
    const page = Number(query.get('page') ?? 1);
    const all = options.artifacts
      .all()
      .filter(
        (one) =>
          one.id !== undefined &&
          runOf(one.run) === options.runIds[run] &&
          (name === null || one.name === name),
      );
    return jsonReply(200, {
      total_count: all.length,
      artifacts: all.slice((page - 1) * size, page * size).map(view),
    });
  }
  const match = /^artifacts\/(\d+)(\/zip)?$/.exec(path);
  const artifact = options.artifacts.byId(Number(match?.[1]));
  if (artifact === undefined) return jsonReply(404, { message: 'Not Found' });
  if (match?.[2] !== undefined) return { status: 302, headers: { location: options.downloadUrl(artifact) } };
  if (method !== 'DELETE') return jsonReply(200, view(artifact));
  options.artifacts.remove(artifact);
  return { status: 204 };
}
