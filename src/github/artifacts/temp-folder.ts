// A folder for the moment of one upload or download, below the runner's own temp folder, which the runner empties.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  readonly path: string;
  /** Removes it with all that is in it. */
  remove(): void;
}

/** A new, empty folder. Throws the system's error where there can be none. */
export function openTempFolder(): TempFolder {
  const base = process.env['RUNNER_TEMP'] || tmpdir();
  mkdirSync(base, { recursive: true });
  const path = mkdtempSync(join(base, 'muster-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
