// Shapes that several JSON documents share. Loaded by the generator and tests only.
import { z } from 'zod';
import { shardStatuses } from '../../core/batch/manifest-row.ts';
import { failureClasses } from '../../core/batch/record.ts';

export const text = z.string();
export const count = z.int().min(0);
export const ms = z.number().min(0).describe('milliseconds');
export const exitCode = z.int().min(0).max(255);
export const status = z.enum(shardStatuses);
export const failureClass = z.enum(failureClasses);

/** The `format` of a command's document. */
export const formatOf = <const F extends string>(name: F): z.ZodLiteral<`muster.${F}/1`> =>
  z.literal(`muster.${name}/1`);

export const counts = z
  .object({
    pending: count,
    running: count,
    succeeded: count,
    verified: count,
    failed: count,
    skipped: count,
  })
  .describe('shards by status');

export const row = z
  .object({
    shardId: text,
    promptPath: text,
    itemCount: count,
    firstItem: text,
    lastItem: text,
    status,
    logPath: text,
    startedAt: text,
    attempt: count,
  })
  .describe('a row of the manifest');

/** Facts of a failure; `reason` says which further fields there are. */
export const failure = z
  .looseObject({ reason: text })
  .describe('facts of a failure; the further fields follow from reason');

/** Every document has them but join.json, whose digest covers all that it holds. */
export const warnings = z.array(failure).describe('what did not stop the command');

export const problem = z
  .looseObject({ item: text, path: text, reason: text, line: count.optional(), column: count.optional() })
  .describe('what verification found; the further fields follow from reason');

export const attemptFailure = z.object({
  class: failureClass,
  message: text,
  problems: z.array(problem).optional(),
  problemCount: count.optional(),
});

export const usage = z
  .object({
    inputTokens: count.optional(),
    cachedInputTokens: count.optional(),
    outputTokens: count.optional(),
    costUsd: z.number().min(0).optional(),
  })
  .describe('as the agent reports it; a missing number is unknown, not 0');
