// Finds the JSON Schema of an item's output and QC: the batch's, or the one that a column of items.tsv names. Reads each
// schema once, so that an agent can't loosen it afterwards. Loaded itself only where a schema is configured.
import { resolve } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import type { ItemTable } from '../core/batch/item-table.ts';
import { normalPath } from '../core/batch/normal-path.ts';
import { decodeUtf8 } from '../core/batch/utf8.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { checkJson, type JsonCheck } from '../core/verify/check-json.ts';
import type { VerifyProblem } from '../core/verify/problem.ts';
import { openSchemaCompiler } from '../core/verify/schema-compiler.ts';
import type { Checks } from '../core/verify/verdict.ts';
import {
  type ContainedFile,
  leadsOut,
  openContainedReader,
  type ReadContained,
  type ReadFile,
} from './read-contained-file.ts';
import { readInput } from './read-input.ts';

/** The schema of an item: none, a check, or the problem that it has no usable one. */
export type ItemSchema =
  | { readonly check?: JsonCheck; readonly problem?: undefined }
  | { readonly problem: VerifyProblem; readonly check?: undefined };

export interface Schemas {
  readonly outputSchemaOf: (item: Item) => ItemSchema;
  readonly qcSchemaOf: (item: Item) => ItemSchema;
}

/** A cell of items.tsv that names a schema; found by the first item that has it. */
interface SchemaCell {
  readonly item: Item;
  readonly column: string;
  readonly path: string;
}

const none: ItemSchema = {};

/**
 * Loads the batch's schemas and those that `items` name. Failures, all at once: `file-missing`, `file-unreadable`,
 * `not-utf8`, `schema-invalid`, and with the place of the cell, if `locate` knows it, `item-path-escapes` and
 * `item-schema-unreadable`. A path from a column must stay inside the work dir `root`; the batch's own may lie anywhere.
 */
export async function loadSchemas(
  checks: Checks,
  root: string,
  items: readonly Item[],
  locate?: ItemTable['locate'],
): Promise<Result<Schemas, Failure>> {
  const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
  const compiler = await openSchemaCompiler();
  const loaded = new Map<string, Result<JsonCheck, Failure>>();
  const load = (path: string, read: () => Result<string, Failure>): Result<JsonCheck, Failure> => {
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const text = read();
    const compiled = text.ok ? compiler.compile(text.value, path) : text;
    const check = compiled.ok
      ? ok((json: string, value: unknown) => checkJson(json, value, compiled.value))
      : compiled;
    loaded.set(path, check);
    return check;
  };
  const openReader = () => openContainedReader(root, maxSchemaBytes);
  /** One for all of `items`; later, an agent may have run since. */
  let reader: ReadContained | undefined = openReader();
  const readOwn = (path: string): Result<string, Failure> => {
    const bytes = readInput(resolve(root, path), 'schema', path);
    return bytes.ok ? textOf(path, bytes.value) : bytes;
  };
  const schemaOf = (
    kind: 'output' | 'qc',
    ownPath: string | undefined,
    column: string | undefined,
  ): ((item: Item) => ItemSchema) => {
    if (ownPath === undefined && column === undefined) return () => none;
    return (item) => {
      const named = column === undefined ? '' : (item.extra?.[column] ?? '');
      const path = named === '' ? ownPath : named;
      if (path === undefined) return none;
      const result = load(path, () =>
        named === '' || column === undefined
          ? readOwn(path)
          : readNamed(reader ?? openReader(), { item, column, path }, locate),
      );
      if (result.ok) return { check: result.value };
      const reason = kind === 'output' ? 'output-schema' : 'qc-schema';
      const expected = `can't be checked: the schema ${path} is not usable`;
      return {
        problem: {
          item: item.id,
          path: kind === 'output' ? item.output : item.qc,
          reason,
          pointer: '',
          expected,
        },
      };
    };
  };
  for (const path of [outputSchema, checks.isQcChecked ? qcSchema : undefined]) {
    if (path !== undefined) load(path, () => readOwn(path));
  }
  const outputSchemaOf = schemaOf('output', outputSchema, outputSchemaColumn);
  const qcSchemaOf = checks.isQcChecked ? schemaOf('qc', qcSchema, qcSchemaColumn) : () => none;
  for (const item of items) {
    outputSchemaOf(item);
    qcSchemaOf(item);
  }
  reader = undefined;
  const failures = [...loaded.values()].flatMap((result) => (result.ok ? [] : result.failures));
  return failures.length > 0 ? { ok: false, failures } : ok({ outputSchemaOf, qcSchemaOf });
}

/** Bytes above which a schema named by a cell is refused. */
const maxSchemaBytes = 4 * 1024 * 1024;

function readNamed(
  read: ReadContained,
  { item, column, path }: SchemaCell,
  locate: ItemTable['locate'] | undefined,
): Result<string, Failure> {
  const cell = { at: locate?.(item, column) ?? { file: path }, id: item.id, column, path };
  const normal = normalPath(path);
  if (!normal.ok) return fail({ reason: 'item-path-escapes', ...cell, how: normal.how });
  const file = read(path);
  if (file.kind === 'read') return textOf(path, file.bytes);
  if (file === leadsOut) return fail({ reason: 'item-path-escapes', ...cell, how: 'symlink' });
  return fail({ reason: 'item-schema-unreadable', ...cell, error: refusalText(file) });
}

function refusalText(file: Exclude<ContainedFile, ReadFile>): string {
  if (file.kind === 'missing') return 'no such file';
  return file.kind === 'too-large' ? `larger than ${maxSchemaBytes} bytes` : file.error;
}

function textOf(path: string, bytes: Uint8Array): Result<string, Failure> {
  const decoded = decodeUtf8(bytes);
  if (decoded.ok) return ok(decoded.text);
  const at = { file: path, line: decoded.line, column: decoded.column };
  return fail({ reason: 'not-utf8', at, role: 'schema' });
}
