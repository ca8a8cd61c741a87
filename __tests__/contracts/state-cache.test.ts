// The contract of the StateCache port, held by our client against the results service rig, faults included.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Failure } from '../../src/core/failure.ts';
import { openStateCache } from '../../src/github/cache/state-cache.ts';
import { decodePack } from '../../src/core/groups/packed-files.ts';
import type { ArtifactFile } from '../../src/ports/artifact-store.ts';
import { hurriedClock, hurryTimers } from '../rigs/results-service/hurried-time.ts';
import { becomeJob, type Job } from '../rigs/results-service/job.ts';
import { startResultsService, type ResultsService } from '../rigs/results-service/results-service.ts';
import { listenToStdout } from '../rigs/results-service/stdout.ts';
import { tempDir } from '../rigs/temp-dir.ts';

hurryTimers();
const prefix = 'muster-state/docs/';
let service: ResultsService;
let job: Job;
let warnings: Failure[] = [];

beforeEach(async () => {
  warnings = [];
  service = await startResultsService();
  job = await becomeJob(service);
});

afterEach(async () => {
  await job[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Slower than the timers: a busy machine must not look like a silent service. */
const open = (factor = 10) =>
  openStateCache({ clock: hurriedClock(factor), warn: (failure) => void warnings.push(failure) });
const state = (content: string): ArtifactFile[] => [
  { path: 'records/shard_001.1.json', bytes: Buffer.from(content) },
  { path: 'files/out/a:b.md', bytes: Buffer.from('') },
];
const save = (run: number, content = `run ${run}`) => open().save(`${prefix}${run}-1`, state(content));
async function restored() {
  const result = await open().restore(prefix);
  return result.ok ? Buffer.from(result.value?.[0]?.bytes ?? []).toString() : result.failures;
}
function damage(index: number, how: (data: Buffer) => Buffer) {
  const blob = service.blobs.get(service.caches[index]?.blob ?? '');
  if (blob?.data === undefined) throw new Error('no such entry');
  blob.data = how(blob.data);
}
const cut = (data: Buffer) => data.subarray(0, Math.floor(data.length / 2));

describe('state', () => {
  test('comes back in another run as it was saved, byte for byte', async () => {
    expect(await save(1)).toEqual({ ok: true, value: 'saved' });
    job.become(1, 'job-9', 'run-2');
    expect(await open().restore(prefix)).toEqual({
      ok: true,
      value: state('run 1').map(({ path, bytes }) => ({ path, bytes: Buffer.from(bytes) })),
    });
    expect(warnings).toEqual([]);
  });

  test('that was never saved is undefined', async () => {
    expect(await open().restore(prefix)).toEqual({ ok: true, value: undefined });
  });

  test('is the newest, over many saves', async () => {
    for (let run = 1; run <= 5; run += 1) {
      await save(run);
      expect(await restored()).toBe(`run ${run}`);
    }
    expect(service.caches.map(({ key }) => key.slice(prefix.length))).toEqual([
      'a/1-1-1',
      'b/2-2-1',
      'a/3-3-1',
      'b/4-4-1',
      'a/5-5-1',
    ]);
  });

  test('comes back in a job that works in another folder', async () => {
    await save(1);
    await job[Symbol.asyncDispose]();
    job = await becomeJob(service);
    expect(await restored()).toBe('run 1');
  });

  test('of another group whose name begins alike is not seen', async () => {
    await open().save('muster-state/docs-old/1-1', state('foreign'));
    expect(await restored()).toBe('');
  });

  test('leaves nothing in the workspace and prints nothing', async () => {
    const heard = await listenToStdout(async () => {
      await save(1);
      await restored();
    });
    expect(heard).toBe('');
    expect(readdirSync('.')).toEqual([]);
  });
});

describe('state that is damaged', () => {
  test('falls back to the one before it, with a warning that names it', async () => {
    await save(1);
    await save(2);
    damage(1, cut);
    expect(await restored()).toBe('run 1');
    expect(warnings).toMatchObject([{ reason: 'state-refused', key: `${prefix}b/2-2-1` }]);
  });

  test('in both slots is refused, with a reason for each', async () => {
    await save(1);
    await save(2);
    damage(0, cut);
    damage(1, () => Buffer.from('hello'));
    expect(await restored()).toMatchObject([
      { reason: 'state-refused', key: `${prefix}b/2-2-1` },
      { reason: 'state-refused', key: `${prefix}a/1-1-1` },
    ]);
  });

  test('does not stop the next save', async () => {
    await save(1);
    damage(0, cut);
    expect(await save(2)).toEqual({ ok: true, value: 'saved' });
    expect(await restored()).toBe('run 2');
  });

  test('and of another group under our key is refused', async () => {
    await open().save('muster-state/other/1-1', state('foreign'));
    const [entry] = service.caches;
    if (entry === undefined) throw new Error('not saved');
    service.caches[0] = { ...entry, key: `${prefix}a/1-1-1` };
    expect(await restored()).toMatchObject([
      { reason: 'state-refused', why: expect.stringContaining('muster-state/other/') },
    ]);
  });
});

describe('an entry that somebody made with the token of a job', () => {
  test.each([
    ['a tar with absolute and climbing names', (dir: string) => hostileTar(dir)],
    ['bytes without end', () => gzipSync(Buffer.alloc(2 ** 26))],
    ['nothing', () => Buffer.alloc(0)],
    ['no manifest', () => gzipSync('hello')],
  ])('is refused, and nothing of it reaches the disk: %s', async (_, content) => {
    await using dir = await tempDir();
    await save(1);
    damage(0, () => content(dir.path));
    expect(await restored()).toMatchObject([{ reason: 'state-refused', key: `${prefix}a/1-1-1` }]);
    expect(readdirSync('.')).toEqual([]);
    expect(readdirSync('..').toSorted()).toEqual(['temp', 'workspace']);
    expect(existsSync(join(dir.path, 'absolute'))).toBe(false);
  });

  /** As the official client packs, and would unpack with -P. */
  function hostileTar(dir: string): Buffer {
    mkdirSync(join(dir, 'work'));
    for (const name of ['absolute', 'climbing', 'work/plain']) writeFileSync(join(dir, name), 'evil');
    const names = [join(dir, 'absolute'), '../climbing', 'plain'];
    const tar = execFileSync('tar', ['-P', '-czf', '-', ...names], { cwd: join(dir, 'work') });
    execFileSync('rm', [join(dir, 'absolute')]);
    return tar;
  }
});

describe('a cache that fails', () => {
  test.each(['GetCacheEntryDownloadURL', 'GET blob'])(
    'for a while is borne while restoring: %s',
    async (rpc) => {
      await save(1);
      service.faults.add({ rpc, nth: (n) => n <= 2, fault: { kind: 'error', status: 503 } });
      expect(await restored()).toBe('run 1');
    },
  );

  test.each([
    ['reset', { kind: 'reset' }],
    ['503', { kind: 'error', status: 503 }],
  ] as const)(
    'for good is a failure of restoring and of saving, never an exception: %s',
    async (_, fault) => {
      service.faults.add({ fault });
      const failure = {
        ok: false,
        failures: [
          { reason: 'service-unavailable', service: 'cache', error: expect.stringMatching(/503|ECONNRESET/) },
        ],
      };
      expect(await open().restore(prefix)).toMatchObject(failure);
      expect(await save(1)).toMatchObject(failure);
    },
  );

  test('while it reserves is told apart from a key that is taken', async () => {
    service.faults.add({ rpc: 'CreateCacheEntry', fault: { kind: 'error', status: 503 } });
    expect(await save(1)).toMatchObject({
      ok: false,
      failures: [{ reason: 'service-unavailable', error: expect.stringContaining('503') }],
    });
  });

  test('by never answering is given up', async () => {
    service.faults.add({ rpc: 'GetCacheEntryDownloadURL', fault: { kind: 'silent' } });
    expect(await open().restore(prefix)).toMatchObject({
      ok: false,
      failures: [{ error: expect.stringMatching(/no answer/) }],
    });
  });
});

describe('nothing is saved', () => {
  test('where the key is taken, as by a save that was cancelled', async () => {
    service.faults.add({ rpc: 'FinalizeCacheEntryUpload', nth: 1, fault: { kind: 'error', status: 400 } });
    expect(await save(1)).toMatchObject({ ok: false });
    expect(await save(1)).toEqual({ ok: true, value: 'not-saved' });
  });

  test('where the run may only read', async () => {
    service.setCacheWritable(false);
    expect(await save(1)).toEqual({ ok: true, value: 'not-saved' });
    process.env['ACTIONS_CACHE_MODE'] = 'read';
    expect(await save(1)).toEqual({ ok: true, value: 'not-saved' });
  });

  test('and nothing restored, outside of Actions', async () => {
    delete process.env['ACTIONS_RESULTS_URL'];
    expect(await open().restore(prefix)).toEqual({ ok: true, value: undefined });
    expect(await save(1)).toEqual({ ok: true, value: 'not-saved' });
    expect(service.calls).toEqual([]);
  });
});

describe('a bundle of state', () => {
  const manifest = (files: object[], more: object = {}) =>
    `${JSON.stringify({ format: 'muster.pack/1', of: prefix, files, ...more })}\n`;
  const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  test.each<[string, string, string, RegExp]>([
    ['whose manifest is cut off', '{"format":', '', /cut off/],
    ['of a later format', manifest([], { format: 'muster.pack/2' }), '', /muster\.pack\/2/],
    ['with a path that leads out', manifest([{ path: '../x', size: 0, sha256 }]), '', /leads out/],
    ['with an absolute path', manifest([{ path: '/etc/x', size: 0, sha256 }]), '', /absolute/],
    [
      'with a path twice',
      manifest([
        { path: 'a', size: 0, sha256 },
        { path: 'a', size: 0, sha256 },
      ]),
      '',
      /twice/,
    ],
    ['with a changed byte', manifest([{ path: 'a', size: 1, sha256 }]), 'x', /damaged/],
    ['with a negative size', manifest([{ path: 'a', size: -1, sha256 }]), 'x', /malformed/],
    ['with surplus bytes', manifest([]), 'x', /more bytes/],
    [
      'with a file below a file',
      manifest([
        { path: 'a', size: 0, sha256 },
        { path: 'a/b', size: 0, sha256 },
      ]),
      '',
      /below a file/,
    ],
    ['whose manifest is written in another way', `${manifest([])} `, '', /was changed/],
    ['that is a list', '[]', '', /format/],
    ['that is null', 'null', '', /format/],
  ])('%s is refused', (_, text, bytes, why) => {
    const decoded = decodePack(Buffer.from(text), Buffer.from(bytes), prefix);
    expect(decoded).toEqual({ ok: false, failures: [expect.stringMatching(why)] });
  });
});
