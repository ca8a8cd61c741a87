// One attempt at one shard: check the prompt → claim → run → verify → record. Decides nothing by itself: what the
// evidence means is core/loop/judge.ts.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import { rowDigest, sha256 } from '../core/batch/fingerprint.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptRecord, BatchDigests, Claim, Owner, RecordedItem } from '../core/batch/record.ts';
import { formatTimestamp } from '../core/batch/timestamp.ts';
import type { EmitRunEvent } from '../core/events.ts';
import type { Failure } from '../core/failure.ts';
import { judgeAttempt, type Evidence } from '../core/loop/judge.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { ItemVerdict } from '../core/verify/verdict.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunCommand } from '../ports/command-runner.ts';
import type { Runner, RunnerExit } from '../ports/runner.ts';
import { prepareLog } from './attempt-log.ts';
import { comparedBatch, openEarlierWork } from './earlier-work.ts';
import { closeAttempt } from './recover.ts';
import { sourceDigestsInTurns } from './source-digests.ts';
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
  /** sha256 of the row's planned prompt, by the plan as it is now; undefined where there is no plan. */
  readonly plannedPrompt: (row: ManifestRow) => Result<string | undefined, Failure>;
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
  | { readonly kind: 'not-started'; readonly failures: readonly Failure[] }
  /** The claim was taken back meanwhile; another record stands. */
  | { readonly kind: 'claim-lost'; readonly failure: Failure };

export async function runAttempt(
  tools: AttemptTools,
  row: ManifestRow,
  attempt: number,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const shard = row.shardId;
  const read = readPrompt(tools, row);
  if (!read.ok) return { kind: 'not-started', failures: read.failures };
  const prompt = read.value;
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
  try {
    return await runClaimed(tools, row, claim, prompt, startedMs, signal);
  } catch (error) {
    // Trouble of this machine or a bug of ours, no fault of the shard: whatever comes next, the attempt is closed.
    const message = error instanceof Error ? error.message : String(error);
    await closeAttempt(tools.store, claim, row.logPath, 'interrupted', message, tools.clock.now()).catch(
      () => {},
    );
    throw error;
  }
}

async function runClaimed(
  tools: AttemptTools,
  row: ManifestRow,
  claim: Claim,
  prompt: Prompt,
  startedMs: number,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const { shard, attempt } = claim;
  tools.faultPoint('after-claim');
  tools.emit({ type: 'shard-started', row, attempt, runner: tools.runner.name, at: startedMs });

  const logPath = resolve(tools.workdir, row.logPath);
  prepareLog(logPath, attempt);
  const items = tools.items?.ofShard(shard);
  const sources = await sourceDigestsInTurns(tools.workdir, items ?? []);
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
      if (tools.wantsOutput)
        tools.emit({ type: 'shard-output', shard, attempt, chunk, at: tools.clock.now() });
    },
  });
  tools.faultPoint('after-child');
  const verdicts = verifyItems(tools, claim, items, sources, startedMs);
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
    ...(items === undefined ? {} : { items: recordedItems(items, sources, evidence.verdicts) }),
    log: { path: row.logPath, bytes: exit.logBytes, isTruncated: exit.isLogTruncated },
    ...(exit.leftovers > 0 ? { leftovers: exit.leftovers } : {}),
    ...(exit.usage === undefined ? {} : { usage: exit.usage }),
    ...(exit.outOfScope === undefined ? {} : { outOfScope: exit.outOfScope }),
  };
  const written = await writeRecord(tools, record);
  if (written === 'taken') return { kind: 'claim-lost', failure: { reason: 'claim-lost', shard, attempt } };
  tools.faultPoint('after-record');
  return { kind: 'recorded', record };
}

/** Pauses before the record is tried again: a full disk may have room by then. Milliseconds. */
const writePausesMs = [100, 1000, 5000];

/** What the agent did is worth several tries; rejects with the last system error. */
async function writeRecord(
  { store, clock }: AttemptTools,
  record: AttemptRecord,
): Promise<'written' | 'taken'> {
  for (const pauseMs of writePausesMs) {
    try {
      return await store.records.write(record);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      await new Promise<void>((resume) => clock.after(pauseMs, resume));
    }
  }
  return store.records.write(record);
}

type Prompt = { readonly path: string; readonly bytes: Uint8Array; readonly digest: string };

/**
 * Reads the prompt once and checks its digest against the plan's: these very bytes go to the agent (invariant 5). The
 * plan is asked after the file is read, so that no prompt of a newer plan passes for this one's.
 */
function readPrompt(tools: AttemptTools, row: ManifestRow): Result<Prompt, Failure> {
  const path = resolve(tools.workdir, row.promptPath);
  const bytes = readRegular(path);
  if (bytes === undefined) return fail({ reason: 'prompt-missing', shard: row.shardId, path });
  const planned = tools.plannedPrompt(row);
  if (!planned.ok) return planned;
  const digest = sha256(bytes);
  const expected = planned.value;
  if (expected !== undefined && expected !== digest)
    return fail({
      reason: 'prompt-changed',
      shard: row.shardId,
      path: row.promptPath,
      expected,
      found: digest,
    });
  return ok({ path, bytes, digest });
}

/** Undefined for anything but a readable regular file: an agent may have left a FIFO, which would be waited for. */
function readRegular(path: string): Uint8Array | undefined {
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return fstatSync(fd).isFile() ? readFileSync(fd) : undefined;
    } finally {
      closeSync(fd);
    }
  } catch {
    return undefined;
  }
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
  { shard, attempt }: Claim,
  items: readonly Item[] | undefined,
  sources: readonly (string | null)[],
  startedMs: number,
): readonly ItemVerdict[] | undefined {
  if (items === undefined || tools.items?.verifier === undefined) return undefined;
  const { verifier, digests } = tools.items;
  const places = new Map(items.map((item, index) => [item, index]));
  const now = (item: Item) => ({
    row: rowDigest(item),
    source: sources[places.get(item) ?? -1] ?? null,
    batch: comparedBatch(digests),
  });
  const request = { store: tools.store, shard, attempt, now };
  const isEarlierWork = openEarlierWork(request, items);
  return verifier.verify(items, { wantDigests: true, newerThanMs: () => startedMs, isEarlierWork });
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
