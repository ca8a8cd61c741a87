// One way to run a prompt. A runner never decides success: outputs and QC decide.
import type { AttemptFailure, Usage } from '../core/batch/record.ts';

export interface RunnerRequest {
  readonly shard: string;
  readonly attempt: number;
  /** The very bytes whose digest was checked; written to the agent's stdin, which is then closed. */
  readonly prompt: Uint8Array;
  /** Absolute paths. */
  readonly promptPath: string;
  readonly workdir: string;
  readonly logPath: string;
  /** The agent's whole environment: nothing else reaches it (invariant 7). Holds AGENT_BATCH_* and the owner token. */
  readonly env: Readonly<Record<string, string>>;
  /** Wall time and silence after which the agent is stopped; undefined = no limit. Milliseconds. */
  readonly timeoutMs?: number;
  readonly idleTimeoutMs?: number;
  /** Time between TERM and KILL. */
  readonly killGraceMs: number;
  /** Bytes of output kept in the log; the rest is counted and a mark says so. */
  readonly logLimitBytes: number;
  /** Aborted = stop the agent's whole tree now (TERM, grace, KILL). */
  readonly signal: AbortSignal;
  /** Called with each chunk of output, stdout and stderr alike. Must not block. */
  readonly onOutput?: (chunk: Uint8Array) => void;
}

export interface RunnerExit {
  /** First reason to end wins. */
  readonly outcome: 'exited' | 'timeout' | 'idle-timeout' | 'cancelled' | 'spawn-failed';
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly durationMs: number;
  readonly logBytes: number;
  readonly isLogTruncated: boolean;
  /** Processes that outlived the agent and were killed. */
  readonly leftovers: number;
  /** What the agent CLI itself says went wrong, classified; decides retry, never success. */
  readonly failure?: AttemptFailure;
  readonly usage?: Usage;
  /** Files that changed outside of the shard's outputs; told by the scope guard, never by a runner itself. */
  readonly outOfScope?: readonly string[];
}

export interface Runner {
  /** As in `--runner`. */
  readonly name: string;
  /** Resolves always; rejects only for a bug of ours. All processes it started are gone when it resolves. */
  run(request: RunnerRequest): Promise<RunnerExit>;
}

/** What a runner needs of the settings. A runner ignores what it has no use for. */
export interface RunnerSettings {
  readonly shellCommand?: string;
  readonly model?: string;
  /** Further arguments, appended to the CLI's own. */
  readonly runnerArgs: readonly string[];
}

/** A finding of `doctor`: what this runner needs on this machine and whether it is there. */
export interface RunnerCheck {
  readonly name: string;
  readonly isOk: boolean;
  readonly found: string;
  readonly remedy?: string;
}

/** What a runner's folder exports; src/runners/registry.ts lists them. */
export interface RunnerKind {
  readonly name: string;
  /** One line for --help. */
  readonly summary: string;
  /** The agent CLI that it starts, and how to get it; absent where it starts none. */
  readonly program?: { readonly command: string; readonly install: string };
  /** Names (or PREFIX_*) of variables that pass from Muster's environment to this agent without being asked for. */
  readonly passEnv: readonly string[];
  /** Settings that change what the agent would do: part of the staleness digest. */
  readonly meaning: (settings: RunnerSettings) => Readonly<Record<string, unknown>>;
  readonly open: (settings: RunnerSettings) => Runner;
  readonly check: (
    settings: RunnerSettings,
    env: Readonly<Record<string, string | undefined>>,
  ) => Promise<readonly RunnerCheck[]>;
}
