// YAML text → document, bounded in depth: the composer and whatever walks a document after it recurse. Knows no keys.
import { Composer, Lexer, Parser, YAMLParseError, type Document } from 'yaml';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { syntaxFailure, type ConfigSource } from './config-source.ts';

/** Settings are keys with values or lists; this leaves room for mistakes that deserve a better answer. */
const maxDepth = 20;

/** What yaml's `parseDocument` gives, its errors inside; fails only for what is nested too deeply, with the place. */
export function parseYaml(source: ConfigSource): Result<Document.Parsed, Failure> {
  const { text, counter } = source;
  const parser = new Parser(counter.addNewLine);
  let deepAt: number | undefined;
  function* tokens() {
    counter.addNewLine(0);
    for (const lexeme of new Lexer().lex(text)) {
      const at = parser.offset;
      yield* parser.next(lexeme);
      // The document itself is on the stack, too.
      if (parser.stack.length <= maxDepth + 1) continue;
      deepAt = at;
      return;
    }
    yield* parser.end();
  }
  const composer = new Composer({ prettyErrors: false, stringKeys: true });
  const [document, second] = composer.compose(tokens(), true, text.length);
  if (deepAt !== undefined) return fail(syntaxFailure(source, deepAt, `nested more than ${maxDepth} deep`));
  if (document === undefined) throw new Error('Internal error: YAML without a document');
  if (second !== undefined)
    document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', ''));
  return ok(document);
}
