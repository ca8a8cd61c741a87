import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { currentOwner, ownerState } from '../../../src/runners/process/identity.ts';

const me = currentOwner('t');

describe('an owner', () => {
  test('names this host, boot, process and run', () => {
    expect(me).toMatchObject({ host: hostname(), pid: process.pid, token: 't' });
    expect(me.boot).not.toBe('');
    expect(me.processStart).toMatch(/^\d*\/.+$/);
    expect(currentOwner('t')).toEqual(me);
  });

  test('that runs is alive', () => {
    expect(ownerState(me)).toBe('alive');
  });

  test('with our pid but another start time is dead: the pid was given away', () => {
    expect(ownerState({ ...me, processStart: `${me.processStart}0` })).toBe('dead');
  });

  test('of another boot of this host is dead', () => {
    expect(ownerState({ ...me, boot: 'other' })).toBe('dead');
  });

  test('whose process is gone is dead', async () => {
    const child = spawn('true');
    const pid = child.pid ?? 0;
    await once(child, 'exit');
    expect(ownerState({ ...me, pid })).toBe('dead');
  });

  test('of another host, of unknown boot or start, or of another pid namespace is unknown', () => {
    expect(ownerState({ ...me, host: 'elsewhere' })).toBe('unknown');
    expect(ownerState({ ...me, boot: '' })).toBe('unknown');
    expect(ownerState({ ...me, processStart: '' })).toBe('unknown');
    expect(ownerState({ ...me, pid: 4_000_000, processStart: '1/8312' })).toBe('unknown');
  });
});
