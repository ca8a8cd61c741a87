// Runs git in a tree that an agent may have prepared: no hooks, no monitors, no configuration but the repository's own,
// bounded in time and output.
import { execFile } from 'node:child_process';

/** A tree whose status takes longer than this can't be watched. */
const gitLimitMs = 60_000;
const gitOutputBytes = 256 * 1024 * 1024;

/** Settings through which a repository could make git run something of the agent's. */
const safeSettings = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'safe.directory=*',
  'submodule.recurse=false',
];

/** What git printed. Rejects with what it said when it fails, is missing or takes too long. */
export function runGit(cwd: string, args: readonly string[], input?: string): Promise<Buffer> {
  const env = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
  const all = [...safeSettings.flatMap((setting) => ['-c', setting]), ...args];
  return new Promise((resolve, reject) => {
    const options = {
      cwd,
      env,
      timeout: gitLimitMs,
      killSignal: 'SIGKILL',
      maxBuffer: gitOutputBytes,
      encoding: 'buffer',
    } as const;
    const child = execFile('git', all, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else
        reject(
          new Error(
            `git ${args[0] ?? ''}: ${stderr.toString('utf8').trim().split('\n')[0] || error.message.split('\n')[0]}`,
          ),
        );
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
