// What `init` writes works: the whole flow runs on it without an agent, and nothing of a person's is overwritten.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../src/config/parse-config.ts';
import { starterFiles } from '../../src/cli/init/starter-files.ts';
import { runnerKinds } from '../../src/runners/registry.ts';
import { openCliRig } from '../rigs/cli-rig.ts';

const runners = runnerKinds.map(({ name }) => name);

test('plan, run, verify and status work at once on what init wrote', () => {
  using rig = openCliRig();
  expect(rig.muster(['init']).code).toBe(0);
  for (const argv of [['plan'], ['run'], ['verify'], ['status']]) {
    const run = rig.muster(argv);
    expect([argv, run.code, run.code === 0 ? '' : run.stderr]).toEqual([argv, 0, '']);
  }
  expect(rig.read('outputs/greeting.md')).toBe(
    '# greeting\n\nHello! This text wants a short summary.\n\n13 words.\n',
  );
  expect(JSON.parse(rig.read('qc/recipe.json'))).toEqual({ item_id: 'recipe', pass: true });
  expect(rig.read('_batches/manifest.tsv').match(/\tverified\t/g)).toHaveLength(2);
});

test('a folder is made where one is named, and the next command starts there', () => {
  using rig = openCliRig();
  const run = rig.muster(['init', 'my batch']);
  expect(run.code).toBe(0);
  expect(run.stdout.split('\n')[0]).toBe('wrote my batch/muster.yml');
  expect(run.stderr).toContain("cd 'my batch' && muster plan");
  expect(statSync(join(rig.dir, 'my batch/worker.sh')).mode & 0o111).not.toBe(0);
});

test('an agent that has to be installed is looked at first', () => {
  using rig = openCliRig();
  expect(rig.muster(['init', '--runner', 'claude']).stderr).toContain(
    'next  muster doctor && muster plan && muster run --limit 1',
  );
});

test.each([['status'], ['run'], ['plan'], ['doctor']])(
  'in an empty folder %s says how to begin',
  (command) => {
    using rig = openCliRig();
    const { stdout, stderr } = rig.muster([command]);
    expect(stdout + stderr).toContain('`muster init` writes');
  },
);

test('the workflow checks with the version that wrote it, never with whatever is newest', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  const workflow = starterFiles('shell').find(
    ({ path }) => path.endsWith('muster.yml') && path !== 'muster.yml',
  );
  expect(workflow?.text).toContain(
    `uses: pass-muster/muster@v${version}\n        with:\n          command: verify\n`,
  );
  // A package that is fetched by name is whoever's owns the name.
  expect(workflow?.text).not.toMatch(/\bnpx\b|\bnpm\b/);
});

describe('files that exist', () => {
  test('are all named, and none is touched', () => {
    using rig = openCliRig();
    rig.write('items.tsv', 'mine');
    rig.write('inputs/recipe.txt', 'mine');
    const run = rig.muster(['init']);
    expect([run.code, run.stdout]).toEqual([5, '']);
    expect(run.stderr).toContain('items.tsv');
    expect(run.stderr).toContain('inputs/recipe.txt');
    expect([rig.read('items.tsv'), existsSync(join(rig.dir, 'muster.yml'))]).toEqual(['mine', false]);
  });

  test('are overwritten with --force', () => {
    using rig = openCliRig();
    rig.write('items.tsv', 'mine');
    expect(rig.muster(['init', '--force']).code).toBe(0);
    expect(rig.read('items.tsv')).toMatch(/^item_id\t/);
  });
});

test('a broken muster.yml does not keep init from saying that it exists', () => {
  using rig = openCliRig();
  rig.write('muster.yml', 'broken: [');
  expect(rig.muster(['init']).code).toBe(5);
});

test.each(runners)('for %s the settings are valid and name it', (runner) => {
  const config = starterFiles(runner).find(({ path }) => path === 'muster.yml');
  const values = parseConfig(config?.text ?? '', 'muster.yml', runners);
  expect(values.ok && values.value.get('runner')?.value).toBe(runner);
});

test('the document lists what was written', () => {
  using rig = openCliRig();
  const run = rig.muster(['init', '--json', '--runner', 'claude']);
  const { files, runner } = JSON.parse(run.stdout) as { files: string[]; runner: string };
  const isThere = (path: string): boolean => existsSync(join(rig.dir, path));
  expect([runner, files.filter((path) => !isThere(path)), run.stderr]).toEqual(['claude', [], '']);
  expect(readdirSync(rig.dir)).not.toContain('worker.sh');
});
