// Verifies the items of a batch, or of one shard, outside of any run: the `verify` command of every entry. Knows neither
// how a file is checked nor where ranges and attempts come from.
import type { ItemTable } from '../core/batch/item-table.ts';
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import type { VerifyProblem } from '../core/verify/problem.ts';
import type { Checks } from '../core/verify/verdict.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { VerifySelection } from './select-for-verify.ts';
import { openVerifier } from './verify-items.ts';

export interface VerifyBatchRequest {
  readonly table: ItemTable;
  /** items.tsv as the user named it. */
  readonly itemsFile: string;
  readonly workdir: string;
  readonly checks: Checks;
  /** The batch whose ranges and claims count; without it every item is checked, whatever the age of its output. */
  readonly store?: BatchStore;
  /** Only the items of this shard; needs `store`. */
  readonly shard?: string;
}

export interface VerifyReport {
  /** Number of items checked; never 0. */
  readonly items: number;
  readonly failedItems: number;
  /** In item order. */
  readonly problems: readonly VerifyProblem[];
}

/**
 * Every problem of the items asked for. Failures: those of openVerifier and selectForVerify, and `setting-invalid` for a
 * schema column that is not there.
 */
export async function verifyBatch(request: VerifyBatchRequest): Promise<Result<VerifyReport, Failure>> {
  const { table, workdir, checks, store } = request;
  const selection =
    store === undefined ? ok<VerifySelection>({ items: table.items }) : await select(request, store);
  const chosen = selection.ok ? selection.value.items : [];
  const verifier = await openVerifier(checks, workdir, chosen, {
    batchItems: table.items,
    locate: table.locate,
  });
  const missing = missingColumns(checks, table.columns);
  if (missing.length > 0 || !selection.ok || !verifier.ok) {
    const parts = [selection, verifier].flatMap((part) => (part.ok ? [] : part.failures));
    return failAll([...missing, ...parts]);
  }
  const { items, ...ages } = selection.value;
  const failed = verifier.value.failing(items, { wantDigests: false, ...ages });
  return ok({
    items: items.length,
    failedItems: failed.length,
    problems: failed.flatMap((verdict) => verdict.problems),
  });
}

/** A schema column that the file doesn't have would check nothing and look like a pass. */
function missingColumns(checks: Checks, columns: readonly string[]): Failure[] {
  const named = [
    ['output-schema-column', checks.outputSchemaColumn],
    ['qc-schema-column', checks.qcSchemaColumn],
  ] as const;
  return named.flatMap(([setting, value]): Failure[] => {
    if (value === undefined || columns.includes(value)) return [];
    return [
      {
        reason: 'setting-invalid',
        setting,
        source: '',
        value,
        expected: `a column of the items (${columns.join(', ')})`,
      },
    ];
  });
}

/** Loaded only for a batch: ranges and attempts are nothing to a verification of plain items. */
async function select(
  { table, itemsFile, shard, workdir }: VerifyBatchRequest,
  store: BatchStore,
): Promise<Result<VerifySelection, Failure>> {
  const { selectForVerify } = await import('./select-for-verify.ts');
  return selectForVerify(table.items, itemsFile, store, shard, workdir);
}
