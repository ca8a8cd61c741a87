// What the table of options says of each option. Shapes only; the table is options.ts.
import type { CommandName } from './commands.ts';
import type { Settings } from './settings.ts';

/** Under which heading of the help an option stands. */
export type OptionGroup = 'where' | 'plan' | 'select' | 'agent' | 'run' | 'verify' | 'group' | 'output';

/** What differs for one command. */
export interface CommandOverride {
  readonly help?: string;
  /** Allowed words, fewer than elsewhere. */
  readonly values?: readonly string[];
  /** Exactly one word instead of several. */
  readonly isSingle?: boolean;
  /** Neither muster.yml nor the environment answers: it must be said on the command line. */
  readonly isFlagOnly?: boolean;
}

interface OptionBase {
  /** Kebab-case: `--key`, the muster.yml key, the Action input; `MUSTER_KEY` in the environment. */
  readonly key: string;
  readonly field: keyof Settings;
  readonly group: OptionGroup;
  readonly help: string;
  /** What stands for the value in help; flags have none. */
  readonly metavar?: string;
  /** As a person would write it. Absent = unset. */
  readonly default?: string | number | boolean;
  /** Empty: a setting of the Action alone. */
  readonly commands: readonly CommandName[] | 'all';
  readonly overrides?: Partial<Readonly<Record<CommandName, CommandOverride>>>;
  /** A flag of the seed tool: wins where an abbreviation could also mean a newer one. */
  readonly isSeed?: true;
}

export type OptionSpec = OptionBase &
  (
    | { readonly kind: 'flag' }
    | { readonly kind: 'integer'; readonly min: number }
    /** Seconds, or with a unit (`30m`); stored in milliseconds. `isTimer`: must fit the timers of Node (24.8 days). */
    | { readonly kind: 'seconds'; readonly isZeroAllowed: boolean; readonly isTimer: boolean }
    /** `most`: a larger size is refused; as a person would write it. */
    | { readonly kind: 'bytes'; readonly most?: string }
    | { readonly kind: 'string' }
    /** When a run ends early; grammar in core/loop/halt.ts. */
    | { readonly kind: 'halt' }
    /** When a group is satisfied, and how many may fail; grammars in core/groups/join-policy.ts. */
    | { readonly kind: 'policy' }
    | { readonly kind: 'tolerance' }
    | { readonly kind: 'group-id' }
    | { readonly kind: 'path'; readonly isFolder?: true }
    /** A runner's name; the names come from the caller, so that a new runner touches nothing here. */
    | { readonly kind: 'runner' }
    /** One word of a fixed set. */
    | { readonly kind: 'word'; readonly values: readonly string[] }
    /** Several words of a fixed set. */
    | { readonly kind: 'words'; readonly values: readonly string[] }
    /**
     * Texts, one each time the flag is given: anything, text that is not empty, or a wish of runners/agent-env.ts.
     * `isAdded`: layers add up instead of replacing each other.
     */
    | {
        readonly kind: 'texts';
        readonly of: 'anything' | 'text' | 'variable';
        readonly isAdded?: true;
      }
  );

/** Environment variable of an option: `batch-size` → `MUSTER_BATCH_SIZE`. */
export const envNameOf = (key: string): string => `MUSTER_${key.toUpperCase().replaceAll('-', '_')}`;

/** Whether no command that has the option would take it from muster.yml or the environment. */
export const isFlagOnly = ({ commands, overrides }: OptionSpec): boolean =>
  commands !== 'all' &&
  commands.length > 0 &&
  commands.every((command) => overrides?.[command]?.isFlagOnly === true);

export const isOptionOf = (option: OptionSpec, command: CommandName): boolean =>
  option.commands === 'all' || option.commands.includes(command);
