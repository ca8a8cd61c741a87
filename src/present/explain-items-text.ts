// How the items of a shard stand, for people: verdict, problems, what changed since. Part of the text of `muster explain`.
import { countOf } from '../core/count-of.ts';
import type { ItemExplanation } from '../core/report/explanation.ts';
import { fileChangeText, staleReasonText } from './plan-text.ts';
import { problemText } from './problem-text.ts';
import { clip } from './quote.ts';
import type { TextLayout } from './status-text.ts';
import type { Style } from './style.ts';
import { renderTable } from './table.ts';
import { hangText, padText, textWidth } from './text-width.ts';

const maxItems = 50;
export const maxProblems = 10;

/** The table of a shard's items with their problems; no lines where none are known. */
export function itemLines(
  items: readonly ItemExplanation[] | null,
  { style, wrapAt = Infinity }: TextLayout,
): string[] {
  if (items === null || items.length === 0) return [];
  const shown = items.slice(0, maxItems);
  const isCompared = shown.some(isLookedAt);
  const rows = shown.map((item) => [clip(item.id), item.verdict, ...(isCompared ? [sinceText(item)] : [])]);
  const paint = (text: string, row: number): string =>
    paintVerdict(shown[row]?.verdict ?? 'unknown', style)(text);
  const titles = [
    { title: 'item' },
    { title: 'verdict', paint },
    ...(isCompared ? [{ title: 'since then', isHung: true }] : []),
  ];
  const problems = shown.flatMap((item) =>
    item.problems.map((problem) => [clip(item.id), problemText(problem)] as const),
  );
  const idWidth = Math.max(0, ...problems.slice(0, maxProblems).map(([id]) => textWidth(id)));
  const hiddenProblems = problems.length - maxProblems;
  return [
    ...renderTable(titles, rows, style, wrapAt),
    ...(items.length > maxItems ? [style.dim(`… and ${items.length - maxItems} more items`)] : []),
    ...(problems.length > 0 ? ['', style.dim('problems')] : []),
    ...problems
      .slice(0, maxProblems)
      .map(([id, text]) => `${style.dim(padText(id, idWidth))}  ${hangText(text, wrapAt, idWidth + 2)}`),
    ...(hiddenProblems > 0 ? [style.dim(`… and ${hiddenProblems} more`)] : []),
  ];
}

export function paintVerdict(verdict: ItemExplanation['verdict'], style: Style): (text: string) => string {
  if (verdict === 'verified') return style.green;
  return verdict === 'failed' ? style.red : style.dim;
}

export function verdictText({ verdict, problems }: ItemExplanation): string {
  const said = verdict === 'unknown' ? 'unknown: no record tells of it' : verdict;
  return problems.length > 0 ? `${said}, ${countOf(problems.length, 'problem')}` : said;
}

export const isLookedAt = ({ stale, changed }: ItemExplanation): boolean =>
  stale !== null || changed !== null;

/** What is not as it was when the item was worked on. */
export function sinceText({ stale, changed }: ItemExplanation): string {
  const told = [
    ...(changed ?? []).map(fileChangeText),
    ...(stale ?? []).map((reason) => staleReasonText(reason)),
  ];
  return told.length === 0 ? 'unchanged' : told.join(', ');
}
