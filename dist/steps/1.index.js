export const id = 1;
export const ids = [
    1,
    26
];
export const modules = {
    2818: ((__unused_webpack_module, exports)=>{
        var __webpack_unused_export__;
        __webpack_unused_export__ = true;
        exports.Io = __webpack_unused_export__ = void 0;
        var peq = new Uint32Array(0x10000);
        var myers_32 = function(a, b) {
            var n = a.length;
            var m = b.length;
            var lst = 1 << n - 1;
            var pv = -1;
            var mv = 0;
            var sc = n;
            var i = n;
            while(i--){
                peq[a.charCodeAt(i)] |= 1 << i;
            }
            for(i = 0; i < m; i++){
                var eq = peq[b.charCodeAt(i)];
                var xv = eq | mv;
                eq |= (eq & pv) + pv ^ pv;
                mv |= ~(eq | pv);
                pv &= eq;
                if (mv & lst) {
                    sc++;
                }
                if (pv & lst) {
                    sc--;
                }
                mv = mv << 1 | 1;
                pv = pv << 1 | ~(xv | mv);
                mv &= xv;
            }
            i = n;
            while(i--){
                peq[a.charCodeAt(i)] = 0;
            }
            return sc;
        };
        var myers_x = function(b, a) {
            var n = a.length;
            var m = b.length;
            var mhc = [];
            var phc = [];
            var hsize = Math.ceil(n / 32);
            var vsize = Math.ceil(m / 32);
            for(var i = 0; i < hsize; i++){
                phc[i] = -1;
                mhc[i] = 0;
            }
            var j = 0;
            for(; j < vsize - 1; j++){
                var mv_1 = 0;
                var pv_1 = -1;
                var start_1 = j * 32;
                var vlen_1 = Math.min(32, m) + start_1;
                for(var k = start_1; k < vlen_1; k++){
                    peq[b.charCodeAt(k)] |= 1 << k;
                }
                for(var i = 0; i < n; i++){
                    var eq = peq[a.charCodeAt(i)];
                    var pb = phc[i / 32 | 0] >>> i & 1;
                    var mb = mhc[i / 32 | 0] >>> i & 1;
                    var xv = eq | mv_1;
                    var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
                    var ph = mv_1 | ~(xh | pv_1);
                    var mh = pv_1 & xh;
                    if (ph >>> 31 ^ pb) {
                        phc[i / 32 | 0] ^= 1 << i;
                    }
                    if (mh >>> 31 ^ mb) {
                        mhc[i / 32 | 0] ^= 1 << i;
                    }
                    ph = ph << 1 | pb;
                    mh = mh << 1 | mb;
                    pv_1 = mh | ~(xv | ph);
                    mv_1 = ph & xv;
                }
                for(var k = start_1; k < vlen_1; k++){
                    peq[b.charCodeAt(k)] = 0;
                }
            }
            var mv = 0;
            var pv = -1;
            var start = j * 32;
            var vlen = Math.min(32, m - start) + start;
            for(var k = start; k < vlen; k++){
                peq[b.charCodeAt(k)] |= 1 << k;
            }
            var score = m;
            for(var i = 0; i < n; i++){
                var eq = peq[a.charCodeAt(i)];
                var pb = phc[i / 32 | 0] >>> i & 1;
                var mb = mhc[i / 32 | 0] >>> i & 1;
                var xv = eq | mv;
                var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
                var ph = mv | ~(xh | pv);
                var mh = pv & xh;
                score += ph >>> m - 1 & 1;
                score -= mh >>> m - 1 & 1;
                if (ph >>> 31 ^ pb) {
                    phc[i / 32 | 0] ^= 1 << i;
                }
                if (mh >>> 31 ^ mb) {
                    mhc[i / 32 | 0] ^= 1 << i;
                }
                ph = ph << 1 | pb;
                mh = mh << 1 | mb;
                pv = mh | ~(xv | ph);
                mv = ph & xv;
            }
            for(var k = start; k < vlen; k++){
                peq[b.charCodeAt(k)] = 0;
            }
            return score;
        };
        var distance = function(a, b) {
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
        var closest = function(str, arr) {
            var min_distance = Infinity;
            var min_index = 0;
            for(var i = 0; i < arr.length; i++){
                var dist = distance(str, arr[i]);
                if (dist < min_distance) {
                    min_distance = dist;
                    min_index = i;
                }
            }
            return arr[min_index];
        };
        __webpack_unused_export__ = closest;
    }),
    78767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $c: ()=>rowDigest,
            ED: ()=>checksDigest,
            Gb: ()=>planDigest,
            gW: ()=>areSameChecks,
            sc: ()=>sha256,
            xp: ()=>runnerDigest
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        function sha256(content) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
        }
        function rowDigest({ id, source, output, qc, notes, extra, schemas }) {
            const cells = [
                id,
                source,
                output,
                qc,
                notes
            ];
            if (extra !== undefined) cells.push(Object.entries(extra).toSorted(([a], [b])=>a < b ? -1 : 1));
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
            'verifyCommand'
        ];
        function checksDigest(checks, schemas = {}, isKnown = ()=>true) {
            const withBytes = (path)=>path === undefined ? null : [
                    path,
                    schemas[path] ?? null
                ];
            const values = {
                ...checks,
                forbid: [
                    ...new Set(checks.forbid)
                ].toSorted(),
                outputSchema: withBytes(checks.outputSchema),
                qcSchema: withBytes(checks.qcSchema),
                outputSchemaColumn: checks.outputSchemaColumn,
                qcSchemaColumn: checks.qcSchemaColumn,
                verifyCommand: checks.verifyCommand
            };
            const parts = checkParts.map((part)=>isKnown(part) ? partDigest(values[part]) : '');
            return parts.join('.');
        }
        function areSameChecks(then, now) {
            const [before, after] = [
                then.split('.'),
                now.split('.')
            ];
            return after.every((part, index)=>part === '' || part === before[index]);
        }
        const partDigest = (value)=>sha256(JSON.stringify(value ?? null)).slice(0, 16);
        function runnerDigest(name, meaning) {
            return sha256(JSON.stringify([
                name,
                Object.entries(meaning).toSorted(([a], [b])=>a < b ? -1 : 1)
            ]));
        }
        function planDigest(parts) {
            const { items, template, checks, settings } = parts;
            const lines = [
                JSON.stringify([
                    items,
                    template,
                    checks,
                    settings
                ])
            ];
            for (const shard of parts.shards)lines.push(`${shard.id}\t${shard.items[0]}\t${shard.items.length}`);
            return sha256(lines.join('\n'));
        }
    }),
    99817: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            FP: ()=>itemsOfRows,
            gE: ()=>unplannedFailure
        });
        var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);
        function itemsOfRows(rows, items, itemsFile) {
            const rangeOf = openRanges(items);
            const coveredBy = new Int32Array(items.length);
            const ranges = new Map();
            const failures = [];
            for (const [index, row] of rows.entries()){
                const { shardId: shard, firstItem: first, lastItem: last } = row;
                const range = rangeOf(row);
                if (range === undefined) {
                    failures.push({
                        reason: 'range-unknown',
                        shard,
                        first,
                        last,
                        items: itemsFile
                    });
                    continue;
                }
                const { start, end } = range;
                if (end - start !== row.itemCount) {
                    failures.push({
                        reason: 'range-count',
                        shard,
                        manifest: row.itemCount,
                        selected: end - start,
                        items: itemsFile
                    });
                    continue;
                }
                const covered = coveredBy.subarray(start, end).findIndex((by)=>by !== 0);
                if (covered !== -1) {
                    const item = items[start + covered]?.id ?? '';
                    const other = rows[(coveredBy[start + covered] ?? 0) - 1]?.shardId ?? '';
                    failures.push({
                        reason: 'range-overlap',
                        shard,
                        other,
                        item,
                        items: itemsFile
                    });
                    continue;
                }
                coveredBy.fill(index + 1, start, end);
                ranges.set(shard, items.slice(start, end));
            }
            return failures.length > 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.wf)(failures) : (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(ranges);
        }
        function unplannedItems(rows, items) {
            const rangeOf = openRanges(items);
            const edges = new Int32Array(items.length + 1);
            for (const row of rows){
                const range = rangeOf(row);
                if (range === undefined) continue;
                edges[range.start] = (edges[range.start] ?? 0) + 1;
                edges[range.end] = (edges[range.end] ?? 0) - 1;
            }
            let covering = 0;
            return items.filter((_, index)=>(covering += edges[index] ?? 0) === 0);
        }
        const maxNamedItems = 20;
        function unplannedFailure(rows, items, itemsFile, ranges) {
            if (ranges !== undefined && sizeOf(ranges) === items.length) return undefined;
            const unplanned = unplannedItems(rows, items);
            if (unplanned.length === 0) return undefined;
            const ids = unplanned.slice(0, maxNamedItems).map((item)=>item.id);
            return {
                reason: 'items-unplanned',
                items: itemsFile,
                ids,
                count: unplanned.length
            };
        }
        function sizeOf(ranges) {
            let size = 0;
            for (const items of ranges.values())size += items.length;
            return size;
        }
        function openRanges(items) {
            let positions;
            let next = 0;
            return ({ firstItem, lastItem, itemCount })=>{
                const expected = {
                    start: next,
                    end: next + itemCount
                };
                if (items[next]?.id === firstItem && items[expected.end - 1]?.id === lastItem) {
                    next = expected.end;
                    return expected;
                }
                positions ??= new Map(items.map((item, index)=>[
                        item.id,
                        index
                    ]));
                const start = positions.get(firstItem);
                const last = positions.get(lastItem);
                if (start === undefined || last === undefined || last < start) return undefined;
                next = last + 1;
                return {
                    start,
                    end: next
                };
            };
        }
    }),
    83769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            U4: ()=>isNewer,
            lq: ()=>isUndoing,
            v5: ()=>newestEntries,
            xp: ()=>staleReasons
        });
        var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78767);
        const isUndoing = ({ kind })=>kind !== 'runner' && kind !== 'no-record';
        function newestEntries(records, isWanted = ()=>true) {
            const newest = new Map();
            for (const { shard, attempt, finishedAt, items = [], digests } of records){
                const from = {
                    shard,
                    attempt,
                    finishedAt,
                    ...digests !== undefined && {
                        digests
                    }
                };
                for (const entry of items){
                    if (!isWanted(entry.id)) continue;
                    const standing = newest.get(entry.id);
                    if (standing === undefined || isNewer(from, standing.from)) newest.set(entry.id, {
                        entry,
                        from
                    });
                }
            }
            return newest;
        }
        function staleReasons(newest, now) {
            if (newest === undefined) return [
                {
                    kind: 'no-record'
                }
            ];
            const { entry, from } = newest;
            const kinds = new Set();
            const [cells, schemas] = entry.row.split('.');
            const [cellsNow, schemasNow] = now.row.split('.');
            if (cells !== cellsNow) kinds.add('row');
            if (entry.source !== now.source) kinds.add(now.source === null ? 'source-gone' : 'source');
            if (hasChanged(from.digests?.template, now.batch.template)) kinds.add('template');
            const { checks } = now.batch;
            const areChecksSame = from.digests === undefined || checks === undefined || (0, _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.gW)(from.digests.checks, checks);
            if (schemas !== schemasNow || !areChecksSame) kinds.add('checks');
            if (hasChanged(from.digests?.runner, now.batch.runner)) kinds.add('runner');
            const found = now.sourceIs === undefined ? {} : {
                found: now.sourceIs
            };
            return [
                ...kinds
            ].map((kind)=>kind === 'source-gone' ? {
                    kind,
                    ...found
                } : {
                    kind
                });
        }
        const hasChanged = (then, now)=>then !== null && then !== undefined && now !== undefined && then !== now;
        function isNewer(a, b) {
            const order = Date.parse(a.finishedAt) - Date.parse(b.finishedAt) || a.attempt - b.attempt || (a.shard < b.shard ? -1 : 1);
            return order > 0;
        }
    }),
    4355: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E: ()=>formatTimestamp,
            l: ()=>parseTimestamp
        });
        function formatTimestamp(ms) {
            return `${new Date(ms).toISOString().slice(0, -1)}000+00:00`;
        }
        function parseTimestamp(text) {
            const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim());
            if (match === null) return undefined;
            const [, date, time = '00:00', fraction = '', zone = 'Z'] = match;
            const ms = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${fraction.slice(0, 4)}${zone}`);
            return Number.isNaN(ms) ? undefined : ms;
        }
    }),
    61812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            x: ()=>unknownShard
        });
        var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20026);
        const unknownShard = (shard, known, manifest)=>({
                reason: 'shard-unknown',
                shard,
                manifest,
                ...(0, _nearest_js__WEBPACK_IMPORTED_MODULE_0__.A)(shard, known)
            });
    }),
    20026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>nearestHint,
            nearest: ()=>nearest
        });
        var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2818);
        function nearest(word, known) {
            let best;
            let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
            for (const candidate of known){
                const d = (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(word.toLowerCase(), candidate.toLowerCase());
                if (d < bestDistance) [best, bestDistance] = [
                    candidate,
                    d
                ];
            }
            return best;
        }
        function nearestHint(word, known) {
            const near = nearest(word, known);
            return near === undefined ? {} : {
                nearest: near
            };
        }
    }),
    5539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            U: ()=>openEarlierWork,
            k: ()=>comparedBatch
        });
        var _core_batch_staleness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83769);
        function openEarlierWork(request, items) {
            const record = newestWithItems(request);
            if (record === undefined) return ()=>false;
            const entries = (0, _core_batch_staleness_js__WEBPACK_IMPORTED_MODULE_0__.v5)([
                record
            ]);
            const standing = new Map();
            for (const item of items){
                const newest = entries.get(item.id);
                if (newest?.entry.verdict !== 'verified') continue;
                if (isStillWork(newest, request.now(item))) standing.set(item.id, newest.entry);
            }
            const isAskedAgain = record.status !== 'failed' && standing.size === items.length;
            if (isAskedAgain) return ()=>false;
            return ({ id }, file, sha256)=>standing.get(id)?.[file] === sha256;
        }
        function isStillWork(newest, now) {
            const reasons = (0, _core_batch_staleness_js__WEBPACK_IMPORTED_MODULE_0__.xp)(newest, now).filter((reason)=>(0, _core_batch_staleness_js__WEBPACK_IMPORTED_MODULE_0__.lq)(reason));
            return reasons.every(({ kind })=>kind === 'checks' && now.batch.checks === undefined);
        }
        const farthestBack = 100;
        function newestWithItems({ store, shard, attempt }) {
            const oldest = Math.max(1, attempt - farthestBack);
            for(let number = attempt - 1; number >= oldest; number -= 1){
                const record = store.readRecord(shard, number);
                if (record?.items !== undefined) return record;
            }
            return undefined;
        }
        const comparedBatch = ({ template, checks })=>({
                ...template !== null && {
                    template
                },
                checks
            });
    }),
    10001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            selectForVerify: ()=>selectForVerify
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
        var _core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99817);
        var _core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4355);
        var _core_batch_unknown_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61812);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30315);
        var _earlier_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5539);
        var _source_digests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71936);
        function selectForVerify(items, itemsFile, store, shard, root) {
            const rows = store.readRows();
            if (!rows.ok) return rows;
            const selected = shard === undefined ? rows.value : rows.value.filter((row)=>row.shardId === shard);
            if (shard !== undefined && selected.length === 0) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_5__.fJ)((0, _core_batch_unknown_shard_js__WEBPACK_IMPORTED_MODULE_2__.x)(shard, rows.value.map(({ shardId })=>shardId), store.manifestPath));
            const ranges = (0, _core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_6__.FP)(selected, items, itemsFile);
            const unplanned = shard === undefined ? (0, _core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_6__.gE)(rows.value, items, itemsFile) : undefined;
            if (!ranges.ok || unplanned !== undefined) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_5__.wf)([
                    ...ranges.ok ? [] : ranges.failures,
                    ...unplanned === undefined ? [] : [
                        unplanned
                    ]
                ]);
            }
            const chosen = shard === undefined ? items : ranges.value.get(shard) ?? [];
            const newest = store.newest();
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({
                items: chosen,
                newerThanMs: attemptStarts(selected, ranges.value, newest),
                isEarlierWork: earlierWork(ranges.value, newest, store, root)
            });
        }
        function attemptStarts(rows, ranges, newest) {
            const starts = new Map();
            for (const { shardId } of rows){
                const known = newest.get(shardId);
                const startedAt = (0, _core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_7__.l)(known?.claim?.startedAt ?? known?.record?.startedAt ?? '');
                if (startedAt === undefined) continue;
                for (const { id } of ranges.get(shardId) ?? [])starts.set(id, startedAt);
            }
            return (item)=>starts.get(item.id);
        }
        function earlierWork(ranges, newest, store, root) {
            const opened = new Map();
            let shardOf;
            return (item, file, sha256)=>{
                shardOf ??= new Map([
                    ...ranges
                ].flatMap(([shard, items])=>items.map(({ id })=>[
                            id,
                            shard
                        ])));
                const shard = shardOf.get(item.id) ?? '';
                let isEarlierWork = opened.get(shard);
                if (isEarlierWork === undefined) {
                    const attempt = newest.get(shard)?.attempt ?? 0;
                    const now = (of)=>({
                            row: (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.$c)(of),
                            source: (0, _source_digests_js__WEBPACK_IMPORTED_MODULE_4__.c9)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, of.source), of.source),
                            batch: {}
                        });
                    const items = ranges.get(shard) ?? [];
                    isEarlierWork = (0, _earlier_work_js__WEBPACK_IMPORTED_MODULE_3__.U)({
                        store,
                        shard,
                        attempt,
                        now
                    }, items);
                    opened.set(shard, isEarlierWork);
                }
                return isEarlierWork(item, file, sha256);
            };
        }
    }),
    71936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Bi: ()=>sourceDigests,
            UQ: ()=>sourceDigestsInTurns,
            X0: ()=>sourceBytes,
            c9: ()=>sourceDigest,
            nf: ()=>noFileAt
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78767);
        const wholeFileBytes = 8 * 1024 * 1024;
        const pieceBytes = 1024 * 1024;
        function sourceDigest(path, source = path) {
            const work = digestInPieces(path, source);
            for(;;){
                const { done, value } = work.next();
                if (done === true) return value;
            }
        }
        async function sourceDigestsInTurns(root, items) {
            const digests = [];
            for (const { source } of items){
                const work = digestInPieces((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, source), source);
                for(;;){
                    const { done, value } = work.next();
                    if (done === true) {
                        digests.push(value);
                        break;
                    }
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
                }
            }
            return digests;
        }
        function* digestInPieces(path, source) {
            if (source === '') return null;
            let fd;
            try {
                fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch  {
                return null;
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
                if (!stat.isFile()) return null;
                if (stat.size <= wholeFileBytes) return (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__.sc)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd));
                const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
                const buffer = new Uint8Array(pieceBytes);
                for(let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer)){
                    digest.update(buffer.subarray(0, length));
                    yield undefined;
                }
                return digest.digest('hex');
            } catch  {
                return null;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            }
        }
        function sourceDigests(root, items) {
            const ofPath = new Map();
            const ofItem = new Map();
            for (const { id, source } of items){
                let digest = ofPath.get(source);
                if (digest === undefined) {
                    digest = sourceDigest((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, source), source);
                    ofPath.set(source, digest);
                }
                ofItem.set(id, digest);
            }
            return ofItem;
        }
        function noFileAt(root, source) {
            if (source === '') return undefined;
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, source), {
                    throwIfNoEntry: false
                });
                if (stat === undefined || stat.isFile()) return undefined;
                if (stat.isDirectory()) return 'folder';
                if (stat.isFIFO()) return 'fifo';
                return stat.isSocket() ? 'socket' : 'device';
            } catch  {
                return undefined;
            }
        }
        function sourceBytes(root, item) {
            if (item.source === '') return 0;
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, item.source), {
                    throwIfNoEntry: false
                });
                return stat?.isFile() === true ? stat.size : 0;
            } catch  {
                return 0;
            }
        }
    })
};
