// A failure as a finding of doctor, in the words that every command has for it.
import type { Failure } from '../../core/failure.ts';
import { failureText } from '../../present/failure-text.ts';
import { positionText } from '../../present/render-failures.ts';
import type { Finding } from './finding.ts';

/** By its place; by `name` where it has none. */
export function failureFinding(failure: Failure, name: string): Finding {
  const { text, remedy, at } = failureText(failure);
  return {
    name: at === undefined ? name : positionText(at),
    isOk: false,
    found: text,
    ...(remedy !== undefined && { remedy }),
  };
}
