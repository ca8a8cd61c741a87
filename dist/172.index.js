export const id = 172;
export const ids = [172,835];
export const modules = {

/***/ 7812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(9014);
// EXTERNAL MODULE: ./build/core/batch/ranges.js
var batch_ranges = __webpack_require__(9817);
// EXTERNAL MODULE: ./build/core/batch/timestamp.js
var timestamp = __webpack_require__(4355);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(315);
// EXTERNAL MODULE: ./build/engine/verify-items.js + 8 modules
var verify_items = __webpack_require__(7179);
;// CONCATENATED MODULE: ./build/engine/verify-batch.js




/**
 * Every problem of the items asked for. Failures: those of openVerifier, of reading the manifest and of its ranges;
 * `shard-unknown`; without a shard also `items-unplanned`, since an item outside all shards would never be worked on.
 */
async function verifyBatch(request) {
    const { table, workdir, checks, store } = request;
    const failures = missingColumns(checks, table.columns);
    const selection = store === undefined ? (0,result.ok)({ items: table.items, newerThanMs: undefined }) : await verify_batch_select(request, store);
    if (!selection.ok)
        failures.push(...selection.failures);
    const verifier = await (0,verify_items/* openVerifier */.b)(checks, workdir, selection.ok ? selection.value.items : []);
    if (!verifier.ok)
        failures.push(...verifier.failures);
    if (failures.length > 0 || !selection.ok || !verifier.ok)
        return { ok: false, failures };
    const { items, newerThanMs } = selection.value;
    const options = newerThanMs === undefined ? { wantDigests: false } : { wantDigests: false, newerThanMs };
    const failed = verifier.value.verify(items, options).filter((verdict) => verdict.problems.length > 0);
    return (0,result.ok)({ items: items.length, failedItems: failed.length, problems: failed.flatMap((verdict) => verdict.problems) });
}
/** A schema column that the file doesn't have would check nothing and look like a pass. */
function missingColumns(checks, columns) {
    const named = [
        ['output-schema-column', checks.outputSchemaColumn],
        ['qc-schema-column', checks.qcSchemaColumn],
    ];
    return named.flatMap(([setting, value]) => {
        if (value === undefined || columns.includes(value))
            return [];
        return [{ reason: 'setting-invalid', setting, source: '', value, expected: `a column of the items (${columns.join(', ')})` }];
    });
}
async function verify_batch_select({ table, itemsFile, shard }, store) {
    const rows = store.readRows();
    if (!rows.ok)
        return rows;
    const selected = shard === undefined ? rows.value : rows.value.filter((row) => row.shardId === shard);
    if (shard !== undefined && selected.length === 0)
        return (0,result/* fail */.f)(await unknownShard(shard, rows.value, store.manifestPath));
    const ranges = (0,batch_ranges/* itemsOfRows */.FP)(selected, table.items, itemsFile);
    const unplanned = shard === undefined ? (0,batch_ranges/* unplannedFailure */.gE)(rows.value, table.items, itemsFile) : undefined;
    if (!ranges.ok || unplanned !== undefined) {
        return (0,result/* fail */.f)(...(ranges.ok ? [] : ranges.failures), ...(unplanned === undefined ? [] : [unplanned]));
    }
    const items = shard === undefined ? table.items : (ranges.value.get(shard) ?? []);
    return (0,result.ok)({ items, newerThanMs: attemptStarts(selected, ranges.value, store) });
}
async function unknownShard(shard, rows, manifest) {
    const { nearest } = await __webpack_require__.e(/* import() */ 26).then(__webpack_require__.bind(__webpack_require__, 26));
    const ids = rows.map((row) => row.shardId);
    const close = nearest(shard, ids);
    return { reason: 'shard-unknown', shard, manifest, ...(close === undefined ? {} : { nearest: close }) };
}
/**
 * When the attempt began that answers for an item's output: the newest one, or, where records call the item verified
 * since an earlier one, that one (an agent that is asked again may leave a good output alone). Undefined where nobody
 * claimed the shard.
 */
function attemptStarts(rows, ranges, store) {
    const starts = new Map();
    const newest = store.newest();
    for (const { shardId } of rows) {
        const known = newest.get(shardId);
        const startedAt = (0,timestamp/* parseTimestamp */.l)(known?.claim?.startedAt ?? known?.record?.startedAt ?? '');
        if (known === undefined || startedAt === undefined)
            continue;
        // A first attempt answers for all its items, so records are read only where there was a retry.
        const earlier = known.attempt > 1 ? verifiedSince(store, shardId, known.attempt) : undefined;
        for (const { id } of ranges.get(shardId) ?? [])
            starts.set(id, earlier?.get(id) ?? startedAt);
    }
    return (item) => starts.get(item.id);
}
/** Items whose records all call them verified from some attempt on, with the start of that attempt. */
function verifiedSince(store, shard, newestAttempt) {
    const starts = new Map();
    const spoiled = new Set();
    for (let attempt = newestAttempt; attempt > 0; attempt -= 1) {
        const record = store.readRecord(shard, attempt);
        const began = (0,timestamp/* parseTimestamp */.l)(record?.startedAt ?? '');
        for (const { id, verdict } of record?.items ?? []) {
            if (verdict !== 'verified')
                spoiled.add(id);
            else if (!spoiled.has(id) && began !== undefined)
                starts.set(id, began);
        }
    }
    return starts;
}

// EXTERNAL MODULE: ./build/github/annotations.js
var annotations = __webpack_require__(3170);
// EXTERNAL MODULE: ./build/github/failure-findings.js
var failure_findings = __webpack_require__(2185);
// EXTERNAL MODULE: ./build/github/markdown-cell.js
var markdown_cell = __webpack_require__(8404);
// EXTERNAL MODULE: ./build/github/summary.js
var github_summary = __webpack_require__(5824);
;// CONCATENATED MODULE: ./build/github/verify-summary.js


const tableHead = '\n| item | problem |\n| --- | --- |\n';
/** Markdown of at most `limitBytes` bytes; problems that don't fit are left out and counted. Linear in problems. */
function renderVerifySummary({ report, text, limitBytes }) {
    const { items, failedItems, problems } = report;
    const passed = items - failedItems;
    const head = `## ${problems.length === 0 ? '✅' : '❌'} Muster verify: ${passed} of ${items} items passed\n`;
    if (problems.length === 0)
        return head.length <= limitBytes ? head : '';
    const lines = [];
    let room = Math.min(limitBytes, github_summary/* summaryLimitBytes */.f) - bytes(head + tableHead) - bytes(cutNote(problems.length));
    for (const problem of problems) {
        const line = `| ${(0,markdown_cell/* markdownCode */.D)(problem.item, 60)} | ${(0,markdown_cell/* markdownText */.p)(text(problem))} |\n`;
        room -= bytes(line);
        if (room < 0)
            break;
        lines.push(line);
    }
    const cut = problems.length - lines.length;
    const summary = `${head}${tableHead}${lines.join('')}${cut > 0 ? cutNote(cut) : ''}`;
    return bytes(summary) <= limitBytes ? summary : '';
}
const cutNote = (cut) => `\n${cut} more problems are not shown: the summary is limited. The log has them all.\n`;
const bytes = (text) => Buffer.byteLength(text, 'utf8');

// EXTERNAL MODULE: ./build/present/problem-text.js
var problem_text = __webpack_require__(2885);
// EXTERNAL MODULE: ./build/present/quote.js
var quote = __webpack_require__(3338);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/engine/read-items.js + 6 modules
var read_items = __webpack_require__(4649);
// EXTERNAL MODULE: ./build/wire/checks-of.js + 1 modules
var checks_of = __webpack_require__(7186);
// EXTERNAL MODULE: ./build/wire/open-batch.js + 9 modules
var open_batch = __webpack_require__(9132);
// EXTERNAL MODULE: ./build/wire/open-items.js
var open_items = __webpack_require__(3493);
// EXTERNAL MODULE: ./build/wire/reserved-paths.js
var reserved_paths = __webpack_require__(7833);
;// CONCATENATED MODULE: ./build/wire/open-verify.js
// From settings to what verification needs: the items, the checks and, where one was named, the batch. Every entry that
// verifies asks here.







/** Fails with everything that is wrong with items and manifest; `setting-missing` when no items are known. */
async function openVerify(resolved, warn) {
    const { workdir, shard } = resolved.values;
    const store = openStore(resolved.values, warn);
    const items = await openItems(resolved);
    if (!store.ok || !items.ok)
        return (0,result/* fail */.f)(...[store, items].flatMap((part) => (part.ok ? [] : part.failures)));
    return (0,result.ok)({
        table: items.value.table,
        itemsFile: items.value.path,
        workdir,
        checks: (0,checks_of/* checksOf */.t)(resolved.values),
        ...(store.value === undefined ? {} : { store: store.value }),
        ...(shard === undefined ? {} : { shard }),
    });
}
/** The items that the settings name, else those of the plan, which is looked for only then. */
async function openItems(resolved) {
    const { items: itemsPath, workdir, noJson } = resolved.values;
    if (itemsPath === undefined) {
        const opened = await (0,open_items/* openPlanAndItems */.J)(resolved.values);
        if (!opened.ok)
            return opened;
        if (opened.value.items !== undefined)
            return (0,result.ok)(opened.value.items);
        return (0,result/* fail */.f)({ reason: 'setting-missing', setting: 'items', why: 'verify checks the outputs of its rows' });
    }
    const table = await (0,read_items/* readItems */.F1)({ itemsPath, workdir, isQcRequired: !noJson, reserved: (0,reserved_paths/* reservedPaths */.z)(resolved) });
    return table.ok ? (0,result.ok)({ path: itemsPath, table: table.value }) : table;
}
/** The batch, where one was named or a shard is asked for; else verification is about the items alone. */
function openStore(settings, warn) {
    if (settings.manifest === undefined && settings.shard === undefined)
        return (0,result.ok)(undefined);
    const path = (0,open_batch/* manifestPathOf */.A)(settings);
    if (settings.manifest === undefined && !(0,external_node_fs_.existsSync)(path))
        return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: path }, role: 'manifest' });
    return (0,result.ok)((0,open_batch/* openBatch */.L)(settings, warn));
}

// EXTERNAL MODULE: ./build/action/outcome.js + 1 modules
var outcome = __webpack_require__(6513);
;// CONCATENATED MODULE: ./build/action/commands/verify.js
// `command: verify`: what is wrong with the outputs and QC files of this checkout. Runs no agent and writes nothing, so
// it can gate a pull request with a read-only token.










async function verifyCommand(context) {
    const { resolved, log, toRepositoryPath } = context;
    const warnings = [];
    const request = await openVerify(resolved, (failure) => void warnings.push(failure));
    const report = request.ok ? await verifyBatch(request.value) : request;
    log.failures(warnings, 'warning');
    if (!report.ok)
        return (0,outcome/* failedOutcome */.i)(context, report.failures, 'nothing was verified');
    const { items, failedItems, problems } = report.value;
    const isPassed = problems.length === 0;
    const sentence = sentenceOf(report.value);
    log.say(`${problems.map((problem) => `${(0,problem_text/* problemLine */.YK)(problem)}\n`).join('')}${sentence}\n`);
    const fromWorkdir = (path) => toRepositoryPath((0,external_node_path_.join)(resolved.values.workdir, path));
    return {
        exitCode: isPassed ? exit_code/* exitCodes */.h.ok : exit_code/* exitCodes */.h.failed,
        outputs: {
            'item-count': items,
            'failed-items': failedItems,
            'problem-count': problems.length,
            disposition: isPassed ? 'satisfied' : 'failed',
        },
        findings: [
            ...(0,annotations/* problemFindings */.Ek)(problems, problem_text/* problemText */.fI, fromWorkdir),
            ...warnings.map((failure) => (0,failure_findings/* failureFinding */.U)(failure, 'warning', toRepositoryPath)),
        ],
        summary: (limitBytes) => renderVerifySummary({ report: report.value, text: problem_text/* problemText */.fI, limitBytes }),
        ...(isPassed ? {} : { failedBecause: sentence }),
    };
}
function sentenceOf({ items, failedItems, problems }) {
    if (problems.length === 0)
        return `verification passed: ${(0,quote/* countOf */.pq)(items, 'item')}`;
    return `verification failed: ${(0,quote/* countOf */.pq)(problems.length, 'problem')} in ${failedItems} of ${(0,quote/* countOf */.pq)(items, 'item')}`;
}


/***/ }),

/***/ 7546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode),
/* harmony export */   k: () => (/* binding */ errorText)
/* harmony export */ });
// Reads the code of a system error (`ENOENT`) from whatever was thrown.
/** Undefined when there is none. Looks at the value's shape: an error may come from another realm. */
function errorCode(error) {
    if (typeof error !== 'object' || error === null || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}
const errorText = (error) => typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);


/***/ }),

/***/ 1220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ listPids),
/* harmony export */   Pm: () => (/* binding */ environmentsOfPs),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   XM: () => (/* binding */ readProcFile),
/* harmony export */   jK: () => (/* binding */ hasProc),
/* harmony export */   oI: () => (/* binding */ processTable)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
// The processes of this machine as rows: from /proc where there is one, else from `ps`. Knows nothing of batches.


/** False on macOS, where `ps` is asked instead: slower, and other users' environments stay hidden. */
const hasProc = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/stat');
/** Every process, in no order. A process that ends meanwhile may be missing, one that starts meanwhile too. */
function processTable() {
    if (!hasProc)
        return tableOfPs();
    const rows = [];
    for (const pid of listPids()) {
        const row = readProcess(pid);
        if (row !== undefined)
            rows.push(row);
    }
    return rows;
}
/** Pids in /proc. Empty without /proc. */
function listPids() {
    if (!hasProc)
        return [];
    const pids = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc')) {
        const first = name.charCodeAt(0);
        if (first >= 48 && first <= 57)
            pids.push(Number(name));
    }
    return pids;
}
/** One process from /proc/PID/stat, or undefined when there is none (or no /proc). */
function readProcess(pid) {
    const bytes = readProcFile(pid, 'stat');
    if (bytes === undefined || bytes.length === 0)
        return undefined;
    const text = bytes.toString('latin1');
    // The command name is in parentheses and may hold anything, parentheses and spaces included.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [state, parent, group, session] = fields;
    return {
        pid,
        parent: Number(parent),
        group: Number(group),
        session: Number(session),
        isZombie: state === 'Z' || state === 'X',
        startTime: fields[19] ?? '',
    };
}
const scratch = Buffer.alloc(64 * 1024);
/**
 * Bytes of /proc/PID/NAME, or undefined when the process is gone or not ours to look at. The bytes are overwritten by
 * the next call unless there are more than 64 KiB of them.
 */
function readProcFile(pid, name) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`/proc/${pid}/${name}`, 'r');
    }
    catch {
        return undefined;
    }
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, scratch, 0, scratch.length, null);
        if (length < scratch.length)
            return scratch.subarray(0, length);
        const parts = [Buffer.from(scratch)];
        for (let more = length; more > 0;) {
            more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, scratch, 0, scratch.length, null);
            parts.push(Buffer.from(scratch.subarray(0, more)));
        }
        return Buffer.concat(parts);
    }
    catch {
        return undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
/** The environments of all processes as `ps` shows them: pid → command line and environment in one text. */
function environmentsOfPs() {
    const found = new Map();
    const all = process.platform === 'darwin' ? '-AEww' : 'axeww';
    for (const line of linesOfPs([all, '-o', 'pid=,command='])) {
        const at = line.indexOf(' ');
        if (at > 0)
            found.set(Number(line.slice(0, at)), line.slice(at));
    }
    return found;
}
function tableOfPs() {
    return linesOfPs(['-A', '-o', 'pid=,ppid=,pgid=,stat=']).map((line) => {
        const [pid, parent, group, state] = line.split(/\s+/);
        return {
            pid: Number(pid),
            parent: Number(parent),
            group: Number(group),
            session: 0,
            isZombie: state?.startsWith('Z') ?? false,
            startTime: '',
        };
    });
}
function linesOfPs(args) {
    const { stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('ps', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    return (stdout ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}


/***/ })

};
