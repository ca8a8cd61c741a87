// Finds any of many byte patterns in one pass over the bytes, whatever their number (Aho-Corasick). Pure; knows nothing
// of secrets.

export interface BytePatterns {
  /** Length of the longest pattern; 0 when there are none. */
  readonly longest: number;
  /** Bytes that no pattern holds are one class, each other is one of its own: the table has a column a class. */
  readonly classOf: Uint16Array;
  readonly classes: number;
  /** `next[state * classes + class]`: the state behind a byte; 0 is the state before the first. */
  readonly next: Int32Array;
  /** Length of the longest pattern that ends in a state; 0 = none does. */
  readonly endsAt: Int32Array;
  /** How many of the last bytes may be the beginning of a pattern, by state. */
  readonly depth: Int32Array;
}

/** States × classes of 4 bytes each: this many keep the table below 100 MB where patterns are text. */
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
  const { states, endsAt, depth } = trie;
  return {
    longest,
    ...automatonOf(trie),
    endsAt: endsAt.subarray(0, states),
    depth: depth.subarray(0, states),
  };
}

/** Children as linked lists: nearly every state has one, and a row of 256 is only made once it is known. */
interface Trie {
  states: number;
  readonly endsAt: Int32Array;
  readonly depth: Int32Array;
  readonly byteOf: Uint8Array;
  readonly firstChild: Int32Array;
  readonly sibling: Int32Array;
  /** Made when it is not there. */
  childOf(state: number, byte: number): number;
}

function openTrie(size: number): Trie {
  const [firstChild, sibling, byteOf] = [new Int32Array(size), new Int32Array(size), new Uint8Array(size)];
  const depth = new Int32Array(size);
  const trie: Trie = {
    states: 1,
    endsAt: new Int32Array(size),
    depth,
    byteOf,
    firstChild,
    sibling,
    childOf(state, byte) {
      let child = firstChild[state] as number;
      while (child !== 0 && byteOf[child] !== byte) child = sibling[child] as number;
      if (child !== 0) return child;
      const made = trie.states++;
      byteOf[made] = byte;
      depth[made] = (depth[state] as number) + 1;
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
function automatonOf({
  states,
  endsAt,
  byteOf,
  firstChild,
  sibling,
}: Trie): Pick<BytePatterns, 'classOf' | 'classes' | 'next'> {
  const classOf = new Uint16Array(256);
  let classes = 1;
  for (const byte of new Set(byteOf.subarray(1, states))) classOf[byte] = classes++;
  const next = new Int32Array(states * classes);
  const fallback = new Int32Array(states);
  const queue = new Int32Array(states);
  for (let head = 0, tail = 1; head < tail; head++) {
    const state = queue[head] as number;
    const row = state * classes;
    const back = fallback[state] as number;
    if (state !== 0) next.copyWithin(row, back * classes, (back + 1) * classes);
    if (endsAt[state] === 0) endsAt[state] = endsAt[back] as number;
    for (let child = firstChild[state] as number; child !== 0; child = sibling[child] as number) {
      const column = row + (classOf[byteOf[child] as number] as number);
      fallback[child] = state === 0 ? 0 : (next[column] as number);
      next[column] = child;
      queue[tail++] = child;
    }
  }
  return { classOf, classes, next };
}
