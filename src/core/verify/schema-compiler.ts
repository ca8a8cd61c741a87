// Compiles JSON Schemas to checks whose work is bounded by the data, since an agent wrote the data. Loads the validator
// when opened, so only batches that have a schema pay for it. Knows nothing of items or files.
import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv';
import type { Failure } from '../failure.ts';
import { fail, failAll, ok, type Result } from '../result.ts';
import { clipText } from './clip-text.ts';
import { parseJsonText, placesInJson } from './json-text.ts';
import { openDrafts, type OpenValidator } from './schema-drafts.ts';
import { findSchemaLoops } from './schema-loops.ts';
import { findProtoKey, type JsonObject } from './schema-walk.ts';
import { stepBudget } from './step-budget.ts';
import { TooCostly, WorkMeter } from './work-meter.ts';

export interface SchemaMismatch {
  /** JSON pointer of the value that is wrong; empty for the whole document. */
  readonly pointer: string;
  /** A fragment as "must be string". */
  readonly expected: string;
}

/**
 * All mismatches of a value, in the validator's order; only the first where the value is large, or all are too much work.
 * `units`: the length of its text.
 */
export type SchemaCheck = (value: unknown, units: number) => readonly SchemaMismatch[];

export interface SchemaCompiler {
  /** Failures: `schema-invalid` with the places in the schema, as many as are known. */
  compile(text: string, file: string): Result<SchemaCheck, Failure>;
}

/** The validator compiles by recursion, and runs out of stack at some 500 levels. */
const maxSchemaDepth = 200;
/** UTF-16 units above which only the first mismatch is looked for: each costs memory, and one may come with every element. */
const largeText = 256 * 1024;

/** Steps for finding all mismatches, when there is one: enough for what is below `largeText`, and for its errors. */
const stepsForAll = 1_000_000;
/** Errors that one function gathers when only the first is wanted: alternatives gather them even so. */
const fewErrors = 100;

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

type Verdict = readonly SchemaMismatch[];

const tooDeep: Verdict = [{ pointer: '', expected: 'must be less nested for this schema' }];

const notCheckable: Verdict = [
  { pointer: '', expected: "can't be checked against this schema: the validator makes wrong code of it" },
];

const tooCostly = (steps: number): Verdict => [
  {
    pointer: '',
    expected: `too costly to check against this schema, more than ${steps.toLocaleString('en-US')} steps`,
  },
];

interface Metered {
  readonly validate: ValidateFunction;
  readonly meter: WorkMeter;
}

/** The mismatches; or what it was that ended the check. */
function run(open: () => Metered, value: unknown, steps: number): Verdict | TooCostly | RangeError {
  try {
    const { validate, meter } = open();
    meter.left = steps;
    return validate(value) ? [] : (validate.errors ?? []).map(describe);
  } catch (error) {
    // A recursive schema may need more stack per level than the depth limit leaves.
    if (error instanceof TooCostly || error instanceof RangeError) return error;
    // Its code then uses a variable that is made elsewhere, as for `unevaluatedProperties` in a `oneOf` with `false`, or in
    // the `else` of a schema with `patternProperties`. Whether it does may depend on the value, which an agent wrote.
    if (error instanceof ReferenceError || error instanceof TypeError) return notCheckable;
    throw error;
  }
}

function checkWith(
  open: OpenValidator,
  schema: AnySchema,
  first: Metered,
  stepsFor: (units: number) => number,
): SchemaCheck {
  let all: Metered | undefined;
  const openAll = (): Metered => {
    if (all !== undefined) return all;
    const meter = new WorkMeter(Infinity);
    all = { meter, validate: open(true, meter).compile(schema) };
    return all;
  };
  return (value, units) => {
    const steps = stepsFor(units);
    const verdict = run(() => first, value, steps);
    if (verdict instanceof TooCostly) return tooCostly(steps);
    if (verdict instanceof RangeError) return tooDeep;
    const [mismatch] = verdict;
    if (mismatch === undefined) return verdict;
    const full = units > largeText ? verdict : run(openAll, value, stepsForAll);
    return full instanceof Error || full === verdict ? [mismatch] : full;
  };
}

/** Opens a compiler for drafts 2020-12 (the default), 2019-09 and 07. */
export async function openSchemaCompiler(): Promise<SchemaCompiler> {
  const drafts = await openDrafts();
  const [defaultDraft] = drafts.keys();

  const compile = (text: string, file: string): Result<SchemaCheck, Failure> => {
    const invalid = (error: string, pointer?: string): Failure => {
      const place = pointer === undefined ? undefined : placesInJson(text, [pointer]).get(pointer);
      return { reason: 'schema-invalid', at: { file, ...place }, error };
    };
    const json = parseJsonText(text, maxSchemaDepth);
    if (!json.ok) {
      const { error, line, column } = json;
      return fail({ reason: 'schema-invalid', at: { file, line, column }, error });
    }
    const schema = json.value;
    const isSchema = typeof schema === 'boolean' || (typeof schema === 'object' && schema !== null);
    if (!isSchema || Array.isArray(schema)) return fail(invalid('a schema is an object, true or false'));
    const named = typeof schema === 'object' && '$schema' in schema ? String(schema.$schema) : undefined;
    const open = drafts.get(named?.replace(/#$/, '') ?? String(defaultDraft));
    if (open === undefined)
      return fail(invalid(`$schema must be one of ${[...drafts.keys()].join(', ')}`, '/$schema'));
    try {
      const meter = new WorkMeter(fewErrors);
      const ajv = open(false, meter);
      const errors = ajv.validateSchema(schema) === true ? [] : metaErrors(open, schema);
      if (errors.length > 0) {
        const places = placesInJson(
          text,
          errors.map(({ pointer }) => pointer),
        );
        return failAll(
          errors.map(({ pointer, expected }): Failure => {
            const error = pointer === '' ? expected : `${pointer} ${expected}`;
            return { reason: 'schema-invalid', at: { file, ...places.get(pointer) }, error };
          }),
        );
      }
      const keywords: JsonObject = typeof schema === 'object' ? { ...schema } : {};
      const { endless, isRecursive } = findSchemaLoops(keywords);
      const flaw = flawOf(keywords, endless);
      if (flaw !== undefined) return fail(invalid(`${flaw.pointer} ${flaw.error}`, flaw.pointer));
      const validate = ajv.compile(schema);
      if ('$async' in validate) return fail(invalid('$async schemas are not supported'));
      return ok(checkWith(open, schema, { meter, validate }, stepBudget(keywords, isRecursive)));
    } catch (error) {
      if (error instanceof RangeError)
        return fail(invalid('it is too large, or its references lead too far to be followed'));
      // The validator refuses a schema by throwing: unknown keyword or format, a reference it can't follow.
      return fail(invalid(error instanceof Error ? error.message : String(error)));
    }
  };
  return { compile };
}

/** All that is wrong with a schema as such. One mistake fails several keywords of the meta-schema; the first says it best. */
function metaErrors(open: OpenValidator, schema: AnySchema): readonly SchemaMismatch[] {
  const ajv = open(true, new WorkMeter(Infinity));
  void ajv.validateSchema(schema);
  const errors = new Map(
    (ajv.errors ?? []).toReversed().map((error) => [error.instancePath, describe(error)]),
  );
  return [...errors.values()].toReversed();
}

/** What the validator would take, and not be able to check. */
function flawOf(
  schema: JsonObject,
  endless: string | undefined,
): { readonly pointer: string; readonly error: string } | undefined {
  if (endless !== undefined)
    return { pointer: endless, error: 'leads back to itself without a step into the data' };
  const proto = findProtoKey({ schema, pointer: '' });
  return proto === undefined
    ? undefined
    : { pointer: proto, error: 'would not be checked: no property can be called so here' };
}
