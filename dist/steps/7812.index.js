export const id = 7812;
export const ids = [
    7812
];
export const modules = {
    97812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            verifyCommand: ()=>verifyCommand
        });
        var external_node_path_ = __webpack_require__(76760);
        var count_of = __webpack_require__(28673);
        var exit_code = __webpack_require__(49014);
        var result = __webpack_require__(30315);
        var verify_items = __webpack_require__(96159);
        ;
        async function verifyBatch(request) {
            const { table, workdir, checks, store } = request;
            const selection = store === undefined ? (0, result.ok)({
                items: table.items
            }) : await verify_batch_select(request, store);
            const chosen = selection.ok ? selection.value.items : [];
            const verifier = await (0, verify_items.b)(checks, workdir, chosen, {
                batchItems: table.items,
                locate: table.locate
            });
            const missing = missingColumns(checks, table.columns);
            if (missing.length > 0 || !selection.ok || !verifier.ok) {
                const parts = [
                    selection,
                    verifier
                ].flatMap((part)=>part.ok ? [] : part.failures);
                return (0, result.wf)([
                    ...missing,
                    ...parts
                ]);
            }
            const { items, ...ages } = selection.value;
            const failed = verifier.value.failing(items, {
                wantDigests: false,
                ...ages
            });
            return (0, result.ok)({
                items: items.length,
                failedItems: failed.length,
                problems: failed.flatMap((verdict)=>verdict.problems)
            });
        }
        function missingColumns(checks, columns) {
            const named = [
                [
                    'output-schema-column',
                    checks.outputSchemaColumn
                ],
                [
                    'qc-schema-column',
                    checks.qcSchemaColumn
                ]
            ];
            return named.flatMap(([setting, value])=>{
                if (value === undefined || columns.includes(value)) return [];
                return [
                    {
                        reason: 'setting-invalid',
                        setting,
                        source: '',
                        value,
                        expected: `a column of the items (${columns.join(', ')})`
                    }
                ];
            });
        }
        async function verify_batch_select({ table, itemsFile, shard, workdir }, store) {
            const { selectForVerify } = await __webpack_require__.e(1).then(__webpack_require__.bind(__webpack_require__, 10001));
            return selectForVerify(table.items, itemsFile, store, shard, workdir);
        }
        var annotations = __webpack_require__(43170);
        var failure_findings = __webpack_require__(72185);
        var markdown_cell = __webpack_require__(38404);
        var github_summary = __webpack_require__(75824);
        ;
        const tableHead = '\n| item | problem |\n| --- | --- |\n';
        function renderVerifySummary({ report, text, limitBytes }) {
            const { items, failedItems, problems } = report;
            const passed = items - failedItems;
            const head = `## ${problems.length === 0 ? "\u2705" : "\u274C"} Muster verify: ${passed} of ${items} items passed\n`;
            if (problems.length === 0) return head.length <= limitBytes ? head : '';
            const lines = [];
            let room = Math.min(limitBytes, github_summary.f) - bytes(head + tableHead) - bytes(cutNote(problems.length));
            for (const problem of problems){
                const line = `| ${(0, markdown_cell.D)(problem.item, 60)} | ${(0, markdown_cell.p)(text(problem))} |\n`;
                room -= bytes(line);
                if (room < 0) break;
                lines.push(line);
            }
            const cut = problems.length - lines.length;
            const summary = `${head}${tableHead}${lines.join('')}${cut > 0 ? cutNote(cut) : ''}`;
            return bytes(summary) <= limitBytes ? summary : '';
        }
        const cutNote = (cut)=>`\n${cut} more problems are not shown: the summary is limited. The log has them all.\n`;
        const bytes = (text)=>Buffer.byteLength(text, 'utf8');
        var problem_text = __webpack_require__(92885);
        var external_node_fs_ = __webpack_require__(73024);
        var read_items = __webpack_require__(86830);
        var checks_of = __webpack_require__(67186);
        var manifest_path = __webpack_require__(93381);
        var reserved_paths = __webpack_require__(27833);
        ;
        async function openVerify(resolved, warn) {
            const { workdir, shard } = resolved.values;
            const store = await openStore(resolved.values, warn);
            const items = await openItems(resolved);
            if (!store.ok || !items.ok) return (0, result.wf)([
                store,
                items
            ].flatMap((part)=>part.ok ? [] : part.failures));
            return (0, result.ok)({
                table: items.value.table,
                itemsFile: items.value.path,
                workdir,
                checks: (0, checks_of.t)(resolved.values),
                ...store.value === undefined ? {} : {
                    store: store.value
                },
                ...shard === undefined ? {} : {
                    shard
                }
            });
        }
        async function openItems(resolved) {
            const { items: itemsPath, workdir, noJson } = resolved.values;
            if (itemsPath === undefined) {
                const { openPlanAndItems } = await __webpack_require__.e(3493).then(__webpack_require__.bind(__webpack_require__, 73493));
                const opened = await openPlanAndItems(resolved);
                if (!opened.ok) return opened;
                if (opened.value.items !== undefined) return (0, result.ok)(opened.value.items);
                return (0, result.fJ)({
                    reason: 'setting-missing',
                    setting: 'items',
                    why: 'verify checks the outputs of its rows'
                });
            }
            const table = await (0, read_items.F)({
                itemsPath,
                workdir,
                isQcRequired: !noJson,
                reserved: (0, reserved_paths.z)(resolved),
                isLinkSafeReader: true
            });
            return table.ok ? (0, result.ok)({
                path: itemsPath,
                table: table.value
            }) : table;
        }
        async function openStore(settings, warn) {
            if (settings.manifest === undefined && settings.shard === undefined) return (0, result.ok)(undefined);
            const path = (0, manifest_path.A)(settings);
            if (settings.manifest === undefined && isMissing(path)) return (0, result.fJ)({
                reason: 'usage',
                message: 'verify --shard requires --manifest',
                command: 'verify'
            });
            const { openBatch } = await __webpack_require__.e(9183).then(__webpack_require__.bind(__webpack_require__, 79183));
            return (0, result.ok)(openBatch(settings, warn));
        }
        function isMissing(path) {
            try {
                return (0, external_node_fs_.statSync)(path, {
                    throwIfNoEntry: false
                }) === undefined;
            } catch  {
                return false;
            }
        }
        var outcome = __webpack_require__(63366);
        ;
        async function verifyCommand(context) {
            const { resolved, log, toRepositoryPath } = context;
            const warnings = [];
            const request = await openVerify(resolved, (failure)=>void warnings.push(failure));
            const report = request.ok ? await verifyBatch(request.value) : request;
            log.failures(warnings, 'warning');
            if (!report.ok) return (0, outcome.i)(context, report.failures, 'nothing was verified');
            const { items, failedItems, problems } = report.value;
            const isPassed = problems.length === 0;
            const sentence = sentenceOf(report.value);
            log.say(`${problems.map((problem)=>`${(0, problem_text.YK)(problem)}\n`).join('')}${sentence}\n`);
            const fromWorkdir = (path)=>toRepositoryPath((0, external_node_path_.join)(resolved.values.workdir, path));
            return {
                exitCode: isPassed ? exit_code.h.ok : exit_code.h.failed,
                outputs: {
                    'item-count': items,
                    'failed-items': failedItems,
                    'problem-count': problems.length,
                    disposition: isPassed ? 'satisfied' : 'failed'
                },
                findings: [
                    ...(0, annotations.Ek)(problems, problem_text.WS, fromWorkdir),
                    ...warnings.map((failure)=>(0, failure_findings.U)(failure, 'warning', toRepositoryPath))
                ],
                summary: (limitBytes)=>renderVerifySummary({
                        report: report.value,
                        text: problem_text.fI,
                        limitBytes
                    }),
                ...isPassed ? {} : {
                    failedBecause: sentence
                }
            };
        }
        function sentenceOf({ items, failedItems, problems }) {
            if (problems.length === 0) return `verification passed: ${(0, count_of.p)(items, 'item')}`;
            return `verification failed: ${(0, count_of.p)(problems.length, 'problem')} in ${failedItems} of ${(0, count_of.p)(items, 'item')}`;
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
    72614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            lk: ()=>parseJsonText,
            uI: ()=>placesInJson
        });
        var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36057);
        var _text_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46615);
        const maxJsonDepth = 1000;
        function parseJsonText(text, maxDepth = maxJsonDepth) {
            if (text.charCodeAt(0) === 0xfeff) {
                return {
                    ok: false,
                    error: 'the file starts with a byte order mark, which JSON does not allow',
                    line: 1,
                    column: 1
                };
            }
            if (text.length <= 2 * maxDepth) {
                try {
                    return withKeysOnce(text, JSON.parse(text));
                } catch  {}
            }
            const { error } = (0, _json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text, maxDepth);
            return error === undefined ? withKeysOnce(text, JSON.parse(text)) : refused(text, error);
        }
        const refused = (text, { message, offset })=>({
                ok: false,
                error: message,
                ...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$)(text, offset)
            });
        function withKeysOnce(text, value) {
            if (keyEndsIn(text) === keysIn(value)) return {
                ok: true,
                value
            };
            const { error } = (0, _json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text, maxJsonDepth, [], true);
            return error === undefined ? {
                ok: true,
                value
            } : refused(text, error);
        }
        function keyEndsIn(text) {
            let count = 0;
            for(let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)){
                let before = at - 1;
                while(isJsonSpace(text.charCodeAt(before)))before -= 1;
                if (text.charCodeAt(before) === 0x22) count += 1;
            }
            return count;
        }
        const isJsonSpace = (code)=>code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
        function keysIn(value) {
            if (typeof value !== 'object' || value === null) return 0;
            const inner = Object.values(value);
            let count = Array.isArray(value) ? 0 : inner.length;
            for (const element of inner)if (typeof element === 'object') count += keysIn(element);
            return count;
        }
        function placesInJson(text, pointers) {
            const { places } = (0, _json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text, maxJsonDepth, pointers);
            return new Map(Array.from(places, ([pointer, offset])=>[
                    pointer,
                    (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$)(text, offset)
                ]));
        }
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
    96159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            b: ()=>openVerifier
        });
        var result = __webpack_require__(30315);
        ;
        const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
        function isBlankText(text) {
            for(let i = 0; i < text.length; i++){
                const code = text.charCodeAt(i);
                if (code > 0x7e) return !visible.test(text);
                if (code > 0x20) return false;
            }
            return true;
        }
        var json_text = __webpack_require__(72614);
        var text_place = __webpack_require__(46615);
        ;
        function checkOutput(item, text, patterns, schema, problems) {
            const isBlank = isBlankText(text);
            if (isBlank) problems.push({
                ...placed(item),
                reason: 'output-empty'
            });
            for (const { source, find } of patterns){
                const offset = find(text);
                if (offset !== -1) problems.push({
                    ...placed(item),
                    reason: 'forbidden-pattern',
                    pattern: source,
                    ...(0, text_place.$)(text, offset)
                });
            }
            if (schema === undefined || isBlank) return;
            const json = (0, json_text.lk)(text);
            if (!json.ok) {
                const { error, line, column } = json;
                problems.push({
                    ...placed(item),
                    reason: 'output-invalid-json',
                    error,
                    line,
                    column
                });
                return;
            }
            for (const mismatch of schema(text, json.value)){
                problems.push({
                    ...placed(item),
                    reason: 'output-schema',
                    ...mismatch
                });
            }
        }
        const placed = ({ id, output })=>({
                item: id,
                path: output
            });
        var clip_text = __webpack_require__(66158);
        ;
        const idOf = (value)=>typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
        function describeValue(value) {
            if (Array.isArray(value)) return 'an array';
            return typeof value === 'object' && value !== null ? 'an object' : (0, clip_text.g)(String(value));
        }
        function wordsOf(qc) {
            const said = Object.hasOwn(qc, 'reason') ? qc['reason'] : undefined;
            return typeof said === 'string' && said.trim() !== '' ? {
                said: (0, clip_text.g)(said.trim())
            } : {};
        }
        const check_qc_placed = ({ id, qc })=>({
                item: id,
                path: qc
            });
        function checkQc(item, text, schema, problems) {
            const json = (0, json_text.lk)(text);
            if (!json.ok) {
                const { error, line, column } = json;
                problems.push({
                    ...check_qc_placed(item),
                    reason: 'qc-invalid-json',
                    error,
                    line,
                    column
                });
                return;
            }
            const { value } = json;
            const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
            const qc = isObject ? value : {};
            if (!Object.hasOwn(qc, 'pass') || qc['pass'] !== true) {
                problems.push({
                    ...check_qc_placed(item),
                    reason: 'qc-not-passed',
                    ...(0, json_text.uI)(text, [
                        '/pass'
                    ]).get('/pass'),
                    ...wordsOf(qc)
                });
            }
            if (Object.hasOwn(qc, 'item_id') && idOf(qc['item_id']) !== item.id) {
                const place = (0, json_text.uI)(text, [
                    '/item_id'
                ]).get('/item_id');
                problems.push({
                    ...check_qc_placed(item),
                    reason: 'qc-foreign-item',
                    found: describeValue(qc['item_id']),
                    ...place
                });
            }
            if (schema === undefined) return;
            for (const mismatch of schema(text, value))problems.push({
                ...check_qc_placed(item),
                reason: 'qc-schema',
                ...mismatch
            });
        }
        ;
        async function compilePatterns(sources) {
            const patterns = [];
            const failures = [];
            for (const source of new Set(sources)){
                if (!/[\\.+*?()|[\]{}^$]/.test(source)) {
                    patterns.push(literalPattern(source, source));
                    continue;
                }
                const { translatePattern } = await __webpack_require__.e(9535).then(__webpack_require__.bind(__webpack_require__, 19535));
                const translation = translatePattern(source);
                if (translation.kind === 'literal') {
                    patterns.push(literalPattern(source, translation.text));
                } else if (translation.kind === 'unsupported') {
                    failures.push({
                        reason: 'pattern-invalid',
                        pattern: source,
                        error: translation.error
                    });
                } else {
                    const { RE2JS } = await __webpack_require__.e(8966).then(__webpack_require__.bind(__webpack_require__, 98966));
                    try {
                        const compiled = RE2JS.compile(translation.re2);
                        const find = (text)=>{
                            const matcher = compiled.matcher(text);
                            return matcher.find() ? matcher.start() : -1;
                        };
                        patterns.push({
                            source,
                            find
                        });
                    } catch (error) {
                        const message = error instanceof Error ? error.message : String(error);
                        failures.push({
                            reason: 'pattern-invalid',
                            pattern: source,
                            error: message.replace(/^error parsing regexp: /, '')
                        });
                    }
                }
            }
            return failures.length > 0 ? {
                ok: false,
                failures
            } : {
                ok: true,
                value: patterns
            };
        }
        const literalPattern = (source, literal)=>({
                source,
                find: (text)=>text.indexOf(literal)
            });
        var file_evidence = __webpack_require__(53125);
        ;
        const clockToleranceMs = 50;
        function isTooOld(item, which, file, { newerThanMs, isEarlierWork }) {
            const startedMs = newerThanMs?.(item);
            const { mtimeMs } = file;
            if (startedMs === undefined || mtimeMs === undefined || mtimeMs >= startedMs - clockToleranceMs) return false;
            return isEarlierWork === undefined || !isEarlierWork(item, which, (0, file_evidence.yD)(file).sha256);
        }
        var normal_path = __webpack_require__(64198);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        ;
        function realFrom(root, path) {
            try {
                const real = external_node_fs_.realpathSync.native(`${root}${external_node_path_.sep}${path}`);
                if (real === root) return '';
                const prefix = root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep;
                return real.startsWith(prefix) ? real.slice(prefix.length) : undefined;
            } catch  {
                return undefined;
            }
        }
        ;
        function openLinkOwners(root, items, roles) {
            let links;
            const owners = new Map();
            const isLedBy = ({ item, role }, target)=>realFrom(root, item[role]) === target;
            const isBefore = (link, other)=>{
                const age = madeAt(root, link) - madeAt(root, other);
                return age < 0 || age === 0 && link.number < other.number;
            };
            const standing = (own, target, candidates)=>{
                const known = owners.get(target);
                if (known !== undefined && (known.link === own || isLedBy(known.link, target))) return known;
                let oldest = own;
                for (const link of candidates){
                    if (link === own) continue;
                    if (!isLedBy(link, target)) candidates.delete(link);
                    else if (isBefore(link, oldest)) oldest = link;
                }
                return {
                    link: oldest,
                    isHeld: false
                };
            };
            return (item, role, target)=>{
                links ??= linksOf(root, items, roles);
                const own = links.of(item, role);
                const candidates = links.to(target);
                candidates.add(own);
                const owner = standing(own, target, candidates);
                const isSecond = owner.link !== own && (owner.isHeld || isBefore(owner.link, own));
                owners.set(target, isSecond ? owner : {
                    link: own,
                    isHeld: true
                });
                return isSecond ? owner.link : undefined;
            };
        }
        function linksOf(root, items, roles) {
            const met = new Map();
            const byTarget = new Map();
            const numbers = new Map(items.map(({ id }, index)=>[
                    id,
                    index
                ]));
            const links = {
                of: (item, role)=>{
                    const key = `${role} ${item.id}`;
                    const known = met.get(key);
                    if (known !== undefined) return known;
                    const number = (numbers.get(item.id) ?? items.length) * 2 + (role === 'output' ? 0 : 1);
                    const link = {
                        item,
                        role,
                        number
                    };
                    met.set(key, link);
                    return link;
                },
                to: (target)=>{
                    const known = byTarget.get(target) ?? new Set();
                    byTarget.set(target, known);
                    return known;
                }
            };
            for (const item of items){
                for (const role of roles){
                    if (item[role] === '' || !(0, normal_path.FE)(item[role]).ok || !isLink(root, item[role])) continue;
                    const target = realFrom(root, item[role]);
                    if (target !== undefined) links.to(target).add(links.of(item, role));
                }
            }
            return links;
        }
        function madeAt(root, { item, role }) {
            return statsOf(root, item[role])?.mtimeMs ?? Number.MAX_VALUE;
        }
        function isLink(root, path) {
            return statsOf(root, path)?.isSymbolicLink() === true;
        }
        function statsOf(root, path) {
            try {
                return (0, external_node_fs_.lstatSync)(`${root}${external_node_path_.sep}${path}`, {
                    throwIfNoEntry: false
                });
            } catch  {
                return undefined;
            }
        }
        ;
        const roles = [
            'source',
            'output',
            'qc'
        ];
        function openLinkedFiles(root, items, isQcChecked) {
            let named;
            const ownerOfLink = openLinkOwners(root, items, isQcChecked ? [
                'output',
                'qc'
            ] : [
                'output'
            ]);
            return (item, role, { realPath: target })=>{
                if (target === undefined) return undefined;
                named ??= namedFiles(root, items);
                const number = named.get(target);
                const owner = number === undefined ? undefined : items[Math.floor(number / roles.length)];
                if (number !== undefined && owner !== undefined) {
                    const as = roles[number % roles.length];
                    return owner.id === item.id && as === role ? undefined : {
                        target,
                        role: as,
                        of: owner.id
                    };
                }
                if (item.source !== '' && realFrom(root, item.source) === target) return {
                    target,
                    role: 'source',
                    of: item.id
                };
                const first = ownerOfLink(item, role, target);
                return first && {
                    target,
                    role: first.role,
                    of: first.item.id
                };
            };
        }
        function namedFiles(root, items) {
            const named = new Map();
            const throughLinks = [];
            const folders = new Map();
            items.forEach((item, index)=>{
                roles.forEach((role, which)=>{
                    const normal = (0, normal_path.FE)(item[role]);
                    if (item[role] === '' || !normal.ok) return;
                    const { path } = normal;
                    const folder = (0, normal_path.yS)(path);
                    const real = folders.get(folder) ?? realFrom(root, folder) ?? folder;
                    folders.set(folder, real);
                    const number = index * roles.length + which;
                    if (real === folder) addFirst(named, path, number);
                    else throughLinks.push([
                        `${real}${real === '' ? '' : '/'}${path.slice(folder.length + 1)}`,
                        number
                    ]);
                });
            });
            for (const [path, number] of throughLinks)addFirst(named, path, number);
            return named;
        }
        function addFirst(named, path, number) {
            if (!named.has(path)) named.set(path, number);
        }
        var read_contained_file = __webpack_require__(32220);
        var real_workdir = __webpack_require__(51024);
        ;
        const noSchema = {};
        const noSchemas = {
            outputSchemaOf: ()=>noSchema,
            qcSchemaOf: ()=>noSchema
        };
        const hasSchemas = ({ outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn })=>[
                outputSchema,
                qcSchema,
                outputSchemaColumn,
                qcSchemaColumn
            ].some((name)=>name !== undefined);
        const loadSchemas = async (...request)=>(await __webpack_require__.e(8402).then(__webpack_require__.bind(__webpack_require__, 8402))).loadSchemas(...request);
        const noProblems = [];
        async function openVerifier(checks, root, items = [], { schemaRoot = root, batchItems = items, locate } = {}) {
            const real = (0, real_workdir.P)(root);
            const realSchemas = (0, real_workdir.P)(schemaRoot);
            if (!real.ok) return real;
            if (!realSchemas.ok) return realSchemas;
            const patterns = await compilePatterns(checks.forbid);
            const schemas = hasSchemas(checks) ? await loadSchemas(checks, realSchemas.value, items, locate) : (0, result.ok)(noSchemas);
            if (!patterns.ok || !schemas.ok) {
                return {
                    ok: false,
                    failures: [
                        patterns,
                        schemas
                    ].flatMap((result)=>result.ok ? [] : result.failures)
                };
            }
            const { outputSchemaOf, qcSchemaOf } = schemas.value;
            const linkedTo = openLinkedFiles(real.value, batchItems, checks.isQcChecked);
            const verifyOutput = (read, item, options, problems)=>{
                const file = read(item.output);
                if (file.kind !== 'read') {
                    problems.push((0, file_evidence.wF)(item, file, checks.maxFileBytes));
                    return undefined;
                }
                const fact = options.wantDigests ? (0, file_evidence.yD)(file) : undefined;
                const linked = linkedTo(item, 'output', file);
                if (linked !== undefined) problems.push({
                    item: item.id,
                    path: item.output,
                    reason: 'output-is-link',
                    ...linked
                });
                const text = (0, file_evidence.b6)(file);
                if (typeof text !== 'string') {
                    problems.push({
                        item: item.id,
                        path: item.output,
                        reason: 'output-unreadable',
                        error: 'not UTF-8 text',
                        ...text
                    });
                }
                if (isTooOld(item, 'output', file, options)) {
                    problems.push({
                        item: item.id,
                        path: item.output,
                        reason: 'output-not-newer'
                    });
                }
                if (typeof text === 'string') {
                    const schema = outputSchemaOf(item);
                    if (schema.problem !== undefined) problems.push(schema.problem);
                    checkOutput(item, text, patterns.value, schema.check, problems);
                }
                return fact;
            };
            const verifyQc = (read, item, options, problems)=>{
                const file = read(item.qc);
                if (file.kind !== 'read') {
                    problems.push((0, file_evidence.DK)(item, file, checks.maxFileBytes));
                    return undefined;
                }
                const fact = options.wantDigests ? (0, file_evidence.yD)(file) : undefined;
                const linked = linkedTo(item, 'qc', file);
                if (linked !== undefined) problems.push({
                    item: item.id,
                    path: item.qc,
                    reason: 'qc-is-link',
                    ...linked
                });
                if (isTooOld(item, 'qc', file, options)) {
                    problems.push({
                        item: item.id,
                        path: item.qc,
                        reason: 'qc-not-newer'
                    });
                }
                const text = (0, file_evidence.b6)(file);
                if (typeof text !== 'string') {
                    problems.push({
                        item: item.id,
                        path: item.qc,
                        reason: 'qc-unreadable',
                        error: 'not UTF-8 text',
                        ...text
                    });
                    return fact;
                }
                const schema = qcSchemaOf(item);
                if (schema.problem !== undefined) problems.push(schema.problem);
                checkQc(item, text, schema.check, problems);
                return fact;
            };
            const verifyItem = (read, item, options)=>{
                const problems = [];
                const output = verifyOutput(read, item, options, problems);
                const qc = checks.isQcChecked ? verifyQc(read, item, options, problems) : undefined;
                const verdict = {
                    item: item.id,
                    problems: problems.length === 0 ? noProblems : problems
                };
                if (output === undefined && qc === undefined) return verdict;
                return {
                    ...verdict,
                    ...output === undefined ? {} : {
                        output
                    },
                    ...qc === undefined ? {} : {
                        qc
                    }
                };
            };
            const verdictsOf = (selected, options, isPassWanted)=>{
                const isAgeWanted = options.newerThanMs !== undefined;
                const read = (0, read_contained_file.b3)(real.value, checks.maxFileBytes, isAgeWanted);
                const verdicts = [];
                for (const item of selected){
                    const verdict = verifyItem(read, item, options);
                    if (isPassWanted || verdict.problems.length > 0) verdicts.push(verdict);
                }
                return verdicts;
            };
            return (0, result.ok)({
                verify: (selected, options)=>withoutStacks(()=>verdictsOf(selected, options, true)),
                failing: (selected, options)=>withoutStacks(()=>verdictsOf(selected, options, false))
            });
        }
        function withoutStacks(work) {
            const { stackTraceLimit } = Error;
            Error.stackTraceLimit = 0;
            try {
                return work();
            } finally{
                Error.stackTraceLimit = stackTraceLimit;
            }
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
    })
};
