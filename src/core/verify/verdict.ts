// A verdict: what verification says of one item, with every problem, never a bare boolean.
import type { VerifyProblem } from './problem.ts';

export interface FileFact {
  /** sha256, lower-case hex. */
  readonly sha256: string;
  readonly bytes: number;
  /** Only where it is, and somebody asked how old files are: the system tells both at once. */
  readonly isExecutable?: true;
}

export interface ItemVerdict {
  readonly item: string;
  readonly problems: readonly VerifyProblem[];
  /** Present when the file could be read and digests were asked for. */
  readonly output?: FileFact;
  readonly qc?: FileFact;
}

/** The checks of a batch, as data: everything verification needs to know beside the items. */
export interface Checks {
  /** Patterns that no output may hold: the defaults first, then the user's. RE2 syntax. */
  readonly forbid: readonly string[];
  /** False under --no-json: QC files are not looked at. */
  readonly isQcChecked: boolean;
  /** Path of a JSON Schema from the work dir, for every output / QC of the batch. */
  readonly outputSchema?: string;
  readonly qcSchema?: string;
  /** Name of an items.tsv column whose cell is the schema path of that item; empty cell = the batch's schema. */
  readonly outputSchemaColumn?: string;
  readonly qcSchemaColumn?: string;
  /** Bytes above which an output or a QC file is refused unread. */
  readonly maxFileBytes: number;
}

/** Defaults of the seed: case-sensitive, unanchored. `--forbid` adds to them. */
export const defaultForbidden = ['TODO', 'TBD', 'placeholder', 'FIXME'] as const;
