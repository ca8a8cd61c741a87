// The contract of the Claims port, held by every implementation.
import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Claims } from '../../src/ports/claims.ts';
import { openFileClaims } from '../../src/stores/file/claims.ts';
import { claim, someOwner } from '../rigs/batch-facts.ts';

/** `open` gives a handle on one shared place; called twice, two processes see the same claims. */
function claimsContract(name: string, newPlace: () => () => Claims): void {
  describe(`claims in ${name}`, () => {
    test('the first claim of an attempt wins, every other loses', async () => {
      const open = newPlace();
      expect(await open().claim(claim('shard_001', 1, 1000))).toEqual({ won: true });
      expect(await open().claim(claim('shard_001', 1, 1001, { ...someOwner, pid: 2 }))).toMatchObject({ won: false });
    });

    test('of many at once exactly one wins', async () => {
      const open = newPlace();
      const handles = Array.from({ length: 20 }, () => open());
      const all = await Promise.all(handles.map((claims, pid) => claims.claim(claim('shard_001', 1, 1000, { ...someOwner, pid }))));
      expect(all.filter((outcome) => outcome.won)).toHaveLength(1);
    });

    test('another attempt of the shard is another claim', async () => {
      const open = newPlace();
      await open().claim(claim('shard_001', 1, 1000));
      expect(await open().claim(claim('shard_001', 2, 1000))).toEqual({ won: true });
    });

    test('every handle lists what any handle claimed, whole', async () => {
      const open = newPlace();
      const early = open();
      await early.list();
      await open().claim(claim('shard_001', 1, 1000));
      await early.claim(claim('shard_002', 3, 2000));
      const listed = await early.list();
      expect(listed.toSorted((a, b) => a.attempt - b.attempt)).toEqual([claim('shard_001', 1, 1000), claim('shard_002', 3, 2000)]);
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

test('a claim file that a crash left empty still holds its attempt, with its owner unknown', async () => {
  const folder = inNewFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'shard_001.1.json'), '');
  const claims = openFileClaims(folder, 'claims', () => {});
  expect(await claims.claim(claim('shard_001', 1, 1000))).toEqual({ won: false });
  expect(await claims.list()).toMatchObject([{ shard: 'shard_001', attempt: 1, owner: { token: '', host: '' } }]);
});
