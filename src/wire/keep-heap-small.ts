// Memory of commands that hold a whole batch. Knows nothing of batches.
import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the space of young objects from growing further. Reading 10,000 records makes much that is of no use a moment
 * later; V8 would answer with 128 MB of room for it, at no gain in time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
