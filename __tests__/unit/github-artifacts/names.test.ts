import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  artifactName,
  artifactPrefix,
  chunkPart,
  parseArtifactName,
  statePrefix,
  type ArtifactName,
} from '../../../src/core/groups/artifact-names.ts';
import { groupIdOf, isGroupId } from '../../../src/core/groups/group-id.ts';
import { entryNameOf, pathOfEntry } from '../../../src/core/groups/entry-names.ts';

const group = fc.stringMatching(/^[a-z0-9-]{1,40}$/).filter(isGroupId);
const count = fc.integer({ min: 1, max: 1_000_000 });
const chunk = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.constantFrom('leg-3-0', 'shard_007', 'a-1-2', '1-1'),
  )
  .map(chunkPart);
const name: fc.Arbitrary<ArtifactName> = fc.oneof(
  fc.record({ kind: fc.constantFrom('plan', 'join', 'stop'), runAttempt: count }),
  fc.record({ kind: fc.constantFrom('claim', 'record'), chunk, runAttempt: count, number: count }),
);

describe('a name of an artifact', () => {
  test('comes back as what it meant, and begins as its kind does', () => {
    fc.assert(
      fc.property(group, name, (id, meant) => {
        const text = artifactName(id, meant);
        expect(parseArtifactName(id, text)).toEqual(meant);
        expect(text.startsWith(artifactPrefix(id, meant.kind))).toBe(true);
      }),
    );
  });

  test('means nothing in another group', () => {
    fc.assert(
      fc.property(group, group, name, (id, other, meant) => {
        fc.pre(id !== other);
        expect(parseArtifactName(other, artifactName(id, meant))).toBeUndefined();
        expect(parseArtifactName(id, artifactName(`${id.slice(0, 30)}-x`, meant))).toBeUndefined();
      }),
    );
  });

  test('holds nothing that GitHub forbids, and is never too long', () => {
    fc.assert(
      fc.property(group, name, (id, meant) => {
        const text = artifactName(id, meant);
        expect(text).toMatch(/^[A-Za-z0-9._~%-]+$/);
        expect(text.length).toBeLessThan(220);
      }),
    );
  });

  test.each([
    'muster-docs-plan',
    'muster-docs-plan2',
    'muster-docs-plan-0',
    'muster-docs-claim-x-1',
    'muster-docs-claim-x-0-1',
    'muster-docs-join-',
    'docs-plan-1',
    'muster-docs-record--1-1',
  ])('that nobody of us made means nothing: %s', (text) =>
    expect(parseArtifactName('docs', text)).toBeUndefined(),
  );

  test('tells very long chunks apart', () => {
    const [one, other] = [`${'x'.repeat(300)}1`, `${'x'.repeat(300)}2`];
    expect(chunkPart(one)).toHaveLength(120);
    expect(chunkPart(one)).not.toBe(chunkPart(other));
  });
});

describe('a group id', () => {
  test.each([
    ['muster.yml', 'batch'],
    ['batches/Docs Audit/muster.yml', 'batches-docs-audit-muster'],
    ['', 'batch'],
    ['../../ümlaut.yaml', 'mlaut'],
    ['a/claim/record/claim/b.yml', 'a-claims-records-claims-b'],
    [`${'long/'.repeat(20)}x.yml`, 'long-long-long-long-long-long-long-x'],
  ])('is made of %j: %s', (text, id) => expect(groupIdOf(text).slice(-36)).toBe(id.slice(-36)));

  test('made of any text is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) =>
        expect(isGroupId(groupIdOf(text))).toBe(true),
      ),
    );
  });

  test('is refused where it could be taken for the artifact of another', () => {
    expect(['a-claim-b', 'a-record-1-1', 'A', '', 'a_b', 'x'.repeat(41)].filter(isGroupId)).toEqual([]);
  });

  test('keeps states of groups apart, of which one name begins like the other', () => {
    expect(statePrefix('a-b').startsWith(statePrefix('a'))).toBe(false);
  });
});

test('a path comes back from its name in an artifact, and that name holds nothing that GitHub forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (path) => {
      expect(pathOfEntry(entryNameOf(path))).toBe(path);
      expect(entryNameOf(path)).not.toMatch(/[":<>|*?\r\n\\]/);
    }),
  );
});
