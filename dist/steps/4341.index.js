export const id = 4341;
export const ids = [
    4341
];
export const modules = {
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
    4341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkClaude: ()=>checkClaude
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _check_binary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19966);
        var _runner_args_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30538);
        async function checkClaude(settings, env) {
            return [
                await (0, _check_binary_js__WEBPACK_IMPORTED_MODULE_2__.WD)('claude', 'npm install -g @anthropic-ai/claude-code', env),
                checkLogin(env),
                checkPermissions(settings, env),
                ...checkFormat(settings)
            ];
        }
        const keys = [
            'ANTHROPIC_API_KEY',
            'ANTHROPIC_AUTH_TOKEN',
            'CLAUDE_CODE_OAUTH_TOKEN'
        ];
        const clouds = [
            'CLAUDE_CODE_USE_BEDROCK',
            'CLAUDE_CODE_USE_VERTEX'
        ];
        function checkLogin(env) {
            const name = 'claude login';
            const variable = [
                ...keys,
                ...clouds
            ].find((key)=>(env[key] ?? '') !== '');
            if (variable !== undefined) return {
                name,
                isOk: true,
                found: variable
            };
            const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env['CLAUDE_CONFIG_DIR'] ?? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env['HOME'] ?? '', '.claude'), '.credentials.json');
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) return {
                name,
                isOk: true,
                found: file
            };
            if (process.platform === 'darwin') return {
                name,
                isOk: true,
                found: 'no key set; the keychain was not looked at'
            };
            return {
                name,
                isOk: false,
                found: 'no key and no login',
                remedy: 'set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, or run `claude /login` once'
            };
        }
        function checkPermissions(settings, env) {
            const name = 'claude permissions';
            const { runnerArgs } = settings;
            if ((0, _runner_args_js__WEBPACK_IMPORTED_MODULE_3__.K)(runnerArgs, '--dangerously-skip-permissions')) {
                if (process.getuid?.() !== 0 || env['IS_SANDBOX'] === '1') return {
                    name,
                    isOk: true,
                    found: 'skipped'
                };
                return {
                    name,
                    isOk: false,
                    found: '--dangerously-skip-permissions is refused to root',
                    remedy: 'drop it (edits are accepted anyway), or set IS_SANDBOX=1 in the agent environment'
                };
            }
            const mode = (0, _runner_args_js__WEBPACK_IMPORTED_MODULE_3__.T)(runnerArgs, '--permission-mode') ?? 'acceptEdits';
            if (mode !== 'default' && mode !== 'plan') return {
                name,
                isOk: true,
                found: mode
            };
            return {
                name,
                isOk: false,
                found: `${mode}: it would end with 0 and write no file`,
                remedy: 'drop --permission-mode from the runner arguments, or use acceptEdits'
            };
        }
        function checkFormat(settings) {
            const format = (0, _runner_args_js__WEBPACK_IMPORTED_MODULE_3__.T)(settings.runnerArgs, '--output-format');
            if (format === undefined || format === 'stream-json' || format === 'json') return [];
            return [
                {
                    name: 'claude output format',
                    isOk: false,
                    found: `${format}: usage and the kind of a failure can't be read from it`,
                    remedy: 'drop --output-format from the runner arguments'
                }
            ];
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
