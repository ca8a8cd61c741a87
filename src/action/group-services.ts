// The artifact store and the state cache of this job, and what its group is called. Loads neither client before it is used.
import { groupIdOf } from '../core/groups/group-id.ts';
import type { ResolvedSettings } from '../config/settings.ts';
import { openArtifactStore } from '../github/artifacts/artifact-store.ts';
import { openStateCache } from '../github/cache/state-cache.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { ArtifactStore } from '../ports/artifact-store.ts';
import type { StateCache } from '../ports/state-cache.ts';
import { nodeClock } from '../wire/node-clock.ts';
import type { ActionContext } from './outcome.ts';

/** Said with `group`, else made of the settings file's name. */
export const groupOf = ({ values, configFile }: ResolvedSettings): string =>
  values.group ?? groupIdOf(configFile ?? '');

/** Fails outside of a workflow: there is nobody to leave anything for. */
export function openArtifacts({
  env,
  job,
  inputs,
}: Pick<ActionContext, 'env' | 'job' | 'inputs'>): Result<ArtifactStore, Failure> {
  if (!job.hasService) return fail({ reason: 'workflow-missing' });
  const [repositoryOwner = '', repositoryName = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const workflowRunId = Number(job.runId);
  const { githubToken: token } = inputs;
  const isAsked =
    token !== undefined && repositoryName !== '' && Number.isSafeInteger(workflowRunId) && workflowRunId > 0;
  return ok(
    openArtifactStore({
      clock: nodeClock,
      ...(isAsked ? { rest: { token, workflowRunId, repositoryOwner, repositoryName } } : {}),
    }),
  );
}

export const openCache = (warn: (failure: Failure) => void): StateCache =>
  openStateCache({ clock: nodeClock, warn });
