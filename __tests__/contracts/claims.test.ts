// The contract of the Claims port, held by every implementation.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Claims } from '../../src/ports/claims.ts';
import { openArtifactClaims } from '../../src/engine/leg/artifact-claims.ts';
import { openArtifactStore } from '../../src/github/artifacts/artifact-store.ts';
import { openFileClaims } from '../../src/stores/file/claims.ts';
import { claim, someOwner } from '../rigs/batch-facts.ts';
import { hurriedClock } from '../rigs/results-service/hurried-time.ts';
import { becomeJob } from '../rigs/results-service/job.ts';
import { startResultsService } from '../rigs/results-service/results-service.ts';

/** `open` gives a handle on one shared place; called twice, two processes see the same claims. */
function claimsContract(name: string, newPlace: () => (() => Claims) | Promise<() => Claims>): void {
  describe(`claims in ${name}`, () => {
    test('the first claim of an attempt wins, every other loses', async () => {
      const open = await newPlace();
      expect(await open().claim(claim('shard_001', 1, 1000))).toEqual({ won: true });
      expect(await open().claim(claim('shard_001', 1, 1001, { ...someOwner, pid: 2 }))).toMatchObject({
        won: false,
      });
    });

    test('of many handles exactly one wins', async () => {
      const open = await newPlace();
      const handles = Array.from({ length: 20 }, () => open());
      const all = await Promise.all(
        handles.map((claims, pid) => claims.claim(claim('shard_001', 1, 1000, { ...someOwner, pid }))),
      );
      expect(all.filter((outcome) => outcome.won)).toHaveLength(1);
    });

    test('another attempt of the shard is another claim', async () => {
      const open = await newPlace();
      await open().claim(claim('shard_001', 1, 1000));
      expect(await open().claim(claim('shard_001', 2, 1000))).toEqual({ won: true });
    });

    test('every handle lists what any handle claimed, whole', async () => {
      const open = await newPlace();
      const early = open();
      await early.list();
      await open().claim(claim('shard_001', 1, 1000));
      await early.claim(claim('shard_002', 3, 2000));
      const listed = await early.list();
      expect(listed.toSorted((a, b) => a.attempt - b.attempt)).toEqual([
        claim('shard_001', 1, 1000),
        claim('shard_002', 3, 2000),
      ]);
    });
  });
}

const inNewFolder = () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'muster-claims-')), 'claims');
  return folder;
};

claimsContract('files', () => {
  const folder = inNewFolder();
  return () => openFileClaims(folder, 'claims', () => {});
});

const toDispose: AsyncDisposable[] = [];
afterEach(async () => {
  for (const one of toDispose.splice(0).toReversed()) await one[Symbol.asyncDispose]();
});

claimsContract('artifacts', async () => {
  const service = await startResultsService();
  toDispose.push(service, await becomeJob(service));
  const clock = hurriedClock(1);
  const facts = { leg: 0, runId: '77', runAttempt: 1, job: 'work', onNote: () => {} };
  const of = { plan: { group: 'docs' }, limits: { claimMs: 3_600_000 } };
  return () => openArtifactClaims({ ...facts, ...of, artifacts: openArtifactStore({ clock }) });
});

test('a claim file that a crash left empty still holds its attempt, with its owner unknown', async () => {
  const folder = inNewFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'shard_001.1.json'), '');
  const claims = openFileClaims(folder, 'claims', () => {});
  expect(await claims.claim(claim('shard_001', 1, 1000))).toEqual({ won: false });
  expect(await claims.list()).toMatchObject([
    { shard: 'shard_001', attempt: 1, owner: { token: '', host: '' } },
  ]);
});

const racer = fileURLToPath(new URL('../rigs/claim-racer.ts', import.meta.url));

/** Processes that claim the same attempts at the same moment; answers how often each attempt was won. */
async function race(how: 'exclusive' | 'careless', processes: number, attempts: number): Promise<number[]> {
  const folder = inNewFolder();
  const racers = Array.from({ length: processes }, (_, pid) => {
    const child = spawn(process.execPath, [racer, folder, String(pid), String(attempts), how], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let stdout = '';
    const heard = (word: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => stdout.includes(word) && resolve();
        child.stdout.on('data', look);
        child.once('close', () => reject(new Error(`ended without ${word}: ${stdout}`)));
        look();
      });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    const ended = new Promise<string>((resolve) => child.once('close', () => resolve(stdout)));
    return { child, heard, ended };
  });
  await Promise.all(racers.map(({ heard }) => heard('ready')));
  for (const { child } of racers) child.stdin.write('go\n');
  if (how === 'careless') {
    await Promise.all(racers.map(({ heard }) => heard('free 1')));
    for (const { child } of racers) child.stdin.write('go\n');
  }
  const lines = (await Promise.all(racers.map(({ ended }) => ended))).flatMap((text) => text.split('\n'));
  return Array.from({ length: attempts }, (_, i) => lines.filter((line) => line === `won ${i + 1}`).length);
}

test('of several processes at once exactly one wins each attempt', async () => {
  expect(await race('exclusive', 6, 200)).toEqual(Array.from({ length: 200 }, () => 1));
});

test('negative control: who looks first and writes then wins beside others', async () => {
  expect(await race('careless', 2, 1)).toEqual([2]);
});

test('a folder or a FIFO in the place of a claim holds its attempt', async () => {
  const folder = inNewFolder();
  mkdirSync(join(folder, 'shard_001.1.json'), { recursive: true });
  const claims = openFileClaims(folder, 'claims', () => {});
  expect(await claims.claim(claim('shard_001', 1, 1000))).toEqual({ won: false });
  expect(await claims.list()).toMatchObject([{ shard: 'shard_001', attempt: 1, owner: { token: '' } }]);
});

test('a folder of claims that was removed meanwhile is made again', async () => {
  const folder = inNewFolder();
  const claims = openFileClaims(folder, 'claims', () => {});
  await claims.claim(claim('shard_001', 1, 1000));
  rmSync(folder, { recursive: true });
  expect(await claims.claim(claim('shard_002', 1, 1000))).toEqual({ won: true });
});
