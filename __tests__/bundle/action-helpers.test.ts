// Programs that the Action itself calls, which is git: through @actions/exec, and what comes of it when they fail.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { actionBatch, shellInputs } from '../rigs/action-batch.ts';
import { doItems } from '../rigs/worker-scripts.ts';

/** A batch in a git tree, with a `git` of the test's own before the real one on PATH. */
function batchWithGit(script: string) {
  const rig = actionBatch(1);
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  execFileSync(real, ['init', '--quiet', rig.workspace]);
  rig.write('bin/git', `#!/bin/sh\nreal=${real}\nseen=${rig.path('seen')}\n${script}\n`);
  chmodSync(rig.path('bin/git'), 0o755);
  return { rig, env: { PATH: `${rig.path('bin')}:${process.env['PATH'] ?? ''}` } };
}

test('git runs as a helper, with a mark and without what the job holds', async () => {
  const { rig, env } = batchWithGit('{ echo "$@"; env; } >> "$seen"; exec "$real" "$@"');
  using _ = rig;
  const step = await rig.step(shellInputs(doItems, { scope: 'report' }), env);
  expect([step.code, step.errors]).toEqual([0, []]);
  const seen = readFileSync(rig.path('seen'), 'utf8');
  expect(seen).toMatch(/rev-parse --show-toplevel/);
  expect(seen).toMatch(/^MUSTER_OWNER=[0-9a-f-]{36}$/m);
  expect(seen).not.toMatch(/job-secret|^HOME=/m);
  // The library prints what it runs unless it is told not to.
  expect(step.stdout).not.toMatch(/\[command\]|rev-parse/);
}, 120_000);

test('a git that fails ends the step before anything is run, and is named', async () => {
  const { rig, env } = batchWithGit('echo "fatal: index file corrupt" >&2; exit 128');
  using _ = rig;
  const step = await rig.step(shellInputs(`touch ran; ${doItems}`, { scope: 'report' }), env);
  expect(step.code).toBe(1);
  expect(step.outputs).toMatchObject({ disposition: 'failed', 'exit-code': '4' });
  expect(step.errors.map(({ data }) => data).join('\n')).toContain(
    'git rev-parse: fatal: index file corrupt',
  );
  expect(rig.exists(rig.inside('ran'))).toBe(false);
}, 120_000);
