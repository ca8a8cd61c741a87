// The second thread of a large verification: parses the same items.tsv by itself, since handing over the items would
// cost as much, and takes chunks until none is left. Started by verify-helper.ts alone; decides nothing.
import { parentPort, workerData } from 'node:worker_threads';
import { parseItems } from '../core/batch/parse-items.ts';
import { takeChunks, type HelperAnswer, type HelperRequest } from './verify-chunks.ts';
import { openVerifier } from './verify-items.ts';

const request = workerData as HelperRequest;
const { itemsBytes, itemsFile, workdir, checks, counter } = request;
const table = await parseItems(itemsBytes, itemsFile, { isQcRequired: checks.isQcChecked });
const verifier = await openVerifier(checks, workdir);
// A bad file or a bad pattern is found by the first thread as well, which reports it.
if (table.ok && verifier.ok) {
  const { items } = table.value;
  const answer: HelperAnswer = { items: items.length, chunks: takeChunks(verifier.value, items, counter) };
  parentPort?.postMessage(answer);
}
