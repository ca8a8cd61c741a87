// Plays the README: writes the files it shows, types the commands it shows, expects the output it shows. Times differ.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { musterMain } from '../rigs/muster-cli.ts';
import { tempDir } from '../rigs/temp-dir.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(project, 'README.md'), 'utf8');

test('the batch of the README prints what the README says', async () => {
  await using dir = await tempDir();
  const files = fences().filter(({ name }) => name !== undefined);
  expect(files.map(({ name }) => name)).toEqual(['items.tsv', 'prompt-template.md', 'muster.yml']);
  for (const { name, text } of files) writeFileSync(dir.inside(name ?? ''), text);
  for (const given of ['inputs', 'worker.sh']) {
    cpSync(join(project, 'examples/tiny-edit', given), dir.inside(given), { recursive: true });
  }
  const consoles = fences().filter(({ language }) => language === 'console');
  expect(consoles.length).toBe(2);
  await using bin = await tempDir();
  writeFileSync(bin.inside('muster'), `#!/bin/sh\nexec '${process.execPath}' '${musterMain}' "$@"\n`);
  chmodSync(bin.inside('muster'), 0o755);
  for (const { text } of consoles) expect(played(text, dir.path, bin.path)).toBe(timeless(text));
});

function fences(): { language: string; name: string | undefined; text: string }[] {
  return [...readme.matchAll(/^```(\w+)(?: ([\w.-]+))?\n(.*?)^```$/gms)].map(
    ([, language = '', name, text = '']) => ({
      language,
      name,
      text,
    }),
  );
}

/** The commands of a console, each with what it really prints, stdout and stderr as they come. */
function played(text: string, cwd: string, bin: string): string {
  const commands = text.split('\n').filter((line) => line.startsWith('$ '));
  const env = { PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, HOME: cwd, LANG: 'C.UTF-8' };
  const outputs = commands.map((line) => {
    const { stdout } = spawnSync('sh', ['-c', `exec 2>&1; ${line.slice(2)}`], { cwd, env, encoding: 'utf8' });
    return `${line}\n${stdout}`;
  });
  return timeless(outputs.join(''));
}

const timeless = (text: string): string => text.replaceAll(/\d+\.\d s\b/g, 'N s');
