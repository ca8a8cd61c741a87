// A group from plan to join in one process: every job has a workspace of its own, as a checkout of the same commit, and
// they share nothing but artifacts in memory and a cache in memory. Agents are real shell commands.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSettings } from '../../src/config/load-settings.ts';
import type { ResolvedSettings } from '../../src/config/settings.ts';
import type { Failure } from '../../src/core/failure.ts';
import { ok, type Result } from '../../src/core/result.ts';
import { joinGroup, type JoinedGroup } from '../../src/engine/group/join-group.ts';
import type { JoinGroupRequest } from '../../src/engine/group/join-request.ts';
import { openGroup, type OpenedGroup } from '../../src/engine/group/open-group.ts';
import { runLeg } from '../../src/engine/leg/run-leg.ts';
import type { LegSummary } from '../../src/engine/leg/leg-request.ts';
import type { ArtifactFile } from '../../src/ports/artifact-store.ts';
import type { StateCache } from '../../src/ports/state-cache.ts';
import { openJoin } from '../../src/wire/open-join.ts';
import { openLeg } from '../../src/wire/open-leg.ts';
import { planOptions } from '../../src/wire/plan-options.ts';
import { MemoryArtifacts } from './memory-artifacts.ts';
import { itemsTable, TempBatch } from './temp-batch.ts';
import { doItems } from './worker-scripts.ts';

/** Values of a result, or a throw with all of its failures. */
export function must<T>(result: Result<T, Failure>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failures, null, 1));
  return result.value;
}

/** A cache that the test can look into and spoil. */
export class MemoryCache implements StateCache {
  readonly saved = new Map<string, readonly ArtifactFile[]>();
  readonly restore: StateCache['restore'] = async (prefix) =>
    ok([...this.saved].findLast(([key]) => key.startsWith(prefix))?.[1]);
  readonly save: StateCache['save'] = async (key, files) => {
    this.saved.set(
      key,
      files.map(({ path, bytes }) => ({ path, bytes: Uint8Array.from(bytes) })),
    );
    return ok('saved');
  };
}

export type GroupSettings = Readonly<Record<string, string>>;

export interface RunOptions {
  readonly maxLegs?: number;
  readonly settings?: GroupSettings;
  readonly runAttempt?: number;
  /** Shell command of the agent; does what the prompt asks by default. */
  readonly agent?: string;
  /** Of a join: the legs were cut short. */
  readonly isCancelled?: boolean;
}

export class GroupRig extends TempBatch {
  readonly cache = new MemoryCache();
  artifacts = new MemoryArtifacts();
  #jobs = 0;

  constructor(items: number) {
    super();
    this.write('repo/items.tsv', itemsTable(items));
    this.write('repo/template.md', '# $shard_id\n$items\n');
    for (let n = 1; n <= items; n++) this.write(`repo/in/a${n}.txt`, `source ${n}\n`);
  }

  /** A fresh checkout. */
  workspace(name = 'job'): string {
    const folder = this.path(`${name}-${this.#jobs++}`);
    cpSync(this.path('repo'), folder, { recursive: true });
    return folder;
  }

  async settings(workspace: string, more: GroupSettings = {}): Promise<ResolvedSettings> {
    const given: GroupSettings = {
      items: join(workspace, 'items.tsv'),
      template: join(workspace, 'template.md'),
      workdir: workspace,
      'batch-dir': join(workspace, '_batches'),
      'batch-size': '1',
      runner: 'shell',
      'shell-command': doItems,
      'kill-grace': '1',
      ...more,
    };
    const runners = async () => ['dry-run', 'shell'];
    return must(
      await loadSettings({ command: 'run', flags: [], inputs: given, env: {}, runners, isFileIgnored: true }),
    );
  }

  async plan({ maxLegs = 256, settings = {}, runAttempt = 1 }: RunOptions = {}): Promise<
    OpenedGroup & { readonly workspace: string }
  > {
    const workspace = this.workspace('plan');
    const resolved = await this.settings(workspace, settings);
    const { policy, toleratedFailures, noVerify, maxFileBytes } = resolved.values;
    const opened = await openGroup({
      group: 'demo',
      runAttempt,
      plan: must(planOptions(resolved, () => undefined)),
      maxLegs,
      policy,
      ...(toleratedFailures === undefined ? {} : { tolerance: toleratedFailures }),
      isVerifying: !noVerify,
      maxFileBytes,
      artifacts: this.artifacts.store(runAttempt),
      cache: this.cache,
    });
    return { ...must(opened), workspace };
  }

  async leg(
    leg: number,
    sealDigest: string,
    { agent, settings = {}, runAttempt = 1 }: RunOptions = {},
  ): Promise<LegSummary> {
    const workspace = this.workspace(`leg-${leg}`);
    const resolved = await this.settings(workspace, {
      ...settings,
      ...(agent === undefined ? {} : { 'shell-command': agent }),
    });
    const opened = await openLeg({
      settings: resolved.values,
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
      artifacts: this.artifacts.store(runAttempt),
      group: 'demo',
      sealDigest,
      leg,
      runAttempt,
      runId: '77',
      job: 'legs',
      emit: () => undefined,
      wantsOutput: false,
      onNote: () => undefined,
      stop: new AbortController().signal,
    });
    return must(await runLeg(must(opened).request));
  }

  async join(
    sealDigest: string | undefined,
    {
      settings = {},
      runAttempt = 1,
      isCancelled = false,
      change = (request) => request,
    }: RunOptions & { readonly change?: (request: JoinGroupRequest) => JoinGroupRequest } = {},
  ): Promise<Result<JoinedGroup, Failure> & { readonly workspace: string }> {
    const workspace = this.workspace('join');
    const resolved = await this.settings(workspace, settings);
    const opened = await openJoin({
      resolved,
      artifacts: this.artifacts.store(runAttempt),
      group: 'demo',
      ...(sealDigest === undefined ? {} : { sealDigest }),
      runAttempt,
      isCancelled,
      place: 'alone',
      resumeCommand: (jobs) => `gh run rerun 77${jobs === 'failed' ? ' --failed' : ''}`,
      warn: () => undefined,
    });
    const joined = opened.ok ? await joinGroup(change(opened.value)) : opened;
    return { ...joined, workspace };
  }

  /** Plan, every leg, join. */
  async all(options: RunOptions = {}): Promise<{
    readonly plan: OpenedGroup;
    readonly legs: readonly LegSummary[];
    readonly joined: JoinedGroup;
    readonly workspace: string;
  }> {
    const plan = await this.plan(options);
    const legs: LegSummary[] = [];
    for (const { index } of plan.legs) legs.push(await this.leg(index, plan.sealDigest, options));
    const joined = await this.join(plan.sealDigest, options);
    return { plan, legs, joined: must(joined), workspace: joined.workspace };
  }

  /** What the join job does with its answer. */
  keep(joined: JoinedGroup, workspace: string, folder: string): void {
    for (const { path, bytes } of joined.evidence.artifact(joined.document, workspace))
      this.write(`${folder}/${path}`, bytes);
    void this.cache.save(`muster-state/demo/${this.cache.saved.size}`, joined.evidence.state(workspace));
    joined.dispose();
  }

  /** The artifacts as `gh run download` lays them. */
  download(folder: string): string {
    for (const { name, files } of this.artifacts.kept)
      for (const { path, bytes } of files) {
        const target = this.path(`${folder}/${name}/${path}`);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, bytes);
      }
    return this.path(folder);
  }
}
