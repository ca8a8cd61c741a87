// The Action's post step. After a cancel or a time-out the main step may have been killed: ends what its agents left
// behind and closes its open claims, so that the shards are open again and the record says why.
import { setFailed } from '@actions/core';
import { openActionLog, type ActionLog } from './action-log.ts';
import { closeRun } from './close-run.ts';
import { endStep } from './end-step.ts';
import { readLeg, readLegSettings, readOpenRun, type RunState } from './state.ts';

export async function postStep(): Promise<void> {
  await closeWhatIsOpen();
  await endStep();
}

async function closeWhatIsOpen(): Promise<void> {
  const run = readOpenRun();
  if (run === undefined) return;
  const log = openActionLog();
  await eachOnItsOwn([() => closeRun(run, log), () => leaveRecords(run, log)], (error) =>
    setFailed(
      `Internal error: ${error instanceof Error ? error.message : String(error)} (a bug of Muster; finished work is safe)`,
    ),
  );
}

/** A leg's records must leave this machine, or the join will miss its shards. */
async function leaveRecords(run: RunState, log: ActionLog): Promise<void> {
  const leg = readLeg();
  if (leg === undefined) return;
  const { closeLeg } = await import('./close-leg.ts');
  await closeLeg({ run, leg, settings: readLegSettings(), env: process.env, log });
}

/** One after the other; what one of them throws keeps none of the others from being done. */
export async function eachOnItsOwn(
  works: readonly (() => Promise<unknown>)[],
  onError: (error: unknown) => void,
): Promise<void> {
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
  }
}
