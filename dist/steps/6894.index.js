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
        var _core_batch_utf8_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37912);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26096);
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
                const decoded = (0, _core_batch_utf8_js__WEBPACK_IMPORTED_MODULE_3__._)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
                if (decoded.ok) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(decoded.text);
                const { line, column } = decoded;
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                    reason: 'not-utf8',
                    at: {
                        ...at,
                        line,
                        column
                    },
                    role: 'config'
                });
            } catch (error) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_4__.O$)(error, path, 'config'));
            }
        }
    }),
    37912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>decodeUtf8
        });
        var _system_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26096);
        function decodeUtf8(bytes, options = {}) {
            const decoder = new TextDecoder('utf-8', {
                fatal: true,
                ignoreBOM: options.keepBom ?? false
            });
            try {
                return {
                    ok: true,
                    text: decoder.decode(bytes)
                };
            } catch (error) {
                if ((0, _system_error_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
                return {
                    ok: false,
                    ...firstBadByte(bytes)
                };
            }
        }
        function firstBadByte(bytes) {
            let line = 1;
            let start = 0;
            for(let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)){
                if (!isUtf8(bytes.subarray(start, end))) break;
                line += 1;
                start = end + 1;
            }
            const end = bytes.indexOf(0x0a, start);
            return {
                line,
                column: columnOfBadByte(bytes.subarray(start, end === -1 ? bytes.length : end))
            };
        }
        function isUtf8(bytes) {
            try {
                new TextDecoder('utf-8', {
                    fatal: true
                }).decode(bytes);
                return true;
            } catch  {
                return false;
            }
        }
        function columnOfBadByte(line) {
            const encoder = new TextEncoder();
            let offset = 0;
            let column = 1;
            for (const character of new TextDecoder('utf-8', {
                ignoreBOM: true
            }).decode(line)){
                const encoded = encoder.encode(character);
                if (!encoded.every((byte, index)=>line[offset + index] === byte)) return column;
                offset += encoded.length;
                column += character.length;
            }
            return column;
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
    })
};
