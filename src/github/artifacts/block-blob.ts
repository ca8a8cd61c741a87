// What @actions/artifact asks of @azure/storage-blob, and no more: a stream put as one blob, in blocks, at an address that
// was signed for it. The bundle has this in its place: two requests are no reason for a megabyte of program, the largest
// part of what a short job loads. Rules: Azure Blob Storage REST, "Put Block" and "Put Block List".
import { Readable } from 'node:stream';
import { HttpClient } from '@actions/http-client';

export interface UploadStreamOptions {
  readonly blobHTTPHeaders?: { readonly blobContentType?: string };
  readonly onProgress?: (progress: { readonly loadedBytes: number }) => void;
  readonly abortSignal?: AbortSignal;
}

/** As Azure's own client: at once, then after 4 and 12 seconds. */
const pausesMs = [0, 4000, 12_000];
const requestLimitMs = 120_000;
/** As in its own client; what the service knows since. */
const apiVersion = '2021-12-02';

export class BlobClient {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }

  getBlockBlobClient(): BlockBlobClient {
    return new BlockBlobClient(this.#url);
  }
}

export class BlockBlobClient {
  readonly #url: string;
  readonly #http = new HttpClient('muster', [], {
    keepAlive: true,
    allowRetries: false,
    allowRedirects: false,
    socketTimeout: requestLimitMs,
  });
  constructor(url: string) {
    this.#url = url;
  }

  /**
   * `blockBytes`: of a block; at most `parallel` are on the way and in memory. Rejects with the error of the last try:
   * `code` as the system says, `statusCode` as the service does; never with the address, which opens the blob.
   */
  async uploadStream(
    stream: Readable,
    blockBytes: number,
    parallel: number,
    { blobHTTPHeaders, onProgress, abortSignal }: UploadStreamOptions = {},
  ): Promise<void> {
    const ids: string[] = [];
    const failed: unknown[] = [];
    const underway = new Set<Promise<void>>();
    let loadedBytes = 0;
    const close = (): void => this.#http.dispose();
    abortSignal?.addEventListener('abort', close, { once: true });
    try {
      for await (const block of blocksOf(stream, blockBytes)) {
        const id = blockId(ids.length);
        ids.push(id);
        const put = this.#put({ comp: 'block', blockid: id }, block, {}, abortSignal)
          .then(() => onProgress?.({ loadedBytes: (loadedBytes += block.length) }))
          .catch((error: unknown) => void failed.push(error))
          .finally(() => underway.delete(put));
        underway.add(put);
        if (underway.size >= parallel) await Promise.race(underway);
        if (failed.length > 0) break;
      }
      await Promise.all(underway);
      if (failed.length > 0) throw failed[0];
      const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
      const type = blobHTTPHeaders?.blobContentType;
      const headers = {
        'content-type': 'application/xml',
        ...(type === undefined ? {} : { 'x-ms-blob-content-type': type }),
      };
      await this.#put({ comp: 'blocklist' }, Buffer.from(list), headers, abortSignal);
    } finally {
      abortSignal?.removeEventListener('abort', close);
      close();
    }
  }

  /** Both requests may be repeated: the same block under the same id, the same list. */
  async #put(
    query: Readonly<Record<string, string>>,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const url = new URL(this.#url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const all = { ...headers, 'content-length': String(body.length), 'x-ms-version': apiVersion };
    for (let tries = 0; ; tries++) {
      signal?.throwIfAborted();
      const error = await this.#putOnce(url.href, body, all);
      if (error === undefined) return;
      const pauseMs = pausesMs[tries];
      if (!error.mayPass || pauseMs === undefined) throw error;
      await pause(pauseMs, signal);
    }
  }

  async #putOnce(
    url: string,
    body: Buffer,
    headers: Record<string, string>,
  ): Promise<UploadError | undefined> {
    try {
      const { message } = await this.#http.request('PUT', url, Readable.from([body]), headers);
      message.resume();
      const { statusCode = 0 } = message;
      if (statusCode === 201) return undefined;
      const reason = message.headers['x-ms-error-code'] ?? message.statusMessage ?? '';
      return new UploadError(`the blob store answered ${statusCode} ${String(reason)}`, { statusCode });
    } catch (error) {
      // Its own words may hold the address. (No file of ours is imported: the bundler takes this one out of its place.)
      const { code } = error as NodeJS.ErrnoException;
      return new UploadError(`no answer from the blob store${code === undefined ? '' : `: ${code}`}`, {
        code,
      });
    }
  }
}

export class UploadError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
  /** Faults of the service and of the way to it; not what it says of this request. */
  readonly mayPass: boolean;
  constructor(message: string, { code, statusCode }: { code?: string | undefined; statusCode?: number }) {
    super(message);
    if (code !== undefined) this.code = code;
    if (statusCode !== undefined) this.statusCode = statusCode;
    this.mayPass = statusCode === undefined || statusCode >= 500 || statusCode === 408 || statusCode === 429;
  }
}

/** Ends with its time, or with the abort. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Of one blob all ids are of one length, as the service wants. */
const blockId = (index: number): string => Buffer.from(String(index).padStart(12, '0')).toString('base64');

/** Blocks of that size, the last one smaller; none for an empty stream. */
async function* blocksOf(stream: Readable, blockBytes: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + blockBytes - size);
      parts.push(part);
      size += part.length;
      from += part.length;
      if (size < blockBytes) continue;
      yield Buffer.concat(parts);
      [parts, size] = [[], 0];
    }
  }
  if (size > 0) yield Buffer.concat(parts);
}
