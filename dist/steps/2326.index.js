export const id = 2326;
export const ids = [
    2326
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
    42326: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkCodex: ()=>checkCodex
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _check_binary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19966);
        var _runner_args_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30538);
        async function checkCodex(settings, env) {
            const home = env['CODEX_HOME'] ?? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env['HOME'] ?? '', '.codex');
            return [
                await (0, _check_binary_js__WEBPACK_IMPORTED_MODULE_2__.WD)('codex', 'npm install -g @openai/codex', env),
                ...env['CODEX_HOME'] !== undefined && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home) ? [
                    homeMissing(home)
                ] : [],
                checkLogin(home, env),
                checkSandbox(settings)
            ];
        }
        const homeMissing = (home)=>({
                name: 'CODEX_HOME',
                isOk: false,
                found: `${home} does not exist`,
                remedy: `mkdir -p ${home}: codex does not make it itself`
            });
        function checkLogin(home, env) {
            const name = 'codex login';
            const provider = /^\s*model_provider\s*=\s*"([^"]+)"/m.exec(readText((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'config.toml')))?.[1];
            if (provider !== undefined) return {
                name,
                isOk: true,
                found: `model provider '${provider}' of config.toml`
            };
            if ((env['CODEX_API_KEY'] ?? '') !== '') return {
                name,
                isOk: true,
                found: 'CODEX_API_KEY'
            };
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'auth.json'))) return {
                name,
                isOk: true,
                found: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'auth.json')
            };
            const found = env['OPENAI_API_KEY'] === undefined ? 'no key and no login' : 'only OPENAI_API_KEY, which exec does not read';
            return {
                name,
                isOk: false,
                found,
                remedy: 'set CODEX_API_KEY, or run `codex login` once'
            };
        }
        function checkSandbox(settings) {
            const name = 'codex sandbox';
            const mode = (0, _runner_args_js__WEBPACK_IMPORTED_MODULE_3__.T)(settings.runnerArgs, '--sandbox', '-s') ?? 'workspace-write';
            if (mode !== 'read-only') return {
                name,
                isOk: true,
                found: mode
            };
            return {
                name,
                isOk: false,
                found: 'read-only: it would end with 0 and write no file',
                remedy: 'drop --sandbox from the runner arguments, or use workspace-write'
            };
        }
        function readText(path) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
            } catch  {
                return '';
            }
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
