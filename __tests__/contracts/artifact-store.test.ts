// The contract of the ArtifactStore port, held by the official client against the results service rig, faults included.
import { readdirSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Failure } from '../../src/core/failure.ts';
import { openArtifactStore } from '../../src/github/artifacts/artifact-store.ts';
import type { ArtifactFile, ArtifactStore } from '../../src/ports/artifact-store.ts';
import type { Result } from '../../src/core/result.ts';
import { hurriedClock, hurryTimers } from '../rigs/results-service/hurried-time.ts';
import { becomeJob, type Job } from '../rigs/results-service/job.ts';
import { startResultsService, type ResultsService } from '../rigs/results-service/results-service.ts';
import { listenToStdout } from '../rigs/results-service/stdout.ts';

let service: ResultsService;
let job: Job;
hurryTimers();
beforeAll(() => import('@actions/artifact'));

beforeEach(async () => {
  service = await startResultsService();
  job = await becomeJob(service);
});

afterEach(async () => {
  await job[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Slower than the timers: a busy machine must not look like a silent service. */
const open = (factor = 10): ArtifactStore => openArtifactStore({ clock: hurriedClock(factor) });
const text = (path: string, content: string): ArtifactFile => ({ path, bytes: Buffer.from(content) });
const someFiles = [text('a.txt', 'alpha'), text('deep/er/b.md', 'beta'), text('empty', '')];

function valueOf<T>(result: Result<T, Failure>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.value;
}
const reasonsOf = (result: Result<unknown, Failure>) =>
  result.ok ? [] : result.failures.map(({ reason }) => reason);
const asText = (files: readonly ArtifactFile[]) =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
async function readBack(store: ArtifactStore, name: string) {
  const infos = valueOf(await store.list(name)).filter((info) => info.name === name);
  expect(infos).toHaveLength(1);
  const [info] = infos;
  if (info === undefined) throw new Error('unreachable');
  return asText(valueOf(await store.read(info)));
}

describe('an artifact', () => {
  test('comes back as it was created, byte for byte', async () => {
    const store = open();
    expect(valueOf(await store.create('muster-x-plan', someFiles))).toMatchObject({ kind: 'created' });
    expect(await readBack(store, 'muster-x-plan')).toEqual({
      'a.txt': 'alpha',
      'deep/er/b.md': 'beta',
      empty: '',
    });
  });

  test('keeps names of files that GitHub forbids', async () => {
    const names = [
      'a:b.md',
      '50%.md',
      'q?.md',
      '"q".md',
      'star*<|>.md',
      'back\\slash.md',
      '%3A.md',
      '日本.md',
      ' lead.md',
    ];
    await open().create(
      'odd',
      names.map((name) => text(`out/${name}`, name)),
    );
    expect(await readBack(open(), 'odd')).toEqual(
      Object.fromEntries(names.map((name) => [`out/${name}`, name])),
    );
  });

  test('of more than one block of bytes that can not be packed is whole', async () => {
    const bytes = new Uint8Array(20 * 2 ** 20);
    for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    const created = await open(1).create('large', [{ path: 'large.bin', bytes }]);
    expect(valueOf(created)).toMatchObject({ kind: 'created' });
    expect(service.calls.filter((call) => call === 'PUT blob').length).toBeGreaterThan(3);
    const [info] = valueOf(await open(1).list('large'));
    if (info === undefined) throw new Error('not listed');
    const [file] = valueOf(await open(1).read(info));
    expect(Buffer.compare(file?.bytes ?? new Uint8Array(), bytes)).toBe(0);
  });

  test('of very many files travels as a bundle, and comes back as they were', async () => {
    const many = Array.from({ length: 300 }, (_, index) => text(`prompts/${index}:x.md`, `prompt ${index}`));
    await open().create('many', many);
    expect(await readBack(open(), 'many')).toEqual(asText(many));
    expect(readdirSync(job.dir.inside('temp'))).toEqual([]);
    service.faults.add({ rpc: 'CreateArtifact', nth: 1, fault: { kind: 'reset' } });
    expect(valueOf(await open().create('many', many))).toMatchObject({ kind: 'created' });
  });

  test('whose bundle was made for another artifact is refused', async () => {
    await open().create(
      'many',
      Array.from({ length: 300 }, (_, index) => text(`${index}`, 'x')),
    );
    const [served] = service.artifacts();
    const [info] = valueOf(await open().list('many'));
    if (served === undefined || info === undefined) throw new Error('not listed');
    expect(await open().read({ ...info, name: 'other' })).toMatchObject({
      ok: false,
      failures: [{ reason: 'artifact-refused', why: expect.stringContaining('many') }],
    });
  });

  test('leaves nothing behind in the temp folder of the runner', async () => {
    await open().create('one', someFiles);
    await open().create('one', [text('a.txt', 'other')]);
    await readBack(open(), 'one');
    expect(readdirSync(job.dir.inside('temp'))).toEqual([]);
    expect(readdirSync(job.dir.inside('workspace'))).toEqual([]);
  });

  test('prints nothing, neither commands nor signed URLs', async () => {
    const heard = await listenToStdout(async () => {
      await open().create('quiet', someFiles);
      await open().create('quiet', [text('a.txt', 'other')]);
      await readBack(open(), 'quiet');
      process.stdout.write('a line of ours\n');
    });
    expect(heard).toBe('a line of ours\n');
  });
});

describe('a name', () => {
  test('is found by asking the service for it alone, not for the whole run', async () => {
    for (const name of ['stop-1', 'stop-10']) await open().create(name, [text('a.txt', name)]);
    const asked: string[] = [];
    service.faults.add({
      rpc: 'ListArtifacts',
      when: ({ body }) => asked.push(body.toString()) < 0,
      fault: { kind: 'reset' },
    });
    expect(valueOf(await open().find('stop-1'))).toMatchObject({ name: 'stop-1' });
    expect(valueOf(await open().find('stop-2'))).toBeUndefined();
    expect(asked.map((body) => (JSON.parse(body) as Record<string, unknown>)['name_filter'])).toEqual([
      'stop-1',
      'stop-2',
    ]);
  });

  test('is taken once: of many at once exactly one creates', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => open().create('claim', [text('claim.json', String(index))])),
    );
    expect(outcomes.map((outcome) => valueOf(outcome).kind).toSorted()).toEqual([
      'created',
      ...Array(11).fill('taken'),
    ]);
  });

  test('that is taken but was never finished is taken, and is not listed', async () => {
    service.faults.add({ rpc: 'FinalizeArtifact', nth: 1, fault: { kind: 'reset' } });
    const store = open();
    const own = expect.stringContaining('FinalizeArtifact');
    expect(valueOf(await store.create('burnt', someFiles))).toEqual({ kind: 'taken', trouble: own });
    expect(valueOf(await store.list('burnt'))).toEqual([]);
    expect(valueOf(await store.find('burnt'))).toBeUndefined();
    expect(valueOf(await store.create('burnt', someFiles))).toEqual({ kind: 'taken' });
  });

  test('is free again in the next attempt, which sees the artifacts of both', async () => {
    await open().create('twice', [text('a', '1')]);
    job.become(2);
    expect(valueOf(await open().create('twice', [text('a', '2')])).kind).toBe('created');
    const infos = valueOf(await open().list('tw'));
    const contents = await Promise.all(
      infos.map(async (info) => asText(valueOf(await open().read(info)))['a']),
    );
    expect(contents.toSorted()).toEqual(['1', '2']);
  });

  test('lists by prefix, with digest, size and time', async () => {
    await open().create('muster-x-record-1', someFiles);
    await open().create('muster-y-record-1', someFiles);
    expect(valueOf(await open().list('muster-x-'))).toEqual([
      {
        name: 'muster-x-record-1',
        id: expect.any(Number),
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        size: expect.any(Number),
      },
    ]);
  });
});

describe('a reply that is lost', () => {
  test('after the artifact was finished: it is known as our own', async () => {
    service.faults.add({ rpc: 'FinalizeArtifact', nth: 1, fault: { kind: 'lost' } });
    expect(valueOf(await open().create('own', someFiles))).toMatchObject({ kind: 'created' });
    expect(await readBack(open(), 'own')).toMatchObject({ 'a.txt': 'alpha' });
  });

  test('behind an error after it was finished: the same', async () => {
    service.faults.add({
      rpc: 'FinalizeArtifact',
      nth: 1,
      fault: { kind: 'lost-behind-error', status: 503 },
    });
    expect(valueOf(await open().create('own', someFiles))).toMatchObject({ kind: 'created' });
  });

  test('after the name was taken: it can not be finished any more, so it is taken', async () => {
    service.faults.add({ rpc: 'CreateArtifact', nth: 1, fault: { kind: 'lost' } });
    const trouble = expect.stringContaining('CreateArtifact');
    expect(valueOf(await open().create('own', someFiles))).toEqual({ kind: 'taken', trouble });
  });

  test('and the artifact of another with the same paths is not taken for our own', async () => {
    await open().create('other', [text('claim.json', 'somebody')]);
    service.faults.add({ rpc: 'CreateArtifact', nth: 1, fault: { kind: 'reset' } });
    expect(valueOf(await open().create('other', [text('claim.json', 'somebody else')]))).toEqual({
      kind: 'taken',
    });
  });
});

describe('a service that is ill for a while', () => {
  test.each([
    ['creation is reset twice', 'CreateArtifact', { kind: 'reset' }],
    ['creation answers 500 twice', 'CreateArtifact', { kind: 'error', status: 500 }],
    ['listing is reset twice', 'ListArtifacts', { kind: 'reset' }],
    ['listing is cut off twice', 'ListArtifacts', { kind: 'truncated' }],
    ['the signed address answers 502 twice', 'GetSignedArtifactURL', { kind: 'error', status: 502 }],
    ['the download answers 503 twice', 'GET blob', { kind: 'error', status: 503 }],
    ['the download is cut off twice', 'GET blob', { kind: 'truncated' }],
    ['the download is reset twice', 'GET blob', { kind: 'reset' }],
    ['the upload answers 503 twice', 'PUT blob', { kind: 'error', status: 503 }],
    ['the upload is reset twice', 'PUT blob', { kind: 'reset' }],
    ['the download trickles', 'GET blob', { kind: 'slow', pieces: 8, everyMs: 5 }],
  ] as const)('is borne: %s', async (_, rpc, fault) => {
    service.faults.add({ rpc, nth: (n) => n <= 2, fault });
    expect(valueOf(await open(25).create('borne', someFiles))).toMatchObject({ kind: 'created' });
    expect(await readBack(open(25), 'borne')).toMatchObject({ 'deep/er/b.md': 'beta' });
  });
});

describe('a service that stays ill', () => {
  const create = () => open(50).create('x', someFiles);
  const list = () => open(50).list('x');

  test.each([
    ['every answer is 503', create, 'CreateArtifact', { kind: 'error', status: 503 }, /503/],
    ['every connection is reset', list, 'ListArtifacts', { kind: 'reset' }, /ECONNRESET|socket hang up/],
    ['it never answers', list, 'ListArtifacts', { kind: 'silent' }, /no answer within/],
    [
      'the quota is used up',
      create,
      'CreateArtifact',
      { kind: 'error', status: 403, message: 'insufficient usage to create artifact' },
      /quota/,
    ],
    [
      'the token is refused',
      list,
      'ListArtifacts',
      { kind: 'error', status: 401, message: 'bad token' },
      /401/,
    ],
  ] as const)('is a failure that says what was waited for: %s', async (_, operate, rpc, fault, error) => {
    service.faults.add({ rpc, fault });
    const result = await operate();
    expect(result).toMatchObject({
      ok: false,
      failures: [
        { reason: 'service-unavailable', service: 'artifacts', error: expect.stringMatching(error) },
      ],
    });
  });

  test('a final refusal is not asked for again', async () => {
    service.faults.add({ rpc: 'ListArtifacts', fault: { kind: 'error', status: 401 } });
    await open().list('x');
    expect(service.calls).toEqual(['ListArtifacts']);
  });

  test('its failure holds neither the token nor a signature', async () => {
    await open().create('leak', someFiles);
    const message = `no: ${process.env['ACTIONS_RUNTIME_TOKEN']} https://blob/x?sig=s3cr3t-signature`;
    service.faults.add({ rpc: 'ListArtifacts', fault: { kind: 'error', status: 400, message } });
    const told = JSON.stringify(await open().list('leak'));
    expect(told).toContain('no: *** https://blob/x');
    expect(told).not.toContain('s3cr3t');
  });

  test('a temp folder that can not be written is a failure too', async () => {
    process.env['RUNNER_TEMP'] = '/dev/null/temp';
    expect(reasonsOf(await open().create('x', someFiles))).toEqual(['file-unwritable']);
  });

  test('outside of a job of Actions there is no service at all', async () => {
    delete process.env['ACTIONS_RUNTIME_TOKEN'];
    expect(await open().list('x')).toMatchObject({
      ok: false,
      failures: [{ reason: 'service-unavailable', attempts: 1 }],
    });
  });
});

describe('bytes that are not those that were uploaded', () => {
  async function damaged() {
    await open().create('damaged', someFiles);
    const blob = service.blobs.get(service.artifacts()[0]?.blob ?? '');
    if (blob?.data === undefined) throw new Error('no blob');
    blob.data = Buffer.from(blob.data);
    blob.data[40] = (blob.data[40] ?? 0) ^ 1;
    const [info] = valueOf(await open().list('damaged'));
    if (info === undefined) throw new Error('not listed');
    return info;
  }

  test('are refused, with both digests', async () => {
    const result = await open().read(await damaged());
    expect(result).toMatchObject({
      ok: false,
      failures: [
        { reason: 'digest-mismatch', what: 'artifact damaged', found: expect.stringMatching(/^sha256:/) },
      ],
    });
  });

  test('and a reader that has no room is not given what would not fit', async () => {
    await open().create('big', someFiles);
    const [info] = valueOf(await open().list('big'));
    if (info === undefined) throw new Error('not listed');
    const bytes = someFiles.reduce((sum, file) => sum + file.bytes.length, 0);
    expect(reasonsOf(await open().read(info, { maxBytes: bytes - 1 }))).toEqual(['artifact-refused']);
    const asked: number[] = [];
    const admit = (size: number) => Promise.resolve(void asked.push(size));
    expect((await open().read(info, { maxBytes: bytes, admit })).ok).toBe(true);
    expect(asked).toEqual([bytes]);
  });

  test('and an artifact that is larger than the limit is not downloaded', async () => {
    await open().create('big', someFiles);
    const [info] = valueOf(await open().list('big'));
    if (info === undefined) throw new Error('not listed');
    const limited = openArtifactStore({
      clock: hurriedClock(),
      unpackLimits: { packedBytes: 10, totalBytes: 1000, entries: 10 },
    });
    expect(reasonsOf(await limited.read(info))).toEqual(['artifact-refused']);
    expect(service.calls).not.toContain('GET blob');
  });
});
