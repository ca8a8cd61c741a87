export const id = 134;
export const ids = [
    134
];
export const modules = {
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
    51512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ey: ()=>parsePlanDocument,
            Fr: ()=>renderPlanDocument,
            Hs: ()=>plannedItems,
            L5: ()=>withoutStaleWork,
            d5: ()=>isRangeOf,
            ql: ()=>staleWorkOf
        });
        var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30315);
        var _text_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46615);
        var _verify_json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36057);
        var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56570);
        function renderPlanDocument(plan) {
            const { shards, ...head } = plan;
            const lines = shards.map((shard)=>JSON.stringify(shard)).join(',\n');
            return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
        }
        function parsePlanDocument(text, at) {
            let value;
            try {
                value = JSON.parse(text);
            } catch (thrown) {
                const { message, offset } = (0, _verify_json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text, Infinity).error ?? {
                    message: String(thrown),
                    offset: 0
                };
                return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                    reason: 'plan-invalid',
                    at: {
                        ...at,
                        ...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_3__.$)(text, offset)
                    },
                    error: message
                });
            }
            const wrong = firstWrong(value);
            if (wrong === undefined) return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(value);
            const [pointer, expected] = wrong;
            const { format } = value ?? {};
            if (pointer === '/format' && typeof format === 'string') return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                reason: 'format-too-new',
                at,
                role: 'plan',
                found: format
            });
            const offset = (0, _verify_json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text, Infinity, [
                pointer
            ]).places.get(pointer);
            const place = offset === undefined ? {} : (0, _text_place_js__WEBPACK_IMPORTED_MODULE_3__.$)(text, offset);
            const error = `${pointer === '' ? 'the file' : pointer.slice(1).replaceAll('/', '.')} must be ${expected}`;
            return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                reason: 'plan-invalid',
                at: {
                    ...at,
                    ...place
                },
                error
            });
        }
        function firstWrong(value) {
            if (!isObject(value)) return [
                '',
                'an object'
            ];
            const { format, items, workdir, template, settings, digests, shards, archivedAttempts = {} } = value;
            if (format !== 'muster.plan/1') return [
                '/format',
                '"muster.plan/1"'
            ];
            if (typeof items !== 'string') return [
                '/items',
                'a path'
            ];
            if (typeof workdir !== 'string') return [
                '/workdir',
                'a path'
            ];
            if (!isObject(digests)) return [
                '/digests',
                'an object'
            ];
            if (!Array.isArray(shards)) return [
                '/shards',
                'a list'
            ];
            const wrong = shards.findIndex((shard)=>!isShardEntry(shard));
            if (wrong !== -1) return [
                `/shards/${wrong}`,
                'a shard with its id, items and prompt'
            ];
            if (!isTextOrNull(template)) return [
                '/template',
                'a path or null'
            ];
            if (!isObject(settings)) return [
                '/settings',
                'an object'
            ];
            const wrongDigest = digestNames.find((name)=>!isTextOrNull(digests[name]));
            if (wrongDigest !== undefined) return [
                `/digests/${wrongDigest}`,
                'a digest'
            ];
            if (!isObject(archivedAttempts)) return [
                '/archivedAttempts',
                'an object'
            ];
            const most = Object.entries(archivedAttempts).find(([, count])=>!isCount(count, _record_js__WEBPACK_IMPORTED_MODULE_1__.E5));
            if (most === undefined) return undefined;
            return [
                `/archivedAttempts/${pointerPart(most[0])}`,
                `a whole number from 0 to ${_record_js__WEBPACK_IMPORTED_MODULE_1__.E5}`
            ];
        }
        function plannedItems(entries, row) {
            const items = entries.get(row.shardId)?.items;
            return items !== undefined && isRangeOf(items, row) ? items : undefined;
        }
        function staleWorkOf(entries, row) {
            const work = entries.get(row.shardId)?.staleWork;
            const isUntouched = row.status === 'pending' && row.attempt === work?.attempt && plannedItems(entries, row) !== undefined;
            return isUntouched ? work : undefined;
        }
        function withoutStaleWork(plan, shard) {
            const isConcerned = ({ id, staleWork })=>id === shard && staleWork !== undefined;
            if (!plan.shards.some(isConcerned)) return plan;
            const shards = plan.shards.map((entry)=>{
                if (!isConcerned(entry)) return entry;
                const { staleWork: _forgotten, ...rest } = entry;
                return rest;
            });
            return {
                ...plan,
                shards
            };
        }
        function isRangeOf(ids, row) {
            return ids.length === row.itemCount && ids[0] === row.firstItem && ids.at(-1) === row.lastItem;
        }
        const digestNames = [
            'items',
            'template',
            'checks',
            'plan'
        ];
        const isObject = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
        const isTextOrNull = (value)=>typeof (value ?? '') === 'string';
        const isCount = (value, most)=>Number.isSafeInteger(value) && value >= 0 && value <= most;
        const pointerPart = (key)=>key.replaceAll('~', '~0').replaceAll('/', '~1');
        function isShardEntry(value) {
            if (typeof value !== 'object' || value === null) return false;
            const { id, items, prompt, staleWork } = value;
            const areIds = Array.isArray(items) && items.every((item)=>typeof item === 'string');
            const isPrompt = prompt === undefined || typeof prompt === 'string';
            return typeof id === 'string' && areIds && isPrompt && (staleWork === undefined || isStaleWork(staleWork));
        }
        function isStaleWork(value) {
            if (typeof value !== 'object' || value === null) return false;
            const { was, attempt } = value;
            return (was === 'succeeded' || was === 'verified') && isCount(attempt, _record_js__WEBPACK_IMPORTED_MODULE_1__.Ue);
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
    37912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>decodeUtf8
        });
        var _system_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26096);
        function decodeUtf8(bytes, options = {}) {
            const decoder = new TextDecoder('utf-8', {
                fatal: true,
                ignoreBOM: options.keepBom ?? false
            });
            try {
                return {
                    ok: true,
                    text: decoder.decode(bytes)
                };
            } catch (error) {
                if ((0, _system_error_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
                return {
                    ok: false,
                    ...firstBadByte(bytes)
                };
            }
        }
        function firstBadByte(bytes) {
            let line = 1;
            let start = 0;
            for(let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)){
                if (!isUtf8(bytes.subarray(start, end))) break;
                line += 1;
                start = end + 1;
            }
            const end = bytes.indexOf(0x0a, start);
            return {
                line,
                column: columnOfBadByte(bytes.subarray(start, end === -1 ? bytes.length : end))
            };
        }
        function isUtf8(bytes) {
            try {
                new TextDecoder('utf-8', {
                    fatal: true
                }).decode(bytes);
                return true;
            } catch  {
                return false;
            }
        }
        function columnOfBadByte(line) {
            const encoder = new TextEncoder();
            let offset = 0;
            let column = 1;
            for (const character of new TextDecoder('utf-8', {
                ignoreBOM: true
            }).decode(line)){
                const encoded = encoder.encode(character);
                if (!encoded.every((byte, index)=>line[offset + index] === byte)) return column;
                offset += encoded.length;
                column += character.length;
            }
            return column;
        }
    }),
    26096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $N: ()=>codeOf,
            O$: ()=>unreadable,
            Or: ()=>isSystemError,
            XM: ()=>pathOf,
            _m: ()=>isCode,
            b7: ()=>naming,
            f9: ()=>systemErrorText,
            mP: ()=>unwritable
        });
        const systemCode = /^E[A-Z0-9]+$/;
        const outsideCodes = [
            'ERR_INVALID_ARG_VALUE',
            'ERR_FS_FILE_TOO_LARGE',
            'ERR_STRING_TOO_LONG',
            'ERR_MEMORY_ALLOCATION_FAILED'
        ];
        function codeOf(thrown) {
            if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
            return typeof thrown.code === 'string' ? thrown.code : undefined;
        }
        function isSystemError(thrown) {
            const code = codeOf(thrown);
            if (code === undefined) return false;
            return 'syscall' in thrown || systemCode.test(code) || outsideCodes.includes(code);
        }
        const isCode = (thrown, ...codes)=>isSystemError(thrown) && codes.includes(thrown.code);
        function systemErrorText(thrown) {
            if (!isSystemError(thrown)) throw thrown;
            return thrown.message;
        }
        function pathOf(thrown) {
            if (!isSystemError(thrown)) return undefined;
            return thrown.code === 'EISDIR' ? thrown.dest ?? thrown.path : thrown.path;
        }
        const naming = (thrown, path)=>isSystemError(thrown) && thrown.path === undefined ? Object.assign(thrown, {
                path
            }) : thrown;
        const unwritable = (thrown, file)=>isCode(thrown, 'EISDIR') && pathOf(thrown) !== undefined ? {
                reason: 'place-taken',
                at: {
                    file
                },
                found: 'folder',
                wanted: 'file'
            } : {
                reason: 'file-unwritable',
                at: {
                    file
                },
                error: systemErrorText(thrown)
            };
        const unreadable = (thrown, file, role)=>({
                reason: 'file-unreadable',
                at: {
                    file
                },
                role,
                error: systemErrorText(thrown)
            });
    }),
    53125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            DK: ()=>qcRefusal,
            b6: ()=>textOf,
            wF: ()=>outputRefusal,
            yD: ()=>factOf
        });
        var _core_batch_utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37912);
        function textOf(file) {
            const text = file.lenientText;
            if (!text.includes('\uFFFD')) return text;
            const decoded = (0, _core_batch_utf8_js__WEBPACK_IMPORTED_MODULE_0__._)(file.bytes, {
                keepBom: true
            });
            return decoded.ok ? decoded.text : {
                line: decoded.line,
                column: decoded.column
            };
        }
        function factOf({ bytes, isExecutable }) {
            const { hash } = process.getBuiltinModule('node:crypto');
            const fact = {
                sha256: hash('sha256', bytes, 'hex'),
                bytes: bytes.length
            };
            return isExecutable === true ? {
                ...fact,
                isExecutable
            } : fact;
        }
        function outputRefusal(item, file, limit) {
            const at = {
                item: item.id,
                path: item.output
            };
            if (file.kind === 'missing') return {
                ...at,
                reason: 'output-missing'
            };
            if (file.kind === 'too-large') return {
                ...at,
                reason: 'output-too-large',
                bytes: file.bytes,
                limit
            };
            return {
                ...at,
                reason: 'output-unreadable',
                error: file.error
            };
        }
        function qcRefusal(item, file, limit) {
            const at = {
                item: item.id,
                path: item.qc
            };
            if (file.kind === 'missing') return {
                ...at,
                reason: 'qc-missing'
            };
            if (file.kind === 'too-large') return {
                ...at,
                reason: 'qc-too-large',
                bytes: file.bytes,
                limit
            };
            return {
                ...at,
                reason: 'qc-unreadable',
                error: file.error
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
    }),
    84394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            f: ()=>openPlanStore,
            w: ()=>unfinishedPlanPath
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var plan_document = __webpack_require__(51512);
        var result = __webpack_require__(30315);
        var system_error = __webpack_require__(26096);
        var fault_point = __webpack_require__(3287);
        ;
        const archivedNames = [
            'plan.json',
            'claims',
            'records',
            'run-logs'
        ];
        function archiveBatch(manifestPath, alsoNamed) {
            const dir = (0, external_node_path_.dirname)(manifestPath);
            const names = [
                (0, external_node_path_.basename)(manifestPath),
                ...archivedNames,
                ...alsoNamed
            ];
            const present = names.filter((name)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(dir, name)));
            if (present.length === 0) return (0, result.ok)(undefined);
            const moved = [];
            try {
                const folder = nextArchive((0, external_node_path_.join)(dir, 'archive'));
                const undo = ()=>moveBack(dir, folder, moved);
                try {
                    for (const name of present){
                        (0, external_node_fs_.renameSync)((0, external_node_path_.join)(dir, name), (0, external_node_path_.join)(folder, name));
                        moved.push(name);
                        (0, fault_point.Jd)('mid-archive');
                    }
                } catch (error) {
                    undo();
                    throw error;
                }
                return (0, result.ok)({
                    folder,
                    undo
                });
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, (0, external_node_path_.join)(dir, 'archive')));
            }
        }
        function nextArchive(archiveDir) {
            (0, external_node_fs_.mkdirSync)(archiveDir, {
                recursive: true
            });
            const numbers = (0, external_node_fs_.readdirSync)(archiveDir).map(Number).filter(Number.isSafeInteger);
            const folder = (0, external_node_path_.join)(archiveDir, String(Math.max(0, ...numbers) + 1));
            (0, external_node_fs_.mkdirSync)(folder);
            return folder;
        }
        function moveBack(dir, folder, names) {
            for (const name of names)(0, external_node_fs_.renameSync)((0, external_node_path_.join)(folder, name), (0, external_node_path_.join)(dir, name));
            (0, external_node_fs_.rmdirSync)(folder);
        }
        var attempt_files = __webpack_require__(59574);
        ;
        function archivedAttempts(dir) {
            const highest = new Map();
            const archives = (0, external_node_path_.join)(dir, 'archive');
            const folders = namesIn(archives).filter((name)=>/^\d+$/.test(name)).map((name)=>(0, external_node_path_.join)(archives, name));
            for (const folder of folders)for (const room of namesIn(folder).filter((name)=>name === 'claims' || name === 'records'))for (const name of namesIn((0, external_node_path_.join)(folder, room))){
                const of = (0, attempt_files.O)(name);
                if (of !== undefined && of.attempt > (highest.get(of.shard) ?? 0)) highest.set(of.shard, of.attempt);
            }
            return Object.fromEntries(highest);
        }
        function namesIn(folder) {
            try {
                if ((0, external_node_fs_.lstatSync)(folder, {
                    throwIfNoEntry: false
                })?.isDirectory() !== true) return [];
                return (0, external_node_fs_.readdirSync)(folder).filter((name)=>!name.startsWith('.'));
            } catch  {
                return [];
            }
        }
        var blocked_places = __webpack_require__(11973);
        var regular_file = __webpack_require__(59967);
        var temp_file = __webpack_require__(94719);
        ;
        const unfinishedPlanPath = (planPath)=>(0, external_node_path_.join)((0, external_node_path_.dirname)(planPath), 'plan.next.json');
        function openPlanStore(manifestPath) {
            const dir = (0, external_node_path_.dirname)(manifestPath);
            const path = (0, external_node_path_.join)(dir, 'plan.json');
            const next = unfinishedPlanPath(path);
            const readStanding = openPlanReader(path);
            const readUnfinished = openPlanReader(next);
            let hasBegun = false;
            const writeAs = (target, text)=>attempting(target, ()=>{
                    (0, external_node_fs_.mkdirSync)(dir, {
                        recursive: true
                    });
                    const temp = (0, external_node_path_.join)(dir, `.plan.json.${process.pid}`);
                    writeTemp(temp, text);
                    (0, external_node_fs_.renameSync)(temp, target);
                });
            const isStanding = (text)=>{
                const standing = readText(path);
                return standing.ok && standing.value === text;
            };
            const writingAfter = (before)=>({
                    finish: ()=>attempting(path, ()=>{
                            (0, fault_point.Jd)('before-plan');
                            (0, external_node_fs_.renameSync)(next, path);
                            hasBegun = false;
                            (0, fault_point.Jd)('after-plan');
                        }),
                    undo () {
                        if (before === undefined) (0, temp_file.iY)(next);
                        else writeAs(next, before);
                        hasBegun = false;
                    }
                });
            return {
                read () {
                    const plan = readStanding();
                    if (!(0, external_node_fs_.existsSync)(next)) return plan;
                    return (0, result.fJ)((0, blocked_places.B)(next, 'file') ?? {
                        reason: 'plan-unfinished',
                        file: next
                    });
                },
                readForPlan () {
                    const standing = readStanding();
                    if (!standing.ok) return standing;
                    const unfinished = readUnfinished();
                    return (0, result.ok)({
                        standing: standing.value,
                        unfinished: unfinished.ok ? unfinished.value : undefined
                    });
                },
                write (plan) {
                    const text = (0, plan_document.Fr)(plan);
                    return isStanding(text) ? (0, result.ok)(undefined) : writeAs(path, text);
                },
                forgetStaleWork (shard) {
                    for (const [target, read] of [
                        [
                            path,
                            readStanding
                        ],
                        [
                            next,
                            readUnfinished
                        ]
                    ]){
                        const plan = read();
                        if (!plan.ok || plan.value === undefined) continue;
                        const without = (0, plan_document.L5)(plan.value, shard);
                        const written = without === plan.value ? (0, result.ok)(undefined) : writeAs(target, (0, plan_document.Fr)(without));
                        if (!written.ok) return written;
                    }
                    return (0, result.ok)(undefined);
                },
                begin (plan, { isAfresh }) {
                    const text = (0, plan_document.Fr)(plan);
                    if (!isAfresh && !(0, external_node_fs_.existsSync)(next) && isStanding(text)) return (0, result.ok)(unchanged);
                    const before = readText(next);
                    const written = writeAs(next, text);
                    if (!written.ok) return written;
                    hasBegun = true;
                    (0, fault_point.Jd)('after-plan-mark');
                    return (0, result.ok)(writingAfter(before.ok ? before.value : undefined));
                },
                archivedAttempts: ()=>archivedAttempts(dir),
                archive: ()=>archiveBatch(manifestPath, hasBegun ? [] : [
                        'plan.next.json'
                    ])
            };
        }
        const unchanged = {
            finish: ()=>(0, result.ok)(undefined),
            undo () {}
        };
        function attempting(file, work) {
            try {
                work();
                return (0, result.ok)(undefined);
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, file));
            }
        }
        function writeTemp(path, text) {
            const fd = (0, temp_file.XS)(path);
            try {
                (0, external_node_fs_.writeFileSync)(fd, text);
                (0, external_node_fs_.fsyncSync)(fd);
            } catch (error) {
                (0, temp_file.iY)(path);
                throw error;
            } finally{
                (0, external_node_fs_.closeSync)(fd);
            }
        }
        function openPlanReader(path) {
            let known;
            return ()=>{
                const text = readText(path);
                if (!text.ok) return text;
                if (text.value === undefined) return (0, result.ok)(undefined);
                if (known?.text !== text.value) known = {
                    text: text.value,
                    plan: (0, plan_document.Ey)(text.value, {
                        file: path
                    })
                };
                return known.plan;
            };
        }
        function readText(path) {
            const file = (0, regular_file.X)(path);
            if (file.kind === 'missing') return (0, result.ok)(undefined);
            if (file.kind === 'read') return (0, result.ok)(file.bytes.toString('utf8'));
            return (0, result.fJ)({
                reason: 'file-unreadable',
                at: {
                    file: path
                },
                role: 'plan',
                error: file.error
            });
        }
    }),
    11550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>keepHeapSmallForRecords,
            p: ()=>keepHeapSmall
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_v8__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78877);
        function keepHeapSmall(isTight = false) {
            (0, node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--semi-space-growth-factor=1');
            if (isTight) (0, node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--heap-growing-percent=40');
        }
        function keepHeapSmallForRecords(batchDir) {
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(batchDir, 'records'))) keepHeapSmall();
        }
    }),
    93381: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>manifestPathOf
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        function manifestPathOf({ manifest, batchDir }) {
            return manifest ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(batchDir, 'manifest.tsv');
        }
    }),
    31739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>nodeClock
        });
        var _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50035);
        const nodeClock = {
            now: ()=>Date.now(),
            after (ms, callback) {
                const timer = setTimeout(callback, Math.min(ms, _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_0__.s));
                return ()=>clearTimeout(timer);
            }
        };
    })
};
