export const id = 8233;
export const ids = [
    8233
];
export const modules = {
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
    77435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            N: ()=>askSystem
        });
        function askSystem(command, args) {
            const { spawnSync } = process.getBuiltinModule('node:child_process');
            const env = {
                PATH: process.env['PATH'] ?? '/usr/bin:/bin:/usr/sbin',
                LC_ALL: 'C',
                TZ: 'UTC'
            };
            const { stdout } = spawnSync(command, args, {
                encoding: 'utf8',
                env,
                maxBuffer: 64 * 1024 * 1024
            });
            return (stdout ?? '').trim();
        }
    }),
    41220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $q: ()=>listPids,
            Pm: ()=>environmentsOfPs,
            Wv: ()=>readProcess,
            XM: ()=>readProcFile,
            jK: ()=>hasProc,
            oI: ()=>processTable
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _ask_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77435);
        const hasProc = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/proc/self/stat');
        function processTable() {
            if (!hasProc) return tableOfPs();
            const rows = [];
            for (const pid of listPids()){
                const row = readProcess(pid);
                if (row !== undefined) rows.push(row);
            }
            return rows;
        }
        function listPids() {
            if (!hasProc) return [];
            const pids = [];
            for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')){
                const first = name.charCodeAt(0);
                if (first >= 48 && first <= 57) pids.push(Number(name));
            }
            return pids;
        }
        function readProcess(pid) {
            const bytes = readProcFile(pid, 'stat');
            if (bytes === undefined || bytes.length === 0) return undefined;
            const text = bytes.toString('latin1');
            const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
            const [state, parent, group, session] = fields;
            return {
                pid,
                parent: Number(parent),
                group: Number(group),
                session: Number(session),
                isZombie: state === 'Z' || state === 'X',
                startTime: fields[19] ?? ''
            };
        }
        const scratch = Buffer.alloc(64 * 1024);
        function readProcFile(pid, name) {
            let fd;
            try {
                fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
            } catch  {
                return undefined;
            }
            try {
                const length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, scratch, 0, scratch.length, null);
                if (length < scratch.length) return scratch.subarray(0, length);
                const parts = [
                    Buffer.from(scratch)
                ];
                for(let more = length; more > 0;){
                    more = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, scratch, 0, scratch.length, null);
                    parts.push(Buffer.from(scratch.subarray(0, more)));
                }
                return Buffer.concat(parts);
            } catch  {
                return undefined;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            }
        }
        function environmentsOfPs() {
            const found = new Map();
            const all = process.platform === 'darwin' ? '-AEww' : 'axeww';
            for (const line of linesOfPs([
                all,
                '-o',
                'pid=,command='
            ])){
                const at = line.indexOf(' ');
                if (at > 0) found.set(Number(line.slice(0, at)), line.slice(at));
            }
            return found;
        }
        function tableOfPs() {
            return linesOfPs([
                '-A',
                '-o',
                'pid=,ppid=,pgid=,stat='
            ]).map((line)=>{
                const [pid, parent, group, state] = line.split(/\s+/);
                return {
                    pid: Number(pid),
                    parent: Number(parent),
                    group: Number(group),
                    session: 0,
                    isZombie: state?.startsWith('Z') ?? false,
                    startTime: ''
                };
            });
        }
        function linesOfPs(args) {
            return (0, _ask_system_js__WEBPACK_IMPORTED_MODULE_1__.N)('ps', args).split('\n').map((line)=>line.trim()).filter((line)=>line !== '');
        }
    }),
    20653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            J: ()=>runAgent
        });
        var process_log = __webpack_require__(22682);
        ;
        const newline = 10;
        const maxLineBytes = 4 * 1024 * 1024;
        class LineReader {
            #onLine;
            #maxBytes;
            #parts = [];
            #length = 0;
            #isSkipping = false;
            constructor(onLine, maxBytes = maxLineBytes){
                this.#onLine = onLine;
                this.#maxBytes = maxBytes;
            }
            write(chunk) {
                let from = 0;
                for(let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)){
                    this.#add(chunk.subarray(from, at));
                    this.#finish();
                    from = at + 1;
                }
                this.#add(chunk.subarray(from));
            }
            end() {
                this.#finish();
            }
            #add(part) {
                if (this.#isSkipping || part.length === 0) return;
                if (this.#length + part.length > this.#maxBytes) {
                    this.#isSkipping = true;
                    this.#parts = [];
                    this.#length = 0;
                    return;
                }
                this.#parts.push(part);
                this.#length += part.length;
            }
            #finish() {
                if (this.#length > 0) {
                    const line = Buffer.concat(this.#parts, this.#length).toString('utf8');
                    this.#onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
                }
                this.#parts = [];
                this.#length = 0;
                this.#isSkipping = false;
            }
        }
        var run_process = __webpack_require__(72305);
        ;
        async function runAgent(request, command, args, ear) {
            const log = (0, process_log.N)(request.logPath, request.logLimitBytes);
            if (!log.ok) return logFailed(log.failures[0]);
            const stdout = ear && new LineReader(ear.onStdoutLine);
            const stderr = ear?.onStderrLine && new LineReader(ear.onStderrLine);
            const exit = await (0, run_process.R)({
                command,
                args,
                cwd: request.workdir,
                env: request.env,
                stdin: request.prompt,
                log: log.value,
                timeoutMs: request.timeoutMs,
                idleTimeoutMs: request.idleTimeoutMs,
                killGraceMs: request.killGraceMs,
                signal: request.signal,
                owner: {
                    token: request.env['MUSTER_OWNER'] ?? '',
                    tag: `${request.shard}.${request.attempt}`
                },
                onStdout: stdout && ((chunk)=>stdout.write(chunk)),
                onStderr: stderr && ((chunk)=>stderr.write(chunk)),
                onOutput: request.onOutput
            });
            stdout?.end();
            stderr?.end();
            const facts = log.value.close();
            return sumUp(exit, facts, command, ear?.sum(exit.exitCode));
        }
        function sumUp(exit, log, command, heard = {}) {
            const failure = failureOf(exit, command, heard.failure);
            return {
                outcome: exit.outcome,
                exitCode: exit.exitCode,
                signal: exit.signal,
                durationMs: exit.durationMs,
                leftovers: exit.leftovers,
                logBytes: log.bytes,
                isLogTruncated: log.isTruncated,
                ...failure && {
                    failure
                },
                ...heard.usage && Object.keys(heard.usage).length > 0 && {
                    usage: heard.usage
                }
            };
        }
        function failureOf(exit, command, heard) {
            if (exit.outcome === 'spawn-failed') {
                return {
                    class: 'spawn',
                    message: `failed to start ${command}: ${exit.spawnError ?? 'unknown error'}`
                };
            }
            return exit.outcome === 'exited' ? heard : undefined;
        }
        function logFailed(failure) {
            const error = failure?.reason === 'file-unwritable' ? `${failure.at.file}: ${failure.error}` : 'unknown error';
            return {
                outcome: 'spawn-failed',
                exitCode: null,
                signal: null,
                durationMs: 0,
                leftovers: 0,
                logBytes: 0,
                isLogTruncated: false,
                failure: {
                    class: 'spawn',
                    message: `failed to open the log: ${error}`
                }
            };
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
    51501: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runShell: ()=>runShell
        });
        var _run_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);
        var _argv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18217);
        async function runShell(settings, request) {
            const { shellCommand } = settings;
            if (shellCommand !== undefined && shellCommand.trim() !== '') {
                return (0, _run_agent_js__WEBPACK_IMPORTED_MODULE_0__.J)(request, 'sh', (0, _argv_js__WEBPACK_IMPORTED_MODULE_1__.u)(shellCommand));
            }
            return {
                outcome: 'spawn-failed',
                exitCode: null,
                signal: null,
                durationMs: 0,
                logBytes: 0,
                isLogTruncated: false,
                leftovers: 0,
                failure: {
                    class: 'spawn',
                    message: 'no --shell-command is set for the shell runner'
                }
            };
        }
    })
};
