export const id = 1;
export const ids = [1,26];
export const modules = {

/***/ 2818:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


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

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatTimestamp),
/* harmony export */   l: () => (/* binding */ parseTimestamp)
/* harmony export */ });
function formatTimestamp(ms) {
    return `${new Date(ms).toISOString().slice(0, -1)}000+00:00`;
}
function parseTimestamp(text) {
    const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim());
    if (match === null)
        return undefined;
    const [, date, time = '00:00', fraction = '', zone = 'Z'] = match;
    const ms = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${fraction.slice(0, 4)}${zone}`);
    return Number.isNaN(ms) ? undefined : ms;
}


/***/ }),

/***/ 20026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2818);

function nearest(word, known) {
    let best;
    let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of known) {
        const d = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
        if (d < bestDistance)
            [best, bestDistance] = [candidate, d];
    }
    return best;
}


/***/ }),

/***/ 10001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   selectForVerify: () => (/* binding */ selectForVerify)
/* harmony export */ });
/* harmony import */ var _core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99817);
/* harmony import */ var _core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4355);
/* harmony import */ var _core_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20026);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);




function selectForVerify(items, itemsFile, store, shard) {
    const rows = store.readRows();
    if (!rows.ok)
        return rows;
    const selected = shard === undefined ? rows.value : rows.value.filter((row) => row.shardId === shard);
    if (shard !== undefined && selected.length === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)(unknownShard(shard, rows.value, store.manifestPath));
    const ranges = (0,_core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOfRows */ .FP)(selected, items, itemsFile);
    const unplanned = shard === undefined ? (0,_core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_2__/* .unplannedFailure */ .gE)(rows.value, items, itemsFile) : undefined;
    if (!ranges.ok || unplanned !== undefined) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)(...(ranges.ok ? [] : ranges.failures), ...(unplanned === undefined ? [] : [unplanned]));
    }
    const chosen = shard === undefined ? items : (ranges.value.get(shard) ?? []);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ items: chosen, newerThanMs: attemptStarts(selected, ranges.value, store) });
}
function unknownShard(shard, rows, manifest) {
    const ids = rows.map((row) => row.shardId);
    const close = (0,_core_nearest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(shard, ids);
    return { reason: 'shard-unknown', shard, manifest, ...(close === undefined ? {} : { nearest: close }) };
}
function attemptStarts(rows, ranges, store) {
    const starts = new Map();
    const newest = store.newest();
    for (const { shardId } of rows) {
        const known = newest.get(shardId);
        const startedAt = (0,_core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimestamp */ .l)(known?.claim?.startedAt ?? known?.record?.startedAt ?? '');
        if (known === undefined || startedAt === undefined)
            continue;
        const earlier = known.attempt > 1 ? verifiedSince(store, shardId, known.attempt) : undefined;
        for (const { id } of ranges.get(shardId) ?? [])
            starts.set(id, earlier?.get(id) ?? startedAt);
    }
    return (item) => starts.get(item.id);
}
function verifiedSince(store, shard, newestAttempt) {
    const starts = new Map();
    const spoiled = new Set();
    for (let attempt = newestAttempt; attempt > 0; attempt -= 1) {
        const record = store.readRecord(shard, attempt);
        const began = (0,_core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimestamp */ .l)(record?.startedAt ?? '');
        for (const { id, verdict } of record?.items ?? []) {
            if (verdict !== 'verified')
                spoiled.add(id);
            else if (!spoiled.has(id) && began !== undefined)
                starts.set(id, began);
        }
    }
    return starts;
}


/***/ })

};
