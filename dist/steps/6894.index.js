export const id = 6894;
export const ids = [
    6894
];
export const modules = {
    36894: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            readConfigFile: ()=>readConfigFile
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        const maxBytes = 256 * 1024;
        const names = [
            'muster.yml',
            'muster.yaml'
        ];
        async function readConfigFile(given, runners) {
            const [path, second] = find(given);
            if (path === undefined) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(undefined);
            if (second !== undefined) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                    reason: 'config-syntax',
                    at: {
                        file: second
                    },
                    message: `${path} is here too; keep one of them`
                });
            }
            const text = readText(path);
            if (!text.ok) return text;
            const { parseConfig } = await Promise.all([
                __webpack_require__.e(556),
                __webpack_require__.e(5555)
            ]).then(__webpack_require__.bind(__webpack_require__, 15555));
            const values = parseConfig(text.value, path, await runners());
            return values.ok ? (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({
                path,
                folder: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),
                values: values.value
            }) : values;
        }
        function textOfConfig(given) {
            const [path] = find(given);
            const text = path === undefined ? undefined : readText(path);
            return text?.ok === true ? text.value : undefined;
        }
        const find = (given)=>given === undefined ? names.filter((name)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(name)) : [
                given
            ];
        function readText(path) {
            const at = {
                file: path
            };
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
                    throwIfNoEntry: false
                });
                if (stat === undefined) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                    reason: 'file-missing',
                    at,
                    role: 'config'
                });
                if (!stat.isFile()) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                    reason: 'file-unreadable',
                    at,
                    role: 'config',
                    error: 'not a regular file'
                });
                if (stat.size > maxBytes) {
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                        reason: 'file-unreadable',
                        at,
                        role: 'config',
                        error: `larger than ${maxBytes} bytes`
                    });
                }
                const bytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
                try {
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(new TextDecoder('utf-8', {
                        fatal: true
                    }).decode(bytes));
                } catch  {
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                        reason: 'not-utf8',
                        at,
                        role: 'config'
                    });
                }
            } catch (error) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.O$)(error, path, 'config'));
            }
        }
    }),
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
        const pathOf = (thrown)=>isSystemError(thrown) ? thrown.path : undefined;
        const naming = (thrown, path)=>isSystemError(thrown) && thrown.path === undefined ? Object.assign(thrown, {
                path
            }) : thrown;
        const unwritable = (thrown, file)=>({
                reason: 'file-unwritable',
                at: {
                    file
                },
                error: systemErrorText(thrown)
            });
        const unreadable = (thrown, file, role)=>({
                reason: 'file-unreadable',
                at: {
                    file
                },
                role,
                error: systemErrorText(thrown)
            });
    })
};
