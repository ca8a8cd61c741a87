// An agent's output, bounded: the beginning passes at once, of the rest only the end is kept. The whole of it is in the
// attempt's log file; a workflow log of 64 MB helps nobody. Knows nothing of shards and lines.

export interface ClipLimits {
  /** Bytes that pass at once, and bytes of the end that are kept. */
  readonly headBytes: number;
  readonly tailBytes: number;
}

export const defaultClip: ClipLimits = { headBytes: 256 * 1024, tailBytes: 64 * 1024 };

export interface ClippedOutput {
  write(chunk: Uint8Array): void;
  /** Gives out what was kept of the end, after `note(dropped)` when bytes are missing. Safe to call twice. */
  close(): void;
}

/** `forward` gets the chunks in order. Memory stays below twice `tailBytes` beyond one chunk. */
export function clipOutput(
  forward: (chunk: Uint8Array) => void,
  note: (droppedBytes: number) => string,
  { headBytes, tailBytes }: ClipLimits = defaultClip,
): ClippedOutput {
  let room = headBytes;
  let tail: Buffer = Buffer.alloc(0);
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  const settle = (): void => {
    const all = Buffer.concat([tail, ...waiting]);
    const cut = Math.max(0, all.length - tailBytes);
    dropped += cut;
    // A copy, so that what was cut is really let go.
    tail = Buffer.from(all.subarray(cut));
    waiting = [];
    waitingBytes = 0;
  };
  return {
    write(chunk) {
      const head = chunk.subarray(0, room);
      if (head.length > 0) forward(head);
      room -= head.length;
      if (head.length === chunk.length) return;
      waiting.push(chunk.subarray(head.length));
      waitingBytes += chunk.length - head.length;
      if (waitingBytes > tailBytes) settle();
    },
    close() {
      settle();
      if (dropped > 0) forward(Buffer.from(`\n${note(dropped)}\n`));
      if (tail.length > 0) forward(tail);
      tail = Buffer.alloc(0);
      dropped = 0;
    },
  };
}
