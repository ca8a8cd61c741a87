// The command line as a process: usage errors, help, JSON mode, settings from everywhere, readers that go away.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { commandNames } from '../../src/config/commands.ts';
import { cliPath, openCliRig } from '../rigs/cli-rig.ts';

const version = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

describe('help and version', () => {
  test('no command is a usage error that shows the help on stderr', () => {
    using rig = openCliRig();
    const run = rig.muster([]);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('muster COMMAND [OPTIONS]');
  });

  test.each(['--help', '-h', 'help'])('%s shows the help on stdout', (word) => {
    using rig = openCliRig();
    const run = rig.muster([word]);
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('muster COMMAND [OPTIONS]');
  });

  test.each(commandNames)('%s --help needs no settings and shows an example', (command) => {
    using rig = openCliRig();
    rig.write('muster.yml', 'broken: [');
    const run = rig.muster([command, '--help']);
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toMatch(new RegExp(`Examples\\n.*muster ${command}`));
  });

  test('--version tells the version of the package', () => {
    using rig = openCliRig();
    expect(rig.muster(['--version'])).toEqual({ code: 0, stdout: `muster ${version}\n`, stderr: '' });
  });
});

describe('usage errors', () => {
  test('an unknown command is met with the nearest one', () => {
    using rig = openCliRig();
    const run = rig.muster(['pln']);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toBe(
      "usage: muster COMMAND [OPTIONS]\nmuster: error: unknown command 'pln'; did you mean plan?\nTry `muster --help`.\n",
    );
  });

  test('everything that is wrong with a command line is told at once', () => {
    using rig = openCliRig();
    const run = rig.muster(['plan', '--itmes', 'x', '--batch-size', '0', 'extra'], {
      env: { MUSTER_MAX_BYTES: 'huge' },
    });
    expect([run.code, run.stdout]).toEqual([2, '']);
    const errors = run.stderr.split('\n').filter((line) => line.startsWith('muster plan: error: '));
    expect(errors).toHaveLength(4);
    expect(run.stderr).toMatch(/^usage: muster plan --items FILE/);
    for (const part of ['--itmes', 'extra', '--batch-size', 'MUSTER_MAX_BYTES'])
      expect(errors.join('\n')).toContain(part);
  });

  test.each([
    ['plan without items', ['plan'], '--items'],
    ['a batch size that is no number', ['plan', '--items', 'i.tsv', '--batch-size', 'x'], '--batch-size'],
    ['a batch size of 0', ['plan', '--items', 'i.tsv', '--batch-size', '0'], '--batch-size'],
    ['mark without a status', ['mark', '--shard', 'shard_001'], '--status'],
    ['mark to running', ['mark', '--shard', 'shard_001', '--status', 'running'], 'running'],
    ['no jobs', ['run', '--jobs', '0'], '--jobs'],
    ['no time', ['run', '--timeout', '0'], '--timeout'],
    ['a time that is not a number', ['run', '--timeout', 'nan'], '--timeout'],
    ['an endless time', ['run', '--timeout', 'inf'], '--timeout'],
    ['reclaiming what is not old', ['reclaim', '--older-than', '0'], '--older-than'],
    ['reclaim without an age', ['reclaim'], '--older-than'],
    ['an unknown runner', ['run', '--runner', 'shel'], 'shel'],
    ['an unknown status', ['run', '--status', 'done'], 'done'],
    ['a shell without a command', ['run', '--runner', 'shell'], '--shell-command'],
    [
      'a forbidden pattern that looks like an option',
      ['verify', '--items', 'i.tsv', '--forbid', '-x'],
      '--forbid=-x',
    ],
  ])('%s is refused with exit code 2 and named', (_, argv, part) => {
    using rig = openCliRig();
    const run = rig.muster(argv);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(`muster ${argv[0]}: error: `);
    expect(run.stderr).toContain(part);
  });

  test('in JSON mode a usage error is one document', () => {
    using rig = openCliRig();
    const run = rig.muster(['plan', '--json', '--nope']);
    const document = JSON.parse(run.stdout) as {
      format: string;
      exitCode: number;
      failures: { reason: string }[];
    };
    expect([run.code, run.stderr, document.format, document.exitCode]).toEqual([2, '', 'muster.error/1', 2]);
    expect(document.failures.map(({ reason }) => reason)).toEqual(['usage', 'setting-missing']);
  });
});

describe('muster.yml', () => {
  test('a mistake is shown with its place, and nothing is done', () => {
    using rig = openCliRig();
    rig.write('muster.yml', 'items: items.tsv\nbatch-sise: 3\n');
    const run = rig.muster(['plan']);
    expect([run.code, run.stdout]).toEqual([3, '']);
    expect(run.stderr).toContain('muster.yml:2:1');
    expect(run.stderr).toContain('batch-size');
  });

  test('its mistakes and those of the command line are told together', () => {
    using rig = openCliRig();
    rig.write('muster.yml', 'jobs: 0\n');
    const run = rig.muster(['run', '--limit', 'x']);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('--limit');
    expect(run.stderr).toContain('muster.yml:1:7');
  });

  test('two files of which only one can be meant are refused', () => {
    using rig = openCliRig();
    rig.write('muster.yml', '');
    rig.write('muster.yaml', '');
    const run = rig.muster(['resume']);
    expect(run.code).toBe(3);
    expect(run.stderr).toContain('muster.yaml: error: muster.yml is here too');
  });

  test('a file that was named must be there', () => {
    using rig = openCliRig();
    expect(rig.muster(['resume', '--config', 'other.yml']).code).toBe(3);
    expect(rig.muster(['resume'], { env: { MUSTER_CONFIG: 'other.yml' } }).code).toBe(3);
  });
});

describe('a reader that goes away', () => {
  test('ends the output quietly and changes no exit code', async () => {
    const child = spawn(process.execPath, [cliPath, 'completion', 'zsh'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdout.destroy();
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, stderr]).toEqual([0, '']);
  });
});

test('the reference pages, the JSON Schemas and muster.schema.json are what the tables say', () => {
  const root = new URL('../..', import.meta.url);
  const run = spawnSync(process.execPath, ['scripts/generate-reference.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([run.status, run.stdout]).toEqual([0, '']);
});
