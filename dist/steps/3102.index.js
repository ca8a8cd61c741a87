export const id = 3102;
export const ids = [
    3102
];
export const modules = {
    23102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            DefaultArtifactClient: ()=>_node_modules_actions_artifact_lib_artifact_js__WEBPACK_IMPORTED_MODULE_0__.t9
        });
        var _node_modules_actions_artifact_lib_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10847);
    })
};
