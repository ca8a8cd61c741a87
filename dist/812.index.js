export const id = 812;
export const ids = [812];
export const modules = {

/***/ 97812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/count-of.js
var count_of = __webpack_require__(28673);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(49014);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
// EXTERNAL MODULE: ./build/engine/verify-items.js + 4 modules
var verify_items = __webpack_require__(11065);
;// CONCATENATED MODULE: ./build/engine/verify-batch.js


async function verifyBatch(request) {
    const { table, workdir, checks, store } = request;
    const failures = missingColumns(checks, table.columns);
    const selection = store === undefined ? (0,result.ok)({ items: table.items }) : await verify_batch_select(request, store);
    if (!selection.ok)
        failures.push(...selection.failures);
    const verifier = await (0,verify_items/* openVerifier */.b)(checks, workdir, selection.ok ? selection.value.items : []);
    if (!verifier.ok)
        failures.push(...verifier.failures);
    if (failures.length > 0 || !selection.ok || !verifier.ok)
        return { ok: false, failures };
    const { items, ...ages } = selection.value;
    const options = { wantDigests: false, ...ages };
    const failed = verifier.value.verify(items, options).filter((verdict) => verdict.problems.length > 0);
    return (0,result.ok)({
        items: items.length,
        failedItems: failed.length,
        problems: failed.flatMap((verdict) => verdict.problems),
    });
}
function missingColumns(checks, columns) {
    const named = [
        ['output-schema-column', checks.outputSchemaColumn],
        ['qc-schema-column', checks.qcSchemaColumn],
    ];
    return named.flatMap(([setting, value]) => {
        if (value === undefined || columns.includes(value))
            return [];
        return [
            {
                reason: 'setting-invalid',
                setting,
                source: '',
                value,
                expected: `a column of the items (${columns.join(', ')})`,
            },
        ];
    });
}
async function verify_batch_select({ table, itemsFile, shard, workdir }, store) {
    const { selectForVerify } = await __webpack_require__.e(/* import() */ 1).then(__webpack_require__.bind(__webpack_require__, 10001));
    return selectForVerify(table.items, itemsFile, store, shard, workdir);
}

// EXTERNAL MODULE: ./build/github/annotations.js
var annotations = __webpack_require__(43170);
// EXTERNAL MODULE: ./build/github/failure-findings.js
var failure_findings = __webpack_require__(72185);
// EXTERNAL MODULE: ./build/github/markdown-cell.js
var markdown_cell = __webpack_require__(38404);
// EXTERNAL MODULE: ./build/github/summary.js
var github_summary = __webpack_require__(75824);
;// CONCATENATED MODULE: ./build/github/verify-summary.js


const tableHead = '\n| item | problem |\n| --- | --- |\n';
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
var problem_text = __webpack_require__(92885);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/engine/read-items.js + 7 modules
var read_items = __webpack_require__(9865);
// EXTERNAL MODULE: ./build/wire/checks-of.js + 1 modules
var checks_of = __webpack_require__(67186);
// EXTERNAL MODULE: ./build/wire/manifest-path.js
var manifest_path = __webpack_require__(93381);
// EXTERNAL MODULE: ./build/wire/reserved-paths.js
var reserved_paths = __webpack_require__(27833);
;// CONCATENATED MODULE: ./build/wire/open-verify.js






async function openVerify(resolved, warn) {
    const { workdir, shard } = resolved.values;
    const store = await openStore(resolved.values, warn);
    const items = await openItems(resolved);
    if (!store.ok || !items.ok)
        return (0,result/* fail */.f)(...[store, items].flatMap((part) => (part.ok ? [] : part.failures)));
    return (0,result.ok)({
        table: items.value.table,
        itemsFile: items.value.path,
        workdir,
        checks: (0,checks_of/* checksOf */.tg)(resolved.values),
        ...(store.value === undefined ? {} : { store: store.value }),
        ...(shard === undefined ? {} : { shard }),
    });
}
async function openItems(resolved) {
    const { items: itemsPath, workdir, noJson } = resolved.values;
    if (itemsPath === undefined) {
        const { openPlanAndItems } = await __webpack_require__.e(/* import() */ 493).then(__webpack_require__.bind(__webpack_require__, 73493));
        const opened = await openPlanAndItems(resolved);
        if (!opened.ok)
            return opened;
        if (opened.value.items !== undefined)
            return (0,result.ok)(opened.value.items);
        return (0,result/* fail */.f)({
            reason: 'setting-missing',
            setting: 'items',
            why: 'verify checks the outputs of its rows',
        });
    }
    const table = await (0,read_items/* readItems */.F)({
        itemsPath,
        workdir,
        isQcRequired: !noJson,
        reserved: (0,reserved_paths/* reservedPaths */.z)(resolved),
    });
    return table.ok ? (0,result.ok)({ path: itemsPath, table: table.value }) : table;
}
async function openStore(settings, warn) {
    if (settings.manifest === undefined && settings.shard === undefined)
        return (0,result.ok)(undefined);
    const path = (0,manifest_path/* manifestPathOf */.A)(settings);
    if (settings.manifest === undefined && !(0,external_node_fs_.existsSync)(path))
        return (0,result/* fail */.f)({ reason: 'usage', message: 'verify --shard requires --manifest', command: 'verify' });
    const { openBatch } = await __webpack_require__.e(/* import() */ 999).then(__webpack_require__.bind(__webpack_require__, 70999));
    return (0,result.ok)(openBatch(settings, warn));
}

// EXTERNAL MODULE: ./build/action/outcome.js + 1 modules
var outcome = __webpack_require__(6513);
;// CONCATENATED MODULE: ./build/action/commands/verify.js










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
            ...(0,annotations/* problemFindings */.Ek)(problems, problem_text/* problemAdvice */.WS, fromWorkdir),
            ...warnings.map((failure) => (0,failure_findings/* failureFinding */.U)(failure, 'warning', toRepositoryPath)),
        ],
        summary: (limitBytes) => renderVerifySummary({ report: report.value, text: problem_text/* problemText */.fI, limitBytes }),
        ...(isPassed ? {} : { failedBecause: sentence }),
    };
}
function sentenceOf({ items, failedItems, problems }) {
    if (problems.length === 0)
        return `verification passed: ${(0,count_of/* countOf */.p)(items, 'item')}`;
    return `verification failed: ${(0,count_of/* countOf */.p)(problems.length, 'problem')} in ${failedItems} of ${(0,count_of/* countOf */.p)(items, 'item')}`;
}


/***/ })

};
