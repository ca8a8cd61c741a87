// Opens the validator (ajv) for each draft of JSON Schema that is understood, with what keeps it safe from the data: own
// keys only, expressions in linear time, and a meter on its work. Knows nothing of a schema's text.
import type { CodeKeywordDefinition, FormatDefinition, KeywordCxt, Options, Ajv as Validator } from 'ajv';
import { AllowedValues } from './allowed-values.ts';
import { isDistinct } from './distinct-values.ts';
import { meteredCode, type WorkMeter } from './work-meter.ts';

export type { Validator };

/** A validator for one schema, with all errors of a value or only the first. */
export type OpenValidator = (isAllWanted: boolean, meter: WorkMeter) => Validator;

/** Longest string that a `format` is tried on: some formats are backtracking expressions. */
const maxFormatLength = 10_000;

/** Keywords whose own code looks at a whole text or all keys at once. The others go in loops, call each other, or are ours. */
const weighedKeywords = ['minLength', 'maxLength'] as const;

type TextFormat = Exclude<FormatDefinition<string>['validate'], string>;

/** What tests a text; undefined for formats of numbers, and those that take anything. */
function testOf(format: Validator['formats'][string]): ((text: string) => boolean) | undefined {
  const isDefinition = typeof format === 'object' && !(format instanceof RegExp);
  if (isDefinition && format.type === 'number') return undefined;
  const test = (isDefinition ? format.validate : format) as TextFormat | true | undefined;
  if (test instanceof RegExp) return (text) => test.test(text);
  return typeof test === 'function' ? test : undefined;
}

/** By the `$schema` that names it; the first is the default. */
export async function openDrafts(): Promise<ReadonlyMap<string, OpenValidator>> {
  // Through the default: a bundler finds no names on a CommonJS module that exports a class.
  const [
    {
      default: { Ajv2020 },
    },
    {
      default: { Ajv2019 },
    },
    {
      default: { Ajv, Name, _ },
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

  const addFormats = (ajv: Validator, meter: WorkMeter): void => {
    formats.default.default(ajv);
    for (const [name, format] of Object.entries(ajv.formats)) {
      const test = testOf(format);
      if (test === undefined) continue;
      const validate = (text: string): boolean => {
        if (text.length > maxFormatLength) return false;
        meter.spend(text.length);
        return test(text);
      };
      // Dates and times have an order besides, for `formatMinimum`.
      const order = typeof format === 'object' && 'compare' in format ? format : {};
      ajv.addFormat(name, { ...order, validate });
    }
  };

  const weighKeywords = (ajv: Validator): void => {
    for (const keyword of weighedKeywords) {
      const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
      const { code } = definition;
      definition.code = (context: KeywordCxt) => {
        context.gen.code(_`meter.weigh(${context.data})`);
        code(context);
      };
    }
  };

  // For items that a tuple has not, the validator leaves undefined whether they are valid, and skips the keywords after it.
  const passMissingItems = (ajv: Validator): void => {
    for (const keyword of ['prefixItems', 'items']) {
      const definition = ajv.getKeyword(keyword);
      if (typeof definition !== 'object' || !('code' in definition)) continue;
      const { code } = definition as CodeKeywordDefinition;
      definition.code = (context: KeywordCxt) => {
        const ok = context.ok.bind(context);
        context.ok = (valid) => ok(valid instanceof Name ? _`${valid} !== false` : valid);
        code(context);
      };
    }
  };

  // The validator's own take a turn for each allowed value, and call what an object of the data has as its `valueOf`.
  const lookUpAllowed = (ajv: Validator, meter: WorkMeter, keyword: string, param: string): void => {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    definition.error = {
      message: '',
      ...definition.error,
      // By name: a long text in the code would be too much for what reads the code.
      params: ({ params }) => _`{${new Name(param)}: ${params['allowed']}.asked}`,
    };
    definition.code = (context: KeywordCxt) => {
      const asked: unknown = context.schema;
      if (Array.isArray(asked) && asked.length === 0 && keyword === 'enum')
        throw new Error('enum must have non-empty array');
      const allowed = new AllowedValues(asked, keyword === 'enum', (steps) => meter.spend(steps));
      const name = context.gen.scopeValue('keyword', { ref: allowed });
      context.setParams({ allowed: name });
      context.pass(_`${name}.has(${context.data})`);
    };
  };

  const openWith =
    (Draft: typeof Ajv2020 | typeof Ajv2019 | typeof Ajv): OpenValidator =>
    (isAllWanted, meter) => {
      const linearRegex = (pattern: string): { test: (text: string) => boolean; toString: () => string } => {
        const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
        return {
          test: (text) => {
            meter.spend(text.length);
            return compiled.matcher(text).find();
          },
          // The validator tells expressions apart by their text form alone.
          toString: () => `linear:${pattern}`,
        };
      };
      // Strict about words that no draft knows: a mistyped keyword would check nothing and look like a pass.
      const options: Options = {
        strictTypes: false,
        strictTuples: false,
        strictRequired: false,
        // What every object inherits, as `constructor`, is not in the data.
        ownProperties: true,
        code: { regExp: Object.assign(linearRegex, { code: 'linearRegex' }), process: meteredCode },
        logger: false,
        allErrors: isAllWanted,
      };
      const ajv = Object.assign(new Draft(options), { meter });
      addFormats(ajv, meter);
      weighKeywords(ajv);
      passMissingItems(ajv);
      lookUpAllowed(ajv, meter, 'enum', 'allowedValues');
      lookUpAllowed(ajv, meter, 'const', 'allowedValue');
      // The validator's own compares each item with each other one.
      ajv.removeKeyword('uniqueItems').addKeyword({
        keyword: 'uniqueItems',
        type: 'array',
        schemaType: 'boolean',
        errors: false,
        error: { message: 'must not hold the same item twice' },
        validate: (isWanted: boolean, items: readonly unknown[]) =>
          !isWanted || isDistinct(items, (units) => meter.spend(units)),
      });
      return ajv;
    };

  return new Map([
    ['https://json-schema.org/draft/2020-12/schema', openWith(Ajv2020)],
    ['https://json-schema.org/draft/2019-09/schema', openWith(Ajv2019)],
    ['http://json-schema.org/draft-07/schema', openWith(Ajv)],
  ]);
}
