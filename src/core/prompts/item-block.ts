// How items appear in a prompt: the seed's blocks byte for byte, and safe where a cell would break them. Pure.
import type { Item } from '../batch/item.ts';

/** One block an item, joined by one LF, no LF at the end. */
export function renderItemBlocks(items: readonly Item[]): string {
  let text = '';
  for (const item of items) text += text === '' ? block(item) : `\n${block(item)}`;
  return text;
}

/** Nearly all of 100,000 items need no care: theirs are put together at once, which takes less than span by span. */
function block({ id, source, output, qc, notes }: Item): string {
  const isPlain = !hasTick(id) && !hasTick(source) && !hasTick(output) && !hasTick(qc);
  return isPlain
    ? `- item_id: \`${id}\`\n  source: \`${source}\`\n  output: \`${output}\`\n  qc: \`${qc}\`\n  notes: ${indented(notes)}`
    : `- item_id: ${codeSpan(id)}\n  source: ${codeSpan(source)}\n  output: ${codeSpan(output)}\n` +
        `  qc: ${codeSpan(qc)}\n  notes: ${indented(notes)}`;
}

const hasTick = (text: string): boolean => text.includes('`');

/** A code span as Markdown has it: a back-tick in the text needs a longer fence, so that the span ends where it should. */
function codeSpan(text: string): string {
  if (!hasTick(text)) return `\`${text}\``;
  const longest = Math.max(...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Out here: written where it is used, a pattern is a new object for each item. */
const lineEnd = /[\n\r\u2028\u2029]/;

/** Notes of several lines stay inside their block: without the indent a line `- item_id: …` would look like an item. */
function indented(notes: string): string {
  if (notes === '') return '-';
  return lineEnd.test(notes) ? notes.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\n    ') : notes;
}
