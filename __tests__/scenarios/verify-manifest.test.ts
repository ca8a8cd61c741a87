// `muster verify-manifest` on a real join artifact, and `muster join` on downloaded ones, through the real command line.
import { generateKeyPairSync } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sealJoin, parseJoin, renderJoin, type JoinDocument } from '../../src/core/groups/join-report.ts';
import { packBytesName, packManifestName } from '../../src/core/groups/packed-files.ts';
import { parseSigningKey, signText } from '../../src/core/provenance/signature.ts';
import { verifyJoin, type ArtifactTree } from '../../src/engine/group/verify-join.ts';
import { defaultBundleAbove } from '../../src/github/artifacts/artifact-store.ts';
import { layDown } from '../../src/github/artifacts/upload.ts';
import { GroupRig } from '../rigs/group-rig.ts';
import { muster } from '../rigs/muster-cli.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const keys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};

/** A joined batch of two shards, its join artifact in `artifact`. */
async function joinedRig(): Promise<GroupRig> {
  const rig = new GroupRig(2);
  const { joined, workspace } = await rig.all();
  rig.keep(joined, workspace, 'artifact');
  return rig;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

test('a join artifact as it was left verifies, and says that nobody signed it', async () => {
  using rig = await joinedRig();
  const ended = await rig.run(['verify-manifest', 'artifact']);
  expect([ended.code, ended.stdout]).toEqual([
    0,
    expect.stringMatching(/^verified: 8 files, Merkle root [0-9a-f]{64}\n$/),
  ]);
  expect(ended.stderr).toContain('it is not signed');
  expect((await rig.run(['verify-manifest', 'artifact/join.json'])).code).toBe(0);
});

test('a join artifact of more than 256 files travels packed, and verifies as it was downloaded', async () => {
  using rig = new GroupRig(130);
  const { joined, workspace } = await rig.all({ settings: { 'batch-size': '130' } });
  const laid = layDown(
    'muster-demo-join-1',
    joined.evidence.artifact(joined.document, workspace),
    defaultBundleAbove,
  );
  joined.dispose();
  if (!laid.ok) throw new Error(JSON.stringify(laid.failures));
  mkdirSync(rig.path('packed'));
  for (const path of laid.value.paths) copyFileSync(path, join(rig.path('packed'), basename(path)));
  laid.value.release();
  expect(readdirSync(rig.path('packed')).toSorted()).toEqual([packBytesName, packManifestName]);
  const ended = await rig.run(['verify-manifest', 'packed']);
  expect([ended.code, ended.stdout]).toEqual([
    0,
    expect.stringMatching(/^verified: 26\d files, Merkle root [0-9a-f]{64}\n$/),
  ]);
  const bytes = readFileSync(rig.path(`packed/${packBytesName}`));
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  writeFileSync(rig.path(`packed/${packBytesName}`), bytes);
  const damaged = await rig.run(['verify-manifest', 'packed']);
  expect([damaged.code === 0, damaged.stdout]).toEqual([false, '']);
  expect(damaged.stderr).toContain('is damaged');
});

test('any byte changed in any file is caught', async () => {
  using rig = await joinedRig();
  const folder = rig.path('artifact');
  const names = filesIn(folder);
  expect(names).toHaveLength(9);
  const original = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  const treeWith = (changed: string, bytes: Buffer): ArtifactTree => ({
    paths: names,
    read: (path) => (path === changed ? bytes : original.get(path)),
  });
  expect(verifyJoin(treeWith('', Buffer.alloc(0)), undefined).problems).toEqual([]);
  const unnoticed: string[] = [];
  for (const [name, bytes] of original)
    for (let at = 0; at < bytes.length; at++)
      // Every byte in one way, some in others too: white space and letter case, and what is no UTF-8.
      for (const bit of at % 7 === 0 ? [0x01, 0x20, 0x80] : [0x01]) {
        const flipped = Buffer.from(bytes);
        flipped[at] = (flipped[at] ?? 0) ^ bit;
        if (verifyJoin(treeWith(name, flipped), undefined).problems.length === 0)
          unnoticed.push(`${name}:${at}^${bit}`);
      }
  expect(unnoticed).toEqual([]);
});

test('every problem is listed: a changed file, a missing one, one that is not part of it', async () => {
  using rig = await joinedRig();
  writeFileSync(rig.path('artifact/files/out/a1.md'), 'changed\n');
  rmSync(rig.path('artifact/files/qc/a2.json'));
  rig.write('artifact/files/extra.md', 'new\n');
  symlinkSync('/etc/hostname', rig.path('artifact/link'));
  const ended = await rig.run(['verify-manifest', 'artifact']);
  expect(ended.code).toBe(1);
  expect(ended.stdout.split('\n').filter(Boolean)).toEqual([
    "'files/extra.md' is not part of the join",
    "'link' is not part of the join",
    expect.stringMatching(/^'files\/out\/a1\.md' was changed: /),
    "'files/qc/a2.json' is missing",
  ]);
});

/** join.json made anew after a change, with a digest that fits: what somebody without the key can do. */
function resealed(
  rig: GroupRig,
  change: (document: JoinDocument) => JoinDocument,
  sign?: Parameters<typeof sealJoin>[1],
): void {
  const parsed = parseJoin(rig.read('artifact/join.json'));
  if (!parsed.ok) throw new Error(parsed.why);
  rig.write('artifact/join.json', renderJoin(sealJoin(change(parsed.document), sign)));
}

test('a signature tells who joined: a document made anew by somebody else does not pass', async () => {
  using rig = await joinedRig();
  const [ours, theirs] = [keys(), keys()];
  rig.write('ours.pem', ours.publicPem);
  const signWith = (pem: string) => {
    const key = parseSigningKey(pem);
    if (key === undefined) throw new Error('no key');
    return (text: string) => signText(text, key);
  };
  expect((await rig.run(['verify-manifest', 'artifact', '--key', 'ours.pem'])).stdout).toBe(
    'join.json is not signed\n',
  );
  resealed(rig, (document) => document, signWith(ours.privatePem));
  const signed = await rig.run(['verify-manifest', 'artifact', '--key', 'ours.pem']);
  expect([signed.code, signed.stdout]).toEqual([0, expect.stringContaining(', signature\n')]);
  resealed(rig, (document) => ({ ...document, disposition: 'failed' }), signWith(theirs.privatePem));
  const forged = await rig.run(['verify-manifest', 'artifact', '--key', 'ours.pem']);
  expect([forged.code, forged.stdout]).toEqual([
    1,
    expect.stringContaining('the signature is not of the given key'),
  ]);
});

test('a signature is of the very bytes: the same signature on another decision fails', async () => {
  using rig = await joinedRig();
  const { privatePem, publicPem } = keys();
  rig.write('key.pem', publicPem);
  const key = parseSigningKey(privatePem);
  if (key === undefined) throw new Error('no key');
  const stolen = signText('something else', key);
  resealed(
    rig,
    (document) => ({ ...document, group: 'other' }),
    () => stolen,
  );
  const ended = await rig.run(['verify-manifest', 'artifact', '--key', 'key.pem', '--json']);
  expect(ended.code).toBe(1);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    format: 'muster.verify-manifest/1',
    passed: false,
    isSigned: true,
    isSignatureChecked: true,
    problems: [{ kind: 'signature' }],
  });
});

test('a file that is no key is refused, and a folder that is not there', async () => {
  using rig = await joinedRig();
  rig.write('key.pem', 'not a key');
  const ended = await rig.run(['verify-manifest', 'artifact', '--key', 'key.pem']);
  expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('Ed25519 public key')]);
  expect(await rig.run(['verify-manifest', 'nowhere'])).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("no such folder of artifacts: 'nowhere'"),
  });
  expect(await rig.run(['join', '--from', 'nowhere'])).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("no such folder of artifacts: 'nowhere'"),
  });
});

test('a folder without join.json is refused as one that is not there: with an error, a remedy and code 3', async () => {
  using rig = await joinedRig();
  rmSync(rig.path('artifact/join.json'));
  const ended = await rig.run(['verify-manifest', 'artifact']);
  expect([ended.code, ended.stdout]).toEqual([3, '']);
  expect(ended.stderr).toMatch(
    /^artifact\/join\.json: error: no such join document: 'artifact\/join\.json'\n {2}help: name the folder of/,
  );
  const asked = await rig.run(['verify-manifest', 'artifact/join.json', '--json']);
  expect([asked.code, JSON.parse(asked.stdout)]).toMatchObject([3, { format: 'muster.error/1' }]);
});

test('a folder that holds no plan artifact is named as the user named it', async () => {
  using rig = new GroupRig(1);
  mkdirSync(rig.path('artifacts'));
  const ended = await rig.run(['join', '--from', 'artifacts']);
  expect([ended.code, ended.stdout]).toEqual([3, '']);
  expect(ended.stderr).toMatch(
    /^error: no plan artifact in 'artifacts'\n {2}help: name the folder into which /,
  );
});

test('muster join takes downloaded artifacts: outputs, manifest and decision as in the workflow', async () => {
  using rig = new GroupRig(3);
  const { joined } = await rig.all();
  joined.dispose();
  const from = rig.download('downloads');
  const here = rig.workspace('here');
  const { privatePem, publicPem } = keys();
  rig.write('private.pem', privatePem);
  rig.write('public.pem', publicPem);
  const sign = ['join', '--from', from, '--sign-key', rig.path('private.pem')];
  const ended = await muster([...sign, '--artifact', 'left/join'], { cwd: here });
  expect([ended.code, ended.stderr]).toEqual([0, '']);
  expect(ended.stdout).toBe(
    'join satisfied (all_success): every shard has ended; 3 shards: 3 verified\nwrote _batches/join.json\nwrote left/join\n',
  );
  expect(readFileSync(join(here, 'out/a2.md'), 'utf8')).toBe('done by shard_002\n');
  const parsed = parseJoin(readFileSync(join(here, '_batches/join.json'), 'utf8'));
  expect(parsed.ok && parsed.document.merkleRoot).toBe(joined.document.merkleRoot);
  expect(parsed.ok && parsed.document.signature?.algorithm).toBe('ed25519');
  const verify = (...args: string[]) =>
    muster(['verify-manifest', ...args, '--key', rig.path('public.pem')], { cwd: here });
  const checked = await verify('left/join');
  expect([checked.code, checked.stdout]).toEqual([0, expect.stringMatching(/^verified: .*, signature\n$/)]);
  writeFileSync(join(here, 'left/join/files/out/a2.md'), 'changed\n');
  expect((await verify('left/join')).code).toBe(1);
  const again = await muster([...sign, '--artifact', 'left/join'], { cwd: here });
  expect([again.code, again.stderr]).toEqual([5, expect.stringContaining("'left/join' exists")]);
  // Without the artifact nobody could check what was signed; and a batch that goes on is not what was joined.
  expect(await muster(sign, { cwd: here })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--artifact'),
  });
  expect(await verify('_batches')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('a batch folder is no join artifact'),
  });
  const explained = await muster(['explain', 'shard_002'], { cwd: here });
  expect([explained.code, explained.stdout]).toEqual([0, expect.not.stringMatching(/\blog\b/)]);
  const status = await muster(['status', '--json'], { cwd: here });
  expect(JSON.parse(status.stdout)).toMatchObject({ shards: { done: 3, total: 3 } });
});

test('a disk that refuses join.json is said so, and what else the join leaves is left', async () => {
  using rig = new GroupRig(2);
  const { joined } = await rig.all();
  joined.dispose();
  const from = rig.download('downloads');
  const here = rig.workspace('here');
  mkdirSync(join(here, '_batches/join.json/in the way'), { recursive: true });
  const ended = await muster(['join', '--from', from, '--artifact', 'left'], { cwd: here });
  expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining('_batches/join.json')]);
  expect(ended.stdout).toMatch(/^join satisfied .*\nwrote left\n$/);
  expect((await muster(['verify-manifest', 'left'], { cwd: here })).code).toBe(0);
  expect(readdirSync(join(here, '_batches'))).not.toContain('.join');
});

test('a batch that began in CI goes on here: what failed is run again, and joined with the rest', async () => {
  using rig = new GroupRig(3);
  const settings = { 'shell-command': 'sh worker.sh' };
  rig.write('repo/worker.sh', `[ "$AGENT_BATCH_SHARD_ID" = shard_002 ] && exit 3; ${doItems}`);
  const plan = await rig.plan({ settings });
  for (const { index } of plan.legs) await rig.leg(index, plan.sealDigest, { settings });
  const from = rig.download('downloads');
  rig.write('repo/worker.sh', doItems);
  const here = rig.workspace('here');
  const first = await muster(['join', '--from', from], { cwd: here });
  expect([first.code, first.stdout]).toEqual([1, expect.stringContaining('2 verified, 1 failed')]);
  const kept = parseJoin(readFileSync(join(here, '_batches/join.json'), 'utf8'));
  expect(kept.ok && kept.document.resumeCommand).toBe('muster run --status failed pending');
  await muster(['build-prompts', '--items', 'items.tsv', '--template', 'template.md'], { cwd: here });
  const run = await muster(
    ['run', '--runner', 'shell', '--shell-command', 'sh worker.sh', '--status', 'failed'],
    { cwd: here },
  );
  expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('1 ')]);
  const second = await muster(['join', '--from', from, '--json'], { cwd: here });
  expect(JSON.parse(second.stdout)).toMatchObject({
    format: 'muster.join/1',
    disposition: 'satisfied',
    counts: { verified: 3 },
  });
  expect(second.code).toBe(0);
});

test('folders without artifacts, or with several batches, are said so', async () => {
  using rig = new GroupRig(1);
  rig.write('empty/nothing.txt', '');
  expect((await rig.run(['join', '--from', 'empty'])).code).toBe(3);
  rig.write('two/muster-a-plan-1/open.json', '{}');
  rig.write('two/muster-b-plan-1/open.json', '{}');
  const ended = await rig.run(['join', '--from', 'two']);
  expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('a, b')]);
  expect((await rig.run(['join'])).code).toBe(2);
});
