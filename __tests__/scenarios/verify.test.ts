// `muster verify` as a user and a CI job run it: the built command on real files.
import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, utimesSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { itemsTable, plannedBatch, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const verify = ['verify', '--items', 'items.tsv'];

function batchOf(items: number): TempBatch {
  const batch = new TempBatch();
  batch.write('items.tsv', itemsTable(items));
  for (let n = 1; n <= items; n++) {
    batch.write(`out/a${n}.md`, `text ${n}\n`);
    batch.write(`qc/a${n}.json`, `{"item_id": "a${n}", "pass": true}\n`);
  }
  return batch;
}

describe('the answer', () => {
  test('is one line and exit 0 when all is well', async () => {
    using batch = batchOf(2);
    expect(await batch.run(verify)).toMatchObject({ code: 0, stdout: 'verification passed\n', stderr: '' });
  });

  test('is one line a problem in item order with item, file and place, and exit 1', async () => {
    using batch = batchOf(4);
    batch.write('out/a1.md', 'fine\nbut TODO and FIXME\n');
    batch.write('out/a3.md', '');
    batch.write('qc/a3.json', '{"pass": NaN}');
    batch.write('out/a4.md', new Uint8Array([0xff]));
    batch.write('qc/a4.json', '{"item_id": "a1", "pass": true}');
    const { code, stdout, stderr } = await batch.run(verify);
    expect(stdout.split('\n')).toEqual([
      "forbidden pattern 'TODO' in out/a1.md:2:5 (item a1)",
      "forbidden pattern 'FIXME' in out/a1.md:2:14 (item a1)",
      'empty output: out/a3.md (item a3)',
      'invalid qc json: qc/a3.json:1:10: NaN is not a JSON value (item a3)',
      'unreadable output: out/a4.md:1:1: not UTF-8 text (item a4)',
      'qc json is about another item: qc/a4.json:1:13: found item_id a1 (item a4)',
      '',
    ]);
    expect(stderr).toBe('verification failed: 6 problems in 3 of 4 items\n');
    expect(code).toBe(1);
  });

  test('in JSON is one document on stdout and nothing else, passed or not', async () => {
    using batch = batchOf(2);
    expect(await batch.run([...verify, '--json'])).toMatchObject({
      code: 0,
      stderr: '',
      stdout:
        '{"format":"muster.verify/1","passed":true,"items":2,"failedItems":0,"problems":[],"warnings":[]}\n',
    });
    batch.write('out/a2.md', 'TBD');
    const { code, stdout, stderr } = await batch.run([...verify, '--json']);
    expect(JSON.parse(stdout)).toEqual({
      format: 'muster.verify/1',
      passed: false,
      items: 2,
      failedItems: 1,
      problems: [
        { item: 'a2', path: 'out/a2.md', reason: 'forbidden-pattern', pattern: 'TBD', line: 1, column: 1 },
      ],
      warnings: [],
    });
    expect([code, stderr]).toEqual([1, '']);
  });

  test('can not be forged by what an agent wrote: no control characters, no workflow commands', async () => {
    using batch = batchOf(1);
    batch.write('qc/a1.json', JSON.stringify({ pass: true, item_id: '\u001b[2J\n::error::x\n##[error]y' }));
    const { stdout } = await batch.run(verify);
    expect(stdout).toBe(
      'qc json is about another item: qc/a1.json:1:24: found item_id \\x1b[2J\\n::error::x\\n##\\[error]y (item a1)\n',
    );
  });
});

describe('what is checked', () => {
  test('--forbid adds to the default patterns instead of switching them off', async () => {
    using batch = batchOf(2);
    batch.write('out/a1.md', 'TODO');
    batch.write('out/a2.md', 'DRAFT');
    const { stdout } = await batch.run([...verify, '--forbid', 'D(RA)FT']);
    expect(stdout).toContain("forbidden pattern 'TODO' in out/a1.md");
    expect(stdout).toContain("forbidden pattern 'D(RA)FT' in out/a2.md");
  });

  test('QC is optional with --no-json', async () => {
    using batch = new TempBatch();
    batch.write('items.tsv', 'item_id\tsource\toutput\tqc\na\tin/a\tout/a.md\t\n');
    batch.write('out/a.md', 'x');
    expect(await batch.run([...verify, '--no-json'])).toMatchObject({
      code: 0,
      stdout: 'verification passed\n',
    });
    expect((await batch.run(verify)).code).toBe(3);
  });

  test('a pattern that backtracks for years in Python answers', async () => {
    using batch = batchOf(1);
    batch.write('out/a1.md', `${'a'.repeat(28)}!`);
    expect(await batch.run([...verify, '--forbid', '^(a+)+$'])).toMatchObject({ code: 0 });
  });

  test('a FIFO, a folder and a symlink out of the work dir are problems, not waits', async () => {
    using batch = batchOf(4);
    execFileSync('sh', ['-c', 'cd "$0" && rm out/* && mkfifo out/a1.md && mkdir out/a2.md', batch.dir]);
    symlinkSync('/dev/zero', batch.path('out/a4.md'));
    const { code, stdout } = await batch.run(verify);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'unreadable output: out/a1.md: not a regular file (FIFO) (item a1)',
      'unreadable output: out/a2.md: a directory, not a file (item a2)',
      'missing output: out/a3.md (item a3)',
      'unreadable output: out/a4.md: leads out of the work dir (item a4)',
      '',
    ]);
  });

  test('a symlink to a source or to the work of another item is a problem, in a run, too', async () => {
    using batch = await plannedBatch(3);
    const asked = 'n=${AGENT_BATCH_SHARD_ID##*0}; mkdir -p out qc';
    const linking =
      'ln -sf ../in/a1.txt out/a1.md; ln -sf a1.md out/a2.md; [ $n != 3 ] || echo x > out/a3.md';
    const qc = `echo '{"pass": true}' > qc/a$n.json`;
    await batch.run(shellRun([asked, linking, qc].join('; '), '--retries', '0', '--continue-on-failure'));
    expect(batch.rows().map(({ status }) => status)).toEqual(['failed', 'failed', 'verified']);
    const { code, stdout } = await batch.run(verify);
    expect(code).toBe(1);
    expect(stdout.split('\n').filter((line) => !line.startsWith('output not newer'))).toEqual([
      'linked output: out/a1.md is a link to in/a1.txt, its own source (item a1)',
      'linked output: out/a2.md is a link to in/a1.txt, the source of item a1 (item a2)',
      '',
    ]);
    expect((await batch.run([...verify, '--shard', 'shard_002'])).stdout).toContain('the source of item a1');
  });

  test('what a crashed write leaves is empty, and so is what nobody can see', async () => {
    using batch = batchOf(4);
    batch.write('out/a1.md', new Uint8Array(4096));
    truncateSync(batch.path('out/a2.md'), 0);
    truncateSync(batch.path('out/a2.md'), 60_000_000);
    batch.write('out/a3.md', '\ufeff\n\u200b\u2060\n');
    expect((await batch.run(verify)).stdout.split('\n')).toEqual([
      'empty output: out/a1.md (item a1)',
      'empty output: out/a2.md (item a2)',
      'empty output: out/a3.md (item a3)',
      '',
    ]);
  });

  test('a name that speaks to a terminal is escaped in JSON, and reads back', async () => {
    using batch = new TempBatch();
    const file = 'items\u009b31m\u202e.tsv';
    const { stdout } = await batch.run(['verify', '--items', file, '--json']);
    expect(stdout).toMatch(/^[ -~]+\n$/);
    expect(JSON.parse(stdout)).toMatchObject({ failures: [{ at: { file } }] });
  });

  test('deep and huge JSON is an error or accepted, never a crash', async () => {
    using batch = batchOf(3);
    batch.write('qc/a1.json', `{"pass": true, "x": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    batch.write('qc/a2.json', `{"pass": true, "x": ${'9'.repeat(5000)}}`);
    batch.write('qc/a3.json', `{"pass": true, "x": "${'x'.repeat(2_000_000)}"}`);
    const { code, stdout } = await batch.run([...verify, '--max-file-bytes', '1MB']);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'invalid qc json: qc/a1.json:1:1020: values are nested more than 1000 deep (item a1)',
      'qc json too large: qc/a3.json: 2,000,023 bytes, limit 1,000,000 bytes (item a3)',
      '',
    ]);
  });

  test('a limit above the longest text there can be is refused before a file is read', async () => {
    using batch = batchOf(1);
    const { code, stderr } = await batch.run([...verify, '--max-file-bytes', '600MB']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('at most 512MB')]);
    expect((await batch.run([...verify, '--max-file-bytes', '512MB'])).code).toBe(0);
  });

  test('schemas for outputs and QC, of the batch and of one item', async () => {
    using batch = new TempBatch();
    batch.write(
      'items.tsv',
      'item_id\tsource\toutput\tqc\tschema\na\ti\to/a.json\tq/a.json\t\nb\ti\to/b.json\tq/b.json\ts/text.json\n',
    );
    batch.write('s/list.json', '{"type": "array"}');
    batch.write('s/text.json', '{"type": "string"}');
    batch.write('s/qc.json', '{"required": ["score"]}');
    for (const id of ['a', 'b']) {
      batch.write(`o/${id}.json`, '{\n}');
      batch.write(`q/${id}.json`, '{"pass": true}');
    }
    const flags = [
      '--output-schema',
      's/list.json',
      '--qc-schema',
      's/qc.json',
      '--output-schema-column',
      'schema',
    ];
    const { code, stdout } = await batch.run([...verify, ...flags]);
    expect(stdout.split('\n')).toEqual([
      'output does not match its schema: o/a.json:1:1: must be array (item a)',
      "qc json does not match its schema: q/a.json:1:1: must have required property 'score' (item a)",
      'output does not match its schema: o/b.json:1:1: must be string (item b)',
      "qc json does not match its schema: q/b.json:1:1: must have required property 'score' (item b)",
      '',
    ]);
    expect(code).toBe(1);
  });

  test('an output that would take a recursive schema for ever is too costly, and the next one is checked', async () => {
    using batch = new TempBatch();
    batch.write('items.tsv', 'item_id\tsource\toutput\tqc\na\t\to/a.json\tq/a\nb\t\to/b.json\tq/b\n');
    const shape = (op: string) =>
      `{"type": "object", "properties": {"arg": {"$ref": "#"}, "op": {"const": "${op}"}}, "required": ["op", "arg"]}`;
    batch.write('s.json', `{"oneOf": [{"type": "number"}, ${shape('not')}, ${shape('neg')}]}`);
    batch.write('o/a.json', `${'{"op": "not", "arg": '.repeat(40)}1${'}'.repeat(40)}`);
    batch.write('o/b.json', '{}');
    const { code, stdout } = await batch.run([...verify, '--no-json', '--output-schema', 's.json']);
    const [costly, next] = stdout.split('\n');
    expect(costly).toBe(
      'output does not match its schema: o/a.json:1:1: too costly to check against this schema, more than 5,029,954 steps (item a)',
    );
    expect(next).toContain('o/b.json:1:1: must be number (item b)');
    expect(code).toBe(1);
  });
});

describe('what is wrong with the question', () => {
  test('a cell that names no usable schema is told with its place and the true reason', async () => {
    using batch = new TempBatch();
    const cells = ['../../../etc/passwd', '/etc/passwd', 'none.json', 'link.json', 's', 'loop.json'];
    const rows = cells.map((cell, n) => `i${n}\tin\to${n}\tq${n}\t${cell}\n`);
    batch.write('items.tsv', `item_id\tsource\toutput\tqc\tschema\n${rows.join('')}`);
    symlinkSync('/etc/passwd', batch.path('link.json'));
    batch.write('s/x', '');
    batch.write('loop.json', '{\n"not": {"$ref": "#"}}');
    const { code, stderr } = await batch.run([...verify, '--output-schema-column', 'schema']);
    expect(stderr.split('\n').filter((line) => line.includes(': error: '))).toEqual([
      "items.tsv:2:13: error: the schema path of 'i0' leads out of the work dir: '../../../etc/passwd'",
      "items.tsv:3:13: error: the schema path of 'i1' is absolute: '/etc/passwd'",
      "items.tsv:4:13: error: cannot read the JSON Schema that the schema cell of 'i2' names: 'none.json': no such file",
      "items.tsv:5:13: error: the schema path of 'i3' leads out of the work dir through a symlink: 'link.json'",
      "items.tsv:6:13: error: cannot read the JSON Schema that the schema cell of 'i4' names: 's': a directory, not a file",
      'loop.json:2:17: error: not a usable JSON Schema: /not/$ref leads back to itself without a step into the data',
    ]);
    expect(code).toBe(3);
  });

  test('bad patterns, schemas and columns are all told at once, with usage exit 2', async () => {
    using batch = batchOf(1);
    batch.write('s.json', '{"type": "strin"}');
    const flags = [
      '--forbid',
      '(?=x)',
      '--forbid',
      '[',
      '--output-schema',
      's.json',
      '--qc-schema-column',
      'none',
    ];
    const { code, stdout, stderr } = await batch.run([...verify, ...flags]);
    expect([code, stdout]).toEqual([2, '']);
    for (const part of ['(?=x)', 'look-ahead', "'['", 's.json:1:10', 'qc-schema-column'])
      expect(stderr).toContain(part);
  });

  test('no items anywhere is a usage error', async () => {
    using batch = new TempBatch();
    const { code, stderr } = await batch.run(['verify']);
    expect(code).toBe(2);
    expect(stderr).toContain('items');
  });

  test('--shard without a manifest is a usage error', async () => {
    using batch = batchOf(1);
    const { code, stderr } = await batch.run([...verify, '--shard', 'shard_001']);
    expect(code).toBe(2);
    expect(stderr).toContain('verify --shard requires --manifest');
  });

  test('an unknown shard is named, with the nearest that there is', async () => {
    using batch = await plannedBatch(2);
    const { code, stderr } = await batch.run([
      ...verify,
      '--manifest',
      '_batches/manifest.tsv',
      '--shard',
      'shard_01',
    ]);
    expect(code).toBe(3);
    expect(stderr).toContain('shard_01');
    expect(stderr).toContain('shard_001');
  });
});

describe('with a batch', () => {
  const manifest = ['--manifest', '_batches/manifest.tsv'];
  const good =
    'mkdir -p out qc; sed -n "s/.*output: .\\(.*\\)./\\1/p" | while read f; do echo good > "$f"; b=$(basename "$f" .md); echo "{\\"pass\\": true}" > "qc/$b.json"; done';

  test('--shard checks the items of that shard alone', async () => {
    using batch = await plannedBatch(4, 2);
    const { code, stdout } = await batch.run([...verify, ...manifest, '--shard', 'shard_002', '--no-json']);
    expect([code, stdout]).toEqual([
      1,
      'missing output: out/a3.md (item a3)\nmissing output: out/a4.md (item a4)\n',
    ]);
  });

  test('an item in no shard is a failure, since no run would ever work on it', async () => {
    using batch = await plannedBatch(2);
    batch.write('items.tsv', itemsTable(3));
    const { code, stderr } = await batch.run([...verify, ...manifest]);
    expect(code).toBe(3);
    expect(stderr).toContain('a3');
    // A plain verify does not ask for the plan.
    expect((await batch.run(verify)).code).toBe(1);
  });

  test('items are taken from the plan when no setting names them', async () => {
    using batch = await plannedBatch(1);
    expect(await batch.run(['verify', '--no-json'])).toMatchObject({
      code: 1,
      stdout: 'missing output: out/a1.md (item a1)\n',
    });
  });

  test('an output from before the claim is not taken for the work of its attempt', async () => {
    using batch = await plannedBatch(2, 2);
    await batch.must(...shellRun(good));
    expect(await batch.run([...verify, ...manifest, '--shard', 'shard_001'])).toMatchObject({ code: 0 });
    utimesSync(batch.path('out/a2.md'), 1_600_000_000, 1_600_000_000);
    const stale = 'output not newer than its attempt: out/a2.md (item a2)\n';
    expect(await batch.run([...verify, ...manifest, '--shard', 'shard_001'])).toMatchObject({
      code: 1,
      stdout: stale,
    });
    expect(await batch.run([...verify, ...manifest])).toMatchObject({ code: 1, stdout: stale });
    expect(await batch.run(verify)).toMatchObject({ code: 0 });
  });

  test('a good output that a retry left alone is still the work of its first attempt', async () => {
    using batch = await plannedBatch(2, 2);
    const firstGood =
      'mkdir -p out qc; echo "{\\"pass\\": true}" | tee qc/a1.json qc/a2.json > /dev/null; echo x > out/a1.md';
    expect((await batch.run(shellRun(firstGood))).code).toBe(1);
    // The first output gets older than the second claim, as after a pause.
    const [claim] = batch.claims();
    const began = Date.parse(claim?.startedAt ?? '') / 1000;
    utimesSync(batch.path('out/a1.md'), began, began);
    const second = 'echo y > out/a2.md; echo "{\\"pass\\": true}" > qc/a2.json';
    await batch.must(...shellRun(second, '--status', 'failed'));
    expect(batch.statuses()).toEqual(['verified']);
    expect(await batch.run([...verify, ...manifest, '--shard', 'shard_001'])).toMatchObject({ code: 0 });
  });

  test('refuses of two links to one file the one that the run refused, whichever was the first', async () => {
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ]) {
      using batch = await plannedBatch(2);
      const link = `${doItems}; echo done > common.md; ln -sf ../common.md "out/a\${AGENT_BATCH_SHARD_ID#shard_00}.md"`;
      await batch.must(...shellRun(link, '--shard', `shard_00${first}`));
      const linked = `linked output: out/a${second}.md is a link to common.md, the output of item a${first}`;
      const run = await batch.run(shellRun(link, '--shard', `shard_00${second}`));
      expect([run.code, run.stderr]).toEqual([1, expect.stringContaining(linked)]);
      const inBatch = [...verify, '--manifest', '_batches/manifest.tsv'];
      expect(await batch.run(inBatch)).toMatchObject({ code: 1, stdout: `${linked} (item a${second})\n` });
      const alone = await batch.run([...inBatch, '--shard', `shard_00${second}`]);
      expect(alone).toMatchObject({ code: 1, stdout: `${linked} (item a${second})\n` });
      await batch.must(...inBatch, '--shard', `shard_00${first}`);
    }
  });
});

describe('what to do about it', () => {
  const worker =
    'sed -n s/^UNUSED//p; mkdir -p out qc; n=${AGENT_BATCH_SHARD_ID#shard_00}; echo text > out/a$n.md; printf \'{"pass": true}\' > qc/a$n.json';

  test('is told of a shard that passed: run leaves it alone unless it is named', async () => {
    using batch = await plannedBatch(2);
    await batch.must(...shellRun(worker));
    expect(batch.statuses()).toEqual(['verified', 'verified']);
    batch.write('out/a2.md', 'TODO');
    const { code, stdout, stderr } = await batch.run(['verify']);
    expect([code, stdout]).toEqual([1, "forbidden pattern 'TODO' in out/a2.md:1:1 (item a2)\n"]);
    expect(stderr).toBe(
      'verification failed: 1 problem in 1 of 2 items\nnext       muster run --shard shard_002  run it again, though it is verified\n',
    );
    expect((await batch.run(['verify', '--quiet'])).stderr).toBe('');
    await batch.must(...shellRun(worker, '--shard', 'shard_002'));
    expect((await batch.run(['verify'])).code).toBe(0);
  });

  test('is told of shards that never ran, and of those that failed', async () => {
    using batch = await plannedBatch(2);
    await batch.run(shellRun('exit 3', '--limit', '1'));
    const { stderr } = await batch.run(['verify']);
    expect(stderr.split('\n').slice(1)).toEqual([
      'next       muster run    run 1 open shard',
      '           muster retry  run 1 failed shard again',
      '',
    ]);
  });
});

test('the reason that a QC file gives itself is quoted at the end of what is wrong, clipped and safe', async () => {
  using batch = batchOf(2);
  batch.write('qc/a1.json', JSON.stringify({ pass: false, reason: 'unclear\n\u001b[2J' }));
  batch.write('qc/a2.json', JSON.stringify({ pass: false, reason: 'x'.repeat(5000) }));
  const { stdout } = await batch.run(verify);
  const [first, second = ''] = stdout.split('\n');
  expect(first).toBe(
    "qc json must be an object with pass=true: qc/a1.json:1:9: 'unclear\\n\\x1b[2J' (item a1)",
  );
  expect(second).toMatch(
    /^qc json must be an object with pass=true: qc\/a2\.json:1:9: 'x{200}…' \(item a2\)$/,
  );
});
