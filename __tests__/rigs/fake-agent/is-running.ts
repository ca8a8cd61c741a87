// Whether a process lives, for tests of what is left behind.
import { readFileSync } from 'node:fs';

/** False for a zombie too: it only waits to be reaped. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...more] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // One that is on its way out has given its memory back (`vsize`, field 23) before it is a zombie.
    return !/^[ZX]/.test(state) && more[19] !== '0';
  } catch {
    return process.platform !== 'linux';
  }
}

export const pidIn = (file: string): number => Number(readFileSync(file, 'utf8'));
