// Compares rendered text with a file that people read and review. UPDATE_GOLDEN=1 writes the files anew.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@jest/globals';

/** Expects the text of `__tests__/golden/<name>`, byte for byte. A missing file fails. */
export function expectGolden(name: string, text: string): void {
  const path = new URL(`../golden/${name}`, import.meta.url).pathname;
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(readFileSync(path, 'utf8'));
}
