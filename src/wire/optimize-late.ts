// Makes V8 optimize later, for a process that starts many others. Knows nothing of what it runs.
import { setFlagsFromString } from 'node:v8';

/** Calls of a function, a hundred times V8's own counts; a loop counts for as many as it turns. */
const callsUntilMaglev = 40_000;
const callsUntilTurbofan = 300_000;

/**
 * To be called when the large inputs are read. What a run does for a shard is less work than compiling it well: while V8's
 * threads compile, each start of a process, and each write to a page after it, interrupts the processor that they are on,
 * and the memory they use is copied with the page tables. A run of 1,000 shards is a tenth faster; what loops for long is
 * optimized all the same.
 */
export function optimizeLate(): void {
  setFlagsFromString(`--invocation-count-for-maglev=${callsUntilMaglev}`);
  setFlagsFromString(`--invocation-count-for-turbofan=${callsUntilTurbofan}`);
}
