// Finds any of many byte patterns in one pass over the bytes, whatever their number (Aho-Corasick). Pure; knows nothing
// of secrets.

export interface BytePatterns {
  /** Length of the longest pattern; 0 when there are none. */
  readonly longest: number;
  /** Takes one byte from a state to the next; 0 is the state before the first byte. */
  readonly next: Int32Array;
  /** Length of the longest pattern that ends in a state; 0 = none does. */
  readonly endsAt: Int32Array;
}

/** States × 256 of 4 bytes each: this many keep the table below 256 MB. */
const maxStates = 250_000;

/** Empty patterns are left out. Throws a RangeError when the patterns are too large in sum. */
export function compileBytePatterns(patterns: readonly Uint8Array[]): BytePatterns {
  const total = 1 + patterns.reduce((sum, pattern) => sum + pattern.length, 0);
  if (total > maxStates) throw new RangeError(`${total} bytes of patterns are more than ${maxStates}`);
  const trie = openTrie(total);
  let longest = 0;
  for (const pattern of patterns) {
    let state = 0;
    for (const byte of pattern) state = trie.childOf(state, byte);
    if (state !== 0) trie.endsAt[state] = Math.max(trie.endsAt[state] as number, pattern.length);
    longest = Math.max(longest, pattern.length);
  }
  return { longest, next: automatonOf(trie), endsAt: trie.endsAt.subarray(0, trie.states) };
}

/** Children as linked lists: nearly every state has one, and a row of 256 is only made once it is known. */
interface Trie {
  states: number;
  readonly endsAt: Int32Array;
  readonly byteOf: Uint8Array;
  readonly firstChild: Int32Array;
  readonly sibling: Int32Array;
  /** Made when it is not there. */
  childOf(state: number, byte: number): number;
}

function openTrie(size: number): Trie {
  const [firstChild, sibling, byteOf] = [new Int32Array(size), new Int32Array(size), new Uint8Array(size)];
  const trie: Trie = {
    states: 1,
    endsAt: new Int32Array(size),
    byteOf,
    firstChild,
    sibling,
    childOf(state, byte) {
      let child = firstChild[state] as number;
      while (child !== 0 && byteOf[child] !== byte) child = sibling[child] as number;
      if (child !== 0) return child;
      const made = trie.states++;
      byteOf[made] = byte;
      sibling[made] = firstChild[state] as number;
      firstChild[state] = made;
      return made;
    },
  };
  return trie;
}

/**
 * An automaton without a way back: what a mismatch falls back to is written into the table. A row is that of the state it
 * falls back to, which is nearer to the root and done before, with its own children over it.
 */
function automatonOf({ states, endsAt, byteOf, firstChild, sibling }: Trie): Int32Array {
  const next = new Int32Array(states * 256);
  const fallback = new Int32Array(states);
  const queue = new Int32Array(states);
  for (let head = 0, tail = 1; head < tail; head++) {
    const state = queue[head] as number;
    const row = state * 256;
    const back = fallback[state] as number;
    if (state !== 0) next.copyWithin(row, back * 256, back * 256 + 256);
    if (endsAt[state] === 0) endsAt[state] = endsAt[back] as number;
    for (let child = firstChild[state] as number; child !== 0; child = sibling[child] as number) {
      const byte = byteOf[child] as number;
      fallback[child] = state === 0 ? 0 : (next[row + byte] as number);
      next[row + byte] = child;
      queue[tail++] = child;
    }
  }
  return next;
}
