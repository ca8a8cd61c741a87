// Runs a shell command of the user's beside the agent: the verify command.
import type { ProcessEnd } from '../core/loop/judge.ts';

export interface CommandRequest {
  readonly command: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  /** The shard's log, which is appended to. */
  readonly logPath: string;
  readonly logLimitBytes: number;
  readonly timeoutMs?: number;
  readonly idleTimeoutMs?: number;
  readonly killGraceMs: number;
  readonly signal: AbortSignal;
  readonly onOutput?: (chunk: Uint8Array) => void;
}

export interface CommandEnd extends ProcessEnd {
  /** Processes that it left behind and that were ended. */
  readonly leftovers: number;
}

/** Resolves always; nothing of the command is left running when it does. */
export type RunCommand = (request: CommandRequest) => Promise<CommandEnd>;
