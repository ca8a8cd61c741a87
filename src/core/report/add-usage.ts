// Sums of tokens and cost in which the unknown stays unknown.
import type { Usage } from '../batch/record.ts';

const fields = ['inputTokens', 'cachedInputTokens', 'outputTokens', 'costUsd'] as const;

/** Sum of what is known: a number is missing from the sum only when no part has it. */
export function addUsage(parts: Iterable<Usage | undefined>): Usage {
  const sum: { -readonly [K in keyof Usage]: Usage[K] } = {};
  for (const part of parts) {
    if (part === undefined) continue;
    for (const field of fields) {
      const value = part[field];
      if (value !== undefined) sum[field] = (sum[field] ?? 0) + value;
    }
  }
  return sum;
}
