// `muster plan`: items → manifest (and prompts, where a template is known), keeping what earlier runs have finished.
import { relative, resolve } from 'node:path';
import { checksDigest, runnerDigest } from '../../core/batch/fingerprint.ts';
import { normalPath } from '../../core/batch/normal-path.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { planBatch, type PlanOptions, type PlanOutcome } from '../../engine/plan-batch.ts';
import { openPlanStore } from '../../stores/file/plan-file.ts';
import { checksOf } from '../../wire/checks-of.ts';
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
  const { items, workdir, batchDir, batchSize, maxBytes, groupBy, template, force } = settings;
  if (items === undefined) throw new Error('Internal error: plan without items');
  const batchDirCell = cellOf(batchDir, workdir);
  if (!batchDirCell.ok) return batchDirCell;
  const manifestPath = manifestOf(batchDir);
  const checks = checksOf(settings);
  return planBatch({
    store: openBatch({ batchDir, manifest: manifestPath }, warn),
    planStore: openPlanStore(manifestPath),
    itemsPath: items,
    workdir,
    templatePath: template,
    batchDirCell: batchDirCell.value,
    reserved: reservedPaths(resolved),
    cut: { batchSize, maxBytes, groupBy },
    checks,
    compared: await comparedWith(resolved, checks),
    isForced: force,
  });
}

/**
 * Checks and runner are compared with those of earlier work only where the settings speak of them: a flag given to one
 * `run` must not make everything stale for the next plan, which knows nothing of it.
 */
async function comparedWith(
  { values, sources }: CommandContext['resolved'],
  checks: PlanOptions['checks'],
): Promise<PlanOptions['compared']> {
  const isSet = (field: keyof typeof sources): boolean => (sources[field]?.kind ?? 'default') !== 'default';
  const checkFields = ['forbid', 'noJson', 'outputSchema', 'qcSchema', 'outputSchemaColumn', 'qcSchemaColumn'] as const;
  const { findRunnerKind } = await import('../../runners/registry.ts');
  const kind = isSet('runner') ? findRunnerKind(values.runner) : undefined;
  return {
    checks: checkFields.some(isSet) ? checksDigest(checks) : undefined,
    runner: kind === undefined ? undefined : runnerDigest(kind.name, kind.meaning(values)),
  };
}

/** The batch dir as manifest cells have it: as given, cleaned; from the work dir where it was given in another way. */
function cellOf(batchDir: string, workdir: string): Result<string, Failure> {
  const asGiven = normalPath(batchDir);
  if (asGiven.ok) return ok(asGiven.path);
  if (asGiven.how === 'workdir-itself') return ok('.');
  const fromWorkdir = normalPath(relative(resolve(workdir), resolve(batchDir)) || '.');
  if (fromWorkdir.ok) return ok(fromWorkdir.path);
  if (fromWorkdir.how === 'workdir-itself') return ok('.');
  const expected = 'a folder inside the work dir';
  return fail({ reason: 'setting-invalid', setting: 'batch-dir', source: 'batch-dir', value: batchDir, expected });
}
