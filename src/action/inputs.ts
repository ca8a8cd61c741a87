// The Action's inputs: read once, validated all at once through the same table and layers as flags and muster.yml.
// Knows which options make sense in a workflow, not what they do.
import { isOptionOf } from '../config/option-spec.ts';
import { options } from '../config/options.ts';
import { loadSettings, missingSettings } from '../config/load-settings.ts';
import type { ResolvedSettings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { runnerKinds } from '../runners/registry.ts';

export const actionCommands = ['run', 'verify', 'plan'] as const;
export type ActionCommand = (typeof actionCommands)[number];

/** A workflow has no terminal; and no input may call shards succeeded which nobody ran. */
const notInputs: ReadonlySet<string> = new Set(['json', 'no-color', 'mark-dry-run']);

/**
 * Options that are inputs, in the order of the table: those of the commands above. action.yml lists the same, after
 * `command` and `config`.
 */
export const inputKeys: readonly string[] = options
  .filter((option) => actionCommands.some((command) => isOptionOf(option, command)))
  .map(({ key }) => key)
  .filter((key) => !notInputs.has(key));

export interface ActionInputs {
  readonly command: ActionCommand;
  readonly resolved: ResolvedSettings;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Every problem of every input, of MUSTER_* variables and of muster.yml together. */
export async function loadInputs(env: Env): Promise<Result<ActionInputs, Failure>> {
  const command = readInput(env, 'command') || 'run';
  const config = readInput(env, 'config');
  const isKnown = isActionCommand(command);
  const failures: Failure[] = isKnown ? [] : [commandFailure(command)];
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
  if (!resolved.ok || !isKnown) return fail(...failures);
  failures.push(...missingSettings({ ...given, command }, resolved.value).map(asInput));
  if (command === 'run') failures.push(...missingRunner(resolved.value));
  return failures.length > 0 ? fail(...failures) : ok({ command, resolved: resolved.value });
}

/** As the runner hands inputs over: `batch-size` is INPUT_BATCH-SIZE. Absent and empty are the same. */
function readInput(env: Env, key: string): string {
  return (env[`INPUT_${key.toUpperCase()}`] ?? '').trim();
}

const isActionCommand = (word: string): word is ActionCommand =>
  (actionCommands as readonly string[]).includes(word);

function commandFailure(value: string): Failure {
  const expected = `one of ${actionCommands.join(', ')}`;
  return { reason: 'setting-invalid', setting: 'command', source: 'input command', value, expected };
}

const asInput = (failure: Failure): Failure =>
  failure.reason === 'setting-missing'
    ? { ...failure, setting: failure.setting.replace(/^--/, '') }
    : failure;

/** On the command line a bare `run` rehearses. A job that only rehearses would be green and would have done nothing. */
function missingRunner({ values, sources }: ResolvedSettings): Failure[] {
  if (values.dryRun || sources.runner.kind !== 'default') return [];
  return [
    { reason: 'setting-missing', setting: 'runner', why: 'it runs the prompts; dry-run: true rehearses' },
  ];
}
