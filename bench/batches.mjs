// The batches that are measured: items of realistic width in a temp folder of their own.
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const main =
  process.env.MUSTER_BENCH_MAIN ?? fileURLToPath(new URL('../build/bin/muster.js', import.meta.url));

const notes = 'Keep the tone of the original; one paragraph, no headings.';
const template =
  '# Work on $shard_id\n\n$item_count items, $first_item to $last_item.\n\n$items\n\nWrite nothing else.\n';

/** Calls `use` with a fresh folder, which is gone afterwards. */
export async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const idOf = (n) => `item-${String(n).padStart(6, '0')}`;
export const outputOf = (n) => `out/${n % 100}/${idOf(n)}.md`;
export const qcOf = (n) => `qc/${n % 100}/${idOf(n)}.json`;

/** items.tsv and the template; the sources are named, not made: nothing of what is measured reads them. */
export function writeItems(folder, items) {
  const rows = ['item_id\tsource\toutput\tqc\tnotes'];
  for (let n = 0; n < items; n++)
    rows.push(`${idOf(n)}\tin/${idOf(n)}.txt\t${outputOf(n)}\t${qcOf(n)}\t${notes}`);
  writeFileSync(join(folder, 'items.tsv'), `${rows.join('\n')}\n`);
  writeFileSync(join(folder, 'template.md'), template);
}

/** Outputs of 1.3 kB with a QC file each, all of which pass. */
export function writeOutputs(folder, items) {
  const text = 'A line of plain text that an agent could have written, of middling length.\n'.repeat(17);
  for (let part = 0; part < 100; part++)
    for (const name of ['out', 'qc']) mkdirSync(join(folder, name, String(part)), { recursive: true });
  for (let n = 0; n < items; n++) {
    writeFileSync(join(folder, outputOf(n)), `${idOf(n)}\n${text}`);
    writeFileSync(join(folder, qcOf(n)), `{"item_id": "${idOf(n)}", "pass": true, "words": 221}\n`);
  }
}

const sha256 = (text) => hash('sha256', text, 'hex');

/** A claim and a record that says verified for every shard of a planned batch. */
export function writeRecords(folder, items, batchSize) {
  const inside = (name) => join(folder, '_batches', name);
  for (const name of ['claims', 'records']) mkdirSync(inside(name), { recursive: true });
  const owner = { host: 'bench', boot: 'b', pid: 1, processStart: '1', token: 'bench' };
  const startedAt = '2026-01-01T00:00:00.000000+00:00';
  const digests = { template: null, checks: sha256('checks'), runner: sha256('runner') };
  for (let shard = 1; (shard - 1) * batchSize < items; shard++) {
    const id = `shard_${String(shard).padStart(3, '0')}`;
    const numbers = Array.from({ length: batchSize }, (_, n) => (shard - 1) * batchSize + n).filter(
      (n) => n < items,
    );
    const common = { shard: id, attempt: 1, owner };
    const record = {
      format: 'muster.record/1',
      ...common,
      status: 'verified',
      runner: 'shell',
      startedAt,
      finishedAt: startedAt,
      durationMs: 1,
      exitCode: 0,
      signal: null,
      promptDigest: sha256(id),
      planDigest: sha256('plan'),
      digests,
      items: numbers.map((n) => ({
        id: idOf(n),
        row: sha256(JSON.stringify([idOf(n), `in/${idOf(n)}.txt`, outputOf(n), qcOf(n), notes])),
        source: null,
        verdict: 'verified',
        output: sha256(outputOf(n)),
        qc: sha256(qcOf(n)),
      })),
      log: { path: `_batches/run-logs/${id}.log`, bytes: 0, isTruncated: false },
    };
    writeFileSync(
      inside(`claims/${id}.1.json`),
      `${JSON.stringify({ format: 'muster.claim/1', ...common, startedAt })}\n`,
    );
    writeFileSync(inside(`records/${id}.1.json`), `${JSON.stringify(record)}\n`);
  }
}

const header =
  'shard_id\tprompt_path\titem_count\tfirst_item\tlast_item\tstatus\tlog_path\tstarted_at\tattempt';

/** A manifest with prompts and nothing known of the items: what a run costs by itself. */
export function writeManifest(folder, shards) {
  mkdirSync(join(folder, '_batches'), { recursive: true });
  const rows = [header];
  for (let n = 1; n <= shards; n++) {
    const id = `shard_${String(n).padStart(3, '0')}`;
    rows.push(`${id}\t_batches/${id}.prompt.md\t1\t${id}\t${id}\tpending\t_batches/run-logs/${id}.log\t\t0`);
    writeFileSync(join(folder, '_batches', `${id}.prompt.md`), `prompt of ${id}\n`.repeat(40));
  }
  writeFileSync(join(folder, '_batches/manifest.tsv'), `${rows.join('\n')}\n`);
}

export const planArgs = [main, 'plan', '--items', 'items.tsv', '--batch-size', '10'];
export const promptArgs = [
  main,
  'build-prompts',
  '--items',
  'items.tsv',
  '--manifest',
  '_batches/manifest.tsv',
  '--template',
  'template.md',
];
