// The cache service of GitHub Actions (v2), as far as state needs it: three calls and two transfers. Not through the official
// client, which unpacks whatever lies under a key with `tar -P` before anybody can look at it: an entry that an agent made
// with the token of its job could write any file of the job that restores it. Here an entry is bytes, and stays in memory.
//
// The protocol is that of @actions/cache 6: Twirp over JSON with snake_case names, bearer token, addresses signed for one blob.
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { HttpClient } from '@actions/http-client';
import { codeOf } from '../../core/system-error.ts';
import { BlobClient } from '../artifacts/block-blob.ts';

export interface CacheService {
  /** Newest key that starts with `prefix`; undefined when there is none. */
  newestKey(prefix: string): Promise<string | undefined>;
  /** The bytes under exactly this key; undefined when it is gone, or larger than the limit. */
  download(key: string, limitBytes: number): Promise<Buffer | undefined>;
  /** Address at which the entry may be put; undefined where the key is taken or the run may only read. */
  reserve(key: string): Promise<string | undefined>;
  /** Puts the stream there. Resolves with its size in bytes. */
  upload(address: string, content: Readable): Promise<number>;
  finish(key: string, size: number): Promise<void>;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Tells entries of this layout from others of the same key: the service finds none of another version. */
const version = hash('sha256', 'muster.state/1: gzip of a manifest line and the bytes of its files');
/** No key is this one: the prefix alone decides. */
const noKey = (prefix: string): string => `${prefix}?`;
const requestLimitMs = 120_000;
const blockBytes = 8 * 2 ** 20;
const blocksAtOnce = 4;

/** Its calls throw when the service fails, in words that `serviceErrorKind` knows. */
export function openCacheService(env: Env): CacheService {
  const call = async (method: string, request: object): Promise<Answer> => {
    const url = new URL(
      `/twirp/github.actions.results.api.v1.CacheService/${method}`,
      env['ACTIONS_RESULTS_URL'],
    );
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${env['ACTIONS_RUNTIME_TOKEN'] ?? ''}`,
    };
    return answered(async (http) => {
      const response = await http.post(url.href, JSON.stringify(request), headers);
      const body = objectOf(await response.readBody());
      const { statusCode = 0, statusMessage = '' } = response.message;
      if (statusCode >= 200 && statusCode < 300) return body;
      const text = `Failed request: (${statusCode}) ${statusMessage}: ${saidIn(body, 'msg')}`;
      throw new ServiceError(statusCode >= 400 && statusCode < 500 ? `non-retryable error: ${text}` : text);
    });
  };
  const addressOf = async (key: string, prefixes: readonly string[]): Promise<Answer | undefined> => {
    try {
      const answer = await call('GetCacheEntryDownloadURL', { key, restore_keys: prefixes, version });
      return answer['ok'] === true ? answer : undefined;
    } catch (error) {
      if ((error as Error).message.includes('cache read denied:')) return undefined;
      throw error;
    }
  };
  return {
    async newestKey(prefix) {
      const answer = await addressOf(noKey(prefix), [prefix]);
      return answer === undefined ? undefined : textIn(answer, 'matched_key');
    },
    async download(key, limitBytes) {
      const answer = await addressOf(key, []);
      if (answer === undefined || textIn(answer, 'matched_key') !== key) return undefined;
      return answered((http) => bytesAt(http, textIn(answer, 'signed_download_url'), limitBytes));
    },
    async reserve(key) {
      const answer = await call('CreateCacheEntry', { key, version }).catch((error: Error) => {
        if (error.message.includes('(409)')) return undefined;
        throw error;
      });
      if (answer === undefined) return undefined;
      const why = saidIn(answer, 'message');
      if (answer['ok'] !== true && why.startsWith('cache write denied:')) return undefined;
      if (answer['ok'] !== true) throw new ServiceError(`the key could not be reserved: ${why}`);
      return textIn(answer, 'signed_upload_url');
    },
    async upload(address, content) {
      let size = 0;
      const counted = async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          size += chunk.length;
          yield chunk;
        }
      };
      const blob = new BlobClient(address).getBlockBlobClient();
      await blob.uploadStream(Readable.from(counted()), blockBytes, blocksAtOnce);
      return size;
    },
    async finish(key, size) {
      const answer = await call('FinalizeCacheEntryUpload', { key, version, size_bytes: String(size) });
      if (answer['ok'] !== true)
        throw new ServiceError(`the entry could not be finished: ${saidIn(answer, 'message')}`);
    },
  };
}

type Answer = Readonly<Record<string, unknown>>;

class ServiceError extends Error {}

/** The names of fields are snake_case here; JSON of protocol buffers may have them in camelCase, too. */
function textIn(answer: Answer, name: string): string {
  const value = answer[name] ?? answer[name.replaceAll(/_(\w)/g, (_, sign: string) => sign.toUpperCase())];
  if (typeof value === 'string' && value !== '') return value;
  throw new ServiceError(`its answer has no ${name}`);
}

function saidIn(answer: Answer, name: 'msg' | 'message'): string {
  const value = answer[name];
  return typeof value === 'string' ? value : '';
}

function objectOf(text: string): Answer {
  try {
    return Object(JSON.parse(text)) as Answer;
  } catch {
    return {};
  }
}

/** One request with a client of its own. What the system says of a lost connection is said by its code: its words may hold the address. */
async function answered<T>(work: (http: HttpClient) => Promise<T>): Promise<T> {
  const http = new HttpClient('muster', [], {
    allowRetries: false,
    allowRedirects: false,
    socketTimeout: requestLimitMs,
  });
  try {
    return await work(http);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(`no answer from the cache: ${codeOf(error) ?? 'the connection failed'}`);
  } finally {
    http.dispose();
  }
}

async function bytesAt(http: HttpClient, url: string, limitBytes: number): Promise<Buffer | undefined> {
  const { message } = await http.get(url);
  if (message.statusCode !== 200) {
    message.resume();
    throw new ServiceError(`the blob store answered ${message.statusCode ?? 0}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
