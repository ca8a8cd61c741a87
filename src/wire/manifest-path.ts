// Where the manifest of the settings lies. A file of its own, so that asking costs nothing.
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';

/** The manifest as the user would name it. */
export function manifestPathOf({ manifest, batchDir }: Pick<Settings, 'manifest' | 'batchDir'>): string {
  return manifest ?? join(batchDir, 'manifest.tsv');
}
