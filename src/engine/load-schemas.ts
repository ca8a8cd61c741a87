// Finds the JSON Schema of an item's output and QC: the batch's, or the one that a column of items.tsv names. Reads each
// schema once, so that an agent can't loosen it afterwards. Loaded itself only where a schema is configured.
import { resolve } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import { decodeUtf8 } from '../core/batch/utf8.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { checkJson, type JsonCheck } from '../core/verify/check-json.ts';
import type { VerifyProblem } from '../core/verify/problem.ts';
import { openSchemaCompiler } from '../core/verify/schema-compiler.ts';
import type { Checks } from '../core/verify/verdict.ts';
import { openContainedReader } from './read-contained-file.ts';
import { readInput } from './read-input.ts';

/** The schema of an item: none, a check, or the problem that it has no usable one. */
export type ItemSchema =
  | { readonly check?: JsonCheck; readonly problem?: undefined }
  | { readonly problem: VerifyProblem; readonly check?: undefined };

export interface Schemas {
  readonly outputSchemaOf: (item: Item) => ItemSchema;
  readonly qcSchemaOf: (item: Item) => ItemSchema;
}

const none: ItemSchema = {};

/**
 * Loads the batch's schemas and those that `items` name. Failures, all
 * at once: `file-missing`, `file-unreadable`, `not-utf8`, `schema-invalid`. A path from a column must stay inside the
 * work dir `root`; the batch's own may lie anywhere.
 */
export async function loadSchemas(
  checks: Checks,
  root: string,
  items: readonly Item[],
): Promise<Result<Schemas, Failure>> {
  const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
  const compiler = await openSchemaCompiler();
  const loaded = new Map<string, Result<JsonCheck, Failure>>();
  const load = (
    path: string,
    read: (path: string) => Result<string, Failure>,
  ): Result<JsonCheck, Failure> => {
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const text = read(path);
    const compiled = text.ok ? compiler.compile(text.value, path) : text;
    const check = compiled.ok
      ? ok((json: string, value: unknown) => checkJson(json, value, compiled.value))
      : compiled;
    loaded.set(path, check);
    return check;
  };
  const readOwn = (path: string): Result<string, Failure> => {
    const bytes = readInput(resolve(root, path), 'schema', path);
    return bytes.ok ? textOf(path, bytes.value) : bytes;
  };
  const readNamed = (path: string): Result<string, Failure> => readNamedSchema(root, path);
  const schemaOf = (
    kind: 'output' | 'qc',
    ownPath: string | undefined,
    column: string | undefined,
  ): ((item: Item) => ItemSchema) => {
    if (ownPath === undefined && column === undefined) return () => none;
    return (item) => {
      const cell = column === undefined ? '' : (item.extra?.[column] ?? '');
      const path = cell === '' ? ownPath : cell;
      if (path === undefined) return none;
      const result = load(path, cell === '' ? readOwn : readNamed);
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
    if (path !== undefined) load(path, readOwn);
  }
  const outputSchemaOf = schemaOf('output', outputSchema, outputSchemaColumn);
  const qcSchemaOf = checks.isQcChecked ? schemaOf('qc', qcSchema, qcSchemaColumn) : () => none;
  for (const item of items) {
    outputSchemaOf(item);
    qcSchemaOf(item);
  }
  const failures = [...loaded.values()].flatMap((result) => (result.ok ? [] : result.failures));
  return failures.length > 0 ? { ok: false, failures } : ok({ outputSchemaOf, qcSchemaOf });
}

/** Bytes above which a schema named by a cell is refused. */
const maxSchemaBytes = 4 * 1024 * 1024;

function readNamedSchema(root: string, path: string): Result<string, Failure> {
  const file = openContainedReader(root, maxSchemaBytes)(path);
  if (file.kind === 'read') return textOf(path, file.bytes);
  if (file.kind === 'missing') return fail({ reason: 'file-missing', at: { file: path }, role: 'schema' });
  const error = file.kind === 'too-large' ? `larger than ${maxSchemaBytes} bytes` : file.error;
  return fail({ reason: 'file-unreadable', at: { file: path }, role: 'schema', error });
}

function textOf(path: string, bytes: Uint8Array): Result<string, Failure> {
  const decoded = decodeUtf8(bytes);
  if (decoded.ok) return ok(decoded.text);
  const at = { file: path, line: decoded.line, column: decoded.column };
  return fail({ reason: 'not-utf8', at, role: 'schema' });
}
