// Which values are secret, out of an environment. Pure: it is handed the environment, and knows no runner by name.

export interface SecretSources {
  /** Muster's own environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The agent-env setting: NAME, PREFIX_* or NAME=value. Whatever is handed to the agent counts as secret. */
  readonly agentEnv: readonly string[];
  /** What the runner kind passes by itself (NAME or PREFIX_*); secret when the name says so. */
  readonly runnerPass?: readonly string[];
  /** Values that something else declared secret. */
  readonly registered?: readonly string[];
}

/** Shorter values stand in every text by chance: hiding them would hide the text and protect nothing. */
export const leastSecretLength = 6;

/** By whole words (GIT_AUTHOR_NAME is none), or at the end (MY_APIKEY is one). */
const secretName =
  /(?:^|[_-])(?:KEYS?|TOKENS?|SECRETS?|PASS|PASSPHRASE|CREDENTIALS?|AUTH)(?:$|[_-])|(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)$/i;

/** Public lines of a private key file. */
const armour = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;

/**
 * The secrets, each once, longest first. Of one that spans lines every line is a secret, too, because programs print
 * lines. Values are trimmed; those of fewer than `leastSecretLength` characters are left out.
 */
export function collectSecrets({ env, agentEnv, runnerPass = [], registered = [] }: SecretSources): string[] {
  const values: string[] = [...registered];
  for (const wish of agentEnv) {
    const at = wish.indexOf('=');
    if (at >= 0) values.push(wish.slice(at + 1));
    // `*` hands on everything, which can't all be secret: there the name decides, below.
    else if (wish !== '*') values.push(...valuesOf(env, wish, () => true));
  }
  for (const wish of ['*', ...runnerPass])
    values.push(...valuesOf(env, wish, (name) => secretName.test(name)));
  const secrets = new Set<string>();
  for (const value of values)
    for (const part of [value, ...value.split(/\r\n|\r|\n/)]) addSecret(secrets, part);
  return [...secrets].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function addSecret(secrets: Set<string>, text: string): void {
  const trimmed = text.trim();
  if (trimmed.length >= leastSecretLength && !armour.test(trimmed)) secrets.add(trimmed);
}

function valuesOf(env: SecretSources['env'], wish: string, isWanted: (name: string) => boolean): string[] {
  const prefix = wish.endsWith('*') ? wish.slice(0, -1) : undefined;
  return Object.entries(env).flatMap(([name, value]) => {
    const isNamed = prefix === undefined ? name === wish : name.startsWith(prefix);
    return isNamed && value !== undefined && isWanted(name) && !isPath(name, value) ? [value] : [];
  });
}

/** SSH_AUTH_SOCK, GOOGLE_APPLICATION_CREDENTIALS: the name sounds secret, the value is where something lies. */
const isPath = (name: string, value: string): boolean =>
  /SOCK|PATH|FILE|CREDENTIALS$/.test(name) && value.startsWith('/');
