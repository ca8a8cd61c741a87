// Joins, chains and their documents for any input: order and repetition make no difference, and nothing is lost on the way.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findConflicts } from '../../src/core/groups/conflicts.ts';
import { standingRecords } from '../../src/core/groups/fence.ts';
import { groupsOf, lastRunAttempt } from '../../src/core/groups/artifact-group.ts';
import { parseJoin, renderJoin, sealJoin, type JoinBody } from '../../src/core/groups/join-report.ts';
import {
  artifactName,
  chunkPart,
  chunksThatFit,
  joinChunks,
  parseArtifactName,
  splitChunks,
} from '../../src/core/groups/artifact-names.ts';
import { isGroupId } from '../../src/core/groups/group-id.ts';
import { canonicalJson } from '../../src/core/provenance/canonical-json.ts';
import { checkChain, type ChainLink } from '../../src/core/provenance/chain.ts';
import { merkleRoot } from '../../src/core/provenance/merkle.ts';
import { record } from '../rigs/batch-facts.ts';

const shuffled = <T>(values: readonly T[], seed: readonly number[]): T[] =>
  values
    .map((value, index) => [seed[index % seed.length] ?? 0, value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);

const seeds = fc.array(fc.nat(), { minLength: 7, maxLength: 31 });
const paths = fc.stringMatching(/^[a-cA-C]{1,2}(\/[a-cA-C]{1,2}){0,2}$/);

test('conflicts are the same whatever the order and the repetition of files', () => {
  const entries = fc.array(fc.record({ path: paths, shard: fc.constantFrom('s1', 's2', 's3') }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(entries, seeds, (files, seed) => {
      const shards = (list: typeof files) =>
        new Set(findConflicts(list).flatMap((conflict) => conflict.shards));
      const [one, other] = [shards(files), shards(shuffled([...files, ...files], seed))];
      return [...one].toSorted().join() === [...other].toSorted().join();
    }),
  );
});

test('files that are no conflict can all be laid down, on a file system that ignores letter case too', () => {
  const entries = fc.array(fc.record({ path: paths, shard: fc.constantFrom('s1', 's2', 's3') }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(entries, (files) => {
      const inConflict = new Set(findConflicts(files).flatMap((conflict) => conflict.shards));
      const rest = files.filter(({ shard }) => !inConflict.has(shard));
      return rest.every(({ path, shard }) =>
        rest.every((other) => {
          const [a, b] = [path.toLowerCase(), other.path.toLowerCase()];
          return other.shard === shard || (a !== b && !b.startsWith(`${a}/`));
        }),
      );
    }),
  );
});

test('the standing record is the same whatever the order, and a record that passed is never replaced by one that failed', () => {
  const records = fc.array(
    fc.record({
      shard: fc.constantFrom('s1', 's2'),
      runAttempt: fc.integer({ min: 0, max: 3 }),
      attempt: fc.integer({ min: 1, max: 3 }),
      owner: fc.constantFrom('a', 'b'),
    }),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(records, seeds, (facts, seed) => {
      // One fence, one record.
      const all = facts.map(({ shard, runAttempt, attempt, owner }) => ({
        fence: { runAttempt, attempt, owner },
        record: record(shard, attempt, {
          status: (runAttempt + attempt + owner.length) % 2 === 0 ? 'failed' : 'verified',
        }),
      }));
      const standing = standingRecords(all);
      const again = standingRecords(shuffled([...all, ...all], seed));
      return [...standing].every(([shard, { fence, record: own }]) => {
        const anyPassed = all.some((one) => one.record.shard === shard && one.record.status !== 'failed');
        return (
          canonicalJson(again.get(shard)?.fence) === canonicalJson(fence) &&
          anyPassed === (own.status !== 'failed')
        );
      });
    }),
  );
});

const chainOf = (leg: number, length: number): ChainLink[] =>
  Array.from({ length }, (_, index) => ({
    leg,
    runAttempt: 1,
    shard: `s${index}`,
    attempt: 1,
    record: `${leg}-${index}`,
    previous: index === 0 ? null : `${leg}-${index - 1}`,
  }));

test('whole chains have no problems in any order; a link that is taken out shows at its follower, and nowhere else', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
      seeds,
      fc.nat(),
      (lengths, seed, pick) => {
        const links = lengths.flatMap((length, leg) => chainOf(leg, length));
        const mixed = shuffled([...links, ...links], seed);
        const gone = links[pick % links.length];
        const rest = mixed.filter((link) => link.record !== gone?.record);
        const follower = links.find((link) => link.leg === gone?.leg && link.previous === gone?.record);
        const problems = checkChain(rest);
        const isRight =
          follower === undefined
            ? problems.length === 0
            : problems.length === 1 && problems[0]?.shard === follower.shard && problems[0].kind === 'gap';
        return checkChain(mixed).length === 0 && isRight;
      },
    ),
  );
});

test('the root depends on every path and every digest, and not on their order', () => {
  const entries = fc.uniqueArray(fc.record({ path: paths, sha256: fc.stringMatching(/^[0-9a-f]{64}$/) }), {
    selector: ({ path }) => path,
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(entries, seeds, fc.nat(), (files, seed, pick) => {
      const root = merkleRoot(files);
      const at = pick % files.length;
      const changed = files.map((file, index) =>
        index === at
          ? { ...file, sha256: file.sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }
          : file,
      );
      return (
        merkleRoot(shuffled(files, seed)) === root &&
        merkleRoot(changed) !== root &&
        merkleRoot(files.toSpliced(at, 1)) !== root
      );
    }),
  );
});

test('canonical JSON is the same for the same value, however it was put together, and reads back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      return canonicalJson(JSON.parse(text)) === text && canonicalJson(reversed(value)) === text;
    }),
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .toReversed()
    .map(([key, member]) => [key, reversed(member)] as const);
  // Not by assignment: a key may be __proto__.
  return Object.fromEntries(entries);
}

test('join.json reads back as it was written, whatever its texts hold', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, fc.nat(), (group, why, runAttempt) => {
      const body: JoinBody = {
        format: 'muster.join/1',
        group,
        planDigest: 'd',
        runAttempt,
        disposition: 'failed',
        reason: 'member-missing',
        policy: 'all_success',
        tolerance: null,
        counts: {
          members: 1,
          verified: 0,
          succeeded: 0,
          failed: 0,
          cancelled: 0,
          missing: 1,
          open: 0,
          skipped: 0,
        },
        usage: {},
        merkleRoot: merkleRoot([]),
        resumeCommand: null,
        conflicts: [{ path: why, shards: [group, why] }],
        refused: [{ artifact: group, why }],
        chainProblems: [],
        members: [
          { shard: group, state: 'missing', attempt: 0, fence: null, record: null, isCarried: false },
        ],
        files: [{ path: why, sha256: 'x', bytes: 1, shard: group }],
        chain: [],
        evidence: [],
      };
      const document = sealJoin(body);
      const parsed = parseJoin(renderJoin(document));
      return (
        parsed.ok &&
        canonicalJson(parsed.document) === canonicalJson(document) &&
        !parseJoin(`${renderJoin(document)} `).ok
      );
    }),
  );
});

test('the group of an artifact is read back from its name', () => {
  const group = fc
    .stringMatching(/^[a-z0-9-]{1,40}$/)
    .filter((id) => isGroupId(id) && !/-(plan|claim|record)$/.test(id));
  fc.assert(
    fc.property(
      group,
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 60 }),
      (id, chunk, runAttempt) => {
        const name = artifactName(id, { kind: 'record', chunk: chunkPart(chunk), runAttempt, number: 2 });
        return (
          groupsOf([name]).join() === id &&
          groupsOf([artifactName(id, { kind: 'plan', runAttempt })]).join() === id &&
          lastRunAttempt(id, [artifactName(id, { kind: 'plan', runAttempt })]) === runAttempt &&
          lastRunAttempt(id, [name]) === runAttempt
        );
      },
    ),
  );
});

test('the name of a record that is of several chunks tells each of them, whatever they are called, and stays short', () => {
  const chunks = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(chunks, (names) => {
      const parts = names.map(chunkPart);
      const named = parts.slice(0, chunksThatFit(parts));
      const text = artifactName('g', { kind: 'record', chunk: joinChunks(named), runAttempt: 3, number: 7 });
      const parsed = parseArtifactName('g', text);
      expect(parsed).toMatchObject({ kind: 'record', runAttempt: 3, number: 7 });
      expect(splitChunks(parsed?.kind === 'record' ? parsed.chunk : '')).toEqual(named);
      expect(named.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThan(160);
    }),
  );
});
