// The living processes that belong to a folder, found without the product's own means: those that work in it, or that
// were told of it in their environment. Needs /proc.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface LivingProcess {
  readonly pid: number;
  readonly command: string;
}

/** Everything alive with `dir` in its environment or as its current folder; zombies and this process are not. */
export function processesOf(dir: string): LivingProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      const belongs =
        textOf(`/proc/${name}/environ`).includes(dir) || linkOf(`/proc/${name}/cwd`).startsWith(dir);
      if (!belongs || isZombie(name)) return [];
      return [{ pid: Number(name), command: textOf(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim() }];
    });
}

function isZombie(pid: string): boolean {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === '' || /^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
