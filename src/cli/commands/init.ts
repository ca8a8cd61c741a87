// `muster init [DIR]`: writes a small batch that works at once, or with --skill what teaches coding agents to work with
// one. Never overwrites a file of other content without --force.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import type { CommandIo, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import type { StarterFile } from '../init/starter-files.ts';
import type { InitDocument } from '../json/schemas.ts';

export const main: CommandMain = async (context) => {
  const { settings, resolved, args, io } = context;
  const folder = args[0] ?? '.';
  // The default of every other command executes nothing; a first batch should do something.
  const runner = resolved.sources.runner.kind === 'default' ? 'shell' : settings.runner;
  const files = settings.skill ? await filesOfSkill(folder) : await filesOfBatch(runner);
  const failures: Failure[] = [];
  const fresh: StarterFile[] = [];
  for (const file of files) {
    const state = stateOf(join(folder, file.path), file);
    if (state === 'fresh' || (state === 'other' && settings.force)) fresh.push(file);
    else if (state === 'other')
      failures.push({ reason: 'file-exists', at: { file: join(folder, file.path) } });
  }
  if (failures.length === 0) failures.push(...fresh.flatMap((file) => writeStarter(folder, file)));
  if (failures.length > 0) return failCommand(context, failures);
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    const paths = fresh.map(({ path }) => path);
    printJson<InitDocument>(io, { format: 'muster.init/1', folder, runner, files: paths });
    return exitCodes.ok;
  }
  if (!settings.quiet) speak(io, folder, fresh, settings.skill);
  return exitCodes.ok;
};

async function filesOfSkill(folder: string): Promise<readonly StarterFile[]> {
  return (await import('../init/skill-files.ts')).skillFiles(folder);
}

async function filesOfBatch(runner: string): Promise<readonly StarterFile[]> {
  return (await import('../init/starter-files.ts')).starterFiles(runner);
}

/** `same`: these very bytes are there. A file that can't be read is left to the write, which says why. */
function stateOf(path: string, file: StarterFile): 'fresh' | 'same' | 'other' {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'fresh' : 'other';
  }
  if (text === file.text) return 'same';
  return file.isMerged === true ? 'fresh' : 'other';
}

function writeStarter(folder: string, file: StarterFile): Failure[] {
  const path = join(folder, file.path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
    if (file.isExecutable === true) chmodSync(path, 0o755);
    return [];
  } catch (error) {
    return [{ reason: 'file-unwritable', at: { file: path }, error: (error as Error).message }];
  }
}

function speak(io: CommandIo, folder: string, files: readonly StarterFile[], isSkill: boolean): void {
  for (const { path } of files) io.stdout(`wrote ${join(folder, path)}\n`);
  if (files.length === 0) io.stderr('nothing to write: all of it is there\n');
  const enter = folder === '.' ? '' : `cd '${folder.replaceAll("'", String.raw`'\''`)}' && `;
  io.stderr(
    isSkill
      ? '\nNext: ask your coding agent to set up or to go on with a batch; it finds the skill muster-batch\n'
      : `\nNext: ${enter}muster plan && muster run && muster status\n`,
  );
}
