// Collects what a command wants to warn of, and prints it on stderr when the command is ready to speak. Heavy texts are
// loaded only when there is something to say.
import type { Settings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import type { CommandIo } from './command.ts';

export interface Warnings {
  readonly add: (failure: Failure) => void;
  flush(): Promise<void>;
}

/** Nothing is printed in JSON mode, where stderr is for programs' crashes only, and nothing twice. */
export function warnTo(io: CommandIo, settings: Pick<Settings, 'json'>): Warnings {
  const waiting: Failure[] = [];
  return {
    add: (failure) => void waiting.push(failure),
    async flush() {
      const failures = waiting.splice(0);
      if (failures.length === 0 || settings.json) return;
      const { printWarnings } = await import('../present/print-failures.ts');
      printWarnings(io, failures);
    },
  };
}
