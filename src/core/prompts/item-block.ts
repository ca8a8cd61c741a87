// How items appear in a prompt: the seed's blocks byte for byte, and safe where a cell would break them. Pure.
import type { Item } from '../batch/item.ts';

/** One block an item, joined by one LF, no LF at the end. */
export function renderItemBlocks(items: readonly Item[]): string {
  let text = '';
  for (const item of items) {
    if (text !== '') text += '\n';
    text +=
      `- item_id: ${codeSpan(item.id)}\n  source: ${codeSpan(item.source)}\n  output: ${codeSpan(item.output)}\n` +
      `  qc: ${codeSpan(item.qc)}\n  notes: ${indented(item.notes)}`;
  }
  return text;
}

/** A code span as Markdown has it: a back-tick in the text needs a longer fence, so that the span ends where it should. */
function codeSpan(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Notes of several lines stay inside their block: without the indent a line `- item_id: …` would look like an item. */
function indented(notes: string): string {
  if (notes === '') return '-';
  return /[\n\r\u2028\u2029]/.test(notes) ? notes.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\n    ') : notes;
}
