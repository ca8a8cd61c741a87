export const id = 361;
export const ids = [361];
export const modules = {

/***/ 8767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ rowDigest),
/* harmony export */   ED: () => (/* binding */ checksDigest),
/* harmony export */   Gb: () => (/* binding */ planDigest),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   xp: () => (/* binding */ runnerDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// Digests that tell whether work is still of the same item, checks and plan. Pure: bytes of files come from callers.

/** sha256 as lower-case hex; text is hashed as UTF-8. */
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
}
/** Digest of all cells of an item's row, whatever the order of its columns or its line. */
function rowDigest({ id, source, output, qc, notes, extra }) {
    const cells = [id, source, output, qc, notes];
    if (extra !== undefined)
        cells.push(Object.entries(extra).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return sha256(JSON.stringify(cells));
}
/**
 * Digest of the checks that outputs must pass. `schemas`: digests of the schema files' bytes by path, where the caller
 * has read them. Limits on size are no part of it: they don't change what a good output is.
 */
function checksDigest(checks, schemas = {}) {
    const { forbid, isQcChecked, outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
    const patterns = [...new Set(forbid)].toSorted();
    const ownSchemas = [outputSchema, qcSchema].map((path) => path === undefined ? null : [path, schemas[path] ?? null]);
    return sha256(JSON.stringify([patterns, isQcChecked, ownSchemas, outputSchemaColumn ?? null, qcSchemaColumn ?? null]));
}
/** Digest of a runner and of the settings that change what it would do (RunnerKind.meaning). */
function runnerDigest(name, meaning) {
    return sha256(JSON.stringify([name, Object.entries(meaning).toSorted(([a], [b]) => (a < b ? -1 : 1))]));
}
/** Digest of everything a plan was made of. Order of items and cut of shards are part of it. */
function planDigest(parts) {
    const { items, template, checks, settings } = parts;
    let text = JSON.stringify([items, template, checks, settings]);
    for (const shard of parts.shards)
        text += `\n${shard.id}\t${shard.items[0]?.id}\t${shard.items.length}`;
    return sha256(text);
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ cellLocator),
/* harmony export */   t: () => (/* binding */ positionAt)
/* harmony export */ });
/**
 * Finds cells in the text of items.tsv (line ends already LF). The index of lines is built at the first question, so a
 * good file pays nothing for it.
 */
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
/** Position of an offset in a text whose line ends are LF. */
function positionAt(text, offset, file) {
    let line = 1;
    let lineStart = 0;
    for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', lineStart)) {
        line += 1;
        lineStart = end + 1;
    }
    return { file, line, column: offset - lineStart + 1 };
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


/***/ }),

/***/ 4198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ likeness),
/* harmony export */   FE: () => (/* binding */ normalPath),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   kV: () => (/* binding */ foldedPath),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
// Paths from the work dir as text: their one normal form, and the form in which two spellings of one file are equal.
// Lexical only: knows nothing of what lies on disk.
/** A segment that is empty, `.` or `..`: most paths have none and are normal as they stand. */
const needsNormalising = /(?:^|\/)\.{0,2}(?:\/|$)/;
/** The same, or a character that folding may change. */
const needsNormalisingOrFolding = /[^ -@[-~]|(?:^|\/)\.{0,2}(?:\/|$)/;
/** True for a path that is its own normal and folded form: one quick look at most paths of most batches. */
function isPlainPath(path) {
    return !needsNormalisingOrFolding.test(path);
}
/** A path without `.`, `..` and doubled slashes; or how it leaves the work dir. */
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
/** Equal for paths that are one file on a file system which ignores letter case or Unicode form (macOS has both). */
function foldedPath(path) {
    return composed(path).toLowerCase();
}
/** How two different spellings come to be one file. */
function likeness(path, other) {
    if (path === other)
        return 'same';
    return composed(path) === composed(other) ? 'unicode-form' : 'letter-case';
}
/** The folder of a normal path; '' is the work dir. */
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** The folders above a normal path, innermost first, without the work dir itself. */
function* foldersAbove(path) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        yield path.slice(0, end);
}
function composed(path) {
    // oxlint-disable-next-line no-control-regex
    return /^[\u0000-\u007f]*$/.test(path) ? path : path.normalize('NFC');
}


/***/ }),

/***/ 1512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ parsePlanDocument),
/* harmony export */   Fr: () => (/* binding */ renderPlanDocument),
/* harmony export */   Hs: () => (/* binding */ plannedItems),
/* harmony export */   d5: () => (/* binding */ isRangeOf)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(315);

/** One shard a line, so that a person and a diff can read it. Ends with a newline. */
function renderPlanDocument(plan) {
    const { shards, ...head } = plan;
    const lines = shards.map((shard) => JSON.stringify(shard)).join(',\n');
    return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
}
/** `at`: the file, for failures: `file-unreadable` when it is no plan, `format-too-new` when a newer Muster wrote it. */
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
/** The planned ids of a row's items, or undefined when the plan does not speak of this row as it stands. */
function plannedItems(entries, row) {
    const items = entries.get(row.shardId)?.items;
    return items !== undefined && isRangeOf(items, row) ? items : undefined;
}
/** Whether these ids are what the row calls its items. */
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

/***/ 9817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ itemsOfRows),
/* harmony export */   gE: () => (/* binding */ unplannedFailure)
/* harmony export */ });
/* unused harmony export unplannedItems */
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(315);

/**
 * The items of every row, by shard id: those from first_item to last_item in file order.
 * Failures: `range-unknown` (an end is not in the items, or they are in the wrong order), `range-count`, and
 * `range-overlap` (two shards would work on one item). `itemsFile` is the file as the user named it.
 */
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
/** Items that lie in no row's range: they would never be run. Rows whose ends are unknown cover nothing. */
function unplannedItems(rows, items) {
    const rangeOf = openRanges(items);
    // +1 where a range begins, -1 after it ends: the running sum is the number of ranges that cover an item.
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
/** Ids named in an `items-unplanned` failure at most; the count says how many there are. */
const maxNamedItems = 20;
/** The failure for unplanned items, or undefined when every item lies in a shard. */
function unplannedFailure(rows, items, itemsFile) {
    const unplanned = unplannedItems(rows, items);
    if (unplanned.length === 0)
        return undefined;
    const ids = unplanned.slice(0, maxNamedItems).map((item) => item.id);
    return { reason: 'items-unplanned', items: itemsFile, ids, count: unplanned.length };
}
/**
 * A function from a row to its range. Rows mostly follow each other as the items do, so the next one is looked for
 * where the last one ended; the index of all ids is built when that fails for the first time.
 */
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

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatTimestamp),
/* harmony export */   l: () => (/* binding */ parseTimestamp)
/* harmony export */ });
// Times as the seed writes them: UTC, microseconds, `+00:00`.
/** Milliseconds since the epoch → `2026-11-29T20:25:03.123000+00:00`. */
function formatTimestamp(ms) {
    return `${new Date(ms).toISOString().slice(0, -1)}000+00:00`;
}
/**
 * A started_at cell → milliseconds, or undefined when it can't be read. A time without a zone is UTC, `Z` is
 * accepted, as in the seed.
 */
function parseTimestamp(text) {
    const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim());
    if (match === null)
        return undefined;
    const [, date, time = '00:00', fraction = '', zone = 'Z'] = match;
    const ms = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${fraction.slice(0, 4)}${zone}`);
    return Number.isNaN(ms) ? undefined : ms;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ decodeUtf8)
/* harmony export */ });
// Strict UTF-8: bytes to text, or the place of the first byte that is not UTF-8. Knows nothing of what the text means.
/** Decodes a whole file. A byte order mark is taken off unless it is asked for. */
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
    // No sequence of UTF-8 holds an LF byte, so the first line that doesn't decode holds the first bad byte.
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
        // Bytes that are not UTF-8 decode to U+FFFD, which then doesn't encode back to the same bytes.
        const encoded = encoder.encode(character);
        if (!encoded.every((byte, index) => line[offset + index] === byte))
            return column;
        offset += encoded.length;
        column += character.length;
    }
    return column;
}


/***/ }),

/***/ 4649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R5: () => (/* binding */ readInput),
  F1: () => (/* binding */ readItems),
  PM: () => (/* binding */ realWorkdir)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/batch/normal-path.js
var normal_path = __webpack_require__(4198);
;// CONCATENATED MODULE: ./build/core/batch/path-folders.js
// The folders that items' paths lie in, each judged once: where it really is, whose it is, which of its files are
// links. Pure: the disk answers through PathFacts.

/** Facts of a work dir without symlinks in which nothing is reserved. */
const noPathFacts = {
    realFolder: (folder) => folder,
    linksOut: () => [],
    reserved: new Map(),
};
/** Above this number of paths in a folder it is cheaper to list the folder than to look at each. */
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
/** The number of the first owner of an output or QC file at this folded path. */
function destinationAt(folders, folded) {
    return folders.sites.get((0,normal_path/* folderOf */.yS)(folded))?.destinations.get(folded);
}
/** git's own folder, wherever it lies. `folded`: a folded path. */
function isGitName(folded) {
    return folded.endsWith('.git') && (folded.length === 4 || folded.at(-5) === '/');
}

;// CONCATENATED MODULE: ./build/core/batch/item-paths.js


const pathColumns = ['source', 'output', 'qc'];
/**
 * Every rule about paths on all items: each stays in the work dir; no output or QC file is a source or a file of
 * Muster's or git's; no two are one file (letter case and Unicode form aside) or lie one inside the other.
 * All problems, linear in the items. Empty cells are not looked at.
 */
function checkItemPaths(table, facts) {
    const folders = openPathFolders(facts);
    return [
        ...destinationFailures(table, folders),
        ...sourceFailures(table, folders),
        ...nestingFailures(table, folders),
        ...linkFailures(table, folders, facts),
    ];
}
/** Owners are kept as numbers, since there are many: twice the item's index, +1 for its QC file. */
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
            // The whole work dir may be read, just not written over.
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
/** A file where another one needs a folder. */
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
/** Files that are symlinks out of the work dir: an agent that follows one would read or write outside. */
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
/**
 * A function from a written path to its place. Paths of one column tend to share their folder with the one before, so
 * each column gets a function of its own that remembers it.
 */
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
var result = __webpack_require__(315);
// EXTERNAL MODULE: ./build/core/batch/item-table.js
var item_table = __webpack_require__(609);
;// CONCATENATED MODULE: ./build/core/batch/item.js
// An item: one row of items.tsv, the unit of real work. Knows nothing of files or shards.
/** Columns that must be present. `notes` is optional, as in the reference tool. */
const requiredColumns = ['item_id', 'source', 'output', 'qc'];

;// CONCATENATED MODULE: ./build/core/batch/items-plain.js
// Rows of an items.tsv in which no cell starts with a quote: a plain split, six times as fast as a CSV parser and with
// a fraction of its memory. A property test holds it against items-quoted.ts.
/** True when a cell starts with a quote; quotes elsewhere are literal. `text` has LF line ends. */
function hasQuotedCell(text) {
    return /(?:^|[\t\n])"/.test(text);
}
/** Splits `text` (LF line ends, no quoted cell) into rows. */
function splitPlainRows(text, onRow) {
    // One array for all rows, and no string for the line: with 100,000 rows the garbage would cost more than the split.
    const cells = [];
    let line = 1;
    let tab = -1;
    for (let start = 0; start < text.length; line++) {
        const found = text.indexOf('\n', start);
        const end = found === -1 ? text.length : found;
        let count = 0;
        for (let from = start; from <= end && end > start;) {
            // Looked for once, even where the next tab is many lines away.
            if (tab < from)
                tab = nextTab(text, from);
            const cellEnd = Math.min(tab, end);
            cells[count++] = text.slice(from, cellEnd);
            from = cellEnd + 1;
        }
        cells.length = count;
        if (count > 0)
            onRow(cells, line);
        start = end + 1;
    }
}
function nextTab(text, from) {
    const tab = text.indexOf('\t', from);
    return tab === -1 ? Infinity : tab;
}

// EXTERNAL MODULE: ./build/core/batch/utf8.js
var utf8 = __webpack_require__(7912);
;// CONCATENATED MODULE: ./build/core/batch/parse-items.js





// Line breaks of any kind and control characters would break prompts, manifests and terminals.
// oxlint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** The same without what separates cells and rows: a file without any of these needs no look at its cells. */
// oxlint-disable-next-line no-control-regex
const unsafeBesideSeparators = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;
/**
 * Reads strict UTF-8 with or without BOM, LF, CRLF or CR, Excel-style quoting; blank lines are skipped, the first other
 * line is the header, missing cells at a row's end are empty. `file` is the file as the user named it.
 */
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
    const locateCell = (0,item_table/* cellLocator */.L)(text, file);
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
        const { splitQuotedRows } = await __webpack_require__.e(/* import() */ 700).then(__webpack_require__.bind(__webpack_require__, 7700));
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
/** Reads the header and gives back what reads the rows under it; problems go to `failures`. */
function openRows(header, headerLine, options) {
    const { failures, locateCell, mayBeUnsafe } = options;
    // A spreadsheet may leave empty columns at the end; they are no columns.
    const columns = withoutEmptyTail(header);
    const isUsable = checkHeader(columns, (cell) => locateCell(headerLine, cell), failures);
    const items = [];
    if (!isUsable)
        return { items, columns, add: () => { } };
    const [idCell, sourceCell, outputCell, qcCell, notesCell] = [...requiredColumns, 'notes'].map((name) => columns.indexOf(name));
    const known = new Set([idCell, sourceCell, outputCell, qcCell, notesCell]);
    const extraCells = columns.map((name, cell) => ({ name, cell })).filter(({ cell }) => !known.has(cell));
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
        const item = {
            id: cells[idCell] ?? '',
            source: cells[sourceCell] ?? '',
            output: cells[outputCell] ?? '',
            qc: cells[qcCell] ?? '',
            notes: cells[notesCell] ?? '',
            line,
            ...(extraCells.length > 0 && {
                extra: Object.fromEntries(extraCells.map(({ name, cell }) => [name, cells[cell] ?? ''])),
            }),
        };
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

;// CONCATENATED MODULE: ./build/engine/real-folders.js
// Where folders of a work dir really lie, and which files in them are symlinks that lead out. Each folder is looked at
// once, whatever the number of items in it.


/** `root`: real path of the work dir, absolute. */
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
            // It does not exist (yet), or is a link to nothing, which somebody else could make lead anywhere.
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

;// CONCATENATED MODULE: ./build/engine/read-items.js
// items.tsv from disk: read, parsed, and its paths held against what lies in the work dir.






/**
 * The items, or every problem found in them. Failures beside those of the file's own: `file-missing`,
 * `file-unreadable`, and all that core/batch/item-paths.ts says of paths.
 */
async function readItems(options) {
    const { itemsPath, workdir, isQcRequired } = options;
    const bytes = options.bytes === undefined ? readInput(itemsPath, 'items') : (0,result.ok)(options.bytes);
    const root = realWorkdir(workdir);
    if (!bytes.ok || !root.ok)
        return (0,result/* fail */.f)(...(bytes.ok ? [] : bytes.failures), ...(root.ok ? [] : root.failures));
    const parsed = await parseItems(bytes.value, itemsPath, { isQcRequired });
    if (!parsed.ok)
        return parsed;
    const table = parsed.value;
    const reserved = reservedPaths(root.value, [itemsPath, ...options.reserved]);
    const failures = checkItemPaths(table, { ...openRealFolders(root.value), reserved });
    return failures.length > 0 ? { ok: false, failures } : (0,result.ok)(table);
}
/** A file that a person wrote, whole. */
function readInput(path, role) {
    try {
        return (0,result.ok)((0,external_node_fs_.readFileSync)(path));
    }
    catch (error) {
        const { code, message } = error;
        if (code === 'ENOENT')
            return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: path }, role });
        return (0,result/* fail */.f)({ reason: 'file-unreadable', at: { file: path }, role, error: code ?? message });
    }
}
/** Real path of the work dir. */
function realWorkdir(workdir) {
    try {
        return (0,result.ok)((0,external_node_fs_.realpathSync)(workdir));
    }
    catch {
        return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: workdir }, role: 'workdir' });
    }
}
/** Reserved paths as normal paths from the work dir, under their name and where they really lie. */
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
/** The real path, as far as it exists. */
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

/***/ 2885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YK: () => (/* binding */ problemLine),
/* harmony export */   fI: () => (/* binding */ problemText)
/* harmony export */ });
/* unused harmony exports pythonRepr, problemRemedy */
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(315);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3201);
// The words for what verification found, in the order and with the words of the seed tool. Knows nothing of files.


/** A string as Python's repr() writes it: the seed quoted patterns so. */
function pythonRepr(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const body = text.replaceAll(/['"\\]|(?! )[\p{C}\p{Z}]/gu, (char) => {
        if (char === '\\' || char === quote)
            return `\\${char}`;
        return char === "'" || char === '"' ? char : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(char);
    });
    return quote + body + quote;
}
/** `path`, `path:3` or `path:3:7`: what editors and CI logs turn into a link. */
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
/** One line that says what is wrong and where, without the item. */
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
/** The same with its item: the line of `muster verify`. */
function problemLine(problem) {
    return `${problemText(problem)} (item ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .H)(problem.item)})`;
}
/** What to do about a problem, for annotations and terminals; undefined where the problem says it all. */
function problemRemedy(problem) {
    switch (problem.reason) {
        case 'output-not-newer':
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

/***/ 9523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openAttemptFiles),
/* harmony export */   _: () => (/* binding */ isCode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3287);
// A folder of immutable files named `<shard>.<attempt>.json`, read at most once each: a listing costs one readdir and
// a read for every file that is new since the last one.



const namePattern = /^(?<shard>[^/]+)\.(?<attempt>[1-9]\d*)\.json$/;
function openAttemptFiles(options) {
    const { folder } = options;
    const known = new Map();
    const refused = new Set();
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
            options.warn({ reason: 'record-invalid', at: { file: `${options.shownAs}/${name}` }, error: decoded.error });
        }
    };
    return {
        createExclusive(shard, attempt, text, kept) {
            ensureFolder();
            const name = nameOf(shard, attempt);
            const created = ifAbsent(() => writeNew((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), text));
            if (created)
                known.set(name, kept);
            return created;
        },
        linkExclusive(shard, attempt, text, kept) {
            ensureFolder();
            const name = nameOf(shard, attempt);
            const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${name}.${process.pid}`);
            unlinkIfPresent(temp);
            writeNew(temp, text);
            (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mid-record');
            const created = ifAbsent(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(temp, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
            unlinkIfPresent(temp);
            if (created)
                known.set(name, kept);
            return created;
        },
        list() {
            let names;
            try {
                names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
            }
            catch (error) {
                if (isCode(error, 'ENOENT'))
                    return [];
                throw error;
            }
            for (const name of names)
                if (!known.has(name))
                    load(name);
            return [...known.values()];
        },
        read: (shard, attempt) => readIfPresent((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, nameOf(shard, attempt))),
        pathOf: (shard, attempt) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, nameOf(shard, attempt)),
    };
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
function ifAbsent(create) {
    try {
        create();
        return true;
    }
    catch (error) {
        if (isCode(error, 'EEXIST'))
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
/** True when a thrown value is a system error with this code. */
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
// Named points at which the crash suite kills this process. Does nothing unless an entry armed one.
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
/** Arms one point from `point` or `point:n` (the n-th time it is reached). Only an entry calls this, from its environment. */
function armFaultPoint(spec) {
    if (spec === undefined)
        return;
    const [name, count = '1'] = spec.split(':');
    const point = faultPoints.find((known) => known === name);
    if (point !== undefined)
        armed = { point, hits: Number(count) };
}
/** Kills this process, as a power cut would, when the armed point is reached for the n-th time. */
function faultPoint(point) {
    if (armed === undefined || armed.point !== point)
        return;
    armed.hits -= 1;
    if (armed.hits <= 0)
        process.kill(process.pid, 'SIGKILL');
}


/***/ }),

/***/ 7280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openPlanStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_batch_plan_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1512);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(315);
/* harmony import */ var _attempt_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9523);
// plan.json beside the manifest, and the archive of earlier plans. Atomic like the manifest: temp file and rename.





/** What a plan afresh moves aside, beside the manifest. */
const archivedNames = ['plan.json', 'claims', 'records', 'run-logs'];
/** The plan store of the batch whose manifest lies at this path, as the user named it. Touches nothing yet. */
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
/** Creates `archive/1`, `archive/2`, …: the first number above all that are there. */
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

/***/ 7186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ checksOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/core/verify/verdict.js
/** Defaults of the seed: case-sensitive, unanchored. `--forbid` adds to them. */
const defaultForbidden = ['TODO', 'TBD', 'placeholder', 'FIXME'];

;// CONCATENATED MODULE: ./build/wire/checks-of.js
// The checks that the settings ask for, as core knows them. Plan, run and verify must agree on them, so all ask here.


/** Defaults first, then the user's patterns. Schema paths, which settings give from here, become paths from the work dir. */
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


/***/ }),

/***/ 9132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ manifestPathOf),
  L: () => (/* binding */ openBatch)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/runners/process/error-code.js
var error_code = __webpack_require__(7546);
// EXTERNAL MODULE: ./build/runners/process/process-table.js
var process_table = __webpack_require__(1220);
;// CONCATENATED MODULE: ./build/runners/process/identity.js
// Who owns a claim, and whether that owner still lives. Says "dead" only with proof; knows nothing of claims.





/** This process as an owner. `token`: the random word of this run, which its agents carry. */
function currentOwner(token) {
    return {
        host: (0,external_node_os_.hostname)(),
        boot: bootId(),
        pid: process.pid,
        processStart: processStart(process.pid),
        token,
    };
}
/**
 * Whether the owner's process still runs. `dead` needs proof: this host, and another boot, or its pid gone, a zombie, or
 * another process. Containers share host name and boot but not pids, so a pid of another namespace is `unknown`.
 */
function ownerState(owner) {
    if (owner.host !== (0,external_node_os_.hostname)())
        return 'unknown';
    const boot = bootId();
    if (owner.boot === '' || boot === '')
        return 'unknown';
    if (owner.boot !== boot)
        return 'dead';
    if (owner.processStart === '' || namespaceOf(owner.processStart) !== pidNamespace())
        return 'unknown';
    if ((0,process_table/* readProcess */.Wv)(owner.pid)?.isZombie === true)
        return 'dead';
    const start = processStart(owner.pid);
    if (start !== '')
        return start === owner.processStart ? 'alive' : 'dead';
    return hasPid(owner.pid) ? 'unknown' : 'dead';
}
/** Start time with the pid namespace in which the pid means something: `4026531836/8312`; empty when unknown. */
function processStart(pid) {
    const start = process_table/* hasProc */.jK ? (0,process_table/* readProcess */.Wv)(pid)?.startTime : ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return start === undefined || start === '' ? '' : `${pidNamespace()}/${start}`;
}
const namespaceOf = (start) => start.slice(0, Math.max(0, start.lastIndexOf('/')));
function pidNamespace() {
    if (!process_table/* hasProc */.jK)
        return '';
    try {
        return /\d+/.exec((0,external_node_fs_.readlinkSync)('/proc/self/ns/pid'))?.[0] ?? '';
    }
    catch {
        return '';
    }
}
function bootId() {
    if (!process_table/* hasProc */.jK)
        return ask('sysctl', ['-n', 'kern.bootsessionuuid']);
    try {
        return (0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    }
    catch {
        return '';
    }
}
function hasPid(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: it exists and is another user's.
        return (0,error_code/* errorCode */.C)(error) !== 'ESRCH';
    }
}
/** Output of a small system tool in one fixed language and time zone, so that it compares. */
function ask(command, args) {
    const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin:/usr/sbin', LC_ALL: 'C', TZ: 'UTC' };
    return ((0,external_node_child_process_.spawnSync)(command, args, { encoding: 'utf8', env }).stdout ?? '').trim();
}

// EXTERNAL MODULE: ./build/core/batch/fold.js
var fold = __webpack_require__(3408);
;// CONCATENATED MODULE: ./build/core/batch/record-codec.js
const encodeClaim = (claim) => `${JSON.stringify(claim)}\n`;
const encodeRecord = (record) => `${JSON.stringify(record)}\n`;
function decodeClaim(text) {
    const object = decodeObject(text, 'muster.claim/1');
    if (!object.ok)
        return object;
    const { shard, attempt, owner, startedAt } = object.value;
    if (typeof shard !== 'string' || !isAttempt(attempt) || !isOwner(owner) || !isTime(startedAt))
        return { ok: false, error: 'shard, attempt, owner or startedAt is missing' };
    return { ok: true, value: object.value };
}
function decodeRecord(text) {
    const object = decodeObject(text, 'muster.record/1');
    if (!object.ok)
        return object;
    const { shard, attempt, owner, status, startedAt, finishedAt, durationMs, items } = object.value;
    if (typeof shard !== 'string' || !isAttempt(attempt) || !isOwner(owner))
        return { ok: false, error: 'shard, attempt or owner is missing' };
    if (status !== 'succeeded' && status !== 'verified' && status !== 'failed')
        return { ok: false, error: `unknown status ${JSON.stringify(status)}` };
    if (!isTime(startedAt) || !isTime(finishedAt) || typeof durationMs !== 'number')
        return { ok: false, error: 'startedAt, finishedAt or durationMs is missing' };
    if (items !== undefined && !(Array.isArray(items) && items.every(isRecordedItem)))
        return { ok: false, error: 'items are malformed' };
    return { ok: true, value: object.value };
}
function decodeObject(text, format) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return {
            ok: false,
            error: text === '' ? 'empty file' : 'not JSON: cut off, or written by something else',
        };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { ok: false, error: 'not an object' };
    const object = value;
    if (object['format'] !== format)
        return {
            ok: false,
            error: `format is ${JSON.stringify(object['format'])}, expected ${JSON.stringify(format)}`,
        };
    return { ok: true, value: object };
}
const isAttempt = (value) => Number.isSafeInteger(value) && value >= 1;
const isTime = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
function isOwner(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { host, boot, pid, processStart, token } = value;
    return ([host, boot, processStart, token].every((part) => typeof part === 'string') && Number.isSafeInteger(pid));
}
function isRecordedItem(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { id, row, source, verdict } = value;
    const isVerdict = verdict === 'verified' || verdict === 'failed' || verdict === 'unverified';
    return (typeof id === 'string' &&
        typeof row === 'string' &&
        (source === null || typeof source === 'string') &&
        isVerdict);
}

// EXTERNAL MODULE: ./build/core/batch/timestamp.js
var timestamp = __webpack_require__(4355);
// EXTERNAL MODULE: ./build/stores/file/attempt-files.js
var attempt_files = __webpack_require__(9523);
;// CONCATENATED MODULE: ./build/stores/file/claims.js
// Claims as files: one exclusive create each (invariant 2). A claim that a crash left without content still holds its
// attempt; its owner is unknown, so only time can reclaim it.



const unknownOwner = { host: '', boot: '', pid: 0, processStart: '', token: '' };
function openFileClaims(folder, shownAs, warn) {
    const files = (0,attempt_files/* openAttemptFiles */.B)({
        folder,
        shownAs,
        role: 'claim',
        warn,
        decode: (text, shard, attempt, mtimeMs) => {
            const decoded = decodeClaim(text);
            if (decoded.ok && decoded.value.shard === shard && decoded.value.attempt === attempt)
                return decoded;
            const startedAt = (0,timestamp/* formatTimestamp */.E)(mtimeMs());
            return { ok: true, value: { format: 'muster.claim/1', shard, attempt, owner: unknownOwner, startedAt } };
        },
    });
    return {
        async claim(claim) {
            const won = files.createExclusive(claim.shard, claim.attempt, encodeClaim(claim), claim);
            return won ? { won } : { won };
        },
        list: async () => files.list(),
        listSync: () => files.list(),
    };
}

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(315);
// EXTERNAL MODULE: ./build/core/batch/manifest-row.js
var manifest_row = __webpack_require__(1319);
;// CONCATENATED MODULE: ./build/core/batch/tsv-line.js
// One line of a tab-separated file with Excel-style quoting, for files whose cells never span lines (the manifest).
// items.tsv, whose cells may, is read by parse-items.ts.
const cellPattern = /"((?:[^"]|"")*)"(?=\t|$)|([^"\t][^\t]*|)(?=\t|$)/y;
/** The cells of a line without its line end, or undefined where a quoted cell is not closed or followed by text. */
function splitTsvLine(line) {
    if (!line.includes('"'))
        return line.split('\t');
    const cells = [];
    for (let offset = 0; offset <= line.length;) {
        cellPattern.lastIndex = offset;
        const match = cellPattern.exec(line);
        if (match === null)
            return undefined;
        cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
        offset = cellPattern.lastIndex + 1;
    }
    return cells;
}

;// CONCATENATED MODULE: ./build/core/batch/manifest-codec.js



/** A shard id becomes part of file names, so it must be a plain name. */
const isShardId = (text) => /^[^\p{Cc}/\\. ][^\p{Cc}/\\]*$/u.test(text);
const isCount = (text) => /^\d{1,15}$/.test(text);
const leavesWorkdir = (path) => path.startsWith('/') || path.split('/').includes('..');
/**
 * The rows of a manifest. `file` is the manifest as the user named it, for positions.
 * Accepts a BOM, CRLF, blank lines and any order of columns; anything that a rewrite would lose or change in meaning is
 * a failure: a cut row, a further column, a doubled shard, an unknown status. No row at all is `manifest-empty`.
 */
function parseManifest(text, file) {
    const lines = (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).split(/\r\n|\n|\r/);
    const headerIndex = lines.findIndex((line) => line !== '');
    const header = splitTsvLine(lines[headerIndex] ?? '');
    if (headerIndex === -1 || header === undefined)
        return (0,result/* fail */.f)({ reason: 'manifest-empty', at: { file } });
    const failures = headerFailures(header, { file, line: headerIndex + 1 });
    if (failures.length > 0)
        return (0,result/* fail */.f)(...failures);
    const rows = [];
    const firstLines = new Map();
    for (let index = headerIndex + 1; index < lines.length; index++) {
        const line = lines[index] ?? '';
        if (line === '')
            continue;
        const at = { file, line: index + 1 };
        const values = splitTsvLine(line);
        if (values === undefined || values.length !== header.length) {
            failures.push({ reason: 'manifest-row-cut', at, cells: values?.length ?? 0, columns: header.length });
            continue;
        }
        const cells = Object.fromEntries(header.map((name, cell) => [name, values[cell] ?? '']));
        const problems = cellFailures(cells, (column) => ({
            ...at,
            column: columnOf(values, header.indexOf(column)),
        }));
        const firstLine = firstLines.get(cells.shard_id);
        if (firstLine === undefined)
            firstLines.set(cells.shard_id, index + 1);
        else
            problems.push({
                reason: 'manifest-shard-twice',
                at,
                shard: cells.shard_id,
                first: { file, line: firstLine },
            });
        failures.push(...problems);
        if (problems.length === 0)
            rows.push(toRow(cells));
    }
    if (failures.length > 0)
        return (0,result/* fail */.f)(...failures);
    return rows.length === 0 ? (0,result/* fail */.f)({ reason: 'manifest-empty', at: { file } }) : (0,result.ok)(rows);
}
/** The manifest's bytes as text: LF, header always, trailing LF, a cell quoted only where it must be. */
function renderManifest(rows) {
    let text = `${manifest_row/* manifestColumns */.D.join('\t')}\n`;
    for (const row of rows)
        text += renderRow(row);
    return text;
}
/** One row with its line end. */
function renderRow(row) {
    return (`${quoted(row.shardId)}\t${quoted(row.promptPath)}\t${row.itemCount}\t${quoted(row.firstItem)}\t${quoted(row.lastItem)}` +
        `\t${row.status}\t${quoted(row.logPath)}\t${quoted(row.startedAt)}\t${row.attempt}\n`);
}
/** Quoting as Python's csv module has it in its excel-tab dialect: only where a reader would be misled. */
function quoted(cell) {
    return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
function headerFailures(header, at) {
    const missing = manifest_row/* manifestColumns */.D.filter((name) => !header.includes(name));
    if (missing.length > 0)
        return [{ reason: 'manifest-columns-missing', at, columns: missing }];
    // A further or doubled column would vanish at the next rewrite, so it is refused rather than dropped.
    return header
        .map((name, index) => ({ name, index }))
        .filter(({ name, index }) => !manifest_row/* manifestColumns */.D.includes(name) || header.indexOf(name) !== index)
        .map(({ name, index }) => ({
        reason: 'manifest-cell-invalid',
        at: { ...at, column: columnOf(header, index) },
        column: name,
        value: name,
        expected: `only the columns ${manifest_row/* manifestColumns */.D.join(', ')}`,
    }));
}
function cellFailures(cells, at) {
    const failures = [];
    const expect = (column, isRight, expected) => {
        if (!isRight)
            failures.push({
                reason: 'manifest-cell-invalid',
                at: at(column),
                column,
                value: cells[column],
                expected,
            });
    };
    expect('shard_id', isShardId(cells.shard_id), 'a name without /, \\, a leading dot or control characters');
    expect('item_count', isCount(cells.item_count) && Number(cells.item_count) > 0, 'a whole number from 1');
    expect('first_item', cells.first_item !== '', 'an item_id');
    expect('last_item', cells.last_item !== '', 'an item_id');
    expect('status', manifest_row/* shardStatuses */.p.includes(cells.status), `one of ${manifest_row/* shardStatuses */.p.join(', ')}`);
    expect('attempt', isCount(cells.attempt), 'a whole number from 0');
    for (const column of ['prompt_path', 'log_path']) {
        expect(column, cells[column] !== '' && !/\p{Cc}/u.test(cells[column]), 'a path');
        if (leavesWorkdir(cells[column]))
            failures.push({
                reason: 'manifest-path-escapes',
                at: at(column),
                shard: cells.shard_id,
                column,
                path: cells[column],
            });
    }
    return failures;
}
function toRow(cells) {
    return {
        shardId: cells.shard_id,
        promptPath: cells.prompt_path,
        itemCount: Number(cells.item_count),
        firstItem: cells.first_item,
        lastItem: cells.last_item,
        status: cells.status,
        logPath: cells.log_path,
        startedAt: cells.started_at,
        attempt: Number(cells.attempt),
    };
}
/** 1-based column at which a cell starts; quotes inside earlier cells are counted as they are rendered. */
function columnOf(values, index) {
    return 1 + values.slice(0, index).reduce((sum, value) => sum + quoted(value).length + 1, 0);
}

// EXTERNAL MODULE: ./build/stores/file/fault-point.js
var fault_point = __webpack_require__(3287);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/stores/file/lock.js
// A short exclusive lock on a manifest, held for one read-fold-write: a file created exclusively that names its owner.
// It guards people's edits and `mark` against a concurrent write; finished work never depends on it, since a manifest
// that lost a race is healed by the next fold.




/** A lock whose owner can't be judged (another host, torn file) is broken when it is this old; it is held for milliseconds. */
const unknownOwnerPatienceMs = 10_000;
/** Runs `inside` with the lock held. Waits up to `patienceMs`; a lock whose owner is proved dead is taken over. */
async function withLock(options, inside) {
    const started = Date.now();
    for (let pauseMs = 2; !tryLock(options); pauseMs = Math.min(pauseMs * 1.5, 100)) {
        if (breakIfDead(options))
            continue;
        const waitedMs = Date.now() - started;
        if (waitedMs >= options.patienceMs) {
            const holder = readHolder(options.path);
            const base = { reason: 'lock-held', path: options.path, waitedMs };
            return (0,result/* fail */.f)(holder === undefined ? base : { ...base, holder: `pid ${holder.pid} on ${holder.host}` });
        }
        await (0,promises_.setTimeout)(pauseMs * (0.5 + Math.random()));
    }
    try {
        return (0,result.ok)(await inside());
    }
    finally {
        releaseLock(options);
    }
}
function tryLock({ path, owner }) {
    try {
        (0,external_node_fs_.writeFileSync)(path, JSON.stringify(owner), { flag: 'wx' });
        return true;
    }
    catch (error) {
        if ((0,attempt_files/* isCode */._)(error, 'EEXIST'))
            return false;
        throw error;
    }
}
function releaseLock({ path, owner }) {
    if (readHolder(path)?.token !== owner.token)
        return;
    removeIfPresent(path);
}
/** Takes a dead owner's lock away. Renaming first tells two breakers apart: only one gets the file that it judged. */
function breakIfDead({ path, owner, ownerState }) {
    const holder = readHolder(path);
    const state = holder === undefined ? 'unknown' : ownerState(holder);
    if (state === 'alive')
        return false;
    if (state === 'unknown' && ageMs(path) < unknownOwnerPatienceMs)
        return false;
    const aside = `${path}.${owner.token}`;
    try {
        (0,external_node_fs_.renameSync)(path, aside);
    }
    catch (error) {
        if ((0,attempt_files/* isCode */._)(error, 'ENOENT'))
            return true;
        throw error;
    }
    if (readHolder(aside)?.token !== holder?.token)
        restore(aside, path);
    removeIfPresent(aside);
    return true;
}
function restore(aside, path) {
    try {
        (0,external_node_fs_.linkSync)(aside, path);
    }
    catch (error) {
        if (!(0,attempt_files/* isCode */._)(error, 'EEXIST'))
            throw error;
    }
}
function readHolder(path) {
    try {
        const value = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return typeof value === 'object' && value !== null && 'token' in value ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function ageMs(path) {
    try {
        return Date.now() - (0,external_node_fs_.statSync)(path).mtimeMs;
    }
    catch {
        return 0;
    }
}
function removeIfPresent(path) {
    try {
        (0,external_node_fs_.unlinkSync)(path);
    }
    catch (error) {
        if (!(0,attempt_files/* isCode */._)(error, 'ENOENT'))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/stores/file/manifest-file.js
// manifest.tsv on disk: read with its time, folded with claims and records, rewritten whole (temp file, fsync, rename)
// under a short lock. Its mtime is set to the moment of the snapshot, which tells a person's edit from a lag.








const lockPatienceMs = 30_000;
/** The file as it stands, not folded. A missing file is a snapshot without rows. */
function readManifestFile(path) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, 'r');
    }
    catch (error) {
        if ((0,attempt_files/* isCode */._)(error, 'ENOENT'))
            return (0,result.ok)({ rows: undefined, timeMs: 0, stamp: '' });
        return (0,result/* fail */.f)({ reason: 'file-unreadable', at: { file: path }, role: 'manifest', error: String(error) });
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(fd);
        if (!stat.isFile())
            return (0,result/* fail */.f)({ reason: 'file-unreadable', at: { file: path }, role: 'manifest', error: 'not a file' });
        const bytes = (0,external_node_fs_.readFileSync)(fd);
        const text = decodeUtf8(bytes);
        if (text === undefined)
            return (0,result/* fail */.f)({ reason: 'not-utf8', at: { file: path }, role: 'manifest' });
        const rows = parseManifest(text, path);
        return rows.ok ? (0,result.ok)({ rows: rows.value, timeMs: stat.mtimeMs, stamp: stampOf(stat) }) : rows;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** The rows as they are now: the file folded with every claim and record. Fails when there is no manifest. */
function readFoldedManifest(batch) {
    const snapshot = readManifestFile(batch.manifestPath);
    if (!snapshot.ok)
        return snapshot;
    if (snapshot.value.rows === undefined)
        return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: batch.manifestPath }, role: 'manifest' });
    return (0,result.ok)(foldSnapshot(batch, snapshot.value.rows, snapshot.value.timeMs));
}
/**
 * Reads, folds, lets `update` decide the new rows and writes them, all under the lock. `update` gets undefined when
 * there is no manifest yet; the answer is what now stands in the file. Nothing is written when it fails.
 */
async function updateManifest(batch, update) {
    try {
        (0,external_node_fs_.mkdirSync)(batch.dir, { recursive: true });
    }
    catch (error) {
        return (0,result/* fail */.f)({ reason: 'file-unwritable', at: { file: batch.dir }, error: String(error) });
    }
    const locked = await holdingLock(batch, async () => {
        const snapshotMs = Date.now();
        const snapshot = readManifestFile(batch.manifestPath);
        if (!snapshot.ok)
            return snapshot;
        const { rows, timeMs } = snapshot.value;
        const folded = rows === undefined ? undefined : foldSnapshot(batch, rows, timeMs);
        const updated = await update(folded);
        if (!updated.ok)
            return updated;
        const written = writeManifestFile(batch, updated.value, laterThan(timeMs, snapshotMs));
        return written.ok ? updated : written;
    });
    return locked.ok ? locked.value : locked;
}
/**
 * A function that folds and writes, again and again: the file is read only when its stamp says that somebody else has
 * written it since, so a commit of a long run costs a fold and a write.
 */
function openManifestCommitter(batch) {
    let last;
    return async () => {
        const locked = await holdingLock(batch, async () => {
            const snapshotMs = Date.now();
            const isUnchanged = last !== undefined && last.stamp === manifestStamp(batch.manifestPath);
            const snapshot = isUnchanged && last !== undefined ? (0,result.ok)(last) : readManifestFile(batch.manifestPath);
            if (!snapshot.ok)
                return snapshot;
            const { rows, timeMs } = snapshot.value;
            if (rows === undefined)
                return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: batch.manifestPath }, role: 'manifest' });
            const folded = foldSnapshot(batch, rows, timeMs);
            const written = writeManifestFile(batch, folded, laterThan(timeMs, snapshotMs));
            if (!written.ok)
                return written;
            last = { rows: folded, ...written.value };
            return (0,result.ok)(folded);
        });
        return locked.ok ? locked.value : locked;
    };
}
function holdingLock(batch, inside) {
    const { lockPath: path, owner, ownerState } = batch;
    return withLock({ path, owner, ownerState, patienceMs: lockPatienceMs }, inside);
}
/** Writes the rows and answers the file's new time and stamp. A symlinked manifest stays one; the file keeps its mode. */
function writeManifestFile(batch, rows, snapshotMs) {
    const target = followLink(batch.manifestPath);
    const temp = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.manifest.tsv.${process.pid}`);
    try {
        const fd = (0,external_node_fs_.openSync)(temp, 'w', modeOf(target));
        let stat;
        try {
            (0,external_node_fs_.writeFileSync)(fd, renderManifest(rows));
            (0,external_node_fs_.futimesSync)(fd, snapshotMs / 1000, snapshotMs / 1000);
            (0,external_node_fs_.fsyncSync)(fd);
            stat = (0,external_node_fs_.fstatSync)(fd);
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        (0,fault_point/* faultPoint */.Jd)('mid-manifest');
        (0,external_node_fs_.renameSync)(temp, target);
        (0,fault_point/* faultPoint */.Jd)('after-manifest');
        return (0,result.ok)({ timeMs: stat.mtimeMs, stamp: stampOf(stat) });
    }
    catch (error) {
        return (0,result/* fail */.f)({ reason: 'file-unwritable', at: { file: batch.manifestPath }, error: String(error) });
    }
}
function foldSnapshot(batch, rows, timeMs) {
    return (0,fold/* foldManifest */.H4)(rows, (0,fold/* newestAttempts */.Nc)(batch.claims.listSync(), batch.records.outcomes()), timeMs);
}
/** Strictly later than what stood there: two writes within one millisecond must keep their order. */
const laterThan = (standingMs, nowMs) => Math.max(nowMs, Math.floor(standingMs) + 1);
const stampOf = (stat) => `${stat.ino}:${stat.size}:${stat.mtimeMs}`;
/** The stamp of the file now, without reading it; empty when there is none. */
function manifestStamp(path) {
    try {
        const fd = (0,external_node_fs_.openSync)(path, 'r');
        try {
            return stampOf((0,external_node_fs_.fstatSync)(fd));
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
    catch {
        return '';
    }
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function followLink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isSymbolicLink() ? (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), (0,external_node_fs_.readlinkSync)(path)) : path;
    }
    catch {
        return path;
    }
}
function modeOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).mode & 0o777;
    }
    catch {
        return 0o644;
    }
}

;// CONCATENATED MODULE: ./build/stores/file/records.js
// Records as files: written whole through a temp file and link(), so that a second record of the same attempt (a late
// worker's) can never replace the first (invariants 1 and 3).



function openFileRecords(folder, shownAs, warn) {
    const files = (0,attempt_files/* openAttemptFiles */.B)({
        folder,
        shownAs,
        role: 'record',
        warn,
        decode: (text, shard, attempt) => {
            const decoded = decodeRecord(text);
            if (!decoded.ok)
                return decoded;
            const { value } = decoded;
            if (value.shard !== shard || value.attempt !== attempt)
                return { ok: false, error: `it is of ${value.shard} attempt ${value.attempt}: a copy under another name` };
            return { ok: true, value: (0,fold/* outcomeOf */.sG)(value) };
        },
    });
    const read = (shard, attempt) => {
        const text = files.read(shard, attempt);
        const decoded = text === undefined ? undefined : decodeRecord(text);
        return decoded?.ok === true ? decoded.value : undefined;
    };
    return {
        async write(record) {
            const text = encodeRecord(record);
            const isNew = files.linkExclusive(record.shard, record.attempt, text, (0,fold/* outcomeOf */.sG)(record));
            return isNew ? 'written' : 'taken';
        },
        async list() {
            const records = files.list().map(({ shard, attempt }) => read(shard, attempt));
            return records.filter((record) => record !== undefined);
        },
        outcomes: () => files.list(),
        read,
    };
}

;// CONCATENATED MODULE: ./build/stores/file/batch-dir.js
// The folder of a batch on disk: which file lies where, and the batch store over it.





/** Opens the batch whose manifest lies at this path. Touches nothing on disk. */
function openBatchDir(options) {
    const { manifestPath, owner, ownerState, warn } = options;
    const dir = (0,external_node_path_.dirname)(manifestPath);
    const inside = (name) => (0,external_node_path_.join)(dir, name);
    const claims = openFileClaims(inside('claims'), inside('claims'), warn);
    const records = openFileRecords(inside('records'), inside('records'), warn);
    const files = {
        manifestPath,
        dir,
        planPath: inside('plan.json'),
        lockPath: inside(`.${(0,external_node_path_.basename)(manifestPath)}.lock`),
        archiveDir: inside('archive'),
        claims,
        records,
        owner,
        ownerState,
    };
    return {
        ...files,
        newest: () => (0,fold/* newestAttempts */.Nc)(claims.listSync(), records.outcomes()),
        outcomes: () => records.outcomes(),
        readRecord: (shard, attempt) => records.read(shard, attempt),
        readRows: () => readFoldedManifest(files),
        updateRows: (update) => updateManifest(files, update),
        commit: openManifestCommitter(files),
    };
}

;// CONCATENATED MODULE: ./build/wire/open-batch.js
// Puts the file store of a batch together with this process's identity. Both entries, command line and Action, use it.




/** The batch that the settings name. Touches nothing on disk. `warn` hears of torn and foreign claims and records. */
function openBatch(settings, warn) {
    const token = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    return openBatchDir({ manifestPath: manifestPathOf(settings), owner: currentOwner(token), ownerState: ownerState, warn });
}
/** The manifest as the user would name it. */
function manifestPathOf({ manifest, batchDir }) {
    return manifest ?? (0,external_node_path_.join)(batchDir, 'manifest.tsv');
}


/***/ }),

/***/ 7833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ reservedPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _open_batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9132);
// Files and folders of Muster that no item may write to, as the user would name them. items.tsv itself is known to its
// reader.


/** Named one by one, too: where the batch dir is the work dir itself, it can't be reserved as a whole. */
const batchNames = ['plan.json', 'claims', 'records', 'run-logs', 'archive'];
function reservedPaths({ values, configFile, }) {
    const manifestPath = (0,_open_batch_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestPathOf */ .A)(values);
    const batchDir = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath);
    // Prompts and logs lie under the same name from the work dir, which may be another folder than the one above.
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
