// A pause that ends early when the leg is to stop.
import type { Clock } from '../../ports/clock.ts';

export function pause(clock: Clock, ms: number, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      takeBack();
      stop.removeEventListener('abort', end);
      resolve();
    };
    const takeBack = clock.after(ms, end);
    stop.addEventListener('abort', end, { once: true });
  });
}
