// Pairs of muster.yml and what is said of it, word for word: __tests__/golden/config/NAME.yml and NAME.out.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseConfig } from '../../src/config/parse-config.ts';
import { renderFailures } from '../../src/present/render-failures.ts';
import { runnerKinds } from '../../src/runners/registry.ts';
import { expectGolden } from '../rigs/golden-text.ts';

const folder = new URL('../golden/config/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.yml'))
  .map((name) => name.slice(0, -4));
const runners = runnerKinds.map(({ name }) => name);
const textOf = (name: string): string => readFileSync(new URL(`${name}.yml`, folder), 'utf8');

test('there are pairs', () => expect(names.length).toBeGreaterThan(10));

test.each(names)('%s', (name) => {
  const result = parseConfig(textOf(name), 'muster.yml', runners);
  const text = result.ok
    ? [...result.value]
        .map(([key, { value, at }]) => `${at.line}:${at.column} ${key} = ${JSON.stringify(value)}\n`)
        .join('')
    : renderFailures(result.failures, 'error', false);
  expectGolden(`config/${name}.out`, text);
});

test.each([
  ['brackets', `items: ${'['.repeat(100_000)}`, 1, 27],
  ['closed brackets', `items: ${'['.repeat(50_000)}${']'.repeat(50_000)}`, 1, 27],
  ['dashes', `items:\n  ${'- '.repeat(100_000)}a\n`, 2, 41],
  ['braces', `items: ${'{a: '.repeat(50_000)}`, 1, 84],
  ['indentation', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''), 21, 21],
])('%s nested without end are refused with their place', (_, text, line, column) => {
  const result = parseConfig(text, 'muster.yml', runners);
  expect(result.ok ? [] : result.failures).toMatchObject([
    {
      reason: 'config-syntax',
      message: 'nested more than 20 deep',
      at: { file: 'muster.yml', line, column },
    },
  ]);
});

test('the JSON Schema for editors accepts what muster accepts and refuses what it refuses', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../muster.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const cases: readonly [string, unknown][] = [
    ['jobs: 4', { jobs: 4 }],
    ['jobs: 0', { jobs: 0 }],
    ['jobs: "4"', { jobs: '4' }],
    ['timeout: 1.5', { timeout: 1.5 }],
    ['timeout: 30m', { timeout: '30m' }],
    ['timeout: 0', { timeout: 0 }],
    ['timeout: soon', { timeout: 'soon' }],
    ['max-bytes: 10MiB', { 'max-bytes': '10MiB' }],
    ['max-bytes: 10XB', { 'max-bytes': '10XB' }],
    ['status: failed', { status: 'failed' }],
    ['status: [failed, done]', { status: ['failed', 'done'] }],
    ['status: []', { status: [] }],
    ['forbid: ""', { forbid: '' }],
    ['forbid: []', { forbid: [] }],
    ['agent-env: [A, B_*, C=d e]', { 'agent-env': ['A', 'B_*', 'C=d e'] }],
    ['agent-env: A B', { 'agent-env': 'A B' }],
    ['runner-arg: ""', { 'runner-arg': '' }],
    ['forbid: [a, b]', { forbid: ['a', 'b'] }],
    ['runner: shel', { runner: 'shel' }],
    ['force: yes', { force: 'yes' }],
    ['job: 4', { job: 4 }],
  ];
  const verdicts = cases.map(([text]) => [text, parseConfig(text, 'muster.yml', runners).ok]);
  expect(cases.map(([text, value]) => [text, validate(value)])).toEqual(verdicts);
  expect(new Set(verdicts.map(([, isOk]) => isOk)).size).toBe(2);
});
