export const id = 493;
export const ids = [493];
export const modules = {

/***/ 78767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ rowDigest),
/* harmony export */   ED: () => (/* binding */ checksDigest),
/* harmony export */   Gb: () => (/* binding */ planDigest),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   xp: () => (/* binding */ runnerDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
}
function rowDigest({ id, source, output, qc, notes, extra }) {
    const cells = [id, source, output, qc, notes];
    if (extra !== undefined)
        cells.push(Object.entries(extra).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return sha256(JSON.stringify(cells));
}
function checksDigest(checks, schemas = {}) {
    const { forbid, isQcChecked, outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
    const patterns = [...new Set(forbid)].toSorted();
    const ownSchemas = [outputSchema, qcSchema].map((path) => path === undefined ? null : [path, schemas[path] ?? null]);
    return sha256(JSON.stringify([patterns, isQcChecked, ownSchemas, outputSchemaColumn ?? null, qcSchemaColumn ?? null]));
}
function runnerDigest(name, meaning) {
    return sha256(JSON.stringify([name, Object.entries(meaning).toSorted(([a], [b]) => (a < b ? -1 : 1))]));
}
function planDigest(parts) {
    const { items, template, checks, settings } = parts;
    let text = JSON.stringify([items, template, checks, settings]);
    for (const shard of parts.shards)
        text += `\n${shard.id}\t${shard.items[0]?.id}\t${shard.items.length}`;
    return sha256(text);
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

/***/ 79523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openAttemptFiles),
/* harmony export */   _: () => (/* binding */ isCode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3287);



const tempPattern = /^\.(?<name>.+\.json)\.\d+$/;
const namePattern = /^(?<shard>[^/]+)\.(?<attempt>[1-9]\d*)\.json$/;
function openAttemptFiles(options) {
    const { folder } = options;
    const known = new Map();
    const refused = new Set();
    let temps = [];
    const nameOf = (shard, attempt) => `${shard}.${attempt}.json`;
    let hasFolder = false;
    const ensureFolder = () => {
        if (!hasFolder)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        hasFolder = true;
    };
    const load = (name) => {
        const groups = namePattern.exec(name)?.groups;
        if (groups === undefined || known.has(name))
            return;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const text = readIfPresent(path);
        if (text === undefined)
            return;
        const decoded = options.decode(text, groups['shard'] ?? '', Number(groups['attempt']), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mtimeMs);
        if (decoded.ok) {
            known.set(name, decoded.value);
            refused.delete(name);
        }
        else if (!refused.has(name)) {
            refused.add(name);
            options.warn({
                reason: 'record-invalid',
                at: { file: `${options.shownAs}/${name}` },
                error: decoded.error,
            });
        }
    };
    return {
        createExclusive(shard, attempt, text, kept) {
            ensureFolder();
            const name = nameOf(shard, attempt);
            const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${name}.${process.pid}`);
            writeTemp(temp, text);
            if (options.role === 'record')
                (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mid-record');
            const created = linkIfAbsent(temp, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
            unlinkIfPresent(temp);
            if (created)
                known.set(name, kept);
            return created;
        },
        list() {
            temps = [];
            for (const name of namesIn(folder)) {
                if (name.startsWith('.'))
                    temps.push(name);
                else if (!known.has(name))
                    load(name);
            }
            return [...known.values()];
        },
        read: (shard, attempt) => readIfPresent((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, nameOf(shard, attempt))),
        pathOf: (shard, attempt) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, nameOf(shard, attempt)),
        sweep() {
            for (const temp of temps) {
                const name = tempPattern.exec(temp)?.groups?.['name'] ?? '';
                if (known.has(name) || refused.has(name))
                    unlinkIfPresent((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, temp));
            }
            temps = [];
        },
    };
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return [];
        throw error;
    }
}
function writeTemp(path, text) {
    try {
        writeNew(path, text);
    }
    catch (error) {
        if (!isCode(error, 'EEXIST'))
            throw error;
        unlinkIfPresent(path);
        writeNew(path, text);
    }
}
function writeNew(path, text) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o644);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function linkIfAbsent(temp, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(temp, path);
        return true;
    }
    catch (error) {
        if (isCode(error, 'EEXIST') || isCode(error, 'ENOENT'))
            return false;
        throw error;
    }
}
function readIfPresent(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return undefined;
        throw error;
    }
}
function unlinkIfPresent(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    }
    catch (error) {
        if (!isCode(error, 'ENOENT'))
            throw error;
    }
}
function isCode(error, code) {
    return error?.code === code;
}


/***/ }),

/***/ 3287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ faultPoint)
/* harmony export */ });
/* unused harmony exports faultPoints, armFaultPoint */
const faultPoints = (/* unused pure expression or super */ null && ([
    'after-claim',
    'mid-child',
    'after-child',
    'mid-record',
    'after-record',
    'mid-manifest',
    'after-manifest',
]));
let armed;
function armFaultPoint(spec) {
    if (spec === undefined)
        return;
    const [name, count = '1'] = spec.split(':');
    const point = faultPoints.find((known) => known === name);
    if (point !== undefined)
        armed = { point, hits: Number(count) };
}
function faultPoint(point) {
    if (armed === undefined || armed.point !== point)
        return;
    armed.hits -= 1;
    if (armed.hits <= 0)
        process.kill(process.pid, 'SIGKILL');
}


/***/ }),

/***/ 37280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openPlanStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_batch_plan_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51512);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30315);
/* harmony import */ var _attempt_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79523);





const archivedNames = ['plan.json', 'claims', 'records', 'run-logs'];
function openPlanStore(manifestPath) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(manifestPath);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'plan.json');
    const unwritable = (error) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)({ reason: 'file-unwritable', at: { file: path }, error: String(error) });
    return {
        read() {
            const text = readText(path);
            if (!text.ok)
                return text;
            return text.value === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(undefined) : (0,_core_batch_plan_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePlanDocument */ .Ey)(text.value, { file: path });
        },
        write(plan) {
            const text = (0,_core_batch_plan_document_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlanDocument */ .Fr)(plan);
            const standing = readText(path);
            if (standing.ok && standing.value === text)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(undefined);
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, { recursive: true });
                const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `.plan.json.${process.pid}`);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temp, text);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temp, path);
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(undefined);
            }
            catch (error) {
                return unwritable(error);
            }
        },
        archive() {
            const present = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(manifestPath), ...archivedNames].filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
            if (present.length === 0)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(undefined);
            try {
                const folder = nextArchive((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'archive'));
                for (const name of present)
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(folder);
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
function readText(path) {
    try {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        if ((0,_attempt_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isCode */ ._)(error, 'ENOENT'))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(undefined);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)({ reason: 'file-unreadable', at: { file: path }, role: 'plan', error: String(error) });
    }
}


/***/ }),

/***/ 73493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPlanAndItems: () => (/* binding */ openPlanAndItems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30315);
/* harmony import */ var _engine_read_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9865);
/* harmony import */ var _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37280);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93381);
/* harmony import */ var _reserved_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27833);







async function openPlanAndItems(resolved) {
    const settings = resolved.values;
    const manifestPath = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .manifestPathOf */ .A)(settings);
    const read = (0,_stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlanStore */ .f)(manifestPath).read();
    if (!read.ok)
        return read;
    const plan = read.value;
    const planned = plan === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath), plan.items);
    const path = settings.items ?? planned;
    if (path === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(plan === undefined ? {} : { plan });
    const bytes = (0,_engine_read_items_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(path, 'items');
    if (!bytes.ok)
        return bytes;
    const table = await (0,_engine_read_items_js__WEBPACK_IMPORTED_MODULE_2__/* .readItems */ .F1)({
        itemsPath: path,
        workdir: settings.workdir,
        isQcRequired: !settings.noJson,
        reserved: (0,_reserved_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .reservedPaths */ .z)(resolved),
        bytes: bytes.value,
    });
    if (!table.ok)
        return table;
    const isPlanned = planned !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(planned) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    const isChanged = isPlanned && plan !== undefined && (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(bytes.value) !== plan.digests.items;
    const items = { path, table: table.value, isChanged };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(plan === undefined ? { items } : { plan, items });
}


/***/ })

};
