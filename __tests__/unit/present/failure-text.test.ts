import { describe, expect, test } from '@jest/globals';
import type { Failure, FailureReason, FileRole } from '../../../src/core/failure.ts';
import { failureText } from '../../../src/present/failure-text.ts';
import { renderFailures } from '../../../src/present/render-failures.ts';
import { expectGolden } from '../../rigs/golden-text.ts';

const items = { file: 'items.tsv', line: 3, column: 5 };
const manifest = { file: '_batches/manifest.tsv', line: 2 };

/** One failure a reason; the type refuses a list with a reason missing. */
const samples: { readonly [R in FailureReason]: Extract<Failure, { readonly reason: R }> } = {
  'file-missing': { reason: 'file-missing', at: { file: 'items.tsv' }, role: 'items' },
  'file-unreadable': { reason: 'file-unreadable', at: { file: 'items.tsv' }, role: 'items', error: 'EISDIR' },
  'file-unwritable': { reason: 'file-unwritable', at: { file: 'out' }, error: 'EACCES' },
  'file-exists': { reason: 'file-exists', at: { file: 'muster.yml' } },
  'place-taken': {
    reason: 'place-taken',
    at: { file: '_batches/records' },
    found: 'symlink',
    wanted: 'folder',
  },
  'current-folder-gone': { reason: 'current-folder-gone', error: 'ENOENT' },
  'not-utf8': { reason: 'not-utf8', at: items, role: 'items' },
  'format-too-new': {
    reason: 'format-too-new',
    at: { file: 'plan.json' },
    role: 'plan',
    found: 'muster.plan/9',
  },
  'items-columns-missing': {
    reason: 'items-columns-missing',
    at: { file: 'items.tsv', line: 1 },
    columns: ['output', 'qc'],
    found: ['item_id', 'source'],
  },
  'items-column-twice': { reason: 'items-column-twice', at: items, column: 'qc' },
  'items-empty': { reason: 'items-empty', at: { file: 'items.tsv' } },
  'items-quote-open': { reason: 'items-quote-open', at: items },
  'items-quote-misplaced': { reason: 'items-quote-misplaced', at: items, text: 'x"y' },
  'items-rows-swallowed': { reason: 'items-rows-swallowed', at: items, rows: 2 },
  'items-row-too-long': { reason: 'items-row-too-long', at: items, cells: 6, columns: 5 },
  'items-control-character': { reason: 'items-control-character', at: items, column: 'output', id: 'a' },
  'item-id-empty': { reason: 'item-id-empty', at: items },
  'item-id-duplicate': {
    reason: 'item-id-duplicate',
    at: items,
    id: 'a',
    first: { file: 'items.tsv', line: 2 },
  },
  'item-path-empty': { reason: 'item-path-empty', at: items, id: 'a', column: 'qc' },
  'item-path-escapes': {
    reason: 'item-path-escapes',
    at: items,
    id: 'a',
    column: 'output',
    path: '../x',
    how: 'dot-dot',
  },
  'item-schema-unreadable': {
    reason: 'item-schema-unreadable',
    at: items,
    id: 'a',
    column: 'schema',
    path: 's.json',
    error: 'no such file',
  },
  'item-path-too-long': {
    reason: 'item-path-too-long',
    at: items,
    id: 'a',
    column: 'output',
    path: 'out/xxx',
    part: 'name',
    bytes: 256,
    limit: 255,
  },
  'item-path-reserved': {
    reason: 'item-path-reserved',
    at: items,
    id: 'a',
    column: 'output',
    path: 'items.tsv',
    owner: 'the items file',
  },
  'item-output-is-source': {
    reason: 'item-output-is-source',
    at: items,
    id: 'a',
    column: 'output',
    path: 'in/a',
  },
  'item-paths-collide': {
    reason: 'item-paths-collide',
    at: items,
    path: 'out/a',
    id: 'b',
    column: 'qc',
    other: { at: { file: 'items.tsv', line: 2 }, id: 'a', column: 'output', path: 'out/a' },
    how: 'same',
  },
  'sources-missing': {
    reason: 'sources-missing',
    items: 'items.tsv',
    ids: ['a', 'b'],
    count: 7,
    first: 'in/a',
  },
  'group-column-missing': { reason: 'group-column-missing', at: items, column: 'team', found: ['item_id'] },
  'group-split': { reason: 'group-split', at: items, group: 'red', first: { file: 'items.tsv', line: 2 } },
  'plan-invalid': {
    reason: 'plan-invalid',
    at: { file: '_batches/plan.json', line: 1, column: 2 },
    error: 'expected a key in double quotes, the text ends',
  },
  'manifest-empty': { reason: 'manifest-empty', at: { file: '_batches/manifest.tsv' } },
  'manifest-columns-missing': { reason: 'manifest-columns-missing', at: manifest, columns: ['status'] },
  'manifest-row-cut': { reason: 'manifest-row-cut', at: manifest, cells: 3, columns: 9 },
  'manifest-cell-invalid': {
    reason: 'manifest-cell-invalid',
    at: manifest,
    column: 'status',
    value: 'done',
    expected: 'a known status',
  },
  'manifest-shard-twice': {
    reason: 'manifest-shard-twice',
    at: manifest,
    shard: 'shard_001',
    first: { file: '_batches/manifest.tsv', line: 1 },
  },
  'manifest-path-escapes': {
    reason: 'manifest-path-escapes',
    at: manifest,
    shard: 'shard_001',
    column: 'log_path',
    path: '/etc/x',
  },
  'range-unknown': { reason: 'range-unknown', shard: 'shard_001', first: 'a', last: 'b', items: 'items.tsv' },
  'range-count': { reason: 'range-count', shard: 'shard_001', manifest: 4, selected: 3, items: 'items.tsv' },
  'range-overlap': {
    reason: 'range-overlap',
    shard: 'shard_002',
    other: 'shard_001',
    item: 'b',
    items: 'items.tsv',
  },
  'items-unplanned': { reason: 'items-unplanned', items: 'items.tsv', ids: ['x', 'y'], count: 30 },
  'shard-too-large': { reason: 'shard-too-large', shard: 'shard_001', item: 'a', bytes: 2000, limit: 1000 },
  'template-unknown-variable': {
    reason: 'template-unknown-variable',
    at: { file: 'prompt-template.md', line: 4, column: 1 },
    name: 'itmes',
    nearest: 'items',
  },
  'config-syntax': {
    reason: 'config-syntax',
    at: { file: 'muster.yml', line: 2, column: 7 },
    message: 'a colon is missing',
    sourceLine: 'jobs 4',
  },
  'config-key-twice': {
    reason: 'config-key-twice',
    at: { file: 'muster.yml', line: 3, column: 1 },
    key: 'jobs',
    firstLine: 1,
    sourceLine: 'jobs: 4',
  },
  'config-unknown-key': {
    reason: 'config-unknown-key',
    at: { file: 'muster.yml', line: 3, column: 1 },
    key: 'jbos',
    nearest: 'jobs',
    sourceLine: 'jbos: 4  # at a time',
  },
  'setting-invalid': {
    reason: 'setting-invalid',
    setting: 'jobs',
    source: 'muster.yml',
    at: { file: 'muster.yml', line: 3, column: 7 },
    value: 'many',
    expected: 'an integer of at least 1',
    sourceLine: 'jobs: many',
  },
  'setting-missing': { reason: 'setting-missing', setting: 'items', why: 'the plan is made from it' },
  'settings-conflict': {
    reason: 'settings-conflict',
    settings: ['halt', 'continue-on-failure'],
    why: 'both say when to stop',
  },
  usage: { reason: 'usage', message: 'unknown option --jbos', command: 'run' },
  'pattern-invalid': { reason: 'pattern-invalid', pattern: '(?=a)', error: 'look-ahead' },
  'schema-invalid': {
    reason: 'schema-invalid',
    at: { file: 'qc.schema.json' },
    error: 'type must be a string',
  },
  'shard-unknown': {
    reason: 'shard-unknown',
    shard: 'shard_9',
    manifest: '_batches/manifest.tsv',
    nearest: 'shard_009',
  },
  'item-unknown': { reason: 'item-unknown', item: 'zebra' },
  'shard-running': {
    reason: 'shard-running',
    shard: 'shard_001',
    attempt: 2,
    owner: 'pid 12 on here',
    startedAt: '2026-01-02T03:04:05+00:00',
  },
  'workers-unjudged': { reason: 'workers-unjudged', shards: ['shard_001', 'shard_002'], count: 2 },
  'lock-held': { reason: 'lock-held', path: '_batches/manifest.lock', holder: 'pid 12', waitedMs: 30_000 },
  'record-invalid': {
    reason: 'record-invalid',
    at: { file: 'records/shard_001.1.json' },
    role: 'record',
    error: 'not JSON',
  },
  'claim-lost': { reason: 'claim-lost', shard: 'shard_001', attempt: 1 },
  'records-lost': { reason: 'records-lost', shards: ['shard_001', 'shard_002'], count: 2 },
  'prompt-missing': { reason: 'prompt-missing', shard: 'shard_001', path: '_batches/shard_001.prompt.md' },
  'prompts-missing': {
    reason: 'prompts-missing',
    count: 6,
    paths: ['_batches/shard_001.prompt.md', '_batches/shard_002.prompt.md', '_batches/shard_003.prompt.md'],
  },
  'prompt-changed': {
    reason: 'prompt-changed',
    shard: 'shard_001',
    path: '_batches/shard_001.prompt.md',
    expected: 'aaaaaaaaaaaaaaaa',
    found: 'bbbbbbbbbbbbbbbb',
  },
  'shard-unplanned': {
    reason: 'shard-unplanned',
    shard: 'shard_003',
    plan: '_batches/plan.json',
    how: 'other-items',
  },
  'plan-unfinished': { reason: 'plan-unfinished', file: '_batches/plan.next.json' },
  'plan-outdated': { reason: 'plan-outdated', items: 'items.tsv', plan: '_batches/plan.json' },
  'nothing-selected': {
    reason: 'nothing-selected',
    unfinished: 1,
    open: { failed: 1 },
    statuses: ['pending'],
  },
  'helper-failed': { reason: 'helper-failed', error: 'git status: index file corrupt' },
  'runner-missing': {
    reason: 'runner-missing',
    runner: 'codex',
    command: 'codex',
    install: 'npm i -g @openai/codex',
  },
  'node-too-old': { reason: 'node-too-old', found: '20.20.2', needed: '22.13' },
  'platform-unsupported': { reason: 'platform-unsupported', platform: 'win32' },
  'workflow-missing': { reason: 'workflow-missing' },
  'plan-artifact-missing': { reason: 'plan-artifact-missing', folder: 'artifacts' },
  'service-unavailable': {
    reason: 'service-unavailable',
    service: 'artifacts',
    operation: 'create muster-docs-plan',
    attempts: 8,
    error: 'Failed request: (503) Service Unavailable',
  },
  'artifact-refused': {
    reason: 'artifact-refused',
    artifact: 'muster-docs-record-shard_001-1-1',
    entry: '../x',
    why: 'leads out by `..`',
  },
  'digest-mismatch': {
    reason: 'digest-mismatch',
    what: 'artifact muster-docs-plan',
    expected: 'sha256:aaaaaaaaaaaaaaaa',
    found: 'sha256:bbbbbbbbbbbbbbbb',
  },
  'plan-foreign': { reason: 'plan-foreign', expected: 'aaaaaaaaaaaaaaaa', found: 'bbbbbbbbbbbbbbbb' },
  'members-missing': { reason: 'members-missing', shards: ['shard_001', 'shard_007'], count: 30 },
  'paths-conflict': { reason: 'paths-conflict', path: 'out/a.md', shards: ['shard_001', 'shard_002'] },
  'state-refused': { reason: 'state-refused', key: 'muster-state/docs/a/3-77-1', why: 'cut off' },
  'unexpected-exception': { reason: 'unexpected-exception', error: 'boom' },
};

test('the words for every failure are as reviewed', () => {
  const text = Object.values(samples)
    .map((failure) => renderFailures([failure], 'error', false))
    .join('\n');
  expectGolden('present/failures.txt', text);
});

describe('the words of the seed tool are kept where it had some', () => {
  const cases: readonly (readonly [FailureReason, string])[] = [
    ['items-columns-missing', 'items.tsv is missing required item fields: output, qc'],
    ['items-empty', 'items.tsv contains no items'],
    ['item-id-empty', 'items.tsv contains an empty item_id'],
    ['item-id-duplicate', 'duplicate item_id'],
    ['item-path-empty', "empty qc path for 'a'"],
    ['item-paths-collide', "conflicting destination path 'out/a': a.output and b.qc"],
    ['range-unknown', 'item range for shard_001 is not present in items.tsv'],
    ['range-count', 'item count mismatch for shard_001: manifest=4, selected=3'],
    ['shard-unknown', 'unknown shard id: shard_9'],
    ['prompt-missing', 'missing shard prompt: _batches/shard_001.prompt.md'],
    ['claim-lost', 'claim for shard_001 attempt 1 is no longer current'],
  ];
  test.each(cases)('%s', (reason, words) => {
    expect(failureText(samples[reason]).text).toContain(words);
  });
});

test('a claim that can not be read is not called a record', () => {
  const { text } = failureText({ ...samples['record-invalid'], role: 'claim' });
  expect(text).toBe('not a readable claim, so nobody knows who took this attempt: not JSON');
});

test('every text is one printable line even when every value in it is hostile', () => {
  const evil = '\u001b[2J\r\nx\u202e\u0007';
  const poison = (key: string, value: unknown): unknown =>
    typeof value === 'string' && !['reason', 'how', 'role'].includes(key) ? evil + value : value;
  for (const sample of Object.values(samples)) {
    const poisoned: Failure = JSON.parse(JSON.stringify(sample), poison);
    const { text, remedy = '' } = failureText(poisoned);
    // eslint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(text + remedy).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  }
});

describe('in a workflow', () => {
  const roles: Readonly<Record<FileRole, true>> = {
    items: true,
    manifest: true,
    template: true,
    config: true,
    prompt: true,
    schema: true,
    key: true,
    workdir: true,
    record: true,
    claim: true,
    plan: true,
    artifacts: true,
    join: true,
  };
  // Only the command line takes downloaded artifacts.
  const ofCommands = new Set<string>(['plan-artifact-missing', 'artifacts', 'join']);

  test('no failure speaks of flags or of commands to type', () => {
    const files = Object.keys(roles).map((role) => ({ ...samples['file-missing'], role: role as FileRole }));
    const unguessed = (key: string, value: unknown): unknown => (key === 'nearest' ? undefined : value);
    const bare = Object.values(samples).map((sample): Failure =>
      JSON.parse(JSON.stringify(sample), unguessed),
    );
    const told = [...Object.values(samples), ...bare, ...files, missing].filter(
      (failure) => !ofCommands.has(failure.reason) && !('role' in failure && ofCommands.has(failure.role)),
    );
    const lines = told.map((failure) => renderFailures([failure], 'error', false, 'workflow'));
    expect(lines.filter((text) => /(?<!')--[a-z]|`muster |command line/.test(text))).toEqual([]);
  });

  const missing: Failure = {
    reason: 'setting-missing',
    setting: '--leg',
    why: 'the matrix of the plan job numbers the legs',
    isFlagOnly: true,
  };

  test('an option is called the input that it is, wherever it is named', () => {
    expect(failureText(missing, 'workflow')).toEqual({
      text: 'input leg is required: the matrix of the plan job numbers the legs',
      remedy: 'set it under `with:` of this step',
    });
    expect(failureText(samples['settings-conflict'], 'workflow').text).toBe(
      'input halt and input continue-on-failure: both say when to stop',
    );
  });

  test('what others wrote stays as it is, flags and all', () => {
    const helper = { ...samples['helper-failed'], error: 'git: unknown option --items' };
    expect(failureText(helper, 'workflow').text).toContain('unknown option --items');
  });
});

describe('the layout', () => {
  test('a remedy that failures in a row share is said once, and several are counted', () => {
    const twice = [samples['items-row-too-long'], samples['items-row-too-long'], samples['items-empty']];
    const text = renderFailures(twice, 'error', false);
    expect(text.match(/remove the surplus tabs/g)).toHaveLength(1);
    expect(text).toMatch(/\n3 errors\n$/);
  });

  test('more than 50 failures are cut and counted', () => {
    const many = Array.from({ length: 120 }, () => samples['items-empty']);
    const text = renderFailures(many, 'error', false);
    expect(text.match(/contains no items/g)).toHaveLength(50);
    expect(text).toContain('… and 70 more\n120 errors\n');
  });

  test('the caret stands below the column, tabs in the line included', () => {
    const text = renderFailures(
      [{ ...samples['config-unknown-key'], at: { file: 'f', line: 1, column: 2 }, sourceLine: '\tjbos: 4' }],
      'error',
      false,
    );
    const [, source = '', carets = ''] = text.split('\n');
    expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('jbos');
  });

  test('colour is used only when wanted', () => {
    const failures = [samples['config-unknown-key'], samples['items-empty']];
    expect(renderFailures(failures, 'error', false)).not.toContain('\u001b');
    expect(renderFailures(failures, 'error', true)).toContain('\u001b[31m');
  });
});

test.each([
  ['ELOOP: a symlink leads elsewhere', 'is no link'],
  ['ENOTDIR: not a directory', 'something else stands there'],
  ['EEXIST: file already exists', 'something else stands there'],
  ['ENOSPC: no space left on device', 'free space'],
])('the help for a file that can not be written is that of its trouble: %s', (error, help) => {
  expect(failureText({ ...samples['file-unwritable'], error }).remedy).toContain(help);
});
