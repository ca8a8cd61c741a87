// Stands in for the results service of GitHub Actions on loopback: artifacts v4, cache v2, their blob store, and the REST
// calls of @actions/artifact with `findBy`. Keeps all in memory. The protocol, as @actions/artifact 6.2 and
// @actions/cache 6.3 speak it; nobody has checked this stand-in against the live service:
//
//   env       ACTIONS_RESULTS_URL (its origin counts) and ACTIONS_RUNTIME_TOKEN, a JWT which the clients decode without
//             verifying: claim scp = "Actions.Results:<run backend id>:<job backend id>". Cache v2 wants
//             ACTIONS_CACHE_SERVICE_V2. GITHUB_API_URL is for `findBy`, read when the package is imported.
//             GITHUB_SERVER_URL must be unset, github.com, *.ghe.com or *.localhost: all else is an Enterprise Server.
//   rpc       POST /twirp/github.actions.results.api.v1.{ArtifactService,CacheService}/<Method>, `Authorization: Bearer`.
//             JSON with snake_case names, int64 as strings, timestamps as RFC 3339 strings.
//   upload    CreateArtifact → PUT blob ?comp=block&blockid=… (8 MiB each, 5 at once, so in any order) → PUT blob
//             ?comp=blocklist (its XML is the order) → FinalizeArtifact (size, "sha256:<hex>").
//   taken     CreateArtifact of a taken name: 409 {"code":"already_exists"}, which the client does not retry. A name is
//             taken at Create; without Finalize it stays taken, is not listed and can't be deleted.
//   download  ListArtifacts(id_filter) → GetSignedArtifactURL → GET blob. A zip comes under a path that ends in .zip.
//   cache     CreateCacheEntry → PUT blob → FinalizeCacheEntryUpload; GetCacheEntryDownloadURL → GET blob (ok: false is
//             a miss).
//   attempts  Modelled on public reports: the run backend id of attempt n is "<run>~<n>". A name is taken in one attempt
//             only (or in the whole run: `uniqueNames`); attempt n sees attempts 1 to n ("re-run failed jobs"). For
//             "re-run all jobs" use another <run>: it sees nothing.
//   ids       Not monotonic in time where `nextId` says so.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { openArtifactService, type ArtifactServiceOptions, type ServedArtifact } from './artifact-service.ts';
import { openBlobs, zipType, type Blobs } from './blobs.ts';
import { openCacheService, type ServedCache } from './cache-service.ts';
import { openFaults, type Call, type Faults } from './faults.ts';
import { errorReply, sendReply, type Reply } from './reply.ts';
import { answerRest } from './rest-artifacts.ts';
import { runtimeToken } from './runtime-token.ts';

export interface ResultsServiceOptions extends Partial<
  Pick<ArtifactServiceOptions, 'uniqueNames' | 'visible' | 'now'>
> {
  readonly port?: number;
  readonly nextId?: (previous: number) => number;
  readonly runIds?: Readonly<Record<string, string>>;
}

export interface ResultsService extends AsyncDisposable {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly faults: Faults;
  /** Names taken so far, finalised or not. */
  artifacts(): readonly ServedArtifact[];
  readonly caches: ServedCache[];
  readonly blobs: Blobs;
  /** One word a request: the RPC method, `PUT blob`, `GET blob`, else method and path. */
  readonly calls: string[];
  /** False: writes to the cache are denied from now on. */
  setCacheWritable(isWritable: boolean): void;
  /** Environment of a job of this run attempt; `run` is another run for "re-run all jobs". */
  env(attempt?: number, job?: string, run?: string): Record<string, string>;
}

const rpcPath = /^\/twirp\/github\.actions\.results\.api\.v1\.(\w+)\/(\w+)$/;

export async function startResultsService(options: ResultsServiceOptions = {}): Promise<ResultsService> {
  const blobs = openBlobs();
  const faults = openFaults();
  const calls: string[] = [];
  let isCacheWritable = true;
  let lastId = 1000;
  let url = '';
  const nextId = () => (lastId = (options.nextId ?? ((id) => id + 1))(lastId));
  const blobUrl = (id: string, suffix = '') =>
    `${url}/blobs/${id}${suffix}?sig=s3cr3t-signature&se=2099-01-01`;
  const downloadUrl = ({ blob }: ServedArtifact) =>
    blobUrl(blob, blobs.get(blob)?.type === zipType ? '/a.zip' : '/raw');
  const artifacts = openArtifactService({
    blobs,
    nextId,
    downloadUrl,
    uploadUrl: blobUrl,
    now: options.now ?? Date.now,
    uniqueNames: options.uniqueNames ?? 'in-attempt',
    visible: options.visible ?? 'all',
  });
  const caches = openCacheService({ blobs, nextId, blobUrl, isWritable: () => isCacheWritable });
  const services: Readonly<Record<string, Readonly<Record<string, (request: object) => Reply>>>> = {
    ArtifactService: artifacts.methods,
    CacheService: caches.methods,
  };
  const rest = { artifacts, runIds: options.runIds ?? { 1: 'run-1' }, downloadUrl };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', url);
      const method = request.method ?? 'GET';
      const [, service = '', rpc] = rpcPath.exec(pathname) ?? [];
      const blob = /^\/blobs\/([^/]+)/.exec(pathname)?.[1];
      const name = rpc ?? (blob === undefined ? undefined : `${method} blob`);
      const call: Call = {
        method,
        path: pathname,
        body: Buffer.concat(chunks),
        ...(name === undefined ? {} : { rpc: name }),
      };
      calls.push(name ?? `${method} ${pathname}`);

      const answer = (): Reply => {
        if (rpc !== undefined) {
          if (!/^Bearer ./.test(request.headers.authorization ?? ''))
            return errorReply(401, 'unauthenticated', 'no token');
          const handler = services[service]?.[rpc];
          return handler === undefined
            ? errorReply(404, 'bad_route', rpc)
            : handler(JSON.parse(call.body.toString()));
        }
        if (blob !== undefined) return blobs.answer(blob, method, searchParams, request.headers, call.body);
        const restPath = /^\/repos\/[^/]+\/[^/]+\/actions\/(.*)$/.exec(pathname)?.[1];
        return restPath === undefined
          ? errorReply(404, 'bad_route', pathname)
          : answerRest(rest, method, restPath, searchParams);
      };
      const fault = faults.of(call);
      if (fault?.kind === 'error')
        return sendReply(
          request,
          response,
          errorReply(fault.status, fault.code ?? 'unavailable', fault.message ?? 'injected fault'),
          fault,
        );
      const reply = fault?.kind === 'reset' ? { status: 500 } : answer();
      const isHidden = fault?.kind === 'lost-behind-error';
      sendReply(
        request,
        response,
        isHidden ? errorReply(fault.status, 'unavailable', 'injected fault') : reply,
        fault,
      );
    });
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    faults,
    artifacts: () => artifacts.all(),
    caches: caches.entries,
    blobs,
    calls,
    setCacheWritable: (isWritable) => void (isCacheWritable = isWritable),
    env: (attempt = 1, job = 'job-1', run = 'run-1') => ({
      ACTIONS_RESULTS_URL: `${url}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(`${run}~${attempt}`, job),
      ACTIONS_CACHE_SERVICE_V2: '1',
      GITHUB_API_URL: url,
      GITHUB_RUN_ATTEMPT: String(attempt),
    }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
