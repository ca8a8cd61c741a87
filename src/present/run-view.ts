// What a view of a running batch is given, and what it can do. Knows neither of the two views.
import type { RunEvent } from '../core/events.ts';
import type { StepFlags } from '../core/report/next-steps.ts';

export interface RunViewIo {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly isStderrTerminal: boolean;
  /** Read at every redraw, so a getter may follow the window. */
  readonly columns: number;
  readonly isColorWanted: boolean;
}

export interface RunViewOptions {
  /** Only failures and warnings. */
  readonly quiet: boolean;
  /** Stdout belongs to the JSON document: lines that would go there go to stderr. */
  readonly json: boolean;
  /** What suggested commands have to be told so that they can be pasted. */
  readonly flags?: StepFlags;
  /** The last line of the log at this path, as the agent wrote it; where it can't be read, undefined. */
  readonly lastLogLine?: (logPath: string) => string | undefined;
  /** Nothing is executed, and that is said. */
  readonly isDry?: boolean;
}

export interface RunView {
  onEvent(event: RunEvent): void;
  /** Takes the live block away and stops redrawing. Safe to call twice, and after a signal. */
  close(): void;
  /** True when the view has a use for `shard-output` events; without it they need not be sent. */
  readonly isOutputWanted: boolean;
}
