// Walks every import of src/ and holds it against the one table of who may import whom: imports point inward. Also keeps
// core pure, and the Actions packages where only the Action loads them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Room → rooms it may import. A room may always import itself; `type:` allows only `import type`. */
const inward: Readonly<Record<string, readonly string[]>> = {
  core: [],
  ports: ['core'],
  engine: ['core', 'ports', 'type:config'],
  config: ['core'],
  runners: ['core', 'ports'],
  stores: ['core', 'ports'],
  workspaces: ['core', 'ports'],
  present: ['core', 'type:config'],
  github: ['core', 'ports', 'present'],
  wire: ['core', 'ports', 'engine', 'config', 'runners', 'stores', 'workspaces'],
  cli: ['core', 'ports', 'engine', 'config', 'runners', 'stores', 'workspaces', 'present', 'wire'],
  action: [
    'core',
    'ports',
    'engine',
    'config',
    'runners',
    'stores',
    'workspaces',
    'present',
    'github',
    'wire',
  ],
};

interface Source {
  /** Path below src/. */
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

const sources: readonly Source[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ path: name.replaceAll('\\', '/'), text: readFileSync(join(src, name), 'utf8') }));

test('every import of src points inward', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(outwardEdges)).toEqual([]);
});

test('every import of src between our own files ends in .ts and leads to a file', () => {
  const known = new Set(sources.map(({ path }) => path));
  const wrong = sources.flatMap((source) =>
    importsOf(source.text)
      .filter(({ specifier }) => specifier.startsWith('.') && !known.has(targetOf(source, specifier)))
      .map(({ specifier }) => `${source.path} → ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('no file of src imports itself in a circle, be it for types', () => {
  expect(circleIn(sources)).toEqual([]);
});

test('the walker sees a circle', () => {
  const planted = (path: string, to: string) => ({ path, text: `import type { X } from '${to}';` });
  const circle = [
    planted('core/a.ts', './b.ts'),
    planted('core/b.ts', './c/d.ts'),
    planted('core/c/d.ts', '../b.ts'),
  ];
  expect(circleIn(circle)).toEqual(['core/b.ts', 'core/c/d.ts', 'core/b.ts']);
});

test('core reads no file, no clock, no environment and starts no process', () => {
  expect(sources.filter(({ path }) => path.startsWith('core/')).flatMap(impurities)).toEqual([]);
});

test('only the Action and its GitHub room load the Actions packages', () => {
  expect(sources.flatMap(actionsImports)).toEqual([]);
});

test.each([
  [
    'engine/planted.ts',
    "import { openBatchDir } from '../stores/file/batch-dir.ts';",
    'engine/planted.ts → stores',
  ],
  ['core/planted.ts', "const load = () => import('../ports/runner.ts');", 'core/planted.ts → ports'],
  ['engine/planted.ts', "import { options } from '../config/options.ts';", 'engine/planted.ts → config'],
  ['present/planted.ts', "export { runBatch } from '../engine/run-batch.ts';", 'present/planted.ts → engine'],
  ['action/planted.ts', "import {\n  openIo,\n  type Io,\n} from '../cli/io.ts';", 'action/planted.ts → cli'],
  ['stores/file/planted.ts', "import '../../runners/registry.ts';", 'stores/file/planted.ts → runners'],
  [
    'elsewhere/planted.ts',
    "import type { Item } from '../core/batch/item.ts';",
    'elsewhere/planted.ts is in no known room',
  ],
])('the walker sees an outward edge planted in %s: %s', (path, text, edge) => {
  expect(outwardEdges({ path, text })).toEqual([edge]);
});

test('the walker allows what the table allows', () => {
  const text =
    "import type { Settings } from '../config/settings.ts';\nimport { ok } from '../core/result.ts';\nimport './events.ts';";
  expect(outwardEdges({ path: 'engine/planted.ts', text })).toEqual([]);
});

test.each([
  "import { readFileSync } from 'node:fs';",
  "import { spawn } from 'node:child_process';",
  "const home = process.env['HOME'];",
  'const at = Date.now();',
  'const at = new Date();',
  'const chance = Math.random();',
  "import { setTimeout } from 'node:timers/promises';",
])('the walker sees that core is no longer pure with %s', (text) => {
  expect(impurities({ path: 'core/planted.ts', text })).toHaveLength(1);
});

test('the walker sees an Actions package outside of the Action', () => {
  const text = "const { getInput } = await import('@actions/core');";
  expect(actionsImports({ path: 'cli/planted.ts', text })).toEqual(['cli/planted.ts → @actions/core']);
  expect(actionsImports({ path: 'github/planted.ts', text })).toEqual([]);
});

/** The first circle of imports, from a file back to it; empty without one. */
function circleIn(files: readonly Source[]): string[] {
  const targets = new Map(
    files.map((source) => [
      source.path,
      importsOf(source.text)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => targetOf(source, specifier)),
    ]),
  );
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of targets.get(path) ?? []) {
      const circle = walk(target, [...way, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of targets.keys()) {
    const circle = walk(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

function outwardEdges(source: Source): string[] {
  const room = roomOf(source.path);
  const allowed = inward[room];
  if (allowed === undefined) return [`${source.path} is in no known room`];
  return importsOf(source.text)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, isType }) => ({ to: roomOf(targetOf(source, specifier)), isType }))
    .filter(
      ({ to, isType }) => to !== room && !allowed.includes(to) && !(isType && allowed.includes(`type:${to}`)),
    )
    .map(({ to }) => `${source.path} → ${to}`);
}

function impurities({ path, text }: Source): string[] {
  const code = withoutComments(text);
  const modules = importsOf(text).filter(
    ({ specifier }) => specifier.startsWith('node:') && specifier !== 'node:crypto',
  );
  const words =
    /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bset(?:Timeout|Interval)\(|\bconsole\./g;
  return [...modules.map(({ specifier }) => specifier), ...(code.match(words) ?? [])].map(
    (what) => `${path}: ${what}`,
  );
}

function actionsImports({ path, text }: Source): string[] {
  if (['action', 'github'].includes(roomOf(path))) return [];
  const found = importsOf(text).filter(({ specifier }) => specifier.startsWith('@actions/'));
  return found.map(({ specifier }) => `${path} → ${specifier}`);
}

/** Static, dynamic and re-exporting imports alike. Comments are cut out first: they may speak of imports. */
function importsOf(text: string): Import[] {
  const statement =
    /\b(?:import|export)\b(?<clause>[^'"`;]*?)\bfrom\s*['"](?<from>[^'"]+)['"]|\bimport\s*\(?\s*['"](?<bare>[^'"]+)['"]/g;
  return [...withoutComments(text).matchAll(statement)].map(({ groups }) => ({
    specifier: groups?.['from'] ?? groups?.['bare'] ?? '',
    isType: /^\s*type\b/.test(groups?.['clause'] ?? ''),
  }));
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** The first folder below src/. */
const roomOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));

const targetOf = (source: Source, specifier: string): string =>
  posix.normalize(posix.join(posix.dirname(source.path), specifier));
