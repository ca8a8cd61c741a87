// Which shard runs when: the decisions of a run, without running anything.
//
//   going ──halt soon / stop soon──▶ draining ──▶ ended
//     └─────halt now / stop now───▶ cancelling ─▶ ended
//
// A shard is in exactly one place: not yet started, ready again, waiting for its retry, running, or settled.
import { isHaltReached, type HaltRule } from './halt.ts';

export interface Schedule {
  readonly phase: 'going' | 'draining' | 'cancelling' | 'ended';
  /** Shards in the order in which they start; never changed, so that a step copies an index and no list. */
  readonly shards: readonly string[];
  /** Index of the first shard that never started. */
  readonly next: number;
  /** Shards whose retry is due, oldest first. */
  readonly ready: readonly string[];
  readonly waiting: number;
  readonly running: number;
  readonly passed: number;
  readonly failed: number;
  readonly jobs: number;
  readonly halt?: HaltRule;
}

export type ScheduleEvent =
  | { readonly type: 'begin' }
  /** The shard is settled without a result of ours: another process has it, or it could not be started. */
  | { readonly type: 'let-go'; readonly shard: string; readonly isFailure: boolean }
  | {
      readonly type: 'finished';
      readonly shard: string;
      readonly isPassed: boolean;
      readonly retryInMs?: number;
    }
  | { readonly type: 'retry-due'; readonly shard: string }
  | { readonly type: 'stop'; readonly when: 'soon' | 'now' };

export type ScheduleEffect =
  | { readonly type: 'start'; readonly shard: string }
  | { readonly type: 'wait'; readonly shard: string; readonly ms: number }
  | { readonly type: 'halting'; readonly rule: HaltRule }
  | { readonly type: 'cancel-running' }
  | { readonly type: 'end' };

export interface ScheduleStep {
  readonly state: Schedule;
  readonly effects: readonly ScheduleEffect[];
}

export function newSchedule(shards: readonly string[], jobs: number, halt: HaltRule | undefined): Schedule {
  const empty = {
    phase: 'going',
    shards,
    next: 0,
    ready: [],
    waiting: 0,
    running: 0,
    passed: 0,
    failed: 0,
    jobs,
  } as const;
  return halt === undefined ? empty : { ...empty, halt };
}

export function stepSchedule(state: Schedule, event: ScheduleEvent): ScheduleStep {
  const effects: ScheduleEffect[] = [];
  const settled = settle(state, event, effects);
  const turned = turn(settled, event, effects);
  return { state: fill(turned, effects), effects };
}

function settle(state: Schedule, event: ScheduleEvent, effects: ScheduleEffect[]): Schedule {
  switch (event.type) {
    case 'begin':
    case 'stop':
      return state;
    case 'let-go':
      return { ...state, running: state.running - 1, failed: state.failed + (event.isFailure ? 1 : 0) };
    case 'finished': {
      const running = state.running - 1;
      if (event.isPassed) return { ...state, running, passed: state.passed + 1 };
      if (event.retryInMs === undefined || state.phase !== 'going')
        return { ...state, running, failed: state.failed + 1 };
      effects.push({ type: 'wait', shard: event.shard, ms: event.retryInMs });
      return { ...state, running, waiting: state.waiting + 1 };
    }
    case 'retry-due': {
      const waiting = state.waiting - 1;
      // Its last attempt failed, and there will be no other.
      if (state.phase !== 'going') return { ...state, waiting, failed: state.failed + 1 };
      return { ...state, waiting, ready: [...state.ready, event.shard] };
    }
  }
}

/** Moves on to draining or cancelling when a stop was asked for or the halt rule is reached. */
function turn(state: Schedule, event: ScheduleEvent, effects: ScheduleEffect[]): Schedule {
  if (event.type === 'stop') return leave(state, event.when, effects);
  const { halt, passed, failed } = state;
  if (state.phase !== 'going' || halt === undefined) return state;
  if (!isHaltReached(halt, { total: state.shards.length, passed, failed })) return state;
  effects.push({ type: 'halting', rule: halt });
  return leave(state, halt.when, effects);
}

function leave(state: Schedule, when: 'soon' | 'now', effects: ScheduleEffect[]): Schedule {
  if (state.phase === 'ended' || state.phase === 'cancelling') return state;
  if (when === 'now') {
    effects.push({ type: 'cancel-running' });
    return { ...state, phase: 'cancelling' };
  }
  return { ...state, phase: 'draining' };
}

/** Fills the free slots, or ends when nothing is left that could come. Shards that wait for a retry do not hold a slot. */
function fill(state: Schedule, effects: ScheduleEffect[]): Schedule {
  let { next, ready, running } = state;
  if (state.phase === 'going') {
    while (running < state.jobs) {
      const shard = ready[0] ?? state.shards[next];
      if (shard === undefined) break;
      if (ready.length > 0) ready = ready.slice(1);
      else next += 1;
      running += 1;
      effects.push({ type: 'start', shard });
    }
    const isOver = running === 0 && state.waiting === 0 && ready.length === 0 && next === state.shards.length;
    if (!isOver) return { ...state, next, ready, running };
  } else if (state.phase === 'ended' || running > 0) return state;
  effects.push({ type: 'end' });
  return { ...state, next, ready, running, phase: 'ended' };
}
