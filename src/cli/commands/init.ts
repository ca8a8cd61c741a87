// `muster init [DIR]`: writes a small batch that works at once. Never overwrites a file without --force.
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import type { CommandIo, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { starterFiles, type StarterFile } from '../init/starter-files.ts';
import type { InitDocument } from '../json/schemas.ts';

export const main: CommandMain = async (context) => {
  const { settings, resolved, args, io } = context;
  const folder = args[0] ?? '.';
  // The default of every other command executes nothing; a first batch should do something.
  const runner = resolved.sources.runner.kind === 'default' ? 'shell' : settings.runner;
  const files = starterFiles(runner);
  const existing = files.filter(({ path }) => existsSync(join(folder, path)));
  if (existing.length > 0 && !settings.force) {
    return failCommand(
      context,
      existing.map(({ path }): Failure => ({ reason: 'file-exists', at: { file: join(folder, path) } })),
    );
  }
  const failures = files.flatMap((file) => writeStarter(folder, file));
  if (failures.length > 0) return failCommand(context, failures);
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson<InitDocument>(io, {
      format: 'muster.init/1',
      folder,
      runner,
      files: files.map(({ path }) => path),
    });
    return exitCodes.ok;
  }
  if (!settings.quiet) speak(io, folder, files);
  return exitCodes.ok;
};

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

function speak(io: CommandIo, folder: string, files: readonly StarterFile[]): void {
  for (const { path } of files) io.stdout(`wrote ${join(folder, path)}\n`);
  const enter = folder === '.' ? '' : `cd '${folder.replaceAll("'", String.raw`'\''`)}' && `;
  io.stderr(`\nNext: ${enter}muster plan && muster run && muster status\n`);
}
