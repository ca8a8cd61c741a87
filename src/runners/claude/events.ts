// Reads what `claude -p --output-format stream-json` prints. Pure. Facts: claude 2.1.332. `is_error` decides; `subtype`
// is "success" for a failed API call too.
import type { FailureClass, Usage } from '../../core/batch/record.ts';
import { countOf, objectOf, parseEventLine, textOf } from '../event-fields.ts';
import type { EventObject } from '../event-fields.ts';

export type ClaudeEvent =
  | { readonly type: 'result'; readonly result: ClaudeResult }
  /** A subscription's limit is used up; the failed result follows. */
  | { readonly type: 'limit-rejected' }
  | { readonly type: 'other' }
  | { readonly type: 'unparsed' };

export interface ClaudeResult {
  readonly isError: boolean;
  readonly text: string;
  /** HTTP status of the failed API call; undefined when there was none. */
  readonly status?: number;
  readonly apiError: string;
  readonly terminalReason: string;
  /** Names of tools that the permission mode denied. */
  readonly denials: readonly string[];
  readonly usage: Usage;
}

export function parseClaudeLine(line: string): ClaudeEvent {
  const event = parseEventLine(line);
  if (event === undefined) return { type: 'unparsed' };
  switch (event['type']) {
    case 'result':
      return { type: 'result', result: resultOf(event) };
    case 'rate_limit_event':
      return objectOf(event['rate_limit_info'])?.['status'] === 'rejected'
        ? { type: 'limit-rejected' }
        : { type: 'other' };
    default:
      return { type: 'other' };
  }
}

function resultOf(event: EventObject): ClaudeResult {
  const status = countOf(event['api_error_status']);
  const denials = Array.isArray(event['permission_denials']) ? event['permission_denials'] : [];
  return {
    isError: event['is_error'] === true,
    text: textOf(event['result']) ?? textOf(event['subtype']) ?? '',
    ...(status !== undefined && { status }),
    apiError: textOf(event['api_error']) ?? '',
    terminalReason: textOf(event['terminal_reason']) ?? '',
    denials: denials.map((denial) => textOf(objectOf(denial)?.['tool_name']) ?? 'a tool'),
    usage: usageOf(event),
  };
}

/** Tokens read from the cache and written to it are part of the input; the CLI counts the three apart. */
function usageOf(event: EventObject): Usage {
  const usage = objectOf(event['usage']) ?? {};
  const fresh = countOf(usage['input_tokens']);
  const written = countOf(usage['cache_creation_input_tokens']) ?? 0;
  const cached = countOf(usage['cache_read_input_tokens']);
  const outputTokens = countOf(usage['output_tokens']);
  const costUsd = countOf(event['total_cost_usd']);
  return {
    ...(fresh !== undefined && { inputTokens: fresh + written + (cached ?? 0) }),
    ...(cached !== undefined && { cachedInputTokens: cached }),
    ...(outputTokens !== undefined && { outputTokens }),
    ...(costUsd !== undefined && { costUsd }),
  };
}

const fileTools = new Set(['Write', 'Edit', 'MultiEdit', 'NotebookEdit']);

/** What went wrong by the CLI's own account; undefined when nothing did. `wasRejected`: a limit event came before. */
export function classifyClaude(result: ClaudeResult, wasRejected: boolean): FailureClass | undefined {
  // Other tools are denied in passing (a web search, a command) and the work is done all the same.
  if (!result.isError) return result.denials.some((tool) => fileTools.has(tool)) ? 'task' : undefined;
  const { status, text, terminalReason } = result;
  if (/Not logged in/.test(text) || status === 401 || status === 403) return 'auth';
  if (status === 429) return result.apiError === 'usage_limit_reached' || wasRejected ? 'quota' : 'rate';
  if (status === 400 && text.includes('Credit balance is too low')) return 'quota';
  if (status !== undefined && status >= 500) return 'capacity';
  if (status === undefined && terminalReason === 'api_error') return 'capacity';
  return status === undefined ? 'task' : 'exit';
}
