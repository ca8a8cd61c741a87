import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '../../src/core/batch/item.ts';
import type { VerifyProblem } from '../../src/core/verify/problem.ts';
import { defaultForbidden, type Checks } from '../../src/core/verify/verdict.ts';
import { openVerifier, type Verifier, type VerifyOptions } from '../../src/engine/verify-items.ts';

let base: string;
let root: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'muster-verify-'));
  root = join(base, 'work');
  mkdirSync(join(root, 'out'), { recursive: true });
  mkdirSync(join(root, 'qc'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const defaults: Checks = { forbid: defaultForbidden, isQcChecked: true, maxFileBytes: 1_000_000 };
const item = (id: string, facts: Partial<Item> = {}): Item => ({
  id,
  source: '',
  output: `out/${id}.md`,
  qc: `qc/${id}.json`,
  notes: '',
  line: 2,
  ...facts,
});

function write(
  id: string,
  output: string | Uint8Array | null,
  qc: string | Uint8Array | null = '{"pass": true}',
): Item {
  if (output !== null) writeFileSync(join(root, `out/${id}.md`), output);
  if (qc !== null) writeFileSync(join(root, `qc/${id}.json`), qc);
  return item(id);
}

async function open(checks: Partial<Checks> = {}, items: readonly Item[] = []): Promise<Verifier> {
  const verifier = await openVerifier({ ...defaults, ...checks }, root, items);
  if (!verifier.ok) throw new Error(JSON.stringify(verifier.failures));
  return verifier.value;
}

async function problemsOf(
  subject: Item,
  checks: Partial<Checks> = {},
  options: VerifyOptions = { wantDigests: false },
): Promise<readonly VerifyProblem[]> {
  return (await open(checks)).verify([subject], options)[0]?.problems ?? [];
}

const reasonsOf = async (subject: Item, checks: Partial<Checks> = {}) =>
  (await problemsOf(subject, checks)).map(({ reason }) => reason);

describe('an output', () => {
  test('passes with its QC, and the verdict has no problems', async () => {
    expect(await problemsOf(write('a', 'fine\n'))).toEqual([]);
  });
  test('that is missing is missing, also below a file or in a folder that is not there', async () => {
    write('a', 'x');
    expect(await reasonsOf(item('a', { output: 'out/b.md' }))).toEqual(['output-missing']);
    expect(await reasonsOf(item('a', { output: 'none/b.md' }))).toEqual(['output-missing']);
    expect(await reasonsOf(item('a', { output: 'out/a.md/b.md' }))).toEqual(['output-missing']);
  });
  test('without one visible character is empty', async () => {
    expect(await reasonsOf(write('a', ''))).toEqual(['output-empty']);
    expect(await reasonsOf(write('a', ' \n\u00a0\u3000'))).toEqual(['output-empty']);
    expect(await reasonsOf(write('a', '\ufeff'))).toEqual(['output-empty']);
    truncateSync(join(root, 'out/a.md'), 0);
    truncateSync(join(root, 'out/a.md'), 500_000);
    expect(await reasonsOf(item('a'))).toEqual(['output-empty']);
  });
  test('that is not UTF-8 is unreadable, with the place of the first bad byte', async () => {
    const bytes = Buffer.concat([Buffer.from('ok\né'), Buffer.from([0xff, 0xfe])]);
    expect(await problemsOf(write('a', bytes))).toMatchObject([
      { reason: 'output-unreadable', error: 'not UTF-8 text', line: 2, column: 2 },
    ]);
  });
  test('has one problem a pattern, in their order, at the first hit', async () => {
    const problems = await problemsOf(write('a', 'x\nFIXME TODO TODO\nno\n'), {
      forbid: [...defaultForbidden, 'n.'],
    });
    expect(problems).toEqual([
      { item: 'a', path: 'out/a.md', reason: 'forbidden-pattern', pattern: 'TODO', line: 2, column: 7 },
      { item: 'a', path: 'out/a.md', reason: 'forbidden-pattern', pattern: 'FIXME', line: 2, column: 1 },
      { item: 'a', path: 'out/a.md', reason: 'forbidden-pattern', pattern: 'n.', line: 3, column: 1 },
    ]);
  });
  test('above the limit is refused unread, at the limit it is read', async () => {
    const limit = { maxFileBytes: 1000 };
    expect(await problemsOf(write('a', 'x'.repeat(1001)), limit)).toMatchObject([
      { reason: 'output-too-large', bytes: 1001, limit: 1000 },
    ]);
    expect(await reasonsOf(write('a', 'x'.repeat(1000)), limit)).toEqual([]);
  });
  test('of a terabyte of nothing is refused at once', async () => {
    const subject = write('a', '');
    truncateSync(join(root, 'out/a.md'), 2 ** 40);
    expect(await reasonsOf(subject)).toEqual(['output-too-large']);
  });
  test('larger than the first buffer is read whole', async () => {
    const text = `${'x'.repeat(300_000)} TODO`;
    expect(await problemsOf(write('a', text))).toMatchObject([
      { reason: 'forbidden-pattern', column: 300_002 },
    ]);
  });
});

// Names from the current folder are shorter to look up; what is refused is the same.
describe.each(['elsewhere', 'in the current folder'])('a hostile path %s', (place) => {
  const before = process.cwd();
  beforeEach(() => {
    if (place === 'in the current folder') process.chdir(root);
  });
  afterEach(() => process.chdir(before));

  const unreadable = async (output: string) => {
    write('a', null);
    const problems = await problemsOf(item('a', { output }));
    expect(problems).toMatchObject([{ reason: 'output-unreadable' }]);
    return problems[0]?.reason === 'output-unreadable' ? problems[0].error : '';
  };
  test('to a FIFO without a writer is an error, not a wait', async () => {
    execFileSync('mkfifo', [join(root, 'out/f')]);
    expect(await unreadable('out/f')).toBe('not a regular file (FIFO)');
  });
  test('to a folder is an error', async () => {
    expect(await unreadable('out')).toBe('a directory, not a file');
    expect(await unreadable('out/..')).toBe('a directory, not a file');
  });
  test('to a socket is an error', async () => {
    const server = await new Promise<Server>((resolve) => {
      const opened = createServer().listen(join(root, 'out/s'), () => resolve(opened));
    });
    try {
      expect(await unreadable('out/s')).toBe('not a regular file (socket)');
    } finally {
      server.close();
    }
  });
  test('to a device through a symlink leads out', async () => {
    symlinkSync('/dev/zero', join(root, 'out/z'));
    expect(await unreadable('out/z')).toBe('leads out of the work dir');
  });
  test('through a symlinked file or folder that leads out is an error', async () => {
    writeFileSync(join(base, 'secret.md'), 'secret');
    symlinkSync(join(base, 'secret.md'), join(root, 'out/link.md'));
    symlinkSync(base, join(root, 'up'));
    expect(await unreadable('out/link.md')).toBe('leads out of the work dir');
    expect(await unreadable('up/secret.md')).toBe('leads out of the work dir');
    expect(await unreadable('../secret.md')).toBe('leads out of the work dir');
  });
  test('into a folder whose name only starts like the work dir leads out', async () => {
    mkdirSync(`${root}2`);
    writeFileSync(`${root}2/x.md`, 'x');
    symlinkSync(`${root}2`, join(root, 'out/twin'));
    expect(await unreadable('out/twin/x.md')).toBe('leads out of the work dir');
  });
  test('of symlinks in a circle is an error', async () => {
    symlinkSync('loop', join(root, 'out/loop'));
    expect(await unreadable('out/loop')).toBe('too many symbolic links');
  });
  test('with a NUL is an error', async () => {
    expect(await unreadable('out/a\u0000b')).toBe('the path holds a NUL character');
  });
  test('through symlinks that stay inside is fine', async () => {
    write('a', 'fine');
    symlinkSync('a.md', join(root, 'out/same.md'));
    symlinkSync('out', join(root, 'alias'));
    expect(await reasonsOf(item('a', { output: 'out/same.md' }))).toEqual([]);
    expect(await reasonsOf(item('a', { output: 'alias/a.md' }))).toEqual([]);
  });
  test('that is a symlink to nothing is missing', async () => {
    write('a', null);
    symlinkSync('nothing.md', join(root, 'out/dangling.md'));
    expect(await reasonsOf(item('a', { output: 'out/dangling.md' }))).toEqual(['output-missing']);
  });
  test('that turned into an escape between two calls is seen by the second', async () => {
    writeFileSync(join(base, 'a.md'), 'outside');
    const verifier = await open();
    const subject = write('a', 'inside');
    expect(verifier.verify([subject], { wantDigests: false })[0]?.problems).toEqual([]);
    rmSync(join(root, 'out'), { recursive: true });
    symlinkSync(base, join(root, 'out'));
    expect(verifier.verify([subject], { wantDigests: false })[0]?.problems).toMatchObject([
      { reason: 'output-unreadable', error: 'leads out of the work dir' },
    ]);
  });
});

describe.each(['elsewhere', 'in the current folder'])('a link %s', (place) => {
  const before = process.cwd();
  beforeEach(() => {
    if (place === 'in the current folder') process.chdir(root);
    mkdirSync(join(root, 'src'));
  });
  afterEach(() => process.chdir(before));

  const named = (id: string): Item => {
    writeFileSync(join(root, `src/${id}`), 'source');
    return { ...write(id, 'fine'), source: `src/${id}` };
  };
  const link = (target: string, path: string) => {
    rmSync(join(root, path), { force: true });
    symlinkSync(target, join(root, path));
  };
  const problemsOfAll = async (items: readonly Item[], checked = items) =>
    (await open({}, items)).verify(checked, { wantDigests: false }).flatMap(({ problems }) => problems);
  const linked = (reason: string, id: string, target: string, role: string, of: string) => {
    const path = reason === 'output-is-link' ? `out/${id}.md` : `qc/${id}.json`;
    return { reason, item: id, path, target, role, of };
  };

  test('from an output to its own source or to that of another item is a problem', async () => {
    const items = [named('a'), named('b'), named('c')];
    link('../src/a', 'out/a.md');
    link(join(root, 'src/a'), 'out/b.md');
    expect(await problemsOfAll(items)).toEqual([
      linked('output-is-link', 'a', 'src/a', 'source', 'a'),
      linked('output-is-link', 'b', 'src/a', 'source', 'a'),
    ]);
  });
  test('to the output or QC of another item is a problem of the item that has the link', async () => {
    const items = [named('a'), named('b'), named('c')];
    link('b.md', 'out/a.md');
    link('a.json', 'qc/c.json');
    link('../qc/c.json', 'out/c.md');
    expect(await problemsOfAll(items)).toEqual([
      linked('output-is-link', 'a', 'out/b.md', 'output', 'b'),
      linked('output-is-link', 'c', 'qc/a.json', 'qc', 'a'),
      linked('qc-is-link', 'c', 'qc/a.json', 'qc', 'a'),
    ]);
  });
  test('to an item that is not verified now is one all the same', async () => {
    const items = [named('a'), named('b')];
    link('a.md', 'out/b.md');
    expect(await problemsOfAll(items, items.slice(1))).toEqual([
      linked('output-is-link', 'b', 'out/a.md', 'output', 'a'),
    ]);
  });
  test('in the place of a folder makes the files of two items one', async () => {
    const items = [named('a'), { ...item('a2'), output: 'out2/a.md', qc: 'qc/a2.json' }];
    write('a2', null);
    symlinkSync('out', join(root, 'out2'));
    expect(await problemsOfAll(items)).toMatchObject([
      { reason: 'output-is-link', item: 'a2', path: 'out2/a.md', target: 'out/a.md', of: 'a' },
    ]);
  });
  test('to a folder in which all outputs lie is fine, but not from one of them to another', async () => {
    const items = [named('a'), named('b')];
    renameSync(join(root, 'out'), join(root, 'data'));
    symlinkSync('data', join(root, 'out'));
    expect(await problemsOfAll(items)).toEqual([]);
    link('a.md', 'out/b.md');
    expect(await problemsOfAll(items)).toEqual([linked('output-is-link', 'b', 'data/a.md', 'output', 'a')]);
  });
  test('to where a linked source or a source in a linked folder really lies is a problem', async () => {
    const items = [named('a'), named('b')];
    writeFileSync(join(root, 'blob'), 'blob');
    link('../blob', 'src/a');
    link('../blob', 'out/a.md');
    expect(await problemsOfAll(items)).toEqual([linked('output-is-link', 'a', 'blob', 'source', 'a')]);
    renameSync(join(root, 'src'), join(root, 'data'));
    symlinkSync('data', join(root, 'src'));
    link('../data/b', 'out/a.md');
    expect(await problemsOfAll(items)).toEqual([linked('output-is-link', 'a', 'data/b', 'source', 'b')]);
  });
  test('to a file that no item names is fine for the first item, and a problem for the next', async () => {
    const items = [named('a'), named('b')];
    writeFileSync(join(root, 'common.md'), 'shared');
    link('../common.md', 'out/a.md');
    expect(await problemsOfAll(items)).toEqual([]);
    link('../common.md', 'out/b.md');
    expect(await problemsOfAll(items)).toEqual([linked('output-is-link', 'b', 'common.md', 'output', 'a')]);
  });
  describe('to a file that other links lead to, too,', () => {
    const shared = (id: string, madeAt?: number) => {
      link('../common.md', `out/${id}.md`);
      if (madeAt !== undefined) lutimesSync(join(root, `out/${id}.md`), madeAt, madeAt);
    };
    /** What is wrong with the one item whose link came second. */
    const second = (id: string, first: string) => [
      linked('output-is-link', id, 'common.md', 'output', first),
    ];
    const problems = (verifier: Verifier, ...items: readonly Item[]) =>
      verifier.verify(items, { wantDigests: false }).flatMap((verdict) => verdict.problems);
    let [a, b, c] = [item('a'), item('b'), item('c')];
    let items: Item[];
    beforeEach(() => {
      items = [(a = named('a')), (b = named('b')), (c = named('c'))];
      writeFileSync(join(root, 'common.md'), 'shared');
    });

    test('is the problem of the same item in one look, in several, and alone', async () => {
      shared('a', 10);
      shared('b', 20);
      for (const looks of [[[a, b]], [[a], [b]], [[b], [a]], [[b]]]) {
        const verifier = await open({}, items);
        expect(looks.flatMap((look) => problems(verifier, ...look))).toEqual(second('b', 'a'));
      }
    });
    test('is none when it is older than theirs, whatever the order of the items', async () => {
      shared('a', 20);
      shared('b', 10);
      expect(await problemsOfAll(items)).toEqual(second('a', 'b'));
      expect(await problemsOfAll(items, [a])).toEqual(second('a', 'b'));
      expect(await problemsOfAll(items, [b])).toEqual([]);
    });
    test('is a problem as soon as one of theirs has passed, however old it is made', async () => {
      const verifier = await open({}, items);
      shared('b');
      expect(problems(verifier, b)).toEqual([]);
      shared('a', 10);
      expect(problems(verifier, a)).toEqual(second('a', 'b'));
    });
    test('is none to its own item at the next attempt', async () => {
      const verifier = await open({}, items);
      for (const madeAt of [10, 30, 20]) {
        shared('a', madeAt);
        expect(problems(verifier, a)).toEqual([]);
      }
      shared('b', 15);
      expect(problems(verifier, b)).toEqual(second('b', 'a'));
      shared('a', 40);
      expect(problems(verifier, a)).toEqual([]);
    });
    test('is none once theirs is gone, and then it is the oldest of those left that stands', async () => {
      const verifier = await open({}, items);
      shared('a', 10);
      shared('b', 20);
      expect(problems(verifier, a, b)).toEqual(second('b', 'a'));
      rmSync(join(root, 'out/a.md'));
      write('a', 'work of its own');
      shared('c', 30);
      expect(problems(verifier, c)).toEqual(second('c', 'b'));
      expect(problems(verifier, ...items)).toEqual(second('c', 'b'));
    });
    test('is a problem between output and QC of one item, and none where QC is not looked at', async () => {
      for (const path of ['out/a.md', 'qc/a.json']) {
        link('../common.json', path);
        lutimesSync(join(root, path), 10, 10);
      }
      writeFileSync(join(root, 'common.json'), '{"pass": true}');
      expect(await problemsOfAll(items)).toEqual([linked('qc-is-link', 'a', 'common.json', 'output', 'a')]);
      lutimesSync(join(root, 'qc/a.json'), 5, 5);
      const verifier = await open({ isQcChecked: false }, items);
      expect(problems(verifier, a)).toEqual([]);
    });
  });
  test('is nothing to paths that are only written oddly', async () => {
    named('a');
    expect(await problemsOfAll([item('a', { output: './out//a.md', qc: 'out/../qc/a.json' })])).toEqual([]);
  });
});

test('a current folder that was moved away is not mistaken for the one that has its name now', async () => {
  const before = process.cwd();
  write('a', 'old');
  process.chdir(root);
  try {
    // Node remembers the name from here on.
    expect(process.cwd()).toBe(realpathSync(root));
    renameSync(root, join(base, 'moved'));
    rmSync(join(base, 'moved/out'), { recursive: true });
    symlinkSync(base, join(base, 'moved/out'));
    writeFileSync(join(base, 'a.md'), 'TODO outside');
    mkdirSync(join(root, 'out'), { recursive: true });
    mkdirSync(join(root, 'qc'));
    expect(await problemsOf(write('a', 'new'))).toEqual([]);
  } finally {
    process.chdir(before);
  }
});

describe('a QC file', () => {
  test.each([
    ['{"pass": 1}', 'qc-not-passed'],
    ['{"pass": "true"}', 'qc-not-passed'],
    ['{"pass": false}', 'qc-not-passed'],
    ['{}', 'qc-not-passed'],
    ['[{"pass": true}]', 'qc-not-passed'],
    ['null', 'qc-not-passed'],
    ['true', 'qc-not-passed'],
    ['{"__proto__": {"pass": true}}', 'qc-not-passed'],
    ['{"pass": NaN}', 'qc-invalid-json'],
    ['{"pass": false, "pass": true}', 'qc-invalid-json'],
    ['{"pass": true, "pass": true}', 'qc-invalid-json'],
    ['{"pass" \t\r\n : false, "pass"\n: true}', 'qc-invalid-json'],
    ['{"pass": true, "a": [{"b": 1, "b" : 2}]}', 'qc-invalid-json'],
    ['\ufeff{"pass": true}', 'qc-invalid-json'],
    ['', 'qc-invalid-json'],
    ['{"pass": true', 'qc-invalid-json'],
    [`{"pass": true, "deep": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'qc-invalid-json'],
    ['{"pass": true, "item_id": "b"}', 'qc-foreign-item'],
    ['{"pass": true, "item_id": null}', 'qc-foreign-item'],
    ['{"pass": true, "item_id": ["a"]}', 'qc-foreign-item'],
  ])('%# of a shape that does not pass fails', async (qc, reason) => {
    expect(await reasonsOf(write('a', 'fine', qc))).toEqual([reason]);
  });
  test.each([
    '{"pass": true}',
    '{"item_id": "a", "pass": true, "notes": "x"}',
    '{"item_id" : "a", "pass"\t:\ttrue, "notes": "\\"b\\": \\"c\\": https://x", "of": [null, {"a": {"pass": 0}}]}',
    `{"pass": true, "n": ${'9'.repeat(5000)}}`,
  ])('%# that says pass passes', async (qc) => {
    expect(await reasonsOf(write('a', 'fine', qc))).toEqual([]);
  });
  test('says where pass and item_id stand', async () => {
    expect(await problemsOf(write('a', 'fine', '{"pass": 0,\n "item_id": "b"}'))).toEqual([
      { item: 'a', path: 'qc/a.json', reason: 'qc-not-passed', line: 1, column: 10 },
      { item: 'a', path: 'qc/a.json', reason: 'qc-foreign-item', found: 'b', line: 2, column: 13 },
    ]);
  });
  test('keeps its foreign id short, however long an agent made it', async () => {
    const [problem] = await problemsOf(
      write('a', 'fine', JSON.stringify({ pass: true, item_id: 'b'.repeat(100_000) })),
    );
    expect(problem?.reason === 'qc-foreign-item' ? problem.found.length : 0).toBe(201);
  });
  test('that is missing, a folder, not UTF-8 or too large is each its own problem', async () => {
    expect(await reasonsOf(write('a', 'fine', null))).toEqual(['qc-missing']);
    mkdirSync(join(root, 'qc/b.json'));
    expect(await reasonsOf(write('b', 'fine', null))).toEqual(['qc-unreadable']);
    expect(await reasonsOf(write('c', 'fine', Buffer.from([0xff])))).toEqual(['qc-unreadable']);
    expect(await reasonsOf(write('d', 'fine', ' '.repeat(2000)), { maxFileBytes: 1000 })).toEqual([
      'qc-too-large',
    ]);
  });
  test('is not looked at when QC is off', async () => {
    expect(await reasonsOf(write('a', 'fine', null), { isQcChecked: false })).toEqual([]);
  });
  test('is checked although its output is missing, and comes after it', async () => {
    expect(await reasonsOf(write('a', null, '{}'))).toEqual(['output-missing', 'qc-not-passed']);
  });
});

describe('age', () => {
  const started = 1_700_000_000_000;
  const problemsAt = async (mtimeMs: number) => {
    const subject = write('a', 'fine');
    utimesSync(join(root, 'out/a.md'), mtimeMs / 1000, mtimeMs / 1000);
    const problems = await problemsOf(subject, {}, { wantDigests: false, newerThanMs: () => started });
    return problems.map(({ reason }) => reason);
  };
  test('an output from before its attempt is not newer', async () => {
    expect(await problemsAt(started - 1000)).toEqual(['output-not-newer']);
  });
  test('an output from after it is, and so is one within a tick of a coarse file clock', async () => {
    expect(await problemsAt(started + 1000)).toEqual([]);
    expect(await problemsAt(started - 40)).toEqual([]);
  });
});

describe('digests', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  test('are those of the bytes that were judged, also of a file that failed', async () => {
    const verifier = await open();
    const [verdict] = verifier.verify([write('a', 'a TODO', '{}')], { wantDigests: true });
    expect(verdict).toMatchObject({
      output: { sha256: sha256('a TODO'), bytes: 6 },
      qc: { sha256: sha256('{}'), bytes: 2 },
    });
    expect(verdict?.problems).toHaveLength(2);
  });
  test('are left out for files that can not be read, and when nobody asked', async () => {
    const verifier = await open();
    const subject = write('a', null, null);
    expect(verifier.verify([subject], { wantDigests: true })[0]).not.toHaveProperty('output');
    expect(verifier.verify([write('b', 'x')], { wantDigests: false })[0]).not.toHaveProperty('output');
  });
});

describe('schemas', () => {
  const number = { outputSchema: 'number.json' };
  beforeEach(() => {
    writeFileSync(join(root, 'number.json'), '{"type": "number"}');
    writeFileSync(join(root, 'string.json'), '{"type": "string"}');
  });
  test('hold for every output and every QC of the batch', async () => {
    expect(await reasonsOf(write('a', '"text"'), { ...number, qcSchema: 'number.json' })).toEqual([
      'output-schema',
      'qc-schema',
    ]);
    expect(await reasonsOf(write('a', '12'), number)).toEqual([]);
  });
  test('make an output that is not JSON a problem with its place', async () => {
    expect(await problemsOf(write('a', '1\n2'), number)).toMatchObject([
      { reason: 'output-invalid-json', line: 2, column: 1 },
    ]);
  });
  test('of an item go before that of the batch; an empty cell falls back to it', async () => {
    const checks = { ...number, outputSchemaColumn: 'schema' };
    const subject = write('a', '"text"');
    expect(await reasonsOf({ ...subject, extra: { schema: 'string.json' } }, checks)).toEqual([]);
    expect(await reasonsOf({ ...subject, extra: { schema: '' } }, checks)).toEqual(['output-schema']);
  });
  test('that are missing or wrong are failures before anything is read, all at once, patterns too', async () => {
    writeFileSync(join(root, 'bad.json'), '{"type": "numbr"}');
    const named = [
      item('a', { extra: { schema: 'none.json' } }),
      item('b', { extra: { schema: '../x.json' } }),
    ];
    const checks = { ...defaults, forbid: ['('], qcSchema: 'bad.json', outputSchemaColumn: 'schema' };
    const opened = await openVerifier(checks, root, named);
    expect(opened.ok ? [] : opened.failures.map(({ reason }) => reason)).toEqual([
      'pattern-invalid',
      'schema-invalid',
      'item-schema-unreadable',
      'item-path-escapes',
    ]);
  });
  test('met only later and not usable are a problem of their item, never a pass', async () => {
    const subject = { ...write('a', '12'), extra: { schema: 'none.json' } };
    expect(await reasonsOf(subject, { outputSchemaColumn: 'schema' })).toEqual(['output-schema']);
  });
  test('are compiled once: an agent that loosens one afterwards changes nothing', async () => {
    const verifier = await open(number);
    writeFileSync(join(root, 'number.json'), 'true');
    const [verdict] = verifier.verify([write('a', '"text"')], { wantDigests: false });
    expect(verdict?.problems).toMatchObject([{ reason: 'output-schema' }]);
  });
});

test('a work dir that is not there is a failure', async () => {
  const opened = await openVerifier(defaults, join(base, 'none'));
  expect(opened).toMatchObject({ ok: false, failures: [{ reason: 'file-missing', role: 'workdir' }] });
});

test('verdicts come in item order, one for each item or for each that fails', async () => {
  const items = [write('b', 'x'), item('gone'), write('a', 'TODO')];
  const verdicts = (await open()).verify(items, { wantDigests: false });
  expect(verdicts.map((verdict) => [verdict.item, verdict.problems.length])).toEqual([
    ['b', 0],
    ['gone', 2],
    ['a', 1],
  ]);
  const failing = (await open()).failing(items, { wantDigests: false });
  expect(failing).toEqual(verdicts.filter(({ problems }) => problems.length > 0));
});
