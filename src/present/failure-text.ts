// The one place that turns a Failure into words. Knows no colour and no layout; render-failures.ts lays out.
import type { Failure, FailureReason, Position } from '../core/failure.ts';
import { configFailureTexts } from './failure-text-config.ts';
import { fileFailureTexts } from './failure-text-files.ts';
import { githubFailureTexts } from './failure-text-github.ts';
import { itemFailureTexts } from './failure-text-items.ts';
import { planFailureTexts } from './failure-text-plan.ts';
import { stateFailureTexts } from './failure-text-state.ts';
import { workflowWords, type Voice } from './failure-text-workflow.ts';
import type { FailureOf, FailureTexts, Words } from './failure-texts.ts';

/** The words with their place. */
export interface FailureText extends Words {
  readonly at?: Position;
  /** The line of the file that holds `at`, as far as the finder kept it. Raw: make it safe before printing. */
  readonly sourceLine?: string;
  /** How many characters from `at.column` on are to be underlined; 1 when unknown. */
  readonly spanLength?: number;
}

/** Exhaustive: a reason without words does not compile. */
const texts: FailureTexts<FailureReason> = {
  ...fileFailureTexts,
  ...itemFailureTexts,
  ...planFailureTexts,
  ...configFailureTexts,
  ...stateFailureTexts,
  ...githubFailureTexts,
};

function say<R extends FailureReason>(reason: R, failure: FailureOf[R], voice: Voice): Words {
  const words = texts[reason](failure);
  return voice === 'workflow' ? workflowWords(reason, failure, words) : words;
}

/** The text of a failure with its place. */
export function failureText(failure: Failure, voice: Voice = 'command-line'): FailureText {
  return {
    ...say(failure.reason, failure, voice),
    ...('at' in failure && failure.at !== undefined ? { at: failure.at } : {}),
    ...('sourceLine' in failure && failure.sourceLine !== undefined
      ? { sourceLine: failure.sourceLine }
      : {}),
  };
}
