// The bundled Action in a workspace of its own, driven as GitHub's runner drives it: inputs as INPUT_*, command files,
// state handed from the main step to the post step, signals. The environment holds what a job's has, tokens included.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshBundle } from './fresh-bundle.ts';
import { readRunnerLog, type LogCommand, type ReadLog } from './runner-log.ts';
import { TempBatch } from './temp-batch.ts';

export interface StepEnd extends ReadLog {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly errors: readonly LogCommand[];
  readonly warnings: readonly LogCommand[];
}

export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGKILL';

export interface RunningStep {
  readonly pid: number;
  readonly kill: (signal: StopSignal) => void;
  readonly stdout: () => string;
  readonly ended: Promise<StepEnd>;
}

/** What a job holds that no agent may see; every value contains the word. */
export const jobSecrets: Readonly<Record<string, string>> = {
  ACTIONS_RUNTIME_TOKEN: 'job-secret-1',
  ACTIONS_RESULTS_URL: 'https://job-secret-2.example',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'job-secret-3',
  ACTIONS_CACHE_URL: 'https://job-secret-4.example',
  GITHUB_TOKEN: 'job-secret-5',
  INPUT_SOMETHING: 'job-secret-6',
  SOME_DEPLOY_KEY: 'job-secret-7',
};

export class ActionRig extends TempBatch {
  readonly workspace = this.path('workspace');
  readonly #files = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH'];

  constructor() {
    super();
    mkdirSync(this.workspace);
    mkdirSync(this.path('runner-temp'));
    for (const name of this.#files) writeFileSync(this.commandFile(name), '');
  }

  commandFile = (name: string): string => this.path(name.toLowerCase());
  inside = (name: string): string => join('workspace', name);

  /** Runs the main step to its end. Inputs as a workflow writes them under `with:`. */
  step = (
    inputs: Readonly<Record<string, string>>,
    env: Readonly<Record<string, string>> = {},
  ): Promise<StepEnd> => this.startStep(inputs, env).ended;

  startStep(
    inputs: Readonly<Record<string, string>>,
    env: Readonly<Record<string, string>> = {},
  ): RunningStep {
    const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
    return this.#start('index.js', { ...Object.fromEntries(given), ...env });
  }

  /** Runs the post step with the state that the main step saved. */
  post(env: Readonly<Record<string, string>> = {}): Promise<StepEnd> {
    const state = Object.entries(readCommandFile(this.commandFile('GITHUB_STATE')));
    return this.#start('post/index.js', {
      ...Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value])),
      ...env,
    }).ended;
  }

  #start(entry: string, env: Readonly<Record<string, string>>): RunningStep {
    const files = Object.fromEntries(this.#files.map((name) => [name, this.commandFile(name)]));
    const child = spawn(process.execPath, [join(freshBundle(), entry)], {
      cwd: this.workspace,
      env: {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        HOME: this.dir,
        LANG: 'C.UTF-8',
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: this.workspace,
        RUNNER_TEMP: this.path('runner-temp'),
        ...files,
        ...jobSecrets,
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const { pid } = child;
    if (pid === undefined) throw new Error(`${process.execPath} did not start`);
    // Something to read for whoever inherits our stdin; it stays open, as a terminal does.
    child.stdin.on('error', () => {}).write('from the stdin of the job\n');
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const ended = new Promise<StepEnd>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => child.stdin.destroy());
      child.once('close', (code, signal) => resolve(this.#end({ code, signal, stdout, stderr })));
    });
    return { pid, ended, kill: (signal) => void child.kill(signal), stdout: () => stdout };
  }

  #end(facts: Pick<StepEnd, 'code' | 'signal' | 'stdout' | 'stderr'>): StepEnd {
    const log = readRunnerLog(facts.stdout);
    const named = (name: string) => log.commands.filter((command) => command.name === name);
    return {
      ...facts,
      ...log,
      outputs: readCommandFile(this.commandFile('GITHUB_OUTPUT')),
      summary: readFileSync(this.commandFile('GITHUB_STEP_SUMMARY'), 'utf8'),
      errors: named('error'),
      warnings: named('warning'),
    };
  }
}

/** `name<<delimiter`, lines, `delimiter`: as the runner reads GITHUB_OUTPUT and GITHUB_STATE. */
export function readCommandFile(path: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (let i = 0; i < lines.length; i++) {
    const [, name, delimiter] = /^(.+?)<<(.+)$/.exec(lines[i] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, i + 1);
    values[name] = lines.slice(i + 1, end).join('\n');
    i = end;
  }
  return values;
}
