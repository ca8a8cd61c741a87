// Paths from the work dir as text: their one normal form, and the form in which two spellings of one file are equal.
// Lexical only: knows nothing of what lies on disk.

export type NormalPath =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly how: 'dot-dot' | 'absolute' | 'workdir-itself' };

/** A segment that is empty, `.` or `..`: most paths have none and are normal as they stand. */
const needsNormalising = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** The same, or a character that folding may change. */
const needsNormalisingOrFolding = /[^ -@[-~]|(?:^|\/)\.{0,2}(?:\/|$)/;

/** True for a path that is its own normal and folded form: one quick look at most paths of most batches. */
export function isPlainPath(path: string): boolean {
  return !needsNormalisingOrFolding.test(path);
}

/**
 * Where the last part of a path starts when that part is its own normal and folded form; -1 when it is not. The path is
 * what stands in `text` between `from` and `to`.
 */
export function plainNameStart(text: string, from = 0, to = text.length): number {
  let start = to;
  let dots = 0;
  for (; start > from; start--) {
    const code = text.charCodeAt(start - 1);
    if (code === 0x2f) break;
    if (code < 0x20 || code > 0x7e || (code >= 0x41 && code <= 0x5a)) return -1;
    if (code === 0x2e) dots += 1;
  }
  const length = to - start;
  // Neither '' nor '.' nor '..'.
  return length === dots && length <= 2 ? -1 : start;
}

/** A path without `.`, `..` and doubled slashes; or how it leaves the work dir. */
export function normalPath(path: string): NormalPath {
  if (!needsNormalising.test(path)) return { ok: true, path };
  if (path.startsWith('/')) return { ok: false, how: 'absolute' };
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return { ok: false, how: 'dot-dot' };
  }
  return segments.length === 0
    ? { ok: false, how: 'workdir-itself' }
    : { ok: true, path: segments.join('/') };
}

/** Equal for paths that are one file on a file system which ignores letter case or Unicode form (macOS has both). */
export function foldedPath(path: string): string {
  return composed(path).toLowerCase();
}

/** How two different spellings come to be one file. */
export function likeness(path: string, other: string): 'same' | 'unicode-form' | 'letter-case' {
  if (path === other) return 'same';
  return composed(path) === composed(other) ? 'unicode-form' : 'letter-case';
}

/** The folder of a normal path; '' is the work dir. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** The folders above a normal path, innermost first, without the work dir itself. */
export function* foldersAbove(path: string): Generator<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    yield path.slice(0, end);
}

function composed(path: string): string {
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(path) ? path : path.normalize('NFC');
}
