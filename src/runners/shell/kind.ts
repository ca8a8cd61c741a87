// The runner for any command: `sh -c COMMAND` with the prompt on stdin. Light; the work is loaded when it runs.
import type { RunnerKind } from '../../ports/runner.ts';

export const shell: RunnerKind = {
  name: 'shell',
  summary: 'runs --shell-command with the prompt on stdin',
  passEnv: [],
  meaning: (settings) => ({ shellCommand: settings.shellCommand ?? null }),
  open: (settings) => {
    // Asked for once: an import that is answered from memory still takes a part of what a small shard takes.
    let loaded: Promise<typeof import('./runner.ts')> | undefined;
    return {
      name: 'shell',
      async run(request) {
        loaded ??= import('./runner.ts');
        return (await loaded).runShell(settings, request);
      },
    };
  },
  check: async (settings, env) => (await import('./check.ts')).checkShell(settings, env),
};
