export const id = 4960;
export const ids = [
    4960
];
export const modules = {
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
    15661: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $j: ()=>timeoutMark,
            K1: ()=>cutMark,
            Mo: ()=>cancelMark,
            cG: ()=>idleMark,
            hM: ()=>spawnMark,
            ml: ()=>verifyHeading
        });
        const timeoutMark = (what, timeoutMs)=>`\nmuster: ${what} timed out after ${timeoutMs / 1000} seconds\n`;
        const idleMark = (what, idleTimeoutMs)=>`\nmuster: ${what} timed out: no output for ${idleTimeoutMs / 1000} seconds\n`;
        const cancelMark = (what)=>`\nmuster: ${what} stopped: cancelled\n`;
        const spawnMark = (what, error)=>`\nmuster: ${what} did not start: ${error}\n`;
        const cutMark = (dropped, limitBytes)=>`\nmuster: log cut here: ${dropped} bytes dropped (limit ${limitBytes})\n`;
        const verifyHeading = '--- muster verify command ---';
    }),
    22682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            N: ()=>openLog
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        var _log_marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15661);
        const tailBytes = 64 * 1024;
        function openLog(path, limitBytes, how = 'create') {
            const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_TRUNC, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
            const flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | (how === 'create' ? O_TRUNC : 0);
            const open = ()=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags, 0o666);
            try {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(new Log(openIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), open), limitBytes));
            } catch (error) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.mP)(error, path));
            }
        }
        function openIn(folder, open) {
            try {
                return open();
            } catch (error) {
                if (!(0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__._m)(error, 'ENOENT')) throw error;
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                    recursive: true
                });
                return open();
            }
        }
        class Log {
            #limitBytes;
            #tailLimit;
            #fd;
            #headRoom;
            #written = 0;
            #dropped = 0;
            #tail;
            #tailLength = 0;
            #isAtLineStart = false;
            #marks = '';
            constructor(fd, limitBytes){
                this.#fd = fd;
                this.#limitBytes = limitBytes;
                this.#tailLimit = Math.min(tailBytes, Math.floor(limitBytes / 4));
                this.#headRoom = limitBytes - this.#tailLimit;
            }
            write(chunk) {
                if (this.#tail !== undefined) return this.#hold(this.#tail, chunk);
                if (chunk.length <= this.#headRoom) {
                    this.#headRoom -= chunk.length;
                    if (chunk.length > 0) this.#isAtLineStart = chunk.at(-1) === newline;
                    return this.#put(chunk);
                }
                const at = cutBefore(chunk, this.#headRoom, this.#isAtLineStart);
                this.#put(chunk.subarray(0, at));
                this.#tailLimit += this.#headRoom - at;
                this.#tail = Buffer.alloc(2 * (this.#tailLimit + 1));
                this.#hold(this.#tail, chunk.subarray(at));
            }
            mark(text) {
                if (this.#tail !== undefined) this.#marks += text;
                else this.#put(Buffer.from(text));
            }
            close() {
                if (this.#fd !== undefined) {
                    this.#putTail();
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
                    this.#fd = undefined;
                }
                return {
                    bytes: this.#written,
                    isTruncated: this.#dropped > 0
                };
            }
            #hold(tail, chunk) {
                const keep = this.#tailLimit + 1;
                const fresh = chunk.subarray(Math.max(0, chunk.length - keep));
                const old = Math.min(this.#tailLength, chunk.length > keep ? 0 : keep);
                if (this.#tailLength + fresh.length > tail.length || fresh.length < chunk.length) {
                    tail.copyWithin(0, this.#tailLength - old, this.#tailLength);
                    this.#dropped += this.#tailLength - old + chunk.length - fresh.length;
                    this.#tailLength = old;
                }
                tail.set(fresh, this.#tailLength);
                this.#tailLength += fresh.length;
            }
            #putTail() {
                if (this.#tail === undefined) return;
                const held = this.#tail.subarray(0, this.#tailLength);
                const isCut = this.#dropped > 0 || held.length > this.#tailLimit;
                const at = isCut ? cutAfter(held, Math.max(0, held.length - this.#tailLimit)) : 0;
                this.#dropped += at;
                if (this.#dropped > 0) this.#put(Buffer.from((0, _log_marks_js__WEBPACK_IMPORTED_MODULE_4__.K1)(this.#dropped, this.#limitBytes)));
                this.#put(held.subarray(at));
                this.#put(Buffer.from(this.#marks));
                this.#tail = undefined;
            }
            #put(bytes) {
                if (this.#fd === undefined) {
                    this.#dropped += bytes.length;
                    return;
                }
                for(let at = 0; at < bytes.length;){
                    try {
                        at += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#fd, bytes, at);
                    } catch  {
                        this.#dropped += bytes.length - at;
                        this.#written += at;
                        return;
                    }
                }
                this.#written += bytes.length;
            }
        }
        const newline = 10;
        function cutBefore(bytes, room, isAtLineStart) {
            const line = bytes.subarray(0, room).lastIndexOf(newline) + 1;
            if (line > 0 || isAtLineStart) return line;
            let at = room;
            while(at > 0 && isContinuation(bytes[at]))at -= 1;
            return at;
        }
        function cutAfter(bytes, skip) {
            if (skip > 0) {
                const line = bytes.indexOf(newline, skip - 1) + 1;
                if (line > 0 && line < bytes.length) return line;
            }
            let at = skip;
            while(isContinuation(bytes[at]))at += 1;
            return at;
        }
        const isContinuation = (byte)=>byte !== undefined && (byte & 0xc0) === 0x80;
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
    72305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>runProcess
        });
        var external_node_child_process_ = __webpack_require__(31421);
        var timer_limit = __webpack_require__(50035);
        var process_table = __webpack_require__(41220);
        ;
        const lookEveryMs = 500;
        class DescendantWatch {
            #seenOf = new Map();
            #timer;
            begin(leader) {
                const seen = new Map();
                this.#seenOf.set(leader, seen);
                if (process_table.jK) this.#timer ??= setInterval(()=>this.look(), lookEveryMs).unref();
                return seen;
            }
            end(leader) {
                this.#seenOf.delete(leader);
                if (this.#seenOf.size > 0) return;
                clearInterval(this.#timer);
                this.#timer = undefined;
            }
            look() {
                const rows = (0, process_table.oI)();
                const children = Map.groupBy(rows, (row)=>row.parent);
                const startOf = new Map(rows.map((row)=>[
                        row.pid,
                        row.startTime
                    ]));
                for (const [leader, seen] of this.#seenOf){
                    for (const [pid, start] of seen)if (startOf.get(pid) !== start) seen.delete(pid);
                    const family = new Set([
                        leader,
                        ...seen.keys()
                    ]);
                    for (const pid of family)for (const child of children.get(pid) ?? []){
                        family.add(child.pid);
                        seen.set(child.pid, child.startTime);
                    }
                }
            }
        }
        const descendants = new DescendantWatch();
        var process_leftovers = __webpack_require__(84608);
        var log_marks = __webpack_require__(15661);
        var process_members = __webpack_require__(56615);
        var external_node_fs_ = __webpack_require__(73024);
        ;
        const patienceMs = 250;
        const pipeName = /^(?:socket|pipe):\[\d+\]$/;
        function outputPipeOf(pid) {
            const link = process_table.jK ? linkOf(`/proc/${pid}/fd/1`) : undefined;
            return link !== undefined && pipeName.test(link) ? link : undefined;
        }
        async function drainOutput(child, pipe) {
            const isOpen = ()=>[
                    child.stdout,
                    child.stderr
                ].some((stream)=>stream !== null && !stream.readableEnded);
            if (!isOpen()) return 0;
            const closed = new Promise((resolve)=>child.once('close', ()=>resolve()));
            if (await isDoneWithin(patienceMs, closed)) return 0;
            const holders = pipe === undefined ? [] : holdersOf(pipe);
            for (const pid of holders)(0, process_leftovers.vG)(pid, 'SIGKILL');
            if (holders.length === 0 || !await isDoneWithin(patienceMs, closed)) {
                child.stdout?.destroy();
                child.stderr?.destroy();
            }
            return holders.length;
        }
        function isDoneWithin(ms, done) {
            return new Promise((resolve)=>{
                const timer = setTimeout(()=>setImmediate(()=>setImmediate(()=>resolve(false))), ms);
                void done.then(()=>{
                    clearTimeout(timer);
                    resolve(true);
                });
            });
        }
        function holdersOf(pipe) {
            return (0, process_table.$q)().filter((pid)=>pid !== process.pid && fdsOf(pid).some((link)=>link === pipe));
        }
        function fdsOf(pid) {
            try {
                return (0, external_node_fs_.readdirSync)(`/proc/${pid}/fd`).map((fd)=>linkOf(`/proc/${pid}/fd/${fd}`));
            } catch  {
                return [];
            }
        }
        function linkOf(path) {
            try {
                return (0, external_node_fs_.readlinkSync)(path);
            } catch  {
                return undefined;
            }
        }
        var system_error = __webpack_require__(26096);
        ;
        function spawnErrorText(error, spec) {
            const folder = folderTrouble(spec.cwd);
            if (folder !== undefined) return folder;
            switch((0, system_error.$N)(error)){
                case 'ENOENT':
                    return `command '${spec.command}' not found`;
                case 'EACCES':
                    return `command '${spec.command}' is not executable`;
                case 'E2BIG':
                    return `arguments and environment of '${spec.command}' are too long`;
                case 'EAGAIN':
                case 'ENOMEM':
                case 'EMFILE':
                case 'ENFILE':
                    return `no room for another process or file (${(0, system_error.$N)(error)})`;
                default:
                    return messageOf(error).replaceAll(/\s+/g, ' ').slice(0, 300);
            }
        }
        const messageOf = (error)=>typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
        function folderTrouble(cwd) {
            try {
                if (!(0, external_node_fs_.statSync)(cwd).isDirectory()) return `work dir '${cwd}' is not a folder`;
                (0, external_node_fs_.accessSync)(cwd, external_node_fs_.constants.X_OK);
                return undefined;
            } catch  {
                return `work dir '${cwd}' is missing or closed to us`;
            }
        }
        var promises_ = __webpack_require__(58500);
        ;
        async function stopTree(of, graceMs, seen = new Map()) {
            const members = new Set((0, process_members.h8)(of, seen));
            const outside = (0, process_table.oI)().filter((row)=>members.has(row.pid) && row.group !== of.leader);
            (0, process_leftovers.vG)(-of.leader, 'SIGTERM');
            for (const { pid } of outside)(0, process_leftovers.vG)(pid, 'SIGTERM');
            const deadline = performance.now() + graceMs;
            for(let waitMs = 5; performance.now() < deadline; waitMs = Math.min(100, waitMs * 2)){
                await (0, promises_.setTimeout)(Math.min(waitMs, Math.max(1, deadline - performance.now())));
                if ((0, process_members.h8)(of, seen).length === 0) return 0;
            }
            return (0, process_leftovers.yA)(of, seen);
        }
        ;
        const watch = new process_members._t();
        async function runProcess(spec) {
            const begin = performance.now();
            const what = spec.what ?? 'runner';
            const end = (facts)=>({
                    ...facts,
                    durationMs: Math.round(performance.now() - begin)
                });
            const nothing = {
                exitCode: null,
                signal: null,
                leftovers: 0
            };
            if (spec.signal.aborted) return end({
                outcome: 'cancelled',
                ...nothing
            });
            const started = await start(spec);
            if ('error' in started) {
                const spawnError = spawnErrorText(started.error, spec);
                spec.log.mark((0, log_marks.hM)(what, spawnError));
                return end({
                    outcome: 'spawn-failed',
                    ...nothing,
                    spawnError
                });
            }
            const { child, pid, exited } = started;
            watch.begin(pid);
            const seen = descendants.begin(pid);
            const of = {
                leader: pid,
                marks: (0, process_members.Ok)(spec.owner.token, spec.owner.tag)
            };
            const pipe = outputPipeOf(pid);
            let outcome;
            let stopping;
            const stop = (reason, mark)=>{
                if (outcome !== undefined) return;
                outcome = reason;
                spec.log.mark(mark);
                stopping = stopTree(of, spec.killGraceMs, seen);
            };
            const onAbort = ()=>stop('cancelled', (0, log_marks.Mo)(what));
            spec.signal.addEventListener('abort', onAbort);
            const { timeoutMs, idleTimeoutMs } = spec;
            const wall = timer(timeoutMs, (ms)=>stop('timeout', (0, log_marks.$j)(what, ms)));
            const idle = timer(idleTimeoutMs, (ms)=>stop('idle-timeout', (0, log_marks.cG)(what, ms)));
            listen(child, spec, ()=>idle?.refresh());
            if (spec.signal.aborted) onAbort();
            const { exitCode, signal } = await exited;
            outcome ??= 'exited';
            descendants.end(pid);
            clearTimeout(wall);
            clearTimeout(idle);
            spec.signal.removeEventListener('abort', onAbort);
            let leftovers = await (stopping ?? 0);
            if ((0, process_members.ZS)(seen) || await watch.mayHaveMembers(of)) leftovers += await (0, process_leftovers.yA)(of, seen);
            leftovers += await drainOutput(child, pipe);
            return end({
                outcome,
                exitCode,
                signal,
                leftovers
            });
        }
        async function start(spec) {
            const { token, tag } = spec.owner;
            const env = token === '' ? spec.env : {
                ...spec.env,
                MUSTER_OWNER: token,
                MUSTER_ATTEMPT: tag
            };
            let child;
            try {
                child = (0, external_node_child_process_.spawn)(spec.command, spec.args, {
                    cwd: spec.cwd,
                    env,
                    detached: true,
                    stdio: [
                        spec.stdin === 'null' ? 'ignore' : 'pipe',
                        'pipe',
                        'pipe'
                    ]
                });
            } catch (error) {
                return {
                    error
                };
            }
            const { pid } = child;
            if (pid === undefined) return new Promise((resolve)=>child.once('error', (error)=>resolve({
                        error
                    })));
            const exited = new Promise((resolve)=>{
                child.once('exit', (exitCode, signal)=>resolve({
                        exitCode,
                        signal
                    }));
            });
            child.on('error', ()=>{});
            return {
                child,
                pid,
                exited
            };
        }
        function listen(child, spec, onAny) {
            const take = (own)=>(chunk)=>{
                    onAny();
                    spec.log.write(chunk);
                    own?.(chunk);
                    spec.onOutput?.(chunk);
                };
            child.stdout?.on('data', take(spec.onStdout));
            child.stderr?.on('data', take(spec.onStderr));
            for (const stream of child.stdio)stream?.on('error', ()=>{});
            if (spec.stdin !== 'null') child.stdin?.end(spec.stdin);
        }
        function timer(ms, onEnd) {
            return ms === undefined ? undefined : setTimeout(()=>onEnd(ms), Math.min(ms, timer_limit.s));
        }
    })
};
