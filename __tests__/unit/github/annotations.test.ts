import { expect, test } from '@jest/globals';
import {
  planAnnotations,
  problemFindings,
  shardFindings,
  type Finding,
} from '../../../src/github/annotations.ts';
import { problemText } from '../../../src/present/problem-text.ts';

const finding = (file: string | undefined, line: number, level: Finding['level'] = 'error'): Finding => ({
  level,
  title: 'item a',
  message: `problem ${line}`,
  line,
  ...(file === undefined ? {} : { file }),
});
const many = (
  count: number,
  fileOf: (n: number) => string | undefined,
  level?: Finding['level'],
): Finding[] => Array.from({ length: count }, (_, n) => finding(fileOf(n), n + 1, level));

test('up to the cap each finding is an annotation of its own, errors before warnings', () => {
  const findings = [...many(10, (n) => `w${n}`, 'warning'), ...many(10, () => 'same.md')];
  const plan = planAnnotations(findings);
  expect(plan).toHaveLength(20);
  expect(plan.slice(0, 10)).toEqual(findings.slice(10));
});

test('past the cap the findings of one file become one, at its first line', () => {
  const plan = planAnnotations(many(30, (n) => `f${n % 3}.md`));
  expect(plan.map(({ file, line }) => [file, line])).toEqual([
    ['f0.md', 1],
    ['f1.md', 2],
    ['f2.md', 3],
  ]);
  expect(plan[0]?.title).toBe('item a (10 in this file)');
  expect(plan[0]?.message.split('\n')[1]).toBe('line 4: problem 4');
});

test('a file with very many findings names ten and counts the rest', () => {
  const [only] = planAnnotations(many(25, () => 'a.md'));
  expect(only?.message).toMatch(/line 10: problem 10\n… and 15 more in this file$/);
});

test('past the cap of files the last annotation counts what is not shown, and nothing is lost uncounted', () => {
  const plan = planAnnotations(many(40, (n) => `f${n % 20}.md`));
  expect(plan).toHaveLength(10);
  expect(plan.at(-1)).toMatchObject({ title: '22 more errors in 11 files not shown' });
  expect(plan.at(-1)?.file).toBeUndefined();
});

test('findings without a file stay apart and are counted too', () => {
  const plan = planAnnotations(
    many(12, () => undefined),
    { errors: 3, warnings: 0 },
  );
  expect(plan.map(({ title }) => title)).toEqual(['item a', 'item a', '10 more errors not shown']);
});

test('a cap of nothing gives nothing', () => {
  expect(
    planAnnotations(
      many(3, () => 'a', 'warning'),
      { errors: 10, warnings: 0 },
    ),
  ).toEqual([]);
});

test('a problem points at its file in the repository, with line and column where it has them', () => {
  const problems = [
    { item: 'a', path: 'out/a.md', reason: 'forbidden-pattern', pattern: 'TODO', line: 3, column: 7 },
    { item: 'b', path: 'out/b.md', reason: 'output-missing' },
  ] as const;
  expect(problemFindings(problems, problemText, (path) => `work/${path}`)).toEqual([
    {
      level: 'error',
      title: 'item a',
      message: problemText(problems[0]),
      file: 'work/out/a.md',
      line: 3,
      column: 7,
    },
    { level: 'error', title: 'item b', message: problemText(problems[1]), file: 'work/out/b.md' },
  ]);
});

test('a failed shard is a finding without a file', () => {
  expect(shardFindings([{ shard: 'shard_001', class: 'rate', message: '429' }])).toEqual([
    { level: 'error', title: 'shard_001 failed', message: 'rate: 429' },
  ]);
});

test('a name that turns text around or hides it is told as what it is', () => {
  const hostile = '\u202E\u200Bid\n::error::x';
  const [problem] = problemFindings([{ item: hostile, path: 'a', reason: 'output-empty' }], problemText);
  const [shard] = shardFindings([{ shard: hostile, class: 'exit', message: hostile }]);
  expect([problem?.title, shard?.title, shard?.message]).toEqual([
    String.raw`item \u202e\u200bid\n::error::x`,
    String.raw`\u202e\u200bid\n::error::x failed`,
    String.raw`exit: \u202e\u200bid\n::error::x`,
  ]);
});
