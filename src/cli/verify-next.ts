// After a verification that failed: which shards the items belong to, and so what to type next. Loaded then only; what it
// can't find out it leaves out, since the answer has been given already.
import { itemsOfRows } from '../core/batch/ranges.ts';
import { isCutOff } from '../core/batch/select.ts';
import type { NextStep } from '../core/report/next-steps.ts';
import { verifySteps } from '../core/report/verify-steps.ts';
import type { VerifyBatchRequest, VerifyReport } from '../engine/verify-batch.ts';
import { openBatch } from '../wire/open-batch.ts';
import type { CommandContext } from './command.ts';
import { stepFlags } from './step-flags.ts';

/** No steps where there is no batch, or where its shards are not of these items. Lines without newlines. */
export function stepsAfterVerify(
  { settings, resolved }: Pick<CommandContext, 'settings' | 'resolved'>,
  { store, table, itemsFile }: VerifyBatchRequest,
  { problems }: VerifyReport,
): NextStep[] {
  const batch = store ?? openBatch(settings, () => {});
  const rows = batch.readRows();
  const ranges = rows.ok ? itemsOfRows(rows.value, table.items, itemsFile) : rows;
  if (!rows.ok || !ranges.ok) return [];
  const failed = new Set(problems.map(({ item }) => item));
  const newest = batch.newest();
  return verifySteps({
    rows: rows.value.filter(({ shardId }) => ranges.value.get(shardId)?.some(({ id }) => failed.has(id))),
    isCutOff: (row) => isCutOff(row, newest.get(row.shardId)),
    flags: stepFlags(resolved),
  });
}
