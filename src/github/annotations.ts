// Which annotations a step makes, within GitHub's caps: beyond 10 errors and 10 warnings a step it drops the rest
// without a word, so what does not fit is merged, and what is left out is counted. Pure; the entry issues them.
import type { VerifyProblem } from '../core/verify/problem.ts';
import { safeText } from '../present/safe-text.ts';

export interface Finding {
  readonly level: 'error' | 'warning';
  /** One line, already made safe. */
  readonly message: string;
  readonly title: string;
  /** Path from the root of the repository; absent for findings without a file. */
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  readonly column?: number;
}

/** An annotation to issue; the message may have several lines. Values are raw: whoever issues them escapes. */
export type Annotation = Finding;

export interface AnnotationCaps {
  readonly errors: number;
  readonly warnings: number;
}

/** GitHub's own, per step. */
export const stepCaps: AnnotationCaps = { errors: 10, warnings: 10 };

const maxLines = 10;

/**
 * At most `caps.errors` errors and `caps.warnings` warnings, in the order of the findings. Past a cap the findings of
 * one file become one annotation; if there are still too many, the last one says how many findings in how many
 * files are not shown.
 */
export function planAnnotations(findings: readonly Finding[], caps: AnnotationCaps = stepCaps): Annotation[] {
  return [
    ...planLevel(
      findings.filter((finding) => finding.level === 'error'),
      caps.errors,
    ),
    ...planLevel(
      findings.filter((finding) => finding.level === 'warning'),
      caps.warnings,
    ),
  ];
}

function planLevel(findings: readonly Finding[], cap: number): Annotation[] {
  if (findings.length <= cap) return [...findings];
  if (cap <= 0) return [];
  const groups = [...Map.groupBy(findings, (finding) => finding.file ?? '').values()];
  // Findings without a file have nothing in common: they stay apart.
  const merged = groups.flatMap((group) =>
    group[0]?.file === undefined ? group.map((finding) => [finding]) : [group],
  );
  if (merged.length <= cap) return merged.map(mergeFindings);
  const shown = merged.slice(0, cap - 1).map(mergeFindings);
  return [...shown, restOf(merged.slice(cap - 1))];
}

function mergeFindings(group: readonly Finding[]): Annotation {
  const [first] = group;
  if (first === undefined) throw new Error('Internal error: an empty group of findings');
  if (group.length === 1) return first;
  const lines = group
    .slice(0, maxLines)
    .map((finding) =>
      finding.line === undefined ? finding.message : `line ${finding.line}: ${finding.message}`,
    );
  const hidden = group.length - lines.length;
  if (hidden > 0) lines.push(`… and ${hidden} more in this file`);
  return { ...first, title: `${first.title} (${group.length} in this file)`, message: lines.join('\n') };
}

function restOf(groups: readonly (readonly Finding[])[]): Annotation {
  const findings = groups.flat();
  const files = new Set(findings.flatMap((finding) => (finding.file === undefined ? [] : [finding.file])));
  const level = findings[0]?.level ?? 'error';
  const where = files.size === 0 ? '' : ` in ${files.size} ${files.size === 1 ? 'file' : 'files'}`;
  const noun = findings.length === 1 ? level : `${level}s`;
  const names = [...files].slice(0, maxLines);
  const list = names.length === 0 ? '' : `\n${names.join('\n')}${files.size > names.length ? '\n…' : ''}`;
  return {
    level,
    title: `${findings.length} more ${noun}${where} not shown`,
    message: `GitHub shows a limited number of annotations a step; the step summary and the log have the rest.${list}`,
  };
}

/**
 * Findings of verification. `text` makes the words of a problem; `toRepositoryPath` turns a path from the work dir into
 * one from the root of the repository.
 */
export function problemFindings(
  problems: readonly VerifyProblem[],
  text: (problem: VerifyProblem) => string,
  toRepositoryPath: (path: string) => string = (path) => path,
): Finding[] {
  return problems.map((problem) => ({
    level: 'error',
    title: `item ${safeText(problem.item)}`,
    message: text(problem),
    file: toRepositoryPath(problem.path),
    ...(problem.line === undefined ? {} : { line: problem.line }),
    ...(problem.column === undefined ? {} : { column: problem.column }),
  }));
}

/** Findings of shards that failed for another reason than verification: they have no file to point at. */
export function shardFindings(
  failed: readonly { readonly shard: string; readonly class: string; readonly message: string }[],
): Finding[] {
  return failed.map(({ shard, class: cause, message }) => ({
    level: 'error',
    title: `${safeText(shard)} failed`,
    message: `${cause}: ${safeText(message)}`,
  }));
}
