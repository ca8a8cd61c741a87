export const id = 322;
export const ids = [
    322
];
export const modules = {
    8781: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            eachOnItsOwn: ()=>eachOnItsOwn,
            postStep: ()=>postStep
        });
        var core = __webpack_require__(70950);
        var action_log = __webpack_require__(6091);
        var recover = __webpack_require__(35429);
        var safe_text = __webpack_require__(3201);
        var leftovers = __webpack_require__(84608);
        var open_batch = __webpack_require__(79183);
        ;
        async function closeRun({ token, manifest }, log) {
            const killed = (0, leftovers.aT)(token);
            if (killed > 0) log.say(`processes that the run left behind, ended now: ${killed}`);
            const warnings = [];
            const batch = (0, open_batch.openBatch)({
                manifest,
                batchDir: '.'
            }, (failure)=>void warnings.push(failure));
            const rows = batch.readRows();
            log.failures([
                ...warnings,
                ...rows.ok ? [] : rows.failures
            ], 'warning');
            if (!rows.ok) return [];
            const logPaths = new Map(rows.value.map((row)=>[
                    row.shardId,
                    row.logPath
                ]));
            const closed = [];
            for (const { claim, record } of batch.newest().values()){
                if (claim?.owner.token !== token || record !== undefined) continue;
                const message = 'the job was cancelled or ran out of time';
                const outcome = await (0, recover.g)(batch, claim, logPaths.get(claim.shard) ?? '', 'cancelled', message, Date.now());
                if (!outcome.ok) log.failures(outcome.failures, 'warning');
                if (!outcome.ok || outcome.value === 'taken') continue;
                closed.push({
                    shard: claim.shard,
                    attempt: claim.attempt
                });
                log.say(`closed attempt ${claim.attempt} of ${(0, safe_text.H)(claim.shard)}: ${message}`);
            }
            const committed = await batch.commit();
            if (!committed.ok) log.failures(committed.failures, 'warning');
            return closed;
        }
        var end_step = __webpack_require__(94443);
        var state = __webpack_require__(80020);
        ;
        async function postStep() {
            await closeWhatIsOpen();
            await (0, end_step.C)();
        }
        async function closeWhatIsOpen() {
            const run = (0, state.G7)();
            if (run === undefined) return;
            const log = (0, action_log.j)();
            await eachOnItsOwn([
                ()=>closeRun(run, log),
                ()=>leaveRecords(run, log)
            ], (error)=>(0, core.C1)(`Internal error: ${error instanceof Error ? error.message : String(error)} (a bug of Muster; finished work is safe)`));
        }
        async function leaveRecords(run, log) {
            const leg = (0, state.NT)();
            if (leg === undefined) return;
            const { closeLeg } = await Promise.all([
                __webpack_require__.e(3848),
                __webpack_require__.e(6797),
                __webpack_require__.e(110)
            ]).then(__webpack_require__.bind(__webpack_require__, 95160));
            await closeLeg({
                run,
                leg,
                settings: (0, state.kM)(),
                env: process.env,
                log
            });
        }
        async function eachOnItsOwn(works, onError) {
            for (const work of works){
                try {
                    await work();
                } catch (error) {
                    onError(error);
                }
            }
        }
    }),
    80020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $j: ()=>saveLegSettings,
            BQ: ()=>saveRun,
            G7: ()=>readOpenRun,
            NT: ()=>readLeg,
            WI: ()=>saveLeg,
            kM: ()=>readLegSettings,
            yo: ()=>saveEnded
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70950);
        function saveRun({ token, manifest }) {
            (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ)('token', token);
            (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ)('manifest', manifest);
        }
        const saveLeg = (state)=>(0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ)('leg', JSON.stringify(state));
        function readLeg() {
            const text = (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu)('leg');
            return text === '' ? undefined : JSON.parse(text);
        }
        function saveLegSettings({ values, sources, configFile }) {
            const { workdir, batchDir, manifest, items, template, noJson, outputSchemaColumn, qcSchemaColumn, runner } = values;
            const isOfFile = sources.agentEnv.kind === 'file';
            const agentEnv = values.agentEnv.filter((wish)=>isOfFile || !wish.includes('='));
            const paths = {
                workdir,
                batchDir,
                manifest,
                items,
                template
            };
            const columns = {
                outputSchemaColumn,
                qcSchemaColumn
            };
            (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ)('settings', JSON.stringify({
                configFile,
                values: {
                    ...paths,
                    ...columns,
                    noJson,
                    runner,
                    agentEnv
                }
            }));
        }
        const readLegSettings = ()=>JSON.parse((0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu)('settings'));
        function saveEnded() {
            (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ)('ended', 'true');
        }
        function readOpenRun() {
            const token = (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu)('token');
            return token === '' || (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu)('ended') === 'true' ? undefined : {
                token,
                manifest: (0, _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu)('manifest')
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
    35429: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            b: ()=>recoverAbandoned,
            g: ()=>closeAttempt
        });
        var _core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4355);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        var _running_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16120);
        function abandonedClaims(store) {
            const stateOf = (0, _running_failures_js__WEBPACK_IMPORTED_MODULE_0__._B)(store);
            return [
                ...store.newest().values()
            ].flatMap(({ claim, record })=>{
                if (claim === undefined || record !== undefined) return [];
                return stateOf(claim.owner) === 'dead' ? [
                    claim
                ] : [];
            });
        }
        async function recoverAbandoned(store, rows, killLeftovers, clock) {
            const recovered = [];
            const rowOf = new Map(rows.map((row)=>[
                    row.shardId,
                    row
                ]));
            for (const claim of abandonedClaims(store)){
                const { shard, attempt, owner } = claim;
                const killed = owner.token === '' ? 0 : killLeftovers(owner.token, {
                    shard,
                    attempt
                });
                const row = rowOf.get(shard);
                const message = `its process (pid ${owner.pid}) is gone`;
                const endedMs = row?.status === 'running' ? clock.now() : Date.parse(claim.startedAt);
                const outcome = await closeAttempt(store, claim, row?.logPath ?? '', 'interrupted', message, endedMs);
                if (!outcome.ok) return outcome;
                if (outcome.value === 'written') recovered.push({
                    shard,
                    attempt,
                    killed
                });
            }
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(recovered);
        }
        async function closeAttempt(store, claim, logPath, failureClass, message, nowMs) {
            const failure = {
                class: failureClass,
                message
            };
            const record = {
                format: 'muster.record/1',
                shard: claim.shard,
                attempt: claim.attempt,
                owner: claim.owner,
                status: 'failed',
                failure,
                runner: '',
                startedAt: claim.startedAt,
                finishedAt: (0, _core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.E)(nowMs),
                durationMs: Math.max(0, nowMs - Date.parse(claim.startedAt)),
                exitCode: null,
                signal: null,
                promptDigest: null,
                log: {
                    path: logPath,
                    bytes: 0,
                    isTruncated: false
                }
            };
            try {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(await store.records.write(record));
            } catch (error) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.mP)(error, (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.XM)(error) ?? `${claim.shard}.${claim.attempt}.json`));
            }
        }
    }),
    16120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            EO: ()=>shardRunning,
            WV: ()=>unjudgedWorkers,
            _B: ()=>openOwnerStates,
            fC: ()=>runningFailures,
            g7: ()=>openClaimsAtWork
        });
        var _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43408);
        async function runningFailures(store, rows, isForced) {
            const stateOf = openOwnerStates(store);
            const found = new Map();
            const add = (shard, attempt, startedAt, owner)=>{
                if (!found.has(shard)) found.set(shard, shardRunning(shard, attempt, startedAt, owner));
            };
            const claims = await store.claims.list();
            const ended = new Set(store.outcomes().map(({ shard, attempt })=>`${shard}.${attempt}`));
            for (const { shard, attempt, owner, startedAt } of claims)if (!ended.has(`${shard}.${attempt}`) && stateOf(owner) === 'alive') add(shard, attempt, startedAt, owner);
            const newest = store.newest();
            for (const row of rows){
                const { shardId: shard, status, attempt, startedAt } = row;
                const known = newest.get(shard);
                if (known !== undefined && known.attempt > attempt) {
                    const since = known.claim?.startedAt ?? known.record?.startedAt ?? '';
                    add(shard, known.attempt, since, known.claim?.owner);
                } else if (status === 'running') {
                    const owner = (0, _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__.ST)(row, known)?.owner;
                    const state = owner === undefined ? 'unknown' : stateOf(owner);
                    if (state === 'alive' || state === 'unknown' && !isForced) add(shard, attempt, startedAt, owner);
                }
            }
            return [
                ...found.values()
            ];
        }
        const maxNamed = 5;
        function unjudgedWorkers(store, rows) {
            const stateOf = openOwnerStates(store);
            const newest = store.newest();
            const shards = new Set();
            for (const [shard, { claim, record }] of newest)if (claim !== undefined && record === undefined && stateOf(claim.owner) === 'unknown') shards.add(shard);
            for (const row of rows)if (row.status === 'running' && (0, _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__.ST)(row, newest.get(row.shardId)) === undefined) shards.add(row.shardId);
            if (shards.size === 0) return undefined;
            return {
                reason: 'workers-unjudged',
                shards: [
                    ...shards
                ].slice(0, maxNamed),
                count: shards.size
            };
        }
        function shardRunning(shard, attempt, startedAt, owner) {
            const by = owner === undefined || owner.host === '' ? {} : {
                owner: `pid ${owner.pid} on ${owner.host}`
            };
            return {
                reason: 'shard-running',
                shard,
                attempt,
                startedAt,
                ...by
            };
        }
        function openClaimsAtWork(store, newest) {
            const stateOf = openOwnerStates(store);
            return (shard)=>{
                const { claim, record } = newest.get(shard) ?? {};
                return claim !== undefined && record === undefined && stateOf(claim.owner) === 'alive' ? claim : undefined;
            };
        }
        function openOwnerStates(store) {
            const known = new Map();
            return (owner)=>{
                const key = `${owner.host} ${owner.boot} ${owner.pid} ${owner.processStart}`;
                const state = known.get(key) ?? store.ownerState(owner);
                known.set(key, state);
                return state;
            };
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
