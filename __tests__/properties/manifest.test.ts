import { posix } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAsRendered, parseManifest, renderManifest } from '../../src/core/batch/manifest-codec.ts';
import { manifestColumns, shardStatuses, type ManifestRow } from '../../src/core/batch/manifest-row.ts';
import { misplacedFiles } from '../../src/stores/file/misplaced-files.ts';

const cell = fc
  .string({ unit: fc.constantFrom('a', '"', "'", ' ', 'é', '\\', '🎉', '-'), minLength: 1, maxLength: 8 })
  .filter((text) => text !== '');

const row = fc.record<ManifestRow>({
  shardId: fc.stringMatching(/^shard_[0-9]{3,5}$/),
  promptPath: cell,
  itemCount: fc.integer({ min: 1, max: 100_000 }),
  firstItem: cell,
  lastItem: cell,
  status: fc.constantFrom(...shardStatuses),
  logPath: cell,
  startedAt: fc.constantFrom('', '2026-01-01T00:00:00.000000+00:00'),
  attempt: fc.nat(1000),
});
const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 20, selector: ({ shardId }) => shardId });

test('what is written is read back, with LF and with CRLF', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const text = renderManifest(written);
      expect(parseManifest(text, 'm')).toEqual({ ok: true, value: written });
      expect(parseManifest(text.replaceAll('\n', '\r\n'), 'm')).toEqual({ ok: true, value: written });
    }),
  );
});

test('a manifest that is cut off inside a row never reads as a whole one', () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0, max: 1, noNaN: true }), (written, where) => {
      const text = renderManifest(written);
      const cut = text.slice(0, Math.floor(where * text.length));
      const lines = cut.split('\n').filter((line) => line !== '');
      const result = parseManifest(cut, 'm');
      const cells = (lines.at(-1) ?? '').split('\t').length;
      if (lines.length > 1 && cells < 9) expect(result.ok).toBe(false);
      if (result.ok) expect(result.value).toHaveLength(lines.length - 1);
    }),
  );
});

/** Ways in which a text may differ from what Muster writes, while it says the same rows. */
const otherWords: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replace('\n', '\n\n'),
  (text) => `\n${text}`,
  (text) => `${text}\n`,
  (text) => text.slice(0, -1),
  (text) => text.replace(/\t(\d+)(?=\n)/, '\t0$1'),
  (text) => text.replace(/^(shard_\d+\t[^\t]*\t)(\d)/m, '$100$2'),
  (text) => text.replace(/^(shard_\d+)/m, '"$1"'),
  (text) => text.replaceAll(/^(.*)\t([^\t\n]*)$/gm, '$2\t$1'),
];

test('a text counts as written by Muster exactly when it is what would be written', () => {
  const texts = fc.tuple(rows, fc.array(fc.constantFrom(...otherWords), { maxLength: 3 }));
  fc.assert(
    fc.property(texts, fc.boolean(), ([written, changes], isPlain) => {
      const plain = written.map((one) => ({
        ...one,
        firstItem: 'a',
        lastItem: 'b',
        promptPath: 'p',
        logPath: 'l',
      }));
      const text = changes.reduce(
        (changed, change) => change(changed),
        renderManifest(isPlain ? plain : written),
      );
      const read = parseManifest(text, 'm');
      if (!read.ok) return;
      const isSame = renderManifest(read.value) === text;
      // A quote may be looked at as one that need not be there.
      if (isPlain || !text.includes('"')) expect(isAsRendered(text, read.value)).toBe(isSame);
      else if (isAsRendered(text, read.value)) expect(isSame).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(manifestColumns).toHaveLength(9);
});

test('prompts and logs are where a plan lays them, however the folder is spelled, or they are told of', () => {
  const part = fc.constantFrom('a', 's1', 's2', '.', '..', '', 'run-logs');
  const file = fc.constantFrom('s1.prompt.md', 's2.prompt.md', 's1.log', 's2.log', '.prompt.md', 's1');
  const path = fc
    .tuple(fc.array(part, { maxLength: 3 }), file)
    .map(([parts, name]) => [...parts, name].join('/'));
  const cells = fc.record({ shardId: fc.constantFrom('s1', 's2'), promptPath: path, logPath: path });
  fc.assert(
    fc.property(cells, row, (named, rest) => {
      const { shardId, promptPath, logPath } = named;
      const folder = posix.dirname(promptPath);
      const isRight =
        posix.normalize(promptPath) === posix.join(folder, `${shardId}.prompt.md`) &&
        posix.normalize(logPath) === posix.join(folder, 'run-logs', `${shardId}.log`);
      expect(misplacedFiles([{ ...rest, ...named }], 'm', '').length === 0).toBe(isRight);
    }),
    { numRuns: 3000 },
  );
});
