// The steps to take next, as commands to paste, each with its reason.
import type { NextStep } from '../core/report/next-steps.ts';
import { clip } from './quote.ts';
import type { Style } from './style.ts';
import { hangText, padText, textWidth } from './text-width.ts';

const label = 'next       ';

/** Columns that a reason is to have beside its command; with fewer it stands below. */
const leastReason = 20;
const belowIndent = label.length + 2;

/**
 * One line a step below the label `next`; no lines when nothing is left to do. Lines carry no newline, but for a reason that
 * goes on below its beginning, or stands below its command, where `columns` are too few for it.
 */
export function nextStepLines(steps: readonly NextStep[], style: Style, columns = Infinity): string[] {
  const commands = steps.map((step) => clip(step.command));
  const width = Math.min(40, Math.max(0, ...commands.map(textWidth)));
  return steps.map(({ why }, index) => {
    const command = commands[index] ?? '';
    const start = index === 0 ? style.bold(label) : ' '.repeat(label.length);
    // A long command is never cut: it is there to be pasted.
    const shown = textWidth(command) > width ? command : padText(command, width);
    const before = label.length + textWidth(shown) + 2;
    if (before + leastReason > columns) {
      const below = hangText(why, columns, belowIndent);
      return `${start}${style.cyan(command)}\n${' '.repeat(belowIndent)}${style.dim(below)}`;
    }
    const hung = hangText(why, columns, Math.min(before, label.length + width + 2), before);
    return `${start}${style.cyan(shown)}  ${style.dim(hung)}`;
  });
}
