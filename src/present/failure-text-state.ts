// Words for trouble with the state of a batch: other processes, earlier progress, this machine, and bugs of ours.
import { countOf } from '../core/count-of.ts';
import { formatDuration } from '../core/report/duration.ts';
import type { FailureTexts } from './failure-texts.ts';
import { nothingSelectedWords } from './nothing-selected-text.ts';
import { clip, listNames, quote } from './quote.ts';

type Reasons =
  | 'shard-unknown'
  | 'item-unknown'
  | 'shard-running'
  | 'workers-unjudged'
  | 'lock-held'
  | 'record-invalid'
  | 'claim-lost'
  | 'records-lost'
  | 'prompt-missing'
  | 'prompts-missing'
  | 'prompt-changed'
  | 'plan-outdated'
  | 'plan-unfinished'
  | 'shard-unplanned'
  | 'nothing-selected'
  | 'runner-missing'
  | 'helper-failed'
  | 'platform-unsupported'
  | 'node-too-old'
  | 'unexpected-exception';

const didYouMean = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `did you mean ${quote(nearest)}?`;

const unplannedTexts = {
  'not-in-plan': 'the plan does not know it',
  'other-items': 'it was planned with other items than its row names',
  'no-prompt': 'its prompt was never planned',
  'planned-again': 'the batch was planned again since this run began',
} as const;

export const stateFailureTexts: FailureTexts<Reasons> = {
  'shard-unknown': ({ shard, manifest, nearest }) => ({
    text: `unknown shard id: ${clip(shard)} (in ${clip(manifest)})`,
    remedy: didYouMean(nearest, 'run `muster status` to see the batch'),
  }),
  'item-unknown': ({ item, nearest }) => ({
    text: `unknown item: ${clip(item)}`,
    remedy: didYouMean(nearest, 'name an item_id of the items file, or a shard id'),
  }),
  'shard-running': ({ shard, attempt, owner, startedAt }) => ({
    text: `${clip(shard)} is running (attempt ${attempt}${startedAt === '' ? '' : `, since ${clip(startedAt)}`}${owner === undefined ? '' : `, by ${clip(owner)}`})`,
    remedy: 'wait for it, or stop it; `muster reclaim --older-than 3600` takes back what a lost machine left',
  }),
  'workers-unjudged': ({ shards, count }) => ({
    text: `${countOf(count, 'shard')} may still be at work, which nobody can tell from here (${listNames(shards, 5, count)}); ${count === 1 ? 'it was' : 'they were'} put aside all the same`,
    remedy:
      'look on the machines that worked on the old plan: what an agent still writes there lands among the outputs of the new one',
  }),
  'lock-held': ({ path, holder, waitedMs, isWaiting }) => ({
    text: `${isWaiting === true ? 'waiting: ' : ''}${quote(path)} is locked by ${holder === undefined ? 'somebody unknown' : clip(holder)}; waited ${formatDuration(waitedMs)}`,
    remedy:
      holder === undefined
        ? 'it names no owner, and is taken over when it is 10 s old; remove it if no other muster works here'
        : 'wait for the other muster to end; the lock of a dead one is taken over',
  }),
  'record-invalid': ({ role, error }) =>
    role === 'record'
      ? {
          text: `not a readable record, left out: ${clip(error)}`,
          remedy: 'remove the file, or restore it',
        }
      : {
          text: `not a readable claim, so nobody knows who took this attempt: ${clip(error)}`,
          remedy:
            '`muster reclaim --older-than 3600` takes its shard back where that is running; else remove the file',
        },
  'claim-lost': ({ shard, attempt }) => ({
    text: `claim for ${clip(shard)} attempt ${attempt} is no longer current; its result is not taken`,
    remedy: `run \`muster explain ${clip(shard)}\` to see who has it`,
  }),
  'records-lost': ({ shards, count }) => ({
    text: `this run finished ${countOf(count, 'shard')} that the batch does not know as such: ${count === 1 ? 'its record is' : 'their records are'} gone (${listNames(shards, 5, count)})`,
    remedy:
      'something removed files of the batch while it ran, an agent perhaps: find out what, then run again',
  }),
  'prompt-missing': ({ path }) => ({
    text: `missing shard prompt: ${clip(path)}`,
    remedy: 'run `muster build-prompts`, with the same --workdir',
  }),
  'prompts-missing': ({ count, paths }) => ({
    text: `${countOf(count, 'prompt')} ${count === 1 ? 'is' : 'are'} missing: ${listNames(paths, 3, count)}`,
    remedy: 'run `muster build-prompts --template FILE`, with the same --workdir',
  }),
  'prompt-changed': ({ shard, path, expected, found }) => ({
    text: `the prompt of ${clip(shard)} is not the one that was planned: ${quote(path)} has sha256 ${clip(found.slice(0, 12))}, planned ${clip(expected.slice(0, 12))}`,
    remedy: 'run `muster build-prompts` to restore it; what is to change in it belongs into the template',
  }),
  'plan-outdated': ({ items, plan }) => ({
    text: `${quote(items)} has changed since it was planned (${clip(plan)})`,
    remedy: 'run `muster plan` (and `muster build-prompts`) again: verified work that is still fresh is kept',
  }),
  'plan-unfinished': ({ file }) => ({
    text: `the batch is being planned, or its planning was cut off: ${quote(file)} is there`,
    remedy: 'if no `muster plan` is at work, run it again: it finishes what was begun',
  }),
  'shard-unplanned': ({ shard, plan, how }) => ({
    text: `${clip(shard)} is not run: ${unplannedTexts[how]} (${clip(plan)})`,
    remedy:
      how === 'planned-again'
        ? 'run again: a new run takes the plan as it is now'
        : 'run `muster plan` again, with --template',
  }),
  'nothing-selected': nothingSelectedWords,
  'helper-failed': ({ error }) => ({
    text: `a program that Muster needs failed: ${clip(error)}`,
    remedy: 'see that it works in this folder; `scope: off` does without git',
  }),
  'runner-missing': ({ runner, command, install }) => ({
    text: `the runner ${clip(runner)} needs the command ${quote(command)}, which is not on the PATH`,
    remedy:
      install === undefined
        ? 'install it; `muster doctor` checks the rest'
        : `${clip(install)}; \`muster doctor\` checks the rest`,
  }),
  'node-too-old': ({ found, needed }) => ({
    text: `Node.js ${clip(found)} is too old`,
    remedy: `use Node.js ${clip(needed)} or newer`,
  }),
  'platform-unsupported': ({ platform }) => ({
    text: `muster does not run on ${clip(platform)}`,
    remedy: 'use Linux or macOS; on Windows use WSL',
  }),
  'unexpected-exception': ({ error }) => ({
    text: `Internal error: ${clip(error)}`,
    remedy: 'this is a bug of muster: please report it, with MUSTER_DEBUG=1 for the stack',
  }),
};
