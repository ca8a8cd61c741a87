// Words for a run that took no shard although work remains: what it looked for, what there is, and how to ask for that.
import { countOf } from '../core/count-of.ts';
import { shellWord } from '../core/report/next-steps.ts';
import type { FailureOf, Words } from './failure-texts.ts';
import { clip } from './quote.ts';

type NothingSelected = FailureOf['nothing-selected'];

export function nothingSelectedWords(failure: NothingSelected): Words {
  const { unfinished, open, statuses, classes, shard, failedBy = {} } = failure;
  if (shard !== undefined) return shardWords(shard, failure);
  if (classes !== undefined) {
    const isAnyFailed = Object.keys(failedBy).length > 0;
    const there = isAnyFailed
      ? `failed by: ${countsOf(failedBy, (cause, count) => `${cause} ${count}`)}`
      : 'none has failed';
    return {
      text: `no shard failed by ${either(classes)}; ${there}`,
      remedy: isAnyFailed ? 'name one of these with --class, or leave it out' : remedyFor(open),
    };
  }
  if (unfinished === 0) return { text: 'no shards selected: every shard is skipped' };
  const there = countsOf(open, (status, count) => `${count} ${status}`);
  return {
    text: `no shards selected: none is ${either(statuses)}, though ${countOf(unfinished, 'shard')} ${unfinished === 1 ? 'is' : 'are'} unfinished (${there})`,
    remedy: remedyFor(open),
  };
}

function shardWords(shard: NonNullable<NothingSelected['shard']>, failure: NothingSelected): Words {
  const { statuses, classes, failedBy } = failure;
  const stands =
    classes === undefined || failedBy === undefined
      ? `is ${shard.status}`
      : `failed by ${Object.keys(failedBy).join(', ')}`;
  return {
    text: `no shards selected: ${clip(shard.id)} ${clip(stands)} (looked for ${either(classes ?? statuses)})`,
    remedy: `\`muster run --shard ${clip(shellWord(shard.id))}\` runs it all the same`,
  };
}

function remedyFor(open: NothingSelected['open']): string {
  const remedies = [
    ['pending', '`muster run` runs pending ones'],
    ['failed', '`muster retry` runs failed ones again'],
    ['running', '`muster reclaim --older-than 3600` takes back running ones of which nobody knows an owner'],
  ] as const;
  const known = remedies.filter(([status]) => (open[status] ?? 0) > 0).map(([, remedy]) => remedy);
  return known.length === 0 ? 'run `muster status` to see the batch' : known.join('; ');
}

/** The most frequent first. */
const countsOf = (
  counts: Readonly<Record<string, number>>,
  say: (name: string, count: number) => string,
): string =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => say(clip(name), count))
    .join(', ');

const either = (names: readonly string[]): string => names.map(clip).join(' or ');
