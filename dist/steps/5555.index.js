export const id = 5555;
export const ids = [
    5555
];
export const modules = {
    15555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            parseConfig: ()=>parseConfig
        });
        var dist = __webpack_require__(6637);
        var nearest = __webpack_require__(20026);
        var result = __webpack_require__(30315);
        var schemas = __webpack_require__(24513);
        var registries = __webpack_require__(9110);
        var api = __webpack_require__(68729);
        var option_text = __webpack_require__(17102);
        var option_spec = __webpack_require__(74866);
        var options = __webpack_require__(94675);
        ;
        function configSchema(runners) {
            return schemas.rej(Object.fromEntries(options.f.filter((option)=>!(0, option_spec.Xp)(option)).map((option)=>[
                    option.key,
                    schemas.lqM(keySchema(option, {
                        runners
                    }))
                ])));
        }
        function configJsonSchema(runners) {
            return {
                ...z.toJSONSchema(configSchema(runners), {
                    io: 'input'
                }),
                title: 'Muster settings (muster.yml)'
            };
        }
        function keySchema(option, rules) {
            const description = `${option.help}. Expected: ${(0, option_text.EX)(option, rules)}.`;
            const known = option.default === undefined ? {
                description
            } : {
                description,
                default: option.default
            };
            return shape(option, rules).register(registries.fd, known);
        }
        function shape(option, rules) {
            switch(option.kind){
                case 'flag':
                    return schemas.zMY();
                case 'integer':
                    return schemas.Whr().check(api.qm(option.min));
                case 'seconds':
                    return schemas.KCZ([
                        option.isZeroAllowed ? schemas.aig().check(api.qm(0)) : schemas.aig().check(api.NC()),
                        schemas.YjP().check(api.Fk(/^\d+(\.\d+)?\s*(ms|[smhd])$/))
                    ]);
                case 'bytes':
                    return schemas.KCZ([
                        schemas.Whr().check(api.qm(1)),
                        schemas.YjP().check(api.Fk(/^\d+(\.\d+)?\s*([kKmMgG]i?)?[bB]$/))
                    ]);
                case 'string':
                case 'halt':
                case 'policy':
                case 'group-id':
                case 'path':
                    return schemas.YjP().check(api.m9(1));
                case 'tolerance':
                    return schemas.KCZ([
                        schemas.Whr().check(api.qm(0)),
                        schemas.YjP().check(api.Fk(/^\d+(\.\d+)?%?$/))
                    ]);
                case 'runner':
                    return schemas.k5n(rules.runners);
                case 'word':
                    return schemas.k5n(option.values);
                case 'words':
                    {
                        const word = schemas.k5n(option.values);
                        return schemas.KCZ([
                            schemas.YOg(word).check(api.m9(1)),
                            word
                        ]);
                    }
                case 'texts':
                    {
                        const text = textSchema(option.of);
                        return schemas.KCZ([
                            schemas.YOg(text),
                            text
                        ]);
                    }
                default:
                    return (0, result.xb)(option);
            }
        }
        function textSchema(of) {
            if (of === 'anything') return schemas.YjP();
            return schemas.YjP().check(of === 'text' ? api.m9(1) : api.Fk(option_text.li));
        }
        ;
        function openSource(given, file) {
            const text = given.replace(/^\uFEFF/, '');
            return {
                file,
                text,
                lines: text.split(/\r\n|\n|\r/),
                counter: new dist.HN()
            };
        }
        function place(source, offset) {
            const { line, col } = source.counter.linePos(offset);
            return {
                file: source.file,
                line: Math.max(1, line),
                column: Math.max(1, col)
            };
        }
        function syntaxFailure(source, offset, message) {
            const at = place(source, offset);
            return {
                reason: 'config-syntax',
                at,
                message,
                ...sourceLine(source, at)
            };
        }
        function sourceLine(source, at) {
            const line = source.lines[(at.line ?? 1) - 1];
            return line === undefined ? {} : {
                sourceLine: line
            };
        }
        ;
        const maxDepth = 20;
        function parseYaml(source) {
            const { text, counter } = source;
            const parser = new dist.iX(counter.addNewLine);
            let deepAt;
            function* tokens() {
                counter.addNewLine(0);
                for (const lexeme of new dist.JG().lex(text)){
                    const at = parser.offset;
                    yield* parser.next(lexeme);
                    if (parser.stack.length <= maxDepth + 1) continue;
                    deepAt = at;
                    return;
                }
                yield* parser.end();
            }
            const composer = new dist.Dk({
                prettyErrors: false,
                stringKeys: true
            });
            const [document, second] = composer.compose(tokens(), true, text.length);
            if (deepAt !== undefined) return (0, result.fJ)(syntaxFailure(source, deepAt, `nested more than ${maxDepth} deep`));
            if (document === undefined) throw new Error('Internal error: YAML without a document');
            if (second !== undefined) document.errors.push(new dist.XT([
                second.range[0],
                second.range[1]
            ], 'MULTIPLE_DOCS', ''));
            return (0, result.ok)(document);
        }
        ;
        function yamlFailures(document, source) {
            const errors = [
                ...document.errors,
                ...document.warnings
            ].map((error)=>({
                    isRepeated: error.code === 'DUPLICATE_KEY',
                    failure: (error.code === 'DUPLICATE_KEY' ? repeatedKey : yamlFailure)(error, document, source)
                }));
            const failures = errors.filter(({ isRepeated })=>!isRepeated).map(({ failure })=>failure);
            const repeated = errors.filter(({ isRepeated })=>isRepeated).map(({ failure })=>failure);
            const root = document.contents;
            if (failures.length === 0 && root !== null && !(0, dist.jh)(root)) {
                failures.push(syntaxFailure(source, root.range[0], 'expected keys with values, such as `jobs: 4`'));
            }
            failures.push(...anchorFailures(document, source));
            return {
                broken: failures,
                repeated
            };
        }
        const yamlMessages = {
            TAB_AS_INDENT: 'a tab is used for indentation',
            MULTIPLE_DOCS: 'only one YAML document is expected; remove the `---`',
            BLOCK_AS_IMPLICIT_KEY: 'a value that holds a colon and a blank needs quotes',
            NON_STRING_KEY: 'a key is a plain word',
            BAD_ALIAS: 'a value that starts with * needs quotes'
        };
        function yamlFailure(error, document, source) {
            const [offset] = error.pos;
            if (error.code === 'MISSING_CHAR' && error.message.includes('quote')) {
                return syntaxFailure(source, quoteStart(document, offset), 'this quote is never closed');
            }
            if (error.code === 'BAD_INDENT' && error.message.startsWith('Flow')) {
                return syntaxFailure(source, offset, 'a bracket or brace above is never closed');
            }
            return syntaxFailure(source, offset, yamlMessages[error.code] ?? lowerFirst(error.message.split('\n')[0] ?? ''));
        }
        function repeatedKey(error, document, source) {
            const [offset] = error.pos;
            const at = place(source, offset);
            let key = '';
            let first = offset;
            (0, dist.YR)(document, {
                Map: (_, { items })=>{
                    const keys = items.map((pair)=>pair.key).filter((node)=>(0, dist.jn)(node));
                    const repeated = keys.find(({ range })=>range?.[0] === offset);
                    if (repeated === undefined) return;
                    key = String(repeated.value);
                    first = keys.find(({ value })=>value === repeated.value)?.range?.[0] ?? offset;
                }
            });
            return {
                reason: 'config-key-twice',
                at,
                key,
                firstLine: place(source, first).line ?? 1,
                ...sourceLine(source, at)
            };
        }
        function quoteStart(document, offset) {
            let start = offset;
            (0, dist.YR)(document, {
                Scalar: (_, { range, type })=>{
                    if (type?.startsWith('QUOTE') === true && range !== null && range !== undefined && range[0] < offset) start = range[0];
                }
            });
            return start;
        }
        function anchorFailures(document, source) {
            const failures = [];
            const anchors = new Set();
            (0, dist.YR)(document, {
                Node: (_, node)=>{
                    const offset = node.range?.[0] ?? 0;
                    if ((0, dist.Vj)(node)) {
                        if (!anchors.has(node.source)) failures.push(syntaxFailure(source, offset, 'a value that starts with * needs quotes'));
                    } else if (node.anchor !== undefined) {
                        anchors.add(node.anchor);
                        failures.push(syntaxFailure(source, offset, 'anchors and aliases are not used in muster.yml'));
                    }
                }
            });
            return failures;
        }
        const lowerFirst = (text)=>text.charAt(0).toLowerCase() + text.slice(1);
        ;
        const optionsByKey = new Map(options.f.filter((option)=>!(0, option_spec.Xp)(option)).map((option)=>[
                option.key,
                option
            ]));
        function parseConfig(given, file, runners) {
            const source = openSource(given, file);
            const parsed = parseYaml(source);
            if (!parsed.ok) return parsed;
            const document = parsed.value;
            const { broken, repeated } = yamlFailures(document, source);
            if (broken.length > 0) return (0, result.wf)([
                ...broken,
                ...repeated
            ]);
            if (document.contents === null) return (0, result.ok)(new Map());
            if (repeated.length === 0) return checkedValues(document, source, runners);
            keepFirsts(document);
            const values = checkedValues(document, source, runners);
            const failures = [
                ...repeated,
                ...values.ok ? [] : values.failures
            ];
            return (0, result.wf)(failures.toSorted((a, b)=>lineOf(a) - lineOf(b)));
        }
        function keepFirsts({ contents }) {
            if (!(0, dist.jh)(contents)) return;
            const seen = new Set();
            contents.items = contents.items.filter((pair)=>{
                const key = String(pair.key);
                return !seen.has(key) && seen.add(key);
            });
        }
        function checkedValues(document, source, runners) {
            const raw = document.toJS();
            const checked = configSchema(runners).safeParse(raw);
            const issues = checked.success ? [] : checked.error.issues;
            const failures = issues.flatMap((issue)=>issueFailures(issue, document, source, runners));
            const refused = new Set(issues.map((issue)=>issue.path[0]));
            const values = new Map();
            for (const [key, given] of Object.entries(raw)){
                const option = optionsByKey.get(key);
                if (option === undefined || refused.has(key)) continue;
                const at = place(source, keyOffset(document, key));
                const list = Array.isArray(given) ? given : [
                    given
                ];
                const read = list.map((element)=>(0, option_text.yR)(option, String(element), {
                        runners
                    }));
                const wrong = read.findIndex((result)=>!result.ok);
                if (wrong >= 0) failures.push(invalid(key, wrongElement(key, given, wrong), document, source, runners));
                const converted = read.map((result)=>result.ok ? result.value : undefined);
                values.set(key, {
                    value: (0, option_text.Lv)(option) ? converted : converted[0],
                    at
                });
            }
            return failures.length > 0 ? (0, result.wf)(failures.toSorted((a, b)=>lineOf(a) - lineOf(b))) : (0, result.ok)(values);
        }
        const wrongElement = (key, given, index)=>Array.isArray(given) ? [
                key,
                index
            ] : [
                key
            ];
        function issueFailures(issue, document, source, runners) {
            if (issue.code === 'unrecognized_keys') {
                return issue.keys.map((key)=>{
                    const near = (0, nearest.nearest)(key.replaceAll('_', '-'), optionsByKey.keys());
                    const at = place(source, keyOffset(document, key));
                    return {
                        reason: 'config-unknown-key',
                        at,
                        key,
                        ...near !== undefined && {
                            nearest: near
                        },
                        ...sourceLine(source, at)
                    };
                });
            }
            const key = String(issue.path[0]);
            return invalidPaths(issue).map((path)=>invalid(key, path, document, source, runners));
        }
        function invalidPaths(issue) {
            const path = issue.path;
            if (issue.code !== 'invalid_union') return [
                path
            ];
            const elements = issue.errors.flat().filter((inner)=>inner.path.length > 0);
            return elements.length === 0 ? [
                path
            ] : elements.map((inner)=>[
                    ...path,
                    ...inner.path
                ]);
        }
        function invalid(key, path, document, source, runners) {
            const option = optionsByKey.get(key);
            if (option === undefined) throw new Error(`Internal error: ${key} is no option`);
            const node = document.getIn(path, true);
            const at = place(source, node?.range?.[0] ?? keyOffset(document, key));
            const expected = (0, option_text.EX)(option, {
                runners
            });
            const list = option.kind === 'words' ? 'a list that is not empty' : 'a list';
            return {
                reason: 'setting-invalid',
                setting: key,
                source: source.file,
                at,
                value: (0, option_text.f$)(option, written(node, source)),
                expected: (0, option_text.Lv)(option) && path.length === 1 && !(0, dist.jn)(node) ? `${list}, each ${expected}` : expected,
                ...(0, option_text.TJ)(option) ? sourceLine(source, at) : {}
            };
        }
        function written(node, source) {
            const [start, end] = node?.range ?? [
                0,
                0
            ];
            return source.text.slice(start, end).split(/[\r\n]/, 1)[0] ?? '';
        }
        function keyOffset(document, key) {
            if (!(0, dist.jh)(document.contents)) return 0;
            const pair = document.contents.items.find((item)=>(0, dist.jn)(item.key) && String(item.key.value) === key);
            return pair?.key?.range?.[0] ?? 0;
        }
        const lineOf = (failure)=>'at' in failure ? failure.at?.line ?? 0 : 0;
    }),
    20026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>nearestHint,
            nearest: ()=>nearest
        });
        var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2818);
        function nearest(word, known) {
            let best;
            let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
            for (const candidate of known){
                const d = (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(word.toLowerCase(), candidate.toLowerCase());
                if (d < bestDistance) [best, bestDistance] = [
                    candidate,
                    d
                ];
            }
            return best;
        }
        function nearestHint(word, known) {
            const near = nearest(word, known);
            return near === undefined ? {} : {
                nearest: near
            };
        }
    })
};
