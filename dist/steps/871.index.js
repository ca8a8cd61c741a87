export const id = 871;
export const ids = [
    871
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
    50871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkShell: ()=>checkShell
        });
        var _check_binary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19966);
        var _argv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18217);
        async function checkShell(settings, env) {
            const sh = (0, _check_binary_js__WEBPACK_IMPORTED_MODULE_0__.aY)('sh', env);
            const hasSh = sh === undefined ? {
                name: 'sh on PATH',
                isOk: false,
                found: 'not found',
                remedy: 'add /bin to PATH'
            } : {
                name: 'sh on PATH',
                isOk: true,
                found: sh
            };
            return [
                hasSh,
                await checkCommand(settings.shellCommand ?? '', sh, env)
            ];
        }
        async function checkCommand(command, sh, env) {
            const name = 'shell command';
            if (command.trim() === '') {
                return {
                    name,
                    isOk: false,
                    found: 'not set',
                    remedy: 'set --shell-command or shell-command in muster.yml'
                };
            }
            const parsed = sh === undefined ? undefined : await (0, _check_binary_js__WEBPACK_IMPORTED_MODULE_0__.eF)(sh, [
                '-n',
                ...(0, _argv_js__WEBPACK_IMPORTED_MODULE_1__.u)(command)
            ], env);
            if (parsed === undefined || parsed.isOk) return {
                name,
                isOk: true,
                found: command
            };
            return {
                name,
                isOk: false,
                found: parsed.text,
                remedy: 'correct its syntax'
            };
        }
    })
};
