// `command: run` and `plan` of the bundled Action, with real workers.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { actionBatch, shellInputs } from '../rigs/action-batch.ts';
import { doItems } from '../rigs/worker-scripts.ts';

test('a run plans, works, verifies, and leaves outputs and a summary', async () => {
  using rig = actionBatch(3);
  const step = await rig.step(shellInputs(doItems));
  expect(step.code).toBe(0);
  expect(step.outputs).toEqual({
    manifest: '_batches/manifest.tsv',
    'shard-count': '3',
    'has-work': 'false',
    verified: '3',
    succeeded: '0',
    failed: '0',
    pending: '0',
    'plan-digest': expect.stringMatching(/^[0-9a-f]{64}$/),
    'item-count': '3',
    disposition: 'satisfied',
    'exit-code': '0',
  });
  expect(step.summary).toContain('Muster run: 3 of 3 shards done');
  expect(step.summary).toContain('shard_003');
  expect(step.errors).toEqual([]);
  expect(step.stderr).toBe('');
});

test('a second run has nothing left to do and stays green', async () => {
  using rig = actionBatch(2);
  rig.write(rig.inside('worker.sh'), doItems);
  await rig.step(shellInputs('sh worker.sh'));
  rig.write(rig.inside('worker.sh'), 'exit 9');
  const step = await rig.step(shellInputs('sh worker.sh'));
  expect(step.code).toBe(0);
  expect(step.outputs).toMatchObject({ verified: '2', 'has-work': 'false', disposition: 'satisfied' });
});

test('a finished batch is verified once more: an output that was spoiled since fails the job by name', async () => {
  using rig = actionBatch(2);
  rig.write(rig.inside('worker.sh'), doItems);
  const first = await rig.step(shellInputs('sh worker.sh'));
  expect(first.text).toContain('verified once more, as the files lie now: 2 items of 2 shards');
  rig.write(rig.inside('worker.sh'), 'exit 9');
  rig.write(rig.inside('out/a2.md'), 'good\nstill a TODO here\n');
  const step = await rig.step(shellInputs('sh worker.sh'));
  expect(step.code).toBe(1);
  expect(step.text).toContain('no shards selected');
  expect(step.outputs).toMatchObject({ verified: '1', failed: '1', disposition: 'failed', 'exit-code': '1' });
  expect(step.errors.map(({ properties, data }) => [properties['file'], data])).toEqual([
    ['out/a2.md', expect.stringContaining("forbidden pattern 'TODO' in out/a2.md:2:9")],
    [undefined, 'what was verified does not pass any more (shard_002): 1 verified, 1 failed'],
  ]);
  expect(step.text.join('\n')).toContain('run it with input shard: shard_002');
  expect(step.summary).toContain('## ❌ Muster run: 1 of 2 shards done');
  // The remedy that it names is one: other shards are nobody's business then.
  rig.write(rig.inside('worker.sh'), doItems);
  const mended = await rig.step(shellInputs('sh worker.sh', { shard: 'shard_002' }));
  expect([mended.code, mended.outputs['verified']]).toEqual([0, '2']);
});

test('an agent that spoils what an earlier shard left verified does not get a green job', async () => {
  using rig = actionBatch(2);
  const step = await rig.step(shellInputs(`${doItems}; test ! -e out/a2.md || rm out/a1.md`));
  expect(step.code).toBe(1);
  expect(step.errors.at(-1)?.data).toContain('does not pass any more (shard_001)');
  expect(step.summary).toContain('missing output');
});

test('what a person called verified is not verified again', async () => {
  using rig = actionBatch(1);
  await rig.step(shellInputs('exit 3'));
  const manifest = rig.inside('_batches/manifest.tsv');
  rig.write(manifest, rig.read(manifest).replace('\tfailed\t', '\tverified\t'));
  const step = await rig.step(shellInputs('exit 3'));
  expect([step.code, step.outputs['verified']]).toEqual([0, '1']);
});

test('the summary names the problems that failed the job', async () => {
  using rig = actionBatch(2);
  const worker = `${doItems}; test ! -e out/a2.md || printf 'a TODO | here' > out/a2.md`;
  const step = await rig.step(shellInputs(worker));
  expect(step.code).toBe(1);
  expect(step.summary).toContain(
    "### Problems\n\n| shard | item | problem |\n| --- | --- | --- |\n| <code>shard_002</code> | <code>a2</code> | forbidden pattern 'TODO' in out/a2.md&#58;1&#58;3 |\n",
  );
});

test('a shard whose agent failed is annotated with that, not with the outputs that it left unwritten', async () => {
  using rig = actionBatch(1);
  const step = await rig.step(shellInputs('exit 3'));
  expect(step.errors.map(({ data }) => data)).toEqual([
    'exit: the runner exited with code 3',
    'the batch is not verified: 1 failed',
  ]);
});

test('nothing in a log of a run tells its reader to type a command', async () => {
  using rig = actionBatch(2);
  const step = await rig.step(shellInputs('exit 3'));
  expect(step.code).toBe(1);
  expect(step.text.join('\n')).not.toMatch(/\bmuster (run|retry|explain|status)\b/);
});

test.each([
  ['a wrong input', { runner: 'codx' }, ['input runner']],
  ['no items', { items: 'nothing.tsv' }, ['nothing.tsv', 'check input items']],
  ['a program that is not there', { runner: 'codex', 'shell-command': '' }, ['not on the PATH', 'install']],
])('a run that ends early says why in its summary: %s', async (_, inputs, words) => {
  using rig = actionBatch(1);
  const step = await rig.step(shellInputs('true', inputs));
  expect(step.code).toBe(1);
  expect(step.summary).toMatch(/^## ❌ Muster: nothing was (done|planned|run)\n\n- /);
  for (const word of words) expect(step.summary).toContain(word);
});

test.each(['shard', 'join'])('%s outside of a workflow says that it needs one', async (command) => {
  using rig = actionBatch(1);
  const seal = 'a'.repeat(64);
  const inputs = shellInputs('true', { command, leg: '0', 'plan-digest': seal });
  const step = await rig.step(inputs, { ACTIONS_RESULTS_URL: '' });
  expect(step.code).toBe(1);
  expect(step.errors[0]?.data).toMatch(/^this command works only in a job of a workflow: /);
  expect(step.text.join('\n')).not.toContain('githubstatus');
});

test('a shard whose outputs do not pass fails the job, with annotations on its files', async () => {
  using rig = actionBatch(2);
  const worker = `${doItems}; printf 'good\\nstill a TODO here\\n' > out/a2.md`;
  const step = await rig.step(shellInputs(worker, { 'continue-on-failure': 'true' }));
  expect(step.code).toBe(1);
  expect(step.outputs).toMatchObject({ disposition: 'failed', 'exit-code': '1', 'has-work': 'true' });
  const annotation = step.errors.find((error) => error.properties['file'] !== undefined);
  expect(annotation).toMatchObject({ properties: { file: 'out/a2.md', line: '2' } });
  expect(annotation?.data).toContain('TODO');
  expect(step.errors.at(-1)?.data).toMatch(/^the batch is not verified: /);
  expect(step.summary).toContain('❌');
});

test('a shard that an earlier run left failed keeps the job red although this run had no failure', async () => {
  using rig = actionBatch(2);
  rig.write(rig.inside('worker.sh'), `test $AGENT_BATCH_SHARD_ID != shard_001 || exit 3; ${doItems}`);
  await rig.step(shellInputs('sh worker.sh'));
  rig.write(rig.inside('worker.sh'), doItems);
  const step = await rig.step(shellInputs('sh worker.sh'));
  expect(step.code).toBe(1);
  expect(step.outputs).toMatchObject({ failed: '1', verified: '1', disposition: 'failed' });
});

test('a part of a batch that was asked for is green when it is done, and tells that work is left', async () => {
  using rig = actionBatch(3);
  const step = await rig.step(shellInputs(doItems, { limit: '1' }));
  expect(step.code).toBe(0);
  expect(step.outputs).toMatchObject({
    verified: '1',
    pending: '2',
    'has-work': 'true',
    disposition: 'satisfied',
  });
});

test('a run without a runner is refused: it would do nothing', async () => {
  using rig = actionBatch(1);
  const step = await rig.step({ command: 'run', items: 'items.tsv', template: 'template.md' });
  expect(step.code).toBe(1);
  expect(step.errors[0]?.data).toContain('input runner is required');
  expect(step.text.join('\n')).not.toContain('command line');
  expect(rig.exists(rig.inside('_batches'))).toBe(false);
});

test('a dry run that was asked for runs nothing, warns, and is not called satisfied', async () => {
  using rig = actionBatch(2);
  const step = await rig.step(shellInputs('echo > ran', { 'dry-run': 'true' }));
  expect(step.code).toBe(0);
  expect(rig.exists(rig.inside('ran'))).toBe(false);
  expect(step.text).toContain('would run shard_002 with shell');
  expect(step.warnings.map(({ data }) => data)).toEqual([expect.stringContaining('nothing was executed')]);
  expect(step.outputs).toMatchObject({
    verified: '0',
    pending: '2',
    'has-work': 'true',
    disposition: 'dry-run',
  });
});

test('each attempt is one group of the log, also with several jobs, and holds all of its output', async () => {
  using rig = actionBatch(4);
  const worker = `for i in 1 2 3 4 5; do echo "line $i of $AGENT_BATCH_SHARD_ID"; done; ${doItems}`;
  const step = await rig.step(shellInputs(worker, { jobs: '4' }));
  expect(step.code).toBe(0);
  const groups = groupsOf(step.stdout);
  expect([...groups.keys()].toSorted()).toEqual(['shard_001', 'shard_002', 'shard_003', 'shard_004']);
  for (const [shard, lines] of groups)
    expect(lines).toEqual([1, 2, 3, 4, 5].map((n) => `line ${n} of ${shard}`));
});

test('output beyond the limit of a group is cut with a note, and the log file has all of it', async () => {
  using rig = actionBatch(1);
  const worker = `echo first; head -c 900000 /dev/zero | tr '\\0' x | fold -w 99; echo; echo last; ${doItems}`;
  const step = await rig.step(shellInputs(worker));
  expect(step.code).toBe(0);
  expect(step.text).toEqual(
    expect.arrayContaining(['first', 'last', expect.stringMatching(/^… \d+ bytes are not shown here/)]),
  );
  expect(step.stdout.length).toBeLessThan(400_000);
  expect(rig.read(rig.inside('_batches/run-logs/shard_001.log')).length).toBeGreaterThan(900_000);
});

test('plan writes manifest and prompts, says what there is to do, and keeps what is verified', async () => {
  using rig = actionBatch(3);
  const plan = { command: 'plan', items: 'items.tsv', template: 'template.md', 'batch-size': '1' };
  // Without a results service there are no other jobs to plan for.
  const alone = { ACTIONS_RESULTS_URL: '' };
  const first = await rig.step(plan, alone);
  expect(first.code).toBe(0);
  expect(first.outputs).toMatchObject({
    'shard-count': '3',
    'has-work': 'true',
    pending: '3',
    'item-count': '3',
  });
  expect(rig.list(rig.inside('_batches')).filter((name) => name.endsWith('.prompt.md'))).toHaveLength(3);
  await rig.step(shellInputs(doItems, { limit: '1' }));
  const again = await rig.step(plan, alone);
  expect(again.outputs).toMatchObject({
    verified: '1',
    pending: '2',
    'plan-digest': first.outputs['plan-digest'],
  });
});

test('muster.yml gives what no input gives', async () => {
  using rig = actionBatch(2);
  rig.write(rig.inside('worker.sh'), doItems);
  const settings = [
    'items: items.tsv',
    'template: template.md',
    'runner: shell',
    'shell-command: sh worker.sh',
    'batch-size: 2',
  ];
  rig.write(rig.inside('muster.yml'), `${settings.join('\n')}\n`);
  const step = await rig.step({});
  expect(step.outputs).toMatchObject({ 'shard-count': '1', verified: '1', disposition: 'satisfied' });
});

test('the summary is appended to what an earlier part of the step wrote', async () => {
  using rig = actionBatch(1);
  writeFileSync(rig.commandFile('GITHUB_STEP_SUMMARY'), 'from before\n');
  const step = await rig.step(shellInputs(doItems));
  expect(step.summary).toMatch(/^from before\n/);
  expect(step.summary).toContain('1 of 1 shards done');
});

/** Lines between `::group::` and `::endgroup::`, without the fence. Fails when groups are nested or left open. */
function groupsOf(stdout: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const line of stdout.split('\n')) {
    const title = /^::group::(.*)$/.exec(line)?.[1];
    if (title !== undefined) {
      if (lines !== undefined) throw new Error(`group ${title} begins inside of another`);
      groups.set(title, (lines = []));
    } else if (line === '::endgroup::') lines = undefined;
    else if (lines !== undefined && !/^::(stop-commands::)?[0-9a-f]{32}(::)?$/.test(line)) lines.push(line);
  }
  if (lines !== undefined) throw new Error('a group was left open');
  return groups;
}
