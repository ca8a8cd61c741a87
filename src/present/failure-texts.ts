// The shape of a table of words for failures. The tables lie beside it, one a subject; failure-text.ts puts them together.
import type { Failure, FailureReason } from '../core/failure.ts';

/** What to say of one failure. Lower-case fragments on one line, safe for a terminal. */
export interface Words {
  readonly text: string;
  readonly remedy?: string;
}

export type FailureOf = { readonly [K in FailureReason]: Extract<Failure, { readonly reason: K }> };

/** The words of some failures, by reason. */
export type FailureTexts<R extends FailureReason> = { readonly [K in R]: (failure: FailureOf[K]) => Words };
