// What a page about a join is made of, and its name. Whoever draws it stands outside: the join only asks for the text.
import type { ManifestRow } from '../batch/manifest-row.ts';
import type { ReportRecord } from '../report/newest-records.ts';
import type { JoinBody } from './join-report.ts';

/** A join before its evidence is known, because the page is part of that. */
export type PagedJoin = Omit<JoinBody, 'evidence'>;

export interface JoinPage {
  readonly join: PagedJoin;
  /** Folded rows after the join, in manifest order. */
  readonly rows: readonly ManifestRow[];
  /** Of every attempt that the batch knows, in any order. */
  readonly records: readonly ReportRecord[];
}

/** Beside join.json, in the batch folder and in the join artifact. */
export const joinPageName = 'report.html';
