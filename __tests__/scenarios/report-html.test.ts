// report.html where a join leaves it: beside join.json, in the join artifact, and under its digest.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sha256 } from '../../src/core/batch/fingerprint.ts';
import { parseJoin } from '../../src/core/groups/join-report.ts';
import { joinGroup } from '../../src/engine/group/join-group.ts';
import { renderReportHtml } from '../../src/present/report-html.ts';
import { openJoin } from '../../src/wire/open-join.ts';
import { GroupRig, must } from '../rigs/group-rig.ts';
import { muster } from '../rigs/muster-cli.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const failForTwo = `[ "$AGENT_BATCH_SHARD_ID" = shard_002 ] && exit 3; ${doItems}`;

/** Plan, legs and `muster join` of a batch of three shards, one of which fails; answers the batch folder. */
async function joinHere(rig: GroupRig): Promise<string> {
  const plan = await rig.plan();
  for (const { index } of plan.legs) await rig.leg(index, plan.sealDigest, { agent: failForTwo });
  const here = rig.workspace('here');
  const ended = await muster(['join', '--from', rig.download('downloads')], { cwd: here });
  expect([ended.code, ended.stderr]).toEqual([1, '']);
  return join(here, '_batches');
}

test('a join leaves a page that says what it decided, and its digest is in join.json', async () => {
  using rig = new GroupRig(3);
  const folder = await joinHere(rig);
  const page = readFileSync(join(folder, 'report.html'), 'utf8');
  const parsed = parseJoin(readFileSync(join(folder, 'join.json'), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.why);
  const { evidence, merkleRoot, members } = parsed.document;
  expect(evidence).toContainEqual({ path: 'report.html', sha256: sha256(page) });
  expect(page).toContain(merkleRoot);
  expect(page).toContain('<h1>demo: <span class="bad">failed</span></h1>');
  const shown = [...page.matchAll(/<th scope="row"><code>([^<]*)</g)].map(([, shard]) => shard);
  expect(shown).toEqual(['shard_002', 'shard_001', 'shard_003']);
  expect(members).toHaveLength(shown.length);
});

test('the join artifact of the Action holds the page, and a changed page is found', async () => {
  using rig = new GroupRig(2);
  const plan = await rig.plan();
  for (const { index } of plan.legs) await rig.leg(index, plan.sealDigest);
  const workspace = rig.workspace('join');
  const opened = await openJoin({
    resolved: await rig.settings(workspace),
    artifacts: rig.artifacts.store(1),
    group: 'demo',
    runAttempt: 1,
    place: 'alone',
    resumeCommand: () => '',
    warn: () => undefined,
  });
  const joined = must(await joinGroup({ ...must(opened), renderPage: renderReportHtml }));
  rig.keep(joined, workspace, 'artifact');
  const path = rig.path('artifact/report.html');
  expect(readFileSync(path, 'utf8')).toBe(joined.page);
  expect((await rig.run(['verify-manifest', 'artifact'])).code).toBe(0);
  writeFileSync(path, `${joined.page} `);
  const ended = await rig.run(['verify-manifest', 'artifact']);
  expect([ended.code, ended.stdout]).toEqual([1, expect.stringContaining("'report.html' was changed")]);
});
