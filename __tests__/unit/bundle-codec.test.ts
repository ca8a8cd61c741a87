import { describe, expect, test } from '@jest/globals';
import { decodeOpenPlan, encodeOpenPlan } from '../../src/core/groups/open-plan.ts';
import { decodeBundle } from '../../src/core/groups/read-record-bundle.ts';
import {
  chainName,
  encodeBundle,
  logPath,
  outputPath,
  promptPath,
  recordPath,
  type BundledRecord,
  type BundleFile,
} from '../../src/core/groups/record-bundle.ts';
import { decideEarly, earlyStopOf } from '../../src/core/groups/stop-signal.ts';
import { lastRunAttempt } from '../../src/core/groups/artifact-group.ts';
import { artifactName, parseArtifactName } from '../../src/core/groups/artifact-names.ts';
import { record, someOwner } from '../rigs/batch-facts.ts';
import { openPlan } from '../rigs/leg-rig.ts';

const head = { group: 'demo', planDigest: 'p', chunk: 'leg-0-0', leg: 0, runAttempt: 2 };
const bytes = (text: string): Uint8Array => Buffer.from(text);

function bundled(shard: string, files: readonly BundleFile[] = []): BundledRecord {
  return { fence: { runAttempt: 2, attempt: 1, owner: someOwner.token }, record: record(shard, 1), files };
}

const two = (): BundleFile[] => {
  const first = bundled('shard_001', [
    { path: outputPath('out/ä b.md'), bytes: bytes('one') },
    { path: logPath('shard_001', 1), bytes: bytes('log') },
    { path: promptPath('shard_001'), bytes: bytes('prompt') },
  ]);
  return [...encodeBundle(head, [first, bundled('shard_002')], 'before').files];
};

const replaced = (path: string, text: string): BundleFile[] =>
  two().map((file) => (file.path === path ? { path, bytes: bytes(text) } : file));

const withChain = (change: (chain: Record<string, unknown>) => void): BundleFile[] =>
  two().map((file) => {
    if (file.path !== chainName) return file;
    const chain = JSON.parse(Buffer.from(file.bytes).toString('utf8')) as Record<string, unknown>;
    change(chain);
    return { path: chainName, bytes: bytes(JSON.stringify(chain)) };
  });

const entryOf = (chain: Record<string, unknown>, index: number): object => {
  const entry = (chain['entries'] as readonly object[])[index];
  if (entry === undefined) throw new Error('no such entry');
  return entry;
};

const reasonOf = (files: readonly BundleFile[]): string => {
  const result = decodeBundle(files, 'artifact');
  if (result.ok) return 'accepted';
  const [failure] = result.failures;
  return failure?.reason === 'artifact-refused'
    ? `${failure.entry}: ${failure.why}`
    : (failure?.reason ?? '');
};

test('a record of an attempt that can not be is refused', () => {
  const attempt = 1_000_001;
  const far = { ...bundled('shard_001'), record: record('shard_001', attempt) };
  const { files } = encodeBundle(head, [{ ...far, fence: { ...far.fence, attempt } }], null);
  expect(reasonOf([...files])).not.toBe('accepted');
  const near = {
    ...far,
    record: record('shard_001', 1_000_000),
    fence: { ...far.fence, attempt: 1_000_000 },
  };
  expect(reasonOf([...encodeBundle(head, [near], null).files])).toBe('accepted');
});

describe('a bundle', () => {
  test('comes back as it went, with its records in one chain', () => {
    const decoded = decodeBundle(two(), 'artifact');
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.failures));
    const [first, second] = decoded.value.records;
    expect(first?.record).toEqual(record('shard_001', 1));
    expect(first?.fence).toEqual({ runAttempt: 2, attempt: 1, owner: someOwner.token });
    expect(first?.files.map(({ path }) => path)).toEqual([
      'files/out/ä b.md',
      'logs/shard_001.1.log',
      'prompts/shard_001.prompt.md',
    ]);
    expect([first?.entry.previous, second?.entry.previous]).toEqual(['before', first?.entry.record]);
  });

  test('whose last hash is handed on goes on in the next bundle', () => {
    const { last } = encodeBundle(head, [bundled('shard_001')], null);
    const next = decodeBundle([...encodeBundle(head, [bundled('shard_002')], last).files], 'artifact');
    expect(next.ok && next.value.records[0]?.entry.previous).toBe(last);
    expect(encodeBundle(head, [], last).last).toBe(last);
  });

  test.each([
    ['an output was changed', () => replaced('files/out/ä b.md', 'two'), 'digest-mismatch'],
    ['a record was changed', () => replaced(recordPath('shard_002', 1), '{}'), 'digest-mismatch'],
    [
      'a file is missing',
      () => two().filter(({ path }) => path !== logPath('shard_001', 1)),
      'logs/shard_001.1.log: it is missing',
    ],
    [
      'a file is in it that nobody names',
      () => [...two(), { path: 'files/extra', bytes: bytes('x') }],
      'files/extra: no record of it is known',
    ],
    [
      'a path leads out',
      () => [...two(), { path: 'files/../../x', bytes: bytes('x') }],
      'files/../../x: its path leads out, or is not plain',
    ],
    [
      'a path is absolute',
      () => [...two(), { path: '/etc/passwd', bytes: bytes('x') }],
      '/etc/passwd: its path leads out, or is not plain',
    ],
    [
      'a path stands in it twice',
      () => [...two(), ...two().slice(1, 2)],
      `${recordPath('shard_001', 1)}: it stands in it twice`,
    ],
    ['the chain is missing', () => two().slice(1), 'chain.json: it is missing'],
    ['the chain is no JSON', () => replaced(chainName, 'x'), 'chain.json: it is malformed'],
    [
      'the chain is of a newer format',
      () => withChain((chain) => (chain['format'] = 'muster.bundle/2')),
      'chain.json: it is malformed',
    ],
    [
      'a link of the chain is broken',
      () => withChain((chain) => Object.assign(entryOf(chain, 1), { previous: 'x' })),
      'chain.json: its chain is broken at shard_002 attempt 1',
    ],
    [
      'the first record follows another one than it says',
      () => withChain((chain) => Object.assign(entryOf(chain, 0), { previous: 'x' })),
      'records/shard_001.1.json: it follows another record than its chain says',
    ],
    [
      'its run attempt was raised',
      () => withChain((chain) => (chain['runAttempt'] = 9)),
      'records/shard_001.1.json: its fence is not its own',
    ],
    [
      'an entry claims a file of another shard',
      () => withChain((chain) => Object.assign(entryOf(chain, 1), { shard: 'shard_003' })),
      'records/shard_003.1.json: it is missing',
    ],
  ])('is refused when %s', (_what, make, reason) => {
    expect(reasonOf(two())).toBe('accepted');
    expect(reasonOf(make())).toBe(reason);
  });

  test('a file that lies where a record has no business is refused', () => {
    const odd = bundled('shard_001', [{ path: 'claims/x', bytes: bytes('x') }]);
    expect(reasonOf(encodeBundle(head, [odd], null).files)).toBe(
      'claims/x: it is no place for a file of shard_001',
    );
  });

  test('an output that two records name is refused', () => {
    const output = [{ path: outputPath('out/x'), bytes: bytes('x') }];
    const { files } = encodeBundle(head, [bundled('shard_001', output), bundled('shard_002', output)], null);
    expect(reasonOf(files)).toBe('files/out/x: two records name it');
  });

  test('a file that many records name is hashed once', () => {
    const prompt = { path: promptPath('s'), bytes: bytes('do it') };
    const attempts = Array.from({ length: 40 }, (_, index): BundledRecord => ({
      fence: { runAttempt: 2, attempt: index + 1, owner: someOwner.token },
      record: record('s', index + 1),
      files: [prompt],
    }));
    let reads = 0;
    const files = encodeBundle(head, attempts, null).files.map((file) =>
      file.path === prompt.path
        ? {
            path: file.path,
            get bytes() {
              return (reads++, file.bytes);
            },
          }
        : file,
    );
    expect(reasonOf(files)).toBe('accepted');
    expect(reads).toBe(1);
  });

  test('a record whose fence names another owner is refused', () => {
    const odd = { ...bundled('shard_001'), fence: { runAttempt: 2, attempt: 1, owner: 'somebody' } };
    expect(reasonOf(encodeBundle(head, [odd], null).files)).toBe(
      'records/shard_001.1.json: its fence is not its own',
    );
  });
});

describe('open.json', () => {
  test('comes back as it went', () => {
    const plan = openPlan(3, 2, { tolerance: '5%', policy: 'quorum=2' });
    expect(decodeOpenPlan(encodeOpenPlan(plan), 'a')).toEqual({ ok: true, value: plan });
    const empty = openPlan(0, 0);
    expect(decodeOpenPlan(encodeOpenPlan(empty), 'a')).toEqual({ ok: true, value: empty });
  });

  test.each([
    [{ format: 'muster.open/2' }],
    [{ shards: ['a', 'a'] }],
    [{ shards: [1] }],
    [{ legs: 4 }],
    [{ legs: 0 }],
    [{ policy: 'most' }],
    [{ tolerance: 'some' }],
    [{ members: 2 }],
    [{ planDigest: 7 }],
  ])('is refused with %j', (change) => {
    const text = JSON.stringify({ ...openPlan(3, 2), ...change });
    expect(decodeOpenPlan(text, 'a')).toMatchObject({
      ok: false,
      failures: [{ reason: 'artifact-refused', entry: 'open.json' }],
    });
  });
});

describe('tallies', () => {
  const tally = { leg: 3, runAttempt: 2, passed: 10, failed: 1 };

  test('say all in their name, and what is none in it has another meaning or none', () => {
    const name = artifactName('demo', { kind: 'tally', ...tally });
    expect(parseArtifactName('demo', name)).toEqual({ kind: 'tally', ...tally });
    expect(parseArtifactName('demo', name.replace(/1$/, 'x'))).toBeUndefined();
  });

  test('count as no run attempt: the numbers in their names are shards', () => {
    const names = [
      'muster-demo-plan-1',
      'muster-demo-record-leg-0-0-1-1000',
      artifactName('demo', { kind: 'tally', leg: 0, runAttempt: 1, passed: 12, failed: 5 }),
      'muster-other-plan-9',
    ];
    expect(lastRunAttempt('demo', names)).toBe(1);
    expect(lastRunAttempt('demo', [...names, 'muster-demo-join-3'])).toBe(3);
  });

  test('of a leg in one run attempt the largest counts; order and repetition make no difference', () => {
    const plan = openPlan(100, 4, { tolerance: '3' });
    const own = { leg: 0, runAttempt: 1, passed: 24, failed: 1 };
    const part = { leg: 1, runAttempt: 1, passed: 0, failed: 2 };
    const whole = { leg: 1, runAttempt: 1, passed: 22, failed: 3 };
    expect(decideEarly(plan, [part, own, own, part], { runAttempt: 1 })).toBeUndefined();
    for (const tallies of [
      [whole, part, own],
      [own, part, whole],
    ])
      expect(decideEarly(plan, tallies, { runAttempt: 1 })).toEqual({
        disposition: 'failed',
        reason: 'too-many-failed',
      });
  });

  test('failures of an earlier run attempt decide nothing: their shards are open again', () => {
    const old = [0, 1, 2, 3].map((leg) => ({ leg, runAttempt: 1, passed: 0, failed: 1 }));
    const first = { leg: 0, runAttempt: 2, passed: 1, failed: 0 };
    expect(
      decideEarly(openPlan(4, 4, { tolerance: '1' }), [...old, first], { runAttempt: 2 }),
    ).toBeUndefined();
    expect(
      decideEarly(openPlan(4, 4, { policy: 'quorum=3' }), [...old, first], { runAttempt: 2 }),
    ).toBeUndefined();
    expect(decideEarly(openPlan(4, 4, { tolerance: '1' }), old, { runAttempt: 1 })).toMatchObject({
      disposition: 'failed',
    });
  });

  test('what passed in an earlier run or run attempt counts for a quorum, once', () => {
    const plan = openPlan(5, 5, { policy: 'quorum=4', members: 6, carriedPassed: 1 });
    const first = [
      { leg: 0, runAttempt: 1, passed: 1, failed: 0 },
      { leg: 1, runAttempt: 1, passed: 1, failed: 0 },
    ];
    const second = { leg: 2, runAttempt: 2, passed: 1, failed: 0 };
    const satisfied = { disposition: 'satisfied' };
    expect(decideEarly(plan, first, { runAttempt: 1 })).toBeUndefined();
    expect(decideEarly(plan, [...first, second], { runAttempt: 2 })).toMatchObject(satisfied);
    // The join between them has counted what the first tallies tell, and took one of it away.
    const joined = { runAttempt: 1, passed: 2 };
    expect(decideEarly(plan, [...first, second], { runAttempt: 2, joined })).toBeUndefined();
    expect(
      decideEarly(plan, [...first, second], { runAttempt: 2, joined: { runAttempt: 1, passed: 3 } }),
    ).toMatchObject(satisfied);
  });

  test('all_success and all_terminal without a tolerance are decided by the join alone', () => {
    for (const policy of ['all_success', 'all_terminal']) {
      expect(earlyStopOf(openPlan(1, 1, { policy }))).toBe('never');
      expect(
        decideEarly(openPlan(1, 1, { policy }), [{ leg: 0, runAttempt: 1, passed: 0, failed: 1 }], {
          runAttempt: 1,
        }),
      ).toBeUndefined();
    }
  });
});
