// Finds the command lines that a Markdown page tells its reader to type, and says what is wrong with them.
import { parseArguments } from '../../src/cli/parse-arguments.ts';
import { usageFailures } from '../../src/cli/usage-failures.ts';
import { commandNames, type CommandName } from '../../src/config/commands.ts';
import { loadSettings } from '../../src/config/load-settings.ts';
import { runnerKinds } from '../../src/runners/registry.ts';

const runners = runnerKinds.map(({ name }) => name);

export interface Page {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

export interface Fence {
  /** What follows the back-ticks, such as `yaml muster.yml`. */
  readonly info: string;
  readonly text: string;
}

export function fencesOf(text: string): Fence[] {
  return [...text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, info = '', body = '']) => ({
    info,
    text: body,
  }));
}

export const withoutFences = (text: string): string => text.replaceAll(/^```[^\n]*\n.*?^```$/gms, '');

/** `isWhole`: a line to be typed as it stands; else a mention, which may leave out what the command requires. */
export function commandLines({ text }: Page): { line: string; isWhole: boolean }[] {
  const typed = fencesOf(text)
    .filter(({ info }) => ['sh', 'console', 'text'].includes(info))
    .flatMap((fence) => fence.text.split('\n'))
    .flatMap((line) => line.replace(/\s#\s.*$/, '').split(/&&|\|\||[;|]/))
    .map((line) => /^\s*(?:\$ )?(?:env -i )?(?:\w+=\S* )*muster (.+)$/.exec(line)?.[1]);
  const mentioned = [...withoutFences(text).matchAll(/`muster ([^`]+)`/g)].map(([, line]) => line);
  return [
    ...typed.filter((line) => line !== undefined).map((line) => ({ line, isWhole: true })),
    ...mentioned.filter((line) => line !== undefined).map((line) => ({ line, isWhole: false })),
  ];
}

export async function commandProblems(line: string, isWhole: boolean): Promise<string[]> {
  const [name = '', ...argv] = wordsOf(line);
  if (name === '--help' || name === '--version') return [];
  if (!(commandNames as readonly string[]).includes(name)) return [`muster ${line}: no command ${name}`];
  const command = name as CommandName;
  const parsed = parseArguments(command, argv);
  const said = [...parsed.problems, ...parsed.unknown].map((problem) => `muster ${line}: ${problem}`);
  if (!isWhole || said.length > 0) return said;
  const { flags, positionals } = parsed;
  const usage = await usageFailures(command, parsed);
  const settings = await loadSettings({
    command,
    flags,
    env: {},
    runners: async () => runners,
    isFileIgnored: true,
  });
  const failures = [...usage, ...(settings.ok ? [] : settings.failures)];
  return failures.map((failure) => `muster ${line} (${positionals.join(' ')}): ${JSON.stringify(failure)}`);
}

/** Words as a shell makes them, as far as documentation needs it: quotes, no escapes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word.replaceAll(/['"]/g, ''));
}
