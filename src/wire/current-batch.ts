// What a batch's shared parts are now, to hold records against. Only what a flag, the environment or muster.yml says in so
// many words is held against them: a default says nothing of what the last run was told.
import { dirname, join } from 'node:path';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import { runnerDigest, sha256, type CheckPart } from '../core/batch/fingerprint.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import type { CurrentBatch } from '../core/batch/staleness.ts';
import { readInput } from '../engine/read-input.ts';
import { findRunnerKind } from '../runners/registry.ts';
import { digestOfChecks } from './checks-digest.ts';
import { manifestPathOf } from './manifest-path.ts';

const settingOf: Readonly<Record<CheckPart, keyof Settings>> = {
  forbid: 'forbid',
  isQcChecked: 'noJson',
  outputSchema: 'outputSchema',
  qcSchema: 'qcSchema',
  outputSchemaColumn: 'outputSchemaColumn',
  qcSchemaColumn: 'qcSchemaColumn',
  verifyCommand: 'verifyCommand',
};

/** `template`: digest of the template as it is now, undefined when not known. */
export function currentBatch(
  settings: Settings,
  resolved: ResolvedSettings,
  template: string | undefined,
): CurrentBatch {
  const isTold = (field: keyof Settings) => resolved.sources[field].kind !== 'default';
  const kind = findRunnerKind(settings.runner);
  // A dry run makes no record, so it is never what a record is to be compared with.
  const isCompared = isTold('runner') && kind !== undefined && kind.name !== 'dry-run';
  return {
    template,
    checks: digestOfChecks(settings, (part) => isTold(settingOf[part])),
    runner: isCompared ? runnerDigest(kind.name, kind.meaning(settings)) : undefined,
  };
}

/** Digest of the template as it is now: the one that is named, else that of the plan; where that is gone, as it was. */
export function currentTemplate(settings: Settings, plan: PlanDocument | undefined): string | undefined {
  const planned =
    typeof plan?.template === 'string' ? join(dirname(manifestPathOf(settings)), plan.template) : undefined;
  const path = settings.template ?? planned;
  const bytes = path === undefined ? undefined : readInput(path, 'template');
  return bytes?.ok === true ? sha256(bytes.value) : (plan?.digests.template ?? undefined);
}
