export const id = 5553;
export const ids = [
    5553
];
export const modules = {
    85553: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            guardScope: ()=>guardScope
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64198);
        var _core_batch_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56570);
        var _core_count_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28673);
        var _core_scope_scope_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56647);
        function guardScope(runner, options) {
            const { tree, setting } = options;
            const folders = options.ownFolders.map((folder)=>fromRoot(tree.root, folder)).filter((folder)=>folder !== undefined);
            const watches = new Set();
            let queue = Promise.resolve();
            const inTurn = (work)=>{
                const turn = queue.then(work, work);
                queue = turn.catch(()=>{});
                return turn;
            };
            const begin = (shard)=>{
                const own = new Set((options.itemsOf(shard) ?? []).flatMap((item)=>pathsOf(options, item)));
                const watch = {
                    own,
                    allowed: new Set(own)
                };
                for (const other of watches){
                    for (const path of other.own)watch.allowed.add(path);
                    for (const path of own)other.allowed.add(path);
                }
                watches.add(watch);
                return watch;
            };
            const judge = async (watch, before)=>{
                const inner = tree.restoreInner();
                const after = await tree.snapshot(before);
                const moved = after.head === before.head ? [] : [
                    '.git/HEAD'
                ];
                const outsideOf = ({ changed })=>(0, _core_scope_scope_changes_js__WEBPACK_IMPORTED_MODULE_3__.$)(before.changed, changed, {
                        files: watch.allowed,
                        folders
                    });
                const outside = outsideOf(after);
                const paths = [
                    ...inner,
                    ...moved,
                    ...outside
                ];
                if (setting !== 'revert' || outside.length === 0) return {
                    paths,
                    stuck: []
                };
                const failed = await tree.restore(outside, before);
                const stuck = new Set([
                    ...failed,
                    ...outsideOf(await tree.snapshot(before))
                ]);
                return {
                    paths,
                    stuck: [
                        ...stuck
                    ]
                };
            };
            return {
                name: runner.name,
                async run (request) {
                    const watch = begin(request.shard);
                    try {
                        const before = await inTurn(()=>tree.snapshot()).catch(()=>undefined);
                        const exit = await runner.run(request);
                        const changes = before === undefined ? 'unknown' : await inTurn(()=>judge(watch, before)).catch(()=>'unknown');
                        return withChanges(exit, changes, setting);
                    } finally{
                        watches.delete(watch);
                    }
                }
            };
        }
        function withChanges(exit, changes, setting) {
            if (changes === 'unknown') {
                const told = {
                    ...exit,
                    outOfScope: [
                        '.git'
                    ]
                };
                if (setting === 'report' || exit.outcome !== 'exited') return told;
                const message = 'git could not say what the runner changed';
                return {
                    ...told,
                    failure: {
                        class: 'scope',
                        message
                    }
                };
            }
            const { paths, stuck } = changes;
            if (paths.length === 0) return exit;
            const told = {
                ...exit,
                outOfScope: paths.slice(0, _core_batch_record_js__WEBPACK_IMPORTED_MODULE_2__.er)
            };
            const isFailed = setting === 'refuse' || setting === 'revert' && stuck.length > 0;
            if (!isFailed || exit.outcome !== 'exited') return told;
            const bad = setting === 'refuse' ? paths : stuck;
            const what = setting === 'refuse' ? 'outside of its outputs' : 'that could not be put back';
            const failure = {
                class: 'scope',
                message: `the runner changed ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_4__.p)(bad.length, 'file')} ${what}: ${namesOf(bad)}`
            };
            return {
                ...told,
                failure
            };
        }
        function namesOf(paths) {
            const shown = paths.slice(0, 3).map((path)=>path.length > 60 ? `${path.slice(0, 60)}\u{2026}` : path);
            const rest = paths.length - shown.length;
            return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
        }
        function pathsOf({ tree, workdir }, { output, qc }) {
            return [
                output,
                qc
            ].flatMap((written)=>{
                const normal = written === '' ? undefined : (0, _core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_5__.FE)(written);
                if (normal?.ok !== true) return [];
                const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workdir, normal.path);
                const places = [
                    path,
                    realPlace(path)
                ].map((place)=>fromRoot(tree.root, place));
                return places.filter((place)=>place !== undefined);
            });
        }
        function realPlace(path) {
            try {
                return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
            } catch  {
                return path;
            }
        }
        function fromRoot(root, path) {
            const inside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
            return inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) ? undefined : inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        }
    })
};
