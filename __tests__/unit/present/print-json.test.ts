import { expect, test } from '@jest/globals';
import { jsonLine, printJson } from '../../../src/present/print-json.ts';

const hostile = 'a\u009b31m\u001b[2J\u007f\u2028\u2029\u202e\u2066\u200b\ufeff\u00ad\u{e0041}\ud800';

test('nothing in a document speaks to a terminal, turns text around or breaks its line', () => {
  const line = jsonLine({ [hostile]: hostile });
  expect(line).toMatch(/^[ -~]+\n$/);
  expect(line).toContain('a\\u009b31m');
  expect(line).toContain('\\udb40\\udc41');
});

test('what is escaped reads back the same', () => {
  const document = { [hostile]: [hostile, '\\u009b', '\\'] };
  expect(JSON.parse(jsonLine(document))).toEqual(document);
});

test('readable text stays readable, emoji and quotes too', () => {
  expect(jsonLine({ id: 'é日🎉 "x" \\' })).toBe('{"id":"é日🎉 \\"x\\" \\\\"}\n');
});

test('a document comes with the warnings that wait, on one line', () => {
  const lines: string[] = [];
  const warning = { reason: 'claim-lost', shard: 'shard_001', attempt: 1 } as const;
  printJson({ stdout: (text) => void lines.push(text), warnings: [warning] }, { format: 'x/1' });
  expect(lines).toEqual([`${JSON.stringify({ format: 'x/1', warnings: [warning] })}\n`]);
});
