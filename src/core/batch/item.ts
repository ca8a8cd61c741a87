// An item: one row of items.tsv, the unit of real work. Knows nothing of files or shards.

export interface Item {
  readonly id: string;
  /** Path the worker reads, relative to the work dir; may be empty. */
  readonly source: string;
  /** Path the worker writes, relative to the work dir. */
  readonly output: string;
  /** Path of the QC JSON, relative to the work dir; empty only where QC is switched off. */
  readonly qc: string;
  readonly notes: string;
  /** 1-based line in items.tsv on which the row starts. */
  readonly line: number;
  /** Cells of further columns by column name; absent when the file has none. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Digest of the JSON Schemas that its cells name; only where a column is said to name them. */
  readonly schemas?: string;
}

/** Columns that must be present. `notes` is optional, as in the reference tool. */
export const requiredColumns = ['item_id', 'source', 'output', 'qc'] as const;
