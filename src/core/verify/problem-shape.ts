// Whether what a record of elsewhere calls a problem is one. Knows no files and no text.
import type { VerifyProblem } from './problem.ts';

type Fields = Readonly<Record<string, 'string' | 'number'>>;

const none: Fields = {};
const size: Fields = { bytes: 'number', limit: 'number' };
const trouble: Fields = { error: 'string' };
const link: Fields = { target: 'string', role: 'string', of: 'string' };
const mismatch: Fields = { pointer: 'string', expected: 'string' };

/** What each kind has beside its item, path and place. */
const required: Readonly<Record<VerifyProblem['reason'], Fields>> = {
  'output-missing': none,
  'output-unreadable': trouble,
  'output-is-link': link,
  'output-empty': none,
  'output-not-newer': none,
  'output-too-large': size,
  'forbidden-pattern': { pattern: 'string' },
  'output-schema': mismatch,
  'output-invalid-json': trouble,
  'qc-missing': none,
  'qc-unreadable': trouble,
  'qc-is-link': link,
  'qc-too-large': size,
  'qc-not-newer': none,
  'qc-invalid-json': trouble,
  'qc-not-passed': none,
  'qc-foreign-item': { found: 'string' },
  'qc-schema': mismatch,
};

const optional: Fields = { line: 'number', column: 'number', more: 'number', said: 'string' };

/** Also true of a kind that is not known here: a newer Muster may have found it. */
export function isProblem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const problem = value as Readonly<Record<string, unknown>>;
  const { item, path, reason } = problem;
  if (typeof item !== 'string' || typeof path !== 'string' || typeof reason !== 'string') return false;
  const fields = Object.hasOwn(required, reason) ? required[reason as VerifyProblem['reason']] : none;
  return (
    Object.entries(fields).every(([name, type]) => typeof problem[name] === type) &&
    Object.entries(optional).every(([name, type]) => [type, 'undefined'].includes(typeof problem[name]))
  );
}
