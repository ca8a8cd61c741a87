// One answer of the service, given as a value, and how a fault spoils it on its way.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export function jsonReply(status: number, value: object): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** Error bodies are JSON: a client retries a body that is not, whatever its status. */
export const errorReply = (status: number, code: string, msg: string): Reply =>
  jsonReply(status, { code, msg });

/** Sends the reply as the fault has it. Timers of a slow reply end with the socket. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  fault: Fault | undefined,
): void {
  const body = reply.body ?? new Uint8Array();
  const head = () =>
    response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length) });
  switch (fault?.kind) {
    case undefined:
    case 'error':
    case 'lost-behind-error':
      head();
      response.end(body);
      return;
    case 'reset':
    case 'lost':
      request.socket.destroy();
      return;
    case 'silent':
      return;
    case 'truncated':
      head();
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => request.socket.destroy());
      return;
    case 'late':
      whenOpen(response, fault.ms, () => {
        head();
        response.end(body);
      });
      return;
    case 'slow':
      head();
      trickle(response, body, fault.pieces, fault.everyMs);
  }
}

function trickle(response: ServerResponse, body: Uint8Array, pieces: number, everyMs: number): void {
  const size = Math.max(1, Math.ceil(body.length / pieces));
  const next = (from: number): void => {
    if (from >= body.length) return void response.end();
    response.write(body.subarray(from, from + size));
    whenOpen(response, everyMs, () => next(from + size));
  };
  next(0);
}

function whenOpen(response: ServerResponse, ms: number, callback: () => void): void {
  const timer = setTimeout(callback, ms);
  response.once('close', () => clearTimeout(timer));
}
