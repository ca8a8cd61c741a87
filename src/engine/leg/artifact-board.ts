// What the jobs of a group have left so far, as one listing that is kept for a while: a listing costs a call, and 256 legs
// ask. Knows names, never contents.
import {
  artifactPrefix,
  chunkPart,
  parseArtifactName,
  splitChunks,
} from '../../core/groups/artifact-names.ts';
import { firstSeal } from '../../core/groups/record-bundle.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ArtifactInfo, ArtifactStore } from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';

export interface SeenArtifact {
  readonly info: ArtifactInfo;
  readonly runAttempt: number;
  readonly number: number;
}

export interface BoardView {
  /** Claims of a chunk in one run attempt. */
  claims(chunk: string, runAttempt: number): readonly SeenArtifact[];
  /** Artifacts with records of the chunk, of all run attempts. */
  records(chunk: string): readonly SeenArtifact[];
  /** The newest run attempt in which every shard of the chunk was verified by then; 0 = none. */
  sealedIn(chunk: string): number;
}

export interface ArtifactBoard {
  /** A listing that is at most `maxAgeMs` old, for 0 a new one. Failures: `service-unavailable`. */
  look(maxAgeMs: number): Promise<Result<BoardView, Failure>>;
}

export function openArtifactBoard(artifacts: ArtifactStore, group: string, clock: Clock): ArtifactBoard {
  let last: { readonly at: number; readonly answer: Promise<Result<BoardView, Failure>> } | undefined;
  return {
    look(maxAgeMs) {
      const now = clock.now();
      if (last !== undefined && maxAgeMs > 0 && now - last.at <= maxAgeMs) return last.answer;
      const answer = list(artifacts, group).then((view) => {
        // A failure is not kept: the next one who asks tries again.
        if (!view.ok && last?.answer === answer) last = undefined;
        return view;
      });
      last = { at: now, answer };
      return answer;
    },
  };
}

async function list(artifacts: ArtifactStore, group: string): Promise<Result<BoardView, Failure>> {
  const claims = new Map<string, SeenArtifact[]>();
  const records = new Map<string, SeenArtifact[]>();
  // Claims and records share no longer prefix than the group's, which also tallies and the plan have: few enough.
  const prefix = artifactPrefix(group, 'claim').slice(0, -'claim-'.length);
  const listed = await artifacts.list(prefix);
  if (!listed.ok) return listed;
  for (const info of listed.value) {
    const name = parseArtifactName(group, info.name);
    if (name?.kind !== 'claim' && name?.kind !== 'record') continue;
    const seen = name.kind === 'claim' ? claims : records;
    for (const chunk of splitChunks(name.chunk)) {
      const ofChunk = seen.get(chunk) ?? [];
      ofChunk.push({ info, runAttempt: name.runAttempt, number: name.number });
      seen.set(chunk, ofChunk);
    }
  }
  return ok({
    claims: (chunk, runAttempt) =>
      (claims.get(chunkPart(chunk)) ?? []).filter((claim) => claim.runAttempt === runAttempt),
    records: (chunk) => records.get(chunkPart(chunk)) ?? [],
    sealedIn: (chunk) =>
      (records.get(chunkPart(chunk)) ?? []).reduce(
        (newest, { number, runAttempt }) => (number >= firstSeal ? Math.max(newest, runAttempt) : newest),
        0,
      ),
  });
}
