// What is wrong with muster.yml as YAML, in words that help: syntax, keys given twice, anchors. Knows no keys of ours.
import { isAlias, isMap, isScalar, visit, type Document, type YAMLParseError, type YAMLWarning } from 'yaml';
import type { Failure } from '../core/failure.ts';
import { place, sourceLine, syntaxFailure, type ConfigSource } from './config-source.ts';

/** What makes the text no settings at all, and keys given twice, beside which the rest can still be checked. */
export function yamlFailures(
  document: Document.Parsed,
  source: ConfigSource,
): { broken: Failure[]; repeated: Failure[] } {
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    isRepeated: error.code === 'DUPLICATE_KEY',
    failure: (error.code === 'DUPLICATE_KEY' ? repeatedKey : yamlFailure)(error, document, source),
  }));
  const failures = errors.filter(({ isRepeated }) => !isRepeated).map(({ failure }) => failure);
  const repeated = errors.filter(({ isRepeated }) => isRepeated).map(({ failure }) => failure);
  const root = document.contents;
  if (failures.length === 0 && root !== null && !isMap(root)) {
    failures.push(syntaxFailure(source, root.range[0], 'expected keys with values, such as `jobs: 4`'));
  }
  failures.push(...anchorFailures(document, source));
  return { broken: failures, repeated };
}

/** Where the parser's own words do not help a person. */
const yamlMessages: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab is used for indentation',
  MULTIPLE_DOCS: 'only one YAML document is expected; remove the `---`',
  BLOCK_AS_IMPLICIT_KEY: 'a value that holds a colon and a blank needs quotes',
  NON_STRING_KEY: 'a key is a plain word',
  BAD_ALIAS: 'a value that starts with * needs quotes',
};

function yamlFailure(
  error: YAMLParseError | YAMLWarning,
  document: Document.Parsed,
  source: ConfigSource,
): Failure {
  const [offset] = error.pos;
  if (error.code === 'MISSING_CHAR' && error.message.includes('quote')) {
    return syntaxFailure(source, quoteStart(document, offset), 'this quote is never closed');
  }
  if (error.code === 'BAD_INDENT' && error.message.startsWith('Flow')) {
    return syntaxFailure(source, offset, 'a bracket or brace above is never closed');
  }
  return syntaxFailure(
    source,
    offset,
    yamlMessages[error.code] ?? lowerFirst(error.message.split('\n')[0] ?? ''),
  );
}

/** With the line of its first one: in a long file the two may be far apart. */
function repeatedKey(
  error: YAMLParseError | YAMLWarning,
  document: Document.Parsed,
  source: ConfigSource,
): Failure {
  const [offset] = error.pos;
  const at = place(source, offset);
  let key = '';
  let first = offset;
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.map((pair) => pair.key).filter((node) => isScalar(node));
      const repeated = keys.find(({ range }) => range?.[0] === offset);
      if (repeated === undefined) return;
      key = String(repeated.value);
      first = keys.find(({ value }) => value === repeated.value)?.range?.[0] ?? offset;
    },
  });
  return {
    reason: 'config-key-twice',
    at,
    key,
    firstLine: place(source, first).line ?? 1,
    ...sourceLine(source, at),
  };
}

/** Where the quoted text starts that ends, unclosed, at `offset`. */
function quoteStart(document: Document.Parsed, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar: (_, { range, type }) => {
      if (type?.startsWith('QUOTE') === true && range !== null && range !== undefined && range[0] < offset)
        start = range[0];
    },
  });
  return start;
}

/** Settings need no anchors, and aliases of aliases can grow without bounds. Also `*.tsv`, which YAML takes for an alias. */
function anchorFailures(document: Document.Parsed, source: ConfigSource): Failure[] {
  const failures: Failure[] = [];
  const anchors = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        if (!anchors.has(node.source))
          failures.push(syntaxFailure(source, offset, 'a value that starts with * needs quotes'));
      } else if (node.anchor !== undefined) {
        anchors.add(node.anchor);
        failures.push(syntaxFailure(source, offset, 'anchors and aliases are not used in muster.yml'));
      }
    },
  });
  return failures;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
