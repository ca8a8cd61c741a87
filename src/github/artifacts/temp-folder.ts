// A folder for the moment of one upload or download, below the runner's own temp folder, which the runner empties.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with a new, empty folder that is gone when it is over, whatever came of it. */
export async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const base = process.env['RUNNER_TEMP'];
  const folder = mkdtempSync(join(base === undefined || base === '' ? tmpdir() : base, 'muster-'));
  try {
    return await work(folder);
  } finally {
    // A download that was given up may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
