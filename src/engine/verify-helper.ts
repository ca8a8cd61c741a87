// Starts the second thread of a large verification and puts both threads' verdicts together. What it gives is what one
// thread alone would give: whatever becomes of the helper, each item is verified.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Item } from '../core/batch/item.ts';
import type { ItemVerdict } from '../core/verify/verdict.ts';
import { chunkCount, helperMinBytes, takeChunks, verifyChunk, type HelperAnswer, type HelperRequest } from './verify-chunks.ts';
import type { Verifier } from './verify-items.ts';

export interface VerifyHelper {
  /** The failed verdicts of all items, in item order. To be called once. */
  share(verifier: Verifier, items: readonly Item[]): Promise<readonly ItemVerdict[]>;
  /** Ends the thread when its work is not wanted after all. */
  stop(): void;
}

/** The worker beside this file, compiled or not. A bundle has none: there one thread does everything. */
const workerUrl = new URL(import.meta.url.replace(/verify-helper(\.\w+)$/, 'verify-worker$1'));

/**
 * Starts a helper where it pays: a large items file and a second processor. Start it before the items are parsed, since
 * a thread takes tens of milliseconds to be ready.
 */
export function startVerifyHelper(request: Omit<HelperRequest, 'counter'>): VerifyHelper | undefined {
  if (request.itemsBytes.length < helperMinBytes || availableParallelism() < 2) return undefined;
  if (!workerUrl.pathname.includes('verify-worker') || !existsSync(fileURLToPath(workerUrl))) return undefined;
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const workerData: HelperRequest = { ...request, counter };
  const worker = new Worker(workerUrl, { workerData });
  const answer = new Promise<HelperAnswer | undefined>((resolve) => {
    worker.once('message', resolve);
    // A helper that failed has done nothing; if that was a bug, the same work fails here and says so.
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
  return {
    async share(verifier, items) {
      const own = takeChunks(verifier, items, counter);
      const helped = await answer;
      const others = helped?.items === items.length ? helped.chunks : undefined;
      const chunks = Array.from({ length: chunkCount(items.length) }, (_, chunk) => chunk);
      return chunks.flatMap((chunk) => own.get(chunk) ?? others?.get(chunk) ?? verifyChunk(verifier, items, chunk));
    },
    stop: () => void worker.terminate(),
  };
}
