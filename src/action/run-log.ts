// A run in the workflow log: each attempt's output in a group of its own, redacted, fenced, whole and in one piece. With one job
// it streams; with several each attempt is held back (bounded) until it ends, so that groups never interleave.
import { randomBytes } from 'node:crypto';
import type { RunEvent } from '../core/events.ts';
import { applyRunEvent, openProgress } from '../core/report/run-progress.ts';
import type { Redactor } from '../core/security/redact.ts';
import { openRedactedStream } from '../core/security/redact-stream.ts';
import { clipOutput } from '../github/clipped-output.ts';
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
  /** Of what no output may show. */
  readonly redactor: Redactor;
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
  readonly write: (chunk: Uint8Array) => void;
  /** Ends its group. */
  readonly end: () => void;
}

export function openRunLog(log: ActionLog, { isQuiet, isStreaming, redactor }: RunLogOptions): RunLog {
  const progress = openProgress();
  const context = {
    style: openStyle(false),
    isColorWanted: false,
    isQuiet,
    progress,
    voice: 'workflow',
  } as const;
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
      if (event.type === 'shard-output') return open.get(event.shard)?.write(event.chunk);
      if (event.type === 'shard-finished') close(event.row.shardId);
      if (event.type === 'shard-let-go') close(event.shard);
      if (event.type === 'run-finished' || (event.type === 'shard-started' && isStreaming)) closeAll();
      log.say(
        runEventLines(event, context)
          .map(({ text }) => `${text}\n`)
          .join(''),
      );
      if (event.type !== 'shard-started' || isQuiet) return;
      const openAttempt = isStreaming ? streamAttempt : holdAttempt;
      open.set(event.row.shardId, openAttempt(log, event, redactor));
    },
  };
}

function streamAttempt(log: ActionLog, started: Started, redactor: Redactor): OpenAttempt {
  const endGroup = log.openGroup(titleOf(started));
  const fence = openFence(log.raw, newToken());
  const output = openOutput((chunk) => fence.write(chunk), started, redactor);
  return {
    write: output.write,
    end: () => {
      output.close();
      fence.close();
      endGroup();
    },
  };
}

function holdAttempt(log: ActionLog, started: Started, redactor: Redactor): OpenAttempt {
  const chunks: Uint8Array[] = [];
  // Chunks are views of a pipe's buffers: copies let those go.
  const output = openOutput((chunk) => void chunks.push(Buffer.from(chunk)), started, redactor);
  return {
    write: output.write,
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

/** Redacted first: a cut through a secret would leave half of it unknown. */
function openOutput(
  forward: (chunk: Uint8Array) => void,
  started: Started,
  redactor: Redactor,
): { readonly write: (chunk: Uint8Array) => void; readonly close: () => void } {
  const clipped = clipOutput(forward, noteOf(started));
  const stream = openRedactedStream(redactor, (bytes) => clipped.write(bytes));
  return {
    write: (chunk) => stream.write(chunk),
    close: () => {
      stream.end();
      clipped.close();
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
