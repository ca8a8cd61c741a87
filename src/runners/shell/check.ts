// What the shell runner needs: a POSIX shell, and a command that it can parse.
import type { RunnerCheck, RunnerSettings } from '../../ports/runner.ts';
import { findOnPath, run } from '../check-binary.ts';
import { shellArgs } from './argv.ts';

export async function checkShell(
  settings: RunnerSettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly RunnerCheck[]> {
  const sh = findOnPath('sh', env);
  const hasSh: RunnerCheck =
    sh === undefined
      ? { name: 'sh on PATH', isOk: false, found: 'not found', remedy: 'add /bin to PATH' }
      : { name: 'sh on PATH', isOk: true, found: sh };
  return [hasSh, await checkCommand(settings.shellCommand ?? '', sh, env)];
}

/** `sh -n` parses and runs nothing. */
async function checkCommand(
  command: string,
  sh: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunnerCheck> {
  const name = 'shell command';
  if (command.trim() === '') {
    return {
      name,
      isOk: false,
      found: 'not set',
      remedy: 'set --shell-command or shell-command in muster.yml',
    };
  }
  const parsed = sh === undefined ? undefined : await run(sh, ['-n', ...shellArgs(command)], env);
  if (parsed === undefined || parsed.isOk) return { name, isOk: true, found: command };
  return { name, isOk: false, found: parsed.text, remedy: 'correct its syntax' };
}
