// Puts the file store of a batch together with this process's identity. Both entries, command line and Action, use it.
import { randomBytes } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import { currentOwner, ownerState } from '../runners/process/identity.ts';
import { manifestPathOf } from './manifest-path.ts';
import { openBatchDir, type BatchDir } from '../stores/file/batch-dir.ts';

/**
 * The batch that the settings name. Touches nothing on disk. `warn` hears of torn and foreign claims and records, and at
 * once of a lock that is waited for; `stop` ends the wait.
 */
export function openBatch(
  settings: Pick<Settings, 'manifest' | 'batchDir'>,
  warn: (failure: Failure) => void,
  stop?: AbortSignal,
): BatchDir {
  const token = randomBytes(12).toString('hex');
  return openBatchDir({
    manifestPath: manifestPathOf(settings),
    owner: currentOwner(token),
    ownerState,
    warn,
    stop,
  });
}
