import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkJson, maxSchemaProblems } from '../../src/core/verify/check-json.ts';
import {
  openSchemaCompiler,
  type SchemaCheck,
  type SchemaCompiler,
} from '../../src/core/verify/schema-compiler.ts';

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
    expect(compile(tuple)(['x'], false)).toHaveLength(1);
    const old = { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'number' }] };
    expect(compile(old)(['x'], false)).toHaveLength(1);
    expect(failuresOf('{\n"$schema": "http://json-schema.org/draft-04/schema#"}')).toMatchObject([
      { reason: 'schema-invalid', at: { file: 'schema.json', line: 2, column: 12 } },
    ]);
  });

  test('checks formats', () => {
    expect(compile({ format: 'date' })('2026-02-30', false)).toHaveLength(1);
    expect(compile({ format: 'date' })('2026-02-28', false)).toHaveLength(0);
  });

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
    expect(check({ a: 'b', c: 'd' }, false)).toEqual([]);
    expect(check({ a: 'd', c: 'b' }, false)).toHaveLength(2);
    expect(compile({ pattern: '^(a+)+$' })(`${'a'.repeat(100_000)}!`, false)).toHaveLength(1);
  });

  test('compares the items of a long list in linear time', () => {
    const items = Array.from({ length: 200_000 }, (_, index) => [index]);
    const check = compile({ uniqueItems: true });
    expect(check(items, true)).toHaveLength(0);
    expect(check([...items, [7]], true)).toMatchObject([{ expected: expect.stringContaining('twice') }]);
  });

  test('that calls itself answers on values as deep as JSON may be here', () => {
    const check = compile({
      $defs: { node: { items: { $ref: '#/$defs/node' }, type: 'array' } },
      $ref: '#/$defs/node',
    });
    expect(check(JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`), false)).toEqual([]);
  });
});
