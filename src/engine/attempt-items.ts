// The items of one attempt: judges what the agent left of each, and says so in the form of a record.
import { constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { rowDigest } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { Claim, RecordedItem } from '../core/batch/record.ts';
import type { ItemVerdict } from '../core/verify/verdict.ts';
import type { AttemptTools } from './attempt-tools.ts';
import { comparedBatch, openEarlierWork } from './earlier-work.ts';

/** Items are verified whatever the exit code, so that a failed shard still tells which of its items are good. */
export function verifyAttempt(
  tools: Pick<AttemptTools, 'items' | 'store'>,
  { shard, attempt }: Claim,
  items: readonly Item[] | undefined,
  sources: readonly (string | null)[],
  startedMs: number,
): readonly ItemVerdict[] | undefined {
  if (items === undefined || tools.items?.verifier === undefined) return undefined;
  const { verifier, digests } = tools.items;
  const places = new Map(items.map((item, index) => [item, index]));
  const now = (item: Item) => ({
    row: rowDigest(item),
    source: sources[places.get(item) ?? -1] ?? null,
    batch: comparedBatch(digests),
  });
  const request = { store: tools.store, shard, attempt, now };
  const isEarlierWork = openEarlierWork(request, items);
  return verifier.verify(items, { wantDigests: true, newerThanMs: () => startedMs, isEarlierWork });
}

/** `verdicts`: of the same items in the same order; undefined when they were not verified. `workdir`: where they lie. */
export function recordedItems(
  items: readonly Item[],
  sources: readonly (string | null)[],
  verdicts: readonly ItemVerdict[] | undefined,
  workdir: string,
): RecordedItem[] {
  return items.map((item, index) => {
    const verdict = verdicts?.[index];
    const word = verdict === undefined ? 'unverified' : verdict.problems.length === 0 ? 'verified' : 'failed';
    const isExecutable = (which: 'output' | 'qc'): boolean =>
      verdict === undefined
        ? isExecutableAt(join(workdir, item[which]))
        : verdict[which]?.isExecutable === true;
    const executable = (['output', 'qc'] as const).filter(isExecutable);
    return {
      id: item.id,
      row: rowDigest(item),
      source: sources[index] ?? null,
      verdict: word,
      ...(verdict?.output === undefined ? {} : { output: verdict.output.sha256 }),
      ...(verdict?.qc === undefined ? {} : { qc: verdict.qc.sha256 }),
      ...(executable.length === 0 ? {} : { executable }),
    };
  });
}

/** By its owner, as git asks; false for what is no file. */
function isExecutableAt(path: string): boolean {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true && (stats.mode & constants.S_IXUSR) !== 0;
  } catch {
    return false;
  }
}
