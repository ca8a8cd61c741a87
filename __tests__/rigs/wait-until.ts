// Waits for something that announces itself in no other way (a file, a process): looks until it is there.
import { setTimeout as delay } from 'node:timers/promises';

/** Looks every 5 ms; throws after `patienceMs`, naming what was waited for. */
export async function waitUntil(what: string, isThere: () => boolean, patienceMs = 30_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!isThere()) {
    if (performance.now() > deadline) throw new Error(`waited ${patienceMs} ms in vain: ${what}`);
    await delay(5);
  }
}
