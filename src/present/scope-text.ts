// Words for files that an agent changed outside of its outputs.
import { maxRecordedChanges } from '../core/batch/record.ts';
import { countOf } from '../core/count-of.ts';
import type { ScopeReport } from '../core/report/scope-report.ts';
import { listNames } from './quote.ts';

const maxNamed = 3;

/** `3 files outside of its outputs: a, b, c`: what follows "changed". */
export function changesText({ paths, count }: ScopeReport): string {
  const least = count >= maxRecordedChanges ? 'at least ' : '';
  return `${least}${countOf(count, 'file')} outside of its outputs: ${listNames(paths, maxNamed, count)}`;
}
