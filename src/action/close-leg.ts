// Leaves the records of a leg whose main step was killed: those that it closed now, and those that it had written and not
// yet uploaded. Redacted like all that leaves a leg; loaded only when it is needed.
import { resolve } from 'node:path';
import { artifactName, chunkPart } from '../core/groups/artifact-names.ts';
import { encodeBundle, type BundledRecord } from '../core/groups/record-bundle.ts';
import { openRedactor } from '../core/security/redact.ts';
import { collectSecrets } from '../core/security/secrets.ts';
import { bundleRecord } from '../engine/leg/bundle-record.ts';
import { findRunnerKind } from '../runners/registry.ts';
import { openBatch } from '../wire/open-batch.ts';
import type { ActionLog } from './action-log.ts';
import type { ClosedAttempt } from './close-run.ts';
import { openArtifacts } from './group-services.ts';
import { loadInputs } from './inputs.ts';
import { jobFacts } from './job.ts';
import type { LegState, RunState } from './state.ts';

export interface CloseLegRequest {
  readonly run: RunState;
  readonly leg: LegState;
  readonly closed: readonly ClosedAttempt[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: ActionLog;
}

/** Names are numbered; nobody leaves so many for one chunk. */
const maxTaken = 20;

/** Resolves with the number of records it left. A service that does not answer is said, not thrown. */
export async function closeLeg({ run, leg, closed, env, log }: CloseLegRequest): Promise<number> {
  const [first] = closed;
  const inputs = await loadInputs(env);
  if (first === undefined || !inputs.ok) return 0;
  const artifacts = openArtifacts({ env, job: jobFacts(env), inputs: inputs.value.inputs });
  if (!artifacts.ok) return 0;
  const settings = inputs.value.resolved.values;
  const batch = openBatch({ manifest: run.manifest, batchDir: '.' }, () => undefined);
  const rows = batch.readRows();
  const byId = new Map((rows.ok ? rows.value : []).map((row) => [row.shardId, row]));
  const passNames = {
    agentEnv: settings.agentEnv,
    runnerPass: findRunnerKind(settings.runner)?.passEnv ?? [],
  };
  const redactor = openRedactor(collectSecrets({ env, ...passNames, registered: [] }));
  const records = closed.flatMap(({ shard, attempt }): BundledRecord[] => {
    const record = batch.readRecord(shard, attempt);
    const row = byId.get(shard);
    if (record === undefined || row === undefined) return [];
    return [
      bundleRecord(record, leg.runAttempt, {
        workdir: resolve(settings.workdir),
        redactor,
        row,
        items: undefined,
        isOutdated: false,
      }),
    ];
  });
  const chunk = first.shard;
  const { group, planDigest } = leg;
  const { files } = encodeBundle(
    { group, planDigest, chunk, leg: leg.leg, runAttempt: leg.runAttempt },
    records,
    null,
  );
  for (let number = 1; number <= maxTaken; number++) {
    const name = artifactName(group, {
      kind: 'record',
      chunk: chunkPart(chunk),
      runAttempt: leg.runAttempt,
      number,
    });
    const created = await artifacts.value.create(name, files);
    if (!created.ok) {
      log.failures(created.failures, 'warning');
      return 0;
    }
    if (created.value.kind === 'taken') continue;
    log.say(`left ${records.length} records of this leg as ${name}`);
    return records.length;
  }
  return 0;
}
