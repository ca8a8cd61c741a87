export const id = 4930;
export const ids = [
    4930
];
export const modules = {
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
    46615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>placeOf
        });
        function placeOf(text, offset) {
            let line = 1;
            let lineStart = 0;
            for(let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)){
                line += 1;
                lineStart = at + 1;
            }
            return {
                line,
                column: offset - lineStart + 1
            };
        }
    }),
    66158: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            g: ()=>clipText
        });
        function clipText(text, limit = 200) {
            if (text.length <= limit) return text;
            const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
            return `${text.slice(0, end)}\u{2026}`;
        }
    }),
    41760: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            lk: ()=>parseJsonText,
            uI: ()=>placesInJson
        });
        var clip_text = __webpack_require__(66158);
        ;
        const literals = [
            'true',
            'false',
            'null'
        ];
        const isDigit = (char)=>char >= '0' && char <= '9' && char.length === 1;
        class ScanError extends Error {
            offset;
            constructor(message, offset){
                super(message);
                this.offset = offset;
            }
        }
        function skipSpace(text, at) {
            let i = at;
            for(let code = text.charCodeAt(i); code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;){
                i += 1;
                code = text.charCodeAt(i);
            }
            return i;
        }
        const found = (text, at)=>at >= text.length ? 'the text ends' : `found ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`;
        function skipString(text, at) {
            for(let i = at + 1; i < text.length; i += 1){
                const code = text.charCodeAt(i);
                if (code === 0x22) return i + 1;
                if (code < 0x20) throw new ScanError('a control character in a string must be escaped', i);
                if (code === 0x5c) {
                    i += 1;
                    const isHex = text.charAt(i) === 'u';
                    if (isHex ? !/^[\dA-Fa-f]{4}$/.test(text.slice(i + 1, i + 5)) : !/["\\/bfnrt]/.test(text.charAt(i))) {
                        throw new ScanError('a string holds an escape that JSON does not know', i - 1);
                    }
                    if (isHex) i += 4;
                }
            }
            throw new ScanError('a string is not closed', at);
        }
        function skipNumber(text, at) {
            let i = at;
            const digits = ()=>{
                if (!isDigit(text.charAt(i))) throw new ScanError(`expected a digit, ${found(text, i)}`, i);
                while(isDigit(text.charAt(i)))i += 1;
            };
            if (text.charAt(i) === '-') i += 1;
            if (text.charAt(i) === '0' && isDigit(text.charAt(i + 1))) throw new ScanError('a number starts with a needless 0', i);
            digits();
            if (text.charAt(i) === '.') {
                i += 1;
                digits();
            }
            if (text.charAt(i) === 'e' || text.charAt(i) === 'E') {
                i += 1;
                if (text.charAt(i) === '+' || text.charAt(i) === '-') i += 1;
                digits();
            }
            return i;
        }
        function skipScalar(text, at) {
            const char = text.charAt(at);
            if (char === '"') return skipString(text, at);
            if (char === '-' || isDigit(char)) return skipNumber(text, at);
            const literal = literals.find((word)=>text.startsWith(word, at));
            if (literal !== undefined) return at + literal.length;
            const word = /^[A-Za-z]+/.exec(text.slice(at, at + 16))?.[0];
            throw new ScanError(word === undefined ? `expected a value, ${found(text, at)}` : `${word} is not a JSON value`, at);
        }
        ;
        function wantedTree(pointers) {
            const root = {
                children: new Map()
            };
            for (const pointer of pointers){
                let node = root;
                for (const token of pointer.split('/').slice(1)){
                    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
                    const child = node.children.get(key) ?? {
                        children: new Map()
                    };
                    node.children.set(key, child);
                    node = child;
                }
                node.pointer = pointer;
            }
            return root;
        }
        const keyOf = (quoted)=>quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
        const longestShownKey = 60;
        function openAt(char, wanted, isKeyOnce) {
            const isObject = char === '{';
            return {
                close: isObject ? '}' : ']',
                wanted,
                index: 0,
                keys: isObject && isKeyOnce ? new Set() : undefined
            };
        }
        function walk(text, root, rules, places) {
            const { maxDepth, isKeyOnce } = rules;
            const open = [];
            let wanted = root;
            let i = skipSpace(text, 0);
            const readKey = (parent)=>{
                if (text.charAt(i) !== '"') throw new ScanError(`expected a key in double quotes, ${found(text, i)}`, i);
                const end = skipString(text, i);
                const isAsked = parent.keys !== undefined || parent.wanted !== undefined && parent.wanted.children.size > 0;
                const key = isAsked ? keyOf(text.slice(i, end)) : '';
                if (parent.keys?.has(key) === true) throw new ScanError(`the key ${JSON.stringify((0, clip_text.g)(key, longestShownKey))} is there twice`, i);
                parent.keys?.add(key);
                wanted = parent.wanted?.children.get(key);
                i = skipSpace(text, end);
                if (text.charAt(i) !== ':') throw new ScanError(`expected ":" after a key, ${found(text, i)}`, i);
                i = skipSpace(text, i + 1);
            };
            for(;;){
                if (wanted?.pointer !== undefined) places.set(wanted.pointer, i);
                const char = text.charAt(i);
                if (char === '{' || char === '[') {
                    if (open.length >= maxDepth) throw new ScanError(`values are nested more than ${maxDepth} deep`, i);
                    const parent = openAt(char, wanted, isKeyOnce);
                    open.push(parent);
                    i = skipSpace(text, i + 1);
                    if (text.charAt(i) !== parent.close) {
                        if (parent.close === '}') readKey(parent);
                        else wanted = wanted?.children.get('0');
                        continue;
                    }
                } else {
                    i = skipScalar(text, i);
                }
                let parent = open.at(-1);
                for(i = skipSpace(text, i); parent !== undefined && text.charAt(i) === parent.close; parent = open.at(-1)){
                    open.pop();
                    i = skipSpace(text, i + 1);
                }
                if (parent === undefined) {
                    if (i < text.length) throw new ScanError(`expected the end after the value, ${found(text, i)}`, i);
                    return;
                }
                if (text.charAt(i) !== ',') throw new ScanError(`expected "," or "${parent.close}", ${found(text, i)}`, i);
                i = skipSpace(text, i + 1);
                parent.index += 1;
                if (parent.close === '}') readKey(parent);
                else wanted = parent.wanted?.children.get(String(parent.index));
            }
        }
        function scanJson(text, maxDepth, pointers = [], isKeyOnce = false) {
            const places = new Map();
            try {
                walk(text, wantedTree(pointers), {
                    maxDepth,
                    isKeyOnce
                }, places);
                return {
                    places
                };
            } catch (error) {
                if (!(error instanceof ScanError)) throw error;
                return {
                    error: {
                        message: error.message,
                        offset: error.offset
                    },
                    places
                };
            }
        }
        var text_place = __webpack_require__(46615);
        ;
        const maxJsonDepth = 1000;
        function parseJsonText(text) {
            if (text.charCodeAt(0) === 0xfeff) {
                return {
                    ok: false,
                    error: 'the file starts with a byte order mark, which JSON does not allow',
                    line: 1,
                    column: 1
                };
            }
            if (text.length <= 2 * maxJsonDepth) {
                try {
                    return withKeysOnce(text, JSON.parse(text));
                } catch  {}
            }
            const { error } = scanJson(text, maxJsonDepth);
            return error === undefined ? withKeysOnce(text, JSON.parse(text)) : refused(text, error);
        }
        const refused = (text, { message, offset })=>({
                ok: false,
                error: message,
                ...(0, text_place.$)(text, offset)
            });
        function withKeysOnce(text, value) {
            if (keyEndsIn(text) === keysIn(value)) return {
                ok: true,
                value
            };
            const { error } = scanJson(text, maxJsonDepth, [], true);
            return error === undefined ? {
                ok: true,
                value
            } : refused(text, error);
        }
        function keyEndsIn(text) {
            let count = 0;
            for(let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)){
                let before = at - 1;
                while(isJsonSpace(text.charCodeAt(before)))before -= 1;
                if (text.charCodeAt(before) === 0x22) count += 1;
            }
            return count;
        }
        const isJsonSpace = (code)=>code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
        function keysIn(value) {
            if (typeof value !== 'object' || value === null) return 0;
            const inner = Object.values(value);
            let count = Array.isArray(value) ? 0 : inner.length;
            for (const element of inner)if (typeof element === 'object') count += keysIn(element);
            return count;
        }
        function placesInJson(text, pointers) {
            const { places } = scanJson(text, maxJsonDepth, pointers);
            return new Map(Array.from(places, ([pointer, offset])=>[
                    pointer,
                    (0, text_place.$)(text, offset)
                ]));
        }
    }),
    2222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            b: ()=>openVerifier
        });
        var result = __webpack_require__(30315);
        ;
        function isPythonSpace(code) {
            if (code < 0x80) return code >= 0x09 && code <= 0x0d || code >= 0x1c && code <= 0x20;
            return code === 0x85 || code === 0xa0 || code === 0x1680 || code >= 0x2000 && code <= 0x200a || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
        }
        function isBlankText(text) {
            for(let i = 0; i < text.length; i++)if (!isPythonSpace(text.charCodeAt(i))) return false;
            return true;
        }
        var json_text = __webpack_require__(41760);
        var text_place = __webpack_require__(46615);
        ;
        function checkOutput(item, text, patterns, schema, problems) {
            const isBlank = isBlankText(text);
            if (isBlank) problems.push({
                ...placed(item),
                reason: 'output-empty'
            });
            for (const { source, find } of patterns){
                const offset = find(text);
                if (offset !== -1) problems.push({
                    ...placed(item),
                    reason: 'forbidden-pattern',
                    pattern: source,
                    ...(0, text_place.$)(text, offset)
                });
            }
            if (schema === undefined || isBlank) return;
            const json = (0, json_text.lk)(text);
            if (!json.ok) {
                const { error, line, column } = json;
                problems.push({
                    ...placed(item),
                    reason: 'output-invalid-json',
                    error,
                    line,
                    column
                });
                return;
            }
            for (const mismatch of schema(text, json.value)){
                problems.push({
                    ...placed(item),
                    reason: 'output-schema',
                    ...mismatch
                });
            }
        }
        const placed = ({ id, output })=>({
                item: id,
                path: output
            });
        var clip_text = __webpack_require__(66158);
        ;
        const idOf = (value)=>typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
        function describeValue(value) {
            if (Array.isArray(value)) return 'an array';
            return typeof value === 'object' && value !== null ? 'an object' : (0, clip_text.g)(String(value));
        }
        const check_qc_placed = ({ id, qc })=>({
                item: id,
                path: qc
            });
        function checkQc(item, text, schema, problems) {
            const json = (0, json_text.lk)(text);
            if (!json.ok) {
                const { error, line, column } = json;
                problems.push({
                    ...check_qc_placed(item),
                    reason: 'qc-invalid-json',
                    error,
                    line,
                    column
                });
                return;
            }
            const { value } = json;
            const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
            const qc = isObject ? value : {};
            if (!Object.hasOwn(qc, 'pass') || qc['pass'] !== true) {
                problems.push({
                    ...check_qc_placed(item),
                    reason: 'qc-not-passed',
                    ...(0, json_text.uI)(text, [
                        '/pass'
                    ]).get('/pass')
                });
            }
            if (Object.hasOwn(qc, 'item_id') && idOf(qc['item_id']) !== item.id) {
                const place = (0, json_text.uI)(text, [
                    '/item_id'
                ]).get('/item_id');
                problems.push({
                    ...check_qc_placed(item),
                    reason: 'qc-foreign-item',
                    found: describeValue(qc['item_id']),
                    ...place
                });
            }
            if (schema === undefined) return;
            for (const mismatch of schema(text, value))problems.push({
                ...check_qc_placed(item),
                reason: 'qc-schema',
                ...mismatch
            });
        }
        ;
        async function compilePatterns(sources) {
            const patterns = [];
            const failures = [];
            for (const source of new Set(sources)){
                if (!/[\\.+*?()|[\]{}^$]/.test(source)) {
                    patterns.push(literalPattern(source, source));
                    continue;
                }
                const { translatePattern } = await __webpack_require__.e(9535).then(__webpack_require__.bind(__webpack_require__, 19535));
                const translation = translatePattern(source);
                if (translation.kind === 'literal') {
                    patterns.push(literalPattern(source, translation.text));
                } else if (translation.kind === 'unsupported') {
                    failures.push({
                        reason: 'pattern-invalid',
                        pattern: source,
                        error: translation.error
                    });
                } else {
                    const { RE2JS } = await __webpack_require__.e(8966).then(__webpack_require__.bind(__webpack_require__, 98966));
                    try {
                        const compiled = RE2JS.compile(translation.re2);
                        const find = (text)=>{
                            const matcher = compiled.matcher(text);
                            return matcher.find() ? matcher.start() : -1;
                        };
                        patterns.push({
                            source,
                            find
                        });
                    } catch (error) {
                        const message = error instanceof Error ? error.message : String(error);
                        failures.push({
                            reason: 'pattern-invalid',
                            pattern: source,
                            error: message.replace(/^error parsing regexp: /, '')
                        });
                    }
                }
            }
            return failures.length > 0 ? {
                ok: false,
                failures
            } : {
                ok: true,
                value: patterns
            };
        }
        const literalPattern = (source, literal)=>({
                source,
                find: (text)=>text.indexOf(literal)
            });
        var utf8 = __webpack_require__(37912);
        ;
        function textOf(file) {
            const text = file.lenientText;
            if (!text.includes('\uFFFD')) return text;
            const decoded = (0, utf8._)(file.bytes, {
                keepBom: true
            });
            return decoded.ok ? decoded.text : {
                line: decoded.line,
                column: decoded.column
            };
        }
        function factOf({ bytes, isExecutable }) {
            const { hash } = process.getBuiltinModule('node:crypto');
            const fact = {
                sha256: hash('sha256', bytes, 'hex'),
                bytes: bytes.length
            };
            return isExecutable === true ? {
                ...fact,
                isExecutable
            } : fact;
        }
        function outputRefusal(item, file, limit) {
            const at = {
                item: item.id,
                path: item.output
            };
            if (file.kind === 'missing') return {
                ...at,
                reason: 'output-missing'
            };
            if (file.kind === 'too-large') return {
                ...at,
                reason: 'output-too-large',
                bytes: file.bytes,
                limit
            };
            return {
                ...at,
                reason: 'output-unreadable',
                error: file.error
            };
        }
        function qcRefusal(item, file, limit) {
            const at = {
                item: item.id,
                path: item.qc
            };
            if (file.kind === 'missing') return {
                ...at,
                reason: 'qc-missing'
            };
            if (file.kind === 'too-large') return {
                ...at,
                reason: 'qc-too-large',
                bytes: file.bytes,
                limit
            };
            return {
                ...at,
                reason: 'qc-unreadable',
                error: file.error
            };
        }
        var read_contained_file = __webpack_require__(32220);
        var real_workdir = __webpack_require__(51024);
        ;
        const clockToleranceMs = 50;
        const noSchema = {};
        const noSchemas = {
            outputSchemaOf: ()=>noSchema,
            qcSchemaOf: ()=>noSchema
        };
        const hasSchemas = ({ outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn })=>[
                outputSchema,
                qcSchema,
                outputSchemaColumn,
                qcSchemaColumn
            ].some((name)=>name !== undefined);
        const loadSchemas = async (...request)=>(await __webpack_require__.e(7455).then(__webpack_require__.bind(__webpack_require__, 87455))).loadSchemas(...request);
        const noProblems = [];
        async function openVerifier(checks, root, items = [], schemaRoot = root) {
            const real = (0, real_workdir.P)(root);
            const realSchemas = (0, real_workdir.P)(schemaRoot);
            if (!real.ok) return real;
            if (!realSchemas.ok) return realSchemas;
            const patterns = await compilePatterns(checks.forbid);
            const schemas = hasSchemas(checks) ? await loadSchemas(checks, realSchemas.value, items) : (0, result.ok)(noSchemas);
            if (!patterns.ok || !schemas.ok) {
                return {
                    ok: false,
                    failures: [
                        patterns,
                        schemas
                    ].flatMap((result)=>result.ok ? [] : result.failures)
                };
            }
            const { outputSchemaOf, qcSchemaOf } = schemas.value;
            const verifyOutput = (read, item, options, problems)=>{
                const file = read(item.output);
                if (file.kind !== 'read') {
                    problems.push(outputRefusal(item, file, checks.maxFileBytes));
                    return undefined;
                }
                const fact = options.wantDigests ? factOf(file) : undefined;
                const text = textOf(file);
                if (typeof text !== 'string') {
                    problems.push({
                        item: item.id,
                        path: item.output,
                        reason: 'output-unreadable',
                        error: 'not UTF-8 text',
                        ...text
                    });
                }
                if (isTooOld(item, 'output', file, options)) {
                    problems.push({
                        item: item.id,
                        path: item.output,
                        reason: 'output-not-newer'
                    });
                }
                if (typeof text === 'string') {
                    const schema = outputSchemaOf(item);
                    if (schema.problem !== undefined) problems.push(schema.problem);
                    checkOutput(item, text, patterns.value, schema.check, problems);
                }
                return fact;
            };
            const verifyQc = (read, item, options, problems)=>{
                const file = read(item.qc);
                if (file.kind !== 'read') {
                    problems.push(qcRefusal(item, file, checks.maxFileBytes));
                    return undefined;
                }
                const fact = options.wantDigests ? factOf(file) : undefined;
                if (isTooOld(item, 'qc', file, options)) {
                    problems.push({
                        item: item.id,
                        path: item.qc,
                        reason: 'qc-not-newer'
                    });
                }
                const text = textOf(file);
                if (typeof text !== 'string') {
                    problems.push({
                        item: item.id,
                        path: item.qc,
                        reason: 'qc-unreadable',
                        error: 'not UTF-8 text',
                        ...text
                    });
                    return fact;
                }
                const schema = qcSchemaOf(item);
                if (schema.problem !== undefined) problems.push(schema.problem);
                checkQc(item, text, schema.check, problems);
                return fact;
            };
            const verifyItem = (read, item, options)=>{
                const problems = [];
                const output = verifyOutput(read, item, options, problems);
                const qc = checks.isQcChecked ? verifyQc(read, item, options, problems) : undefined;
                const verdict = {
                    item: item.id,
                    problems: problems.length === 0 ? noProblems : problems
                };
                if (output === undefined && qc === undefined) return verdict;
                return {
                    ...verdict,
                    ...output === undefined ? {} : {
                        output
                    },
                    ...qc === undefined ? {} : {
                        qc
                    }
                };
            };
            const verdictsOf = (selected, options, isPassWanted)=>{
                const isAgeWanted = options.newerThanMs !== undefined;
                const read = (0, read_contained_file.b)(real.value, checks.maxFileBytes, isAgeWanted);
                const verdicts = [];
                for (const item of selected){
                    const verdict = verifyItem(read, item, options);
                    if (isPassWanted || verdict.problems.length > 0) verdicts.push(verdict);
                }
                return verdicts;
            };
            return (0, result.ok)({
                verify: (selected, options)=>withoutStacks(()=>verdictsOf(selected, options, true)),
                failing: (selected, options)=>withoutStacks(()=>verdictsOf(selected, options, false))
            });
        }
        function isTooOld(item, which, file, { newerThanMs, isEarlierWork }) {
            const startedMs = newerThanMs?.(item);
            const { mtimeMs } = file;
            if (startedMs === undefined || mtimeMs === undefined || mtimeMs >= startedMs - clockToleranceMs) return false;
            return isEarlierWork === undefined || !isEarlierWork(item, which, factOf(file).sha256);
        }
        function withoutStacks(work) {
            const { stackTraceLimit } = Error;
            Error.stackTraceLimit = 0;
            try {
                return work();
            } finally{
                Error.stackTraceLimit = stackTraceLimit;
            }
        }
    }),
    92885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            WS: ()=>problemAdvice,
            YK: ()=>problemLine,
            fI: ()=>problemText
        });
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3201);
        function pythonRepr(text) {
            const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
            const body = text.replaceAll(/['"\\]|(?! )[\p{C}\p{Z}]/gu, (char)=>{
                if (char === '\\' || char === quote) return `\\${char}`;
                return char === "'" || char === '"' ? char : (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.V)(char);
            });
            return quote + body + quote;
        }
        function placeText({ path, line, column }) {
            const place = line === undefined ? '' : column === undefined ? `:${line}` : `:${line}:${column}`;
            return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(path) + place;
        }
        function mismatchText(problem) {
            const where = problem.pointer === '' ? '' : `${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.pointer)} `;
            const more = problem.more === undefined ? '' : ` (and ${problem.more} more in this file)`;
            return `${placeText(problem)}: ${where}${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.expected)}${more}`;
        }
        const bytes = (count)=>`${count.toLocaleString('en-US')} bytes`;
        function problemText(problem) {
            switch(problem.reason){
                case 'output-missing':
                    return `missing output: ${placeText(problem)}`;
                case 'output-unreadable':
                    return `unreadable output: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'output-empty':
                    return `empty output: ${placeText(problem)}`;
                case 'output-not-newer':
                    return `output not newer than its attempt: ${placeText(problem)}`;
                case 'output-too-large':
                    return `output too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
                case 'forbidden-pattern':
                    return `forbidden pattern ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(pythonRepr(problem.pattern))} in ${placeText(problem)}`;
                case 'output-invalid-json':
                    return `invalid output json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'output-schema':
                    return `output does not match its schema: ${mismatchText(problem)}`;
                case 'qc-missing':
                    return `missing qc json: ${placeText(problem)}`;
                case 'qc-unreadable':
                    return `unreadable qc json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'qc-too-large':
                    return `qc json too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
                case 'qc-not-newer':
                    return `qc json not newer than its attempt: ${placeText(problem)}`;
                case 'qc-invalid-json':
                    return `invalid qc json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.error)}`;
                case 'qc-not-passed':
                    return `qc json must be an object with pass=true: ${placeText(problem)}`;
                case 'qc-foreign-item':
                    return `qc json is about another item: ${placeText(problem)}: found item_id ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.found)}`;
                case 'qc-schema':
                    return `qc json does not match its schema: ${mismatchText(problem)}`;
                default:
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.xb)(problem);
            }
        }
        function problemLine(problem) {
            return `${problemText(problem)} (item ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.item)})`;
        }
        function problemAdvice(problem) {
            const remedy = remedyOf(problem);
            return remedy === undefined ? problemText(problem) : `${problemText(problem)}\n${remedy}`;
        }
        function remedyOf(problem) {
            switch(problem.reason){
                case 'output-not-newer':
                case 'qc-not-newer':
                    return 'the file is older than the attempt that should have written it; run the shard again, or delete the file first';
                case 'output-too-large':
                case 'qc-too-large':
                    return 'make the file smaller, or raise --max-file-bytes';
                case 'forbidden-pattern':
                    return 'finish the marked place, or drop the word if it is meant';
                case 'qc-not-passed':
                    return 'the reviewer did not pass this item; read its QC file';
                case 'qc-foreign-item':
                    return 'the QC file was written for another item; write it again';
                default:
                    return undefined;
            }
        }
    }),
    93381: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>manifestPathOf
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        function manifestPathOf({ manifest, batchDir }) {
            return manifest ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(batchDir, 'manifest.tsv');
        }
    })
};
