// What came of looking once more at what was verified: a line, and for what does not pass any more its problems and the way on.
import type { AttemptRecord } from '../core/batch/record.ts';
import { countOf } from '../core/count-of.ts';
import { clip } from './quote.ts';
import { problemLines } from './run-event-text.ts';

const maxShards = 20;

interface Rechecked {
  readonly shards: number;
  readonly items: number;
  /** By shard id, as failed records. */
  readonly spoiled: ReadonlyMap<string, Pick<AttemptRecord, 'shard' | 'failure'>>;
}

/** Lines for the log of a workflow; empty when there was nothing to look at. */
export function recheckText({ shards, items, spoiled }: Rechecked): string {
  if (shards === 0) return '';
  if (spoiled.size === 0)
    return `verified once more, as the files lie now: ${countOf(items, 'item')} of ${countOf(shards, 'shard')}\n`;
  const shown = [...spoiled.values()].slice(0, maxShards);
  const lines = shown.flatMap(({ shard, failure }) => [
    `${clip(shard)}: ${clip(failure?.message ?? '')}`,
    ...problemLines(failure).map((line) => `  ${line}`),
  ]);
  const hidden = spoiled.size - shown.length;
  if (hidden > 0) lines.push(`… and ${countOf(hidden, 'more shard')}`);
  const others = spoiled.size - 1;
  const more = others === 0 ? '' : `; likewise ${countOf(others, 'more shard')}`;
  lines.push(
    `a verified shard is not run again by itself: mend its files, or run it with input shard: ${clip(shown[0]?.shard ?? '')}${more}`,
  );
  return lines.map((line) => `${line}\n`).join('');
}
