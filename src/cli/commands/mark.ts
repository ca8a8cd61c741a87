// `muster mark`: a person's word on one shard. It is an edit of the manifest, made safe against a run that writes it.
import type { ManifestRow, ShardStatus } from '../../core/batch/manifest-row.ts';
import { unknownShard } from '../../core/batch/unknown-shard.ts';
import { exitCodes } from '../../core/exit-code.ts';
import { fail, ok } from '../../core/result.ts';
import type { RowsResult } from '../../ports/batch-store.ts';
import { openPlanStore } from '../../stores/file/plan-file.ts';
import { openBatch } from '../../wire/open-batch.ts';
import { openClaimsAtWork, shardRunning } from '../../engine/running-failures.ts';
import type { CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, io } = context;
  const { shard } = settings;
  const [status] = settings.status ?? [];
  if (shard === undefined || status === undefined)
    throw new Error('Internal error: mark without shard or status');
  const warnings = warnTo(io, settings);
  const batch = openBatch(settings, warnings.add);
  let before: ManifestRow | undefined;
  const marked = await batch.updateRows((rows) => {
    if (rows === undefined)
      return fail({ reason: 'file-missing', at: { file: batch.manifestPath }, role: 'manifest' });
    before = rows.find((row) => row.shardId === shard);
    const open = openClaimsAtWork(batch, batch.newest())(shard);
    // Open again while its agent is at work, it would be worked on twice at once.
    if (open !== undefined && (status === 'pending' || status === 'failed'))
      return fail(shardRunning(shard, open.attempt, open.startedAt, open.owner));
    const named = markRow(rows, shard, status, batch.manifestPath);
    if (!named.ok) return named;
    const forgotten = openPlanStore(batch.manifestPath).forgetStaleWork(shard);
    return forgotten.ok ? named : forgotten;
  });
  await warnings.flush();
  if (!marked.ok) return failCommand(context, marked.failures);
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, { format: 'muster.mark/1', shard, status, before: before?.status ?? null });
    return exitCodes.ok;
  }
  io.stdout(`marked ${shard} ${status}\n`);
  if (before?.status === 'running' && !settings.quiet)
    io.stderr(`${shard} was running: if its agent is still at work, its result will replace this mark\n`);
  return exitCodes.ok;
};

/** The attempt number stays, as in the seed: it counts claims, and a mark claims nothing. */
function markRow(
  rows: readonly ManifestRow[],
  shard: string,
  status: ShardStatus,
  manifest: string,
): RowsResult {
  if (rows.some((row) => row.shardId === shard))
    return ok(rows.map((row) => (row.shardId === shard ? { ...row, status, startedAt: '' } : row)));
  return fail(
    unknownShard(
      shard,
      rows.map((row) => row.shardId),
      manifest,
    ),
  );
}
