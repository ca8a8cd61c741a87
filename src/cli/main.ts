#!/usr/bin/env node
// Entry of the command line tool: refuses what it can't run on, hands over to the program, sets the exit code.
import { exitCodes } from '../core/exit-code.ts';
import { openIo } from './io.ts';
import { isNodeUsable, leastNode } from './node-version.ts';
import { runProgram } from './program.ts';

const argv = process.argv.slice(2);
const io = openIo(argv.includes('--no-color'));

const isJson = async (): Promise<boolean> => (await import('./json-asked.ts')).isJsonAsked(argv, process.env);

const crash = async (error: unknown): Promise<void> => {
  try {
    const { reportCrash } = await import('./crash.ts');
    await reportCrash(io, error, await isJson());
  } finally {
    process.exit(exitCodes.internal);
  }
};
process.on('uncaughtException', (error) => void crash(error));
process.on('unhandledRejection', (error) => void crash(error));

void start();

// Not at the top level: as CommonJS, which Node starts faster, a module can't wait there.
async function start(): Promise<void> {
  process.exitCode = isNodeUsable(process.versions.node)
    ? await runProgram(argv, io, process.platform)
    : await refuseNode(process.versions.node);
}

async function refuseNode(found: string): Promise<number> {
  const { failCommand } = await import('./fail-command.ts');
  const settings = { json: await isJson() };
  return failCommand({ io, settings }, [{ reason: 'node-too-old', found, needed: leastNode.join('.') }]);
}
