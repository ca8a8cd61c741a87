export const id = 8402;
export const ids = [
    8402
];
export const modules = {
    8402: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            loadSchemas: ()=>loadSchemas
        });
        var external_node_path_ = __webpack_require__(76760);
        var normal_path = __webpack_require__(64198);
        var utf8 = __webpack_require__(37912);
        var result = __webpack_require__(30315);
        var json_text = __webpack_require__(72614);
        var clip_text = __webpack_require__(66158);
        ;
        const maxSchemaProblems = 20;
        function checkJson(text, value, check) {
            const all = check(value, text.length);
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
        class AllowedValues {
            asked;
            #plain;
            #composite;
            #spend;
            constructor(asked, isList, spend){
                const values = isList && Array.isArray(asked) ? asked : [
                    asked
                ];
                this.asked = asked;
                this.#plain = new Set(values.filter((value)=>!isComposite(value)));
                this.#composite = values.filter(isComposite);
                this.#spend = spend;
            }
            has(value) {
                if (isComposite(value)) return this.#composite.some((allowed)=>isEqual(value, allowed, this.#spend));
                if (typeof value === 'string') this.#spend(value.length);
                return this.#plain.has(value);
            }
        }
        const isComposite = (value)=>typeof value === 'object' && value !== null;
        function isEqual(value, allowed, spend) {
            spend(typeof value === 'string' ? value.length : 1);
            if (!isComposite(value) || !isComposite(allowed)) return value === allowed;
            if (Array.isArray(value) !== Array.isArray(allowed)) return false;
            if (Array.isArray(value) && Array.isArray(allowed)) return value.length === allowed.length && value.every((item, index)=>isEqual(item, allowed[index], spend));
            const entries = Object.entries(allowed);
            const { length } = Object.keys(value);
            spend(length);
            return length === entries.length && entries.every(([key, entry])=>Object.hasOwn(value, key) && isEqual(value[key], entry, spend));
        }
        ;
        function canonicalJson(value) {
            if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
            if (typeof value !== 'object' || value === null) return JSON.stringify(Object.is(value, -0) ? 0 : value);
            const entries = Object.entries(value).toSorted(([a], [b])=>a < b ? -1 : 1);
            return `{${entries.map(([key, entry])=>`${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
        }
        function isDistinct(items, spend = ()=>{}) {
            const seen = new Set();
            for (const item of items){
                const key = canonicalJson(item);
                spend(key.length);
                if (seen.has(key)) return false;
                seen.add(key);
            }
            return true;
        }
        ;
        class TooCostly extends Error {
        }
        class WorkMeter {
            left = Infinity;
            #longestList;
            constructor(longestList){
                this.#longestList = longestList;
            }
            stop() {
                throw new TooCostly();
            }
            spend(steps) {
                this.left -= steps;
                if (this.left < 0) this.stop();
            }
            weigh(value) {
                if (typeof value === 'string') this.spend(value.length);
                else if (typeof value === 'object' && value !== null && !Array.isArray(value)) this.keysOf(value);
            }
            keysOf(value) {
                const keys = Object.keys(value);
                let steps = keys.length;
                for (const key of keys)steps += key.length;
                this.spend(steps);
                return keys;
            }
            join(errors, more) {
                const added = errors.length < this.#longestList ? more : more.slice(0, 1);
                this.spend(added.length);
                for (const error of added)errors.push(error);
                return errors;
            }
        }
        const step = 'if(--meter.left<0)meter.stop();';
        const tokens = /\/\*# sourceURL="(?:[^"\\]|\\.)*" \*\/|"(?:[^"\\]|\\.)*"|\bfor\(|\bObject\.keys\(|let vErrors = null;|errors\+\+;|vErrors\.concat\(|[(){]/g;
        function meteredCode(code) {
            const open = [];
            let isBodyNext = false;
            const metered = code.replaceAll(tokens, (token)=>{
                switch(token){
                    case 'for(':
                        open.push(true);
                        return token;
                    case '(':
                        open.push(false);
                        return token;
                    case ')':
                        isBodyNext = open.pop() === true;
                        return token;
                    case '{':
                        if (!isBodyNext) return token;
                        isBodyNext = false;
                        return token + step;
                    case 'Object.keys(':
                        open.push(false);
                        return 'meter.keysOf(';
                    case 'vErrors.concat(':
                        open.push(false);
                        return 'meter.join(vErrors,';
                    case 'let vErrors = null;':
                    case 'errors++;':
                        return token + step;
                    default:
                        return token.startsWith('/') ? '' : token;
                }
            });
            return `const meter=self.meter;${metered}`;
        }
        ;
        const maxFormatLength = 10_000;
        const weighedKeywords = [
            'minLength',
            'maxLength'
        ];
        function testOf(format) {
            const isDefinition = typeof format === 'object' && !(format instanceof RegExp);
            if (isDefinition && format.type === 'number') return undefined;
            const test = isDefinition ? format.validate : format;
            if (test instanceof RegExp) return (text)=>test.test(text);
            return typeof test === 'function' ? test : undefined;
        }
        async function openDrafts() {
            const [{ default: { Ajv2020 } }, { default: { Ajv2019 } }, { default: { Ajv, Name, _ } }, formats, { RE2JS }] = await Promise.all([
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
            const addFormats = (ajv, meter)=>{
                formats.default.default(ajv);
                for (const [name, format] of Object.entries(ajv.formats)){
                    const test = testOf(format);
                    if (test === undefined) continue;
                    const validate = (text)=>{
                        if (text.length > maxFormatLength) return false;
                        meter.spend(text.length);
                        return test(text);
                    };
                    const order = typeof format === 'object' && 'compare' in format ? format : {};
                    ajv.addFormat(name, {
                        ...order,
                        validate
                    });
                }
            };
            const weighKeywords = (ajv)=>{
                for (const keyword of weighedKeywords){
                    const definition = ajv.getKeyword(keyword);
                    const { code } = definition;
                    definition.code = (context)=>{
                        context.gen.code(_`meter.weigh(${context.data})`);
                        code(context);
                    };
                }
            };
            const passMissingItems = (ajv)=>{
                for (const keyword of [
                    'prefixItems',
                    'items'
                ]){
                    const definition = ajv.getKeyword(keyword);
                    if (typeof definition !== 'object' || !('code' in definition)) continue;
                    const { code } = definition;
                    definition.code = (context)=>{
                        const ok = context.ok.bind(context);
                        context.ok = (valid)=>ok(valid instanceof Name ? _`${valid} !== false` : valid);
                        code(context);
                    };
                }
            };
            const lookUpAllowed = (ajv, meter, keyword, param)=>{
                const definition = ajv.getKeyword(keyword);
                definition.error = {
                    message: '',
                    ...definition.error,
                    params: ({ params })=>_`{${new Name(param)}: ${params['allowed']}.asked}`
                };
                definition.code = (context)=>{
                    const asked = context.schema;
                    if (Array.isArray(asked) && asked.length === 0 && keyword === 'enum') throw new Error('enum must have non-empty array');
                    const allowed = new AllowedValues(asked, keyword === 'enum', (steps)=>meter.spend(steps));
                    const name = context.gen.scopeValue('keyword', {
                        ref: allowed
                    });
                    context.setParams({
                        allowed: name
                    });
                    context.pass(_`${name}.has(${context.data})`);
                };
            };
            const openWith = (Draft)=>(isAllWanted, meter)=>{
                    const linearRegex = (pattern)=>{
                        const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
                        return {
                            test: (text)=>{
                                meter.spend(text.length);
                                return compiled.matcher(text).find();
                            },
                            toString: ()=>`linear:${pattern}`
                        };
                    };
                    const options = {
                        strictTypes: false,
                        strictTuples: false,
                        strictRequired: false,
                        ownProperties: true,
                        code: {
                            regExp: Object.assign(linearRegex, {
                                code: 'linearRegex'
                            }),
                            process: meteredCode
                        },
                        logger: false,
                        allErrors: isAllWanted
                    };
                    const ajv = Object.assign(new Draft(options), {
                        meter
                    });
                    addFormats(ajv, meter);
                    weighKeywords(ajv);
                    passMissingItems(ajv);
                    lookUpAllowed(ajv, meter, 'enum', 'allowedValues');
                    lookUpAllowed(ajv, meter, 'const', 'allowedValue');
                    ajv.removeKeyword('uniqueItems').addKeyword({
                        keyword: 'uniqueItems',
                        type: 'array',
                        schemaType: 'boolean',
                        errors: false,
                        error: {
                            message: 'must not hold the same item twice'
                        },
                        validate: (isWanted, items)=>!isWanted || isDistinct(items, (units)=>meter.spend(units))
                    });
                    return ajv;
                };
            return new Map([
                [
                    'https://json-schema.org/draft/2020-12/schema',
                    openWith(Ajv2020)
                ],
                [
                    'https://json-schema.org/draft/2019-09/schema',
                    openWith(Ajv2019)
                ],
                [
                    'http://json-schema.org/draft-07/schema',
                    openWith(Ajv)
                ]
            ]);
        }
        ;
        const inPlace = {
            one: [
                'not',
                'if',
                'then',
                'else'
            ],
            list: [
                'allOf',
                'anyOf',
                'oneOf'
            ],
            map: [
                'dependentSchemas',
                'dependencies'
            ]
        };
        const elsewhere = {
            one: [
                'items',
                'additionalItems',
                'additionalProperties',
                'unevaluatedItems',
                'unevaluatedProperties',
                'contains',
                'propertyNames'
            ],
            list: [
                'items',
                'prefixItems'
            ],
            map: [
                'properties',
                'patternProperties',
                '$defs',
                'definitions'
            ]
        };
        const isObject = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
        const escaped = (key)=>key.replaceAll('~', '~0').replaceAll('/', '~1');
        const schemasInPlace = (node)=>children(node, inPlace);
        function* schemasIn(node) {
            yield* children(node, inPlace);
            yield* children(node, elsewhere);
        }
        function* children({ schema, pointer }, keywords) {
            for (const keyword of keywords.one){
                const child = schema[keyword];
                if (isObject(child)) yield {
                    schema: child,
                    pointer: `${pointer}/${keyword}`
                };
            }
            for (const keyword of keywords.list){
                const list = schema[keyword];
                if (!Array.isArray(list)) continue;
                for (const [index, child] of list.entries())if (isObject(child)) yield {
                    schema: child,
                    pointer: `${pointer}/${keyword}/${index}`
                };
            }
            for (const keyword of keywords.map){
                const map = schema[keyword];
                if (!isObject(map)) continue;
                for (const [key, child] of Object.entries(map))if (isObject(child)) yield {
                    schema: child,
                    pointer: `${pointer}/${keyword}/${escaped(key)}`
                };
            }
        }
        function findProtoKey(node) {
            for (const keyword of [
                'properties',
                'patternProperties',
                'dependentRequired',
                ...inPlace.map
            ]){
                const map = node.schema[keyword];
                if (isObject(map) && Object.hasOwn(map, '__proto__')) return `${node.pointer}/${keyword}/__proto__`;
            }
            for (const child of schemasIn(node)){
                const found = findProtoKey(child);
                if (found !== undefined) return found;
            }
            return undefined;
        }
        ;
        function findSchemaLoops(schema) {
            const resources = new Map();
            const nodes = new Map();
            collect({
                schema,
                pointer: '',
                base: 'schema:/'
            }, resources, nodes);
            const isDynamic = Array.from(nodes.keys()).some((node)=>dynamic.some((keyword)=>Object.hasOwn(node, keyword)));
            return {
                endless: loopAmong(nodes, resources, schemasInPlace),
                isRecursive: isDynamic || loopAmong(nodes, resources, schemasIn) !== undefined
            };
        }
        const dynamic = [
            '$dynamicRef',
            '$recursiveRef'
        ];
        function loopAmong(nodes, resources, childrenOf) {
            const done = new Set();
            const open = new Set();
            const loopFrom = (found, via)=>{
                const node = nodes.get(found.schema) ?? found;
                if (open.has(node.schema)) return via;
                if (done.has(node.schema)) return undefined;
                open.add(node.schema);
                let loop;
                for (const keyword of [
                    '$ref',
                    ...dynamic
                ]){
                    const target = targetOf(node, keyword, resources);
                    if (target !== undefined) loop ??= loopFrom(target, `${node.pointer}/${keyword}`);
                }
                for (const child of childrenOf(node))loop ??= loopFrom({
                    ...child,
                    base: node.base
                }, via);
                open.delete(node.schema);
                done.add(node.schema);
                return loop;
            };
            for (const node of nodes.values()){
                const loop = loopFrom(node, '');
                if (loop !== undefined) return loop;
            }
            return undefined;
        }
        function collect(found, resources, nodes) {
            const { $id, $anchor, $dynamicAnchor } = found.schema;
            const url = typeof $id === 'string' ? resolved($id, found.base) : undefined;
            const isAnchor = url !== undefined && url.hash !== '';
            const isResource = found.pointer === '' || url !== undefined && !isAnchor;
            const base = isResource && url !== undefined ? withoutFragment(url) : found.base;
            const node = {
                ...found,
                base
            };
            nodes.set(node.schema, node);
            if (isResource) resources.set(base, {
                node,
                anchors: new Map()
            });
            for (const anchor of [
                $anchor,
                $dynamicAnchor,
                isAnchor ? url.hash.slice(1) : undefined
            ])if (typeof anchor === 'string') resources.get(base)?.anchors.set(anchor, node);
            for (const child of schemasIn(node))collect({
                ...child,
                base
            }, resources, nodes);
        }
        function targetOf(node, keyword, resources) {
            const reference = node.schema[keyword];
            const url = typeof reference === 'string' ? resolved(reference, node.base) : undefined;
            if (url === undefined) return undefined;
            const fragment = decoded(url.hash.slice(1));
            const resource = resources.get(withoutFragment(url));
            if (resource === undefined || fragment === undefined) return undefined;
            if (fragment === '') return resource.node;
            if (fragment.startsWith('/')) return below(resource.node, fragment);
            return resource.anchors.get(fragment) ?? (keyword === '$ref' ? undefined : resource.node);
        }
        function below({ schema, pointer, base }, fragment) {
            let value = schema;
            for (const token of fragment.slice(1).split('/')){
                const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
                if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
                value = value[key];
            }
            return isObject(value) ? {
                schema: value,
                pointer: pointer + fragment,
                base
            } : undefined;
        }
        function resolved(reference, base) {
            return URL.canParse(reference, base) ? new URL(reference, base) : undefined;
        }
        function withoutFragment(url) {
            return url.href.replace(/#.*$/, '');
        }
        function decoded(fragment) {
            try {
                return decodeURIComponent(fragment);
            } catch  {
                return undefined;
            }
        }
        ;
        const always = 5_000_000;
        const mostIfRecursive = 500_000_000;
        function stepBudget(schema, isRecursive) {
            const keywords = countKeywords({
                schema,
                pointer: ''
            });
            return (units)=>{
                const steps = always + (10 + 2 * keywords) * units;
                return isRecursive ? Math.min(steps, mostIfRecursive) : steps;
            };
        }
        function countKeywords(node) {
            let count = checksIn(node.schema);
            for (const child of schemasIn(node))count += countKeywords(child);
            return count;
        }
        function checksIn(schema) {
            const { patternProperties, enum: allowed } = schema;
            let count = Object.keys(schema).length;
            if (isObject(patternProperties)) count += Object.keys(patternProperties).length;
            if (Array.isArray(allowed)) count += allowed.filter(isComposite).length;
            return count;
        }
        ;
        const maxSchemaDepth = 200;
        const largeText = 256 * 1024;
        const stepsForAll = 1_000_000;
        const fewErrors = 100;
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
        const notCheckable = [
            {
                pointer: '',
                expected: "can't be checked against this schema: the validator makes wrong code of it"
            }
        ];
        const tooCostly = (steps)=>[
                {
                    pointer: '',
                    expected: `too costly to check against this schema, more than ${steps.toLocaleString('en-US')} steps`
                }
            ];
        function run(open, value, steps) {
            try {
                const { validate, meter } = open();
                meter.left = steps;
                return validate(value) ? [] : (validate.errors ?? []).map(describe);
            } catch (error) {
                if (error instanceof TooCostly || error instanceof RangeError) return error;
                if (error instanceof ReferenceError || error instanceof TypeError) return notCheckable;
                throw error;
            }
        }
        function checkWith(open, schema, first, stepsFor) {
            let all;
            const openAll = ()=>{
                if (all !== undefined) return all;
                const meter = new WorkMeter(Infinity);
                all = {
                    meter,
                    validate: open(true, meter).compile(schema)
                };
                return all;
            };
            return (value, units)=>{
                const steps = stepsFor(units);
                const verdict = run(()=>first, value, steps);
                if (verdict instanceof TooCostly) return tooCostly(steps);
                if (verdict instanceof RangeError) return tooDeep;
                const [mismatch] = verdict;
                if (mismatch === undefined) return verdict;
                const full = units > largeText ? verdict : run(openAll, value, stepsForAll);
                return full instanceof Error || full === verdict ? [
                    mismatch
                ] : full;
            };
        }
        async function openSchemaCompiler() {
            const drafts = await openDrafts();
            const [defaultDraft] = drafts.keys();
            const compile = (text, file)=>{
                const invalid = (error, pointer)=>{
                    const place = pointer === undefined ? undefined : (0, json_text.uI)(text, [
                        pointer
                    ]).get(pointer);
                    return {
                        reason: 'schema-invalid',
                        at: {
                            file,
                            ...place
                        },
                        error
                    };
                };
                const json = (0, json_text.lk)(text, maxSchemaDepth);
                if (!json.ok) {
                    const { error, line, column } = json;
                    return (0, result.fJ)({
                        reason: 'schema-invalid',
                        at: {
                            file,
                            line,
                            column
                        },
                        error
                    });
                }
                const schema = json.value;
                const isSchema = typeof schema === 'boolean' || typeof schema === 'object' && schema !== null;
                if (!isSchema || Array.isArray(schema)) return (0, result.fJ)(invalid('a schema is an object, true or false'));
                const named = typeof schema === 'object' && '$schema' in schema ? String(schema.$schema) : undefined;
                const open = drafts.get(named?.replace(/#$/, '') ?? String(defaultDraft));
                if (open === undefined) return (0, result.fJ)(invalid(`$schema must be one of ${[
                    ...drafts.keys()
                ].join(', ')}`, '/$schema'));
                try {
                    const meter = new WorkMeter(fewErrors);
                    const ajv = open(false, meter);
                    const errors = ajv.validateSchema(schema) === true ? [] : metaErrors(open, schema);
                    if (errors.length > 0) {
                        const places = (0, json_text.uI)(text, errors.map(({ pointer })=>pointer));
                        return (0, result.wf)(errors.map(({ pointer, expected })=>{
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
                    const keywords = typeof schema === 'object' ? {
                        ...schema
                    } : {};
                    const { endless, isRecursive } = findSchemaLoops(keywords);
                    const flaw = flawOf(keywords, endless);
                    if (flaw !== undefined) return (0, result.fJ)(invalid(`${flaw.pointer} ${flaw.error}`, flaw.pointer));
                    const validate = ajv.compile(schema);
                    if ('$async' in validate) return (0, result.fJ)(invalid('$async schemas are not supported'));
                    return (0, result.ok)(checkWith(open, schema, {
                        meter,
                        validate
                    }, stepBudget(keywords, isRecursive)));
                } catch (error) {
                    if (error instanceof RangeError) return (0, result.fJ)(invalid('it is too large, or its references lead too far to be followed'));
                    return (0, result.fJ)(invalid(error instanceof Error ? error.message : String(error)));
                }
            };
            return {
                compile
            };
        }
        function metaErrors(open, schema) {
            const ajv = open(true, new WorkMeter(Infinity));
            void ajv.validateSchema(schema);
            const errors = new Map((ajv.errors ?? []).toReversed().map((error)=>[
                    error.instancePath,
                    describe(error)
                ]));
            return [
                ...errors.values()
            ].toReversed();
        }
        function flawOf(schema, endless) {
            if (endless !== undefined) return {
                pointer: endless,
                error: 'leads back to itself without a step into the data'
            };
            const proto = findProtoKey({
                schema,
                pointer: ''
            });
            return proto === undefined ? undefined : {
                pointer: proto,
                error: 'would not be checked: no property can be called so here'
            };
        }
        var read_contained_file = __webpack_require__(32220);
        var read_input = __webpack_require__(46692);
        ;
        const none = {};
        async function loadSchemas(checks, root, items, locate) {
            const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
            const compiler = await openSchemaCompiler();
            const loaded = new Map();
            const load = (path, read)=>{
                const known = loaded.get(path);
                if (known !== undefined) return known;
                const text = read();
                const compiled = text.ok ? compiler.compile(text.value, path) : text;
                const check = compiled.ok ? (0, result.ok)((json, value)=>checkJson(json, value, compiled.value)) : compiled;
                loaded.set(path, check);
                return check;
            };
            const openReader = ()=>(0, read_contained_file.b3)(root, maxSchemaBytes);
            let reader = openReader();
            const readOwn = (path)=>{
                const bytes = (0, read_input.R)((0, external_node_path_.resolve)(root, path), 'schema', path);
                return bytes.ok ? textOf(path, bytes.value) : bytes;
            };
            const schemaOf = (kind, ownPath, column)=>{
                if (ownPath === undefined && column === undefined) return ()=>none;
                return (item)=>{
                    const named = column === undefined ? '' : item.extra?.[column] ?? '';
                    const path = named === '' ? ownPath : named;
                    if (path === undefined) return none;
                    const result = load(path, ()=>named === '' || column === undefined ? readOwn(path) : readNamed(reader ?? openReader(), {
                            item,
                            column,
                            path
                        }, locate));
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
                if (path !== undefined) load(path, ()=>readOwn(path));
            }
            const outputSchemaOf = schemaOf('output', outputSchema, outputSchemaColumn);
            const qcSchemaOf = checks.isQcChecked ? schemaOf('qc', qcSchema, qcSchemaColumn) : ()=>none;
            for (const item of items){
                outputSchemaOf(item);
                qcSchemaOf(item);
            }
            reader = undefined;
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
        function readNamed(read, { item, column, path }, locate) {
            const cell = {
                at: locate?.(item, column) ?? {
                    file: path
                },
                id: item.id,
                column,
                path
            };
            const normal = (0, normal_path.FE)(path);
            if (!normal.ok) return (0, result.fJ)({
                reason: 'item-path-escapes',
                ...cell,
                how: normal.how
            });
            const file = read(path);
            if (file.kind === 'read') return textOf(path, file.bytes);
            if (file === read_contained_file.qm) return (0, result.fJ)({
                reason: 'item-path-escapes',
                ...cell,
                how: 'symlink'
            });
            return (0, result.fJ)({
                reason: 'item-schema-unreadable',
                ...cell,
                error: refusalText(file)
            });
        }
        function refusalText(file) {
            if (file.kind === 'missing') return 'no such file';
            return file.kind === 'too-large' ? `larger than ${maxSchemaBytes} bytes` : file.error;
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
