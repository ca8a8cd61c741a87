// Arguments of the Codex CLI. Pure. Facts: codex 0.171, `codex exec --help`.
import type { RunnerSettings } from '../../ports/runner.ts';
import { hasOption } from '../runner-args.ts';

/**
 * `codex exec` on a prompt from stdin (`-`). `exec` is read-only unless told otherwise and then ends with 0 and without
 * a file, so the work dir is made writable; `--json` reports usage and failures. The user's own choices replace ours.
 */
export function codexArgs(workdir: string, settings: RunnerSettings): readonly string[] {
  const { model, runnerArgs } = settings;
  const args = ['exec', '--cd', workdir, '--skip-git-repo-check', '--json'];
  if (!hasOption(runnerArgs, ...sandboxOptions)) args.push('--sandbox', 'workspace-write');
  if (model !== undefined && !hasOption(runnerArgs, '--model', '-m')) args.push('-m', model);
  // Given twice, a switch is an error to codex.
  const theirs = runnerArgs.filter((arg) => arg !== '--json' && arg !== '--skip-git-repo-check');
  return [...args, ...theirs, '-'];
}

const sandboxOptions = [
  '--sandbox',
  '-s',
  '--full-auto',
  '--dangerously-bypass-approvals-and-sandbox',
  '--yolo',
];
