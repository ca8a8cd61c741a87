// The process's streams as commands see them. stdout is gathered and written in large pieces; a reader that went away
// (`muster resume | head -1`, a terminal that was closed) ends the output, never the work; one that can't be written (a
// full disk) does not end the work either, but what would have been green is not. Knows no command.
import { exitCodes } from '../core/exit-code.ts';
import { openAnswerOutput } from './answer-output.ts';
import type { CommandIo } from './command.ts';

const pieceSize = 16 * 1024;

/** Opens the streams of this process. What is still gathered is written before stderr speaks and at exit. */
export function openIo(isColorRefused: boolean): CommandIo {
  const { stdout, stderr, env } = process;
  let gathered = '';
  let isScheduled = false;
  let isStderrGone = false;
  // Of stderr nobody is left to be told.
  stderr.on('error', () => (isStderrGone = true));
  const warn = (text: string): void => {
    if (text !== '' && !isStderrGone) stderr.write(text);
  };
  let isAnswerLost = false;
  const answer = openAnswerOutput(stdout, (error) => {
    isAnswerLost = true;
    warn(`error: cannot write to stdout: ${error}\n`);
  });
  const flush = (): void => {
    isScheduled = false;
    const piece = gathered;
    gathered = '';
    answer(piece);
  };
  process.once('exit', (code) => {
    flush();
    if (isAnswerLost && code === exitCodes.ok) process.exitCode = exitCodes.environment;
  });
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
      warn(text);
    },
    isStdoutTerminal: isTerminalStream(stdout),
    isStderrTerminal: isTerminalStream(stderr),
    // Windows are resized while a run goes on.
    get columns() {
      return stderr.columns ?? stdout.columns ?? 80;
    },
    isColorWanted: !isColorRefused && wantsColor(env, isTerminalStream(stdout) && isTerminalStream(stderr)),
    env,
    warnings: [],
  };
}

/** Node leaves the property away where the stream is none. */
const isTerminalStream = (stream: { readonly isTTY?: boolean }): boolean => stream.isTTY === true;

/** The same without colour; it still follows the window. */
export const withoutColor = (io: CommandIo): CommandIo => ({
  ...io,
  isColorWanted: false,
  get columns() {
    return io.columns;
  },
});

/** NO_COLOR (no-color.org) wins over FORCE_COLOR; without either, only terminals get colour. */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}
