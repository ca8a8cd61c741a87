// The inputs and outputs of the Action: action.yml against the tables, and how inputs are read.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { actionCommands, inputKeys, loadInputs } from '../../src/action/inputs.ts';
import { jobInputKeys, readJobInputs } from '../../src/action/job.ts';
import { outputNames } from '../../src/action/outputs.ts';
import { isOptionOf } from '../../src/config/option-spec.ts';
import { options } from '../../src/config/options.ts';

interface ActionFile {
  readonly inputs: Readonly<
    Record<string, { readonly description?: string; readonly default?: string; readonly required?: boolean }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description?: string }>>;
}

const file = parse(
  readFileSync(fileURLToPath(new URL('../../action.yml', import.meta.url)), 'utf8'),
) as ActionFile;

/** No muster.yml of the tester may be read: the settings file is named, and empty. */
const nowhere = { MUSTER_CONFIG: fileURLToPath(new URL('../golden/config/empty.yml', import.meta.url)) };

test('action.yml has an input for every option that makes sense in a workflow, in the order of the table', () => {
  expect(Object.keys(file.inputs)).toEqual(['command', 'config', ...jobInputKeys, ...inputKeys]);
});

test('options of the commands that are no inputs are few and known', () => {
  const commands = ['run', 'verify', 'plan', 'join'] as const;
  const own = options.filter((option) => commands.some((command) => isOptionOf(option, command)));
  expect(own.map(({ key }) => key).filter((key) => !inputKeys.includes(key))).toEqual([
    'mark-dry-run',
    'from',
    'artifact',
    'sign-key',
    'json',
    'no-color',
  ]);
});

test('action.yml has the outputs of the table, and describes all of its inputs and outputs', () => {
  expect(Object.keys(file.outputs)).toEqual([...outputNames]);
  for (const { description } of [...Object.values(file.inputs), ...Object.values(file.outputs)])
    expect(description).toMatch(/^\S.{10,}/);
});

test('only the command has a default in action.yml: any other would hide what muster.yml says', () => {
  const withDefault = Object.entries(file.inputs).filter(
    ([, input]) => input.default !== undefined || input.required !== undefined,
  );
  expect(withDefault.map(([key]) => key)).toEqual(['command']);
});

test('descriptions name the default of the option, where it has one', () => {
  const silent = options.filter(({ key, kind, default: value }) => {
    if (
      !inputKeys.includes(key) ||
      value === undefined ||
      kind === 'flag' ||
      kind === 'runner' ||
      value === '.'
    )
      return false;
    return file.inputs[key]?.description?.includes(`default ${String(value)}`) !== true;
  });
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test('inputs are read under the names the runner gives them, lists by line', async () => {
  const inputs = await loadInputs({
    ...nowhere,
    INPUT_COMMAND: 'run',
    'INPUT_BATCH-SIZE': ' 7 ',
    INPUT_RUNNER: 'shell',
    'INPUT_SHELL-COMMAND': 'cat',
    'INPUT_AGENT-ENV': 'API_KEY\nMODE=fast and loose\n',
    'INPUT_NO-JSON': 'true',
    INPUT_TEMPLATE: '',
  });
  if (!inputs.ok) throw new Error(JSON.stringify(inputs.failures));
  const { values, sources } = inputs.value.resolved;
  expect(values).toMatchObject({
    batchSize: 7,
    runner: 'shell',
    agentEnv: ['API_KEY', 'MODE=fast and loose'],
    noJson: true,
  });
  expect(sources.batchSize).toEqual({ kind: 'input', name: 'batch-size' });
  expect(sources.template.kind).toBe('default');
});

test.each(actionCommands)('an input is checked also where %s has no use for it', async (command) => {
  const inputs = await loadInputs({
    ...nowhere,
    INPUT_COMMAND: command,
    INPUT_ITEMS: 'i.tsv',
    INPUT_RUNNER: 'codx',
  });
  expect(inputs.ok ? [] : inputs.failures).toContainEqual(
    expect.objectContaining({ reason: 'setting-invalid', source: 'input runner', value: 'codx' }),
  );
});

test.each([
  ['', undefined],
  ['true', true],
  ['false', false],
])('cancelled: %p is read as %p', (text, isCancelled) => {
  const inputs = readJobInputs((key) => (key === 'cancelled' ? text : ''));
  expect(inputs.ok && inputs.value.isCancelled).toBe(isCancelled);
});

test('cancelled takes nothing else', () => {
  const inputs = readJobInputs((key) => (key === 'cancelled' ? 'yes' : ''));
  expect(inputs.ok ? [] : inputs.failures).toEqual([
    expect.objectContaining({ reason: 'setting-invalid', setting: 'cancelled', value: 'yes' }),
  ]);
});
