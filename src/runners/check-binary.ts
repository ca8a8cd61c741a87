// Whether a program is on PATH and answers: what every runner's `doctor` check begins with. Knows no runner.
import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { RunnerCheck } from '../ports/runner.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** An agent CLI may unpack itself at its first start. */
const answerLimitMs = 20_000;

/** Path of the program that the agent's PATH would find; undefined when there is none. */
export function findOnPath(command: string, env: Env): string | undefined {
  return (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

/** Looks for the program and asks it for its version. `install` is the remedy when it is missing. */
export async function checkBinary(command: string, install: string, env: Env): Promise<RunnerCheck> {
  const path = findOnPath(command, env);
  if (path === undefined) {
    return { name: `${command} on PATH`, isOk: false, found: 'not found', remedy: install };
  }
  const version = await run(path, ['--version'], env);
  return version.isOk
    ? { name: `${command} on PATH`, isOk: true, found: `${version.text} (${path})` }
    : {
        name: `${command} on PATH`,
        isOk: false,
        found: `${path} --version failed: ${version.text}`,
        remedy: `install it anew: ${install}`,
      };
}

/** Runs a short command; text is the first line of what it said. Never rejects. */
export function run(
  path: string,
  args: readonly string[],
  env: Env,
): Promise<{ readonly isOk: boolean; readonly text: string }> {
  return new Promise((resolve) => {
    const options = {
      env,
      timeout: answerLimitMs,
      killSignal: 'SIGKILL' as const,
      encoding: 'utf8' as const,
    };
    const child = execFile(path, args, options, (error, stdout, stderr) => {
      const said = firstLine(stdout) || firstLine(stderr);
      if (error === null) resolve({ isOk: true, text: said });
      else
        resolve({
          isOk: false,
          text: error.killed === true ? 'no answer' : said || firstLine(error.message),
        });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end();
  });
}

const firstLine = (text: string): string => text.trim().split('\n')[0]?.slice(0, 200) ?? '';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
