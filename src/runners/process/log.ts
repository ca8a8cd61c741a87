// The log of one attempt: bounded, whole lines at the cut, written as it comes. Knows nothing of what is in it.
import { closeSync, constants, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { fail, ok } from '../../core/result.ts';
import type { Result } from '../../core/result.ts';
import { isCode, unwritable } from '../../core/system-error.ts';
import { cutMark } from './log-marks.ts';

export interface LogSink {
  /** Output as it comes. Never throws: what a full disk refuses counts as dropped. */
  write(chunk: Uint8Array): void;
  /** A line of Muster's own; kept whatever the limit. */
  mark(text: string): void;
  /** Writes what was held back and closes the file. Call once; later writes are dropped. */
  close(): LogFacts;
}

export interface LogFacts {
  /** Bytes that this sink wrote. */
  readonly bytes: number;
  readonly isTruncated: boolean;
}

/** Errors stand at the end of a log, so this much of the end is kept beside the head. */
const tailBytes = 64 * 1024;

/**
 * Opens a log. `create` starts it empty (the former attempt's log must have been renamed away), `append` goes on and
 * counts its limit anew. Of more than `limitBytes` the head and up to 64 KiB of the end are kept, and a mark between
 * them says how much is missing. A symlink or a pipe in the log's place is refused: an agent could have put it there.
 */
export function openLog(
  path: string,
  limitBytes: number,
  how: 'create' | 'append' = 'create',
): Result<LogSink, Failure> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_TRUNC, O_WRONLY } = constants;
  const flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | (how === 'create' ? O_TRUNC : 0);
  const open = () => openSync(path, flags, 0o666);
  try {
    return ok(new Log(openIn(dirname(path), open), limitBytes));
  } catch (error) {
    return fail(unwritable(error, path));
  }
}

function openIn(folder: string, open: () => number): number {
  try {
    return open();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    mkdirSync(folder, { recursive: true });
    return open();
  }
}

class Log implements LogSink {
  readonly #limitBytes: number;
  #tailLimit: number;
  #fd: number | undefined;
  #headRoom: number;
  #written = 0;
  #dropped = 0;
  /** The newest output beyond the head, in the first #tailLength bytes; undefined until the head is full. */
  #tail: Buffer | undefined;
  #tailLength = 0;
  #isAtLineStart = false;
  /** Marks made while output is held back, for behind it. */
  #marks = '';

  constructor(fd: number, limitBytes: number) {
    this.#fd = fd;
    this.#limitBytes = limitBytes;
    this.#tailLimit = Math.min(tailBytes, Math.floor(limitBytes / 4));
    this.#headRoom = limitBytes - this.#tailLimit;
  }

  write(chunk: Uint8Array): void {
    if (this.#tail !== undefined) return this.#hold(this.#tail, chunk);
    if (chunk.length <= this.#headRoom) {
      this.#headRoom -= chunk.length;
      if (chunk.length > 0) this.#isAtLineStart = chunk.at(-1) === newline;
      return this.#put(chunk);
    }
    const at = cutBefore(chunk, this.#headRoom, this.#isAtLineStart);
    this.#put(chunk.subarray(0, at));
    // Room that the cut left unused goes to the end, so that a log of exactly the limit is kept whole.
    this.#tailLimit += this.#headRoom - at;
    this.#tail = Buffer.alloc(2 * (this.#tailLimit + 1));
    this.#hold(this.#tail, chunk.subarray(at));
  }

  mark(text: string): void {
    if (this.#tail !== undefined) this.#marks += text;
    else this.#put(Buffer.from(text));
  }

  close(): LogFacts {
    if (this.#fd !== undefined) {
      this.#putTail();
      closeSync(this.#fd);
      this.#fd = undefined;
    }
    return { bytes: this.#written, isTruncated: this.#dropped > 0 };
  }

  /** Keeps the last bytes: one more than the limit, so that the cut can see whether a line begins there. */
  #hold(tail: Buffer, chunk: Uint8Array): void {
    const keep = this.#tailLimit + 1;
    const fresh = chunk.subarray(Math.max(0, chunk.length - keep));
    const old = Math.min(this.#tailLength, chunk.length > keep ? 0 : keep);
    if (this.#tailLength + fresh.length > tail.length || fresh.length < chunk.length) {
      tail.copyWithin(0, this.#tailLength - old, this.#tailLength);
      this.#dropped += this.#tailLength - old + chunk.length - fresh.length;
      this.#tailLength = old;
    }
    tail.set(fresh, this.#tailLength);
    this.#tailLength += fresh.length;
  }

  #putTail(): void {
    if (this.#tail === undefined) return;
    const held = this.#tail.subarray(0, this.#tailLength);
    const isCut = this.#dropped > 0 || held.length > this.#tailLimit;
    const at = isCut ? cutAfter(held, Math.max(0, held.length - this.#tailLimit)) : 0;
    this.#dropped += at;
    if (this.#dropped > 0) this.#put(Buffer.from(cutMark(this.#dropped, this.#limitBytes)));
    this.#put(held.subarray(at));
    this.#put(Buffer.from(this.#marks));
    this.#tail = undefined;
  }

  #put(bytes: Uint8Array): void {
    if (this.#fd === undefined) {
      this.#dropped += bytes.length;
      return;
    }
    for (let at = 0; at < bytes.length;) {
      try {
        at += writeSync(this.#fd, bytes, at);
      } catch {
        this.#dropped += bytes.length - at;
        this.#written += at;
        return;
      }
    }
    this.#written += bytes.length;
  }
}

const newline = 10;

/**
 * Where to cut so that at most `room` bytes come before: after a line, else before a whole UTF-8 character.
 * `isAtLineStart`: whole lines went before, so a part of one is better left out.
 */
function cutBefore(bytes: Uint8Array, room: number, isAtLineStart: boolean): number {
  const line = bytes.subarray(0, room).lastIndexOf(newline) + 1;
  if (line > 0 || isAtLineStart) return line;
  let at = room;
  while (at > 0 && isContinuation(bytes[at])) at -= 1;
  return at;
}

/** Where to begin so that at least `skip` bytes are left out: at a line when one begins there, else at a character. */
function cutAfter(bytes: Uint8Array, skip: number): number {
  if (skip > 0) {
    const line = bytes.indexOf(newline, skip - 1) + 1;
    if (line > 0 && line < bytes.length) return line;
  }
  let at = skip;
  while (isContinuation(bytes[at])) at += 1;
  return at;
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;
