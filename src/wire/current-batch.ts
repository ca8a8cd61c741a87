// What a batch's shared parts are now, to hold records against. A part that this command was not told of is left out:
// `run --runner claude` followed by a bare `plan` must not call everything stale.
import { resolve } from 'node:path';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import { checksDigest, runnerDigest } from '../core/batch/fingerprint.ts';
import type { CurrentBatch } from '../core/batch/staleness.ts';
import { schemaDigests } from '../engine/schema-digests.ts';
import { findRunnerKind } from '../runners/registry.ts';
import { checksOf } from './checks-of.ts';

const checkFields = ['forbid', 'noJson', 'outputSchema', 'qcSchema', 'outputSchemaColumn', 'qcSchemaColumn'] as const;

/** `template`: digest of the template as it is now, undefined when not known. A muster.yml speaks for all settings. */
export function currentBatch(settings: Settings, resolved: ResolvedSettings, template: string | undefined): CurrentBatch {
  const { sources, configFile } = resolved;
  const isTold = (field: keyof Settings) => configFile !== undefined || sources[field].kind !== 'default';
  const kind = findRunnerKind(settings.runner);
  const checks = checksOf(settings);
  return {
    template,
    checks: checkFields.some(isTold) ? checksDigest(checks, schemaDigests(checks, resolve(settings.workdir))) : undefined,
    // The rehearsal makes no record, so it is never what a record is to be compared with.
    runner: isTold('runner') && kind !== undefined && kind.name !== 'dry-run' ? runnerDigest(kind.name, kind.meaning(settings)) : undefined,
  };
}
