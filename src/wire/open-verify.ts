// From settings to what verification needs: the items, the checks and, where one was named, the batch. Every entry that
// verifies asks here.
import { statSync } from 'node:fs';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import type { ItemTable } from '../core/batch/item-table.ts';
import type { Failure } from '../core/failure.ts';
import { fail, failAll, ok, type Result } from '../core/result.ts';
import { readItems } from '../engine/read-items.ts';
import type { VerifyBatchRequest } from '../engine/verify-batch.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import { checksOf } from './checks-of.ts';
import { manifestPathOf } from './manifest-path.ts';
import { reservedPaths } from './reserved-paths.ts';

/** Fails with everything that is wrong with items and manifest; `setting-missing` when no items are known. */
export async function openVerify(
  resolved: ResolvedSettings,
  warn: (failure: Failure) => void,
): Promise<Result<VerifyBatchRequest, Failure>> {
  const { workdir, shard } = resolved.values;
  const store = await openStore(resolved.values, warn);
  const items = await openItems(resolved);
  if (!store.ok || !items.ok)
    return failAll([store, items].flatMap((part) => (part.ok ? [] : part.failures)));
  return ok({
    table: items.value.table,
    itemsFile: items.value.path,
    workdir,
    checks: checksOf(resolved.values),
    ...(store.value === undefined ? {} : { store: store.value }),
    ...(shard === undefined ? {} : { shard }),
  });
}

/** The items that the settings name, else those of the plan, which is looked for only then. */
async function openItems(
  resolved: ResolvedSettings,
): Promise<Result<{ readonly path: string; readonly table: ItemTable }, Failure>> {
  const { items: itemsPath, workdir, noJson } = resolved.values;
  if (itemsPath === undefined) {
    const { openPlanAndItems } = await import('./open-items.ts');
    const opened = await openPlanAndItems(resolved);
    if (!opened.ok) return opened;
    if (opened.value.items !== undefined) return ok(opened.value.items);
    return fail({
      reason: 'setting-missing',
      setting: 'items',
      why: 'verify checks the outputs of its rows',
    });
  }
  const table = await readItems({
    itemsPath,
    workdir,
    isQcRequired: !noJson,
    reserved: reservedPaths(resolved),
    isLinkSafeReader: true,
  });
  return table.ok ? ok({ path: itemsPath, table: table.value }) : table;
}

/** The batch, where one was named or a shard is asked for; else verification is about the items alone. */
async function openStore(
  settings: Settings,
  warn: (failure: Failure) => void,
): Promise<Result<BatchStore | undefined, Failure>> {
  if (settings.manifest === undefined && settings.shard === undefined) return ok(undefined);
  const path = manifestPathOf(settings);
  if (settings.manifest === undefined && isMissing(path))
    return fail({ reason: 'usage', message: 'verify --shard requires --manifest', command: 'verify' });
  const { openBatch } = await import('./open-batch.ts');
  return ok(openBatch(settings, warn));
}

/** What can't be looked at is no missing file: its reader says why. */
function isMissing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}
