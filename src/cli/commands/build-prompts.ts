// `muster build-prompts`: template + manifest + items → one prompt file a shard. Its stdout lines are the seed tool's.
import { dirname, join } from 'node:path';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import type { Result } from '../../core/result.ts';
import { buildPrompts, type BuiltPrompts } from '../../engine/build-prompts.ts';
import { openPathBelow } from '../../engine/path-below.ts';
import { openPlanStore } from '../../stores/file/plan-file.ts';
import { digestOfChecks } from '../../wire/checks-digest.ts';
import { keepHeapSmall } from '../../wire/keep-heap-small.ts';
import { manifestPathOf } from '../../wire/manifest-path.ts';
import { openBatch } from '../../wire/open-batch.ts';
import { reservedPaths } from '../../wire/reserved-paths.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, io } = context;
  keepHeapSmall();
  const warnings = warnTo(io, settings);
  const built = await build(context, warnings.add);
  if (built.ok) built.value.warnings.forEach(warnings.add);
  await warnings.flush();
  if (!built.ok) return failCommand(context, built.failures);
  const { prompts } = built.value;
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, {
      format: 'muster.build-prompts/1',
      prompts: prompts.map(({ row, sha256, isNew }) => ({
        shard: row.shardId,
        path: join(settings.workdir, row.promptPath),
        sha256,
        isNew,
      })),
      warnings: built.value.warnings,
    });
    return exitCodes.ok;
  }
  const pathOf = openPathBelow(settings.workdir);
  io.stdout(prompts.map(({ row }) => `wrote ${pathOf(row.promptPath)}\n`).join(''));
  return exitCodes.ok;
};

async function build(
  { settings, resolved }: CommandContext,
  warn: (failure: Failure) => void,
): Promise<Result<BuiltPrompts, Failure>> {
  const { items, template, workdir, noJson } = settings;
  const manifestPath = manifestPathOf(settings);
  if (items === undefined) throw new Error('Internal error: build-prompts without items');
  if (template === undefined) throw new Error('Internal error: build-prompts without a template');
  return buildPrompts({
    store: openBatch(settings, warn),
    planStore: openPlanStore(manifestPath),
    itemsPath: items,
    templatePath: template,
    workdir,
    reserved: reservedPaths({ ...resolved, values: { ...settings, batchDir: dirname(manifestPath) } }),
    checksDigest: digestOfChecks(settings),
    isQcRequired: !noJson,
  });
}
