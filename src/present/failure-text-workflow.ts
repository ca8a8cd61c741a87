// Failures as a workflow has to hear them: there are inputs and no flags, and no commands to type. What is wrong is said by
// the tables alone; here options become inputs, and remedies that are commands become what a workflow can do.
import type { FailureReason, FileRole } from '../core/failure.ts';
import type { FailureOf, Words } from './failure-texts.ts';
import { clip, quote } from './quote.ts';

/** Who is spoken to. */
export type Voice = 'command-line' | 'workflow';

const planPrompts = 'plan again with inputs items and template';

const fileRemedies: Partial<Readonly<Record<FileRole, string>>> = {
  items: 'check input items, and that a step before this one checks the repository out',
  manifest: 'check input manifest, or give input items: the batch is planned first then',
  template: 'check input template',
  config: 'check input config',
  prompt: planPrompts,
  workdir: 'check input workdir, and that a step before this one checks the repository out',
};

type Remedies = { readonly [R in FailureReason]?: (failure: FailureOf[R]) => string | undefined };

const didYouMean = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `did you mean ${quote(nearest)}?`;

const remedies: Remedies = {
  'manifest-cell-invalid': () => 'correct the cell',
  'config-unknown-key': ({ nearest }) =>
    didYouMean(nearest, 'remove it; the keys are those of docs/reference/configuration.md'),
  'setting-missing': ({ isFlagOnly }) =>
    `set it under \`with:\` of this step${isFlagOnly === true ? '' : ', or in muster.yml'}`,
  usage: () => 'action.yml describes the inputs',
  'shard-unknown': ({ nearest }) => didYouMean(nearest, 'the manifest names the shards'),
  'shard-running': () => 'wait for it, or stop it',
  'record-invalid': () => 'remove the file, when nobody works on its shard',
  'claim-lost': () => 'nothing to do: another attempt has it',
  'prompt-missing': () => planPrompts,
  'prompts-missing': () => planPrompts,
  'prompt-changed': () => `${planPrompts}, or restore the prompt`,
  'shard-unplanned': ({ how }) =>
    how === 'planned-again' ? 'run again: a new run takes the plan as it is now' : planPrompts,
  'nothing-selected': ({ unfinished }) =>
    unfinished === 0
      ? undefined
      : 'check inputs status and shard; a status of pending,failed takes failed shards, too',
  'runner-missing': ({ install }) =>
    `${install === undefined ? 'install it' : clip(install)}, in a step before this one`,
  'platform-unsupported': () => 'let the job run on Linux or macOS',
};

/** Reasons of which the text itself names options. Others quote what programs and people wrote, flags and all. */
const namesOptions: ReadonlySet<FailureReason> = new Set([
  'setting-invalid',
  'setting-missing',
  'settings-conflict',
  'shard-too-large',
  'usage',
]);

/** `words` as the tables have them, for a workflow. */
export function workflowWords<R extends FailureReason>(
  reason: R,
  failure: FailureOf[R],
  words: Words,
): Words {
  const remedy = fileRemedy(reason, failure) ?? remedies[reason]?.(failure) ?? words.remedy;
  return {
    ...words,
    text: namesOptions.has(reason) ? withInputs(words.text) : words.text,
    ...(remedy === undefined ? {} : { remedy: withInputs(withoutPlanCommand(remedy)) }),
  };
}

const fileRemedy = (reason: FailureReason, failure: object): string | undefined =>
  reason === 'file-missing' ? fileRemedies[(failure as FailureOf['file-missing']).role] : undefined;

/** `--items` → `input items`; not where a quote stands in front: that is somebody's value. */
const withInputs = (text: string): string => text.replaceAll(/(?<![\w'-])--(?=[a-z])/g, 'input ');

/** To plan is the one command of remedies that a workflow has, too; with a template it writes the prompts as well. */
const withoutPlanCommand = (text: string): string =>
  text
    .replaceAll('`muster plan --force`', 'force: true')
    .replaceAll(
      /run `muster (?:plan|build-prompts)`(?: \(and `muster build-prompts`\))?(?: again)?/g,
      'plan again with input items',
    )
    .replaceAll('`muster plan`', 'plan');
