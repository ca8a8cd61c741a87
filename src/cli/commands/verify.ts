// `muster verify`: what is wrong with the outputs and QC files that lie there now, one line a problem on stdout. Needs no
// agent and writes nothing.
import { existsSync } from 'node:fs';
import type { ItemTable } from '../../core/batch/item-table.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { readInput, readItems } from '../../engine/read-items.ts';
import { helperMinBytes } from '../../engine/verify-chunks.ts';
import type { VerifyHelper } from '../../engine/verify-helper.ts';
import { verifyBatch, type VerifyReport } from '../../engine/verify-batch.ts';
import type { Checks } from '../../core/verify/verdict.ts';
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
  const { workdir, shard } = context.settings;
  const checks = checksOf(context.settings);
  const store = await openStore(context, warn);
  const items = await openItems(context, store.ok && store.value === undefined ? checks : undefined);
  if (!store.ok || !items.ok) return { ok: false, failures: [store, items].flatMap((part) => (part.ok ? [] : part.failures)) };
  const { path, table, helper } = items.value;
  const report = await verifyBatch({
    table,
    itemsFile: path,
    workdir,
    checks,
    ...(store.value === undefined ? {} : { store: store.value }),
    ...(shard === undefined ? {} : { shard }),
    ...(helper === undefined ? {} : { helper }),
  });
  helper?.stop();
  return report;
}

interface OpenedItems {
  readonly path: string;
  readonly table: ItemTable;
  readonly helper?: VerifyHelper;
}

/**
 * The items that the settings name, else those of the plan, which is looked for only then. With `sharedChecks` a second
 * thread begins on a large file while this one still looks at its paths.
 */
async function openItems(
  { settings, resolved }: CommandContext,
  sharedChecks: Checks | undefined,
): Promise<Result<OpenedItems, Failure>> {
  const { items: itemsPath, workdir, noJson, batchDir, manifest } = settings;
  if (itemsPath === undefined) {
    const { openPlanAndItems } = await import('../../wire/open-items.ts');
    const opened = await openPlanAndItems(settings);
    if (!opened.ok) return opened;
    if (opened.value.items !== undefined) return ok(opened.value.items);
    return fail({ reason: 'setting-missing', setting: 'items', why: 'verify checks the outputs of its rows' });
  }
  const bytes = readInput(itemsPath, 'items');
  if (!bytes.ok) return bytes;
  const helper = sharedChecks && (await startHelper(bytes.value, itemsPath, workdir, sharedChecks));
  const reserved = [batchDir, manifest, resolved.configFile].filter((path) => path !== undefined);
  const table = await readItems({ itemsPath, workdir, isQcRequired: !noJson, reserved, bytes: bytes.value });
  if (table.ok) return ok({ path: itemsPath, table: table.value, ...(helper === undefined ? {} : { helper }) });
  helper?.stop();
  return table;
}

async function startHelper(
  itemsBytes: Uint8Array,
  itemsFile: string,
  workdir: string,
  checks: Checks,
): Promise<VerifyHelper | undefined> {
  if (itemsBytes.length < helperMinBytes) return undefined;
  const { startVerifyHelper } = await import('../../engine/verify-helper.ts');
  return startVerifyHelper({ itemsBytes, itemsFile, workdir, checks });
}

/** The batch, where one was named or a shard is asked for; else verification is about the items alone. */
async function openStore(
  { settings }: CommandContext,
  warn: (failure: Failure) => void,
): Promise<Result<BatchStore | undefined, Failure>> {
  if (settings.manifest === undefined && settings.shard === undefined) return ok(undefined);
  const { manifestPathOf, openBatch } = await import('../../wire/open-batch.ts');
  if (settings.manifest === undefined && !existsSync(manifestPathOf(settings))) {
    return fail({ reason: 'usage', message: 'verify --shard requires --manifest', command: 'verify' });
  }
  return ok(openBatch(settings, warn));
}
