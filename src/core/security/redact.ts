// Takes secrets out of bytes before they leave the machine (invariant 8): in every form of secret-forms.ts, also when a
// line end, blanks or ANSI sequences break one in two. Pure, linear in the bytes whatever the number of secrets.
import { compileBytePatterns } from './byte-patterns.ts';
import { findSpans, type Pass } from './find-spans.ts';
import { beginOfOpenDumpLine, findDumpSpans } from './hex-dump.ts';
import { secretForms } from './secret-forms.ts';
import { maskSpans, mergedSpans, type Span } from './spans.ts';
import { settledLength, visibleBytes } from './visible-bytes.ts';

export interface Redactor {
  /** The bytes with every secret replaced by `***`; the very same object when there is none. */
  redact(bytes: Uint8Array): Uint8Array;
  finds(bytes: Uint8Array): boolean;
  text(text: string): string;
  /** Of bytes that go on: what none that follows can change, redacted, and how many of the bytes that is. */
  settled(bytes: Uint8Array): { readonly redacted: Uint8Array; readonly taken: number };
}

/** More than this is refused: what is too large to be looked at must not be uploaded. */
export const maxRedactedBytes = 256 * 1024 * 1024;

/** Below this many visible bytes a broken-up form would be found in any text: such forms must stand in one piece. */
const leastSplitLength = 8;

/**
 * Compiles the secrets (see `collectSecrets`). This and every method throw a RangeError when the secrets or the bytes
 * are too large; a caller must then upload nothing.
 */
export function openRedactor(secrets: readonly string[]): Redactor {
  const passes = compilePasses(secrets.flatMap(secretForms));
  const dumped = secrets.map((secret) => Buffer.from(secret, 'utf8').toString('hex'));
  const dumps = compileBytePatterns(dumped.map((hex) => Buffer.from(hex, 'latin1')));
  const search = (bytes: Uint8Array, isFirstEnough: boolean): { spans: Span[]; begun: number } => {
    if (bytes.length > maxRedactedBytes)
      throw new RangeError(`${bytes.length} bytes are too many to be redacted`);
    const spans: Span[] = [];
    let begun = bytes.length;
    for (const pass of passes) {
      begun = Math.min(begun, findSpans(bytes, pass, spans, isFirstEnough));
      if (isFirstEnough && spans.length > 0) return { spans, begun };
    }
    if (dumps.longest > 0) begun = Math.min(begun, findDumpSpans(bytes, dumps, spans));
    return { spans: mergedSpans(spans), begun };
  };
  const redact = (bytes: Uint8Array): Uint8Array => {
    const { spans } = search(bytes, false);
    return spans.length === 0 ? bytes : maskSpans(bytes, spans);
  };
  return {
    redact,
    finds: (bytes) => search(bytes, true).spans.length > 0,
    settled(bytes) {
      if (passes.length === 0) return { redacted: bytes, taken: bytes.length };
      const looked = bytes.subarray(0, Math.min(settledLength(bytes), beginOfOpenDumpLine(bytes)));
      const { spans, begun } = search(looked, false);
      // What has ended may still be a part of something longer that has only begun.
      const taken = spans.find(({ start, end }) => start < begun && begun < end)?.start ?? begun;
      const within = spans.filter(({ end }) => end <= taken);
      return { redacted: maskSpans(bytes.subarray(0, taken), within), taken };
    },
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
