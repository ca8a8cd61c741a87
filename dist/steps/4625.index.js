export const id = 4625;
export const ids = [
    4625
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
                attempts: records.length,
                usage: (0, add_usage.v)(records.map((record)=>record.usage)),
                next: (0, next_steps.Z)({
                    counts,
                    cutOff,
                    deadRunning: running.filter((shard)=>shard.ownerState === 'dead').length,
                    unknownRunning: running.filter((shard)=>shard.ownerState === 'unknown').length,
                    ...input.unplanned === undefined ? {} : {
                        unplanned: input.unplanned.count
                    },
                    ...example === undefined ? {} : {
                        failedExample: example
                    },
                    ...input.isManifestNamed === true ? {
                        manifest: input.manifest
                    } : {}
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
                    owner: owner === undefined ? null : {
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
        var summary = __webpack_require__(75824);
        var problem_text = __webpack_require__(92885);
        var safe_text = __webpack_require__(3201);
        ;
        async function reportBatch(store, rows, options) {
            const records = store.reports();
            const report = buildStatus({
                manifest: store.manifestPath,
                rows,
                claims: await store.claims.list(),
                records,
                nowMs: Date.now(),
                ownerState: store.ownerState
            });
            const { title, workdir, toRepositoryPath, missing } = options;
            return {
                summary: (limitBytes)=>(0, summary.B)({
                        title,
                        report,
                        rows,
                        records,
                        limitBytes,
                        ...missing === undefined ? {} : {
                            missing
                        }
                    }),
                findings: failedFindings(rows, store, (path)=>toRepositoryPath((0, external_node_path_.join)(workdir, path)))
            };
        }
        function failedFindings(rows, store, toRepositoryPath) {
            const newest = (0, newest_records.v)(store.reports());
            return rows.flatMap(({ shardId, attempt, status })=>{
                if (status !== 'failed' || newest.get(shardId)?.attempt !== attempt) return [];
                const failure = store.readRecord(shardId, attempt)?.failure;
                if (failure === undefined) return [];
                const { class: cause, message, problems = [] } = failure;
                if (problems.length > 0) return (0, annotations.Ek)(problems, problem_text.WS, toRepositoryPath);
                return (0, annotations.VY)([
                    {
                        shard: (0, safe_text.H)(shardId),
                        class: cause,
                        message: (0, safe_text.H)(message)
                    }
                ]);
            });
        }
    }),
    85: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            planCommand: ()=>planCommand,
            planFor: ()=>planFor
        });
        var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30315);
        var _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66393);
        var _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72185);
        var _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69647);
        var _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19095);
        var _batch_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60043);
        var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6513);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53679);
        async function planFor({ resolved, log }) {
            const warnings = [];
            const options = (0, _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__.S)(resolved, (failure)=>void warnings.push(failure));
            if (!options.ok) return options;
            const planned = await (0, _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__.I)(options.value);
            if (!planned.ok) return planned;
            warnings.push(...planned.value.warnings);
            log.failures(warnings, 'warning');
            log.say((0, _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__.BA)(planned.value));
            if (resolved.values.explain) log.say((0, _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__.nF)(planned.value));
            const outputs = {
                'plan-digest': planned.value.digest,
                'item-count': planned.value.itemCount
            };
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)({
                store: options.value.store,
                outputs,
                warnings
            });
        }
        async function planCommand(context) {
            const planned = await planFor(context);
            if (!planned.ok) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, planned.failures, 'nothing was planned');
            const { store, outputs, warnings } = planned.value;
            const rows = store.readRows();
            if (!rows.ok) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, rows.failures, 'the plan cannot be read back');
            const { toRepositoryPath, resolved } = context;
            const report = await (0, _batch_report_js__WEBPACK_IMPORTED_MODULE_5__.z)(store, rows.value, {
                title: 'Muster plan',
                workdir: resolved.values.workdir,
                toRepositoryPath
            });
            return {
                exitCode: _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__.h.ok,
                outputs: {
                    ...outputs,
                    ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_8__.P2)(store.manifestPath, rows.value),
                    disposition: 'satisfied'
                },
                findings: warnings.map((failure)=>(0, _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__.U)(failure, 'warning', toRepositoryPath)),
                summary: report.summary
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
            d5: ()=>isRangeOf
        });
        var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);
        function renderPlanDocument(plan) {
            const { shards, ...head } = plan;
            const lines = shards.map((shard)=>JSON.stringify(shard)).join(',\n');
            return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
        }
        function parsePlanDocument(text, at) {
            const broken = (error)=>(0, _result_js__WEBPACK_IMPORTED_MODULE_0__.fJ)({
                    reason: 'file-unreadable',
                    at,
                    role: 'plan',
                    error
                });
            let value;
            try {
                value = JSON.parse(text);
            } catch  {
                return broken('not JSON');
            }
            if (typeof value !== 'object' || value === null) return broken('not an object');
            const plan = value;
            if (typeof plan.format !== 'string') return broken('no "format"');
            if (plan.format !== 'muster.plan/1') {
                return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.fJ)({
                    reason: 'format-too-new',
                    at,
                    role: 'plan',
                    found: String(plan.format)
                });
            }
            const areTexts = typeof plan.items === 'string' && typeof plan.workdir === 'string';
            const areDigests = typeof plan.digests === 'object' && plan.digests !== null;
            if (!areTexts || !areDigests || !Array.isArray(plan.shards) || !plan.shards.every(isShardEntry)) {
                return broken('items, workdir, digests or shards are malformed');
            }
            if (plan.archivedAttempts !== undefined && !areNumbers(plan.archivedAttempts)) return broken('archivedAttempts is malformed');
            return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(plan);
        }
        function plannedItems(entries, row) {
            const items = entries.get(row.shardId)?.items;
            return items !== undefined && isRangeOf(items, row) ? items : undefined;
        }
        function isRangeOf(ids, row) {
            return ids.length === row.itemCount && ids[0] === row.firstItem && ids.at(-1) === row.lastItem;
        }
        function areNumbers(value) {
            return typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger);
        }
        function isShardEntry(value) {
            if (typeof value !== 'object' || value === null) return false;
            const { id, items, prompt } = value;
            const areIds = Array.isArray(items) && items.every((item)=>typeof item === 'string');
            return typeof id === 'string' && areIds && (prompt === undefined || typeof prompt === 'string');
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
    97912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>nextSteps
        });
        var _count_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28673);
        function nextSteps(facts) {
            const { counts, cutOff, deadRunning = 0, unknownRunning = 0, unplanned = 0 } = facts;
            const manifest = facts.manifest === undefined ? '' : ` --manifest ${shellWord(facts.manifest)}`;
            const steps = [];
            const add = (command, why, tail = manifest)=>void steps.push({
                    command: `muster ${command}${tail}`,
                    why
                });
            if (unplanned > 0) add('plan', `take in ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(unplanned, 'item')} that ${unplanned === 1 ? 'is' : 'are'} in no shard`, '');
            const open = counts.pending + cutOff + deadRunning;
            if (open > 0) add('run', `run ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(open, 'open shard')}${deadRunning > 0 ? `, ${deadRunning} of a dead run` : ''}`);
            if (unknownRunning > 0) add('reclaim --older-than 3600', 'take back shards of lost machines');
            const failed = counts.failed - cutOff;
            if (failed > 0 && facts.failedExample !== undefined) add(`explain ${shellWord(facts.failedExample)}`, 'see why it failed');
            if (failed > 0) add('retry', `run ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(failed, 'failed shard')} again`);
            if (counts.succeeded > 0 && facts.unplanned !== undefined) add('run --status succeeded', `run ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(counts.succeeded, 'unverified shard')} again`);
            return steps;
        }
        function shellWord(word) {
            return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
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
        const pathOf = (thrown)=>isSystemError(thrown) ? thrown.path : undefined;
        const naming = (thrown, path)=>isSystemError(thrown) && thrown.path === undefined ? Object.assign(thrown, {
                path
            }) : thrown;
        const unwritable = (thrown, file)=>({
                reason: 'file-unwritable',
                at: {
                    file
                },
                error: systemErrorText(thrown)
            });
        const unreadable = (thrown, file, role)=>({
                reason: 'file-unreadable',
                at: {
                    file
                },
                role,
                error: systemErrorText(thrown)
            });
    }),
    92885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            WS: ()=>problemAdvice,
            YK: ()=>problemLine,
            fI: ()=>problemText
        });
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3201);
        function pythonRepr(text) {
            const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
            const body = text.replaceAll(/['"\\]|(?! )[\p{C}\p{Z}]/gu, (char)=>{
                if (char === '\\' || char === quote) return `\\${char}`;
                return char === "'" || char === '"' ? char : (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.V)(char);
            });
            return quote + body + quote;
        }
        function placeText({ path, line, column }) {
            const place = line === undefined ? '' : column === undefined ? `:${line}` : `:${line}:${column}`;
            return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(path) + place;
        }
        function mismatchText(problem) {
            const where = problem.pointer === '' ? '' : `${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.pointer)} `;
            const more = problem.more === undefined ? '' : ` (and ${problem.more} more in this file)`;
            return `${placeText(problem)}: ${where}${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.expected)}${more}`;
        }
        const bytes = (count)=>`${count.toLocaleString('en-US')} bytes`;
        function problemText(problem) {
            switch(problem.reason){
                case 'output-missing':
                    return `missing output: ${placeText(problem)}`;
                case 'output-unreadable':
                    return `unreadable output: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'output-empty':
                    return `empty output: ${placeText(problem)}`;
                case 'output-not-newer':
                    return `output not newer than its attempt: ${placeText(problem)}`;
                case 'output-too-large':
                    return `output too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
                case 'forbidden-pattern':
                    return `forbidden pattern ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(pythonRepr(problem.pattern))} in ${placeText(problem)}`;
                case 'output-invalid-json':
                    return `invalid output json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'output-schema':
                    return `output does not match its schema: ${mismatchText(problem)}`;
                case 'qc-missing':
                    return `missing qc json: ${placeText(problem)}`;
                case 'qc-unreadable':
                    return `unreadable qc json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'qc-too-large':
                    return `qc json too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
                case 'qc-not-newer':
                    return `qc json not newer than its attempt: ${placeText(problem)}`;
                case 'qc-invalid-json':
                    return `invalid qc json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'qc-not-passed':
                    return `qc json must be an object with pass=true: ${placeText(problem)}`;
                case 'qc-foreign-item':
                    return `qc json is about another item: ${placeText(problem)}: found item_id ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.found)}`;
                case 'qc-schema':
                    return `qc json does not match its schema: ${mismatchText(problem)}`;
                default:
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.xb)(problem);
            }
        }
        function problemLine(problem) {
            return `${problemText(problem)} (item ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.item)})`;
        }
        function problemAdvice(problem) {
            const remedy = remedyOf(problem);
            return remedy === undefined ? problemText(problem) : `${problemText(problem)}\n${remedy}`;
        }
        function remedyOf(problem) {
            switch(problem.reason){
                case 'output-not-newer':
                case 'qc-not-newer':
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
    }),
    39008: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
                    return (0, external_node_fs_.existsSync)(next) ? (0, result.fJ)({
                        reason: 'plan-unfinished',
                        file: next
                    }) : plan;
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
