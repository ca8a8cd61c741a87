// The checks of an output's text: not blank, no forbidden pattern, and a schema if there is one. Knows nothing of files.
import type { Item } from '../batch/item.ts';
import { isBlankText } from './blank-text.ts';
import { parseJsonText } from './json-text.ts';
import type { Pattern } from './patterns.ts';
import type { VerifyProblem } from './problem.ts';
import type { JsonCheck } from './check-json.ts';
import { placeOf } from '../text-place.ts';

export interface OutputChecks {
  readonly patterns: readonly Pattern[];
  readonly schema: JsonCheck | undefined;
}

/** All problems of an output, appended to `problems`: blank first, then patterns in their order (first hit each), then the schema's. */
export function checkOutput(item: Item, text: string, checks: OutputChecks, problems: VerifyProblem[]): void {
  const at = { item: item.id, path: item.output };
  const isBlank = isBlankText(text);
  if (isBlank) problems.push({ ...at, reason: 'output-empty' });
  for (const { source, find } of checks.patterns) {
    const offset = find(text);
    if (offset !== -1)
      problems.push({ ...at, reason: 'forbidden-pattern', pattern: source, ...placeOf(text, offset) });
  }
  if (checks.schema === undefined || isBlank) return;
  const json = parseJsonText(text);
  if (!json.ok) {
    problems.push({
      ...at,
      reason: 'output-invalid-json',
      error: json.error,
      line: json.line,
      column: json.column,
    });
    return;
  }
  for (const mismatch of checks.schema(text, json.value)) {
    problems.push({ ...at, reason: 'output-schema', ...mismatch });
  }
}
