// A folder for the moment of one upload or download, below the runner's own temp folder, which the runner empties.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  readonly path: string;
  /** Removes it with all that is in it. */
  remove(): void;
}

/** A new, empty folder. */
export function openTempFolder(): TempFolder {
  const base = process.env['RUNNER_TEMP'];
  const path = mkdtempSync(join(base === undefined || base === '' ? tmpdir() : base, 'muster-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
