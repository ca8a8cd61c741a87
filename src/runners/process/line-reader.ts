// Cuts a stream of bytes into lines for the parsers of agents' events. A line too long to be one is passed over.

const newline = 10;

/** Far above any event that a parser needs, far below what would hurt sixteen at a time. */
const maxLineBytes = 4 * 1024 * 1024;

/** Calls `onLine` with each line's text, without its end. Memory stays under `maxBytes` whatever comes. */
export class LineReader {
  readonly #onLine: (line: string) => void;
  readonly #maxBytes: number;
  #parts: Uint8Array[] = [];
  #length = 0;
  #isSkipping = false;

  constructor(onLine: (line: string) => void, maxBytes: number = maxLineBytes) {
    this.#onLine = onLine;
    this.#maxBytes = maxBytes;
  }

  write(chunk: Uint8Array): void {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      this.#add(chunk.subarray(from, at));
      this.#finish();
      from = at + 1;
    }
    this.#add(chunk.subarray(from));
  }

  /** Gives out a last line that has no end. */
  end(): void {
    this.#finish();
  }

  #add(part: Uint8Array): void {
    if (this.#isSkipping || part.length === 0) return;
    if (this.#length + part.length > this.#maxBytes) {
      this.#isSkipping = true;
      this.#parts = [];
      this.#length = 0;
      return;
    }
    this.#parts.push(part);
    this.#length += part.length;
  }

  #finish(): void {
    if (this.#length > 0) {
      const line = Buffer.concat(this.#parts, this.#length).toString('utf8');
      this.#onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    }
    this.#parts = [];
    this.#length = 0;
    this.#isSkipping = false;
  }
}
