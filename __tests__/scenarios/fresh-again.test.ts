// What a plan found stale counts again once the change is taken back, unless somebody has touched the shard meanwhile.
import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { plannedBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const plan = ['plan', '--items', 'items.tsv', '--template', 'template.md', '--batch-size', '2'];
const mark = (batch: TempBatch, status: string) =>
  batch.must('mark', '--manifest', '_batches/manifest.tsv', '--shard', 'shard_001', '--status', status);
const standing = (batch: TempBatch) => batch.rows().map(({ status, attempt }) => `${status} ${attempt}`);

/** Changes a file, plans, and answers how to take the change back. */
async function planOver(batch: TempBatch, name: string): Promise<() => void> {
  const before = batch.read(name);
  batch.write(name, name === 'items.tsv' ? before.replaceAll('.json\t\n', '.json\tx\n') : `${before}x\n`);
  await batch.must(...plan);
  return () => batch.write(name, before);
}

async function verifiedBatch(...more: string[]): Promise<TempBatch> {
  const batch = await plannedBatch(2, 2);
  await batch.must(...shellRun(doItems, ...more));
  return batch;
}

test.each(['template.md', 'items.tsv', 'in/a1.txt'])(
  'a change of %s that is taken back costs nothing, however often it was planned',
  async (name) => {
    using batch = await verifiedBatch();
    const manifest = batch.read('_batches/manifest.tsv');
    const planned = batch.read('_batches/plan.json');
    const undo = await planOver(batch, name);
    await batch.must(...plan);
    expect(standing(batch)).toEqual(['pending 1']);
    undo();
    const again = await batch.must(...plan, '--explain');
    expect(again.stdout).toContain('shard_001  fresh again: was pending, is verified\n');
    expect(again.stderr).toContain('2 items in 1 shard: 1 fresh again\n');
    expect(batch.read('_batches/manifest.tsv')).toBe(manifest);
    expect(batch.read('_batches/plan.json')).toBe(planned);
    const explained = await batch.must('explain', 'shard_001');
    expect(explained.stdout).toContain('verified, by the record of its newest attempt');
    await batch.run(shellRun('exit 9'));
    expect(standing(batch)).toEqual(['verified 1']);
  },
);

describe('a shard whose files changed while it was pending stays pending, and the plan says why', () => {
  test.each<[string, (batch: TempBatch) => void, string]>([
    ['an output is gone', (batch) => rmSync(batch.path('out/a1.md')), 'a1: its output is gone'],
    ['an output changed', (batch) => batch.write('out/a2.md', 'other\n'), 'a2: its output changed'],
    ['a QC file is gone', (batch) => rmSync(batch.path('qc/a2.json')), 'a2: its QC file is gone'],
    ['a QC file changed', (batch) => batch.write('qc/a1.json', '{}\n'), 'a1: its QC file changed'],
    [
      'an output is a folder',
      (batch) => {
        rmSync(batch.path('out/a1.md'));
        mkdirSync(batch.path('out/a1.md'));
      },
      'a1: its output is gone',
    ],
  ])('%s', async (_, meanwhile, reason) => {
    using batch = await verifiedBatch();
    const saved = ['out/a1.md', 'out/a2.md', 'qc/a1.json', 'qc/a2.json'].map(
      (name) => [name, batch.read(name)] as const,
    );
    const undo = await planOver(batch, 'in/a1.txt');
    meanwhile(batch);
    undo();
    expect((await batch.must('explain', 'shard_001')).stdout).toContain('would run  yes: it is pending\n');
    for (let times = 0; times < 2; times++) {
      const again = await batch.must(...plan, '--explain');
      expect(again.stdout).toContain(`shard_001  kept pending\n             ${reason}\n`);
      expect(standing(batch)).toEqual(['pending 1']);
    }
    for (const [name, text] of saved) {
      rmSync(batch.path(name), { force: true, recursive: true });
      batch.write(name, text);
    }
    await batch.must(...plan);
    expect(standing(batch)).toEqual(['verified 1']);
  });

  test('and so does the part that was split off it', async () => {
    using batch = await verifiedBatch();
    const undo = await planOver(batch, 'template.md');
    const [header, first, second] = batch.read('items.tsv').split('\n');
    batch.write('in/x.txt', 'x\n');
    batch.write('items.tsv', [header, first, 'x\tin/x.txt\tout/x.md\tqc/x.json\t', second, ''].join('\n'));
    await batch.must(...plan);
    rmSync(batch.path('out/a2.md'));
    undo();
    const planned = await batch.must(...plan, '--json');
    expect(standing(batch)).toEqual(['verified 1', 'pending 0', 'pending 0']);
    const { shards } = JSON.parse(planned.stdout) as { shards: { changed: unknown }[] };
    expect(shards.map(({ changed }) => changed)).toEqual([
      [],
      [],
      [{ item: 'a2', changes: ['output-gone'] }],
    ]);
  });
});

test('work that nobody verified counts again as that', async () => {
  using batch = await verifiedBatch('--no-verify');
  const undo = await planOver(batch, 'template.md');
  undo();
  await batch.must(...plan);
  expect(standing(batch)).toEqual(['succeeded 1']);
});

test('before the next plan, explain says that one would keep the work', async () => {
  using batch = await verifiedBatch();
  const undo = await planOver(batch, 'in/a1.txt');
  expect((await batch.must('explain', 'shard_001')).stdout).toContain('would run  yes: it is pending\n');
  undo();
  expect((await batch.must('explain', 'shard_001')).stdout).toContain(
    'would run  yes: it was found stale; but it is fresh again, and `muster plan` keeps its work\n',
  );
});

test('a part that is not taken back leaves the shard stale, and the rest of the change finds it again', async () => {
  using batch = await verifiedBatch();
  const undoSource = await planOver(batch, 'in/a1.txt');
  const undoTemplate = await planOver(batch, 'template.md');
  undoTemplate();
  await batch.must(...plan);
  expect(standing(batch)).toEqual(['pending 1']);
  undoSource();
  await batch.must(...plan);
  expect(standing(batch)).toEqual(['verified 1']);
});

test('prompts that are built in between make nothing forgotten', async () => {
  using batch = await verifiedBatch();
  const undo = await planOver(batch, 'in/a1.txt');
  batch.write('other.md', '# $shard_id\n$items\n');
  const built = ['build-prompts', '--items', 'items.tsv', '--manifest', '_batches/manifest.tsv'];
  await batch.must(...built, '--template', 'other.md');
  undo();
  await batch.must(...plan);
  expect(standing(batch)).toEqual(['verified 1']);
});

describe('nothing counts again', () => {
  const edit = (from: string, to: string) => (batch: TempBatch) =>
    batch.write('_batches/manifest.tsv', batch.read('_batches/manifest.tsv').replace(from, to));

  test.each<[string, (batch: TempBatch) => unknown, string]>([
    ['marked pending', (batch) => mark(batch, 'pending'), 'pending 1'],
    [
      'marked as something else and pending again',
      async (batch) => {
        await mark(batch, 'verified');
        await mark(batch, 'pending');
      },
      'pending 1',
    ],
    ['marked failed', (batch) => mark(batch, 'failed'), 'pending 1'],
    ['skipped in the file', edit('\tpending\t', '\tskipped\t'), 'skipped 1'],
    ['given another attempt in the file', edit('\t1\n', '\t7\n'), 'pending 7'],
    ['tried again in vain', (batch) => batch.run(shellRun('exit 9')), 'pending 2'],
    ['of a plan that is gone', (batch) => rmSync(batch.path('_batches/plan.json')), 'pending 1'],
    [
      'without its records',
      (batch) => rmSync(batch.path('_batches/records'), { recursive: true }),
      'pending 1',
    ],
  ])('of a shard that was %s meanwhile', async (_, meanwhile, expected) => {
    using batch = await verifiedBatch();
    const undo = await planOver(batch, 'template.md');
    await meanwhile(batch);
    await batch.must(...plan);
    undo();
    await batch.must(...plan);
    await batch.must(...plan);
    expect(standing(batch)).toEqual([expected]);
  });

  test('of a shard that was marked pending after it was kept', async () => {
    using batch = await verifiedBatch();
    const undo = await planOver(batch, 'template.md');
    undo();
    await batch.must(...plan);
    await mark(batch, 'pending');
    await batch.must(...plan);
    expect(standing(batch)).toEqual(['pending 1']);
  });
});

test('work that was done anew is what counts from then on', async () => {
  using batch = await verifiedBatch();
  const undo = await planOver(batch, 'template.md');
  await batch.must(...shellRun(doItems));
  undo();
  await batch.must(...plan);
  expect(standing(batch)).toEqual(['pending 2']);
  await planOver(batch, 'template.md');
  expect(standing(batch)).toEqual(['verified 2']);
});

describe('a plan that was cut off between the manifest and plan.json', () => {
  async function cutOff(): Promise<{ batch: TempBatch; undo: () => void }> {
    const batch = await verifiedBatch();
    const before = batch.read('template.md');
    batch.write('template.md', `${before}x\n`);
    const died = await batch.run(plan, { MUSTER_FAULT_POINT: 'before-plan' });
    expect([died.signal, batch.exists('_batches/plan.next.json')]).toEqual(['SIGKILL', true]);
    expect(standing(batch)).toEqual(['pending 1']);
    return { batch, undo: () => batch.write('template.md', before) };
  }

  test('is known to have undone the shard', async () => {
    const { batch, undo } = await cutOff();
    using _ = batch;
    undo();
    await batch.must(...plan);
    expect(standing(batch)).toEqual(['verified 1']);
  });

  test('brings nothing back of a shard that was marked pending after it', async () => {
    const { batch, undo } = await cutOff();
    using _ = batch;
    await mark(batch, 'pending');
    undo();
    await batch.must(...plan);
    expect(standing(batch)).toEqual(['pending 1']);
  });
});

test('items put into a stale shard split it, and each part counts again by itself', async () => {
  using batch = await verifiedBatch();
  const undo = await planOver(batch, 'template.md');
  const [header, first, second] = batch.read('items.tsv').split('\n');
  const items = [header, first, 'x\tin/x.txt\tout/x.md\tqc/x.json\t', second, ''].join('\n');
  batch.write('in/x.txt', 'x\n');
  batch.write('items.tsv', items);
  await batch.must(...plan);
  expect(standing(batch)).toEqual(['pending 1', 'pending 0', 'pending 0']);
  undo();
  await batch.must(...plan);
  expect(standing(batch)).toEqual(['verified 1', 'pending 0', 'verified 0']);
});
