// Runs git in a tree that an agent may have prepared: no hooks, no monitors, no configuration but the repository's own,
// bounded in time and output. Who starts it is given.
import type { HelperEnd, RunHelper } from '../ports/run-helper.ts';

/** A tree whose status takes longer than this can't be watched. */
const gitLimitMs = 60_000;
const gitOutputBytes = 256 * 1024 * 1024;

/** Settings through which a repository could make git run something of the agent's, or miss a change. */
const safeSettings = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  // Of a file whose times were set back, the time of its inode still tells that it was touched.
  'core.trustctime=true',
  'core.checkStat=default',
  'core.untrackedCache=false',
  'core.splitIndex=false',
  'safe.directory=*',
  'submodule.recurse=false',
];

/** Why git gave no answer that can be used; `end` says how it went. */
export class GitError extends Error {
  readonly end: HelperEnd;
  constructor(command: string, end: HelperEnd) {
    super(`git ${command}: ${whyOf(end)}`);
    this.end = end;
  }
}

/** Resolves with what git printed; rejects with a GitError. */
export type Git = (args: readonly string[]) => Promise<Buffer>;

/** Git, as `run` starts it in `cwd`. `more`: variables that say which repository and which index. */
export function gitIn(
  cwd: string,
  run: RunHelper,
  limitMs = gitLimitMs,
  more: Readonly<Record<string, string>> = {},
): Git {
  const env = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_ATTR_NOSYSTEM: '1',
    ...more,
  };
  const settings = safeSettings.flatMap((setting) => ['-c', setting]);
  return async (args) => {
    const end = await run({
      program: 'git',
      args: [...settings, ...args],
      cwd,
      env,
      limitMs,
      limitBytes: gitOutputBytes,
    });
    if (end.kind === 'exited' && end.code === 0) return end.stdout;
    throw new GitError(args.find((arg) => !arg.startsWith('-')) ?? '', end);
  };
}

function whyOf(end: HelperEnd): string {
  switch (end.kind) {
    case 'exited':
      return end.stderr.trim().split('\n')[0] || `exit code ${end.code}`;
    case 'not-started':
      return end.error;
    case 'no-answer':
      return 'it did not end in time and was killed';
    case 'too-much':
      return 'it printed too much and was killed';
  }
}
