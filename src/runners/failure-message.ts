// Makes what an agent CLI says of its failure fit for a record: one bounded line without keys. Pure.

const maxLength = 300;

/** Variables whose values must not appear in a record. */
const secretName = /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i;

/** The text on one line of at most 300 characters; values of secret variables in `env` are replaced by `***`. */
export function failureMessage(text: string, env: Readonly<Record<string, string>>): string {
  let line = text.replaceAll(/\s+/g, ' ').trim();
  for (const [name, value] of Object.entries(env)) {
    // Shorter ones would blank out ordinary words.
    if (value.length >= 8 && secretName.test(name)) line = line.replaceAll(value, '***');
  }
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
