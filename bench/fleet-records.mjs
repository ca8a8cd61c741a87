// Record artifacts as the legs of a finished run leave them, made from the plan: every shard verified, in bundles of a
// chunk each. Uploaded through the Action's own store, so the join finds what it would find.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowDigest } from '../build/core/batch/fingerprint.js';
import { parseItems } from '../build/core/batch/parse-items.js';
import { artifactName, chunkPart } from '../build/core/groups/artifact-names.js';
import { chunkName, chunksOf, planLegs } from '../build/core/groups/legs.js';
import { encodeBundle, logPath, outputPath, promptPath } from '../build/core/groups/record-bundle.js';

const log = Buffer.from('a line of what an agent says while it works\n'.repeat(50));
const outputText = 'A line of plain text that an agent could have written, of middling length.\n'.repeat(17);

/** Creates all record artifacts of the plan in the workspace; answers how many. */
export async function uploadRecords(workspace, store, group, maxLegs) {
  const plan = JSON.parse(readFileSync(join(workspace, '_batches/plan.json'), 'utf8'));
  const items = await itemsOf(workspace);
  const shards = plan.shards.map(({ id }) => id);
  const legs = planLegs(shards, maxLegs);
  const waiting = legs.flatMap((leg) => chunksOf(leg));
  const count = waiting.length;
  const lastOf = new Map();
  const upload = async () => {
    for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
      const planned = plan.shards.slice(chunk.from, chunk.to);
      const records = planned.map((shard) => bundled(workspace, plan, shard, items, chunk.leg));
      const name = chunkName(chunk, shards);
      const head = { group, planDigest: plan.digests.plan, chunk: name, leg: chunk.leg, runAttempt: 1 };
      const { files, last } = encodeBundle(head, records, lastOf.get(chunk.leg) ?? null);
      lastOf.set(chunk.leg, last);
      const artifact = artifactName(group, {
        kind: 'record',
        chunk: chunkPart(name),
        runAttempt: 1,
        number: 1,
      });
      const created = await store.create(artifact, files);
      if (!created.ok || created.value.kind !== 'created')
        throw new Error(`${artifact}: ${JSON.stringify(created)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, upload));
  return count;
}

async function itemsOf(workspace) {
  const bytes = readFileSync(join(workspace, 'items.tsv'));
  const parsed = await parseItems(bytes, 'items.tsv', { isQcRequired: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return new Map(parsed.value.items.map((item) => [item.id, item]));
}

function bundled(workspace, plan, { id: shard, items: ids, prompt }, items, leg) {
  const owner = `bench-${leg}`;
  const files = [];
  const recorded = ids.map((id) => {
    const item = items.get(id);
    const output = Buffer.from(`${id}\n${outputText}`);
    const qc = Buffer.from(`{"item_id": "${id}", "pass": true, "words": 221}\n`);
    files.push({ path: outputPath(item.output), bytes: output }, { path: outputPath(item.qc), bytes: qc });
    const digests = { output: hash('sha256', output), qc: hash('sha256', qc) };
    return { id, row: rowDigest(item), source: null, verdict: 'verified', ...digests };
  });
  const promptBytes = readFileSync(join(workspace, `_batches/${shard}.prompt.md`));
  files.push({ path: logPath(shard, 1), bytes: log }, { path: promptPath(shard), bytes: promptBytes });
  const record = {
    format: 'muster.record/1',
    shard,
    attempt: 1,
    owner: { host: 'bench', boot: '', pid: 1, processStart: '', token: owner },
    status: 'verified',
    runner: 'shell',
    startedAt: '2026-01-01T00:00:00.000000+00:00',
    finishedAt: '2026-01-01T00:01:00.000000+00:00',
    durationMs: 60_000,
    exitCode: 0,
    signal: null,
    promptDigest: prompt,
    planDigest: plan.digests.plan,
    items: recorded,
    log: { path: `_batches/run-logs/${shard}.log`, bytes: log.length, isTruncated: false },
    usage: { inputTokens: 1200, outputTokens: 300, costUsd: 0.01 },
  };
  return { fence: { runAttempt: 1, attempt: 1, owner }, record, files };
}
