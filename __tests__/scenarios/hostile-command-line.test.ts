// Command lines and surroundings that nobody means well: full disks, deleted folders, pipes in the place of files, lists
// that say nothing. Each is answered at once, with one clear failure and a documented exit code.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { cliPath, openCliRig, type CliRig } from '../rigs/cli-rig.ts';

interface ErrorAnswer {
  readonly format: string;
  readonly exitCode: number;
  readonly failures: readonly { readonly reason: string }[];
}

const errorOf = (stdout: string): ErrorAnswer => JSON.parse(stdout) as ErrorAnswer;
const reasonsOf = (stdout: string): string[] => errorOf(stdout).failures.map(({ reason }) => reason);

/** `muster …args` below a shell, for redirections. */
function inShell(rig: CliRig, script: string, cwd = rig.dir) {
  const { status, stderr } = spawnSync('bash', ['-c', script, process.execPath, cliPath], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: rig.dir },
    encoding: 'utf8',
  });
  return { code: status, stderr };
}

describe('an answer that can not be written', () => {
  test.each([
    ['--version', 4],
    ['completion bash', 4],
    ['completion bash --json', 4],
    // What was red anyway stays what it was.
    ['verify --items items.tsv', 1],
  ])('%s to a full disk says so and is not green', (args, code) => {
    using rig = openCliRig();
    rig.write('items.tsv', 'item_id\tsource\toutput\tqc\tnotes\na\ts\to\tq\t\n');
    const ended = inShell(rig, `"$0" "$1" ${args} >/dev/full`);
    expect(ended.code).toBe(code);
    expect(ended.stderr.match(/^error: cannot write to stdout: ENOSPC.*$/gm)).toHaveLength(1);
  });

  test('an answer of which only a part fits is not taken for whole', () => {
    using rig = openCliRig();
    // The limit is 1 KiB a file: the system takes that much of a larger text, as a disk does that is nearly full.
    const ended = inShell(rig, `ulimit -f 1; "$0" "$1" completion bash >script`);
    expect(ended.code).toBe(4);
    expect(ended.stderr).toContain('error: cannot write to stdout: EFBIG');
  });

  test('a reader that has seen enough is no failure', () => {
    using rig = openCliRig();
    expect(inShell(rig, `set -o pipefail; "$0" "$1" completion bash | true`)).toEqual({
      code: 0,
      stderr: '',
    });
  });
});

describe('a current folder that was deleted', () => {
  test.each(['init', 'init /tmp/elsewhere', 'doctor', 'plan', 'status', 'run', 'verify', 'completion bash'])(
    '%s says so',
    (args) => {
      using rig = openCliRig();
      const gone = join(rig.dir, 'gone');
      mkdirSync(gone);
      const ended = inShell(rig, `rmdir "$PWD"; "$0" "$1" ${args}`, gone);
      expect(ended.code).toBe(4);
      expect(ended.stderr).toContain('error: the current folder is not there any more');
    },
  );

  test('the same is said in JSON, and help needs no folder', () => {
    using rig = openCliRig();
    const gone = join(rig.dir, 'gone');
    mkdirSync(gone);
    const ended = inShell(rig, `rmdir "$PWD"; "$0" "$1" init --json >&2`, gone);
    expect(errorOf(ended.stderr)).toMatchObject({
      exitCode: 4,
      failures: [{ reason: 'current-folder-gone' }],
    });
    mkdirSync(gone);
    expect(inShell(rig, `rmdir "$PWD"; "$0" "$1" init --help`, gone).code).toBe(0);
  });
});

describe('whoever asked for JSON gets a refusal as JSON', () => {
  test.each([
    [['run', '--json=true', '--jobs', 'x'], {}],
    [['run', '--js', '--jobs', 'x'], {}],
    [['run', '--jobs', 'x', '--json=1'], {}],
    [['run', '--bogus', '--json'], {}],
    [['bogus', '--js'], {}],
    [['--json', 'status'], {}],
    [['run', '--jobs', 'x'], { MUSTER_JSON: 'yes' }],
  ] as const)('%j with %j', (args, env) => {
    using rig = openCliRig();
    const ended = rig.muster(args, { env });
    expect([ended.code, ended.stderr, errorOf(ended.stdout).exitCode]).toEqual([2, '', 2]);
  });

  test.each([
    ['json: true\n', ['run', '--jobs', 'x'], 2],
    ['json: true\n', ['bogus'], 2],
    ['json: true\nitemz: items.tsv\n', ['run'], 3],
    ['itemz: items.tsv\njson: true\njobs: [\n', ['run'], 3],
  ] as const)('also where %j asked for it and %j is refused', (config, args, code) => {
    using rig = openCliRig();
    rig.write('muster.yml', config);
    const ended = rig.muster(args);
    expect([ended.code, ended.stderr, errorOf(ended.stdout).exitCode]).toEqual([code, '', code]);
  });

  test.each([
    ['json: true\n', ['run', '--jobs', 'x', '--json=false'], {}],
    ['json: true\n', ['run', '--jobs', 'x'], { MUSTER_JSON: 'no' }],
    ['json: true\n', ['init', '--jobs', 'x'], {}],
    ['jobs: 1\n', ['run', '--jobs', 'x', '--', '--json'], {}],
  ] as const)('%j: %j with %j asks for text', (config, args, env) => {
    using rig = openCliRig();
    rig.write('muster.yml', config);
    const ended = rig.muster(args, { env });
    expect([ended.code, ended.stdout]).toEqual([2, '']);
  });

  test('doctor, which reports a wrong muster.yml itself, follows it in this', () => {
    using rig = openCliRig();
    rig.write('muster.yml', 'json: true\nitemz: items.tsv\n');
    expect(errorOf(rig.muster(['doctor']).stdout).format).toBe('muster.doctor/1');
  });
});

describe('what is no file', () => {
  const places: readonly (readonly string[])[] = [
    ['plan', '--items', 'PATH'],
    ['plan', '--template', 'PATH'],
    ['build-prompts', '--template', 'PATH'],
    ['run', '--output-schema', 'PATH'],
    ['verify', '--qc-schema', 'PATH'],
    ['status', '--manifest', 'PATH'],
    ['status', '--config', 'PATH'],
    ['run', '--workdir', 'PATH', '--manifest', '_batches/manifest.tsv'],
    ['join', '--from', '.', '--sign-key', 'PATH'],
    ['verify-manifest', '.', '--key', 'PATH'],
  ];

  test.each([
    ['fifo', places],
    ['/dev/zero', places.slice(0, 1)],
    ['loop', places.slice(3, 8)],
  ])('%s is refused at once wherever a file is configured', (path, at) => {
    using rig = openCliRig();
    rig.muster(['init']);
    rig.muster(['plan']);
    execFileSync('mkfifo', [join(rig.dir, 'fifo')]);
    symlinkSync('loop', join(rig.dir, 'loop'));
    for (const place of at) {
      const args = place.map((word) => (word === 'PATH' ? path : word));
      const ended = rig.muster([...args, '--json']);
      expect([args, ended.code, reasonsOf(ended.stdout)]).toEqual([
        args,
        3,
        expect.arrayContaining(['file-unreadable']),
      ]);
    }
  });

  test('a folder is refused as a schema under its name', () => {
    using rig = openCliRig();
    rig.muster(['init']);
    rig.muster(['plan']);
    const ended = rig.muster(['verify', '--output-schema', '.']);
    expect([ended.code, ended.stderr]).toEqual([3, expect.stringContaining("the JSON Schema '.'")]);
  });

  test('init writes into no pipe, through no dangling link and over no folder', () => {
    using rig = openCliRig();
    execFileSync('mkfifo', [join(rig.dir, 'muster.yml')]);
    mkdirSync(join(rig.dir, 'items.tsv'));
    symlinkSync('nowhere', join(rig.dir, 'worker.sh'));
    const plain = rig.muster(['init', '--json']);
    expect([plain.code, reasonsOf(plain.stdout)]).toEqual([
      4,
      ['file-unwritable', 'file-unwritable', 'file-exists'],
    ]);
    const forced = rig.muster(['init', '--force', '--json']);
    expect([forced.code, reasonsOf(forced.stdout)]).toEqual([4, ['file-unwritable', 'file-unwritable']]);
    using project = openCliRig();
    execFileSync('mkfifo', [join(project.dir, 'AGENTS.md')]);
    expect(project.muster(['init', '--skill']).code).toBe(4);
  });

  test.each(['/proc/nope', '/dev/null/x', 'a'.repeat(300)])('init of %.20s ends', (folder) => {
    using rig = openCliRig();
    const ended = rig.muster(['init', folder, '--json']);
    expect([ended.code, new Set(reasonsOf(ended.stdout))]).toEqual([4, new Set(['file-unwritable'])]);
  });
});

test('a batch folder that leads in a circle is a failure of every command, and a bug of none', () => {
  using rig = openCliRig();
  rig.muster(['init']);
  rig.muster(['plan']);
  rmSync(join(rig.dir, '_batches'), { recursive: true });
  symlinkSync('_batches', join(rig.dir, '_batches'));
  const lines = [
    ['plan'],
    ['build-prompts', '--template', 'prompt-template.md'],
    ['run'],
    ['run', '--dry-run'],
    ['retry'],
    ['verify', '--shard', 'shard_001'],
    ['status'],
    ['explain', 'shard_001'],
    ['resume'],
    ['mark', '--shard', 'shard_001', '--status', 'skipped'],
    ['reclaim', '--older-than', '1'],
  ];
  const codes = lines.map((args) => [args[0], rig.muster(args).code]);
  expect(codes.filter(([, code]) => code !== 3 && code !== 4)).toEqual([]);
});

test('arguments that say nothing are refused', () => {
  using rig = openCliRig();
  for (const args of [
    ['init', ''],
    ['explain', ''],
    ['verify-manifest', ''],
    ['resume', '--status='],
    ['retry', '--class', ','],
  ])
    expect([args, rig.muster(args).code]).toEqual([args, 2]);
});

test('a name that holds control characters reaches no terminal as it is', () => {
  using rig = openCliRig();
  const ended = rig.muster(['init', 'a\u001b[31m\nb']);
  expect(ended.code).toBe(0);
  // oxlint-disable-next-line no-control-regex
  expect(ended.stdout + ended.stderr).not.toMatch(/\u001b|^b/m);
});

test('doctor does not repeat what was meant for the agent alone', () => {
  using rig = openCliRig();
  for (const args of [['doctor'], ['doctor', '--json']]) {
    const { stdout } = rig.muster([...args, '--agent-env', 'KEY=verysecret=', '--agent-env', 'NAME']);
    expect(stdout).not.toContain('verysecret');
    expect(stdout).toContain('KEY=… NAME');
  }
});

test('QC with a key that is there twice does not pass, whichever of the two says so', () => {
  using rig = openCliRig();
  rig.write('items.tsv', 'item_id\tsource\toutput\tqc\tnotes\na\ts\to.md\tq.json\t\n');
  rig.write('o.md', 'text\n');
  rig.write('q.json', '{\n  "pass": false,\n  "pass": true\n}\n');
  const ended = rig.muster(['verify', '--items', 'items.tsv']);
  expect([ended.code, ended.stdout]).toEqual([
    1,
    'invalid qc json: q.json:3:3: the key "pass" is there twice (item a)\n',
  ]);
  expect(readFileSync(join(rig.dir, 'q.json'), 'utf8')).toContain('true');
});

test('a path of a folder is no output', () => {
  using rig = openCliRig();
  rig.write('items.tsv', 'item_id\tsource\toutput\tqc\tnotes\na\ts/\to/\tq/.\t\n');
  const ended = rig.muster(['plan', '--items', 'items.tsv']);
  expect(ended.code).toBe(3);
  expect(ended.stderr.match(/names a folder/g)).toHaveLength(2);
});
