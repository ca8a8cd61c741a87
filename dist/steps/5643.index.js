export const id = 5643;
export const ids = [
    5643
];
export const modules = {
    75643: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            claudeEar: ()=>claudeEar,
            runClaude: ()=>runClaude
        });
        var failure_message = __webpack_require__(71154);
        var run_agent = __webpack_require__(20653);
        var runner_args = __webpack_require__(30538);
        ;
        function claudeArgs(settings) {
            const { model, runnerArgs } = settings;
            const args = [
                '-p',
                '--verbose'
            ];
            if (!(0, runner_args.K)(runnerArgs, '--output-format')) args.push('--output-format', 'stream-json');
            if (!(0, runner_args.K)(runnerArgs, '--permission-mode', '--dangerously-skip-permissions')) {
                args.push('--permission-mode', 'acceptEdits');
            }
            args.push('--no-session-persistence');
            if (model !== undefined && !(0, runner_args.K)(runnerArgs, '--model')) args.push('--model', model);
            return [
                ...args,
                ...runnerArgs
            ];
        }
        var event_fields = __webpack_require__(8226);
        ;
        function parseClaudeLine(line) {
            const event = (0, event_fields._T)(line);
            if (event === undefined) return {
                type: 'unparsed'
            };
            switch(event['type']){
                case 'result':
                    return {
                        type: 'result',
                        result: resultOf(event)
                    };
                case 'rate_limit_event':
                    return (0, event_fields.Xy)(event['rate_limit_info'])?.['status'] === 'rejected' ? {
                        type: 'limit-rejected'
                    } : {
                        type: 'other'
                    };
                default:
                    return {
                        type: 'other'
                    };
            }
        }
        function resultOf(event) {
            const status = (0, event_fields.pq)(event['api_error_status']);
            const denials = Array.isArray(event['permission_denials']) ? event['permission_denials'] : [];
            return {
                isError: event['is_error'] === true,
                text: (0, event_fields.b6)(event['result']) ?? (0, event_fields.b6)(event['subtype']) ?? '',
                ...status !== undefined && {
                    status
                },
                apiError: (0, event_fields.b6)(event['api_error']) ?? '',
                terminalReason: (0, event_fields.b6)(event['terminal_reason']) ?? '',
                denials: denials.map((denial)=>(0, event_fields.b6)((0, event_fields.Xy)(denial)?.['tool_name']) ?? 'a tool'),
                usage: usageOf(event)
            };
        }
        function usageOf(event) {
            const usage = (0, event_fields.Xy)(event['usage']) ?? {};
            const fresh = (0, event_fields.pq)(usage['input_tokens']);
            const written = (0, event_fields.pq)(usage['cache_creation_input_tokens']) ?? 0;
            const cached = (0, event_fields.pq)(usage['cache_read_input_tokens']);
            const outputTokens = (0, event_fields.pq)(usage['output_tokens']);
            const costUsd = (0, event_fields.pq)(event['total_cost_usd']);
            return {
                ...fresh !== undefined && {
                    inputTokens: fresh + written + (cached ?? 0)
                },
                ...cached !== undefined && {
                    cachedInputTokens: cached
                },
                ...outputTokens !== undefined && {
                    outputTokens
                },
                ...costUsd !== undefined && {
                    costUsd
                }
            };
        }
        const fileTools = new Set([
            'Write',
            'Edit',
            'MultiEdit',
            'NotebookEdit'
        ]);
        function classifyClaude(result, wasRejected) {
            if (!result.isError) return result.denials.some((tool)=>fileTools.has(tool)) ? 'task' : undefined;
            const { status, text, terminalReason } = result;
            if (/Not logged in/.test(text) || status === 401 || status === 403) return 'auth';
            if (status === 429) return result.apiError === 'usage_limit_reached' || wasRejected ? 'quota' : 'rate';
            if (status === 400 && text.includes('Credit balance is too low')) return 'quota';
            if (status !== undefined && status >= 500) return 'capacity';
            if (status === undefined && terminalReason === 'api_error') return 'capacity';
            return status === undefined ? 'task' : 'exit';
        }
        ;
        async function runClaude(settings, request) {
            return (0, run_agent.J)(request, 'claude', claudeArgs(settings), claudeEar(request.env));
        }
        function claudeEar(env) {
            let result;
            let wasRejected = false;
            let stderr = '';
            return {
                onStdoutLine: (line)=>{
                    const event = parseClaudeLine(line);
                    if (event.type === 'result') result = event.result;
                    if (event.type === 'limit-rejected') wasRejected = true;
                },
                onStderrLine: (line)=>{
                    if (line.trim() !== '') stderr = line;
                },
                sum: (exitCode)=>{
                    const failure = result === undefined ? silentFailure(exitCode, stderr, env) : failureOf(result, wasRejected, env);
                    return {
                        ...failure && {
                            failure
                        },
                        ...result && {
                            usage: result.usage
                        }
                    };
                }
            };
        }
        function failureOf(result, wasRejected, env) {
            const failureClass = classifyClaude(result, wasRejected);
            if (failureClass === undefined) return undefined;
            const text = result.isError ? result.text : `permission denied for ${[
                ...new Set(result.denials)
            ].join(', ')}`;
            return {
                class: failureClass,
                message: `claude: ${(0, failure_message.o)(text || result.terminalReason, env)}`
            };
        }
        function silentFailure(exitCode, stderr, env) {
            if (exitCode === 0 || exitCode === null || stderr === '') return undefined;
            return {
                class: /Not logged in|Invalid API key/.test(stderr) ? 'auth' : 'exit',
                message: `claude: ${(0, failure_message.o)(stderr, env)}`
            };
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
