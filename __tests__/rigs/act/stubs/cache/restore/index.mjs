// A link instead of a copy: an agent weighs hundreds of megabytes.
import { appendFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { INPUT_PATH: path, INPUT_KEY: key, STUB_CACHE: cache = '', GITHUB_OUTPUT: output } = process.env;
const kept = join(cache, key);
const isHit = cache !== '' && existsSync(kept);
if (isHit && !existsSync(path)) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(kept, path);
}
appendFileSync(output, `cache-hit=${isHit}\n`);
