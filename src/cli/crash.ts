// The last words when Muster itself is wrong: says that it is our fault and how to report it.
import { exitCodes, type ExitCode } from '../core/exit-code.ts';
import type { CommandIo } from './command.ts';

/** Prints an exception that nothing expected. The stack only with MUSTER_DEBUG=1: it means nothing to most people. */
export async function reportCrash(io: CommandIo, error: unknown, isJson: boolean): Promise<ExitCode> {
  const message = error instanceof Error ? error.message : String(error);
  const text = message.replace(/^Internal error: /, '');
  const stack = error instanceof Error && io.env['MUSTER_DEBUG'] === '1' ? error.stack : undefined;
  if (isJson) {
    const { printJson } = await import('../present/print-json.ts');
    const failure = { reason: 'unexpected-exception', error: text, ...(stack !== undefined && { stack }) };
    printJson(io, { format: 'muster.error/1', exitCode: exitCodes.internal, failures: [failure] });
  } else {
    io.stderr(
      `Internal error: ${text}\n` +
        (stack === undefined ? '' : `${stack}\n`) +
        'This is a bug of Muster; finished work is safe. Please report it with the command line and the output of\n' +
        `\`muster doctor\`${stack === undefined ? '; MUSTER_DEBUG=1 shows where it happened' : ''}.\n`,
    );
  }
  return exitCodes.internal;
}
