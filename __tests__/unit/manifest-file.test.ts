import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { renderManifest } from '../../src/core/batch/manifest-codec.ts';
import type { ManifestRow } from '../../src/core/batch/manifest-row.ts';
import { fail, ok } from '../../src/core/result.ts';
import { openBatchDir, type BatchDir } from '../../src/stores/file/batch-dir.ts';
import { openPlanStore } from '../../src/stores/file/plan-file.ts';
import { claim, record, row, someOwner } from '../rigs/batch-facts.ts';
import { tempDir, type TempDir } from '../rigs/temp-dir.ts';

function openIn(dir: TempDir, pid = 1): BatchDir {
  return openBatchDir({
    manifestPath: dir.inside('manifest.tsv'),
    owner: { ...someOwner, pid, token: `token-${pid}` },
    ownerState: () => 'alive',
    warn: () => {},
  });
}

const rowsOf = (batch: BatchDir): readonly ManifestRow[] => {
  const rows = batch.readRows();
  if (!rows.ok) throw new Error('no rows');
  return rows.value;
};

test('a manifest that is not there is said to be missing', async () => {
  await using dir = await tempDir();
  expect(openIn(dir).readRows()).toMatchObject({
    ok: false,
    failures: [{ reason: 'file-missing', role: 'manifest' }],
  });
});

test('an update that fails writes nothing', async () => {
  await using dir = await tempDir();
  const failed = await openIn(dir).updateRows(() => fail({ reason: 'manifest-empty', at: { file: 'x' } }));
  expect(failed.ok).toBe(false);
  expect(readdirSync(dir.path)).toEqual([]);
});

test('a mark made after a record wins, and stays when the manifest is committed again and again', async () => {
  await using dir = await tempDir();
  const batch = openIn(dir);
  await batch.updateRows(() => ok([row()]));
  await batch.claims.claim(claim('shard_001', 1, Date.now()));
  await batch.records.write(record('shard_001', 1, { finishedAt: new Date().toISOString() }));
  await batch.updateRows((rows) => ok((rows ?? []).map((one) => ({ ...one, status: 'pending' as const }))));
  await batch.commit();
  await batch.commit();
  expect(rowsOf(openIn(dir))).toEqual([row({ status: 'pending', attempt: 1 })]);
});

test('what a person writes into the file between two commits of a run is taken in', async () => {
  await using dir = await tempDir();
  const batch = openIn(dir);
  await batch.updateRows(() => ok([row(), row({ shardId: 'shard_002' })]));
  await batch.commit();
  writeFileSync(
    dir.inside('manifest.tsv'),
    renderManifest([row(), row({ shardId: 'shard_002', status: 'skipped' })]),
  );
  await batch.claims.claim(claim('shard_001', 1, Date.now()));
  await batch.commit();
  expect(rowsOf(openIn(dir)).map((one) => one.status)).toEqual(['running', 'skipped']);
});

test('an edit of the same size in the same instant is noticed by its new file', async () => {
  await using dir = await tempDir();
  const batch = openIn(dir);
  await batch.updateRows(() => ok([row({ status: 'pending' })]));
  await batch.commit();
  const { mtimeMs } = statSync(dir.inside('manifest.tsv'));
  const edited = dir.inside('edited.tsv');
  writeFileSync(edited, renderManifest([row({ status: 'skipped' })]));
  utimesSync(edited, mtimeMs / 1000, mtimeMs / 1000);
  renameSync(edited, dir.inside('manifest.tsv'));
  await batch.commit();
  expect(rowsOf(batch)[0]?.status).toBe('skipped');
});

test('the time of a written manifest is strictly later than that of the one before', async () => {
  await using dir = await tempDir();
  const batch = openIn(dir);
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    await batch.updateRows(() => ok([row()]));
    times.push(statSync(dir.inside('manifest.tsv')).mtimeMs);
  }
  expect(times.every((time, n) => n === 0 || time > (times[n - 1] ?? Infinity))).toBe(true);
});

test('many writers at once lose no edit', async () => {
  await using dir = await tempDir();
  const ids = Array.from({ length: 12 }, (_, n) => `shard_${n}`);
  await openIn(dir).updateRows(() => ok(ids.map((shardId) => row({ shardId }))));
  await Promise.all(
    ids.map((id, n) =>
      openIn(dir, n + 2).updateRows((rows) =>
        ok((rows ?? []).map((one) => (one.shardId === id ? { ...one, status: 'skipped' as const } : one))),
      ),
    ),
  );
  expect(rowsOf(openIn(dir)).every((one) => one.status === 'skipped')).toBe(true);
  expect(readdirSync(dir.path)).toEqual(['manifest.tsv']);
});

test('a symlinked manifest stays a symlink and the file keeps its mode', async () => {
  await using dir = await tempDir();
  mkdirSync(dir.inside('elsewhere'));
  writeFileSync(dir.inside('elsewhere', 'real.tsv'), renderManifest([row()]));
  chmodSync(dir.inside('elsewhere', 'real.tsv'), 0o640);
  symlinkSync('elsewhere/real.tsv', dir.inside('manifest.tsv'));
  const updated = await openIn(dir).updateRows((rows) =>
    ok((rows ?? []).map((one) => ({ ...one, status: 'skipped' as const }))),
  );
  expect(updated.ok).toBe(true);
  expect(readFileSync(dir.inside('elsewhere', 'real.tsv'), 'utf8')).toContain('skipped');
  expect(statSync(dir.inside('elsewhere', 'real.tsv')).mode & 0o777).toBe(0o640);
});

test.each([0o640, 0o666, 0o600])('the mode %o is kept whatever the umask', async (mode) => {
  await using dir = await tempDir();
  const batch = openIn(dir);
  await batch.updateRows(() => ok([row()]));
  chmodSync(dir.inside('manifest.tsv'), mode);
  const umask = process.umask(0o077);
  try {
    await batch.updateRows((rows) => ok(rows ?? []));
  } finally {
    process.umask(umask);
  }
  expect(statSync(dir.inside('manifest.tsv')).mode & 0o777).toBe(mode);
});

test('a link to a link stays one, and the file at its end is written', async () => {
  await using dir = await tempDir();
  mkdirSync(dir.inside('far'));
  writeFileSync(dir.inside('far', 'real.tsv'), renderManifest([row()]));
  symlinkSync('far/real.tsv', dir.inside('middle.tsv'));
  symlinkSync('middle.tsv', dir.inside('manifest.tsv'));
  await openIn(dir).updateRows((rows) =>
    ok((rows ?? []).map((one) => ({ ...one, status: 'skipped' as const }))),
  );
  expect(readFileSync(dir.inside('far', 'real.tsv'), 'utf8')).toContain('skipped');
  for (const name of ['middle.tsv', 'manifest.tsv'])
    expect(lstatSync(dir.inside(name)).isSymbolicLink()).toBe(true);
});

test('a link that was laid in the place of a manifest is replaced, not followed', async () => {
  await using dir = await tempDir();
  const batch = openIn(dir);
  await batch.updateRows(() => ok([row()]));
  renameSync(dir.inside('manifest.tsv'), dir.inside('other.tsv'));
  const text = readFileSync(dir.inside('other.tsv'), 'utf8');
  symlinkSync('other.tsv', dir.inside('manifest.tsv'));
  await batch.updateRows((rows) => ok((rows ?? []).map((one) => ({ ...one, status: 'skipped' as const }))));
  expect(readFileSync(dir.inside('other.tsv'), 'utf8')).toBe(text);
  expect(readFileSync(dir.inside('manifest.tsv'), 'utf8')).toContain('skipped');
  expect(lstatSync(dir.inside('manifest.tsv')).isSymbolicLink()).toBe(false);
});

test('a batch folder that became a symlink takes neither lock nor manifest', async () => {
  await using dir = await tempDir();
  mkdirSync(dir.inside('batch'));
  mkdirSync(dir.inside('elsewhere'));
  const manifestPath = dir.inside('batch', 'manifest.tsv');
  const batch = openBatchDir({ manifestPath, owner: someOwner, ownerState: () => 'alive', warn: () => {} });
  await batch.updateRows(() => ok([row()]));
  renameSync(dir.inside('batch'), dir.inside('was'));
  symlinkSync('elsewhere', dir.inside('batch'));
  const refused = await batch.updateRows(() => ok([row()]));
  expect(refused.ok ? [] : refused.failures.map(({ reason }) => reason)).toEqual(['file-unwritable']);
  expect(readdirSync(dir.inside('elsewhere'))).toEqual([]);
});

test.each(['.manifest.tsv', '.plan.json'])(
  'a link laid under the name of a temp file %s is not written through',
  async (stem) => {
    await using dir = await tempDir();
    writeFileSync(dir.inside('victim'), 'mine');
    symlinkSync('victim', dir.inside(`${stem}.${process.pid}`));
    await openIn(dir).updateRows(() => ok([row()]));
    const digests = { items: 'i', template: null, checks: null, plan: 'p' };
    const plan = {
      format: 'muster.plan/1',
      items: 'i',
      workdir: '.',
      template: null,
      settings: { batchSize: 1 },
      digests,
      shards: [],
    } as const;
    expect(openPlanStore(dir.inside('manifest.tsv')).write(plan)).toMatchObject({ ok: true });
    expect(readFileSync(dir.inside('victim'), 'utf8')).toBe('mine');
  },
);

test('a row that names a foreign file is told of with its own line, blank lines before it or not', async () => {
  await using dir = await tempDir();
  const text = renderManifest([
    row({ promptPath: 'shard_001.prompt.md', logPath: 'run-logs/shard_001.log' }),
    row({ shardId: 'shard_002', promptPath: 'src/main.ts', logPath: 'src/run-logs/shard_002.log' }),
  ]);
  writeFileSync(dir.inside('manifest.tsv'), text.replaceAll('\n', '\n\n'));
  expect(openIn(dir).readRows()).toMatchObject({
    ok: false,
    failures: [{ reason: 'manifest-cell-invalid', column: 'prompt_path', at: { line: 5 } }],
  });
});

describe('an update that answers the rows it was given', () => {
  const path = (dir: TempDir) => dir.inside('manifest.tsv');
  const hourAgo = Date.now() / 1000 - 3600;
  const updateIn = (dir: TempDir) => openIn(dir).updateRows((rows) => ok(rows ?? []));

  test('leaves a manifest that says just them as it is, time and all, and still does what comes after', async () => {
    await using dir = await tempDir();
    writeFileSync(path(dir), renderManifest([row(), row({ shardId: 'shard_002', status: 'skipped' })]));
    utimesSync(path(dir), hourAgo, hourAgo);
    const before = statSync(path(dir));
    let isDone = false;
    await openIn(dir).updateRows(
      (rows) => ok(rows ?? []),
      () => ((isDone = true), ok(undefined)),
    );
    const { ino, mtimeMs } = statSync(path(dir));
    expect({ ino, mtimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(isDone).toBe(true);
  });

  test.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['other line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a blank line', (text: string) => `${text}\n`],
    ['no line end at its end', (text: string) => text.slice(0, -1)],
    ['a number with a zero before it', (text: string) => text.replace(/0\n$/, '00\n')],
    ['a quote that need not be', (text: string) => text.replace('shard_001\t', '"shard_001"\t')],
  ])('writes one with %s anew', async (_, change) => {
    await using dir = await tempDir();
    const text = renderManifest([row()]);
    writeFileSync(path(dir), change(text));
    expect(await updateIn(dir)).toMatchObject({ ok: true });
    expect(readFileSync(path(dir), 'utf8')).toBe(text);
  });

  test('writes one that lags behind a record', async () => {
    await using dir = await tempDir();
    writeFileSync(path(dir), renderManifest([row()]));
    const batch = openIn(dir);
    await batch.claims.claim(claim('shard_001', 1, Date.now()));
    await batch.records.write(record('shard_001', 1));
    expect(await updateIn(dir)).toMatchObject({ ok: true });
    expect(readFileSync(path(dir), 'utf8')).toBe(renderManifest([row({ status: 'verified', attempt: 1 })]));
  });

  test('and rows that were decided anew are newer than what was known, also where they say the same', async () => {
    await using dir = await tempDir();
    writeFileSync(path(dir), renderManifest([row()]));
    utimesSync(path(dir), hourAgo, hourAgo);
    await openIn(dir).updateRows((rows) => ok([...(rows ?? [])]));
    expect(statSync(path(dir)).mtimeMs).toBeGreaterThan(hourAgo * 1000 + 60_000);
  });
});
