// A lean copy of @actions/artifact for the bundle. A job uploads a claim of one small file, and would load 3 MB of program
// for it: an HTTP client of its own, the whole API of GitHub, a globber, tar. Nothing of that is reached by what we call:
//
//   @actions/github, @octokit/*, undici   only `findBy` leads there; `rest-client.ts` has the package as it was published
//   unzip-stream                          we always say `skipDecompress`
//   @azure/storage-blob                   one class of it is used, of which src/github/artifacts/block-blob.ts has what is
//                                         called
//   glob, readdir-glob, tar-stream        archiver is only ever asked for a zip of single files
//
// These become stand-ins that throw. Three more become what they stand for: readable-stream is Node's `stream` (as it is by
// itself under READABLE_STREAM=disable), graceful-fs is Node's `fs` (files are opened one at a time, so there is no EMFILE
// to wait for), and of async only its queue is used.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Their imports must find the stand-ins, so that they lie beside them. */
const copied = [
  '@actions/http-client',
  'archiver',
  'archiver-utils',
  'zip-stream',
  'compress-commons',
  'crc32-stream',
  'lazystream',
];

const out =
  "() => { throw new Error('Internal error: left out of the bundle, see scripts/bundle-artifact.mjs'); }";

/** Below src/; nothing else imports it, so that the compiler must be told of it. */
export const blockBlob = 'github/artifacts/block-blob.ts';

/** By package: file → text. */
const standIns = {
  '@actions/github': { 'index.js': `exports.getOctokit = ${out};`, 'lib/utils.js': 'exports.defaults = {};' },
  '@octokit/plugin-request-log': { 'index.js': `exports.requestLog = ${out};` },
  '@octokit/plugin-retry': { 'index.js': `exports.retry = ${out};` },
  undici: { 'index.js': `exports.ProxyAgent = class { constructor() { (${out})(); } };` },
  'unzip-stream': { 'index.js': `exports.Extract = ${out};` },
  glob: { 'index.js': `module.exports = ${out};` },
  'readdir-glob': { 'index.js': `module.exports = ${out};` },
  'tar-stream': { 'index.js': `exports.pack = ${out};` },
  'readable-stream': {
    'index.js': "module.exports = require('stream');",
    'passthrough.js': "module.exports = require('stream').PassThrough;",
  },
  'graceful-fs': { 'index.js': "module.exports = require('fs');" },
  async: { 'index.js': "exports.queue = require('../../../../../../node_modules/async/queue.js');" },
};

/** `stage`: the bundler's folder, directly below `root`, whose node_modules has the packages as they were published. */
export function stageLeanArtifact(stage, root) {
  const lean = join(stage, 'node_modules/@actions/artifact');
  cpSync(join(root, 'node_modules/@actions/artifact'), lean, { recursive: true });
  for (const name of copied) {
    const from = join(root, 'node_modules', name);
    // Their own node_modules would come before the stand-ins.
    const filter = (path) => !path.slice(from.length).includes('node_modules');
    cpSync(from, join(lean, 'node_modules', name), { recursive: true, filter });
  }
  for (const [name, files] of Object.entries(standIns)) {
    const folder = join(lean, 'node_modules', name);
    // Named one by one: what is not found here would be found in the package as it was published.
    const entries = Object.keys(files).map((file) => [entryOf(file), `./${file}`]);
    const exports = Object.fromEntries(entries);
    const description = { name, type: 'commonjs', private: true, exports };
    for (const [file, text] of [['package.json', JSON.stringify(description)], ...Object.entries(files)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
  }
  stageBlockBlob(stage, join(lean, 'node_modules/@azure/storage-blob'));
  publishedIn(join(stage, 'build/github/artifacts/rest-client.js'));
}

/** Our own file, as it was compiled; there it finds the lean HTTP client. */
function stageBlockBlob(stage, folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(stage, 'build', blockBlob.replace(/\.ts$/, '.js')), join(folder, 'index.js'));
  const description = { name: '@azure/storage-blob', type: 'module', private: true, exports: './index.js' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description)}\n`);
}

const entryOf = (file) => (file === 'index.js' ? '.' : `./${file.replace(/\.js$/, '')}`);

/** What is called with `findBy` needs all of the package. */
function publishedIn(path) {
  const text = readFileSync(path, 'utf8');
  const published = text.replace(
    "'@actions/artifact'",
    "'../../../../node_modules/@actions/artifact/lib/artifact.js'",
  );
  if (published === text) throw new Error(`${path} does not import '@actions/artifact'`);
  writeFileSync(path, published);
}
