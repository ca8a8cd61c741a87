// What verification can find wrong with an item: facts only. Text is made in src/present/problem-text.ts.

interface At {
  readonly item: string;
  /** Path from the work dir, as written in items.tsv. */
  readonly path: string;
  /** 1-based, where the finding has a place in the file. */
  readonly line?: number;
  readonly column?: number;
}

/** A value that does not match its schema. `more`, on the last one listed, counts those that are not. */
interface Mismatch {
  readonly pointer: string;
  readonly expected: string;
  readonly more?: number;
}

/** Where a symbolic link in the place of a file led: to what another cell of the items names, or another link led to before. */
export interface LinkedFile {
  /** Path from the work dir. */
  readonly target: string;
  readonly role: 'source' | 'output' | 'qc';
  /** Id of the item whose file it is: another one, or the same in another role. */
  readonly of: string;
}

export type VerifyProblem = At &
  (
    | { readonly reason: 'output-missing' }
    | { readonly reason: 'output-unreadable'; readonly error: string }
    | ({ readonly reason: 'output-is-link' } & LinkedFile)
    | { readonly reason: 'output-empty' }
    | { readonly reason: 'output-not-newer' }
    | { readonly reason: 'output-too-large'; readonly bytes: number; readonly limit: number }
    | { readonly reason: 'forbidden-pattern'; readonly pattern: string }
    | ({ readonly reason: 'output-schema' } & Mismatch)
    | { readonly reason: 'output-invalid-json'; readonly error: string }
    | { readonly reason: 'qc-missing' }
    | { readonly reason: 'qc-unreadable'; readonly error: string }
    | ({ readonly reason: 'qc-is-link' } & LinkedFile)
    | { readonly reason: 'qc-too-large'; readonly bytes: number; readonly limit: number }
    | { readonly reason: 'qc-not-newer' }
    | { readonly reason: 'qc-invalid-json'; readonly error: string }
    /** `said`: the file's own `reason`, cut short; what it says of the item is the agent's word, not a finding. */
    | { readonly reason: 'qc-not-passed'; readonly said?: string }
    | { readonly reason: 'qc-foreign-item'; readonly found: string }
    | ({ readonly reason: 'qc-schema' } & Mismatch)
  );
