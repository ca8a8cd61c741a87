// `init --skill` puts skills and roles where Claude Code and Codex look for them, beside what a project has already.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ownSkills } from '../../src/cli/init/skill-files.ts';
import { openCliRig } from '../rigs/cli-rig.ts';

const { skills, roles } = ownSkills();

test('both agents find the same skills, and every role in the form they read', () => {
  using rig = openCliRig();
  const run = rig.muster(['init', '--skill', '--json']);
  const { files } = JSON.parse(run.stdout) as { files: string[] };
  expect([run.code, files.filter((path) => !existsSync(join(rig.dir, path)))]).toEqual([0, []]);
  for (const { name, text } of skills) {
    expect(rig.read(`.claude/skills/${name}/SKILL.md`)).toBe(text);
    expect(rig.read(`.agents/skills/${name}/SKILL.md`)).toBe(text);
  }
  for (const { name, text } of roles) {
    expect(rig.read(`.claude/agents/${name}.md`)).toBe(text);
    expect(rig.read(`.codex/agents/${name}.toml`)).toContain(`name = "${name}"`);
  }
  expect(existsSync(join(rig.dir, 'muster.yml'))).toBe(false);
});

test('a second time nothing is written, and an AGENTS.md of one’s own is kept', () => {
  using rig = openCliRig();
  rig.write('AGENTS.md', '# House rules\n');
  expect(rig.muster(['init', '--skill']).code).toBe(0);
  const agents = rig.read('AGENTS.md');
  expect(agents.startsWith('# House rules\n\n<!-- muster: begin -->')).toBe(true);
  const again = rig.muster(['init', '--skill']);
  expect([again.code, again.stdout, rig.read('AGENTS.md')]).toEqual([0, '', agents]);
  expect(again.stderr).toContain('nothing to write');
});

test('a skill that somebody changed is kept, unless --force says otherwise', () => {
  using rig = openCliRig();
  const path = '.claude/skills/muster-batch/SKILL.md';
  rig.write(path, 'mine');
  const refused = rig.muster(['init', '--skill']);
  expect([refused.code, rig.read(path), existsSync(join(rig.dir, 'AGENTS.md'))]).toEqual([5, 'mine', false]);
  expect(refused.stderr).toContain(path);
  expect(rig.muster(['init', '--skill', '--force']).code).toBe(0);
  expect(rig.read(path)).not.toBe('mine');
});

test('a batch can be set up in a project that has the skills', () => {
  using rig = openCliRig();
  for (const argv of [['init', '--skill'], ['init'], ['plan'], ['run'], ['verify']])
    expect([argv, rig.muster(argv).code]).toEqual([argv, 0]);
});

test('a worker that asks `muster verify` about its own shard, as the skill says, gets its answer during the attempt', () => {
  using rig = openCliRig();
  rig.muster(['init']);
  const cli = join(import.meta.dirname, '../../build/bin/muster.js');
  const ask = `"${process.execPath}" "${cli}" verify --shard "$AGENT_BATCH_SHARD_ID"`;
  rig.write('asking.sh', `sh worker.sh\n${ask}\necho "answer $?"\n`);
  rig.muster(['plan']);
  expect(rig.muster(['run', '--shell-command', 'sh asking.sh']).code).toBe(0);
  expect(rig.read('_batches/run-logs/shard_001.log')).toContain('verification passed\nanswer 0');
});
