// `command: verify` of the bundled Action, and what it says of wrong inputs.
import { expect, test } from '@jest/globals';
import { actionBatch } from '../rigs/action-batch.ts';
import { ActionRig } from '../rigs/action-rig.ts';

const itemNames = (count: number): string[] => Array.from({ length: count }, (_, i) => `a${i + 1}`);

/** A batch whose items are done, except that the output of each is this text. */
function doneBatch(items: number, output: (id: string) => string): ActionRig {
  const rig = actionBatch(items);
  for (const id of itemNames(items)) {
    rig.write(rig.inside(`out/${id}.md`), output(id));
    rig.write(rig.inside(`qc/${id}.json`), '{"pass": true}\n');
  }
  return rig;
}

test('verification of good outputs passes and says how many items it saw', async () => {
  using rig = doneBatch(3, () => 'good\n');
  const step = await rig.step({ command: 'verify', items: 'items.tsv' });
  expect(step.code).toBe(0);
  expect(step.outputs).toEqual({
    'item-count': '3',
    'failed-items': '0',
    'problem-count': '0',
    disposition: 'satisfied',
    'exit-code': '0',
  });
  expect(step.text).toContain('verification passed: 3 items');
  expect(step.summary).toContain('3 of 3 items passed');
});

test('every problem is in the log, in the summary and on its file and line, and fails the job', async () => {
  using rig = doneBatch(3, (id) => (id === 'a2' ? 'one\ntwo FIXME\n' : 'good\n'));
  rig.write(rig.inside('qc/a3.json'), '{"pass": false}\n');
  const step = await rig.step({ command: 'verify', items: 'items.tsv' });
  expect(step.code).toBe(1);
  expect(step.errors.map(({ properties }) => [properties['file'], properties['line']])).toEqual([
    ['out/a2.md', '2'],
    ['qc/a3.json', expect.anything()],
    [undefined, undefined],
  ]);
  expect(step.errors.at(-1)?.data).toBe('verification failed: 2 problems in 2 of 3 items');
  expect(step.outputs).toMatchObject({
    'problem-count': '2',
    'failed-items': '2',
    disposition: 'failed',
    'exit-code': '1',
  });
  expect(step.summary).toContain('FIXME');
  expect(step.text.join('\n')).toContain("forbidden pattern 'FIXME' in out/a2.md:2");
});

test('paths of annotations are from the root of the repository, whatever the work dir', async () => {
  using rig = new ActionRig();
  rig.write(rig.inside('sub/items.tsv'), 'item_id\tsource\toutput\tqc\nx\tin.txt\tout.md\tqc.json\n');
  rig.write(rig.inside('sub/in.txt'), 'x\n');
  rig.write(rig.inside('sub/out.md'), 'TODO\n');
  rig.write(rig.inside('sub/qc.json'), '{"pass": true}');
  const step = await rig.step({ command: 'verify', items: 'sub/items.tsv', workdir: 'sub' });
  expect(step.errors[0]?.properties).toMatchObject({ file: 'sub/out.md', line: '1' });
});

test('past the caps of GitHub annotations are merged, and what is not shown is counted', async () => {
  using rig = doneBatch(40, () => 'TODO\nTBD\n');
  const step = await rig.step({ command: 'verify', items: 'items.tsv' });
  expect(step.errors).toHaveLength(10);
  expect(step.errors[8]?.properties['title']).toBe('64 more errors in 32 files not shown');
  expect(step.errors[0]?.properties['title']).toContain('(2 in this file)');
  expect(step.text.filter((line) => line.startsWith('forbidden pattern'))).toHaveLength(80);
});

test('all wrong inputs are reported at once, those of muster.yml with their line, and nothing is done', async () => {
  using rig = actionBatch(1);
  rig.write(rig.inside('muster.yml'), 'items: items.tsv\nretires: 3\n');
  const step = await rig.step({
    command: 'runn',
    jobs: 'many',
    timeout: '-5',
    runner: 'codx',
    halt: 'never mind',
  });
  expect(step.code).toBe(1);
  const said = step.errors.map(({ data }) => data);
  for (const word of ['runn', 'many', '-5', 'codx', 'never mind', 'retires'])
    expect(said.filter((text) => text.includes(word))).not.toEqual([]);
  const inFile = step.errors.find(({ data }) => data.includes('retires'));
  expect(inFile).toMatchObject({
    properties: { file: 'muster.yml', line: '2' },
    data: expect.stringContaining('did you mean'),
  });
  expect(said.at(-1)).toBe('nothing was done: 6 problems, see above');
  expect(step.outputs).toMatchObject({ disposition: 'failed' });
  expect(rig.exists(rig.inside('_batches'))).toBe(false);
});

test('outputs and QC files are held against their JSON Schemas', async () => {
  using rig = doneBatch(2, (id) => (id === 'a1' ? '{"title": "good"}' : '{"title": 7}'));
  rig.write(rig.inside('schema.json'), '{"properties": {"title": {"type": "string"}}}');
  const step = await rig.step({ command: 'verify', items: 'items.tsv', 'output-schema': 'schema.json' });
  expect(step.outputs).toMatchObject({ 'problem-count': '1', 'exit-code': '1' });
  expect(step.errors[0]).toMatchObject({
    properties: { file: 'out/a2.md' },
    data: expect.stringContaining('/title'),
  });
});

test('a verification without items is no success', async () => {
  using rig = new ActionRig();
  const step = await rig.step({ command: 'verify' });
  expect(step.code).toBe(1);
  expect(step.errors[0]?.data).toContain('items is required');
});

test('a table that cannot be read is annotated at its line', async () => {
  using rig = new ActionRig();
  rig.write(rig.inside('items.tsv'), 'item_id\tsource\toutput\tqc\na\ts\to\tq\na\ts2\to2\tq2\n');
  const step = await rig.step({ command: 'verify', items: 'items.tsv' });
  expect(step.code).toBe(1);
  expect(step.outputs['exit-code']).toBe('3');
  expect(step.errors[0]?.properties).toMatchObject({ file: 'items.tsv', line: '3' });
});
