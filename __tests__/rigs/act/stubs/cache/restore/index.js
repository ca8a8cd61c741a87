// A link instead of a copy: an agent weighs hundreds of megabytes.
const { appendFileSync, existsSync, mkdirSync, symlinkSync } = require('node:fs');
const { dirname, join } = require('node:path');

const { INPUT_PATH: path, INPUT_KEY: key, STUB_CACHE: cache = '', GITHUB_OUTPUT: output } = process.env;
const kept = join(cache, key);
const isHit = cache !== '' && existsSync(kept);
if (isHit && !existsSync(path)) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(kept, path);
}
appendFileSync(output, `cache-hit=${isHit}\n`);
