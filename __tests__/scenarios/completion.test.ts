// The bash script that `muster completion bash` prints, loaded by a real bash.
import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { openCliRig, type CliRig } from '../rigs/cli-rig.ts';

const manifest = ['shard_id\tprompt_path', 'shard_001\ta', 'shard_002\tb', ''].join('\n');

/** What bash offers for the last of the words. */
function offered(rig: CliRig, words: readonly string[]): string[] {
  rig.write('muster.bash', rig.muster(['completion', 'bash']).stdout);
  const script =
    '. ./muster.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _muster; printf "%s\\n" "${COMPREPLY[@]}"';
  const run = spawnSync('bash', ['-c', script, 'bash', ...words], { cwd: rig.dir, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return run.stdout.split('\n').filter((line) => line !== '');
}

test.each([
  ['the commands that begin so', ['muster', 'ver'], ['verify', 'verify-manifest']],
  ['an option of that command', ['muster', 'reclaim', '--o'], ['--older-than']],
  ['no option of another command', ['muster', 'plan', '--job'], []],
  ['the runners', ['muster', 'run', '--runner', 'c'], ['codex', 'claude']],
  ['a further word of a list', ['muster', 'run', '--status', 'pending', 'f'], ['failed']],
  ['a word after an equals sign', ['muster', 'mark', '--status', '=', 'sk'], ['skipped']],
  ['shard ids of the batch', ['muster', 'explain', ''], ['shard_001', 'shard_002']],
  ['shard ids of a named batch', ['muster', 'run', '--batch-dir', 'other', '--shard', ''], ['shard_009']],
  ['nothing after a path option, so that bash offers files', ['muster', 'plan', '--items', ''], []],
] as const)('offers %s', (_, words, expected) => {
  using rig = openCliRig();
  rig.write('_batches/manifest.tsv', manifest);
  rig.write(
    'other/manifest.tsv',
    manifest.replaceAll('shard_001', 'shard_009').replace('shard_002\tb\n', ''),
  );
  expect(offered(rig, words)).toEqual(expected);
});

test('without a batch there are no shards and no noise', () => {
  using rig = openCliRig();
  expect(offered(rig, ['muster', 'explain', ''])).toEqual([]);
});
