// `muster plan`: items → manifest (and prompts, where a template is known), keeping what earlier runs have finished.
import { exitCodes } from '../../core/exit-code.ts';
import { planBatch } from '../../engine/plan-batch.ts';
import type { PlanOutcome } from '../../engine/plan-request.ts';
import { plannedManifest, planOptions } from '../../wire/plan-options.ts';
import { armFaultPoint } from '../../stores/file/fault-point.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, resolved, io } = context;
  armFaultPoint(io.env['MUSTER_FAULT_POINT']);
  const warnings = warnTo(io, settings);
  const options = planOptions(resolved, warnings.add);
  const planned = options.ok ? await planBatch(options.value) : options;
  if (planned.ok) planned.value.warnings.forEach(warnings.add);
  await warnings.flush();
  const manifestPath = plannedManifest(settings);
  if (!planned.ok)
    return failCommand({ io, settings: { ...settings, manifest: manifestPath } }, planned.failures);
  const { planSummaryText, planExplanation } = await import('../../present/plan-text.ts');
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, planJson(manifestPath, planned.value));
    return exitCodes.ok;
  }
  io.stdout(`wrote ${manifestPath}\n${settings.explain ? planExplanation(planned.value) : ''}`);
  if (!settings.quiet) {
    io.stderr(planSummaryText(planned.value));
    if (planned.value.prompts === undefined) await printPromptsHint(context);
  }
  return exitCodes.ok;
};

/** Without a template there is nothing yet that an agent could be told. */
async function printPromptsHint({ resolved, settings, io }: CommandContext): Promise<void> {
  const { shellWord } = await import('../../core/report/next-steps.ts');
  const { nextStepLines } = await import('../../present/next-steps-text.ts');
  const { openStyle } = await import('../../present/style.ts');
  const { sources } = resolved;
  const words = ['muster build-prompts', '--template FILE'];
  if (sources.items.kind === 'flag' && settings.items !== undefined)
    words.push(`--items ${shellWord(settings.items)}`);
  if (sources.workdir.kind === 'flag') words.push(`--workdir ${shellWord(settings.workdir)}`);
  if (sources.batchDir.kind === 'flag') words.push(`--manifest ${shellWord(plannedManifest(settings))}`);
  const step = { command: words.join(' '), why: 'write what the agents are told' };
  io.stderr(`${nextStepLines([step], openStyle(io.isColorWanted)).join('\n')}\n`);
}

function planJson(
  manifest: string,
  outcome: PlanOutcome,
): { readonly format: 'muster.planned/1' } & Record<string, unknown> {
  const {
    shards,
    vanished,
    newItems,
    itemCount,
    isAgain,
    prompts,
    archive,
    recovered = [],
    warnings,
    digest,
  } = outcome;
  return {
    format: 'muster.planned/1',
    manifest,
    planDigest: digest,
    items: itemCount,
    isAgain,
    shards: shards.map(({ row, origin, from, before, stale, changed, unrecorded, otherRunner, removed }) => ({
      shard: row.shardId,
      status: row.status,
      before: before ?? null,
      origin,
      ...(from !== undefined && { from }),
      items: row.itemCount,
      first: row.firstItem,
      last: row.lastItem,
      stale,
      changed,
      unrecorded,
      otherRunner,
      removed,
    })),
    vanished: vanished.map(({ row, itemIds }) => ({ shard: row.shardId, items: itemIds })),
    newItems,
    promptsWritten: prompts === undefined ? null : prompts.filter(({ isNew }) => isNew).length,
    archive: archive ?? null,
    recovered,
    warnings,
  };
}
