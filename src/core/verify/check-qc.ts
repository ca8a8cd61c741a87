// The checks of a QC file's text: an object with `pass: true` itself, about this item, and a schema if there is one.
// Knows nothing of files.
import type { Item } from '../batch/item.ts';
import type { JsonCheck } from './check-json.ts';
import { parseJsonText, placesInJson } from './json-text.ts';
import type { VerifyProblem } from './problem.ts';
import { clipText } from './clip-text.ts';

/** A JSON value as the id it might be: `1` names the item `1`, since a model may not quote it. */
const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** What was found instead of an id, short enough for a problem line. */
function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value !== null ? 'an object' : clipText(String(value));
}

/** Why it did not pass, where the file says so. */
function wordsOf(qc: Readonly<Record<string, unknown>>): { readonly said?: string } {
  const said = Object.hasOwn(qc, 'reason') ? qc['reason'] : undefined;
  return typeof said === 'string' && said.trim() !== '' ? { said: clipText(said.trim()) } : {};
}

/** Asked for by a problem only: most items have none. */
const placed = ({ id, qc }: Item) => ({ item: id, path: qc });

/** All problems of a QC text, appended to `problems`: not passed, foreign item, then the schema's. */
export function checkQc(
  item: Item,
  text: string,
  schema: JsonCheck | undefined,
  problems: VerifyProblem[],
): void {
  const json = parseJsonText(text);
  if (!json.ok) {
    const { error, line, column } = json;
    problems.push({ ...placed(item), reason: 'qc-invalid-json', error, line, column });
    return;
  }
  const { value } = json;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const qc: Readonly<Record<string, unknown>> = isObject ? (value as Record<string, unknown>) : {};
  if (!Object.hasOwn(qc, 'pass') || qc['pass'] !== true) {
    problems.push({
      ...placed(item),
      reason: 'qc-not-passed',
      ...placesInJson(text, ['/pass']).get('/pass'),
      ...wordsOf(qc),
    });
  }
  if (Object.hasOwn(qc, 'item_id') && idOf(qc['item_id']) !== item.id) {
    const place = placesInJson(text, ['/item_id']).get('/item_id');
    problems.push({
      ...placed(item),
      reason: 'qc-foreign-item',
      found: describeValue(qc['item_id']),
      ...place,
    });
  }
  if (schema === undefined) return;
  for (const mismatch of schema(text, value))
    problems.push({ ...placed(item), reason: 'qc-schema', ...mismatch });
}
