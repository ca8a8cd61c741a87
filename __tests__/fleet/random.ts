// Chance that can be repeated: the same seed gives the same run, and a failing seed can be named.

export interface Random {
  /** In [0, 1). */
  next(): number;
  chance(probability: number): boolean;
  between(low: number, high: number): number;
  /** Another sequence that this one decides. */
  fork(): Random;
}

/** mulberry32: small, and good enough to shuffle a simulation. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    between: (low, high) => low + next() * (high - low),
    fork: () => randomOf(Math.floor(next() * 4_294_967_296)),
  };
}
