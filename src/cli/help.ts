// The help texts, made from the tables of commands and options. Fit for 80 columns; knows no terminal but its colours.
import { commandNames, commands, type CommandName, type CommandSpec } from '../config/commands.ts';
import { isOptionOf, type OptionGroup, type OptionSpec } from '../config/option-spec.ts';
import { frameOptions, options } from '../config/options.ts';
import type { CommandIo } from './command.ts';

const width = 80;
const bold = (io: Pick<CommandIo, 'isColorWanted'>, text: string): string =>
  io.isColorWanted ? `\u001B[1m${text}\u001B[22m` : text;

const commandGroups: Readonly<Record<CommandSpec['group'], string>> = {
  flow: 'The flow',
  care: 'Care for a batch',
  setup: 'Set up',
};

const optionGroups: Readonly<Record<OptionGroup, string>> = {
  where: 'Files',
  plan: 'Planning',
  select: 'Which shards',
  agent: 'The agent',
  run: 'Running',
  verify: 'Verification',
  group: 'Fan-out',
  output: 'Output',
};

/** `muster --help`: the commands in the order in which people need them. */
export function topHelp(io: Pick<CommandIo, 'isColorWanted'>): string {
  const sections = (Object.keys(commandGroups) as CommandSpec['group'][]).map((group) => {
    const names = commandNames.filter((name) => commands[name].group === group);
    const lines = names.map((name) => `  ${name.padEnd(17)}${commands[name].summary}`);
    return `${bold(io, commandGroups[group])}\n${lines.join('\n')}\n`;
  });
  return [
    'Split long agent work into shards, run an agent on each, verify, resume.\n',
    `${bold(io, 'Usage')}\n  muster COMMAND [OPTIONS]\n`,
    ...sections,
    `${bold(io, 'Try it')}\n  muster init demo && cd demo && muster plan && muster run && muster status\n`,
    `${wrap('Settings come from flags, then MUSTER_… variables, then muster.yml. `muster COMMAND --help` shows the options of a command, `muster --version` the version.', 0)}\n`,
  ].join('\n');
}

/** `muster COMMAND --help`: what it does, its options by theme, examples. */
export async function commandHelp(
  command: CommandName,
  io: Pick<CommandIo, 'isColorWanted'>,
): Promise<string> {
  const spec = commands[command];
  const own = options.filter((option) => isOptionOf(option, command));
  const runners = own.some((option) => option.kind === 'runner') ? await namesOfRunners() : [];
  const sections = [
    `${bold(io, 'Usage')}\n  ${usageLine(command).replace('usage: ', '')}\n`,
    `${wrap(spec.about, 0)}\n`,
  ];
  if (spec.argument !== undefined) {
    const { metavar, help } = spec.argument;
    sections.push(`${bold(io, 'Argument')}\n${entry(metavar, help)}\n`);
  }
  for (const group of Object.keys(optionGroups) as OptionGroup[]) {
    const entries = own
      .filter((option) => option.group === group)
      .map((option) => optionEntry(option, command, runners));
    if (group === 'output') entries.push(...frameEntries(spec));
    if (entries.length > 0) sections.push(`${bold(io, optionGroups[group])}\n${entries.join('\n')}\n`);
  }
  const examples = spec.examples.map(({ line, what }) => `  ${line}\n      ${what}`);
  return [...sections, `${bold(io, 'Examples')}\n${examples.join('\n')}\n`].join('\n');
}

/** `usage: muster mark --shard ID --status S [OPTIONS]`: what must be there, and that there is more. */
export function usageLine(command: CommandName | undefined): string {
  if (command === undefined) return 'usage: muster COMMAND [OPTIONS]';
  const { argument, required } = commands[command];
  const needed = Object.keys(required ?? {}).map((key) => {
    const option = options.find((candidate) => candidate.key === key);
    return `--${key} ${option?.metavar ?? ''}`;
  });
  const positional =
    argument === undefined ? [] : [argument.isRequired ? argument.metavar : `[${argument.metavar}]`];
  return ['usage: muster', command, ...needed, ...positional, '[OPTIONS]'].join(' ');
}

/** What an option does for this command, with its words and its default. */
export function optionHelp(
  option: OptionSpec,
  command: CommandName | undefined,
  runners: readonly string[],
): string {
  const override = command === undefined ? undefined : option.overrides?.[command];
  const words =
    'values' in option ? (override?.values ?? option.values) : option.kind === 'runner' ? runners : [];
  const listed = words.length > 0 ? `: ${words.join(', ')}` : '';
  const isShown = option.default !== undefined && option.default !== false && option.default !== 0;
  // A command with its own sentence speaks of its own default.
  const standard = isShown && override?.help === undefined ? ` (default: ${option.default})` : '';
  return `${override?.help ?? option.help}${listed}${standard}`;
}

function optionEntry(option: OptionSpec, command: CommandName, runners: readonly string[]): string {
  const isSeveral = option.kind === 'words' && option.overrides?.[command]?.isSingle !== true;
  const metavar = option.metavar === undefined ? '' : ` ${option.metavar}${isSeveral ? '…' : ''}`;
  return entry(`--${option.key}${metavar}`, optionHelp(option, command, runners));
}

function frameEntries(spec: CommandSpec): string[] {
  const config = `--config ${frameOptions.config.metavar}`;
  return [
    ...(spec.config === 'ignored' ? [] : [entry(config, frameOptions.config.help)]),
    entry('-h, --help', frameOptions.help.help),
  ];
}

const column = 26;

/** One entry in two columns; a name too long for the first stands on a line of its own. */
function entry(name: string, help: string): string {
  const text = wrap(help, column);
  return name.length + 4 > column
    ? `  ${name}\n${' '.repeat(column)}${text}`
    : `  ${name.padEnd(column - 2)}${text}`;
}

/** Breaks at blanks so that no line passes 80 columns; all lines but the first are indented. */
function wrap(text: string, indent: number): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent + line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

async function namesOfRunners(): Promise<readonly string[]> {
  const { runnerKinds } = await import('../runners/registry.ts');
  return runnerKinds.map(({ name }) => name);
}
