// Puts the guards around a runner that the settings, or the place where it runs, ask for.
import { dirname, join, resolve } from 'node:path';
import { realpathSync } from 'node:fs';
import type { Settings } from '../config/settings.ts';
import type { EmitRunEvent } from '../core/events.ts';
import type { ScopeSetting } from '../core/scope/scope-changes.ts';
import type { Redactor } from '../core/security/redact.ts';
import type { KnownItems } from '../engine/run-attempt.ts';
import type { Runner } from '../ports/runner.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { nodeClock } from './node-clock.ts';

export interface GuardOptions {
  readonly settings: Settings;
  /** Real path. */
  readonly workdir: string;
  readonly items: KnownItems | undefined;
  readonly batch: Pick<BatchDir, 'manifestPath'>;
  readonly emit: EmitRunEvent;
  /** Where the setting says nothing; `off` by default, since a look at a large tree before every attempt costs time. */
  readonly scopeDefault?: ScopeSetting;
  /** Looks for secrets in outputs and QC. */
  readonly redactor?: Redactor;
}

/** The runner itself when nothing is to be guarded. A work dir in no git tree can't be guarded, which is warned of. */
export async function guardedRunner(runner: Runner, options: GuardOptions): Promise<Runner> {
  const { settings, workdir, items, batch, emit, redactor } = options;
  if (runner.name === 'dry-run') return runner;
  const itemsOf = (shard: string) => items?.ofShard(shard);
  const secured =
    redactor === undefined
      ? runner
      : (await import('../engine/secret-guard.ts')).guardSecrets(runner, { redactor, workdir, itemsOf });
  const setting = settings.scope ?? options.scopeDefault ?? 'off';
  if (setting === 'off') return secured;
  const tree = await (await import('../workspaces/git-worktree.ts')).openGitWorkTree(workdir);
  if (tree === undefined) {
    const why = 'the work dir is in no git tree, so changes outside of the outputs are not seen';
    emit({
      type: 'warning',
      failure: { reason: 'settings-conflict', settings: ['scope', 'workdir'], why },
      at: nodeClock.now(),
    });
    return secured;
  }
  const { guardScope } = await import('../engine/scope-guard.ts');
  const ownFolders = [realFolder(dirname(batch.manifestPath)), realFolder(join(workdir, settings.batchDir))];
  return guardScope(secured, { tree, setting, workdir, itemsOf, ownFolders });
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
