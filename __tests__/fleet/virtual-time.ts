// Time that moves when nothing else does: every timer of a simulation waits in one heap, and the next one is due as soon as
// all promises have settled. An hour of 256 legs passes in seconds, and the same seed gives the same hour.
import type { Clock } from '../../src/ports/clock.ts';

interface Timer {
  readonly at: number;
  /** Of two timers of one moment the older one comes first. */
  readonly order: number;
  callback: (() => void) | undefined;
}

export interface VirtualTime {
  now(): number;
  after(ms: number, callback: () => void): () => void;
  sleep(ms: number): Promise<void>;
  /** A clock that is wrong by `skewMs`. */
  clock(skewMs: number): Clock;
  /** Moves time until the promise has settled; rejects when it can't settle any more because nothing is waiting. */
  until<T>(promise: Promise<T>): Promise<T>;
}

export function openVirtualTime(startMs: number): VirtualTime {
  const heap: Timer[] = [];
  let nowMs = startMs;
  let order = 0;
  const after = (ms: number, callback: () => void): (() => void) => {
    const timer: Timer = { at: nowMs + Math.max(0, ms), order: order++, callback };
    push(heap, timer);
    return () => (timer.callback = undefined);
  };
  return {
    now: () => nowMs,
    after,
    sleep: (ms) => new Promise((resolve) => void after(ms, resolve)),
    clock: (skewMs) => ({ now: () => nowMs + skewMs, after }),
    async until(promise) {
      const progress = { isSettled: false };
      const settle = () => (progress.isSettled = true);
      promise.then(settle, settle);
      await settled();
      while (!progress.isSettled) {
        const timer = pop(heap);
        if (timer === undefined) throw new Error('the simulation stands still: nothing is waiting');
        if (timer.callback === undefined) continue;
        nowMs = timer.at;
        timer.callback();
        await settled();
      }
      return promise;
    },
  };
}

/** One turn of the event loop: all promises that can settle without a timer have. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** The timer at an index that is there. */
function at(heap: readonly Timer[], index: number): Timer {
  const timer = heap[index];
  if (timer === undefined) throw new Error(`no timer ${index}`);
  return timer;
}

function push(heap: Timer[], timer: Timer): void {
  let index = heap.push(timer) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = at(heap, parent);
    if (!isBefore(timer, above)) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = timer;
}

function pop(heap: Timer[]): Timer | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(at(heap, child + 1), at(heap, child))) child += 1;
    if (!isBefore(at(heap, child), last)) break;
    heap[index] = at(heap, child);
    index = child;
  }
  heap[index] = last;
  return first;
}
