// Whether a leg is green. Pure: its summary in, one sentence out.
import type { LegSummary } from '../engine/leg/leg-request.ts';
import { countOf, listNames } from '../present/quote.ts';

export interface LegVerdict {
  readonly sentence: string;
  /** Absent = green. */
  readonly failedBecause?: string;
}

/**
 * Green when everything that this leg ended is verified and nothing of its own slice is left to nobody. A leg that the
 * policy stopped early may leave its slice undone; one that failed to tell anybody may not. `isTolerant`: failed shards are
 * for the join to judge, trouble with the service or with the leg itself still is not.
 */
export function judgeLeg(
  summary: LegSummary,
  { isVerifying, isTolerant }: { readonly isVerifying: boolean; readonly isTolerant: boolean },
): LegVerdict {
  const {
    leg,
    legs,
    ended,
    verifiedBefore,
    handedOver,
    undone,
    stolenChunks,
    troubles,
    earlyStop,
    stoppedBy,
  } = summary;
  const isGood = (status: string): boolean =>
    status === 'verified' || (status === 'succeeded' && !isVerifying);
  const bad = [...ended.values()].filter(({ status }) => !isGood(status)).map(({ shard }) => shard);
  const parts = [
    `${countOf(ended.size, 'shard')} ended`,
    ...(bad.length > 0 ? [`${bad.length} not verified (${listNames(bad, 5)})`] : []),
    ...(verifiedBefore > 0 ? [`${verifiedBefore} done before`] : []),
    ...(handedOver > 0 ? [`${handedOver} at work elsewhere`] : []),
    ...(stolenChunks > 0 ? [`${countOf(stolenChunks, 'chunk')} taken from others`] : []),
    ...(undone.length > 0 ? [`${undone.length} left undone`] : []),
    ...(earlyStop === undefined ? [] : [`the group is ${earlyStop.disposition} already`]),
  ];
  const sentence = `leg ${leg + 1} of ${legs}: ${parts.join(', ')}`;
  const failed = (why: string): LegVerdict => ({ sentence, failedBecause: `${why}: ${sentence}` });
  if (stoppedBy !== undefined) return failed(`stopped by ${stoppedBy}`);
  if (troubles.length > 0) return failed('not everything could be done');
  if (earlyStop !== undefined)
    return earlyStop.disposition === 'satisfied' || isTolerant
      ? { sentence }
      : failed('the group can no longer be satisfied');
  if (undone.length > 0) return failed('shards were left undone');
  if (ended.size + verifiedBefore + handedOver === 0) return failed('nothing was done');
  return bad.length > 0 && !isTolerant ? failed('not every shard is verified') : { sentence };
}
