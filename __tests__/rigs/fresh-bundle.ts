// The bundle of the source as it is now, made once for each state of the source and kept in node_modules/.cache.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(repository, 'node_modules/.cache/muster');
const keptMs = 24 * 3_600_000;

/** MUSTER_TEST_BUNDLE puts another bundle to the test. */
let made = process.env['MUSTER_TEST_BUNDLE'];

/** Folder that holds index.js and post/index.js. */
export function freshBundle(): string {
  if (made !== undefined) return made;
  const target = join(cache, `bundle-${sourceDigest()}`);
  if (!existsSync(target)) {
    clearOld();
    const temp = `${target}.${process.pid}`;
    bundleTo(temp);
    try {
      renameSync(temp, target);
    } catch (error) {
      // Another worker was first, with the same bytes.
      rmSync(temp, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  made = target;
  return target;
}

export function bundleTo(out: string): void {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(repository, 'scripts/bundle.mjs'), '--out', out],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`the bundle failed\n${stdout}${stderr}`);
}

function sourceDigest(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => join('src', name));
  const scripts = readdirSync(join(repository, 'scripts'))
    .filter((name) => /bundle|chunks/.test(name))
    .toSorted()
    .map((name) => join('scripts', name));
  for (const name of [...sources, ...scripts, 'package-lock.json', 'tsconfig.json'])
    hash.update(`${name}\0`).update(readFileSync(join(repository, name)));
  return hash.digest('hex').slice(0, 16);
}

function clearOld(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > keptMs)
      rmSync(path, { recursive: true, force: true });
  }
}
