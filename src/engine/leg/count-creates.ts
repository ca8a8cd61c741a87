// Counts what a job leaves: GitHub refuses more than some hundred artifacts of one job.
import type { ArtifactStore } from '../../ports/artifact-store.ts';

/** The same store, and how many artifacts have been asked of it. */
export function countCreates(artifacts: ArtifactStore): {
  readonly artifacts: ArtifactStore;
  readonly made: () => number;
} {
  let made = 0;
  return {
    made: () => made,
    artifacts: {
      ...artifacts,
      create: (name, files) => {
        made += 1;
        return artifacts.create(name, files);
      },
    },
  };
}
