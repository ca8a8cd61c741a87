import { describe, expect, test } from '@jest/globals';
import { agentEnv } from '../../../src/runners/agent-env.ts';

const env = (parent: Record<string, string>, passNames: string[] = [], runnerPass: string[] = []) =>
  agentEnv({ parent, passNames, runnerPass });

describe('the agent environment', () => {
  test('holds the base list and nothing that was not asked for', () => {
    const parent = {
      PATH: '/bin',
      HOME: '/h',
      LC_ALL: 'C',
      https_proxy: 'p',
      AWS_SECRET_ACCESS_KEY: 's',
      PWD: '/x',
    };
    expect(env(parent)).toEqual({ PATH: '/bin', HOME: '/h', LC_ALL: 'C', https_proxy: 'p' });
  });

  test('takes names, prefixes and literals, and what the runner asks for', () => {
    const parent = { FOO: '1', FOOD: '2', DB_URL: '3', DB_USER: '4', OPENAI_API_KEY: '5', OTHER: '6' };
    expect(env(parent, ['FOO', 'DB_*', 'NEW=a=b', 'DB_USER=me'], ['OPENAI_*'])).toEqual({
      FOO: '1',
      DB_URL: '3',
      DB_USER: 'me',
      OPENAI_API_KEY: '5',
      NEW: 'a=b',
    });
  });

  const keys = [
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'INPUT_TOKEN',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'MUSTER_OWNER',
    'MUSTER_ATTEMPT',
    'NODE_OPTIONS',
  ];
  test.each(keys)('refuses %s under a wildcard and by name', (name) => {
    expect(env({ [name]: 'x', KEPT: 'y' }, ['*', name])).toEqual({ KEPT: 'y' });
  });

  test.each(['GITHUB_TOKEN', 'GH_TOKEN', 'GH_ENTERPRISE_TOKEN', 'RUNNER_TOKEN'])(
    'hands on %s only when it is named exactly',
    (name) => {
      expect(env({ [name]: 'x' }, ['*', 'GITHUB_*', 'GH_*', 'RUNNER_*'], ['GH_*'])).toEqual({});
      expect(env({ [name]: 'x' }, [name])).toEqual({ [name]: 'x' });
    },
  );

  test('takes NODE_OPTIONS as a literal, but no command file and no mark of Muster', () => {
    expect(env({}, ['NODE_OPTIONS=--trace-warnings', 'GITHUB_ENV=/x', 'MUSTER_OWNER=y', '=z'])).toEqual({
      NODE_OPTIONS: '--trace-warnings',
    });
  });

  test('passes everything else under *', () => {
    expect(env({ A: '1', GITHUB_SHA: '2' }, ['*'])).toEqual({ A: '1', GITHUB_SHA: '2' });
  });
});
