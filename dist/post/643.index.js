export const id = 643;
export const ids = [643];
export const modules = {

/***/ 75643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  claudeEar: () => (/* binding */ claudeEar),
  runClaude: () => (/* binding */ runClaude)
});

// EXTERNAL MODULE: ./build/runners/failure-message.js
var failure_message = __webpack_require__(71154);
// EXTERNAL MODULE: ./build/runners/run-agent.js + 7 modules
var run_agent = __webpack_require__(37380);
// EXTERNAL MODULE: ./build/runners/runner-args.js
var runner_args = __webpack_require__(30538);
;// CONCATENATED MODULE: ./build/runners/claude/argv.js

function claudeArgs(settings) {
    const { model, runnerArgs } = settings;
    const args = ['-p', '--verbose'];
    if (!(0,runner_args/* hasOption */.K)(runnerArgs, '--output-format'))
        args.push('--output-format', 'stream-json');
    if (!(0,runner_args/* hasOption */.K)(runnerArgs, '--permission-mode', '--dangerously-skip-permissions')) {
        args.push('--permission-mode', 'acceptEdits');
    }
    args.push('--no-session-persistence');
    if (model !== undefined && !(0,runner_args/* hasOption */.K)(runnerArgs, '--model'))
        args.push('--model', model);
    return [...args, ...runnerArgs];
}

// EXTERNAL MODULE: ./build/runners/event-fields.js
var event_fields = __webpack_require__(8226);
;// CONCATENATED MODULE: ./build/runners/claude/events.js

function parseClaudeLine(line) {
    const event = (0,event_fields/* parseEventLine */._T)(line);
    if (event === undefined)
        return { type: 'unparsed' };
    switch (event['type']) {
        case 'result':
            return { type: 'result', result: resultOf(event) };
        case 'rate_limit_event':
            return (0,event_fields/* objectOf */.Xy)(event['rate_limit_info'])?.['status'] === 'rejected'
                ? { type: 'limit-rejected' }
                : { type: 'other' };
        default:
            return { type: 'other' };
    }
}
function resultOf(event) {
    const status = (0,event_fields/* countOf */.pq)(event['api_error_status']);
    const denials = Array.isArray(event['permission_denials']) ? event['permission_denials'] : [];
    return {
        isError: event['is_error'] === true,
        text: (0,event_fields/* textOf */.b6)(event['result']) ?? (0,event_fields/* textOf */.b6)(event['subtype']) ?? '',
        ...(status !== undefined && { status }),
        apiError: (0,event_fields/* textOf */.b6)(event['api_error']) ?? '',
        terminalReason: (0,event_fields/* textOf */.b6)(event['terminal_reason']) ?? '',
        denials: denials.map((denial) => (0,event_fields/* textOf */.b6)((0,event_fields/* objectOf */.Xy)(denial)?.['tool_name']) ?? 'a tool'),
        usage: usageOf(event),
    };
}
function usageOf(event) {
    const usage = (0,event_fields/* objectOf */.Xy)(event['usage']) ?? {};
    const fresh = (0,event_fields/* countOf */.pq)(usage['input_tokens']);
    const written = (0,event_fields/* countOf */.pq)(usage['cache_creation_input_tokens']) ?? 0;
    const cached = (0,event_fields/* countOf */.pq)(usage['cache_read_input_tokens']);
    const outputTokens = (0,event_fields/* countOf */.pq)(usage['output_tokens']);
    const costUsd = (0,event_fields/* countOf */.pq)(event['total_cost_usd']);
    return {
        ...(fresh !== undefined && { inputTokens: fresh + written + (cached ?? 0) }),
        ...(cached !== undefined && { cachedInputTokens: cached }),
        ...(outputTokens !== undefined && { outputTokens }),
        ...(costUsd !== undefined && { costUsd }),
    };
}
const fileTools = new Set(['Write', 'Edit', 'MultiEdit', 'NotebookEdit']);
function classifyClaude(result, wasRejected) {
    if (!result.isError)
        return result.denials.some((tool) => fileTools.has(tool)) ? 'task' : undefined;
    const { status, text, terminalReason } = result;
    if (/Not logged in/.test(text) || status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return result.apiError === 'usage_limit_reached' || wasRejected ? 'quota' : 'rate';
    if (status === 400 && text.includes('Credit balance is too low'))
        return 'quota';
    if (status !== undefined && status >= 500)
        return 'capacity';
    if (status === undefined && terminalReason === 'api_error')
        return 'capacity';
    return status === undefined ? 'task' : 'exit';
}

;// CONCATENATED MODULE: ./build/runners/claude/runner.js




async function runClaude(settings, request) {
    return (0,run_agent/* runAgent */.J)(request, 'claude', claudeArgs(settings), claudeEar(request.env));
}
function claudeEar(env) {
    let result;
    let wasRejected = false;
    let stderr = '';
    return {
        onStdoutLine: (line) => {
            const event = parseClaudeLine(line);
            if (event.type === 'result')
                result = event.result;
            if (event.type === 'limit-rejected')
                wasRejected = true;
        },
        onStderrLine: (line) => {
            if (line.trim() !== '')
                stderr = line;
        },
        sum: (exitCode) => {
            const failure = result === undefined ? silentFailure(exitCode, stderr, env) : failureOf(result, wasRejected, env);
            return { ...(failure && { failure }), ...(result && { usage: result.usage }) };
        },
    };
}
function failureOf(result, wasRejected, env) {
    const failureClass = classifyClaude(result, wasRejected);
    if (failureClass === undefined)
        return undefined;
    const text = result.isError
        ? result.text
        : `permission denied for ${[...new Set(result.denials)].join(', ')}`;
    return { class: failureClass, message: `claude: ${(0,failure_message/* failureMessage */.o)(text || result.terminalReason, env)}` };
}
function silentFailure(exitCode, stderr, env) {
    if (exitCode === 0 || exitCode === null || stderr === '')
        return undefined;
    return {
        class: /Not logged in|Invalid API key/.test(stderr) ? 'auth' : 'exit',
        message: `claude: ${(0,failure_message/* failureMessage */.o)(stderr, env)}`,
    };
}


/***/ }),

/***/ 8226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   _T: () => (/* binding */ parseEventLine),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
function parseEventLine(line) {
    if (!line.startsWith('{'))
        return undefined;
    try {
        return objectOf(JSON.parse(line));
    }
    catch {
        return undefined;
    }
}
function objectOf(value) {
    return isObject(value) ? value : undefined;
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value) => (typeof value === 'string' ? value : undefined);
const countOf = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;


/***/ }),

/***/ 71154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ failureMessage)
/* harmony export */ });
const maxLength = 300;
const secretName = /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i;
function failureMessage(text, env) {
    let line = text.replaceAll(/\s+/g, ' ').trim();
    for (const [name, value] of Object.entries(env)) {
        if (value.length >= 8 && secretName.test(name))
            line = line.replaceAll(value, '***');
    }
    return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}


/***/ }),

/***/ 37380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ runAgent)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
// EXTERNAL MODULE: ./build/runners/process/error-code.js
var error_code = __webpack_require__(7546);
;// CONCATENATED MODULE: ./build/runners/process/log-marks.js
const timeoutMark = (what, timeoutMs) => `\nmuster: ${what} timed out after ${timeoutMs / 1000} seconds\n`;
const idleMark = (what, idleTimeoutMs) => `\nmuster: ${what} timed out: no output for ${idleTimeoutMs / 1000} seconds\n`;
const cancelMark = (what) => `\nmuster: ${what} stopped: cancelled\n`;
const spawnMark = (what, error) => `\nmuster: ${what} did not start: ${error}\n`;
const cutMark = (dropped, limitBytes) => `\nmuster: log cut here: ${dropped} bytes dropped (limit ${limitBytes})\n`;

;// CONCATENATED MODULE: ./build/runners/process/log.js





const tailBytes = 64 * 1024;
function openLog(path, limitBytes, how = 'create') {
    const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_TRUNC, O_WRONLY } = external_node_fs_.constants;
    const flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | (how === 'create' ? O_TRUNC : 0);
    const open = () => (0,external_node_fs_.openSync)(path, flags, 0o666);
    try {
        return (0,result.ok)(new Log(openIn((0,external_node_path_.dirname)(path), open), limitBytes));
    }
    catch (error) {
        return (0,result/* fail */.f)({ reason: 'file-unwritable', at: { file: path }, error: (0,error_code/* errorText */.k)(error) });
    }
}
function openIn(folder, open) {
    try {
        return open();
    }
    catch (error) {
        if ((0,error_code/* errorCode */.C)(error) !== 'ENOENT')
            throw error;
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
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
    constructor(fd, limitBytes) {
        this.#fd = fd;
        this.#limitBytes = limitBytes;
        this.#tailLimit = Math.min(tailBytes, Math.floor(limitBytes / 4));
        this.#headRoom = limitBytes - this.#tailLimit;
    }
    write(chunk) {
        if (this.#tail !== undefined)
            return this.#hold(this.#tail, chunk);
        if (chunk.length <= this.#headRoom) {
            this.#headRoom -= chunk.length;
            if (chunk.length > 0)
                this.#isAtLineStart = chunk.at(-1) === newline;
            return this.#put(chunk);
        }
        const at = cutBefore(chunk, this.#headRoom, this.#isAtLineStart);
        this.#put(chunk.subarray(0, at));
        this.#tailLimit += this.#headRoom - at;
        this.#tail = Buffer.alloc(2 * (this.#tailLimit + 1));
        this.#hold(this.#tail, chunk.subarray(at));
    }
    mark(text) {
        if (this.#tail !== undefined)
            this.#marks += text;
        else
            this.#put(Buffer.from(text));
    }
    close() {
        if (this.#fd !== undefined) {
            this.#putTail();
            (0,external_node_fs_.closeSync)(this.#fd);
            this.#fd = undefined;
        }
        return { bytes: this.#written, isTruncated: this.#dropped > 0 };
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
        if (this.#tail === undefined)
            return;
        const held = this.#tail.subarray(0, this.#tailLength);
        const isCut = this.#dropped > 0 || held.length > this.#tailLimit;
        const at = isCut ? cutAfter(held, Math.max(0, held.length - this.#tailLimit)) : 0;
        this.#dropped += at;
        if (this.#dropped > 0)
            this.#put(Buffer.from(cutMark(this.#dropped, this.#limitBytes)));
        this.#put(held.subarray(at));
        this.#put(Buffer.from(this.#marks));
        this.#tail = undefined;
    }
    #put(bytes) {
        if (this.#fd === undefined) {
            this.#dropped += bytes.length;
            return;
        }
        for (let at = 0; at < bytes.length;) {
            try {
                at += (0,external_node_fs_.writeSync)(this.#fd, bytes, at);
            }
            catch {
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
    if (line > 0 || isAtLineStart)
        return line;
    let at = room;
    while (at > 0 && isContinuation(bytes[at]))
        at -= 1;
    return at;
}
function cutAfter(bytes, skip) {
    if (skip > 0) {
        const line = bytes.indexOf(newline, skip - 1) + 1;
        if (line > 0 && line < bytes.length)
            return line;
    }
    let at = skip;
    while (isContinuation(bytes[at]))
        at += 1;
    return at;
}
const isContinuation = (byte) => byte !== undefined && (byte & 0xc0) === 0x80;

;// CONCATENATED MODULE: ./build/runners/process/line-reader.js
const line_reader_newline = 10;
const maxLineBytes = 4 * 1024 * 1024;
class LineReader {
    #onLine;
    #maxBytes;
    #parts = [];
    #length = 0;
    #isSkipping = false;
    constructor(onLine, maxBytes = maxLineBytes) {
        this.#onLine = onLine;
        this.#maxBytes = maxBytes;
    }
    write(chunk) {
        let from = 0;
        for (let at = chunk.indexOf(line_reader_newline); at >= 0; at = chunk.indexOf(line_reader_newline, from)) {
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
        if (this.#isSkipping || part.length === 0)
            return;
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/core/timer-limit.js
var timer_limit = __webpack_require__(50035);
// EXTERNAL MODULE: ./build/runners/process/leftovers.js
var process_leftovers = __webpack_require__(84608);
// EXTERNAL MODULE: ./build/runners/process/members.js
var process_members = __webpack_require__(56615);
// EXTERNAL MODULE: ./build/runners/process/process-table.js
var process_table = __webpack_require__(41220);
;// CONCATENATED MODULE: ./build/runners/process/output-pipe.js



const patienceMs = 250;
const pipeName = /^(?:socket|pipe):\[\d+\]$/;
function outputPipeOf(pid) {
    const link = process_table/* hasProc */.jK ? linkOf(`/proc/${pid}/fd/1`) : undefined;
    return link !== undefined && pipeName.test(link) ? link : undefined;
}
async function drainOutput(child, pipe) {
    const isOpen = () => [child.stdout, child.stderr].some((stream) => stream !== null && !stream.readableEnded);
    if (!isOpen())
        return 0;
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    if (await isDoneWithin(patienceMs, closed))
        return 0;
    const holders = pipe === undefined ? [] : holdersOf(pipe);
    for (const pid of holders)
        (0,process_leftovers/* sendSignal */.vG)(pid, 'SIGKILL');
    if (holders.length === 0 || !(await isDoneWithin(patienceMs, closed))) {
        child.stdout?.destroy();
        child.stderr?.destroy();
    }
    return holders.length;
}
function isDoneWithin(ms, done) {
    return new Promise((resolve) => {
        const timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms);
        void done.then(() => {
            clearTimeout(timer);
            resolve(true);
        });
    });
}
function holdersOf(pipe) {
    return (0,process_table/* listPids */.$q)().filter((pid) => pid !== process.pid && fdsOf(pid).some((link) => link === pipe));
}
function fdsOf(pid) {
    try {
        return (0,external_node_fs_.readdirSync)(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
    }
    catch {
        return [];
    }
}
function linkOf(path) {
    try {
        return (0,external_node_fs_.readlinkSync)(path);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/runners/process/spawn-error.js


function spawnErrorText(error, spec) {
    const folder = folderTrouble(spec.cwd);
    if (folder !== undefined)
        return folder;
    switch ((0,error_code/* errorCode */.C)(error)) {
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
            return `no room for another process or file (${(0,error_code/* errorCode */.C)(error)})`;
        default:
            return (0,error_code/* errorText */.k)(error).replaceAll(/\s+/g, ' ').slice(0, 300);
    }
}
function folderTrouble(cwd) {
    try {
        if (!(0,external_node_fs_.statSync)(cwd).isDirectory())
            return `work dir '${cwd}' is not a folder`;
        (0,external_node_fs_.accessSync)(cwd, external_node_fs_.constants.X_OK);
        return undefined;
    }
    catch {
        return `work dir '${cwd}' is missing or closed to us`;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/runners/process/stop-tree.js




async function stopTree(of, graceMs) {
    const seen = new Map();
    const members = new Set((0,process_members/* findMembers */.h8)(of, seen));
    const outside = (0,process_table/* processTable */.oI)().filter((row) => members.has(row.pid) && row.group !== of.leader);
    (0,process_leftovers/* sendSignal */.vG)(-of.leader, 'SIGTERM');
    for (const { pid } of outside)
        (0,process_leftovers/* sendSignal */.vG)(pid, 'SIGTERM');
    const deadline = performance.now() + graceMs;
    for (let waitMs = 5; performance.now() < deadline; waitMs = Math.min(100, waitMs * 2)) {
        await (0,promises_.setTimeout)(Math.min(waitMs, Math.max(1, deadline - performance.now())));
        if ((0,process_members/* findMembers */.h8)(of, seen).length === 0)
            return 0;
    }
    return (0,process_leftovers/* killMembers */.yA)(of, seen);
}

;// CONCATENATED MODULE: ./build/runners/process/run-process.js








const watch = new process_members/* MemberWatch */._t();
async function runProcess(spec) {
    const begin = performance.now();
    const what = spec.what ?? 'runner';
    const end = (facts) => ({
        ...facts,
        durationMs: Math.round(performance.now() - begin),
    });
    const nothing = { exitCode: null, signal: null, leftovers: 0 };
    if (spec.signal.aborted)
        return end({ outcome: 'cancelled', ...nothing });
    const started = await start(spec);
    if ('error' in started) {
        const spawnError = spawnErrorText(started.error, spec);
        spec.log.mark(spawnMark(what, spawnError));
        return end({ outcome: 'spawn-failed', ...nothing, spawnError });
    }
    const { child, pid, exited } = started;
    const of = { leader: pid, marks: (0,process_members/* marksOf */.Ok)(spec.owner.token, spec.owner.tag) };
    const pipe = outputPipeOf(pid);
    let outcome;
    let stopping;
    const stop = (reason, mark) => {
        if (outcome !== undefined)
            return;
        outcome = reason;
        spec.log.mark(mark);
        stopping = stopTree(of, spec.killGraceMs);
    };
    const onAbort = () => stop('cancelled', cancelMark(what));
    spec.signal.addEventListener('abort', onAbort);
    const { timeoutMs, idleTimeoutMs } = spec;
    const wall = timer(timeoutMs, (ms) => stop('timeout', timeoutMark(what, ms)));
    const idle = timer(idleTimeoutMs, (ms) => stop('idle-timeout', idleMark(what, ms)));
    listen(child, spec, () => idle?.refresh());
    if (spec.signal.aborted)
        onAbort();
    const { exitCode, signal } = await exited;
    outcome ??= 'exited';
    clearTimeout(wall);
    clearTimeout(idle);
    spec.signal.removeEventListener('abort', onAbort);
    let leftovers = await (stopping ?? 0);
    if (await watch.mayHaveMembers(of))
        leftovers += await (0,process_leftovers/* killMembers */.yA)(of);
    leftovers += await drainOutput(child, pipe);
    return end({ outcome, exitCode, signal, leftovers });
}
async function start(spec) {
    const { token, tag } = spec.owner;
    const env = token === '' ? spec.env : { ...spec.env, MUSTER_OWNER: token, MUSTER_ATTEMPT: tag };
    let child;
    try {
        child = (0,external_node_child_process_.spawn)(spec.command, spec.args, {
            cwd: spec.cwd,
            env,
            detached: true,
            stdio: [spec.stdin === 'null' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
    }
    catch (error) {
        return { error };
    }
    const { pid } = child;
    if (pid === undefined)
        return new Promise((resolve) => child.once('error', (error) => resolve({ error })));
    const exited = new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
    });
    child.on('error', () => { });
    return { child, pid, exited };
}
function listen(child, spec, onAny) {
    const take = (own) => (chunk) => {
        onAny();
        spec.log.write(chunk);
        own?.(chunk);
        spec.onOutput?.(chunk);
    };
    child.stdout?.on('data', take(spec.onStdout));
    child.stderr?.on('data', take(spec.onStderr));
    for (const stream of child.stdio)
        stream?.on('error', () => { });
    if (spec.stdin !== 'null')
        child.stdin?.end(spec.stdin);
}
function timer(ms, onEnd) {
    return ms === undefined ? undefined : setTimeout(() => onEnd(ms), Math.min(ms, timer_limit/* longestTimerMs */.s));
}

;// CONCATENATED MODULE: ./build/runners/run-agent.js



async function runAgent(request, command, args, ear) {
    const log = openLog(request.logPath, request.logLimitBytes);
    if (!log.ok)
        return logFailed(log.failures[0]);
    const stdout = ear && new LineReader(ear.onStdoutLine);
    const stderr = ear?.onStderrLine && new LineReader(ear.onStderrLine);
    const exit = await runProcess({
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
        owner: { token: request.env['MUSTER_OWNER'] ?? '', tag: `${request.shard}.${request.attempt}` },
        onStdout: stdout && ((chunk) => stdout.write(chunk)),
        onStderr: stderr && ((chunk) => stderr.write(chunk)),
        onOutput: request.onOutput,
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
        ...(failure && { failure }),
        ...(heard.usage && Object.keys(heard.usage).length > 0 && { usage: heard.usage }),
    };
}
function failureOf(exit, command, heard) {
    if (exit.outcome === 'spawn-failed') {
        return { class: 'spawn', message: `failed to start ${command}: ${exit.spawnError ?? 'unknown error'}` };
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
        failure: { class: 'spawn', message: `failed to open the log: ${error}` },
    };
}


/***/ }),

/***/ 30538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ hasOption),
/* harmony export */   T: () => (/* binding */ optionValue)
/* harmony export */ });
function hasOption(args, ...names) {
    return args.some((arg) => names.some((name) => arg === name || arg.startsWith(`${name}=`)));
}
function optionValue(args, ...names) {
    let value;
    for (const [index, arg] of args.entries()) {
        for (const name of names) {
            if (arg === name)
                value = args[index + 1];
            else if (arg.startsWith(`${name}=`))
                value = arg.slice(name.length + 1);
        }
    }
    return value;
}


/***/ })

};
