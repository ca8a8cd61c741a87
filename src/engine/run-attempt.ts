// One attempt at one shard: check the prompt → claim → run → verify → record. Decides nothing by itself: what the
// evidence means is core/loop/judge.ts.
import { resolve } from 'node:path';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptRecord, Claim } from '../core/batch/record.ts';
import { formatTimestamp } from '../core/batch/timestamp.ts';
import type { Failure } from '../core/failure.ts';
import { endFailure, judgeAttempt, type Evidence } from '../core/loop/judge.ts';
import type { ItemVerdict } from '../core/verify/verdict.ts';
import type { CommandEnd } from '../ports/command-runner.ts';
import type { RunnerExit } from '../ports/runner.ts';
import { attemptEnv } from './attempt-env.ts';
import { recordedItems, verifyAttempt } from './attempt-items.ts';
import { blockedLog, prepareLog } from './attempt-log.ts';
import type { AttemptTools } from './attempt-tools.ts';
import { readPrompt, type Prompt } from './read-prompt.ts';
import { closeAttempt } from './recover.ts';
import { sourceDigestsInTurns } from './source-digests.ts';
import { writeRecord } from './write-record.ts';

export type AttemptOutcome =
  | { readonly kind: 'recorded'; readonly record: AttemptRecord }
  | { readonly kind: 'claimed-elsewhere' }
  /** Nothing was run: there is no claim, or one that is closed again. */
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
  const blocked = blockedLog(resolve(tools.workdir, row.logPath), row.logPath);
  if (blocked !== undefined) return { kind: 'not-started', failures: [blocked] };
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
  // Who plans lays its plan first and looks for claims then, so of the two at least one sees the other.
  const still = tools.plannedPrompt(row);
  if (!still.ok) {
    const why = 'the batch was planned again at this moment';
    await closeAttempt(tools.store, claim, row.logPath, 'interrupted', why, tools.clock.now());
    return { kind: 'not-started', failures: still.failures };
  }
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
  prepareLog(tools.workdir, logPath, attempt, (earlier) => tools.store.readRecord(shard, earlier));
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
  const verify = () => verifyAttempt(tools, claim, items, sources, startedMs);
  const evidence = await gatherEvidence(tools, exit, verify, { env, logPath, signal });
  const leftovers = exit.leftovers + (evidence.verifyCommand?.leftovers ?? 0);
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
    // The clock may have been set back meanwhile.
    durationMs: Math.max(0, finishedMs - startedMs),
    exitCode: exit.exitCode,
    signal: exit.signal,
    promptDigest: prompt.digest,
    ...(tools.items?.planDigest === undefined ? {} : { planDigest: tools.items.planDigest }),
    ...(tools.items === undefined ? {} : { digests: tools.items.digests }),
    ...(items === undefined
      ? {}
      : { items: recordedItems(items, sources, evidence.verdicts, tools.workdir) }),
    log: { path: row.logPath, bytes: exit.logBytes, isTruncated: exit.isLogTruncated },
    ...(leftovers > 0 ? { leftovers } : {}),
    ...(exit.usage === undefined ? {} : { usage: exit.usage }),
    ...(exit.outOfScope === undefined ? {} : { outOfScope: exit.outOfScope }),
  };
  const written = await writeRecord(tools, record);
  if (written === 'taken') return { kind: 'claim-lost', failure: { reason: 'claim-lost', shard, attempt } };
  tools.faultPoint('after-record');
  return { kind: 'recorded', record };
}

interface Surroundings {
  readonly env: Readonly<Record<string, string>>;
  readonly logPath: string;
  readonly signal: AbortSignal;
}

type GatheredEvidence = Evidence & { readonly verifyCommand?: CommandEnd };

async function gatherEvidence(
  tools: AttemptTools,
  runner: RunnerExit,
  verify: () => readonly ItemVerdict[] | undefined,
  { env, logPath, signal }: Surroundings,
): Promise<GatheredEvidence> {
  const evidence = { runner, ...verdictsOf(verify()) };
  const isGood = judgeAttempt(evidence).status !== 'failed';
  if (tools.verifyCommand === undefined || !isGood) return evidence;
  const { command, run } = tools.verifyCommand;
  const { workdir, limits } = tools;
  const verifyCommand = await run({ command, workdir, env, logPath, ...limits, signal });
  const isPassed = endFailure(verifyCommand, 'verify command') === undefined;
  // It may have written to what it was to look at: the record speaks of the bytes as they are left (invariant 4).
  return { ...evidence, ...(isPassed ? verdictsOf(verify()) : {}), verifyCommand };
}

const verdictsOf = (verdicts: readonly ItemVerdict[] | undefined): Pick<Evidence, 'verdicts'> =>
  verdicts === undefined ? {} : { verdicts };
