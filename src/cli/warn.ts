// Collects what a command wants to warn of, and tells it when the command is ready to speak: people on stderr, programs
// in the command's document. Heavy texts are loaded only when there is something to say.
import type { Settings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import type { CommandIo } from './command.ts';

export interface Warnings {
  readonly add: (failure: Failure) => void;
  flush(): Promise<void>;
}

/** In JSON mode nothing is printed: the warnings wait in `io.warnings` for the document. Nothing is told twice. */
export function warnTo(io: CommandIo, settings: Pick<Settings, 'json'>): Warnings {
  const waiting: Failure[] = [];
  return {
    add: (failure) => void waiting.push(failure),
    async flush() {
      const failures = waiting.splice(0);
      if (settings.json) io.warnings.push(...failures);
      if (failures.length === 0 || settings.json) return;
      const { printWarnings } = await import('../present/print-failures.ts');
      printWarnings(io, failures);
    },
  };
}
