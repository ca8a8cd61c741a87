// `muster plan`: items → manifest (and prompts, where a template is known), keeping what earlier runs have finished.
import { join, relative, resolve } from 'node:path';
import { checksDigest } from '../../core/batch/fingerprint.ts';
import { normalPath } from '../../core/batch/normal-path.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { planBatch, type PlanOutcome } from '../../engine/plan-batch.ts';
import { schemaDigests } from '../../engine/schema-digests.ts';
import { openPlanStore } from '../../stores/file/plan-file.ts';
import { checksOf } from '../../wire/checks-of.ts';
import { currentBatch } from '../../wire/current-batch.ts';
import { openBatch } from '../../wire/open-batch.ts';
import { reservedPaths } from '../../wire/reserved-paths.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, io } = context;
  const warnings = warnTo(io, settings);
  const planned = await plan(context, warnings.add);
  if (planned.ok) planned.value.warnings.forEach(warnings.add);
  await warnings.flush();
  if (!planned.ok) return failCommand(context, planned.failures);
  const { planSummaryText, planExplanation } = await import('../../present/plan-text.ts');
  const manifestPath = manifestOf(settings.batchDir);
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, planJson(manifestPath, planned.value));
    return exitCodes.ok;
  }
  io.stdout(`wrote ${manifestPath}\n${settings.explain ? planExplanation(planned.value) : ''}`);
  if (!settings.quiet) io.stderr(planSummaryText(planned.value));
  return exitCodes.ok;
};

async function plan(
  { settings, resolved }: CommandContext,
  warn: (failure: Failure) => void,
): Promise<Result<PlanOutcome, Failure>> {
  const { items, workdir, batchDir, batchSize, maxBytes, groupBy, template, force, noJson } = settings;
  if (items === undefined) throw new Error('Internal error: plan without items');
  const batchDirCell = cellOf(batchDir, workdir);
  if (!batchDirCell.ok) return batchDirCell;
  const manifest = manifestOf(batchDir);
  const checks = checksOf(settings);
  return planBatch({
    store: openBatch({ batchDir, manifest }, warn),
    planStore: openPlanStore(manifest),
    itemsPath: items,
    workdir,
    templatePath: template,
    batchDirCell: batchDirCell.value,
    reserved: reservedPaths({ ...resolved, values: { ...settings, manifest } }),
    cut: { batchSize, maxBytes, groupBy },
    checksDigest: checksDigest(checks, schemaDigests(checks, resolve(workdir))),
    isQcRequired: !noJson,
    compared: currentBatch(settings, resolved, undefined),
    isForced: force,
  });
}

/** `plan` makes the manifest of a batch dir; --manifest is for the commands that come after it. */
const manifestOf = (batchDir: string): string => join(batchDir, 'manifest.tsv');

/** The batch dir as manifest cells have it: as given, cleaned; from the work dir where it was given in another way. */
function cellOf(batchDir: string, workdir: string): Result<string, Failure> {
  for (const path of [batchDir, relative(resolve(workdir), resolve(batchDir)) || '.']) {
    const normal = normalPath(path);
    if (normal.ok) return normal.path === '' ? ok('.') : ok(normal.path);
    if (normal.how === 'workdir-itself') return ok('.');
  }
  const expected = 'a folder inside the work dir';
  return fail({
    reason: 'setting-invalid',
    setting: 'batch-dir',
    source: '--batch-dir',
    value: batchDir,
    expected,
  });
}

function planJson(
  manifest: string,
  outcome: PlanOutcome,
): { readonly format: 'muster.planned/1' } & Record<string, unknown> {
  const { shards, vanished, newItems, itemCount, isAgain, prompts, archive, warnings, digest } = outcome;
  return {
    format: 'muster.planned/1',
    manifest,
    planDigest: digest,
    items: itemCount,
    isAgain,
    shards: shards.map(({ row, origin, from, before, stale, unrecorded, removed }) => ({
      shard: row.shardId,
      status: row.status,
      before: before ?? null,
      origin,
      ...(from !== undefined && { from }),
      items: row.itemCount,
      first: row.firstItem,
      last: row.lastItem,
      stale,
      unrecorded,
      removed,
    })),
    vanished: vanished.map(({ row, itemIds }) => ({ shard: row.shardId, items: itemIds })),
    newItems,
    promptsWritten: prompts === undefined ? null : prompts.filter(({ isNew }) => isNew).length,
    archive: archive ?? null,
    warnings,
  };
}
