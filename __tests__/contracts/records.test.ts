// The contract of the Records port, held by every implementation.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Failure } from '../../src/core/failure.ts';
import type { Records } from '../../src/ports/records.ts';
import { openFileRecords } from '../../src/stores/file/records.ts';
import { record } from '../rigs/batch-facts.ts';

function recordsContract(name: string, newPlace: () => () => Records): void {
  describe(`records in ${name}`, () => {
    test('a record comes back as it was written', async () => {
      const open = newPlace();
      const written = record('shard_001', 1, {
        items: [{ id: 'é日本🎉', row: 'r', source: null, verdict: 'verified', output: 'o' }],
        usage: { inputTokens: 3, costUsd: 0.25 },
      });
      expect(await open().write(written)).toBe('written');
      expect(await open().list()).toEqual([written]);
    });

    test("a late worker's record never replaces the one that stands", async () => {
      const open = newPlace();
      await open().write(record('shard_001', 1, { status: 'failed' }));
      expect(await open().write(record('shard_001', 1, { status: 'verified' }))).toBe('taken');
      expect(await open().list()).toMatchObject([{ status: 'failed' }]);
    });

    test('each gives the same records one after the other', async () => {
      const open = newPlace();
      const written = [record('shard_001', 1), record('shard_002', 1)];
      for (const one of written) await open().write(one);
      expect([...open().each()].toSorted((a, b) => (a.shard < b.shard ? -1 : 1))).toEqual(written);
    });

    test('of many at once exactly one stands, and it is of the one who was told so', async () => {
      const open = newPlace();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) => open().write(record('shard_001', 1, { exitCode: n }))),
      );
      const winners = outcomes.flatMap((outcome, n) => (outcome === 'written' ? [{ exitCode: n }] : []));
      expect(winners).toHaveLength(1);
      expect(await open().list()).toMatchObject(winners);
    });
  });
}

function place(): {
  folder: string;
  open: (warn?: (failure: Failure) => void) => ReturnType<typeof openFileRecords>;
} {
  const folder = join(mkdtempSync(join(tmpdir(), 'muster-records-')), 'records');
  return { folder, open: (warn = () => {}) => openFileRecords(folder, 'records', warn) };
}

recordsContract('files', () => {
  const { open } = place();
  return () => open();
});

describe('a record is not written through a symlink', () => {
  const laid = {
    'in the place of its folder': (folder: string, elsewhere: string) => {
      symlinkSync(elsewhere, folder);
    },
    'to nothing': (folder: string, elsewhere: string) => symlinkSync(join(elsewhere, 'nothing'), folder),
    'in the place of the folder above': (folder: string, elsewhere: string) => {
      renameSync(dirname(folder), `${dirname(folder)}-was`);
      symlinkSync(elsewhere, dirname(folder));
    },
  } as const;
  test.each(Object.entries(laid))('%s', async (_, lay) => {
    const { folder, open } = place();
    const elsewhere = mkdtempSync(join(tmpdir(), 'muster-elsewhere-'));
    const records = open();
    await records.write(record('shard_001', 1));
    rmSync(folder, { recursive: true });
    lay(folder, elsewhere);
    await expect(records.write(record('shard_001', 2))).rejects.toMatchObject({ code: expect.any(String) });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('a link above that was there before is followed', async () => {
    const { folder } = place();
    const link = `${dirname(folder)}-link`;
    symlinkSync(dirname(folder), link);
    const records = openFileRecords(join(link, 'records'), 'records', () => {});
    expect(await records.write(record('shard_001', 1))).toBe('written');
    expect(readdirSync(folder)).toEqual(['shard_001.1.json']);
  });
});

describe('record files that are not what they seem', () => {
  const [item] = record('shard_001', 1).items ?? [];
  const strange = JSON.stringify(
    record('shard_001', 1, {
      items: [
        { ...item, id: 'a', row: 'r', source: null, verdict: 'verified', executable: 'output' as never },
      ],
    }),
  );
  test.each([
    ['torn', '{"format":"muster.record/1","sha'],
    ['empty', ''],
    ['of a newer format', '{"format":"muster.record/2"}'],
    ['of files that are executed in a strange way', strange],
    ['of another shard', JSON.stringify(record('shard_002', 1))],
  ])('a file that is %s is passed over with one warning', (_, text) => {
    const { folder, open } = place();
    mkdirSync(folder);
    writeFileSync(join(folder, 'shard_001.1.json'), text);
    const warnings: Failure[] = [];
    const records = open((failure) => warnings.push(failure));
    expect(records.kept()).toEqual([]);
    expect(records.kept()).toEqual([]);
    expect(warnings).toMatchObject([
      { reason: 'record-invalid', role: 'record', at: { file: 'records/shard_001.1.json' } },
    ]);
  });

  test('temp files of a crash are not taken for records and do not hinder the next write', async () => {
    const { folder, open } = place();
    mkdirSync(folder);
    writeFileSync(join(folder, `.shard_001.1.json.${process.pid}`), '{"half');
    const records = open();
    expect(records.kept()).toEqual([]);
    expect(await records.write(record('shard_001', 1))).toBe('written');
    records.kept();
    records.sweep();
    expect(readdirSync(folder)).toEqual(['shard_001.1.json']);
  });

  test('a folder that was removed meanwhile is made again', async () => {
    const { folder, open } = place();
    const records = open();
    await records.write(record('shard_001', 1));
    rmSync(folder, { recursive: true });
    expect(await records.write(record('shard_002', 1))).toBe('written');
    // Now while the disk is writing, before the file has its name.
    const written = records.write(record('shard_003', 1));
    rmSync(folder, { recursive: true });
    expect(await written).toBe('written');
    expect(readdirSync(folder)).toEqual(['shard_003.1.json']);
  });
});

describe('a record that a power cut tore', () => {
  test.each([
    ['empty', ''],
    ['cut', '{"format":"muster.record/1","sha'],
  ])('%s: it is moved aside, and its attempt is closed', async (_, text) => {
    const { folder, open } = place();
    mkdirSync(folder);
    writeFileSync(join(folder, 'shard_001.1.json'), text);
    expect(await open().write(record('shard_001', 1))).toBe('written');
    expect(await open().list()).toEqual([record('shard_001', 1)]);
    expect(readFileSync(join(folder, 'shard_001.1.json.torn'), 'utf8')).toBe(text);
  });

  test('a record of a newer format is not torn: it stands', async () => {
    const { folder, open } = place();
    mkdirSync(folder);
    writeFileSync(join(folder, 'shard_001.1.json'), '{"format":"muster.record/2"}');
    expect(await open().write(record('shard_001', 1))).toBe('taken');
    expect(readdirSync(folder)).toEqual(['shard_001.1.json']);
  });
});

describe('what is no record', () => {
  test('a folder and a FIFO of its name are passed over with a warning each, and wait for nobody', () => {
    const { folder, open } = place();
    mkdirSync(join(folder, 'shard_001.1.json'), { recursive: true });
    execFileSync('mkfifo', [join(folder, 'shard_002.1.json')]);
    const warnings: Failure[] = [];
    expect(open((failure) => warnings.push(failure)).kept()).toEqual([]);
    expect(warnings).toMatchObject([{ reason: 'record-invalid' }, { reason: 'record-invalid' }]);
  });

  test('a file in the place of the folder is trouble, not an empty folder', () => {
    const { folder, open } = place();
    writeFileSync(folder, '');
    const records = open();
    expect(records.kept()).toEqual([]);
    expect(records.trouble()).toMatchObject({ reason: 'file-unreadable', at: { file: 'records' } });
  });
});

test('negative control: a store that renames over what stands lets a late worker win', async () => {
  const { folder, open } = place();
  mkdirSync(folder);
  await open().write(record('shard_001', 1, { status: 'failed' }));
  const late = `${JSON.stringify(record('shard_001', 1, { status: 'verified' }))}\n`;
  writeFileSync(join(folder, 'late'), late);
  renameSync(join(folder, 'late'), join(folder, 'shard_001.1.json'));
  expect(await open().list()).toMatchObject([{ status: 'verified' }]);
});
