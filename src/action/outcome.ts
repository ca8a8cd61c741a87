// What a command of the Action comes to; publish.ts tells the workflow. Shapes only.
import type { ExitCode } from '../core/exit-code.ts';
import { exitCodeOfAll } from '../core/exit-code-of-all.ts';
import type { Failure } from '../core/failure.ts';
import type { Redactor } from '../core/security/redact.ts';
import type { Finding } from '../github/annotations.ts';
import { failureFinding } from '../github/failure-findings.ts';
import { renderFailureSummary } from '../github/failure-summary.ts';
import type { ActionLog } from './action-log.ts';
import type { ActionInputs } from './inputs.ts';
import type { JobFacts } from './job.ts';
import type { ActionOutputs } from './outputs.ts';

export interface ActionContext extends Pick<ActionInputs, 'resolved' | 'inputs'> {
  readonly job: JobFacts;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: ActionLog;
  /** Of the secrets of this job; finds nothing in a job that runs no agent. */
  readonly redactor: Redactor;
  /** A path from the current folder as a path from the root of the repository. */
  readonly toRepositoryPath: (path: string) => string;
}

export interface ActionOutcome {
  readonly exitCode: ExitCode;
  readonly outputs: ActionOutputs;
  readonly findings: readonly Finding[];
  /** Markdown of at most so many bytes. */
  readonly summary?: (limitBytes: number) => string;
  /** One line; absent = the job goes on. */
  readonly failedBecause?: string;
}

/** The outcome of a command that could not do its work. The failures go to log and summary and become annotations. */
export function failedOutcome(
  { log, toRepositoryPath }: Pick<ActionContext, 'log' | 'toRepositoryPath'>,
  failures: readonly Failure[],
  what: string,
): ActionOutcome {
  log.failures(failures, 'error');
  return {
    exitCode: exitCodeOfAll(failures),
    outputs: {},
    findings: failures.map((failure) => failureFinding(failure, 'error', toRepositoryPath)),
    summary: (limitBytes) => renderFailureSummary(what, failures, limitBytes),
    failedBecause: `${what}: ${failures.length === 1 ? '1 problem' : `${failures.length} problems`}, see above`,
  };
}
