// What a file that was read says: its text and its digest, or the problem that it could not be read. Knows nothing of
// what is checked.
import type { Item } from '../core/batch/item.ts';
import { decodeUtf8 } from '../core/batch/utf8.ts';
import type { VerifyProblem } from '../core/verify/problem.ts';
import type { FileFact } from '../core/verify/verdict.ts';
import type { ContainedFile, ReadFile } from './read-contained-file.ts';

/** Strict UTF-8 with a BOM kept, or the place of the first byte that isn't. */
export function textOf(file: ReadFile): string | { readonly line: number; readonly column: number } {
  const text = file.lenientText;
  // Also a text that holds U+FFFD itself is looked at once more.
  if (!text.includes('\uFFFD')) return text;
  const decoded = decodeUtf8(file.bytes, { keepBom: true });
  return decoded.ok ? decoded.text : { line: decoded.line, column: decoded.column };
}

/** Digest and size, of the very bytes that are judged. */
export function factOf({ bytes, isExecutable }: ReadFile): FileFact {
  // node:crypto costs milliseconds to load, which `muster verify` without digests shall not pay.
  const { hash } = process.getBuiltinModule('node:crypto');
  const fact = { sha256: hash('sha256', bytes, 'hex'), bytes: bytes.length };
  return isExecutable === true ? { ...fact, isExecutable } : fact;
}

type Refusal = Exclude<ContainedFile, ReadFile>;

/** Why there is no output to judge. */
export function outputRefusal(item: Item, file: Refusal, limit: number): VerifyProblem {
  const at = { item: item.id, path: item.output };
  if (file.kind === 'missing') return { ...at, reason: 'output-missing' };
  if (file.kind === 'too-large') return { ...at, reason: 'output-too-large', bytes: file.bytes, limit };
  return { ...at, reason: 'output-unreadable', error: file.error };
}

/** Why there is no QC file to judge. */
export function qcRefusal(item: Item, file: Refusal, limit: number): VerifyProblem {
  const at = { item: item.id, path: item.qc };
  if (file.kind === 'missing') return { ...at, reason: 'qc-missing' };
  if (file.kind === 'too-large') return { ...at, reason: 'qc-too-large', bytes: file.bytes, limit };
  return { ...at, reason: 'qc-unreadable', error: file.error };
}
