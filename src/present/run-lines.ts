// The run view where there is no terminal: each event's lines as they come, nothing redrawn.
import type { RunEvent } from '../core/events.ts';
import { applyRunEvent, openProgress } from '../core/report/run-progress.ts';
import { runEventLines } from './run-event-text.ts';
import type { RunView, RunViewIo, RunViewOptions } from './run-view.ts';
import { openStyle } from './style.ts';

/** A view whose every line is written at once: a log that is cut off tells all that happened before. */
export function openRunLines(io: RunViewIo, options: RunViewOptions): RunView {
  const progress = openProgress();
  const context = {
    style: openStyle(io.isColorWanted),
    isColorWanted: io.isColorWanted,
    isQuiet: options.quiet,
    progress,
    ...(options.flags === undefined ? {} : { flags: options.flags }),
    ...(options.lastLogLine === undefined ? {} : { lastLogLine: options.lastLogLine }),
    isDry: options.isDry === true,
  };
  return {
    isOutputWanted: false,
    onEvent: (event: RunEvent) => {
      applyRunEvent(progress, event);
      let talk = '';
      for (const { to, text } of runEventLines(event, context)) {
        if (to === 'stdout' && !options.json) io.stdout(`${text}\n`);
        else talk += `${text}\n`;
      }
      if (talk !== '') io.stderr(talk);
    },
    close: () => undefined,
  };
}
