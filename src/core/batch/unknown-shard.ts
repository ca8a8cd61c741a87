// A shard that was asked for by a name that none has. Pure.
import type { Failure } from '../failure.ts';
import { nearestHint } from '../nearest.ts';

/** `shard-unknown`, with the nearest of `known`: the shards, or whatever else the command takes by name. */
export const unknownShard = (shard: string, known: Iterable<string>, manifest: string): Failure => ({
  reason: 'shard-unknown',
  shard,
  manifest,
  ...nearestHint(shard, known),
});
