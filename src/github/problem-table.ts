// The problems that verification found in a batch, as a table of its summary: the first ones, and how many there are. Pure.
import type { VerifyProblem } from '../core/verify/problem.ts';
import { countOf } from '../core/count-of.ts';
import { problemText } from '../present/problem-text.ts';
import { markdownCode, markdownText } from './markdown-cell.ts';

export interface ShardProblem {
  readonly shard: string;
  readonly problem: VerifyProblem;
}

/** What a summary shows of them. */
export interface BatchProblems {
  /** In manifest order; more than `maxShownProblems` are of no use. */
  readonly first: readonly ShardProblem[];
  /** Of the whole batch. */
  readonly total: number;
}

export const maxShownProblems = 20;
const maxText = 300;

/** Empty without problems. */
export function problemTable({ first, total }: BatchProblems): string {
  if (total === 0) return '';
  const shown = first.slice(0, maxShownProblems);
  const lines = shown.map(
    ({ shard, problem }) =>
      `| ${markdownCode(shard, 60)} | ${markdownCode(problem.item, 60)} | ${markdownText(problemText(problem), maxText)} |\n`,
  );
  const rest = total - shown.length;
  const note = rest > 0 ? `\nand ${countOf(rest, 'more problem')}\n` : '';
  return `### Problems\n\n| shard | item | problem |\n| --- | --- | --- |\n${lines.join('')}${note}`;
}
