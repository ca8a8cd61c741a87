// Helper programs on the command line: through Node's own execFile, which knows all the limits.
import { execFile } from 'node:child_process';
import type { RunHelper } from '../ports/run-helper.ts';

export const spawnHelper: RunHelper = ({ program, args, cwd, env, limitMs, limitBytes }) =>
  new Promise((resolve) => {
    const options = {
      cwd,
      env,
      timeout: limitMs,
      killSignal: 'SIGKILL',
      maxBuffer: limitBytes,
      encoding: 'buffer',
    } as const;
    const child = execFile(program, [...args], options, (error, stdout, stderr) => {
      const code = error?.code;
      if (error === null) resolve({ kind: 'exited', code: 0, stdout, stderr: stderr.toString('utf8') });
      else if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') resolve({ kind: 'too-much' });
      else if (error.killed === true) resolve({ kind: 'no-answer' });
      else if (typeof code === 'string') resolve({ kind: 'not-started', error: code });
      // Ended by somebody's signal: no code, and no answer either.
      else resolve({ kind: 'exited', code: code ?? -1, stdout, stderr: stderr.toString('utf8') });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end();
  });
