// Time that passes faster for whoever waits: the official clients wait 3 to 30 seconds before they try again, with no
// option for it. Only timers of half a second and more are shortened; what happens meanwhile is real.
import type { Clock } from '../../../src/ports/clock.ts';

const longMs = 500;

/** Shortens timers set from now on; the returned function ends it. */
export function hurryTimers(factor = 50): () => void {
  const { setTimeout: real } = globalThis;
  const hurried = ((callback: () => void, ms = 0, ...rest: unknown[]) =>
    Reflect.apply(real, globalThis, [
      callback,
      ms >= longMs ? ms / factor : ms,
      ...rest,
    ])) as typeof setTimeout;
  globalThis.setTimeout = Object.assign(hurried, real);
  return () => void (globalThis.setTimeout = real);
}

/** A clock that goes by the timers above: `factor` times as fast as the real one. */
export function hurriedClock(factor = 50, startMs = Date.now()): Clock {
  const start = performance.now();
  return {
    now: () => startMs + (performance.now() - start) * factor,
    after(ms, callback) {
      const timer = setTimeout(callback, ms < longMs ? ms / factor : ms);
      return () => clearTimeout(timer);
    },
  };
}
