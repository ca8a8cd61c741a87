// The bundle as a thing: the same bytes each time, nothing in it that is not used, and all that action.yml names.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { actionBatch } from '../rigs/action-batch.ts';
import { bundleTo, freshBundle, repository } from '../rigs/fresh-bundle.ts';
import { tempDir } from '../rigs/temp-dir.ts';

function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

test('two bundles of one source are the same, byte for byte', async () => {
  await using dir = await tempDir();
  bundleTo(dir.inside('again'));
  const first = filesOf(freshBundle());
  const second = filesOf(dir.inside('again'));
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...second].filter(([name, text]) => first.get(name) !== text).map(([name]) => name)).toEqual([]);
}, 300_000);

test('no path of this machine is in the bundle', () => {
  const leaks = [...filesOf(freshBundle())].filter(([, text]) =>
    text.includes(repository.replace(/\/$/, '')),
  );
  expect(leaks.map(([name]) => name)).toEqual([]);
});

/** What Node really loaded of the bundle in one step: its own coverage says so. */
async function loadedBy(inputs: Record<string, string>): Promise<string> {
  using rig = actionBatch(3);
  await using dir = await tempDir();
  const coverage = dir.inside('coverage');
  const step = await rig.step(inputs, {
    NODE_V8_COVERAGE: coverage,
    ACTIONS_RESULTS_URL: '',
    ACTIONS_RUNTIME_TOKEN: '',
  });
  expect([step.code, step.errors]).toEqual([0, []]);
  const urls = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as {
      result: { url: string }[];
    };
    return result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
  });
  return [...new Set(urls)].map((url) => readFileSync(fileURLToPath(url), 'utf8')).join('\n');
}

test('a step that needs no service loads no HTTP client, artifact or cache code', async () => {
  const text = await loadedBy({ command: 'plan', items: 'items.tsv' });
  expect(text.length).toBeGreaterThan(100_000);
  for (const word of ['DefaultArtifactClient', 'class HttpClient', 'undici', 'blob.core.windows.net'])
    expect({ word, isThere: text.includes(word) }).toEqual({ word, isThere: false });
});

test('the files that action.yml names are in the bundle, with the licences of what went in', () => {
  const { runs } = parse(readFileSync(join(repository, 'action.yml'), 'utf8')) as {
    runs: Record<string, string>;
  };
  expect(runs['using']).toBe('node24');
  for (const entry of [runs['main'], runs['post']]) {
    expect(entry).toMatch(/^dist\//);
    expect(existsSync(join(freshBundle(), (entry ?? '').replace(/^dist\//, '')))).toBe(true);
  }
  const licences = readFileSync(join(freshBundle(), 'licenses.txt'), 'utf8');
  for (const name of ['@actions/core', 'picocolors', 'zod', 'yaml', 'csv-parse', 're2js', 'ajv'])
    expect(licences).toMatch(new RegExp(`^${name}$`, 'm'));
});
