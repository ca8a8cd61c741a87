export const id = 110;
export const ids = [
    110,
    4623
];
export const modules = {
    95160: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            closeLeg: ()=>closeLeg
        });
        var external_node_path_ = __webpack_require__(76760);
        var ranges = __webpack_require__(99817);
        var artifact_names = __webpack_require__(47186);
        var bundle_size = __webpack_require__(32887);
        ;
        function* partsByChunk(attempts, chunkOf, recordOf) {
            const byChunk = Map.groupBy(attempts, chunkOf);
            const chunks = [
                ...byChunk.keys()
            ];
            while(chunks.length > 0){
                const next = chunks.splice(0, (0, artifact_names.zV)(chunks));
                const those = next.flatMap((chunk)=>byChunk.get(chunk) ?? []);
                for (const records of (0, bundle_size.CI)(eachRecord(those, recordOf)))yield {
                    chunk: (0, artifact_names.dR)(next),
                    records
                };
            }
        }
        function* eachRecord(attempts, recordOf) {
            for (const attempt of attempts){
                const record = recordOf(attempt);
                if (record !== undefined) yield record;
            }
        }
        var record_bundle = __webpack_require__(7101);
        var bundle_record = __webpack_require__(99804);
        var create_numbered = __webpack_require__(56741);
        var real_workdir = __webpack_require__(51024);
        var upload_journal = __webpack_require__(15637);
        var agent_secrets = __webpack_require__(54623);
        var open_batch = __webpack_require__(79183);
        var open_items = __webpack_require__(73493);
        var group_services = __webpack_require__(62930);
        var job = __webpack_require__(72774);
        ;
        async function closeLeg(request) {
            const { run, leg, env, log } = request;
            const githubToken = (0, job.R5)(env, 'github-token');
            const inputs = githubToken === '' ? {} : {
                githubToken
            };
            const artifacts = (0, group_services.ue)({
                env,
                job: (0, job.XG)(env),
                inputs
            });
            const redactor = openRedactorOf(request);
            if (!artifacts.ok || !redactor.ok) {
                log.failures([
                    artifacts,
                    redactor
                ].flatMap((part)=>part.ok ? [] : part.failures), 'warning');
                return 0;
            }
            const batch = (0, open_batch.openBatch)({
                manifest: run.manifest,
                batchDir: '.'
            }, ()=>undefined);
            const { chunkOf, isUploaded, last } = (0, upload_journal.N)(run.manifest);
            const newest = batch.newest();
            const rows = batch.readRows();
            const wanted = (rows.ok ? rows.value : []).filter(({ shardId: shard, attempt })=>{
                const isOurs = newest.get(shard)?.claim?.owner.token === run.token;
                return isOurs && !isUploaded({
                    shard,
                    attempt
                });
            });
            if (!rows.ok || wanted.length === 0) return 0;
            const recordOf = await openLeftRecords(request, batch, redactor.value, rows.value);
            const partOf = ({ shardId: shard })=>chunkOf.get(shard) ?? (0, artifact_names.RD)(shard);
            let left = 0;
            let previous = last;
            for (const { chunk, records } of partsByChunk(wanted, partOf, recordOf)){
                const bundle = (0, record_bundle.n)({
                    ...leg,
                    chunk
                }, records, previous);
                if (!await leave(artifacts.value, leg, chunk, bundle.files, log)) return left;
                previous = bundle.last;
                left += records.length;
            }
            if (left > 0) log.say(`left ${left} records that the leg had not left itself`);
            return left;
        }
        async function openLeftRecords({ settings, leg, log }, batch, redactor, rows) {
            const known = await (0, open_items.openPlanAndItems)(settings);
            if (!known.ok) log.failures(known.failures, 'warning');
            const table = known.ok ? known.value.items?.table : undefined;
            const items = table === undefined ? undefined : (0, ranges.FP)(rows, table.items, '');
            const itemsOf = (shard)=>items?.ok === true ? items.value.get(shard) : undefined;
            const real = (0, real_workdir.P)(settings.values.workdir);
            const workdir = real.ok ? real.value : (0, external_node_path_.resolve)(settings.values.workdir);
            return (row)=>{
                const record = batch.readRecord(row.shardId, row.attempt);
                if (record === undefined) return undefined;
                const sources = {
                    workdir,
                    redactor,
                    row,
                    items: itemsOf(row.shardId),
                    isOutdated: false
                };
                return (0, bundle_record.w)(record, leg.runAttempt, sources);
            };
        }
        function openRedactorOf({ settings, env }) {
            const { agentEnv, runner } = settings.values;
            const given = [
                (0, job.R5)(env, 'agent-env'),
                env['MUSTER_AGENT_ENV'] ?? ''
            ].flatMap((text)=>text.split(/\r?\n/));
            return (0, agent_secrets.openAgentRedactor)({
                runner,
                agentEnv: [
                    ...agentEnv,
                    ...given
                ]
            }, env);
        }
        async function leave(artifacts, { group, runAttempt }, chunk, files, log) {
            const nameOf = (number)=>(0, artifact_names.Cs)(group, {
                    kind: 'record',
                    chunk,
                    runAttempt,
                    number
                });
            const created = await (0, create_numbered.h)(artifacts, nameOf, 1, files);
            if (!created.ok) log.failures(created.failures, 'warning');
            return created.ok;
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
    53700: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            GF: ()=>prepareLog,
            Pi: ()=>blockedLog,
            e5: ()=>olderLogPath
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_place_taken_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31701);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        function olderLogPath(logPath, attempt) {
            return logPath.replace(/(\.log)?$/, `.${attempt}.log`);
        }
        function blockedLog(logPath, shownAs) {
            const shown = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(shownAs);
            try {
                return (0, _core_place_taken_js__WEBPACK_IMPORTED_MODULE_2__.X)(shown, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(logPath), {
                    throwIfNoEntry: false
                }), 'folder');
            } catch (error) {
                return (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.mP)(error, shown);
            }
        }
        function prepareLog(workdir, logPath, attempt, recordOf) {
            const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(logPath);
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, {
                throwIfNoEntry: false
            })?.isDirectory() !== true) makeFolder(workdir, folder);
            if (attempt === 1) return;
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(logPath, olderLogPath(logPath, lastLogged(logPath, attempt, recordOf)));
            } catch (error) {
                if (!(0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__._m)(error, 'ENOENT')) throw error;
            }
        }
        function lastLogged(logPath, attempt, recordOf) {
            for(let earlier = attempt - 1; earlier > 0; earlier--){
                const record = recordOf(earlier);
                if (record === undefined) break;
                if (record.runner !== '') return earlier;
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(olderLogPath(logPath, earlier - 1))) break;
            }
            return attempt - 1;
        }
        function makeFolder(workdir, folder) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workdir)) throw Object.assign(new Error(`ENOENT: the work dir ${workdir} is gone`), {
                code: 'ENOENT',
                path: workdir
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                recursive: true
            });
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isSymbolicLink()) throw Object.assign(new Error(`${folder} is a symlink`), {
                code: 'ELOOP',
                path: folder
            });
        }
    }),
    99804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            w: ()=>bundleRecord
        });
        var normal_path = __webpack_require__(64198);
        var fingerprint = __webpack_require__(78767);
        var count_of = __webpack_require__(28673);
        var bundle_size = __webpack_require__(32887);
        var record_bundle = __webpack_require__(7101);
        var redact = __webpack_require__(80298);
        ;
        function redactRecord(record, redactor) {
            const { failure, outOfScope } = record;
            if (failure === undefined && outOfScope === undefined) return record;
            return {
                ...record,
                ...failure === undefined ? {} : {
                    failure: redactTexts(failure, redactor)
                },
                ...outOfScope === undefined ? {} : {
                    outOfScope: redactTexts(outOfScope, redactor)
                }
            };
        }
        function redactTexts(value, redactor) {
            if (typeof value === 'string') return redactor.text(value);
            if (Array.isArray(value)) return value.map((part)=>redactTexts(part, redactor));
            if (typeof value !== 'object' || value === null) return value;
            return Object.fromEntries(Object.entries(value).map(([key, part])=>[
                    key,
                    redactTexts(part, redactor)
                ]));
        }
        var attempt_log = __webpack_require__(53700);
        var read_contained_file = __webpack_require__(32220);
        ;
        const maxFileBytes = Math.min(bundle_size.Ss, redact.s);
        function bundleRecord(record, runAttempt, sources) {
            const fence = {
                runAttempt,
                attempt: record.attempt,
                owner: record.owner.token
            };
            try {
                const outputs = sources.isOutdated ? {
                    files: []
                } : collectOutputs(record, sources);
                const final = 'withheld' in outputs ? takenDown(record, outputs.withheld) : record;
                const files = 'withheld' in outputs ? [] : outputs.files;
                const withheld = 'withheld' in outputs ? {
                    withheld: outputs.withheld
                } : {};
                const texts = collectTexts(record, sources);
                return {
                    fence,
                    record: redactRecord(final, sources.redactor),
                    files: [
                        ...files,
                        ...texts
                    ],
                    ...withheld
                };
            } catch  {
                return {
                    fence,
                    record: bareRecord(takenDown(record, 'not-redacted')),
                    files: [],
                    withheld: 'not-redacted'
                };
            }
        }
        function collectOutputs(record, sources) {
            const { items = [], redactor } = sources;
            if (record.failure?.class === 'secret') return {
                withheld: 'secret'
            };
            const recorded = new Map(record.items?.map((item)=>[
                    item.id,
                    item
                ]));
            const read = (0, read_contained_file.b3)(sources.workdir, maxFileBytes);
            const files = [];
            let room = bundle_size.rG;
            for (const item of items){
                const known = recorded.get(item.id);
                if (record.status === 'failed' && known?.verdict !== 'verified') continue;
                for (const [written, expected] of [
                    [
                        item.output,
                        known?.output
                    ],
                    [
                        item.qc,
                        known?.qc
                    ]
                ]){
                    const file = written === '' ? undefined : readCopy(read, written);
                    const isExpected = expected === undefined || file?.bytes !== undefined && (0, fingerprint.sc)(file.bytes) === expected;
                    if (!isExpected && record.status !== 'failed') return {
                        withheld: file?.isTooLarge === true ? 'too-large' : 'changed'
                    };
                    if (!isExpected || file?.bytes === undefined) continue;
                    if (redactor.finds(file.bytes)) return {
                        withheld: 'secret'
                    };
                    room -= file.bytes.length;
                    if (room < 0) return {
                        withheld: 'too-large'
                    };
                    files.push({
                        path: (0, record_bundle.XC)(file.path),
                        bytes: file.bytes
                    });
                }
            }
            return {
                files
            };
        }
        function collectTexts({ shard, attempt, promptDigest }, { workdir, redactor, row, isOutdated }) {
            const read = (0, read_contained_file.b3)(workdir, maxFileBytes);
            const log = isOutdated ? (0, attempt_log.e5)(row.logPath, attempt) : row.logPath;
            const logBytes = readCopy(read, log)?.bytes;
            const prompt = readCopy(read, row.promptPath)?.bytes;
            const texts = [
                {
                    path: (0, record_bundle.Q2)(shard, attempt),
                    bytes: logBytes
                },
                {
                    path: (0, record_bundle.AN)(shard),
                    bytes: prompt !== undefined && (0, fingerprint.sc)(prompt) === promptDigest ? prompt : undefined
                }
            ];
            return texts.flatMap(({ path, bytes })=>bytes === undefined ? [] : [
                    {
                        path,
                        bytes: redactor.redact(bytes)
                    }
                ]);
        }
        function readCopy(read, written) {
            const normal = (0, normal_path.FE)(written);
            if (!normal.ok) return undefined;
            const { path } = normal;
            const file = read(path);
            return file.kind === 'read' ? {
                path,
                bytes: Buffer.from(file.bytes),
                isTooLarge: false
            } : {
                path,
                isTooLarge: file.kind === 'too-large'
            };
        }
        function takenDown(record, withheld) {
            const isSecret = withheld === 'secret' || withheld === 'not-redacted';
            if (record.status === 'failed' && !isSecret) return record;
            if (record.failure?.class === 'secret') return record;
            const failure = {
                class: isSecret ? 'secret' : 'verify',
                message: messages[withheld]
            };
            return {
                ...record,
                status: 'failed',
                failure
            };
        }
        const messages = {
            secret: 'an output or QC file holds a secret, so nothing of the outputs was uploaded',
            changed: 'an output or QC file changed after it was verified',
            'too-large': `its outputs can't be uploaded: one has more than ${maxFileBytes} bytes, or all have more than ${bundle_size.rG}`,
            'not-redacted': 'its files could not be searched for secrets, so none was uploaded'
        };
        function bareRecord(record) {
            const { outOfScope = [], failure, ...rest } = record;
            const changed = outOfScope.length === 0 ? '' : `; it changed ${(0, count_of.p)(outOfScope.length, 'file')} outside of its outputs`;
            const message = `${messages['not-redacted']}${changed}`;
            return {
                ...rest,
                failure: {
                    class: failure?.class ?? 'secret',
                    message
                }
            };
        }
    }),
    56741: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>createNumbered
        });
        var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);
        const maxTaken = 50;
        const maxBurnt = 3;
        async function createNumbered(artifacts, nameOf, first, files) {
            let error = 'every name is taken';
            let burnt = 0;
            let number = first;
            for(; number < first + maxTaken && burnt < maxBurnt; number++){
                const name = nameOf(number);
                const created = await artifacts.create(name, files);
                if (!created.ok) return created;
                if (created.value.kind === 'created') return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({
                    name,
                    number
                });
                if (created.value.trouble === undefined) continue;
                burnt += 1;
                error = created.value.trouble;
            }
            const operation = `create ${nameOf(first)}`;
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_0__.fJ)({
                reason: 'service-unavailable',
                service: 'artifacts',
                operation,
                attempts: number - first,
                error
            });
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
    15637: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>openUploadJournal,
            N: ()=>readUploadJournal
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59967);
        var _temp_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94719);
        const pathOf = (manifestPath)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(manifestPath), 'uploads.jsonl');
        function openUploadJournal(manifestPath) {
            const fd = openNew(pathOf(manifestPath));
            const append = (entry)=>{
                try {
                    if (fd !== undefined) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, `${JSON.stringify(entry)}\n`);
                } catch  {}
            };
            return {
                began: (chunk, shards)=>append({
                        chunk,
                        shards
                    }),
                uploaded: (attempts, last)=>append({
                        uploaded: attempts.map(({ shard, attempt })=>[
                                shard,
                                attempt
                            ]),
                        last
                    })
            };
        }
        function openNew(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                    recursive: true
                });
                (0, _temp_file_js__WEBPACK_IMPORTED_MODULE_3__.iY)(path);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o644);
            } catch  {
                return undefined;
            }
        }
        function readUploadJournal(manifestPath) {
            const chunkOf = new Map();
            const uploaded = new Set();
            let last = null;
            for (const line of linesOf(pathOf(manifestPath))){
                const entry = entryOf(line);
                const { chunk, shards, uploaded: attempts, last: followed } = entry;
                if (typeof chunk === 'string' && Array.isArray(shards)) for (const shard of shards)chunkOf.set(String(shard), chunk);
                if (!Array.isArray(attempts)) continue;
                for (const attempt of attempts)uploaded.add(JSON.stringify(attempt));
                last = typeof followed === 'string' ? followed : null;
            }
            return {
                chunkOf,
                isUploaded: ({ shard, attempt })=>uploaded.has(JSON.stringify([
                        shard,
                        attempt
                    ])),
                last
            };
        }
        function linesOf(path) {
            const file = (0, _regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(path);
            return file.kind === 'read' ? file.bytes.toString('utf8').split('\n') : [];
        }
        function entryOf(line) {
            try {
                return Object(JSON.parse(line));
            } catch  {
                return {};
            }
        }
    }),
    54623: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            agentSecrets: ()=>agentSecrets,
            openAgentRedactor: ()=>openAgentRedactor
        });
        var result = __webpack_require__(30315);
        var redact = __webpack_require__(80298);
        ;
        const leastSecretLength = 6;
        const secretName = /(?:^|[_-])(?:KEYS?|TOKENS?|SECRETS?|PASS|PASSPHRASE|CREDENTIALS?|AUTH)(?:$|[_-])|(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)$/i;
        const armour = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
        function collectSecrets({ env, agentEnv, runnerPass = [], registered = [] }) {
            const values = [
                ...registered
            ];
            for (const wish of agentEnv){
                const at = wish.indexOf('=');
                if (at >= 0) values.push(wish.slice(at + 1));
                else if (wish !== '*') values.push(...valuesOf(env, wish, ()=>true));
            }
            for (const wish of [
                '*',
                ...runnerPass
            ])values.push(...valuesOf(env, wish, (name)=>secretName.test(name)));
            const secrets = new Set();
            for (const value of values)for (const part of [
                value,
                ...value.split(/\r\n|\r|\n/)
            ])addSecret(secrets, part);
            return [
                ...secrets
            ].toSorted((a, b)=>b.length - a.length || (a < b ? -1 : 1));
        }
        function addSecret(secrets, text) {
            const trimmed = text.trim();
            if (trimmed.length >= leastSecretLength && !armour.test(trimmed)) secrets.add(trimmed);
        }
        function valuesOf(env, wish, isWanted) {
            const prefix = wish.endsWith('*') ? wish.slice(0, -1) : undefined;
            return Object.entries(env).flatMap(([name, value])=>{
                const isNamed = prefix === undefined ? name === wish : name.startsWith(prefix);
                return isNamed && value !== undefined && isWanted(name) && !isPath(name, value) ? [
                    value
                ] : [];
            });
        }
        const isPath = (name, value)=>/SOCK|PATH|FILE|CREDENTIALS$/.test(name) && value.startsWith('/');
        var registry = __webpack_require__(84594);
        ;
        const agentSecrets = ({ agentEnv, runner }, env)=>collectSecrets({
                env,
                agentEnv,
                runnerPass: (0, registry.qt)(runner)?.passEnv ?? []
            });
        function openAgentRedactor(settings, env) {
            try {
                return (0, result.ok)((0, redact.p)(agentSecrets(settings, env)));
            } catch (error) {
                const expected = `secrets that can be searched for: ${error.message}`;
                const [setting, value] = [
                    'agent-env',
                    '(secret)'
                ];
                return (0, result.fJ)({
                    reason: 'setting-invalid',
                    setting,
                    source: setting,
                    value,
                    expected
                });
            }
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
