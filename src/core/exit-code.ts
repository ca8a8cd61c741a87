// The one table of exit codes. Documented in docs/reference/exit-codes.md, which a test keeps equal to this.
import type { Failure } from './failure.ts';

export const exitCodes = {
  ok: 0,
  /** Verification failed, or at least one shard failed. */
  failed: 1,
  usage: 2,
  /** A file that a person wrote (items, manifest, template, config, schema) is missing or wrong. */
  badInput: 3,
  /** This machine can't do it: runner missing, a file or the answer itself not writable. */
  environment: 4,
  /** Another process or earlier progress stands in the way. */
  conflict: 5,
  /** Nothing was done although work remains: never green. */
  nothingDone: 6,
  /** A bug of Muster. */
  internal: 70,
  /** Every failed shard failed by its time limit. */
  timeout: 124,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of a command that ended in this failure. */
export function exitCodeOf(failure: Failure): ExitCode {
  switch (failure.reason) {
    case 'usage':
    case 'setting-missing':
    case 'settings-conflict':
    case 'pattern-invalid':
      return exitCodes.usage;
    case 'setting-invalid':
      return failure.at === undefined ? exitCodes.usage : exitCodes.badInput;
    case 'file-unwritable':
    case 'place-taken':
    case 'current-folder-gone':
    case 'runner-missing':
    case 'helper-failed':
    case 'platform-unsupported':
    case 'node-too-old':
    case 'service-unavailable':
    case 'workflow-missing':
      return exitCodes.environment;
    case 'file-exists':
    case 'shard-running':
    case 'workers-unjudged':
    case 'lock-held':
    case 'claim-lost':
    case 'records-lost':
    case 'prompt-changed':
    case 'shard-unplanned':
    case 'plan-unfinished':
    case 'artifact-refused':
    case 'digest-mismatch':
    case 'plan-foreign':
    case 'paths-conflict':
    case 'state-refused':
      return exitCodes.conflict;
    case 'members-missing':
      return exitCodes.failed;
    case 'nothing-selected':
      return exitCodes.nothingDone;
    case 'unexpected-exception':
      return exitCodes.internal;
    default:
      return exitCodes.badInput;
  }
}
