export const id = 8539;
export const ids = [
    8539
];
export const modules = {
    68539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            spawnHelper: ()=>spawnHelper
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
        const spawnHelper = ({ program, args, cwd, env, limitMs, limitBytes })=>new Promise((resolve)=>{
                const options = {
                    cwd,
                    env,
                    timeout: limitMs,
                    killSignal: 'SIGKILL',
                    maxBuffer: limitBytes,
                    encoding: 'buffer'
                };
                const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, [
                    ...args
                ], options, (error, stdout, stderr)=>{
                    const code = error?.code;
                    if (error === null) resolve({
                        kind: 'exited',
                        code: 0,
                        stdout,
                        stderr: stderr.toString('utf8')
                    });
                    else if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') resolve({
                        kind: 'too-much'
                    });
                    else if (error.killed === true) resolve({
                        kind: 'no-answer'
                    });
                    else if (typeof code === 'string') resolve({
                        kind: 'not-started',
                        error: code
                    });
                    else resolve({
                        kind: 'exited',
                        code: code ?? -1,
                        stdout,
                        stderr: stderr.toString('utf8')
                    });
                });
                child.stdin?.on('error', ()=>{});
                child.stdin?.end();
            });
    })
};
