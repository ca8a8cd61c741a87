// What the commands of the next steps have to be told so that they find the same batch when pasted: what was a flag here,
// and what only the plan knows. muster.yml and the environment speak for themselves.
import { dirname, join, resolve } from 'node:path';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import type { StepFlag, StepFlags } from '../core/report/next-steps.ts';
import { manifestPathOf } from '../wire/manifest-path.ts';

/** `plan`: undefined where it can't be read; the items are then left for the user to name. */
export function stepFlags({ values, sources }: ResolvedSettings, plan?: PlanDocument): StepFlags {
  const isFlag = (field: keyof Settings) => sources[field].kind === 'flag';
  const manifest = manifestPathOf(values);
  const inBatchDir = (path: string) => join(dirname(manifest), path);
  const plannedWorkdir = plan === undefined ? undefined : inBatchDir(plan.workdir);
  const isElsewhere =
    plannedWorkdir !== undefined &&
    sources.workdir.kind === 'default' &&
    resolve(plannedWorkdir) !== resolve(values.workdir);
  const workdir = isFlag('workdir') ? values.workdir : isElsewhere ? plannedWorkdir : undefined;
  return {
    ...((isFlag('manifest') || isFlag('batchDir')) && { manifest }),
    ...(workdir !== undefined && { workdir }),
    plan: planFlags(values, sources, plan, inBatchDir),
  };
}

function planFlags(
  values: Settings,
  sources: ResolvedSettings['sources'],
  plan: PlanDocument | undefined,
  inBatchDir: (path: string) => string,
): StepFlag[] {
  const flags: StepFlag[] = [];
  /** `planned`: what stands for the setting where nothing says it. */
  const add = (field: keyof Settings, name: string, planned: string | number | null | undefined): void => {
    const { kind } = sources[field];
    const value = kind === 'flag' ? values[field] : kind === 'default' ? planned : undefined;
    if (
      (typeof value === 'string' || typeof value === 'number') &&
      (kind === 'flag' || value !== values[field])
    )
      flags.push([name, String(value)]);
  };
  add('items', '--items', plan === undefined ? 'FILE' : inBatchDir(plan.items));
  add('template', '--template', typeof plan?.template === 'string' ? inBatchDir(plan.template) : undefined);
  add('batchSize', '--batch-size', plan?.settings.batchSize);
  add('maxBytes', '--max-bytes', plan?.settings.maxBytes);
  add('groupBy', '--group-by', plan?.settings.groupBy);
  return flags;
}
