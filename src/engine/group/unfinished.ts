// Of an artifact whose one name this job took itself and could not finish.
import type { Failure } from '../../core/failure.ts';

/** `trouble`: as the store told it. */
export const unfinished = (name: string, trouble: string): Failure => ({
  reason: 'service-unavailable',
  service: 'artifacts',
  operation: `create ${name}`,
  attempts: 1,
  error: trouble,
});
