// What is secret where an agent runs, by the settings and Muster's environment, and the search for it. Whatever shows or
// uploads what an agent wrote asks here.
import type { Settings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { openRedactor, type Redactor } from '../core/security/redact.ts';
import { collectSecrets } from '../core/security/secrets.ts';
import { findRunnerKind } from '../runners/registry.ts';

type AgentSettings = Pick<Settings, 'agentEnv' | 'runner'>;
type Env = Readonly<Record<string, string | undefined>>;

export const agentSecrets = ({ agentEnv, runner }: AgentSettings, env: Env): string[] =>
  collectSecrets({ env, agentEnv, runnerPass: findRunnerKind(runner)?.passEnv ?? [] });

/** Fails where the secrets are too large to be searched for: such a machine must not show or upload anything. */
export function openAgentRedactor(settings: AgentSettings, env: Env): Result<Redactor, Failure> {
  try {
    return ok(openRedactor(agentSecrets(settings, env)));
  } catch (error) {
    const expected = `secrets that can be searched for: ${(error as Error).message}`;
    const [setting, value] = ['agent-env', '(secret)'];
    return fail({ reason: 'setting-invalid', setting, source: setting, value, expected });
  }
}
