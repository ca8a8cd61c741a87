// Opens the validator (ajv) for each draft of JSON Schema that is understood, with what keeps it safe from the data: own
// keys only, expressions in linear time, and a meter on its work. Knows nothing of a schema's text.
import type { CodeKeywordDefinition, KeywordCxt, Options, Ajv as Validator } from 'ajv';
import { isDistinct } from './distinct-values.ts';
import { meteredCode, type WorkMeter } from './work-meter.ts';

export type { Validator };

/** A validator for one schema, with all errors of a value or only the first. */
export type OpenValidator = (isAllWanted: boolean, meter: WorkMeter) => Validator;

/** Longest string that a `format` is tried on: some formats are backtracking expressions. */
const maxFormatLength = 10_000;

/** Keywords whose own code looks at a whole text or all keys at once. The others go in loops, call each other, or are ours. */
const weighedKeywords = ['const', 'enum', 'minLength', 'maxLength'] as const;

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
      default: { Ajv, _ },
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
      const test =
        format instanceof RegExp
          ? (text: string) => format.test(text)
          : typeof format === 'function'
            ? format
            : undefined;
      if (test === undefined) continue;
      ajv.addFormat(name, (text: string) => {
        if (text.length > maxFormatLength) return false;
        meter.spend(text.length);
        return test(text);
      });
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
