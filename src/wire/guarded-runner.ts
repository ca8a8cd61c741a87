// Puts the guards around a runner that the settings, or the place where it runs, ask for.
import { dirname, join, resolve } from 'node:path';
import { realpathSync } from 'node:fs';
import type { Settings } from '../config/settings.ts';
import type { EmitRunEvent } from '../core/events.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import type { ScopeSetting } from '../core/scope/scope-changes.ts';
import type { Redactor } from '../core/security/redact.ts';
import type { KnownItems } from '../engine/attempt-tools.ts';
import type { GitWorkTree } from '../ports/git-worktree.ts';
import type { RunHelper } from '../ports/run-helper.ts';
import type { Runner } from '../ports/runner.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { nodeClock } from './node-clock.ts';

export type GivenTree = Promise<Result<GitWorkTree | undefined, Failure>>;

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
  /** What starts git; the command line's own by default. */
  readonly runHelper?: RunHelper;
  /** The tree, when somebody asked for it already; undefined = ask now. */
  readonly tree?: GivenTree | undefined;
}

/**
 * Asks git for the tree, which takes a moment in which others can work; undefined when no scope is guarded. Resolves
 * always.
 */
export function askForTree(
  { settings, scopeDefault, runHelper }: Pick<GuardOptions, 'settings' | 'scopeDefault' | 'runHelper'>,
  workdir: string,
): GivenTree | undefined {
  if (scopeOf(settings, scopeDefault) === 'off') return undefined;
  return openTree(workdir, runHelper);
}

async function openTree(workdir: string, runHelper: RunHelper | undefined): GivenTree {
  const { openGitWorkTree } = await import('../workspaces/git-worktree.ts');
  const run = runHelper ?? (await import('../workspaces/spawn-helper.ts')).spawnHelper;
  return openGitWorkTree(workdir, run);
}

/** Under `--dry-run` nothing is run that could change anything. */
const scopeOf = ({ dryRun, scope }: Settings, scopeDefault: ScopeSetting = 'off'): ScopeSetting =>
  dryRun ? 'off' : (scope ?? scopeDefault);

/**
 * The runner itself when nothing is to be guarded. A work dir in no git tree can't be guarded, which is warned of; one
 * of which git can say nothing is a failure.
 */
export async function guardedRunner(runner: Runner, options: GuardOptions): Promise<Result<Runner, Failure>> {
  const { settings, workdir, items, batch, emit, redactor } = options;
  if (runner.name === 'dry-run') return ok(runner);
  const itemsOf = (shard: string) => items?.ofShard(shard);
  const secured =
    redactor === undefined
      ? runner
      : (await import('../engine/secret-guard.ts')).guardSecrets(runner, { redactor, workdir, itemsOf });
  const setting = scopeOf(settings, options.scopeDefault);
  if (setting === 'off') return ok(secured);
  const tree = await (options.tree ?? openTree(workdir, options.runHelper));
  if (!tree.ok) return tree;
  if (tree.value === undefined) {
    const why =
      'the work dir is in no git tree, or there is no git: changes outside of the outputs are not seen';
    emit({
      type: 'warning',
      failure: { reason: 'settings-conflict', settings: ['scope', 'workdir'], why },
      at: nodeClock.now(),
    });
    return ok(secured);
  }
  const { guardScope } = await import('../engine/scope-guard.ts');
  const ownFolders = [realFolder(dirname(batch.manifestPath)), realFolder(join(workdir, settings.batchDir))];
  return ok(guardScope(secured, { tree: tree.value, setting, workdir, itemsOf, ownFolders }));
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
