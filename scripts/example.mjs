// Runs an example's whole batch in a copy, so that nothing in the project changes: plan, prompts, run, verify, status,
// each command shown before it runs. Usage: npm run example [-- NAME]
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const examples = join(project, 'examples');
const main = join(project, 'build', 'bin', 'muster.js');
const flow = ['plan', 'build-prompts', 'run', 'verify', 'status'];

const names = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'muster.yml')));
const [name = 'tiny-edit'] = process.argv.slice(2);
if (!names.includes(name)) {
  process.stderr.write(`no example is called ${name}; there are: ${names.join(', ')}\n`);
  process.exit(2);
}

const build = spawnSync(process.execPath, [join(project, 'scripts', 'build.mjs'), '--if-stale'], {
  cwd: project,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

const folder = mkdtempSync(join(tmpdir(), `muster-${name}-`));
// Whatever an earlier try in place left behind stays there: the copy starts as the example was written.
const leftovers = new Set(
  ['_batches', 'outputs', 'qc', 'de', 'esm', 'reports', 'clean'].map((made) => resolve(examples, name, made)),
);
cpSync(join(examples, name), folder, { recursive: true, filter: (path) => !leftovers.has(resolve(path)) });
process.stdout.write(`The example ${name}, copied to ${folder}\n`);

for (const command of flow) {
  process.stdout.write(`\n$ muster ${command}\n`);
  const { status, signal } = spawnSync(process.execPath, [main, command], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`\nmuster ${command} ended with ${signal ?? `exit code ${status}`}\n`);
    process.exit(status ?? 1);
  }
}
process.stdout.write(`\nEvery file of the batch is in ${folder}\n`);
