// Chooses what `run` shows while it works, by the outside it is given. Both views consume the same events.
import { openRunLines } from './run-lines.ts';
import { openRunLive } from './run-live.ts';
import type { RunView, RunViewIo, RunViewOptions } from './run-view.ts';

/** A live block on a terminal, plain lines elsewhere and under --quiet. */
export function openRunView(io: RunViewIo, options: RunViewOptions): RunView {
  return io.isStderrTerminal && !options.quiet ? openRunLive(io, options) : openRunLines(io, options);
}
