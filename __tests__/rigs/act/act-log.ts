// Reads the JSON lines of act: which jobs and steps ran and how they ended, what they printed. A job's own result is
// not to be trusted for the legs of a matrix (once one leg failed, later ones are reported as failed, too): its steps are.

export interface ActStep {
  readonly name: string;
  readonly result: string;
}

export interface ActJob {
  /** Name of the job, with a number behind it for a leg. */
  readonly name: string;
  readonly id: string;
  readonly matrix: Readonly<Record<string, unknown>>;
  readonly steps: readonly ActStep[];
  readonly result: string | undefined;
  /** What its steps printed, workflow commands left out. */
  readonly output: string;
  /** Contents of its step summaries. */
  readonly summary: string;
}

export interface ActLog {
  readonly jobs: readonly ActJob[];
  /** Workflow commands in order. */
  readonly commands: readonly { readonly job: string; readonly command: string; readonly text: string }[];
  /** What act itself complained of. */
  readonly errors: readonly string[];
}

/** `text`: all of stdout. Lines that are no JSON are complaints. */
export function readActLog(text: string): ActLog {
  const jobs = new Map<string, { -readonly [key in keyof ActJob]: ActJob[key] } & { steps: ActStep[] }>();
  const commands: { job: string; command: string; text: string }[] = [];
  const errors: string[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const entry = parse(line);
    if (entry === undefined) {
      errors.push(line);
      continue;
    }
    const message = textOf(entry['msg']);
    if (entry['level'] === 'error') errors.push(message);
    const name = entry['job'];
    if (typeof name !== 'string') continue;
    const job = jobs.get(name) ?? {
      name,
      id: textOf(entry['jobID']),
      matrix: {},
      steps: [],
      result: undefined,
      output: '',
      summary: '',
    };
    jobs.set(name, job);
    if (isObject(entry['matrix'])) job.matrix = entry['matrix'];
    if (entry['raw_output'] === true) job.output += message;
    if (typeof entry['command'] === 'string') {
      if (entry['command'] === 'summary') job.summary += textOf(entry['content']);
      else commands.push({ job: name, command: entry['command'], text: message });
    }
    if (typeof entry['stepResult'] === 'string' && entry['stage'] === 'Main')
      job.steps.push({ name: textOf(entry['step']), result: entry['stepResult'] });
    if (typeof entry['jobResult'] === 'string') job.result = entry['jobResult'];
  }
  return { jobs: [...jobs.values()], commands, errors };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
