// Of which failures the end of the log tells more than the class does. Pure; reads no log.
import type { FailureClass } from '../batch/record.ts';

/** True where a bare code or a time is all that Muster knows: what the agent or the verify command said last often says why. */
export function hasLastWords(cause: FailureClass | undefined): boolean {
  switch (cause) {
    case 'exit':
    case 'signal':
    case 'timeout':
    case 'idle-timeout':
    case 'verify-command':
      return true;
    default:
      return false;
  }
}
