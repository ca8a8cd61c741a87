// verify of 10,000 items, with outputs of 1.3 kB and a QC file each, against reading the same files.
import { fileURLToPath } from 'node:url';
import { main, withFolder, writeItems, writeOutputs } from './batches.mjs';
import { interleave, ratioRow, timeProcess } from './measure.mjs';

const floorScript = fileURLToPath(new URL('verify-floor.mjs', import.meta.url));

export function measureVerify() {
  return withFolder(async (cwd) => {
    writeItems(cwd, 10_000);
    writeOutputs(cwd, 10_000);
    const times = await interleave(
      7,
      () => timeProcess(process.execPath, [main, 'verify', '--items', 'items.tsv'], { cwd }),
      () => timeProcess(process.execPath, [floorScript], { cwd }),
    );
    return [ratioRow('verify of 10,000 items', times, 1.5)];
  });
}
