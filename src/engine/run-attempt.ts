// One attempt at one shard: check the prompt → claim → run → verify → record. Decides nothing by itself: what the
// evidence means is core/loop/judge.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import { rowDigest } from '../core/batch/fingerprint.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptRecord, BatchDigests, Claim, Owner, RecordedItem } from '../core/batch/record.ts';
import { formatTimestamp } from '../core/batch/timestamp.ts';
import type { EmitRunEvent } from '../core/events.ts';
import type { Failure } from '../core/failure.ts';
import { judgeAttempt, type Evidence } from '../core/loop/judge.ts';
import type { ItemVerdict } from '../core/verify/verdict.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunCommand } from '../ports/command-runner.ts';
import type { Runner, RunnerExit } from '../ports/runner.ts';
import { prepareLog } from './attempt-log.ts';
import { sourceDigest } from './source-digests.ts';
import type { Verifier } from './verify-items.ts';

/** What is known of the items of a batch; without it a run can neither verify nor fingerprint. */
export interface KnownItems {
  readonly ofShard: (shard: string) => readonly Item[] | undefined;
  readonly digests: BatchDigests;
  readonly planDigest?: string;
  /** Undefined under --no-verify. */
  readonly verifier?: Verifier;
}

export interface AttemptLimits {
  readonly timeoutMs?: number;
  readonly idleTimeoutMs?: number;
  readonly killGraceMs: number;
  readonly logLimitBytes: number;
}

/** Everything an attempt needs that is the same for all attempts of a run. */
export interface AttemptTools {
  readonly store: BatchStore;
  readonly runner: Runner;
  /** Absolute. */
  readonly workdir: string;
  /** The agent's environment without what belongs to one attempt. */
  readonly env: Readonly<Record<string, string>>;
  readonly limits: AttemptLimits;
  readonly items?: KnownItems;
  /** sha256 of each planned prompt; undefined where no plan says so. */
  readonly promptDigest: (shard: string) => string | undefined;
  readonly verifyCommand?: { readonly command: string; readonly run: RunCommand };
  readonly clock: Clock;
  readonly emit: EmitRunEvent;
  readonly wantsOutput: boolean;
  /** Named points of the crash suite; does nothing in production. */
  readonly faultPoint: (name: 'after-claim' | 'mid-child' | 'after-child' | 'after-record') => void;
}

export type AttemptOutcome =
  | { readonly kind: 'recorded'; readonly record: AttemptRecord }
  | { readonly kind: 'claimed-elsewhere' }
  /** Nothing was claimed: the shard keeps its state. */
  | { readonly kind: 'not-started'; readonly failure: Failure }
  /** The claim was taken back meanwhile; another record stands. */
  | { readonly kind: 'claim-lost'; readonly failure: Failure };

export async function runAttempt(
  tools: AttemptTools,
  row: ManifestRow,
  attempt: number,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const shard = row.shardId;
  const prompt = readPrompt(tools, row);
  if ('failure' in prompt) return { kind: 'not-started', failure: prompt.failure };
  const startedMs = tools.clock.now();
  const claim: Claim = {
    format: 'muster.claim/1',
    shard,
    attempt,
    owner: tools.store.owner,
    startedAt: formatTimestamp(startedMs),
  };
  const claimed = await tools.store.claims.claim(claim);
  if (!claimed.won) return { kind: 'claimed-elsewhere' };
  tools.faultPoint('after-claim');
  tools.emit({ type: 'shard-started', row, attempt, runner: tools.runner.name, at: startedMs });

  const logPath = resolve(tools.workdir, row.logPath);
  prepareLog(logPath, attempt);
  const items = tools.items?.ofShard(shard);
  const sources = items?.map((item) => sourceDigest(resolve(tools.workdir, item.source), item.source));
  const env = attemptEnv(tools, row, attempt, prompt.path, logPath);
  const exit = await tools.runner.run({
    shard,
    attempt,
    prompt: prompt.bytes,
    promptPath: prompt.path,
    workdir: tools.workdir,
    logPath,
    env,
    ...tools.limits,
    signal,
    onOutput: (chunk) => {
      tools.faultPoint('mid-child');
      if (tools.wantsOutput) tools.emit({ type: 'shard-output', shard, attempt, chunk, at: tools.clock.now() });
    },
  });
  tools.faultPoint('after-child');
  const verdicts = verifyItems(tools, row, attempt, items, startedMs);
  const evidence = await gatherEvidence(tools, exit, verdicts, { env, logPath, signal });
  const { status, failure } = judgeAttempt(evidence);
  const finishedMs = tools.clock.now();
  const record: AttemptRecord = {
    format: 'muster.record/1',
    shard,
    attempt,
    owner: tools.store.owner,
    status,
    ...(failure === undefined ? {} : { failure }),
    runner: tools.runner.name,
    startedAt: claim.startedAt,
    finishedAt: formatTimestamp(finishedMs),
    durationMs: finishedMs - startedMs,
    exitCode: exit.exitCode,
    signal: exit.signal,
    promptDigest: prompt.digest,
    ...(tools.items?.planDigest === undefined ? {} : { planDigest: tools.items.planDigest }),
    ...(tools.items === undefined ? {} : { digests: tools.items.digests }),
    ...(items === undefined ? {} : { items: recordedItems(items, sources ?? [], evidence.verdicts) }),
    log: { path: row.logPath, bytes: exit.logBytes, isTruncated: exit.isLogTruncated },
    ...(exit.leftovers > 0 ? { leftovers: exit.leftovers } : {}),
    ...(exit.usage === undefined ? {} : { usage: exit.usage }),
    ...(exit.outOfScope === undefined ? {} : { outOfScope: exit.outOfScope }),
  };
  const written = await tools.store.records.write(record);
  if (written === 'taken') return { kind: 'claim-lost', failure: { reason: 'claim-lost', shard, attempt } };
  tools.faultPoint('after-record');
  return { kind: 'recorded', record };
}

type Prompt = { readonly path: string; readonly bytes: Uint8Array; readonly digest: string };

/** Reads the prompt once and checks its digest against the plan's: these very bytes go to the agent (invariant 5). */
function readPrompt(tools: AttemptTools, row: ManifestRow): Prompt | { readonly failure: Failure } {
  const path = resolve(tools.workdir, row.promptPath);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    return { failure: { reason: 'prompt-missing', shard: row.shardId, path } };
  }
  const digest = createHash('sha256').update(bytes).digest('hex');
  const expected = tools.promptDigest(row.shardId);
  if (expected !== undefined && expected !== digest)
    return { failure: { reason: 'prompt-changed', shard: row.shardId, path: row.promptPath, expected, found: digest } };
  return { path, bytes, digest };
}

/** The names are the seed's; MUSTER_* lets leftovers of an attempt be found. */
function attemptEnv(
  tools: AttemptTools,
  row: ManifestRow,
  attempt: number,
  promptPath: string,
  logPath: string,
): Record<string, string> {
  return {
    ...tools.env,
    AGENT_BATCH_SHARD_ID: row.shardId,
    AGENT_BATCH_PROMPT: promptPath,
    AGENT_BATCH_WORKDIR: tools.workdir,
    AGENT_BATCH_LOG: logPath,
    AGENT_BATCH_ATTEMPT: String(attempt),
    ...ownerEnv(tools.store.owner, row.shardId, attempt),
  };
}

export function ownerEnv(owner: Owner, shard: string, attempt: number): Record<string, string> {
  return { MUSTER_OWNER: owner.token, MUSTER_ATTEMPT: `${shard}.${attempt}` };
}

interface Surroundings {
  readonly env: Readonly<Record<string, string>>;
  readonly logPath: string;
  readonly signal: AbortSignal;
}

/** Items are verified whatever the exit code, so that a failed shard still tells which of its items are good. */
function verifyItems(
  tools: AttemptTools,
  row: ManifestRow,
  attempt: number,
  items: readonly Item[] | undefined,
  startedMs: number,
): readonly ItemVerdict[] | undefined {
  const verifier = tools.items?.verifier;
  if (items === undefined || verifier === undefined) return undefined;
  const verifiedBefore = attempt === 1 ? undefined : earlierVerified(tools.store, row, attempt);
  const newerThanMs = ({ id }: Item) => verifiedBefore?.get(id) ?? startedMs;
  return verifier.verify(items, { wantDigests: true, newerThanMs });
}

/**
 * Items that the attempt before left verified, with the start of the attempt that made their output: an agent that is
 * asked again may leave a good output alone, and it is no stale one.
 */
function earlierVerified(store: BatchStore, row: ManifestRow, attempt: number): Map<string, number> {
  const starts = new Map<string, number>();
  const spoiled = new Set<string>();
  for (let earlier = attempt - 1; earlier >= 1; earlier -= 1) {
    const record = store.readRecord(row.shardId, earlier);
    for (const { id, verdict } of record?.items ?? []) {
      if (verdict !== 'verified') spoiled.add(id);
      else if (!spoiled.has(id) && record !== undefined) starts.set(id, Date.parse(record.startedAt));
    }
  }
  return starts;
}

async function gatherEvidence(
  tools: AttemptTools,
  runner: RunnerExit,
  verdicts: readonly ItemVerdict[] | undefined,
  { env, logPath, signal }: Surroundings,
): Promise<Evidence> {
  const evidence: Evidence = verdicts === undefined ? { runner } : { runner, verdicts };
  const isGood = judgeAttempt(evidence).status !== 'failed';
  if (tools.verifyCommand === undefined || !isGood) return evidence;
  const { command, run } = tools.verifyCommand;
  const { workdir, limits } = tools;
  const verifyCommand = await run({ command, workdir, env, logPath, ...limits, signal });
  return { ...evidence, verifyCommand };
}

function recordedItems(
  items: readonly Item[],
  sources: readonly (string | null)[],
  verdicts: readonly ItemVerdict[] | undefined,
): RecordedItem[] {
  return items.map((item, index) => {
    const verdict = verdicts?.[index];
    const word = verdict === undefined ? 'unverified' : verdict.problems.length === 0 ? 'verified' : 'failed';
    return {
      id: item.id,
      row: rowDigest(item),
      source: sources[index] ?? null,
      verdict: word,
      ...(verdict?.output === undefined ? {} : { output: verdict.output.sha256 }),
      ...(verdict?.qc === undefined ? {} : { qc: verdict.qc.sha256 }),
    };
  });
}
