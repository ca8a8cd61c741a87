// The contract of the Claims port, held by every implementation.
import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Claims } from '../../src/ports/claims.ts';
import { openArtifactClaims } from '../../src/github/artifacts/artifact-claims.ts';
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

    test('of many at once exactly one wins', async () => {
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
  const facts = { clock, group: 'docs', runId: '77', runAttempt: 1, job: 'work', validMs: 3_600_000 };
  return () => openArtifactClaims({ ...facts, store: openArtifactStore({ clock }), warn: () => {} });
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
