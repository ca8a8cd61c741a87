export const id = 1758;
export const ids = [
    1758
];
export const modules = {
    78767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $c: ()=>rowDigest,
            ED: ()=>checksDigest,
            Gb: ()=>planDigest,
            gW: ()=>areSameChecks,
            sc: ()=>sha256,
            xp: ()=>runnerDigest
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        function sha256(content) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
        }
        function rowDigest({ id, source, output, qc, notes, extra, schemas }) {
            const cells = [
                id,
                source,
                output,
                qc,
                notes
            ];
            if (extra !== undefined) cells.push(Object.entries(extra).toSorted(([a], [b])=>a < b ? -1 : 1));
            const digest = sha256(JSON.stringify(cells));
            return schemas === undefined ? digest : `${digest}.${schemas}`;
        }
        const checkParts = [
            'forbid',
            'isQcChecked',
            'outputSchema',
            'qcSchema',
            'outputSchemaColumn',
            'qcSchemaColumn',
            'verifyCommand'
        ];
        function checksDigest(checks, schemas = {}, isKnown = ()=>true) {
            const withBytes = (path)=>path === undefined ? null : [
                    path,
                    schemas[path] ?? null
                ];
            const values = {
                ...checks,
                forbid: [
                    ...new Set(checks.forbid)
                ].toSorted(),
                outputSchema: withBytes(checks.outputSchema),
                qcSchema: withBytes(checks.qcSchema),
                outputSchemaColumn: checks.outputSchemaColumn,
                qcSchemaColumn: checks.qcSchemaColumn,
                verifyCommand: checks.verifyCommand
            };
            const parts = checkParts.map((part)=>isKnown(part) ? partDigest(values[part]) : '');
            return parts.join('.');
        }
        function areSameChecks(then, now) {
            const [before, after] = [
                then.split('.'),
                now.split('.')
            ];
            return after.every((part, index)=>part === '' || part === before[index]);
        }
        const partDigest = (value)=>sha256(JSON.stringify(value ?? null)).slice(0, 16);
        function runnerDigest(name, meaning) {
            return sha256(JSON.stringify([
                name,
                Object.entries(meaning).toSorted(([a], [b])=>a < b ? -1 : 1)
            ]));
        }
        function planDigest(parts) {
            const { items, template, checks, settings } = parts;
            const lines = [
                JSON.stringify([
                    items,
                    template,
                    checks,
                    settings
                ])
            ];
            for (const shard of parts.shards)lines.push(`${shard.id}\t${shard.items[0]}\t${shard.items.length}`);
            return sha256(lines.join('\n'));
        }
    }),
    1758: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>schemaDigests,
            openSchemaStamp: ()=>openSchemaStamp
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
        var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46692);
        function schemaDigests(checks, workdir) {
            const digests = {};
            for (const path of [
                checks.outputSchema,
                checks.qcSchema
            ]){
                const digest = path === undefined ? undefined : digestOf((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workdir, path));
                if (path !== undefined && digest !== undefined) digests[path] = digest;
            }
            return digests;
        }
        function openSchemaStamp(root, columns) {
            const known = new Map();
            const ofPath = (path)=>{
                const digest = known.get(path) ?? digestOf((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)) ?? null;
                known.set(path, digest);
                return digest;
            };
            return (item)=>{
                const paths = columns.map((column)=>item.extra?.[column] ?? '');
                if (paths.every((path)=>path === '')) return item;
                const digests = paths.map((path)=>path === '' ? null : ofPath(path));
                return withSchemas(item, (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.sc)(JSON.stringify(digests)).slice(0, 16));
            };
        }
        function withSchemas(item, schemas) {
            const { id, source, output, qc, notes, line, extra } = item;
            return {
                id,
                source,
                output,
                qc,
                notes,
                line,
                schemas,
                ...extra !== undefined && {
                    extra
                }
            };
        }
        function digestOf(path) {
            const bytes = (0, _read_input_js__WEBPACK_IMPORTED_MODULE_2__.R)(path, 'schema');
            return bytes.ok ? (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes.value) : undefined;
        }
    })
};
