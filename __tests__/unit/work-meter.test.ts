// The validator's code with its work counted: no keyword may do work that is not.
import { describe, expect, test } from '@jest/globals';
import { openDrafts } from '../../src/core/verify/schema-drafts.ts';
import { TooCostly, WorkMeter } from '../../src/core/verify/work-meter.ts';

const [openNewest] = (await openDrafts()).values();

/** Errors of a value, which must be found in so many steps. */
function errorsIn(schema: object, value: unknown, steps: number, longestList = 100): number {
  const meter = new WorkMeter(longestList);
  const validate = openNewest?.(false, meter).compile(schema);
  meter.left = steps;
  if (validate === undefined) return -1;
  return validate(value) ? 0 : (validate.errors?.length ?? -1);
}

describe('the meter', () => {
  const list = Array.from({ length: 2000 }, (_, index) => index);
  const object = Object.fromEntries(list.map((n) => [`key-${n}`, n]));
  const text = 'x'.repeat(2000);
  test.each<[string, object, unknown]>([
    ['items', { items: { minimum: 0 } }, list],
    ['contains', { contains: { const: 1999 } }, list],
    ['unevaluatedItems', { unevaluatedItems: { minimum: 0 } }, list],
    ['uniqueItems', { uniqueItems: true }, list],
    ['additionalProperties', { additionalProperties: { minimum: 0 } }, object],
    ['patternProperties', { patternProperties: { '^k': { minimum: 0 } } }, object],
    ['propertyNames', { propertyNames: { minLength: 1 } }, object],
    ['unevaluatedProperties', { unevaluatedProperties: { minimum: 0 } }, object],
    ['minProperties', { minProperties: 1 }, object],
    ['const', { not: { const: { a: 1 } } }, object],
    ['enum', { not: { enum: [{ a: 1 }] } }, object],
    ['minLength', { minLength: 1 }, text],
    ['pattern', { pattern: 'x' }, text],
    ['format', { items: { format: 'hostname' } }, Array.from({ length: 40 }, () => 'x'.repeat(63))],
  ])('counts what %s does', (_, schema, value) => {
    expect(errorsIn(schema, value, 200_000)).toBe(0);
    expect(() => errorsIn(schema, value, 1900)).toThrow(TooCostly);
  });

  test('counts errors, and calls that go no deeper', () => {
    const level = (n: number) => ({ allOf: [{ $ref: `#/$defs/${n}` }, { $ref: `#/$defs/${n}` }] });
    const $defs = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n, n < 11 ? level(n + 1) : true]));
    expect(errorsIn({ $ref: '#/$defs/0', $defs }, 1, 10_000)).toBe(0);
    expect(() => errorsIn({ $ref: '#/$defs/0', $defs }, 1, 1000)).toThrow(TooCostly);
    const anyOf = Array.from({ length: 50 }, () => ({ type: 'string' }));
    expect(errorsIn({ anyOf }, 1, 100)).toBe(51);
    expect(() => errorsIn({ anyOf }, 1, 40)).toThrow(TooCostly);
  });

  test('takes no word in a string for code', () => {
    const word =
      'for(a){ errors++; Object.keys( vErrors.concat( let vErrors = null; \\" /*# sourceURL="x" */';
    const schema = {
      properties: { [word]: { const: word }, b: { items: { enum: [word, 1] } } },
      required: [word],
    };
    expect(errorsIn(schema, { [word]: word, b: [word, 1] }, 2000)).toBe(0);
    expect(errorsIn(schema, { [word]: `${word} ` }, 2000)).toBe(1);
    expect(errorsIn(schema, { b: [] }, 2000)).toBe(1);
  });
});
