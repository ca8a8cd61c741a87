// Text of muster.yml → values with places, or every problem with its line, column and source line.
// Pure; loaded only when there is a file (yaml and zod are heavy).
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import type { z } from 'zod';
import type { Failure, Position } from '../core/failure.ts';
import { nearest } from '../core/nearest.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { configSchema } from './config-schema.ts';
import { expectedOf, isList, readText } from './option-text.ts';
import { options } from './options.ts';
import type { FileValue } from './resolve-settings.ts';

const optionsByKey = new Map(options.map((option) => [option.key, option]));

/** One text with its places. */
interface Source {
  readonly file: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly counter: LineCounter;
}

/** Values by key, in the types of Settings (milliseconds, bytes, lists). `file` names the file in places. */
export function parseConfig(
  text: string,
  file: string,
  runners: readonly string[],
): Result<ReadonlyMap<string, FileValue>, Failure> {
  const source: Source = { file, text, lines: text.split(/\r\n|\n|\r/), counter: new LineCounter() };
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: source.counter, prettyErrors: false, stringKeys: true });
  } catch (error) {
    // The parser recurses: nesting that exhausts its stack is the file's fault, not ours.
    if (error instanceof RangeError) return fail(syntax(source, 0, 'nested too deeply'));
    throw error;
  }
  const { broken, repeated } = syntaxFailures(document, source);
  if (broken.length > 0) return fail(...broken, ...repeated);
  if (document.contents === null) return ok(new Map());
  const values = checkedValues(document, source, runners);
  if (repeated.length === 0) return values;
  return fail(...[...repeated, ...(values.ok ? [] : values.failures)].toSorted((a, b) => lineOf(a) - lineOf(b)));
}

/** What makes the text no settings at all, and keys given twice, beside which the rest can still be checked. */
function syntaxFailures(document: Document.Parsed, source: Source): { broken: Failure[]; repeated: Failure[] } {
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    isRepeated: code === 'DUPLICATE_KEY',
    failure: syntax(source, pos[0], yamlMessages[code] ?? lowerFirst(message.split('\n')[0] ?? '')),
  }));
  const failures = errors.filter(({ isRepeated }) => !isRepeated).map(({ failure }) => failure);
  const repeated = errors.filter(({ isRepeated }) => isRepeated).map(({ failure }) => failure);
  const root = document.contents;
  if (failures.length === 0 && root !== null && !isMap(root)) {
    failures.push(syntax(source, root.range[0], 'expected keys with values, such as `jobs: 4`'));
  }
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || ('anchor' in node && node.anchor !== undefined)) {
        failures.push(syntax(source, node.range?.[0] ?? 0, 'anchors and aliases are not used in muster.yml'));
      }
    },
  });
  return { broken: failures, repeated };
}

/** Where the parser's own words do not help a person. */
const yamlMessages: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'this key was given before',
  TAB_AS_INDENT: 'a tab is used for indentation',
  MULTIPLE_DOCS: 'only one YAML document is expected; remove the `---`',
};

function checkedValues(
  document: Document.Parsed,
  source: Source,
  runners: readonly string[],
): Result<ReadonlyMap<string, FileValue>, Failure> {
  const raw = document.toJS() as Record<string, unknown>;
  const checked = configSchema(runners).safeParse(raw);
  if (!checked.success) {
    const failures = checked.error.issues.flatMap((issue) => issueFailures(issue, document, source, runners));
    return fail(...failures.toSorted((a, b) => lineOf(a) - lineOf(b)));
  }
  const values = new Map<string, FileValue>();
  const failures: Failure[] = [];
  for (const [key, given] of Object.entries(raw)) {
    const option = optionsByKey.get(key);
    if (option === undefined) throw new Error(`Internal error: ${key} passed the schema but is no option`);
    const at = place(source, keyOffset(document, key));
    const list = Array.isArray(given) ? given : [given];
    const read = list.map((element) => readText(option, String(element), { runners }));
    const wrong = read.findIndex((result) => !result.ok);
    if (wrong >= 0) failures.push(invalid(key, wrongElement(key, given, wrong), document, source, runners));
    const converted = read.map((result) => (result.ok ? result.value : undefined));
    values.set(key, { value: isList(option) ? converted : converted[0], at });
  }
  return failures.length > 0 ? fail(...failures) : ok(values);
}

const wrongElement = (key: string, given: unknown, index: number): (string | number)[] =>
  Array.isArray(given) ? [key, index] : [key];

function issueFailures(
  issue: z.core.$ZodIssue,
  document: Document.Parsed,
  source: Source,
  runners: readonly string[],
): Failure[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = nearest(key.replaceAll('_', '-'), optionsByKey.keys());
      const at = place(source, keyOffset(document, key));
      return {
        reason: 'config-unknown-key',
        at,
        key,
        ...(near !== undefined && { nearest: near }),
        ...sourceLine(source, at),
      };
    });
  }
  const key = String(issue.path[0]);
  return invalidPaths(issue).map((path) => invalid(key, path, document, source, runners));
}

/** The places an issue is about: in a list, each wrong element rather than the whole. */
function invalidPaths(issue: z.core.$ZodIssue): (string | number)[][] {
  const path = issue.path as (string | number)[];
  if (issue.code !== 'invalid_union') return [path];
  const elements = issue.errors.flat().filter((inner) => inner.path.length > 0);
  return elements.length === 0 ? [path] : elements.map((inner) => [...path, ...(inner.path as number[])]);
}

function invalid(
  key: string,
  path: readonly (string | number)[],
  document: Document.Parsed,
  source: Source,
  runners: readonly string[],
): Failure {
  const option = optionsByKey.get(key);
  if (option === undefined) throw new Error(`Internal error: ${key} is no option`);
  const node = document.getIn(path, true) as Node | undefined;
  const at = place(source, node?.range?.[0] ?? keyOffset(document, key));
  const expected = expectedOf(option, { runners });
  return {
    reason: 'setting-invalid',
    setting: key,
    source: source.file,
    at,
    value: written(node, source),
    expected: isList(option) && path.length === 1 && !isScalar(node) ? `a list, each ${expected}` : expected,
    ...sourceLine(source, at),
  };
}

/** The value as it stands in the file, its first line. */
function written(node: Node | undefined, source: Source): string {
  const [start, end] = node?.range ?? [0, 0];
  return source.text.slice(start, end).split(/[\r\n]/, 1)[0] ?? '';
}

function keyOffset(document: Document.Parsed, key: string): number {
  if (!isMap(document.contents)) return 0;
  const pair = document.contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return (pair?.key as Node | undefined)?.range?.[0] ?? 0;
}

function place(source: Source, offset: number): Position {
  const { line, col } = source.counter.linePos(offset);
  return { file: source.file, line: Math.max(1, line), column: Math.max(1, col) };
}

function syntax(source: Source, offset: number, message: string): Failure {
  const at = place(source, offset);
  return { reason: 'config-syntax', at, message, ...sourceLine(source, at) };
}

function sourceLine(source: Source, at: Position): { sourceLine?: string } {
  const line = source.lines[(at.line ?? 1) - 1];
  return line === undefined ? {} : { sourceLine: line };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const lineOf = (failure: Failure): number => ('at' in failure ? (failure.at?.line ?? 0) : 0);
