// What a workflow tells a job of itself: run, run attempt, where its services are. Reads the environment it is given and
// nothing else.
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface JobFacts {
  readonly runId: string;
  /** From 1; grows with every re-run. */
  readonly runAttempt: number;
  readonly job: string;
  /** False outside of a workflow: nothing can be left for other jobs. */
  readonly hasService: boolean;
}

export function jobFacts(env: Env): JobFacts {
  const attempt = Number(env['GITHUB_RUN_ATTEMPT']);
  return {
    runId: env['GITHUB_RUN_ID'] ?? '',
    runAttempt: Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 1,
    job: env['GITHUB_JOB'] ?? '',
    hasService: (env['ACTIONS_RESULTS_URL'] ?? '') !== '' && (env['ACTIONS_RUNTIME_TOKEN'] ?? '') !== '',
  };
}

/** Inputs that only a workflow can answer: no option of the command line is like them. In the order of action.yml. */
export const jobInputKeys = ['leg', 'legs', 'plan-digest', 'cancelled', 'github-token', 'sign-key'] as const;
export type JobInputKey = (typeof jobInputKeys)[number];

export interface JobInputs {
  /** 0-based index of this leg, and how many there are. */
  readonly leg?: number;
  readonly legs?: number;
  /** The seal of the plan artifact: input `plan-digest`. */
  readonly sealDigest?: string;
  /** The legs were cut short. */
  readonly isCancelled?: boolean;
  /** Lets the join see what only the REST API lists. */
  readonly githubToken?: string;
  /** PEM text. */
  readonly signKey?: string;
}

/** As the runner hands inputs over: `batch-size` is INPUT_BATCH-SIZE. Absent and empty are the same. */
export function readInput(env: Env, key: string): string {
  return (env[`INPUT_${key.toUpperCase()}`] ?? '').trim();
}

/** Every problem at once. `read` gives an input's text, `''` when it is not given. */
export function readJobInputs(read: (key: JobInputKey) => string): Result<JobInputs, Failure> {
  const failures: Failure[] = [];
  const count = (key: 'leg' | 'legs', least: number): number | undefined => {
    const text = read(key);
    if (text === '') return undefined;
    const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
    if (value >= least) return value;
    failures.push({
      reason: 'setting-invalid',
      setting: key,
      source: `input ${key}`,
      value: text,
      expected: `a whole number of at least ${least}`,
    });
    return undefined;
  };
  const text = (key: JobInputKey): string | undefined => read(key) || undefined;
  const [leg, legs] = [count('leg', 0), count('legs', 1)];
  const sealDigest = text('plan-digest');
  if (sealDigest !== undefined && !/^[0-9a-f]{64}$/.test(sealDigest))
    failures.push({
      reason: 'setting-invalid',
      setting: 'plan-digest',
      source: 'input plan-digest',
      value: sealDigest,
      expected: 'the output plan-digest of the plan job',
    });
  const cancelled = read('cancelled');
  if (!['', 'true', 'false'].includes(cancelled))
    failures.push({
      reason: 'setting-invalid',
      setting: 'cancelled',
      source: 'input cancelled',
      value: cancelled,
      expected: 'true or false',
    });
  const [githubToken, signKey] = [text('github-token'), text('sign-key')];
  if (failures.length > 0) return failAll(failures);
  return ok({
    ...(leg === undefined ? {} : { leg }),
    ...(legs === undefined ? {} : { legs }),
    ...(sealDigest === undefined ? {} : { sealDigest }),
    ...(cancelled === '' ? {} : { isCancelled: cancelled === 'true' }),
    ...(githubToken === undefined ? {} : { githubToken }),
    ...(signKey === undefined ? {} : { signKey }),
  });
}
