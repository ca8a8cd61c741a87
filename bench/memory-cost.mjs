// Peak memory of each command that holds a whole batch, at 100,000 items in 10,000 shards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  idOf,
  main,
  planArgs,
  promptArgs,
  withFolder,
  writeItems,
  writeOutputs,
  writeRecords,
} from './batches.mjs';
import { timeProcess } from './measure.mjs';

const preload = new URL('report-memory.mjs', import.meta.url).href;
const barMb = 250;

export function measureMemory() {
  return withFolder(async (cwd) => {
    writeItems(cwd, 100_000);
    const peakOf = async (name, args) => {
      const file = join(cwd, 'memory');
      await timeProcess(process.execPath, ['--import', preload, ...args], {
        cwd,
        env: { BENCH_MEMORY: file },
      });
      const ours = Number(readFileSync(file, 'utf8')) / 1024;
      return {
        name: `memory of ${name}, 100,000 items`,
        ours,
        floor: barMb,
        unit: 'MB',
        ratio: ours / barMb,
        bar: 1,
      };
    };
    const rows = [await peakOf('plan', planArgs), await peakOf('build-prompts', promptArgs)];
    writeOutputs(cwd, 100_000);
    rows.push(await peakOf('verify', [main, 'verify', '--items', 'items.tsv']));
    rows.push(
      await peakOf('status', [main, 'status', '--manifest', '_batches/manifest.tsv', '--items', 'items.tsv']),
    );
    // Every shard has ended: a claim and a record each.
    writeRecords(cwd, 100_000, 10);
    rows.push(await peakOf('status when all is done', [main, 'status']));
    rows.push(await peakOf('explain when all is done', [main, 'explain', idOf(50_000)]));
    rows.push(await peakOf('plan again when all is done', planArgs));
    return rows;
  });
}
