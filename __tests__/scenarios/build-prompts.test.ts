// `muster build-prompts` as people meet it: the built command line in a folder of its own.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type CliRig, openCliRig } from '../rigs/cli-rig.ts';

let rig: CliRig;
beforeEach(() => {
  rig = openCliRig();
  rig.write('items.tsv', items('a', 'b', 'c'));
  rig.write('t.md', '$shard_id\n$items\n');
  expect(rig.muster(['plan', '--items', 'items.tsv', '--batch-size', '2']).code).toBe(0);
});
afterEach(() => rig[Symbol.dispose]());

const items = (...ids: string[]) =>
  `item_id\tsource\toutput\tqc\tnotes\n${ids.map((id) => `${id}\tin/${id}\tout/${id}\tqc/${id}\tn\n`).join('')}`;
const flags = ['--items', 'items.tsv', '--manifest', '_batches/manifest.tsv', '--template', 't.md'];
const build = (...args: string[]) => rig.muster(['build-prompts', ...flags, ...args]);
const planJson = () =>
  JSON.parse(rig.read('_batches/plan.json')) as { shards: { id: string; prompt?: string }[] };

test('one line a prompt on stdout, the digest of each in plan.json', () => {
  expect(planJson().shards.map(({ prompt }) => prompt)).toEqual([undefined, undefined]);
  expect(build().stdout).toBe('wrote _batches/shard_001.prompt.md\nwrote _batches/shard_002.prompt.md\n');
  expect(planJson().shards.every(({ prompt }) => /^[0-9a-f]{64}$/.test(prompt ?? ''))).toBe(true);
});

test('a second build writes nothing new and says the same', () => {
  const first = build();
  const path = join(rig.dir, '_batches/shard_001.prompt.md');
  const before = statSync(path).ino;
  expect(build()).toEqual(first);
  expect(statSync(path).ino).toBe(before);
  rig.write('_batches/shard_001.prompt.md', 'spoilt');
  build();
  expect(rig.read('_batches/shard_001.prompt.md')).toContain('- item_id: `a`');
});

test('a manifest that has nothing to learn stays untouched, and its prompt folder is made where there is none', () => {
  const manifest = join(rig.dir, '_batches/manifest.tsv');
  rig.write(
    '_batches/manifest.tsv',
    rig.read('_batches/manifest.tsv').replaceAll(/\t_batches\/(?=shard|run-logs)/g, '\tprompts/deep/'),
  );
  const before = statSync(manifest);
  expect(build().stdout).toBe(
    'wrote prompts/deep/shard_001.prompt.md\nwrote prompts/deep/shard_002.prompt.md\n',
  );
  expect(rig.read('prompts/deep/shard_002.prompt.md')).toContain('- item_id: `c`');
  const { ino, mtimeMs } = statSync(manifest);
  expect({ ino, mtimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs });
  rig.write('blocked', '');
  rig.write(
    '_batches/manifest.tsv',
    rig.read('_batches/manifest.tsv').replaceAll('prompts/deep/', 'blocked/'),
  );
  expect(build().code).not.toBe(0);
  expect(build().stderr).toContain('EEXIST: file already exists, mkdir');
});

test('items in no shard are an error, never silently left out', () => {
  rig.write('items.tsv', items('a', 'b', 'c', 'd'));
  const result = build();
  expect([result.code, result.stdout]).toEqual([3, '']);
  expect(result.stderr).toContain('d');
  expect(existsSync(join(rig.dir, '_batches/shard_001.prompt.md'))).toBe(false);
});

test("a manifest that no longer fits the items is an error with the seed tool's words", () => {
  rig.write('items.tsv', items('a', 'x', 'b', 'c'));
  expect(build().stderr).toContain('item count mismatch for shard_001: manifest=2, selected=3');
  rig.write('items.tsv', items('a', 'c'));
  expect(build().stderr).toContain('item range for shard_001 is not present in');
});

test('an unknown variable stays as it is, with a warning that names its place and the nearest one', () => {
  rig.write('t.md', 'x\n$itmes $1\n');
  const result = build();
  expect(result.code).toBe(0);
  expect(result.stderr).toContain('t.md:2:1');
  expect(result.stderr).toContain('items');
  expect(rig.read('_batches/shard_001.prompt.md')).toBe('x\n$itmes $1\n');
});

test('missing files are told together', () => {
  const result = rig.muster([
    'build-prompts',
    '--items',
    'no.tsv',
    '--manifest',
    'no/manifest.tsv',
    '--template',
    'no.md',
  ]);
  expect(result.code).toBe(3);
  for (const name of ['no.tsv', 'no/manifest.tsv', 'no.md']) expect(result.stderr).toContain(name);
});

test('prompt paths start from --workdir, as the lines on stdout say', () => {
  const root = 'work';
  rig.write('work/.keep', '');
  expect(build('--workdir', root).stdout).toContain('wrote work/_batches/shard_001.prompt.md\n');
  expect(existsSync(join(rig.dir, 'work/_batches/shard_002.prompt.md'))).toBe(true);
});

test('a batch without plan.json gets one', () => {
  rig.write('fresh/manifest.tsv', rig.read('_batches/manifest.tsv'));
  const args = ['--items', 'items.tsv', '--manifest', 'fresh/manifest.tsv', '--template', 't.md'];
  expect(rig.muster(['build-prompts', ...args]).code).toBe(0);
  expect(JSON.parse(rig.read('fresh/plan.json'))).toMatchObject({
    format: 'muster.plan/1',
    items: '../items.tsv',
    workdir: '..',
    template: '../t.md',
    shards: [
      { id: 'shard_001', items: ['a', 'b'] },
      { id: 'shard_002', items: ['c'] },
    ],
  });
});

test('--json answers with one document', () => {
  const { stdout } = build('--json');
  expect(JSON.parse(stdout)).toMatchObject({
    format: 'muster.build-prompts/1',
    prompts: [
      { shard: 'shard_001', path: '_batches/shard_001.prompt.md', isNew: true },
      { shard: 'shard_002' },
    ],
  });
});
