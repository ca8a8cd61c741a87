// Whether the batch that is there can be worked on: manifest, plan, claims and records can be read, the rows fit the items,
// and what is to be run has its prompts. Looks; changes nothing.
import { existsSync } from 'node:fs';
import type { ResolvedSettings } from '../../config/settings.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import { itemsOfRows } from '../../core/batch/ranges.ts';
import { countOf } from '../../core/count-of.ts';
import type { Failure } from '../../core/failure.ts';
import { missingPrompts } from '../../engine/missing-prompts.ts';
import { openBatch } from '../../wire/open-batch.ts';
import { openPlanAndItems, type OpenedPlan } from '../../wire/open-items.ts';
import { placeRows } from '../../wire/place-rows.ts';
import { failureFinding } from './failure-finding.ts';
import type { Finding } from './finding.ts';

/** A broken file may have a problem on every line. */
const maxTold = 20;

/** Every problem of its files; nothing where nothing is planned yet. */
export async function batchFindings(resolved: ResolvedSettings): Promise<readonly Finding[]> {
  const failures: Failure[] = [];
  const batch = openBatch(resolved.values, (failure) => failures.push(failure));
  const { manifestPath, planPath } = batch;
  if (!existsSync(manifestPath) && !existsSync(planPath)) return [];
  const rows = batch.readRows();
  const opened = await openPlanAndItems(resolved);
  failures.push(...(rows.ok ? [] : rows.failures), ...(opened.ok ? [] : opened.failures));
  if (rows.ok && opened.ok) failures.push(...placeRows(misfits(rows.value, opened.value), manifestPath));
  if (rows.ok) failures.push(...withoutPrompts(resolved.values.workdir, rows.value));
  const findings = failures.slice(0, maxTold).map((failure) => failureFinding(failure, 'batch'));
  if (failures.length > maxTold)
    findings.push({ name: 'batch', isOk: false, found: `${failures.length - maxTold} more problems` });
  if (findings.length > 0 || !rows.ok) return findings;
  return [{ name: 'batch', isOk: true, found: `${manifestPath}, ${countOf(rows.value.length, 'shard')}` }];
}

function misfits(rows: readonly ManifestRow[], { items }: OpenedPlan): readonly Failure[] {
  if (items === undefined) return [];
  const ranges = itemsOfRows(rows, items.table.items, items.path);
  return ranges.ok ? [] : ranges.failures;
}

/** Of the shards that `run` and `retry` take: without a prompt they refuse all. */
function withoutPrompts(workdir: string, rows: readonly ManifestRow[]): readonly Failure[] {
  const missing = missingPrompts(
    workdir,
    rows.filter(({ status }) => status === 'pending' || status === 'failed'),
  );
  return missing === undefined ? [] : [missing];
}
