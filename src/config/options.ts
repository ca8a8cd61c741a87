// The one table of options. Flags, environment names, muster.yml keys, Action inputs, the JSON Schema, completion and
// the reference pages all derive from it. Plain data: knows nothing of parsing, files or runners.
import { shardStatuses } from '../core/batch/manifest-row.ts';
import { failureClasses } from '../core/batch/record.ts';
import type { CommandName } from './commands.ts';
import type { Settings } from './settings.ts';

/** Under which heading of the help an option stands. */
export type OptionGroup = 'where' | 'plan' | 'select' | 'agent' | 'run' | 'verify' | 'output';

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
    | { readonly kind: 'bytes' }
    | { readonly kind: 'string' }
    /** When a run ends early; grammar in core/loop/halt.ts. */
    | { readonly kind: 'halt' }
    | { readonly kind: 'path'; readonly isFolder?: true }
    /** A runner's name; the names come from the caller, so that a new runner touches nothing here. */
    | { readonly kind: 'runner' }
    /** Several words of a fixed set. */
    | { readonly kind: 'words'; readonly values: readonly string[] }
    /** Any texts, one each time the flag is given. `isAdded`: layers add up instead of replacing each other. */
    | { readonly kind: 'texts'; readonly isAdded?: true }
  );

const running: readonly CommandName[] = ['run', 'retry'];
const checking: readonly CommandName[] = ['run', 'retry', 'verify'];
const knowing: readonly CommandName[] = ['plan', 'build-prompts', 'run', 'retry', 'verify', 'status', 'explain'];
const stateful: readonly CommandName[] = [
  'build-prompts',
  'run',
  'retry',
  'verify',
  'status',
  'explain',
  'resume',
  'mark',
  'reclaim',
];

export const options: readonly OptionSpec[] = [
  // where
  {
    key: 'items',
    field: 'items',
    kind: 'path',
    group: 'where',
    metavar: 'FILE',
    help: 'table of items (TSV: item_id, source, output, qc, notes)',
    commands: knowing,
    isSeed: true,
  },
  {
    key: 'template',
    field: 'template',
    kind: 'path',
    group: 'where',
    metavar: 'FILE',
    help: 'prompt template; $items, $shard_id … are filled in',
    commands: ['plan', 'build-prompts', 'run', 'retry', 'status', 'explain'],
    isSeed: true,
    overrides: { plan: { help: 'prompt template: plan then writes the prompts too' } },
  },
  {
    key: 'workdir',
    field: 'workdir',
    kind: 'path',
    isFolder: true,
    group: 'where',
    metavar: 'DIR',
    help: 'folder the agent works in; item paths are relative to it',
    default: '.',
    commands: [...knowing, 'doctor'],
    isSeed: true,
  },
  {
    key: 'manifest',
    field: 'manifest',
    kind: 'path',
    group: 'where',
    metavar: 'FILE',
    help: 'manifest of the batch (default: BATCH-DIR/manifest.tsv)',
    commands: stateful,
    isSeed: true,
  },
  {
    key: 'batch-dir',
    field: 'batchDir',
    kind: 'path',
    isFolder: true,
    group: 'where',
    metavar: 'DIR',
    help: 'folder of manifest, prompts, records and logs',
    default: '_batches',
    commands: ['plan', ...stateful, 'doctor'],
    isSeed: true,
  },
  // plan
  {
    key: 'batch-size',
    field: 'batchSize',
    kind: 'integer',
    min: 1,
    group: 'plan',
    metavar: 'N',
    help: 'items a shard holds at most',
    default: 4,
    commands: ['plan'],
    isSeed: true,
  },
  {
    key: 'max-bytes',
    field: 'maxBytes',
    kind: 'bytes',
    group: 'plan',
    metavar: 'SIZE',
    help: 'bytes of source a shard holds at most, such as 200KB',
    commands: ['plan'],
  },
  {
    key: 'group-by',
    field: 'groupBy',
    kind: 'string',
    group: 'plan',
    metavar: 'COLUMN',
    help: 'never mix different values of this column in one shard',
    commands: ['plan'],
  },
  {
    key: 'force',
    field: 'force',
    kind: 'flag',
    group: 'plan',
    help: 'plan afresh; earlier progress is moved to an archive folder',
    default: false,
    commands: ['plan', 'init'],
    overrides: { init: { help: 'overwrite files that exist' } },
  },
  {
    key: 'explain',
    field: 'explain',
    kind: 'flag',
    group: 'plan',
    help: 'say for every shard what was kept, what is stale, and why',
    default: false,
    commands: ['plan'],
  },
  // select
  {
    key: 'status',
    field: 'status',
    kind: 'words',
    values: shardStatuses,
    group: 'select',
    metavar: 'S',
    help: 'only shards with one of these statuses',
    commands: ['run', 'resume', 'mark'],
    isSeed: true,
    overrides: {
      run: { help: 'statuses to work on (default: pending)' },
      resume: { help: 'statuses to look for (default: pending failed)' },
      // Not its option: a `status` of muster.yml is meant for run, retry takes what failed.
      retry: { isFlagOnly: true },
      mark: {
        help: 'the new status',
        values: shardStatuses.filter((status) => status !== 'running'),
        isSingle: true,
        isFlagOnly: true,
      },
    },
  },
  {
    key: 'shard',
    field: 'shard',
    kind: 'string',
    group: 'select',
    metavar: 'ID',
    help: 'only this shard, such as shard_003',
    commands: ['run', 'retry', 'verify', 'mark'],
    isSeed: true,
    overrides: { mark: { help: 'the shard to mark', isFlagOnly: true } },
  },
  {
    key: 'class',
    field: 'failureClasses',
    kind: 'words',
    values: failureClasses,
    group: 'select',
    metavar: 'C',
    help: 'only shards that failed for one of these reasons',
    commands: ['retry'],
  },
  {
    key: 'limit',
    field: 'limit',
    kind: 'integer',
    min: 1,
    group: 'select',
    metavar: 'N',
    help: 'run at most N shards',
    commands: running,
    isSeed: true,
  },
  {
    key: 'older-than',
    field: 'olderThanMs',
    kind: 'seconds',
    isZeroAllowed: false,
    isTimer: false,
    group: 'select',
    metavar: 'SECONDS',
    help: 'age from which a running shard without a live owner is taken back',
    commands: ['reclaim'],
    isSeed: true,
  },
  // agent
  {
    key: 'runner',
    field: 'runner',
    kind: 'runner',
    group: 'agent',
    metavar: 'NAME',
    help: 'what runs the prompts',
    default: 'dry-run',
    commands: [...running, 'doctor', 'init'],
    isSeed: true,
    overrides: { init: { help: 'runner to set up (default: shell)' } },
  },
  {
    key: 'shell-command',
    field: 'shellCommand',
    kind: 'string',
    group: 'agent',
    metavar: 'CMD',
    help: 'command of the shell runner; it gets the prompt on stdin',
    commands: [...running, 'doctor'],
    isSeed: true,
  },
  {
    key: 'verify-command',
    field: 'verifyCommand',
    kind: 'string',
    group: 'agent',
    metavar: 'CMD',
    help: 'command that must succeed after the agent',
    commands: running,
    isSeed: true,
  },
  {
    key: 'model',
    field: 'model',
    kind: 'string',
    group: 'agent',
    metavar: 'NAME',
    help: "model to use, in the agent's own words",
    commands: [...running, 'doctor'],
  },
  {
    key: 'runner-arg',
    field: 'runnerArgs',
    kind: 'texts',
    group: 'agent',
    metavar: 'ARG',
    help: 'further argument for the agent (repeatable)',
    commands: [...running, 'doctor'],
  },
  {
    key: 'agent-env',
    field: 'agentEnv',
    kind: 'texts',
    group: 'agent',
    metavar: 'NAME',
    help: 'variable the agent may see: NAME, PREFIX_*, NAME=value (repeatable)',
    commands: [...running, 'doctor'],
  },
  // run
  {
    key: 'jobs',
    field: 'jobs',
    kind: 'integer',
    min: 1,
    group: 'run',
    metavar: 'N',
    help: 'shards at the same time',
    default: 1,
    commands: running,
    isSeed: true,
  },
  {
    key: 'timeout',
    field: 'timeoutMs',
    kind: 'seconds',
    isZeroAllowed: false,
    isTimer: true,
    group: 'run',
    metavar: 'SECONDS',
    help: 'stop an attempt after this time (90, 1.5, 30m, 2h)',
    commands: running,
    isSeed: true,
  },
  {
    key: 'idle-timeout',
    field: 'idleTimeoutMs',
    kind: 'seconds',
    isZeroAllowed: false,
    isTimer: true,
    group: 'run',
    metavar: 'SECONDS',
    help: 'stop an attempt that has been silent for this long',
    commands: running,
  },
  {
    key: 'kill-grace',
    field: 'killGraceMs',
    kind: 'seconds',
    isZeroAllowed: true,
    isTimer: true,
    group: 'run',
    metavar: 'SECONDS',
    help: 'time between asking an agent to stop and killing it',
    default: 5,
    commands: running,
  },
  {
    key: 'retries',
    field: 'retries',
    kind: 'integer',
    min: 0,
    group: 'run',
    metavar: 'N',
    help: 'further attempts at a shard whose failure may pass',
    default: 0,
    commands: running,
  },
  {
    key: 'retry-delay',
    field: 'retryDelayMs',
    kind: 'seconds',
    isZeroAllowed: true,
    isTimer: true,
    group: 'run',
    metavar: 'SECONDS',
    help: 'wait before the first retry; doubles each time, with jitter',
    default: 5,
    commands: running,
  },
  {
    key: 'delay',
    field: 'delayMs',
    kind: 'seconds',
    isZeroAllowed: true,
    isTimer: true,
    group: 'run',
    metavar: 'SECONDS',
    help: 'wait between the starts of two agents, with jitter',
    default: 0,
    commands: running,
  },
  {
    key: 'continue-on-failure',
    field: 'continueOnFailure',
    kind: 'flag',
    group: 'run',
    help: 'with one job: go on after a failed shard',
    default: false,
    commands: running,
    isSeed: true,
  },
  {
    key: 'halt',
    field: 'halt',
    kind: 'halt',
    group: 'run',
    metavar: 'RULE',
    help: 'when to stop early: never, or soon|now,fail|success|done=N or N%',
    commands: running,
  },
  {
    key: 'dry-run',
    field: 'dryRun',
    kind: 'flag',
    group: 'run',
    help: 'execute nothing, whatever the runner',
    default: false,
    commands: running,
    isSeed: true,
  },
  {
    key: 'mark-dry-run',
    field: 'markDryRun',
    kind: 'flag',
    group: 'run',
    help: 'let a dry run mark its shards as succeeded',
    default: false,
    commands: running,
    isSeed: true,
  },
  {
    key: 'log-limit',
    field: 'logLimitBytes',
    kind: 'bytes',
    group: 'run',
    metavar: 'SIZE',
    help: "bytes of an attempt's output that are kept",
    default: '64MB',
    commands: running,
  },
  // verify
  {
    key: 'no-verify',
    field: 'noVerify',
    kind: 'flag',
    group: 'verify',
    help: 'do not check outputs and QC after an attempt',
    default: false,
    commands: running,
  },
  {
    key: 'forbid',
    field: 'forbid',
    kind: 'texts',
    isAdded: true,
    group: 'verify',
    metavar: 'RE',
    help: 'pattern no output may hold, beside TODO, TBD, placeholder, FIXME (repeatable)',
    commands: checking,
    isSeed: true,
  },
  {
    key: 'no-json',
    field: 'noJson',
    kind: 'flag',
    group: 'verify',
    help: 'do not look at QC files (not the opposite of --json)',
    default: false,
    commands: knowing,
    isSeed: true,
  },
  {
    key: 'output-schema',
    field: 'outputSchema',
    kind: 'path',
    group: 'verify',
    metavar: 'FILE',
    help: 'JSON Schema that every output must satisfy',
    commands: checking,
  },
  {
    key: 'qc-schema',
    field: 'qcSchema',
    kind: 'path',
    group: 'verify',
    metavar: 'FILE',
    help: 'JSON Schema that every QC file must satisfy',
    commands: checking,
  },
  {
    key: 'output-schema-column',
    field: 'outputSchemaColumn',
    kind: 'string',
    group: 'verify',
    metavar: 'COLUMN',
    help: "items column that names an item's own output schema",
    commands: checking,
  },
  {
    key: 'qc-schema-column',
    field: 'qcSchemaColumn',
    kind: 'string',
    group: 'verify',
    metavar: 'COLUMN',
    help: "items column that names an item's own QC schema",
    commands: checking,
  },
  {
    key: 'max-file-bytes',
    field: 'maxFileBytes',
    kind: 'bytes',
    group: 'verify',
    metavar: 'SIZE',
    help: 'larger outputs and QC files are refused unread',
    default: '64MB',
    commands: checking,
  },
  // output
  {
    key: 'json',
    field: 'json',
    kind: 'flag',
    group: 'output',
    help: 'answer with one JSON document on stdout',
    default: false,
    commands: 'all',
  },
  {
    key: 'quiet',
    field: 'quiet',
    kind: 'flag',
    group: 'output',
    help: 'say only what failed',
    default: false,
    commands: 'all',
  },
  {
    key: 'no-color',
    field: 'noColor',
    kind: 'flag',
    group: 'output',
    help: 'no colours; NO_COLOR=1 does the same',
    default: false,
    commands: 'all',
  },
];

/** Options of the frame itself; they have no key in muster.yml. */
export const frameOptions = {
  config: { metavar: 'FILE', help: 'settings file (default: ./muster.yml)' },
  help: { help: 'show this help' },
} as const;

/** Environment variable of an option: `batch-size` → `MUSTER_BATCH_SIZE`. */
export const envNameOf = (key: string): string => `MUSTER_${key.toUpperCase().replaceAll('-', '_')}`;

export const isOptionOf = (option: OptionSpec, command: CommandName): boolean =>
  option.commands === 'all' || option.commands.includes(command);
