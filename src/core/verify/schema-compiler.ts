// Compiles JSON Schemas to checks whose time is bounded by the data, since an agent wrote the data. Loads the validator
// (ajv) when opened, so only batches that have a schema pay for it. Knows nothing of items or files.
import type { ErrorObject, Options } from 'ajv';
import type { Failure } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import { parseJsonText, placesInJson } from './json-text.ts';
import { clipText } from './clip-text.ts';
import { isDistinct } from './distinct-values.ts';

export interface SchemaMismatch {
  /** JSON pointer of the value that is wrong; empty for the whole document. */
  readonly pointer: string;
  /** A fragment as "must be string". */
  readonly expected: string;
}

/** All mismatches of a value, in the validator's order; of a large value (see `isLarge`) only the first. */
export type SchemaCheck = (value: unknown, isLarge: boolean) => readonly SchemaMismatch[];

export interface SchemaCompiler {
  /** Failures: `schema-invalid` with the places in the schema, as many as are known. */
  compile(text: string, file: string): Result<SchemaCheck, Failure>;
}

/** Longest string that a `format` is tried on: some formats are backtracking expressions. */
const maxFormatLength = 10_000;

const describe = (error: ErrorObject): SchemaMismatch => {
  const params = error.params as Readonly<Record<string, unknown>>;
  const detail = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
  const values = params['allowedValues'] ?? params['allowedValue'];
  const suffix =
    detail !== undefined
      ? ` (${JSON.stringify(detail)})`
      : values !== undefined
        ? `: ${JSON.stringify(values)}`
        : '';
  const expected = clipText(`${error.message ?? `must satisfy ${error.keyword}`}${suffix}`);
  return { pointer: error.instancePath, expected };
};

const tooDeep: readonly SchemaMismatch[] = [{ pointer: '', expected: 'must be less nested for this schema' }];

/** Opens a compiler for drafts 2020-12 (the default), 2019-09 and 07. */
export async function openSchemaCompiler(): Promise<SchemaCompiler> {
  // Through the default: a bundler finds no names on a CommonJS module that exports a class.
  const [
    {
      default: { Ajv2020 },
    },
    {
      default: { Ajv2019 },
    },
    {
      default: { Ajv },
    },
    formats,
    { RE2JS },
  ] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv/dist/2019.js'),
    import('ajv'),
    import('ajv-formats'),
    import('re2js'),
  ]);
  const linearRegex = (pattern: string): { test: (text: string) => boolean; toString: () => string } => {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
    // The validator tells expressions apart by their text form alone.
    return { test: (text) => compiled.matcher(text).find(), toString: () => `linear:${pattern}` };
  };
  // Strict about words that no draft knows: a mistyped keyword would check nothing and look like a pass.
  const options: Options = {
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    code: { regExp: Object.assign(linearRegex, { code: 'linearRegex' }) },
    logger: false,
  };
  const open = (
    Draft: typeof Ajv2020 | typeof Ajv2019 | typeof Ajv,
    allErrors: boolean,
  ): InstanceType<typeof Ajv> => {
    const ajv = new Draft({ ...options, allErrors });
    formats.default.default(ajv);
    for (const [name, format] of Object.entries(ajv.formats)) {
      const test =
        format instanceof RegExp
          ? (text: string) => format.test(text)
          : typeof format === 'function'
            ? format
            : undefined;
      if (test !== undefined)
        ajv.addFormat(name, (text: string) => text.length <= maxFormatLength && test(text));
    }
    // The validator's own compares each item with each other one.
    ajv.removeKeyword('uniqueItems').addKeyword({
      keyword: 'uniqueItems',
      type: 'array',
      schemaType: 'boolean',
      errors: false,
      error: { message: 'must not hold the same item twice' },
      validate: (isWanted: boolean, items: readonly unknown[]) => !isWanted || isDistinct(items),
    });
    return ajv;
  };
  const drafts = new Map<string, typeof Ajv2020 | typeof Ajv2019 | typeof Ajv>([
    ['https://json-schema.org/draft/2020-12/schema', Ajv2020],
    ['https://json-schema.org/draft/2019-09/schema', Ajv2019],
    ['http://json-schema.org/draft-07/schema', Ajv],
  ]);

  const compile = (text: string, file: string): Result<SchemaCheck, Failure> => {
    const json = parseJsonText(text);
    if (!json.ok)
      return fail({
        reason: 'schema-invalid',
        at: { file, line: json.line, column: json.column },
        error: json.error,
      });
    const schema = json.value;
    if (
      typeof schema !== 'boolean' &&
      (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    ) {
      return fail({ reason: 'schema-invalid', at: { file }, error: 'a schema is an object, true or false' });
    }
    const named = typeof schema === 'object' && '$schema' in schema ? String(schema.$schema) : undefined;
    const Draft = named === undefined ? Ajv2020 : drafts.get(named.replace(/#$/, ''));
    if (Draft === undefined) {
      const error = `$schema must be one of ${[...drafts.keys()].join(', ')}`;
      return fail({
        reason: 'schema-invalid',
        at: { file, ...placesInJson(text, ['/$schema']).get('/$schema') },
        error,
      });
    }
    try {
      const ajv = open(Draft, true);
      if (ajv.validateSchema(schema) !== true) {
        // One mistake fails several keywords of the meta-schema; the first says it best.
        const errors = new Map(
          (ajv.errors ?? []).toReversed().map((error) => [error.instancePath, describe(error)]),
        );
        const places = placesInJson(text, errors.keys());
        return fail(
          ...[...errors.values()].toReversed().map(({ pointer, expected }): Failure => {
            const error = pointer === '' ? expected : `${pointer} ${expected}`;
            return { reason: 'schema-invalid', at: { file, ...places.get(pointer) }, error };
          }),
        );
      }
      const all = ajv.compile(schema);
      if ('$async' in all)
        return fail({ reason: 'schema-invalid', at: { file }, error: '$async schemas are not supported' });
      let first: typeof all | undefined;
      return ok((value, isLarge) => {
        // In a large value each error costs memory, and one may come with every element.
        const check = isLarge ? (first ??= open(Draft, false).compile(schema)) : all;
        try {
          return check(value) ? [] : (check.errors ?? []).map(describe);
        } catch (error) {
          // A recursive schema may need more stack per level than the depth limit leaves.
          if (error instanceof RangeError) return tooDeep;
          throw error;
        }
      });
    } catch (error) {
      // The validator refuses a schema by throwing: unknown keyword or format, a reference it can't follow.
      const message = error instanceof Error ? error.message : String(error);
      return fail({ reason: 'schema-invalid', at: { file }, error: message });
    }
  };
  return { compile };
}
