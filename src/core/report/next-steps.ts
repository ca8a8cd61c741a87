// What a person would type next, from the state of a batch. Pure: facts in, commands out; nothing is run.
import { folderOf } from '../batch/normal-path.ts';
import { countOf } from '../count-of.ts';
import type { StatusCounts } from '../events.ts';

export interface NextStep {
  readonly command: string;
  /** A fragment: what the command would do. */
  readonly why: string;
}

/** What the commands have to be told so that they can be pasted: nothing that they would find by themselves. */
export interface StepFlags {
  /** Given when it is not the default. As the user named it. */
  readonly manifest?: string;
  /** As the user named it. */
  readonly workdir?: string;
  /** For a plan only, of the items and how they are cut. */
  readonly plan?: readonly StepFlag[];
}

/** Name with its dashes, value. */
export type StepFlag = readonly [name: string, value: string];

export interface NextStepFacts extends StepFlags {
  readonly counts: StatusCounts;
  /** A failed shard to look at. */
  readonly failedExample?: string;
  /** Failed shards that were merely cut off (owner died, run was stopped): `run` takes them up by itself. */
  readonly cutOff: number;
  /** Running shards whose owner is proved dead / cannot be judged from here. */
  readonly deadRunning?: number;
  readonly unknownRunning?: number;
  /** Items in no shard; undefined where the items are not known. */
  readonly unplanned?: number;
  /** The template is not the planned one any more: a new plan opens what was made from it. */
  readonly isTemplateChanged?: boolean;
  /** Without a plan that stands nothing else works. `broken`: the plan file, as the user would name it. */
  readonly planTrouble?: PlanTrouble;
}

export type PlanTrouble = { readonly broken: string } | 'unfinished';

/** The steps in the order in which to take them; empty when nothing is left to do. */
export function nextSteps(facts: NextStepFacts): NextStep[] {
  const { counts, cutOff, deadRunning = 0, unknownRunning = 0, unplanned = 0 } = facts;
  const tail = batchTail(facts);
  const planning = planTail(facts);
  const steps: NextStep[] = [];
  const add = (command: string, why: string, flags = tail): void =>
    void steps.push({ command: `muster ${command}${flags}`, why });

  if (facts.planTrouble !== undefined) return [planStep(facts.planTrouble, planning)];
  if (unplanned > 0)
    add(
      'plan',
      `take in ${countOf(unplanned, 'item')} that ${unplanned === 1 ? 'is' : 'are'} in no shard`,
      planning,
    );
  else if (facts.isTemplateChanged === true)
    add(
      'plan',
      'the template changed: make the prompts anew, and open what was made from the old one',
      planning,
    );
  const open = counts.pending + cutOff + deadRunning;
  if (open > 0)
    add(
      'run',
      `run ${countOf(open, 'open shard')}${deadRunning > 0 ? `, ${deadRunning} of a dead run` : ''}`,
    );
  // It works on claims alone, and takes no work dir.
  if (unknownRunning > 0)
    add(
      'reclaim --older-than 3600',
      'take back shards of lost machines',
      tailOf([['--manifest', facts.manifest]]),
    );
  const failed = counts.failed - cutOff;
  if (failed > 0 && facts.failedExample !== undefined)
    add(`explain ${shellWord(facts.failedExample)}`, 'see why it failed');
  if (failed > 0) add('retry', `run ${countOf(failed, 'failed shard')} again`);
  // Verification records nothing, so it never ends a shard's being unverified; without items nothing does.
  if (counts.succeeded > 0 && facts.unplanned !== undefined)
    add('run --status succeeded', `run ${countOf(counts.succeeded, 'unverified shard')} again`);
  return steps;
}

function planStep(trouble: PlanTrouble, tail: string): NextStep {
  if (trouble === 'unfinished')
    return { command: `muster plan${tail}`, why: 'finish the plan that was begun' };
  const { broken } = trouble;
  return {
    command: `mv ${shellWord(broken)} ${shellWord(`${broken}.broken`)} && muster plan${tail}`,
    why: 'plan anew in place of what is no plan: verified work is kept',
  };
}

/** The flags of a command on the batch, as the end of its line: empty, or with a space before each. */
export const batchTail = ({ manifest, workdir }: StepFlags): string =>
  tailOf([
    ['--manifest', manifest],
    ['--workdir', workdir],
  ]);

/** A plan is told the folder, not the manifest that it makes there. */
function planTail({ manifest, workdir, plan = [] }: StepFlags): string {
  const folder = manifest === undefined ? undefined : folderOf(manifest) || '.';
  return tailOf([...plan, ['--workdir', workdir], ['--batch-dir', folder]]);
}

const tailOf = (flags: readonly (readonly [name: string, value: string | undefined])[]): string =>
  flags.map(([name, value]) => (value === undefined ? '' : ` ${name} ${shellWord(value)}`)).join('');

/** The word as a POSIX shell takes it: quoted where it has to be. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
