export const id = 473;
export const ids = [473];
export const modules = {

/***/ 8473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSchemaCompiler: () => (/* binding */ openSchemaCompiler)
});

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(315);
// EXTERNAL MODULE: ./build/core/verify/json-text.js + 1 modules
var json_text = __webpack_require__(104);
// EXTERNAL MODULE: ./build/core/verify/text-place.js
var text_place = __webpack_require__(6131);
;// CONCATENATED MODULE: ./build/core/verify/distinct-values.js
// Says whether JSON values are all different, in time linear in their size. Knows nothing of schemas.
/** A text that two JSON values share exactly if they are equal: keys sorted, numbers as JavaScript writes them. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(Object.is(value, -0) ? 0 : value);
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}
/** True if no two items are equal as JSON values. Recursion is bounded by `maxJsonDepth`. */
function isDistinct(items) {
    const seen = new Set();
    for (const item of items) {
        const key = canonicalJson(item);
        if (seen.has(key))
            return false;
        seen.add(key);
    }
    return true;
}

;// CONCATENATED MODULE: ./build/core/verify/schema-compiler.js




/** Longest string that a `format` is tried on: some formats are backtracking expressions. */
const maxFormatLength = 10_000;
const describe = (error) => {
    const params = error.params;
    const detail = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
    const values = params['allowedValues'] ?? params['allowedValue'];
    const suffix = detail !== undefined ? ` (${JSON.stringify(detail)})` : values !== undefined ? `: ${JSON.stringify(values)}` : '';
    const expected = (0,text_place/* clipText */.g)(`${error.message ?? `must satisfy ${error.keyword}`}${suffix}`);
    return { pointer: error.instancePath, expected };
};
const tooDeep = [{ pointer: '', expected: 'must be less nested for this schema' }];
/** Opens a compiler for drafts 2020-12 (the default), 2019-09 and 07. */
async function openSchemaCompiler() {
    const [{ Ajv2020 }, { Ajv2019 }, { Ajv }, formats, { RE2JS }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(911), __webpack_require__.e(976)]).then(__webpack_require__.t.bind(__webpack_require__, 3976, 19)),
        Promise.all(/* import() */[__webpack_require__.e(911), __webpack_require__.e(928)]).then(__webpack_require__.t.bind(__webpack_require__, 9928, 19)),
        Promise.all(/* import() */[__webpack_require__.e(911), __webpack_require__.e(793)]).then(__webpack_require__.t.bind(__webpack_require__, 9793, 19)),
        Promise.all(/* import() */[__webpack_require__.e(911), __webpack_require__.e(789)]).then(__webpack_require__.t.bind(__webpack_require__, 6789, 19)),
        __webpack_require__.e(/* import() */ 966).then(__webpack_require__.bind(__webpack_require__, 8966)),
    ]);
    const linearRegex = (pattern) => {
        const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
        // The validator tells expressions apart by their text form alone.
        return { test: (text) => compiled.matcher(text).find(), toString: () => `linear:${pattern}` };
    };
    // Strict about words that no draft knows: a mistyped keyword would check nothing and look like a pass.
    const options = {
        strictTypes: false,
        strictTuples: false,
        strictRequired: false,
        code: { regExp: Object.assign(linearRegex, { code: 'linearRegex' }) },
        logger: false,
    };
    const open = (Draft, allErrors) => {
        const ajv = new Draft({ ...options, allErrors });
        formats.default.default(ajv);
        for (const [name, format] of Object.entries(ajv.formats)) {
            const test = format instanceof RegExp ? (text) => format.test(text) : typeof format === 'function' ? format : undefined;
            if (test !== undefined)
                ajv.addFormat(name, (text) => text.length <= maxFormatLength && test(text) === true);
        }
        // The validator's own compares each item with each other one.
        ajv.removeKeyword('uniqueItems').addKeyword({
            keyword: 'uniqueItems',
            type: 'array',
            schemaType: 'boolean',
            errors: false,
            error: { message: 'must not hold the same item twice' },
            validate: (isWanted, items) => !isWanted || isDistinct(items),
        });
        return ajv;
    };
    const drafts = new Map([
        ['https://json-schema.org/draft/2020-12/schema', Ajv2020],
        ['https://json-schema.org/draft/2019-09/schema', Ajv2019],
        ['http://json-schema.org/draft-07/schema', Ajv],
    ]);
    const compile = (text, file) => {
        const json = (0,json_text/* parseJsonText */.lk)(text);
        if (!json.ok)
            return (0,result/* fail */.f)({ reason: 'schema-invalid', at: { file, line: json.line, column: json.column }, error: json.error });
        const schema = json.value;
        if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema))) {
            return (0,result/* fail */.f)({ reason: 'schema-invalid', at: { file }, error: 'a schema is an object, true or false' });
        }
        const named = typeof schema === 'object' && '$schema' in schema ? String(schema.$schema) : undefined;
        const Draft = named === undefined ? Ajv2020 : drafts.get(named.replace(/#$/, ''));
        if (Draft === undefined) {
            const error = `$schema must be one of ${[...drafts.keys()].join(', ')}`;
            return (0,result/* fail */.f)({ reason: 'schema-invalid', at: { file, ...(0,json_text/* placesInJson */.uI)(text, ['/$schema']).get('/$schema') }, error });
        }
        try {
            const ajv = open(Draft, true);
            if (ajv.validateSchema(schema) !== true) {
                // One mistake fails several keywords of the meta-schema; the first says it best.
                const errors = new Map((ajv.errors ?? []).toReversed().map((error) => [error.instancePath, describe(error)]));
                const places = (0,json_text/* placesInJson */.uI)(text, errors.keys());
                return (0,result/* fail */.f)(...[...errors.values()].toReversed().map(({ pointer, expected }) => {
                    const error = pointer === '' ? expected : `${pointer} ${expected}`;
                    return { reason: 'schema-invalid', at: { file, ...places.get(pointer) }, error };
                }));
            }
            const all = ajv.compile(schema);
            if ('$async' in all)
                return (0,result/* fail */.f)({ reason: 'schema-invalid', at: { file }, error: '$async schemas are not supported' });
            let first;
            return (0,result.ok)((value, isLarge) => {
                // In a large value each error costs memory, and one may come with every element.
                const check = isLarge ? (first ??= open(Draft, false).compile(schema)) : all;
                try {
                    return check(value) === true ? [] : (check.errors ?? []).map(describe);
                }
                catch (error) {
                    // A recursive schema may need more stack per level than the depth limit leaves.
                    if (error instanceof RangeError)
                        return tooDeep;
                    throw error;
                }
            });
        }
        catch (error) {
            // The validator refuses a schema by throwing: unknown keyword or format, a reference it can't follow.
            const message = error instanceof Error ? error.message : String(error);
            return (0,result/* fail */.f)({ reason: 'schema-invalid', at: { file }, error: message });
        }
    };
    return { compile };
}


/***/ })

};
