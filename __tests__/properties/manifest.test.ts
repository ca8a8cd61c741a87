import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseManifest, renderManifest } from '../../src/core/batch/manifest-codec.ts';
import { shardStatuses, type ManifestRow } from '../../src/core/batch/manifest-row.ts';

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
