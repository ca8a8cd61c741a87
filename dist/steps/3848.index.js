export const id = 3848;
export const ids = [
    3848
];
export const modules = {
    52367: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            KB: ()=>asciiCodes,
            Yw: ()=>isBelow,
            hO: ()=>unprintable,
            sh: ()=>isPlainName,
            tj: ()=>areSame,
            tx: ()=>wideControl
        });
        const wide = 0xff;
        const wideControl = 0x80;
        const highBits = 0x80808080 | 0;
        function asciiCodes(text, utf8) {
            const bytes = text.length === utf8.length ? utf8 : codesOf(text);
            return {
                bytes,
                words: new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
            };
        }
        function codesOf(text) {
            const bytes = new Uint8Array(text.length);
            for(let at = 0; at < text.length; at++){
                const unit = text.charCodeAt(at);
                if (unit < 0x80) bytes[at] = unit;
                else bytes[at] = unit < 0xa0 || unit === 0x2028 || unit === 0x2029 ? wideControl : wide;
            }
            return bytes;
        }
        function unprintable(word) {
            return (word - 0x20202020 | word + 0x01010101 | word) & highBits;
        }
        function isBelow({ bytes, words }, from, to, otherFrom, otherTo) {
            const shorter = Math.min(to - from, otherTo - otherFrom);
            let at = 0;
            for(; at + 4 <= shorter; at += 4){
                const word = words.getInt32(from + at, true);
                if (word !== words.getInt32(otherFrom + at, true) || (word & highBits) !== 0) break;
            }
            for(; at < shorter; at++){
                const code = bytes[from + at];
                const otherCode = bytes[otherFrom + at];
                if ((code | otherCode) >= 0x80) return undefined;
                if (code !== otherCode) return code < otherCode;
            }
            return to - from < otherTo - otherFrom;
        }
        function areSame({ bytes, words }, from, otherFrom, length) {
            let at = 0;
            for(; at + 4 <= length; at += 4)if (words.getInt32(from + at, true) !== words.getInt32(otherFrom + at, true)) return false;
            for(; at < length; at++)if (bytes[from + at] !== bytes[otherFrom + at]) return false;
            return true;
        }
        function isPlainName({ bytes, words }, from, to) {
            let at = from;
            for(; at + 4 <= to; at += 4)if (!isPlainWord(words.getInt32(at, true))) return false;
            for(; at < to; at++)if (!isPlainCode(bytes[at])) return false;
            return to - from > 2;
        }
        function isPlainWord(word) {
            const upper = word + 0x3f3f3f3f & ~(word + 0x25252525);
            const beside = word ^ 0x2f2f2f2f;
            const slash = beside - 0x01010101 & ~beside;
            return (unprintable(word) | (upper | slash) & highBits) === 0;
        }
        function isPlainCode(code) {
            return code >= 0x20 && code < 0x7f && code !== 0x2f && (code < 0x41 || code > 0x5a);
        }
    }),
    71231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>PlainFolders
        });
        var _ascii_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52367);
        var _normal_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64198);
        class PlainFolders {
            #text;
            #codes;
            #known = new Map();
            #last = [];
            constructor({ text, codes }){
                this.#text = text;
                this.#codes = codes;
            }
            find(column, from, to) {
                const before = this.#last[column];
                const guess = before?.follower;
                if (guess !== undefined && this.#isIn(guess, from, to)) {
                    this.#last[column] = guess;
                    return guess.folder;
                }
                const start = (0, _normal_path_js__WEBPACK_IMPORTED_MODULE_0__.Ij)(this.#text, from, to);
                const found = start === -1 ? undefined : this.#known.get(this.#text.slice(from, start));
                if (found === undefined) return undefined;
                if (before !== undefined) before.follower = found;
                this.#last[column] = found;
                return found.folder;
            }
            add(from, to, folder) {
                const prefix = this.#text.slice(from, this.#text.lastIndexOf('/', to - 1) + 1);
                if (!this.#known.has(prefix)) this.#known.set(prefix, {
                    folder,
                    from,
                    length: prefix.length
                });
            }
            #isIn({ from: prefix, length }, from, to) {
                const name = from + length;
                return name < to && (0, _ascii_codes_js__WEBPACK_IMPORTED_MODULE_1__.tj)(this.#codes, from, prefix, length) && (0, _ascii_codes_js__WEBPACK_IMPORTED_MODULE_1__.sh)(this.#codes, name, to);
            }
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
    36057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E: ()=>scanJson
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
    }),
    32220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            b3: ()=>openContainedReader,
            qm: ()=>leadsOut
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26096);
        class ReadFile {
            kind = 'read';
            mtimeMs;
            isExecutable;
            realPath = undefined;
            #buffer;
            #length;
            constructor(buffer, length, stats){
                this.#buffer = buffer;
                this.#length = length;
                this.mtimeMs = stats?.mtimeMs;
                this.isExecutable = stats === undefined ? undefined : (stats.mode & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IXUSR) !== 0;
            }
            get bytes() {
                return this.#buffer.subarray(0, this.#length);
            }
            get lenientText() {
                return this.#buffer.toString('utf8', 0, this.#length);
            }
        }
        const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
        const leadsOut = {
            kind: 'unreadable',
            error: 'leads out of the work dir'
        };
        const errorTexts = {
            EACCES: 'permission denied',
            EPERM: 'permission denied',
            ELOOP: 'too many symbolic links',
            ENXIO: 'not a regular file (socket)',
            EOPNOTSUPP: 'not a regular file (socket)',
            ENAMETOOLONG: 'the name is too long',
            ERR_INVALID_ARG_VALUE: 'the path holds a NUL character'
        };
        function refusal(error) {
            if (!(0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error)) throw error;
            const { code, message } = error;
            if (code === 'ENOENT' || code === 'ENOTDIR') return {
                kind: 'missing'
            };
            return {
                kind: 'unreadable',
                error: errorTexts[code] ?? message
            };
        }
        function kindOf(stats) {
            if (stats.isDirectory()) return 'a directory, not a file';
            const kind = stats.isFIFO() ? 'FIFO' : stats.isSocket() ? 'socket' : 'device';
            return `not a regular file (${kind})`;
        }
        function isCurrentFolder(path) {
            try {
                const here = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)('.', {
                    bigint: true
                });
                const there = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
                    bigint: true
                });
                return here.ino === there.ino && here.dev === there.dev;
            } catch  {
                return false;
            }
        }
        function openContainedReader(root, maxBytes, wantStats = false) {
            const rootPrefix = root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
            const base = isCurrentFolder(root) ? '' : rootPrefix;
            const isInside = (real)=>real === root || real.startsWith(rootPrefix);
            const parents = new Map();
            const linkedParents = new Set();
            let buffer = Buffer.allocUnsafe(Math.min(maxBytes + 1, 64 * 1024));
            const resolveParent = (folder)=>{
                try {
                    const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(rootPrefix + folder);
                    if (!isInside(real)) return leadsOut;
                    const inside = real === root ? '' : real.slice(rootPrefix.length) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
                    if (inside !== folder) linkedParents.add(folder);
                    return base + inside;
                } catch (error) {
                    return refusal(error);
                }
            };
            const readRegular = (fd)=>{
                const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
                if (!stats.isFile()) return {
                    kind: 'unreadable',
                    error: kindOf(stats)
                };
                if (stats.size > maxBytes) return {
                    kind: 'too-large',
                    bytes: stats.size
                };
                for(let length = 0;;){
                    const wanted = Math.max(stats.size, length) + 1;
                    if (wanted > buffer.length) {
                        const larger = Buffer.allocUnsafe(Math.min(maxBytes + 1, Math.max(wanted, buffer.length * 2)));
                        buffer.copy(larger, 0, 0, length);
                        buffer = larger;
                    }
                    const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, length, buffer.length - length, length);
                    length += count;
                    if (length > maxBytes) return {
                        kind: 'too-large',
                        bytes: length
                    };
                    if (count === 0 || length <= stats.size) return new ReadFile(buffer, length, stats);
                }
            };
            const readOpen = (fd)=>{
                if (wantStats) return readRegular(fd);
                let length;
                try {
                    length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, buffer.length, 0);
                } catch  {
                    return readRegular(fd);
                }
                const isUsual = length > 0 && length < buffer.length && length <= maxBytes;
                return isUsual ? new ReadFile(buffer, length) : readRegular(fd);
            };
            const readReal = (real)=>{
                const fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, openFlags);
                try {
                    return readOpen(fd);
                } finally{
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
                }
            };
            const readLinked = (real)=>{
                const file = readReal(real);
                if (file.kind === 'read') file.realPath = real.startsWith(rootPrefix) ? real.slice(rootPrefix.length) : real;
                return file;
            };
            return (path)=>{
                const slash = path.lastIndexOf('/');
                const folder = path.slice(0, slash + 1);
                let parent = parents.get(folder);
                if (parent === undefined) {
                    parent = resolveParent(folder);
                    parents.set(folder, parent);
                }
                if (typeof parent !== 'string') return parent;
                const name = path.slice(slash + 1);
                if (name === '' || name === '.' || name === '..') return {
                    kind: 'unreadable',
                    error: 'a directory, not a file'
                };
                try {
                    if (linkedParents.size > 0 && linkedParents.has(folder)) return readLinked(parent + name);
                    return readReal(parent === folder ? path : parent + name);
                } catch (error) {
                    const refused = refusal(error);
                    if (refused.kind === 'missing') return refused;
                }
                try {
                    const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(rootPrefix + path);
                    return isInside(real) ? readLinked(real) : leadsOut;
                } catch (error) {
                    return refusal(error);
                }
            };
        }
    }),
    46692: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>readInput
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59327);
        function readInput(path, role, named = path) {
            const at = {
                file: named
            };
            try {
                const fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
                try {
                    const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
                    if (!stat.isFile()) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)({
                        reason: 'file-unreadable',
                        at,
                        role,
                        error: 'not a file'
                    });
                    if (stat.size > _core_text_limit_js__WEBPACK_IMPORTED_MODULE_2__.vV) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)({
                        reason: 'file-unreadable',
                        at,
                        role,
                        error: _core_text_limit_js__WEBPACK_IMPORTED_MODULE_2__.sb
                    });
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd));
                } finally{
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
                }
            } catch (error) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__._m)(error, 'ENOENT') ? {
                    reason: 'file-missing',
                    at,
                    role
                } : (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.O$)(error, named, role));
            }
        }
    }),
    86830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>readItems
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var ascii_codes = __webpack_require__(52367);
        ;
        const none = -1;
        function openFirstSeen(texts) {
            const before = new Int32Array(texts.count);
            return ()=>new FirstSeen(texts, before);
        }
        class FirstSeen {
            #texts;
            #before;
            #first = none;
            #last = none;
            #text;
            #from = none;
            #to = none;
            #table;
            constructor(texts, before){
                this.#texts = texts;
                this.#before = before;
            }
            add(number, text) {
                const isRising = this.#table === undefined && (this.#last === none || this.#lastText() < text);
                return isRising ? this.#append(number, none, none, text) : this.#lookUp(number, text);
            }
            addAt(number, from, to) {
                if (this.#table === undefined && this.#isRising(from, to)) return this.#append(number, from, to, undefined);
                return this.#lookUp(number, this.#texts.whole.text.slice(from, to));
            }
            get(text) {
                if (this.#first === none) return undefined;
                return (this.#table ??= this.#buildTable()).get(text);
            }
            any() {
                return this.#first === none ? undefined : this.#first;
            }
            #isRising(from, to) {
                if (this.#last === none) return true;
                const { text, codes } = this.#texts.whole;
                const isSeen = this.#text === undefined;
                const answer = isSeen ? (0, ascii_codes.Yw)(codes, this.#from, this.#to, from, to) : undefined;
                return answer ?? this.#lastText() < text.slice(from, to);
            }
            #lastText() {
                return this.#text ?? this.#texts.whole.text.slice(this.#from, this.#to);
            }
            #append(number, from, to, text) {
                if (this.#first === none) this.#first = number;
                this.#before[number] = this.#last;
                this.#last = number;
                this.#from = from;
                this.#to = to;
                this.#text = text;
            }
            #lookUp(number, text) {
                const table = this.#table ??= this.#buildTable();
                const known = table.get(text);
                if (known === undefined) table.set(text, number);
                return known;
            }
            #buildTable() {
                const table = new Map();
                for(let number = this.#last; number !== none; number = this.#before[number])table.set(this.#texts.textOf(number), number);
                return table;
            }
        }
        var normal_path = __webpack_require__(64198);
        ;
        const fewNames = 64;
        function openPathFolders(facts, newFirstSeen) {
            const reserved = new Map();
            for (const [path, owner] of facts.reserved)reserved.set((0, normal_path.kV)(path), owner);
            const reservedPaths = new Map();
            for (const [path, owner] of reserved)for (const folder of (0, normal_path.Zv)(path))reservedPaths.set(folder, owner);
            for (const [path, owner] of reserved)reservedPaths.set(path, owner);
            const ownerOf = (folded)=>{
                if (folded === '') return undefined;
                return reserved.get(folded) ?? (isGitName(folded) ? '.git' : ownerOf((0, normal_path.yS)(folded)));
            };
            const sites = new Map();
            const siteOf = (folded)=>{
                const site = sites.get(folded) ?? {
                    folded,
                    reservedBy: ownerOf(folded),
                    destinations: newFirstSeen(),
                    source: undefined
                };
                sites.set(folded, site);
                return site;
            };
            const known = new Map();
            const of = (path)=>{
                if (known.has(path)) return known.get(path);
                const real = facts.realFolder(path);
                const folder = real === undefined ? undefined : {
                    path,
                    real,
                    site: siteOf((0, normal_path.kV)(real)),
                    count: 0,
                    numbers: []
                };
                known.set(path, folder);
                return folder;
            };
            return {
                of,
                all: ()=>[
                        ...known.values()
                    ].filter((folder)=>folder !== undefined),
                sites,
                reservedPaths
            };
        }
        function destinationAt(folders, folded) {
            return folders.sites.get((0, normal_path.yS)(folded))?.destinations.get(folded);
        }
        function isGitName(folded) {
            return folded.endsWith('.git') && (folded.length === 4 || folded.at(-5) === '/');
        }
        var plain_folders = __webpack_require__(71231);
        ;
        const pathColumns = [
            'source',
            'output',
            'qc'
        ];
        const numbersOfItem = pathColumns.length;
        function cellAt(table, number) {
            const item = table.items[Math.trunc(number / numbersOfItem)];
            return {
                item,
                column: pathColumns[number % numbersOfItem]
            };
        }
        function openItemPlaces({ cells, layout }, facts) {
            const textOf = (number)=>placeAt(number).folded;
            const count = cells.count * numbersOfItem;
            const folders = openPathFolders(facts, openFirstSeen({
                count,
                textOf,
                whole: cells
            }));
            const plain = new plain_folders._(cells);
            const rowOf = (number)=>Math.trunc(number / numbersOfItem);
            const cellOf = (number)=>layout[pathColumns[number % numbersOfItem]];
            const placeAt = (number)=>{
                const [row, cell] = [
                    rowOf(number),
                    cellOf(number)
                ];
                const folder = plain.find(cell, cells.from(row, cell), cells.to(row, cell));
                if (folder === undefined) return unplainPlaceAt(number);
                const written = cells.cell(row, cell);
                return {
                    folder,
                    normal: written,
                    path: written,
                    folded: written
                };
            };
            const unplainPlaceAt = (number)=>{
                const [row, cell] = [
                    rowOf(number),
                    cellOf(number)
                ];
                const written = cells.cell(row, cell);
                const normal = (0, normal_path.FE)(written);
                if (!normal.ok) return normal.how;
                const folder = folders.of((0, normal_path.yS)(normal.path));
                if (folder === undefined) return 'symlink';
                const isPlain = (0, normal_path.qW)(written);
                if (folder.real !== folder.path) return throughLink(folder, normal.path);
                if (isPlain) plain.add(cells.from(row, cell), cells.to(row, cell), folder);
                const folded = isPlain ? written : (0, normal_path.kV)(normal.path);
                return {
                    folder,
                    normal: normal.path,
                    path: normal.path,
                    folded
                };
            };
            return {
                folders,
                plain,
                placeAt,
                unplainPlaceAt
            };
        }
        function throughLink(folder, normal) {
            const name = nameOf(folder, normal);
            const path = folder.real === '' ? name : `${folder.real}/${name}`;
            return {
                folder,
                normal,
                path,
                folded: (0, normal_path.kV)(path)
            };
        }
        const nameOf = ({ path }, normal)=>path === '' ? normal : normal.slice(path.length + 1);
        ;
        function factsOf(table, { item, column }) {
            return {
                at: table.locate(item, column),
                id: item.id,
                column,
                path: item[column]
            };
        }
        function item_path_failures_escape(table, cell, how) {
            return {
                reason: 'item-path-escapes',
                ...factsOf(table, cell),
                how
            };
        }
        function reserved(table, cell, owner) {
            return {
                reason: 'item-path-reserved',
                ...factsOf(table, cell),
                owner
            };
        }
        function collision(table, later, other, how) {
            return {
                reason: 'item-paths-collide',
                ...factsOf(table, later),
                other: factsOf(table, other),
                how
            };
        }
        function folderOfSource(table, cell, source) {
            const { path, at } = factsOf(table, source);
            return {
                reason: 'item-output-is-source',
                ...factsOf(table, cell),
                holds: {
                    path,
                    at
                }
            };
        }
        ;
        const longestName = 255;
        const longestPath = 4095;
        const surelyShort = Math.trunc(longestName / 3);
        function tooLong(written) {
            const normal = (0, normal_path.FE)(written);
            if (!normal.ok) return undefined;
            const bytes = bytesOf(normal.path);
            if (bytes <= longestName) return undefined;
            for (const name of normal.path.split('/')){
                const bytesOfName = bytesOf(name);
                if (bytesOfName > longestName) return {
                    part: 'name',
                    bytes: bytesOfName,
                    limit: longestName
                };
            }
            return bytes > longestPath ? {
                part: 'path',
                bytes,
                limit: longestPath
            } : undefined;
        }
        const encoder = new TextEncoder();
        const bytesOf = (text)=>encoder.encode(text).length;
        ;
        function checkItemPaths(table, facts) {
            const places = openItemPlaces(table, facts);
            return [
                ...destinationFailures(table, places),
                ...sourceFailures(table, places),
                ...nestingFailures(table, places.folders),
                ...linkFailures(table, places, facts)
            ];
        }
        function destinationFailures(table, places) {
            const { cells, layout } = table;
            const failures = [];
            const check = (number, from, to, cell)=>{
                if (from === to) return;
                const plain = places.plain.find(cell, from, to);
                const long = lengthFailure(table, number, from, to, plain !== undefined);
                if (long !== undefined) {
                    failures.push(long);
                    return;
                }
                const place = plain === undefined ? destinationOf(places, number, cells.text.slice(from, to)) : undefined;
                if (typeof place === 'string') {
                    failures.push(item_path_failures_escape(table, cellAt(table, number), place));
                    return;
                }
                const folder = place?.folder ?? plain;
                note(folder, number);
                const { reservedBy, destinations } = folder.site;
                const isGit = place === undefined ? endsInDotGit(cells, from, to) : isGitName(place.folded);
                const owner = reservedBy ?? (isGit ? '.git' : undefined);
                if (owner !== undefined) failures.push(reserved(table, cellAt(table, number), owner));
                const first = place === undefined ? destinations.addAt(number, from, to) : destinations.add(number, place.folded);
                if (first === undefined) return;
                const [path, otherPath] = [
                    number,
                    first
                ].map((one)=>places.placeAt(one).path);
                const how = (0, normal_path.$R)(path, otherPath);
                failures.push(collision(table, cellAt(table, number), cellAt(table, first), how));
            };
            const { output, qc } = layout;
            for(let row = 0; row < cells.count; row++){
                const number = row * numbersOfItem;
                check(number + 1, cells.from(row, output), cells.to(row, output), output);
                check(number + 2, cells.from(row, qc), cells.to(row, qc), qc);
            }
            for (const [path, owner] of places.folders.reservedPaths){
                const owned = destinationAt(places.folders, path);
                if (owned !== undefined) failures.push(reserved(table, cellAt(table, owned), owner));
            }
            return failures;
        }
        function sourceFailures(table, places) {
            const { cells, layout } = table;
            const failures = [];
            const overwritten = new Set();
            for(let row = 0; row < cells.count; row++){
                const from = cells.from(row, layout.source);
                const to = cells.to(row, layout.source);
                if (from === to) continue;
                const source = row * numbersOfItem;
                const plain = places.plain.find(layout.source, from, to);
                if (lengthFailure(table, source, from, to, plain !== undefined) !== undefined) continue;
                const place = plain === undefined ? places.unplainPlaceAt(source) : undefined;
                if (typeof place === 'string') {
                    if (place !== 'workdir-itself') failures.push(item_path_failures_escape(table, cellAt(table, source), place));
                    continue;
                }
                const folder = place?.folder ?? plain;
                note(folder, source);
                folder.site.source ??= source;
                const { destinations } = folder.site;
                const folded = ()=>place?.folded ?? cells.text.slice(from, to);
                const number = destinations.any() === undefined ? undefined : destinations.get(folded());
                if (number === undefined || overwritten.has(number)) continue;
                overwritten.add(number);
                failures.push({
                    reason: 'item-output-is-source',
                    ...factsOf(table, cellAt(table, number))
                });
            }
            return failures;
        }
        function lengthFailure(table, number, from, to, isPlain) {
            if (to - from <= (isPlain ? longestName : surelyShort)) return undefined;
            const long = tooLong(table.cells.text.slice(from, to));
            return long === undefined ? undefined : {
                reason: 'item-path-too-long',
                ...factsOf(table, cellAt(table, number)),
                ...long
            };
        }
        function destinationOf(places, number, written) {
            const place = places.unplainPlaceAt(number);
            return typeof place !== 'string' && /(?:^|\/)\.{0,2}$/.test(written) ? 'folder' : place;
        }
        const dotGit = 0x7469672e;
        function endsInDotGit({ text, codes }, from, to) {
            return codes.words.getInt32(to - 4, true) === dotGit && isGitName(text.slice(from, to));
        }
        function note(folder, number) {
            folder.count += 1;
            if (folder.count <= fewNames) folder.numbers.push(number);
        }
        function nestingFailures(table, folders) {
            const failures = [];
            const overSources = new Set();
            for (const { folded, destinations, source } of folders.sites.values()){
                const inner = destinations.any();
                if (inner === undefined && source === undefined) continue;
                for(let folder = folded, above = ''; folder !== ''; folder = above){
                    above = (0, normal_path.yS)(folder);
                    const outer = folders.sites.get(above)?.destinations.get(folder);
                    if (outer === undefined) continue;
                    if (inner !== undefined) failures.push(collision(table, cellAt(table, inner), cellAt(table, outer), 'inside-the-other'));
                    if (source === undefined || overSources.has(outer)) continue;
                    overSources.add(outer);
                    failures.push(folderOfSource(table, cellAt(table, outer), cellAt(table, source)));
                }
            }
            return failures;
        }
        function linkFailures(table, places, facts) {
            const links = new Set();
            for (const { path, count, numbers } of places.folders.all()){
                const names = count <= fewNames ? numbers.map((number)=>nameAt(places, number)) : undefined;
                for (const name of facts.linksOut(path, names))links.add(path === '' ? name : `${path}/${name}`);
            }
            if (links.size === 0) return [];
            return table.items.flatMap((item)=>pathColumns.filter((column)=>{
                    const normal = (0, normal_path.FE)(item[column]);
                    return normal.ok && links.has(normal.path);
                }).map((column)=>item_path_failures_escape(table, {
                        item,
                        column
                    }, 'symlink')));
        }
        function nameAt(places, number) {
            const { folder, normal } = places.placeAt(number);
            return nameOf(folder, normal);
        }
        var result = __webpack_require__(30315);
        ;
        const requiredColumns = [
            'item_id',
            'source',
            'output',
            'qc'
        ];
        ;
        const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
        function readHeader(cells, locateCell) {
            const width = widthOf(cells, 0);
            const columns = Array.from({
                length: width
            }, (_, cell)=>cells.cell(0, cell));
            const at = (cell)=>locateCell(cells.line(0), cell);
            const failures = [];
            const missing = requiredColumns.filter((name)=>!columns.includes(name));
            if (missing.length > 0) failures.push({
                reason: 'items-columns-missing',
                at: at(0),
                columns: missing,
                found: columns
            });
            columns.forEach((column, cell)=>{
                if (columns.indexOf(column) !== cell) failures.push({
                    reason: 'items-column-twice',
                    at: at(cell),
                    column
                });
            });
            return {
                columns,
                layout: layoutOf(columns),
                failures
            };
        }
        function checkRows(cells, header, options) {
            const { columns, layout } = header;
            const failures = [];
            const textOf = (row)=>cells.cell(row, layout.id);
            const ids = openFirstSeen({
                count: cells.count,
                textOf,
                whole: cells
            })();
            for(let row = 0; row < cells.count; row++){
                const first = ids.addAt(row, cells.from(row, layout.id), cells.to(row, layout.id));
                const mayBeWrong = first !== undefined || options.mayHoldUnsafe || cells.width(row) > columns.length || isBlank(cells, row, layout.id) || isBlank(cells, row, layout.output) || isBlank(cells, row, layout.qc);
                if (mayBeWrong) failures.push(...problemsOf(cells, row, first, header, options));
            }
            return failures;
        }
        function problemsOf(cells, row, first, { columns, layout }, { isQcRequired, mayHoldUnsafe, locateCell }) {
            const failures = [];
            const at = (cell)=>locateCell(cells.line(row), cell);
            const id = cells.cell(row, layout.id);
            const width = widthOf(cells, row);
            if (width > columns.length) {
                failures.push({
                    reason: 'items-row-too-long',
                    at: at(columns.length),
                    cells: width,
                    columns: columns.length
                });
            }
            if (isBlank(cells, row, layout.id)) failures.push({
                reason: 'item-id-empty',
                at: at(layout.id)
            });
            else if (first !== undefined) {
                const firstPlace = locateCell(cells.line(first), layout.id);
                failures.push({
                    reason: 'item-id-duplicate',
                    at: at(layout.id),
                    id,
                    first: firstPlace
                });
            }
            if (isBlank(cells, row, layout.output)) failures.push({
                reason: 'item-path-empty',
                at: at(layout.output),
                id,
                column: 'output'
            });
            if (isBlank(cells, row, layout.qc) && (isQcRequired || cells.cell(row, layout.qc) !== '')) failures.push({
                reason: 'item-path-empty',
                at: at(layout.qc),
                id,
                column: 'qc'
            });
            if (!mayHoldUnsafe) return failures;
            for (const cell of [
                layout.id,
                layout.source,
                layout.output,
                layout.qc
            ]){
                if (!unsafeCharacters.test(cells.cell(row, cell))) continue;
                const column = columns[cell] ?? '';
                failures.push({
                    reason: 'items-control-character',
                    at: at(cell),
                    column,
                    id
                });
            }
            return failures;
        }
        function layoutOf(columns) {
            const [id, source, output, qc, notes] = [
                ...requiredColumns,
                'notes'
            ].map((name)=>columns.indexOf(name));
            const known = new Set([
                id,
                source,
                output,
                qc,
                notes
            ]);
            const extra = columns.map((name, cell)=>({
                    name,
                    cell
                })).filter(({ cell })=>!known.has(cell));
            return {
                id,
                source,
                output,
                qc,
                notes,
                extra
            };
        }
        function isBlank(cells, row, cell) {
            const from = cells.from(row, cell);
            const code = from < cells.to(row, cell) ? cells.codes.bytes[from] : 0;
            return !(code > 0x20 && code < 0x7f) && cells.cell(row, cell).trim() === '';
        }
        function widthOf(cells, row) {
            let width = cells.width(row);
            while(width > 0 && cells.from(row, width - 1) === cells.to(row, width - 1))width -= 1;
            return width;
        }
        ;
        class NumberList {
            #numbers;
            #length = 0;
            constructor(expected){
                this.#numbers = new Int32Array(Math.max(expected, 16));
            }
            get length() {
                return this.#length;
            }
            push(number) {
                if (this.#length === this.#numbers.length) {
                    const longer = new Int32Array(this.#length * 2);
                    longer.set(this.#numbers);
                    this.#numbers = longer;
                }
                this.#numbers[this.#length++] = number;
            }
            drop(count) {
                this.#length -= count;
            }
            all() {
                return this.#numbers.subarray(0, this.#length);
            }
        }
        class ItemCells {
            text;
            codes;
            count;
            #places;
            #rows;
            constructor(text, codes, { places, rows }){
                this.text = text;
                this.codes = codes;
                this.#places = places;
                this.#rows = rows;
                this.count = rows.length - 1;
            }
            line(row) {
                return this.#places[this.#rows[row]];
            }
            width(row) {
                return this.#rows[row + 1] - this.#rows[row] - 2;
            }
            from(row, cell) {
                const end = this.#rows[row + 1] - 1;
                const at = this.#rows[row] + 1 + cell;
                return at < end ? this.#places[at] : this.#places[end] - 1;
            }
            to(row, cell) {
                const end = this.#rows[row + 1] - 1;
                const at = this.#rows[row] + 2 + cell;
                return this.#places[at < end ? at : end] - 1;
            }
            cell(row, cell) {
                return cell === -1 ? '' : this.text.slice(this.from(row, cell), this.to(row, cell));
            }
            withoutFirstRow() {
                return new ItemCells(this.text, this.codes, {
                    places: this.#places,
                    rows: this.#rows.subarray(1)
                });
            }
        }
        ;
        function cellLocator(text, file) {
            let lineStarts;
            return (rowLine, cellIndex)=>{
                lineStarts ??= startsOfLines(text);
                let line = rowLine;
                let lineStart = lineStarts[rowLine - 1] ?? 0;
                let offset = lineStart;
                for(let cell = 0; cell < cellIndex; cell++){
                    const end = endOfCell(text, offset);
                    if (text[end] !== '\t') break;
                    offset = end + 1;
                }
                for(let next = lineStarts[line]; next !== undefined && next <= offset; next = lineStarts[++line])lineStart = next;
                return {
                    file,
                    line,
                    column: offset - lineStart + 1
                };
            };
        }
        function startsOfLines(text) {
            const starts = [
                0
            ];
            for(let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))starts.push(end + 1);
            return starts;
        }
        function endOfCell(text, start) {
            let from = start;
            if (text[start] === '"') {
                from = start + 1;
                for(let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', from)){
                    from = quote + (text[quote + 1] === '"' ? 2 : 1);
                    if (text[quote + 1] !== '"') break;
                }
            }
            while(from < text.length && text[from] !== '\t' && text[from] !== '\n')from += 1;
            return from;
        }
        ;
        const tab = 0x09;
        const lineFeed = 0x0a;
        const quote = 0x22;
        function placePlainRows({ bytes, words }) {
            const { length } = bytes;
            const places = new NumberList(length >> 3);
            const rows = new NumberList(length >> 5);
            let mayHoldUnsafe = false;
            let line = 1;
            let lineStart = 0;
            rows.push(0);
            places.push(line);
            places.push(0);
            if (length > 0 && bytes[0] === quote) return undefined;
            for(let at = 0; at <= length; at++){
                for(let found = 0; at + 4 <= length && found === 0;){
                    found = (0, ascii_codes.hO)(words.getInt32(at, true));
                    at += found === 0 ? 4 : firstByte(found);
                }
                const code = at < length ? bytes[at] : lineFeed;
                if (code === lineFeed) {
                    if (at === lineStart) places.drop(2);
                    else {
                        places.push(at + 1);
                        rows.push(places.length);
                    }
                    line += 1;
                    lineStart = at + 1;
                    places.push(line);
                }
                if (code === lineFeed || code === tab) {
                    places.push(at + 1);
                    if (at + 1 < length && bytes[at + 1] === quote) return undefined;
                } else if (code < 0x20 || code === 0x7f || code === ascii_codes.tx) mayHoldUnsafe = true;
            }
            places.drop(2);
            return {
                places: places.all(),
                rows: rows.all(),
                mayHoldUnsafe
            };
        }
        function firstByte(word) {
            return 31 - Math.clz32(word & -word) >> 3;
        }
        ;
        function textItems(cells, columns) {
            const ItemOfRow = itemClass(cells, columns);
            const items = [];
            for(let row = 0; row < cells.count; row++)items.push(new ItemOfRow(row));
            return items;
        }
        function itemClass(cells, columns) {
            class TextItem {
                row;
                constructor(row){
                    this.row = row;
                }
                get id() {
                    return cells.cell(this.row, columns.id);
                }
                get source() {
                    return cells.cell(this.row, columns.source);
                }
                get output() {
                    return cells.cell(this.row, columns.output);
                }
                get qc() {
                    return cells.cell(this.row, columns.qc);
                }
                get notes() {
                    return cells.cell(this.row, columns.notes);
                }
                get line() {
                    return cells.line(this.row);
                }
            }
            if (columns.extra.length === 0) return TextItem;
            return class extends TextItem {
                get extra() {
                    return Object.fromEntries(columns.extra.map(({ name, cell })=>[
                            name,
                            cells.cell(this.row, cell)
                        ]));
                }
            };
        }
        var utf8 = __webpack_require__(37912);
        ;
        async function parseItems(bytes, file, options) {
            const decoded = (0, utf8._)(bytes);
            if (!decoded.ok) {
                const at = {
                    file,
                    line: decoded.line,
                    column: decoded.column
                };
                return (0, result.fJ)({
                    reason: 'not-utf8',
                    at,
                    role: 'items'
                });
            }
            const hasCr = decoded.text.includes('\r');
            const text = hasCr ? decoded.text.replaceAll(/\r\n?/g, '\n') : decoded.text;
            const found = await findRows(text, hasCr ? new TextEncoder().encode(text) : bytes, file);
            if (!found.ok) return found;
            const { cells: rows, mayHoldUnsafe } = found.value;
            if (rows.count === 0) {
                return (0, result.fJ)({
                    reason: 'items-columns-missing',
                    at: {
                        file
                    },
                    columns: [
                        ...requiredColumns
                    ],
                    found: []
                });
            }
            const locateCell = cellLocator(text, file);
            const header = readHeader(rows, locateCell);
            if (header.failures.length > 0) return (0, result.wf)(header.failures);
            const { columns, layout } = header;
            const cells = rows.withoutFirstRow();
            if (cells.count === 0) return (0, result.fJ)({
                reason: 'items-empty',
                at: {
                    file
                }
            });
            const failures = checkRows(cells, header, {
                ...options,
                mayHoldUnsafe,
                locateCell
            });
            if (failures.length > 0) return {
                ok: false,
                failures
            };
            return (0, result.ok)({
                items: textItems(cells, layout),
                columns,
                cells,
                layout,
                locate: (item, column)=>locateCell(item.line, columns.indexOf(column))
            });
        }
        async function findRows(text, bytes, file) {
            const codes = (0, ascii_codes.KB)(text, bytes);
            const plain = placePlainRows(codes);
            if (plain !== undefined) return (0, result.ok)({
                cells: new ItemCells(text, codes, plain),
                mayHoldUnsafe: plain.mayHoldUnsafe
            });
            const { splitQuotedRows } = await __webpack_require__.e(7700).then(__webpack_require__.bind(__webpack_require__, 47700));
            const pieces = [];
            const places = new NumberList(text.length >> 4);
            const rows = new NumberList(text.length >> 4);
            let next = 0;
            rows.push(0);
            const failures = await splitQuotedRows(text, file, (cells, line)=>{
                places.push(line);
                for (const cell of cells){
                    places.push(next);
                    next += cell.length + 1;
                }
                places.push(next);
                rows.push(places.length);
                pieces.push(cells.join('\t'));
            });
            if (failures.length > 0) return {
                ok: false,
                failures
            };
            const unquoted = pieces.join('\t');
            const placed = {
                places: places.all(),
                rows: rows.all()
            };
            const cells = new ItemCells(unquoted, (0, ascii_codes.KB)(unquoted, new TextEncoder().encode(unquoted)), placed);
            return (0, result.ok)({
                cells,
                mayHoldUnsafe: true
            });
        }
        var read_input = __webpack_require__(46692);
        ;
        function openRealFolders(root) {
            const fromRoot = (path)=>{
                const inside = (0, external_node_path_.relative)(root, path);
                return inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) ? undefined : inside;
            };
            const known = new Map([
                [
                    '',
                    ''
                ]
            ]);
            const realFolder = (folder)=>{
                if (known.has(folder)) return known.get(folder);
                const real = lookUp(folder);
                known.set(folder, real);
                return real;
            };
            const lookUp = (folder)=>{
                const path = (0, external_node_path_.join)(root, folder);
                try {
                    return fromRoot(external_node_fs_.realpathSync.native(path));
                } catch  {
                    if (isSymlink(path)) return undefined;
                    const above = (0, external_node_path_.dirname)(folder);
                    const realAbove = realFolder(above === '.' ? '' : above);
                    return realAbove === undefined ? undefined : (0, external_node_path_.join)(realAbove, (0, external_node_path_.basename)(folder));
                }
            };
            const leadsOut = (path)=>{
                try {
                    return fromRoot(external_node_fs_.realpathSync.native(path)) === undefined;
                } catch  {
                    return true;
                }
            };
            const linksOut = (folder, names)=>{
                const path = (0, external_node_path_.join)(root, folder);
                return symlinksIn(path, names).filter((name)=>leadsOut((0, external_node_path_.join)(path, name)));
            };
            return {
                realFolder,
                linksOut
            };
        }
        function symlinksIn(folder, names) {
            if (names !== undefined) return names.filter((name)=>isSymlink((0, external_node_path_.join)(folder, name)));
            try {
                const entries = (0, external_node_fs_.readdirSync)(folder, {
                    withFileTypes: true
                });
                return entries.filter((entry)=>entry.isSymbolicLink()).map((entry)=>entry.name);
            } catch  {
                return [];
            }
        }
        function isSymlink(path) {
            try {
                return (0, external_node_fs_.lstatSync)(path, {
                    throwIfNoEntry: false
                })?.isSymbolicLink() ?? false;
            } catch  {
                return false;
            }
        }
        var real_workdir = __webpack_require__(51024);
        ;
        async function readItems(options) {
            const { itemsPath, workdir, isQcRequired } = options;
            const bytes = options.bytes === undefined ? (0, read_input.R)(itemsPath, 'items') : (0, result.ok)(options.bytes);
            const root = (0, real_workdir.P)(workdir);
            if (!bytes.ok || !root.ok) return (0, result.wf)([
                ...bytes.ok ? [] : bytes.failures,
                ...root.ok ? [] : root.failures
            ]);
            const parsed = await parseItems(bytes.value, itemsPath, {
                isQcRequired
            });
            if (!parsed.ok) return parsed;
            const table = await withSchemaStamps(parsed.value, root.value, options.schemaColumns ?? []);
            if (options.arePathsChecked === true) return (0, result.ok)(table);
            const reserved = reservedPaths(root.value, [
                itemsPath,
                ...options.reserved
            ]);
            const folders = openRealFolders(root.value);
            const linksOut = options.isLinkSafeReader === true ? ()=>[] : folders.linksOut;
            const failures = checkItemPaths(table, {
                realFolder: folders.realFolder,
                linksOut,
                reserved
            });
            return failures.length > 0 ? {
                ok: false,
                failures
            } : (0, result.ok)(table);
        }
        async function withSchemaStamps(table, root, columns) {
            if (columns.length === 0) return table;
            const { openSchemaStamp } = await __webpack_require__.e(1758).then(__webpack_require__.bind(__webpack_require__, 1758));
            return {
                ...table,
                items: table.items.map(openSchemaStamp(root, columns))
            };
        }
        function reservedPaths(root, named) {
            const reserved = new Map();
            for (const name of named){
                for (const path of [
                    (0, external_node_path_.resolve)(name),
                    realPathOf((0, external_node_path_.resolve)(name))
                ]){
                    const inside = (0, external_node_path_.relative)(root, path);
                    const isInside = inside !== '' && inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && !(0, external_node_path_.isAbsolute)(inside);
                    if (isInside) reserved.set(inside, name);
                }
            }
            return reserved;
        }
        function realPathOf(path) {
            try {
                return (0, external_node_fs_.realpathSync)(path);
            } catch  {
                const above = (0, external_node_path_.resolve)(path, '..');
                return above === path ? path : (0, external_node_path_.join)(realPathOf(above), (0, external_node_path_.relative)(above, path));
            }
        }
    }),
    51024: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>realWorkdir
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26096);
        function realWorkdir(workdir) {
            const at = {
                file: workdir
            };
            try {
                const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workdir);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory()) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(real);
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)({
                    reason: 'file-unreadable',
                    at,
                    role: 'workdir',
                    error: 'not a folder'
                });
            } catch (error) {
                if ((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__._m)(error, 'ENOENT')) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)({
                    reason: 'file-missing',
                    at,
                    role: 'workdir'
                });
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__.O$)(error, workdir, 'workdir'));
            }
        }
    }),
    67186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            t: ()=>checksOf,
            i: ()=>schemaColumnsOf
        });
        var external_node_path_ = __webpack_require__(76760);
        ;
        const defaultForbidden = [
            'TODO',
            'TBD',
            'placeholder',
            'FIXME'
        ];
        ;
        function checksOf(settings) {
            const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn, maxFileBytes } = settings;
            const fromWorkdir = (path)=>(0, external_node_path_.relative)((0, external_node_path_.resolve)(settings.workdir), (0, external_node_path_.resolve)(path)) || '.';
            return {
                forbid: [
                    ...new Set([
                        ...defaultForbidden,
                        ...settings.forbid
                    ])
                ],
                isQcChecked: !settings.noJson,
                ...outputSchema === undefined ? {} : {
                    outputSchema: fromWorkdir(outputSchema)
                },
                ...qcSchema === undefined ? {} : {
                    qcSchema: fromWorkdir(qcSchema)
                },
                ...outputSchemaColumn === undefined ? {} : {
                    outputSchemaColumn
                },
                ...qcSchemaColumn === undefined ? {} : {
                    qcSchemaColumn
                },
                maxFileBytes
            };
        }
        function schemaColumnsOf({ outputSchemaColumn, qcSchemaColumn }) {
            return [
                outputSchemaColumn,
                qcSchemaColumn
            ].filter((column)=>column !== undefined);
        }
    }),
    27833: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>reservedPaths
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _manifest_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93381);
        const batchNames = [
            'plan.json',
            'plan.next.json',
            'claims',
            'records',
            'run-logs',
            'archive',
            'uploads.jsonl'
        ];
        function reservedPaths({ values, configFile }) {
            const manifestPath = (0, _manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.A)(values);
            const batchDir = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath);
            const paths = [
                batchDir,
                (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(values.workdir, values.batchDir),
                manifestPath
            ];
            paths.push(...batchNames.map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(batchDir, name)));
            if (values.template !== undefined) paths.push(values.template);
            if (configFile !== undefined) paths.push(configFile);
            return paths;
        }
    })
};
