export const id = 500;
export const ids = [500];
export const modules = {

/***/ 37500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planGroupCommand: () => (/* binding */ planGroupCommand)
});

// EXTERNAL MODULE: ./build/core/count-of.js
var count_of = __webpack_require__(28673);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(49014);
;// CONCATENATED MODULE: ./build/core/groups/leg-matrix.js
function legMatrix(legs) {
    return {
        include: legs.map(({ index, total, name, from, to }) => ({
            leg: index,
            legs: total,
            name,
            shards: to - from,
        })),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/batch/manifest-codec.js + 1 modules
var manifest_codec = __webpack_require__(33169);
// EXTERNAL MODULE: ./build/core/groups/artifact-names.js
var artifact_names = __webpack_require__(47186);
// EXTERNAL MODULE: ./build/core/groups/legs.js
var groups_legs = __webpack_require__(79480);
// EXTERNAL MODULE: ./build/core/groups/open-plan.js
var open_plan = __webpack_require__(2585);
// EXTERNAL MODULE: ./build/core/groups/record-bundle.js
var record_bundle = __webpack_require__(7101);
// EXTERNAL MODULE: ./build/core/groups/state-bundle.js
var state_bundle = __webpack_require__(56797);
// EXTERNAL MODULE: ./build/core/batch/record-codec.js
var record_codec = __webpack_require__(28433);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
// EXTERNAL MODULE: ./build/engine/plan-batch.js + 13 modules
var plan_batch = __webpack_require__(51802);
// EXTERNAL MODULE: ./build/engine/real-workdir.js
var real_workdir = __webpack_require__(51024);
// EXTERNAL MODULE: ./build/engine/group/carried-records.js
var carried_records = __webpack_require__(90804);
// EXTERNAL MODULE: ./build/engine/group/fetch-plan.js
var fetch_plan = __webpack_require__(19793);
// EXTERNAL MODULE: ./build/engine/group/lazy-file.js
var lazy_file = __webpack_require__(66450);
;// CONCATENATED MODULE: ./build/engine/group/open-group.js















async function openGroup(request) {
    const { plan, group, artifacts } = request;
    const { store } = plan;
    const warnings = [];
    const state = await restoreState(request, warnings);
    const planned = await (0,plan_batch/* planBatch */.I)(plan);
    if (!planned.ok)
        return planned;
    warnings.push(...planned.value.warnings);
    const root = (0,real_workdir/* realWorkdir */.P)(plan.workdir);
    const current = store.readRows();
    if (!root.ok || !current.ok)
        return (0,result/* fail */.f)(...[root, current].flatMap((part) => (part.ok ? [] : part.failures)));
    const itemsOf = new Map(planned.value.shards.map(({ row, items }) => [row.shardId, items]));
    const isDone = ({ status }) => status === 'verified' || (status === 'succeeded' && !request.isVerifying);
    const { carried, lost } = (0,carried_records/* findCarried */.O4)({
        rows: current.value.filter(isDone).map((row) => ({ row, items: itemsOf.get(row.shardId) ?? [] })),
        recordOf: ({ shardId, attempt }) => store.readRecord(shardId, attempt),
        saved: state?.work.files ?? new Map(),
        root: root.value,
        maxFileBytes: request.maxFileBytes,
        isQcChecked: plan.isQcRequired,
    });
    const reopened = await reopen(request, current.value, lost);
    if (!reopened.ok)
        return reopened;
    const rows = reopened.value;
    const shards = rows.filter((row) => !isDone(row) && row.status !== 'skipped').map((row) => row.shardId);
    const legs = (0,groups_legs/* planLegs */.DS)(shards, request.maxLegs);
    const open = {
        format: 'muster.open/1',
        group,
        planDigest: planned.value.digest,
        shards,
        legs: legs.length,
        policy: request.policy,
        ...(request.tolerance === undefined ? {} : { tolerance: request.tolerance }),
        members: rows.filter((row) => row.status !== 'skipped').length,
        carriedPassed: carried.length,
    };
    if (artifacts !== undefined) {
        const left = await leavePlan(request, artifacts, { open, rows, carried, root: root.value });
        if (!left.ok)
            return left;
    }
    return (0,result.ok)({
        outcome: planned.value,
        rows,
        open,
        legs,
        ...(state === undefined ? {} : { restored: state.work.records.size }),
        lost,
        warnings,
    });
}
async function restoreState({ cache, group, plan }, warnings) {
    if (cache === undefined)
        return undefined;
    const prefix = (0,artifact_names/* statePrefix */.Y6)(group);
    const { manifestPath } = plan.store;
    if ((0,external_node_fs_.existsSync)(manifestPath)) {
        warnings.push({
            reason: 'state-refused',
            key: prefix,
            why: `${manifestPath} is there already, and stands`,
        });
        return undefined;
    }
    const restored = await cache.restore(prefix);
    if (!restored.ok) {
        warnings.push(...restored.failures);
        return undefined;
    }
    if (restored.value === undefined)
        return undefined;
    const state = (0,state_bundle/* readState */.un)(restored.value);
    if (state === undefined) {
        warnings.push({ reason: 'state-refused', key: prefix, why: 'it has no manifest or no plan' });
        return undefined;
    }
    const dir = (0,external_node_path_.dirname)(manifestPath);
    for (const [name, bytes] of state.work.records)
        (0,fetch_plan/* writeWhole */.f8)((0,external_node_path_.join)(dir, 'records', name), bytes);
    (0,fetch_plan/* writeWhole */.f8)((0,external_node_path_.join)(dir, 'plan.json'), state.plan);
    (0,fetch_plan/* writeWhole */.f8)(manifestPath, state.manifest);
    return state;
}
async function reopen({ plan }, rows, lost) {
    if (lost.length === 0)
        return (0,result.ok)(rows);
    const ids = new Set(lost);
    return plan.store.updateRows((known = []) => (0,result.ok)(known.map((row) => ids.has(row.shardId) ? { ...row, status: 'pending', startedAt: '' } : row)));
}
async function leavePlan({ group, plan }, artifacts, content) {
    const name = (0,artifact_names/* artifactName */.Cs)(group, { kind: 'plan' });
    const created = await artifacts.create(name, planFiles(plan.store.manifestPath, content));
    if (!created.ok)
        return created;
    if (created.value.kind === 'created')
        return (0,result.ok)(undefined);
    return (0,result/* fail */.f)({
        reason: 'artifact-refused',
        artifact: name,
        entry: '',
        why: 'another plan of this group is there already; give each batch of a workflow a group of its own',
    });
}
function planFiles(manifestPath, { open, rows, carried, root }) {
    const byId = new Map(rows.map((row) => [row.shardId, row]));
    const openIds = new Set(open.shards);
    const prompts = open.shards.flatMap((shard) => {
        const path = (0,external_node_path_.resolve)(root, byId.get(shard)?.promptPath ?? '');
        return (0,external_node_fs_.existsSync)(path) ? [(0,lazy_file/* lazyFile */.f)((0,record_bundle/* promptPath */.AN)(shard), path)] : [];
    });
    return [
        (0,lazy_file/* textFile */.E)(open_plan/* openPlanName */.RU, (0,open_plan/* encodeOpenPlan */.e0)(open)),
        (0,lazy_file/* textFile */.E)('manifest.tsv', (0,manifest_codec/* renderManifest */.sB)(rows.map((row) => (openIds.has(row.shardId) ? { ...row, status: 'pending', startedAt: '' } : row)))),
        { path: 'plan.json', bytes: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(manifestPath), 'plan.json')) },
        ...prompts,
        ...carried.flatMap(({ record, files }) => [
            (0,lazy_file/* textFile */.E)(`${state_bundle/* carriedRoom */._X}${(0,state_bundle/* carriedRecordPath */.bU)(record.shard, record.attempt)}`, (0,record_codec/* encodeRecord */.Ym)(record)),
            ...files.map(({ path, bytes }) => ({ path: `${state_bundle/* carriedRoom */._X}${(0,state_bundle/* carriedFilePath */.uc)(path)}`, bytes })),
        ]),
    ];
}

// EXTERNAL MODULE: ./build/github/failure-findings.js
var failure_findings = __webpack_require__(72185);
// EXTERNAL MODULE: ./build/github/markdown-cell.js
var markdown_cell = __webpack_require__(38404);
;// CONCATENATED MODULE: ./build/github/plan-summary.js

function renderPlanSummary({ shards, open, carried, legs, explanation, limitBytes, }) {
    const head = `## Muster plan: ${open} of ${shards} shards to be worked on ${legs} ${legs === 1 ? 'leg' : 'legs'}\n\n| shards | kept | open | legs |\n| ---: | ---: | ---: | ---: |\n| ${shards} | ${carried} | ${open} | ${legs} |\n`;
    const [before, after] = ['\n<details><summary>Every shard, and why</summary>\n\n', '\n</details>\n'];
    const lines = explanation.split('\n').filter((line) => line !== '');
    let room = limitBytes - bytes(head + before + after) - bytes(cutNote(lines.length));
    const shown = [];
    for (const line of lines) {
        const isDetail = line.startsWith(' ');
        const text = `${isDetail ? '  ' : ''}- ${(0,markdown_cell/* markdownText */.p)(line.trim())}\n`;
        room -= bytes(text);
        if (room < 0)
            break;
        shown.push(text);
    }
    const cut = lines.length - shown.length;
    const summary = `${head}${before}${shown.join('')}${cut > 0 ? cutNote(cut) : ''}${after}`;
    return bytes(summary) <= limitBytes ? summary : '';
}
const cutNote = (cut) => `\n${cut} more lines are not shown: the summary is limited.\n`;
const bytes = (text) => Buffer.byteLength(text, 'utf8');

// EXTERNAL MODULE: ./build/present/plan-text.js
var plan_text = __webpack_require__(69647);
// EXTERNAL MODULE: ./build/present/quote.js
var quote = __webpack_require__(53338);
// EXTERNAL MODULE: ./build/wire/plan-options.js + 1 modules
var plan_options = __webpack_require__(19095);
// EXTERNAL MODULE: ./build/action/group-services.js + 14 modules
var group_services = __webpack_require__(62688);
// EXTERNAL MODULE: ./build/action/outcome.js + 1 modules
var action_outcome = __webpack_require__(6513);
// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(53679);
;// CONCATENATED MODULE: ./build/action/commands/plan-group.js












async function planGroupCommand(context) {
    const { resolved, log, toRepositoryPath } = context;
    const warnings = [];
    const warn = (failure) => void warnings.push(failure);
    const plan = (0,plan_options/* planOptions */.S)(resolved, warn);
    const artifacts = (0,group_services/* openArtifacts */.ue)(context);
    if (!plan.ok || !artifacts.ok)
        return (0,action_outcome/* failedOutcome */.i)(context, [plan, artifacts].flatMap((part) => (part.ok ? [] : part.failures)), 'nothing was planned');
    const { maxLegs, policy, toleratedFailures, noVerify, maxFileBytes, explain } = resolved.values;
    const opened = await openGroup({
        group: (0,group_services/* groupOf */.F8)(resolved),
        plan: plan.value,
        maxLegs,
        policy,
        ...(toleratedFailures === undefined ? {} : { tolerance: toleratedFailures }),
        isVerifying: !noVerify,
        maxFileBytes,
        artifacts: artifacts.value,
        cache: (0,group_services/* openCache */.bp)(warn),
    });
    if (!opened.ok) {
        log.failures(warnings, 'warning');
        return (0,action_outcome/* failedOutcome */.i)(context, opened.failures, 'nothing was planned');
    }
    const { outcome, rows, open, legs } = opened.value;
    warnings.push(...opened.value.warnings);
    log.failures(warnings, 'warning');
    log.say(`${(0,plan_text/* planSummaryText */.BA)(outcome)}${groupText(opened.value)}`);
    const explanation = (0,plan_text/* planExplanation */.nF)(outcome);
    if (explain)
        log.say(explanation);
    const isVacuous = open.members === 0;
    return {
        exitCode: isVacuous ? exit_code/* exitCodes */.h.nothingDone : exit_code/* exitCodes */.h.ok,
        outputs: {
            ...(0,outputs/* batchOutputs */.P2)(plan.value.store.manifestPath, rows),
            'has-work': legs.length > 0,
            matrix: JSON.stringify(legMatrix(legs)),
            'leg-count': legs.length,
            group: open.group,
            'plan-digest': open.planDigest,
            'item-count': outcome.itemCount,
        },
        findings: warnings.map((failure) => (0,failure_findings/* failureFinding */.U)(failure, 'warning', toRepositoryPath)),
        summary: (limitBytes) => renderPlanSummary({
            shards: rows.length,
            open: open.shards.length,
            carried: open.carriedPassed,
            legs: legs.length,
            explanation,
            limitBytes,
        }),
        ...(isVacuous ? { failedBecause: 'nothing to do and nothing done: every shard is skipped' } : {}),
    };
}
function groupText({ restored, lost, open, legs }) {
    const lines = [
        ...(restored === undefined ? [] : [`state of an earlier run: ${(0,count_of/* countOf */.p)(restored, 'record')}`]),
        ...(lost.length === 0 ? [] : [`open again, since their outputs are gone: ${(0,quote/* listNames */.Zv)(lost)}`]),
        `group ${open.group}: ${(0,count_of/* countOf */.p)(open.shards.length, 'shard')} to be worked on ${(0,count_of/* countOf */.p)(legs.length, 'leg')}, ${open.carriedPassed} kept`,
    ];
    return lines.map((line) => `${line}\n`).join('');
}


/***/ }),

/***/ 56797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ carriedWork),
/* harmony export */   _X: () => (/* binding */ carriedRoom),
/* harmony export */   bU: () => (/* binding */ carriedRecordPath),
/* harmony export */   uc: () => (/* binding */ carriedFilePath),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
const recordsRoom = 'records/';
const filesRoom = 'files/';
const carriedRoom = 'carried/';
const carriedRecordPath = (shard, attempt) => `${recordsRoom}${shard}.${attempt}.json`;
const carriedFilePath = (path) => `${filesRoom}${path}`;
function carriedWork(files, room) {
    const records = new Map();
    const outputs = new Map();
    for (const { path, bytes } of files) {
        if (!path.startsWith(room))
            continue;
        const inside = path.slice(room.length);
        if (inside.startsWith(filesRoom))
            outputs.set(inside.slice(filesRoom.length), bytes);
        else if (/^records\/[^/]+$/.test(inside))
            records.set(inside.slice(recordsRoom.length), bytes);
    }
    return { records, files: outputs };
}
function readState(files) {
    const all = [...files];
    const bytesOf = (name) => all.find(({ path }) => path === name)?.bytes;
    const [manifest, plan] = [bytesOf('manifest.tsv'), bytesOf('plan.json')];
    return manifest === undefined || plan === undefined
        ? undefined
        : { manifest, plan, work: carriedWork(all, '') };
}


/***/ }),

/***/ 90804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O4: () => (/* binding */ findCarried),
/* harmony export */   bN: () => (/* binding */ stageCarried),
/* harmony export */   db: () => (/* binding */ stageShard)
/* harmony export */ });
/* harmony import */ var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78767);
/* harmony import */ var _core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64198);
/* harmony import */ var _core_batch_record_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28433);
/* harmony import */ var _core_groups_state_bundle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56797);
/* harmony import */ var _read_contained_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32220);





function findCarried(request) {
    const read = (0,_read_contained_file_js__WEBPACK_IMPORTED_MODULE_1__/* .openContainedReader */ .b)(request.root, request.maxFileBytes);
    const carried = [];
    const lost = [];
    const bytesOf = (path, digest) => {
        const saved = request.saved.get(path);
        if (saved !== undefined && (digest === undefined || (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(saved) === digest))
            return saved;
        const found = read(path);
        if (found.kind !== 'read' || (digest !== undefined && (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(found.bytes) !== digest))
            return undefined;
        return Buffer.from(found.bytes);
    };
    for (const { row, items } of request.rows) {
        const record = request.recordOf(row);
        const entries = new Map(record?.items?.map((entry) => [entry.id, entry]));
        const files = [];
        const isWhole = items.every(({ id, output, qc }) => {
            const entry = entries.get(id);
            return [
                [output, entry?.output],
                ...(request.isQcChecked ? [[qc, entry?.qc]] : []),
            ].every(([cell, digest]) => {
                const normal = (0,_core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalPath */ .FE)(cell);
                const bytes = normal.ok ? bytesOf(normal.path, digest) : undefined;
                if (normal.ok && bytes !== undefined)
                    files.push({ path: normal.path, bytes });
                return bytes !== undefined;
            });
        });
        if (record === undefined || !isWhole)
            lost.push(row.shardId);
        else
            carried.push({ row, record, files });
    }
    return { carried, lost };
}
function stageCarried({ records, files }, pathsOf, staging, artifact) {
    const candidates = [];
    for (const [name, bytes] of records) {
        const decoded = (0,_core_batch_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeRecord */ .eT)(Buffer.from(bytes).toString('utf8'));
        if (!decoded.ok)
            continue;
        const { shard, attempt } = decoded.value;
        if ((0,_core_groups_state_bundle_js__WEBPACK_IMPORTED_MODULE_4__/* .carriedRecordPath */ .bU)(shard, attempt) !== `records/${name}`)
            continue;
        const own = [...pathsOf(shard)].flatMap((path) => {
            const content = files.get(path);
            return content === undefined ? [] : [{ path, bytes: content }];
        });
        candidates.push(stageShard({ record: decoded.value, files: own }, staging, artifact));
    }
    return candidates;
}
function stageShard({ record, files }, staging, artifact) {
    const staged = new Map(files.map(({ path, bytes }) => [path, staging.put(bytes)]));
    const known = files.map(({ path, bytes }) => ({ path, sha256: (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes), bytes: bytes.length }));
    return {
        fence: { runAttempt: 0, attempt: record.attempt, owner: record.owner.token },
        record,
        artifact,
        isCarried: true,
        files: known,
        staged,
    };
}


/***/ }),

/***/ 66450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ textFile),
/* harmony export */   f: () => (/* binding */ lazyFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function lazyFile(path, from) {
    return {
        path,
        get bytes() {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(from);
        },
    };
}
const textFile = (path, text) => ({ path, bytes: Buffer.from(text) });


/***/ }),

/***/ 32220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openContainedReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
const leadsOut = { kind: 'unreadable', error: 'leads out of the work dir' };
const errorTexts = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ELOOP: 'too many symbolic links',
    ENXIO: 'not a regular file (socket)',
    EOPNOTSUPP: 'not a regular file (socket)',
    ENAMETOOLONG: 'the name is too long',
    ERR_INVALID_ARG_VALUE: 'the path holds a NUL character',
};
function refusal(error) {
    const { code, message } = error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    if (code === undefined)
        throw error;
    return { kind: 'unreadable', error: errorTexts[code] ?? message };
}
function kindOf(stats) {
    if (stats.isDirectory())
        return 'a directory, not a file';
    const kind = stats.isFIFO() ? 'FIFO' : stats.isSocket() ? 'socket' : 'device';
    return `not a regular file (${kind})`;
}
function openContainedReader(root, maxBytes, isAgeWanted = false) {
    const rootPrefix = root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
    const isInside = (real) => real === root || real.startsWith(rootPrefix);
    const parents = new Map();
    let buffer = Buffer.allocUnsafe(Math.min(maxBytes + 1, 64 * 1024));
    const resolveParent = (folder) => {
        try {
            const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(rootPrefix + folder);
            return isInside(real) ? (real.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? real : real + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) : leadsOut;
        }
        catch (error) {
            return refusal(error);
        }
    };
    const readRegular = (fd) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stats.isFile())
            return { kind: 'unreadable', error: kindOf(stats) };
        if (stats.size > maxBytes)
            return { kind: 'too-large', bytes: stats.size };
        const { mtimeMs } = stats;
        for (let length = 0;;) {
            const wanted = Math.max(stats.size, length) + 1;
            if (wanted > buffer.length) {
                const larger = Buffer.allocUnsafe(Math.min(maxBytes + 1, wanted * 2));
                buffer.copy(larger, 0, 0, length);
                buffer = larger;
            }
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, length, buffer.length - length, length);
            length += count;
            if (length > maxBytes)
                return { kind: 'too-large', bytes: length };
            if (count === 0 || length <= stats.size)
                return { kind: 'read', bytes: buffer.subarray(0, length), mtimeMs };
        }
    };
    const readOpen = (fd) => {
        if (isAgeWanted)
            return readRegular(fd);
        let length;
        try {
            length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, buffer.length, 0);
        }
        catch {
            return readRegular(fd);
        }
        const isUsual = length > 0 && length < buffer.length && length <= maxBytes;
        return isUsual ? { kind: 'read', bytes: buffer.subarray(0, length) } : readRegular(fd);
    };
    const readReal = (real) => {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, openFlags);
        try {
            return readOpen(fd);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    };
    return (path) => {
        const slash = path.lastIndexOf('/');
        const folder = path.slice(0, slash + 1);
        let parent = parents.get(folder);
        if (parent === undefined) {
            parent = resolveParent(folder);
            parents.set(folder, parent);
        }
        if (typeof parent !== 'string')
            return parent;
        const name = path.slice(slash + 1);
        if (name === '' || name === '.' || name === '..')
            return { kind: 'unreadable', error: 'a directory, not a file' };
        try {
            return readReal(parent + name);
        }
        catch (error) {
            if (error.code !== 'ELOOP')
                return refusal(error);
        }
        try {
            const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(parent + name);
            return isInside(real) ? readReal(real) : leadsOut;
        }
        catch (error) {
            return refusal(error);
        }
    };
}


/***/ })

};
