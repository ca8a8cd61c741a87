// A file of an artifact whose bytes are read when they are asked for and then forgotten: a join of 100,000 outputs must not
// hold them all.
import { readFileSync } from 'node:fs';
import type { ArtifactFile } from '../../ports/artifact-store.ts';

/** `from`: absolute path of the bytes; a file that is gone by then is a bug of ours. */
export function lazyFile(path: string, from: string): ArtifactFile {
  return {
    path,
    get bytes() {
      return readFileSync(from);
    },
  };
}

export const textFile = (path: string, text: string): ArtifactFile => ({ path, bytes: Buffer.from(text) });
