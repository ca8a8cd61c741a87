// The JSON documents of the commands as zod schemas: the source of the documented JSON Schemas and of the types.
// Loaded by the generator and tests only; commands import the types.
import { z } from 'zod';
import {
  attemptFailure,
  count,
  counts,
  exitCode,
  failure,
  failureClass,
  formatOf,
  ms,
  problem,
  row,
  status,
  text,
  usage,
  warnings,
} from './parts.ts';

const error = z
  .object({ format: formatOf('error'), warnings, exitCode, failures: z.array(failure) })
  .describe('why a command could not do its work');

const outOfScopePaths = z
  .array(text)
  .describe('files outside of the outputs that changed, from the root of the git tree');

const staleReason = z.looseObject({
  kind: z.enum(['row', 'source', 'source-gone', 'template', 'checks', 'runner', 'no-record']),
});

const fileChange = z.enum(['output', 'output-gone', 'qc', 'qc-gone']);

// `muster.plan/1` is the format of plan.json in the batch folder.
const plan = z
  .object({
    format: formatOf('planned'),
    warnings,
    manifest: text,
    planDigest: text,
    items: count,
    isAgain: z.boolean(),
    shards: z.array(
      z.object({
        shard: text,
        status,
        before: status.nullable(),
        origin: z.enum(['new', 'kept', 'split']),
        from: text.optional(),
        items: count,
        first: text,
        last: text,
        stale: z.array(z.object({ item: text, reasons: z.array(staleReason) })),
        changed: z
          .array(z.object({ item: text, changes: z.array(fileChange) }))
          .describe('items whose work would count again, had their files not changed'),
        unrecorded: count,
        otherRunner: count,
        removed: z.array(text),
      }),
    ),
    vanished: z.array(z.object({ shard: text, items: z.array(text) })),
    newItems: z.array(text),
    promptsWritten: count.nullable(),
    archive: text.nullable(),
    recovered: z
      .array(z.object({ shard: text, attempt: count, killed: count }))
      .describe('attempts of dead runs that --force closed'),
  })
  .describe('the shards, what was kept of an earlier plan, what is stale and why');

const buildPrompts = z
  .object({
    format: formatOf('build-prompts'),
    warnings,
    prompts: z.array(z.object({ shard: text, path: text, sha256: text, isNew: z.boolean() })),
  })
  .describe('the prompt files');

const resume = z
  .object({ format: formatOf('resume'), warnings, shard: row.nullable(), counts })
  .describe('the next shard, null when none needs work');

const run = z
  .object({
    format: formatOf('run'),
    warnings,
    dryRun: z.boolean(),
    exitCode: exitCode.optional(),
    runner: text.optional(),
    selected: count.optional(),
    ran: count.optional(),
    notStarted: count.optional(),
    claimedElsewhere: count.optional(),
    halted: text.nullable().optional(),
    stoppedBy: text.nullable().optional(),
    durationMs: ms.optional(),
    usage: usage.optional(),
    counts: counts.optional(),
    shards: z.array(
      z.union([
        text.describe('id, in a dry run'),
        z.object({
          shard: text,
          attempt: count,
          status,
          failure: attemptFailure.nullable(),
          exitCode: z.int().nullable(),
          signal: text.nullable(),
          durationMs: ms,
          usage: usage.nullable(),
          outOfScope: outOfScopePaths,
        }),
      ]),
    ),
    troubles: z.array(failure).optional(),
  })
  .describe('what a run did, also that of retry; a dry run lists its shards only');

const verify = z
  .object({
    format: formatOf('verify'),
    warnings,
    passed: z.boolean(),
    items: count,
    failedItems: count,
    problems: z.array(problem),
  })
  .describe('every problem found');

const mark = z
  .object({ format: formatOf('mark'), warnings, shard: text, status, before: status.nullable() })
  .describe('the new status and the former one');

const reclaim = z
  .object({
    format: formatOf('reclaim'),
    warnings,
    reclaimed: z.array(
      z.object({ shard: text, attempt: count, why: z.enum(['owner-dead', 'too-old']), killed: count }),
    ),
    kept: z.array(
      z.object({ shard: text, attempt: count, why: z.enum(['owner-alive', 'too-young', 'no-start-time']) }),
    ),
  })
  .describe('what was taken back, what was left alone and why');

const memberState = z.enum(['verified', 'succeeded', 'failed', 'cancelled', 'missing', 'open', 'skipped']);

const join = z
  .object({
    format: formatOf('join'),
    group: text,
    planDigest: text,
    runAttempt: count,
    disposition: z.enum(['satisfied', 'failed', 'cancelled']),
    reason: text,
    policy: text,
    tolerance: text.nullable(),
    counts: z.object({
      members: count,
      verified: count,
      succeeded: count,
      failed: count,
      cancelled: count,
      missing: count,
      open: count,
      skipped: count,
    }),
    usage,
    merkleRoot: text.describe('over path and sha256 of every joined file'),
    resumeCommand: text.nullable(),
    conflicts: z.array(z.object({ path: text, shards: z.array(text) })),
    refused: z.array(
      z.object({ artifact: text, shard: text.optional(), attempt: count.optional(), why: text }),
    ),
    chainProblems: z.array(
      z.object({ leg: count, runAttempt: count, shard: text, attempt: count, kind: z.enum(['gap', 'fork']) }),
    ),
    members: z.array(
      z.object({
        shard: text,
        state: memberState,
        attempt: count,
        fence: z.object({ runAttempt: count, attempt: count, owner: text }).nullable(),
        record: text.nullable().describe('sha256 of the record among the evidence'),
        isCarried: z.boolean().describe('work of an earlier run that still counts'),
        class: failureClass.optional(),
        message: text.optional(),
      }),
    ),
    files: z.array(z.object({ path: text, sha256: text, bytes: count, shard: text })),
    chain: z.array(
      z.object({
        leg: count,
        runAttempt: count,
        shard: text,
        attempt: count,
        record: text,
        previous: text.nullable(),
      }),
    ),
    evidence: z.array(z.object({ path: text, sha256: text })).describe('further files of the join artifact'),
    digest: text.describe('sha256 of the canonical JSON of all but digest and signature'),
    signature: z.object({ algorithm: z.literal('ed25519'), keyId: text, value: text }).optional(),
  })
  .describe('join.json: what was decided, and from what');

const verifyManifest = z
  .object({
    format: formatOf('verify-manifest'),
    warnings,
    passed: z.boolean(),
    group: text.nullable(),
    disposition: text.nullable(),
    merkleRoot: text.nullable(),
    files: count,
    isSigned: z.boolean(),
    isSignatureChecked: z.boolean(),
    problems: z.array(z.looseObject({ kind: text })),
  })
  .describe('everything that is not as join.json says');

const ownerState = z.enum(['alive', 'dead', 'unknown']);
const owner = z.object({ host: text, pid: z.int() });

const statusDocument = z
  .object({
    format: formatOf('status'),
    warnings,
    manifest: text,
    shards: z.object({ total: count, done: count, percent: z.number(), counts }),
    items: z.object({
      total: count,
      done: count,
      unplanned: z.object({ count, ids: z.array(text) }).nullable(),
    }),
    running: z.array(
      z.object({
        shard: text,
        attempt: count,
        startedAt: text,
        ageMs: ms.nullable(),
        ownerState,
        owner: owner.nullable(),
      }),
    ),
    estimate: z
      .object({ meanMs: ms, shardsLeft: count, jobs: count, workMs: ms, leftMs: ms.nullable() })
      .nullable(),
    failures: z.array(
      z.object({
        class: z.union([failureClass, z.literal('unrecorded')]),
        count,
        example: z.object({ shard: text, message: text, log: text.nullable() }),
        shards: z.array(text),
      }),
    ),
    outOfScope: z.object({
      count,
      shards: z.array(z.object({ shard: text, attempt: count, count, paths: z.array(text) })),
    }),
    attempts: count.describe('all that were begun'),
    finishedAttempts: count,
    usage,
    next: z.array(z.object({ command: text, why: text })),
  })
  .describe('counts, progress, causes of failure, what to do next');

const itemExplanation = z.object({
  id: text,
  source: text.nullable(),
  output: text.nullable(),
  qc: text.nullable(),
  verdict: z.enum(['verified', 'failed', 'unverified', 'unknown']),
  problems: z.array(problem),
  stale: z.array(staleReason).nullable(),
  changed: z
    .array(fileChange)
    .nullable()
    .describe('files that are not what was verified; null when they were not looked at'),
});

const shardExplanation = z.object({
  format: formatOf('explain'),
  warnings,
  shard: text,
  status,
  origin: z.enum(['plan', 'replan', 'claim', 'record', 'edit']),
  attempt: count,
  prompt: text,
  log: text.nullable().describe('null when it is not here'),
  range: z.object({ first: text, last: text, count }),
  attempts: z.array(
    z.object({
      attempt: count,
      owner: owner.extend({ state: ownerState }).nullable(),
      startedAt: text.nullable(),
      durationMs: ms.nullable(),
      status: z.enum(['succeeded', 'verified', 'failed', 'running', 'unfinished']),
      exitCode: z.int().nullable(),
      signal: text.nullable(),
      class: failureClass.nullable(),
      message: text.nullable(),
      log: text.nullable(),
      lastWords: text.nullable().describe('the last line of its log, where that may tell why it failed'),
      runner: text.nullable(),
      outOfScope: outOfScopePaths,
    }),
  ),
  items: z.array(itemExplanation).nullable(),
  rerun: z.object({ willRun: z.boolean(), reason: text }),
});

const explain = z
  .union([
    shardExplanation,
    z.object({
      format: formatOf('explain'),
      warnings,
      item: itemExplanation,
      shard: shardExplanation.omit({ warnings: true }).nullable(),
    }),
  ])
  .describe('a shard, or an item with its shard');

const init = z
  .object({ format: formatOf('init'), warnings, folder: text, runner: text, files: z.array(text) })
  .describe('the files that were written');

const finding = z.object({ name: text, isOk: z.boolean(), found: text, remedy: text.optional() });

const doctor = z
  .object({
    format: formatOf('doctor'),
    warnings,
    isOk: z.boolean(),
    sections: z.array(z.object({ title: text, findings: z.array(finding).readonly() })).readonly(),
    settings: z.array(z.object({ key: text, value: text, source: text })),
  })
  .describe('what is in place, what is not, and every setting with its source');

const completion = z
  .object({ format: formatOf('completion'), warnings, shell: text, script: text })
  .describe('the script, as text');

/** By command; `error` is every command's. */
export const documentSchemas = {
  error,
  plan,
  'build-prompts': buildPrompts,
  resume,
  run,
  verify,
  mark,
  reclaim,
  join,
  'verify-manifest': verifyManifest,
  status: statusDocument,
  explain,
  init,
  doctor,
  completion,
} as const;

// As commands hand them to printJson, which adds the warnings.
export type InitDocument = Omit<z.infer<typeof init>, 'warnings'>;
export type DoctorDocument = Omit<z.infer<typeof doctor>, 'warnings'>;
export type CompletionDocument = Omit<z.infer<typeof completion>, 'warnings'>;
