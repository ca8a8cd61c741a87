// The checks of an output's text: not blank, no forbidden pattern, and a schema if there is one. Knows nothing of files.
import type { Item } from '../batch/item.ts';
import { isBlankText } from './blank-text.ts';
import { parseJsonText } from './json-text.ts';
import type { Pattern } from './patterns.ts';
import type { VerifyProblem } from './problem.ts';
import type { JsonCheck } from './check-json.ts';
import { placeOf } from '../text-place.ts';

/** All problems of an output, appended to `problems`: blank first, then patterns in their order (first hit each), then the schema's. */
export function checkOutput(
  item: Item,
  text: string,
  patterns: readonly Pattern[],
  schema: JsonCheck | undefined,
  problems: VerifyProblem[],
): void {
  const isBlank = isBlankText(text);
  if (isBlank) problems.push({ ...placed(item), reason: 'output-empty' });
  for (const { source, find } of patterns) {
    const offset = find(text);
    if (offset !== -1)
      problems.push({
        ...placed(item),
        reason: 'forbidden-pattern',
        pattern: source,
        ...placeOf(text, offset),
      });
  }
  if (schema === undefined || isBlank) return;
  const json = parseJsonText(text);
  if (!json.ok) {
    const { error, line, column } = json;
    problems.push({ ...placed(item), reason: 'output-invalid-json', error, line, column });
    return;
  }
  for (const mismatch of schema(text, json.value)) {
    problems.push({ ...placed(item), reason: 'output-schema', ...mismatch });
  }
}

/** Asked for by a problem only: most items have none. */
const placed = ({ id, output }: Item) => ({ item: id, path: output });
