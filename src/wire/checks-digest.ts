// The digest of the checks that the settings ask for. Apart from the checks: who only verifies needs no digest, and loading
// what makes one costs a sixth of the start of Node.
import { resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { checksDigest, type CheckPart } from '../core/batch/fingerprint.ts';
import { schemaDigests } from '../engine/schema-digests.ts';
import { checksOf, type CheckSettings } from './checks-of.ts';

/** With what is in the schemas; parts that `isKnown` denies are left empty. */
export function digestOfChecks(
  settings: CheckSettings & Pick<Settings, 'verifyCommand'>,
  isKnown?: (part: CheckPart) => boolean,
): string {
  const { verifyCommand, workdir } = settings;
  const checks = checksOf(settings);
  return checksDigest({ ...checks, verifyCommand }, schemaDigests(checks, resolve(workdir)), isKnown);
}
