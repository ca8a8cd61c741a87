// What a leg's verdict says to people. The verdict itself is core/groups/leg-verdict.ts's. Pure.
import { countOf } from '../core/count-of.ts';
import { judgeLeg as judge, type LegVerdict as Judged } from '../core/groups/leg-verdict.ts';
import type { LegSummary } from '../engine/leg/leg-request.ts';
import { listNames } from '../present/quote.ts';

export interface LegVerdict {
  readonly sentence: string;
  /** Absent = green. */
  readonly failedBecause?: string;
}

/** Why a leg is red, as the beginning of a sentence. */
const redWords: Partial<Record<Judged['because'], string>> = {
  trouble: 'not everything could be done',
  'failed-early': 'the group can no longer be satisfied',
  undone: 'shards were left undone',
  'nothing-done': 'nothing was done',
  'not-verified': 'not every shard is verified',
};

export function judgeLeg(
  summary: LegSummary,
  { isVerifying, isTolerant }: { readonly isVerifying: boolean; readonly isTolerant: boolean },
): LegVerdict {
  const { leg, legs, ended, verifiedBefore, handedOver, undone, stolenChunks, earlyStop, stoppedBy } =
    summary;
  const { isGreen, because, bad } = judge(summary, isTolerant, isVerifying);
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
  if (isGreen) return { sentence };
  const why = because === 'stopped' ? `stopped by ${stoppedBy}` : (redWords[because] ?? because);
  return { sentence, failedBecause: `${why}: ${sentence}` };
}
