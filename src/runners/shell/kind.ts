// The runner for any command: `sh -c COMMAND` with the prompt on stdin. Light; the work is loaded when it runs.
import type { RunnerKind } from '../../ports/runner.ts';

export const shell: RunnerKind = {
  name: 'shell',
  summary: 'runs --shell-command with the prompt on stdin',
  passEnv: [],
  meaning: (settings) => ({ shellCommand: settings.shellCommand ?? null }),
  open: (settings) => ({
    name: 'shell',
    run: async (request) => (await import('./runner.ts')).runShell(settings, request),
  }),
  check: async (settings, env) => (await import('./check.ts')).checkShell(settings, env),
};
