import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isNodeUsable, leastNode } from '../../src/cli/node-version.ts';

test.each([
  ['20.20.2', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['24.1.0', true],
])('Node.js %s: %p', (version, isUsable) => expect(isNodeUsable(version)).toBe(isUsable));

test('is what package.json says', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${leastNode.join('.')}`);
});
