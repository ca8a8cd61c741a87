import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { prepareLog } from '../../src/engine/attempt-log.ts';
import { tempDir, type TempDir } from '../rigs/temp-dir.ts';

/** Names of the logs after the attempt has made room for its own; `runners`: of the records of the attempts before. */
function logsBefore(dir: TempDir, attempt: number, runners: readonly string[]): string[] {
  const recordOf = (earlier: number) => {
    const runner = runners[earlier - 1];
    return runner === undefined ? undefined : { runner };
  };
  prepareLog(dir.inside('.'), dir.inside('logs/s.log'), attempt, recordOf);
  return readdirSync(dir.inside('logs')).toSorted();
}

async function logged(): Promise<TempDir> {
  const dir = await tempDir();
  mkdirSync(dir.inside('logs'));
  writeFileSync(dir.inside('logs/s.log'), 'of attempt 1');
  return dir;
}

test('a log moves aside under the number of its attempt', async () => {
  await using dir = await logged();
  expect(logsBefore(dir, 2, ['shell'])).toEqual(['s.1.log']);
  expect(existsSync(dir.inside('logs/s.log'))).toBe(false);
});

test('an attempt that was closed before it opened a log is not given the log of another', async () => {
  await using dir = await logged();
  expect(logsBefore(dir, 4, ['shell', '', ''])).toEqual(['s.1.log']);
});

test('an attempt that died with its log open keeps it, and the one before keeps its own', async () => {
  await using dir = await logged();
  renameSync(dir.inside('logs/s.log'), dir.inside('logs/s.1.log'));
  writeFileSync(dir.inside('logs/s.log'), 'of attempt 2');
  expect(logsBefore(dir, 3, ['shell', ''])).toEqual(['s.1.log', 's.2.log']);
});

test('of attempts without a record the last one wrote the log', async () => {
  await using dir = await logged();
  expect(logsBefore(dir, 3, [])).toEqual(['s.2.log']);
});
