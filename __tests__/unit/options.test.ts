// The table of options holds together, and every text a value can have is read or refused.
import { describe, expect, test } from '@jest/globals';
import { commandNames, commands } from '../../src/config/commands.ts';
import { expectedOf, readText, splitElements } from '../../src/config/option-text.ts';
import { envNameOf, isOptionOf, type OptionSpec } from '../../src/config/option-spec.ts';
import { options } from '../../src/config/options.ts';
import type { Settings } from '../../src/config/settings.ts';

/** Every field of Settings: the compiler refuses a forgotten or a surplus one. */
const fields: Readonly<Record<keyof Required<Settings>, true>> = {
  workdir: true,
  items: true,
  template: true,
  manifest: true,
  batchDir: true,
  batchSize: true,
  maxBytes: true,
  groupBy: true,
  force: true,
  explain: true,
  skill: true,
  scope: true,
  runner: true,
  shellCommand: true,
  verifyCommand: true,
  model: true,
  runnerArgs: true,
  agentEnv: true,
  status: true,
  shard: true,
  limit: true,
  jobs: true,
  timeoutMs: true,
  idleTimeoutMs: true,
  killGraceMs: true,
  continueOnFailure: true,
  halt: true,
  retries: true,
  retryDelayMs: true,
  delayMs: true,
  dryRun: true,
  markDryRun: true,
  noVerify: true,
  logLimitBytes: true,
  forbid: true,
  noJson: true,
  outputSchema: true,
  qcSchema: true,
  outputSchemaColumn: true,
  qcSchemaColumn: true,
  maxFileBytes: true,
  olderThanMs: true,
  failureClasses: true,
  group: true,
  maxLegs: true,
  policy: true,
  toleratedFailures: true,
  tolerantLegs: true,
  from: true,
  artifact: true,
  signKey: true,
  key: true,
  json: true,
  quiet: true,
  noColor: true,
};

const rules = { runners: ['dry-run', 'shell'] };
const option = (key: string): OptionSpec => {
  const found = options.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`no option ${key}`);
  return found;
};
const valueOf = (key: string, text: string): unknown => {
  const result = readText(option(key), text, rules);
  return result.ok ? result.value : 'refused';
};

describe('the table', () => {
  test('every field of the settings has exactly one option, and every option its own key and variable', () => {
    expect(options.map(({ field }) => field).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
    expect(new Set(options.map(({ key }) => envNameOf(key))).size).toBe(options.length);
  });

  test('only options without a value have no metavar, and every default is a value it would accept', () => {
    for (const each of options) {
      expect([each.key, each.metavar === undefined]).toEqual([each.key, each.kind === 'flag']);
      if (each.default !== undefined)
        expect([each.key, readText(each, String(each.default), rules).ok]).toEqual([each.key, true]);
    }
  });

  test('what a command requires is one of its options', () => {
    for (const name of commandNames) {
      for (const key of Object.keys(commands[name].required ?? {})) {
        expect([name, key, isOptionOf(option(key), name)]).toEqual([name, key, true]);
      }
    }
  });
});

describe('values', () => {
  test('seconds take fractions, exponents and units, and are milliseconds inside', () => {
    const texts = ['90', '1.5', '.5', '5.', '1e3', '250ms', '30m', '2h', '1d'];
    expect(texts.map((text) => valueOf('timeout', text))).toEqual([
      90_000, 1500, 500, 5000, 1_000_000, 250, 1_800_000, 7_200_000, 86_400_000,
    ]);
  });

  test.each(['nan', 'inf', 'Infinity', '-1', '0', '', '1e999', '0x10', '5 parsecs', '25d'])(
    'a timeout of %p is refused',
    (text) => {
      expect(valueOf('timeout', text)).toBe('refused');
    },
  );

  test('a time that no timer has to wait for may be longer than timers last', () => {
    expect(valueOf('older-than', '60d')).toBe(60 * 86_400_000);
  });

  test('zero is a delay but no timeout', () => {
    expect([valueOf('delay', '0'), valueOf('timeout', '0'), valueOf('older-than', '0')]).toEqual([
      0,
      'refused',
      'refused',
    ]);
  });

  test('sizes count in powers of 1000 or, with an i, of 1024', () => {
    expect(['10', '10MB', '10mb', '1.5KiB', '1 GiB'].map((text) => valueOf('max-bytes', text))).toEqual([
      10,
      1e7,
      1e7,
      1536,
      2 ** 30,
    ]);
    expect(['0', '-1', '10XB', '', 'MB', '1e6'].map((text) => valueOf('max-bytes', text))).toEqual(
      Array(6).fill('refused'),
    );
  });

  test.each([['0'], ['-3'], ['2.5'], ['x'], [''], ['1e3'], ['99999999999999999999']])(
    'a job count of %p is refused',
    (text) => {
      expect(valueOf('jobs', text)).toBe('refused');
    },
  );

  test('a halt rule is checked where it is given', () => {
    expect([valueOf('halt', 'soon,fail=3'), valueOf('halt', 'now,done=50%')]).toEqual([
      'soon,fail=3',
      'now,done=50%',
    ]);
    expect([valueOf('halt', 'soon'), valueOf('halt', 'later,fail=1')]).toEqual(['refused', 'refused']);
  });

  test('a refusal says what would have been right', () => {
    expect(expectedOf(option('jobs'), rules)).toBe('a whole number of at least 1');
    expect(expectedOf(option('runner'), rules)).toBe('one of dry-run, shell');
  });

  test('words come apart at blanks and commas, texts at line ends only', () => {
    expect(splitElements(option('status'), 'pending, failed\nskipped')).toEqual([
      'pending',
      'failed',
      'skipped',
    ]);
    expect(splitElements(option('forbid'), 'a b, c\n\nd')).toEqual(['a b, c', 'd']);
  });
});
