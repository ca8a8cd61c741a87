// SIGINT, SIGTERM, SIGHUP and SIGQUIT for whatever has children: the first asks it to stop, what follows is impatience. A workflow
// sends SIGINT, 7.5 s later SIGTERM, 2.5 s later the end. Knows nothing of what is stopped.
import { exitCodes, type ExitCode } from '../core/exit-code.ts';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

export interface StopSignals {
  /** Aborted with the signal's name as its reason. */
  readonly signal: AbortSignal;
  /** 130 for SIGINT, 143 otherwise; undefined while none came. */
  exitCode(): ExitCode | undefined;
  dispose(): void;
}

/**
 * Listens from now on. `onImpatience` is called for every signal after the first; which of them count is the caller's
 * affair: a closing terminal sends SIGHUP twice, `timeout` SIGTERM.
 */
export function listenForStop(onImpatience: (signal: NodeJS.Signals) => void): StopSignals {
  const controller = new AbortController();
  const onSignal = (signal: NodeJS.Signals): void => {
    if (!controller.signal.aborted) controller.abort(signal);
    else onImpatience(signal);
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  return {
    signal: controller.signal,
    exitCode() {
      if (!controller.signal.aborted) return undefined;
      return controller.signal.reason === 'SIGINT' ? exitCodes.interrupted : exitCodes.terminated;
    },
    dispose() {
      for (const signal of stopSignals) process.removeListener(signal, onSignal);
    },
  };
}
