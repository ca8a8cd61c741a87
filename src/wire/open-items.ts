// Which items a command works on: those of the settings, else those of the plan. Run, status and explain ask here.
import { dirname, join } from 'node:path';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { ItemTable } from '../core/batch/item-table.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import { readInput } from '../engine/read-input.ts';
import { readItems } from '../engine/read-items.ts';
import { openPlanStore } from '../stores/file/plan-file.ts';
import { schemaColumnsOf } from './checks-of.ts';
import { manifestPathOf } from './manifest-path.ts';
import { reservedPaths } from './reserved-paths.ts';

export interface OpenedItems {
  /** As the user named it, or as the plan found it. */
  readonly path: string;
  readonly table: ItemTable;
  /** True when the bytes are not those that were planned. */
  readonly isChanged: boolean;
}

export interface OpenedPlan {
  readonly plan?: PlanDocument;
  readonly items?: OpenedItems;
}

/** The settings that say which items these are. */
export type ItemSettings = Pick<
  Settings,
  | 'workdir'
  | 'batchDir'
  | 'manifest'
  | 'items'
  | 'template'
  | 'noJson'
  | 'outputSchemaColumn'
  | 'qcSchemaColumn'
>;

/** Undefined parts are not known: no plan.json (the seed tool's batches have none), no items named anywhere. */
export async function openPlanAndItems(
  resolved: Pick<ResolvedSettings, 'configFile'> & { readonly values: ItemSettings },
): Promise<Result<OpenedPlan, Failure>> {
  const settings = resolved.values;
  const manifestPath = manifestPathOf(settings);
  const read = openPlanStore(manifestPath).read();
  if (!read.ok) return read;
  const plan = read.value;
  const planned = plan === undefined ? undefined : join(dirname(manifestPath), plan.items);
  const path = settings.items ?? planned;
  if (path === undefined) return ok(plan === undefined ? {} : { plan });
  const bytes = readInput(path, 'items');
  if (!bytes.ok) return bytes;
  const table = await readItems({
    itemsPath: path,
    workdir: settings.workdir,
    isQcRequired: !settings.noJson,
    schemaColumns: schemaColumnsOf(settings),
    reserved: reservedPaths(resolved),
    bytes: bytes.value,
  });
  if (!table.ok) return table;
  // Whatever its path: a copy of the planned file is as good, another file is not.
  const isChanged = plan !== undefined && sha256(bytes.value) !== plan.digests.items;
  const items = { path, table: table.value, isChanged };
  return ok(plan === undefined ? { items } : { plan, items });
}
