// Where the rows stand that do not fit the items. Rows carry no lines, as nearly all of them are never told of: the file
// is read once more when there is something to tell.
import { splitTsvLine } from '../core/batch/tsv-line.ts';
import type { Failure } from '../core/failure.ts';
import { readRegularFile } from '../stores/file/regular-file.ts';

type RangeFailure = Extract<Failure, { reason: `range-${string}` }>;

const isOfRange = (failure: Failure): failure is RangeFailure => failure.reason.startsWith('range-');

/** The failures, those of ranges with the line of their row in the manifest as it is now. */
export function placeRows(failures: readonly Failure[], manifestPath: string): readonly Failure[] {
  const lines = linesOfShards(manifestPath);
  return failures.map((failure) => {
    const line = isOfRange(failure) ? lines.get(failure.shard) : undefined;
    return line === undefined ? failure : { ...failure, at: { file: manifestPath, line } };
  });
}

/** Empty when the file can't be read: then the failures say what they can. */
function linesOfShards(path: string): ReadonlyMap<string, number> {
  const file = readRegularFile(path);
  if (file.kind !== 'read') return new Map();
  const lines = file.bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
  const header = lines.findIndex((line) => line !== '');
  const cell = splitTsvLine(lines[header] ?? '')?.indexOf('shard_id') ?? -1;
  const places = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const shard = index > header ? splitTsvLine(line)?.[cell] : undefined;
    if (shard !== undefined) places.set(shard, index + 1);
  }
  return places;
}
