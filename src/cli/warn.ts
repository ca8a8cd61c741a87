// Collects what a command wants to warn of, and tells it when the command is ready to speak: people on stderr, programs
// in the command's document. Heavy texts are loaded only when there is something to say.
import type { Settings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import type { CommandIo } from './command.ts';

export interface Warnings {
  readonly add: (failure: Failure) => void;
  flush(): Promise<void>;
}

/**
 * In JSON mode nothing is printed: the warnings wait in `io.warnings` for the document. Nothing is told twice. What the
 * command itself waits for is told at once and in every mode: afterwards it is of no use.
 */
export function warnTo(io: CommandIo, settings: Pick<Settings, 'json'>): Warnings {
  const waiting: Failure[] = [];
  return {
    add: (failure) => {
      if (failure.reason === 'lock-held') void tell(io, [failure]);
      else waiting.push(failure);
    },
    async flush() {
      const failures = waiting.splice(0);
      if (settings.json) for (const failure of failures) io.warnings.push(failure);
      if (failures.length > 0 && !settings.json) await tell(io, failures);
    },
  };
}

async function tell(io: CommandIo, failures: readonly Failure[]): Promise<void> {
  const { printWarnings } = await import('../present/print-failures.ts');
  printWarnings(io, failures);
}
