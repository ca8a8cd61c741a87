export const id = 102;
export const ids = [102];
export const modules = {

/***/ 23102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DefaultArtifactClient: () => (/* reexport safe */ _node_modules_actions_artifact_lib_artifact_js__WEBPACK_IMPORTED_MODULE_0__.t9)
/* harmony export */ });
/* harmony import */ var _node_modules_actions_artifact_lib_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57151);



/***/ })

};
