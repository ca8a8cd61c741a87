export const id = 216;
export const ids = [216,835];
export const modules = {

/***/ 7546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode),
/* harmony export */   k: () => (/* binding */ errorText)
/* harmony export */ });
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


const hasProc = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/stat');
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
function readProcess(pid) {
    const bytes = readProcFile(pid, 'stat');
    if (bytes === undefined || bytes.length === 0)
        return undefined;
    const text = bytes.toString('latin1');
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
