export const id = 8407;
export const ids = [
    8407
];
export const modules = {
    60043: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>reportBatch
        });
        var external_node_path_ = __webpack_require__(76760);
        var newest_records = __webpack_require__(95134);
        var fold = __webpack_require__(43408);
        var timestamp = __webpack_require__(4355);
        var add_usage = __webpack_require__(81186);
        var cut_off = __webpack_require__(13231);
        var failure_groups = __webpack_require__(86610);
        var scope_report = __webpack_require__(15106);
        var next_steps = __webpack_require__(97912);
        ;
        function buildStatus(input) {
            const { rows, records } = input;
            const counts = (0, fold.ip)(rows);
            const newest = (0, newest_records.v)(records);
            const running = reportRunning(input);
            const done = counts.verified + counts.succeeded;
            const failures = (0, failure_groups.B)(rows, newest).map((group)=>withKnownLog(group, input.hasLog));
            const cutOff = failures.reduce((sum, group)=>(0, cut_off.s)(group.class) ? sum + group.count : sum, 0);
            const example = failures.find((group)=>!(0, cut_off.s)(group.class))?.example.shard;
            return {
                format: 'muster.status/1',
                manifest: input.manifest,
                shards: {
                    total: rows.length,
                    done,
                    percent: percentOf(done, rows.length - counts.skipped),
                    counts
                },
                items: {
                    total: rows.reduce((sum, row)=>sum + row.itemCount, 0),
                    done: rows.reduce((sum, row)=>row.status === 'verified' || row.status === 'succeeded' ? sum + row.itemCount : sum, 0),
                    unplanned: unplannedReport(input.unplanned)
                },
                running,
                estimate: estimate(counts.pending + counts.running + cutOff, running, records),
                failures,
                outOfScope: (0, scope_report.QZ)(rows, records),
                attempts: countAttempts(input),
                finishedAttempts: records.length,
                usage: (0, add_usage.v)(records.map((record)=>record.usage)),
                next: (0, next_steps.Zn)({
                    counts,
                    cutOff,
                    deadRunning: running.filter((shard)=>shard.ownerState === 'dead').length,
                    unknownRunning: running.filter((shard)=>shard.ownerState === 'unknown').length,
                    ...input.unplanned === undefined ? {} : {
                        unplanned: input.unplanned.count
                    },
                    ...input.isTemplateChanged === true ? {
                        isTemplateChanged: true
                    } : {},
                    ...example === undefined ? {} : {
                        failedExample: example
                    },
                    ...input.flags,
                    ...input.planTrouble === undefined ? {} : {
                        planTrouble: input.planTrouble
                    }
                })
            };
        }
        function withKnownLog(group, hasLog) {
            const { log } = group.example;
            const isGone = log !== null && hasLog?.(log) === false;
            return isGone ? {
                ...group,
                example: {
                    ...group.example,
                    log: null
                }
            } : group;
        }
        function countAttempts({ claims, records }) {
            const recorded = new Set(records.map(({ shard, attempt })=>`${shard} ${attempt}`));
            const open = claims.filter(({ shard, attempt })=>!recorded.has(`${shard} ${attempt}`));
            return records.length + open.length;
        }
        function percentOf(done, total) {
            return total <= 0 ? 100 : Math.floor(done / total * 100);
        }
        const maxUnplannedIds = 20;
        function unplannedReport(unplanned) {
            return unplanned === undefined ? null : {
                count: unplanned.count,
                ids: unplanned.ids.slice(0, maxUnplannedIds)
            };
        }
        function reportRunning({ rows, claims, nowMs, ownerState }) {
            const running = rows.filter((row)=>row.status === 'running');
            const wanted = new Map(running.map((row)=>[
                    row.shardId,
                    row.attempt
                ]));
            const owners = new Map(claims.filter((claim)=>wanted.get(claim.shard) === claim.attempt).map((claim)=>[
                    claim.shard,
                    claim.owner
                ]));
            return running.map(({ shardId, attempt, startedAt })=>{
                const owner = owners.get(shardId);
                const started = (0, timestamp.l)(startedAt);
                return {
                    shard: shardId,
                    attempt,
                    startedAt,
                    ageMs: started === undefined ? null : Math.max(0, nowMs - started),
                    ownerState: owner === undefined ? 'unknown' : ownerState(owner),
                    owner: owner === undefined || owner.host === '' ? null : {
                        host: owner.host,
                        pid: owner.pid
                    }
                };
            });
        }
        function estimate(shardsLeft, running, records) {
            const good = records.filter((record)=>record.status !== 'failed');
            const sample = good.length > 0 ? good : records;
            if (sample.length === 0 || shardsLeft === 0) return null;
            const meanMs = sample.reduce((sum, record)=>sum + record.durationMs, 0) / sample.length;
            const jobs = running.filter((shard)=>shard.ownerState !== 'dead').length;
            const workMs = meanMs * shardsLeft;
            return {
                meanMs: Math.round(meanMs),
                shardsLeft,
                jobs,
                workMs: Math.round(workMs),
                leftMs: jobs === 0 ? null : Math.round(workMs / jobs)
            };
        }
        var annotations = __webpack_require__(43170);
        var problem_table = __webpack_require__(53174);
        var summary = __webpack_require__(75824);
        var problem_text = __webpack_require__(92885);
        var safe_text = __webpack_require__(3201);
        ;
        async function reportBatch(store, rows, options) {
            const { title, workdir, toRepositoryPath, missing, rejudged } = options;
            const records = store.reports().map((record)=>{
                const own = rejudged?.get(record.shard);
                return own?.attempt === record.attempt ? own : record;
            });
            const report = buildStatus({
                manifest: store.manifestPath,
                rows,
                claims: await store.claims.list(),
                records,
                nowMs: Date.now(),
                ownerState: store.ownerState
            });
            const newest = (0, newest_records.v)(records);
            const failed = rows.flatMap(({ shardId, attempt, status })=>status === 'failed' && newest.get(shardId)?.attempt === attempt ? [
                    rejudged?.get(shardId) ?? store.readRecord(shardId, attempt)
                ] : []);
            const { findings, problems } = tellFailed(failed, (path)=>toRepositoryPath((0, external_node_path_.join)(workdir, path)));
            return {
                summary: (limitBytes)=>(0, summary.B)({
                        title,
                        report,
                        rows,
                        records,
                        problems,
                        limitBytes,
                        ...missing === undefined ? {} : {
                            missing
                        }
                    }),
                findings
            };
        }
        function tellFailed(records, toRepositoryPath) {
            const findings = [];
            const first = [];
            let total = 0;
            for (const record of records){
                if (record?.failure === undefined) continue;
                const { shard } = record;
                const { class: cause, message, problems = [], problemCount = problems.length } = record.failure;
                total += problemCount;
                for (const problem of problems.slice(0, problem_table.u - first.length))first.push({
                    shard,
                    problem
                });
                const isOfVerification = cause === 'verify' && problems.length > 0;
                findings.push(...isOfVerification ? (0, annotations.Ek)(problems, problem_text.WS, toRepositoryPath) : (0, annotations.VY)([
                    {
                        shard: (0, safe_text.H)(shard),
                        class: cause,
                        message: (0, safe_text.H)(message)
                    }
                ]));
            }
            return {
                findings,
                problems: {
                    first,
                    total
                }
            };
        }
    }),
    13231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            s: ()=>isCutOffClass
        });
        function isCutOffClass(cause) {
            return cause === 'interrupted' || cause === 'cancelled';
        }
    }),
    81186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            v: ()=>addUsage
        });
        const fields = [
            'inputTokens',
            'cachedInputTokens',
            'outputTokens',
            'costUsd'
        ];
        function addUsage(parts) {
            const sum = {};
            for (const part of parts){
                if (part === undefined) continue;
                for (const field of fields){
                    const value = part[field];
                    if (value !== undefined) sum[field] = (sum[field] ?? 0) + value;
                }
            }
            return sum;
        }
    }),
    86610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            B: ()=>groupFailures
        });
        const maxGroupShards = 20;
        function groupFailures(rows, newest) {
            const groups = new Map();
            for (const row of rows){
                if (row.status !== 'failed') continue;
                const record = newest.get(row.shardId);
                const failure = record?.attempt === row.attempt ? record.failure : undefined;
                const key = failure?.class ?? 'unrecorded';
                const group = groups.get(key);
                if (group === undefined) {
                    const message = failure?.message ?? 'no record says why';
                    groups.set(key, {
                        count: 1,
                        example: {
                            shard: row.shardId,
                            message,
                            log: row.logPath
                        },
                        shards: [
                            row.shardId
                        ]
                    });
                    continue;
                }
                group.count += 1;
                if (group.shards.length < maxGroupShards) group.shards.push(row.shardId);
            }
            return [
                ...groups
            ].map(([key, group])=>({
                    class: key,
                    ...group
                })).toSorted((a, b)=>b.count - a.count);
        }
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
    34204: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            BD: ()=>formatCost,
            pK: ()=>formatUsage
        });
        function formatCount(value) {
            if (value < 1000) return String(value);
            if (value < 999_950) return `${trim(value / 1000)}k`;
            return `${trim(value / 1_000_000)}M`;
        }
        function formatCost(usd) {
            return usd === 0 || usd >= 0.01 ? `$${usd.toFixed(2)}` : `$${Number(usd.toPrecision(2))}`;
        }
        function formatUsage(usage) {
            const { inputTokens, cachedInputTokens, outputTokens, costUsd } = usage;
            const cached = cachedInputTokens === undefined ? '' : ` (${formatCount(cachedInputTokens)} cached)`;
            const parts = [
                ...inputTokens === undefined ? [] : [
                    `${formatCount(inputTokens)} tokens in${cached}`
                ],
                ...outputTokens === undefined ? [] : [
                    `${formatCount(outputTokens)}${inputTokens === undefined ? ' tokens' : ''} out`
                ],
                ...costUsd === undefined ? [] : [
                    formatCost(costUsd)
                ]
            ];
            return parts.length === 0 ? undefined : parts.join(', ');
        }
        const trim = (value)=>(value < 100 ? value.toFixed(1) : value.toFixed(0)).replace(/\.0$/, '');
    }),
    48564: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            T: ()=>changesText
        });
        var _core_batch_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56570);
        var _core_count_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28673);
        var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53338);
        const maxNamed = 3;
        function changesText({ paths, count }) {
            const least = count >= _core_batch_record_js__WEBPACK_IMPORTED_MODULE_0__.er ? 'at least ' : '';
            return `${least}${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_2__.p)(count, 'file')} outside of its outputs: ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.Zv)(paths, maxNamed, count)}`;
        }
    }),
    73493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            openPlanAndItems: ()=>openPlanAndItems
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30315);
        var _engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46692);
        var _engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86830);
        var _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84394);
        var _checks_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67186);
        var _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93381);
        var _reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27833);
        async function openPlanAndItems(resolved) {
            const settings = resolved.values;
            const manifestPath = (0, _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.A)(settings);
            const read = (0, _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.f)(manifestPath).read();
            if (!read.ok) return read;
            const plan = read.value;
            const planned = plan === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath), plan.items);
            const path = settings.items ?? planned;
            if (path === undefined) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? {} : {
                plan
            });
            const bytes = (0, _engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__.R)(path, 'items');
            if (!bytes.ok) return bytes;
            const table = await (0, _engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__.F)({
                itemsPath: path,
                workdir: settings.workdir,
                isQcRequired: !settings.noJson,
                schemaColumns: (0, _checks_of_js__WEBPACK_IMPORTED_MODULE_5__.i)(settings),
                reserved: (0, _reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__.z)(resolved),
                bytes: bytes.value
            });
            if (!table.ok) return table;
            const isChanged = plan !== undefined && (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes.value) !== plan.digests.items;
            const items = {
                path,
                table: table.value,
                isChanged
            };
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? {
                items
            } : {
                plan,
                items
            });
        }
    })
};
