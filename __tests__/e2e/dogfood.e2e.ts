// The project's own dogfood workflow under act: every example at once, with the Action of the checkout (`uses: ./`).
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repository } from '../rigs/fresh-bundle.ts';
import { startResultsService } from '../rigs/results-service/results-service.ts';
import { tempDir } from '../rigs/temp-dir.ts';
import { joinOf } from '../rigs/act/group-artifacts.ts';
import { runAct } from '../rigs/act/run-act.ts';
import { commitAll, releasedAction } from '../rigs/act/user-repo.ts';

test('every example runs as a batch over several machines and joins into what its checks accept', async () => {
  await using dir = await tempDir('muster-dogfood-');
  const repo = releasedAction(dir.inside('repo'));
  const made = new Set(['_batches', 'outputs', 'qc', 'de', 'esm', 'reports', 'clean']);
  cpSync(join(repository, 'examples'), join(repo, 'examples'), {
    recursive: true,
    filter: (path) => !made.has(path.split('/').at(-1) ?? ''),
  });
  commitAll(repo);
  await using service = await startResultsService({ runIds: { 77: 'run-77' } });
  const run = await runAct({
    repo,
    workflow: '.github/workflows/dogfood.yml',
    scratch: dir.inside(),
    service,
    served: {},
  });
  expect([run.exitCode, run.errors]).toEqual([0, []]);
  const names = ['code-migration', 'data-cleanup', 'docs-audit', 'tiny-edit', 'translation'];
  for (const name of names) {
    const joined = await joinOf(service, `examples-${name}-muster`);
    expect([name, joined.disposition, joined.counts.verified]).toEqual([
      name,
      'satisfied',
      joined.counts.members,
    ]);
  }
  expect(run.jobsOf('muster')).toHaveLength(names.length);
  expect(run.jobsOf('dogfood')[0]?.result).toBe('success');
});
