// Decides what of Muster's environment an agent sees: an allow-list, then what its runner and the user ask for.
// Pure: it is handed the environment and knows no runner by name.

/** What any program needs to find its tools, speak the right language and reach the network through a proxy. */
const basePatterns = words(`
  PATH HOME USER LOGNAME SHELL LANG LANGUAGE LC_* TZ TERM COLORTERM TMPDIR TEMP TMP XDG_* CI NO_COLOR
  HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY http_proxy https_proxy all_proxy no_proxy
  SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS CURL_CA_BUNDLE REQUESTS_CA_BUNDLE GIT_SSL_CAINFO
`);

/** Keys of the workflow itself and ways into it: whoever holds one can act as the job. Never taken from the parent. */
const refusedPatterns = words(`
  ACTIONS_* INPUT_* GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY
  MUSTER_* NODE_OPTIONS
`);

/** Tokens that some users do want to hand on; a wildcard is not a wish. */
const onlyByName = /^(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN$|^RUNNER_.*TOKEN/;

export interface AgentEnvOptions {
  readonly parent: Readonly<Record<string, string | undefined>>;
  /** What the user asked for: NAME, PREFIX_*, `*`, or NAME=value to set one. */
  readonly passNames: readonly string[];
  /** What the runner kind asks for: NAME or PREFIX_*. */
  readonly runnerPass: readonly string[];
}

/**
 * The whole environment of an agent, before Muster adds its own AGENT_BATCH_* and MUSTER_* variables.
 * Later wishes win over earlier ones, and NAME=value over what the parent holds. Refused names are left out silently,
 * also under `*`; a literal NODE_OPTIONS=… is the user's own word and is taken.
 */
export function agentEnv(options: AgentEnvOptions): Record<string, string> {
  const literals = options.passNames.filter((name) => name.includes('='));
  const names = options.passNames.filter((name) => !name.includes('='));
  const isWanted = matcher([...basePatterns, ...options.runnerPass, ...names]);
  const exact = new Set(names);
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(options.parent)) {
    if (value === undefined || !isWanted(name) || isRefused(name)) continue;
    if (onlyByName.test(name) && !exact.has(name)) continue;
    env[name] = value;
  }
  for (const literal of literals) {
    const at = literal.indexOf('=');
    const name = literal.slice(0, at);
    if (name !== '' && (name === 'NODE_OPTIONS' || !isRefused(name))) env[name] = literal.slice(at + 1);
  }
  return env;
}

const isRefused = matcher(refusedPatterns);

function matcher(patterns: readonly string[]): (name: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.endsWith('*')));
  const prefixes = patterns.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1));
  return (name) => exact.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
