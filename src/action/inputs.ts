// The Action's inputs: read once, validated all at once through the same table and layers as flags and muster.yml.
// Knows which options make sense in a workflow, not what they do.
import type { CommandName } from '../config/commands.ts';
import { isOptionOf } from '../config/option-spec.ts';
import { options } from '../config/options.ts';
import { loadSettings, missingSettings } from '../config/load-settings.ts';
import type { ResolvedSettings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import { runnerKinds } from '../runners/registry.ts';
import { readInput, readJobInputs, type JobInputs } from './job.ts';

export const actionCommands = ['run', 'verify', 'plan', 'shard', 'join'] as const;
export type ActionCommand = (typeof actionCommands)[number];

/**
 * A workflow has no terminal; no input may call shards succeeded which nobody ran; and a join takes records from the run
 * and its key from a secret, not from files.
 */
const notInputs: ReadonlySet<string> = new Set([
  'json',
  'no-color',
  'mark-dry-run',
  'from',
  'artifact',
  'sign-key',
]);

/** The commands of the command line whose options these are. */
const optionCommands: readonly CommandName[] = ['run', 'verify', 'plan', 'join'];

/**
 * Options that are inputs, in the order of the table: those of the commands above, and those that are nobody's else.
 * action.yml lists the same, after `command`, `config` and those of job.ts.
 */
export const inputKeys: readonly string[] = options
  .filter(
    (option) => option.commands.length === 0 || optionCommands.some((command) => isOptionOf(option, command)),
  )
  .map(({ key }) => key)
  .filter((key) => !notInputs.has(key));

export interface ActionInputs {
  readonly command: ActionCommand;
  readonly resolved: ResolvedSettings;
  readonly inputs: JobInputs;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Every problem of every input, of MUSTER_* variables and of muster.yml together. */
export async function loadInputs(env: Env): Promise<Result<ActionInputs, Failure>> {
  const command = readInput(env, 'command') || 'run';
  const config = readInput(env, 'config');
  const isKnown = isActionCommand(command);
  const inputs = readJobInputs((key) => readInput(env, key));
  const failures: Failure[] = [
    ...(isKnown ? [] : [commandFailure(command)]),
    ...(inputs.ok ? [] : inputs.failures),
  ];
  const given = {
    // `run` knows every input; what a command has no use for is still checked, so that a typo never hides.
    command: 'run',
    flags: [],
    inputs: Object.fromEntries(inputKeys.map((key) => [key, readInput(env, key)])),
    env,
    runners: async () => runnerKinds.map((kind) => kind.name),
    ...(config === '' ? {} : { config }),
  } as const;
  const resolved = await loadSettings(given);
  failures.push(...(resolved.ok ? [] : resolved.failures));
  if (!resolved.ok || !inputs.ok || !isKnown) return failAll(failures);
  const isRunning = command === 'run' || command === 'shard';
  // What a join needs comes from the run's artifacts.
  const needing = isRunning ? 'run' : command === 'join' ? undefined : command;
  if (needing !== undefined)
    failures.push(...missingSettings({ ...given, command: needing }, resolved.value));
  if (isRunning) failures.push(...missingRunner(resolved.value));
  return failures.length > 0
    ? failAll(failures)
    : ok({ command, resolved: resolved.value, inputs: inputs.value });
}

const isActionCommand = (word: string): word is ActionCommand =>
  (actionCommands as readonly string[]).includes(word);

function commandFailure(value: string): Failure {
  const expected = `one of ${actionCommands.join(', ')}`;
  return { reason: 'setting-invalid', setting: 'command', source: 'input command', value, expected };
}

/** On the command line a bare `run` is a dry run. A job that is no more would be green and would have done nothing. */
function missingRunner({ values, sources }: ResolvedSettings): Failure[] {
  if (values.dryRun || sources.runner.kind !== 'default') return [];
  return [
    {
      reason: 'setting-missing',
      setting: 'runner',
      why: 'it runs the prompts; dry-run: true only lists what would run',
    },
  ];
}
