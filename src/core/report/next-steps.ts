// What a person would type next, from the state of a batch. Pure: facts in, commands out; nothing is run.
import { countOf } from '../count-of.ts';
import type { StatusCounts } from '../events.ts';

export interface NextStep {
  readonly command: string;
  /** A fragment: what the command would do. */
  readonly why: string;
}

export interface NextStepFacts {
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
  /** Given when it is not the default, so that the commands can be pasted. As the user named it. */
  readonly manifest?: string;
  /** Without a plan that stands nothing else works. `broken`: the plan file, as the user would name it. */
  readonly planTrouble?: PlanTrouble;
}

export type PlanTrouble = { readonly broken: string } | 'unfinished';

/** The steps in the order in which to take them; empty when nothing is left to do. */
export function nextSteps(facts: NextStepFacts): NextStep[] {
  const { counts, cutOff, deadRunning = 0, unknownRunning = 0, unplanned = 0 } = facts;
  const manifest = facts.manifest === undefined ? '' : ` --manifest ${shellWord(facts.manifest)}`;
  const steps: NextStep[] = [];
  const add = (command: string, why: string, tail = manifest): void =>
    void steps.push({ command: `muster ${command}${tail}`, why });

  if (facts.planTrouble !== undefined) return [planStep(facts.planTrouble)];
  if (unplanned > 0)
    add(
      'plan',
      `take in ${countOf(unplanned, 'item')} that ${unplanned === 1 ? 'is' : 'are'} in no shard`,
      '',
    );
  else if (facts.isTemplateChanged === true)
    add('plan', 'the template changed: make the prompts anew, and open what was made from the old one', '');
  const open = counts.pending + cutOff + deadRunning;
  if (open > 0)
    add(
      'run',
      `run ${countOf(open, 'open shard')}${deadRunning > 0 ? `, ${deadRunning} of a dead run` : ''}`,
    );
  if (unknownRunning > 0) add('reclaim --older-than 3600', 'take back shards of lost machines');
  const failed = counts.failed - cutOff;
  if (failed > 0 && facts.failedExample !== undefined)
    add(`explain ${shellWord(facts.failedExample)}`, 'see why it failed');
  if (failed > 0) add('retry', `run ${countOf(failed, 'failed shard')} again`);
  // Verification records nothing, so it never ends a shard's being unverified; without items nothing does.
  if (counts.succeeded > 0 && facts.unplanned !== undefined)
    add('run --status succeeded', `run ${countOf(counts.succeeded, 'unverified shard')} again`);
  return steps;
}

function planStep(trouble: PlanTrouble): NextStep {
  if (trouble === 'unfinished') return { command: 'muster plan', why: 'finish the plan that was begun' };
  const { broken } = trouble;
  return {
    command: `mv ${shellWord(broken)} ${shellWord(`${broken}.broken`)} && muster plan`,
    why: 'plan anew in place of what is no plan: verified work is kept',
  };
}

/** The word as a POSIX shell takes it: quoted where it has to be. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
