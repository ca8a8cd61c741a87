// How large what leaves a leg may be: well below what a join reads of one artifact, since a leg must never pass with what the
// join is going to refuse. Pure.
import type { BundledRecord } from './record-bundle.ts';

/** Bytes of all files of the records that go up together; one record alone may come with more. */
export const maxBundleBytes = 256 * 2 ** 20;

/** Bytes of one file: it is held in memory when it is packed and when it is read. */
export const maxBundledFileBytes = 64 * 2 ** 20;

/** Bytes of all outputs and QC files of one shard. Log and prompt come on top of that. */
export const maxOutputBytes = 256 * 2 ** 20;

/** What a join reads of one artifact of a leg: twice of what a leg may put into it, for logs, prompts and redaction. */
export const maxReadBytes = 2 * maxBundleBytes;

/** Outputs of earlier runs that a plan carries over to the join: with prompts and plan no more than anybody reads of an artifact. */
export const maxKeptBytes = 896 * 2 ** 20;

/** What is read of an artifact that holds one small document, as a claim does. */
export const maxDocumentBytes = 2 ** 20;

const bytesOf = ({ files }: Pick<BundledRecord, 'files'>): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** The records in the order that they have, cut into what may go up together; each is asked for when there is need. None is empty. */
export function* partsOf(records: Iterable<BundledRecord>): Generator<BundledRecord[]> {
  let part: BundledRecord[] = [];
  let room = maxBundleBytes;
  for (const record of records) {
    const bytes = bytesOf(record);
    if (bytes > room && part.length > 0) {
      yield part;
      [part, room] = [[], maxBundleBytes];
    }
    part.push(record);
    room -= bytes;
  }
  if (part.length > 0) yield part;
}
