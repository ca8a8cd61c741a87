export const id = 2764;
export const ids = [
    2764
];
export const modules = {
    62764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            openGitWorkTree: ()=>openGitWorkTree
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var result = __webpack_require__(30315);
        var system_error = __webpack_require__(26096);
        ;
        function keepGitInner({ gitDir, commonDir }) {
            const watched = [
                {
                    shown: '.git/config',
                    path: (0, external_node_path_.join)(commonDir, 'config')
                },
                {
                    shown: '.git/config.worktree',
                    path: (0, external_node_path_.join)(gitDir, 'config.worktree')
                },
                {
                    shown: '.git/hooks',
                    path: (0, external_node_path_.join)(commonDir, 'hooks')
                },
                {
                    shown: '.git/info',
                    path: (0, external_node_path_.join)(commonDir, 'info')
                }
            ];
            const list = ()=>watched.flatMap(({ shown, path })=>filesBelow(shown, path));
            const kept = new Map();
            for (const { shown, path } of list()){
                const stats = (0, external_node_fs_.lstatSync)(path);
                if (stats.isFile()) kept.set(shown, {
                    path,
                    bytes: (0, external_node_fs_.readFileSync)(path),
                    mode: stats.mode & 0o777
                });
            }
            return {
                state: ()=>new Map(list().map(({ shown, path })=>[
                            shown,
                            stateOf(path)
                        ])),
                restore () {
                    const found = new Map(list().map((file)=>[
                            file.shown,
                            file.path
                        ]));
                    const added = [
                        ...found
                    ].filter(([shown])=>!kept.has(shown));
                    for (const [, path] of added)(0, external_node_fs_.rmSync)(path, {
                        recursive: true,
                        force: true
                    });
                    const changed = [
                        ...kept
                    ].filter(([, file])=>!isAsKept(file.path, file));
                    for (const [, { path, bytes, mode }] of changed){
                        makeFolder((0, external_node_path_.dirname)(path));
                        (0, external_node_fs_.rmSync)(path, {
                            recursive: true,
                            force: true
                        });
                        (0, external_node_fs_.writeFileSync)(path, bytes, {
                            flag: 'wx',
                            mode
                        });
                        (0, external_node_fs_.chmodSync)(path, mode);
                    }
                    return [
                        ...added,
                        ...changed
                    ].map(([shown])=>shown).toSorted();
                }
            };
        }
        function filesBelow(shown, path) {
            const stats = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            if (stats === undefined) return [];
            if (!stats.isDirectory()) return [
                {
                    shown,
                    path
                }
            ];
            return (0, external_node_fs_.readdirSync)(path).flatMap((name)=>filesBelow(`${shown}/${name}`, (0, external_node_path_.join)(path, name)));
        }
        function isAsKept(path, { bytes, mode }) {
            const stats = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            return stats?.isFile() === true && (stats.mode & 0o777) === mode && stats.size === bytes.length && (0, external_node_fs_.readFileSync)(path).equals(bytes);
        }
        function stateOf(path) {
            const stats = (0, external_node_fs_.lstatSync)(path);
            return stats.isFile() ? `${stats.mode} ${(0, external_node_crypto_.hash)('sha256', (0, external_node_fs_.readFileSync)(path))}` : `${stats.mode}`;
        }
        function makeFolder(path) {
            const stats = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            if (stats?.isDirectory() === true) return;
            if (stats !== undefined) (0, external_node_fs_.rmSync)(path, {
                force: true
            });
            (0, external_node_fs_.mkdirSync)(path, {
                recursive: true
            });
        }
        var external_node_os_ = __webpack_require__(48161);
        ;
        async function keepIndex(indexPath, gitWith) {
            let bytes = bytesOf(indexPath);
            const inFolder = async (work)=>{
                const folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), 'muster-index-'));
                const index = (0, external_node_path_.join)(folder, 'index');
                try {
                    if (bytes !== undefined) (0, external_node_fs_.writeFileSync)(index, bytes, {
                        flag: 'wx',
                        mode: 0o600
                    });
                    return await work(index);
                } finally{
                    (0, external_node_fs_.rmSync)(folder, {
                        recursive: true,
                        force: true
                    });
                }
            };
            const flagged = await inFolder(async (index)=>{
                const git = gitWith(index);
                await git([
                    'update-index',
                    '-q',
                    '--no-split-index',
                    '--no-untracked-cache',
                    '--unmerged',
                    '--refresh'
                ]);
                bytes = bytesOf(index);
                return flaggedIn(await git([
                    'ls-files',
                    '-v',
                    '-z'
                ]));
            });
            return {
                flagged,
                use: (work)=>inFolder((index)=>work(gitWith(index)))
            };
        }
        function flaggedIn(listed) {
            const entries = listed.toString('utf8').split('\0');
            return entries.filter((entry)=>/^[a-zS] /.test(entry)).map((entry)=>entry.slice(2));
        }
        function bytesOf(path) {
            try {
                return (0, external_node_fs_.readFileSync)(path);
            } catch  {
                return undefined;
            }
        }
        ;
        const maxCopiedBytes = 32 * 1024 * 1024;
        const maxArgsBytes = 100_000;
        function copyFiles(root, paths) {
            const copies = new Map();
            let room = maxCopiedBytes;
            for (const path of paths){
                const stats = (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, path), {
                    throwIfNoEntry: false
                });
                if (stats?.isSymbolicLink() === true) copies.set(path, {
                    kind: 'link',
                    target: (0, external_node_fs_.readlinkSync)((0, external_node_path_.join)(root, path))
                });
                else if (stats?.isFile() === true && stats.size <= room) {
                    room -= stats.size;
                    copies.set(path, {
                        kind: 'file',
                        bytes: (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(root, path)),
                        mode: stats.mode & 0o777
                    });
                }
            }
            return copies;
        }
        async function restorePaths({ root, git, ownIndex, copies }, paths, before) {
            const failed = [];
            const committed = before.head === '' ? new Set() : await pathsIn(git, before.head, paths);
            const checkedOut = [];
            const asCommitted = [];
            for (const path of paths){
                const copy = copies?.get(path);
                const wasThere = before.changed.has(path) && before.changed.get(path) !== 'none';
                if (!before.changed.has(path)) asCommitted.push(path);
                try {
                    if (copy !== undefined) putBack(root, path, copy);
                    else if (wasThere) failed.push(path);
                    else if (before.changed.has(path) || !committed.has(path)) remove(root, path);
                    else checkedOut.push(path);
                } catch  {
                    failed.push(path);
                }
            }
            try {
                if (checkedOut.length > 0) await ownIndex.use((own)=>checkOut(own, before.head, checkedOut));
            } catch  {
                failed.push(...checkedOut);
            }
            if (before.head !== '') await restoreIndex(git, before.head, asCommitted);
            return failed;
        }
        async function pathsIn(git, head, paths) {
            const wanted = new Set(paths);
            const listed = await git([
                'ls-tree',
                '-r',
                '-z',
                '--name-only',
                '--full-tree',
                head
            ]);
            return new Set(listed.toString('utf8').split('\0').filter((path)=>wanted.has(path)));
        }
        async function checkOut(git, head, paths) {
            const command = [
                '--literal-pathspecs',
                'checkout',
                '--force',
                '--no-overlay'
            ];
            for (const some of portionsOf(paths))await git([
                ...command,
                '--ignore-skip-worktree-bits',
                head,
                '--',
                ...some
            ]);
        }
        async function restoreIndex(git, head, paths) {
            try {
                for (const some of portionsOf(paths)){
                    await git([
                        'update-index',
                        '--force-remove',
                        '--',
                        ...some
                    ]);
                    await git([
                        '--literal-pathspecs',
                        'reset',
                        '--quiet',
                        head,
                        '--',
                        ...some
                    ]);
                }
            } catch  {}
        }
        function* portionsOf(paths) {
            for(let from = 0; from < paths.length;){
                const some = [];
                for(let bytes = 0; from < paths.length && bytes < maxArgsBytes; from++){
                    const path = paths[from] ?? '';
                    some.push(path);
                    bytes += Buffer.byteLength(path) + 1;
                }
                yield some;
            }
        }
        function putBack(root, path, copy) {
            const target = (0, external_node_path_.join)(root, path);
            checkParents(root, path);
            (0, external_node_fs_.rmSync)(target, {
                recursive: true,
                force: true
            });
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(target), {
                recursive: true
            });
            if (copy.kind === 'link') return (0, external_node_fs_.symlinkSync)(copy.target, target);
            (0, external_node_fs_.writeFileSync)(target, copy.bytes, {
                flag: 'wx'
            });
            (0, external_node_fs_.chmodSync)(target, copy.mode);
        }
        function remove(root, path) {
            checkParents(root, path);
            (0, external_node_fs_.rmSync)((0, external_node_path_.join)(root, path), {
                recursive: true,
                force: true
            });
            for(let folder = (0, external_node_path_.dirname)(path); folder !== '.' && folder !== ''; folder = (0, external_node_path_.dirname)(folder)){
                try {
                    (0, external_node_fs_.rmdirSync)((0, external_node_path_.join)(root, folder));
                } catch  {
                    return;
                }
            }
        }
        function checkParents(root, path) {
            for(let folder = (0, external_node_path_.dirname)(path); folder !== '.'; folder = (0, external_node_path_.dirname)(folder)){
                const stats = (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, folder), {
                    throwIfNoEntry: false
                });
                if (stats !== undefined && !stats.isDirectory()) throw new Error(`${folder} is no folder`);
            }
        }
        ;
        const gitLimitMs = 60_000;
        const gitOutputBytes = 256 * 1024 * 1024;
        const safeSettings = [
            'core.fsmonitor=false',
            'core.hooksPath=/dev/null',
            'core.quotePath=false',
            'core.trustctime=true',
            'core.checkStat=default',
            'core.untrackedCache=false',
            'core.splitIndex=false',
            'safe.directory=*',
            'submodule.recurse=false'
        ];
        class GitError extends Error {
            end;
            constructor(command, end){
                super(`git ${command}: ${whyOf(end)}`);
                this.end = end;
            }
        }
        function gitIn(cwd, run, limitMs = gitLimitMs, more = {}) {
            const env = {
                PATH: process.env['PATH'] ?? '/usr/bin:/bin',
                LC_ALL: 'C',
                GIT_CONFIG_GLOBAL: '/dev/null',
                GIT_CONFIG_NOSYSTEM: '1',
                GIT_OPTIONAL_LOCKS: '0',
                GIT_TERMINAL_PROMPT: '0',
                GIT_NO_REPLACE_OBJECTS: '1',
                GIT_ATTR_NOSYSTEM: '1',
                ...more
            };
            const settings = safeSettings.flatMap((setting)=>[
                    '-c',
                    setting
                ]);
            return async (args)=>{
                const end = await run({
                    program: 'git',
                    args: [
                        ...settings,
                        ...args
                    ],
                    cwd,
                    env,
                    limitMs,
                    limitBytes: gitOutputBytes
                });
                if (end.kind === 'exited' && end.code === 0) return end.stdout;
                throw new GitError(args.find((arg)=>!arg.startsWith('-')) ?? '', end);
            };
        }
        function whyOf(end) {
            switch(end.kind){
                case 'exited':
                    return end.stderr.trim().split('\n')[0] || `exit code ${end.code}`;
                case 'not-started':
                    return end.error;
                case 'no-answer':
                    return 'it did not end in time and was killed';
                case 'too-much':
                    return 'it printed too much and was killed';
            }
        }
        ;
        const copiesOf = new WeakMap();
        async function openGitWorkTree(folder, run, limitMs) {
            const command = [
                'rev-parse',
                '--show-toplevel',
                '--absolute-git-dir',
                '--git-common-dir'
            ];
            let places;
            try {
                places = (await gitIn(folder, run, limitMs)(command)).toString('utf8').split('\n');
            } catch (error) {
                if (!(error instanceof GitError)) throw error;
                return isNoTree(error) ? (0, result.ok)(undefined) : (0, result.fJ)({
                    reason: 'helper-failed',
                    error: error.message
                });
            }
            const [top = '', gitDir = '', common = ''] = places;
            if (top === '') return (0, result.ok)(undefined);
            try {
                return (0, result.ok)(await treeAt((0, external_node_fs_.realpathSync)(top), {
                    gitDir,
                    commonDir: (0, external_node_path_.resolve)(folder, common)
                }, run, limitMs));
            } catch (error) {
                const text = error instanceof GitError ? error.message : (0, system_error.f9)(error);
                return (0, result.fJ)({
                    reason: 'helper-failed',
                    error: text
                });
            }
        }
        async function treeAt(root, places, run, limitMs) {
            const repository = {
                GIT_DIR: places.gitDir,
                GIT_WORK_TREE: root
            };
            const git = gitIn(root, run, limitMs, repository);
            const inner = keepGitInner(places);
            const ownIndex = await keepIndex((0, external_node_path_.join)(places.gitDir, 'index'), (index)=>gitIn(root, run, limitMs, {
                    ...repository,
                    GIT_INDEX_FILE: index
                }));
            const emptyTree = (await git([
                'hash-object',
                '-t',
                'tree',
                '/dev/null'
            ])).toString('utf8').trim();
            return {
                root,
                async snapshot (base) {
                    const state = inner.state();
                    const { head, paths } = await ownIndex.use(async (own)=>{
                        const status = await statusOf(own);
                        const isMoved = base !== undefined && base.head !== status.head;
                        return isMoved ? withPaths(status, await pathsSince(own, base.head || emptyTree)) : status;
                    });
                    const staged = await stagedSince(git, (base?.head ?? head) || emptyTree);
                    for (const path of [
                        ...staged,
                        ...ownIndex.flagged
                    ])paths.add(path);
                    const changed = new Map([
                        ...paths
                    ].map((path)=>[
                            path,
                            git_worktree_stateOf((0, external_node_path_.join)(root, path))
                        ]));
                    const snapshot = {
                        head,
                        changed,
                        inner: state
                    };
                    if (base === undefined) copiesOf.set(snapshot, copyFiles(root, paths));
                    return snapshot;
                },
                restoreInner: ()=>inner.restore(),
                restore: (paths, before)=>restorePaths({
                        root,
                        git,
                        ownIndex,
                        copies: copiesOf.get(before)
                    }, paths, before)
            };
        }
        const isNoTree = ({ end })=>end.kind === 'not-started' || end.kind === 'exited' && /not a git repository|must be run in a work tree/.test(end.stderr);
        const withPaths = ({ head, paths }, more)=>({
                head,
                paths: new Set([
                    ...paths,
                    ...more
                ])
            });
        async function statusOf(git) {
            const args = [
                'status',
                '--porcelain=v2',
                '--branch',
                '-z',
                '--untracked-files=all',
                '--ignored=matching',
                '--no-renames'
            ];
            const entries = (await git(args)).toString('utf8').split('\0');
            const paths = new Set();
            let head = '';
            for (const entry of entries){
                const kind = entry[0];
                if (entry.startsWith('# branch.oid ')) head = entry.slice(13) === '(initial)' ? '' : entry.slice(13);
                else if (kind === '1') paths.add(afterFields(entry, 8));
                else if (kind === 'u') paths.add(afterFields(entry, 10));
                else if (kind === '?') paths.add(entry.slice(2));
                else if (kind === '!' && /(?:^|\/)\.git(?:ignore|attributes)$/.test(entry.slice(2))) paths.add(entry.slice(2));
            }
            return {
                head,
                paths
            };
        }
        const namesOnly = [
            '--name-only',
            '-z',
            '--no-renames',
            '--no-ext-diff',
            '--no-textconv'
        ];
        async function pathsSince(git, commit) {
            return pathsOf(await git([
                'diff',
                ...namesOnly,
                commit,
                '--'
            ]));
        }
        async function stagedSince(git, commit) {
            return pathsOf(await git([
                'diff-index',
                '--cached',
                ...namesOnly,
                commit,
                '--'
            ]));
        }
        const pathsOf = (listed)=>listed.toString('utf8').split('\0').filter(Boolean);
        function afterFields(entry, count) {
            let at = 0;
            for(let field = 0; field < count; field++)at = entry.indexOf(' ', at) + 1;
            return entry.slice(at);
        }
        function git_worktree_stateOf(path) {
            const stats = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            if (stats === undefined) return 'none';
            if (stats.isSymbolicLink()) return `link ${(0, external_node_fs_.readlinkSync)(path)}`;
            if (!stats.isFile()) return `${stats.mode}`;
            const content = stats.size <= maxCopiedBytes ? (0, external_node_crypto_.hash)('sha256', (0, external_node_fs_.readFileSync)(path)) : `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
            return `${stats.mode & 0o111} ${content}`;
        }
    })
};
