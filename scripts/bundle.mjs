// Bundles the Action: tsc, then ncc, into dist/ (committed, so that a workflow needs no install). Main and post step share
// the code in dist/steps. Byte for byte the same on every machine.
//   node scripts/bundle.mjs              rewrites dist/
//   node scripts/bundle.mjs --check      says which files of dist/ differ from a fresh bundle, exit code 1 if any
//   node scripts/bundle.mjs --out DIR    writes the bundle elsewhere
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { licenceText, packagesOf } from './bundle-licences.mjs';
import { blockBlob, stageLeanArtifact } from './bundle-artifact.mjs';
import { makePlain } from './plain-chunks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...names) => join(root, ...names);
const { values } = parseArgs({ options: { check: { type: 'boolean' }, out: { type: 'string' } } });

// Beside node_modules, so that packages are found, and the working folder of ncc, so that no path of this machine gets
// into the module ids.
const stage = at(`build.bundle-${process.pid}`);
try {
  await bundleTo(join(stage, 'dist'));
  if (values.check) check(join(stage, 'dist'), at('dist'));
  else replace(join(stage, 'dist'), values.out === undefined ? at('dist') : resolve(values.out));
} finally {
  rmSync(stage, { recursive: true, force: true });
}

async function bundleTo(out) {
  mkdirSync(stage);
  writeFileSync(join(stage, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  // Only what the two steps reach: the command line tool is no part of the Action.
  const compilerOptions = {
    rootDir: '../src',
    outDir: 'build',
    typeRoots: ['../node_modules/@types'],
    removeComments: true,
  };
  const files = ['../src/action/steps.ts', `../src/${blockBlob}`];
  writeFileSync(
    join(stage, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: [], files }),
  );
  run(stage, at('node_modules/typescript/bin/tsc'), '-p', '.');
  stageLeanCore();
  stageLeanArtifact(stage, root);
  const stats = join(stage, 'stats.json');
  const [entry, code] = ['build/action/steps.js', join(out, 'steps')];
  const ncc = at('node_modules/@vercel/ncc/dist/ncc/cli.js');
  run(stage, ncc, 'build', entry, '--out', code, '--stats-out', stats, '--no-cache', '--quiet');
  await makePlain(code);
  writeEntries(out);
  const packages = packagesOf(JSON.parse(readFileSync(stats, 'utf8')), stage);
  writeFileSync(join(out, 'licenses.txt'), licenceText(packages));
}

/** What action.yml names: two files which say which step it is. */
function writeEntries(out) {
  mkdirSync(join(out, 'post'));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
  writeFileSync(join(out, 'index.js'), "import { mainStep } from './steps/index.js';\n\nawait mainStep();\n");
  writeFileSync(
    join(out, 'post/index.js'),
    "import { postStep } from '../steps/index.js';\n\nawait postStep();\n",
  );
}

/**
 * Our code finds this copy of @actions/core, the same files with one more line in its package.json: importing a module
 * of it has no side effect. That is true, and lets the bundler leave out what nobody calls: the OIDC client and with it
 * an HTTP client of a megabyte, which would cost more time at every start than all of Muster. Other @actions packages
 * find the package as it was published.
 */
function stageLeanCore() {
  const from = at('node_modules/@actions/core');
  const to = join(stage, 'node_modules/@actions/core');
  cpSync(from, to, { recursive: true });
  const description = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  writeFileSync(join(to, 'package.json'), JSON.stringify({ ...description, sideEffects: false }));
}

function run(cwd, script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with exit code ${status}`);
}

/** Chunk names change from bundle to bundle: the whole folder is replaced. */
function replace(fresh, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, '..'), { recursive: true });
  try {
    renameSync(fresh, target);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    cpSync(fresh, target, { recursive: true });
  }
}

function check(fresh, committed) {
  const names = [...new Set([...filesOf(fresh), ...filesOf(committed)])].toSorted((a, b) => (a < b ? -1 : 1));
  const textOf = (folder, name) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : Buffer.alloc(0);
  const differing = names.filter((name) => !textOf(fresh, name).equals(textOf(committed, name)));
  for (const name of differing) process.stdout.write(`differs: dist/${name}\n`);
  if (differing.length > 0) {
    process.stderr.write('dist/ is not the bundle of this source; run `npm run bundle` and commit it\n');
    process.exitCode = 1;
  }
}

function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile());
}
