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
  const next = new Int32Array(total * 256);
  const endsAt = new Int32Array(total);
  let states = 1;
  let longest = 0;
  for (const pattern of patterns) {
    let state = 0;
    for (const byte of pattern) {
      const at = state * 256 + byte;
      if (next[at] === 0) next[at] = states++;
      state = next[at] as number;
    }
    if (state !== 0) endsAt[state] = Math.max(endsAt[state] as number, pattern.length);
    longest = Math.max(longest, pattern.length);
  }
  linkFallbacks(next, endsAt, states);
  return { longest, next: next.subarray(0, states * 256), endsAt: endsAt.subarray(0, states) };
}

/** Turns the trie into an automaton without a way back: what a mismatch falls back to is written into the table. */
function linkFallbacks(next: Int32Array, endsAt: Int32Array, states: number): void {
  const fallback = new Int32Array(states);
  const queue = new Int32Array(states);
  let [head, tail] = [0, 0];
  for (let byte = 0; byte < 256; byte++) {
    const child = next[byte] as number;
    if (child !== 0) queue[tail++] = child;
  }
  while (head < tail) {
    const state = queue[head++] as number;
    const back = fallback[state] as number;
    if (endsAt[state] === 0) endsAt[state] = endsAt[back] as number;
    for (let byte = 0; byte < 256; byte++) {
      const at = state * 256 + byte;
      const child = next[at] as number;
      const other = next[back * 256 + byte] as number;
      if (child === 0) next[at] = other;
      else {
        fallback[child] = other;
        queue[tail++] = child;
      }
    }
  }
}
