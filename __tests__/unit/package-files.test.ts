// What the npm package holds: whoever reads its README there follows its links, too.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('every file that the README links to is in the package', () => {
  const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };
  const links = Array.from(
    read('README.md').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g),
    ([, path = '']) => path,
  );
  expect(links).toContain('SECURITY.md');
  const isIn = (path: string): boolean => files.some((file) => path === file || path.startsWith(`${file}/`));
  expect(links.filter((path) => !isIn(path))).toEqual([]);
});
