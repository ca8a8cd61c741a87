// From settings to what planning needs: stores, checks, the batch dir as manifest cells have it. Every entry that plans
// asks here; nothing is read or written yet.
import { join } from 'node:path';
import type { ResolvedSettings, Settings, SettingSource } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { PlanOptions } from '../engine/plan-request.ts';
import { killProcessesWith } from '../runners/process/leftovers.ts';
import { openPlanStore } from '../stores/file/plan-file.ts';
import { batchDirCellOf } from './batch-dir-cell.ts';
import { digestOfChecks } from './checks-digest.ts';
import { schemaColumnsOf } from './checks-of.ts';
import { currentBatch } from './current-batch.ts';
import { keepHeapSmallForRecords } from './keep-heap-small.ts';
import { nodeClock } from './node-clock.ts';
import { openBatch } from './open-batch.ts';
import { reservedPaths } from './reserved-paths.ts';

/** `items` must be set. Fails when the batch dir lies outside of the work dir. `warn` hears of torn records. */
export function planOptions(
  resolved: ResolvedSettings,
  warn: (failure: Failure) => void,
): Result<PlanOptions, Failure> {
  const settings = resolved.values;
  const { items, workdir, batchDir, batchSize, maxBytes, groupBy, template, force, noJson } = settings;
  if (items === undefined) throw new Error('Internal error: plan without items');
  const batchDirCell = cellOf(batchDir, workdir, resolved.sources.batchDir);
  if (!batchDirCell.ok) return batchDirCell;
  keepHeapSmallForRecords(batchDir);
  const manifest = plannedManifest(settings);
  return ok({
    store: openBatch({ batchDir, manifest }, warn),
    planStore: openPlanStore(manifest),
    itemsPath: items,
    workdir,
    templatePath: template,
    batchDirCell: batchDirCell.value,
    reserved: reservedPaths({ ...resolved, values: { ...settings, manifest } }),
    cut: { batchSize, maxBytes, groupBy },
    checksDigest: digestOfChecks(settings),
    schemaColumns: schemaColumnsOf(settings),
    isQcRequired: !noJson,
    compared: currentBatch(settings, resolved, undefined),
    maxFileBytes: settings.maxFileBytes,
    isForced: force,
    killLeftovers: killProcessesWith,
    clock: nodeClock,
  });
}

/** A plan makes the manifest of a batch dir; a named manifest is for what comes after it. */
export const plannedManifest = ({ batchDir }: Pick<Settings, 'batchDir'>): string =>
  join(batchDir, 'manifest.tsv');

function cellOf(batchDir: string, workdir: string, told: SettingSource): Result<string, Failure> {
  const cell = batchDirCellOf(batchDir, workdir);
  if (cell !== undefined) return ok(cell);
  const expected = 'a folder inside the work dir';
  const source = told.kind === 'flag' || told.kind === 'env' ? told.name : '';
  const at = told.kind === 'file' ? { at: told.at } : {};
  return fail({ reason: 'setting-invalid', setting: 'batch-dir', source, ...at, value: batchDir, expected });
}
