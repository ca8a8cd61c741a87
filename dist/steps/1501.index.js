export const id = 1501;
export const ids = [
    1501
];
export const modules = {
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
    51501: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runShell: ()=>runShell
        });
        var _run_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);
        var _argv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18217);
        async function runShell(settings, request) {
            const { shellCommand } = settings;
            if (shellCommand !== undefined && shellCommand.trim() !== '') {
                return (0, _run_agent_js__WEBPACK_IMPORTED_MODULE_0__.J)(request, 'sh', (0, _argv_js__WEBPACK_IMPORTED_MODULE_1__.u)(shellCommand));
            }
            return {
                outcome: 'spawn-failed',
                exitCode: null,
                signal: null,
                durationMs: 0,
                logBytes: 0,
                isLogTruncated: false,
                leftovers: 0,
                failure: {
                    class: 'spawn',
                    message: 'no --shell-command is set for the shell runner'
                }
            };
        }
    })
};
