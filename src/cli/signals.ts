// SIGINT, SIGTERM and SIGHUP for a command that has children: the first asks it to stop, a second SIGINT ends it at
// once. Knows nothing of what is stopped.
import { exitCodes, type ExitCode } from '../core/exit-code.ts';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StopSignals {
  /** Aborted with the signal's name as its reason. */
  readonly signal: AbortSignal;
  /** 130 for SIGINT, 143 otherwise; undefined while none came. */
  exitCode(): ExitCode | undefined;
  dispose(): void;
}

/** Listens from now on. `onSecond` is called when the user does not want to wait for an orderly stop. */
export function listenForStop(onSecond: () => void): StopSignals {
  const controller = new AbortController();
  let received: NodeJS.Signals | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (received !== undefined) {
      if (signal === 'SIGINT') onSecond();
      return;
    }
    received = signal;
    controller.abort(signal);
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  return {
    signal: controller.signal,
    exitCode() {
      if (received === undefined) return undefined;
      return received === 'SIGINT' ? exitCodes.interrupted : exitCodes.terminated;
    },
    dispose() {
      for (const signal of stopSignals) process.removeListener(signal, onSignal);
    },
  };
}
