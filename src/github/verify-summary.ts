// The step summary of a verification: one row a problem. Pure; everything that a person or an agent wrote is escaped.
import type { VerifyProblem } from '../core/verify/problem.ts';
import { markdownCode, markdownText } from './markdown-cell.ts';
import { summaryLimitBytes } from './summary.ts';

export interface VerifySummaryInput {
  readonly report: {
    readonly items: number;
    readonly failedItems: number;
    readonly problems: readonly VerifyProblem[];
  };
  /** Makes the line of a problem. */
  readonly text: (problem: VerifyProblem) => string;
  readonly limitBytes: number;
}

const tableHead = '\n| item | problem |\n| --- | --- |\n';

/** Markdown of at most `limitBytes` bytes; problems that don't fit are left out and counted. Linear in problems. */
export function renderVerifySummary({ report, text, limitBytes }: VerifySummaryInput): string {
  const { items, failedItems, problems } = report;
  const passed = items - failedItems;
  const head = `## ${problems.length === 0 ? '✅' : '❌'} Muster verify: ${passed} of ${items} items passed\n`;
  if (problems.length === 0) return head.length <= limitBytes ? head : '';
  const lines: string[] = [];
  let room =
    Math.min(limitBytes, summaryLimitBytes) - bytes(head + tableHead) - bytes(cutNote(problems.length));
  for (const problem of problems) {
    const line = `| ${markdownCode(problem.item, 60)} | ${markdownText(text(problem))} |\n`;
    room -= bytes(line);
    if (room < 0) break;
    lines.push(line);
  }
  const cut = problems.length - lines.length;
  const summary = `${head}${tableHead}${lines.join('')}${cut > 0 ? cutNote(cut) : ''}`;
  return bytes(summary) <= limitBytes ? summary : '';
}

const cutNote = (cut: number): string =>
  `\n${cut} more problems are not shown: the summary is limited. The log has them all.\n`;

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');
