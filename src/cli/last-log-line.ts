// The last line that an agent or a verify command left in a log: most often what went wrong. Reads the end of the file only;
// knows not what the line means, nor how it is shown.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { verifyHeading } from '../runners/process/log-marks.ts';

const tailBytes = 4096;

/** Without colours and blanks around it; undefined where there is no such file, or nothing in it. Follows no symlink. */
export function lastLogLine(path: string): string | undefined {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  } catch {
    return undefined;
  }
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) return undefined;
    const buffer = Buffer.alloc(Math.min(tailBytes, stat.size));
    const length = readSync(fd, buffer, 0, buffer.length, stat.size - buffer.length);
    const lines = stripVTControlCharacters(buffer.toString('utf8', 0, length)).split(/[\r\n]+/);
    const last = lines.findLast((line) => line.trim() !== '' && !line.startsWith('muster: '))?.trim();
    // A verify command that says nothing is not spoken for by the agent before it.
    return last === verifyHeading ? undefined : last;
  } catch {
    return undefined;
  } finally {
    closeSync(fd);
  }
}
