// The last words when Muster itself is wrong, in a workflow: the stack in the log, one line on the job.
import { setFailed } from '@actions/core';
import { exitCodes } from '../core/exit-code.ts';
import { openActionLog } from './action-log.ts';
import { writeOutputs } from './outputs.ts';

export function reportCrash(thrown: unknown): void {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown));
  openActionLog().say(cause.stack ?? cause.message);
  writeOutputs({ disposition: 'failed', 'exit-code': exitCodes.internal });
  setFailed(
    `Internal error: ${cause.message.replace(/^Internal error: /, '')} (a bug of Muster; finished work is safe)`,
  );
}
