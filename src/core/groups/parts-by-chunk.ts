// Records that are left late, cut into what may go up together: some whole chunks to a name, as many bytes to an artifact as it
// may have. Each record is asked for when its turn has come, since all of a leg together may be more than memory holds. Pure.
import { chunksThatFit, joinChunks } from './artifact-names.ts';
import { partsOf } from './bundle-size.ts';
import type { BundledRecord } from './record-bundle.ts';

export interface ChunkPart {
  /** As the artifact's name has it. */
  readonly chunk: string;
  readonly records: readonly BundledRecord[];
}

/** `chunkOf`: as names of artifacts have it. `recordOf`: undefined when there is none any more. */
export function* partsByChunk<Attempt>(
  attempts: readonly Attempt[],
  chunkOf: (attempt: Attempt) => string,
  recordOf: (attempt: Attempt) => BundledRecord | undefined,
): Generator<ChunkPart> {
  const byChunk = Map.groupBy(attempts, chunkOf);
  const chunks = [...byChunk.keys()];
  while (chunks.length > 0) {
    const next = chunks.splice(0, chunksThatFit(chunks));
    const those = next.flatMap((chunk) => byChunk.get(chunk) ?? []);
    for (const records of partsOf(eachRecord(those, recordOf))) yield { chunk: joinChunks(next), records };
  }
}

function* eachRecord<Attempt>(
  attempts: readonly Attempt[],
  recordOf: (attempt: Attempt) => BundledRecord | undefined,
): Generator<BundledRecord> {
  for (const attempt of attempts) {
    const record = recordOf(attempt);
    if (record !== undefined) yield record;
  }
}
