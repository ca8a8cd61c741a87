export const id = 8213;
export const ids = [
    8213
];
export const modules = {
    12304: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            s: ()=>maxRedactedBytes,
            p: ()=>openRedactor
        });
        ;
        const maxStates = 250_000;
        function compileBytePatterns(patterns) {
            const total = 1 + patterns.reduce((sum, pattern)=>sum + pattern.length, 0);
            if (total > maxStates) throw new RangeError(`${total} bytes of patterns are more than ${maxStates}`);
            const trie = openTrie(total);
            let longest = 0;
            for (const pattern of patterns){
                let state = 0;
                for (const byte of pattern)state = trie.childOf(state, byte);
                if (state !== 0) trie.endsAt[state] = Math.max(trie.endsAt[state], pattern.length);
                longest = Math.max(longest, pattern.length);
            }
            return {
                longest,
                next: automatonOf(trie),
                endsAt: trie.endsAt.subarray(0, trie.states)
            };
        }
        function openTrie(size) {
            const [firstChild, sibling, byteOf] = [
                new Int32Array(size),
                new Int32Array(size),
                new Uint8Array(size)
            ];
            const trie = {
                states: 1,
                endsAt: new Int32Array(size),
                byteOf,
                firstChild,
                sibling,
                childOf (state, byte) {
                    let child = firstChild[state];
                    while(child !== 0 && byteOf[child] !== byte)child = sibling[child];
                    if (child !== 0) return child;
                    const made = trie.states++;
                    byteOf[made] = byte;
                    sibling[made] = firstChild[state];
                    firstChild[state] = made;
                    return made;
                }
            };
            return trie;
        }
        function automatonOf({ states, endsAt, byteOf, firstChild, sibling }) {
            const next = new Int32Array(states * 256);
            const fallback = new Int32Array(states);
            const queue = new Int32Array(states);
            for(let head = 0, tail = 1; head < tail; head++){
                const state = queue[head];
                const row = state * 256;
                const back = fallback[state];
                if (state !== 0) next.copyWithin(row, back * 256, back * 256 + 256);
                if (endsAt[state] === 0) endsAt[state] = endsAt[back];
                for(let child = firstChild[state]; child !== 0; child = sibling[child]){
                    const byte = byteOf[child];
                    fallback[child] = state === 0 ? 0 : next[row + byte];
                    next[row + byte] = child;
                    queue[tail++] = child;
                }
            }
            return next;
        }
        ;
        function secretForms(secret) {
            const bytes = Buffer.from(secret, 'utf8');
            const hex = bytes.toString('hex');
            const texts = new Set([
                secret,
                hex,
                hex.toUpperCase(),
                ...base64Cores(bytes),
                ...urlForms(secret),
                ...jsonForms(secret)
            ]);
            return [
                ...texts
            ].map((text)=>Buffer.from(text, 'utf8'));
        }
        function base64Cores(bytes) {
            const cores = [
                0,
                1,
                2
            ].map((lead)=>{
                const text = Buffer.concat([
                    Buffer.alloc(lead),
                    bytes
                ]).toString('base64');
                const whole = Math.floor((lead + bytes.length) * 8 / 6);
                return text.slice(Math.ceil(lead * 8 / 6), whole);
            });
            return cores.flatMap((core)=>[
                    core,
                    core.replaceAll('+', '-').replaceAll('/', '_')
                ]);
        }
        function urlForms(secret) {
            const usual = encodeURIComponent(toWellFormed(secret));
            const strict = usual.replaceAll(/[!'()*]/g, percent);
            const whole = strict.replaceAll(/[-._~]/g, percent);
            const form = strict.replaceAll('%20', '+');
            return [
                usual,
                strict,
                whole,
                form
            ].flatMap((text)=>[
                    text,
                    text.replaceAll(/%[0-9A-F]{2}/g, (code)=>code.toLowerCase())
                ]);
        }
        const percent = (character)=>`%${character.charCodeAt(0).toString(16).toUpperCase()}`;
        const toWellFormed = (text)=>Buffer.from(text, 'utf8').toString('utf8');
        function jsonForms(secret) {
            const inner = (text)=>JSON.stringify(text).slice(1, -1);
            const once = inner(secret);
            const html = once.replaceAll(/[<>&]/g, unicode);
            const forms = [
                once,
                once.replaceAll('/', String.raw`\/`),
                html,
                once.replaceAll(/[\u007f-\uffff]/g, unicode)
            ];
            return [
                ...forms,
                ...forms.map(inner)
            ];
        }
        const unicode = (character)=>String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0');
        ;
        const esc = 0x1b;
        const bel = 0x07;
        const backslash = 0x5c;
        const bracket = 0x5b;
        const maxSequence = 256;
        function copyVisible(bytes, from, view, into, places) {
            const length = bytes.length;
            let count = 0;
            let at = from;
            while(at < length && count < into.length){
                const byte = bytes[at];
                if (byte === esc) {
                    at = afterSequence(bytes, at + 1);
                    continue;
                }
                if (byte <= 0x20 || byte === 0x7f) {
                    at += 1;
                    continue;
                }
                if (byte === backslash && view === 'escaped') {
                    const after = afterEscape(bytes, at + 1);
                    if (after !== -1) {
                        at = after;
                        continue;
                    }
                }
                into[count] = byte;
                places[count] = at;
                count += 1;
                at += 1;
            }
            return {
                next: at,
                count
            };
        }
        function visibleBytes(bytes, view) {
            const into = new Uint8Array(bytes.length);
            const { count } = copyVisible(bytes, 0, view, into, new Int32Array(bytes.length));
            return into.subarray(0, count);
        }
        function afterSequence(bytes, at) {
            const kind = bytes[at];
            if (kind === bracket) return afterCsi(bytes, at + 1);
            if (kind !== 0x5d) return at;
            const end = Math.min(bytes.length, at + maxSequence);
            for(let index = at + 1; index < end; index++){
                const byte = bytes[index];
                if (byte === bel) return index + 1;
                if (byte === esc) return bytes[index + 1] === backslash ? index + 2 : index;
            }
            return at;
        }
        function afterCsi(bytes, at) {
            const end = Math.min(bytes.length, at + maxSequence);
            for(let index = at; index < end; index++){
                const byte = bytes[index];
                if (byte >= 0x40 && byte <= 0x7e) return index + 1;
                if (byte < 0x20 || byte > 0x3f) return at;
            }
            return at;
        }
        function afterEscape(bytes, at) {
            switch(bytes[at]){
                case 0x6e:
                case 0x72:
                case 0x74:
                    return at + 1;
                case 0x75:
                    return afterCode(bytes, at + 1, 4);
                case 0x78:
                    return afterCode(bytes, at + 1, 2);
                case 0x65:
                    return bytes[at + 1] === bracket ? afterCsi(bytes, at + 2) : -1;
                case 0x30:
                    return bytes[at + 1] === 0x33 && bytes[at + 2] === 0x33 && bytes[at + 3] === bracket ? afterCsi(bytes, at + 4) : -1;
                case backslash:
                    return afterEscape(bytes, at + 1);
                default:
                    return -1;
            }
        }
        function afterCode(bytes, at, digits) {
            const text = String.fromCharCode(...bytes.subarray(at, at + digits));
            if (!/^(?:00)?[01][0-9a-fA-F]$/.test(text)) return -1;
            const end = at + digits;
            return /1[bB]$/.test(text) && bytes[end] === bracket ? afterCsi(bytes, end + 1) : end;
        }
        ;
        const mask = Buffer.from('***');
        const maxRedactedBytes = 256 * 1024 * 1024;
        const leastSplitLength = 8;
        const windowBytes = 64 * 1024;
        function openRedactor(secrets) {
            const passes = compilePasses(secrets.flatMap(secretForms));
            const spansOf = (bytes, isFirstEnough)=>{
                if (bytes.length > maxRedactedBytes) throw new RangeError(`${bytes.length} bytes are too many to be redacted`);
                const spans = [];
                for (const pass of passes){
                    findSpans(bytes, pass, spans, isFirstEnough);
                    if (isFirstEnough && spans.length > 0) break;
                }
                return passes.length > 1 ? merged(spans) : spans;
            };
            const redact = (bytes)=>{
                const spans = spansOf(bytes, false);
                return spans.length === 0 ? bytes : masked(bytes, spans);
            };
            return {
                redact,
                finds: (bytes)=>spansOf(bytes, true).length > 0,
                text (text) {
                    const bytes = Buffer.from(text, 'utf8');
                    const redacted = redact(bytes);
                    return redacted === bytes ? text : Buffer.from(redacted).toString('utf8');
                }
            };
        }
        function compilePasses(forms) {
            if (forms.length === 0) return [];
            const whole = [];
            const plain = [];
            const escaped = [];
            for (const form of forms){
                const visible = visibleBytes(form, 'plain');
                const bare = visibleBytes(form, 'escaped');
                if (visible.length < leastSplitLength) whole.push(form);
                else plain.push(visible);
                if (bare.length >= leastSplitLength) escaped.push(bare);
            }
            const passes = [
                {
                    view: 'raw',
                    patterns: compileBytePatterns(whole)
                },
                {
                    view: 'plain',
                    patterns: compileBytePatterns(plain)
                },
                {
                    view: 'escaped',
                    patterns: compileBytePatterns(escaped)
                }
            ];
            return passes.filter(({ patterns })=>patterns.longest > 0);
        }
        function findSpans(bytes, { view, patterns }, spans, isFirstEnough) {
            if (view === 'escaped' && bytes.indexOf(0x5c) === -1) return;
            const { longest, next, endsAt } = patterns;
            const window = Math.min(windowBytes, bytes.length);
            const visible = new Uint8Array(longest + window);
            const places = new Int32Array(longest + window);
            const copy = view === 'raw' ? copyAll : copyVisible;
            let kept = 0;
            let state = 0;
            const own = spans.length;
            for(let at = 0; at < bytes.length;){
                const copied = copy(bytes, at, view, visible.subarray(kept), places.subarray(kept));
                at = copied.next;
                const filled = kept + copied.count;
                for(let index = kept; index < filled; index++){
                    state = next[state * 256 + visible[index]];
                    const length = endsAt[state];
                    if (length === 0) continue;
                    addSpan(spans, own, places[index - length + 1], places[index] + 1);
                    if (isFirstEnough) return;
                }
                const start = Math.max(0, filled - longest);
                places.copyWithin(0, start, filled);
                kept = filled - start;
            }
        }
        function copyAll(bytes, from, _view, into, places) {
            const count = Math.min(into.length, bytes.length - from);
            into.set(bytes.subarray(from, from + count));
            for(let index = 0; index < count; index++)places[index] = from + index;
            return {
                next: from + count,
                count
            };
        }
        function addSpan(spans, own, start, end) {
            let from = start;
            for(let last = spans.at(-1); spans.length > own && last !== undefined && last.end >= from; last = spans.at(-1)){
                from = Math.min(from, last.start);
                spans.pop();
            }
            spans.push({
                start: from,
                end
            });
        }
        function merged(spans) {
            const result = [];
            for (const span of spans.toSorted((a, b)=>a.start - b.start)){
                const last = result.at(-1);
                if (last === undefined || span.start > last.end) result.push({
                    ...span
                });
                else last.end = Math.max(last.end, span.end);
            }
            return result;
        }
        function masked(bytes, spans) {
            const removed = spans.reduce((sum, { start, end })=>sum + end - start, 0);
            const result = new Uint8Array(bytes.length - removed + spans.length * mask.length);
            let at = 0;
            let from = 0;
            for (const { start, end } of spans){
                result.set(bytes.subarray(from, start), at);
                at += start - from;
                result.set(mask, at);
                at += mask.length;
                from = end;
            }
            result.set(bytes.subarray(from), at);
            return result;
        }
    }),
    58213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            guardSecrets: ()=>guardSecrets,
            secretFailure: ()=>secretFailure
        });
        var _core_security_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12304);
        var _read_contained_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32220);
        function guardSecrets(runner, { redactor, workdir, itemsOf }) {
            return {
                name: runner.name,
                async run (request) {
                    const exit = await runner.run(request);
                    if (exit.outcome !== 'exited') return exit;
                    const failure = secretFailure(itemsOf(request.shard) ?? [], workdir, redactor);
                    return failure === undefined ? exit : {
                        ...exit,
                        failure
                    };
                }
            };
        }
        function secretFailure(items, workdir, redactor) {
            const read = (0, _read_contained_file_js__WEBPACK_IMPORTED_MODULE_1__.b)(workdir, _core_security_redact_js__WEBPACK_IMPORTED_MODULE_0__.s);
            const found = items.filter(({ output, qc })=>[
                    output,
                    qc
                ].some((path)=>{
                    if (path === '') return false;
                    const file = read(path);
                    return file.kind === 'too-large' || file.kind === 'read' && redactor.finds(file.bytes);
                }));
            if (found.length === 0) return undefined;
            const what = found.length === 1 ? `of item ${found[0]?.id ?? ''} holds` : `of ${found.length} items hold`;
            return {
                class: 'secret',
                message: `a file ${what} a secret, or could not be searched for one`
            };
        }
    })
};
