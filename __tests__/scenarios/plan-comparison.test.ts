// What a new plan holds finished work against, and what it only tells.
import { describe, expect, test } from '@jest/globals';
import { plannedBatch } from '../rigs/temp-batch.ts';

const worker = `mkdir -p out qc; for i in $(sed -n 's/^- item_id: .\\(.*\\).$/\\1/p'); do echo '{}' > out/$i.md; echo '{"pass":true}' > qc/$i.json; done`;
const plan = ['plan', '--items', 'items.tsv', '--batch-size', '1', '--template', 'template.md', '--explain'];

describe('a muster.yml', () => {
  test('does not undo what a flag of the run overruled: another runner is told', async () => {
    using batch = await plannedBatch(1);
    batch.write('muster.yml', `runner: shell\nshell-command: 'false'\n`);
    batch.write('w.sh', worker);
    await batch.must('run', '--shell-command', 'sh ./w.sh');
    const planned = await batch.must(...plan);
    expect(planned.stdout).toContain(
      'shard_001  kept verified\n             1 item of another runner or other settings of it: kept\n',
    );
    expect(batch.statuses()).toEqual(['verified']);
  });

  test('speaks only for the checks that it holds', async () => {
    using batch = await plannedBatch(1);
    batch.write('muster.yml', `forbid: [no-such-text]\n`);
    await batch.must('run', '--runner', 'shell', '--shell-command', worker, '--verify-command', 'true');
    expect((await batch.must(...plan)).stdout).toContain('shard_001  kept verified\n');
    batch.write('muster.yml', `forbid: [other-text]\n`);
    expect((await batch.must(...plan)).stdout).toContain('the checks changed');
  });
});

test('another verify command makes work stale', async () => {
  using batch = await plannedBatch(1);
  batch.write('muster.yml', `verify-command: 'true'\n`);
  await batch.must('run', '--runner', 'shell', '--shell-command', worker);
  expect((await batch.must(...plan)).stdout).toContain('shard_001  kept verified\n');
  batch.write('muster.yml', `verify-command: 'test 1 = 1'\n`);
  expect((await batch.must(...plan)).stdout).toContain('a1: the checks changed');
});

test('a schema that a column names makes stale the items that name it, and no others', async () => {
  using batch = await plannedBatch(2);
  const rows = ['a1', 'a2'].map(
    (id) => `${id}\tin/${id}.txt\tout/${id}.md\tqc/${id}.json\t\t${id}.schema.json\n`,
  );
  batch.write('items.tsv', `item_id\tsource\toutput\tqc\tnotes\tschema\n${rows.join('')}`);
  batch.write('muster.yml', 'output-schema-column: schema\n');
  for (const id of ['a1', 'a2']) batch.write(`${id}.schema.json`, '{"type":"object"}');
  await batch.must(...plan);
  await batch.must('run', '--runner', 'shell', '--shell-command', worker);
  expect((await batch.must(...plan)).stdout).not.toContain('stale');
  batch.write('a2.schema.json', '{"type":"object","required":["x"]}');
  const { stdout } = await batch.must(...plan);
  expect(stdout).toContain('shard_001  kept verified\n');
  expect(stdout).toContain('a2: the checks changed');
});

test('explain looks at the template as it is now', async () => {
  using batch = await plannedBatch(1);
  await batch.must('run', '--runner', 'shell', '--shell-command', worker);
  expect((await batch.must('explain', 'shard_001')).stdout).not.toContain('the template changed');
  batch.write('template.md', 'Other words.\n$items\n');
  expect((await batch.must('explain', 'shard_001')).stdout).toContain('the template changed');
});
