export const id = 5436;
export const ids = [
    5436
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
    77040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            codexEar: ()=>codexEar,
            runCodex: ()=>runCodex
        });
        var failure_message = __webpack_require__(71154);
        var run_agent = __webpack_require__(20653);
        var runner_args = __webpack_require__(30538);
        ;
        function codexArgs(workdir, settings) {
            const { model, runnerArgs } = settings;
            const args = [
                'exec',
                '--cd',
                workdir,
                '--skip-git-repo-check',
                '--json'
            ];
            if (!(0, runner_args.K)(runnerArgs, ...sandboxOptions)) args.push('--sandbox', 'workspace-write');
            if (model !== undefined && !(0, runner_args.K)(runnerArgs, '--model', '-m')) args.push('-m', model);
            const theirs = runnerArgs.filter((arg)=>arg !== '--json' && arg !== '--skip-git-repo-check');
            return [
                ...args,
                ...theirs,
                '-'
            ];
        }
        const sandboxOptions = [
            '--sandbox',
            '-s',
            '--full-auto',
            '--dangerously-bypass-approvals-and-sandbox',
            '--yolo'
        ];
        var event_fields = __webpack_require__(8226);
        ;
        function parseCodexLine(line) {
            const event = (0, event_fields._T)(line);
            if (event === undefined) return {
                type: 'unparsed'
            };
            switch(event['type']){
                case 'turn.completed':
                    return {
                        type: 'turn-completed',
                        usage: usageOf((0, event_fields.Xy)(event['usage']) ?? {})
                    };
                case 'turn.failed':
                    return {
                        type: 'turn-failed',
                        message: (0, event_fields.b6)((0, event_fields.Xy)(event['error'])?.['message']) ?? 'turn failed'
                    };
                case 'error':
                    return {
                        type: 'error',
                        message: (0, event_fields.b6)(event['message']) ?? ''
                    };
                default:
                    return {
                        type: 'other'
                    };
            }
        }
        function usageOf(usage) {
            const inputTokens = (0, event_fields.pq)(usage['input_tokens']);
            const cachedInputTokens = (0, event_fields.pq)(usage['cached_input_tokens']);
            const outputTokens = (0, event_fields.pq)(usage['output_tokens']);
            return {
                ...inputTokens !== undefined && {
                    inputTokens
                },
                ...cachedInputTokens !== undefined && {
                    cachedInputTokens
                },
                ...outputTokens !== undefined && {
                    outputTokens
                }
            };
        }
        const classes = [
            [
                'quota',
                /hit your usage limit|Quota exceeded\. Check your plan/
            ],
            [
                'rate',
                /429 Too Many Requests|^rate limit exceeded:/
            ],
            [
                'capacity',
                /Selected model is at capacity|experiencing high demand|stream disconnected|status 5\d\d|50[0-9] [A-Z]/
            ],
            [
                'auth',
                /401 Unauthorized|403 Forbidden|Not logged in/i
            ],
            [
                'task',
                /ran out of room in the model's context window/
            ]
        ];
        function classifyCodex(message) {
            return classes.find(([, pattern])=>pattern.test(message))?.[0] ?? 'exit';
        }
        ;
        async function runCodex(settings, request) {
            return (0, run_agent.J)(request, 'codex', codexArgs(request.workdir, settings), codexEar(request.env));
        }
        function codexEar(env) {
            let usage;
            let failed;
            let stderr = '';
            return {
                onStdoutLine: (line)=>{
                    const event = parseCodexLine(line);
                    if (event.type === 'turn-failed') failed = event.message;
                    if (event.type === 'turn-completed') {
                        failed = undefined;
                        usage = event.usage;
                    }
                },
                onStderrLine: (line)=>{
                    if (line.trim() !== '') stderr = line;
                },
                sum: (exitCode)=>{
                    const failure = failed === undefined ? silentFailure(exitCode, stderr, env) : failureOf(failed, env);
                    return {
                        ...failure && {
                            failure
                        },
                        ...usage && {
                            usage
                        }
                    };
                }
            };
        }
        const failureOf = (message, env)=>({
                class: classifyCodex(message),
                message: `codex: ${(0, failure_message.o)(message, env)}`
            });
        function silentFailure(exitCode, stderr, env) {
            return exitCode === 0 || exitCode === null || stderr === '' ? undefined : failureOf(stderr, env);
        }
    }),
    8226: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Xy: ()=>objectOf,
            _T: ()=>parseEventLine,
            b6: ()=>textOf,
            pq: ()=>countOf
        });
        function parseEventLine(line) {
            if (!line.startsWith('{')) return undefined;
            try {
                return objectOf(JSON.parse(line));
            } catch  {
                return undefined;
            }
        }
        function objectOf(value) {
            return isObject(value) ? value : undefined;
        }
        const isObject = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
        const textOf = (value)=>typeof value === 'string' ? value : undefined;
        const countOf = (value)=>typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
    }),
    71154: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            o: ()=>failureMessage
        });
        const maxLength = 300;
        const secretName = /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i;
        function failureMessage(text, env) {
            let line = text.replaceAll(/\s+/g, ' ').trim();
            for (const [name, value] of Object.entries(env)){
                if (value.length >= 8 && secretName.test(name)) line = line.replaceAll(value, '***');
            }
            return line.length > maxLength ? `${line.slice(0, maxLength - 1)}\u{2026}` : line;
        }
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
    30538: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            K: ()=>hasOption,
            T: ()=>optionValue
        });
        function hasOption(args, ...names) {
            return args.some((arg)=>names.some((name)=>arg === name || arg.startsWith(`${name}=`)));
        }
        function optionValue(args, ...names) {
            let value;
            for (const [index, arg] of args.entries()){
                for (const name of names){
                    if (arg === name) value = args[index + 1];
                    else if (arg.startsWith(`${name}=`)) value = arg.slice(name.length + 1);
                }
            }
            return value;
        }
    })
};
