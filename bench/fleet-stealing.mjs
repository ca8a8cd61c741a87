// How well legs share their work: the simulated fleet in virtual time, with one leg ten times slower than the others,
// against the best split of whole shards; and how many artifacts the largest run leaves.
import { noFaults } from '../__tests__/fleet/fleet-service.ts';
import { runFleet } from '../__tests__/fleet/run-fleet.ts';

const slowness = 10;
const shardMs = 60_000;
const artifactBar = 3000;

export async function measureStealing() {
  const rows = [];
  for (const legs of [64, 256]) {
    const shards = 10_000;
    const { firstAttemptMs, service } = await runFleet({
      seed: 1,
      shards,
      legs,
      runAttempts: 1,
      faults: noFaults,
      deaths: 0,
      skewMs: 0,
      failures: 0,
      shardMs: [shardMs, shardMs],
      startWithinMs: 0,
      slownessOf: (leg) => (leg === 0 ? slowness : 1),
    });
    const floor = (idealRounds(shards, legs) * shardMs) / 60_000;
    const ours = firstAttemptMs / 60_000;
    const name = `10,000 shards of a minute on ${legs} legs, one 10 × slower`;
    rows.push({ name, ours, floor, unit: 'min', ratio: ours / floor, bar: 1.15 });
    const count = service.finished.length;
    rows.push({
      name: `artifacts of it`,
      ours: count,
      floor: artifactBar,
      unit: '',
      ratio: count / artifactBar,
      bar: 1,
    });
  }
  return rows;
}

/** Whole shards that the usual leg does before all are done, when each leg does as much as it can. */
function idealRounds(shards, legs) {
  for (let rounds = 1; ; rounds++)
    if ((legs - 1) * rounds + Math.floor(rounds / slowness) >= shards) return rounds;
}
