export const id = 7455;
export const ids = [
    7455
];
export const modules = {
    87455: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            loadSchemas: ()=>loadSchemas
        });
        var external_node_path_ = __webpack_require__(76760);
        var utf8 = __webpack_require__(37912);
        var result = __webpack_require__(30315);
        var json_text = __webpack_require__(41760);
        var clip_text = __webpack_require__(66158);
        ;
        const maxSchemaProblems = 20;
        const largeText = 256 * 1024;
        function checkJson(text, value, check) {
            const all = check(value, text.length > largeText);
            if (all.length === 0) return [];
            const listed = all.slice(0, maxSchemaProblems);
            const places = (0, json_text.uI)(text, new Set(listed.map(({ pointer })=>pointer)));
            const more = all.length - listed.length;
            return listed.map(({ pointer, expected }, index)=>({
                    pointer: (0, clip_text.g)(pointer),
                    expected,
                    ...places.get(pointer),
                    ...more > 0 && index === listed.length - 1 ? {
                        more
                    } : {}
                }));
        }
        ;
        function canonicalJson(value) {
            if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
            if (typeof value !== 'object' || value === null) return JSON.stringify(Object.is(value, -0) ? 0 : value);
            const entries = Object.entries(value).toSorted(([a], [b])=>a < b ? -1 : 1);
            return `{${entries.map(([key, entry])=>`${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
        }
        function isDistinct(items) {
            const seen = new Set();
            for (const item of items){
                const key = canonicalJson(item);
                if (seen.has(key)) return false;
                seen.add(key);
            }
            return true;
        }
        ;
        const maxFormatLength = 10_000;
        const describe = (error)=>{
            const params = error.params;
            const detail = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
            const values = params['allowedValues'] ?? params['allowedValue'];
            const suffix = detail !== undefined ? ` (${JSON.stringify(detail)})` : values !== undefined ? `: ${JSON.stringify(values)}` : '';
            const expected = (0, clip_text.g)(`${error.message ?? `must satisfy ${error.keyword}`}${suffix}`);
            return {
                pointer: error.instancePath,
                expected
            };
        };
        const tooDeep = [
            {
                pointer: '',
                expected: 'must be less nested for this schema'
            }
        ];
        async function openSchemaCompiler() {
            const [{ default: { Ajv2020 } }, { default: { Ajv2019 } }, { default: { Ajv } }, formats, { RE2JS }] = await Promise.all([
                Promise.all([
                    __webpack_require__.e(5911),
                    __webpack_require__.e(3976)
                ]).then(__webpack_require__.t.bind(__webpack_require__, 33976, 19)),
                Promise.all([
                    __webpack_require__.e(5911),
                    __webpack_require__.e(9928)
                ]).then(__webpack_require__.t.bind(__webpack_require__, 99928, 19)),
                Promise.all([
                    __webpack_require__.e(5911),
                    __webpack_require__.e(9793)
                ]).then(__webpack_require__.t.bind(__webpack_require__, 79793, 19)),
                Promise.all([
                    __webpack_require__.e(5911),
                    __webpack_require__.e(6789)
                ]).then(__webpack_require__.t.bind(__webpack_require__, 36789, 19)),
                __webpack_require__.e(8966).then(__webpack_require__.bind(__webpack_require__, 98966))
            ]);
            const linearRegex = (pattern)=>{
                const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
                return {
                    test: (text)=>compiled.matcher(text).find(),
                    toString: ()=>`linear:${pattern}`
                };
            };
            const options = {
                strictTypes: false,
                strictTuples: false,
                strictRequired: false,
                code: {
                    regExp: Object.assign(linearRegex, {
                        code: 'linearRegex'
                    })
                },
                logger: false
            };
            const open = (Draft, allErrors)=>{
                const ajv = new Draft({
                    ...options,
                    allErrors
                });
                formats.default.default(ajv);
                for (const [name, format] of Object.entries(ajv.formats)){
                    const test = format instanceof RegExp ? (text)=>format.test(text) : typeof format === 'function' ? format : undefined;
                    if (test !== undefined) ajv.addFormat(name, (text)=>text.length <= maxFormatLength && test(text));
                }
                ajv.removeKeyword('uniqueItems').addKeyword({
                    keyword: 'uniqueItems',
                    type: 'array',
                    schemaType: 'boolean',
                    errors: false,
                    error: {
                        message: 'must not hold the same item twice'
                    },
                    validate: (isWanted, items)=>!isWanted || isDistinct(items)
                });
                return ajv;
            };
            const drafts = new Map([
                [
                    'https://json-schema.org/draft/2020-12/schema',
                    Ajv2020
                ],
                [
                    'https://json-schema.org/draft/2019-09/schema',
                    Ajv2019
                ],
                [
                    'http://json-schema.org/draft-07/schema',
                    Ajv
                ]
            ]);
            const compile = (text, file)=>{
                const json = (0, json_text.lk)(text);
                if (!json.ok) return (0, result.fJ)({
                    reason: 'schema-invalid',
                    at: {
                        file,
                        line: json.line,
                        column: json.column
                    },
                    error: json.error
                });
                const schema = json.value;
                if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema))) {
                    return (0, result.fJ)({
                        reason: 'schema-invalid',
                        at: {
                            file
                        },
                        error: 'a schema is an object, true or false'
                    });
                }
                const named = typeof schema === 'object' && '$schema' in schema ? String(schema.$schema) : undefined;
                const Draft = named === undefined ? Ajv2020 : drafts.get(named.replace(/#$/, ''));
                if (Draft === undefined) {
                    const error = `$schema must be one of ${[
                        ...drafts.keys()
                    ].join(', ')}`;
                    return (0, result.fJ)({
                        reason: 'schema-invalid',
                        at: {
                            file,
                            ...(0, json_text.uI)(text, [
                                '/$schema'
                            ]).get('/$schema')
                        },
                        error
                    });
                }
                try {
                    const ajv = open(Draft, true);
                    if (ajv.validateSchema(schema) !== true) {
                        const errors = new Map((ajv.errors ?? []).toReversed().map((error)=>[
                                error.instancePath,
                                describe(error)
                            ]));
                        const places = (0, json_text.uI)(text, errors.keys());
                        return (0, result.fJ)(...[
                            ...errors.values()
                        ].toReversed().map(({ pointer, expected })=>{
                            const error = pointer === '' ? expected : `${pointer} ${expected}`;
                            return {
                                reason: 'schema-invalid',
                                at: {
                                    file,
                                    ...places.get(pointer)
                                },
                                error
                            };
                        }));
                    }
                    const all = ajv.compile(schema);
                    if ('$async' in all) return (0, result.fJ)({
                        reason: 'schema-invalid',
                        at: {
                            file
                        },
                        error: '$async schemas are not supported'
                    });
                    let first;
                    return (0, result.ok)((value, isLarge)=>{
                        const check = isLarge ? first ??= open(Draft, false).compile(schema) : all;
                        try {
                            return check(value) ? [] : (check.errors ?? []).map(describe);
                        } catch (error) {
                            if (error instanceof RangeError) return tooDeep;
                            throw error;
                        }
                    });
                } catch (error) {
                    const message = error instanceof Error ? error.message : String(error);
                    return (0, result.fJ)({
                        reason: 'schema-invalid',
                        at: {
                            file
                        },
                        error: message
                    });
                }
            };
            return {
                compile
            };
        }
        var read_contained_file = __webpack_require__(32220);
        var read_input = __webpack_require__(46692);
        ;
        const none = {};
        async function loadSchemas(checks, root, items) {
            const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
            const compiler = await openSchemaCompiler();
            const loaded = new Map();
            const load = (path, read)=>{
                const known = loaded.get(path);
                if (known !== undefined) return known;
                const text = read(path);
                const compiled = text.ok ? compiler.compile(text.value, path) : text;
                const check = compiled.ok ? (0, result.ok)((json, value)=>checkJson(json, value, compiled.value)) : compiled;
                loaded.set(path, check);
                return check;
            };
            const readOwn = (path)=>{
                const bytes = (0, read_input.R)((0, external_node_path_.resolve)(root, path), 'schema', path);
                return bytes.ok ? textOf(path, bytes.value) : bytes;
            };
            const readNamed = (path)=>readNamedSchema(root, path);
            const schemaOf = (kind, ownPath, column)=>{
                if (ownPath === undefined && column === undefined) return ()=>none;
                return (item)=>{
                    const cell = column === undefined ? '' : item.extra?.[column] ?? '';
                    const path = cell === '' ? ownPath : cell;
                    if (path === undefined) return none;
                    const result = load(path, cell === '' ? readOwn : readNamed);
                    if (result.ok) return {
                        check: result.value
                    };
                    const reason = kind === 'output' ? 'output-schema' : 'qc-schema';
                    const expected = `can't be checked: the schema ${path} is not usable`;
                    return {
                        problem: {
                            item: item.id,
                            path: kind === 'output' ? item.output : item.qc,
                            reason,
                            pointer: '',
                            expected
                        }
                    };
                };
            };
            for (const path of [
                outputSchema,
                checks.isQcChecked ? qcSchema : undefined
            ]){
                if (path !== undefined) load(path, readOwn);
            }
            const outputSchemaOf = schemaOf('output', outputSchema, outputSchemaColumn);
            const qcSchemaOf = checks.isQcChecked ? schemaOf('qc', qcSchema, qcSchemaColumn) : ()=>none;
            for (const item of items){
                outputSchemaOf(item);
                qcSchemaOf(item);
            }
            const failures = [
                ...loaded.values()
            ].flatMap((result)=>result.ok ? [] : result.failures);
            return failures.length > 0 ? {
                ok: false,
                failures
            } : (0, result.ok)({
                outputSchemaOf,
                qcSchemaOf
            });
        }
        const maxSchemaBytes = 4 * 1024 * 1024;
        function readNamedSchema(root, path) {
            const file = (0, read_contained_file.b)(root, maxSchemaBytes)(path);
            if (file.kind === 'read') return textOf(path, file.bytes);
            if (file.kind === 'missing') return (0, result.fJ)({
                reason: 'file-missing',
                at: {
                    file: path
                },
                role: 'schema'
            });
            const error = file.kind === 'too-large' ? `larger than ${maxSchemaBytes} bytes` : file.error;
            return (0, result.fJ)({
                reason: 'file-unreadable',
                at: {
                    file: path
                },
                role: 'schema',
                error
            });
        }
        function textOf(path, bytes) {
            const decoded = (0, utf8._)(bytes);
            if (decoded.ok) return (0, result.ok)(decoded.text);
            const at = {
                file: path,
                line: decoded.line,
                column: decoded.column
            };
            return (0, result.fJ)({
                reason: 'not-utf8',
                at,
                role: 'schema'
            });
        }
    })
};
