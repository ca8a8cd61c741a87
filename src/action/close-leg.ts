// Leaves the records of a leg whose main step was killed: those that it closed now, and those that it had written and not
// yet uploaded, with their outputs. Redacted like all that leaves a leg; loaded only when it is needed. Its settings are
// those of the main step: an agent may have changed muster.yml since.
import { resolve } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import { itemsOfRows } from '../core/batch/ranges.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { artifactName, chunkPart } from '../core/groups/artifact-names.ts';
import { partsByChunk } from '../core/groups/parts-by-chunk.ts';
import { encodeBundle, type BundledRecord } from '../core/groups/record-bundle.ts';
import type { Redactor } from '../core/security/redact.ts';
import { bundleRecord } from '../engine/leg/bundle-record.ts';
import { createNumbered } from '../engine/leg/create-numbered.ts';
import { realWorkdir } from '../engine/real-workdir.ts';
import type { ArtifactStore } from '../ports/artifact-store.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { readUploadJournal } from '../stores/file/upload-journal.ts';
import { openAgentRedactor } from '../wire/agent-secrets.ts';
import { openBatch } from '../wire/open-batch.ts';
import { openPlanAndItems } from '../wire/open-items.ts';
import type { ActionLog } from './action-log.ts';
import { openArtifacts } from './group-services.ts';
import { jobFacts, readInput } from './job.ts';
import type { LegSettings, LegState, RunState } from './state.ts';

export interface CloseLegRequest {
  readonly run: RunState;
  readonly leg: LegState;
  readonly settings: LegSettings;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: ActionLog;
}

/** Resolves with the number of records it left. Whatever keeps one from being left is said, not thrown. */
export async function closeLeg(request: CloseLegRequest): Promise<number> {
  const { run, leg, env, log } = request;
  const githubToken = readInput(env, 'github-token');
  const inputs = githubToken === '' ? {} : { githubToken };
  const artifacts = openArtifacts({ env, job: jobFacts(env), inputs });
  const redactor = openRedactorOf(request);
  if (!artifacts.ok || !redactor.ok) {
    log.failures(
      [artifacts, redactor].flatMap((part) => (part.ok ? [] : part.failures)),
      'warning',
    );
    return 0;
  }
  const batch = openBatch({ manifest: run.manifest, batchDir: '.' }, () => undefined);
  const { chunkOf, isUploaded, last } = readUploadJournal(run.manifest);
  const newest = batch.newest();
  const rows = batch.readRows();
  const wanted = (rows.ok ? rows.value : []).filter(({ shardId: shard, attempt }) => {
    const isOurs = newest.get(shard)?.claim?.owner.token === run.token;
    return isOurs && !isUploaded({ shard, attempt });
  });
  if (!rows.ok || wanted.length === 0) return 0;
  const recordOf = await openLeftRecords(request, batch, redactor.value, rows.value);
  const partOf = ({ shardId: shard }: ManifestRow): string => chunkOf.get(shard) ?? chunkPart(shard);
  let left = 0;
  let previous = last;
  for (const { chunk, records } of partsByChunk(wanted, partOf, recordOf)) {
    const bundle = encodeBundle({ ...leg, chunk }, records, previous);
    if (!(await leave(artifacts.value, leg, chunk, bundle.files, log))) return left;
    previous = bundle.last;
    left += records.length;
  }
  if (left > 0) log.say(`left ${left} records that the leg had not left itself`);
  return left;
}

/** Reads the record of a row, fit to leave, when it is asked for. */
async function openLeftRecords(
  { settings, leg, log }: CloseLegRequest,
  batch: BatchDir,
  redactor: Redactor,
  rows: readonly ManifestRow[],
): Promise<(row: ManifestRow) => BundledRecord | undefined> {
  const known = await openPlanAndItems(settings);
  // The records leave without their outputs then, which is better than not at all.
  if (!known.ok) log.failures(known.failures, 'warning');
  const table = known.ok ? known.value.items?.table : undefined;
  const items = table === undefined ? undefined : itemsOfRows(rows, table.items, '');
  const itemsOf = (shard: string): readonly Item[] | undefined =>
    items?.ok === true ? items.value.get(shard) : undefined;
  const real = realWorkdir(settings.values.workdir);
  const workdir = real.ok ? real.value : resolve(settings.values.workdir);
  return (row) => {
    const record = batch.readRecord(row.shardId, row.attempt);
    if (record === undefined) return undefined;
    const sources = { workdir, redactor, row, items: itemsOf(row.shardId), isOutdated: false };
    return bundleRecord(record, leg.runAttempt, sources);
  };
}

/** The values of agent-env that are not in a file of the checkout are given to this step, too. */
function openRedactorOf({ settings, env }: CloseLegRequest): ReturnType<typeof openAgentRedactor> {
  const { agentEnv, runner } = settings.values;
  const given = [readInput(env, 'agent-env'), env['MUSTER_AGENT_ENV'] ?? ''].flatMap((text) =>
    text.split(/\r?\n/),
  );
  return openAgentRedactor({ runner, agentEnv: [...agentEnv, ...given] }, env);
}

async function leave(
  artifacts: ArtifactStore,
  { group, runAttempt }: LegState,
  chunk: string,
  files: Parameters<ArtifactStore['create']>[1],
  log: ActionLog,
): Promise<boolean> {
  const nameOf = (number: number): string =>
    artifactName(group, { kind: 'record', chunk, runAttempt, number });
  const created = await createNumbered(artifacts, nameOf, 1, files);
  if (!created.ok) log.failures(created.failures, 'warning');
  return created.ok;
}
