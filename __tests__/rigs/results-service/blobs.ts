// The part of Azure Blob Storage that the clients use: block uploads in any order, one-shot uploads, ranged downloads.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply.ts';

export const zipType = 'application/zip';

export interface Blob {
  readonly blocks: Map<string, Buffer>;
  data: Buffer | undefined;
  readonly type: string;
  readonly name: string;
}

export interface Blobs {
  /** Id of a new, empty blob. */
  add(type: string, name?: string): string;
  get(id: string): Blob | undefined;
  answer(
    id: string,
    method: string,
    query: URLSearchParams,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Reply;
}

export function openBlobs(): Blobs {
  const blobs = new Map<string, Blob>();
  return {
    add(type, name = '') {
      const id = randomUUID();
      blobs.set(id, { blocks: new Map(), data: undefined, type, name });
      return id;
    },
    get: (id) => blobs.get(id),
    answer(id, method, query, headers, body) {
      const blob = blobs.get(id);
      if (blob === undefined) return { status: 404 };
      return method === 'PUT' ? put(blob, query, body) : get(blob, method, headers);
    },
  };
}

const azureHeaders = () => ({
  'x-ms-version': '2024-01-01',
  'x-ms-request-id': randomUUID(),
  etag: '"0x1"',
  'last-modified': new Date().toUTCString(),
});

function put(blob: Blob, query: URLSearchParams, body: Buffer): Reply {
  const comp = query.get('comp');
  if (comp === 'block') blob.blocks.set(query.get('blockid') ?? '', body);
  else if (comp === 'blocklist') {
    // The list gives the order; blocks arrive in another.
    const ids = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map((match) => match[1] ?? '');
    const blocks = ids.map((id) => blob.blocks.get(id));
    if (blocks.includes(undefined))
      return { status: 400, headers: { 'x-ms-error-code': 'InvalidBlockList' } };
    blob.data = Buffer.concat(blocks.filter((block) => block !== undefined));
  } else blob.data = body;
  return { status: 201, headers: { ...azureHeaders(), 'x-ms-request-server-encrypted': 'true' } };
}

function get(blob: Blob, method: string, headers: IncomingHttpHeaders): Reply {
  const all = blob.data ?? Buffer.alloc(0);
  const head: Record<string, string> = {
    ...azureHeaders(),
    'content-type': blob.type,
    'x-ms-blob-type': 'BlockBlob',
  };
  if (blob.name !== '' && blob.type !== zipType)
    head['content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(blob.name)}`;
  if (method === 'HEAD') return { status: 200, headers: head };
  const range = /bytes=(\d+)-(\d*)/.exec(String(headers.range ?? headers['x-ms-range'] ?? ''));
  if (range === null) return { status: 200, headers: head, body: all };
  const from = Number(range[1]);
  const to = Math.min(range[2] === '' ? Infinity : Number(range[2]), all.length - 1);
  return {
    status: 206,
    headers: { ...head, 'content-range': `bytes ${from}-${to}/${all.length}` },
    body: all.subarray(from, to + 1),
  };
}
