// Where a command's answer goes: all of it, or it is known why not. A reader that went away has seen what it wanted; an
// answer that a full disk cut short must not pass for whole. Knows no command and says nothing itself.
import { fstatSync, writeSync } from 'node:fs';

/** The reader of a pipe left, or the terminal was closed. */
const readerGone: ReadonlySet<string> = new Set(['EPIPE', 'EIO', 'ECONNRESET']);

type OutputStream = NodeJS.WriteStream & { readonly fd: number };

/**
 * Opens `stream` for an answer. `onLost` hears once, with the system's words, that a part of it could not be written;
 * what comes after that is dropped, as it is in silence once the reader is gone.
 */
export function openAnswerOutput(
  stream: OutputStream,
  onLost: (error: string) => void,
): (text: string) => void {
  let isOver = false;
  const isFile = isFileLike(stream);
  const end = (error: NodeJS.ErrnoException): void => {
    const isReaderGone = !isFile && readerGone.has(error.code ?? '');
    if (!isOver && !isReaderGone) onLost(error.message);
    isOver = true;
  };
  stream.on('error', end);
  return (text) => {
    if (text === '' || isOver) return;
    if (!isFile) {
      stream.write(text);
      // At exit no event comes any more, so the answer is looked for at once.
      if (stream.errored !== null) end(stream.errored);
      return;
    }
    try {
      writeAll(stream.fd, Buffer.from(text));
    } catch (error) {
      end(error as NodeJS.ErrnoException);
    }
  };
}

/** Node writes to a file once and takes what a nearly full disk took of it for everything. */
function writeAll(fd: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at);
}

/** Files and devices other than terminals are written at once; pipes and sockets are the stream's affair. */
function isFileLike(stream: OutputStream): boolean {
  try {
    const stat = fstatSync(stream.fd);
    return stat.isFile() || (stat.isCharacterDevice() && !stream.isTTY);
  } catch {
    return false;
  }
}
