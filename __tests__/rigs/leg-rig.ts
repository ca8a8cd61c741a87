// A leg with a scripted worker, a clock that the test moves, and artifacts in memory.
import type { AttemptRecord } from '../../src/core/batch/record.ts';
import type { BundledRecord } from '../../src/core/groups/record-bundle.ts';
import type { OpenPlan } from '../../src/core/groups/open-plan.ts';
import { ok } from '../../src/core/result.ts';
import {
  defaultLegLimits,
  type ChunkWorker,
  type LegNote,
  type LegRequest,
} from '../../src/engine/leg/leg-request.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { MemoryArtifacts } from './memory-artifacts.ts';
import { record, someOwner } from './batch-facts.ts';

/** Time stands still until the test moves it, or until `isEager`: then a timer is due at once. */
export class TestClock implements Clock {
  #now = Date.parse('2026-01-01T00:00:00Z');
  readonly #timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  isEager = false;

  now = (): number => this.#now;

  after = (ms: number, callback: () => void): (() => void) => {
    const timer = { at: this.#now + ms, callback };
    this.#timers.add(timer);
    if (this.isEager) queueMicrotask(() => this.#timers.has(timer) && this.#fire(timer));
    return () => void this.#timers.delete(timer);
  };

  /** Moves the time and lets everything that became due run, in order. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (let due = this.#next(until); due !== undefined; due = this.#next(until)) {
      this.#fire(due);
      await settled();
    }
    this.#now = until;
    await settled();
  }

  #next(until: number) {
    return [...this.#timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  }

  #fire(timer: { readonly at: number; readonly callback: () => void }): void {
    this.#timers.delete(timer);
    this.#now = Math.max(this.#now, timer.at);
    timer.callback();
  }
}

/** Lets everything that waits for nothing outside run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export const shardIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `shard_${String(index + 1).padStart(3, '0')}`);

export function openPlan(shards: number, legs: number, more: Partial<OpenPlan> = {}): OpenPlan {
  return {
    format: 'muster.open/1',
    group: 'demo',
    planDigest: 'd'.repeat(64),
    shards: shardIds(shards),
    legs,
    policy: 'all_success',
    members: shards,
    carriedPassed: 0,
    ...more,
  };
}

export interface ScriptedWorker extends ChunkWorker {
  /** Shards in the order in which they were worked on. */
  readonly worked: string[];
}

export interface WorkScript {
  /** What becomes of a shard; verified by default. */
  readonly status?: (shard: string) => AttemptRecord['status'];
  /** Awaited while a shard is being worked on. */
  readonly during?: (shard: string, stop: AbortSignal) => Promise<unknown>;
  readonly owner?: string;
}

export function scriptedWorker({
  status = () => 'verified',
  during = async () => {},
  owner = 'owner',
}: WorkScript = {}): ScriptedWorker {
  const worked: string[] = [];
  const records = new Map<string, AttemptRecord>();
  return {
    worked,
    async work(shards, stop, onEnded) {
      for (const shard of shards) {
        if (stop.aborted) break;
        worked.push(shard);
        await during(shard, stop);
        const end = stop.aborted ? 'failed' : status(shard);
        const failure =
          end !== 'failed'
            ? {}
            : {
                failure: stop.aborted
                  ? { class: 'cancelled' as const, message: 'stopped' }
                  : { class: 'exit' as const, message: 'exit 1' },
              };
        records.set(
          shard,
          record(shard, 1, { status: end, ...failure, owner: { ...someOwner, token: owner } }),
        );
        onEnded({ shard, attempt: 1, isPassed: end !== 'failed' });
      }
      return ok({ troubles: [], isHalted: false });
    },
    bundle: (attempts, runAttempt) =>
      attempts.map(({ shard, attempt }): BundledRecord => {
        const own = records.get(shard);
        if (own === undefined) throw new Error(`no record of ${shard}`);
        return { fence: { runAttempt, attempt, owner }, record: own, files: [] };
      }),
    forget: (attempts) => attempts.forEach(({ shard }) => void records.delete(shard)),
  };
}

export interface LegRig {
  readonly request: LegRequest;
  readonly worker: ScriptedWorker;
  readonly notes: LegNote[];
  readonly stop: AbortController;
}

export interface LegRigOptions extends WorkScript {
  readonly plan: OpenPlan;
  readonly leg: number;
  readonly artifacts: MemoryArtifacts;
  readonly clock: TestClock;
  readonly runAttempt?: number;
  readonly limits?: Partial<LegRequest['limits']>;
}

/** Each rig is a process of its own, also of the same leg. */
let processes = 0;

export function legRig({
  plan,
  leg,
  artifacts,
  clock,
  runAttempt = 1,
  limits = {},
  ...script
}: LegRigOptions): LegRig {
  const owner = `leg-${leg}-of-${runAttempt}-${(processes += 1)}`;
  const worker = scriptedWorker({ ...script, owner });
  const notes: LegNote[] = [];
  const stop = new AbortController();
  const request: LegRequest = {
    plan,
    leg,
    runAttempt,
    runId: '77',
    job: 'legs',
    owner: { ...someOwner, token: owner },
    artifacts: artifacts.store(runAttempt, clock.now),
    worker,
    journal: { began() {}, uploaded() {} },
    clock,
    random: () => 0.5,
    stop: stop.signal,
    limits: { ...defaultLegLimits, ...limits },
    onNote: (note) => void notes.push(note),
  };
  return { request, worker, notes, stop };
}
