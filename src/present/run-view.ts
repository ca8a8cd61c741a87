// What `run` shows while it works: chooses the view for the outside it is given. Both views consume the same events.
import type { RunEvent } from '../core/events.ts';
import { openRunLines } from './run-lines.ts';
import { openRunLive } from './run-live.ts';

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
  /** Given when it is not the default, so that suggested commands can be pasted. */
  readonly manifest?: string;
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

/** A live block on a terminal, plain lines elsewhere and under --quiet. */
export function openRunView(io: RunViewIo, options: RunViewOptions): RunView {
  return io.isStderrTerminal && !options.quiet ? openRunLive(io, options) : openRunLines(io, options);
}
