// The words for what verification found, in the order and with the words of the seed tool. Knows nothing of files.
import type { VerifyProblem } from '../core/verify/problem.ts';
import { quote } from './quote.ts';
import { escapeCharacter, safeText } from './safe-text.ts';

/** A string as Python's repr() writes it: the seed quoted patterns so. */
export function pythonRepr(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text.replaceAll(/['"\\]|(?! )[\p{C}\p{Z}]/gu, (char) => {
    if (char === '\\' || char === mark) return `\\${char}`;
    return char === "'" || char === '"' ? char : escapeCharacter(char);
  });
  return mark + body + mark;
}

/** `path`, `path:3` or `path:3:7`: what editors and CI logs turn into a link. */
function placeText({ path, line, column }: VerifyProblem): string {
  const place = line === undefined ? '' : column === undefined ? `:${line}` : `:${line}:${column}`;
  return safeText(path) + place;
}

function mismatchText(problem: Extract<VerifyProblem, { reason: 'output-schema' | 'qc-schema' }>): string {
  const where = problem.pointer === '' ? '' : `${safeText(problem.pointer)} `;
  const more = problem.more === undefined ? '' : ` (and ${problem.more} more in this file)`;
  return `${placeText(problem)}: ${where}${safeText(problem.expected)}${more}`;
}

const roleNames = { source: 'source', output: 'output', qc: 'qc json' } as const;

function linkText(problem: Extract<VerifyProblem, { reason: 'output-is-link' | 'qc-is-link' }>): string {
  const { item, target, role, of } = problem;
  const whose = of === item ? `its own ${roleNames[role]}` : `the ${roleNames[role]} of item ${safeText(of)}`;
  return `${placeText(problem)} is a link to ${safeText(target)}, ${whose}`;
}

/** In quotes: whatever stands in them, Muster did not say it. */
const saidText = (said: string | undefined): string => (said === undefined ? '' : `: ${quote(said)}`);

const bytes = (count: number): string => `${count.toLocaleString('en-US')} bytes`;

/** Of a kind that only the newer Muster knows which wrote the record. */
function newerText(problem: VerifyProblem): string {
  return `${safeText(problem.reason).replaceAll('-', ' ')}: ${placeText(problem)}`;
}

/** One line that says what is wrong and where, without the item. */
export function problemText(problem: VerifyProblem): string {
  switch (problem.reason) {
    case 'output-missing':
      return `missing output: ${placeText(problem)}`;
    case 'output-unreadable':
      return `unreadable output: ${placeText(problem)}: ${safeText(problem.error)}`;
    case 'output-is-link':
      return `linked output: ${linkText(problem)}`;
    case 'output-empty':
      return `empty output: ${placeText(problem)}`;
    case 'output-not-newer':
      return `output not newer than its attempt: ${placeText(problem)}`;
    case 'output-too-large':
      return `output too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
    case 'forbidden-pattern':
      return `forbidden pattern ${safeText(pythonRepr(problem.pattern))} in ${placeText(problem)}`;
    case 'output-invalid-json':
      return `invalid output json: ${placeText(problem)}: ${safeText(problem.error)}`;
    case 'output-schema':
      return `output does not match its schema: ${mismatchText(problem)}`;
    case 'qc-missing':
      return `missing qc json: ${placeText(problem)}`;
    case 'qc-unreadable':
      return `unreadable qc json: ${placeText(problem)}: ${safeText(problem.error)}`;
    case 'qc-is-link':
      return `linked qc json: ${linkText(problem)}`;
    case 'qc-too-large':
      return `qc json too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
    case 'qc-not-newer':
      return `qc json not newer than its attempt: ${placeText(problem)}`;
    case 'qc-invalid-json':
      return `invalid qc json: ${placeText(problem)}: ${safeText(problem.error)}`;
    case 'qc-not-passed':
      return `qc json must be an object with pass=true: ${placeText(problem)}${saidText(problem.said)}`;
    case 'qc-foreign-item':
      return `qc json is about another item: ${placeText(problem)}: found item_id ${safeText(problem.found)}`;
    case 'qc-schema':
      return `qc json does not match its schema: ${mismatchText(problem)}`;
    default:
      return newerText(problem satisfies never);
  }
}

/** The same with its item: the line of `muster verify`. */
export function problemLine(problem: VerifyProblem): string {
  return `${problemText(problem)} (item ${safeText(problem.item)})`;
}

/** For annotations: what is wrong, and in a second line what to do, where the problem does not say it all. */
export function problemAdvice(problem: VerifyProblem): string {
  const remedy = remedyOf(problem);
  return remedy === undefined ? problemText(problem) : `${problemText(problem)}\n${remedy}`;
}

function remedyOf(problem: VerifyProblem): string | undefined {
  switch (problem.reason) {
    case 'output-not-newer':
    case 'qc-not-newer':
      return 'the file is older than the attempt that should have written it; run the shard again, or delete the file first';
    case 'output-is-link':
    case 'qc-is-link':
      return 'write a file of its own in the place of the link';
    case 'output-too-large':
    case 'qc-too-large':
      return 'make the file smaller, or raise max-file-bytes';
    case 'forbidden-pattern':
      return 'finish the marked place, or drop the word if it is meant';
    case 'qc-not-passed':
      return 'the reviewer did not pass this item; read its QC file';
    case 'qc-foreign-item':
      return 'the QC file was written for another item; write it again';
    default:
      return undefined;
  }
}
