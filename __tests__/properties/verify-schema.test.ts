import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openSchemaCompiler } from '../../src/core/verify/schema-compiler.ts';

const key = fc.constantFrom('a', 'b', 'c', 'constructor');
const plain = fc.constantFrom<unknown>(null, true, 0, 1, 1.5, '', 'a', 'ab', '\u{1f600}');
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    plain,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

const words = { requiredKeys: [] };
const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
  const one = tie('schema');
  const some = fc.array(one, { minLength: 1, maxLength: 3 });
  const map = fc.dictionary(key, one, { maxKeys: 3, noNullPrototype: true });
  return {
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.boolean(),
      fc.record(
        {
          type: fc.constantFrom('null', 'boolean', 'number', 'integer', 'string', 'array', 'object'),
          const: value,
          enum: fc.array(value, { minLength: 1, maxLength: 4 }),
          minLength: fc.nat(2),
          maxLength: fc.nat(2),
          pattern: fc.constantFrom('^a', 'b$', '^$'),
          minimum: fc.nat(1),
          minProperties: fc.nat(2),
          required: fc.uniqueArray(key, { maxLength: 2 }),
          uniqueItems: fc.boolean(),
        },
        words,
      ),
      fc.record({ allOf: some, anyOf: some, oneOf: some, not: one }, words),
      fc.record({ if: one, else: one }, words),
      fc.record(
        {
          properties: map,
          patternProperties: fc.record({ '^a': one, b: one }, words),
          additionalProperties: one,
          unevaluatedProperties: one,
          propertyNames: one,
          dependentSchemas: map,
        },
        words,
      ),
      // Not together: of `contains` after a tuple the validator on its own passes over what it has to say of [].
      fc.record({ prefixItems: some, items: one, unevaluatedItems: one }, words),
      fc.record({ contains: one, items: one, unevaluatedItems: one }, words),
      fc.constantFrom({ $ref: '#/$defs/a' }, { $ref: '#/$defs/b' }, { items: { $ref: '#' } }),
    ),
  };
});

describe('a schema check', () => {
  test('gives the verdicts of the validator on its own', async () => {
    const compiler = await openSchemaCompiler();
    fc.assert(
      fc.property(schema, schema, schema, fc.array(value, { maxLength: 8 }), (root, a, b, values) => {
        const whole = { allOf: [root], $defs: { a, b } };
        const ours = compiler.compile(JSON.stringify(whole), 'schema.json');
        // References may go round, which only ours finds.
        fc.pre(ours.ok);
        const ajv = new Ajv2020({
          strict: false,
          ownProperties: true,
          allErrors: true,
          validateSchema: false,
        });
        const theirs = ajv.compile(JSON.parse(JSON.stringify(whole)));
        for (const each of values) {
          const mismatches = ours.value(each, JSON.stringify(each).length);
          if (mismatches[0]?.expected.includes("can't be checked")) {
            expect(() => theirs(each)).toThrow(ReferenceError);
            continue;
          }
          expect(mismatches.length === 0).toBe(theirs(each));
          const places = (theirs.errors ?? []).map(({ instancePath }) => instancePath);
          expect(mismatches.map(({ pointer }) => pointer)).toEqual(places);
        }
      }),
      { numRuns: 100 },
    );
  });
});
