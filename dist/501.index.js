export const id = 501;
export const ids = [501];
export const modules = {

/***/ 653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ runAgent)
});

// EXTERNAL MODULE: ./build/runners/process/log.js
var process_log = __webpack_require__(2682);
;// CONCATENATED MODULE: ./build/runners/process/line-reader.js
const newline = 10;
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
        for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
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

// EXTERNAL MODULE: ./build/runners/process/run-process.js + 3 modules
var run_process = __webpack_require__(7416);
;// CONCATENATED MODULE: ./build/runners/run-agent.js



async function runAgent(request, command, args, ear) {
    const log = (0,process_log/* openLog */.N)(request.logPath, request.logLimitBytes);
    if (!log.ok)
        return logFailed(log.failures[0]);
    const stdout = ear && new LineReader(ear.onStdoutLine);
    const stderr = ear?.onStderrLine && new LineReader(ear.onStderrLine);
    const exit = await (0,run_process/* runProcess */.R)({
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

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ shellArgs)
/* harmony export */ });
function shellArgs(command) {
    return ['-c', `exec 2>&1; ${command}`];
}


/***/ }),

/***/ 1501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runShell: () => (/* binding */ runShell)
/* harmony export */ });
/* harmony import */ var _run_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(653);
/* harmony import */ var _argv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


async function runShell(settings, request) {
    const { shellCommand } = settings;
    if (shellCommand !== undefined && shellCommand.trim() !== '') {
        return (0,_run_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .runAgent */ .J)(request, 'sh', (0,_argv_js__WEBPACK_IMPORTED_MODULE_1__/* .shellArgs */ .u)(shellCommand));
    }
    return {
        outcome: 'spawn-failed',
        exitCode: null,
        signal: null,
        durationMs: 0,
        logBytes: 0,
        isLogTruncated: false,
        leftovers: 0,
        failure: { class: 'spawn', message: 'no --shell-command is set for the shell runner' },
    };
}


/***/ })

};
