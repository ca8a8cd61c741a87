// The seal of a plan artifact: one digest over everything that lies in it. The plan job tells it as its output `plan-digest`,
// which nobody who can only write artifacts can change, so whoever is told it takes that plan and no other. Not to be
// confused with the plan digest (`digests.plan` of plan.json), which stands for what was planned and says nothing of
// prompts, manifest, policy and carried work. Pure.
import { hash } from 'node:crypto';

interface SealedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * sha256 over a line for each file, `["<path>","<sha256 of its bytes>"]`, sorted: in which order the files come makes no
 * difference. Asks each file for its bytes once.
 */
export function sealDigestOf(files: Iterable<SealedFile>): string {
  const lines = Array.from(files, ({ path, bytes }) => `${JSON.stringify([path, hash('sha256', bytes)])}\n`);
  return hash('sha256', lines.toSorted().join(''));
}
