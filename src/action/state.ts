// What the main step leaves for the post step: whose claims and processes to look for. Names are constants here only.
import { getState, saveState } from '@actions/core';

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

/** The run came to its end by itself: no claim of it is open. */
export function saveEnded(): void {
  saveState('ended', 'true');
}

/** Undefined when nothing was run, or when nothing is left to be closed. */
export function readOpenRun(): RunState | undefined {
  const token = getState('token');
  return token === '' || getState('ended') === 'true' ? undefined : { token, manifest: getState('manifest') };
}
