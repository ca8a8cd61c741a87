import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const { INPUT_PATH: path, INPUT_KEY: key, STUB_CACHE: cache = '' } = process.env;
if (cache !== '' && !existsSync(join(cache, key)))
  cpSync(path, join(cache, key), { recursive: true, verbatimSymlinks: true });
