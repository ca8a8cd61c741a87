// How a command ends in failures: for people on stderr, in JSON mode as one document on stdout. Every command uses this.
import { exitCodeOfAll } from '../core/exit-code-of-all.ts';
import type { Settings } from '../config/settings.ts';
import type { ExitCode } from '../core/exit-code.ts';
import type { Failure } from '../core/failure.ts';
import type { CommandIo } from './command.ts';

interface FailContext {
  readonly io: CommandIo;
  readonly settings: { readonly json: boolean } & Partial<Pick<Settings, 'manifest' | 'batchDir'>>;
}

/** Prints the failures in the way that was asked for and gives the exit code: the most telling one of them. */
export async function failCommand(context: FailContext, found: readonly Failure[]): Promise<ExitCode> {
  const failures = await placed(found, context.settings);
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

/** Rows that don't fit the items are told with their lines. */
async function placed(
  failures: readonly Failure[],
  { batchDir, ...settings }: FailContext['settings'],
): Promise<readonly Failure[]> {
  if (batchDir === undefined || !failures.some(({ reason }) => reason.startsWith('range-'))) return failures;
  const { placeRows } = await import('../wire/place-rows.ts');
  const { manifestPathOf } = await import('../wire/manifest-path.ts');
  return placeRows(failures, manifestPathOf({ ...settings, batchDir }));
}
