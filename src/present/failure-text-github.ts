// Words for trouble between the jobs of a workflow run: the service, its artifacts, and what members left or did not.
import { countOf } from '../core/count-of.ts';
import type { FailureTexts } from './failure-texts.ts';
import { clip, listNames, quote } from './quote.ts';

type Reasons =
  | 'workflow-missing'
  | 'plan-artifact-missing'
  | 'service-unavailable'
  | 'artifact-refused'
  | 'digest-mismatch'
  | 'plan-foreign'
  | 'members-missing'
  | 'paths-conflict'
  | 'state-refused';

/** Enough of a digest to tell it from another; an algorithm in front of it stays. */
const shortDigest = (digest: string): string => clip(digest.replace(/^(sha256:)?(.{12}).+$/s, '$1$2'));

export const githubFailureTexts: FailureTexts<Reasons> = {
  'workflow-missing': () => ({
    text: 'this command works only in a job of a workflow: ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN are not set',
    remedy: 'run, verify and plan work anywhere; shard and join need what other jobs left',
  }),
  'plan-artifact-missing': ({ folder }) => ({
    text: `no plan artifact in ${quote(folder)}`,
    remedy:
      'name the folder into which `gh run download` put the artifacts of a run: one of them is muster-…-plan-1',
  }),
  'service-unavailable': ({ service, operation, attempts, error }) => ({
    text: `the ${clip(service)} service of GitHub Actions did not answer (${clip(operation)}, ${countOf(attempts, 'attempt')}): ${clip(error)}`,
    remedy: 're-run the failed jobs; if it lasts, see https://www.githubstatus.com',
  }),
  'artifact-refused': ({ artifact, entry, why }) => ({
    text: `artifact ${quote(artifact)} is not taken: ${entry === '' ? '' : `its entry ${quote(entry)} is refused: `}${clip(why)}`,
    remedy: 'it was not made by muster, or was changed; re-run the job that made it',
  }),
  'digest-mismatch': ({ what, expected, found }) => ({
    text: `${clip(what)} has not the bytes that were recorded: expected ${shortDigest(expected)}, found ${shortDigest(found)}`,
    remedy: 're-run the job that made it',
  }),
  'plan-foreign': ({ expected, found }) => ({
    text: `this is the work of another plan: expected plan digest ${shortDigest(expected)}, found ${shortDigest(found)}`,
    remedy: 're-run all jobs, so that every job works on one plan',
  }),
  'members-missing': ({ shards, count }) => ({
    text: `${countOf(count, 'shard')} left no record: ${listNames(shards, 8, count)}`,
    remedy: 're-run the failed jobs: finished shards are not run again',
  }),
  'paths-conflict': ({ path, shards }) => ({
    text: `${quote(path)} was made by more than one shard: ${listNames(shards)}; none of them is taken`,
    remedy: 'give each item an output of its own and plan again',
  }),
  'state-refused': ({ key, why }) => ({
    text: `saved state ${quote(key)} is not taken: ${clip(why)}`,
    remedy: 'nothing to do: what it held is worked again',
  }),
};
