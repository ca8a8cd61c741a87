export const id = 20;
export const ids = [20];
export const modules = {

/***/ 60043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ reportBatch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/report/newest-records.js
var newest_records = __webpack_require__(95134);
// EXTERNAL MODULE: ./build/core/batch/fold.js
var fold = __webpack_require__(43408);
// EXTERNAL MODULE: ./build/core/batch/timestamp.js
var timestamp = __webpack_require__(4355);
// EXTERNAL MODULE: ./build/core/report/add-usage.js
var add_usage = __webpack_require__(81186);
// EXTERNAL MODULE: ./build/core/batch/cut-off.js
var cut_off = __webpack_require__(13231);
// EXTERNAL MODULE: ./build/core/report/failure-groups.js
var failure_groups = __webpack_require__(86610);
// EXTERNAL MODULE: ./build/core/report/next-steps.js
var next_steps = __webpack_require__(97912);
;// CONCATENATED MODULE: ./build/core/report/status.js







function buildStatus(input) {
    const { rows, records } = input;
    const counts = (0,fold/* countStatuses */.ip)(rows);
    const newest = (0,newest_records/* newestRecords */.v)(records);
    const running = reportRunning(input);
    const done = counts.verified + counts.succeeded;
    const failures = (0,failure_groups/* groupFailures */.B)(rows, newest);
    const cutOff = failures.reduce((sum, group) => ((0,cut_off/* isCutOffClass */.s)(group.class) ? sum + group.count : sum), 0);
    const example = failures.find((group) => !(0,cut_off/* isCutOffClass */.s)(group.class))?.example.shard;
    return {
        format: 'muster.status/1',
        manifest: input.manifest,
        shards: { total: rows.length, done, percent: percentOf(done, rows.length - counts.skipped), counts },
        items: {
            total: rows.reduce((sum, row) => sum + row.itemCount, 0),
            done: rows.reduce((sum, row) => (row.status === 'verified' || row.status === 'succeeded' ? sum + row.itemCount : sum), 0),
            unplanned: unplannedReport(input.unplanned),
        },
        running,
        estimate: estimate(counts.pending + counts.running + cutOff, running, records),
        failures,
        attempts: records.length,
        usage: (0,add_usage/* addUsage */.v)(records.map((record) => record.usage)),
        next: (0,next_steps/* nextSteps */.Z)({
            counts,
            cutOff,
            deadRunning: running.filter((shard) => shard.ownerState === 'dead').length,
            unknownRunning: running.filter((shard) => shard.ownerState === 'unknown').length,
            ...(input.unplanned === undefined ? {} : { unplanned: input.unplanned.count }),
            ...(example === undefined ? {} : { failedExample: example }),
            ...(input.isManifestNamed === true ? { manifest: input.manifest } : {}),
        }),
    };
}
function percentOf(done, total) {
    return total <= 0 ? 100 : Math.floor((done / total) * 100);
}
const maxUnplannedIds = 20;
function unplannedReport(unplanned) {
    return unplanned === undefined
        ? null
        : { count: unplanned.count, ids: unplanned.ids.slice(0, maxUnplannedIds) };
}
function reportRunning({ rows, claims, nowMs, ownerState }) {
    const running = rows.filter((row) => row.status === 'running');
    const wanted = new Map(running.map((row) => [row.shardId, row.attempt]));
    const owners = new Map(claims
        .filter((claim) => wanted.get(claim.shard) === claim.attempt)
        .map((claim) => [claim.shard, claim.owner]));
    return running.map(({ shardId, attempt, startedAt }) => {
        const owner = owners.get(shardId);
        const started = (0,timestamp/* parseTimestamp */.l)(startedAt);
        return {
            shard: shardId,
            attempt,
            startedAt,
            ageMs: started === undefined ? null : Math.max(0, nowMs - started),
            ownerState: owner === undefined ? 'unknown' : ownerState(owner),
            owner: owner === undefined ? null : { host: owner.host, pid: owner.pid },
        };
    });
}
function estimate(shardsLeft, running, records) {
    const good = records.filter((record) => record.status !== 'failed');
    const sample = good.length > 0 ? good : records;
    if (sample.length === 0 || shardsLeft === 0)
        return null;
    const meanMs = sample.reduce((sum, record) => sum + record.durationMs, 0) / sample.length;
    const jobs = running.filter((shard) => shard.ownerState !== 'dead').length;
    const workMs = meanMs * shardsLeft;
    return {
        meanMs: Math.round(meanMs),
        shardsLeft,
        jobs,
        workMs: Math.round(workMs),
        leftMs: jobs === 0 ? null : Math.round(workMs / jobs),
    };
}

// EXTERNAL MODULE: ./build/github/annotations.js
var annotations = __webpack_require__(43170);
// EXTERNAL MODULE: ./build/github/summary.js
var summary = __webpack_require__(75824);
// EXTERNAL MODULE: ./build/present/problem-text.js
var problem_text = __webpack_require__(92885);
// EXTERNAL MODULE: ./build/present/safe-text.js
var safe_text = __webpack_require__(3201);
;// CONCATENATED MODULE: ./build/action/batch-report.js







async function reportBatch(store, rows, options) {
    const records = store.reports();
    const report = buildStatus({
        manifest: store.manifestPath,
        rows,
        claims: await store.claims.list(),
        records,
        nowMs: Date.now(),
        ownerState: store.ownerState,
    });
    const { title, workdir, toRepositoryPath } = options;
    return {
        summary: (limitBytes) => (0,summary/* renderSummary */.B)({ title, report, rows, records, limitBytes }),
        findings: failedFindings(rows, store, (path) => toRepositoryPath((0,external_node_path_.join)(workdir, path))),
    };
}
function failedFindings(rows, store, toRepositoryPath) {
    const newest = (0,newest_records/* newestRecords */.v)(store.reports());
    return rows.flatMap(({ shardId, attempt, status }) => {
        if (status !== 'failed' || newest.get(shardId)?.attempt !== attempt)
            return [];
        const failure = store.readRecord(shardId, attempt)?.failure;
        if (failure === undefined)
            return [];
        const { class: cause, message, problems = [] } = failure;
        if (problems.length > 0)
            return (0,annotations/* problemFindings */.Ek)(problems, problem_text/* problemAdvice */.WS, toRepositoryPath);
        return (0,annotations/* shardFindings */.VY)([{ shard: (0,safe_text/* safeText */.H)(shardId), class: cause, message: (0,safe_text/* safeText */.H)(message) }]);
    });
}


/***/ }),

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

/***/ 13231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ isCutOffClass)
/* harmony export */ });
function isCutOffClass(cause) {
    return cause === 'interrupted' || cause === 'cancelled';
}


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

/***/ 81186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ addUsage)
/* harmony export */ });
const fields = ['inputTokens', 'cachedInputTokens', 'outputTokens', 'costUsd'];
function addUsage(parts) {
    const sum = {};
    for (const part of parts) {
        if (part === undefined)
            continue;
        for (const field of fields) {
            const value = part[field];
            if (value !== undefined)
                sum[field] = (sum[field] ?? 0) + value;
        }
    }
    return sum;
}


/***/ }),

/***/ 86610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
/* unused harmony export maxGroupShards */
const maxGroupShards = 20;
function groupFailures(rows, newest) {
    const groups = new Map();
    for (const row of rows) {
        if (row.status !== 'failed')
            continue;
        const record = newest.get(row.shardId);
        const failure = record?.attempt === row.attempt ? record.failure : undefined;
        const key = failure?.class ?? 'unrecorded';
        const group = groups.get(key);
        if (group === undefined) {
            const message = failure?.message ?? 'no record says why';
            groups.set(key, {
                count: 1,
                example: { shard: row.shardId, message, log: row.logPath },
                shards: [row.shardId],
            });
            continue;
        }
        group.count += 1;
        if (group.shards.length < maxGroupShards)
            group.shards.push(row.shardId);
    }
    return [...groups].map(([key, group]) => ({ class: key, ...group })).toSorted((a, b) => b.count - a.count);
}


/***/ }),

/***/ 97912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps)
/* harmony export */ });
/* unused harmony export shellWord */
/* harmony import */ var _count_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28673);

function nextSteps(facts) {
    const { counts, cutOff, deadRunning = 0, unknownRunning = 0, unplanned = 0 } = facts;
    const manifest = facts.manifest === undefined ? '' : ` --manifest ${shellWord(facts.manifest)}`;
    const steps = [];
    const add = (command, why, tail = manifest) => void steps.push({ command: `muster ${command}${tail}`, why });
    if (unplanned > 0)
        add('plan', `take in ${(0,_count_of_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(unplanned, 'item')} that ${unplanned === 1 ? 'is' : 'are'} in no shard`, '');
    const open = counts.pending + cutOff + deadRunning;
    if (open > 0)
        add('run', `run ${(0,_count_of_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(open, 'open shard')}${deadRunning > 0 ? `, ${deadRunning} of a dead run` : ''}`);
    if (unknownRunning > 0)
        add('reclaim --older-than 3600', 'take back shards of lost machines');
    const failed = counts.failed - cutOff;
    if (failed > 0 && facts.failedExample !== undefined)
        add(`explain ${shellWord(facts.failedExample)}`, 'see why it failed');
    if (failed > 0)
        add('retry', `run ${(0,_count_of_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(failed, 'failed shard')} again`);
    if (counts.succeeded > 0 && facts.unplanned !== undefined)
        add('run --status succeeded', `run ${(0,_count_of_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(counts.succeeded, 'unverified shard')} again`);
    return steps;
}
function shellWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 92885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WS: () => (/* binding */ problemAdvice),
/* harmony export */   YK: () => (/* binding */ problemLine),
/* harmony export */   fI: () => (/* binding */ problemText)
/* harmony export */ });
/* unused harmony export pythonRepr */
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3201);


function pythonRepr(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const body = text.replaceAll(/['"\\]|(?! )[\p{C}\p{Z}]/gu, (char) => {
        if (char === '\\' || char === quote)
            return `\\${char}`;
        return char === "'" || char === '"' ? char : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(char);
    });
    return quote + body + quote;
}
function placeText({ path, line, column }) {
    const place = line === undefined ? '' : column === undefined ? `:${line}` : `:${line}:${column}`;
    return (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(path) + place;
}
function mismatchText(problem) {
    const where = problem.pointer === '' ? '' : `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.pointer)} `;
    const more = problem.more === undefined ? '' : ` (and ${problem.more} more in this file)`;
    return `${placeText(problem)}: ${where}${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.expected)}${more}`;
}
const bytes = (count) => `${count.toLocaleString('en-US')} bytes`;
function problemText(problem) {
    switch (problem.reason) {
        case 'output-missing':
            return `missing output: ${placeText(problem)}`;
        case 'output-unreadable':
            return `unreadable output: ${placeText(problem)}: ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.error)}`;
        case 'output-empty':
            return `empty output: ${placeText(problem)}`;
        case 'output-not-newer':
            return `output not newer than its attempt: ${placeText(problem)}`;
        case 'output-too-large':
            return `output too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
        case 'forbidden-pattern':
            return `forbidden pattern ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(pythonRepr(problem.pattern))} in ${placeText(problem)}`;
        case 'output-invalid-json':
            return `invalid output json: ${placeText(problem)}: ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.error)}`;
        case 'output-schema':
            return `output does not match its schema: ${mismatchText(problem)}`;
        case 'qc-missing':
            return `missing qc json: ${placeText(problem)}`;
        case 'qc-unreadable':
            return `unreadable qc json: ${placeText(problem)}: ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.error)}`;
        case 'qc-too-large':
            return `qc json too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
        case 'qc-not-newer':
            return `qc json not newer than its attempt: ${placeText(problem)}`;
        case 'qc-invalid-json':
            return `invalid qc json: ${placeText(problem)}: ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.error)}`;
        case 'qc-not-passed':
            return `qc json must be an object with pass=true: ${placeText(problem)}`;
        case 'qc-foreign-item':
            return `qc json is about another item: ${placeText(problem)}: found item_id ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.found)}`;
        case 'qc-schema':
            return `qc json does not match its schema: ${mismatchText(problem)}`;
        default:
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .x)(problem);
    }
}
function problemLine(problem) {
    return `${problemText(problem)} (item ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.item)})`;
}
function problemAdvice(problem) {
    const remedy = remedyOf(problem);
    return remedy === undefined ? problemText(problem) : `${problemText(problem)}\n${remedy}`;
}
function remedyOf(problem) {
    switch (problem.reason) {
        case 'output-not-newer':
        case 'qc-not-newer':
            return 'the file is older than the attempt that should have written it; run the shard again, or delete the file first';
        case 'output-too-large':
        case 'qc-too-large':
            return 'make the file smaller, or raise --max-file-bytes';
        case 'forbidden-pattern':
            return 'finish the marked place, or drop the word if it is meant';
        case 'qc-not-passed':
            return 'the reviewer did not pass this item; read its QC file';
        case 'qc-foreign-item':
            return 'the QC file was written for another item; write it again';
        default:
            return undefined;
    }
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


/***/ })

};
