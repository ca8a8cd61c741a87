// The Action's post step. After a cancel or a time-out the main step may have been killed: ends what its agents left
// behind and closes its open claims, so that the shards are open again and the record says why.
import { setFailed } from '@actions/core';
import { openActionLog } from './action-log.ts';
import { closeRun } from './close-run.ts';
import { endStep } from './end-step.ts';
import { readLeg, readLegSettings, readOpenRun } from './state.ts';

export async function postStep(): Promise<void> {
  await closeWhatIsOpen();
  await endStep();
}

async function closeWhatIsOpen(): Promise<void> {
  const run = readOpenRun();
  if (run === undefined) return;
  try {
    const log = openActionLog();
    await closeRun(run, log);
    const leg = readLeg();
    // A leg's records must leave this machine, or the join will miss its shards.
    if (leg !== undefined)
      await (
        await import('./close-leg.ts')
      ).closeLeg({
        run,
        leg,
        settings: readLegSettings(),
        env: process.env,
        log,
      });
  } catch (error) {
    setFailed(
      `Internal error: ${error instanceof Error ? error.message : String(error)} (a bug of Muster; finished work is safe)`,
    );
  }
}
