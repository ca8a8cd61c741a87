import { expect, test } from '@jest/globals';
import { findRunnerKind, runnerKinds } from '../../../src/runners/registry.ts';

const meaning = (name: string, settings: object) =>
  JSON.stringify(findRunnerKind(name)?.meaning({ runnerArgs: [], ...settings }));

test('each runner is found by its name, and no other', () => {
  expect(runnerKinds.map((kind) => kind.name)).toEqual(['dry-run', 'shell', 'codex', 'claude']);
  for (const kind of runnerKinds) expect(findRunnerKind(kind.name)).toBe(kind);
  expect(findRunnerKind('Codex')).toBeUndefined();
});

test('what changes the agent’s work changes its meaning', () => {
  expect(meaning('shell', { shellCommand: 'a' })).not.toBe(meaning('shell', { shellCommand: 'b' }));
  expect(meaning('shell', { shellCommand: 'a', model: 'x' })).toBe(meaning('shell', { shellCommand: 'a' }));
  for (const name of ['codex', 'claude']) {
    expect(meaning(name, { model: 'a' })).not.toBe(meaning(name, { model: 'b' }));
    expect(meaning(name, { runnerArgs: ['-x'] })).not.toBe(meaning(name, {}));
    expect(meaning(name, { shellCommand: 'a' })).toBe(meaning(name, {}));
  }
});

test('a dry run ends well at once and has nothing to check', async () => {
  const dryRun = findRunnerKind('dry-run');
  expect(await dryRun?.check({ runnerArgs: [] }, {})).toEqual([]);
});
