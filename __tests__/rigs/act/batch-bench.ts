// A user's repository that calls the released reusable workflow, and the runs of it: one service, so that a second run
// finds what the first one left.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startResultsService, type ResultsService } from '../results-service/results-service.ts';
import { tempDir } from '../temp-dir.ts';
import { runAct, type ActRequest, type ActRun } from './run-act.ts';
import { commitAll, releasedAction, userRepo, type UserRepoParts } from './user-repo.ts';

export interface BatchBench extends AsyncDisposable {
  readonly repo: string;
  readonly service: ResultsService;
  /** Runs the repository's workflow as it is now. `GITHUB_RUN_ID` is 77 unless said otherwise. */
  readonly run: (more?: Partial<ActRequest>) => Promise<ActRun>;
  readonly inside: (...names: string[]) => string;
}

export const workflowPath = '.github/workflows/muster.yml';
const released = 'pass-muster/muster@v0.1.0';

/** The calling workflow, as the README shows it, with inputs. */
export function callingWorkflow(inputs: Readonly<Record<string, string | number | boolean>> = {}): string {
  const given = Object.entries(inputs).map(([name, value]) => `      ${name}: ${JSON.stringify(value)}\n`);
  return `on: workflow_dispatch
permissions: { contents: read, actions: read }
jobs:
  batch:
    uses: pass-muster/muster/.github/workflows/batch.yml@v0.1.0
${given.length === 0 ? '' : `    with:\n${given.join('')}`}    secrets: { agent-env: "\${{ secrets.AGENT_ENV }}" }
`;
}

export async function batchBench(parts: UserRepoParts): Promise<BatchBench> {
  const dir = await tempDir('muster-act-');
  const repo = userRepo(dir.inside('repo'), parts);
  const action = releasedAction(dir.inside('action'));
  const service = await startResultsService({ runIds: { 77: 'run-77', 78: 'run-78' } });
  let runs = 0;
  return {
    repo,
    service,
    inside: (...names) => join(repo, ...names),
    run: async (more = {}) => {
      commitAll(repo);
      const scratch = dir.inside(`run-${++runs}`);
      mkdirSync(scratch);
      return runAct({
        repo,
        workflow: workflowPath,
        scratch,
        service,
        event: 'workflow_dispatch',
        served: { [released]: action },
        ...more,
      });
    },
    [Symbol.asyncDispose]: async () => {
      await service[Symbol.asyncDispose]();
      await dir[Symbol.asyncDispose]();
    },
  };
}

/** A repository that holds the example and, as its workflow, the example's own workflow.yml. */
export async function exampleBench(folder: string): Promise<BatchBench> {
  const bench = await batchBench({ from: folder });
  mkdirSync(bench.inside('.github/workflows'), { recursive: true });
  cpSync(join(folder, 'workflow.yml'), bench.inside(workflowPath));
  return bench;
}
