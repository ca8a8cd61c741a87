import { describe, expect, test } from '@jest/globals';
import { unpackZip, type UnpackLimits } from '../../../src/github/artifacts/unpack-zip.ts';
import { craftZip, type CraftedEntry } from '../../rigs/crafted-zip.ts';

const limits: UnpackLimits = { packedBytes: 1e8, totalBytes: 1_000_000, entries: 20_000 };
const unpack = (entries: readonly CraftedEntry[], some: Partial<UnpackLimits> = {}) =>
  unpackZip('art', craftZip(entries), { ...limits, ...some });
const refusal = (entry: string, why: RegExp) => ({
  ok: false,
  failures: [{ reason: 'artifact-refused', artifact: 'art', entry, why: expect.stringMatching(why) }],
});
const big = (size: number) => Buffer.alloc(size);

test('a plain zip is taken whole, folders left out, in its order', async () => {
  const result = await unpack([
    { name: 'b/', bytes: Buffer.alloc(0), mode: 0o040755 },
    { name: 'b/two', bytes: Buffer.from('2') },
    { name: 'a', bytes: Buffer.from('1'), method: 0 },
  ]);
  expect(result.ok && result.value.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])).toEqual([
    ['b/two', '2'],
    ['a', '1'],
  ]);
});

describe('an entry is refused, and the artifact with it', () => {
  test.each<[string, CraftedEntry, RegExp]>([
    ['that leads out', { name: '../x' }, /\.\./],
    ['that leads out half way', { name: 'a/../../x' }, /\.\./],
    ['that leads out in our own spelling of names', { name: '..%5Cx/../y' }, /\.\./],
    ['with an absolute path', { name: '/etc/passwd' }, /absolute/],
    ['with a drive', { name: 'C:/x' }, /absolute/],
    ['with a NUL', { name: 'a\0b' }, /NUL/],
    ['with an empty part', { name: 'a//b' }, /plain path/],
    ['with a dot part', { name: './a' }, /plain path/],
    ['that is a symlink', { name: 'link', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }, /symlink/],
    ['that is a device', { name: 'dev', mode: 0o020666 }, /plain file/],
    ['that is encrypted', { name: 'secret', flags: 0x801 }, /encrypted/],
    ['that is packed strangely', { name: 'odd', method: 12 }, /method/],
    ['that is a folder that leads out', { name: '../d/', bytes: Buffer.alloc(0), mode: 0o040755 }, /\.\./],
    ['with another checksum', { name: 'damaged', saidCrc: 1 }, /damaged/],
    ['that is longer than it says', { name: 'bomb', bytes: big(500_000), saidSize: 10 }, /size/],
    ['that is shorter than it says', { name: 'short', saidSize: 500 }, /size/],
  ])('%s', async (_, entry, why) => {
    expect(await unpack([{ name: 'fine' }, entry])).toMatchObject(refusal(entry.name, why));
  });

  test('that comes twice', async () => {
    expect(await unpack([{ name: 'a' }, { name: 'b' }, { name: 'a' }])).toMatchObject(
      refusal('a', /two entries/),
    );
  });

  test('that comes twice once its name is read as we spell it', async () => {
    expect(await unpack([{ name: 'a%3Ab' }, { name: 'a:b' }])).toMatchObject(refusal('a:b', /two entries/));
  });

  test('that lies below a file, whatever comes between', async () => {
    expect(await unpack([{ name: 'a' }, { name: 'a-b' }, { name: 'a/deep/b' }])).toMatchObject(
      refusal('a/deep/b', /below a file/),
    );
  });
});

describe('limits', () => {
  test('hold for all files together, before the bytes are unpacked', async () => {
    const entries = Array.from({ length: 5 }, (_, index) => ({ name: `f${index}`, bytes: big(300_000) }));
    expect(await unpack(entries)).toMatchObject(refusal('f3', /1000000 bytes in all/));
  });

  test('hold against a bomb: a gigabyte that says so costs nothing', async () => {
    expect(await unpack([{ name: 'bomb', bytes: big(1000), saidSize: 2 ** 30 }])).toMatchObject(
      refusal('bomb', /in all/),
    );
  });

  test('are asked for once, with all bytes, before any is unpacked', async () => {
    const asked: number[] = [];
    const entries = [
      { name: 'a', bytes: big(1000) },
      { name: 'damaged', bytes: big(10), saidCrc: 1 },
    ];
    const admit = (bytes: number) => Promise.resolve(void asked.push(bytes));
    expect(await unpack(entries, { admit })).toMatchObject(refusal('damaged', /damaged/));
    expect(asked).toEqual([1010]);
    expect(await unpack(entries, { admit, totalBytes: 1009 })).toMatchObject(refusal('damaged', /in all/));
    expect(asked).toEqual([1010]);
  });

  test('hold for the number of entries, which is what the zip says', async () => {
    expect(await unpack([{ name: 'a' }, { name: 'b' }], { entries: 1 })).toMatchObject(
      refusal('', /2 entries/),
    );
  });

  test('let 10,000 entries pass', async () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      name: `records/shard_${index}.1.json`,
      bytes: Buffer.from(`${index}`),
    }));
    const result = await unpack(entries);
    expect(result.ok && result.value.length).toBe(10_000);
    expect(result.ok && Buffer.from(result.value[9_999]?.bytes ?? []).toString()).toBe('9999');
  });
});

test.each([
  ['no zip at all', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['a zip that is cut off', craftZip([{ name: 'a', bytes: big(100) }]).subarray(0, -30)],
  ['a zip whose count lies', craftZip([{ name: 'a' }], 3)],
  [
    'a zip whose data is cut out',
    Buffer.concat([craftZip([{ name: 'a', method: 0, bytes: big(9) }]).subarray(39)]),
  ],
])('%s is refused with a reason', async (_, zip) => {
  expect(await unpackZip('art', zip, limits)).toMatchObject({
    ok: false,
    failures: [{ reason: 'artifact-refused' }],
  });
});
