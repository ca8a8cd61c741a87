// Outside trouble as values: every way in which files, options, people or other processes can disappoint a command.
// Facts only; src/present/failure-text.ts makes the text, src/core/exit-code.ts the exit code.

/** A place in a file that a person wrote. 1-based line and column; `file` as the user named it. */
export interface Position {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export type FileRole =
  | 'items'
  | 'manifest'
  | 'template'
  | 'config'
  | 'prompt'
  | 'schema'
  | 'key'
  | 'workdir'
  | 'record'
  | 'claim'
  | 'plan'
  | 'artifacts'
  | 'join';

export type Failure =
  // files
  | { readonly reason: 'file-missing'; readonly at: Position; readonly role: FileRole }
  | {
      readonly reason: 'file-unreadable';
      readonly at: Position;
      readonly role: FileRole;
      readonly error: string;
    }
  | { readonly reason: 'file-unwritable'; readonly at: Position; readonly error: string }
  | { readonly reason: 'file-exists'; readonly at: Position }
  /** Something else stands where a file or folder of Muster's own belongs. */
  | {
      readonly reason: 'place-taken';
      readonly at: Position;
      readonly found: 'file' | 'folder' | 'symlink' | 'other';
      readonly wanted: 'file' | 'folder';
    }
  /** The folder that the command was started in was deleted. */
  | { readonly reason: 'current-folder-gone'; readonly error: string }
  | { readonly reason: 'not-utf8'; readonly at: Position; readonly role: FileRole }
  | {
      readonly reason: 'format-too-new';
      readonly at: Position;
      readonly role: FileRole;
      readonly found: string;
    }
  // items.tsv
  | {
      readonly reason: 'items-columns-missing';
      readonly at: Position;
      readonly columns: readonly string[];
      readonly found: readonly string[];
    }
  | { readonly reason: 'items-column-twice'; readonly at: Position; readonly column: string }
  | { readonly reason: 'items-empty'; readonly at: Position }
  | { readonly reason: 'items-quote-open'; readonly at: Position }
  | { readonly reason: 'items-quote-misplaced'; readonly at: Position; readonly text: string }
  | { readonly reason: 'items-rows-swallowed'; readonly at: Position; readonly rows: number }
  | {
      readonly reason: 'items-row-too-long';
      readonly at: Position;
      readonly cells: number;
      readonly columns: number;
    }
  | {
      readonly reason: 'items-control-character';
      readonly at: Position;
      readonly column: string;
      readonly id: string;
    }
  | { readonly reason: 'item-id-empty'; readonly at: Position }
  | {
      readonly reason: 'item-id-duplicate';
      readonly at: Position;
      readonly id: string;
      readonly first: Position;
    }
  | {
      readonly reason: 'item-path-empty';
      readonly at: Position;
      readonly id: string;
      readonly column: string;
    }
  | {
      readonly reason: 'item-path-escapes';
      readonly at: Position;
      readonly id: string;
      readonly column: string;
      readonly path: string;
      readonly how: 'dot-dot' | 'absolute' | 'symlink' | 'workdir-itself' | 'folder';
    }
  /** The schema that a cell names can't be read. */
  | {
      readonly reason: 'item-schema-unreadable';
      readonly at: Position;
      readonly id: string;
      readonly column: string;
      readonly path: string;
      readonly error: string;
    }
  | {
      readonly reason: 'item-path-reserved';
      readonly at: Position;
      readonly id: string;
      readonly column: string;
      readonly path: string;
      readonly owner: string;
    }
  | {
      readonly reason: 'item-path-too-long';
      readonly at: Position;
      readonly id: string;
      readonly column: string;
      readonly path: string;
      /** What of it is too long, in bytes. */
      readonly part: 'name' | 'path';
      readonly bytes: number;
      readonly limit: number;
    }
  | {
      readonly reason: 'item-output-is-source';
      readonly at: Position;
      readonly id: string;
      readonly column: string;
      readonly path: string;
      /** A source that lies below the path, which is its folder. */
      readonly holds?: { readonly path: string; readonly at: Position };
    }
  | {
      readonly reason: 'item-paths-collide';
      readonly at: Position;
      readonly path: string;
      readonly id: string;
      readonly column: string;
      readonly other: {
        readonly at: Position;
        readonly id: string;
        readonly column: string;
        readonly path: string;
      };
      readonly how: 'same' | 'letter-case' | 'unicode-form' | 'inside-the-other';
    }
  /** Only told: an item may be about a file that is still to come. `first`: the first such path. */
  | {
      readonly reason: 'sources-missing';
      readonly items: string;
      readonly ids: readonly string[];
      readonly count: number;
      readonly first: string;
    }
  | {
      readonly reason: 'group-column-missing';
      readonly at: Position;
      readonly column: string;
      readonly found: readonly string[];
    }
  | {
      readonly reason: 'group-split';
      readonly at: Position;
      readonly group: string;
      readonly first: Position;
    }
  // manifest, plan
  /** plan.json is no JSON, or not of the shape of a plan. */
  | { readonly reason: 'plan-invalid'; readonly at: Position; readonly error: string }
  | { readonly reason: 'manifest-empty'; readonly at: Position }
  | {
      readonly reason: 'manifest-columns-missing';
      readonly at: Position;
      readonly columns: readonly string[];
    }
  | {
      readonly reason: 'manifest-row-cut';
      readonly at: Position;
      readonly cells: number;
      readonly columns: number;
    }
  | {
      readonly reason: 'manifest-cell-invalid';
      readonly at: Position;
      readonly column: string;
      readonly value: string;
      readonly expected: string;
    }
  | {
      readonly reason: 'manifest-shard-twice';
      readonly at: Position;
      readonly shard: string;
      readonly first: Position;
    }
  | {
      readonly reason: 'manifest-path-escapes';
      readonly at: Position;
      readonly shard: string;
      readonly column: string;
      readonly path: string;
    }
  // `isUnknown`: a plan finds no record and no older plan that tells which items the row stands for.
  | {
      readonly reason: 'range-unknown';
      /** The row in the manifest, where somebody looked for it. */
      readonly at?: Position;
      readonly shard: string;
      readonly first: string;
      readonly last: string;
      readonly items: string;
      readonly isUnknown?: true;
    }
  | {
      readonly reason: 'range-count';
      /** The row in the manifest, where somebody looked for it. */
      readonly at?: Position;
      readonly shard: string;
      readonly manifest: number;
      readonly selected: number;
      readonly items: string;
      readonly isUnknown?: true;
    }
  | {
      readonly reason: 'range-overlap';
      /** The row in the manifest, where somebody looked for it. */
      readonly at?: Position;
      readonly shard: string;
      readonly other: string;
      readonly item: string;
      readonly items: string;
      readonly isUnknown?: true;
    }
  | {
      readonly reason: 'items-unplanned';
      readonly items: string;
      readonly ids: readonly string[];
      readonly count: number;
    }
  | {
      readonly reason: 'shard-too-large';
      readonly shard: string;
      readonly item: string;
      readonly bytes: number;
      readonly limit: number;
    }
  | {
      readonly reason: 'template-unknown-variable';
      readonly at: Position;
      readonly name: string;
      readonly nearest?: string;
    }
  // config, options
  | {
      readonly reason: 'config-syntax';
      readonly at: Position;
      readonly message: string;
      readonly sourceLine?: string;
    }
  | {
      readonly reason: 'config-key-twice';
      readonly at: Position;
      readonly key: string;
      readonly firstLine: number;
      readonly sourceLine?: string;
    }
  | {
      readonly reason: 'config-unknown-key';
      readonly at: Position;
      readonly key: string;
      readonly nearest?: string;
      readonly sourceLine?: string;
    }
  | {
      readonly reason: 'setting-invalid';
      readonly setting: string;
      readonly source: string;
      readonly at?: Position;
      readonly value: string;
      readonly expected: string;
      readonly sourceLine?: string;
    }
  | {
      readonly reason: 'setting-missing';
      readonly setting: string;
      readonly why: string;
      /** Only the command line gives it, or only an input. */
      readonly isFlagOnly?: true;
    }
  | { readonly reason: 'settings-conflict'; readonly settings: readonly string[]; readonly why: string }
  | { readonly reason: 'usage'; readonly message: string; readonly command?: string }
  | { readonly reason: 'pattern-invalid'; readonly pattern: string; readonly error: string }
  | { readonly reason: 'schema-invalid'; readonly at: Position; readonly error: string }
  // state
  | {
      readonly reason: 'shard-unknown';
      readonly shard: string;
      readonly manifest: string;
      readonly nearest?: string;
    }
  | { readonly reason: 'item-unknown'; readonly item: string; readonly nearest?: string }
  | {
      readonly reason: 'shard-running';
      readonly shard: string;
      readonly attempt: number;
      readonly owner?: string;
      readonly startedAt: string;
    }
  /** Only told: a plan afresh put them aside, and can't know whether somebody is at work on them. `shards`: the first. */
  | { readonly reason: 'workers-unjudged'; readonly shards: readonly string[]; readonly count: number }
  | {
      readonly reason: 'lock-held';
      readonly path: string;
      readonly holder?: string;
      readonly waitedMs: number;
      /** It is still waited for. */
      readonly isWaiting?: true;
    }
  | {
      readonly reason: 'record-invalid';
      readonly at: Position;
      readonly role: 'claim' | 'record';
      readonly error: string;
    }
  | { readonly reason: 'claim-lost'; readonly shard: string; readonly attempt: number }
  /** What this run has finished is gone from the batch. `shards`: the first of them. */
  | { readonly reason: 'records-lost'; readonly shards: readonly string[]; readonly count: number }
  | { readonly reason: 'prompt-missing'; readonly shard: string; readonly path: string }
  /** Of shards that a run was to take; `paths` are the first of them. */
  | { readonly reason: 'prompts-missing'; readonly count: number; readonly paths: readonly string[] }
  | {
      readonly reason: 'prompt-changed';
      readonly shard: string;
      readonly path: string;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly reason: 'plan-outdated'; readonly items: string; readonly plan: string }
  /** `file`: what a plan writes first and renames last. */
  | { readonly reason: 'plan-unfinished'; readonly file: string }
  | {
      readonly reason: 'shard-unplanned';
      readonly shard: string;
      readonly plan: string;
      readonly how: 'not-in-plan' | 'other-items' | 'no-prompt' | 'planned-again';
    }
  | {
      readonly reason: 'nothing-selected';
      readonly unfinished: number;
      /** Unfinished shards by status. */
      readonly open: Readonly<Record<string, number>>;
      /** What was looked for. */
      readonly statuses: readonly string[];
      readonly classes?: readonly string[];
      /** The only shard that was asked for, as it stands. */
      readonly shard?: { readonly id: string; readonly status: string };
      /** Failed shards, or the one that was asked for, by what they failed by. */
      readonly failedBy?: Readonly<Record<string, number>>;
    }
  | {
      readonly reason: 'runner-missing';
      readonly runner: string;
      readonly command: string;
      readonly install?: string;
    }
  /** A program of Muster's own need, such as git, did not do what it was started for. */
  | { readonly reason: 'helper-failed'; readonly error: string }
  | { readonly reason: 'platform-unsupported'; readonly platform: string }
  | { readonly reason: 'node-too-old'; readonly found: string; readonly needed: string }
  // jobs of a workflow run
  /** A command that leaves something for other jobs, where there are none. */
  | { readonly reason: 'workflow-missing' }
  /** Of any batch. */
  | { readonly reason: 'plan-artifact-missing'; readonly folder: string }
  | {
      readonly reason: 'service-unavailable';
      readonly service: 'artifacts' | 'cache';
      readonly operation: string;
      readonly attempts: number;
      readonly error: string;
    }
  | {
      readonly reason: 'artifact-refused';
      readonly artifact: string;
      readonly entry: string;
      readonly why: string;
    }
  | {
      readonly reason: 'digest-mismatch';
      readonly what: string;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly reason: 'plan-foreign'; readonly expected: string; readonly found: string }
  | { readonly reason: 'members-missing'; readonly shards: readonly string[]; readonly count: number }
  | { readonly reason: 'paths-conflict'; readonly path: string; readonly shards: readonly string[] }
  | { readonly reason: 'state-refused'; readonly key: string; readonly why: string }
  // bugs of ours
  | { readonly reason: 'unexpected-exception'; readonly error: string; readonly stack?: string };

export type FailureReason = Failure['reason'];
