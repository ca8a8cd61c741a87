// A model API on loopback that stands in for the real one, so that unmodified agent CLIs run without keys, cost or
// network. This part is what all of them share: the listener, the failure modes, and what the prompt asks for.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** `ok`, an HTTP status for every model call, `quota` (429, used up), `429x1` (the first call only). */
export type ModelMode = 'ok' | 'quota' | `${number}` | `${number}x${number}`;

export interface ModelFailure {
  readonly status: number;
  readonly isQuota: boolean;
}

export interface ModelCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly body: Body;
  /** Asked once for each model call: counts it, and says how it is to fail. */
  readonly nextFailure: () => ModelFailure | undefined;
}

export type Body = { readonly [name: string]: any };

export interface ModelServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT` */
  readonly base: string;
  readonly modelCalls: () => number;
}

export async function startModelServer(
  mode: ModelMode,
  answer: (call: ModelCall) => void,
): Promise<ModelServer> {
  let modelCalls = 0;
  const nextFailure = (text: string) => {
    modelCalls += 1;
    return failureOf(mode, modelCalls) ?? askedFailure(text);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const text = Buffer.concat(chunks).toString();
      answer({ request, response, path, body: parse(text), nextFailure: () => nextFailure(text) });
    });
  });
  // A CLI may try a WebSocket first; 426 makes it fall back to HTTP at once.
  server.on('upgrade', (_, socket) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 426 Upgrade Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    base: `http://127.0.0.1:${address.port}`,
    modelCalls: () => modelCalls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function failureOf(mode: ModelMode, call: number): ModelFailure | undefined {
  if (mode === 'ok') return undefined;
  if (mode === 'quota') return { status: 429, isQuota: true };
  const [status, times] = mode.split('x').map(Number);
  return call <= (times ?? Infinity) ? { status: status ?? 500, isQuota: false } : undefined;
}

/** A prompt may ask for its own failure, for ever: `FAKE_STATUS 500`. Other prompts of the same server go well. */
function askedFailure(text: string): ModelFailure | undefined {
  const status = /FAKE_STATUS (\d{3})/.exec(text)?.[1];
  return status === undefined ? undefined : { status: Number(status), isQuota: false };
}

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export function sendJson(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Server-sent events, all at once. */
export function sendEvents(
  response: ServerResponse,
  events: readonly ({ readonly type: string } & Body)[],
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}

/**
 * The prompt says what to write: `FAKE_WRITE path` and `FAKE_NONCE word`. The word lands in the file, which proves that
 * the prompt on stdin reached the model.
 */
export function wishOf(text: string): { readonly path: string; readonly content: string } {
  const path = [...text.matchAll(/FAKE_WRITE (\S+)/g)].at(-1)?.[1] ?? 'outputs/alpha.md';
  const nonce = [...text.matchAll(/FAKE_NONCE (\w+)/g)].at(-1)?.[1] ?? 'none';
  return { path, content: `nonce: ${nonce}\n` };
}
