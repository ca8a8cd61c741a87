// The built command line tool in a folder of its own, with an environment that holds nothing of the tester's.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { musterMain } from './muster-cli.ts';

export const cliPath = musterMain;

export interface CliRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliRig extends Disposable {
  readonly dir: string;
  write(path: string, text: string): void;
  read(path: string): string;
  /** Runs `muster …args` to its end. `cwd` is relative to the rig's folder. */
  muster(
    args: readonly string[],
    options?: { readonly env?: Record<string, string>; readonly cwd?: string },
  ): CliRun;
}

export function openCliRig(): CliRig {
  const dir = mkdtempSync(join(tmpdir(), 'muster-cli-'));
  return {
    dir,
    write: (path, text) => {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    },
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    muster: (args, { env = {}, cwd = '.' } = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [cliPath, ...args], {
        cwd: join(dir, cwd),
        env: { PATH: process.env['PATH'] ?? '', HOME: dir, ...env },
        encoding: 'utf8',
      });
      return { code: status, stdout, stderr };
    },
    [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }),
  };
}
