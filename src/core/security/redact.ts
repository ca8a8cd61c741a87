// Takes secrets out of bytes before they leave the machine (invariant 8): in every form of secret-forms.ts, also when a
// line end, blanks or ANSI sequences break one in two. Pure, linear in the bytes whatever the number of secrets.
import { compileBytePatterns, type BytePatterns } from './byte-patterns.ts';
import { secretForms } from './secret-forms.ts';
import { copyVisible, visibleBytes, type View } from './visible-bytes.ts';

export interface Redactor {
  /** The bytes with every secret replaced by `***`; the very same object when there is none. */
  redact(bytes: Uint8Array): Uint8Array;
  finds(bytes: Uint8Array): boolean;
  text(text: string): string;
}

/** Half-open, in bytes. */
interface Span {
  start: number;
  end: number;
}

const mask = Buffer.from('***');

/** More than this is refused: what is too large to be looked at must not be uploaded. */
export const maxRedactedBytes = 256 * 1024 * 1024;

/** Below this many visible bytes a broken-up form would be found in any text: such forms must stand in one piece. */
const leastSplitLength = 8;

/** Visible bytes that are looked at in one go: what keeps the memory small. */
const windowBytes = 64 * 1024;

interface Pass {
  readonly view: View | 'raw';
  readonly patterns: BytePatterns;
}

/**
 * Compiles the secrets (see `collectSecrets`). This and every method throw a RangeError when the secrets or the bytes
 * are too large; a caller must then upload nothing.
 */
export function openRedactor(secrets: readonly string[]): Redactor {
  const passes = compilePasses(secrets.flatMap(secretForms));
  const spansOf = (bytes: Uint8Array, isFirstEnough: boolean): Span[] => {
    if (bytes.length > maxRedactedBytes)
      throw new RangeError(`${bytes.length} bytes are too many to be redacted`);
    const spans: Span[] = [];
    for (const pass of passes) {
      findSpans(bytes, pass, spans, isFirstEnough);
      if (isFirstEnough && spans.length > 0) break;
    }
    return passes.length > 1 ? merged(spans) : spans;
  };
  const redact = (bytes: Uint8Array): Uint8Array => {
    const spans = spansOf(bytes, false);
    return spans.length === 0 ? bytes : masked(bytes, spans);
  };
  return {
    redact,
    finds: (bytes) => spansOf(bytes, true).length > 0,
    text(text) {
      const bytes = Buffer.from(text, 'utf8');
      const redacted = redact(bytes);
      return redacted === bytes ? text : Buffer.from(redacted).toString('utf8');
    },
  };
}

function compilePasses(forms: readonly Uint8Array[]): Pass[] {
  if (forms.length === 0) return [];
  const whole: Uint8Array[] = [];
  const plain: Uint8Array[] = [];
  const escaped: Uint8Array[] = [];
  for (const form of forms) {
    const visible = visibleBytes(form, 'plain');
    const bare = visibleBytes(form, 'escaped');
    // A form that is all blanks and escapes keeps its one piece, else it would be found everywhere.
    if (visible.length < leastSplitLength) whole.push(form);
    else plain.push(visible);
    if (bare.length >= leastSplitLength) escaped.push(bare);
  }
  const passes: Pass[] = [
    { view: 'raw', patterns: compileBytePatterns(whole) },
    { view: 'plain', patterns: compileBytePatterns(plain) },
    { view: 'escaped', patterns: compileBytePatterns(escaped) },
  ];
  return passes.filter(({ patterns }) => patterns.longest > 0);
}

/** Adds the places of all patterns, each with what lies between its pieces. */
function findSpans(bytes: Uint8Array, { view, patterns }: Pass, spans: Span[], isFirstEnough: boolean): void {
  // Without a backslash the two views are one, and the other pass has seen it.
  if (view === 'escaped' && bytes.indexOf(0x5c) === -1) return;
  const { longest, next, endsAt } = patterns;
  const window = Math.min(windowBytes, bytes.length);
  const visible = new Uint8Array(longest + window);
  const places = new Int32Array(longest + window);
  const copy = view === 'raw' ? copyAll : copyVisible;
  let kept = 0;
  let state = 0;
  const own = spans.length;
  for (let at = 0; at < bytes.length;) {
    const copied = copy(bytes, at, view as View, visible.subarray(kept), places.subarray(kept));
    at = copied.next;
    const filled = kept + copied.count;
    for (let index = kept; index < filled; index++) {
      state = next[state * 256 + (visible[index] as number)] as number;
      const length = endsAt[state] as number;
      if (length === 0) continue;
      addSpan(spans, own, places[index - length + 1] as number, (places[index] as number) + 1);
      if (isFirstEnough) return;
    }
    const start = Math.max(0, filled - longest);
    places.copyWithin(0, start, filled);
    kept = filled - start;
  }
}

function copyAll(
  bytes: Uint8Array,
  from: number,
  _view: View,
  into: Uint8Array,
  places: Int32Array,
): { next: number; count: number } {
  const count = Math.min(into.length, bytes.length - from);
  into.set(bytes.subarray(from, from + count));
  for (let index = 0; index < count; index++) places[index] = from + index;
  return { next: from + count, count };
}

/** Ends come in order, starts may not: a longer secret that ends later can begin before the last one. */
function addSpan(spans: Span[], own: number, start: number, end: number): void {
  let from = start;
  for (
    let last = spans.at(-1);
    spans.length > own && last !== undefined && last.end >= from;
    last = spans.at(-1)
  ) {
    from = Math.min(from, last.start);
    spans.pop();
  }
  spans.push({ start: from, end });
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start > last.end) result.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return result;
}

function masked(bytes: Uint8Array, spans: readonly Span[]): Uint8Array {
  const removed = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const result = new Uint8Array(bytes.length - removed + spans.length * mask.length);
  let at = 0;
  let from = 0;
  for (const { start, end } of spans) {
    result.set(bytes.subarray(from, start), at);
    at += start - from;
    result.set(mask, at);
    at += mask.length;
    from = end;
  }
  result.set(bytes.subarray(from), at);
  return result;
}
