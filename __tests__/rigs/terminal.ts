// A real terminal around the command line tool, which a test can close as a person closes a window. `script` (util-linux)
// holds its other end: without it the tool sees a hang-up, and every write to it fails.
import { spawn } from 'node:child_process';
import { musterMain } from './muster-cli.ts';
import type { TempBatch } from './temp-batch.ts';

export interface Terminal extends Disposable {
  close(): void;
}

/** Starts `muster …args` in the batch's folder; its exit code will be in the file `exit-code` there. */
export function openTerminal(batch: TempBatch, args: readonly string[]): Terminal {
  const tool = [process.execPath, musterMain, ...args].map(quoted).join(' ');
  // As in a window: the shell that leads the session dies of the hang-up, which then reaches all that it had started.
  // The one between outlives it, to tell how the tool ended.
  const teller = `trap : HUP; ${tool}; echo $? > exit-code.new; mv exit-code.new exit-code`;
  const command = `sh -c ${quoted(teller)}; true`;
  const holder = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
    cwd: batch.dir,
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: batch.dir, SHELL: '/bin/sh', TERM: 'xterm' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = (): void => void holder.kill('SIGKILL');
  return { close, [Symbol.dispose]: close };
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
