// Compiles forbidden patterns once, to searches whose time grows with the text alone. Knows nothing of files or items.
import type { Failure } from '../failure.ts';
import type { Result } from '../result.ts';

export interface Pattern {
  /** As the user wrote it. */
  readonly source: string;
  /** Offset of the leftmost hit in UTF-16 units, -1 without one. */
  readonly find: (text: string) => number;
}

/**
 * Compiles the patterns, in order and each distinct one once. Literal ones are plain searches, so that RE2 is loaded
 * only if needed. Failures: `pattern-invalid` for each that RE2 can't run, all of them.
 */
export async function compilePatterns(
  sources: readonly string[],
): Promise<Result<readonly Pattern[], Failure>> {
  const patterns: Pattern[] = [];
  const failures: Failure[] = [];
  for (const source of new Set(sources)) {
    if (!/[\\.+*?()|[\]{}^$]/.test(source)) {
      patterns.push(literalPattern(source, source));
      continue;
    }
    const { translatePattern } = await import('./python-pattern.ts');
    const translation = translatePattern(source);
    if (translation.kind === 'literal') {
      patterns.push(literalPattern(source, translation.text));
    } else if (translation.kind === 'unsupported') {
      failures.push({ reason: 'pattern-invalid', pattern: source, error: translation.error });
    } else {
      const { RE2JS } = await import('re2js');
      try {
        const compiled = RE2JS.compile(translation.re2);
        const find = (text: string): number => {
          const matcher = compiled.matcher(text);
          return matcher.find() ? matcher.start() : -1;
        };
        patterns.push({ source, find });
      } catch (error) {
        // The engine refuses by throwing; what it says is about the pattern, not about us.
        const message = error instanceof Error ? error.message : String(error);
        failures.push({
          reason: 'pattern-invalid',
          pattern: source,
          error: message.replace(/^error parsing regexp: /, ''),
        });
      }
    }
  }
  return failures.length > 0 ? { ok: false, failures } : { ok: true, value: patterns };
}

const literalPattern = (source: string, literal: string): Pattern => ({
  source,
  find: (text) => text.indexOf(literal),
});
