// Doctor finds what is missing on a real machine and says where settings come from.
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { nodeFinding } from '../../src/cli/doctor/machine-findings.ts';
import { openCliRig } from '../rigs/cli-rig.ts';

interface DoctorAnswer {
  readonly isOk: boolean;
  readonly sections: readonly {
    readonly title: string;
    readonly findings: readonly { readonly name: string; readonly isOk: boolean }[];
  }[];
  readonly settings: readonly { readonly key: string; readonly value: string; readonly source: string }[];
}

const answerOf = (stdout: string): DoctorAnswer => JSON.parse(stdout) as DoctorAnswer;
const wrongNames = (answer: DoctorAnswer): string[] =>
  answer.sections.flatMap(({ findings }) => findings.filter(({ isOk }) => !isOk).map(({ name }) => name));

test('on this machine the dry run lacks nothing', () => {
  using rig = openCliRig();
  const run = rig.muster(['doctor']);
  expect([run.code, run.stderr]).toEqual([0, '']);
  expect(run.stdout).toContain('Everything is in place.');
  expect(run.stdout).toContain('`muster run` executes nothing (--runner shell|codex|claude)');
  expect(readdirSync(rig.dir)).toEqual([]);
});

test('every setting says where it comes from', () => {
  using rig = openCliRig();
  rig.write('muster.yml', '# settings\njobs: 3\n');
  const run = rig.muster(['doctor', '--json', '--batch-dir', 'b'], { env: { MUSTER_MODEL: 'm' } });
  const sources = Object.fromEntries(
    answerOf(run.stdout).settings.map(({ key, value, source }) => [key, [value, source]]),
  );
  expect(sources).toMatchObject({
    jobs: ['3', 'muster.yml:2'],
    'batch-dir': ['b', '--batch-dir'],
    model: ['m', 'MUSTER_MODEL'],
    timeout: ['-', 'default'],
  });
});

test('a long value does not run into its source', () => {
  using rig = openCliRig();
  const command = `sh worker.sh ${'x'.repeat(60)}`;
  rig.write('muster.yml', `runner: shell\nshell-command: ${command}\n`);
  expect(rig.muster(['doctor']).stdout).toContain(`${command}  muster.yml:2\n`);
});

describe('what is wrong', () => {
  test('a broken muster.yml is a finding among the others, not the end of the answer', () => {
    using rig = openCliRig();
    rig.write('muster.yml', 'jobs: 0\nbroken: 1\n');
    const run = rig.muster(['doctor', '--json']);
    const answer = answerOf(run.stdout);
    expect([run.code, answer.isOk, wrongNames(answer)]).toEqual([
      4,
      false,
      ['muster.yml:1:7', 'muster.yml:2:1'],
    ]);
    expect(answer.sections[0]?.findings.every(({ isOk }) => isOk)).toBe(true);
  });

  test('a muster.yml that is not UTF-8 is told with the place of the first wrong byte', () => {
    using rig = openCliRig();
    writeFileSync(join(rig.dir, 'muster.yml'), Buffer.from('jobs: 2\nmodel: caf\xe9\n', 'latin1'));
    const run = rig.muster(['plan', '--items', 'items.tsv']);
    expect([run.code, run.stderr]).toEqual([3, expect.stringMatching(/^muster\.yml:2:11: error: /)]);
  });

  test('a mistyped variable, which would silently do nothing, is named', () => {
    using rig = openCliRig();
    const run = rig.muster(['doctor'], { env: { MUSTER_JOB: '4' } });
    expect(run.code).toBe(4);
    expect(run.stdout).toContain('did you mean MUSTER_JOBS?');
  });

  test('missing git and a missing work dir are found together', () => {
    using rig = openCliRig();
    mkdirSync(join(rig.dir, 'bin'));
    symlinkSync(process.execPath, join(rig.dir, 'bin/node'));
    const run = rig.muster(['doctor', '--json', '--workdir', 'nowhere'], {
      env: { PATH: join(rig.dir, 'bin') },
    });
    expect([run.code, wrongNames(answerOf(run.stdout))]).toEqual([4, ['git', 'workdir']]);
  });

  test('a runner whose command is not there', () => {
    using rig = openCliRig();
    const run = rig.muster(['doctor', '--runner', 'codex', '--json'], {
      env: { PATH: dirname(process.execPath) },
    });
    expect(run.code).toBe(4);
    expect(
      answerOf(run.stdout)
        .sections.find(({ title }) => title === 'Runner codex')
        ?.findings.some(({ isOk }) => !isOk),
    ).toBe(true);
  });

  test("a runner whose command is on our PATH, but not on the agent's", () => {
    using rig = openCliRig();
    rig.write('bin/codex', '#!/bin/sh\necho codex 1.2.3\n');
    chmodSync(join(rig.dir, 'bin/codex'), 0o755);
    const env = { PATH: `${join(rig.dir, 'bin')}:${process.env['PATH'] ?? ''}`, CODEX_API_KEY: 'k' };
    const doctor = (...more: string[]) => {
      const answer = answerOf(rig.muster(['doctor', '--runner', 'codex', '--json', ...more], { env }).stdout);
      return wrongNames(answer);
    };
    expect(doctor()).toEqual([]);
    expect(doctor('--agent-env', 'PATH=/usr/bin:/bin')).toEqual(['codex on PATH']);
  });

  test('an old Node', () => {
    expect([
      nodeFinding('22.12.0').isOk,
      nodeFinding('22.13.0').isOk,
      nodeFinding('20.19.0').isOk,
      nodeFinding('24.0.0').isOk,
    ]).toEqual([false, true, false, true]);
  });
});

test('a batch folder that cannot be written to', () => {
  using rig = openCliRig();
  mkdirSync(join(rig.dir, 'closed'));
  chmodSync(join(rig.dir, 'closed'), 0o500);
  const isRoot = process.getuid?.() === 0;
  const run = rig.muster(['doctor', '--json', '--batch-dir', isRoot ? '/proc/self/closed' : 'closed/batch']);
  expect([run.code, wrongNames(answerOf(run.stdout))]).toEqual([4, ['batch folder']]);
});
