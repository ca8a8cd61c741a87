// One download: the packed bytes as the service sends them, through a file, since the client knows no other way. Unpacking
// is ours, so that nothing in them reaches the disk unjudged.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtifactInfo } from '../../ports/artifact-store.ts';
import { openTempFolder } from './temp-folder.ts';

export type Download =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'mismatch'; readonly found: string }
  | { readonly kind: 'too-large' };

/** Damage on the way is worth other tries, damage where the artifact lies is not: which it is shows soon. */
const triesOnMismatch = 3;

/**
 * A function that downloads the artifact once, with `fetch` writing one file into the folder that it is given. Throws what
 * `fetch` throws, and for the first mismatches of the digest.
 */
export function downloadOf(
  artifact: ArtifactInfo,
  limitBytes: number,
  fetch: (folder: string) => Promise<unknown>,
): () => Promise<Download> {
  let mismatches = 0;
  return async () => {
    const folder = openTempFolder();
    try {
      await fetch(folder.path);
      const bytes = onlyFile(folder.path, limitBytes);
      if (bytes === undefined) return { kind: 'too-large' };
      const found = `sha256:${hash('sha256', bytes)}`;
      if (artifact.digest === undefined || artifact.digest === found) return { kind: 'bytes', bytes };
      mismatches += 1;
      if (mismatches < triesOnMismatch) throw new Error(`the downloaded bytes have ${found}`);
      return { kind: 'mismatch', found };
    } finally {
      folder.remove();
    }
  };
}

/** The file that the client wrote, whatever it called it; undefined when it is larger than the limit. */
function onlyFile(folder: string, limitBytes: number): Buffer | undefined {
  const [name, ...others] = readdirSync(folder);
  if (name === undefined || others.length > 0) throw new Error('the client did not write one file');
  const path = join(folder, name);
  return statSync(path).size > limitBytes ? undefined : readFileSync(path);
}
