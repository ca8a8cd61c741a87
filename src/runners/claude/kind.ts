// The runner for Claude Code. Light; argv, events and the run itself are loaded when they are used.
import type { RunnerKind } from '../../ports/runner.ts';

export const claude: RunnerKind = {
  name: 'claude',
  summary: 'runs `claude -p` with the prompt on stdin',
  program: { command: 'claude', install: 'npm install -g @anthropic-ai/claude-code' },
  passEnv: [
    'ANTHROPIC_*',
    'CLAUDE_*',
    'API_TIMEOUT_MS',
    'BASH_DEFAULT_TIMEOUT_MS',
    'BASH_MAX_TIMEOUT_MS',
    'DISABLE_AUTOUPDATER',
    'DISABLE_ERROR_REPORTING',
    'DISABLE_TELEMETRY',
    'IS_SANDBOX',
    'MAX_THINKING_TOKENS',
    'MCP_TIMEOUT',
    'MCP_TOOL_TIMEOUT',
  ],
  meaning: (settings) => ({ model: settings.model ?? null, args: settings.runnerArgs }),
  open: (settings) => ({
    name: 'claude',
    run: async (request) => (await import('./runner.ts')).runClaude(settings, request),
  }),
  check: async (settings, env) => (await import('./check.ts')).checkClaude(settings, env),
};
