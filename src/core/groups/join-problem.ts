// What can be wrong with a join artifact: facts only. Text is made in src/present/join-text.ts.

export type JoinProblem =
  | { readonly kind: 'document-malformed'; readonly why: string }
  | { readonly kind: 'document-digest'; readonly expected: string; readonly found: string }
  | { readonly kind: 'file-missing'; readonly path: string }
  | {
      readonly kind: 'file-changed';
      readonly path: string;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly kind: 'file-unlisted'; readonly path: string }
  | { readonly kind: 'merkle-root'; readonly expected: string; readonly found: string }
  | { readonly kind: 'plan-digest'; readonly expected: string; readonly found: string }
  | { readonly kind: 'record-unchained'; readonly shard: string }
  | { readonly kind: 'chain'; readonly why: string }
  | { readonly kind: 'counts' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'signature'; readonly keyId: string };
