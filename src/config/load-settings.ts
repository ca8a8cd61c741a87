// From what was given to settings: reads muster.yml when there is one, then resolves. The entries call this.
import { failAll, type Result } from '../core/result.ts';
import type { Failure } from '../core/failure.ts';
import { commands } from './commands.ts';
import { isOptionOf } from './option-spec.ts';
import { options } from './options.ts';
import { resolveSettings, type SettingLayers } from './resolve-settings.ts';
import type { ResolvedSettings } from './settings.ts';

export interface GivenLayers extends Omit<SettingLayers, 'file' | 'runners'> {
  /** Names of the runners there are; asked only when one could be named. */
  readonly runners: () => Promise<readonly string[]>;
  /** From --config; else MUSTER_CONFIG; else ./muster.yml if there is one. */
  readonly config?: string;
  /** As if there were no muster.yml. */
  readonly isFileIgnored?: boolean;
}

/** The settings of one command with their sources, or every problem of the file and of the other layers together. */
export async function loadSettings(given: GivenLayers): Promise<Result<ResolvedSettings, Failure>> {
  const runnerOption = options.find((option) => option.kind === 'runner');
  const isNameable = runnerOption !== undefined && isOptionOf(runnerOption, given.command);
  const layers: SettingLayers = { ...given, runners: isNameable ? await given.runners() : [] };
  if (given.isFileIgnored === true || commands[given.command].config === 'ignored')
    return resolveSettings(layers);
  const { readConfigFile } = await import('./config-file.ts');
  const file = await readConfigFile(given.config ?? (given.env['MUSTER_CONFIG'] || undefined), given.runners);
  if (!file.ok) {
    const rest = resolveSettings(layers);
    return failAll([...file.failures, ...(rest.ok ? [] : rest.failures)]);
  }
  return resolveSettings({ ...layers, ...(file.value !== undefined && { file: file.value }) });
}

/** What a command needs and was not given, all at once. */
export function missingSettings(given: GivenLayers, resolved: ResolvedSettings): readonly Failure[] {
  const missing: Failure[] = [];
  const need = (key: string, why: string): void => {
    const option = options.find((candidate) => candidate.key === key);
    if (option === undefined) throw new Error(`Internal error: no option ${key}`);
    const value = resolved.values[option.field];
    if (value !== undefined && (typeof value !== 'string' || value.trim() !== '')) return;
    const isFlag = option.overrides?.[given.command]?.isFlagOnly === true;
    missing.push({
      reason: 'setting-missing',
      setting: `--${key}`,
      why,
      ...(isFlag && { isFlagOnly: true as const }),
    });
  };
  for (const [key, why] of Object.entries(commands[given.command].required ?? {})) need(key, why);
  const { runner, dryRun } = resolved.values;
  const isRun = given.command === 'run' || given.command === 'retry';
  if (isRun && runner === 'shell' && !dryRun) need('shell-command', 'the runner is shell');
  return missing;
}
