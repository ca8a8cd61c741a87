// kill -9 at random moments of runs, spread over many small batches, each then run to its end and judged. Seeded: a
// failure names its seed, MUSTER_CRASH_SEED brings it back (as far as the moments go; the machine adds its own chance).
import { setTimeout as delay } from 'node:timers/promises';
import { crashBatch, crashProblems, crashRun, finish } from './crash-batch.ts';

export interface KillReport {
  readonly kills: number;
  readonly batches: number;
  readonly problems: readonly string[];
}

const shards = 30;
const jobs = 3;
/** From before the first claim to about a third of a batch. */
const longestMs = 450;

/** Kills until `kills` runs have died of it; two batches at a time. */
export async function killAtRandom(kills: number, seed: number): Promise<KillReport> {
  const random = randomFrom(seed);
  const report = { kills: 0, batches: 0, problems: [] as string[] };
  const lane = async (): Promise<void> => {
    while (report.kills < kills) {
      using batch = await crashBatch(shards);
      report.batches += 1;
      while (report.kills < kills) {
        const run = batch.start(crashRun(jobs));
        const moment = delay(60 + random() * longestMs).then(() => run.kill('SIGKILL'));
        const { signal, code, stderr } = await run.ended;
        await moment;
        if (signal === 'SIGKILL') report.kills += 1;
        else if (code === 0) break;
        else report.problems.push(`exit ${code}: ${stderr}`);
      }
      const ended = await finish(batch, jobs);
      if (ended.code !== 0) report.problems.push(`exit ${ended.code}: ${ended.stderr}`);
      report.problems.push(...crashProblems(batch, shards));
    }
  };
  await Promise.all([lane(), lane()]);
  return report;
}

/** mulberry32: small, seedable, good enough to choose moments. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of this run: given, or chosen by the clock. */
export function crashSeed(): number {
  const given = process.env['MUSTER_CRASH_SEED'];
  return given === undefined ? Date.now() % 2 ** 31 : Number(given);
}
