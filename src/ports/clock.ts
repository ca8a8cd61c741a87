// Time, so that tests can move it.

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back once after `ms`; the returned function takes it back. */
  after(ms: number, callback: () => void): () => void;
}
