export const id = 8213;
export const ids = [
    8213
];
export const modules = {
    58213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            guardSecrets: ()=>guardSecrets,
            secretFailure: ()=>secretFailure
        });
        var _core_security_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80298);
        var _read_contained_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32220);
        function guardSecrets(runner, { redactor, workdir, itemsOf }) {
            return {
                name: runner.name,
                async run (request) {
                    const exit = await runner.run(request);
                    if (exit.outcome !== 'exited') return exit;
                    const failure = secretFailure(itemsOf(request.shard) ?? [], workdir, redactor);
                    return failure === undefined ? exit : {
                        ...exit,
                        failure
                    };
                }
            };
        }
        function secretFailure(items, workdir, redactor) {
            const read = (0, _read_contained_file_js__WEBPACK_IMPORTED_MODULE_1__.b3)(workdir, _core_security_redact_js__WEBPACK_IMPORTED_MODULE_0__.s);
            const found = items.filter(({ output, qc })=>[
                    output,
                    qc
                ].some((path)=>{
                    if (path === '') return false;
                    const file = read(path);
                    return file.kind === 'read' && redactor.finds(file.bytes);
                }));
            if (found.length === 0) return undefined;
            const what = found.length === 1 ? `of item ${found[0]?.id ?? ''} holds` : `of ${found.length} items hold`;
            return {
                class: 'secret',
                message: `a file ${what} a secret`
            };
        }
    })
};
