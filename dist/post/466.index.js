export const id = 466;
export const ids = [466];
export const modules = {

/***/ 22466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ../node_modules/yaml/dist/index.js
var dist = __webpack_require__(6637);
// EXTERNAL MODULE: ../node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(2818);
;// CONCATENATED MODULE: ./build/core/nearest.js

function nearest(word, known) {
    let best;
    let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of known) {
        const d = (0,mod/* distance */.Io)(word.toLowerCase(), candidate.toLowerCase());
        if (d < bestDistance)
            [best, bestDistance] = [candidate, d];
    }
    return best;
}
function nearestHint(word, known) {
    const near = nearest(word, known);
    return near === undefined ? {} : { nearest: near };
}

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
// EXTERNAL MODULE: ../node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(24513);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(9110);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/api.js
var api = __webpack_require__(68729);
// EXTERNAL MODULE: ./build/config/option-text.js + 2 modules
var option_text = __webpack_require__(14270);
// EXTERNAL MODULE: ./build/config/options.js + 1 modules
var options = __webpack_require__(62787);
;// CONCATENATED MODULE: ./build/config/config-schema.js




function configSchema(runners) {
    return schemas/* strictObject */.rej(Object.fromEntries(options/* options */.f.map((option) => [option.key, schemas/* optional */.lqM(keySchema(option, { runners }))])));
}
function configJsonSchema(runners) {
    return {
        ...z.toJSONSchema(configSchema(runners), { io: 'input' }),
        title: 'Muster settings (muster.yml)',
    };
}
function keySchema(option, rules) {
    const description = `${option.help}. Expected: ${(0,option_text/* expectedOf */.EX)(option, rules)}.`;
    const known = option.default === undefined ? { description } : { description, default: option.default };
    return shape(option, rules).register(registries/* globalRegistry */.fd, known);
}
function shape(option, rules) {
    switch (option.kind) {
        case 'flag':
            return schemas/* boolean */.zMY();
        case 'integer':
            return schemas/* int */.Whr().check(api/* _gte */.qm(option.min));
        case 'seconds':
            return schemas/* union */.KCZ([
                option.isZeroAllowed ? schemas/* number */.aig().check(api/* _gte */.qm(0)) : schemas/* number */.aig().check(api/* _positive */.NC()),
                schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d+(\.\d+)?\s*(ms|[smhd])$/)),
            ]);
        case 'bytes':
            return schemas/* union */.KCZ([
                schemas/* int */.Whr().check(api/* _gte */.qm(1)),
                schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d+(\.\d+)?\s*([kKmMgG]i?)?[bB]$/)),
            ]);
        case 'string':
        case 'halt':
        case 'policy':
        case 'group-id':
        case 'path':
            return schemas/* string */.YjP().check(api/* _minLength */.m9(1));
        case 'tolerance':
            return schemas/* union */.KCZ([schemas/* int */.Whr().check(api/* _gte */.qm(0)), schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d+(\.\d+)?%?$/))]);
        case 'runner':
            return schemas/* enum */.k5n(rules.runners);
        case 'word':
            return schemas/* enum */.k5n(option.values);
        case 'words': {
            const word = schemas/* enum */.k5n(option.values);
            return schemas/* union */.KCZ([schemas/* array */.YOg(word), word]);
        }
        case 'texts':
            return schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* string */.YjP()), schemas/* string */.YjP()]);
        default:
            return (0,result/* assertNever */.x)(option);
    }
}

;// CONCATENATED MODULE: ./build/config/config-source.js

function openSource(given, file) {
    const text = given.replace(/^\uFEFF/, '');
    return { file, text, lines: text.split(/\r\n|\n|\r/), counter: new dist/* LineCounter */.HN() };
}
function place(source, offset) {
    const { line, col } = source.counter.linePos(offset);
    return { file: source.file, line: Math.max(1, line), column: Math.max(1, col) };
}
function syntaxFailure(source, offset, message) {
    const at = place(source, offset);
    return { reason: 'config-syntax', at, message, ...sourceLine(source, at) };
}
function sourceLine(source, at) {
    const line = source.lines[(at.line ?? 1) - 1];
    return line === undefined ? {} : { sourceLine: line };
}

;// CONCATENATED MODULE: ./build/config/yaml-failures.js


function yamlFailures(document, source) {
    const errors = [...document.errors, ...document.warnings].map((error) => ({
        isRepeated: error.code === 'DUPLICATE_KEY',
        failure: yamlFailure(error, document, source),
    }));
    const failures = errors.filter(({ isRepeated }) => !isRepeated).map(({ failure }) => failure);
    const repeated = errors.filter(({ isRepeated }) => isRepeated).map(({ failure }) => failure);
    const root = document.contents;
    if (failures.length === 0 && root !== null && !(0,dist/* isMap */.jh)(root)) {
        failures.push(syntaxFailure(source, root.range[0], 'expected keys with values, such as `jobs: 4`'));
    }
    failures.push(...anchorFailures(document, source));
    return { broken: failures, repeated };
}
const yamlMessages = {
    DUPLICATE_KEY: 'this key was given before',
    TAB_AS_INDENT: 'a tab is used for indentation',
    MULTIPLE_DOCS: 'only one YAML document is expected; remove the `---`',
    BLOCK_AS_IMPLICIT_KEY: 'a value that holds a colon and a blank needs quotes',
    NON_STRING_KEY: 'a key is a plain word',
    BAD_ALIAS: 'a value that starts with * needs quotes',
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
function quoteStart(document, offset) {
    let start = offset;
    (0,dist/* visit */.YR)(document, {
        Scalar: (_, { range, type }) => {
            if (type?.startsWith('QUOTE') === true && range !== null && range !== undefined && range[0] < offset)
                start = range[0];
        },
    });
    return start;
}
function anchorFailures(document, source) {
    const failures = [];
    const anchors = new Set();
    (0,dist/* visit */.YR)(document, {
        Node: (_, node) => {
            const offset = node.range?.[0] ?? 0;
            if ((0,dist/* isAlias */.Vj)(node)) {
                if (!anchors.has(node.source))
                    failures.push(syntaxFailure(source, offset, 'a value that starts with * needs quotes'));
            }
            else if (node.anchor !== undefined) {
                anchors.add(node.anchor);
                failures.push(syntaxFailure(source, offset, 'anchors and aliases are not used in muster.yml'));
            }
        },
    });
    return failures;
}
const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);

;// CONCATENATED MODULE: ./build/config/parse-config.js








const optionsByKey = new Map(options/* options */.f.map((option) => [option.key, option]));
function parseConfig(given, file, runners) {
    const source = openSource(given, file);
    let document;
    try {
        document = (0,dist/* parseDocument */.Tp)(source.text, {
            lineCounter: source.counter,
            prettyErrors: false,
            stringKeys: true,
        });
    }
    catch (error) {
        if (error instanceof RangeError)
            return (0,result/* fail */.f)(syntaxFailure(source, 0, 'nested too deeply'));
        throw error;
    }
    const { broken, repeated } = yamlFailures(document, source);
    if (broken.length > 0)
        return (0,result/* fail */.f)(...broken, ...repeated);
    if (document.contents === null)
        return (0,result.ok)(new Map());
    const values = checkedValues(document, source, runners);
    if (repeated.length === 0)
        return values;
    return (0,result/* fail */.f)(...[...repeated, ...(values.ok ? [] : values.failures)].toSorted((a, b) => lineOf(a) - lineOf(b)));
}
function checkedValues(document, source, runners) {
    const raw = document.toJS();
    const checked = configSchema(runners).safeParse(raw);
    const issues = checked.success ? [] : checked.error.issues;
    const failures = issues.flatMap((issue) => issueFailures(issue, document, source, runners));
    const refused = new Set(issues.map((issue) => issue.path[0]));
    const values = new Map();
    for (const [key, given] of Object.entries(raw)) {
        const option = optionsByKey.get(key);
        if (option === undefined || refused.has(key))
            continue;
        const at = place(source, keyOffset(document, key));
        const list = Array.isArray(given) ? given : [given];
        const read = list.map((element) => (0,option_text/* readText */.yR)(option, String(element), { runners }));
        const wrong = read.findIndex((result) => !result.ok);
        if (wrong >= 0)
            failures.push(invalid(key, wrongElement(key, given, wrong), document, source, runners));
        const converted = read.map((result) => (result.ok ? result.value : undefined));
        values.set(key, { value: (0,option_text/* isList */.Lv)(option) ? converted : converted[0], at });
    }
    return failures.length > 0 ? (0,result/* fail */.f)(...failures.toSorted((a, b) => lineOf(a) - lineOf(b))) : (0,result.ok)(values);
}
const wrongElement = (key, given, index) => Array.isArray(given) ? [key, index] : [key];
function issueFailures(issue, document, source, runners) {
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => {
            const near = nearest(key.replaceAll('_', '-'), optionsByKey.keys());
            const at = place(source, keyOffset(document, key));
            return {
                reason: 'config-unknown-key',
                at,
                key,
                ...(near !== undefined && { nearest: near }),
                ...sourceLine(source, at),
            };
        });
    }
    const key = String(issue.path[0]);
    return invalidPaths(issue).map((path) => invalid(key, path, document, source, runners));
}
function invalidPaths(issue) {
    const path = issue.path;
    if (issue.code !== 'invalid_union')
        return [path];
    const elements = issue.errors.flat().filter((inner) => inner.path.length > 0);
    return elements.length === 0 ? [path] : elements.map((inner) => [...path, ...inner.path]);
}
function invalid(key, path, document, source, runners) {
    const option = optionsByKey.get(key);
    if (option === undefined)
        throw new Error(`Internal error: ${key} is no option`);
    const node = document.getIn(path, true);
    const at = place(source, node?.range?.[0] ?? keyOffset(document, key));
    const expected = (0,option_text/* expectedOf */.EX)(option, { runners });
    return {
        reason: 'setting-invalid',
        setting: key,
        source: source.file,
        at,
        value: written(node, source),
        expected: (0,option_text/* isList */.Lv)(option) && path.length === 1 && !(0,dist/* isScalar */.jn)(node) ? `a list, each ${expected}` : expected,
        ...sourceLine(source, at),
    };
}
function written(node, source) {
    const [start, end] = node?.range ?? [0, 0];
    return source.text.slice(start, end).split(/[\r\n]/, 1)[0] ?? '';
}
function keyOffset(document, key) {
    if (!(0,dist/* isMap */.jh)(document.contents))
        return 0;
    const pair = document.contents.items.find((item) => (0,dist/* isScalar */.jn)(item.key) && String(item.key.value) === key);
    return pair?.key?.range?.[0] ?? 0;
}
const lineOf = (failure) => ('at' in failure ? (failure.at?.line ?? 0) : 0);


/***/ })

};
