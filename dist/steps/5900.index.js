export const id = 5900;
export const ids = [
    5900
];
export const modules = {
    82717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            U: ()=>execHelper
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _runners_process_leftovers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84608);
        const stderrBytes = 64 * 1024;
        const execHelper = async (call)=>{
            const { exec } = await __webpack_require__.e(6318).then(__webpack_require__.bind(__webpack_require__, 66318));
            const mark = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
            const stdout = [];
            let [size, stderr] = [
                0,
                ''
            ];
            const { promise: cut, resolve: cutNow } = Promise.withResolvers();
            const timer = setTimeout(()=>cutNow({
                    kind: 'no-answer'
                }), call.limitMs);
            const listeners = {
                stdout: (chunk)=>{
                    size += chunk.length;
                    if (size > call.limitBytes) cutNow({
                        kind: 'too-much'
                    });
                    else stdout.push(chunk);
                },
                stderr: (chunk)=>{
                    if (stderr.length < stderrBytes) stderr += chunk.toString('utf8');
                }
            };
            const ended = exec(quoted(call.program), [
                ...call.args
            ], {
                ...optionsOf(call, mark),
                listeners
            }).then((code)=>({
                    kind: 'exited',
                    code: code ?? -1,
                    stdout: Buffer.concat(stdout),
                    stderr
                }), (error)=>({
                    kind: 'not-started',
                    error: error.message
                }));
            const end = await Promise.race([
                ended,
                cut
            ]);
            clearTimeout(timer);
            if (end.kind === 'no-answer' || end.kind === 'too-much') (0, _runners_process_leftovers_js__WEBPACK_IMPORTED_MODULE_1__.aT)(mark);
            return end;
        };
        const optionsOf = ({ cwd, env }, mark)=>({
                cwd,
                env: {
                    ...env,
                    MUSTER_OWNER: mark
                },
                silent: true,
                ignoreReturnCode: true
            });
        const quoted = (program)=>`"${program}"`;
    }),
    91509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            m: ()=>openRunLog
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var run_progress = __webpack_require__(62076);
        ;
        const maxHeldBytes = 256 * 1024;
        const freeBytes = 4096;
        function openRedactedStream(redactor, forward) {
            let held = new Uint8Array(0);
            let fresh = [];
            let freshBytes = 0;
            const give = (bytes)=>{
                if (bytes.length > 0) forward(bytes);
            };
            const takeAll = ()=>{
                const all = Buffer.concat([
                    held,
                    ...fresh
                ]);
                held = new Uint8Array(0);
                fresh = [];
                freshBytes = 0;
                return all;
            };
            const look = (bytes)=>{
                const { redacted, taken } = redactor.settled(bytes);
                give(redacted);
                const rest = bytes.subarray(taken);
                if (rest.length > maxHeldBytes) give(Buffer.from('***'));
                else held = Uint8Array.from(rest);
            };
            return {
                write (chunk) {
                    if (held.length === 0 && fresh.length === 0) return look(chunk);
                    fresh.push(Uint8Array.from(chunk));
                    freshBytes += chunk.length;
                    if (held.length <= freeBytes || freshBytes * 4 >= held.length) look(takeAll());
                },
                end () {
                    give(redactor.redact(takeAll()));
                }
            };
        }
        ;
        const defaultClip = {
            headBytes: 256 * 1024,
            tailBytes: 64 * 1024
        };
        function clipOutput(forward, note, { headBytes, tailBytes } = defaultClip) {
            let room = headBytes;
            let tail = Buffer.alloc(0);
            let waiting = [];
            let waitingBytes = 0;
            let dropped = 0;
            const settle = ()=>{
                const all = Buffer.concat([
                    tail,
                    ...waiting
                ]);
                const cut = Math.max(0, all.length - tailBytes);
                dropped += cut;
                tail = Buffer.from(all.subarray(cut));
                waiting = [];
                waitingBytes = 0;
            };
            return {
                write (chunk) {
                    const head = chunk.subarray(0, room);
                    if (head.length > 0) forward(head);
                    room -= head.length;
                    if (head.length === chunk.length) return;
                    waiting.push(chunk.subarray(head.length));
                    waitingBytes += chunk.length - head.length;
                    if (waitingBytes > tailBytes) settle();
                },
                close () {
                    settle();
                    if (dropped > 0) forward(Buffer.from(`\n${note(dropped)}\n`));
                    if (tail.length > 0) forward(tail);
                    tail = Buffer.alloc(0);
                    dropped = 0;
                }
            };
        }
        var external_node_util_ = __webpack_require__(57975);
        ;
        const maxLine = 65_536;
        function openFence(write, token) {
            if (!/^[A-Za-z0-9-]{16,}$/.test(token)) throw new Error('Internal error: a fence needs a long token of letters, digits and hyphens');
            const decoder = new external_node_util_.TextDecoder('utf-8', {
                ignoreBOM: true
            });
            let held = '';
            let isOpen = true;
            write(`::stop-commands::${token}\n`);
            const forward = (text)=>{
                held += text;
                const end = held.lastIndexOf('\n') + 1;
                if (end > 0) {
                    write(held.slice(0, end));
                    held = held.slice(end);
                }
                while(held.length >= maxLine){
                    write(`${held.slice(0, maxLine)}\n`);
                    held = held.slice(maxLine);
                }
            };
            return {
                write: (chunk)=>{
                    if (isOpen) forward(decoder.decode(chunk, {
                        stream: true
                    }));
                },
                close: ()=>{
                    if (!isOpen) return;
                    isOpen = false;
                    forward(decoder.decode());
                    write(`${held === '' ? '' : `${held}\n`}::${token}::\n`);
                    held = '';
                }
            };
        }
        var run_event_text = __webpack_require__(49532);
        var safe_text = __webpack_require__(3201);
        var style = __webpack_require__(82399);
        ;
        function openRunLog(log, { isQuiet, isStreaming, redactor }) {
            const progress = (0, run_progress.mp)();
            const context = {
                style: (0, style.E)(false),
                isColorWanted: false,
                isQuiet,
                progress,
                voice: 'workflow'
            };
            const open = new Map();
            const close = (shard)=>{
                const attempt = open.get(shard);
                open.delete(shard);
                attempt?.end();
            };
            const closeAll = ()=>[
                    ...open.keys()
                ].forEach(close);
            return {
                close: closeAll,
                say: (line)=>log.say(`${line}\n`),
                onEvent (event) {
                    (0, run_progress.Ev)(progress, event);
                    if (event.type === 'shard-output') return open.get(event.shard)?.write(event.chunk);
                    if (event.type === 'shard-finished') close(event.row.shardId);
                    if (event.type === 'shard-let-go') close(event.shard);
                    if (event.type === 'run-finished' || event.type === 'shard-started' && isStreaming) closeAll();
                    log.say((0, run_event_text.H)(event, context).map(({ text })=>`${text}\n`).join(''));
                    if (event.type !== 'shard-started' || isQuiet) return;
                    const openAttempt = isStreaming ? streamAttempt : holdAttempt;
                    open.set(event.row.shardId, openAttempt(log, event, redactor));
                }
            };
        }
        function streamAttempt(log, started, redactor) {
            const endGroup = log.openGroup(titleOf(started));
            const fence = openFence(log.raw, newToken());
            const output = openOutput((chunk)=>fence.write(chunk), started, redactor);
            return {
                write: output.write,
                end: ()=>{
                    output.close();
                    fence.close();
                    endGroup();
                }
            };
        }
        function holdAttempt(log, started, redactor) {
            const chunks = [];
            const output = openOutput((chunk)=>void chunks.push(Buffer.from(chunk)), started, redactor);
            return {
                write: output.write,
                end: ()=>{
                    output.close();
                    const endGroup = log.openGroup(titleOf(started));
                    const fence = openFence(log.raw, newToken());
                    fence.write(Buffer.concat(chunks));
                    fence.close();
                    endGroup();
                }
            };
        }
        function openOutput(forward, started, redactor) {
            const clipped = clipOutput(forward, noteOf(started));
            const stream = openRedactedStream(redactor, (bytes)=>clipped.write(bytes));
            return {
                write: (chunk)=>stream.write(chunk),
                close: ()=>{
                    stream.end();
                    clipped.close();
                }
            };
        }
        const newToken = ()=>(0, external_node_crypto_.randomBytes)(16).toString('hex');
        const titleOf = ({ row, attempt })=>`${(0, safe_text.H)(row.shardId)}${attempt === 1 ? '' : ` (attempt ${attempt})`}`;
        const noteOf = ({ row })=>(droppedBytes)=>`\u{2026} ${droppedBytes} bytes are not shown here; ${(0, safe_text.H)(row.logPath)} has more`;
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
    62076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            EU: ()=>runCounts,
            Ev: ()=>applyRunEvent,
            mp: ()=>openProgress,
            oO: ()=>finishedShards
        });
        var _batch_cut_off_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13231);
        function openProgress() {
            return {
                selected: 0,
                jobs: 1,
                startedAt: 0,
                counts: {
                    running: 0,
                    verified: 0,
                    succeeded: 0,
                    failed: 0,
                    waiting: 0,
                    elsewhere: 0,
                    letGo: 0,
                    unrecorded: 0
                },
                running: new Map(),
                states: new Map(),
                failures: new Map(),
                outOfScope: new Set(),
                attempts: 0,
                finishedAttempts: 0,
                finishedMs: 0
            };
        }
        function applyRunEvent(progress, event) {
            switch(event.type){
                case 'run-started':
                    progress.selected = event.selected;
                    progress.jobs = event.jobs;
                    progress.startedAt = event.at;
                    return;
                case 'shard-started':
                    {
                        const shard = event.row.shardId;
                        progress.attempts += 1;
                        progress.running.set(shard, {
                            shard,
                            attempt: event.attempt,
                            startedAt: event.at
                        });
                        move(progress, shard, 'running');
                        return;
                    }
                case 'shard-output':
                    {
                        const running = progress.running.get(event.shard);
                        if (running !== undefined) running.lastOutputAt = event.at;
                        return;
                    }
                case 'shard-finished':
                    progress.finishedAttempts += 1;
                    progress.finishedMs += event.durationMs;
                    move(progress, event.row.shardId, event.status);
                    if (event.outOfScope !== undefined) progress.outOfScope.add(event.row.shardId);
                    if (event.status === 'failed') progress.failures.set(event.row.shardId, event.failure?.class);
                    return;
                case 'shard-retrying':
                    move(progress, event.shard, 'waiting');
                    return;
                case 'shard-claimed-elsewhere':
                    move(progress, event.shard, 'elsewhere');
                    return;
                case 'shard-let-go':
                    move(progress, event.shard, progress.running.has(event.shard) ? 'unrecorded' : 'letGo');
                    return;
                case 'halting':
                    progress.ending = `halting: ${event.rule}`;
                    return;
                case 'stopping':
                    progress.ending = `stopping: ${event.signal}`;
                    return;
                default:
            }
        }
        function move(progress, shard, state) {
            const before = progress.states.get(shard);
            if (before !== undefined) progress.counts[before] -= 1;
            progress.states.set(shard, state);
            progress.counts[state] += 1;
            if (state !== 'running') progress.running.delete(shard);
            progress.failures.delete(shard);
        }
        function finishedShards({ counts }) {
            return counts.verified + counts.succeeded + counts.failed + counts.elsewhere + counts.letGo + counts.unrecorded;
        }
        function estimateLeft(progress) {
            const left = progress.selected - finishedShards(progress);
            if (progress.finishedAttempts === 0 || left <= 0) return undefined;
            const jobs = Math.max(1, Math.min(progress.jobs, left));
            return progress.finishedMs / progress.finishedAttempts * left / jobs;
        }
        function runCounts({ counts, failures }) {
            const stopped = [
                ...failures.values()
            ].filter(_batch_cut_off_js__WEBPACK_IMPORTED_MODULE_0__.s).length;
            const { verified, succeeded, letGo, unrecorded } = counts;
            const failed = counts.failed - stopped + counts.waiting;
            return {
                verified,
                succeeded,
                failed,
                stopped,
                'not recorded': unrecorded,
                'not started': letGo
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
    5246: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>runBatch,
            G: ()=>selectFor
        });
        var fold = __webpack_require__(43408);
        var manifest_row = __webpack_require__(31319);
        var cut_off = __webpack_require__(13231);
        ;
        function isCutOff(row, newest) {
            const isOfThisAttempt = newest !== undefined && newest.attempt === row.attempt;
            return row.status === 'failed' && isOfThisAttempt && (0, cut_off.s)(newest.record?.failureClass);
        }
        function selectRows(rows, newest, selection) {
            const statuses = selection.statuses ?? [
                'pending'
            ];
            const takesCutOff = statuses.includes('pending');
            const chosen = [];
            for (const row of rows){
                if (chosen.length === selection.limit) break;
                if (row.status === 'running') continue;
                const attempt = newest.get(row.shardId);
                if (!statuses.includes(row.status) && !(takesCutOff && isCutOff(row, attempt))) continue;
                if (!hasFailureClass(attempt, selection.failureClasses)) continue;
                chosen.push(row);
            }
            return chosen;
        }
        function hasFailureClass(attempt, classes) {
            if (classes === undefined || classes.length === 0) return true;
            const found = attempt?.record?.failureClass;
            return found !== undefined && classes.includes(found);
        }
        function isSettledMeanwhile(selected, now) {
            return now.status !== selected.status && (now.status === 'skipped' || now.status === 'verified' || now.status === 'succeeded');
        }
        var unknown_shard = __webpack_require__(61812);
        var core_result = __webpack_require__(30315);
        var external_node_events_ = __webpack_require__(78474);
        var external_node_path_ = __webpack_require__(76760);
        var loop_halt = __webpack_require__(15924);
        ;
        const retriable = {
            exit: true,
            signal: true,
            timeout: true,
            'idle-timeout': true,
            verify: true,
            'verify-command': true,
            rate: true,
            capacity: true,
            task: true,
            interrupted: true,
            quota: false,
            auth: false,
            spawn: false,
            cancelled: false,
            reclaimed: false,
            secret: false,
            scope: false
        };
        const maxRetryDelayMs = 5 * 60_000;
        const leastServiceDelayMs = 5_000;
        function retryDelayMs(failure, failedSoFar, policy, chance) {
            if (!retriable[failure] || failedSoFar > policy.retries) return undefined;
            const isService = failure === 'rate' || failure === 'capacity';
            const base = isService ? Math.max(policy.delayMs, leastServiceDelayMs) : policy.delayMs;
            const full = Math.min(base * 2 ** (failedSoFar - 1), maxRetryDelayMs);
            return Math.round(full * (0.5 + chance / 2));
        }
        ;
        function newSchedule(shards, jobs, halt) {
            const empty = {
                phase: 'going',
                shards,
                next: 0,
                ready: [],
                waiting: 0,
                running: 0,
                passed: 0,
                failed: 0,
                jobs
            };
            return halt === undefined ? empty : {
                ...empty,
                halt
            };
        }
        function stepSchedule(state, event) {
            const effects = [];
            const settled = settle(state, event, effects);
            const turned = turn(settled, event, effects);
            return {
                state: fill(turned, effects),
                effects
            };
        }
        function settle(state, event, effects) {
            switch(event.type){
                case 'begin':
                case 'stop':
                    return state;
                case 'let-go':
                    return {
                        ...state,
                        running: state.running - 1,
                        failed: state.failed + (event.isFailure ? 1 : 0)
                    };
                case 'finished':
                    {
                        const running = state.running - 1;
                        if (event.isPassed) return {
                            ...state,
                            running,
                            passed: state.passed + 1
                        };
                        if (event.retryInMs === undefined || state.phase !== 'going') return {
                            ...state,
                            running,
                            failed: state.failed + 1
                        };
                        effects.push({
                            type: 'wait',
                            shard: event.shard,
                            ms: event.retryInMs
                        });
                        return {
                            ...state,
                            running,
                            waiting: state.waiting + 1
                        };
                    }
                case 'retry-due':
                    {
                        const waiting = state.waiting - 1;
                        if (state.phase !== 'going') return {
                            ...state,
                            waiting,
                            failed: state.failed + 1
                        };
                        return {
                            ...state,
                            waiting,
                            ready: [
                                ...state.ready,
                                event.shard
                            ]
                        };
                    }
            }
        }
        function turn(state, event, effects) {
            if (event.type === 'stop') return leave(state, event.when, effects);
            const { halt, passed, failed } = state;
            if (state.phase !== 'going' || halt === undefined) return state;
            if (!(0, loop_halt.eU)(halt, {
                total: state.shards.length,
                passed,
                failed
            })) return state;
            effects.push({
                type: 'halting',
                rule: halt
            });
            return leave(state, halt.when, effects);
        }
        function leave(state, when, effects) {
            if (state.phase === 'ended' || state.phase === 'cancelling') return state;
            if (when === 'now') {
                effects.push({
                    type: 'cancel-running'
                });
                return {
                    ...state,
                    phase: 'cancelling'
                };
            }
            return {
                ...state,
                phase: 'draining'
            };
        }
        function fill(state, effects) {
            let { next, ready, running } = state;
            if (state.phase === 'going') {
                while(running < state.jobs){
                    const shard = ready[0] ?? state.shards[next];
                    if (shard === undefined) break;
                    if (ready.length > 0) ready = ready.slice(1);
                    else next += 1;
                    running += 1;
                    effects.push({
                        type: 'start',
                        shard
                    });
                }
                const isOver = running === 0 && state.waiting === 0 && ready.length === 0 && next === state.shards.length;
                if (!isOver) return {
                    ...state,
                    next,
                    ready,
                    running
                };
            } else if (state.phase === 'ended' || running > 0) return state;
            effects.push({
                type: 'end'
            });
            return {
                ...state,
                next,
                ready,
                running,
                phase: 'ended'
            };
        }
        var add_usage = __webpack_require__(81186);
        var system_error = __webpack_require__(26096);
        ;
        function failureOfThrow(shard, folder, thrown) {
            if ((0, system_error.Or)(thrown)) return (0, system_error.mP)(thrown, (0, system_error.XM)(thrown) ?? folder);
            const stack = thrown?.stack;
            const failure = {
                reason: 'unexpected-exception',
                error: `${shard}: ${String(thrown)}`
            };
            return stack === undefined ? failure : {
                ...failure,
                stack
            };
        }
        ;
        const leastPauseMs = 400;
        const pausePerCost = 40;
        function openManifestKeeper(store, clock, onFailure) {
            let cancelTimer;
            let underWay = Promise.resolve();
            let isDirty = false;
            let isClosed = false;
            let pauseMs = leastPauseMs;
            let told = '';
            const tell = (failures)=>{
                const what = failures.length === 0 ? '' : JSON.stringify(failures);
                if (what !== told) failures.forEach(onFailure);
                told = what;
            };
            const commit = async ()=>{
                const startedMs = clock.now();
                isDirty = false;
                const result = await store.commit();
                pauseMs = Math.max(leastPauseMs, (clock.now() - startedMs) * pausePerCost);
                return result;
            };
            const plan = ()=>{
                if (cancelTimer !== undefined || isClosed) return;
                cancelTimer = clock.after(pauseMs, ()=>{
                    cancelTimer = undefined;
                    underWay = commit().then((result)=>{
                        tell(result.ok ? [] : result.failures);
                        if (isDirty) plan();
                    }, (error)=>tell([
                            {
                                reason: 'unexpected-exception',
                                error: String(error)
                            }
                        ]));
                });
            };
            return {
                touch () {
                    isDirty = true;
                    plan();
                },
                async close () {
                    isClosed = true;
                    cancelTimer?.();
                    await underWay;
                    const result = await commit();
                    return result.ok ? (0, core_result.ok)(result.value) : (0, core_result.wf)(result.failures);
                }
            };
        }
        var timestamp = __webpack_require__(4355);
        var record = __webpack_require__(56570);
        ;
        function judgeAttempt(evidence) {
            const failure = runnerFailure(evidence) ?? (evidence.verdicts === undefined ? undefined : verdictFailure(evidence.verdicts)) ?? verifyCommandFailure(evidence.verifyCommand);
            if (failure !== undefined) return {
                status: 'failed',
                failure: {
                    ...failure,
                    ...problemsOf(evidence.verdicts)
                }
            };
            const isVerified = evidence.verdicts !== undefined || evidence.verifyCommand !== undefined;
            return {
                status: isVerified ? 'verified' : 'succeeded'
            };
        }
        function runnerFailure({ runner, verdicts }) {
            const { failure: said, ...end } = runner;
            const areFilesGood = verdicts !== undefined && verdicts.every((verdict)=>verdict.problems.length === 0);
            const isFinding = said?.class === 'secret' || said?.class === 'scope';
            const isOverruled = said !== undefined && !isFinding && end.outcome === 'exited' && end.exitCode === 0 && areFilesGood;
            return endFailure(isOverruled ? end : runner, 'runner');
        }
        function endFailure(end, who) {
            const after = `after ${(end.durationMs / 1000).toFixed(1)} s`;
            switch(end.outcome){
                case 'timeout':
                    return {
                        class: 'timeout',
                        message: `the ${who} timed out ${after}`
                    };
                case 'idle-timeout':
                    return {
                        class: 'idle-timeout',
                        message: `the ${who} printed nothing for too long and was stopped ${after}`
                    };
                case 'cancelled':
                    return {
                        class: 'cancelled',
                        message: `the ${who} was stopped ${after}`
                    };
                case 'spawn-failed':
                    return end.failure ?? {
                        class: 'spawn',
                        message: `the ${who} could not be started`
                    };
                case 'exited':
                    if (end.failure !== undefined) return end.failure;
                    if (end.signal !== null) return {
                        class: 'signal',
                        message: `the ${who} was killed by ${end.signal}`
                    };
                    if (end.exitCode !== 0) return {
                        class: 'exit',
                        message: `the ${who} exited with code ${end.exitCode}`
                    };
                    return undefined;
            }
        }
        function verdictFailure(verdicts) {
            const items = verdicts.filter((verdict)=>verdict.problems.length > 0).length;
            if (items === 0) return undefined;
            return {
                class: 'verify',
                message: `${items} of ${verdicts.length} ${verdicts.length === 1 ? 'item' : 'items'} did not pass verification`
            };
        }
        function problemsOf(verdicts = []) {
            const problems = verdicts.flatMap((verdict)=>verdict.problems);
            if (problems.length === 0) return {};
            return {
                problems: problems.slice(0, record.rR),
                problemCount: problems.length
            };
        }
        function verifyCommandFailure(end) {
            const failure = end === undefined ? undefined : endFailure(end, 'verify command');
            if (failure === undefined) return undefined;
            return failure.class === 'exit' || failure.class === 'signal' ? {
                ...failure,
                class: 'verify-command'
            } : failure;
        }
        ;
        function attemptEnv(tools, row, attempt, promptPath, logPath) {
            return {
                ...tools.env,
                AGENT_BATCH_SHARD_ID: row.shardId,
                AGENT_BATCH_PROMPT: promptPath,
                AGENT_BATCH_WORKDIR: tools.workdir,
                AGENT_BATCH_LOG: logPath,
                AGENT_BATCH_ATTEMPT: String(attempt),
                MUSTER_OWNER: tools.store.owner.token,
                MUSTER_ATTEMPT: `${row.shardId}.${attempt}`
            };
        }
        var external_node_fs_ = __webpack_require__(73024);
        var fingerprint = __webpack_require__(78767);
        var earlier_work = __webpack_require__(5539);
        ;
        function verifyAttempt(tools, { shard, attempt }, items, sources, startedMs) {
            if (items === undefined || tools.items?.verifier === undefined) return undefined;
            const { verifier, digests } = tools.items;
            const places = new Map(items.map((item, index)=>[
                    item,
                    index
                ]));
            const now = (item)=>({
                    row: (0, fingerprint.$c)(item),
                    source: sources[places.get(item) ?? -1] ?? null,
                    batch: (0, earlier_work.k)(digests)
                });
            const request = {
                store: tools.store,
                shard,
                attempt,
                now
            };
            const isEarlierWork = (0, earlier_work.U)(request, items);
            return verifier.verify(items, {
                wantDigests: true,
                newerThanMs: ()=>startedMs,
                isEarlierWork
            });
        }
        function recordedItems(items, sources, verdicts, workdir) {
            return items.map((item, index)=>{
                const verdict = verdicts?.[index];
                const word = verdict === undefined ? 'unverified' : verdict.problems.length === 0 ? 'verified' : 'failed';
                const isExecutable = (which)=>verdict === undefined ? isExecutableAt((0, external_node_path_.join)(workdir, item[which])) : verdict[which]?.isExecutable === true;
                const executable = [
                    'output',
                    'qc'
                ].filter(isExecutable);
                return {
                    id: item.id,
                    row: (0, fingerprint.$c)(item),
                    source: sources[index] ?? null,
                    verdict: word,
                    ...verdict?.output === undefined ? {} : {
                        output: verdict.output.sha256
                    },
                    ...verdict?.qc === undefined ? {} : {
                        qc: verdict.qc.sha256
                    },
                    ...executable.length === 0 ? {} : {
                        executable
                    }
                };
            });
        }
        function isExecutableAt(path) {
            try {
                const stats = (0, external_node_fs_.statSync)(path, {
                    throwIfNoEntry: false
                });
                return stats?.isFile() === true && (stats.mode & external_node_fs_.constants.S_IXUSR) !== 0;
            } catch  {
                return false;
            }
        }
        var attempt_log = __webpack_require__(53700);
        ;
        function readPrompt(tools, row) {
            const path = (0, external_node_path_.resolve)(tools.workdir, row.promptPath);
            const bytes = readRegular(path);
            if (bytes === undefined) return (0, core_result.fJ)({
                reason: 'prompt-missing',
                shard: row.shardId,
                path
            });
            const planned = tools.plannedPrompt(row);
            if (!planned.ok) return planned;
            const digest = (0, fingerprint.sc)(bytes);
            const expected = planned.value;
            if (expected !== undefined && expected !== digest) return (0, core_result.fJ)({
                reason: 'prompt-changed',
                shard: row.shardId,
                path: row.promptPath,
                expected,
                found: digest
            });
            return (0, core_result.ok)({
                path,
                bytes,
                digest
            });
        }
        function readRegular(path) {
            try {
                const fd = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
                try {
                    return (0, external_node_fs_.fstatSync)(fd).isFile() ? (0, external_node_fs_.readFileSync)(fd) : undefined;
                } finally{
                    (0, external_node_fs_.closeSync)(fd);
                }
            } catch  {
                return undefined;
            }
        }
        var recover = __webpack_require__(35429);
        var source_digests = __webpack_require__(71936);
        ;
        const writePausesMs = [
            100,
            1000,
            5000
        ];
        const noPauseMends = [
            'ELOOP',
            'ENOTDIR',
            'EISDIR',
            'EACCES',
            'EPERM',
            'EROFS',
            'ENAMETOOLONG'
        ];
        async function writeRecord({ store, clock }, record) {
            for (const pauseMs of writePausesMs){
                try {
                    return await store.records.write(record);
                } catch (error) {
                    if (!(0, system_error.Or)(error) || (0, system_error._m)(error, ...noPauseMends)) throw error;
                    await new Promise((resume)=>clock.after(pauseMs, resume));
                }
            }
            return store.records.write(record);
        }
        ;
        async function runAttempt(tools, row, attempt, signal) {
            const shard = row.shardId;
            const read = readPrompt(tools, row);
            if (!read.ok) return {
                kind: 'not-started',
                failures: read.failures
            };
            const prompt = read.value;
            const blocked = (0, attempt_log.Pi)((0, external_node_path_.resolve)(tools.workdir, row.logPath), row.logPath);
            if (blocked !== undefined) return {
                kind: 'not-started',
                failures: [
                    blocked
                ]
            };
            const startedMs = tools.clock.now();
            const claim = {
                format: 'muster.claim/1',
                shard,
                attempt,
                owner: tools.store.owner,
                startedAt: (0, timestamp.E)(startedMs)
            };
            const claimed = await tools.store.claims.claim(claim);
            if (!claimed.won) return {
                kind: 'claimed-elsewhere'
            };
            const still = tools.plannedPrompt(row);
            if (!still.ok) {
                const why = 'the batch was planned again at this moment';
                await (0, recover.g)(tools.store, claim, row.logPath, 'interrupted', why, tools.clock.now());
                return {
                    kind: 'not-started',
                    failures: still.failures
                };
            }
            try {
                return await runClaimed(tools, row, claim, prompt, startedMs, signal);
            } catch (error) {
                const message = error instanceof Error ? error.message : String(error);
                await (0, recover.g)(tools.store, claim, row.logPath, 'interrupted', message, tools.clock.now()).catch(()=>{});
                throw error;
            }
        }
        async function runClaimed(tools, row, claim, prompt, startedMs, signal) {
            const { shard, attempt } = claim;
            tools.faultPoint('after-claim');
            tools.emit({
                type: 'shard-started',
                row,
                attempt,
                runner: tools.runner.name,
                at: startedMs
            });
            const logPath = (0, external_node_path_.resolve)(tools.workdir, row.logPath);
            (0, attempt_log.GF)(tools.workdir, logPath, attempt, (earlier)=>tools.store.readRecord(shard, earlier));
            const items = tools.items?.ofShard(shard);
            const sources = await (0, source_digests.UQ)(tools.workdir, items ?? []);
            const env = attemptEnv(tools, row, attempt, prompt.path, logPath);
            const exit = await tools.runner.run({
                shard,
                attempt,
                prompt: prompt.bytes,
                promptPath: prompt.path,
                workdir: tools.workdir,
                logPath,
                env,
                ...tools.limits,
                signal,
                onOutput: (chunk)=>{
                    tools.faultPoint('mid-child');
                    if (tools.wantsOutput) tools.emit({
                        type: 'shard-output',
                        shard,
                        attempt,
                        chunk,
                        at: tools.clock.now()
                    });
                }
            });
            tools.faultPoint('after-child');
            const verify = ()=>verifyAttempt(tools, claim, items, sources, startedMs);
            const evidence = await gatherEvidence(tools, exit, verify, {
                env,
                logPath,
                signal
            });
            const leftovers = exit.leftovers + (evidence.verifyCommand?.leftovers ?? 0);
            const { status, failure } = judgeAttempt(evidence);
            const finishedMs = tools.clock.now();
            const record = {
                format: 'muster.record/1',
                shard,
                attempt,
                owner: tools.store.owner,
                status,
                ...failure === undefined ? {} : {
                    failure
                },
                runner: tools.runner.name,
                startedAt: claim.startedAt,
                finishedAt: (0, timestamp.E)(finishedMs),
                durationMs: Math.max(0, finishedMs - startedMs),
                exitCode: exit.exitCode,
                signal: exit.signal,
                promptDigest: prompt.digest,
                ...tools.items?.planDigest === undefined ? {} : {
                    planDigest: tools.items.planDigest
                },
                ...tools.items === undefined ? {} : {
                    digests: tools.items.digests
                },
                ...items === undefined ? {} : {
                    items: recordedItems(items, sources, evidence.verdicts, tools.workdir)
                },
                log: {
                    path: row.logPath,
                    bytes: exit.logBytes,
                    isTruncated: exit.isLogTruncated
                },
                ...leftovers > 0 ? {
                    leftovers
                } : {},
                ...exit.usage === undefined ? {} : {
                    usage: exit.usage
                },
                ...exit.outOfScope === undefined ? {} : {
                    outOfScope: exit.outOfScope
                }
            };
            const written = await writeRecord(tools, record);
            if (written === 'taken') return {
                kind: 'claim-lost',
                failure: {
                    reason: 'claim-lost',
                    shard,
                    attempt
                }
            };
            tools.faultPoint('after-record');
            return {
                kind: 'recorded',
                record
            };
        }
        async function gatherEvidence(tools, runner, verify, { env, logPath, signal }) {
            const evidence = {
                runner,
                ...verdictsOf(verify())
            };
            const isGood = judgeAttempt(evidence).status !== 'failed';
            if (tools.verifyCommand === undefined || !isGood) return evidence;
            const { command, run } = tools.verifyCommand;
            const { workdir, limits } = tools;
            const verifyCommand = await run({
                command,
                workdir,
                env,
                logPath,
                ...limits,
                signal
            });
            const isPassed = endFailure(verifyCommand, 'verify command') === undefined;
            return {
                ...evidence,
                ...isPassed ? verdictsOf(verify()) : {},
                verifyCommand
            };
        }
        const verdictsOf = (verdicts)=>verdicts === undefined ? {} : {
                verdicts
            };
        ;
        function slimRecord({ items: _items, ...record }) {
            if (record.failure === undefined) return record;
            const { problems: _problems, ...failure } = record.failure;
            return {
                ...record,
                failure
            };
        }
        ;
        class ShardWaits {
            #clock;
            #retries = new Set();
            #starts = new Map();
            constructor(clock){
                this.#clock = clock;
            }
            startIn(ms, shard, start) {
                const takeBack = this.#clock.after(ms, ()=>{
                    this.#starts.delete(shard);
                    start();
                });
                this.#starts.set(shard, takeBack);
            }
            retryIn(ms, retry) {
                const takeBack = this.#clock.after(ms, ()=>{
                    this.#retries.delete(takeBack);
                    retry();
                });
                this.#retries.add(takeBack);
            }
            giveUpStarts(onGivenUp) {
                for (const [shard, takeBack] of this.#starts){
                    takeBack();
                    this.#starts.delete(shard);
                    onGivenUp(shard);
                }
            }
            giveUpRetries() {
                for (const takeBack of this.#retries)takeBack();
            }
        }
        ;
        class BatchRun {
            keeper;
            records = new Map();
            #request;
            #rows;
            #attempts = new Map();
            #failures = new Map();
            #troubles = [];
            #cancel = new AbortController();
            #waits;
            #schedule;
            #edited;
            #settled = new Set();
            #claimedElsewhere = 0;
            #usage = {};
            #halted;
            #stoppedBy;
            #end = ()=>{};
            constructor(request, selected, newest){
                const { tools } = request;
                this.#request = request;
                this.#waits = new ShardWaits(tools.clock);
                (0, external_node_events_.setMaxListeners)(0, this.#cancel.signal);
                this.#rows = new Map(selected.map((row)=>[
                        row.shardId,
                        row
                    ]));
                for (const row of selected)this.#attempts.set(row.shardId, Math.max(row.attempt, newest.get(row.shardId)?.attempt ?? 0));
                this.#schedule = newSchedule([
                    ...this.#rows.keys()
                ], request.jobs, request.halt);
                const warn = (failure)=>tools.emit({
                        type: 'warning',
                        failure,
                        at: tools.clock.now()
                    });
                this.keeper = openManifestKeeper(tools.store, tools.clock, warn);
            }
            async drive() {
                const { stop, tools } = this.#request;
                const onStop = ()=>{
                    this.#stoppedBy = String(stop.reason);
                    tools.emit({
                        type: 'stopping',
                        signal: this.#stoppedBy,
                        at: tools.clock.now()
                    });
                    this.#step({
                        type: 'stop',
                        when: 'now'
                    });
                };
                const ended = new Promise((resolve)=>this.#end = resolve);
                stop.addEventListener('abort', onStop, {
                    once: true
                });
                if (stop.aborted) onStop();
                else this.#step({
                    type: 'begin'
                });
                await ended;
                stop.removeEventListener('abort', onStop);
            }
            summary(rows, durationMs) {
                return {
                    rows,
                    records: this.records,
                    troubles: this.#troubles,
                    selected: this.#rows.size,
                    notStarted: this.#rows.size - this.#settled.size,
                    claimedElsewhere: this.#claimedElsewhere,
                    ...this.#halted === undefined ? {} : {
                        halted: this.#halted
                    },
                    ...this.#stoppedBy === undefined ? {} : {
                        stoppedBy: this.#stoppedBy
                    },
                    usage: this.#usage,
                    durationMs
                };
            }
            #step(event) {
                const { state, effects } = stepSchedule(this.#schedule, event);
                this.#schedule = state;
                for (const effect of effects)this.#perform(effect);
                if (state.phase !== 'going') this.#waits.giveUpStarts((shard)=>this.#step({
                        type: 'let-go',
                        shard,
                        isFailure: false
                    }));
            }
            #perform(effect) {
                const { tools, startJitterMs, random } = this.#request;
                switch(effect.type){
                    case 'start':
                        if (startJitterMs <= 0) return this.#start(effect.shard);
                        return this.#waits.startIn(random() * startJitterMs, effect.shard, ()=>this.#start(effect.shard));
                    case 'wait':
                        return this.#waits.retryIn(effect.ms, ()=>this.#step({
                                type: 'retry-due',
                                shard: effect.shard
                            }));
                    case 'halting':
                        this.#halted = effect.rule;
                        tools.emit({
                            type: 'halting',
                            rule: (0, loop_halt.kc)(effect.rule),
                            when: effect.rule.when,
                            at: tools.clock.now()
                        });
                        return;
                    case 'cancel-running':
                        return this.#cancel.abort();
                    case 'end':
                        this.#waits.giveUpRetries();
                        this.#end();
                }
            }
            #start(shard) {
                const row = this.#rows.get(shard);
                if (row === undefined) throw new Error(`Internal error: shard ${shard} was not selected`);
                const edited = this.#request.tools.store.rowsIfEdited();
                if (edited !== undefined) this.#edited = new Map(edited.map((now)=>[
                        now.shardId,
                        now
                    ]));
                const now = this.#edited?.get(shard);
                if (now !== undefined && isSettledMeanwhile(row, now)) return queueMicrotask(()=>this.#leave(shard, now.status));
                const attempt = (this.#attempts.get(shard) ?? 0) + 1;
                this.#attempts.set(shard, attempt);
                runAttempt(this.#request.tools, row, attempt, this.#cancel.signal).then((outcome)=>this.#settle(row, attempt, outcome), (error)=>{
                    const folder = (0, external_node_path_.dirname)(this.#request.tools.store.manifestPath);
                    this.#trouble(shard, attempt, [
                        failureOfThrow(shard, folder, error)
                    ]);
                });
            }
            #leave(shard, status) {
                const { tools } = this.#request;
                this.#settled.add(shard);
                this.#claimedElsewhere += 1;
                tools.emit({
                    type: 'shard-claimed-elsewhere',
                    shard,
                    status,
                    at: tools.clock.now()
                });
                this.#step({
                    type: 'let-go',
                    shard,
                    isFailure: false
                });
            }
            #settle(row, attempt, outcome) {
                const shard = row.shardId;
                const { tools } = this.#request;
                const at = tools.clock.now();
                this.#settled.add(shard);
                switch(outcome.kind){
                    case 'claimed-elsewhere':
                        this.#claimedElsewhere += 1;
                        tools.emit({
                            type: 'shard-claimed-elsewhere',
                            shard,
                            at
                        });
                        return this.#step({
                            type: 'let-go',
                            shard,
                            isFailure: false
                        });
                    case 'not-started':
                        return this.#trouble(shard, attempt, outcome.failures);
                    case 'claim-lost':
                        return this.#trouble(shard, attempt, [
                            outcome.failure
                        ]);
                    case 'recorded':
                        this.keeper.touch();
                        return this.#finish(row, attempt, outcome.record);
                }
            }
            #trouble(shard, attempt, failures) {
                const { tools } = this.#request;
                this.#settled.add(shard);
                this.tell(failures);
                tools.emit({
                    type: 'shard-let-go',
                    shard,
                    attempt,
                    at: tools.clock.now()
                });
                this.#step({
                    type: 'let-go',
                    shard,
                    isFailure: true
                });
            }
            tell(failures) {
                const { emit, clock } = this.#request.tools;
                this.#troubles.push(...failures);
                for (const failure of failures)emit({
                    type: 'warning',
                    failure,
                    isTrouble: true,
                    at: clock.now()
                });
            }
            #finish(row, attempt, record) {
                const { tools, retry, random } = this.#request;
                const { shard, status, failure, exitCode, durationMs, usage, outOfScope } = record;
                const at = tools.clock.now();
                this.#usage = (0, add_usage.v)([
                    this.#usage,
                    usage
                ]);
                this.records.set(shard, slimRecord(record));
                const facts = {
                    ...failure === undefined ? {} : {
                        failure
                    },
                    ...usage === undefined ? {} : {
                        usage
                    },
                    ...outOfScope === undefined ? {} : {
                        outOfScope
                    }
                };
                tools.emit({
                    type: 'shard-finished',
                    row,
                    attempt,
                    status,
                    exitCode,
                    durationMs,
                    ...facts,
                    at
                });
                if (status !== 'failed') return this.#step({
                    type: 'finished',
                    shard,
                    isPassed: true
                });
                const failures = (this.#failures.get(shard) ?? 0) + 1;
                this.#failures.set(shard, failures);
                const delayMs = failure === undefined ? undefined : retryDelayMs(failure.class, failures, retry, random());
                if (delayMs === undefined || this.#schedule.phase !== 'going' || failure === undefined) return this.#step({
                    type: 'finished',
                    shard,
                    isPassed: false
                });
                tools.emit({
                    type: 'shard-retrying',
                    shard,
                    nextAttempt: attempt + 1,
                    delayMs,
                    failure,
                    at
                });
                this.#step({
                    type: 'finished',
                    shard,
                    isPassed: false,
                    retryInMs: delayMs
                });
            }
        }
        ;
        const maxNamed = 20;
        function lostRecords(store, written, rows) {
            const standing = new Set(store.outcomes().map(({ shard, attempt })=>`${shard}.${attempt}`));
            const known = new Set(rows.map(({ shardId, attempt, status })=>`${shardId}.${attempt}.${status}`));
            const shards = [
                ...written
            ].filter(({ shard, attempt })=>!standing.has(`${shard}.${attempt}`)).filter(({ shard, attempt, status })=>!known.has(`${shard}.${attempt}.${status}`)).map(({ shard })=>shard);
            if (shards.length === 0) return undefined;
            return {
                reason: 'records-lost',
                shards: shards.slice(0, maxNamed),
                count: shards.length
            };
        }
        ;
        const missing_prompts_maxNamed = 3;
        function missingPrompts(workdir, rows) {
            const missing = rows.filter(({ promptPath })=>!isFile((0, external_node_path_.resolve)(workdir, promptPath)));
            if (missing.length === 0) return undefined;
            const paths = missing.slice(0, missing_prompts_maxNamed).map(({ promptPath })=>promptPath);
            return {
                reason: 'prompts-missing',
                count: missing.length,
                paths
            };
        }
        function isFile(path) {
            try {
                return (0, external_node_fs_.statSync)(path, {
                    throwIfNoEntry: false
                })?.isFile() === true;
            } catch  {
                return false;
            }
        }
        var running_failures = __webpack_require__(16120);
        ;
        async function runBatch(request) {
            const { tools } = request;
            const { store, clock, emit } = tools;
            const startedMs = clock.now();
            const newestBefore = store.newest();
            const before = store.readRows();
            if (!before.ok) return before;
            const recovered = await (0, recover.b)(store, before.value, request.killLeftovers, clock);
            if (!recovered.ok) return recovered;
            for (const { shard, attempt, killed } of recovered.value)emit({
                type: 'shard-recovered',
                shard,
                attempt,
                killed,
                at: clock.now()
            });
            const newest = recovered.value.length === 0 ? newestBefore : store.newest();
            const rows = recovered.value.length === 0 ? before : store.readRows();
            if (!rows.ok) return rows;
            const selected = selectFor(request, rows.value, newest);
            if (!selected.ok) return selected;
            const missing = request.needsEveryPrompt === true ? missingPrompts(tools.workdir, selected.value) : undefined;
            if (missing !== undefined) return (0, core_result.fJ)(missing);
            const run = new BatchRun(request, selected.value, newest);
            const { jobs } = request;
            const counts = (0, fold.ip)(rows.value);
            const runner = tools.runner.name;
            emit({
                type: 'run-started',
                runner,
                selected: selected.value.length,
                jobs,
                counts,
                at: startedMs
            });
            await run.drive();
            request.killLeftovers(store.owner.token);
            const committed = await run.keeper.close();
            if (!committed.ok) run.tell(committed.failures);
            const after = committed.ok ? committed.value : (0, fold.H4)(rows.value, store.newest(), startedMs);
            const lost = lostRecords(store, run.records.values(), after);
            if (lost !== undefined) run.tell([
                lost
            ]);
            const summary = run.summary(after, clock.now() - startedMs);
            const failed = [
                ...summary.records.values()
            ].filter((record)=>record.status === 'failed').length;
            emit({
                type: 'run-finished',
                counts: (0, fold.ip)(after),
                ran: summary.records.size,
                failed,
                durationMs: summary.durationMs,
                usage: summary.usage,
                at: clock.now()
            });
            return (0, core_result.ok)(summary);
        }
        function selectFor({ shard, selection, tools }, rows, newest) {
            const claimAtWork = (0, running_failures.g7)(tools.store, newest);
            if (shard === undefined) {
                const isFree = (row)=>claimAtWork(row.shardId) === undefined;
                return (0, core_result.ok)(selectRows(rows.filter(isFree), newest, selection));
            }
            const row = rows.find((candidate)=>candidate.shardId === shard);
            if (row === undefined) return (0, core_result.fJ)((0, unknown_shard.x)(shard, rows.map(({ shardId })=>shardId), tools.store.manifestPath));
            const open = claimAtWork(shard);
            if (open !== undefined) return (0, core_result.fJ)((0, running_failures.EO)(shard, open.attempt, open.startedAt, open.owner));
            if (row.status === 'running') {
                const owner = (0, fold.ST)(row, newest.get(shard))?.owner;
                return (0, core_result.fJ)((0, running_failures.EO)(shard, row.attempt, row.startedAt, owner));
            }
            return (0, core_result.ok)(selectRows([
                row
            ], newest, {
                ...selection,
                statuses: selection.statuses ?? manifest_row.p
            }));
        }
    }),
    51070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            WN: ()=>countsText,
            kV: ()=>batchCountsText,
            tA: ()=>paintStatus
        });
        var _core_count_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28673);
        const order = [
            'verified',
            'succeeded',
            'failed',
            'stopped',
            'running',
            'not recorded',
            'not started',
            'pending',
            'skipped'
        ];
        function countsText(counts, style, separator = ', ') {
            const parts = order.flatMap((status)=>{
                const count = counts[status] ?? 0;
                return count === 0 ? [] : [
                    paintStatus(status, style)(`${count} ${status}`)
                ];
            });
            return parts.length === 0 ? 'nothing' : parts.join(separator);
        }
        function batchCountsText(counts, style) {
            const total = Object.values(counts).reduce((sum, count)=>sum + count, 0);
            if (total > 1 && counts.skipped === total) return `all ${total} shards are skipped`;
            return `${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(total, 'shard')}: ${countsText(counts, style)}`;
        }
        function paintStatus(status, style) {
            switch(status){
                case 'verified':
                    return style.green;
                case 'succeeded':
                case 'running':
                    return style.cyan;
                case 'failed':
                case 'not recorded':
                    return style.red;
                case 'stopped':
                case 'not started':
                    return style.yellow;
                default:
                    return style.dim;
            }
        }
    }),
    49532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            p: ()=>problemLines,
            H: ()=>runEventLines
        });
        var cut_off = __webpack_require__(13231);
        var count_of = __webpack_require__(28673);
        var result = __webpack_require__(30315);
        var duration = __webpack_require__(41755);
        ;
        function hasLastWords(cause) {
            switch(cause){
                case 'exit':
                case 'signal':
                case 'timeout':
                case 'idle-timeout':
                case 'verify-command':
                    return true;
                default:
                    return false;
            }
        }
        var scope_report = __webpack_require__(15106);
        var run_progress = __webpack_require__(62076);
        var counts_text = __webpack_require__(51070);
        var problem_text = __webpack_require__(92885);
        var render_failures = __webpack_require__(58090);
        var quote = __webpack_require__(53338);
        var safe_text = __webpack_require__(3201);
        var scope_text = __webpack_require__(48564);
        var next_steps = __webpack_require__(97912);
        var string_width = __webpack_require__(57954);
        ;
        let segmenter;
        function textWidth(text) {
            return (0, string_width.A)(text);
        }
        function fitText(text, columns) {
            if (columns <= 0) return '';
            if (textWidth(text) <= columns) return text;
            segmenter ??= new Intl.Segmenter(undefined, {
                granularity: 'grapheme'
            });
            let fitted = '';
            let width = 0;
            for (const { segment } of segmenter.segment(text)){
                const next = width + textWidth(segment);
                if (next > columns - 1) break;
                fitted += segment;
                width = next;
            }
            return `${fitted}\u{2026}`;
        }
        function hangText(text, columns, indent, taken = indent) {
            const end = Math.max(columns, indent + 20);
            if (taken + textWidth(text) <= end) return text;
            const lines = [];
            let [line, width] = [
                '',
                taken
            ];
            for (const [, gap = '', word = ''] of text.matchAll(/( *)((?:`[^`]*`|[^ `]|`)*)/g)){
                const size = textWidth(word);
                if (line === '' || width + gap.length + size <= end) {
                    line += gap + word;
                    width += gap.length + size;
                } else if (word !== '') {
                    lines.push(line);
                    line = word;
                    width = indent + size;
                }
            }
            return [
                ...lines,
                line
            ].join(`\n${' '.repeat(indent)}`);
        }
        function padText(text, columns, align = 'left') {
            const fitted = fitText(text, columns);
            const fill = ' '.repeat(Math.max(0, columns - textWidth(fitted)));
            return align === 'left' ? fitted + fill : fill + fitted;
        }
        ;
        const label = 'next       ';
        const leastReason = 20;
        const belowIndent = label.length + 2;
        function nextStepLines(steps, style, columns = Infinity) {
            const commands = steps.map((step)=>(0, quote.$Q)(step.command));
            const width = Math.min(40, Math.max(0, ...commands.map(textWidth)));
            return steps.map(({ why }, index)=>{
                const command = commands[index] ?? '';
                const start = index === 0 ? style.bold(label) : ' '.repeat(label.length);
                const shown = textWidth(command) > width ? command : padText(command, width);
                const before = label.length + textWidth(shown) + 2;
                if (before + leastReason > columns) {
                    const below = hangText(why, columns, belowIndent);
                    return `${start}${style.cyan(command)}\n${' '.repeat(belowIndent)}${style.dim(below)}`;
                }
                const hung = hangText(why, columns, Math.min(before, label.length + width + 2), before);
                return `${start}${style.cyan(shown)}  ${style.dim(hung)}`;
            });
        }
        var numbers = __webpack_require__(34204);
        ;
        function summaryLines(event, context) {
            const { style, progress } = context;
            const { counts } = event;
            const total = Object.values(counts).reduce((sum, count)=>sum + count, 0);
            const retried = progress.attempts - progress.states.size;
            const attempts = retried > 0 ? ` in ${(0, count_of.p)(progress.attempts, 'attempt')}` : '';
            const usage = (0, numbers.pK)(event.usage);
            const failedExample = [
                ...progress.failures
            ].find(([, cause])=>!(0, cut_off.s)(cause))?.[0];
            const ran = (0, run_progress.EU)(progress);
            const stopped = Math.min(ran.stopped, counts.failed);
            const steps = (0, next_steps.Zn)({
                counts: counts.pending <= ran['not started'] ? {
                    ...counts,
                    pending: 0
                } : counts,
                cutOff: stopped,
                ...failedExample === undefined ? {} : {
                    failedExample
                },
                ...context.flags
            });
            return [
                '',
                `${style.bold('this run')}   ${(0, counts_text.WN)(ran, style)}${attempts}, ${(0, duration.a)(event.durationMs)}`,
                `${style.bold('batch')}      ${(0, counts_text.WN)({
                    ...counts,
                    failed: counts.failed - stopped,
                    stopped
                }, style)} of ${(0, count_of.p)(total, 'shard')}`,
                ...usage === undefined ? [] : [
                    `${style.bold('usage')}      ${usage}`
                ],
                ...scopeLine([
                    ...progress.outOfScope
                ], style),
                ...context.voice === 'workflow' ? [] : nextStepLines(steps, style)
            ];
        }
        function scopeLine(shards, style) {
            if (shards.length === 0) return [];
            const whose = shards.length === 1 ? 'its' : 'their';
            return [
                `${style.bold('scope')}      ${style.yellow(`${(0, count_of.p)(shards.length, 'shard')} changed files outside of ${whose} outputs`)}: ${(0, quote.Zv)(shards, 5)}`
            ];
        }
        ;
        const maxProblems = 5;
        function runEventLines(event, context) {
            const { style, isQuiet, progress } = context;
            switch(event.type){
                case 'run-started':
                    if (event.selected === 0) return [
                        {
                            to: 'stdout',
                            text: 'no shards selected'
                        },
                        ...isQuiet ? [] : [
                            talk((0, counts_text.kV)(event.counts, style))
                        ]
                    ];
                    return isQuiet ? [] : [
                        talk(style.dim(context.isDry === true ? `a dry run: ${(0, count_of.p)(event.selected, 'shard')} would run, nothing is executed` : `${(0, count_of.p)(event.selected, 'shard')} to run, ${Math.min(event.jobs, event.selected)} at a time`))
                    ];
                case 'shard-started':
                    return isQuiet ? [] : [
                        {
                            to: 'stdout',
                            text: `running ${(0, safe_text.H)(event.row.shardId)} with ${event.runner}`
                        }
                    ];
                case 'shard-finished':
                    if (event.status === 'failed') return failedLines(event, context);
                    return [
                        ...isQuiet ? [] : [
                            talk(finishedLine(event, context))
                        ],
                        ...scopeLines(event, context)
                    ];
                case 'shard-retrying':
                    if (isQuiet) return [];
                    return [
                        talk(`${style.yellow('retrying')} ${(0, quote.$Q)(event.shard)} in ${(0, duration.a)(event.delayMs)} (attempt ${event.nextAttempt})`)
                    ];
                case 'shard-claimed-elsewhere':
                    {
                        if (isQuiet) return [];
                        if (event.status !== undefined) return [
                            talk(`skipping ${(0, quote.$Q)(event.shard)}: it is ${event.status} by now`)
                        ];
                        return [
                            talk(`skipping ${(0, quote.$Q)(event.shard)}: claimed by another run`)
                        ];
                    }
                case 'shard-recovered':
                    {
                        if (isQuiet) return [];
                        const ended = event.killed === 0 ? '' : `; ${event.killed} of its processes still ran and had to be ended`;
                        return [
                            talk(`${style.yellow('recovered')} ${(0, quote.$Q)(event.shard)}: attempt ${event.attempt} died with its run${ended}`)
                        ];
                    }
                case 'halting':
                    {
                        if (isQuiet) return [];
                        const effect = event.when === 'now' ? 'running shards are stopped' : 'running shards may finish, nothing new is started';
                        return [
                            talk(`${style.yellow('halting')} by ${(0, quote.$Q)(event.rule)}: ${effect}`)
                        ];
                    }
                case 'stopping':
                    return [
                        talk(`${style.yellow('stopping')} on ${(0, quote.$Q)(event.signal)}: running shards are stopped, nothing new is started`)
                    ];
                case 'warning':
                    return [
                        talk((0, render_failures.S)([
                            event.failure
                        ], event.isTrouble === true ? 'error' : 'warning', context.isColorWanted, context.voice).trimEnd())
                    ];
                case 'run-finished':
                    return progress.selected === 0 || isQuiet ? [] : summaryLines(event, context).map(talk);
                case 'shard-output':
                case 'shard-let-go':
                    return [];
                default:
                    return (0, result.xb)(event);
            }
        }
        const talk = (text)=>({
                to: 'stderr',
                text
            });
        function finishedLine(event, { style, progress }) {
            const done = style.dim(`[${(0, run_progress.oO)(progress)}/${progress.selected}]`);
            const took = `in ${(0, duration.a)(event.durationMs)} (attempt ${event.attempt})`;
            return `${(0, counts_text.tA)(event.status, style)(event.status)} ${(0, safe_text.H)(event.row.shardId)} ${took} ${done}`;
        }
        function failedLines(event, context) {
            const { style } = context;
            const { row, failure, attempt, durationMs } = event;
            const cause = failure === undefined ? 'no cause recorded' : `${failure.class}: ${(0, quote.$Q)(failure.message)}`;
            const took = `(attempt ${attempt}, ${(0, duration.a)(durationMs)})`;
            const last = hasLastWords(failure?.class) ? context.lastLogLine?.(row.logPath) : undefined;
            const lastLine = last === undefined ? [] : [
                `it said last: ${last}`
            ];
            return [
                {
                    to: 'stdout',
                    text: `failed ${(0, safe_text.H)(row.shardId)}${endText(event)}`
                },
                talk(`  ${(0, safe_text.H)(row.shardId)} ${took} ${style.red(cause)}`),
                ...((0, cut_off.s)(failure?.class) ? [] : problemLines(failure)).map((line)=>talk(`    ${line}`)),
                ...scopeLines(event, context),
                ...lastLine.map((line)=>talk(`    ${(0, quote.$Q)(line)}`)),
                talk(`    ${style.dim(`log: ${(0, quote.$Q)(row.logPath)}`)}`)
            ];
        }
        function scopeLines({ row, failure, ...event }, { style }) {
            const report = (0, scope_report.FG)(event);
            if (report === undefined || failure?.class === 'scope') return [];
            return [
                talk(`  ${style.yellow('out of scope')} ${(0, safe_text.H)(row.shardId)} changed ${(0, scope_text.T)(report)}`)
            ];
        }
        function endText({ exitCode, failure }) {
            if (failure?.class === 'timeout' || failure?.class === 'idle-timeout') return ' with exit code 124';
            return exitCode === 0 ? `: ${failure?.class ?? 'no cause recorded'}` : ` with exit code ${exitCode ?? 1}`;
        }
        function problemLines(failure) {
            const problems = failure?.problems ?? [];
            const hidden = Math.max(failure?.problemCount ?? 0, problems.length) - Math.min(problems.length, maxProblems);
            const shown = problems.slice(0, maxProblems).map(problem_text.fI);
            return hidden > 0 ? [
                ...shown,
                `\u{2026} and ${hidden} more ${hidden === 1 ? 'problem' : 'problems'}`
            ] : shown;
        }
    }),
    19966: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            WD: ()=>checkBinary,
            aY: ()=>findOnPath,
            eF: ()=>run
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        const answerLimitMs = 20_000;
        function findOnPath(command, env) {
            return (env['PATH'] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder)=>folder !== '').map((folder)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, command)).find(isExecutable);
        }
        async function checkBinary(command, install, env) {
            const path = findOnPath(command, env);
            if (path === undefined) {
                return {
                    name: `${command} on PATH`,
                    isOk: false,
                    found: 'not found',
                    remedy: install
                };
            }
            const version = await run(path, [
                '--version'
            ], env);
            return version.isOk ? {
                name: `${command} on PATH`,
                isOk: true,
                found: `${version.text} (${path})`
            } : {
                name: `${command} on PATH`,
                isOk: false,
                found: `${path} --version failed: ${version.text}`,
                remedy: `install it anew: ${install}`
            };
        }
        function run(path, args, env) {
            return new Promise((resolve)=>{
                const options = {
                    env,
                    timeout: answerLimitMs,
                    killSignal: 'SIGKILL',
                    encoding: 'utf8'
                };
                const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(path, args, options, (error, stdout, stderr)=>{
                    const said = firstLine(stdout) || firstLine(stderr);
                    if (error === null) resolve({
                        isOk: true,
                        text: said
                    });
                    else resolve({
                        isOk: false,
                        text: error.killed === true ? 'no answer' : said || firstLine(error.message)
                    });
                });
                child.stdin?.on('error', ()=>{});
                child.stdin?.end();
            });
        }
        const firstLine = (text)=>text.trim().split('\n')[0]?.slice(0, 200) ?? '';
        function isExecutable(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isFile();
            } catch  {
                return false;
            }
        }
    }),
    18217: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            u: ()=>shellArgs
        });
        function shellArgs(command) {
            return [
                '-c',
                `exec 2>&1; ${command}`
            ];
        }
    }),
    44577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>askForTree,
            X: ()=>guardedRunner
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30315);
        var _node_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31739);
        function askForTree({ settings, scopeDefault, runHelper }, workdir) {
            if (scopeOf(settings, scopeDefault) === 'off') return undefined;
            return openTree(workdir, runHelper);
        }
        async function openTree(workdir, runHelper) {
            const { openGitWorkTree } = await __webpack_require__.e(2764).then(__webpack_require__.bind(__webpack_require__, 62764));
            const run = runHelper ?? (await __webpack_require__.e(8539).then(__webpack_require__.bind(__webpack_require__, 68539))).spawnHelper;
            return openGitWorkTree(workdir, run);
        }
        const scopeOf = ({ dryRun, scope }, scopeDefault = 'off')=>dryRun ? 'off' : scope ?? scopeDefault;
        async function guardedRunner(runner, options) {
            const { settings, workdir, items, batch, emit, redactor } = options;
            if (runner.name === 'dry-run') return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(runner);
            const itemsOf = (shard)=>items?.ofShard(shard);
            const secured = redactor === undefined ? runner : (await __webpack_require__.e(8213).then(__webpack_require__.bind(__webpack_require__, 58213))).guardSecrets(runner, {
                redactor,
                workdir,
                itemsOf
            });
            const setting = scopeOf(settings, options.scopeDefault);
            if (setting === 'off') return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(secured);
            const tree = await (options.tree ?? openTree(workdir, options.runHelper));
            if (!tree.ok) return tree;
            if (tree.value === undefined) {
                const why = 'the work dir is in no git tree, or there is no git: changes outside of the outputs are not seen';
                emit({
                    type: 'warning',
                    failure: {
                        reason: 'settings-conflict',
                        settings: [
                            'scope',
                            'workdir'
                        ],
                        why
                    },
                    at: _node_clock_js__WEBPACK_IMPORTED_MODULE_2__.$.now()
                });
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(secured);
            }
            const { guardScope } = await __webpack_require__.e(5553).then(__webpack_require__.bind(__webpack_require__, 85553));
            const ownFolders = [
                realFolder((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(batch.manifestPath)),
                realFolder((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workdir, settings.batchDir))
            ];
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(guardScope(secured, {
                tree: tree.value,
                setting,
                workdir,
                itemsOf,
                ownFolders
            }));
        }
        function realFolder(path) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
            } catch  {
                return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
            }
        }
    }),
    81835: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            I: ()=>openRun
        });
        var fingerprint = __webpack_require__(78767);
        var batch_ranges = __webpack_require__(99817);
        var loop_halt = __webpack_require__(15924);
        var result = __webpack_require__(30315);
        var real_workdir = __webpack_require__(51024);
        var verify_items = __webpack_require__(96159);
        ;
        const basePatterns = words(`
  PATH HOME USER LOGNAME SHELL LANG LANGUAGE LC_* TZ TERM COLORTERM TMPDIR TEMP TMP XDG_* CI NO_COLOR
  HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY http_proxy https_proxy all_proxy no_proxy
  SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS CURL_CA_BUNDLE REQUESTS_CA_BUNDLE GIT_SSL_CAINFO
`);
        const refusedPatterns = words(`
  ACTIONS_* INPUT_* GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY
  MUSTER_* NODE_OPTIONS
`);
        const onlyByName = /^(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN$|^RUNNER_.*TOKEN/;
        function agentEnv(options) {
            const literals = options.passNames.filter((name)=>name.includes('='));
            const names = options.passNames.filter((name)=>!name.includes('='));
            const isWanted = matcher([
                ...basePatterns,
                ...options.runnerPass,
                ...names
            ]);
            const exact = new Set(names);
            const env = {};
            for (const [name, value] of Object.entries(options.parent)){
                if (value === undefined || !isWanted(name) || isRefused(name)) continue;
                if (onlyByName.test(name) && !exact.has(name)) continue;
                env[name] = value;
            }
            for (const literal of literals){
                const at = literal.indexOf('=');
                const name = literal.slice(0, at);
                if (name !== '' && (name === 'NODE_OPTIONS' || !isRefused(name))) env[name] = literal.slice(at + 1);
            }
            return env;
        }
        const isRefused = matcher(refusedPatterns);
        function matcher(patterns) {
            const exact = new Set(patterns.filter((pattern)=>!pattern.endsWith('*')));
            const prefixes = patterns.filter((pattern)=>pattern.endsWith('*')).map((pattern)=>pattern.slice(0, -1));
            return (name)=>exact.has(name) || prefixes.some((prefix)=>name.startsWith(prefix));
        }
        function words(text) {
            return text.trim().split(/\s+/);
        }
        var check_binary = __webpack_require__(19966);
        var leftovers = __webpack_require__(84608);
        var registry = __webpack_require__(84594);
        var log_marks = __webpack_require__(15661);
        var process_log = __webpack_require__(22682);
        var run_process = __webpack_require__(72305);
        var argv = __webpack_require__(18217);
        ;
        const runCommand = async (request)=>{
            const log = (0, process_log.N)(request.logPath, request.logLimitBytes, 'append');
            if (!log.ok) {
                const failure = {
                    class: 'spawn',
                    message: 'failed to open the log for the verify command'
                };
                return {
                    outcome: 'spawn-failed',
                    exitCode: null,
                    signal: null,
                    durationMs: 0,
                    leftovers: 0,
                    failure
                };
            }
            log.value.mark(`\n\n${log_marks.ml}\n`);
            const { spawnError, ...end } = await (0, run_process.R)({
                command: 'sh',
                args: (0, argv.u)(request.command),
                cwd: request.workdir,
                env: request.env,
                stdin: 'null',
                log: log.value,
                timeoutMs: request.timeoutMs,
                idleTimeoutMs: request.idleTimeoutMs,
                killGraceMs: request.killGraceMs,
                signal: request.signal,
                onOutput: request.onOutput,
                owner: {
                    token: request.env['MUSTER_OWNER'] ?? '',
                    tag: request.env['MUSTER_ATTEMPT'] ?? ''
                },
                what: 'verify command'
            });
            log.value.close();
            if (spawnError === undefined) return end;
            return {
                ...end,
                failure: {
                    class: 'spawn',
                    message: `failed to start the verify command: ${spawnError}`
                }
            };
        };
        var fault_point = __webpack_require__(3287);
        var plan_file = __webpack_require__(84394);
        var checks_digest = __webpack_require__(84486);
        var checks_of = __webpack_require__(67186);
        var guarded_runner = __webpack_require__(44577);
        var keep_heap_small = __webpack_require__(11550);
        var node_clock = __webpack_require__(31739);
        var open_batch = __webpack_require__(79183);
        var open_items = __webpack_require__(73493);
        var external_node_fs_ = __webpack_require__(73024);
        var plan_document = __webpack_require__(51512);
        var system_error = __webpack_require__(26096);
        ;
        function openPlannedPrompts(options) {
            const { planPath, planStore, plan } = options;
            let { stamp } = options;
            let entries = entriesOf(plan);
            let isCurrent = true;
            const look = ()=>{
                const now = planStamp(planPath);
                if (now === stamp) return (0, result.ok)(undefined);
                const read = planStore.read();
                if (!read.ok) return read;
                isCurrent = read.value?.digests.plan === plan?.digests.plan;
                entries = entriesOf(read.value);
                stamp = now;
                return (0, result.ok)(undefined);
            };
            return (row)=>{
                const looked = look();
                if (!looked.ok) return looked;
                const refuse = (how)=>(0, result.fJ)({
                        reason: 'shard-unplanned',
                        shard: row.shardId,
                        plan: planPath,
                        how
                    });
                if (!isCurrent) return refuse('planned-again');
                if (entries === undefined) return (0, result.ok)(undefined);
                const entry = entries.get(row.shardId);
                if (entry === undefined) return refuse('not-in-plan');
                if (!(0, plan_document.d5)(entry.items, row)) return refuse('other-items');
                return entry.prompt === undefined ? refuse('no-prompt') : (0, result.ok)(entry.prompt);
            };
        }
        const planStamp = (planPath)=>`${fileStamp((0, plan_file.w)(planPath))} ${fileStamp(planPath)}`;
        function fileStamp(path) {
            try {
                const stat = (0, external_node_fs_.statSync)(path, {
                    bigint: true,
                    throwIfNoEntry: false
                });
                return stat === undefined ? '' : `${stat.ino}:${stat.size}:${stat.mtimeNs}`;
            } catch (error) {
                return (0, system_error.$N)(error) ?? String(error);
            }
        }
        function entriesOf(plan) {
            return plan === undefined ? undefined : new Map(plan.shards.map((entry)=>[
                    entry.id,
                    entry
                ]));
        }
        ;
        async function openRun(options) {
            const { settings, env, emit, wantsOutput, stop } = options;
            (0, keep_heap_small.p)();
            const warn = (failure)=>emit({
                    type: 'warning',
                    failure,
                    at: node_clock.$.now()
                });
            const batch = (0, open_batch.openBatch)(settings, warn, stop);
            const rule = haltRule(settings);
            const kind = runnerKindOf(settings, env);
            const root = (0, real_workdir.P)(settings.workdir);
            const isDry = kind.ok && kind.value.name === 'dry-run' && !settings.markDryRun;
            const failures = [
                ...[
                    rule,
                    kind,
                    root
                ].flatMap((result)=>result.ok ? [] : result.failures),
                ...isDry ? [] : batch.blocked()
            ];
            if (!rule.ok || !kind.ok || !root.ok || failures.length > 0) return (0, result.wf)(failures);
            const known = await openKnownItems(options, batch, kind.value);
            if (!known.ok) return known;
            const { items, plannedPrompt } = known.value;
            const { verifyCommand } = settings;
            const runner = await (0, guarded_runner.X)(kind.value.open(settings), {
                settings,
                workdir: root.value,
                items,
                batch,
                emit,
                ...options.guards
            });
            if (!runner.ok) return runner;
            return (0, result.ok)({
                batch,
                request: {
                    tools: {
                        store: batch,
                        runner: runner.value,
                        workdir: root.value,
                        env: agentEnvOf(settings, kind.value, env),
                        limits: limitsOf(settings),
                        ...items === undefined ? {} : {
                            items
                        },
                        plannedPrompt,
                        ...verifyCommand === undefined ? {} : {
                            verifyCommand: {
                                command: verifyCommand,
                                run: runCommand
                            }
                        },
                        clock: node_clock.$,
                        emit,
                        wantsOutput,
                        faultPoint: fault_point.Jd
                    },
                    selection: {
                        ...settings.status === undefined ? {} : {
                            statuses: settings.status
                        },
                        ...settings.failureClasses === undefined ? {} : {
                            failureClasses: settings.failureClasses
                        },
                        ...settings.limit === undefined ? {} : {
                            limit: settings.limit
                        }
                    },
                    ...settings.shard === undefined ? {} : {
                        shard: settings.shard
                    },
                    jobs: settings.jobs,
                    ...rule.value === undefined ? {} : {
                        halt: rule.value
                    },
                    retry: {
                        retries: settings.retries,
                        delayMs: settings.retryDelayMs
                    },
                    startJitterMs: settings.delayMs,
                    stop,
                    killLeftovers: leftovers.aT,
                    random: Math.random
                }
            });
        }
        function haltRule({ halt, continueOnFailure, jobs }) {
            if (halt === undefined) {
                const isStopping = jobs === 1 && !continueOnFailure;
                return (0, result.ok)(isStopping ? {
                    when: 'soon',
                    why: 'fail',
                    threshold: 1,
                    isPercent: false
                } : undefined);
            }
            if (continueOnFailure) return (0, result.fJ)({
                reason: 'settings-conflict',
                settings: [
                    'halt',
                    'continue-on-failure'
                ],
                why: 'both say when to stop'
            });
            const rule = (0, loop_halt.B7)(halt);
            if (rule === undefined) return (0, result.fJ)({
                reason: 'setting-invalid',
                setting: 'halt',
                source: '--halt',
                value: halt,
                expected: loop_halt.p7
            });
            return (0, result.ok)(rule === 'never' ? undefined : rule);
        }
        function runnerKindOf(settings, parent) {
            const runner = settings.dryRun ? 'dry-run' : settings.runner;
            const kind = (0, registry.qt)(runner);
            if (kind === undefined) return (0, result.fJ)({
                reason: 'setting-invalid',
                setting: 'runner',
                source: '--runner',
                value: runner,
                expected: 'a known runner'
            });
            const { program } = kind;
            if (program === undefined || (0, check_binary.aY)(program.command, agentEnvOf(settings, kind, parent)) !== undefined) return (0, result.ok)(kind);
            return (0, result.fJ)({
                reason: 'runner-missing',
                runner,
                ...program
            });
        }
        const agentEnvOf = (settings, kind, parent)=>agentEnv({
                parent,
                passNames: settings.agentEnv,
                runnerPass: kind.passEnv
            });
        const limitsOf = (settings)=>({
                killGraceMs: settings.killGraceMs,
                logLimitBytes: settings.logLimitBytes,
                ...settings.timeoutMs === undefined ? {} : {
                    timeoutMs: settings.timeoutMs
                },
                ...settings.idleTimeoutMs === undefined ? {} : {
                    idleTimeoutMs: settings.idleTimeoutMs
                }
            });
        async function openKnownItems({ settings, configFile, emit }, batch, kind) {
            const { planPath, manifestPath } = batch;
            const stamp = planStamp(planPath);
            const opened = await (0, open_items.openPlanAndItems)({
                values: settings,
                ...configFile === undefined ? {} : {
                    configFile
                }
            });
            if (!opened.ok) return opened;
            const { plan, items } = opened.value;
            const plannedPrompt = openPlannedPrompts({
                planPath,
                planStore: (0, plan_file.f)(manifestPath),
                plan,
                stamp
            });
            if (items === undefined || kind.name === 'dry-run') return (0, result.ok)({
                plannedPrompt
            });
            if (items.isChanged) return (0, result.fJ)({
                reason: 'plan-outdated',
                items: items.path,
                plan: planPath
            });
            const rows = batch.readRows();
            if (!rows.ok) return rows;
            const ranges = (0, batch_ranges.FP)(rows.value, items.table.items, items.path);
            if (!ranges.ok) return ranges;
            const isPart = settings.shard !== undefined || settings.limit !== undefined;
            const unplanned = (0, batch_ranges.gE)(rows.value, items.table.items, items.path);
            if (unplanned !== undefined && !isPart) return (0, result.fJ)(unplanned);
            if (unplanned !== undefined) emit({
                type: 'warning',
                failure: unplanned,
                at: node_clock.$.now()
            });
            const checks = (0, checks_of.t)(settings);
            const verifier = settings.noVerify ? undefined : await (0, verify_items.b)(checks, settings.workdir, items.table.items, {
                locate: items.table.locate
            });
            if (verifier?.ok === false) return verifier;
            return (0, result.ok)({
                plannedPrompt,
                items: {
                    ofShard: (shard)=>ranges.value.get(shard),
                    digests: {
                        template: plan?.digests.template ?? null,
                        checks: (0, checks_digest.x)(settings),
                        runner: (0, fingerprint.xp)(kind.name, kind.meaning(settings))
                    },
                    ...plan === undefined ? {} : {
                        planDigest: plan.digests.plan
                    },
                    ...verifier === undefined ? {} : {
                        verifier: verifier.value
                    }
                }
            });
        }
    }),
    74224: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            r: ()=>listenForStop
        });
        var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
        const stopSignals = [
            'SIGINT',
            'SIGTERM',
            'SIGHUP',
            'SIGQUIT'
        ];
        function listenForStop(onImpatience) {
            const controller = new AbortController();
            const onSignal = (signal)=>{
                if (!controller.signal.aborted) controller.abort(signal);
                else onImpatience(signal);
            };
            for (const signal of stopSignals)process.on(signal, onSignal);
            return {
                signal: controller.signal,
                exitCode () {
                    if (!controller.signal.aborted) return undefined;
                    return controller.signal.reason === 'SIGINT' ? _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__.h.interrupted : _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__.h.terminated;
                },
                dispose () {
                    for (const signal of stopSignals)process.removeListener(signal, onSignal);
                }
            };
        }
    })
};
