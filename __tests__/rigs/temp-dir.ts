// A temp folder that is gone when the test is over: `await using dir = await tempDir()`.
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempDir extends AsyncDisposable {
  readonly path: string;
  readonly inside: (...names: string[]) => string;
}

/** The path is a real one, without symlinks, so that tests can compare it. */
export async function tempDir(prefix = 'muster-'): Promise<TempDir> {
  const path = await realpath(await mkdtemp(join(tmpdir(), prefix)));
  return {
    path,
    inside: (...names) => join(path, ...names),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
