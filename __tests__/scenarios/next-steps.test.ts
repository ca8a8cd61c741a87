// What the tool says to type next, typed: each command is taken from the answer as it stands and does what it is for.
import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { delimiter } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { itemsTable, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { musterMain } from '../rigs/muster-cli.ts';
import { doItems } from '../rigs/worker-scripts.ts';

/** Planned by flags alone, two shards. */
async function flaggedBatch(folder = ''): Promise<TempBatch> {
  const batch = new TempBatch();
  batch.write(`${folder}items.tsv`, itemsTable(2));
  batch.write(`${folder}my template.md`, '# $shard_id\n$items\n');
  for (const n of [1, 2]) batch.write(`${folder}in/a${n}.txt`, `source ${n}\n`);
  const place = folder === '' ? [] : ['--workdir', folder.slice(0, -1), '--batch-dir', `${folder}_batches`];
  const told = [
    '--items',
    `${folder}items.tsv`,
    '--template',
    `${folder}my template.md`,
    '--batch-size',
    '1',
  ];
  await batch.must('plan', ...told, ...place);
  return batch;
}

/** The first command of the steps, in its own words. */
const firstStep = (text: string): string => /^next {7}(.*?) {2,}/m.exec(text)?.[1] ?? 'false';

/** Types it into a shell, in which `muster` is the tool under test; throws where it fails. */
function type(batch: TempBatch, command: string): void {
  batch.write('bin/muster', `#!/bin/sh\nexec '${process.execPath}' '${musterMain}' "$@"\n`);
  chmodSync(batch.path('bin/muster'), 0o755);
  const env = { ...process.env, PATH: `${batch.path('bin')}${delimiter}${process.env['PATH']}` };
  execFileSync('sh', ['-c', command], { cwd: batch.dir, env, stdio: 'pipe' });
}

describe('a batch that was planned by flags', () => {
  test('is planned again, after its template changed, by the command that status gives', async () => {
    using batch = await flaggedBatch();
    batch.write('my template.md', '# other $shard_id\n$items\n');
    const step = firstStep((await batch.must('status')).stdout);
    expect(step).toBe("muster plan --items items.tsv --template 'my template.md' --batch-size 1");
    type(batch, step);
    expect(batch.read('_batches/shard_001.prompt.md')).toMatch(/^# other shard_001/);
    expect(batch.statuses()).toEqual(['pending', 'pending']);
  });

  test('whose plan was cut off is finished by it', async () => {
    using batch = await flaggedBatch();
    batch.write('my template.md', '# other $shard_id\n$items\n');
    const again = ['plan', '--items', 'items.tsv', '--template', 'my template.md', '--batch-size', '1'];
    const died = await batch.run(again, { MUSTER_FAULT_POINT: 'before-plan' });
    expect(died.signal).toBe('SIGKILL');
    type(batch, firstStep((await batch.must('status')).stdout));
    expect(batch.exists('_batches/plan.next.json')).toBe(false);
    await batch.must(...shellRun(doItems));
  });

  test('whose plan is broken is told to name its items, before anything is moved', async () => {
    using batch = await flaggedBatch();
    batch.write('_batches/plan.json', '{');
    const step = firstStep((await batch.must('status')).stdout);
    expect(step).toBe('mv _batches/plan.json _batches/plan.json.broken && muster plan --items FILE');
    type(batch, step.replace('FILE', 'items.tsv'));
    const named = await batch.must('status', '--items', 'items.tsv');
    expect(named.stdout).not.toContain('plan.json.broken');
  });

  test('with another work dir is run by what verify and status give', async () => {
    using batch = await flaggedBatch('s/');
    const place = ['--workdir', 's', '--manifest', 's/_batches/manifest.tsv'];
    const step = 'muster run --manifest s/_batches/manifest.tsv --workdir s';
    expect(firstStep((await batch.run(['verify', ...place])).stderr)).toBe(step);
    expect(firstStep((await batch.must('status', ...place)).stdout)).toBe(step);
    // The plan knows its work dir, too.
    const bare = (await batch.must('status', '--manifest', 's/_batches/manifest.tsv')).stdout;
    expect(firstStep(bare)).toBe(step);
    type(batch, step);
    const failed = await batch.run(['run', ...place, '--runner', 'shell', '--shell-command', 'exit 9']);
    expect(failed.stderr).toMatch(/^ {11}muster explain shard_001 --manifest \S+ --workdir s {2}/m);
  });

  test('says nothing twice that muster.yml says', async () => {
    using batch = await flaggedBatch();
    batch.write('muster.yml', 'items: items.tsv\ntemplate: my template.md\nbatch-size: 1\n');
    batch.write('my template.md', '# other $shard_id\n$items\n');
    const step = firstStep((await batch.must('status')).stdout);
    expect(step).toBe('muster plan');
    type(batch, step);
  });
});
