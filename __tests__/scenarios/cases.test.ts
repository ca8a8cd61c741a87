// Every case of __tests__/cases: a folder with input/ and expected.json, whose steps run one after the other on a copy.
// A step can ask for: exit (number, "nonzero", "any"), stdout (whole), stdout_contains, stdout_lacks, stdout_lines,
// stderr_contains (looked for in both streams), max_seconds, files {path: text | contains | exists}, any_of (one must hold).
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import type { Ended } from '../rigs/muster-cli.ts';
import { TempBatch } from '../rigs/temp-batch.ts';

type WantedExit = number | 'nonzero' | 'any';
type WantedFiles = Readonly<Record<string, { text?: string; contains?: string[]; exists?: boolean }>>;
interface Step {
  readonly argv: string[];
  readonly exit: WantedExit;
  readonly stdout?: string;
  readonly stdout_contains?: string[];
  readonly stdout_lacks?: string[];
  readonly stdout_lines?: number;
  readonly stderr_contains?: string[];
  readonly max_seconds?: number;
  readonly files?: WantedFiles;
  readonly any_of?: { readonly exit?: WantedExit; readonly files?: WantedFiles }[];
}

const casesDir = fileURLToPath(new URL('../cases', import.meta.url));
const names = readdirSync(casesDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

test('there are cases to run', () => {
  expect(names.length).toBeGreaterThanOrEqual(24);
});

test.each(names)('%s', async (name) => {
  const expected = JSON.parse(readFileSync(join(casesDir, name, 'expected.json'), 'utf8')) as {
    steps: Step[];
  };
  using batch = new TempBatch();
  cpSync(join(casesDir, name, 'input'), batch.dir, { recursive: true });
  expect(expected.steps.length).toBeGreaterThan(0);
  for (const [index, step] of expected.steps.entries()) {
    const begin = performance.now();
    const ended = await batch.run(step.argv);
    const problems = stepProblems(step, ended, (performance.now() - begin) / 1000, batch);
    expect({ step: index + 1, problems, ...(problems.length > 0 && { ended }) }).toEqual({
      step: index + 1,
      problems: [],
    });
  }
});

test('the checker of the cases sees what is wrong', () => {
  using batch = new TempBatch();
  batch.write('there.txt', 'text');
  const ended = { code: 1, signal: null, stdout: 'one\ntwo\n', stderr: 'three\n' };
  const wrong: Step = {
    argv: [],
    exit: 0,
    stdout: 'one\n',
    stdout_contains: ['three'],
    stdout_lacks: ['two'],
    stdout_lines: 1,
    stderr_contains: ['four'],
    max_seconds: 1,
    files: { 'there.txt': { exists: false }, 'absent.txt': { text: '' } },
    any_of: [{ exit: 0 }, { files: { 'there.txt': { contains: ['other'] } } }],
  };
  expect(stepProblems(wrong, ended, 2, batch)).toHaveLength(10);
  const right: Step = {
    argv: [],
    exit: 'nonzero',
    stdout_contains: ['one'],
    stderr_contains: ['three'],
    any_of: [{ exit: 1 }],
  };
  expect(stepProblems(right, ended, 0, batch)).toEqual([]);
});

function stepProblems(step: Step, ended: Ended, seconds: number, batch: TempBatch): string[] {
  const { stdout, stderr, code } = ended;
  const problems: string[] = [];
  if (!isExit(step.exit, code)) problems.push(`exit ${code}, wanted ${step.exit}`);
  if (step.stdout !== undefined && stdout !== step.stdout) problems.push('stdout differs');
  problems.push(
    ...(step.stdout_contains ?? [])
      .filter((text) => !stdout.includes(text))
      .map((text) => `stdout lacks ${text}`),
  );
  problems.push(
    ...(step.stdout_lacks ?? []).filter((text) => stdout.includes(text)).map((text) => `stdout has ${text}`),
  );
  problems.push(
    ...(step.stderr_contains ?? [])
      .filter((text) => !(stdout + stderr).includes(text))
      .map((text) => `no ${text}`),
  );
  const lines = stdout.split('\n').length - (stdout.endsWith('\n') || stdout === '' ? 1 : 0);
  if (step.stdout_lines !== undefined && lines !== step.stdout_lines) problems.push(`${lines} lines`);
  if (step.max_seconds !== undefined && seconds > step.max_seconds) problems.push(`took ${seconds} s`);
  problems.push(...fileProblems(step.files ?? {}, batch));
  const isOneOf = step.any_of?.some(
    (one) => isExit(one.exit ?? 'any', code) && fileProblems(one.files ?? {}, batch).length === 0,
  );
  if (isOneOf === false) problems.push('none of any_of held');
  return problems;
}

function isExit(wanted: WantedExit, code: number | null): boolean {
  return wanted === 'any' || (wanted === 'nonzero' ? code !== 0 : code === wanted);
}

function fileProblems(files: WantedFiles, batch: TempBatch): string[] {
  return Object.entries(files).flatMap(([name, wanted]) => {
    if (wanted.exists === false) return batch.exists(name) ? [`${name} should not exist`] : [];
    if (!batch.exists(name)) return [`${name} is missing`];
    const text = batch.read(name);
    const isSame = wanted.text === undefined || wanted.text === text;
    const lacking = (wanted.contains ?? []).filter((part) => !text.includes(part));
    return [
      ...(isSame ? [] : [`${name} differs: ${JSON.stringify(text)}`]),
      ...lacking.map((part) => `${name} lacks ${part}`),
    ];
  });
}
