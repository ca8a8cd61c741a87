// `command: join`: what all legs of all run attempts left, verified again and joined; the one job whose colour decides.
import { dirname } from 'node:path';
import { countOf } from '../../core/count-of.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { artifactName, statePrefix } from '../../core/groups/artifact-names.ts';
import { missingShards, type JoinDocument } from '../../core/groups/join-report.ts';
import { parseSigningKey, signText, type Signature } from '../../core/provenance/signature.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { unfinished } from '../../engine/group/unfinished.ts';
import { joinGroup, type JoinedGroup } from '../../engine/group/join-group.ts';
import { layJoin } from '../../engine/group/lay-join.ts';
import { leaveUndone } from '../../engine/group/leave-undone.ts';
import { failureFinding } from '../../github/failure-findings.ts';
import { withJoinLead } from '../../github/join-lead.ts';
import { joinSentence } from '../../present/join-text.ts';
import { renderReportHtml } from '../../present/report-html.ts';
import type { ArtifactStore, CreateOutcome } from '../../ports/artifact-store.ts';
import { manifestPathOf } from '../../wire/manifest-path.ts';
import { openBatch } from '../../wire/open-batch.ts';
import { openJoin } from '../../wire/open-join.ts';
import { reportBatch } from '../batch-report.ts';
import { groupOf, openArtifacts, openCache } from '../group-services.ts';
import { keepHeapSmall } from '../../wire/keep-heap-small.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from '../outcome.ts';
import { batchOutputs, usageOutputs, type ActionOutputs } from '../outputs.ts';
import { maskSecrets } from '../secrets.ts';

export async function joinCommand(context: ActionContext): Promise<ActionOutcome> {
  keepHeapSmall(true);
  const { resolved, job, inputs, log } = context;
  const warnings: Failure[] = [];
  const warn = (failure: Failure): void => void warnings.push(failure);
  const group = groupOf(resolved);
  const artifacts = openArtifacts(context);
  const sign = signerOf(context);
  if (!artifacts.ok || !sign.ok)
    return failedOutcome(
      context,
      [artifacts, sign].flatMap((part) => (part.ok ? [] : part.failures)),
      'nothing was joined',
    );
  const opened = await openJoin({
    resolved,
    artifacts: artifacts.value,
    group,
    ...(inputs.sealDigest === undefined ? {} : { sealDigest: inputs.sealDigest }),
    ...(inputs.isCancelled === undefined ? {} : { isCancelled: inputs.isCancelled }),
    runAttempt: job.runAttempt,
    place: 'alone',
    resumeCommand: (jobs) => `gh run rerun ${job.runId}${jobs === 'failed' ? ' --failed' : ''}`,
    warn,
  });
  const joined = opened.ok
    ? await joinGroup({
        ...opened.value,
        renderPage: renderReportHtml,
        ...(sign.value === undefined ? {} : { sign: sign.value }),
      })
    : opened;
  if (!joined.ok) {
    log.failures(warnings, 'warning');
    return failedOutcome(context, joined.failures, 'nothing was joined');
  }
  const left = await leaveJoin(context, artifacts.value, joined.value, warn);
  warnings.push(...joined.value.warnings);
  const sealDigest = opened.ok ? opened.value.fetched.sealDigest : undefined;
  return told(context, joined.value, {
    sealDigest,
    errors: [...joined.value.failures, ...left],
    warnings,
  });
}

/**
 * join.json and its page into the batch dir, the join artifact and what is undone to the service, the state to the cache:
 * each whatever came of the others. Answers what must fail the job.
 */
async function leaveJoin(
  { resolved, job }: ActionContext,
  artifacts: ArtifactStore,
  joined: JoinedGroup,
  warn: (failure: Failure) => void,
): Promise<readonly Failure[]> {
  const { document, evidence, dispose } = joined;
  const { workdir } = resolved.values;
  try {
    const laid = layJoin(dirname(manifestPathOf(resolved.values)), joined);
    const { group } = document;
    const name = artifactName(group, { kind: 'join', runAttempt: job.runAttempt });
    const created = await artifacts.create(name, evidence.artifact(document, workdir));
    // Without it a leg that runs again would skip what this join could not count.
    const undone = await leaveUndone(artifacts, document);
    const saved = await openCache(warn).save(
      `${statePrefix(group)}${job.runId}-${job.runAttempt}`,
      evidence.state(workdir),
    );
    if (!saved.ok) saved.failures.forEach(warn);
    return [
      ...laid,
      ...(created.ok ? untaken(name, created.value) : created.failures),
      ...(undone.ok ? [] : undone.failures),
    ];
  } finally {
    dispose();
  }
}

function untaken(artifact: string, created: CreateOutcome): readonly Failure[] {
  if (created.kind === 'created') return [];
  if (created.trouble !== undefined) return [unfinished(artifact, created.trouble)];
  const why = 'another join of this group is there already';
  return [{ reason: 'artifact-refused', artifact, entry: '', why }];
}

async function told(
  context: ActionContext,
  { document, rows }: JoinedGroup,
  {
    sealDigest,
    errors,
    warnings,
  }: {
    readonly sealDigest: string | undefined;
    readonly errors: readonly Failure[];
    readonly warnings: readonly Failure[];
  },
): Promise<ActionOutcome> {
  const { resolved, log, toRepositoryPath } = context;
  const { workdir } = resolved.values;
  const sentence = joinSentence(document);
  log.failures(warnings, 'warning');
  log.failures(errors, 'error');
  log.say(`${sentence}\nMerkle root of ${countOf(document.files.length, 'file')}: ${document.merkleRoot}\n`);
  const isPassed = document.disposition === 'satisfied' && errors.length === 0;
  const store = openBatch(resolved.values, () => undefined);
  const report = await reportBatch(store, rows, {
    title: `Muster join, ${document.disposition}`,
    missing: missingShards(document),
    workdir,
    toRepositoryPath,
  });
  return {
    exitCode: isPassed ? exitCodes.ok : exitCodes.failed,
    outputs: {
      ...batchOutputs(store.manifestPath, rows),
      ...joinOutputs(document),
      ...(sealDigest === undefined ? {} : { 'plan-digest': sealDigest }),
      ...(isPassed ? {} : { disposition: notSatisfied(document) }),
    },
    findings: [
      ...errors.map((failure) => failureFinding(failure, 'error', toRepositoryPath)),
      ...report.findings.map((finding) => (isPassed ? { ...finding, level: 'warning' as const } : finding)),
      ...warnings.map((failure) => failureFinding(failure, 'warning', toRepositoryPath)),
    ],
    summary: withJoinLead(document, report.summary),
    ...(isPassed ? {} : { failedBecause: sentence }),
  };
}

/** A group that is satisfied but could not be laid down or left is no success. */
const notSatisfied = ({ disposition }: JoinDocument): string =>
  disposition === 'satisfied' ? 'failed' : disposition;

function joinOutputs(document: JoinDocument): ActionOutputs {
  const { disposition, counts, usage, merkleRoot, group, resumeCommand } = document;
  return {
    ...usageOutputs(usage),
    disposition,
    missing: counts.missing,
    group,
    'merkle-root': merkleRoot,
    ...(resumeCommand === null ? {} : { 'resume-command': resumeCommand }),
  };
}

function signerOf({
  inputs,
  env,
}: Pick<ActionContext, 'inputs' | 'env'>): Result<((text: string) => Signature) | undefined, Failure> {
  const pem = inputs.signKey;
  if (pem === undefined) return ok(undefined);
  const lines = pem.split('\n').map((line) => line.trim());
  maskSecrets(
    lines.filter((line) => line.length > 8 && !line.startsWith('-----')),
    env,
  );
  const key = parseSigningKey(pem);
  if (key !== undefined) return ok((text) => signText(text, key));
  return fail({
    reason: 'setting-invalid',
    setting: 'sign-key',
    source: 'input sign-key',
    value: '(secret)',
    expected: 'an Ed25519 private key as PEM',
  });
}
