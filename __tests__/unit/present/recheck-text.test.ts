// What a run says of looking once more at what was verified.
import { expect, test } from '@jest/globals';
import { recheckText } from '../../../src/present/recheck-text.ts';

const spoiled = (count: number) =>
  new Map(
    Array.from({ length: count }, (_, n) => {
      const problem = { item: `a${n}`, path: `out/a${n}.md`, reason: 'output-missing' } as const;
      const failure = { class: 'verify' as const, message: 'no more', problems: [problem] };
      return [`shard_${n}`, { shard: `shard_${n}`, failure }] as const;
    }),
  );

test('what still passes is one line, and nothing that could be looked at is none', () => {
  expect(recheckText({ shards: 2, items: 5, spoiled: new Map() })).toBe(
    'verified once more, as the files lie now: 5 items of 2 shards\n',
  );
  expect(recheckText({ shards: 0, items: 0, spoiled: new Map() })).toBe('');
});

test('what does not is named with its problems and the way on', () => {
  expect(recheckText({ shards: 2, items: 2, spoiled: spoiled(1) })).toBe(
    'shard_0: no more\n' +
      '  missing output: out/a0.md\n' +
      'a verified shard is not run again by itself: mend its files, or run it with input shard: shard_0\n',
  );
});

test('a thousand spoiled shards are 20 of them and a number', () => {
  const text = recheckText({ shards: 1000, items: 1000, spoiled: spoiled(1000) });
  expect(text.match(/^shard_\d+: /gm)).toHaveLength(20);
  expect(text).toContain('\n… and 980 more shards\n');
  expect(text).toMatch(/run it with input shard: shard_0; likewise 999 more shards\n$/);
});
