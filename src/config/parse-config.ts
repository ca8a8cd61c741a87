// Text of muster.yml → values with places, or every problem with its line, column and source line.
// Pure; loaded only when there is a file (yaml and zod are heavy).
import { isMap, isScalar, type Document, type Node } from 'yaml';
import type * as z from 'zod/mini';
import type { Failure } from '../core/failure.ts';
import { nearest } from '../core/nearest.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import { configSchema } from './config-schema.ts';
import { openSource, place, sourceLine, type ConfigSource } from './config-source.ts';
import { expectedOf, isList, isShownWhole, readText, shownText } from './option-text.ts';
import { isFlagOnly } from './option-spec.ts';
import { options } from './options.ts';
import { parseYaml } from './parse-yaml.ts';
import type { FileValue } from './resolve-settings.ts';
import { yamlFailures } from './yaml-failures.ts';

const optionsByKey = new Map(
  options.filter((option) => !isFlagOnly(option)).map((option) => [option.key, option]),
);

/** Values by key, in the types of Settings (milliseconds, bytes, lists). `file` names the file in places. */
export function parseConfig(
  given: string,
  file: string,
  runners: readonly string[],
): Result<ReadonlyMap<string, FileValue>, Failure> {
  const source = openSource(given, file);
  const parsed = parseYaml(source);
  if (!parsed.ok) return parsed;
  const document = parsed.value;
  const { broken, repeated } = yamlFailures(document, source);
  if (broken.length > 0) return failAll([...broken, ...repeated]);
  if (document.contents === null) return ok(new Map());
  if (repeated.length === 0) return checkedValues(document, source, runners);
  keepFirsts(document);
  const values = checkedValues(document, source, runners);
  const failures = [...repeated, ...(values.ok ? [] : values.failures)];
  return failAll(failures.toSorted((a, b) => lineOf(a) - lineOf(b)));
}

/** Of keys given twice the first, whose place is the one that a message finds by the key. */
function keepFirsts({ contents }: Document.Parsed): void {
  if (!isMap(contents)) return;
  const seen = new Set<string>();
  contents.items = contents.items.filter((pair) => {
    const key = String(pair.key);
    return !seen.has(key) && seen.add(key);
  });
}

function checkedValues(
  document: Document.Parsed,
  source: ConfigSource,
  runners: readonly string[],
): Result<ReadonlyMap<string, FileValue>, Failure> {
  const raw = document.toJS() as Record<string, unknown>;
  const checked = configSchema(runners).safeParse(raw);
  const issues = checked.success ? [] : checked.error.issues;
  const failures = issues.flatMap((issue) => issueFailures(issue, document, source, runners));
  const refused = new Set(issues.map((issue) => issue.path[0]));
  const values = new Map<string, FileValue>();
  for (const [key, given] of Object.entries(raw)) {
    const option = optionsByKey.get(key);
    if (option === undefined || refused.has(key)) continue;
    const at = place(source, keyOffset(document, key));
    const list = Array.isArray(given) ? given : [given];
    const read = list.map((element) => readText(option, String(element), { runners }));
    const wrong = read.findIndex((result) => !result.ok);
    if (wrong >= 0) failures.push(invalid(key, wrongElement(key, given, wrong), document, source, runners));
    const converted = read.map((result) => (result.ok ? result.value : undefined));
    values.set(key, { value: isList(option) ? converted : converted[0], at });
  }
  return failures.length > 0 ? failAll(failures.toSorted((a, b) => lineOf(a) - lineOf(b))) : ok(values);
}

const wrongElement = (key: string, given: unknown, index: number): (string | number)[] =>
  Array.isArray(given) ? [key, index] : [key];

function issueFailures(
  issue: z.core.$ZodIssue,
  document: Document.Parsed,
  source: ConfigSource,
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
  source: ConfigSource,
  runners: readonly string[],
): Failure {
  const option = optionsByKey.get(key);
  if (option === undefined) throw new Error(`Internal error: ${key} is no option`);
  const node = document.getIn(path, true) as Node | undefined;
  const at = place(source, node?.range?.[0] ?? keyOffset(document, key));
  const expected = expectedOf(option, { runners });
  const list = option.kind === 'words' ? 'a list that is not empty' : 'a list';
  return {
    reason: 'setting-invalid',
    setting: key,
    source: source.file,
    at,
    value: shownText(option, written(node, source)),
    expected: isList(option) && path.length === 1 && !isScalar(node) ? `${list}, each ${expected}` : expected,
    // The line would repeat what the value leaves out.
    ...(isShownWhole(option) ? sourceLine(source, at) : {}),
  };
}

/** The value as it stands in the file, its first line. */
function written(node: Node | undefined, source: ConfigSource): string {
  const [start, end] = node?.range ?? [0, 0];
  return source.text.slice(start, end).split(/[\r\n]/, 1)[0] ?? '';
}

function keyOffset(document: Document.Parsed, key: string): number {
  if (!isMap(document.contents)) return 0;
  const pair = document.contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return (pair?.key as Node | undefined)?.range?.[0] ?? 0;
}

const lineOf = (failure: Failure): number => ('at' in failure ? (failure.at?.line ?? 0) : 0);
