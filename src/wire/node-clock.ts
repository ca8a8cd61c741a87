// The real clock.
import type { Clock } from '../ports/clock.ts';

/** Node's timers fire at once beyond this. */
const longestTimerMs = 2 ** 31 - 1;

export const nodeClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(ms, longestTimerMs));
    return () => clearTimeout(timer);
  },
};
