// What a CLI command is given and gives back. Commands live in src/cli/commands/, one file each, loaded when called.
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import type { ExitCode } from '../core/exit-code.ts';
import type { Failure } from '../core/failure.ts';

/** The outside as a command sees it, so that tests can stand in for it. */
export interface CommandIo {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly isStdoutTerminal: boolean;
  readonly isStderrTerminal: boolean;
  /** Width of the terminal now; 80 where there is none. */
  readonly columns: number;
  /** True only when whatever is printed ends on a terminal (or FORCE_COLOR says so). */
  readonly isColorWanted: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What was warned of in JSON mode: the document that is printed at last holds it. */
  readonly warnings: Failure[];
}

export interface CommandContext {
  readonly settings: Settings;
  readonly resolved: ResolvedSettings;
  /** Positional arguments after the command. */
  readonly args: readonly string[];
  readonly io: CommandIo;
  /** What is wrong with muster.yml; only where the command reports that itself (doctor). `settings` then lack the file. */
  readonly configFailures?: readonly Failure[];
}

export type CommandMain = (context: CommandContext) => Promise<ExitCode>;
