// What every shell's completion is made from: commands, their flags and what may follow each. Knows no shell.
import { commandNames, commands, type CommandName } from '../../config/commands.ts';
import { isOptionOf, type OptionSpec } from '../../config/option-spec.ts';
import { frameOptions, options } from '../../config/options.ts';

/** What may follow: fixed words, something on disk, a shard of the batch here, free text, or nothing (a switch). */
export type Follows = readonly string[] | 'files' | 'folders' | 'shards' | 'text' | 'nothing';

export interface CompletedFlag {
  /** With its dashes. */
  readonly flag: string;
  readonly help: string;
  readonly follows: Follows;
  readonly isSeveral: boolean;
}

export interface CompletedCommand {
  readonly name: CommandName;
  readonly help: string;
  readonly flags: readonly CompletedFlag[];
  /** What the first positional may be. */
  readonly argument: Follows;
}

export function completionModel(runners: readonly string[]): readonly CompletedCommand[] {
  return commandNames.map((name) => ({
    name,
    help: commands[name].summary,
    flags: [
      ...options
        .filter((option) => isOptionOf(option, name))
        .map((option) => completedFlag(option, name, runners)),
      ...(commands[name].config === 'ignored'
        ? []
        : [
            { flag: '--config', help: frameOptions.config.help, follows: 'files' as const, isSeveral: false },
          ]),
      { flag: '--help', help: frameOptions.help.help, follows: 'nothing' as const, isSeveral: false },
    ],
    argument:
      commands[name].argument?.values ??
      (name === 'explain' ? 'shards' : name === 'init' ? 'folders' : 'nothing'),
  }));
}

function completedFlag(option: OptionSpec, command: CommandName, runners: readonly string[]): CompletedFlag {
  const override = option.overrides?.[command];
  return {
    flag: `--${option.key}`,
    help: override?.help ?? option.help,
    follows: follows(option, override?.values, runners),
    isSeveral: option.kind === 'words' && override?.isSingle !== true,
  };
}

function follows(
  option: OptionSpec,
  values: readonly string[] | undefined,
  runners: readonly string[],
): Follows {
  switch (option.kind) {
    case 'flag':
      return 'nothing';
    case 'path':
      return option.isFolder === true ? 'folders' : 'files';
    case 'runner':
      return runners;
    case 'word':
    case 'words':
      return values ?? option.values;
    default:
      return option.key === 'shard' ? 'shards' : 'text';
  }
}
