// This process as a job of a workflow run: the environment that the clients look into, and a workspace, until it is
// disposed of.
import { mkdirSync } from 'node:fs';
import { tempDir, type TempDir } from '../temp-dir.ts';
import type { ResultsService } from './results-service.ts';

export interface Job extends AsyncDisposable {
  /** Holds `workspace`, the current folder, and `temp`, the runner's. */
  readonly dir: TempDir;
  /** From now on this process is another job or attempt. */
  become(attempt: number, job?: string, run?: string): void;
}

export async function becomeJob(service: ResultsService, attempt = 1): Promise<Job> {
  const dir = await tempDir('muster-job-');
  const before = { ...process.env };
  const cwd = process.cwd();
  mkdirSync(dir.inside('workspace'));
  mkdirSync(dir.inside('temp'));
  process.chdir(dir.inside('workspace'));
  const become = (number: number, job?: string, run?: string) =>
    void Object.assign(process.env, service.env(number, job, run), {
      GITHUB_WORKSPACE: dir.inside('workspace'),
      RUNNER_TEMP: dir.inside('temp'),
    });
  delete process.env['GITHUB_SERVER_URL'];
  become(attempt);
  return {
    dir,
    become,
    [Symbol.asyncDispose]: async () => {
      process.chdir(cwd);
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
      Object.assign(process.env, before);
      await dir[Symbol.asyncDispose]();
    },
  };
}
