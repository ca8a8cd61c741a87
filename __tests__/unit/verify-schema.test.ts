import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkJson, maxSchemaProblems } from '../../src/core/verify/check-json.ts';
import {
  openSchemaCompiler,
  type SchemaCheck,
  type SchemaCompiler,
} from '../../src/core/verify/schema-compiler.ts';
import { findSchemaLoops } from '../../src/core/verify/schema-loops.ts';
import { stepBudget } from '../../src/core/verify/step-budget.ts';

let compiler: SchemaCompiler;
beforeAll(async () => {
  compiler = await openSchemaCompiler();
});

function compile(schema: unknown): SchemaCheck {
  const result = compiler.compile(JSON.stringify(schema), 'schema.json');
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.value;
}

const failuresOf = (text: string) => {
  const result = compiler.compile(text, 'schema.json');
  return result.ok ? [] : result.failures;
};

const tooCostly = [{ pointer: '', expected: expect.stringContaining('too costly to check') }];

describe('a schema', () => {
  test('gives every mismatch, each with the place of its value', () => {
    const check = compile({
      type: 'object',
      required: ['title'],
      properties: { tags: { type: 'array', items: { type: 'string' } }, kind: { enum: ['a', 'b'] } },
      additionalProperties: false,
    });
    const text = '{\n "tags": ["x", 1],\n "kind": "c",\n "extra": 0\n}';
    expect(checkJson(text, JSON.parse(text), check)).toEqual([
      { pointer: '', expected: "must have required property 'title'", line: 1, column: 1 },
      { pointer: '', expected: 'must NOT have additional properties ("extra")', line: 1, column: 1 },
      { pointer: '/tags/1', expected: 'must be string', line: 2, column: 16 },
      {
        pointer: '/kind',
        expected: 'must be equal to one of the allowed values: ["a","b"]',
        line: 3,
        column: 10,
      },
    ]);
  });

  test('lists a bounded number of mismatches and counts the rest', () => {
    const check = compile({ items: { type: 'string' } });
    const text = JSON.stringify(Array.from({ length: 100 }, () => 0));
    const mismatches = checkJson(text, JSON.parse(text), check);
    expect(mismatches).toHaveLength(maxSchemaProblems);
    expect(mismatches.at(-1)).toMatchObject({ more: 100 - maxSchemaProblems });
  });

  test('of a large value gives the first mismatch only, so errors can not eat the memory', () => {
    const check = compile({ items: { type: 'string' } });
    const text = JSON.stringify(Array.from({ length: 400_000 }, () => 0));
    expect(checkJson(text, JSON.parse(text), check)).toHaveLength(1);
  });

  test('is read as 2020-12 unless it names another known draft', () => {
    const tuple = { prefixItems: [{ type: 'number' }] };
    expect(compile(tuple)(['x'], 100)).toHaveLength(1);
    const old = { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'number' }] };
    expect(compile(old)(['x'], 100)).toHaveLength(1);
    expect(failuresOf('{\n"$schema": "http://json-schema.org/draft-04/schema#"}')).toMatchObject([
      { reason: 'schema-invalid', at: { file: 'schema.json', line: 2, column: 12 } },
    ]);
  });

  test('that is too large for the validator is told so, though it refers to nothing', () => {
    expect(failuresOf(JSON.stringify({ required: ['x'.repeat(9_000_000)] }))).toEqual([
      {
        reason: 'schema-invalid',
        at: { file: 'schema.json' },
        error: 'it is too large, or its references lead too far to be followed',
      },
    ]);
    expect(compile({ const: 'x'.repeat(9_000_000) })('x', 100)).toHaveLength(1);
  });

  test('compares with allowed values as JSON, whatever an object of the data calls itself', () => {
    const allowed = { a: 1, b: [{ constructor: null }] };
    for (const schema of [{ const: allowed }, { enum: [0, allowed, 'x'] }]) {
      const check = compile(schema);
      expect(check(JSON.parse('{"b": [{"constructor": null}], "a": 1}'), 100)).toEqual([]);
      for (const other of [
        '{"valueOf": 1, "a": 1}',
        '{"toString": {}, "b": 2}',
        '{"a": 1, "b": [{"constructor": 0}]}',
        '{"a": 1, "b": {"0": {"constructor": null}}}',
        '{"a": 1, "__proto__": {"b": 1}}',
        '[]',
        'null',
        '1',
      ])
        expect(check(JSON.parse(other), 100)).toHaveLength(1);
    }
    expect(compile({ const: 0 })(JSON.parse('-0'), 2)).toEqual([]);
    expect(failuresOf('{"enum": []}')).toMatchObject([{ error: 'enum must have non-empty array' }]);
  });

  test.each([
    { prefixItems: [{ type: 'number' }], contains: { type: 'string' } },
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      items: [{ type: 'number' }, true],
      contains: { type: 'string' },
    },
  ])('checks what follows a tuple also where items are missing: %j', (schema) => {
    expect(compile(schema)([], 2)).toEqual([
      { pointer: '', expected: expect.stringContaining('must contain') },
    ]);
    expect(compile(schema)([1], 3)).toHaveLength(2);
    expect(compile(schema)([1, 'x'], 7)).toEqual([]);
    expect(compile(schema)(['x'], 5)).toHaveLength(1);
  });

  test('of which the validator makes wrong code passes nothing, and ends nothing else', () => {
    const schema = {
      if: { oneOf: [{ unevaluatedProperties: false }, false], not: true },
      else: { dependentSchemas: {} },
    };
    expect(compile({ allOf: [schema] })({}, 2)).toEqual([
      { pointer: '', expected: expect.stringContaining("can't be checked") },
    ]);
  });

  test('whose code fails on a value passes nothing, and ends nothing else', () => {
    const check = compile({
      type: 'object',
      patternProperties: { '^x-': true },
      if: { required: ['a'] },
      else: { unevaluatedProperties: false },
    });
    expect(check({ a: 1, 'x-b': 2 }, 20)).toEqual([
      { pointer: '', expected: expect.stringContaining("can't be checked") },
    ]);
  });

  test('checks formats', () => {
    expect(compile({ format: 'date' })('2026-02-30', 100)).toHaveLength(1);
    expect(compile({ format: 'date' })('2026-02-28', 100)).toHaveLength(0);
    expect(compile({ format: 'date', formatMinimum: '2026-03-01' })('2026-02-28', 100)).toHaveLength(1);
    expect(compile({ format: 'ipv4' })('1.2.3', 100)).toHaveLength(1);
    expect(compile({ format: 'int32' })(0.5, 100)).toHaveLength(1);
  });

  test.each(['date', 'date-time', 'uri', 'ipv6'])(
    'tries the format %s on no text that is too long for it',
    (format) => {
      const text = '2026-02-28'.padEnd(20_000, '0');
      expect(compile({ anyOf: [{ format }, { format: 'byte' }] })(text, 20_002)).not.toEqual([]);
      const tries = { items: { allOf: Array.from({ length: 60 }, () => ({ not: { format } })) } };
      // Each try is counted by the length of the text: 60 of them on 100 texts of 900 characters are more than five million.
      expect(
        compile(tries)(
          Array.from({ length: 100 }, () => '~'.repeat(900)),
          1,
        ),
      ).toEqual(tooCostly);
    },
  );

  test.each([
    ['broken JSON', '{"type": "object",}', { line: 1, column: 19 }],
    ['an unknown type', '{\n "properties": {"a": {"type": "strin"}}}', { line: 2, column: 31 }],
    ['a mistyped keyword, which would check nothing', '{"requird": ["a"]}', {}],
    ['an unknown format', '{"format": "dates"}', {}],
    ['a reference that leads nowhere', '{"$ref": "#/$defs/none"}', {}],
    ['a pattern that could hang', '{"pattern": "^(?!x)"}', {}],
    ['a value that is no schema', '[]', {}],
    ['an asynchronous schema, whose promise would look like a pass', '{"$async": true}', {}],
  ])('is refused for %s', (_, text, place) => {
    const failures = failuresOf(text);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures[0]).toMatchObject({ reason: 'schema-invalid', at: { file: 'schema.json', ...place } });
  });

  test('with a backtracking pattern answers on a text that an agent chose to hang it', () => {
    const check = compile({ properties: { a: { pattern: '^b' }, c: { pattern: 'd$' } } });
    expect(check({ a: 'b', c: 'd' }, 100)).toEqual([]);
    expect(check({ a: 'd', c: 'b' }, 100)).toHaveLength(2);
    expect(compile({ pattern: '^(a+)+$' })(`${'a'.repeat(100_000)}!`, 100)).toHaveLength(1);
  });

  test('compares the items of a long list in linear time', () => {
    const items = Array.from({ length: 200_000 }, (_, index) => [index]);
    const check = compile({ uniqueItems: true });
    expect(check(items, 2_000_000)).toHaveLength(0);
    expect(check([...items, [7]], 2_000_000)).toMatchObject([{ expected: expect.stringContaining('twice') }]);
  });

  test('that calls itself answers on values as deep as JSON may be here', () => {
    const check = compile({
      $defs: { node: { items: { $ref: '#/$defs/node' }, type: 'array' } },
      $ref: '#/$defs/node',
    });
    expect(check(JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`), 100)).toEqual([]);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'takes %s for missing where only the prototype of every object has it',
    (name) => {
      expect(compile({ required: [name] })({}, 100)).toHaveLength(1);
      expect(compile({ required: [name] })(JSON.parse(`{"${name}": 1}`), 100)).toEqual([]);
      expect(compile({ dependentRequired: { a: [name] } })({ a: 1 }, 100)).toHaveLength(1);
      const others = Array.from({ length: 300 }, (_, index) => `p${index}`);
      const rest = Object.fromEntries(others.map((other) => [other, 1]));
      expect(compile({ required: [...others, name] })(rest, 5000)).toHaveLength(1);
    },
  );

  test.each([
    ['{"$ref": "#"}', '/$ref', 1, 10],
    [
      '{"$ref": "#/$defs/a", "$defs": {\n"a": {"$ref": "#/$defs/b"},\n"b": {"$ref": "#/$defs/a"}}}',
      '/$defs/b/$ref',
      3,
      15,
    ],
    [
      '{"$ref": "#/$defs/a/allOf/0", "$defs": {"a": {"allOf": [{"$ref": "#/$defs/a"}]}}}',
      '/$defs/a/allOf/0/$ref',
      1,
      66,
    ],
    ['{"$defs": {"a": {"$anchor": "x", "not": {"$ref": "#x"}}}}', '/$defs/a/not/$ref', 1, 50],
    ['{"$id": "http://a/b", "$defs": {"c": {"$id": "c", "$ref": "/c"}}}', '/$defs/c/$ref', 1, 59],
    [
      '{"if": true, "then": {"dependentSchemas": {"a": {"$ref": "#"}}}}',
      '/then/dependentSchemas/a/$ref',
      1,
      58,
    ],
    ['{"$dynamicAnchor": "n", "allOf": [{"$dynamicRef": "#n"}]}', '/allOf/0/$dynamicRef', 1, 51],
    ['{"not": {"$dynamicRef": "#nothing"}}', '/not/$dynamicRef', 1, 25],
    [
      '{"$schema": "https://json-schema.org/draft/2019-09/schema", "anyOf": [{"$recursiveRef": "#"}]}',
      '/anyOf/0/$recursiveRef',
      1,
      89,
    ],
  ])('whose references go round is refused with its place: %s', (text, pointer, line, column) => {
    expect(failuresOf(text)).toEqual([
      {
        reason: 'schema-invalid',
        at: { file: 'schema.json', line, column },
        error: `${pointer} leads back to itself without a step into the data`,
      },
    ]);
  });

  test.each(['properties', 'dependentSchemas', 'dependentRequired', 'patternProperties'])(
    'looks for own keys alone in %s, and says that it can not look for __proto__',
    (keyword) => {
      const value = keyword === 'dependentRequired' ? ['x'] : { type: 'array' };
      const of = (name: string) => `{"items": {"${keyword}": {"${name}": ${JSON.stringify(value)}}}}`;
      expect(compile(JSON.parse(of('constructor')))([{}], 100)).toEqual([]);
      expect(compile(JSON.parse(of('constructor')))([{ constructor: 1 }], 100)).toHaveLength(1);
      expect(failuresOf(of('__proto__'))).toMatchObject([
        {
          at: { line: 1 },
          error: expect.stringContaining(`/items/${keyword}/__proto__ would not be checked`),
        },
      ]);
    },
  );

  test('may call itself wherever that takes a step into the data', () => {
    const part = { $ref: '#' };
    const check = compile({
      type: 'object',
      properties: { a: part, 'x/y': { $ref: '#/properties/a' } },
      patternProperties: { '^p': part },
      propertyNames: { maxLength: 3 },
      additionalProperties: { type: 'array', items: part, contains: part },
    });
    expect(check({ a: { p: {} }, 'x/y': {}, l: [{}] }, 100)).toEqual([]);
    expect(check({ a: { p: 1 } }, 100)).toMatchObject([{ pointer: '/a/p' }]);
  });

  test('that is nested too deep to be compiled is refused where it is', () => {
    const text = `${'{"not": '.repeat(900)}true${'}'.repeat(900)}`;
    expect(failuresOf(text)).toMatchObject([
      { at: { line: 1, column: 1601 }, error: /nested more than 200/ },
    ]);
  });

  test('with an id that would end a comment in code runs none of it', () => {
    const check = compile({ $id: 'http://a/*/;throw(1);/*', type: 'string' });
    expect(check('x', 3)).toEqual([]);
    expect(check(1, 3)).toHaveLength(1);
  });
});

/** A choice of two shapes that both hold a node: a check that tries both at each level does 2^depth of them. */
const recursive = (choice: 'oneOf' | 'anyOf', isTellingFirst: boolean) => {
  const shape = (op: string) => {
    const [telling, arg] = [{ op: { const: op } }, { arg: { $ref: '#/$defs/node' } }];
    return {
      type: 'object',
      properties: isTellingFirst ? { ...telling, ...arg } : { ...arg, ...telling },
      required: ['op', 'arg'],
    };
  };
  return {
    $ref: '#/$defs/node',
    $defs: { node: { [choice]: [{ type: 'number' }, shape('not'), shape('neg')] } },
  };
};

const nested = (depth: number, innermost: unknown): unknown => {
  let value = innermost;
  for (let level = 0; level < depth; level++) value = { op: 'neg', arg: value };
  return value;
};

describe('the work of a check', () => {
  test.each(['oneOf', 'anyOf'] as const)('is bounded where %s tries again at each level', (choice) => {
    const check = compile(recursive(choice, false));
    expect(check(nested(12, 1), 300)).toEqual([]);
    expect(check(nested(40, 1), 1000)).toEqual(tooCostly);
    expect(check(nested(40, 'x'), 1000)).toEqual(tooCostly);
  });

  test('is the least that tells pass from fail: shapes that differ at once are no repetition', () => {
    const check = compile(recursive('oneOf', true));
    expect(check(nested(300, 1), 6000)).toEqual([]);
    expect(check(nested(40, 'x'), 1000)).toHaveLength(1);
  });

  test('is bounded where a schema calls itself twice without data', () => {
    const level = (n: number) => ({ allOf: [{ $ref: `#/$defs/${n}` }, { $ref: `#/$defs/${n}` }] });
    const $defs = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [n, n < 39 ? level(n + 1) : true]));
    expect(compile({ $ref: '#/$defs/0', $defs })(1, 1)).toEqual(tooCostly);
  });

  test('grows with the text: what takes more steps than a short one may have passes', () => {
    const values = Array.from({ length: 2_000_000 }, () => 1);
    const check = compile({
      items: { $ref: '#/$defs/a' },
      $defs: {
        a: { allOf: [{ $ref: '#/$defs/b' }] },
        b: { not: { $ref: '#/$defs/c' } },
        c: { type: 'array', items: { $ref: '#/$defs/a' } },
      },
    });
    expect(check(values, 2)).toEqual(tooCostly);
    expect(check(values, 4_000_001)).toEqual([]);
  });

  test.each<[string, unknown, readonly unknown[]]>([
    [
      'a list of 7,900 codes for 2,000 rows',
      { enum: Array.from({ length: 7900 }, (_, n) => `E${n}`) },
      Array.from({ length: 2000 }, (_, n) => `E${n * 3}`),
    ],
    [
      'twenty patterns for each text',
      { allOf: Array.from({ length: 20 }, (_, n) => ({ not: { pattern: `bad${n}` } })) },
      Array.from({ length: 20_000 }, () => 'some ordinary text of a line that is translated '),
    ],
    [
      'a choice among sixty shapes',
      { oneOf: Array.from({ length: 60 }, (_, n) => ({ required: ['k'], properties: { k: { const: n } } })) },
      Array.from({ length: 10_000 }, (_, n) => ({ k: n % 60 })),
    ],
    [
      'sixty objects that are allowed',
      { enum: Array.from({ length: 60 }, (_, n) => ({ k: n })) },
      Array.from({ length: 10_000 }, (_, n) => ({ k: n % 60 })),
    ],
    [
      'fifty schemas for all keys',
      { allOf: Array.from({ length: 50 }, () => ({ additionalProperties: { type: 'number' } })) },
      Array.from({ length: 10_000 }, () => ({ a: 1, b: 2 })),
    ],
  ])('may be as large as schema and text together ask for: %s', (_, items, values) => {
    expect(compile({ items })(values, JSON.stringify(values).length)).toEqual([]);
  });

  test('has an end where a schema leads back to itself, whatever the length of schema and text', () => {
    const schema = {
      properties: { a: { patternProperties: { x: true, y: true } }, b: { enum: [1, {}, []] } },
    };
    // Keywords: one, one with two patterns, one with two objects.
    expect(stepBudget(schema, false)(1000)).toBe(5_000_000 + (10 + 2 * 7) * 1000);
    expect(stepBudget(schema, true)(1000)).toBe(5_000_000 + (10 + 2 * 7) * 1000);
    expect(stepBudget(schema, false)(64_000_000)).toBeGreaterThan(1_000_000_000);
    expect(stepBudget(schema, true)(64_000_000)).toBe(500_000_000);
  });

  test.each([
    [
      {
        $ref: '#/$defs/a',
        $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { not: { $ref: '#/$defs/c' } }, c: {} },
      },
      false,
    ],
    [
      {
        $ref: '#/$defs/a',
        $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { not: { $ref: '#/$defs/a' } } },
      },
      true,
    ],
    [{ properties: { next: { $dynamicRef: '#n' } }, $defs: { n: { $dynamicAnchor: 'n' } } }, true],
    [recursive('oneOf', true), true],
  ])('is that of a schema that leads back to itself: %j', (schema, isRecursive) => {
    expect(findSchemaLoops(schema)).toEqual({ endless: undefined, isRecursive });
  });

  test('gathers few errors of alternatives, and still sees each that fails', () => {
    const of = (type: string) => ({ $ref: `#/$defs/${type}` });
    // A reference in them keeps the validator from writing them out in place.
    const $defs = {
      any: { type: ['string', 'number'] },
      string: { allOf: [{ type: 'string' }, of('any')] },
      number: { allOf: [{ type: 'number' }, of('any')] },
    };
    const strings = Array.from({ length: 300 }, () => of('string'));
    expect(compile({ $defs, anyOf: strings })(1, 1)).not.toEqual([]);
    expect(compile({ $defs, anyOf: [...strings, of('number')] })(1, 1)).toEqual([]);
    expect(compile({ $defs, oneOf: [...strings, of('number'), of('number')] })(1, 1)).not.toEqual([]);
    expect(compile({ $defs, not: { anyOf: strings } })(1, 1)).toEqual([]);
  });
});
