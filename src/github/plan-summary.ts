// The step summary of a plan: what is open, over how many legs, and why. Pure; everything that a person wrote is escaped.
import { markdownText } from './markdown-cell.ts';

export interface PlanSummaryInput {
  readonly shards: number;
  readonly open: number;
  readonly carried: number;
  readonly legs: number;
  /** Lines of plain text: why each shard is kept, stale or new. */
  readonly explanation: string;
  readonly limitBytes: number;
}

/** Markdown of at most `limitBytes` bytes; lines of the explanation that don't fit are left out and counted. */
export function renderPlanSummary({
  shards,
  open,
  carried,
  legs,
  explanation,
  limitBytes,
}: PlanSummaryInput): string {
  const head = `## Muster plan: ${open} of ${shards} shards to be worked on ${legs} ${legs === 1 ? 'leg' : 'legs'}\n\n| shards | kept | open | legs |\n| ---: | ---: | ---: | ---: |\n| ${shards} | ${carried} | ${open} | ${legs} |\n`;
  const [before, after] = ['\n<details><summary>Every shard, and why</summary>\n\n', '\n</details>\n'];
  const lines = explanation.split('\n').filter((line) => line !== '');
  let room = limitBytes - bytes(head + before + after) - bytes(cutNote(lines.length));
  const shown: string[] = [];
  for (const line of lines) {
    const isDetail = line.startsWith(' ');
    const text = `${isDetail ? '  ' : ''}- ${markdownText(line.trim())}\n`;
    room -= bytes(text);
    if (room < 0) break;
    shown.push(text);
  }
  const cut = lines.length - shown.length;
  const summary = `${head}${before}${shown.join('')}${cut > 0 ? cutNote(cut) : ''}${after}`;
  return bytes(summary) <= limitBytes ? summary : '';
}

const cutNote = (cut: number): string => `\n${cut} more lines are not shown: the summary is limited.\n`;

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');
