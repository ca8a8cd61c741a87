// The run view on a terminal: finished shards scroll by as lines, a block below them is redrawn in place.
// The cursor is never hidden and no mode of the terminal is changed, so that even a kill -9 leaves nothing to repair.
import type { RunEvent } from '../core/events.ts';
import { applyRunEvent, openProgress } from '../core/report/run-progress.ts';
import { liveBlock } from './live-block.ts';
import { runEventLines, type RunLine } from './run-event-text.ts';
import type { RunView, RunViewIo, RunViewOptions } from './run-view.ts';
import { openStyle } from './style.ts';
import { textWidth } from './text-width.ts';

/** Time between redraws. Events only mark the block as stale, so a thousand of them a second cost one redraw each tick. */
const tickMs = 100;
/** A block that nothing changed is redrawn this often, for its clocks. */
const clockTicks = 10;

export interface LiveTimer {
  now(): number;
  /** Calls back every `ms` and keeps no process alive for it; the returned function stops it. */
  every(ms: number, callback: () => void): () => void;
}

const realTimer: LiveTimer = {
  now: Date.now,
  every: (ms, callback) => {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
  },
};

/** The live view. Lines for stdout go through the same queue as the block, in order, so the two never mix. */
export function openRunLive(io: RunViewIo, options: RunViewOptions, timer: LiveTimer = realTimer): RunView {
  const progress = openProgress();
  const style = openStyle(io.isColorWanted);
  const context = {
    style,
    isColorWanted: io.isColorWanted,
    isQuiet: options.quiet,
    progress,
    ...(options.flags === undefined ? {} : { flags: options.flags }),
    ...(options.lastLogLine === undefined ? {} : { lastLogLine: options.lastLogLine }),
    isDry: options.isDry === true,
  };
  /** What is to be printed above the block at the next tick; lines of one stream that follow each other are one. */
  let queue: { readonly to: RunLine['to']; text: string }[] = [];
  let drawn: readonly string[] = [];
  let isStale = false;
  let idleTicks = 0;
  let isOver = false;

  const enqueue = (to: RunLine['to'], text: string): void => {
    const last = queue.at(-1);
    if (last?.to === to) last.text += text;
    else queue.push({ to, text });
  };

  const redraw = (): void => {
    const text = writeQueue() + drawBlock();
    if (text !== '') io.stderr(text);
    isStale = false;
    idleTicks = 0;
  };

  /** Takes the block away, prints the queue; gives back what of it is still to be written to stderr. */
  const writeQueue = (): string => {
    let pending = eraseRows(drawn, io.columns);
    drawn = [];
    for (const { to, text } of queue) {
      if (to === 'stderr') {
        pending += text;
        continue;
      }
      if (pending !== '') io.stderr(pending);
      pending = '';
      io.stdout(text);
    }
    queue = [];
    return pending;
  };

  const drawBlock = (): string => {
    if (isOver || progress.selected === 0) return '';
    drawn = liveBlock(progress, { now: timer.now(), columns: io.columns, style });
    return drawn.map((line) => `${line}\n`).join('');
  };

  const stop = timer.every(tickMs, () => {
    idleTicks += 1;
    if (isStale || (drawn.length > 0 && idleTicks >= clockTicks)) redraw();
  });

  const close = (): void => {
    if (isOver) return;
    isOver = true;
    stop();
    redraw();
  };

  return {
    isOutputWanted: true,
    onEvent: (event: RunEvent) => {
      applyRunEvent(progress, event);
      if (isOver) return;
      if (event.type === 'shard-output') return;
      for (const line of runEventLines(event, context))
        enqueue(options.json ? 'stderr' : line.to, `${line.text}\n`);
      isStale = true;
      if (event.type === 'run-finished') close();
      else if (event.type === 'run-started') redraw();
    },
    close,
  };
}

/** Escape sequence that erases the rows of the block above the cursor; rows that a narrowed window wrapped count. */
function eraseRows(lines: readonly string[], columns: number): string {
  if (lines.length === 0) return '';
  const rows = lines.reduce(
    (sum, line) => sum + Math.max(1, Math.ceil(visibleWidth(line) / Math.max(1, columns))),
    0,
  );
  return `\u001b[${rows}A\r\u001b[J`;
}

const visibleWidth = (line: string): number => textWidth(line.replaceAll(colorCodes, ''));
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const colorCodes = /\u001b\[\d+m/g;
