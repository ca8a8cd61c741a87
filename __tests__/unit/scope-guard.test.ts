import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Item } from '../../src/core/batch/item.ts';
import { guardScope, type ScopeGuardOptions } from '../../src/engine/scope-guard.ts';
import { changesOutside } from '../../src/core/scope/scope-changes.ts';
import type { GitWorkTree } from '../../src/ports/git-worktree.ts';
import type { Runner, RunnerExit, RunnerRequest } from '../../src/ports/runner.ts';
import { openGitWorkTree } from '../../src/workspaces/git-worktree.ts';
import { spawnHelper } from '../../src/workspaces/spawn-helper.ts';
import { tempDir } from '../rigs/temp-dir.ts';

const exited: RunnerExit = {
  outcome: 'exited',
  exitCode: 0,
  signal: null,
  durationMs: 1,
  logBytes: 0,
  isLogTruncated: false,
  leftovers: 0,
};

const itemOf = (id: string): Item => ({
  id,
  source: '',
  output: `out/${id}.md`,
  qc: `qc/${id}.json`,
  notes: '',
  line: 2,
});

async function treeAt(folder: string): Promise<GitWorkTree> {
  const tree = await openGitWorkTree(folder, spawnHelper);
  if (!tree.ok || tree.value === undefined) throw new Error('no git tree');
  return tree.value;
}

async function scene(setting: ScopeGuardOptions['setting'], folder = '') {
  const dir = await tempDir('muster-scope-');
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      cwd: dir.path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(dir.inside(path)), { recursive: true });
    writeFileSync(dir.inside(path), text);
  };
  const read = (path: string): string => readFileSync(dir.inside(path), 'utf8');
  git('init', '--quiet');
  write('src/code.ts', 'committed\n');
  write('src/other.ts', 'other\n');
  write('.gitignore', 'node_modules/\n');
  if (folder !== '') write(`${folder}/keep`, '');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  const workdir = folder === '' ? dir.path : dir.inside(folder);
  const tree = await treeAt(workdir);
  const itemsOf = (shard: string): readonly Item[] => [itemOf(shard)];
  const attempt = (
    agent: (request: RunnerRequest) => void | Promise<void>,
    shard = 'a',
    exit = exited,
  ): Promise<RunnerExit> => {
    const runner: Runner = {
      name: 'scripted',
      run: async (request) => {
        await agent(request);
        return exit;
      },
    };
    return guardScope(runner, {
      tree,
      setting,
      workdir,
      itemsOf,
      ownFolders: [join(workdir, '_batches')],
    }).run({ shard } as RunnerRequest);
  };
  return {
    dir,
    git,
    write,
    read,
    attempt,
    tree,
    itemsOf,
    workdir,
    [Symbol.asyncDispose]: () => dir[Symbol.asyncDispose](),
  };
}

describe('report', () => {
  test('outputs, QC and the batch dir are in scope, and nothing is said', async () => {
    await using s = await scene('report');
    const exit = await s.attempt(() => {
      s.write('out/a.md', 'x');
      s.write('qc/a.json', '{}');
      s.write('_batches/run-logs/a.log', 'x');
      s.write('node_modules/x/index.js', 'ignored');
    });
    expect(exit).toEqual(exited);
  });

  test('a changed, a new, a removed and a committed file are told of, and stay', async () => {
    await using s = await scene('report');
    const exit = await s.attempt(() => {
      s.write('src/code.ts', 'changed\n');
      s.write('notes.txt', 'new');
      rmSync(s.dir.inside('src/other.ts'));
      s.write('sneaky.txt', 'committed behind our back');
      s.git('add', 'sneaky.txt');
      s.git('commit', '--quiet', '-m', 'second');
    });
    expect(exit.outOfScope).toEqual(['.git/HEAD', 'notes.txt', 'sneaky.txt', 'src/code.ts', 'src/other.ts']);
    expect(exit.failure).toBeUndefined();
    expect(s.read('src/code.ts')).toBe('changed\n');
  });

  test('a file that differed before and did not change is not told of, one that changed again is', async () => {
    await using s = await scene('report');
    s.write('src/code.ts', 'my own edit\n');
    s.write('mine.txt', 'mine');
    expect((await s.attempt(() => {})).outOfScope).toBeUndefined();
    expect((await s.attempt(() => s.write('mine.txt', 'theirs'))).outOfScope).toEqual(['mine.txt']);
  });

  test('a work dir below the root of the tree: files beside it are out of scope', async () => {
    await using s = await scene('report', 'packages/one');
    const exit = await s.attempt(() => {
      s.write('packages/one/out/a.md', 'x');
      s.write('out/a.md', 'x');
    });
    expect(exit.outOfScope).toEqual(['out/a.md']);
  });

  test('an output folder that is a symlink leads to what is in scope', async () => {
    await using s = await scene('report');
    mkdirSync(s.dir.inside('real'));
    symlinkSync('real', s.dir.inside('out'));
    const exit = await s.attempt(() => s.write('real/a.md', 'x'));
    expect(exit.outOfScope).toBeUndefined();
  });

  test('a .gitignore that hides itself and another file does not hide', async () => {
    await using s = await scene('report');
    const exit = await s.attempt(() => {
      s.write('hidden/.gitignore', '*\n');
      s.write('hidden/loot.txt', 'x');
    });
    expect(exit.outOfScope).toEqual(['hidden/.gitignore']);
  });
});

describe("git's own files are put back and told of, whatever the setting", () => {
  test('hooks, configuration and excludes', async () => {
    await using s = await scene('report');
    const config = s.read('.git/config');
    const exclude = s.read('.git/info/exclude');
    const exit = await s.attempt(() => {
      s.write('.git/hooks/pre-commit', '#!/bin/sh\ntouch /tmp/owned\n');
      chmodSync(s.dir.inside('.git/hooks/pre-commit'), 0o755);
      s.write('.git/config', `${config}[core]\n\tfsmonitor = touch ${s.dir.inside('owned')}\n`);
      s.write('.git/info/exclude', 'loot\n');
      s.write('loot', 'x');
    });
    expect(exit.outOfScope).toEqual(['.git/config', '.git/hooks/pre-commit', '.git/info/exclude', 'loot']);
    expect(s.read('.git/config')).toBe(config);
    expect(s.read('.git/info/exclude')).toBe(exclude);
    expect(existsSync(s.dir.inside('.git/hooks/pre-commit'))).toBe(false);
    // Had git run under the agent's configuration, its monitor would have run.
    expect(existsSync(s.dir.inside('owned'))).toBe(false);
  });

  test('a hooks folder that became a symlink is a folder again, and what it led to is untouched', async () => {
    await using s = await scene('report');
    s.write('.git/hooks/pre-push', '#!/bin/sh\n');
    const tree = await treeAt(s.dir.path);
    await using elsewhere = await tempDir();
    rmSync(s.dir.inside('.git/hooks'), { recursive: true });
    symlinkSync(elsewhere.path, s.dir.inside('.git/hooks'));
    expect(tree.restoreInner()).toContain('.git/hooks');
    expect(s.read('.git/hooks/pre-push')).toBe('#!/bin/sh\n');
    expect(existsSync(elsewhere.inside('pre-push'))).toBe(false);
  });

  test('a tree in which git no longer works is told of and, where changes are refused, fails the shard', async () => {
    for (const [setting, isFailed] of [
      ['report', false],
      ['refuse', true],
    ] as const) {
      await using s = await scene(setting);
      const exit = await s.attempt(() => s.write('.git/HEAD', 'rubbish'));
      expect(exit.outOfScope).toEqual(['.git']);
      const failure = { class: 'scope', message: 'git could not say what the runner changed' };
      expect(exit.failure).toEqual(isFailed ? failure : undefined);
    }
  });
});

describe("what an agent does to git's index hides no change", () => {
  type Scene = Awaited<ReturnType<typeof scene>>;
  const hide: Readonly<Record<string, (s: Scene) => void>> = {
    'skip-worktree': (s) => s.git('update-index', '--skip-worktree', 'src/code.ts'),
    'assume-unchanged': (s) => s.git('update-index', '--assume-unchanged', 'src/code.ts'),
    'an index that is gone': (s) => rmSync(s.dir.inside('.git/index')),
    'a repository of its own in the place of the tree': (s) => {
      s.git('init', '--quiet', '--separate-git-dir', s.dir.inside('node_modules/other'), 'node_modules/tree');
      s.write('src/code.ts', 'changed\n');
      renameSync(s.dir.inside('.git'), s.dir.inside('node_modules/git'));
      writeFileSync(s.dir.inside('.git'), `gitdir: ${s.dir.inside('node_modules/other')}\n`);
      s.git('add', '--all');
      s.git('commit', '--quiet', '-m', 'all as it should be');
    },
  };

  test.each(Object.entries(hide))('%s: refused', async (_name, hideNow) => {
    await using s = await scene('refuse');
    const exit = await s.attempt(() => {
      hideNow(s);
      s.write('src/code.ts', 'changed\n');
    });
    expect(exit.failure?.class).toBe('scope');
    expect(exit.outOfScope).toContain(existsSync(s.dir.inside('.git/HEAD')) ? 'src/code.ts' : '.git');
  });

  test.each(['skip-worktree', 'assume-unchanged'])('%s: taken back, the flag too', async (name) => {
    await using s = await scene('revert');
    const exit = await s.attempt(() => {
      hide[name]?.(s);
      s.write('src/code.ts', 'changed\n');
      s.write('planted.ts', 'x');
      s.git('add', 'planted.ts');
    });
    expect(exit.outOfScope).toEqual(['planted.ts', 'src/code.ts']);
    expect(exit.failure).toBeUndefined();
    expect(s.read('src/code.ts')).toBe('committed\n');
    expect(s.git('ls-files', '-v')).toBe('H .gitignore\nH src/code.ts\nH src/other.ts\n');
  });

  test('a file that was flagged before the first attempt', async () => {
    await using s = await scene('report');
    s.git('update-index', '--skip-worktree', 'src/code.ts');
    s.git('update-index', '--assume-unchanged', 'src/other.ts');
    s.write('src/other.ts', 'my own edit\n');
    const tree = await treeAt(s.dir.path);
    const before = await tree.snapshot();
    s.write('src/code.ts', 'changed\n');
    const after = await tree.snapshot(before);
    expect(changesOutside(before.changed, after.changed, { files: new Set(), folders: [] })).toEqual([
      'src/code.ts',
    ]);
  });

  test('what is staged and does not lie there is told of, and outputs may be staged', async () => {
    await using s = await scene('report');
    const exit = await s.attempt(() => {
      s.write('out/a.md', 'x');
      s.write('src/code.ts', 'changed\n');
      s.git('add', 'out/a.md', 'src/code.ts');
      s.write('src/code.ts', 'committed\n');
    });
    expect(exit.outOfScope).toEqual(['src/code.ts']);
  });

  test('an ignored .gitattributes that makes a change look like none is told of', async () => {
    await using s = await scene('report');
    s.write('.gitignore', 'node_modules/\n.gitattributes\n');
    const exit = await s.attempt(() => s.write('src/.gitattributes', '*.ts ident\n'));
    expect(exit.outOfScope).toEqual(['src/.gitattributes']);
  });
});

describe('revert', () => {
  test('puts committed files back, removes new ones with their folders, keeps what was edited before', async () => {
    await using s = await scene('revert');
    s.write('src/other.ts', 'my own edit\n');
    s.write('mine.txt', 'mine');
    const exit = await s.attempt(() => {
      s.write('out/a.md', 'output');
      s.write('src/code.ts', 'changed\n');
      s.write('src/other.ts', 'theirs\n');
      s.write('mine.txt', 'theirs');
      s.write('deep/er/new.txt', 'new');
    });
    expect(exit.outOfScope).toEqual(['deep/er/new.txt', 'mine.txt', 'src/code.ts', 'src/other.ts']);
    expect(exit.failure).toBeUndefined();
    expect([s.read('src/code.ts'), s.read('src/other.ts'), s.read('mine.txt'), s.read('out/a.md')]).toEqual([
      'committed\n',
      'my own edit\n',
      'mine',
      'output',
    ]);
    expect(existsSync(s.dir.inside('deep'))).toBe(false);
  });

  test('puts back a removed file, and undoes a commit of the agent in the work tree', async () => {
    await using s = await scene('revert');
    await s.attempt(() => {
      rmSync(s.dir.inside('src/code.ts'));
      s.write('src/other.ts', 'changed\n');
      s.git('add', '--all');
      s.git('commit', '--quiet', '-m', 'second');
    });
    expect([s.read('src/code.ts'), s.read('src/other.ts')]).toEqual(['committed\n', 'other\n']);
  });

  test('what git can not put back, as a file in a repository inside this one, fails the shard', async () => {
    await using s = await scene('revert');
    s.git('init', '--quiet', 'inner');
    s.git('-C', 'inner', 'commit', '--quiet', '--allow-empty', '-m', 'inner');
    s.git('add', 'inner');
    s.git('commit', '--quiet', '-m', 'with inner');
    const runner: Runner = { name: 'scripted', run: async () => (s.write('inner/planted.ts', 'x'), exited) };
    const { itemsOf, workdir } = s;
    const tree = await treeAt(workdir);
    const options = { tree, setting: 'revert', workdir, itemsOf, ownFolders: [] } as const;
    const exit = await guardScope(runner, options).run({ shard: 'a' } as RunnerRequest);
    expect(exit.outOfScope).toEqual(['inner']);
    expect(exit.failure?.message).toContain('the runner changed 1 file that could not be put back');
  });

  test('writes nothing through a symlink that an agent put in the place of a folder', async () => {
    await using s = await scene('revert');
    await using elsewhere = await tempDir();
    const exit = await s.attempt(() => {
      rmSync(s.dir.inside('src'), { recursive: true });
      symlinkSync(elsewhere.path, s.dir.inside('src'));
    });
    expect(exit.outOfScope).toEqual(expect.arrayContaining(['src', 'src/code.ts']));
    expect(existsSync(elsewhere.inside('code.ts'))).toBe(false);
    const isBack = !exit.failure && s.read('src/code.ts') === 'committed\n';
    expect(isBack || exit.failure?.class === 'scope').toBe(true);
  });
});

describe('refuse', () => {
  test('fails the shard, once it ran to its end', async () => {
    await using s = await scene('refuse');
    const exit = await s.attempt(() => s.write('new.txt', 'x'));
    expect(exit.failure).toEqual({
      class: 'scope',
      message: 'the runner changed 1 file outside of its outputs: new.txt',
    });
    const timeout = await s.attempt(() => s.write('newer.txt', 'x'), 'a', { ...exited, outcome: 'timeout' });
    expect(timeout.failure).toBeUndefined();
    expect(timeout.outOfScope).toEqual(['newer.txt']);
  });

  test('outputs of a shard that runs beside it are in scope, others are not', async () => {
    await using s = await scene('refuse');
    const { tree, itemsOf, workdir } = s;
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const begun: (() => void)[] = [];
    const runner: Runner = {
      name: 'scripted',
      async run({ shard }) {
        begun.shift()?.();
        await gate;
        s.write(`out/${shard}.md`, 'x');
        return exited;
      },
    };
    const both = Promise.all([
      new Promise<void>((resolve) => void begun.push(resolve)),
      new Promise<void>((resolve) => void begun.push(resolve)),
    ]);
    const guarded = guardScope(runner, { tree, setting: 'refuse', workdir, itemsOf, ownFolders: [] });
    const exits = Promise.all(['a', 'b'].map((shard) => guarded.run({ shard } as RunnerRequest)));
    await both;
    release();
    expect(await exits).toEqual([exited, exited]);
    const alone = await guardScope(
      { ...runner, run: async () => (s.write('out/b.md', 'y'), exited) },
      { tree, setting: 'refuse', workdir, itemsOf, ownFolders: [] },
    ).run({ shard: 'a' } as RunnerRequest);
    expect(alone.outOfScope).toEqual(['out/b.md']);
  });
});

test('before the first commit of a repository with SHA-256 ids, what is staged is seen, too', async () => {
  await using dir = await tempDir('muster-scope-');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir.path, stdio: 'ignore' });
  git('init', '--quiet', '--object-format=sha256');
  const tree = await treeAt(dir.path);
  const before = await tree.snapshot();
  writeFileSync(dir.inside('new.txt'), 'x');
  git('add', 'new.txt');
  rmSync(dir.inside('new.txt'));
  expect([...(await tree.snapshot(before)).changed.keys()]).toEqual(['new.txt']);
});

test('outside of a git tree there is nothing to guard', async () => {
  await using dir = await tempDir();
  expect(await openGitWorkTree(dir.path, spawnHelper)).toEqual({ ok: true, value: undefined });
});

test('changes are told apart by state, in any order, and a folder of ours is in scope as a whole', () => {
  const before = new Map([
    ['kept', '1'],
    ['gone', '1'],
    ['changed', '1'],
    ['_batches/x', '1'],
  ]);
  const after = new Map([
    ['new', '1'],
    ['changed', '2'],
    ['kept', '1'],
    ['_batchesX', '1'],
    ['allowed', '1'],
  ]);
  expect(changesOutside(before, after, { files: new Set(['allowed']), folders: ['_batches'] })).toEqual([
    '_batchesX',
    'changed',
    'gone',
    'new',
  ]);
});
