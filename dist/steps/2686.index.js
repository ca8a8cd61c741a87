export const id = 2686;
export const ids = [
    2686
];
export const modules = {
    85: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            planCommand: ()=>planCommand,
            planFor: ()=>planFor
        });
        var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30315);
        var _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66393);
        var _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72185);
        var _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69647);
        var _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19095);
        var _batch_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60043);
        var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6513);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53679);
        async function planFor({ resolved, log }) {
            const warnings = [];
            const options = (0, _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__.S)(resolved, (failure)=>void warnings.push(failure));
            if (!options.ok) return options;
            const planned = await (0, _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__.I)(options.value);
            if (!planned.ok) return planned;
            warnings.push(...planned.value.warnings);
            log.failures(warnings, 'warning');
            log.say((0, _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__.BA)(planned.value));
            if (resolved.values.explain) log.say((0, _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__.nF)(planned.value));
            const outputs = {
                'plan-digest': planned.value.digest,
                'item-count': planned.value.itemCount
            };
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)({
                store: options.value.store,
                outputs,
                warnings
            });
        }
        async function planCommand(context) {
            const planned = await planFor(context);
            if (!planned.ok) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, planned.failures, 'nothing was planned');
            const { store, outputs, warnings } = planned.value;
            const rows = store.readRows();
            if (!rows.ok) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, rows.failures, 'the plan cannot be read back');
            const { toRepositoryPath, resolved } = context;
            const report = await (0, _batch_report_js__WEBPACK_IMPORTED_MODULE_5__.z)(store, rows.value, {
                title: 'Muster plan',
                workdir: resolved.values.workdir,
                toRepositoryPath
            });
            return {
                exitCode: _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__.h.ok,
                outputs: {
                    ...outputs,
                    ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_8__.P2)(store.manifestPath, rows.value),
                    disposition: 'satisfied'
                },
                findings: warnings.map((failure)=>(0, _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__.U)(failure, 'warning', toRepositoryPath)),
                summary: report.summary
            };
        }
    }),
    46702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runCommand: ()=>runCommand
        });
        var fold = __webpack_require__(43408);
        var batch_select = __webpack_require__(99115);
        var exit_code = __webpack_require__(49014);
        ;
        function runExitCode({ failures, troubles, halted }) {
            const failed = [
                ...failures
            ].filter((failure)=>failure !== undefined && !isForgiven(failure, halted));
            if (failed.length > 0) {
                const isTimeoutOnly = failed.every((failure)=>failure === 'timeout' || failure === 'idle-timeout');
                return isTimeoutOnly ? exit_code.h.timeout : exit_code.h.failed;
            }
            const [trouble] = troubles;
            return trouble === undefined ? exit_code.h.ok : (0, exit_code.F)(trouble);
        }
        function isForgiven(failure, halted) {
            return halted?.why === 'success' || halted?.why === 'done' && failure === 'cancelled';
        }
        var result = __webpack_require__(30315);
        var run_batch = __webpack_require__(9521);
        ;
        function dryRun(request, runner) {
            const { tools, jobs } = request;
            const rows = tools.store.readRows();
            if (!rows.ok) return rows;
            const selected = (0, run_batch.G)(request, rows.value, tools.store.newest());
            if (!selected.ok) return selected;
            const at = tools.clock.now();
            const counts = (0, fold.ip)(rows.value);
            tools.emit({
                type: 'run-started',
                runner,
                selected: selected.value.length,
                jobs,
                counts,
                at
            });
            for (const row of selected.value)tools.emit({
                type: 'shard-started',
                row,
                attempt: row.attempt + 1,
                runner,
                at
            });
            return (0, result.ok)(selected.value);
        }
        var failure_findings = __webpack_require__(72185);
        var leftovers = __webpack_require__(84608);
        var open_run = __webpack_require__(81835);
        var batch_report = __webpack_require__(60043);
        var exec_helper = __webpack_require__(82717);
        var action_outcome = __webpack_require__(6513);
        var outputs = __webpack_require__(53679);
        var run_log = __webpack_require__(533);
        var state = __webpack_require__(80020);
        var stop_signals = __webpack_require__(74224);
        var counts_text = __webpack_require__(51070);
        var style = __webpack_require__(82399);
        ;
        function judgeRun({ exitCode, counts, isPart, isVerifying, stoppedBy, hasTroubles }) {
            const stand = (0, counts_text.W)(counts, (0, style.E)(false));
            if (stoppedBy !== undefined) return {
                exitCode,
                failedBecause: `stopped by ${stoppedBy}: ${stand}`
            };
            if (exitCode !== exit_code.h.ok) {
                const why = hasTroubles && counts.failed === 0 ? 'not everything could be run' : 'the batch is not verified';
                return {
                    exitCode,
                    failedBecause: `${why}: ${stand}`
                };
            }
            const open = counts.failed + counts.pending + counts.running + (isVerifying ? counts.succeeded : 0);
            if (open === 0 || isPart) return {
                exitCode
            };
            return {
                exitCode: exit_code.h.failed,
                failedBecause: `the batch is not verified: ${stand}`
            };
        }
        var plan = __webpack_require__(85);
        ;
        async function runCommand(context) {
            const planned = await planIfGiven(context);
            if (!planned.ok) return (0, action_outcome.i)(context, planned.failures, 'nothing was planned');
            const { redactor, resolved } = context;
            const settings = resolved.values;
            const known = planned.value;
            const view = (0, run_log.m)(context.log, {
                isQuiet: settings.quiet,
                isStreaming: settings.jobs === 1,
                redactor
            });
            const emit = (event)=>{
                if (event.type === 'warning') known.warnings.push(event.failure);
                view.onEvent(event);
            };
            let token = '';
            const stop = (0, stop_signals.r)(()=>void (0, leftovers.aT)(token));
            try {
                const opened = await (0, open_run.I)({
                    settings,
                    configFile: resolved.configFile,
                    env: context.env,
                    emit,
                    wantsOutput: !settings.quiet,
                    stop: stop.signal,
                    guards: {
                        runHelper: exec_helper.U
                    }
                });
                if (!opened.ok) return (0, action_outcome.i)(context, opened.failures, 'nothing was run');
                const { request, batch } = opened.value;
                if (request.tools.runner.name === 'dry-run') return runDry(context, opened.value, known);
                token = batch.owner.token;
                (0, state.BQ)({
                    token,
                    manifest: batch.manifestPath
                });
                const summary = await (0, run_batch.a)(request);
                view.close();
                if (!summary.ok) return (0, action_outcome.i)(context, summary.failures, 'nothing was run');
                const outcome = await finish(context, opened.value, summary.value, known, stop);
                (0, state.yo)();
                return outcome;
            } finally{
                view.close();
                stop.dispose();
            }
        }
        async function planIfGiven(context) {
            const { items, manifest } = context.resolved.values;
            if (items === undefined || manifest !== undefined) return (0, result.ok)({
                outputs: {},
                warnings: []
            });
            const planned = await (0, plan.planFor)(context);
            return planned.ok ? (0, result.ok)({
                outputs: planned.value.outputs,
                warnings: [
                    ...planned.value.warnings
                ]
            }) : planned;
        }
        function runDry(context, { request, batch }, known) {
            const quiet = (0, run_log.m)(context.log, {
                isQuiet: true,
                isStreaming: false,
                redactor: context.redactor
            });
            const selected = [];
            const emit = (event)=>{
                if (event.type === 'shard-started') selected.push(`would run ${event.row.shardId} with ${event.runner}`);
                else quiet.onEvent(event);
            };
            const rows = dryRun({
                ...request,
                tools: {
                    ...request.tools,
                    emit
                }
            }, context.resolved.values.runner);
            const all = batch.readRows();
            if (!rows.ok || !all.ok) return (0, action_outcome.i)(context, [
                rows,
                all
            ].flatMap((part)=>part.ok ? [] : part.failures), 'no dry run');
            context.log.say(selected.map((line)=>`${line}\n`).join(''));
            const message = `a dry run: ${rows.value.length} of ${all.value.length} shards would run, nothing was executed`;
            return {
                exitCode: exit_code.h.ok,
                outputs: {
                    ...known.outputs,
                    ...(0, outputs.P2)(batch.manifestPath, all.value),
                    disposition: 'dry-run'
                },
                findings: [
                    ...warningFindings(context, known.warnings),
                    {
                        level: 'warning',
                        title: 'Muster',
                        message
                    }
                ]
            };
        }
        async function finish(context, { batch, request }, summary, known, stop) {
            const { resolved, toRepositoryPath, log } = context;
            const settings = resolved.values;
            const idle = summary.selected === 0 ? (0, batch_select.Pq)(summary.rows, settings.status) : undefined;
            if (idle !== undefined) log.failures([
                idle
            ], 'error');
            const troubles = idle === undefined ? summary.troubles : [
                ...summary.troubles,
                idle
            ];
            const failures = [
                ...summary.records.values()
            ].map((record)=>record.failure?.class);
            const exitCode = stop.exitCode() ?? runExitCode({
                failures,
                troubles,
                halted: summary.halted
            });
            const isEndedAsAsked = summary.halted !== undefined && summary.halted.why !== 'fail';
            const isPart = isEndedAsAsked || [
                settings.shard,
                settings.limit,
                settings.status
            ].some((limit)=>limit !== undefined);
            const verdict = judgeRun({
                exitCode,
                counts: (0, fold.ip)(summary.rows),
                isPart,
                isVerifying: request.tools.items?.verifier !== undefined,
                ...summary.stoppedBy === undefined ? {} : {
                    stoppedBy: summary.stoppedBy
                },
                hasTroubles: troubles.length > 0
            });
            const report = await (0, batch_report.z)(batch, summary.rows, {
                title: 'Muster run',
                workdir: settings.workdir,
                toRepositoryPath
            });
            const shown = new Set(troubles);
            return {
                ...verdict,
                outputs: {
                    ...known.outputs,
                    ...(0, outputs.P2)(batch.manifestPath, summary.rows),
                    ...(0, outputs.mF)(summary.usage),
                    disposition: verdict.failedBecause === undefined ? 'satisfied' : 'failed'
                },
                findings: [
                    ...report.findings,
                    ...troubles.map((failure)=>(0, failure_findings.U)(failure, 'error', toRepositoryPath)),
                    ...warningFindings(context, known.warnings.filter((failure)=>!shown.has(failure)))
                ],
                summary: report.summary
            };
        }
        const warningFindings = ({ toRepositoryPath }, warnings)=>warnings.map((failure)=>(0, failure_findings.U)(failure, 'warning', toRepositoryPath));
    }),
    78767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $c: ()=>rowDigest,
            ED: ()=>checksDigest,
            Gb: ()=>planDigest,
            gW: ()=>areSameChecks,
            sc: ()=>sha256,
            xp: ()=>runnerDigest
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        function sha256(content) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
        }
        function rowDigest({ id, source, output, qc, notes, extra, schemas }) {
            const cells = [
                id,
                source,
                output,
                qc,
                notes
            ];
            if (extra !== undefined) cells.push(Object.entries(extra).toSorted(([a], [b])=>a < b ? -1 : 1));
            const digest = sha256(JSON.stringify(cells));
            return schemas === undefined ? digest : `${digest}.${schemas}`;
        }
        const checkParts = [
            'forbid',
            'isQcChecked',
            'outputSchema',
            'qcSchema',
            'outputSchemaColumn',
            'qcSchemaColumn',
            'verifyCommand'
        ];
        function checksDigest(checks, schemas = {}, isKnown = ()=>true) {
            const withBytes = (path)=>path === undefined ? null : [
                    path,
                    schemas[path] ?? null
                ];
            const values = {
                ...checks,
                forbid: [
                    ...new Set(checks.forbid)
                ].toSorted(),
                outputSchema: withBytes(checks.outputSchema),
                qcSchema: withBytes(checks.qcSchema),
                outputSchemaColumn: checks.outputSchemaColumn,
                qcSchemaColumn: checks.qcSchemaColumn,
                verifyCommand: checks.verifyCommand
            };
            const parts = checkParts.map((part)=>isKnown(part) ? partDigest(values[part]) : '');
            return parts.join('.');
        }
        function areSameChecks(then, now) {
            const [before, after] = [
                then.split('.'),
                now.split('.')
            ];
            return after.every((part, index)=>part === '' || part === before[index]);
        }
        const partDigest = (value)=>sha256(JSON.stringify(value ?? null)).slice(0, 16);
        function runnerDigest(name, meaning) {
            return sha256(JSON.stringify([
                name,
                Object.entries(meaning).toSorted(([a], [b])=>a < b ? -1 : 1)
            ]));
        }
        function planDigest(parts) {
            const { items, template, checks, settings } = parts;
            const lines = [
                JSON.stringify([
                    items,
                    template,
                    checks,
                    settings
                ])
            ];
            for (const shard of parts.shards)lines.push(`${shard.id}\t${shard.items[0]}\t${shard.items.length}`);
            return sha256(lines.join('\n'));
        }
    }),
    51512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ey: ()=>parsePlanDocument,
            Fr: ()=>renderPlanDocument,
            Hs: ()=>plannedItems,
            d5: ()=>isRangeOf
        });
        var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);
        function renderPlanDocument(plan) {
            const { shards, ...head } = plan;
            const lines = shards.map((shard)=>JSON.stringify(shard)).join(',\n');
            return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
        }
        function parsePlanDocument(text, at) {
            const broken = (error)=>(0, _result_js__WEBPACK_IMPORTED_MODULE_0__.fJ)({
                    reason: 'file-unreadable',
                    at,
                    role: 'plan',
                    error
                });
            let value;
            try {
                value = JSON.parse(text);
            } catch  {
                return broken('not JSON');
            }
            if (typeof value !== 'object' || value === null) return broken('not an object');
            const plan = value;
            if (typeof plan.format !== 'string') return broken('no "format"');
            if (plan.format !== 'muster.plan/1') {
                return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.fJ)({
                    reason: 'format-too-new',
                    at,
                    role: 'plan',
                    found: String(plan.format)
                });
            }
            const areTexts = typeof plan.items === 'string' && typeof plan.workdir === 'string';
            const areDigests = typeof plan.digests === 'object' && plan.digests !== null;
            if (!areTexts || !areDigests || !Array.isArray(plan.shards) || !plan.shards.every(isShardEntry)) {
                return broken('items, workdir, digests or shards are malformed');
            }
            if (plan.archivedAttempts !== undefined && !areNumbers(plan.archivedAttempts)) return broken('archivedAttempts is malformed');
            return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(plan);
        }
        function plannedItems(entries, row) {
            const items = entries.get(row.shardId)?.items;
            return items !== undefined && isRangeOf(items, row) ? items : undefined;
        }
        function isRangeOf(ids, row) {
            return ids.length === row.itemCount && ids[0] === row.firstItem && ids.at(-1) === row.lastItem;
        }
        function areNumbers(value) {
            return typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger);
        }
        function isShardEntry(value) {
            if (typeof value !== 'object' || value === null) return false;
            const { id, items, prompt } = value;
            const areIds = Array.isArray(items) && items.every((item)=>typeof item === 'string');
            return typeof id === 'string' && areIds && (prompt === undefined || typeof prompt === 'string');
        }
    }),
    99817: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            FP: ()=>itemsOfRows,
            gE: ()=>unplannedFailure
        });
        var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);
        function itemsOfRows(rows, items, itemsFile) {
            const rangeOf = openRanges(items);
            const coveredBy = new Int32Array(items.length);
            const ranges = new Map();
            const failures = [];
            for (const [index, row] of rows.entries()){
                const { shardId: shard, firstItem: first, lastItem: last } = row;
                const range = rangeOf(row);
                if (range === undefined) {
                    failures.push({
                        reason: 'range-unknown',
                        shard,
                        first,
                        last,
                        items: itemsFile
                    });
                    continue;
                }
                const { start, end } = range;
                if (end - start !== row.itemCount) {
                    failures.push({
                        reason: 'range-count',
                        shard,
                        manifest: row.itemCount,
                        selected: end - start,
                        items: itemsFile
                    });
                    continue;
                }
                const covered = coveredBy.subarray(start, end).findIndex((by)=>by !== 0);
                if (covered !== -1) {
                    const item = items[start + covered]?.id ?? '';
                    const other = rows[(coveredBy[start + covered] ?? 0) - 1]?.shardId ?? '';
                    failures.push({
                        reason: 'range-overlap',
                        shard,
                        other,
                        item,
                        items: itemsFile
                    });
                    continue;
                }
                coveredBy.fill(index + 1, start, end);
                ranges.set(shard, items.slice(start, end));
            }
            return failures.length > 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.wf)(failures) : (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(ranges);
        }
        function unplannedItems(rows, items) {
            const rangeOf = openRanges(items);
            const edges = new Int32Array(items.length + 1);
            for (const row of rows){
                const range = rangeOf(row);
                if (range === undefined) continue;
                edges[range.start] = (edges[range.start] ?? 0) + 1;
                edges[range.end] = (edges[range.end] ?? 0) - 1;
            }
            let covering = 0;
            return items.filter((_, index)=>(covering += edges[index] ?? 0) === 0);
        }
        const maxNamedItems = 20;
        function unplannedFailure(rows, items, itemsFile, ranges) {
            if (ranges !== undefined && sizeOf(ranges) === items.length) return undefined;
            const unplanned = unplannedItems(rows, items);
            if (unplanned.length === 0) return undefined;
            const ids = unplanned.slice(0, maxNamedItems).map((item)=>item.id);
            return {
                reason: 'items-unplanned',
                items: itemsFile,
                ids,
                count: unplanned.length
            };
        }
        function sizeOf(ranges) {
            let size = 0;
            for (const items of ranges.values())size += items.length;
            return size;
        }
        function openRanges(items) {
            let positions;
            let next = 0;
            return ({ firstItem, lastItem, itemCount })=>{
                const expected = {
                    start: next,
                    end: next + itemCount
                };
                if (items[next]?.id === firstItem && items[expected.end - 1]?.id === lastItem) {
                    next = expected.end;
                    return expected;
                }
                positions ??= new Map(items.map((item, index)=>[
                        item.id,
                        index
                    ]));
                const start = positions.get(firstItem);
                const last = positions.get(lastItem);
                if (start === undefined || last === undefined || last < start) return undefined;
                next = last + 1;
                return {
                    start,
                    end: next
                };
            };
        }
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
    }),
    39008: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            f: ()=>openPlanStore,
            w: ()=>unfinishedPlanPath
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var plan_document = __webpack_require__(51512);
        var result = __webpack_require__(30315);
        var system_error = __webpack_require__(26096);
        var fault_point = __webpack_require__(3287);
        ;
        const archivedNames = [
            'plan.json',
            'claims',
            'records',
            'run-logs'
        ];
        function archiveBatch(manifestPath, alsoNamed) {
            const dir = (0, external_node_path_.dirname)(manifestPath);
            const names = [
                (0, external_node_path_.basename)(manifestPath),
                ...archivedNames,
                ...alsoNamed
            ];
            const present = names.filter((name)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(dir, name)));
            if (present.length === 0) return (0, result.ok)(undefined);
            const moved = [];
            try {
                const folder = nextArchive((0, external_node_path_.join)(dir, 'archive'));
                const undo = ()=>moveBack(dir, folder, moved);
                try {
                    for (const name of present){
                        (0, external_node_fs_.renameSync)((0, external_node_path_.join)(dir, name), (0, external_node_path_.join)(folder, name));
                        moved.push(name);
                        (0, fault_point.Jd)('mid-archive');
                    }
                } catch (error) {
                    undo();
                    throw error;
                }
                return (0, result.ok)({
                    folder,
                    undo
                });
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, (0, external_node_path_.join)(dir, 'archive')));
            }
        }
        function nextArchive(archiveDir) {
            (0, external_node_fs_.mkdirSync)(archiveDir, {
                recursive: true
            });
            const numbers = (0, external_node_fs_.readdirSync)(archiveDir).map(Number).filter(Number.isSafeInteger);
            const folder = (0, external_node_path_.join)(archiveDir, String(Math.max(0, ...numbers) + 1));
            (0, external_node_fs_.mkdirSync)(folder);
            return folder;
        }
        function moveBack(dir, folder, names) {
            for (const name of names)(0, external_node_fs_.renameSync)((0, external_node_path_.join)(folder, name), (0, external_node_path_.join)(dir, name));
            (0, external_node_fs_.rmdirSync)(folder);
        }
        var regular_file = __webpack_require__(59967);
        var temp_file = __webpack_require__(94719);
        ;
        const unfinishedPlanPath = (planPath)=>(0, external_node_path_.join)((0, external_node_path_.dirname)(planPath), 'plan.next.json');
        function openPlanStore(manifestPath) {
            const dir = (0, external_node_path_.dirname)(manifestPath);
            const path = (0, external_node_path_.join)(dir, 'plan.json');
            const next = unfinishedPlanPath(path);
            const readStanding = openPlanReader(path);
            const readUnfinished = openPlanReader(next);
            let hasBegun = false;
            const writeAs = (target, text)=>attempting(target, ()=>{
                    (0, external_node_fs_.mkdirSync)(dir, {
                        recursive: true
                    });
                    const temp = (0, external_node_path_.join)(dir, `.plan.json.${process.pid}`);
                    writeTemp(temp, text);
                    (0, external_node_fs_.renameSync)(temp, target);
                });
            const isStanding = (text)=>{
                const standing = readText(path);
                return standing.ok && standing.value === text;
            };
            const writingAfter = (before)=>({
                    finish: ()=>attempting(path, ()=>{
                            (0, fault_point.Jd)('before-plan');
                            (0, external_node_fs_.renameSync)(next, path);
                            hasBegun = false;
                            (0, fault_point.Jd)('after-plan');
                        }),
                    undo () {
                        if (before === undefined) (0, temp_file.iY)(next);
                        else writeAs(next, before);
                        hasBegun = false;
                    }
                });
            return {
                read () {
                    const plan = readStanding();
                    return (0, external_node_fs_.existsSync)(next) ? (0, result.fJ)({
                        reason: 'plan-unfinished',
                        file: next
                    }) : plan;
                },
                readForPlan () {
                    const standing = readStanding();
                    if (!standing.ok) return standing;
                    const unfinished = readUnfinished();
                    return (0, result.ok)({
                        standing: standing.value,
                        unfinished: unfinished.ok ? unfinished.value : undefined
                    });
                },
                write (plan) {
                    const text = (0, plan_document.Fr)(plan);
                    return isStanding(text) ? (0, result.ok)(undefined) : writeAs(path, text);
                },
                begin (plan, { isAfresh }) {
                    const text = (0, plan_document.Fr)(plan);
                    if (!isAfresh && !(0, external_node_fs_.existsSync)(next) && isStanding(text)) return (0, result.ok)(unchanged);
                    const before = readText(next);
                    const written = writeAs(next, text);
                    if (!written.ok) return written;
                    hasBegun = true;
                    (0, fault_point.Jd)('after-plan-mark');
                    return (0, result.ok)(writingAfter(before.ok ? before.value : undefined));
                },
                archive: ()=>archiveBatch(manifestPath, hasBegun ? [] : [
                        'plan.next.json'
                    ])
            };
        }
        const unchanged = {
            finish: ()=>(0, result.ok)(undefined),
            undo () {}
        };
        function attempting(file, work) {
            try {
                work();
                return (0, result.ok)(undefined);
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, file));
            }
        }
        function writeTemp(path, text) {
            const fd = (0, temp_file.XS)(path);
            try {
                (0, external_node_fs_.writeFileSync)(fd, text);
                (0, external_node_fs_.fsyncSync)(fd);
            } catch (error) {
                (0, temp_file.iY)(path);
                throw error;
            } finally{
                (0, external_node_fs_.closeSync)(fd);
            }
        }
        function openPlanReader(path) {
            let known;
            return ()=>{
                const text = readText(path);
                if (!text.ok) return text;
                if (text.value === undefined) return (0, result.ok)(undefined);
                if (known?.text !== text.value) known = {
                    text: text.value,
                    plan: (0, plan_document.Ey)(text.value, {
                        file: path
                    })
                };
                return known.plan;
            };
        }
        function readText(path) {
            const file = (0, regular_file.X)(path);
            if (file.kind === 'missing') return (0, result.ok)(undefined);
            if (file.kind === 'read') return (0, result.ok)(file.bytes.toString('utf8'));
            return (0, result.fJ)({
                reason: 'file-unreadable',
                at: {
                    file: path
                },
                role: 'plan',
                error: file.error
            });
        }
    }),
    31739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>nodeClock
        });
        var _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50035);
        const nodeClock = {
            now: ()=>Date.now(),
            after (ms, callback) {
                const timer = setTimeout(callback, Math.min(ms, _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_0__.s));
                return ()=>clearTimeout(timer);
            }
        };
    })
};
