export const id = 493;
export const ids = [493];
export const modules = {

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

/***/ 59967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69608);


const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
const noFile = { kind: 'other', error: 'not a file' };
function readRegularFile(path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, openFlags);
    }
    catch (error) {
        if ((0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isCode */ ._)(error, 'ENOENT'))
            return { kind: 'missing' };
        if ((0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isCode */ ._)(error, 'ENXIO', 'EOPNOTSUPP'))
            return noFile;
        return { kind: 'unreadable', error: (0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .systemErrorText */ .f)(error) };
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        return stat.isFile() ? { kind: 'read', bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd), stat } : noFile;
    }
    catch (error) {
        return { kind: 'unreadable', error: (0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .systemErrorText */ .f)(error) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 69608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isCode),
/* harmony export */   f: () => (/* binding */ systemErrorText)
/* harmony export */ });
function isCode(error, ...codes) {
    const code = error?.code;
    return code !== undefined && codes.includes(code);
}
function systemErrorText(error) {
    const { code, message } = error;
    if (code === undefined)
        throw error;
    return message;
}


/***/ }),

/***/ 94719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openTemp),
/* harmony export */   i: () => (/* binding */ unlinkIfPresent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69608);


function openTemp(path, mode = 0o666) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
    catch (error) {
        if (!(0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isCode */ ._)(error, 'EEXIST'))
            throw error;
        unlinkIfPresent(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
}
function unlinkIfPresent(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    }
    catch (error) {
        if (!(0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isCode */ ._)(error, 'ENOENT'))
            throw error;
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
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30315);
/* harmony import */ var _engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46692);
/* harmony import */ var _engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9865);
/* harmony import */ var _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37280);
/* harmony import */ var _checks_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67186);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93381);
/* harmony import */ var _reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27833);









async function openPlanAndItems(resolved) {
    const settings = resolved.values;
    const manifestPath = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__/* .manifestPathOf */ .A)(settings);
    const read = (0,_stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openPlanStore */ .f)(manifestPath).read();
    if (!read.ok)
        return read;
    const plan = read.value;
    const planned = plan === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath), plan.items);
    const path = settings.items ?? planned;
    if (path === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? {} : { plan });
    const bytes = (0,_engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R)(path, 'items');
    if (!bytes.ok)
        return bytes;
    const table = await (0,_engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__/* .readItems */ .F)({
        itemsPath: path,
        workdir: settings.workdir,
        isQcRequired: !settings.noJson,
        schemaColumns: (0,_checks_of_js__WEBPACK_IMPORTED_MODULE_5__/* .schemaColumnsOf */ .im)(settings),
        reserved: (0,_reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .reservedPaths */ .z)(resolved),
        bytes: bytes.value,
    });
    if (!table.ok)
        return table;
    const isChanged = plan !== undefined && (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(bytes.value) !== plan.digests.items;
    const items = { path, table: table.value, isChanged };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? { items } : { plan, items });
}


/***/ })

};
