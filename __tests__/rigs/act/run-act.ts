// Runs one workflow under act in host mode: no Docker, no network, no environment but what is given here. The results
// service on loopback stands in for artifacts and cache; other people's actions are stubs.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from '../fresh-bundle.ts';
import type { ResultsService } from '../results-service/results-service.ts';
import { actProgram } from './act-program.ts';
import { readActLog, type ActJob, type ActLog } from './act-log.ts';

export interface ActRequest {
  /** Git repository that the workflow belongs to. */
  readonly repo: string;
  /** Path of the workflow inside. */
  readonly workflow: string;
  /** An empty folder for what act keeps. */
  readonly scratch: string;
  readonly service: ResultsService;
  /** GITHUB_RUN_ID; another one is another run, which sees no artifact of this one, but the cache. */
  readonly run?: string;
  readonly runAttempt?: number;
  /** Folders that serve `owner/name@ref`. */
  readonly served: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Environment of every step. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface ActRun extends ActLog {
  readonly exitCode: number | null;
  /** The jobs of that id, in the order in which they began. */
  readonly jobsOf: (id: string) => readonly ActJob[];
  readonly text: string;
}

const stub = (name: string) => fileURLToPath(new URL(`stubs/${name}`, import.meta.url));
/** What an action must be pinned to for its stub to be found. */
export const stubbedActions: Readonly<Record<string, string>> = {
  'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae': stub('cache'),
  'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c': stub('download-artifact'),
  'actions/attest-build-provenance@a2bbfa25375fe432b6a289bc6b6cd05ecd0c4c32': stub('attest'),
};

/** A run that lasts longer hangs. */
const mostMs = 240_000;

export async function runAct(request: ActRequest): Promise<ActRun> {
  const {
    repo,
    workflow,
    scratch,
    service,
    run = '77',
    runAttempt = 1,
    event = 'push',
    secrets = {},
  } = request;
  for (const name of ['home', 'cache', 'config', 'event'])
    mkdirSync(join(scratch, name), { recursive: true });
  const eventFile = join(scratch, 'event', 'event.json');
  writeFileSync(eventFile, '{}');
  // As a secret file, never on the command line; act wants them as NAME=value, with \n for a line end in quotes.
  const secretFile = join(scratch, 'event', 'secrets');
  const given = { GITHUB_TOKEN: 'token-0123456789abcdef', ...secrets };
  writeFileSync(
    secretFile,
    Object.entries(given)
      .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
      .join(''),
  );
  const env = {
    GITHUB_REPOSITORY: 'user/repo',
    GITHUB_RUN_ID: run,
    RUNNER_NAME: 'rig',
    STUB_MODULES: join(repository, 'node_modules'),
    ...service.env(runAttempt, 'job-1', `run-${run}`),
    ...request.env,
  };
  const served = Object.entries({ ...stubbedActions, ...request.served });
  const flags: Readonly<Record<string, string>> = {
    '-C': repo,
    '-W': workflow,
    '-e': eventFile,
    '-P': 'ubuntu-latest=-self-hosted',
    '--action-cache-path': join(scratch, 'act'),
    '--concurrent-jobs': '2',
    '--secret-file': secretFile,
    '--env-file': '/dev/null',
    '--var-file': '/dev/null',
    '--input-file': '/dev/null',
  };
  const args = [
    event,
    '--json',
    '--rm',
    '--no-cache-server',
    ...Object.entries(flags).flat(),
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...served.flatMap(([name, folder]) => ['--local-repository', `${name}=${folder}`]),
  ];
  const child = spawn(actProgram(), args, {
    cwd: repo,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      HOME: join(scratch, 'home'),
      XDG_CACHE_HOME: join(scratch, 'cache'),
      XDG_CONFIG_HOME: join(scratch, 'config'),
      ACT_DISABLE_VERSION_CHECK: '1',
      LANG: 'C.UTF-8',
    },
  });
  let text = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (complaints += part));
  const killAll = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  const watchdog = setTimeout(killAll, mostMs);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  }).finally(() => clearTimeout(watchdog));
  // A daemon of a step may outlive the run.
  killAll();
  const log = readActLog(text);
  return {
    ...log,
    exitCode,
    text: `${text}${complaints}`,
    jobsOf: (id) => log.jobs.filter((job) => job.id === id),
  };
}
