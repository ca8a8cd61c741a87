// Agent output in a workflow log, fenced: between `::stop-commands::<token>` and `::<token>::` the runner obeys no
// command, so nothing an agent prints can set an output, mask or unmask text, or end a group. The token is random and
// the agent never sees it.
import { TextDecoder } from 'node:util';

export interface Fence {
  /** A chunk of output, cut anywhere, even inside a character. */
  write(chunk: Uint8Array): void;
  /** Ends the fence; an unterminated last line gets its newline first. Safe to call twice. */
  close(): void;
}

/** A line that never ends is broken here: held back longer, it would fill the memory. Characters. */
const maxLine = 65_536;

/**
 * Opens a fence at once. `write` gets whole lines only, each call ending in a newline, so that no other writer can land
 * in the middle of one and the closing line always stands alone. `token` must be unguessable (128 random bits) and
 * used once. The runner knows one token at a time: never open a second fence before the first is closed.
 */
export function openFence(write: (text: string) => void, token: string): Fence {
  if (!/^[A-Za-z0-9-]{16,}$/.test(token))
    throw new Error('Internal error: a fence needs a long token of letters, digits and hyphens');
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let held = '';
  let isOpen = true;
  write(`::stop-commands::${token}\n`);

  const forward = (text: string): void => {
    held += text;
    const end = held.lastIndexOf('\n') + 1;
    if (end > 0) {
      write(held.slice(0, end));
      held = held.slice(end);
    }
    while (held.length >= maxLine) {
      write(`${held.slice(0, maxLine)}\n`);
      held = held.slice(maxLine);
    }
  };

  return {
    write: (chunk) => {
      if (isOpen) forward(decoder.decode(chunk, { stream: true }));
    },
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      forward(decoder.decode());
      write(`${held === '' ? '' : `${held}\n`}::${token}::\n`);
      held = '';
    },
  };
}
