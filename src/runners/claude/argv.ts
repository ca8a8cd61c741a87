// Arguments of Claude Code. Pure. Facts: claude 2.1.332, `claude --help`.
import type { RunnerSettings } from '../../ports/runner.ts';
import { hasOption } from '../runner-args.ts';

/**
 * `claude -p` on a prompt from stdin. In its default permission mode it denies itself every write and still ends with 0,
 * so edits are accepted; stream-json reports usage and failures. The user's own choices replace ours.
 */
export function claudeArgs(settings: RunnerSettings): readonly string[] {
  const { model, runnerArgs } = settings;
  const args = ['-p', '--verbose'];
  if (!hasOption(runnerArgs, '--output-format')) args.push('--output-format', 'stream-json');
  if (!hasOption(runnerArgs, '--permission-mode', '--dangerously-skip-permissions')) {
    args.push('--permission-mode', 'acceptEdits');
  }
  args.push('--no-session-persistence');
  if (model !== undefined && !hasOption(runnerArgs, '--model')) args.push('--model', model);
  return [...args, ...runnerArgs];
}
