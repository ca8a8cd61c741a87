// Takes secrets out of bytes that come in pieces, cut anywhere: what may be the beginning of a secret waits for what
// follows. Knows nothing of lines or shards.
import type { Redactor } from './redact.ts';

export interface RedactedStream {
  write(chunk: Uint8Array): void;
  /** Gives out what waited. Safe to call twice. */
  end(): void;
}

/** More than this does not wait. */
const maxHeldBytes = 256 * 1024;

/** So much may be looked at again with every piece, however small. */
const freeBytes = 4096;

/**
 * `forward` gets the redacted bytes in order, sometimes as views of the chunk that was written. Memory stays below twice
 * `maxHeldBytes` beyond one chunk: a secret that has begun and is broken up by more than that is masked as far as it came.
 */
export function openRedactedStream(redactor: Redactor, forward: (bytes: Uint8Array) => void): RedactedStream {
  let held: Uint8Array = new Uint8Array(0);
  let fresh: Uint8Array[] = [];
  let freshBytes = 0;
  const give = (bytes: Uint8Array): void => {
    if (bytes.length > 0) forward(bytes);
  };
  const takeAll = (): Uint8Array => {
    const all = Buffer.concat([held, ...fresh]);
    held = new Uint8Array(0);
    fresh = [];
    freshBytes = 0;
    return all;
  };
  const look = (bytes: Uint8Array): void => {
    const { redacted, taken } = redactor.settled(bytes);
    give(redacted);
    const rest = bytes.subarray(taken);
    if (rest.length > maxHeldBytes) give(Buffer.from('***'));
    // A copy: the chunk is a view of somebody's buffer.
    else held = Uint8Array.from(rest);
  };
  return {
    write(chunk) {
      if (held.length === 0 && fresh.length === 0) return look(chunk);
      fresh.push(Uint8Array.from(chunk));
      freshBytes += chunk.length;
      // What waits is looked at again only when there is much more of it, so that the work stays linear.
      if (held.length <= freeBytes || freshBytes * 4 >= held.length) look(takeAll());
    },
    end() {
      give(redactor.redact(takeAll()));
    },
  };
}
