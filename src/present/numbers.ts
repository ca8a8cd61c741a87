// Numbers for people: token counts, money, percentages. A missing number is unknown and is never written as 0.
import type { Usage } from '../core/batch/record.ts';

/** `950`, `12.3k`, `1.2M`. */
export function formatCount(value: number): string {
  if (value < 1000) return String(value);
  if (value < 999_950) return `${trim(value / 1000)}k`;
  return `${trim(value / 1_000_000)}M`;
}

/** `$0.0042`, `$1.23`: cents, or two digits that say something below one cent. */
export function formatCost(usd: number): string {
  return usd === 0 || usd >= 0.01 ? `$${usd.toFixed(2)}` : `$${Number(usd.toPrecision(2))}`;
}

/** `1.2M tokens in (800k cached), 40.1k out, $1.23`, of what is known; undefined when nothing is. */
export function formatUsage(usage: Usage): string | undefined {
  const { inputTokens, cachedInputTokens, outputTokens, costUsd } = usage;
  const cached = cachedInputTokens === undefined ? '' : ` (${formatCount(cachedInputTokens)} cached)`;
  const parts = [
    ...(inputTokens === undefined ? [] : [`${formatCount(inputTokens)} tokens in${cached}`]),
    ...(outputTokens === undefined
      ? []
      : [`${formatCount(outputTokens)}${inputTokens === undefined ? ' tokens' : ''} out`]),
    ...(costUsd === undefined ? [] : [formatCost(costUsd)]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

const trim = (value: number): string =>
  (value < 100 ? value.toFixed(1) : value.toFixed(0)).replace(/\.0$/, '');
