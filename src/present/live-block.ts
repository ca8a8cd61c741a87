// The block that the live view redraws: bar, counts, running shards. Pure: progress and time in, lines out; every line
// fits the width, whatever characters ids are made of.
import { formatSeconds } from '../core/report/duration.ts';
import {
  estimateLeft,
  finishedShards,
  type RunningShard,
  type RunProgress,
} from '../core/report/run-progress.ts';
import { safeText } from './safe-text.ts';
import type { Style } from './style.ts';
import { fitText, padText, textWidth } from './text-width.ts';

export interface LiveBlockView {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly columns: number;
  readonly style: Style;
}

/** Running shards shown at most; the block must stay lower than a small window. */
const maxRunning = 8;
const maxBar = 32;
/** Silence from which on a running shard is pointed out. */
const silentMs = 60_000;

/** Lines without newlines, each narrower than `columns` (a full last column would wrap on some terminals). */
export function liveBlock(progress: RunProgress, view: LiveBlockView): string[] {
  const width = Math.max(10, view.columns - 1);
  const running = [...progress.running.values()];
  const shown = running.slice(0, running.length > maxRunning ? maxRunning - 1 : maxRunning);
  const idWidth = Math.min(
    28,
    Math.floor(width / 3),
    Math.max(0, ...shown.map((shard) => textWidth(labelOf(shard)))),
  );
  const lines = [barLine(progress, view, width), countsLine(progress, view.style, width)];
  for (const shard of shown) lines.push(runningLine(shard, idWidth, view, width));
  const hidden = running.length - shown.length;
  if (hidden > 0) lines.push(view.style.dim(fitText(`  … and ${hidden} more running`, width)));
  return lines;
}

function barLine(progress: RunProgress, { now, style }: LiveBlockView, width: number): string {
  const done = finishedShards(progress);
  const total = progress.selected;
  const share = total === 0 ? 0 : Math.min(1, done / total);
  const left = estimateLeft(progress);
  const eta = left === undefined ? '' : `, about ${formatSeconds(left)} left`;
  // 100 % is said only when it is true.
  const percent = done < total ? Math.min(99, Math.floor(share * 100)) : 100;
  const facts = ` ${done}/${total} shards ${percent}%  ${formatSeconds(now - progress.startedAt)}${eta}`;
  const room = Math.min(maxBar, width - textWidth(facts));
  if (room < 8) return fitText(facts.trimStart(), width);
  const failed = total === 0 ? 0 : Math.min(room, Math.ceil((progress.counts.failed / total) * room));
  const good = Math.max(0, Math.round(share * room) - failed);
  const rest = Math.max(0, room - good - failed);
  return style.green('━'.repeat(good)) + style.red('━'.repeat(failed)) + style.dim('─'.repeat(rest)) + facts;
}

function countsLine(progress: RunProgress, style: Style, width: number): string {
  const { counts, selected } = progress;
  const waiting = Math.max(0, selected - finishedShards(progress) - counts.running);
  const parts: readonly (readonly [number, string, (text: string) => string])[] = [
    [counts.verified, 'verified', style.green],
    [counts.succeeded, 'succeeded', style.cyan],
    [counts.failed, 'failed', style.red],
    [counts.running, 'running', style.cyan],
    [waiting, 'waiting', style.dim],
    [counts.elsewhere, 'elsewhere', style.dim],
    [counts.unrecorded, 'not recorded', style.red],
    [counts.letGo, 'let go', style.red],
  ];
  const present = parts.filter(([count]) => count > 0);
  const plain = present.map(([count, word]) => `${count} ${word}`).join(', ');
  const ending = progress.ending === undefined ? '' : `  ${safeText(progress.ending)}`;
  // Cut text is plain: colour codes must not be cut in two.
  if (textWidth(plain + ending) > width) return fitText(plain + ending, width);
  return present.map(([count, word, paint]) => paint(`${count} ${word}`)).join(', ') + style.yellow(ending);
}

function runningLine(
  shard: RunningShard,
  idWidth: number,
  { now, style }: LiveBlockView,
  width: number,
): string {
  const silence = now - (shard.lastOutputAt ?? shard.startedAt);
  const output = shard.lastOutputAt === undefined ? 'no output yet' : `output ${formatSeconds(silence)} ago`;
  const head = fitText(
    `  ${padText(labelOf(shard), idWidth)}  ${padText(formatSeconds(now - shard.startedAt), 8, 'right')}`,
    width,
  );
  const tail = fitText(`  ${output}`, width - textWidth(head));
  return head + (silence >= silentMs ? style.yellow(tail) : style.dim(tail));
}

/** The id, and the number of the attempt from the second on. */
function labelOf(shard: RunningShard): string {
  return safeText(shard.shard) + (shard.attempt > 1 ? ` #${shard.attempt}` : '');
}
