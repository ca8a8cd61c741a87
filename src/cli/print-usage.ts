// Refuses a command line: the usage line, then every problem as `muster CMD: error: …`, then where help is.
// What is wrong in files is shown with its place, as everywhere.
import type { CommandName } from '../config/commands.ts';
import { exitCodeOfAll } from '../core/exit-code-of-all.ts';
import { exitCodeOf, exitCodes, type ExitCode } from '../core/exit-code.ts';
import type { Failure } from '../core/failure.ts';
import type { CommandIo } from './command.ts';
import { failCommand } from './fail-command.ts';
import { usageLine } from './help.ts';

export async function printUsage(
  io: CommandIo,
  failures: readonly Failure[],
  command: CommandName | undefined,
  isJson: boolean,
): Promise<ExitCode> {
  const ofUsage = failures.filter((failure) => exitCodeOf(failure) === exitCodes.usage);
  if (isJson || ofUsage.length === 0) return failCommand({ io, settings: { json: isJson } }, failures);
  const { failureText } = await import('../present/failure-text.ts');
  const { printFailures } = await import('../present/print-failures.ts');
  const name = command === undefined ? 'muster' : `muster ${command}`;
  const { hangText } = await import('../present/text-width.ts');
  const columns = io.isStderrTerminal ? io.columns : Infinity;
  const label = `${name}: error: `;
  const errors = ofUsage.map(
    (failure) => `${label}${hangText(failureText(failure).text, columns, 2, label.length)}\n`,
  );
  const isFirst = ofUsage.some(
    (failure) => failure.reason === 'setting-missing' && failure.setting.endsWith('items'),
  );
  const first = isFirst ? '`muster init` writes a batch to begin with.\n' : '';
  io.stderr(`${usageLine(command)}\n${errors.join('')}Try \`${name} --help\`.\n${first}`);
  printFailures(
    io,
    failures.filter((failure) => !ofUsage.includes(failure)),
  );
  return exitCodeOfAll(failures);
}
