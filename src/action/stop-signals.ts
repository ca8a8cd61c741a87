// How a workflow stops a step: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end. The first asks for an orderly stop, the
// second ends the agents' grace. Knows nothing of what is stopped.
import { exitCodes, type ExitCode } from '../core/exit-code.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StopSignals {
  /** Aborted with the signal's name as its reason. */
  readonly signal: AbortSignal;
  /** 130 for SIGINT, 143 otherwise; undefined while none came. */
  exitCode(): ExitCode | undefined;
  dispose(): void;
}

/** Listens from now on. `onImpatience` is called for every signal after the first. */
export function listenForStop(onImpatience: () => void): StopSignals {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
    if (controller.signal.aborted) onImpatience();
    else controller.abort(name);
  };
  for (const name of names) process.on(name, onSignal);
  return {
    signal: controller.signal,
    exitCode() {
      if (!controller.signal.aborted) return undefined;
      return controller.signal.reason === 'SIGINT' ? exitCodes.interrupted : exitCodes.terminated;
    },
    dispose() {
      for (const name of names) process.removeListener(name, onSignal);
    },
  };
}
