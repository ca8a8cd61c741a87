// `muster init [DIR]`: writes a small batch that works at once, or with --skill what teaches coding agents to work with
// one. Never overwrites a file of other content without --force.
import { chmodSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { shellWord } from '../../core/report/next-steps.ts';
import { isCode, unwritable } from '../../core/system-error.ts';
import { safeText } from '../../present/safe-text.ts';
import { readRegularFile } from '../../stores/file/regular-file.ts';
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
    const at = { file: join(folder, file.path) };
    const state = stateOf(at.file, file);
    if (state === 'fresh' || (state === 'other' && settings.force)) fresh.push(file);
    else if (state === 'no-file')
      failures.push({ reason: 'file-unwritable', at, error: 'what is there is no regular file' });
    else if (state === 'other') failures.push({ reason: 'file-exists', at });
  }
  if (failures.length === 0) failures.push(...fresh.flatMap((file) => writeStarter(folder, file)));
  if (failures.length > 0) return failCommand(context, failures);
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    const paths = fresh.map(({ path }) => path);
    printJson<InitDocument>(io, { format: 'muster.init/1', folder, runner, files: paths });
    return exitCodes.ok;
  }
  const next =
    runner === 'shell'
      ? 'muster plan && muster run && muster status'
      : // An agent costs money: one shard shows whether the prompt is good.
        'muster doctor && muster plan && muster run --limit 1';
  if (!settings.quiet) speak(io, folder, fresh, settings.skill ? undefined : next);
  return exitCodes.ok;
};

async function filesOfSkill(folder: string): Promise<readonly StarterFile[]> {
  return (await import('../init/skill-files.ts')).skillFiles(folder);
}

async function filesOfBatch(runner: string): Promise<readonly StarterFile[]> {
  return (await import('../init/starter-files.ts')).starterFiles(runner);
}

/**
 * `same`: these very bytes are there. `no-file`: a folder or a device, or a FIFO, whose reader a write would wait for.
 * What can't be read, and a link that leads nowhere, is there all the same.
 */
function stateOf(path: string, file: StarterFile): 'fresh' | 'same' | 'other' | 'no-file' {
  const found = readRegularFile(path);
  if (found.kind === 'other') return 'no-file';
  if (found.kind !== 'read') return isThere(path) ? 'other' : 'fresh';
  if (found.bytes.toString('utf8') === file.text) return 'same';
  return file.isMerged === true ? 'fresh' : 'other';
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function writeStarter(folder: string, file: StarterFile): Failure[] {
  const path = join(folder, file.path);
  try {
    makeFolder(dirname(path));
    writeFileSync(path, file.text);
    if (file.isExecutable === true) chmodSync(path, 0o755);
    return [];
  } catch (error) {
    return [unwritable(error, path)];
  }
}

function speak(io: CommandIo, folder: string, files: readonly StarterFile[], next: string | undefined): void {
  for (const { path } of files) io.stdout(`wrote ${safeText(join(folder, path))}\n`);
  if (files.length === 0) io.stderr('nothing to write: all of it is there\n');
  const enter = folder === '.' ? '' : `cd ${shellWord(safeText(folder))} && `;
  io.stderr(
    next === undefined
      ? '\nnext  ask your coding agent to set up or to go on with a batch; it finds the skill muster-batch\n'
      : `\nnext  ${enter}${next}\n`,
  );
}

/** With those above it. Node's own way of it never ends where a folder can't have folders, such as in /proc. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (isCode(error, 'EEXIST') && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
    if (!isCode(error, 'ENOENT') || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}
