export const id = 411;
export const ids = [411];
export const modules = {

/***/ 104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lk: () => (/* binding */ parseJsonText),
  uI: () => (/* binding */ placesInJson)
});

// UNUSED EXPORTS: maxJsonDepth

;// CONCATENATED MODULE: ./build/core/verify/json-scan.js
// Walks a JSON text without recursion and without building values: where it breaks, how deep it nests, where wanted
// values stand. Used only where JSON.parse has no answer: it gives no place, and no limit.
function wantedTree(pointers) {
    const root = { children: new Map() };
    for (const pointer of pointers) {
        let node = root;
        for (const token of pointer.split('/').slice(1)) {
            const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
            const child = node.children.get(key) ?? { children: new Map() };
            node.children.set(key, child);
            node = child;
        }
        node.pointer = pointer;
    }
    return root;
}
const literals = ['true', 'false', 'null'];
const isDigit = (char) => char >= '0' && char <= '9' && char.length === 1;
class ScanError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
/** Offset of the first character after white space. */
function skipSpace(text, at) {
    let i = at;
    for (let code = text.charCodeAt(i); code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;) {
        i += 1;
        code = text.charCodeAt(i);
    }
    return i;
}
const found = (text, at) => at >= text.length ? 'the text ends' : `found ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`;
/** Offset after the string that opens at `at`. */
function skipString(text, at) {
    for (let i = at + 1; i < text.length; i += 1) {
        const code = text.charCodeAt(i);
        if (code === 0x22)
            return i + 1;
        if (code < 0x20)
            throw new ScanError('a control character in a string must be escaped', i);
        if (code === 0x5c) {
            i += 1;
            const isHex = text.charAt(i) === 'u';
            if (isHex ? !/^[\dA-Fa-f]{4}$/.test(text.slice(i + 1, i + 5)) : !/["\\/bfnrt]/.test(text.charAt(i))) {
                throw new ScanError('a string holds an escape that JSON does not know', i - 1);
            }
            if (isHex)
                i += 4;
        }
    }
    throw new ScanError('a string is not closed', at);
}
/** Offset after the number at `at`. */
function skipNumber(text, at) {
    let i = at;
    const digits = () => {
        if (!isDigit(text.charAt(i)))
            throw new ScanError(`expected a digit, ${found(text, i)}`, i);
        while (isDigit(text.charAt(i)))
            i += 1;
    };
    if (text.charAt(i) === '-')
        i += 1;
    if (text.charAt(i) === '0' && isDigit(text.charAt(i + 1)))
        throw new ScanError('a number starts with a needless 0', i);
    digits();
    if (text.charAt(i) === '.') {
        i += 1;
        digits();
    }
    if (text.charAt(i) === 'e' || text.charAt(i) === 'E') {
        i += 1;
        if (text.charAt(i) === '+' || text.charAt(i) === '-')
            i += 1;
        digits();
    }
    return i;
}
/** Offset after the string, number or word at `at`. */
function skipScalar(text, at) {
    const char = text.charAt(at);
    if (char === '"')
        return skipString(text, at);
    if (char === '-' || isDigit(char))
        return skipNumber(text, at);
    const literal = literals.find((word) => text.startsWith(word, at));
    if (literal !== undefined)
        return at + literal.length;
    const word = /^[A-Za-z]+/.exec(text.slice(at, at + 16))?.[0];
    throw new ScanError(word === undefined ? `expected a value, ${found(text, at)}` : `${word} is not a JSON value`, at);
}
function walk(text, root, maxDepth, places) {
    const open = [];
    let wanted = root;
    let i = skipSpace(text, 0);
    /** Reads the key at `i` and its colon. */
    const readKey = (parent) => {
        if (text.charAt(i) !== '"')
            throw new ScanError(`expected a key in double quotes, ${found(text, i)}`, i);
        const end = skipString(text, i);
        wanted = parent.wanted?.children.get(parent.wanted.children.size === 0 ? '' : String(JSON.parse(text.slice(i, end))));
        i = skipSpace(text, end);
        if (text.charAt(i) !== ':')
            throw new ScanError(`expected ":" after a key, ${found(text, i)}`, i);
        i = skipSpace(text, i + 1);
    };
    for (;;) {
        // A value starts here.
        if (wanted?.pointer !== undefined)
            places.set(wanted.pointer, i);
        const char = text.charAt(i);
        if (char === '{' || char === '[') {
            if (open.length >= maxDepth)
                throw new ScanError(`values are nested more than ${maxDepth} deep`, i);
            const parent = { close: char === '{' ? '}' : ']', wanted, index: 0 };
            open.push(parent);
            i = skipSpace(text, i + 1);
            if (text.charAt(i) !== parent.close) {
                if (parent.close === '}')
                    readKey(parent);
                else
                    wanted = wanted?.children.get('0');
                continue;
            }
        }
        else {
            i = skipScalar(text, i);
        }
        // A value ended here, and with it perhaps what holds it.
        let parent = open.at(-1);
        for (i = skipSpace(text, i); parent !== undefined && text.charAt(i) === parent.close; parent = open.at(-1)) {
            open.pop();
            i = skipSpace(text, i + 1);
        }
        if (parent === undefined) {
            if (i < text.length)
                throw new ScanError(`expected the end after the value, ${found(text, i)}`, i);
            return;
        }
        if (text.charAt(i) !== ',')
            throw new ScanError(`expected "," or "${parent.close}", ${found(text, i)}`, i);
        i = skipSpace(text, i + 1);
        parent.index += 1;
        if (parent.close === '}')
            readKey(parent);
        else
            wanted = parent.wanted?.children.get(String(parent.index));
    }
}
/**
 * Scans a whole JSON text in one pass. `maxDepth` counts open arrays and objects; passing it is an error like any other.
 * Accepts exactly what JSON.parse accepts, up to that depth.
 */
function scanJson(text, maxDepth, pointers = []) {
    const places = new Map();
    try {
        walk(text, wantedTree(pointers), maxDepth, places);
        return { places };
    }
    catch (error) {
        if (!(error instanceof ScanError))
            throw error;
        return { error: { message: error.message, offset: error.offset }, places };
    }
}

// EXTERNAL MODULE: ./build/core/verify/text-place.js
var text_place = __webpack_require__(6131);
;// CONCATENATED MODULE: ./build/core/verify/json-text.js
// Parses a JSON text that an agent wrote: strict, bounded in depth, and with the place of what is wrong. Knows nothing
// of what the JSON means.


/** Deeper values are refused: no honest result is so deep, and what walks a value recursively stays within its stack. */
const maxJsonDepth = 1000;
/**
 * JSON.parse with a place. As there, the last of repeated keys wins, integers of any length are numbers, and NaN is
 * refused; a byte order mark is refused with its name.
 */
function parseJsonText(text) {
    if (text.charCodeAt(0) === 0xfeff) {
        return { ok: false, error: 'the file starts with a byte order mark, which JSON does not allow', line: 1, column: 1 };
    }
    // A shorter text can't be too deep and valid, so that usual files are read once.
    if (text.length <= 2 * maxJsonDepth) {
        try {
            return { ok: true, value: JSON.parse(text) };
        }
        catch {
            // The scan below says what and where.
        }
    }
    const { error } = scanJson(text, maxJsonDepth);
    if (error !== undefined)
        return { ok: false, error: error.message, ...(0,text_place/* placeOf */.$)(text, error.offset) };
    return { ok: true, value: JSON.parse(text) };
}
/** Places of the values at these JSON pointers; those that are not there are left out. */
function placesInJson(text, pointers) {
    const { places } = scanJson(text, maxJsonDepth, pointers);
    return new Map(Array.from(places, ([pointer, offset]) => [pointer, (0,text_place/* placeOf */.$)(text, offset)]));
}


/***/ }),

/***/ 6131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   g: () => (/* binding */ clipText)
/* harmony export */ });
// Turns an offset in a text into the line and column that an editor shows. Knows nothing of what lies there.
/** The place of `offset`, which may be the end of the text. Linear in `offset`: for problems, not for hot loops. */
function placeOf(text, offset) {
    let line = 1;
    let lineStart = 0;
    for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
        line += 1;
        lineStart = at + 1;
    }
    return { line, column: offset - lineStart + 1 };
}
/** A bounded copy of a text that an agent wrote, so that no problem grows with the file it came from. */
function clipText(text, limit = 200) {
    if (text.length <= limit)
        return text;
    const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
    return `${text.slice(0, end)}…`;
}


/***/ }),

/***/ 7179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ openVerifier)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/core/batch/utf8.js
var utf8 = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(315);
;// CONCATENATED MODULE: ./build/core/verify/blank-text.js
// Says whether a text holds nothing but white space, in the sense of Python's str.strip(), which the seed used. Knows
// nothing of files.
/** The code points of str.isspace(): unlike trim() they include U+001C-1F and U+0085, but not the BOM. */
function isPythonSpace(code) {
    if (code < 0x80)
        return (code >= 0x09 && code <= 0x0d) || (code >= 0x1c && code <= 0x20);
    return (code === 0x85 ||
        code === 0xa0 ||
        code === 0x1680 ||
        (code >= 0x2000 && code <= 0x200a) ||
        code === 0x2028 ||
        code === 0x2029 ||
        code === 0x202f ||
        code === 0x205f ||
        code === 0x3000);
}
/** True for the empty text and for white space alone. A BOM or a zero-width space counts as content. */
function isBlankText(text) {
    for (let i = 0; i < text.length; i++)
        if (!isPythonSpace(text.charCodeAt(i)))
            return false;
    return true;
}

// EXTERNAL MODULE: ./build/core/verify/json-text.js + 1 modules
var json_text = __webpack_require__(104);
// EXTERNAL MODULE: ./build/core/verify/text-place.js
var text_place = __webpack_require__(6131);
;// CONCATENATED MODULE: ./build/core/verify/check-json.js
// Checks a JSON value of an item against a schema and says where each mismatch stands. Knows nothing of files.


/** Mismatches listed for one file; the rest are counted. */
const maxSchemaProblems = 20;
/** UTF-16 units above which only the first mismatch is looked for. */
const largeText = 256 * 1024;
/** The mismatches of a parsed text, each with the place of its value. */
function checkJson(text, value, check) {
    const all = check(value, text.length > largeText);
    if (all.length === 0)
        return [];
    const listed = all.slice(0, maxSchemaProblems);
    const places = (0,json_text/* placesInJson */.uI)(text, new Set(listed.map(({ pointer }) => pointer)));
    const more = all.length - listed.length;
    return listed.map(({ pointer, expected }, index) => ({
        pointer: (0,text_place/* clipText */.g)(pointer),
        expected,
        ...places.get(pointer),
        ...(more > 0 && index === listed.length - 1 ? { more } : {}),
    }));
}

;// CONCATENATED MODULE: ./build/core/verify/check-output.js




/** All problems of an output, appended to `problems`: blank first, then patterns in their order (first hit each), then the schema's. */
function checkOutput(item, text, checks, problems) {
    const at = { item: item.id, path: item.output };
    const isBlank = isBlankText(text);
    if (isBlank)
        problems.push({ ...at, reason: 'output-empty' });
    for (const { source, find } of checks.patterns) {
        const offset = find(text);
        if (offset !== -1)
            problems.push({ ...at, reason: 'forbidden-pattern', pattern: source, ...(0,text_place/* placeOf */.$)(text, offset) });
    }
    if (checks.schema === undefined || isBlank)
        return;
    const json = (0,json_text/* parseJsonText */.lk)(text);
    if (!json.ok) {
        problems.push({ ...at, reason: 'output-invalid-json', error: json.error, line: json.line, column: json.column });
        return;
    }
    for (const mismatch of checkJson(text, json.value, checks.schema)) {
        problems.push({ ...at, reason: 'output-schema', ...mismatch });
    }
}

;// CONCATENATED MODULE: ./build/core/verify/check-qc.js



/** A JSON value as the id it might be: `1` names the item `1`, since a model may not quote it. */
const idOf = (value) => typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
/** What was found instead of an id, short enough for a problem line. */
function describeValue(value) {
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' && value !== null ? 'an object' : (0,text_place/* clipText */.g)(String(value));
}
/** All problems of a QC text, appended to `problems`: not passed, foreign item, then the schema's. */
function checkQc(item, text, schema, problems) {
    const at = { item: item.id, path: item.qc };
    const json = (0,json_text/* parseJsonText */.lk)(text);
    if (!json.ok) {
        problems.push({ ...at, reason: 'qc-invalid-json', error: json.error, line: json.line, column: json.column });
        return;
    }
    const { value } = json;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const qc = isObject ? value : {};
    if (!Object.hasOwn(qc, 'pass') || qc['pass'] !== true) {
        problems.push({ ...at, reason: 'qc-not-passed', ...(0,json_text/* placesInJson */.uI)(text, ['/pass']).get('/pass') });
    }
    if (Object.hasOwn(qc, 'item_id') && idOf(qc['item_id']) !== item.id) {
        const place = (0,json_text/* placesInJson */.uI)(text, ['/item_id']).get('/item_id');
        problems.push({ ...at, reason: 'qc-foreign-item', found: describeValue(qc['item_id']), ...place });
    }
    if (schema === undefined)
        return;
    for (const mismatch of checkJson(text, value, schema))
        problems.push({ ...at, reason: 'qc-schema', ...mismatch });
}

;// CONCATENATED MODULE: ./build/core/verify/python-pattern.js
// Rewrites a pattern from Python's `re` syntax, which the seed used, to RE2 syntax, or says what RE2 has no linear-time
// answer for. Knows no engine: RE2 itself still judges the result.
/** White space of Python's `\s` and str.isspace(), as the inside of a class. */
const space = '\\t-\\r\\x1c-\\x20\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}';
/** Python's classes are Unicode-aware, RE2's are ASCII. Inside a class, a negated one has no exact RE2 form; RE2's own
 * is kept, which gives `[\s\S]` its meaning. */
const outsideClass = {
    d: '\\p{Nd}',
    D: '\\P{Nd}',
    w: '[\\p{L}\\p{N}_]',
    W: '[^\\p{L}\\p{N}_]',
    s: `[${space}]`,
    S: `[^${space}]`,
    b: '\\b',
    B: '\\B',
    A: '\\A',
    Z: '\\z',
    z: '\\z',
};
const insideClass = {
    d: '\\p{Nd}',
    D: '\\P{Nd}',
    w: '\\p{L}\\p{N}_',
    W: '\\W',
    s: space,
    S: '\\S',
    b: '\\x08',
};
/** Python's usual ways to say "letter" and "letter or digit", which need the difference of two classes. */
const idioms = [
    ['[^\\W\\d_]', '[\\p{L}\\p{Nl}\\p{No}]'],
    ['[^\\W\\d]', '[\\p{L}\\p{Nl}\\p{No}_]'],
    ['[^\\W_]', '[\\p{L}\\p{N}]'],
];
const controls = { a: '\x07', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const unsupportedGroups = [
    ['(?=', 'look-ahead'],
    ['(?!', 'negative look-ahead'],
    ['(?<=', 'look-behind'],
    ['(?<!', 'negative look-behind'],
    ['(?P=', 'a backreference'],
    ['(?>', 'an atomic group'],
    ['(?(', 'a conditional group'],
];
const unsupported = (what, text) => ({
    kind: 'unsupported',
    error: `${what} ${text} is not supported: patterns run in linear time (RE2); write it without, or check it in a verify command`,
});
const quote = (char) => (/[\\.+*?()|[\]{}^$]/.test(char) ? `\\${char}` : char);
/** Reads the escape at `at` (a back-slash). */
function readEscape(source, at, isInClass) {
    const rest = source.slice(at + 1, at + 12);
    const name = rest.charAt(0);
    const known = (isInClass ? insideClass : outsideClass)[name];
    if (known !== undefined)
        return { re2: known, length: 2 };
    if (controls[name] !== undefined)
        return { char: controls[name], length: 2 };
    const hex = /^(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U(00(?:0[\dA-Fa-f]|10)[\dA-Fa-f]{4}))/.exec(rest);
    const digits = hex?.[1] ?? hex?.[2] ?? hex?.[3];
    if (digits !== undefined)
        return { char: String.fromCodePoint(Number.parseInt(digits, 16)), length: 2 + digits.length };
    const octal = /^(?:0[0-7]{0,2}|[1-3][0-7]{2})/.exec(rest)?.[0];
    if (octal !== undefined)
        return { char: String.fromCodePoint(Number.parseInt(octal, 8)), length: 1 + octal.length };
    if (/[1-9]/.test(name))
        return unsupported('a backreference', `\\${name}`);
    // Properties are RE2's own, a useful addition; everything else is for RE2 to refuse.
    const property = /^[pP](?:[A-Z]|\{\^?\w+\})/.exec(source.slice(at + 1, at + 60))?.[0];
    if (property !== undefined)
        return { re2: `\\${property}`, length: 1 + property.length };
    if (/[A-Za-z]/.test(name) || name === '')
        return { re2: `\\${name}`, length: 2 };
    return { char: name, length: 2 };
}
/** Reads the class at `at` (a `[`): its RE2 form and its length. An open one is left for RE2 to refuse. */
function readClass(source, at) {
    const idiom = idioms.find(([python]) => source.startsWith(python, at));
    if (idiom !== undefined)
        return { re2: idiom[1], length: idiom[0].length };
    let i = at + 1;
    let re2 = '[';
    if (source.charAt(i) === '^') {
        re2 += '^';
        i += 1;
    }
    // A `]` in first place is a member; `[` is one everywhere (RE2 would see a POSIX class in `[[:alpha:]]`).
    for (const first = i; i < source.length;) {
        const char = source.charAt(i);
        if (char === ']' && i > first)
            return { re2: `${re2}]`, length: i + 1 - at };
        if (char === '\\') {
            const escape = readEscape(source, i, true);
            if ('kind' in escape)
                return escape;
            re2 += escape.re2 ?? (/[\\\]^[-]/.test(escape.char ?? '') ? `\\${escape.char}` : escape.char);
            i += escape.length;
            continue;
        }
        re2 += char === '[' || char === ']' ? `\\${char}` : char;
        i += 1;
    }
    return { re2, length: source.length - at };
}
/**
 * The RE2 form of a Python pattern, for `search`: case-sensitive, unanchored, `.` without newline, `^` at the start, `$`
 * at the end or before a last newline. Known differences: `\b` sees ASCII words, `\W` in a class is ASCII, and repeat
 * counts end at 1,000.
 */
function translatePattern(source) {
    let re2 = '';
    /** The text that the pattern stands for, as long as it is nothing but literal. */
    let literal = '';
    let isMultiline = false;
    const enclosing = [];
    const flags = /^\(\?([aiLmsux]+)\)/.exec(source);
    let i = flags?.[0].length ?? 0;
    if (flags?.[1] !== undefined) {
        const refused = /[aLx]/.exec(flags[1])?.[0];
        if (refused !== undefined)
            return unsupported('the flag', `(?${refused})`);
        isMultiline = flags[1].includes('m');
        literal = undefined;
        const kept = flags[1].replaceAll('u', '');
        if (kept !== '')
            re2 = `(?${kept})`;
    }
    while (i < source.length) {
        const char = source.charAt(i);
        if (char === '\\') {
            const escape = readEscape(source, i, false);
            if ('kind' in escape)
                return escape;
            if (escape.char === undefined || literal === undefined)
                literal = undefined;
            else
                literal += escape.char;
            re2 += escape.re2 ?? quote(escape.char ?? '');
            i += escape.length;
            continue;
        }
        if (char === '{') {
            const repeat = /^\{(?:\d+(?:,\d*)?|,\d*)\}/.exec(source.slice(i, i + 24));
            // What is no repeat count stands for itself, in both dialects. Python's `{,n}` is RE2's `{0,n}`.
            if (repeat === null && literal !== undefined)
                literal += char;
            else
                literal = undefined;
            re2 += repeat === null ? '\\{' : repeat[0].replace('{,', '{0,');
            i += repeat?.[0].length ?? 1;
            continue;
        }
        if (!/[.+*?()|[^$]/.test(char)) {
            if (literal !== undefined)
                literal += char;
            re2 += quote(char);
            i += 1;
            continue;
        }
        literal = undefined;
        if (char === '[') {
            const set = readClass(source, i);
            if ('kind' in set)
                return set;
            re2 += set.re2;
            i += set.length;
        }
        else if (char === '(') {
            const opening = unsupportedGroups.find(([text]) => source.startsWith(text, i));
            if (opening !== undefined)
                return unsupported(opening[1], opening[0]);
            if (source.startsWith('(?#', i)) {
                const end = source.indexOf(')', i);
                if (end === -1)
                    return { kind: 'unsupported', error: 'the comment (?# is not closed' };
                i = end + 1;
                continue;
            }
            enclosing.push(isMultiline);
            const scoped = /^\(\?([a-z]*)(?:-([a-z]+))?:/.exec(source.slice(i, i + 24));
            if (scoped?.[1]?.includes('m') === true)
                isMultiline = true;
            if (scoped?.[2]?.includes('m') === true)
                isMultiline = false;
            re2 += scoped?.[0] ?? '(';
            i += scoped?.[0].length ?? 1;
        }
        else {
            if (char === ')')
                isMultiline = enclosing.pop() ?? isMultiline;
            if (char === '$' && !isMultiline)
                re2 += '(?:\\n?\\z)';
            else
                re2 += char;
            i += 1;
        }
    }
    return literal === undefined ? { kind: 'regex', re2 } : { kind: 'literal', text: literal };
}

;// CONCATENATED MODULE: ./build/core/verify/patterns.js

/**
 * Compiles the patterns, in order and each distinct one once. Literal ones are plain searches, so that RE2 is loaded
 * only if needed. Failures: `pattern-invalid` for each that RE2 can't run, all of them.
 */
async function compilePatterns(sources) {
    const patterns = [];
    const failures = [];
    for (const source of new Set(sources)) {
        const translation = translatePattern(source);
        if (translation.kind === 'literal') {
            patterns.push({ source, find: (text) => text.indexOf(translation.text) });
        }
        else if (translation.kind === 'unsupported') {
            failures.push({ reason: 'pattern-invalid', pattern: source, error: translation.error });
        }
        else {
            const { RE2JS } = await __webpack_require__.e(/* import() */ 966).then(__webpack_require__.bind(__webpack_require__, 8966));
            try {
                const compiled = RE2JS.compile(translation.re2);
                const find = (text) => {
                    const matcher = compiled.matcher(text);
                    return matcher.find() ? matcher.start() : -1;
                };
                patterns.push({ source, find });
            }
            catch (error) {
                // The engine refuses by throwing; what it says is about the pattern, not about us.
                const message = error instanceof Error ? error.message : String(error);
                failures.push({
                    reason: 'pattern-invalid',
                    pattern: source,
                    error: message.replace(/^error parsing regexp: /, ''),
                });
            }
        }
    }
    return failures.length > 0 ? { ok: false, failures } : { ok: true, value: patterns };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/engine/read-contained-file.js
// Reads files that an agent may have made hostile: inside the work dir only, regular files only, never waiting, never
// more than a limit. Knows nothing of items.


/** NONBLOCK: a FIFO without a writer would wait for ever. NOFOLLOW: the last component is judged before it is followed. */
const openFlags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
const leadsOut = { kind: 'unreadable', error: 'leads out of the work dir' };
const errorTexts = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ELOOP: 'too many symbolic links',
    ENXIO: 'not a regular file (socket)',
    EOPNOTSUPP: 'not a regular file (socket)',
    ENAMETOOLONG: 'the name is too long',
    ERR_INVALID_ARG_VALUE: 'the path holds a NUL character',
};
/** ENOENT and ENOTDIR mean that nothing is there; all else is trouble with what is. */
function refusal(error) {
    const { code, message } = error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    if (code === undefined)
        throw error;
    return { kind: 'unreadable', error: errorTexts[code] ?? message };
}
function kindOf(stats) {
    if (stats.isDirectory())
        return 'a directory, not a file';
    const kind = stats.isFIFO() ? 'FIFO' : stats.isSocket() ? 'socket' : 'device';
    return `not a regular file (${kind})`;
}
/**
 * Opens a reader for files under `root`, a real path. The real path of each parent folder is looked up once, so make a
 * new reader whenever an agent may have run in between. Containment is judged before the open: it holds against what an
 * agent left behind, not against one that is still running.
 */
function openContainedReader(root, maxBytes, isAgeWanted = false) {
    const rootPrefix = root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep;
    const isInside = (real) => real === root || real.startsWith(rootPrefix);
    /** Real path of a parent folder with a slash at its end, or why there is none. */
    const parents = new Map();
    let buffer = Buffer.allocUnsafe(Math.min(maxBytes + 1, 64 * 1024));
    const resolveParent = (folder) => {
        try {
            const real = external_node_fs_.realpathSync.native(rootPrefix + folder);
            return isInside(real) ? (real.endsWith(external_node_path_.sep) ? real : real + external_node_path_.sep) : leadsOut;
        }
        catch (error) {
            return refusal(error);
        }
    };
    const readRegular = (fd) => {
        const stats = (0,external_node_fs_.fstatSync)(fd);
        if (!stats.isFile())
            return { kind: 'unreadable', error: kindOf(stats) };
        if (stats.size > maxBytes)
            return { kind: 'too-large', bytes: stats.size };
        const { mtimeMs } = stats;
        // One byte more than the size: a read that stays below saw the end.
        for (let length = 0;;) {
            const wanted = Math.max(stats.size, length) + 1;
            if (wanted > buffer.length) {
                const larger = Buffer.allocUnsafe(Math.min(maxBytes + 1, wanted * 2));
                buffer.copy(larger, 0, 0, length);
                buffer = larger;
            }
            const count = (0,external_node_fs_.readSync)(fd, buffer, length, buffer.length - length, length);
            length += count;
            if (length > maxBytes)
                return { kind: 'too-large', bytes: length };
            if (count === 0 || length <= stats.size)
                return { kind: 'read', bytes: buffer.subarray(0, length), mtimeMs };
        }
    };
    const readOpen = (fd) => {
        if (isAgeWanted)
            return readRegular(fd);
        let length;
        try {
            length = (0,external_node_fs_.readSync)(fd, buffer, 0, buffer.length, 0);
        }
        catch {
            return readRegular(fd);
        }
        // A usual file is known by this read alone, which saves a system call on each: pipes, sockets and terminals refuse to
        // be read at a place, folders to be read, and a device gives nothing or fills the buffer.
        const isUsual = length > 0 && length < buffer.length && length <= maxBytes;
        return isUsual ? { kind: 'read', bytes: buffer.subarray(0, length) } : readRegular(fd);
    };
    const readReal = (real) => {
        const fd = (0,external_node_fs_.openSync)(real, openFlags);
        try {
            return readOpen(fd);
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    };
    return (path) => {
        const slash = path.lastIndexOf('/');
        const folder = path.slice(0, slash + 1);
        let parent = parents.get(folder);
        if (parent === undefined) {
            parent = resolveParent(folder);
            parents.set(folder, parent);
        }
        if (typeof parent !== 'string')
            return parent;
        const name = path.slice(slash + 1);
        if (name === '' || name === '.' || name === '..')
            return { kind: 'unreadable', error: 'a directory, not a file' };
        try {
            return readReal(parent + name);
        }
        catch (error) {
            if (error.code !== 'ELOOP')
                return refusal(error);
        }
        try {
            // A symbolic link: fine as long as it ends inside.
            const real = external_node_fs_.realpathSync.native(parent + name);
            return isInside(real) ? readReal(real) : leadsOut;
        }
        catch (error) {
            return refusal(error);
        }
    };
}

;// CONCATENATED MODULE: ./build/engine/load-schemas.js
// Finds the JSON Schema of an item's output and QC: the batch's, or the one that a column of items.tsv names. Reads each
// schema once, so that an agent can't loosen it afterwards. Knows nothing of what is checked with it.





const none = {};
const withoutSchemas = { outputSchemaOf: () => none, qcSchemaOf: () => none };
/**
 * Loads the batch's schemas and those that `items` name. Without any configured, loads and costs nothing. Failures, all
 * at once: `file-missing`, `file-unreadable`, `not-utf8`, `schema-invalid`. A path from a column must stay inside the
 * work dir `root`; the batch's own may lie anywhere.
 */
async function loadSchemas(checks, root, items) {
    const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn } = checks;
    const named = [outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn];
    if (named.every((name) => name === undefined))
        return (0,result.ok)(withoutSchemas);
    const { openSchemaCompiler } = await __webpack_require__.e(/* import() */ 473).then(__webpack_require__.bind(__webpack_require__, 8473));
    const compiler = await openSchemaCompiler();
    const loaded = new Map();
    const load = (path, read) => {
        const known = loaded.get(path);
        if (known !== undefined)
            return known;
        const text = read(path);
        const compiled = text.ok ? compiler.compile(text.value, path) : text;
        loaded.set(path, compiled);
        return compiled;
    };
    const readOwn = (path) => readText(path, () => (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(root, path)));
    const readNamed = (path) => readNamedSchema(root, path);
    const schemaOf = (kind, ownPath, column) => {
        if (ownPath === undefined && column === undefined)
            return () => none;
        return (item) => {
            const cell = column === undefined ? '' : (item.extra?.[column] ?? '');
            const path = cell === '' ? ownPath : cell;
            if (path === undefined)
                return none;
            const result = load(path, cell === '' ? readOwn : readNamed);
            if (result.ok)
                return { check: result.value };
            const reason = kind === 'output' ? 'output-schema' : 'qc-schema';
            const expected = `can't be checked: the schema ${path} is not usable`;
            return { problem: { item: item.id, path: kind === 'output' ? item.output : item.qc, reason, pointer: '', expected } };
        };
    };
    for (const path of [outputSchema, checks.isQcChecked ? qcSchema : undefined]) {
        if (path !== undefined)
            load(path, readOwn);
    }
    const outputSchemaOf = schemaOf('output', outputSchema, outputSchemaColumn);
    const qcSchemaOf = checks.isQcChecked ? schemaOf('qc', qcSchema, qcSchemaColumn) : () => none;
    for (const item of items) {
        outputSchemaOf(item);
        qcSchemaOf(item);
    }
    const failures = [...loaded.values()].flatMap((result) => (result.ok ? [] : result.failures));
    return failures.length > 0 ? { ok: false, failures } : (0,result.ok)({ outputSchemaOf, qcSchemaOf });
}
/** Bytes above which a schema named by a cell is refused. */
const maxSchemaBytes = 4 * 1024 * 1024;
function readNamedSchema(root, path) {
    const file = openContainedReader(root, maxSchemaBytes)(path);
    if (file.kind === 'read')
        return readText(path, () => file.bytes);
    if (file.kind === 'missing')
        return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: path }, role: 'schema' });
    const error = file.kind === 'too-large' ? `larger than ${maxSchemaBytes} bytes` : file.error;
    return (0,result/* fail */.f)({ reason: 'file-unreadable', at: { file: path }, role: 'schema', error });
}
function readText(path, read) {
    try {
        const decoded = (0,utf8/* decodeUtf8 */._)(read());
        if (decoded.ok)
            return (0,result.ok)(decoded.text);
        return (0,result/* fail */.f)({ reason: 'not-utf8', at: { file: path, line: decoded.line, column: decoded.column }, role: 'schema' });
    }
    catch (error) {
        const { code, message } = error;
        if (code === 'ENOENT')
            return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: path }, role: 'schema' });
        return (0,result/* fail */.f)({ reason: 'file-unreadable', at: { file: path }, role: 'schema', error: code ?? message });
    }
}

// EXTERNAL MODULE: ./build/engine/read-items.js + 6 modules
var read_items = __webpack_require__(4649);
;// CONCATENATED MODULE: ./build/engine/verify-items.js
// Verifies items from the bytes on disk (invariant 4): reads each output and QC file once and hands the text to the
// checks of core. Knows nothing of shards, attempts or what a verdict leads to.









/** Coarse file clocks may stamp a file up to a tick before the claim that came first. */
const clockToleranceMs = 50;
const noProblems = [];
/**
 * Compiles patterns and schemas once. `root` is the work dir; `items` are those whose schema columns are to be checked
 * now (schemas met later are compiled then, and a bad one is a problem of its items). Failures, all at once:
 * `pattern-invalid`, `schema-invalid`, `file-missing`, `file-unreadable`, `not-utf8`.
 */
async function openVerifier(checks, root, items = []) {
    const real = (0,read_items/* realWorkdir */.PM)(root);
    if (!real.ok)
        return real;
    const patterns = await compilePatterns(checks.forbid);
    const schemas = await loadSchemas(checks, real.value, items);
    if (!patterns.ok || !schemas.ok) {
        return { ok: false, failures: [patterns, schemas].flatMap((result) => (result.ok ? [] : result.failures)) };
    }
    const { outputSchemaOf, qcSchemaOf } = schemas.value;
    const verifyOutput = (read, item, options, problems) => {
        const file = read(item.output);
        if (file.kind !== 'read') {
            problems.push(outputRefusal(item, file, checks.maxFileBytes));
            return undefined;
        }
        const fact = options.wantDigests ? factOf(file.bytes) : undefined;
        const { mtimeMs } = file;
        const text = textOf(file.bytes);
        if (typeof text !== 'string') {
            problems.push({ item: item.id, path: item.output, reason: 'output-unreadable', error: 'not UTF-8 text', ...text });
        }
        const startedMs = options.newerThanMs?.(item);
        if (startedMs !== undefined && mtimeMs !== undefined && mtimeMs < startedMs - clockToleranceMs) {
            problems.push({ item: item.id, path: item.output, reason: 'output-not-newer' });
        }
        if (typeof text === 'string') {
            const schema = outputSchemaOf(item);
            if ('problem' in schema)
                problems.push(schema.problem);
            checkOutput(item, text, { patterns: patterns.value, schema: 'check' in schema ? schema.check : undefined }, problems);
        }
        return fact;
    };
    const verifyQc = (read, item, options, problems) => {
        const file = read(item.qc);
        if (file.kind !== 'read') {
            problems.push(qcRefusal(item, file, checks.maxFileBytes));
            return undefined;
        }
        const fact = options.wantDigests ? factOf(file.bytes) : undefined;
        const text = textOf(file.bytes);
        if (typeof text !== 'string') {
            problems.push({ item: item.id, path: item.qc, reason: 'qc-unreadable', error: 'not UTF-8 text', ...text });
            return fact;
        }
        const schema = qcSchemaOf(item);
        if ('problem' in schema)
            problems.push(schema.problem);
        checkQc(item, text, 'check' in schema ? schema.check : undefined, problems);
        return fact;
    };
    return (0,result.ok)({
        verify(selected, options) {
            const read = openContainedReader(real.value, checks.maxFileBytes, options.newerThanMs !== undefined);
            return selected.map((item) => {
                const problems = [];
                const output = verifyOutput(read, item, options, problems);
                const qc = checks.isQcChecked ? verifyQc(read, item, options, problems) : undefined;
                const verdict = { item: item.id, problems: problems.length === 0 ? noProblems : problems };
                if (output === undefined && qc === undefined)
                    return verdict;
                return { ...verdict, ...(output === undefined ? {} : { output }), ...(qc === undefined ? {} : { qc }) };
            });
        },
    });
}
/** Strict UTF-8 with a BOM kept, or the place of the first byte that isn't. */
function textOf(bytes) {
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString('utf8');
    const decoded = (0,utf8/* decodeUtf8 */._)(bytes, { keepBom: true });
    return decoded.ok ? decoded.text : { line: decoded.line, column: decoded.column };
}
function factOf(bytes) {
    // node:crypto costs milliseconds to load, which `muster verify` without digests shall not pay.
    const { hash } = process.getBuiltinModule('node:crypto');
    return { sha256: hash('sha256', bytes, 'hex'), bytes: bytes.length };
}
function outputRefusal(item, file, limit) {
    const at = { item: item.id, path: item.output };
    if (file.kind === 'missing')
        return { ...at, reason: 'output-missing' };
    if (file.kind === 'too-large')
        return { ...at, reason: 'output-too-large', bytes: file.bytes, limit };
    return { ...at, reason: 'output-unreadable', error: file.error };
}
function qcRefusal(item, file, limit) {
    const at = { item: item.id, path: item.qc };
    if (file.kind === 'missing')
        return { ...at, reason: 'qc-missing' };
    if (file.kind === 'too-large')
        return { ...at, reason: 'qc-too-large', bytes: file.bytes, limit };
    return { ...at, reason: 'qc-unreadable', error: file.error };
}


/***/ }),

/***/ 3493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ openPlanAndItems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8767);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(315);
/* harmony import */ var _engine_read_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4649);
/* harmony import */ var _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7280);
/* harmony import */ var _open_batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9132);
// Which items a command works on: those of the settings, else those of the plan. Run, status and explain ask here.






/** Undefined parts are not known: no plan.json (the seed tool's batches have none), no items named anywhere. */
async function openPlanAndItems(settings) {
    const manifestPath = (0,_open_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .manifestPathOf */ .A)(settings);
    const read = (0,_stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlanStore */ .f)(manifestPath).read();
    if (!read.ok)
        return read;
    const plan = read.value;
    const planned = plan === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath), plan.items);
    const path = settings.items ?? planned;
    if (path === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(plan === undefined ? {} : { plan });
    const bytes = (0,_engine_read_items_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(path, 'items');
    if (!bytes.ok)
        return bytes;
    const table = await (0,_engine_read_items_js__WEBPACK_IMPORTED_MODULE_2__/* .readItems */ .F1)({
        itemsPath: path,
        workdir: settings.workdir,
        isQcRequired: !settings.noJson,
        reserved: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath), ...(settings.template === undefined ? [] : [settings.template])],
        bytes: bytes.value,
    });
    if (!table.ok)
        return table;
    const isPlanned = planned !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(planned) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    const isChanged = isPlanned && plan !== undefined && (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(bytes.value) !== plan.digests.items;
    const items = { path, table: table.value, isChanged };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(plan === undefined ? { items } : { plan, items });
}


/***/ })

};
