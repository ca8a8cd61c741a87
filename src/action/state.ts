// What the main step leaves for the post step: whose claims and processes to look for. Names are constants here only.
import { getState, saveState } from '@actions/core';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import type { ItemSettings } from '../wire/open-items.ts';

export interface RunState {
  /** The owner token that the run's claims and agents carry. */
  readonly token: string;
  readonly manifest: string;
}

/** Saved before the first claim, so that a killed job can be cleaned up after. */
export function saveRun({ token, manifest }: RunState): void {
  saveState('token', token);
  saveState('manifest', manifest);
}

/** Where the records of a leg belong, for the step that leaves what a killed one could not. */
export interface LegState {
  readonly group: string;
  readonly planDigest: string;
  readonly leg: number;
  readonly runAttempt: number;
}

export const saveLeg = (state: LegState): void => saveState('leg', JSON.stringify(state));

/** Undefined when this job was no leg. */
export function readLeg(): LegState | undefined {
  const text = getState('leg');
  return text === '' ? undefined : (JSON.parse(text) as LegState);
}

/** What leaving a leg's records takes of the settings, as they were before an agent could change muster.yml. */
export interface LegSettings {
  readonly configFile?: string;
  readonly values: ItemSettings & Pick<Settings, 'runner' | 'agentEnv'>;
}

/** Of `agent-env` no value that an input or a variable gave: the post step is given those again. */
export function saveLegSettings({ values, sources, configFile }: ResolvedSettings): void {
  const { workdir, batchDir, manifest, items, template, noJson, outputSchemaColumn, qcSchemaColumn, runner } =
    values;
  const isOfFile = sources.agentEnv.kind === 'file';
  const agentEnv = values.agentEnv.filter((wish) => isOfFile || !wish.includes('='));
  const paths = { workdir, batchDir, manifest, items, template };
  const columns = { outputSchemaColumn, qcSchemaColumn };
  saveState(
    'settings',
    JSON.stringify({ configFile, values: { ...paths, ...columns, noJson, runner, agentEnv } }),
  );
}

export const readLegSettings = (): LegSettings => JSON.parse(getState('settings')) as LegSettings;

/** The run came to its end by itself: no claim of it is open. */
export function saveEnded(): void {
  saveState('ended', 'true');
}

/** Undefined when nothing was run, or when nothing is left to be closed. */
export function readOpenRun(): RunState | undefined {
  const token = getState('token');
  return token === '' || getState('ended') === 'true' ? undefined : { token, manifest: getState('manifest') };
}
