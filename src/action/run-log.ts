// A run in the workflow log: each attempt's output in a group of its own, fenced, whole and in one piece. With one job
// it streams; with several each attempt is held back (bounded) until it ends, so that groups never interleave.
import { randomBytes } from 'node:crypto';
import type { RunEvent } from '../core/events.ts';
import { applyRunEvent, openProgress } from '../core/report/run-progress.ts';
import { clipOutput, type ClippedOutput } from '../github/clipped-output.ts';
import { openFence } from '../github/fence.ts';
import { runEventLines } from '../present/run-event-text.ts';
import { safeText } from '../present/safe-text.ts';
import { openStyle } from '../present/style.ts';
import type { ActionLog } from './action-log.ts';

export interface RunLogOptions {
  /** Only failures and warnings; no agent output. */
  readonly isQuiet: boolean;
  /** One job: output is shown as it comes. */
  readonly isStreaming: boolean;
}

export interface RunLog {
  onEvent(event: RunEvent): void;
  /** A line of ours, now or after the output that is being shown. */
  say(line: string): void;
  /** Shows what is still held back. Safe to call twice. */
  close(): void;
}

type Started = Extract<RunEvent, { readonly type: 'shard-started' }>;

/** An attempt whose output is being gathered or shown. */
interface OpenAttempt {
  readonly output: ClippedOutput;
  /** Ends its group. */
  readonly end: () => void;
}

export function openRunLog(log: ActionLog, { isQuiet, isStreaming }: RunLogOptions): RunLog {
  const progress = openProgress();
  const context = { style: openStyle(false), isColorWanted: false, isQuiet, progress };
  const open = new Map<string, OpenAttempt>();
  const close = (shard: string): void => {
    const attempt = open.get(shard);
    open.delete(shard);
    attempt?.end();
  };
  const closeAll = (): void => [...open.keys()].forEach(close);
  return {
    close: closeAll,
    say: (line) => log.say(`${line}\n`),
    onEvent(event) {
      applyRunEvent(progress, event);
      if (event.type === 'shard-output') return open.get(event.shard)?.output.write(event.chunk);
      if (event.type === 'shard-finished') close(event.row.shardId);
      if (event.type === 'run-finished' || (event.type === 'shard-started' && isStreaming)) closeAll();
      log.say(
        runEventLines(event, context)
          .map(({ text }) => `${text}\n`)
          .join(''),
      );
      if (event.type !== 'shard-started' || isQuiet) return;
      open.set(event.row.shardId, (isStreaming ? streamAttempt : holdAttempt)(log, event));
    },
  };
}

function streamAttempt(log: ActionLog, started: Started): OpenAttempt {
  const endGroup = log.openGroup(titleOf(started));
  const fence = openFence(log.raw, newToken());
  const output = clipOutput((chunk) => fence.write(chunk), noteOf(started));
  return {
    output,
    end: () => {
      output.close();
      fence.close();
      endGroup();
    },
  };
}

function holdAttempt(log: ActionLog, started: Started): OpenAttempt {
  const chunks: Uint8Array[] = [];
  // Chunks are views of a pipe's buffers: copies let those go.
  const output = clipOutput((chunk) => void chunks.push(Buffer.from(chunk)), noteOf(started));
  return {
    output,
    end: () => {
      output.close();
      const endGroup = log.openGroup(titleOf(started));
      const fence = openFence(log.raw, newToken());
      fence.write(Buffer.concat(chunks));
      fence.close();
      endGroup();
    },
  };
}

/** 128 random bits; never known to an agent before its fence is closed. */
const newToken = (): string => randomBytes(16).toString('hex');

const titleOf = ({ row, attempt }: Started): string =>
  `${safeText(row.shardId)}${attempt === 1 ? '' : ` (attempt ${attempt})`}`;

const noteOf =
  ({ row }: Started) =>
  (droppedBytes: number): string =>
    `… ${droppedBytes} bytes are not shown here; ${safeText(row.logPath)} has more`;
