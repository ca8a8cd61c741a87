// Leaves the records of a leg whose main step was killed: those that it closed now, and those that it had written and not
// yet uploaded, with their outputs. Redacted like all that leaves a leg; loaded only when it is needed.
import { resolve } from 'node:path';
import type { ResolvedSettings } from '../config/settings.ts';
import type { Item } from '../core/batch/item.ts';
import { itemsOfRows } from '../core/batch/ranges.ts';
import { artifactName, chunkPart, chunksThatFit, joinChunks } from '../core/groups/artifact-names.ts';
import { encodeBundle, type BundledRecord } from '../core/groups/record-bundle.ts';
import { openRedactor } from '../core/security/redact.ts';
import { collectSecrets } from '../core/security/secrets.ts';
import { bundleRecord } from '../engine/leg/bundle-record.ts';
import type { ArtifactStore } from '../ports/artifact-store.ts';
import { findRunnerKind } from '../runners/registry.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { readUploadJournal } from '../stores/file/upload-journal.ts';
import { openBatch } from '../wire/open-batch.ts';
import { openPlanAndItems } from '../wire/open-items.ts';
import type { ActionLog } from './action-log.ts';
import { openArtifacts } from './group-services.ts';
import { loadInputs } from './inputs.ts';
import { jobFacts } from './job.ts';
import type { LegState, RunState } from './state.ts';

export interface CloseLegRequest {
  readonly run: RunState;
  readonly leg: LegState;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: ActionLog;
}

/** Names are numbered; nobody leaves so many for the same chunks. */
const maxTaken = 50;

/** Resolves with the number of records it left. A service that does not answer is said, not thrown. */
export async function closeLeg({ run, leg, env, log }: CloseLegRequest): Promise<number> {
  const inputs = await loadInputs(env);
  if (!inputs.ok) return 0;
  const artifacts = openArtifacts({ env, job: jobFacts(env), inputs: inputs.value.inputs });
  if (!artifacts.ok) return 0;
  const batch = openBatch({ manifest: run.manifest, batchDir: '.' }, () => undefined);
  const { chunkOf, isUploaded, last } = readUploadJournal(run.manifest);
  const newest = batch.newest();
  const records = await leftRecords(
    inputs.value.resolved,
    batch,
    { env, runAttempt: leg.runAttempt },
    (shard, attempt) => {
      const isOurs = newest.get(shard)?.claim?.owner.token === run.token;
      return isOurs && !isUploaded({ shard, attempt });
    },
  );
  const byChunk = Map.groupBy(records, ({ record: { shard } }) => chunkOf.get(shard) ?? chunkPart(shard));
  const chunks = [...byChunk.keys()];
  let left = 0;
  for (let previous = last; chunks.length > 0;) {
    const next = chunks.splice(0, chunksThatFit(chunks));
    const those = next.flatMap((chunk) => byChunk.get(chunk) ?? []);
    const bundle = encodeBundle({ ...leg, chunk: joinChunks(next) }, those, previous);
    if (!(await leave(artifacts.value, leg, joinChunks(next), bundle.files, log))) return left;
    previous = bundle.last;
    left += those.length;
  }
  if (left > 0) log.say(`left ${left} records of this leg that was cut off`);
  return left;
}

/** Records of the batch that `isWanted`, fit to leave. */
async function leftRecords(
  resolved: ResolvedSettings,
  batch: BatchDir,
  { env, runAttempt }: Pick<CloseLegRequest, 'env'> & Pick<LegState, 'runAttempt'>,
  isWanted: (shard: string, attempt: number) => boolean,
): Promise<BundledRecord[]> {
  const settings = resolved.values;
  const rows = batch.readRows();
  if (!rows.ok) return [];
  const wanted = rows.value.filter(({ shardId, attempt }) => isWanted(shardId, attempt));
  if (wanted.length === 0) return [];
  const known = await openPlanAndItems(resolved);
  const table = known.ok ? known.value.items?.table : undefined;
  const items = table === undefined ? undefined : itemsOfRows(rows.value, table.items, '');
  const itemsOf = (shard: string): readonly Item[] | undefined =>
    items?.ok === true ? items.value.get(shard) : undefined;
  const passNames = {
    agentEnv: settings.agentEnv,
    runnerPass: findRunnerKind(settings.runner)?.passEnv ?? [],
  };
  const redactor = openRedactor(collectSecrets({ env, ...passNames, registered: [] }));
  return wanted.flatMap((row) => {
    const { shardId: shard, attempt } = row;
    const record = batch.readRecord(shard, attempt);
    if (record === undefined) return [];
    const workdir = resolve(settings.workdir);
    return [
      bundleRecord(record, runAttempt, { workdir, redactor, row, items: itemsOf(shard), isOutdated: false }),
    ];
  });
}

async function leave(
  artifacts: ArtifactStore,
  { group, runAttempt }: LegState,
  chunk: string,
  files: Parameters<ArtifactStore['create']>[1],
  log: ActionLog,
): Promise<boolean> {
  for (let number = 1; number <= maxTaken; number++) {
    const name = artifactName(group, { kind: 'record', chunk, runAttempt, number });
    const created = await artifacts.create(name, files);
    if (!created.ok) log.failures(created.failures, 'warning');
    if (!created.ok) return false;
    if (created.value.kind === 'created') return true;
  }
  return false;
}
