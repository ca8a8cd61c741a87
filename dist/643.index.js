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
// EXTERNAL MODULE: ./build/runners/run-agent.js + 1 modules
var run_agent = __webpack_require__(20653);
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
