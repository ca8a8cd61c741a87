import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunnerSettings } from '../../../src/ports/runner.ts';
import { findRunnerKind } from '../../../src/runners/registry.ts';
import { layFakeAgent } from '../../rigs/fake-agent/fake-agent.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'muster-check-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** Findings by name. */
async function check(runner: string, settings: Partial<RunnerSettings>, env: Record<string, string> = {}) {
  const kind = findRunnerKind(runner);
  if (kind === undefined) throw new Error(`no runner ${runner}`);
  const all = { PATH: `${join(home, 'bin')}:/usr/bin:/bin`, HOME: home, ...env };
  const checks = await kind.check({ runnerArgs: [], ...settings }, all);
  return new Map(checks.map((finding) => [finding.name, finding]));
}

describe('doctor on shell', () => {
  test('finds sh and parses the command without running it', async () => {
    const found = await check('shell', { shellCommand: `touch ${join(home, 'ran')}; exit 1` });
    expect([...found.values()].map((finding) => finding.isOk)).toEqual([true, true]);
    expect(() => rmSync(join(home, 'ran'))).toThrow();
  });

  test('tells of a missing command and of one that does not parse', async () => {
    expect((await check('shell', {})).get('shell command')).toMatchObject({ isOk: false, found: 'not set' });
    const broken = (await check('shell', { shellCommand: 'if (' })).get('shell command');
    expect(broken?.isOk).toBe(false);
    expect(broken?.found).toMatch(/syntax error/i);
  });
});

describe.each([
  ['codex', 'CODEX_API_KEY'],
  ['claude', 'ANTHROPIC_API_KEY'],
])('doctor on %s', (name, key) => {
  test('tells of a program that is not there, and how to get it', async () => {
    const finding = (await check(name, {})).get(`${name} on PATH`);
    expect(finding).toMatchObject({ isOk: false, found: 'not found' });
    expect(finding?.remedy).toContain('npm install');
  });

  test('shows the version of one that is there', async () => {
    const fake = layFakeAgent(home, name, [{ print: `${name} 1.2.3\n` }]);
    expect((await check(name, {})).get(`${name} on PATH`)).toMatchObject({
      isOk: true,
      found: `${name} 1.2.3 (${fake.path})`,
    });
    expect(fake.call().args).toEqual(['--version']);
  });

  test('tells of one that is broken', async () => {
    layFakeAgent(home, name, [{ printError: 'cannot load\n' }, { exit: 3 }]);
    const finding = (await check(name, {})).get(`${name} on PATH`);
    expect(finding?.isOk).toBe(false);
    expect(finding?.found).toContain('cannot load');
  });

  test('wants a key or a login, and never shows the key', async () => {
    expect((await check(name, {})).get(`${name} login`)).toMatchObject({
      isOk: false,
      found: 'no key and no login',
    });
    const finding = (await check(name, {}, { [key]: 'sk-secret' })).get(`${name} login`);
    expect(finding).toEqual({ name: `${name} login`, isOk: true, found: key });
  });
});

test('doctor on codex knows its own logins and the sandbox that writes nothing', async () => {
  mkdirSync(join(home, '.codex'));
  writeFileSync(join(home, '.codex', 'auth.json'), '{}');
  expect((await check('codex', {})).get('codex login')?.isOk).toBe(true);
  writeFileSync(join(home, '.codex', 'config.toml'), 'model_provider = "mine"\n');
  expect((await check('codex', {})).get('codex login')?.found).toContain("'mine'");
  const gone = join(home, 'gone');
  expect((await check('codex', {}, { CODEX_HOME: gone })).get('CODEX_HOME')).toMatchObject({ isOk: false });
  expect((await check('codex', {})).get('codex sandbox')).toMatchObject({
    isOk: true,
    found: 'workspace-write',
  });
  const readOnly = await check('codex', { runnerArgs: ['--sandbox', 'read-only'] });
  expect(readOnly.get('codex sandbox')?.isOk).toBe(false);
});

test('doctor on claude knows the modes and formats that go wrong silently', async () => {
  const finding = async (name: string, ...runnerArgs: string[]) =>
    (await check('claude', { runnerArgs })).get(name);
  expect(await finding('claude permissions')).toMatchObject({ isOk: true, found: 'acceptEdits' });
  expect((await finding('claude permissions', '--permission-mode', 'default'))?.isOk).toBe(false);
  expect((await finding('claude permissions', '--permission-mode=plan'))?.isOk).toBe(false);
  expect((await finding('claude output format', '--output-format', 'text'))?.isOk).toBe(false);
  expect(await finding('claude output format', '--output-format', 'json')).toBeUndefined();
  const skipped = await finding('claude permissions', '--dangerously-skip-permissions');
  expect(skipped?.isOk).toBe(process.getuid?.() !== 0);
});
