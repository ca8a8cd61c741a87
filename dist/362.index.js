export const id = 362;
export const ids = [362];
export const modules = {

/***/ 78767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ rowDigest),
/* harmony export */   ED: () => (/* binding */ checksDigest),
/* harmony export */   Gb: () => (/* binding */ planDigest),
/* harmony export */   gW: () => (/* binding */ areSameChecks),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   xp: () => (/* binding */ runnerDigest)
/* harmony export */ });
/* unused harmony export checkParts */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
}
function rowDigest({ id, source, output, qc, notes, extra, schemas }) {
    const cells = [id, source, output, qc, notes];
    if (extra !== undefined)
        cells.push(Object.entries(extra).toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
    'verifyCommand',
];
function checksDigest(checks, schemas = {}, isKnown = () => true) {
    const withBytes = (path) => (path === undefined ? null : [path, schemas[path] ?? null]);
    const values = {
        ...checks,
        forbid: [...new Set(checks.forbid)].toSorted(),
        outputSchema: withBytes(checks.outputSchema),
        qcSchema: withBytes(checks.qcSchema),
        outputSchemaColumn: checks.outputSchemaColumn,
        qcSchemaColumn: checks.qcSchemaColumn,
        verifyCommand: checks.verifyCommand,
    };
    const parts = checkParts.map((part) => (isKnown(part) ? partDigest(values[part]) : ''));
    return parts.join('.');
}
function areSameChecks(then, now) {
    const [before, after] = [then.split('.'), now.split('.')];
    return after.every((part, index) => part === '' || part === before[index]);
}
const partDigest = (value) => sha256(JSON.stringify(value ?? null)).slice(0, 16);
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

/***/ 64198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ likeness),
/* harmony export */   FE: () => (/* binding */ normalPath),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   kV: () => (/* binding */ foldedPath),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
const needsNormalising = /(?:^|\/)\.{0,2}(?:\/|$)/;
const needsNormalisingOrFolding = /[^ -@[-~]|(?:^|\/)\.{0,2}(?:\/|$)/;
function isPlainPath(path) {
    return !needsNormalisingOrFolding.test(path);
}
function normalPath(path) {
    if (!needsNormalising.test(path))
        return { ok: true, path };
    if (path.startsWith('/'))
        return { ok: false, how: 'absolute' };
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return { ok: false, how: 'dot-dot' };
    }
    return segments.length === 0
        ? { ok: false, how: 'workdir-itself' }
        : { ok: true, path: segments.join('/') };
}
function foldedPath(path) {
    return composed(path).toLowerCase();
}
function likeness(path, other) {
    if (path === other)
        return 'same';
    return composed(path) === composed(other) ? 'unicode-form' : 'letter-case';
}
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function* foldersAbove(path) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        yield path.slice(0, end);
}
function composed(path) {
    return /^[\u0000-\u007f]*$/.test(path) ? path : path.normalize('NFC');
}


/***/ }),

/***/ 37912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ decodeUtf8)
/* harmony export */ });
function decodeUtf8(bytes, options = {}) {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: options.keepBom ?? false });
    try {
        return { ok: true, text: decoder.decode(bytes) };
    }
    catch {
        return { ok: false, ...firstBadByte(bytes) };
    }
}
function firstBadByte(bytes) {
    let line = 1;
    let start = 0;
    for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
        if (!isUtf8(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    const end = bytes.indexOf(0x0a, start);
    return { line, column: columnOfBadByte(bytes.subarray(start, end === -1 ? bytes.length : end)) };
}
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}
function columnOfBadByte(line) {
    const encoder = new TextEncoder();
    let offset = 0;
    let column = 1;
    for (const character of new TextDecoder('utf-8', { ignoreBOM: true }).decode(line)) {
        const encoded = encoder.encode(character);
        if (!encoded.every((byte, index) => line[offset + index] === byte))
            return column;
        offset += encoded.length;
        column += character.length;
    }
    return column;
}


/***/ }),

/***/ 46692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);


function readInput(path, role) {
    try {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd));
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)({ reason: 'file-unreadable', at: { file: path }, role, error: 'not a file' });
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    }
    catch (error) {
        const { code, message } = error;
        if (code === 'ENOENT')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)({ reason: 'file-missing', at: { file: path }, role });
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)({ reason: 'file-unreadable', at: { file: path }, role, error: code ?? message });
    }
}


/***/ }),

/***/ 9865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ readItems)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/batch/normal-path.js
var normal_path = __webpack_require__(64198);
;// CONCATENATED MODULE: ./build/core/batch/path-folders.js

const fewNames = 64;
function openPathFolders(facts) {
    const reserved = new Map();
    for (const [path, owner] of facts.reserved)
        reserved.set((0,normal_path/* foldedPath */.kV)(path), owner);
    const reservedPaths = new Map();
    for (const [path, owner] of reserved)
        for (const folder of (0,normal_path/* foldersAbove */.Zv)(path))
            reservedPaths.set(folder, owner);
    for (const [path, owner] of reserved)
        reservedPaths.set(path, owner);
    const ownerOf = (folded) => {
        if (folded === '')
            return undefined;
        return reserved.get(folded) ?? (isGitName(folded) ? '.git' : ownerOf((0,normal_path/* folderOf */.yS)(folded)));
    };
    const sites = new Map();
    const siteOf = (folded) => {
        const site = sites.get(folded) ?? { folded, reservedBy: ownerOf(folded), destinations: new Map() };
        sites.set(folded, site);
        return site;
    };
    const known = new Map();
    const of = (path) => {
        if (known.has(path))
            return known.get(path);
        const real = facts.realFolder(path);
        const folder = real === undefined ? undefined : { path, real, site: siteOf((0,normal_path/* foldedPath */.kV)(real)), count: 0, names: [] };
        known.set(path, folder);
        return folder;
    };
    return {
        of,
        all: () => [...known.values()].filter((folder) => folder !== undefined),
        sites,
        reservedPaths,
    };
}
function destinationAt(folders, folded) {
    return folders.sites.get((0,normal_path/* folderOf */.yS)(folded))?.destinations.get(folded);
}
function isGitName(folded) {
    return folded.endsWith('.git') && (folded.length === 4 || folded.at(-5) === '/');
}

;// CONCATENATED MODULE: ./build/core/batch/item-paths.js


const pathColumns = ['source', 'output', 'qc'];
function checkItemPaths(table, facts) {
    const folders = openPathFolders(facts);
    return [
        ...destinationFailures(table, folders),
        ...sourceFailures(table, folders),
        ...nestingFailures(table, folders),
        ...linkFailures(table, folders, facts),
    ];
}
function ownerAt(table, number) {
    return { item: table.items[number >> 1], column: number % 2 === 0 ? 'output' : 'qc' };
}
function destinationFailures(table, folders) {
    const failures = [];
    const placesOf = [openPlaces(folders), openPlaces(folders)];
    const columns = ['output', 'qc'];
    table.items.forEach((item, index) => {
        for (const side of [0, 1]) {
            const column = columns[side];
            if (item[column] === '')
                continue;
            const place = placesOf[side](item[column]);
            if (typeof place === 'string') {
                failures.push(item_paths_escape(table, { item, column }, place));
                continue;
            }
            const { folded, site } = place;
            const owner = site.reservedBy ?? (isGitName(folded) ? '.git' : undefined);
            if (owner !== undefined)
                failures.push(reserved(table, { item, column }, owner));
            const first = site.destinations.get(folded);
            if (first === undefined) {
                site.destinations.set(folded, index * 2 + side);
                continue;
            }
            const other = ownerAt(table, first);
            const otherPlace = placesOf[side](other.item[other.column]);
            failures.push(collision(table, { item, column }, other, (0,normal_path/* likeness */.$R)(place.path, otherPlace.path)));
        }
    });
    for (const [path, owner] of folders.reservedPaths) {
        const number = destinationAt(folders, path);
        if (number !== undefined)
            failures.push(reserved(table, ownerAt(table, number), owner));
    }
    return failures;
}
function sourceFailures(table, folders) {
    const failures = [];
    const placeOf = openPlaces(folders);
    const overwritten = new Set();
    for (const item of table.items) {
        if (item.source === '')
            continue;
        const place = placeOf(item.source);
        if (typeof place === 'string') {
            if (place !== 'workdir-itself')
                failures.push(item_paths_escape(table, { item, column: 'source' }, place));
            continue;
        }
        const { destinations } = place.site;
        const number = destinations.size === 0 ? undefined : destinations.get(place.folded);
        if (number === undefined || overwritten.has(number))
            continue;
        overwritten.add(number);
        failures.push({ reason: 'item-output-is-source', ...factsOf(table, ownerAt(table, number)) });
    }
    return failures;
}
function nestingFailures(table, folders) {
    const failures = [];
    for (const { folded, destinations } of folders.sites.values()) {
        const [inner] = destinations.values();
        if (inner === undefined || folded === '')
            continue;
        for (const folder of [folded, ...(0,normal_path/* foldersAbove */.Zv)(folded)]) {
            const outer = destinationAt(folders, folder);
            if (outer === undefined)
                continue;
            failures.push(collision(table, ownerAt(table, inner), ownerAt(table, outer), 'inside-the-other'));
        }
    }
    return failures;
}
function linkFailures(table, folders, facts) {
    const links = new Set();
    for (const { path, count, names } of folders.all()) {
        const found = facts.linksOut(path, count <= fewNames ? names : undefined);
        for (const name of found)
            links.add(path === '' ? name : `${path}/${name}`);
    }
    if (links.size === 0)
        return [];
    return table.items.flatMap((item) => pathColumns
        .filter((column) => {
        const normal = (0,normal_path/* normalPath */.FE)(item[column]);
        return normal.ok && links.has(normal.path);
    })
        .map((column) => item_paths_escape(table, { item, column }, 'symlink')));
}
function openPlaces(folders) {
    let folder;
    return (written) => {
        const isPlain = (0,normal_path/* isPlainPath */.qW)(written);
        let normal = written;
        if (!isPlain) {
            const result = (0,normal_path/* normalPath */.FE)(written);
            if (!result.ok)
                return result.how;
            normal = result.path;
        }
        const end = Math.max(normal.lastIndexOf('/'), 0);
        if (folder === undefined || folder.path.length !== end || !normal.startsWith(folder.path)) {
            folder = folders.of(normal.slice(0, end));
        }
        if (folder === undefined)
            return 'symlink';
        const { site } = folder;
        folder.count += 1;
        if (folder.count <= fewNames)
            folder.names.push(normal.slice(end === 0 ? 0 : end + 1));
        if (folder.real === folder.path)
            return { site, path: normal, folded: isPlain ? normal : (0,normal_path/* foldedPath */.kV)(normal) };
        const name = normal.slice(end === 0 ? 0 : end + 1);
        const path = folder.real === '' ? name : `${folder.real}/${name}`;
        return { site, path, folded: (0,normal_path/* foldedPath */.kV)(path) };
    };
}
function factsOf(table, { item, column }) {
    return { at: table.locate(item, column), id: item.id, column, path: item[column] };
}
function item_paths_escape(table, cell, how) {
    return { reason: 'item-path-escapes', ...factsOf(table, cell), how };
}
function reserved(table, cell, owner) {
    return { reason: 'item-path-reserved', ...factsOf(table, cell), owner };
}
function collision(table, later, other, how) {
    return { reason: 'item-paths-collide', ...factsOf(table, later), other: factsOf(table, other), how };
}

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
;// CONCATENATED MODULE: ./build/core/batch/item-table.js
function cellLocator(text, file) {
    let lineStarts;
    return (rowLine, cellIndex) => {
        lineStarts ??= startsOfLines(text);
        let line = rowLine;
        let lineStart = lineStarts[rowLine - 1] ?? 0;
        let offset = lineStart;
        for (let cell = 0; cell < cellIndex; cell++) {
            const end = endOfCell(text, offset);
            if (text[end] !== '\t')
                break;
            offset = end + 1;
        }
        for (let next = lineStarts[line]; next !== undefined && next <= offset; next = lineStarts[++line])
            lineStart = next;
        return { file, line, column: offset - lineStart + 1 };
    };
}
function startsOfLines(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}
function endOfCell(text, start) {
    let from = start;
    if (text[start] === '"') {
        from = start + 1;
        for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', from)) {
            from = quote + (text[quote + 1] === '"' ? 2 : 1);
            if (text[quote + 1] !== '"')
                break;
        }
    }
    while (from < text.length && text[from] !== '\t' && text[from] !== '\n')
        from += 1;
    return from;
}

;// CONCATENATED MODULE: ./build/core/batch/item.js
const requiredColumns = ['item_id', 'source', 'output', 'qc'];

;// CONCATENATED MODULE: ./build/core/batch/items-plain.js
function hasQuotedCell(text) {
    return /(?:^|[\t\n])"/.test(text);
}
function splitPlainRows(text, onRow) {
    const cells = [];
    let line = 1;
    let tab = -1;
    for (let start = 0; start < text.length; line++) {
        const found = text.indexOf('\n', start);
        const end = found === -1 ? text.length : found;
        if (end > start) {
            let count = 0;
            for (let from = start; from <= end;) {
                if (tab < from)
                    tab = nextTab(text, from);
                const cellEnd = Math.min(tab, end);
                cells[count++] = text.slice(from, cellEnd);
                from = cellEnd + 1;
            }
            cells.length = count;
            onRow(cells, line);
        }
        start = end + 1;
    }
}
function nextTab(text, from) {
    const tab = text.indexOf('\t', from);
    return tab === -1 ? Infinity : tab;
}

// EXTERNAL MODULE: ./build/core/batch/utf8.js
var utf8 = __webpack_require__(37912);
;// CONCATENATED MODULE: ./build/core/batch/parse-items.js





const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const unsafeBesideSeparators = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;
async function parseItems(bytes, file, options) {
    const decoded = (0,utf8/* decodeUtf8 */._)(bytes);
    if (!decoded.ok) {
        return (0,result/* fail */.f)({
            reason: 'not-utf8',
            at: { file, line: decoded.line, column: decoded.column },
            role: 'items',
        });
    }
    const text = decoded.text.includes('\r') ? decoded.text.replaceAll(/\r\n?/g, '\n') : decoded.text;
    const locateCell = cellLocator(text, file);
    let reader;
    const failures = [];
    const onRow = (cells, line) => {
        if (reader === undefined)
            reader = openRows(cells, line, { ...options, locateCell, failures, mayBeUnsafe });
        else
            reader.add(cells, line);
    };
    const isQuoted = hasQuotedCell(text);
    const mayBeUnsafe = isQuoted || unsafeBesideSeparators.test(text);
    if (isQuoted) {
        const { splitQuotedRows } = await __webpack_require__.e(/* import() */ 700).then(__webpack_require__.bind(__webpack_require__, 47700));
        const quoteFailures = await splitQuotedRows(text, file, onRow);
        if (quoteFailures.length > 0)
            return (0,result/* fail */.f)(...quoteFailures);
    }
    else {
        splitPlainRows(text, onRow);
    }
    if (reader === undefined) {
        return (0,result/* fail */.f)({ reason: 'items-columns-missing', at: { file }, columns: [...requiredColumns], found: [] });
    }
    if (failures.length === 0 && reader.items.length === 0)
        failures.push({ reason: 'items-empty', at: { file } });
    if (failures.length > 0)
        return { ok: false, failures };
    const { items, columns } = reader;
    return (0,result.ok)({ items, columns, locate: (item, column) => locateCell(item.line, columns.indexOf(column)) });
}
function openRows(header, headerLine, options) {
    const { failures, locateCell, mayBeUnsafe } = options;
    const columns = withoutEmptyTail(header);
    const isUsable = checkHeader(columns, (cell) => locateCell(headerLine, cell), failures);
    const items = [];
    if (!isUsable)
        return { items, columns, add: () => { } };
    const [idCell, sourceCell, outputCell, qcCell, notesCell] = [...requiredColumns, 'notes'].map((name) => columns.indexOf(name));
    const knownCells = new Set([idCell, sourceCell, outputCell, qcCell, notesCell]);
    const extraCells = columns
        .map((name, cell) => ({ name, cell }))
        .filter(({ cell }) => !knownCells.has(cell));
    const extraOf = (cells) => Object.fromEntries(extraCells.map(({ name, cell }) => [name, cells[cell] ?? '']));
    const firstLines = new Map();
    const check = (item, cells) => {
        const at = (cell) => locateCell(item.line, cell);
        const count = cells.length > columns.length ? withoutEmptyTail(cells).length : 0;
        if (count > columns.length) {
            failures.push({
                reason: 'items-row-too-long',
                at: at(columns.length),
                cells: count,
                columns: columns.length,
            });
        }
        const firstLine = firstLines.get(item.id);
        if (firstLine === undefined)
            firstLines.set(item.id, item.line);
        if (item.id.trim() === '')
            failures.push({ reason: 'item-id-empty', at: at(idCell) });
        else if (firstLine !== undefined) {
            const first = locateCell(firstLine, idCell);
            failures.push({ reason: 'item-id-duplicate', at: at(idCell), id: item.id, first });
        }
        if (item.output.trim() === '') {
            failures.push({ reason: 'item-path-empty', at: at(outputCell), id: item.id, column: 'output' });
        }
        if (item.qc.trim() === '' && (options.isQcRequired || item.qc !== '')) {
            failures.push({ reason: 'item-path-empty', at: at(qcCell), id: item.id, column: 'qc' });
        }
        if (!mayBeUnsafe)
            return;
        for (const cell of [idCell, sourceCell, outputCell, qcCell]) {
            if (!unsafeCharacters.test(cells[cell] ?? ''))
                continue;
            failures.push({
                reason: 'items-control-character',
                at: at(cell),
                column: columns[cell] ?? '',
                id: item.id,
            });
        }
    };
    const add = (cells, line) => {
        const known = {
            id: cells[idCell] ?? '',
            source: cells[sourceCell] ?? '',
            output: cells[outputCell] ?? '',
            qc: cells[qcCell] ?? '',
            notes: cells[notesCell] ?? '',
            line,
        };
        const item = extraCells.length === 0 ? known : { ...known, extra: extraOf(cells) };
        check(item, cells);
        items.push(item);
    };
    return { items, columns, add };
}
function checkHeader(columns, at, failures) {
    const missing = requiredColumns.filter((name) => !columns.includes(name));
    if (missing.length > 0) {
        failures.push({ reason: 'items-columns-missing', at: at(0), columns: missing, found: columns });
    }
    columns.forEach((column, cell) => {
        if (columns.indexOf(column) !== cell)
            failures.push({ reason: 'items-column-twice', at: at(cell), column });
    });
    return failures.length === 0;
}
function withoutEmptyTail(cells) {
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

// EXTERNAL MODULE: ./build/engine/schema-digests.js
var schema_digests = __webpack_require__(1758);
// EXTERNAL MODULE: ./build/engine/read-input.js
var read_input = __webpack_require__(46692);
;// CONCATENATED MODULE: ./build/engine/real-folders.js


function openRealFolders(root) {
    const fromRoot = (path) => {
        const inside = (0,external_node_path_.relative)(root, path);
        return inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) ? undefined : inside;
    };
    const known = new Map([['', '']]);
    const realFolder = (folder) => {
        if (known.has(folder))
            return known.get(folder);
        const real = lookUp(folder);
        known.set(folder, real);
        return real;
    };
    const lookUp = (folder) => {
        const path = (0,external_node_path_.join)(root, folder);
        try {
            return fromRoot((0,external_node_fs_.realpathSync)(path));
        }
        catch {
            if (isSymlink(path))
                return undefined;
            const above = (0,external_node_path_.dirname)(folder);
            const realAbove = realFolder(above === '.' ? '' : above);
            return realAbove === undefined ? undefined : (0,external_node_path_.join)(realAbove, (0,external_node_path_.basename)(folder));
        }
    };
    const leadsOut = (path) => {
        try {
            return fromRoot((0,external_node_fs_.realpathSync)(path)) === undefined;
        }
        catch {
            return true;
        }
    };
    const linksOut = (folder, names) => {
        const path = (0,external_node_path_.join)(root, folder);
        return symlinksIn(path, names).filter((name) => leadsOut((0,external_node_path_.join)(path, name)));
    };
    return { realFolder, linksOut };
}
function symlinksIn(folder, names) {
    if (names !== undefined)
        return names.filter((name) => isSymlink((0,external_node_path_.join)(folder, name)));
    try {
        const entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        return entries.filter((entry) => entry.isSymbolicLink()).map((entry) => entry.name);
    }
    catch {
        return [];
    }
}
function isSymlink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/engine/real-workdir.js
var real_workdir = __webpack_require__(51024);
;// CONCATENATED MODULE: ./build/engine/read-items.js









async function readItems(options) {
    const { itemsPath, workdir, isQcRequired } = options;
    const bytes = options.bytes === undefined ? (0,read_input/* readInput */.R)(itemsPath, 'items') : (0,result.ok)(options.bytes);
    const root = (0,real_workdir/* realWorkdir */.P)(workdir);
    if (!bytes.ok || !root.ok)
        return (0,result/* fail */.f)(...(bytes.ok ? [] : bytes.failures), ...(root.ok ? [] : root.failures));
    const parsed = await parseItems(bytes.value, itemsPath, { isQcRequired });
    if (!parsed.ok)
        return parsed;
    const stamp = (0,schema_digests/* openSchemaStamps */._)(root.value, options.schemaColumns ?? []);
    const table = stamp === undefined ? parsed.value : { ...parsed.value, items: parsed.value.items.map(stamp) };
    if (options.arePathsChecked === true)
        return (0,result.ok)(table);
    const reserved = reservedPaths(root.value, [itemsPath, ...options.reserved]);
    const folders = openRealFolders(root.value);
    const linksOut = options.isLinkSafeReader === true ? () => [] : folders.linksOut;
    const failures = checkItemPaths(table, { realFolder: folders.realFolder, linksOut, reserved });
    return failures.length > 0 ? { ok: false, failures } : (0,result.ok)(table);
}
function reservedPaths(root, named) {
    const reserved = new Map();
    for (const name of named) {
        for (const path of [(0,external_node_path_.resolve)(name), realPathOf((0,external_node_path_.resolve)(name))]) {
            const inside = (0,external_node_path_.relative)(root, path);
            const isInside = inside !== '' && inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(inside);
            if (isInside)
                reserved.set(inside, name);
        }
    }
    return reserved;
}
function realPathOf(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        const above = (0,external_node_path_.resolve)(path, '..');
        return above === path ? path : (0,external_node_path_.join)(realPathOf(above), (0,external_node_path_.relative)(above, path));
    }
}


/***/ }),

/***/ 51024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ realWorkdir)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);


function realWorkdir(workdir) {
    try {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workdir));
    }
    catch {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)({ reason: 'file-missing', at: { file: workdir }, role: 'workdir' });
    }
}


/***/ }),

/***/ 1758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ openSchemaStamps),
/* harmony export */   d: () => (/* binding */ schemaDigests)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46692);



function schemaDigests(checks, workdir) {
    const digests = {};
    for (const path of [checks.outputSchema, checks.qcSchema]) {
        const digest = path === undefined ? undefined : digestOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workdir, path));
        if (path !== undefined && digest !== undefined)
            digests[path] = digest;
    }
    return digests;
}
function openSchemaStamps(root, columns) {
    if (columns.length === 0)
        return undefined;
    const known = new Map();
    const ofPath = (path) => {
        const digest = known.get(path) ?? digestOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)) ?? null;
        known.set(path, digest);
        return digest;
    };
    return (item) => {
        const paths = columns.map((column) => item.extra?.[column] ?? '');
        if (paths.every((path) => path === ''))
            return item;
        const digests = paths.map((path) => (path === '' ? null : ofPath(path)));
        return { ...item, schemas: (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify(digests)).slice(0, 16) };
    };
}
function digestOf(path) {
    const bytes = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R)(path, 'schema');
    return bytes.ok ? (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(bytes.value) : undefined;
}


/***/ }),

/***/ 67186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ checksOf),
  xI: () => (/* binding */ digestOfChecks),
  im: () => (/* binding */ schemaColumnsOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/batch/fingerprint.js
var fingerprint = __webpack_require__(78767);
;// CONCATENATED MODULE: ./build/core/verify/verdict.js
const defaultForbidden = ['TODO', 'TBD', 'placeholder', 'FIXME'];

// EXTERNAL MODULE: ./build/engine/schema-digests.js
var schema_digests = __webpack_require__(1758);
;// CONCATENATED MODULE: ./build/wire/checks-of.js




function checksOf(settings) {
    const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn, maxFileBytes } = settings;
    const fromWorkdir = (path) => (0,external_node_path_.relative)((0,external_node_path_.resolve)(settings.workdir), (0,external_node_path_.resolve)(path));
    return {
        forbid: [...new Set([...defaultForbidden, ...settings.forbid])],
        isQcChecked: !settings.noJson,
        ...(outputSchema === undefined ? {} : { outputSchema: fromWorkdir(outputSchema) }),
        ...(qcSchema === undefined ? {} : { qcSchema: fromWorkdir(qcSchema) }),
        ...(outputSchemaColumn === undefined ? {} : { outputSchemaColumn }),
        ...(qcSchemaColumn === undefined ? {} : { qcSchemaColumn }),
        maxFileBytes,
    };
}
function digestOfChecks(settings, isKnown) {
    const { verifyCommand, workdir } = settings;
    const checks = checksOf(settings);
    return (0,fingerprint/* checksDigest */.ED)({ ...checks, verifyCommand }, (0,schema_digests/* schemaDigests */.d)(checks, (0,external_node_path_.resolve)(workdir)), isKnown);
}
function schemaColumnsOf({ outputSchemaColumn, qcSchemaColumn, }) {
    return [outputSchemaColumn, qcSchemaColumn].filter((column) => column !== undefined);
}


/***/ }),

/***/ 93381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ manifestPathOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function manifestPathOf({ manifest, batchDir }) {
    return manifest ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(batchDir, 'manifest.tsv');
}


/***/ }),

/***/ 27833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ reservedPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93381);


const batchNames = ['plan.json', 'claims', 'records', 'run-logs', 'archive'];
function reservedPaths({ values, configFile, }) {
    const manifestPath = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestPathOf */ .A)(values);
    const batchDir = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath);
    const paths = [batchDir, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(values.workdir, values.batchDir), manifestPath];
    paths.push(...batchNames.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(batchDir, name)));
    if (values.template !== undefined)
        paths.push(values.template);
    if (configFile !== undefined)
        paths.push(configFile);
    return paths;
}


/***/ })

};
