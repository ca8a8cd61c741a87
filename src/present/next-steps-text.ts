// The steps to take next, as commands to paste, each with its reason.
import type { NextStep } from '../core/report/next-steps.ts';
import { clip } from './quote.ts';
import type { Style } from './style.ts';
import { hangText, padText, textWidth } from './text-width.ts';

const label = 'next       ';

/**
 * One line a step below the label `next`; no lines when nothing is left to do. Lines carry no newline, but for a reason that
 * goes on below its beginning where `columns` are too few for it.
 */
export function nextStepLines(steps: readonly NextStep[], style: Style, columns = Infinity): string[] {
  const commands = steps.map((step) => clip(step.command));
  const width = Math.min(40, Math.max(0, ...commands.map(textWidth)));
  return steps.map(({ why }, index) => {
    const command = commands[index] ?? '';
    // A long command is never cut: it is there to be pasted.
    const shown = textWidth(command) > width ? command : padText(command, width);
    const before = label.length + textWidth(shown) + 2;
    const hung = hangText(why, columns, Math.min(before, label.length + width + 2), before);
    return `${index === 0 ? style.bold(label) : ' '.repeat(label.length)}${style.cyan(shown)}  ${style.dim(hung)}`;
  });
}
