// A bug of ours where files are read and written is thrown on: told as a full disk, nobody would ever look for it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { ok } from '../../src/core/result.ts';
import { claim, record, row, someOwner } from '../rigs/batch-facts.ts';
import { tempDir } from '../rigs/temp-dir.ts';

/** As Node tells of an argument of the wrong type: it has a code, and is a bug none the less. */
const bug = Object.assign(new TypeError('a bug of ours'), { code: 'ERR_INVALID_ARG_TYPE' });
const buggy = (): never => {
  throw bug;
};
/** Where the files themselves take no wrong argument from outside: a point inside of their work that throws. */
let buggyPoint = '';
jest.unstable_mockModule('../../src/stores/file/fault-point.ts', () => ({
  faultPoint: (name: string) => (name === buggyPoint ? buggy() : undefined),
}));
/** A prompt that is no text. */
jest.unstable_mockModule('../../src/core/prompts/render-prompt.ts', () => ({ renderPrompt: () => 5 }));

const { openBatchDir } = await import('../../src/stores/file/batch-dir.ts');
const { openPlanStore } = await import('../../src/stores/file/plan-file.ts');
const { archiveBatch } = await import('../../src/stores/file/archive.ts');
const { updateManifest, holdingLock } = await import('../../src/stores/file/manifest-file.ts');
const { readRegularFile } = await import('../../src/stores/file/regular-file.ts');
const { readFolder } = await import('../../src/stores/file/artifact-folders.ts');
const { closeAttempt } = await import('../../src/engine/recover.ts');
const { writeRecord } = await import('../../src/engine/write-record.ts');
const { writePrompts } = await import('../../src/engine/write-prompts.ts');
const { readInput } = await import('../../src/engine/read-input.ts');
const { realWorkdir } = await import('../../src/engine/real-workdir.ts');
const { joinGroup } = await import('../../src/engine/group/join-group.ts');
const { layJoin } = await import('../../src/engine/group/lay-join.ts');
const { layPlan } = await import('../../src/engine/group/fetch-plan.ts');
const { installFiles } = await import('../../src/engine/group/install-files.ts');
const { layDown } = await import('../../src/github/artifacts/upload.ts');
const { openGitWorkTree } = await import('../../src/workspaces/git-worktree.ts');
const { readConfigFile } = await import('../../src/config/config-file.ts');
const { openLog } = await import('../../src/runners/process/log.ts');

const wrong = 5 as never;
const batchIn = (dir: string) =>
  openBatchDir({
    manifestPath: `${dir}/manifest.tsv`,
    owner: someOwner,
    ownerState: () => 'alive',
    warn: () => {},
  });
const plan = { format: 'muster.plan/1', shards: [] } as never;

/** Each is given a folder of its own. */
const works: Readonly<Record<string, (dir: string) => unknown>> = {
  'a plan that is finished': (dir) => {
    buggyPoint = 'before-plan';
    const begun = openPlanStore(`${dir}/manifest.tsv`).begin(plan, { isAfresh: true });
    return begun.ok && begun.value.finish();
  },
  'a batch that is put aside': (dir) => {
    buggyPoint = 'mid-archive';
    writeFileSync(`${dir}/plan.json`, '{}');
    return archiveBatch(`${dir}/manifest.tsv`, []);
  },
  'a manifest that is written': (dir) => {
    buggyPoint = 'mid-manifest';
    return batchIn(dir).updateRows(() => ok([row()]));
  },
  'a folder that is made for the manifest': (dir) =>
    updateManifest({ ...batchIn(dir), place: { expected: dir, make: buggy, check: () => {} } }, () => ok([])),
  'a folder that is checked before the lock': (dir) =>
    holdingLock({ ...batchIn(dir), place: { expected: dir, make: () => {}, check: buggy } }, async () => 1),
  'the owner of a lock that is asked for': (dir) => {
    writeFileSync(`${dir}/.manifest.tsv.lock`, JSON.stringify(someOwner));
    return holdingLock({ ...batchIn(dir), ownerState: buggy }, async () => 1);
  },
  'a file that is read': () => readRegularFile(wrong),
  'a folder of artifacts that is read': () => readFolder(wrong),
  'an attempt that is closed': () =>
    closeAttempt({ records: { write: buggy } } as never, claim('shard_001', 1, 0), '', 'interrupted', '', 0),
  'a record that is written': () => {
    let tries = 0;
    // Of a full disk, the second try would find room.
    const write = () => (tries++ === 0 ? buggy() : 'written');
    const clock = { after: (_ms: number, resume: () => void) => resume() };
    return writeRecord({ store: { records: { write } }, clock } as never, record('shard_001', 1));
  },
  'a prompt that is written': (dir) => {
    const digests = new Map([['shard_001', 'x']]);
    const shards = [{ row: row(), items: [] }];
    return writePrompts({ template: wrong, shards, digests, root: dir, earlier: undefined });
  },
  'an input that is read': () => readInput(wrong, 'items'),
  'a work dir that is looked for': () => realWorkdir(Symbol('work dir') as never),
  'a join': (dir) => joinGroup({ store: { manifestPath: `${dir}/manifest.tsv` } } as never),
  'a join that is laid down': (dir) => layJoin(dir, { document: undefined } as never),
  'a plan that is laid down': (dir) => layPlan(dir, { manifest: wrong, plan: wrong }),
  'a joined file that is moved': (dir) => installFiles(dir, [{ path: 'a', from: wrong }]),
  'an artifact that is laid down': () => layDown('a', [{ path: 'a', bytes: wrong }], 10),
  'a git tree that is opened': (dir) => {
    let calls = 0;
    const stdout = Buffer.from(`${dir}\n${dir}\n${dir}\n`);
    return openGitWorkTree(dir, async () =>
      calls++ === 0 ? { kind: 'exited', code: 0, stdout, stderr: '' } : buggy(),
    );
  },
  'a config file that is read': () => readConfigFile(wrong, async () => []),
  'a log that is opened': () => openLog(wrong, 10),
};

test.each(Object.entries(works))('a bug in %s is thrown on', async (_, work) => {
  await using dir = await tempDir();
  mkdirSync(dir.inside('work'));
  buggyPoint = '';
  await expect((async () => work(dir.inside('work')))()).rejects.toMatchObject({ name: 'TypeError' });
});

test('a bug in the middle of the manifest leaves no lock and no half-written file behind', async () => {
  await using dir = await tempDir();
  buggyPoint = 'mid-manifest';
  const batch = batchIn(dir.path);
  await expect(batch.updateRows(() => ok([row()]))).rejects.toBe(bug);
  expect(existsSync(batch.lockPath)).toBe(false);
  expect(existsSync(dir.inside(`.manifest.tsv.${process.pid}`))).toBe(false);
});

test('a bug in a join leaves nothing of it behind', async () => {
  await using dir = await tempDir();
  const request = { store: { manifestPath: dir.inside('manifest.tsv') } } as never;
  await expect(joinGroup(request)).rejects.toMatchObject({ name: 'TypeError' });
  expect(existsSync(dir.inside('.join'))).toBe(false);
});
