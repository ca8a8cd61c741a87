// The grammar of the command line, which users of the seed tool rely on.
import { describe, expect, test } from '@jest/globals';
import { parseArguments } from '../../src/cli/parse-arguments.ts';
import { usageFailures } from '../../src/cli/usage-failures.ts';
import { commandNames, type CommandName } from '../../src/config/commands.ts';

const flagsOf = (command: CommandName, ...argv: string[]): Record<string, readonly string[]> => {
  const parsed = parseArguments(command, argv);
  expect([parsed.problems, parsed.unknown]).toEqual([[], []]);
  return Object.fromEntries(parsed.flags.map(({ key, texts }) => [key, texts]));
};
const messagesOf = async (command: CommandName, ...argv: string[]): Promise<string[]> => {
  const failures = await usageFailures(command, parseArguments(command, argv));
  return failures.map((failure) => (failure.reason === 'usage' ? failure.message : failure.reason));
};

describe('grammar', () => {
  test('a value follows after a blank or an equals sign', () => {
    expect(flagsOf('plan', '--items', 'a.tsv', '--batch-size=3')).toEqual({
      items: ['a.tsv'],
      'batch-size': ['3'],
    });
  });

  test('a list takes all words up to the next option', () => {
    expect(flagsOf('run', '--status', 'pending', 'failed', '--jobs', '2')).toEqual({
      status: ['pending', 'failed'],
      jobs: ['2'],
    });
  });

  test('mark takes one status, so the next word is too much', async () => {
    expect(await messagesOf('mark', '--shard', 's', '--status', 'failed', 'skipped')).toEqual([
      'unrecognized arguments: skipped',
    ]);
  });

  test('an unambiguous beginning is enough', () => {
    expect(flagsOf('plan', '--item', 'a.tsv')).toEqual({ items: ['a.tsv'] });
  });

  test('an exact name wins over names that begin with it', () => {
    expect(flagsOf('run', '--runner', 'shell')).toEqual({ runner: ['shell'] });
  });

  test.each([
    ['run', '--job', 'jobs'],
    ['run', '--l', 'limit'],
    ['verify', '--f', 'forbid'],
    ['run', '--ti', 'timeout'],
  ] as const)(
    "%s %s still means the seed's --%s, whatever newer options there are",
    (command, given, key) => {
      expect(Object.keys(flagsOf(command, given, '1'))).toEqual([key]);
    },
  );

  test('an ambiguous beginning names what it could mean', async () => {
    expect(await messagesOf('plan', '--batch', '3')).toEqual([
      'ambiguous option: --batch could match --batch-dir, --batch-size',
    ]);
  });

  test('--no-json is a switch of its own, beside --json', () => {
    expect(flagsOf('verify', '--no-json', '--json')).toEqual({ 'no-json': ['true'], json: ['true'] });
  });

  test('a value that starts with a dash needs the equals sign', async () => {
    expect(flagsOf('verify', '--forbid=-x', '--forbid=--y')).toEqual({ forbid: ['--y'] });
    expect(parseArguments('verify', ['--forbid=-x', '--forbid=--y']).flags.map(({ texts }) => texts)).toEqual(
      [['-x'], ['--y']],
    );
    expect(await messagesOf('verify', '--forbid', '-x')).toEqual([
      'argument --forbid: expected one argument; a value that starts with a dash is given as --forbid=-x',
      'unknown option -x',
    ]);
  });

  test('an option of the agent, too, and the mistake is told once', async () => {
    const hint = (word: string) =>
      `argument --runner-arg: expected one argument; a value that starts with a dash is given as --runner-arg=${word}`;
    expect(await messagesOf('run', '--runner-arg', '--tools')).toEqual([hint('--tools')]);
    // One of ours may be meant as such; what an agent takes is anything.
    expect(await messagesOf('run', '--runner-arg', '--model', 'm')).toEqual([hint('--model')]);
    expect(await messagesOf('run', '--items', '--template', 't')).toEqual([
      'argument --items: expected one argument',
    ]);
  });

  test('a negative number is a value, and wrong for what it is', () => {
    expect(flagsOf('run', '--limit', '-1')).toEqual({ limit: ['-1'] });
  });

  test('a missing value does not swallow the next option', async () => {
    expect(parseArguments('build-prompts', ['--items', '--template', 't']).flags).toEqual([
      { key: 'template', texts: ['t'] },
    ]);
    expect(await messagesOf('build-prompts', '--items', '--template', 't')).toEqual([
      'argument --items: expected one argument',
    ]);
  });

  test('after -- every word is an argument', () => {
    expect(parseArguments('explain', ['--', '--item-7']).positionals).toEqual(['--item-7']);
  });

  test('an empty value is kept, for the settings to refuse', () => {
    expect(flagsOf('plan', '--items=')).toEqual({ items: [''] });
  });
});

describe('what is wrong', () => {
  test('a mistyped option is met with the nearest one, and its value is not a second mistake', async () => {
    expect(await messagesOf('plan', '--itmes', 'a.tsv')).toEqual([
      'unknown option --itmes; did you mean --items?',
    ]);
  });

  test("another command's option is recognised as such", async () => {
    expect(await messagesOf('plan', '--jobs', '4')).toEqual([
      'plan has no option --jobs; it belongs to run, retry',
    ]);
  });

  test('all problems are told at once', async () => {
    expect(await messagesOf('completion', 'tcsh', 'more', '--nope')).toEqual([
      'unknown option --nope',
      'unrecognized arguments: more',
      "argument SHELL: expected one of bash, zsh, fish, found 'tcsh'",
    ]);
  });

  test('a required argument is asked for', async () => {
    expect(await messagesOf('explain')).toEqual(['the following arguments are required: SHARD|ITEM']);
  });

  test.each(commandNames)('%s knows --help, also beside nonsense', (command) => {
    expect(parseArguments(command, ['--nope', '-h']).isHelp).toBe(true);
  });
});
