// Command line → flags and positionals, by the grammar of the seed tool (Python's argparse): unambiguous prefixes, lists
// after one flag, `--flag=value`, `--no-json` as a flag of its own. Neither commander nor node:util's parseArgs knows
// prefixes and lists, and commander would cost a third of the start-up. Knows no value types.
import type { CommandName } from '../config/commands.ts';
import { isOptionOf, type OptionSpec } from '../config/option-spec.ts';
import { options } from '../config/options.ts';
import type { GivenFlag } from '../config/resolve-settings.ts';

export interface ParsedArguments {
  readonly flags: readonly GivenFlag[];
  readonly positionals: readonly string[];
  readonly config?: string;
  readonly isHelp: boolean;
  /** Sentences, lower-case. */
  readonly problems: readonly string[];
  /** Words that were taken for options and are none, for "did you mean". */
  readonly unknown: readonly string[];
}

type Named = {
  readonly key: string;
  readonly takes: 'nothing' | 'one' | 'several';
  readonly isSeed: boolean;
  /** Its value may be anything, such as an option of an agent. */
  readonly isFree: boolean;
};

/**
 * Reads the arguments after the command's name; without a command, by what every command takes. Never fails: what is
 * wrong is in `problems` and `unknown`.
 */
export function parseArguments(command: CommandName | undefined, argv: readonly string[]): ParsedArguments {
  const known = namesOf(command);
  const flags: GivenFlag[] = [];
  const positionals: string[] = [];
  const problems: string[] = [];
  const unknown: string[] = [];
  let config: string | undefined;
  let isHelp = false;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--') {
      positionals.push(...argv.slice(i + 1));
      break;
    }
    if (word === '-h') isHelp = true;
    else if (!word.startsWith('--')) (isValue(word) ? positionals : unknown).push(word);
    else {
      const equals = word.indexOf('=');
      const name = word.slice(2, equals < 0 ? undefined : equals);
      const match = matchName(name, known);
      if (typeof match === 'string') {
        if (match === '') unknown.push(word);
        else problems.push(match);
        // The word after it was most likely meant as its value: one mistake, one message.
        if (equals < 0 && isValue(argv[i + 1] ?? '-x')) i++;
        continue;
      }
      const following = equals < 0 ? valuesAfter(argv, i, match.takes) : [];
      i += following.length;
      const texts = equals < 0 ? following : [word.slice(equals + 1)];
      if (texts.length === 0 && match.takes !== 'nothing') {
        const hint = dashHint(match, argv[i + 1], known);
        // Meant as its value, most likely: one mistake, one message.
        if (isNoOption(argv[i + 1], known)) i++;
        const wanted = match.takes === 'one' ? 'one argument' : 'at least one argument';
        problems.push(`argument --${match.key}: expected ${wanted}${hint}`);
      } else if (match.key === 'help') isHelp = true;
      else if (match.key === 'config') config = texts[0];
      else flags.push({ key: match.key, texts: texts.length === 0 ? ['true'] : texts });
    }
  }
  return { flags, positionals, isHelp, problems, unknown, ...(config !== undefined && { config }) };
}

/** The words after position `at` that belong to the option there. */
function valuesAfter(argv: readonly string[], at: number, takes: Named['takes']): readonly string[] {
  const rest = takes === 'nothing' ? [] : argv.slice(at + 1, takes === 'one' ? at + 2 : undefined);
  const end = rest.findIndex((word) => !isValue(word));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Keys a command takes, those of the frame included. */
export function namesOf(command: CommandName | undefined): readonly Named[] {
  const own = options
    .filter((option) => option.commands === 'all' || (command !== undefined && isOptionOf(option, command)))
    .map((option): Named => ({
      key: option.key,
      takes: takenBy(option, command),
      isSeed: option.isSeed === true,
      isFree: option.kind === 'texts' && option.of === 'anything',
    }));
  return [
    ...own,
    { key: 'config', takes: 'one', isSeed: false, isFree: false },
    { key: 'help', takes: 'nothing', isSeed: true, isFree: false },
  ];
}

function takenBy(option: OptionSpec, command: CommandName | undefined): Named['takes'] {
  if (option.kind === 'flag') return 'nothing';
  const isSingle = command !== undefined && option.overrides?.[command]?.isSingle === true;
  return option.kind === 'words' && !isSingle ? 'several' : 'one';
}

/** The option a name or its prefix means; '' when none, a sentence when several. */
function matchName(name: string, known: readonly Named[]): Named | string {
  const exact = known.find((option) => option.key === name);
  if (exact !== undefined) return exact;
  const candidates = name === '' ? [] : known.filter((option) => option.key.startsWith(name));
  // What the seed's users abbreviated keeps its meaning: a newer option never makes it ambiguous.
  const ofSeed = candidates.filter((option) => option.isSeed);
  const [only, second] = candidates.length > 1 && ofSeed.length === 1 ? ofSeed : candidates;
  if (only === undefined) return '';
  if (second === undefined) return only;
  return `ambiguous option: --${name} could match ${candidates.map((option) => `--${option.key}`).join(', ')}`;
}

/** As argparse sees it: a word that starts with a dash is an option, unless it is a lone dash, a number or holds a blank. */
function isValue(word: string): boolean {
  return !word.startsWith('-') || word === '-' || /^-(\d+|\d*\.\d+)$/.test(word) || word.includes(' ');
}

/** A word like `--tools` that names no option here. */
function isNoOption(word: string | undefined, known: readonly Named[]): boolean {
  if (word === undefined || !word.startsWith('--') || word === '--') return false;
  return matchName(word.slice(2).split('=', 1)[0] ?? '', known) === '';
}

/** An option of ours after it may have been meant as such, unless this one takes whatever an agent understands. */
function dashHint({ key, isFree }: Named, next: string | undefined, known: readonly Named[]): string {
  const isMeant =
    next !== undefined &&
    next !== '--' &&
    next.startsWith('-') &&
    (isFree || !next.startsWith('--') || isNoOption(next, known));
  return isMeant ? `; a value that starts with a dash is given as --${key}=${next}` : '';
}
