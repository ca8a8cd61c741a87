// `muster plan` as people meet it: the built command line in a folder of its own, with real runs in between.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type CliRig, openCliRig } from '../rigs/cli-rig.ts';

let rig: CliRig;
beforeEach(() => {
  rig = openCliRig();
});
afterEach(() => rig[Symbol.dispose]());

const header = 'item_id\tsource\toutput\tqc\tnotes';
const rowOf = (id: string, notes = 'n') => `${id}\tin/${id}.txt\tout/${id}.md\tqc/${id}.json\t${notes}`;

function writeItems(...rows: string[]): void {
  rig.write('items.tsv', `${header}\n${rows.join('\n')}\n`);
  for (const id of rows.map((row) => row.split('\t')[0] ?? '')) {
    if (!existsSync(join(rig.dir, `in/${id}.txt`))) rig.write(`in/${id}.txt`, `source of ${id}`);
  }
}

const plan = (...args: string[]) =>
  rig.muster(['plan', '--items', 'items.tsv', '--batch-size', '2', ...args]);
const manifest = () => rig.read('_batches/manifest.tsv');
const rows = () =>
  manifest()
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map((cells) => `${cells[0]} ${cells[3]}-${cells[4]} ${cells[5]} ${cells[8]}`);

/** A worker that does what its prompt asks for, with tools that every machine has. */
const worker = `sed -n 's/^ *output: .\\(.*\\).$/\\1/p' > .outputs; while read -r f; do mkdir -p out; echo done > "$f"; done < .outputs
for i in out/*.md; do b=$(basename "$i" .md); mkdir -p qc; echo '{"pass": true}' > "qc/$b.json"; done`;

function run(...args: string[]) {
  return rig.muster([
    'run',
    '--runner',
    'shell',
    '--shell-command',
    worker,
    '--continue-on-failure',
    ...args,
  ]);
}

function planAndRun(...args: string[]): void {
  rig.write('t.md', '$items\n');
  expect(plan('--template', 't.md').code).toBe(0);
  const result = run(...args);
  if (result.code !== 0) throw new Error(result.stdout + result.stderr);
}

test('planning twice gives the same bytes, and says that nothing is new', () => {
  writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
  const first = plan();
  expect([first.code, first.stdout]).toEqual([0, 'wrote _batches/manifest.tsv\n']);
  expect(first.stderr).toMatch(/^3 items in 2 shards\nnext .*muster build-prompts --template FILE /);
  const before = [manifest(), rig.read('_batches/plan.json')];
  expect(plan('--quiet').stderr).toBe('');
  expect([manifest(), rig.read('_batches/plan.json')]).toEqual(before);
});

test('nothing is written when the items are wrong, and every problem is told', () => {
  rig.write('items.tsv', `${header}\na\ts\t../x\tq1\tn\na\ts\to\tq2\t"open\n`);
  const result = plan();
  expect(result.code).toBe(3);
  expect(result.stdout).toBe('');
  expect(result.stderr).toContain('items.tsv:3:');
  expect(existsSync(join(rig.dir, '_batches'))).toBe(false);
});

test('an output inside the batch dir, the template or muster.yml is refused', () => {
  rig.write('t.md', '$items');
  rig.write('muster.yml', 'template: t.md\n');
  writeItems('a\ts\t_batches/x\tt.md\tn', 'b\ts\tmuster.yml\titems.tsv\tn');
  const result = plan();
  expect(result.code).toBe(3);
  for (const path of ['_batches/x', 't.md', 'muster.yml', 'items.tsv']) expect(result.stderr).toContain(path);
});

test('an output that no file can be written to is refused with its place', () => {
  const long = 'x'.repeat(256);
  writeItems('a\tin/a.txt\tin\tqc/a.json\tn', `b\tin/b.txt\tout/${long}\tqc/b.json\tn`);
  const result = plan();
  expect([result.code, existsSync(join(rig.dir, '_batches'))]).toEqual([3, false]);
  expect(result.stderr).toContain(
    "items.tsv:2:12: error: the output path of 'a' is the folder of a source: 'in' holds 'in/a.txt' of line 2",
  );
  expect(result.stderr).toContain(
    "items.tsv:3:12: error: the output path of 'b' has a name of 256 bytes, more than the 255 that a file system takes",
  );
});

test('a symlink that leads out of the work dir is refused', () => {
  writeItems('a\ts\tlink/x\tq\tn');
  symlinkSync('/tmp', join(rig.dir, 'link'));
  const result = plan();
  expect([result.code, result.stderr]).toEqual([3, expect.stringContaining('link/x')]);
});

describe('planning again', () => {
  test('keeps what is verified when items are added, and plans only the new ones', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    planAndRun();
    expect(rows()).toEqual(['shard_001 a-b verified 1', 'shard_002 c-c verified 1']);
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'), rowOf('d'));
    const again = plan('--template', 't.md');
    expect(again.stderr).toContain('2 kept, 1 to be run; 1 new item');
    expect(rows()).toEqual([
      'shard_001 a-b verified 1',
      'shard_002 c-c verified 1',
      'shard_003 d-d pending 0',
    ]);
    expect(run().code).toBe(0);
    expect(rows()[2]).toBe('shard_003 d-d verified 1');
  });

  test('says which sources are not there, and which are gone since', () => {
    writeItems(rowOf('a'), rowOf('b'));
    planAndRun();
    rmSync(join(rig.dir, 'in/b.txt'));
    const again = plan('--template', 't.md', '--explain');
    expect(again.code).toBe(0);
    expect(again.stdout).toContain('b: its source is gone\n');
    expect(again.stderr).toMatch(
      /^warning: the source of 1 item of items\.tsv is not there \('in\/b\.txt'\): b\n/,
    );
  });

  test.each([
    ['a FIFO', (path: string) => execFileSync('mkfifo', [path])],
    ['a folder', (path: string) => mkdirSync(path)],
  ])('says of a source that %s took the place of what it is now', (what, make) => {
    writeItems(rowOf('a'), rowOf('b'));
    planAndRun();
    rmSync(join(rig.dir, 'in/b.txt'));
    make(join(rig.dir, 'in/b.txt'));
    const again = plan('--template', 't.md', '--explain');
    expect([again.code, again.stdout]).toEqual([
      0,
      expect.stringContaining(`b: its source is ${what}, no file\n`),
    ]);
    // Planning has undone the shard; the record still is what explain compares with.
    expect(rig.muster(['explain', 'b']).stdout).toContain(`its source is ${what}, no file`);
  });

  test('marks what is stale and says why, item by item', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'), rowOf('d'));
    planAndRun();
    writeItems(rowOf('a'), rowOf('b', 'other words'), rowOf('c'), rowOf('d'));
    rig.write('in/d.txt', 'a new source');
    const again = plan('--template', 't.md', '--explain');
    expect(again.code).toBe(0);
    expect(again.stdout).toBe(
      [
        'wrote _batches/manifest.tsv',
        'shard_001  stale: was verified, is pending again',
        '             b: its row in the items changed',
        'shard_002  stale: was verified, is pending again',
        '             d: its source changed',
        '',
      ].join('\n'),
    );
    expect(rows()).toEqual(['shard_001 a-b pending 1', 'shard_002 c-d pending 1']);
    expect(run().code).toBe(0);
    expect(rows()).toEqual(['shard_001 a-b verified 2', 'shard_002 c-d verified 2']);
    const calm = plan('--template', 't.md', '--explain');
    expect(calm.stdout).toContain('shard_001  kept verified\nshard_002  kept verified\n');
  });

  test('makes everything stale when the template changes, and rebuilds the prompts', () => {
    writeItems(rowOf('a'));
    planAndRun();
    rig.write('t.md', 'Better words.\n$items\n');
    const again = plan('--explain');
    expect(again.stdout).toContain('a: the template changed');
    expect(rig.read('_batches/shard_001.prompt.md')).toMatch(/^Better words\./);
    expect(rows()).toEqual(['shard_001 a-a pending 1']);
  });

  test('puts an item between finished ones without losing them', () => {
    writeItems(rowOf('a'), rowOf('b'));
    planAndRun();
    writeItems(rowOf('a'), rowOf('x'), rowOf('b'));
    expect(plan().code).toBe(0);
    expect(rows()).toEqual([
      'shard_001 a-a verified 1',
      'shard_002 x-x pending 0',
      'shard_003 b-b verified 0',
    ]);
    expect(run().stdout).toBe('running shard_002 with shell\n');
  });

  test('tells what is no longer there, and clears away its prompt', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    planAndRun();
    writeItems(rowOf('a'), rowOf('b'));
    const again = plan('--explain');
    expect(again.stdout).toContain('shard_002  gone: none of its 1 item is left\nitems no longer there: c\n');
    expect(existsSync(join(rig.dir, '_batches/shard_002.prompt.md'))).toBe(false);
    expect(existsSync(join(rig.dir, '_batches/records/shard_002.1.json'))).toBe(true);
  });

  test('moves a prompt that somebody changed aside instead of deleting it', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    planAndRun();
    rig.write('_batches/shard_002.prompt.md', 'my own words');
    writeItems(rowOf('a'), rowOf('b'));
    plan();
    expect(rig.read('_batches/archive/prompts/shard_002.prompt.md')).toBe('my own words');
  });

  test('leaves a status alone that a person gave without a run', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    plan();
    rig.muster([
      'mark',
      '--manifest',
      '_batches/manifest.tsv',
      '--shard',
      'shard_001',
      '--status',
      'verified',
    ]);
    const again = plan('--explain');
    expect(again.stdout).toContain(
      'shard_001  kept verified\n             2 items with no record to compare with\n',
    );
    expect(rows()).toEqual(['shard_001 a-b verified 0', 'shard_002 c-c pending 0']);
  });

  test('is refused while a shard may be running', () => {
    writeItems(rowOf('a'));
    plan();
    const running = manifest()
      .replace('pending', 'running')
      .replace('\t\t0\n', '\t2026-01-01T00:00:00+00:00\t1\n');
    rig.write('_batches/manifest.tsv', running);
    const result = plan();
    expect([result.code, manifest()]).toEqual([5, running]);
    expect(result.stderr).toContain('shard_001');
  });

  test('with --force starts afresh and keeps what was there in an archive', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    planAndRun();
    const forced = plan('--force', '--batch-size', '3');
    expect(forced.stderr).toContain('_batches/archive/1');
    // The number of the archived attempt is not given again.
    expect(rows()).toEqual(['shard_001 a-c pending 1']);
    expect(readdirSync(join(rig.dir, '_batches/archive/1')).toSorted()).toEqual([
      'claims',
      'manifest.tsv',
      'plan.json',
      'records',
      'run-logs',
    ]);
    expect(existsSync(join(rig.dir, '_batches/claims'))).toBe(false);
    expect(run().code).toBe(0);
    expect(rows()).toEqual(['shard_001 a-c verified 2']);
  });

  test('after --force still cuts afresh what has not run since', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    planAndRun();
    plan('--force', '--batch-size', '3');
    expect(plan('--batch-size', '1').code).toBe(0);
    expect(rows()).toEqual(['shard_001 a-a pending 1', 'shard_002 b-b pending 1', 'shard_003 c-c pending 0']);
  });

  describe('gives no number of an archived attempt again', () => {
    const breakPlan = () => rig.write('_batches/plan.json', '{');
    const losePlan = () => rmSync(join(rig.dir, '_batches/plan.json'));
    const forced = (...args: string[]) => expect(plan('--force', ...args).code).toBe(0);
    beforeEach(() => {
      writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
      planAndRun('--no-verify');
      forced('--batch-size', '3');
      expect(run('--no-verify').code).toBe(0);
    });

    test('though plan.json was broken, more than once', () => {
      breakPlan();
      forced('--batch-size', '3');
      breakPlan();
      forced('--batch-size', '1');
      expect(rows()).toEqual([
        'shard_001 a-a pending 2',
        'shard_002 b-b pending 1',
        'shard_003 c-c pending 0',
      ]);
      expect(JSON.parse(rig.read('_batches/plan.json'))).toMatchObject({
        archivedAttempts: { shard_001: 2, shard_002: 1 },
      });
    });

    test('though manifest and plan.json were moved away', () => {
      losePlan();
      rmSync(join(rig.dir, '_batches/manifest.tsv'));
      expect(plan('--batch-size', '1').code).toBe(0);
      forced('--batch-size', '1');
      expect(rows().slice(1)).toEqual(['shard_002 b-b pending 1', 'shard_003 c-c pending 0']);
    });

    test('though prompts were built without plan.json', () => {
      losePlan();
      expect(rig.muster(['build-prompts', '--items', 'items.tsv', '--template', 't.md']).code).toBe(0);
      expect(JSON.parse(rig.read('_batches/plan.json'))).toMatchObject({
        archivedAttempts: { shard_001: 1, shard_002: 1 },
      });
    });

    test('and believes no folder that a symlink leads to, no other name and no number without end', () => {
      rig.write('elsewhere/claims/shard_002.70.json', '');
      symlinkSync('../../elsewhere', join(rig.dir, '_batches/archive/7'));
      rig.write('_batches/archive/8/records', 'no folder');
      symlinkSync('../../../elsewhere/claims', join(rig.dir, '_batches/archive/8/claims'));
      for (const name of ['shard_002.1e3.json', 'shard_002.90.txt', '.shard_002.90.json', 'shard_002.json'])
        rig.write(`_batches/archive/9/claims/${name}`, '');
      rig.write('_batches/archive/old/claims/shard_002.80.json', '');
      rig.write('_batches/archive/9/records/shard_003.999999999.json', '');
      breakPlan();
      forced('--batch-size', '1');
      expect(rows()).toEqual([
        'shard_001 a-a pending 2',
        'shard_002 b-b pending 1',
        'shard_003 c-c pending 998999999',
      ]);
      expect(plan('--batch-size', '1').code).toBe(0);
    });
  });

  test('keeps progress of a manifest that another tool planned, as long as its ranges fit the items', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    plan();
    rmSync(join(rig.dir, '_batches/plan.json'));
    rig.write('_batches/manifest.tsv', manifest().replace(/pending(.*)\t0\n/, 'succeeded$1\t1\n'));
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'), rowOf('d'));
    expect(plan().code).toBe(0);
    expect(rows()).toEqual(['shard_001 a-b succeeded 1', 'shard_002 c-d pending 0']);
  });

  test('refuses to guess what a finished shard was of', () => {
    writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
    plan();
    rmSync(join(rig.dir, '_batches/plan.json'));
    rig.write('_batches/manifest.tsv', manifest().replace(/pending(.*)\t0\n/, 'succeeded$1\t1\n'));
    const before = manifest();
    writeItems(rowOf('a'), rowOf('x'), rowOf('b'));
    const result = plan();
    expect([result.code, manifest()]).toEqual([3, before]);
    expect(result.stderr).toContain('item count mismatch for shard_001: manifest=2, selected=3');
  });

  test('refuses a plan.json that it cannot read; --force puts it aside', () => {
    writeItems(rowOf('a'));
    plan();
    rig.write('_batches/plan.json', '{');
    expect(plan().code).toBe(3);
    expect(plan('--force').code).toBe(0);
    expect(rig.read('_batches/archive/1/plan.json')).toBe('{');
  });
});

test('--max-bytes cuts by size and warns of an item that is too large by itself', () => {
  writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
  rig.write('in/b.txt', 'x'.repeat(500));
  const result = plan('--max-bytes', '100', '--batch-size', '9');
  expect(rows().map((row) => row.split(' ')[1])).toEqual(['a-a', 'b-b', 'c-c']);
  expect(result.stderr).toContain('500 bytes');
  expect(result.code).toBe(0);
});

test('--group-by never mixes groups, and refuses a group in two places', () => {
  writeItems(rowOf('a', 'x'), rowOf('b', 'y'), rowOf('c', 'y'));
  expect(plan('--group-by', 'notes').code).toBe(0);
  expect(rows().map((row) => row.split(' ')[1])).toEqual(['a-a', 'b-c']);
  writeItems(rowOf('a', 'x'), rowOf('b', 'y'), rowOf('c', 'x'));
  const result = plan('--group-by', 'notes');
  expect([result.code, result.stderr]).toEqual([3, expect.stringContaining('items.tsv:4:')]);
});

test('a batch dir is cleaned, and one outside the work dir is refused', () => {
  writeItems(rowOf('a'));
  expect(plan('--batch-dir', './x//y/').stdout).toBe('wrote x/y/manifest.tsv\n');
  expect(rig.read('x/y/manifest.tsv')).toContain('\tx/y/shard_001.prompt.md\t');
  expect(plan('--batch-dir', '../elsewhere').code).not.toBe(0);
  mkdirSync(join(rig.dir, 'deep'));
  expect(plan('--batch-dir', join(rig.dir, 'deep')).code).toBe(0);
  expect(rig.read('deep/manifest.tsv')).toContain('\tdeep/shard_001.prompt.md\t');
});

test('--json answers with one document and nothing else', () => {
  writeItems(rowOf('a'), rowOf('b'), rowOf('c'));
  const { stdout, stderr, code } = plan('--json');
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    format: 'muster.planned/1',
    manifest: '_batches/manifest.tsv',
    items: 3,
    shards: [
      { shard: 'shard_001', status: 'pending', origin: 'new', items: 2 },
      { shard: 'shard_002', items: 1 },
    ],
  });
});
