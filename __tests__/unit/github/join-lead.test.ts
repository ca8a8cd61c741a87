import { expect, test } from '@jest/globals';
import { countMembers } from '../../../src/core/groups/join-members.ts';
import type { JoinMember } from '../../../src/core/groups/join-report.ts';
import { withJoinLead } from '../../../src/github/join-lead.ts';

const member = (shard: string, state: JoinMember['state']): JoinMember => ({
  shard,
  state,
  attempt: 1,
  fence: null,
  record: null,
  isCarried: false,
});
const members = [member('shard_001', 'verified'), member('shard_<b>', 'missing')];
const document = {
  disposition: 'failed',
  reason: 'member-missing',
  policy: 'all_success',
  tolerance: null,
  counts: countMembers(members),
  members,
  resumeCommand: 'gh run rerun 77 --failed',
  files: [],
  merkleRoot: 'c'.repeat(64),
} as const;

test('the decision stands below the heading and above the table, names who is missing and how to go on', () => {
  const text = withJoinLead(document, () => '## A join\n| a |\n')(10_000);
  const [heading, , decision, resume, root, , table] = text.split('\n');
  expect([heading, table]).toEqual(['## A join', '| a |']);
  expect(decision).toContain('shards left no record; 2 shards: 1 verified, 1 missing');
  expect(decision).toContain('missing: shard&#95;&#60;b&#62;');
  expect(resume).toContain('gh run rerun 77 --failed');
  expect(root).toContain('c'.repeat(64));
});

test('the lead counts against the limit', () => {
  const seen: number[] = [];
  const text = withJoinLead(document, (limit) => {
    seen.push(limit);
    return '## A join\n';
  })(1000);
  expect(seen).toEqual([1000 - Buffer.byteLength(text) + '## A join\n'.length]);
});

test('a summary that did not fit stays as it is', () => {
  expect(withJoinLead(document, () => 'A join: the summary does not fit\n')(100)).toBe(
    'A join: the summary does not fit\n',
  );
});
