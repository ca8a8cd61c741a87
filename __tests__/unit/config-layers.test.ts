// Which layer wins, what each value remembers of its source, and that everything wrong is told at once.
import { describe, expect, test } from '@jest/globals';
import { strayVariables } from '../../src/cli/doctor/setting-rows.ts';
import { missingSettings } from '../../src/config/load-settings.ts';
import { failureText } from '../../src/present/failure-text.ts';
import type { CommandName } from '../../src/config/commands.ts';
import { parseConfig } from '../../src/config/parse-config.ts';
import { resolveSettings, type SettingLayers } from '../../src/config/resolve-settings.ts';
import type { ResolvedSettings } from '../../src/config/settings.ts';

const runners = ['dry-run', 'shell'];

function resolve(layers: Partial<SettingLayers> & { command?: CommandName }): ResolvedSettings {
  const result = resolveSettings({ command: 'run', flags: [], env: {}, runners, ...layers });
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.value;
}

const file = (values: Record<string, unknown>, folder = '.'): NonNullable<SettingLayers['file']> => ({
  path: `${folder}/muster.yml`,
  folder,
  values: new Map(
    Object.entries(values).map(([key, value], index) => [
      key,
      { value, at: { file: 'muster.yml', line: index + 1 } },
    ]),
  ),
});

test('what only the command line gives is no key of muster.yml, and nothing says that it is one', async () => {
  for (const key of ['from', 'artifact', 'skill']) {
    const parsed = parseConfig(`${key}: x\n`, 'muster.yml', runners);
    expect(parsed).toMatchObject({ ok: false, failures: [{ reason: 'config-unknown-key', key }] });
    expect(JSON.stringify(parsed)).not.toContain(`"nearest":"${key}"`);
  }
  expect(strayVariables({ MUSTER_FROM: 'x', MUSTER_JOBS: '2' })).toMatchObject([{ name: 'MUSTER_FROM' }]);
  const given = { command: 'mark', flags: [], env: {}, runners: async () => runners } as const;
  const [missing] = missingSettings(given, resolve({ command: 'mark' }));
  if (missing === undefined) throw new Error('nothing is missing');
  expect(missing).toMatchObject({ reason: 'setting-missing', setting: '--shard' });
  expect(failureText(missing).remedy).toBe('give it on the command line');
});

describe('layers', () => {
  const flags = [{ key: 'jobs', texts: ['4'] }];
  const env = { MUSTER_JOBS: '3' };
  const inFile = file({ jobs: 2 });

  test('a flag wins over the environment, that over the file, that over the default, and each says where it is from', () => {
    const found = [{ flags, env, file: inFile }, { env, file: inFile }, { file: inFile }, {}].map(
      (layers) => {
        const { values, sources } = resolve(layers);
        return [values.jobs, sources.jobs.kind];
      },
    );
    expect(found).toEqual([
      [4, 'flag'],
      [3, 'env'],
      [2, 'file'],
      [1, 'default'],
    ]);
  });

  test('an Action input wins over the environment, and an empty one counts as not given', () => {
    expect(resolve({ inputs: { jobs: '7' }, env }).values.jobs).toBe(7);
    expect(resolve({ inputs: { jobs: ' ' }, env }).values.jobs).toBe(3);
  });

  test('an empty variable counts as not set', () => {
    expect(resolve({ env: { MUSTER_JOBS: '' }, file: inFile }).values.jobs).toBe(2);
  });

  test('a list replaces the list of the layer below', () => {
    const flag = [
      { key: 'agent-env', texts: ['A'] },
      { key: 'agent-env', texts: ['B'] },
    ];
    expect(resolve({ flags: flag, file: file({ 'agent-env': ['C'] }) }).values.agentEnv).toEqual(['A', 'B']);
  });

  test('forbidden patterns add up, so that no layer switches off a check of another', () => {
    const flag = [{ key: 'forbid', texts: ['flag'] }];
    const { values, sources } = resolve({
      flags: flag,
      env: { MUSTER_FORBID: 'env' },
      file: file({ forbid: ['file', 'env'] }),
    });
    expect(values.forbid).toEqual(['file', 'env', 'flag']);
    expect(sources.forbid.kind).toBe('flag');
  });

  test('a switch that the file turns on is turned off by --flag=false', () => {
    expect(
      resolve({ flags: [{ key: 'force', texts: ['false'] }], file: file({ force: true }) }).values.force,
    ).toBe(false);
  });

  test('the last of a repeated flag counts', () => {
    expect(resolve({ flags: [...flags, { key: 'jobs', texts: ['9'] }] }).values.jobs).toBe(9);
  });

  test('mark takes its status and shard from the command line only', () => {
    const { values } = resolve({
      command: 'mark',
      env: { MUSTER_SHARD: 'shard_001' },
      file: file({ status: ['failed'] }),
    });
    expect([values.status, values.shard]).toEqual([undefined, undefined]);
  });

  test("a status in the file is run's, not retry's", () => {
    const inStatus = file({ status: ['pending'] });
    expect(resolve({ command: 'run', file: inStatus }).values.status).toEqual(['pending']);
    expect(resolve({ command: 'retry', file: inStatus }).values.status).toBeUndefined();
  });
});

describe('paths', () => {
  test('those of a file in another folder are relative to it, those of flags to the current directory', () => {
    const { values } = resolve({
      flags: [{ key: 'template', texts: ['t.md'] }],
      file: file({ items: './items.tsv', 'qc-schema': '/s.json' }, 'sub'),
    });
    expect([values.items, values.template, values.qcSchema]).toEqual(['sub/items.tsv', 't.md', '/s.json']);
  });

  test('the default folders go with the file, because a batch belongs to its muster.yml', () => {
    const { values } = resolve({ file: file({}, 'sub') });
    expect([values.workdir, values.batchDir]).toEqual(['sub', 'sub/_batches']);
  });

  test('beside the current directory everything stays as written', () => {
    const { values } = resolve({ file: file({ items: 'items.tsv' }) });
    expect([values.items, values.workdir, values.batchDir]).toEqual(['items.tsv', '.', '_batches']);
  });
});

describe('wrong values', () => {
  test('all of all layers are reported, overruled ones too, each with its source', () => {
    const result = resolveSettings({
      command: 'run',
      runners,
      flags: [
        { key: 'jobs', texts: ['0'] },
        { key: 'status', texts: ['pending', 'done'] },
      ],
      env: { MUSTER_JOBS: 'many', MUSTER_RUNNER: 'shel' },
    });
    const found = result.ok
      ? []
      : result.failures.map(
          (failure) => failure.reason === 'setting-invalid' && [failure.source, failure.value],
        );
    expect(found).toEqual([
      ['--status', 'done'],
      ['MUSTER_RUNNER', 'shel'],
      ['--jobs', '0'],
      ['MUSTER_JOBS', 'many'],
    ]);
  });

  test('a variable of another command is not looked at', () => {
    expect(resolve({ command: 'plan', env: { MUSTER_JOBS: 'many' } }).values.jobs).toBe(1);
  });

  test('mark refuses running, which only a claim may set', () => {
    const result = resolveSettings({
      command: 'mark',
      runners,
      env: {},
      flags: [{ key: 'status', texts: ['running'] }],
    });
    expect(result.ok).toBe(false);
  });
});

describe('lists that say nothing', () => {
  const failuresOf = (layers: Partial<SettingLayers>): unknown => {
    const result = resolveSettings({ command: 'run', flags: [], env: {}, runners, ...layers });
    return result.ok ? result.value.values : result.failures;
  };

  test.each([
    ['', { flags: [{ key: 'status', texts: [''] }] }, '--status'],
    [',', { flags: [{ key: 'status', texts: [','] }] }, '--status'],
    [' , ', { env: { MUSTER_STATUS: ' , ' } }, 'MUSTER_STATUS'],
    [',', { inputs: { status: ',' } }, 'input status'],
    ['', { command: 'retry', flags: [{ key: 'class', texts: [''] }] }, '--class'],
    ['', { flags: [{ key: 'forbid', texts: [''] }] }, '--forbid'],
    ['', { command: 'join', flags: [{ key: 'from', texts: [''] }] }, '--from'],
  ] as const)('%j is refused in %j', (value, layers, source) => {
    expect(failuresOf(layers)).toMatchObject([{ reason: 'setting-invalid', value, source }]);
  });

  test('an argument of the agent may be empty', () => {
    expect(resolve({ flags: [{ key: 'runner-arg', texts: [''] }] }).values.runnerArgs).toEqual(['']);
  });

  test('one word is expected of mark, and the last of a repeated flag counts', () => {
    const status = (...texts: string[]) => texts.map((text) => ({ key: 'status', texts: [text] }));
    expect(failuresOf({ command: 'mark', flags: status('failed,pending') })).toMatchObject([
      { reason: 'setting-invalid', setting: 'status', value: 'failed,pending' },
    ]);
    expect(resolve({ command: 'mark', flags: status('failed', 'pending') }).values.status).toEqual([
      'pending',
    ]);
  });
});

test.each([
  ['A B', 'A B'],
  ['=x', ''],
  ['A,B', 'A,B'],
  ['1A', '1A'],
  ['A*B', 'A*B'],
  ['A-B=secret', 'A-B'],
  ['sk-an-0123456789-0123456789', 'sk-an-012345…'],
])('agent-env %j is no variable, and its value is not repeated', (text, value) => {
  const result = resolveSettings({
    command: 'run',
    flags: [{ key: 'agent-env', texts: [text] }],
    env: {},
    runners,
  });
  expect(result.ok ? [] : result.failures).toEqual([
    {
      reason: 'setting-invalid',
      setting: 'agent-env',
      source: '--agent-env',
      value,
      expected: 'NAME, PREFIX_* or NAME=value',
    },
  ]);
});

test('agent-env takes names, prefixes, everything, and values of any text', () => {
  const texts = ['A', '_b1', 'AWS_*', '*', 'C=', 'D=a b=c\nd'];
  expect(resolve({ flags: [{ key: 'agent-env', texts }] }).values.agentEnv).toEqual(texts);
});

test('a wrong agent-env of muster.yml is named with its place, but neither its value nor its line', () => {
  const result = parseConfig('agent-env:\n  - A-B=secret\n  - "=secret"\n', 'muster.yml', runners);
  const failures = result.ok ? [] : result.failures;
  expect(failures).toMatchObject([{ at: { line: 2, column: 5 } }, { at: { line: 3, column: 5 } }]);
  expect(JSON.stringify(failures)).not.toContain('secret');
});
