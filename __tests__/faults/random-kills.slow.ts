// The long form of the crash suite (`npm run test:crash`): two hundred kills at random moments.
import { expect, test } from '@jest/globals';
import { crashSeed, killAtRandom } from './random-kills.ts';

test('two hundred kills at random moments lose nothing', async () => {
  const seed = crashSeed();
  process.stderr.write(`random kills: MUSTER_CRASH_SEED=${seed}\n`);
  const { kills, batches, problems } = await killAtRandom(200, seed);
  process.stderr.write(`random kills: ${kills} in ${batches} batches\n`);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(kills).toBeGreaterThanOrEqual(200);
}, 600_000);
