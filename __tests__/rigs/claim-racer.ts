// A process of its own that claims every attempt of a shard as soon as it is told to, and prints those that it won.
// Arguments: folder, pid to sign with, number of attempts, `exclusive` or `careless` (looks first, then writes).
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFileClaims } from '../../src/stores/file/claims.ts';
import { claim, someOwner } from './batch-facts.ts';

const [folder = '', pid = '0', attempts = '0', how = ''] = process.argv.slice(2);
const claims = openFileClaims(folder, 'claims', () => {});

async function win(attempt: number): Promise<boolean> {
  const wanted = claim('shard_001', attempt, 1000, { ...someOwner, pid: Number(pid) });
  if (how === 'exclusive') return (await claims.claim(wanted)).won;
  const path = join(folder, `shard_001.${attempt}.json`);
  if (existsSync(path)) return false;
  mkdirSync(folder, { recursive: true });
  process.stdout.write(`free ${attempt}\n`);
  await nextLine();
  writeFileSync(path, JSON.stringify(wanted));
  return true;
}

const nextLine = (): Promise<void> => new Promise((resolve) => process.stdin.once('data', () => resolve()));

process.stdout.write('ready\n');
await nextLine();
for (let attempt = 1; attempt <= Number(attempts); attempt += 1) {
  if (await win(attempt)) process.stdout.write(`won ${attempt}\n`);
}
process.stdin.destroy();
