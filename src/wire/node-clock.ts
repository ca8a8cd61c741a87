// The real clock.
import { longestTimerMs } from '../core/timer-limit.ts';
import type { Clock } from '../ports/clock.ts';

export const nodeClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(ms, longestTimerMs));
    return () => clearTimeout(timer);
  },
};
