// The schedule against a simulated world: whatever finishes, fails, retries, loses its claim or is stopped, in any order.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  newSchedule,
  stepSchedule,
  type Schedule,
  type ScheduleEvent,
} from '../../src/core/loop/schedule.ts';

interface World {
  readonly started: string[];
  readonly running: Set<string>;
  readonly waiting: Set<string>;
  readonly settled: Set<string>;
  isEnded: boolean;
  isCancelled: boolean;
  mostRunning: number;
  /** How many had started when the first stop was told; undefined when none was. */
  startedAtStop: number | undefined;
}

function play(
  shards: number,
  jobs: number,
  choices: number[],
  halt: Parameters<typeof newSchedule>[2],
): World & { state: Schedule } {
  const ids = Array.from({ length: shards }, (_, index) => `s${index}`);
  const world: World = {
    started: [],
    running: new Set(),
    waiting: new Set(),
    settled: new Set(),
    isEnded: false,
    isCancelled: false,
    mostRunning: 0,
    startedAtStop: undefined,
  };
  let state = newSchedule(ids, jobs, halt);
  const send = (event: ScheduleEvent) => {
    const step = stepSchedule(state, event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type === 'start') {
        world.started.push(effect.shard);
        world.running.add(effect.shard);
      } else if (effect.type === 'wait') world.waiting.add(effect.shard);
      else if (effect.type === 'end') world.isEnded = true;
      else if (effect.type === 'cancel-running') world.isCancelled = true;
    }
    if (event.type === 'stop') world.startedAtStop ??= world.started.length;
    world.mostRunning = Math.max(world.mostRunning, world.running.size);
  };
  send({ type: 'begin' });
  for (let turn = 0; !world.isEnded && turn < 10_000; turn++) {
    const choice = choices[turn % Math.max(1, choices.length)] ?? 0;
    const [next] = world.running;
    const [due] = world.waiting;
    if (choice === 5) send({ type: 'stop', when: 'soon' });
    else if (choice === 6) send({ type: 'stop', when: 'now' });
    if (next !== undefined) {
      world.running.delete(next);
      if (choice === 1) {
        world.settled.add(next);
        send({ type: 'let-go', shard: next, isFailure: false });
      } else if (choice === 2 && turn < 300)
        send({ type: 'finished', shard: next, isPassed: false, retryInMs: 5 });
      else {
        world.settled.add(next);
        send({ type: 'finished', shard: next, isPassed: choice !== 3 });
      }
    } else if (due !== undefined) {
      world.waiting.delete(due);
      send({ type: 'retry-due', shard: due });
    } else break;
  }
  return { ...world, state };
}

const size = fc.integer({ min: 0, max: 20 });
const jobs = fc.integer({ min: 1, max: 5 });
const choices = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 40 });

test('a run without a halt or a stop ends, and every shard is settled exactly once', () => {
  fc.assert(
    fc.property(size, jobs, choices(3), (n, j, list) => {
      const world = play(n, j, list, undefined);
      expect(world.isEnded).toBe(true);
      expect(world.settled.size).toBe(n);
      expect(world.mostRunning).toBeLessThanOrEqual(j);
    }),
  );
});

test('after a stop nothing starts any more, and the run ends when the running ones have', () => {
  fc.assert(
    fc.property(size, jobs, choices(6), (n, j, list) => {
      const world = play(n, j, [...list, 5], undefined);
      expect(world.isEnded).toBe(true);
      expect(world.running.size).toBe(0);
      if (world.startedAtStop !== undefined) expect(world.started).toHaveLength(world.startedAtStop);
    }),
  );
});

test('halt now,fail=1 cancels what runs and starts nothing after the first failure', () => {
  const halt = { when: 'now', why: 'fail', threshold: 1, isPercent: false } as const;
  const world = play(10, 2, [0, 3], halt);
  expect(world.isCancelled).toBe(true);
  expect(world.started).toHaveLength(3);
});

test('halt soon,fail=1 lets the running ones finish', () => {
  const halt = { when: 'soon', why: 'fail', threshold: 1, isPercent: false } as const;
  const world = play(10, 3, [3, 0], halt);
  expect(world.isCancelled).toBe(false);
  expect(world.settled.size).toBe(3);
});

test('an empty selection ends at once', () => {
  expect(play(0, 4, [0], undefined).isEnded).toBe(true);
});
