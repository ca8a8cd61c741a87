// The moving parts of one run: performs what core/loop/schedule.ts decides, until it says that the run has ended.
import { setMaxListeners } from 'node:events';
import { dirname } from 'node:path';
import type { NewestAttempt } from '../core/batch/fold.ts';
import type { ManifestRow, ShardStatus } from '../core/batch/manifest-row.ts';
import type { AttemptRecord, Usage } from '../core/batch/record.ts';
import { isSettledMeanwhile } from '../core/batch/select.ts';
import type { Failure } from '../core/failure.ts';
import { renderHalt, type HaltRule } from '../core/loop/halt.ts';
import { retryDelayMs } from '../core/loop/retry-policy.ts';
import { newSchedule, stepSchedule, type ScheduleEffect, type ScheduleEvent } from '../core/loop/schedule.ts';
import { addUsage } from '../core/report/add-usage.ts';
import { failureOfThrow } from './failure-of-throw.ts';
import { openManifestKeeper } from './manifest-keeper.ts';
import { runAttempt, type AttemptOutcome } from './run-attempt.ts';
import type { RunRequest, RunSummary } from './run-request.ts';
import { slimRecord } from './slim-record.ts';
import { ShardWaits } from './shard-waits.ts';

/** The moving parts of one run. */
export class BatchRun {
  readonly keeper;
  /** Last record of each shard that came to an end. */
  readonly records = new Map<string, AttemptRecord>();
  readonly #request: RunRequest;
  readonly #rows: ReadonlyMap<string, ManifestRow>;
  readonly #attempts = new Map<string, number>();
  readonly #failures = new Map<string, number>();
  readonly #troubles: Failure[] = [];
  readonly #cancel = new AbortController();
  readonly #waits: ShardWaits;
  #schedule;
  /** As the manifest stood when somebody else last changed it; undefined until then. */
  #edited: ReadonlyMap<string, ManifestRow> | undefined;
  /** Shards that this run took up or let go, whatever came of them: each once, though it was retried. */
  readonly #settled = new Set<string>();
  #claimedElsewhere = 0;
  #usage: Usage = {};
  #halted: HaltRule | undefined;
  #stoppedBy: string | undefined;
  #end: () => void = () => {};

  constructor(
    request: RunRequest,
    selected: readonly ManifestRow[],
    newest: ReadonlyMap<string, NewestAttempt>,
  ) {
    const { tools } = request;
    this.#request = request;
    this.#waits = new ShardWaits(tools.clock);
    // Every running shard listens to the one signal, and there may be hundreds.
    setMaxListeners(0, this.#cancel.signal);
    this.#rows = new Map(selected.map((row) => [row.shardId, row]));
    for (const row of selected)
      this.#attempts.set(row.shardId, Math.max(row.attempt, newest.get(row.shardId)?.attempt ?? 0));
    this.#schedule = newSchedule([...this.#rows.keys()], request.jobs, request.halt);
    const warn = (failure: Failure) => tools.emit({ type: 'warning', failure, at: tools.clock.now() });
    this.keeper = openManifestKeeper(tools.store, tools.clock, warn);
  }

  /** Resolves when the schedule has ended and nothing of it is running. */
  async drive(): Promise<void> {
    const { stop, tools } = this.#request;
    const onStop = () => {
      this.#stoppedBy = String(stop.reason);
      tools.emit({ type: 'stopping', signal: this.#stoppedBy, at: tools.clock.now() });
      this.#step({ type: 'stop', when: 'now' });
    };
    const ended = new Promise<void>((resolve) => (this.#end = resolve));
    stop.addEventListener('abort', onStop, { once: true });
    // A stop that came first: nothing is even claimed.
    if (stop.aborted) onStop();
    else this.#step({ type: 'begin' });
    await ended;
    stop.removeEventListener('abort', onStop);
  }

  summary(rows: readonly ManifestRow[], durationMs: number): RunSummary {
    return {
      rows,
      records: this.records,
      troubles: this.#troubles,
      selected: this.#rows.size,
      notStarted: this.#rows.size - this.#settled.size,
      claimedElsewhere: this.#claimedElsewhere,
      ...(this.#halted === undefined ? {} : { halted: this.#halted }),
      ...(this.#stoppedBy === undefined ? {} : { stoppedBy: this.#stoppedBy }),
      usage: this.#usage,
      durationMs,
    };
  }

  #step(event: ScheduleEvent): void {
    const { state, effects } = stepSchedule(this.#schedule, event);
    this.#schedule = state;
    for (const effect of effects) this.#perform(effect);
    // A halt or stop that comes during the start jitter: the slots are given back, the shards keep their state.
    if (state.phase !== 'going')
      this.#waits.giveUpStarts((shard) => this.#step({ type: 'let-go', shard, isFailure: false }));
  }

  #perform(effect: ScheduleEffect): void {
    const { tools, startJitterMs, random } = this.#request;
    switch (effect.type) {
      case 'start':
        if (startJitterMs <= 0) return this.#start(effect.shard);
        return this.#waits.startIn(random() * startJitterMs, effect.shard, () => this.#start(effect.shard));
      case 'wait':
        return this.#waits.retryIn(effect.ms, () => this.#step({ type: 'retry-due', shard: effect.shard }));
      case 'halting':
        this.#halted = effect.rule;
        tools.emit({
          type: 'halting',
          rule: renderHalt(effect.rule),
          when: effect.rule.when,
          at: tools.clock.now(),
        });
        return;
      case 'cancel-running':
        return this.#cancel.abort();
      case 'end':
        this.#waits.giveUpRetries();
        this.#end();
    }
  }

  #start(shard: string): void {
    const row = this.#rows.get(shard);
    if (row === undefined) throw new Error(`Internal error: shard ${shard} was not selected`);
    const edited = this.#request.tools.store.rowsIfEdited();
    if (edited !== undefined) this.#edited = new Map(edited.map((now) => [now.shardId, now]));
    const now = this.#edited?.get(shard);
    // Not at once: a schedule of thousands of such shards would go as deep.
    if (now !== undefined && isSettledMeanwhile(row, now))
      return queueMicrotask(() => this.#leave(shard, now.status));
    const attempt = (this.#attempts.get(shard) ?? 0) + 1;
    this.#attempts.set(shard, attempt);
    runAttempt(this.#request.tools, row, attempt, this.#cancel.signal).then(
      (outcome) => this.#settle(row, attempt, outcome),
      (error: unknown) => {
        const folder = dirname(this.#request.tools.store.manifestPath);
        this.#trouble(shard, attempt, [failureOfThrow(shard, folder, error)]);
      },
    );
  }

  #leave(shard: string, status: ShardStatus): void {
    const { tools } = this.#request;
    this.#settled.add(shard);
    this.#claimedElsewhere += 1;
    tools.emit({ type: 'shard-claimed-elsewhere', shard, status, at: tools.clock.now() });
    this.#step({ type: 'let-go', shard, isFailure: false });
  }

  #settle(row: ManifestRow, attempt: number, outcome: AttemptOutcome): void {
    const shard = row.shardId;
    const { tools } = this.#request;
    const at = tools.clock.now();
    this.#settled.add(shard);
    switch (outcome.kind) {
      case 'claimed-elsewhere':
        this.#claimedElsewhere += 1;
        tools.emit({ type: 'shard-claimed-elsewhere', shard, at });
        return this.#step({ type: 'let-go', shard, isFailure: false });
      case 'not-started':
        return this.#trouble(shard, attempt, outcome.failures);
      case 'claim-lost':
        return this.#trouble(shard, attempt, [outcome.failure]);
      case 'recorded':
        this.keeper.touch();
        return this.#finish(row, attempt, outcome.record);
    }
  }

  #trouble(shard: string, attempt: number, failures: readonly Failure[]): void {
    const { tools } = this.#request;
    this.#settled.add(shard);
    this.tell(failures);
    tools.emit({ type: 'shard-let-go', shard, attempt, at: tools.clock.now() });
    this.#step({ type: 'let-go', shard, isFailure: true });
  }

  /** Trouble that is told at once and again in the summary. */
  tell(failures: readonly Failure[]): void {
    const { emit, clock } = this.#request.tools;
    this.#troubles.push(...failures);
    for (const failure of failures) emit({ type: 'warning', failure, isTrouble: true, at: clock.now() });
  }

  #finish(row: ManifestRow, attempt: number, record: AttemptRecord): void {
    const { tools, retry, random } = this.#request;
    const { shard, status, failure, exitCode, durationMs, usage, outOfScope } = record;
    const at = tools.clock.now();
    this.#usage = addUsage([this.#usage, usage]);
    this.records.set(shard, slimRecord(record));
    const facts = {
      ...(failure === undefined ? {} : { failure }),
      ...(usage === undefined ? {} : { usage }),
      ...(outOfScope === undefined ? {} : { outOfScope }),
    };
    tools.emit({ type: 'shard-finished', row, attempt, status, exitCode, durationMs, ...facts, at });
    if (status !== 'failed') return this.#step({ type: 'finished', shard, isPassed: true });
    const failures = (this.#failures.get(shard) ?? 0) + 1;
    this.#failures.set(shard, failures);
    const delayMs =
      failure === undefined ? undefined : retryDelayMs(failure.class, failures, retry, random());
    if (delayMs === undefined || this.#schedule.phase !== 'going' || failure === undefined)
      return this.#step({ type: 'finished', shard, isPassed: false });
    tools.emit({ type: 'shard-retrying', shard, nextAttempt: attempt + 1, delayMs, failure, at });
    this.#step({ type: 'finished', shard, isPassed: false, retryInMs: delayMs });
  }
}
