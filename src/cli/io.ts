// The process's streams as commands see them. stdout is gathered and written in large pieces; a reader that went away
// (`muster resume | head -1`) ends the output, never the work. Knows no command.
import { isatty } from 'node:tty';
import type { CommandIo } from './command.ts';

const pieceSize = 16 * 1024;

/** Opens the streams of this process. What is still gathered is written before stderr speaks and at exit. */
export function openIo(isColorRefused: boolean): CommandIo {
  const { stdout, stderr, env } = process;
  let gathered = '';
  let isScheduled = false;
  let isReaderGone = false;
  const flush = (): void => {
    isScheduled = false;
    const piece = gathered;
    gathered = '';
    if (piece !== '' && !isReaderGone) stdout.write(piece);
  };
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      if (stream === stdout) isReaderGone = true;
    });
  }
  process.once('exit', flush);
  return {
    stdout: (text) => {
      gathered += text;
      if (gathered.length >= pieceSize) flush();
      else if (!isScheduled) {
        isScheduled = true;
        setImmediate(flush);
      }
    },
    stderr: (text) => {
      flush();
      stderr.write(text);
    },
    isStderrTerminal: isatty(2),
    columns: stderr.columns ?? stdout.columns ?? 80,
    isColorWanted: !isColorRefused && wantsColor(env, isatty(1) && isatty(2)),
    env,
  };
}

/** NO_COLOR (no-color.org) wins over FORCE_COLOR; without either, only terminals get colour. */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}
