// `muster verify`: what is wrong with the outputs and QC files that lie there now, one line a problem on stdout. Needs no
// agent and writes nothing.
import { existsSync } from 'node:fs';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import { readItems } from '../../engine/read-items.ts';
import { verifyBatch, type VerifyReport } from '../../engine/verify-batch.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import { checksOf } from '../../wire/checks-of.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const warnings = warnTo(context.io, context.settings);
  const report = await verify(context, warnings.add);
  await warnings.flush();
  if (!report.ok) return failCommand(context, report.failures);
  const { items, failedItems, problems } = report.value;
  const { settings, io } = context;
  const isPassed = problems.length === 0;
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, { format: 'muster.verify/1', passed: isPassed, items, failedItems, problems });
  } else if (isPassed) {
    io.stdout('verification passed\n');
  } else {
    const { problemLine } = await import('../../present/problem-text.ts');
    io.stdout(problems.map((problem) => `${problemLine(problem)}\n`).join(''));
    if (!settings.quiet) io.stderr(summary(report.value));
  }
  return isPassed ? exitCodes.ok : exitCodes.failed;
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function summary({ items, failedItems, problems }: VerifyReport): string {
  return `verification failed: ${counted(problems.length, 'problem')} in ${failedItems} of ${counted(items, 'item')}\n`;
}

async function verify(context: CommandContext, warn: (failure: Failure) => void): Promise<Result<VerifyReport, Failure>> {
  const { settings } = context;
  const { items: itemsFile, workdir, shard } = settings;
  if (itemsFile === undefined) throw new Error('Internal error: verify without items');
  const store = await openStore(context, warn);
  if (!store.ok) return store;
  const reserved = [settings.batchDir, ...(settings.manifest === undefined ? [] : [settings.manifest])];
  const table = await readItems({ itemsPath: itemsFile, workdir, isQcRequired: !settings.noJson, reserved });
  if (!table.ok) return table;
  return verifyBatch({
    table: table.value,
    itemsFile,
    workdir,
    checks: checksOf(settings),
    ...(store.value === undefined ? {} : { store: store.value }),
    ...(shard === undefined ? {} : { shard }),
  });
}

/** The batch, where one was named or a shard is asked for; else verification is about the items alone. */
async function openStore(
  { settings }: CommandContext,
  warn: (failure: Failure) => void,
): Promise<Result<BatchStore | undefined, Failure>> {
  if (settings.manifest === undefined && settings.shard === undefined) return ok(undefined);
  const { manifestPathOf, openBatch } = await import('../../wire/open-batch.ts');
  if (settings.manifest === undefined && !existsSync(manifestPathOf(settings))) {
    const message = 'verify --shard requires --manifest';
    return { ok: false, failures: [{ reason: 'usage', message, command: 'verify' }] };
  }
  return ok(openBatch(settings, warn));
}
