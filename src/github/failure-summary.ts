// The step summary of a command that could not do its work: what is wrong, and what to do about it. Pure; everything that a
// person or an agent wrote is escaped.
import type { Failure } from '../core/failure.ts';
import { failureText } from '../present/failure-text.ts';
import { positionText } from '../present/render-failures.ts';
import { markdownCode, markdownText } from './markdown-cell.ts';

const maxShown = 20;
const maxText = 500;

/** Markdown of at most `limitBytes` bytes. `what`: what came of it, such as `nothing was run`. */
export function renderFailureSummary(what: string, failures: readonly Failure[], limitBytes: number): string {
  const shown = failures.slice(0, maxShown).map((failure) => failureText(failure, 'workflow'));
  const lines = shown.map(({ text, remedy, at }, index) => {
    const place = at === undefined ? '' : `${markdownCode(positionText(at))}: `;
    // Said once, below the last of those in a row that share it.
    const isSaidBelow = remedy === undefined || remedy === shown[index + 1]?.remedy;
    return `- ${place}${markdownText(text, maxText)}${isSaidBelow ? '' : `<br>${markdownText(remedy, maxText)}`}\n`;
  });
  const hidden = failures.length - shown.length;
  const rest = hidden > 0 ? `\n… and ${hidden} more: the log has the first 50.\n` : '';
  const head = `## ❌ Muster: ${markdownText(what)}\n\n`;
  const summary = `${head}${lines.join('')}${rest}`;
  return Buffer.byteLength(summary) <= limitBytes ? summary : '';
}
