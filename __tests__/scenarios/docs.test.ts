// Documentation is true where a program can tell: commands and flags exist, links lead somewhere, settings are valid.
// The reference pages are generated from the same tables and only their links are looked at.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { commandNames } from '../../src/config/commands.ts';
import { parseConfig } from '../../src/config/parse-config.ts';
import { runnerKinds } from '../../src/runners/registry.ts';
import {
  commandLines,
  commandProblems,
  fencesOf,
  withoutFences,
  type Page,
} from '../rigs/documented-commands.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const runners = runnerKinds.map(({ name }) => name);
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const pages: readonly Page[] = [
  ...readdirSync(project).filter((name) => name.endsWith('.md')),
  ...['docs', 'examples'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      // Other Markdown of the examples is their input.
      .filter((name) => (folder === 'docs' ? name.endsWith('.md') : /(?:^|\/)README\.md$/.test(name)))
      .map((name) => join(folder, name)),
  ),
].map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }));

test('every command line of the documentation uses commands, flags and values that exist', async () => {
  const lines = pages.filter(isWritten).flatMap(commandLines);
  expect(lines.length).toBeGreaterThan(60);
  expect(
    (await Promise.all(lines.map(({ line, isWhole }) => commandProblems(line, isWhole)))).flat(),
  ).toEqual([]);
});

test('every link of the documentation leads to a file, and to a heading where it names one', () => {
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

test('every muster.yml of documentation and examples is valid', () => {
  const files = readdirSync(join(project, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)muster\.yml$/.test(name) && !name.includes('workflows'))
    .map((name) => ({ path: name, text: readFileSync(join(project, 'examples', name), 'utf8') }));
  const fences = pages.flatMap((page) => settingsOf(page).map((text) => ({ path: page.path, text })));
  expect(files.length).toBeGreaterThanOrEqual(5);
  expect(fences.length).toBeGreaterThanOrEqual(5);
  expect([...files, ...fences].flatMap(configProblems)).toEqual([]);
});

test('every input that a documented workflow gives to the Action exists', () => {
  const given = pages.flatMap(actionInputs);
  const { inputs } = parse(readFileSync(join(project, 'action.yml'), 'utf8')) as {
    inputs: Record<string, unknown>;
  };
  expect(given).toContain('command');
  expect(given.filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
});

test('the six lines of README and docs are the workflow of an example', () => {
  const example = readFileSync(join(project, 'examples/tiny-edit/workflow.yml'), 'utf8');
  const lines = example.replaceAll(/^#.*\n/gm, '');
  expect(lines.trimEnd().split('\n')).toHaveLength(6);
  const shown = pages.filter(({ text }) => fencesOf(text).some((fence) => fence.text === lines));
  expect(shown.map(({ path }) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/fan-out.md']));
});

test('every picture of the documentation is shown somewhere, says what it shows, and is small', () => {
  const folder = join(project, 'docs/images');
  const alternatives = new Map(
    pages.flatMap(({ path, text }) =>
      [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(
        ([, said = '', target = '']) => [resolve(project, dirname(path), target), said] as const,
      ),
    ),
  );
  const pictures = readdirSync(folder);
  expect(pictures).toContain('summary.png');
  expect(pictures.map((name) => (alternatives.get(join(folder, name)) ?? '') !== '')).toEqual(
    pictures.map(() => true),
  );
  expect(pictures.filter((name) => statSync(join(folder, name)).size > 200_000)).toEqual([]);
});

test('every npm script that the documentation names is there', () => {
  const named = pages.flatMap(({ text }) =>
    [...text.matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(named).toContain('example');
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('the README lists every command', () => {
  const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
  expect(commandNames.filter((name) => !readme.includes(`| \`muster ${name}\``))).toEqual([]);
});

test('every page of docs/ is linked from the README', () => {
  const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
  expect(pages.filter(({ path }) => path.startsWith('docs/') && !readme.includes(`(${path})`))).toEqual([]);
});

test.each([
  ['a command', '```sh\nmuster pan --items x\n```', 'pan'],
  ['a flag', '```sh\nmuster run --jbos 3\n```', '--jbos'],
  ['a flag of another command', 'Use `muster status --jobs 3` now.', '--jobs'],
  ['a value', '```console\n$ muster run --jobs many   # never\n```', 'jobs'],
  ['a missing argument', '```sh\nmuster explain\n```', 'required'],
])('%s that does not exist would be found', async (_, text, found) => {
  const problems = await Promise.all(
    commandLines({ path: 'planted.md', text }).map(({ line, isWhole }) => commandProblems(line, isWhole)),
  );
  expect(problems.flat()).toEqual([expect.stringContaining(found)]);
});

test('a broken link, a lost heading and a wrong key would be found', () => {
  const text = '# Here\n[a](docs/nothing.md) [b](#there) [c](#here)\n\n```yaml muster.yml\njosb: 3\n```\n';
  expect(brokenLinks({ path: 'planted.md', text })).toEqual([
    'planted.md: docs/nothing.md',
    'planted.md: #there',
  ]);
  expect(
    settingsOf({ path: 'planted.md', text }).flatMap((yaml) =>
      configProblems({ path: 'planted.md', text: yaml }),
    ),
  ).toHaveLength(1);
});

function isWritten({ path }: Page): boolean {
  return !path.startsWith('docs/reference/');
}

function brokenLinks({ path, text }: Page): string[] {
  const links = [...withoutFences(text).matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)].map(
    ([, target]) => target ?? '',
  );
  return links
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? join(project, path) : resolve(project, dirname(path), file);
      if (relative(project, target).startsWith('..')) return true;
      const isHere = file === '';
      if (!isHere && !existsSync(target)) return true;
      if (anchor === undefined) return false;
      return !headingsOf(isHere ? text : readFileSync(target, 'utf8')).includes(anchor);
    })
    .map((link) => `${path}: ${link}`);
}

/** Anchors as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const settingsOf = ({ text }: Page): string[] =>
  fencesOf(text)
    .filter(({ info }) => info === 'yaml muster.yml')
    .map((fence) => fence.text);

interface Workflow {
  readonly jobs: Record<
    string,
    /** A job that calls a reusable workflow has no steps. */
    { readonly steps?: { readonly uses?: string; readonly with?: Record<string, unknown> }[] }
  >;
}

/** Names of inputs in the workflows of a page that use the Action. */
function actionInputs({ text }: Page): string[] {
  const workflows = fencesOf(text).filter(
    (fence) => fence.info === 'yaml' && fence.text.includes('uses: pass-muster/'),
  );
  return workflows
    .flatMap((fence) => Object.values((parse(fence.text) as Workflow).jobs))
    .flatMap(({ steps = [] }) => steps.filter(({ uses }) => uses?.startsWith('pass-muster/muster@')))
    .flatMap((step) => Object.keys(step.with ?? {}));
}

function configProblems({ path, text }: Page): string[] {
  const parsed = parseConfig(text, path, runners);
  return parsed.ok ? [] : parsed.failures.map((failure) => JSON.stringify(failure));
}
