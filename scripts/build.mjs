// Compiles src/ to build/ with tsc. --if-stale: only when a source is newer than the last build, so tests start fast.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = 'build/.stamp';
const newest = (dir) =>
  readdirSync(dir, { recursive: true }).reduce((max, f) => Math.max(max, statSync(join(dir, f)).mtimeMs), 0);
const inputs = Math.max(newest('src'), ...['tsconfig.json', 'package-lock.json'].map((f) => statSync(f).mtimeMs));
const isStale = !existsSync(stamp) || statSync(stamp).mtimeMs < inputs;
if (isStale || !process.argv.includes('--if-stale')) {
  rmSync('build', { recursive: true, force: true });
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], { stdio: 'inherit' });
  if (existsSync('build/cli/main.js')) chmodSync('build/cli/main.js', 0o755);
  writeFileSync(stamp, '');
  utimesSync(stamp, inputs / 1000 + 0.001, inputs / 1000 + 0.001);
}
