// Every workflow of the project, read by GitHub's own parser and held against action.yml: its own, the examples', those
// in README and docs, and the one that `muster init` writes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { ErrorPolicy } from '@actions/workflow-parser/model/convert';
import { parse } from 'yaml';
import { starterFiles } from '../../src/cli/init/starter-files.ts';
import { project, workflowTexts } from '../../scripts/workflow-texts.mjs';

const read = (path: string) => readFileSync(join(project, path), 'utf8');
const initText = starterFiles('shell').find(({ path }) => path.startsWith('.github/workflows/'))?.text;
const workflows: readonly { readonly name: string; readonly text: string }[] = workflowTexts(initText);
const own = /^pass-muster\/muster(?:@|\/\.github)|^\.\/$/;
const release = `v${JSON.parse(read('package.json')).version}`;

/** Whatever a workflow may hold; a test looks only at what is there. */
type Yaml = any;
const action: Yaml = parse(read('action.yml'));
const jobsOf = (text: string): [string, Yaml][] => Object.entries(parse(text)['jobs']);
const stepsOf = (job: Yaml): Yaml[] => job['steps'] ?? [];
const usesOf = (text: string): string[] =>
  jobsOf(text)
    .flatMap(([, job]) => [job['uses'], ...stepsOf(job).map((step) => step['uses'])])
    .filter((uses) => uses !== undefined);

/** What the official parser finds wrong, reusable workflows of this repository followed. */
async function problemsOf(name: string, text: string): Promise<string[]> {
  const parsed = parseWorkflow({ name, content: text }, new NoOperationTraceWriter());
  if (parsed.value === undefined) return parsed.context.errors.getErrors().map(({ message }) => message);
  const files = {
    getFileContent: async (reference: object) => {
      const path = (reference as { path: string }).path;
      return { name: path, content: read(path) };
    },
  };
  const template = await convertWorkflowTemplate(parsed.context, parsed.value, files, {
    fetchReusableWorkflowDepth: 1,
    errorPolicy: ErrorPolicy.TryConversion,
  });
  return [...parsed.context.errors.getErrors(), ...(template.errors ?? [])].map((error) =>
    'Message' in error ? error.Message : error.message,
  );
}

test('the workflows are found wherever they are written', () => {
  const names = workflows.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['.github/workflows/batch.yml', 'examples/tiny-edit/workflow.yml', 'muster init']),
  );
  expect(names.some((name) => name.startsWith('README.md:'))).toBe(true);
});

describe.each(workflows)('$name', ({ name, text }) => {
  test('is what GitHub takes for a workflow', async () => {
    expect(await problemsOf(name, text)).toEqual([]);
  });

  test('gives the Action only inputs that it has', () => {
    const given = jobsOf(text)
      .flatMap(([, job]) => stepsOf(job))
      .filter((step) => own.test(step['uses'] ?? ''))
      .flatMap((step) => Object.keys(step['with'] ?? {}));
    expect(given.filter((input) => !(input in action.inputs))).toEqual([]);
  });

  test('asks steps only for outputs that they have', () => {
    for (const [, job] of jobsOf(text)) {
      const steps = new Map(
        stepsOf(job)
          .filter((step) => 'id' in step)
          .map((step) => [step['id'], step]),
      );
      for (const [, id, output] of JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
        const step = steps.get(id);
        expect([id, step === undefined]).toEqual([id, false]);
        if (own.test(step['uses'] ?? ''))
          expect([output, Object.keys(action.outputs)]).toEqual([output, expect.arrayContaining([output])]);
        else if (step['run'] !== undefined) expect(step['run']).toMatch(new RegExp(`\\b${output}=`));
      }
    }
  });

  test('puts no expression into a script', () => {
    for (const [, job] of jobsOf(text))
      for (const step of stepsOf(job)) expect(step['run'] ?? '').not.toContain('${{');
  });

  test('says which rights each job has', () => {
    const workflow: Yaml = parse(text);
    for (const [id, job] of jobsOf(text))
      expect([id, workflow.permissions ?? job.permissions]).not.toEqual([id, undefined]);
  });

  test('checks out without leaving the token behind', () => {
    const checkouts = jobsOf(text)
      .flatMap(([, job]) => stepsOf(job))
      .filter((step) => step['uses']?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step['with']?.['persist-credentials']).toBe(false);
  });
});

const maintained = workflows.filter(({ name }) => !name.includes(':') && name !== 'muster init');

test.each(maintained)(
  '$name pins the actions of others to a commit and says which version that is',
  ({ text }) => {
    for (const uses of usesOf(text).filter((used) => !own.test(used) && !used.startsWith('./'))) {
      expect(uses).toMatch(/@[0-9a-f]{40}$/);
      expect(text).toContain(`${uses} # v`);
    }
  },
);

test.each(maintained)('$name uses Muster as of the release that it belongs to', ({ text }) => {
  for (const uses of usesOf(text).filter((used) => used.startsWith('pass-muster/')))
    expect(uses.split('@')[1]).toBe(release);
});

test('the parser of GitHub takes action.yml', () => {
  const { context } = parseAction(
    { name: 'action.yml', content: read('action.yml') },
    new NoOperationTraceWriter(),
  );
  expect(context.errors.getErrors()).toEqual([]);
});

test('the parser reports a job that needs a job which is not there', async () => {
  const text =
    'on: push\njobs:\n  a:\n    needs: b\n    runs-on: ubuntu-latest\n    steps: [{run: "true"}]\n';
  expect(await problemsOf('broken', text)).not.toEqual([]);
});

test('the parser looks into the reusable workflow: an input that it lacks is reported', async () => {
  const text = read('examples/workflows/codex.yml');
  const problems = await problemsOf('broken', text.replace('agent-version', 'agent-versoin'));
  expect(problems.join('\n')).toContain('agent-versoin is not defined in the referenced workflow');
});

describe('the reusable workflow', () => {
  const batch: Yaml = parse(read('.github/workflows/batch.yml'));

  test('takes every right from its jobs and gives each what it needs, none of them to write', () => {
    expect(batch.permissions).toEqual({});
    const rights = Object.fromEntries(
      jobsOf(read('.github/workflows/batch.yml')).map(([id, job]) => [id, job.permissions]),
    );
    expect(rights).toEqual({
      plan: { contents: 'read' },
      legs: { contents: 'read' },
      muster: { contents: 'read', actions: 'read' },
    });
  });

  test('hands the secret to the step that runs agents and to nothing else', () => {
    const text = read('.github/workflows/batch.yml');
    const at = [...text.matchAll(/secrets\.agent-env/g)];
    expect(at).toHaveLength(1);
    const holders = batch.jobs.legs.steps.filter((step: Yaml) => JSON.stringify(step).includes('secrets.'));
    expect(holders.map((step: Yaml) => step.with.command)).toEqual(['shard']);
  });

  test('says nothing to Muster that its caller did not say, so that the settings file stands', () => {
    const inputs: Yaml = batch.on.workflow_call.inputs;
    const given = jobsOf(read('.github/workflows/batch.yml'))
      .flatMap(([, job]) => stepsOf(job))
      .filter((step) => own.test(step['uses'] ?? ''))
      .flatMap((step) => Object.values<Yaml>(step['with']))
      .map((value) => /^\$\{\{ inputs\.(?<name>[\w-]+)(?<rest>.*) \}\}$/.exec(String(value))?.groups)
      .filter((groups) => groups !== undefined && groups['name'] !== 'config');
    expect(given.length).toBeGreaterThan(5);
    for (const { name = '', rest } of given as Record<string, string>[]) {
      const value = inputs[name].default;
      // 0 and false are nothing to an expression.
      expect([name, rest === " || ''" ? value || '' : value]).toEqual([name, '']);
    }
  });

  test('has a last job that is never skipped and has a name that never changes', () => {
    expect(batch.jobs.muster).toMatchObject({
      name: 'muster',
      if: '${{ always() }}',
      needs: ['plan', 'legs'],
    });
  });

  test('runs no leg when nothing is open, and lets no failed leg stop the others', () => {
    expect(batch.jobs.legs.if).toContain("needs.plan.outputs.has-work == 'true'");
    expect(batch.jobs.legs.strategy['fail-fast']).toBe(false);
  });

  /** What its step makes of the name and version of an agent: exit code and outputs. */
  function choose(agent: string, version: string): readonly [number | null, string] {
    const step = batch.jobs.legs.steps.find(({ id }: Yaml) => id === 'agent');
    const dir = mkdtempSync(join(tmpdir(), 'muster-agent-'));
    const output = join(dir, 'output');
    writeFileSync(output, '');
    const runner = { RUNNER_TEMP: dir, RUNNER_OS: 'Linux', RUNNER_ARCH: 'X64', GITHUB_OUTPUT: output };
    const env = { PATH: process.env['PATH'] ?? '', AGENT: agent, VERSION: version, ...runner };
    try {
      const { status } = spawnSync('bash', ['-e', '-c', step.run], { env });
      return [status, readFileSync(output, 'utf8')];
    } finally {
      rmSync(dir, { recursive: true });
    }
  }

  test.each([
    ['codex', '0.1.2', '@openai/codex@0.1.2'],
    ['some-agent', '1.2.3-beta.1', 'some-agent@1.2.3-beta.1'],
    ['@scope/agent', '1.2.3', '@scope/agent@1.2.3'],
  ])('takes the agent %s in version %s', (agent, version, packed) => {
    const [code, outputs] = choose(agent, version);
    expect(code).toBe(0);
    expect(outputs.split('\n')[0]).toBe(`package=${packed}`);
    expect(outputs.split('\n')).toHaveLength(4);
  });

  test.each([
    ['another line', 'agent\nfolder=/elsewhere', '1.2.3'],
    ['another line before it', 'folder=/elsewhere\nagent', '1.2.3'],
    ['another line of the version', 'agent', '1.2.3\nkey=other'],
    ['a newline at the end', 'agent', '1.2.3\n'],
    ['a range', 'agent', '^1.2.3'],
    ['a file', './agent', '1.2.3'],
    ['nothing', 'agent', ''],
  ])('refuses as an agent %s', (_, agent, version) => {
    expect(choose(agent, version)).toEqual([1, '']);
  });

  test('keeps an agent in the cache before it has run, never after', () => {
    const uses: string[] = batch.jobs.legs.steps.map((step: Yaml) => (step.uses ?? '').split('@')[0]);
    expect(uses).not.toContain('actions/cache');
    expect(uses.indexOf('actions/cache/save')).toBeLessThan(uses.indexOf('pass-muster/muster'));
  });
});
