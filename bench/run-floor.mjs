// The floor of a run: spawns the same child with the same pipes, and writes a claim, a log and a record file for each.
// Nothing is checked, folded or cleaned up. Arguments: folder, shards, jobs, command.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const [folder, shards, jobs, command] = process.argv.slice(2);
const claimText = JSON.stringify({ format: 'floor', owner: 'x'.repeat(200) });
const recordText = JSON.stringify({ format: 'floor', facts: 'x'.repeat(600) });
for (const name of ['claims', 'records', 'run-logs']) mkdirSync(join(folder, '_batches', name));

function runOne(n) {
  const prompt = readFileSync(join(folder, '_batches', `shard_${String(n).padStart(3, '0')}.prompt.md`));
  writeFileSync(join(folder, '_batches/claims', `${n}.json`), claimText, { flag: 'wx' });
  const log = openSync(join(folder, '_batches/run-logs', `${n}.log`), 'w');
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => writeSync(log, chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(prompt);
  return new Promise((resolve) => {
    child.once('close', () => {
      closeSync(log);
      writeFileSync(join(folder, '_batches/records', `${n}.json`), recordText, { flag: 'wx' });
      resolve();
    });
  });
}

let next = 1;
const lane = async () => {
  while (next <= Number(shards)) await runOne(next++);
};
await Promise.all(Array.from({ length: Number(jobs) }, lane));
