#!/usr/bin/env node
// Entry of the command line tool: refuses what it can't run on, hands over to the program, sets the exit code.
import { openIo } from './io.ts';
import { runProgram } from './program.ts';

const argv = process.argv.slice(2);
const io = openIo(argv.includes('--no-color'));

const crash = async (error: unknown): Promise<void> => {
  const { reportCrash } = await import('./crash.ts');
  process.exit(await reportCrash(io, error, argv.includes('--json')));
};
process.on('uncaughtException', (error) => void crash(error));
process.on('unhandledRejection', (error) => void crash(error));

process.exitCode = await runProgram(argv, io, process.platform);
