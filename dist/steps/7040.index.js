export const id = 7040;
export const ids = [
    7040
];
export const modules = {
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
