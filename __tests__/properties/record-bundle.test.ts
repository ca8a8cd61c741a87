import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeBundle } from '../../src/core/groups/read-record-bundle.ts';
import { encodeBundle, outputPath, type BundledRecord } from '../../src/core/groups/record-bundle.ts';
import { record, someOwner } from '../rigs/batch-facts.ts';

const head = { group: 'g', planDigest: 'p', chunk: 'c', leg: 0, runAttempt: 1 };

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/[/\0]/.test(text) && text !== '.' && text !== '..' && text.isWellFormed());

const bundles = fc.uniqueArray(
  fc.record({
    shard: name,
    attempt: fc.integer({ min: 1, max: 9 }),
    output: name,
    content: fc.uint8Array({ maxLength: 40 }),
  }),
  {
    maxLength: 6,
    selector: ({ shard }) => shard,
  },
);

const encoded = (parts: readonly { shard: string; attempt: number; output: string; content: Uint8Array }[]) =>
  encodeBundle(
    head,
    parts.map(({ shard, attempt, output, content }, index): BundledRecord => ({
      fence: { runAttempt: 1, attempt, owner: someOwner.token },
      record: record(shard, attempt),
      files: [{ path: outputPath(`${index}/${output}`), bytes: content }],
    })),
    null,
  ).files;

test('every bundle comes back as it went, whatever shards and files are called', () => {
  fc.assert(
    fc.property(bundles, (parts) => {
      const decoded = decodeBundle(encoded(parts), 'a');
      if (!decoded.ok) throw new Error(JSON.stringify(decoded.failures));
      const back = decoded.value.records.map(({ record: { shard, attempt }, files }) => ({
        shard,
        attempt,
        content: Buffer.from(files[0]?.bytes ?? []).toString('hex'),
      }));
      expect(back).toEqual(
        parts.map(({ shard, attempt, content }) => ({
          shard,
          attempt,
          content: Buffer.from(content).toString('hex'),
        })),
      );
    }),
    { numRuns: 100 },
  );
});

test('a bundle of which any one byte of a record or an output is another is refused', () => {
  const some = bundles.filter((parts) => parts.length > 0);
  fc.assert(
    fc.property(
      some,
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (parts, fileSeed, byteSeed, flip) => {
        const files = encoded(parts).map(({ path, bytes }) => ({ path, bytes: Uint8Array.from(bytes) }));
        const targets = files.filter(({ path, bytes }) => path !== 'chain.json' && bytes.length > 0);
        const target = targets[fileSeed % targets.length];
        if (target === undefined) throw new Error('nothing to change');
        const at = byteSeed % target.bytes.length;
        target.bytes[at] = (target.bytes[at] ?? 0) ^ flip;
        expect(decodeBundle(files, 'a').ok).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});
