// A whole workflow run: run attempt after run attempt, each with a job for every leg that the one before left red, on
// machines that may die at any moment and whose clocks are wrong. Drives the real leg; only agents and service are made up.
import { planLegs } from '../../src/core/groups/legs.ts';
import { judgeLeg } from '../../src/core/groups/leg-verdict.ts';
import type { OpenPlan } from '../../src/core/groups/open-plan.ts';
import { defaultLegLimits, type LegLimits, type LegSummary } from '../../src/engine/leg/leg-request.ts';
import { runLeg } from '../../src/engine/leg/run-leg.ts';
import type { ArtifactStore } from '../../src/ports/artifact-store.ts';
import { someOwner } from '../rigs/batch-facts.ts';
import { openFleetService, type FleetService, type ServiceFaults } from './fleet-service.ts';
import { openFleetWorker, type Execution } from './fleet-worker.ts';
import { randomOf, type Random } from './random.ts';
import { openVirtualTime, type VirtualTime } from './virtual-time.ts';

export interface FleetOptions {
  readonly seed: number;
  readonly shards: number;
  readonly legs: number;
  readonly runAttempts: number;
  readonly faults: ServiceFaults;
  /** Chance that a machine dies somewhere in its job. */
  readonly deaths: number;
  /** Clocks are wrong by at most this. */
  readonly skewMs: number;
  /** Chance that a try at a shard does not pass. */
  readonly failures: number;
  /** Shortest and longest time of a shard. */
  readonly shardMs: readonly [number, number];
  /** How much slower than the others a leg is; 1 when left out. */
  readonly slownessOf?: (leg: number) => number;
  /** Machines start within this time of each other. */
  readonly startWithinMs: number;
  readonly limits?: Partial<LegLimits>;
  readonly isCreateShared?: boolean;
}

export interface JobResult {
  readonly leg: number;
  readonly runAttempt: number;
  readonly isGreen: boolean;
  /** Artifacts that it tried to make. */
  readonly creates: number;
  /** Undefined when the machine died. */
  readonly summary?: LegSummary;
}

export interface FleetRun {
  readonly time: VirtualTime;
  readonly plan: OpenPlan;
  readonly service: FleetService;
  readonly executions: readonly Execution[];
  readonly jobs: readonly JobResult[];
  /** Virtual time from the start of the first job to the end of the last one of run attempt 1. */
  readonly firstAttemptMs: number;
}

const startMs = Date.UTC(2026, 0, 1);
/** Jobs are killed at their time limit, so every machine that is to die does so before that. */
const longestLifeMs = 4 * 60 * 60_000;

export async function runFleet(options: FleetOptions): Promise<FleetRun> {
  const { seed, shards: count, runAttempts, faults, isCreateShared } = options;
  const random = randomOf(seed);
  const time = openVirtualTime(startMs);
  const shared = isCreateShared === undefined ? {} : { isCreateShared };
  const service = openFleetService({ time, random: random.fork(), faults, ...shared });
  const shards = Array.from({ length: count }, (_, index) => `shard_${String(index + 1).padStart(3, '0')}`);
  const legs = planLegs(shards, options.legs).length;
  const plan: OpenPlan = {
    format: 'muster.open/1',
    group: 'fleet',
    planDigest: 'a'.repeat(64),
    shards,
    legs,
    policy: 'all_success',
    members: count,
    carriedPassed: 0,
  };
  const executions: Execution[] = [];
  const jobs: JobResult[] = [];
  let red = Array.from({ length: legs }, (_, leg) => leg);
  let firstAttemptMs = 0;
  for (let runAttempt = 1; runAttempt <= runAttempts && red.length > 0; runAttempt++) {
    const began = time.now();
    const world = { options, time, service, plan, executions };
    const running = red.map((leg) => runJob(world, leg, runAttempt, random.fork()));
    const ended = await time.until(Promise.all(running));
    if (runAttempt === 1) firstAttemptMs = time.now() - began;
    jobs.push(...ended);
    red = ended.filter(({ isGreen }) => !isGreen).map(({ leg }) => leg);
  }
  return { time, plan, service, executions, jobs, firstAttemptMs };
}

interface World {
  readonly options: FleetOptions;
  readonly time: VirtualTime;
  readonly service: FleetService;
  readonly plan: OpenPlan;
  readonly executions: Execution[];
}

async function runJob(
  { options, time, service, plan, executions }: World,
  leg: number,
  runAttempt: number,
  random: Random,
): Promise<JobResult> {
  const owner = `owner-${runAttempt}-${leg}`;
  const { failures, skewMs, shardMs, slownessOf } = options;
  let isAlive = true;
  const isDead = () => !isAlive;
  await time.sleep(random.between(0, options.startWithinMs));
  const died = new Promise<'died'>((resolve) => {
    if (!random.chance(options.deaths)) return;
    const expectedMs = ((plan.shards.length / plan.legs) * (shardMs[0] + shardMs[1])) / 2;
    time.after(random.between(0, Math.min(longestLifeMs, 1.2 * expectedMs)), () => {
      isAlive = false;
      resolve('died');
    });
  });
  const clock = time.clock(random.between(-skewMs, skewMs));
  const slowness = slownessOf?.(leg) ?? 1;
  const durations = random.fork();
  const worker = openFleetWorker({
    time,
    random: random.fork(),
    leg,
    runAttempt,
    owner,
    planDigest: plan.planDigest,
    isDead,
    durationMs: () => slowness * durations.between(...shardMs),
    failures,
    log: executions,
  });
  const chance = random.fork();
  const store = service.storeOf(runAttempt, isDead);
  let creates = 0;
  const create: ArtifactStore['create'] = (name, files) => {
    creates += 1;
    return store.create(name, files);
  };
  const ended = runLeg({
    plan,
    leg,
    runAttempt,
    runId: '1',
    job: 'leg',
    owner: { ...someOwner, token: owner },
    artifacts: { ...store, create },
    worker,
    journal: { began() {}, uploaded() {} },
    clock: {
      now: () => clock.now(),
      after: (ms, callback) => clock.after(ms, () => void (isAlive && callback())),
    },
    random: () => chance.next(),
    stop: new AbortController().signal,
    limits: { ...defaultLegLimits, ...options.limits },
    onNote: () => {},
  });
  const result = await Promise.race([ended, died]);
  if (result === 'died') return { leg, runAttempt, creates, isGreen: false };
  if (!result.ok) {
    // A service that is down when it begins ends a leg like any other time; anything else is a bug of the fleet.
    if (result.failures.every(({ reason }) => reason === 'service-unavailable'))
      return { leg, runAttempt, creates, isGreen: false };
    throw new Error(`leg ${leg} could not begin: ${JSON.stringify(result.failures)}`);
  }
  return { leg, runAttempt, creates, isGreen: judgeLeg(result.value, false).isGreen, summary: result.value };
}
