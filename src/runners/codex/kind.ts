// The runner for the Codex CLI. Light; argv, events and the run itself are loaded when they are used.
import type { RunnerKind } from '../../ports/runner.ts';

export const codex: RunnerKind = {
  name: 'codex',
  summary: 'runs `codex exec` with the prompt on stdin',
  program: { command: 'codex', install: 'npm install -g @openai/codex' },
  passEnv: ['OPENAI_*', 'CODEX_*'],
  meaning: (settings) => ({ model: settings.model ?? null, args: settings.runnerArgs }),
  open: (settings) => ({
    name: 'codex',
    run: async (request) => (await import('./runner.ts')).runCodex(settings, request),
  }),
  check: async (settings, env) => (await import('./check.ts')).checkCodex(settings, env),
};
