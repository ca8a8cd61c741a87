// Whether the answer is to be JSON where there are no settings to ask: a refused command line, a crash. Whoever asked for
// JSON gets that as JSON, too. As for every setting, a flag wins over the environment and that over muster.yml.
import { commands, isCommandName } from '../config/commands.ts';
import { envNameOf } from '../config/option-spec.ts';
import { readText } from '../config/option-text.ts';
import { options } from '../config/options.ts';
import { parseArguments } from './parse-arguments.ts';

/** `argv` from the command on. Words that are no answer are passed over; muster.yml may be wrong in any other place. */
export async function isJsonAsked(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  const [first] = argv;
  const command = isCommandName(first) ? first : undefined;
  const { flags, config } = parseArguments(command, command === undefined ? argv : argv.slice(1));
  const flag = flags.findLast(({ key }) => key === 'json')?.texts[0];
  const asked = answerIn(flag) ?? answerIn(env[envNameOf('json')]);
  if (asked !== undefined) return asked;
  if (command !== undefined && commands[command].config === 'ignored') return false;
  const { textOfConfig } = await import('../config/config-file.ts');
  const text = textOfConfig(config ?? (env['MUSTER_CONFIG'] || undefined));
  if (text === undefined) return false;
  const { openSource } = await import('../config/config-source.ts');
  const { parseYaml } = await import('../config/parse-yaml.ts');
  const document = parseYaml(openSource(text, ''));
  return document.ok && document.value.get('json') === true;
}

function answerIn(text: string | undefined): boolean | undefined {
  const option = options.find(({ key }) => key === 'json');
  if (option === undefined) throw new Error('Internal error: no option json');
  const read = text === undefined ? undefined : readText(option, text, { runners: [] });
  return read?.ok === true ? (read.value as boolean) : undefined;
}
