export const id = 1468;
export const ids = [
    1468
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
    85: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            planCommand: ()=>planCommand,
            planFor: ()=>planFor
        });
        var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30315);
        var _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69539);
        var _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72185);
        var _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69647);
        var _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19095);
        var _batch_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60043);
        var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63366);
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
    84608: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            aT: ()=>killProcessesWith,
            vG: ()=>sendSignal,
            yA: ()=>killMembers
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56615);
        const patienceMs = 5000;
        function killProcessesWith(token, match) {
            const marks = (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Ok)(token, match === undefined ? undefined : `${match.shard}.${match.attempt}`);
            if (marks.length === 0) return 0;
            const killed = new Set();
            const seen = new Map();
            const sleeper = new Int32Array(new SharedArrayBuffer(4));
            const deadline = performance.now() + patienceMs;
            while(killOnce({
                marks
            }, seen, killed) && performance.now() < deadline)Atomics.wait(sleeper, 0, 0, 2);
            return killed.size;
        }
        async function killMembers(of, seen = new Map()) {
            const killed = new Set();
            const deadline = performance.now() + patienceMs;
            for(let waitMs = 1; killOnce(of, seen, killed) && performance.now() < deadline; waitMs = Math.min(20, waitMs * 2))await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(waitMs);
            if (of.leader !== undefined) killed.delete(of.leader);
            return killed.size;
        }
        function killOnce(of, seen, killed) {
            const members = (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.h8)(of, seen);
            if (of.leader !== undefined) sendSignal(-of.leader, 'SIGKILL');
            for (const pid of members){
                sendSignal(pid, 'SIGKILL');
                killed.add(pid);
            }
            return members.length > 0;
        }
        function sendSignal(pid, signal) {
            try {
                process.kill(pid, signal);
            } catch  {}
        }
    }),
    56615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ok: ()=>marksOf,
            ZS: ()=>livingOf,
            _t: ()=>MemberWatch,
            h8: ()=>findMembers
        });
        var _process_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41220);
        function marksOf(token, tag) {
            if (token === '') return [];
            return tag === undefined ? [
                `MUSTER_OWNER=${token}`
            ] : [
                `MUSTER_OWNER=${token}`,
                `MUSTER_ATTEMPT=${tag}`
            ];
        }
        function findMembers(of, seen = new Map()) {
            const rows = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.oI)().filter((row)=>!row.isZombie && row.pid !== process.pid);
            const environments = _process_table_js__WEBPACK_IMPORTED_MODULE_0__.jK || of.marks.length === 0 ? undefined : (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.Pm)();
            const found = new Set();
            for (const row of rows){
                const isMember = isOfLeader(row, of.leader) || seen.get(row.pid) === row.startTime || carries(environments?.get(row.pid) ?? row.pid, of.marks);
                if (isMember) found.add(row.pid);
            }
            if (found.size === 0) return [];
            addDescendants(found, rows);
            for (const row of rows)if (found.has(row.pid)) seen.set(row.pid, row.startTime);
            return [
                ...found
            ];
        }
        function livingOf(seen) {
            for (const [pid, startTime] of seen){
                const row = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.Wv)(pid);
                if (row !== undefined && !row.isZombie && row.startTime === startTime) return true;
            }
            return false;
        }
        const isOfLeader = (row, leader)=>leader !== undefined && (row.session === leader || row.group === leader);
        function carries(environment, marks) {
            if (marks.length === 0) return false;
            if (typeof environment === 'string') return marks.every((mark)=>`${environment} `.includes(` ${mark} `));
            const bytes = _process_table_js__WEBPACK_IMPORTED_MODULE_0__.jK ? (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.XM)(environment, 'environ') : undefined;
            return bytes !== undefined && marks.every((mark)=>hasEntry(bytes, mark));
        }
        function hasEntry(environ, entry) {
            const at = environ.indexOf(`${entry}\0`);
            return at === 0 || at > 0 && environ[at - 1] === 0 || at > 0 && environ.includes(`\0${entry}\0`);
        }
        function addDescendants(found, rows) {
            const children = Map.groupBy(rows, (row)=>row.parent);
            for (const pid of found)for (const child of children.get(pid) ?? [])found.add(child.pid);
        }
        const forgetAfterMs = 1000;
        const longestRestMs = 10;
        class MemberWatch {
            #known = new Map();
            #leaders = new Set();
            #forgetAt = 0;
            #look;
            #lookedAt = 0;
            begin(leader) {
                this.#leaders.add(leader);
            }
            async mayHaveMembers(of) {
                if (of.leader !== undefined) this.#leaders.delete(of.leader);
                if (!_process_table_js__WEBPACK_IMPORTED_MODULE_0__.jK) return true;
                this.#look ??= new Promise((resolve)=>{
                    const begin = ()=>{
                        this.#look = undefined;
                        resolve(this.#lookAround());
                        this.#lookedAt = performance.now();
                    };
                    const restMs = Math.min(this.#leaders.size, longestRestMs);
                    const pauseMs = this.#lookedAt + restMs - performance.now();
                    if (pauseMs > 0) setTimeout(begin, pauseMs);
                    else setImmediate(begin);
                });
                return isSeen(await this.#look, of);
            }
            #lookAround() {
                const now = performance.now();
                if (now > this.#forgetAt) {
                    this.#known = new Map();
                    this.#forgetAt = now + forgetAfterMs;
                }
                const sessions = new Set();
                const environs = [];
                const settled = new Map();
                for (const pid of (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.$q)()){
                    if (this.#leaders.has(pid)) continue;
                    const known = this.#known.get(pid) ?? look(pid, this.#leaders);
                    if (known === undefined) continue;
                    if (known.isSettled) settled.set(pid, known);
                    if (pid === process.pid) continue;
                    sessions.add(known.session);
                    if (known.environ !== '') environs.push(known.environ);
                }
                this.#known = settled;
                return {
                    sessions,
                    environs
                };
            }
        }
        function isSeen({ sessions, environs }, { leader, marks }) {
            if (leader !== undefined && sessions.has(leader)) return true;
            return marks.length > 0 && environs.some((environ)=>marks.every((mark)=>environ.includes(`\0${mark}\0`)));
        }
        function look(pid, leaders) {
            const row = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.Wv)(pid);
            if (row === undefined || row.isZombie) return undefined;
            if (leaders.has(row.session)) return {
                session: row.session,
                environ: '',
                isSettled: true
            };
            if (pid === 2 || row.parent === 2) return {
                session: row.session,
                environ: '',
                isSettled: true
            };
            const bytes = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.XM)(pid, 'environ');
            return {
                session: row.session,
                environ: marksIn(bytes),
                isSettled: bytes?.length !== 0
            };
        }
        function marksIn(environ) {
            if (environ === undefined || !environ.includes('MUSTER_')) return '';
            const entries = environ.toString('latin1').split('\0');
            return `\0${entries.filter((entry)=>entry.startsWith('MUSTER_')).join('\0')}\0`;
        }
    })
};
