// Every example is a batch that works as it stands: the whole flow on a copy, with its real worker and its real checks.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../src/config/parse-config.ts';
import { muster } from '../rigs/muster-cli.ts';
import { tempDir } from '../rigs/temp-dir.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const examples = join(project, 'examples');
const names = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'muster.yml')));
const flow = ['plan', 'build-prompts', 'run', 'verify', 'status'];

test('there is an example of each kind', () => {
  expect(names).toEqual(['code-migration', 'data-cleanup', 'docs-audit', 'tiny-edit', 'translation']);
});

describe.each(names)('the example %s', (name) => {
  test('is planned, run, verified and finished without an agent', async () => {
    await using dir = await copyOf(name);
    await runFlow(dir.path);
    const rows = rowsOf(dir.inside('_batches/manifest.tsv'));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map((row) => row['status'])).toEqual(rows.map(() => 'verified'));
    for (const item of itemsOf(dir.path))
      expect([item['output'], read(dir.path, item['output'])]).not.toContain('');
  });

  test('does not pass when the content of an output is spoilt', async () => {
    await using dir = await copyOf(name);
    await runFlow(dir.path, ['plan', 'run']);
    const [item] = itemsOf(dir.path);
    const path = join(dir.path, item?.['output'] ?? '');
    writeFileSync(path, `${readFileSync(path, 'utf8')}FIXME\n`);
    const { code, stdout } = await muster(['verify'], { cwd: dir.path });
    expect(code).toBe(1);
    expect(stdout).toContain(`forbidden pattern 'FIXME' in ${item?.['output']}`);
  });

  test('says how to use a real agent', () => {
    const readme = readFileSync(join(examples, name, 'README.md'), 'utf8');
    expect(readme).toMatch(/runner: (?:claude|codex)/);
    expect(readme).toContain('claude');
    expect(readme).toContain('codex');
    expect(readme).toContain('replace the lines from `runner` to `timeout`');
    const settings = readFileSync(join(examples, name, 'muster.yml'), 'utf8');
    const [, theirs = ''] = /^```yaml muster\.yml\n(.*?)^```$/ms.exec(readme) ?? [];
    const text = settings.replace(/^runner: .*?^timeout: [^\n]*\n/ms, theirs);
    expect(text).not.toBe(settings);
    expect(parseConfig(text, 'muster.yml', ['claude', 'codex'])).toMatchObject({ ok: true });
  });
});

test('a QC file that does not add up fails the schema of data-cleanup', async () => {
  await using dir = await copyOf('data-cleanup');
  await runFlow(dir.path, ['plan', 'run']);
  writeFileSync(dir.inside('qc/north.json'), '{"item_id": "north", "pass": true, "rows_in": 3}\n');
  const { code, stdout } = await muster(['verify'], { cwd: dir.path });
  expect(code).toBe(1);
  expect(stdout).toContain('qc/north.json');
});

test('a value that the glossary lacks fails its item of translation and no other', async () => {
  await using dir = await copyOf('translation');
  const glossary = readFileSync(dir.inside('glossary.tsv'), 'utf8');
  writeFileSync(dir.inside('glossary.tsv'), glossary.replace('Save\tSichern\n', ''));
  expect((await muster(['plan'], { cwd: dir.path })).code).toBe(0);
  expect((await muster(['run'], { cwd: dir.path })).code).toBe(1);
  const statuses = rowsOf(dir.inside('_batches/manifest.tsv')).map((row) => [
    row['first_item'],
    row['status'],
  ]);
  expect(statuses).toEqual([
    ['menu', 'failed'],
    ['errors', 'verified'],
    ['mail', 'verified'],
  ]);
});

test('a module that Node cannot parse fails the verify command of code-migration', async () => {
  await using dir = await copyOf('code-migration');
  writeFileSync(dir.inside('cjs/search/words.js'), 'function words( {\n');
  expect((await muster(['plan'], { cwd: dir.path })).code).toBe(0);
  expect((await muster(['run'], { cwd: dir.path })).code).toBe(1);
  const { stdout } = await muster(['status', '--json'], { cwd: dir.path });
  expect(JSON.parse(stdout)).toMatchObject({ failures: [{ class: 'verify-command' }] });
});

test('the example script runs a batch in a copy and leaves the example as it was', async () => {
  await using dir = await tempDir();
  const before = readdirSync(join(examples, 'tiny-edit'), { recursive: true });
  const { status, stdout } = spawnSync(process.execPath, [join(project, 'scripts/example.mjs')], {
    env: { ...process.env, TMPDIR: dir.path },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('verification passed')]);
  for (const command of flow) expect(stdout).toContain(`$ muster ${command}\n`);
  expect(readdirSync(join(examples, 'tiny-edit'), { recursive: true })).toEqual(before);
});

test('the example script names the examples there are when asked for another', () => {
  const script = join(project, 'scripts/example.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'nothing'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, `no example is called nothing; there are: ${names.join(', ')}\n`]);
});

async function copyOf(name: string) {
  const dir = await tempDir(`muster-${name}-`);
  cpSync(join(examples, name), dir.path, { recursive: true });
  // What somebody's try in place left behind is no part of the example.
  rmSync(dir.inside('_batches'), { recursive: true, force: true });
  for (const item of itemsOf(dir.path)) {
    for (const made of [item['output'], item['qc']].filter((path) => path !== undefined && path !== '')) {
      rmSync(dir.inside(dirname(made ?? '')), { recursive: true, force: true });
    }
  }
  return dir;
}

async function runFlow(cwd: string, commands: readonly string[] = flow): Promise<void> {
  for (const command of commands) {
    const { code, stderr } = await muster([command], { cwd });
    expect([command, code, code === 0 ? '' : stderr]).toEqual([command, 0, '']);
  }
}

const itemsOf = (folder: string) => rowsOf(join(folder, 'items.tsv'));

function rowsOf(path: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])),
  );
}

const read = (folder: string, path = ''): string => readFileSync(join(folder, path), 'utf8');
