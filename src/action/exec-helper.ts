// Helper programs in a workflow: through @actions/exec. It has no time limit and hands out no process, so that one that
// hangs is found by a mark in its environment, with all that it started. Loaded when the first helper is run.
import { randomUUID } from 'node:crypto';
import type { HelperCall, HelperEnd, RunHelper } from '../ports/run-helper.ts';
import { killProcessesWith } from '../runners/process/leftovers.ts';

/** What a helper says when it fails: more than this is not read. */
const stderrBytes = 64 * 1024;

export const execHelper: RunHelper = async (call) => {
  const { exec } = await import('@actions/exec');
  const mark = randomUUID();
  const stdout: Buffer[] = [];
  let [size, stderr] = [0, ''];
  const { promise: cut, resolve: cutNow } = Promise.withResolvers<HelperEnd>();
  const timer = setTimeout(() => cutNow({ kind: 'no-answer' }), call.limitMs);
  const listeners = {
    stdout: (chunk: Buffer) => {
      size += chunk.length;
      if (size > call.limitBytes) cutNow({ kind: 'too-much' });
      else stdout.push(chunk);
    },
    stderr: (chunk: Buffer) => {
      if (stderr.length < stderrBytes) stderr += chunk.toString('utf8');
    },
  };
  const ended = exec(quoted(call.program), [...call.args], {
    ...optionsOf(call, mark),
    listeners,
  }).then(
    // No code at all: ended by somebody's signal.
    (code: number | null): HelperEnd => ({
      kind: 'exited',
      code: code ?? -1,
      stdout: Buffer.concat(stdout),
      stderr,
    }),
    (error: unknown): HelperEnd => ({ kind: 'not-started', error: (error as Error).message }),
  );
  const end = await Promise.race([ended, cut]);
  clearTimeout(timer);
  if (end.kind === 'no-answer' || end.kind === 'too-much') killProcessesWith(mark);
  return end;
};

/** Nothing of it is printed, and an exit code is an answer. */
const optionsOf = ({ cwd, env }: HelperCall, mark: string) => ({
  cwd,
  env: { ...env, MUSTER_OWNER: mark },
  silent: true,
  ignoreReturnCode: true,
});

/** It takes a command line, of which it splits off what follows a space. */
const quoted = (program: string): string => `"${program}"`;
