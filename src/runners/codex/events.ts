// Reads what `codex exec --json` prints. Pure. Facts: codex 0.171; only text tells its failures apart, no status field.
import type { FailureClass, Usage } from '../../core/batch/record.ts';
import { countOf, objectOf, parseEventLine, textOf } from '../event-fields.ts';

export type CodexEvent =
  | { readonly type: 'turn-completed'; readonly usage: Usage }
  | { readonly type: 'turn-failed'; readonly message: string }
  /** Also mere retries ("Reconnecting… 1/5") and warnings: never a failure by itself. */
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'other' }
  | { readonly type: 'unparsed' };

export function parseCodexLine(line: string): CodexEvent {
  const event = parseEventLine(line);
  if (event === undefined) return { type: 'unparsed' };
  switch (event['type']) {
    case 'turn.completed':
      return { type: 'turn-completed', usage: usageOf(objectOf(event['usage']) ?? {}) };
    case 'turn.failed':
      return { type: 'turn-failed', message: textOf(objectOf(event['error'])?.['message']) ?? 'turn failed' };
    case 'error':
      return { type: 'error', message: textOf(event['message']) ?? '' };
    default:
      return { type: 'other' };
  }
}

function usageOf(usage: Readonly<Record<string, unknown>>): Usage {
  const inputTokens = countOf(usage['input_tokens']);
  const cachedInputTokens = countOf(usage['cached_input_tokens']);
  const outputTokens = countOf(usage['output_tokens']);
  return {
    ...(inputTokens !== undefined && { inputTokens }),
    ...(cachedInputTokens !== undefined && { cachedInputTokens }),
    ...(outputTokens !== undefined && { outputTokens }),
  };
}

/** First match wins. Texts of codex 0.171; U+2019 apostrophes are left out of the patterns on purpose. */
const classes: readonly (readonly [FailureClass, RegExp])[] = [
  ['quota', /hit your usage limit|Quota exceeded\. Check your plan/],
  ['rate', /429 Too Many Requests|^rate limit exceeded:/],
  [
    'capacity',
    /Selected model is at capacity|experiencing high demand|stream disconnected|status 5\d\d|50[0-9] [A-Z]/,
  ],
  ['auth', /401 Unauthorized|403 Forbidden|Not logged in/i],
  ['task', /ran out of room in the model's context window/],
];

/** Class of a failed turn's text; `exit` when the text is none that is known. */
export function classifyCodex(message: string): FailureClass {
  return classes.find(([, pattern]) => pattern.test(message))?.[0] ?? 'exit';
}
