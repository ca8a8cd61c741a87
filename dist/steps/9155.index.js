export const id = 9155;
export const ids = [
    9155
];
export const modules = {
    97812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            verifyCommand: ()=>verifyCommand
        });
        var external_node_path_ = __webpack_require__(76760);
        var count_of = __webpack_require__(28673);
        var exit_code = __webpack_require__(49014);
        var result = __webpack_require__(30315);
        var verify_items = __webpack_require__(2222);
        ;
        async function verifyBatch(request) {
            const { table, workdir, checks, store } = request;
            const selection = store === undefined ? (0, result.ok)({
                items: table.items
            }) : await verify_batch_select(request, store);
            const verifier = await (0, verify_items.b)(checks, workdir, selection.ok ? selection.value.items : []);
            const missing = missingColumns(checks, table.columns);
            if (missing.length > 0 || !selection.ok || !verifier.ok) {
                const parts = [
                    selection,
                    verifier
                ].flatMap((part)=>part.ok ? [] : part.failures);
                return (0, result.wf)([
                    ...missing,
                    ...parts
                ]);
            }
            const { items, ...ages } = selection.value;
            const failed = verifier.value.failing(items, {
                wantDigests: false,
                ...ages
            });
            return (0, result.ok)({
                items: items.length,
                failedItems: failed.length,
                problems: failed.flatMap((verdict)=>verdict.problems)
            });
        }
        function missingColumns(checks, columns) {
            const named = [
                [
                    'output-schema-column',
                    checks.outputSchemaColumn
                ],
                [
                    'qc-schema-column',
                    checks.qcSchemaColumn
                ]
            ];
            return named.flatMap(([setting, value])=>{
                if (value === undefined || columns.includes(value)) return [];
                return [
                    {
                        reason: 'setting-invalid',
                        setting,
                        source: '',
                        value,
                        expected: `a column of the items (${columns.join(', ')})`
                    }
                ];
            });
        }
        async function verify_batch_select({ table, itemsFile, shard, workdir }, store) {
            const { selectForVerify } = await __webpack_require__.e(1).then(__webpack_require__.bind(__webpack_require__, 10001));
            return selectForVerify(table.items, itemsFile, store, shard, workdir);
        }
        var annotations = __webpack_require__(43170);
        var failure_findings = __webpack_require__(72185);
        var markdown_cell = __webpack_require__(38404);
        var github_summary = __webpack_require__(75824);
        ;
        const tableHead = '\n| item | problem |\n| --- | --- |\n';
        function renderVerifySummary({ report, text, limitBytes }) {
            const { items, failedItems, problems } = report;
            const passed = items - failedItems;
            const head = `## ${problems.length === 0 ? "\u2705" : "\u274C"} Muster verify: ${passed} of ${items} items passed\n`;
            if (problems.length === 0) return head.length <= limitBytes ? head : '';
            const lines = [];
            let room = Math.min(limitBytes, github_summary.f) - bytes(head + tableHead) - bytes(cutNote(problems.length));
            for (const problem of problems){
                const line = `| ${(0, markdown_cell.D)(problem.item, 60)} | ${(0, markdown_cell.p)(text(problem))} |\n`;
                room -= bytes(line);
                if (room < 0) break;
                lines.push(line);
            }
            const cut = problems.length - lines.length;
            const summary = `${head}${tableHead}${lines.join('')}${cut > 0 ? cutNote(cut) : ''}`;
            return bytes(summary) <= limitBytes ? summary : '';
        }
        const cutNote = (cut)=>`\n${cut} more problems are not shown: the summary is limited. The log has them all.\n`;
        const bytes = (text)=>Buffer.byteLength(text, 'utf8');
        var problem_text = __webpack_require__(92885);
        var external_node_fs_ = __webpack_require__(73024);
        var read_items = __webpack_require__(59067);
        var checks_of = __webpack_require__(67186);
        var manifest_path = __webpack_require__(93381);
        var reserved_paths = __webpack_require__(27833);
        ;
        async function openVerify(resolved, warn) {
            const { workdir, shard } = resolved.values;
            const store = await openStore(resolved.values, warn);
            const items = await openItems(resolved);
            if (!store.ok || !items.ok) return (0, result.wf)([
                store,
                items
            ].flatMap((part)=>part.ok ? [] : part.failures));
            return (0, result.ok)({
                table: items.value.table,
                itemsFile: items.value.path,
                workdir,
                checks: (0, checks_of.t)(resolved.values),
                ...store.value === undefined ? {} : {
                    store: store.value
                },
                ...shard === undefined ? {} : {
                    shard
                }
            });
        }
        async function openItems(resolved) {
            const { items: itemsPath, workdir, noJson } = resolved.values;
            if (itemsPath === undefined) {
                const { openPlanAndItems } = await __webpack_require__.e(3493).then(__webpack_require__.bind(__webpack_require__, 73493));
                const opened = await openPlanAndItems(resolved);
                if (!opened.ok) return opened;
                if (opened.value.items !== undefined) return (0, result.ok)(opened.value.items);
                return (0, result.fJ)({
                    reason: 'setting-missing',
                    setting: 'items',
                    why: 'verify checks the outputs of its rows'
                });
            }
            const table = await (0, read_items.F)({
                itemsPath,
                workdir,
                isQcRequired: !noJson,
                reserved: (0, reserved_paths.z)(resolved),
                isLinkSafeReader: true
            });
            return table.ok ? (0, result.ok)({
                path: itemsPath,
                table: table.value
            }) : table;
        }
        async function openStore(settings, warn) {
            if (settings.manifest === undefined && settings.shard === undefined) return (0, result.ok)(undefined);
            const path = (0, manifest_path.A)(settings);
            if (settings.manifest === undefined && isMissing(path)) return (0, result.fJ)({
                reason: 'usage',
                message: 'verify --shard requires --manifest',
                command: 'verify'
            });
            const { openBatch } = await __webpack_require__.e(6472).then(__webpack_require__.bind(__webpack_require__, 16472));
            return (0, result.ok)(openBatch(settings, warn));
        }
        function isMissing(path) {
            try {
                return (0, external_node_fs_.statSync)(path, {
                    throwIfNoEntry: false
                }) === undefined;
            } catch  {
                return false;
            }
        }
        var outcome = __webpack_require__(6513);
        ;
        async function verifyCommand(context) {
            const { resolved, log, toRepositoryPath } = context;
            const warnings = [];
            const request = await openVerify(resolved, (failure)=>void warnings.push(failure));
            const report = request.ok ? await verifyBatch(request.value) : request;
            log.failures(warnings, 'warning');
            if (!report.ok) return (0, outcome.i)(context, report.failures, 'nothing was verified');
            const { items, failedItems, problems } = report.value;
            const isPassed = problems.length === 0;
            const sentence = sentenceOf(report.value);
            log.say(`${problems.map((problem)=>`${(0, problem_text.YK)(problem)}\n`).join('')}${sentence}\n`);
            const fromWorkdir = (path)=>toRepositoryPath((0, external_node_path_.join)(resolved.values.workdir, path));
            return {
                exitCode: isPassed ? exit_code.h.ok : exit_code.h.failed,
                outputs: {
                    'item-count': items,
                    'failed-items': failedItems,
                    'problem-count': problems.length,
                    disposition: isPassed ? 'satisfied' : 'failed'
                },
                findings: [
                    ...(0, annotations.Ek)(problems, problem_text.WS, fromWorkdir),
                    ...warnings.map((failure)=>(0, failure_findings.U)(failure, 'warning', toRepositoryPath))
                ],
                summary: (limitBytes)=>renderVerifySummary({
                        report: report.value,
                        text: problem_text.fI,
                        limitBytes
                    }),
                ...isPassed ? {} : {
                    failedBecause: sentence
                }
            };
        }
        function sentenceOf({ items, failedItems, problems }) {
            if (problems.length === 0) return `verification passed: ${(0, count_of.p)(items, 'item')}`;
            return `verification failed: ${(0, count_of.p)(problems.length, 'problem')} in ${failedItems} of ${(0, count_of.p)(items, 'item')}`;
        }
    }),
    26096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $N: ()=>codeOf,
            O$: ()=>unreadable,
            Or: ()=>isSystemError,
            XM: ()=>pathOf,
            _m: ()=>isCode,
            b7: ()=>naming,
            f9: ()=>systemErrorText,
            mP: ()=>unwritable
        });
        const systemCode = /^E[A-Z0-9]+$/;
        const outsideCodes = [
            'ERR_INVALID_ARG_VALUE',
            'ERR_FS_FILE_TOO_LARGE',
            'ERR_STRING_TOO_LONG',
            'ERR_MEMORY_ALLOCATION_FAILED'
        ];
        function codeOf(thrown) {
            if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
            return typeof thrown.code === 'string' ? thrown.code : undefined;
        }
        function isSystemError(thrown) {
            const code = codeOf(thrown);
            if (code === undefined) return false;
            return 'syscall' in thrown || systemCode.test(code) || outsideCodes.includes(code);
        }
        const isCode = (thrown, ...codes)=>isSystemError(thrown) && codes.includes(thrown.code);
        function systemErrorText(thrown) {
            if (!isSystemError(thrown)) throw thrown;
            return thrown.message;
        }
        const pathOf = (thrown)=>isSystemError(thrown) ? thrown.path : undefined;
        const naming = (thrown, path)=>isSystemError(thrown) && thrown.path === undefined ? Object.assign(thrown, {
                path
            }) : thrown;
        const unwritable = (thrown, file)=>({
                reason: 'file-unwritable',
                at: {
                    file
                },
                error: systemErrorText(thrown)
            });
        const unreadable = (thrown, file, role)=>({
                reason: 'file-unreadable',
                at: {
                    file
                },
                role,
                error: systemErrorText(thrown)
            });
    }),
    32220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            b: ()=>openContainedReader
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26096);
        class ReadFile {
            kind = 'read';
            mtimeMs;
            isExecutable;
            #buffer;
            #length;
            constructor(buffer, length, stats){
                this.#buffer = buffer;
                this.#length = length;
                this.mtimeMs = stats?.mtimeMs;
                this.isExecutable = stats === undefined ? undefined : (stats.mode & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IXUSR) !== 0;
            }
            get bytes() {
                return this.#buffer.subarray(0, this.#length);
            }
            get lenientText() {
                return this.#buffer.toString('utf8', 0, this.#length);
            }
        }
        const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
        const leadsOut = {
            kind: 'unreadable',
            error: 'leads out of the work dir'
        };
        const errorTexts = {
            EACCES: 'permission denied',
            EPERM: 'permission denied',
            ELOOP: 'too many symbolic links',
            ENXIO: 'not a regular file (socket)',
            EOPNOTSUPP: 'not a regular file (socket)',
            ENAMETOOLONG: 'the name is too long',
            ERR_INVALID_ARG_VALUE: 'the path holds a NUL character'
        };
        function refusal(error) {
            if (!(0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error)) throw error;
            const { code, message } = error;
            if (code === 'ENOENT' || code === 'ENOTDIR') return {
                kind: 'missing'
            };
            return {
                kind: 'unreadable',
                error: errorTexts[code] ?? message
            };
        }
        function kindOf(stats) {
            if (stats.isDirectory()) return 'a directory, not a file';
            const kind = stats.isFIFO() ? 'FIFO' : stats.isSocket() ? 'socket' : 'device';
            return `not a regular file (${kind})`;
        }
        function isCurrentFolder(path) {
            try {
                const here = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)('.', {
                    bigint: true
                });
                const there = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
                    bigint: true
                });
                return here.ino === there.ino && here.dev === there.dev;
            } catch  {
                return false;
            }
        }
        function openContainedReader(root, maxBytes, wantStats = false) {
            const rootPrefix = root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
            const base = isCurrentFolder(root) ? '' : rootPrefix;
            const isInside = (real)=>real === root || real.startsWith(rootPrefix);
            const parents = new Map();
            let buffer = Buffer.allocUnsafe(Math.min(maxBytes + 1, 64 * 1024));
            const resolveParent = (folder)=>{
                try {
                    const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(rootPrefix + folder);
                    if (real === root) return base;
                    return isInside(real) ? `${base}${real.slice(rootPrefix.length)}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}` : leadsOut;
                } catch (error) {
                    return refusal(error);
                }
            };
            const readRegular = (fd)=>{
                const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
                if (!stats.isFile()) return {
                    kind: 'unreadable',
                    error: kindOf(stats)
                };
                if (stats.size > maxBytes) return {
                    kind: 'too-large',
                    bytes: stats.size
                };
                for(let length = 0;;){
                    const wanted = Math.max(stats.size, length) + 1;
                    if (wanted > buffer.length) {
                        const larger = Buffer.allocUnsafe(Math.min(maxBytes + 1, Math.max(wanted, buffer.length * 2)));
                        buffer.copy(larger, 0, 0, length);
                        buffer = larger;
                    }
                    const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, length, buffer.length - length, length);
                    length += count;
                    if (length > maxBytes) return {
                        kind: 'too-large',
                        bytes: length
                    };
                    if (count === 0 || length <= stats.size) return new ReadFile(buffer, length, stats);
                }
            };
            const readOpen = (fd)=>{
                if (wantStats) return readRegular(fd);
                let length;
                try {
                    length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, buffer.length, 0);
                } catch  {
                    return readRegular(fd);
                }
                const isUsual = length > 0 && length < buffer.length && length <= maxBytes;
                return isUsual ? new ReadFile(buffer, length) : readRegular(fd);
            };
            const readReal = (real)=>{
                const fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, openFlags);
                try {
                    return readOpen(fd);
                } finally{
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
                }
            };
            return (path)=>{
                const slash = path.lastIndexOf('/');
                const folder = path.slice(0, slash + 1);
                let parent = parents.get(folder);
                if (parent === undefined) {
                    parent = resolveParent(folder);
                    parents.set(folder, parent);
                }
                if (typeof parent !== 'string') return parent;
                const name = path.slice(slash + 1);
                if (name === '' || name === '.' || name === '..') return {
                    kind: 'unreadable',
                    error: 'a directory, not a file'
                };
                try {
                    return readReal(parent === folder ? path : parent + name);
                } catch (error) {
                    const refused = refusal(error);
                    if (refused.kind === 'missing') return refused;
                }
                try {
                    const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(rootPrefix + path);
                    return isInside(real) ? readReal(real) : leadsOut;
                } catch (error) {
                    return refusal(error);
                }
            };
        }
    })
};
