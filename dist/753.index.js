export const id = 753;
export const ids = [753];
export const modules = {

/***/ 85:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planCommand: () => (/* binding */ planCommand),
/* harmony export */   planFor: () => (/* binding */ planFor)
/* harmony export */ });
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30315);
/* harmony import */ var _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51802);
/* harmony import */ var _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72185);
/* harmony import */ var _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69647);
/* harmony import */ var _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19095);
/* harmony import */ var _batch_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60043);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6513);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53679);









async function planFor({ resolved, log }) {
    const warnings = [];
    const options = (0,_wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__/* .planOptions */ .S)(resolved, (failure) => void warnings.push(failure));
    if (!options.ok)
        return options;
    const planned = await (0,_engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__/* .planBatch */ .I)(options.value);
    if (!planned.ok)
        return planned;
    warnings.push(...planned.value.warnings);
    log.failures(warnings, 'warning');
    log.say((0,_present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .planSummaryText */ .BA)(planned.value));
    if (resolved.values.explain)
        log.say((0,_present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .planExplanation */ .nF)(planned.value));
    const outputs = { 'plan-digest': planned.value.digest, 'item-count': planned.value.itemCount };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)({ store: options.value.store, outputs, warnings });
}
async function planCommand(context) {
    const planned = await planFor(context);
    if (!planned.ok)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .failedOutcome */ .i)(context, planned.failures, 'nothing was planned');
    const { store, outputs, warnings } = planned.value;
    const rows = store.readRows();
    if (!rows.ok)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .failedOutcome */ .i)(context, rows.failures, 'the plan cannot be read back');
    const { toRepositoryPath, resolved } = context;
    const report = await (0,_batch_report_js__WEBPACK_IMPORTED_MODULE_5__/* .reportBatch */ .z)(store, rows.value, {
        title: 'Muster plan',
        workdir: resolved.values.workdir,
        toRepositoryPath,
    });
    return {
        exitCode: _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodes */ .h.ok,
        outputs: { ...outputs, ...(0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .batchOutputs */ .P2)(store.manifestPath, rows.value), disposition: 'satisfied' },
        findings: warnings.map((failure) => (0,_github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .failureFinding */ .U)(failure, 'warning', toRepositoryPath)),
        summary: report.summary,
    };
}


/***/ }),

/***/ 46702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/core/batch/fold.js
var fold = __webpack_require__(43408);
// EXTERNAL MODULE: ./build/core/batch/select.js
var batch_select = __webpack_require__(99115);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(49014);
;// CONCATENATED MODULE: ./build/core/loop/run-exit.js

function runExitCode({ failures, troubles, isHaltedBySuccess }) {
    const failed = isHaltedBySuccess ? [] : [...failures].filter((failure) => failure !== undefined);
    if (failed.length > 0) {
        const isTimeoutOnly = failed.every((failure) => failure === 'timeout' || failure === 'idle-timeout');
        return isTimeoutOnly ? exit_code/* exitCodes */.h.timeout : exit_code/* exitCodes */.h.failed;
    }
    const [trouble] = troubles;
    return trouble === undefined ? exit_code/* exitCodes */.h.ok : (0,exit_code/* exitCodeOf */.F)(trouble);
}

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
// EXTERNAL MODULE: ./build/engine/run-batch.js + 7 modules
var run_batch = __webpack_require__(84850);
;// CONCATENATED MODULE: ./build/engine/dry-run.js



function dryRun(request, runner) {
    const { tools, jobs } = request;
    const rows = tools.store.readRows();
    if (!rows.ok)
        return rows;
    const selected = (0,run_batch/* selectFor */.G)(request, rows.value, tools.store.newest());
    if (!selected.ok)
        return selected;
    const at = tools.clock.now();
    const counts = (0,fold/* countStatuses */.ip)(rows.value);
    tools.emit({ type: 'run-started', runner, selected: selected.value.length, jobs, counts, at });
    for (const row of selected.value)
        tools.emit({ type: 'shard-started', row, attempt: row.attempt + 1, runner, at });
    return (0,result.ok)(selected.value);
}

// EXTERNAL MODULE: ./build/github/failure-findings.js
var failure_findings = __webpack_require__(72185);
// EXTERNAL MODULE: ./build/runners/process/leftovers.js
var leftovers = __webpack_require__(84608);
// EXTERNAL MODULE: ./build/wire/open-run.js + 4 modules
var open_run = __webpack_require__(80675);
// EXTERNAL MODULE: ./build/action/batch-report.js + 1 modules
var batch_report = __webpack_require__(60043);
// EXTERNAL MODULE: ./build/action/outcome.js + 1 modules
var action_outcome = __webpack_require__(6513);
// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(53679);
// EXTERNAL MODULE: ./build/action/run-log.js + 7 modules
var run_log = __webpack_require__(52764);
// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/wire/stop-signals.js
var stop_signals = __webpack_require__(74224);
// EXTERNAL MODULE: ./build/present/counts-text.js
var counts_text = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/present/style.js
var style = __webpack_require__(82399);
;// CONCATENATED MODULE: ./build/action/run-verdict.js



function judgeRun({ exitCode, counts, isPart, isVerifying, stoppedBy, hasTroubles, }) {
    const stand = (0,counts_text/* countsText */.W)(counts, (0,style/* openStyle */.E)(false));
    if (stoppedBy !== undefined)
        return { exitCode, failedBecause: `stopped by ${stoppedBy}: ${stand}` };
    if (exitCode !== exit_code/* exitCodes */.h.ok) {
        const why = hasTroubles && counts.failed === 0 ? 'not everything could be run' : 'the batch is not verified';
        return { exitCode, failedBecause: `${why}: ${stand}` };
    }
    const open = counts.failed + counts.pending + counts.running + (isVerifying ? counts.succeeded : 0);
    if (open === 0 || isPart)
        return { exitCode };
    return { exitCode: exit_code/* exitCodes */.h.failed, failedBecause: `the batch is not verified: ${stand}` };
}

// EXTERNAL MODULE: ./build/action/commands/plan.js
var plan = __webpack_require__(85);
;// CONCATENATED MODULE: ./build/action/commands/run.js


















async function runCommand(context) {
    const planned = await planIfGiven(context);
    if (!planned.ok)
        return (0,action_outcome/* failedOutcome */.i)(context, planned.failures, 'nothing was planned');
    const settings = context.resolved.values;
    const known = planned.value;
    const view = (0,run_log/* openRunLog */.m)(context.log, { isQuiet: settings.quiet, isStreaming: settings.jobs === 1 });
    const emit = (event) => {
        if (event.type === 'warning')
            known.warnings.push(event.failure);
        view.onEvent(event);
    };
    let token = '';
    const stop = (0,stop_signals/* listenForStop */.r)(() => void (0,leftovers/* killProcessesWith */.aT)(token));
    try {
        const opened = await (0,open_run/* openRun */.I)({
            settings,
            configFile: context.resolved.configFile,
            env: context.env,
            emit,
            wantsOutput: !settings.quiet,
            stop: stop.signal,
        });
        if (!opened.ok)
            return (0,action_outcome/* failedOutcome */.i)(context, opened.failures, 'nothing was run');
        const { request, batch } = opened.value;
        if (request.tools.runner.name === 'dry-run')
            return runDry(context, opened.value, known);
        token = batch.owner.token;
        (0,state/* saveRun */.BQ)({ token, manifest: batch.manifestPath });
        const summary = await (0,run_batch/* runBatch */.a)(request);
        view.close();
        if (!summary.ok)
            return (0,action_outcome/* failedOutcome */.i)(context, summary.failures, 'nothing was run');
        const outcome = await finish(context, opened.value, summary.value, known, stop);
        (0,state/* saveEnded */.yo)();
        return outcome;
    }
    finally {
        view.close();
        stop.dispose();
    }
}
async function planIfGiven(context) {
    const { items, manifest } = context.resolved.values;
    if (items === undefined || manifest !== undefined)
        return (0,result.ok)({ outputs: {}, warnings: [] });
    const planned = await (0,plan.planFor)(context);
    return planned.ok ? (0,result.ok)({ outputs: planned.value.outputs, warnings: [...planned.value.warnings] }) : planned;
}
function runDry(context, { request, batch }, known) {
    const quiet = (0,run_log/* openRunLog */.m)(context.log, { isQuiet: true, isStreaming: false });
    const selected = [];
    const emit = (event) => {
        if (event.type === 'shard-started')
            selected.push(`would run ${event.row.shardId} with ${event.runner}`);
        else
            quiet.onEvent(event);
    };
    const rows = dryRun({ ...request, tools: { ...request.tools, emit } }, context.resolved.values.runner);
    const all = batch.readRows();
    if (!rows.ok || !all.ok)
        return (0,action_outcome/* failedOutcome */.i)(context, [rows, all].flatMap((part) => (part.ok ? [] : part.failures)), 'no dry run');
    context.log.say(selected.map((line) => `${line}\n`).join(''));
    const message = `a dry run: ${rows.value.length} of ${all.value.length} shards would run, nothing was executed`;
    return {
        exitCode: exit_code/* exitCodes */.h.ok,
        outputs: { ...known.outputs, ...(0,outputs/* batchOutputs */.P2)(batch.manifestPath, all.value), disposition: 'dry-run' },
        findings: [...warningFindings(context, known.warnings), { level: 'warning', title: 'Muster', message }],
    };
}
async function finish(context, { batch, request }, summary, known, stop) {
    const { resolved, toRepositoryPath, log } = context;
    const settings = resolved.values;
    const idle = summary.selected === 0 ? (0,batch_select/* nothingSelected */.Pq)(summary.rows, settings.status) : undefined;
    if (idle !== undefined)
        log.failures([idle], 'error');
    const troubles = idle === undefined ? summary.troubles : [...summary.troubles, idle];
    const isHaltedBySuccess = summary.halted?.includes('success') === true;
    const failures = [...summary.records.values()].map((record) => record.failure?.class);
    const exitCode = stop.exitCode() ?? runExitCode({ failures, troubles, isHaltedBySuccess });
    const isPart = [settings.shard, settings.limit, settings.status].some((limit) => limit !== undefined);
    const verdict = judgeRun({
        exitCode,
        counts: (0,fold/* countStatuses */.ip)(summary.rows),
        isPart: isPart || isHaltedBySuccess,
        isVerifying: request.tools.items?.verifier !== undefined,
        ...(summary.stoppedBy === undefined ? {} : { stoppedBy: summary.stoppedBy }),
        hasTroubles: troubles.length > 0,
    });
    const report = await (0,batch_report/* reportBatch */.z)(batch, summary.rows, {
        title: 'Muster run',
        workdir: settings.workdir,
        toRepositoryPath,
    });
    const shown = new Set(troubles);
    return {
        ...verdict,
        outputs: {
            ...known.outputs,
            ...(0,outputs/* batchOutputs */.P2)(batch.manifestPath, summary.rows),
            ...(0,outputs/* usageOutputs */.mF)(summary.usage),
            disposition: verdict.failedBecause === undefined ? 'satisfied' : 'failed',
        },
        findings: [
            ...report.findings,
            ...troubles.map((failure) => (0,failure_findings/* failureFinding */.U)(failure, 'error', toRepositoryPath)),
            ...warningFindings(context, known.warnings.filter((failure) => !shown.has(failure))),
        ],
        summary: report.summary,
    };
}
const warningFindings = ({ toRepositoryPath }, warnings) => warnings.map((failure) => (0,failure_findings/* failureFinding */.U)(failure, 'warning', toRepositoryPath));


/***/ }),

/***/ 51512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ parsePlanDocument),
/* harmony export */   Fr: () => (/* binding */ renderPlanDocument),
/* harmony export */   Hs: () => (/* binding */ plannedItems),
/* harmony export */   d5: () => (/* binding */ isRangeOf)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);

function renderPlanDocument(plan) {
    const { shards, ...head } = plan;
    const lines = shards.map((shard) => JSON.stringify(shard)).join(',\n');
    return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
}
function parsePlanDocument(text, at) {
    const broken = (error) => (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .f)({ reason: 'file-unreadable', at, role: 'plan', error });
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return broken('not JSON');
    }
    if (typeof value !== 'object' || value === null)
        return broken('not an object');
    const plan = value;
    if (typeof plan.format !== 'string')
        return broken('no "format"');
    if (plan.format !== 'muster.plan/1') {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .f)({ reason: 'format-too-new', at, role: 'plan', found: String(plan.format) });
    }
    const areTexts = typeof plan.items === 'string' && typeof plan.workdir === 'string';
    const areDigests = typeof plan.digests === 'object' && plan.digests !== null;
    if (!areTexts || !areDigests || !Array.isArray(plan.shards) || !plan.shards.every(isShardEntry)) {
        return broken('items, workdir, digests or shards are malformed');
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(plan);
}
function plannedItems(entries, row) {
    const items = entries.get(row.shardId)?.items;
    return items !== undefined && isRangeOf(items, row) ? items : undefined;
}
function isRangeOf(ids, row) {
    return ids.length === row.itemCount && ids[0] === row.firstItem && ids.at(-1) === row.lastItem;
}
function isShardEntry(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { id, items, prompt } = value;
    const areIds = Array.isArray(items) && items.every((item) => typeof item === 'string');
    return typeof id === 'string' && areIds && (prompt === undefined || typeof prompt === 'string');
}


/***/ }),

/***/ 99817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ itemsOfRows),
/* harmony export */   gE: () => (/* binding */ unplannedFailure)
/* harmony export */ });
/* unused harmony export unplannedItems */
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);

function itemsOfRows(rows, items, itemsFile) {
    const rangeOf = openRanges(items);
    const isCovered = new Uint8Array(items.length);
    const ranges = new Map();
    const failures = [];
    for (const row of rows) {
        const { shardId: shard, firstItem: first, lastItem: last } = row;
        const range = rangeOf(row);
        if (range === undefined) {
            failures.push({ reason: 'range-unknown', shard, first, last, items: itemsFile });
            continue;
        }
        const { start, end } = range;
        if (end - start !== row.itemCount) {
            failures.push({
                reason: 'range-count',
                shard,
                manifest: row.itemCount,
                selected: end - start,
                items: itemsFile,
            });
            continue;
        }
        const covered = isCovered.subarray(start, end).indexOf(1);
        if (covered !== -1) {
            const item = items[start + covered];
            const other = [...ranges].find(([, ofOther]) => ofOther.includes(item))?.[0] ?? '';
            failures.push({ reason: 'range-overlap', shard, other, item: item.id, items: itemsFile });
            continue;
        }
        isCovered.fill(1, start, end);
        ranges.set(shard, items.slice(start, end));
    }
    return failures.length > 0 ? (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .f)(...failures) : (0,_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(ranges);
}
function unplannedItems(rows, items) {
    const rangeOf = openRanges(items);
    const edges = new Int32Array(items.length + 1);
    for (const row of rows) {
        const range = rangeOf(row);
        if (range === undefined)
            continue;
        edges[range.start] = (edges[range.start] ?? 0) + 1;
        edges[range.end] = (edges[range.end] ?? 0) - 1;
    }
    let covering = 0;
    return items.filter((_, index) => (covering += edges[index] ?? 0) === 0);
}
const maxNamedItems = 20;
function unplannedFailure(rows, items, itemsFile) {
    const unplanned = unplannedItems(rows, items);
    if (unplanned.length === 0)
        return undefined;
    const ids = unplanned.slice(0, maxNamedItems).map((item) => item.id);
    return { reason: 'items-unplanned', items: itemsFile, ids, count: unplanned.length };
}
function openRanges(items) {
    let positions;
    let next = 0;
    return ({ firstItem, lastItem, itemCount }) => {
        const expected = { start: next, end: next + itemCount };
        if (items[next]?.id === firstItem && items[expected.end - 1]?.id === lastItem) {
            next = expected.end;
            return expected;
        }
        positions ??= new Map(items.map((item, index) => [item.id, index]));
        const start = positions.get(firstItem);
        const last = positions.get(lastItem);
        if (start === undefined || last === undefined || last < start)
            return undefined;
        next = last + 1;
        return { start, end: next };
    };
}


/***/ }),

/***/ 37280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openPlanStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_batch_plan_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51512);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30315);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59967);
/* harmony import */ var _temp_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94719);






const archivedNames = ['plan.json', 'claims', 'records', 'run-logs'];
function openPlanStore(manifestPath) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(manifestPath);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'plan.json');
    const unwritable = (error) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)({ reason: 'file-unwritable', at: { file: path }, error: String(error) });
    return {
        read() {
            const text = readText(path);
            if (!text.ok)
                return text;
            return text.value === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(undefined) : (0,_core_batch_plan_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePlanDocument */ .Ey)(text.value, { file: path });
        },
        write(plan) {
            const text = (0,_core_batch_plan_document_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPlanDocument */ .Fr)(plan);
            const standing = readText(path);
            if (standing.ok && standing.value === text)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(undefined);
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, { recursive: true });
                const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `.plan.json.${process.pid}`);
                writeTemp(temp, text);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temp, path);
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(undefined);
            }
            catch (error) {
                return unwritable(error);
            }
        },
        archive() {
            const present = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(manifestPath), ...archivedNames].filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
            if (present.length === 0)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(undefined);
            const moved = [];
            try {
                const folder = nextArchive((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'archive'));
                const undo = () => moveBack(dir, folder, moved);
                try {
                    for (const name of present) {
                        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
                        moved.push(name);
                    }
                }
                catch (error) {
                    undo();
                    throw error;
                }
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ folder, undo });
            }
            catch (error) {
                return unwritable(error);
            }
        },
    };
}
function nextArchive(archiveDir) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(archiveDir, { recursive: true });
    const numbers = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(archiveDir).map(Number).filter(Number.isSafeInteger);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(archiveDir, String(Math.max(0, ...numbers) + 1));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    return folder;
}
function moveBack(dir, folder, names) {
    for (const name of names)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
}
function writeTemp(path, text) {
    const fd = (0,_temp_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openTemp */ .X)(path);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(fd, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function readText(path) {
    const file = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .X)(path);
    if (file.kind === 'missing')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(undefined);
    if (file.kind === 'read')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(file.bytes.toString('utf8'));
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)({ reason: 'file-unreadable', at: { file: path }, role: 'plan', error: file.error });
}


/***/ }),

/***/ 31739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ nodeClock)
/* harmony export */ });
/* harmony import */ var _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50035);

const nodeClock = {
    now: () => Date.now(),
    after(ms, callback) {
        const timer = setTimeout(callback, Math.min(ms, _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .longestTimerMs */ .s));
        return () => clearTimeout(timer);
    },
};


/***/ })

};
