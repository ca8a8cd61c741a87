// The validated settings of one command: plain values for the engine, and where each came from for people.
import type { ShardStatus } from '../core/batch/manifest-row.ts';
import type { FailureClass } from '../core/batch/record.ts';
import type { Position } from '../core/failure.ts';
import type { ScopeSetting } from '../core/scope/scope-changes.ts';

export interface Settings {
  // where
  /** As given; paths of items, template, manifest and batch-dir are relative to the current directory on the command line, to muster.yml's folder in the file. */
  readonly workdir: string;
  readonly items?: string;
  readonly template?: string;
  readonly manifest?: string;
  readonly batchDir: string;
  // plan
  readonly batchSize: number;
  readonly maxBytes?: number;
  readonly groupBy?: string;
  readonly force: boolean;
  readonly explain: boolean;
  // init
  readonly skill: boolean;
  // run
  readonly runner: string;
  readonly shellCommand?: string;
  readonly verifyCommand?: string;
  readonly model?: string;
  readonly runnerArgs: readonly string[];
  /** NAME, PREFIX_* or NAME=value: what of the environment reaches the agent beside the base list. */
  readonly agentEnv: readonly string[];
  /** Undefined = the command's default. */
  readonly status?: readonly ShardStatus[];
  readonly shard?: string;
  readonly limit?: number;
  readonly jobs: number;
  readonly timeoutMs?: number;
  readonly idleTimeoutMs?: number;
  readonly killGraceMs: number;
  readonly continueOnFailure: boolean;
  /** As given, for example `soon,fail=3`; parsed by core/loop/halt.ts. */
  readonly halt?: string;
  readonly retries: number;
  readonly retryDelayMs: number;
  readonly delayMs: number;
  readonly dryRun: boolean;
  readonly markDryRun: boolean;
  readonly noVerify: boolean;
  readonly logLimitBytes: number;
  /** Undefined = the command's default: `off`, on a leg `report`. */
  readonly scope?: ScopeSetting;
  // verify
  readonly forbid: readonly string[];
  readonly noJson: boolean;
  readonly outputSchema?: string;
  readonly qcSchema?: string;
  readonly outputSchemaColumn?: string;
  readonly qcSchemaColumn?: string;
  readonly maxFileBytes: number;
  // reclaim, retry, mark
  readonly olderThanMs?: number;
  readonly failureClasses?: readonly FailureClass[];
  // groups: one batch over many jobs
  /** Undefined = made of the settings file's name. */
  readonly group?: string;
  readonly maxLegs: number;
  /** As `parseJoinPolicy` and `parseTolerance` read them. */
  readonly policy: string;
  readonly toleratedFailures?: string;
  /** A leg with failed shards stays green: only the join decides. */
  readonly tolerantLegs: boolean;
  /** Folders that hold downloaded artifacts. */
  readonly from: readonly string[];
  /** Folder to which a join writes its artifact. */
  readonly artifact?: string;
  /** PEM files. */
  readonly signKey?: string;
  readonly key?: string;
  // how it speaks
  readonly json: boolean;
  readonly quiet: boolean;
  readonly noColor: boolean;
}

export type SettingSource =
  | { readonly kind: 'default' }
  | { readonly kind: 'flag'; readonly name: string }
  | { readonly kind: 'env'; readonly name: string }
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'file'; readonly at: Position };

export interface ResolvedSettings {
  readonly values: Settings;
  readonly sources: Readonly<Record<keyof Settings, SettingSource>>;
  /** The muster.yml that was read, as the user would name it. */
  readonly configFile?: string;
}
