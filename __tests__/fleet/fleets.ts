// The simulated runs that tests and benchmarks share.
import { noFaults, type ServiceFaults } from './fleet-service.ts';
import type { FleetOptions } from './run-fleet.ts';

export const badService: ServiceFaults = {
  lostReply: 0.03,
  unfinished: 0.01,
  deafOutage: 0.002,
  outage: 0.002,
};

/** A bad day: machines die, replies get lost, clocks are half an hour off, some agents fail. */
export const badDay: FleetOptions = {
  seed: 1,
  shards: 300,
  legs: 16,
  runAttempts: 3,
  faults: badService,
  deaths: 0.1,
  skewMs: 30 * 60_000,
  failures: 0.03,
  shardMs: [20_000, 180_000],
  startWithinMs: 120_000,
};

/** The size that one workflow run can have at most. */
export const largestFleet: Pick<FleetOptions, 'shards' | 'legs'> = { shards: 10_000, legs: 256 };

/** Nothing goes wrong, but every fourth machine is six times slower: thieves are busy. */
export const unevenDay: FleetOptions = {
  ...badDay,
  faults: noFaults,
  deaths: 0,
  slownessOf: (leg) => (leg % 4 === 0 ? 6 : 1),
};
