// How a command ends in failures: for people on stderr, in JSON mode as one document on stdout. Every command uses this.
import { exitCodeOfAll } from '../core/exit-code-of-all.ts';
import type { ExitCode } from '../core/exit-code.ts';
import type { Failure } from '../core/failure.ts';
import type { CommandIo } from './command.ts';

/** Prints the failures in the way that was asked for and gives the exit code: the most telling one of them. */
export async function failCommand(
  context: { readonly io: CommandIo; readonly settings: { readonly json: boolean } },
  failures: readonly Failure[],
): Promise<ExitCode> {
  const exitCode = exitCodeOfAll(failures);
  if (context.settings.json) {
    const { printJson } = await import('../present/print-json.ts');
    printJson(context.io, { format: 'muster.error/1', exitCode, failures });
  } else {
    const { printFailures } = await import('../present/print-failures.ts');
    printFailures(context.io, failures);
  }
  return exitCode;
}
