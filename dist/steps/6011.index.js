export const id = 6011;
export const ids = [
    6011
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
    50298: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            q: ()=>collectSecrets
        });
        const leastSecretLength = 6;
        const secretName = /(?:^|[_-])(?:KEYS?|TOKENS?|SECRETS?|PASS|PASSPHRASE|CREDENTIALS?|AUTH)(?:$|[_-])|(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)$/i;
        const armour = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
        function collectSecrets({ env, agentEnv, runnerPass = [], registered = [] }) {
            const values = [
                ...registered
            ];
            for (const wish of agentEnv){
                const at = wish.indexOf('=');
                if (at >= 0) values.push(wish.slice(at + 1));
                else if (wish !== '*') values.push(...valuesOf(env, wish, ()=>true));
            }
            for (const wish of [
                '*',
                ...runnerPass
            ])values.push(...valuesOf(env, wish, (name)=>secretName.test(name)));
            const secrets = new Set();
            for (const value of values)for (const part of [
                value,
                ...value.split(/\r\n|\r|\n/)
            ])addSecret(secrets, part);
            return [
                ...secrets
            ].toSorted((a, b)=>b.length - a.length || (a < b ? -1 : 1));
        }
        function addSecret(secrets, text) {
            const trimmed = text.trim();
            if (trimmed.length >= leastSecretLength && !armour.test(trimmed)) secrets.add(trimmed);
        }
        function valuesOf(env, wish, isWanted) {
            const prefix = wish.endsWith('*') ? wish.slice(0, -1) : undefined;
            return Object.entries(env).flatMap(([name, value])=>{
                const isNamed = prefix === undefined ? name === wish : name.startsWith(prefix);
                return isNamed && value !== undefined && isWanted(name) && !isPath(name, value) ? [
                    value
                ] : [];
            });
        }
        const isPath = (name, value)=>/SOCK|PATH|FILE|CREDENTIALS$/.test(name) && value.startsWith('/');
    }),
    99804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            w: ()=>bundleRecord
        });
        var normal_path = __webpack_require__(64198);
        var fingerprint = __webpack_require__(78767);
        var record_bundle = __webpack_require__(7101);
        var redact = __webpack_require__(12304);
        ;
        function redactRecord(record, redactor) {
            const { failure, outOfScope } = record;
            if (failure === undefined && outOfScope === undefined) return record;
            return {
                ...record,
                ...failure === undefined ? {} : {
                    failure: redactTexts(failure, redactor)
                },
                ...outOfScope === undefined ? {} : {
                    outOfScope: redactTexts(outOfScope, redactor)
                }
            };
        }
        function redactTexts(value, redactor) {
            if (typeof value === 'string') return redactor.text(value);
            if (Array.isArray(value)) return value.map((part)=>redactTexts(part, redactor));
            if (typeof value !== 'object' || value === null) return value;
            return Object.fromEntries(Object.entries(value).map(([key, part])=>[
                    key,
                    redactTexts(part, redactor)
                ]));
        }
        var attempt_log = __webpack_require__(53700);
        var read_contained_file = __webpack_require__(32220);
        ;
        const maxFileBytes = Math.min(64 * 1024 * 1024, redact.s);
        function bundleRecord(record, runAttempt, sources) {
            const fence = {
                runAttempt,
                attempt: record.attempt,
                owner: record.owner.token
            };
            try {
                const outputs = sources.isOutdated ? {
                    files: []
                } : collectOutputs(record, sources);
                const final = 'withheld' in outputs ? takenDown(record, outputs.withheld) : record;
                const files = 'withheld' in outputs ? [] : outputs.files;
                const withheld = 'withheld' in outputs ? {
                    withheld: outputs.withheld
                } : {};
                const texts = collectTexts(record, sources);
                return {
                    fence,
                    record: redactRecord(final, sources.redactor),
                    files: [
                        ...files,
                        ...texts
                    ],
                    ...withheld
                };
            } catch  {
                return {
                    fence,
                    record: bareRecord(takenDown(record, 'not-redacted')),
                    files: [],
                    withheld: 'not-redacted'
                };
            }
        }
        function collectOutputs(record, sources) {
            const { items = [], redactor } = sources;
            if (record.failure?.class === 'secret') return {
                withheld: 'secret'
            };
            const recorded = new Map(record.items?.map((item)=>[
                    item.id,
                    item
                ]));
            const read = (0, read_contained_file.b)(sources.workdir, maxFileBytes);
            const files = [];
            for (const item of items){
                const known = recorded.get(item.id);
                if (record.status === 'failed' && known?.verdict !== 'verified') continue;
                for (const [written, expected] of [
                    [
                        item.output,
                        known?.output
                    ],
                    [
                        item.qc,
                        known?.qc
                    ]
                ]){
                    const file = written === '' ? undefined : readCopy(read, written);
                    const isExpected = expected === undefined || file?.bytes !== undefined && (0, fingerprint.sc)(file.bytes) === expected;
                    if (!isExpected && record.status !== 'failed') return {
                        withheld: file?.isTooLarge === true ? 'too-large' : 'changed'
                    };
                    if (!isExpected || file?.bytes === undefined) continue;
                    if (redactor.finds(file.bytes)) return {
                        withheld: 'secret'
                    };
                    files.push({
                        path: (0, record_bundle.XC)(file.path),
                        bytes: file.bytes
                    });
                }
            }
            return {
                files
            };
        }
        function collectTexts({ shard, attempt }, { workdir, redactor, row, isOutdated }) {
            const read = (0, read_contained_file.b)(workdir, maxFileBytes);
            const log = isOutdated ? (0, attempt_log.e)(row.logPath, attempt) : row.logPath;
            const texts = [
                {
                    from: log,
                    path: (0, record_bundle.Q2)(shard, attempt)
                },
                {
                    from: row.promptPath,
                    path: (0, record_bundle.AN)(shard)
                }
            ];
            return texts.flatMap(({ from, path })=>{
                const bytes = readCopy(read, from)?.bytes;
                return bytes === undefined ? [] : [
                    {
                        path,
                        bytes: redactor.redact(bytes)
                    }
                ];
            });
        }
        function readCopy(read, written) {
            const normal = (0, normal_path.FE)(written);
            if (!normal.ok) return undefined;
            const { path } = normal;
            const file = read(path);
            return file.kind === 'read' ? {
                path,
                bytes: Buffer.from(file.bytes),
                isTooLarge: false
            } : {
                path,
                isTooLarge: file.kind === 'too-large'
            };
        }
        function takenDown(record, withheld) {
            const isSecret = withheld === 'secret' || withheld === 'not-redacted';
            if (record.status === 'failed' && !isSecret) return record;
            if (record.failure?.class === 'secret') return record;
            const failure = {
                class: isSecret ? 'secret' : 'verify',
                message: messages[withheld]
            };
            return {
                ...record,
                status: 'failed',
                failure
            };
        }
        const messages = {
            secret: 'an output or QC file holds a secret, so nothing of the outputs was uploaded',
            changed: 'an output or QC file changed after it was verified',
            'too-large': `an output or QC file has more than ${maxFileBytes} bytes and can't be uploaded`,
            'not-redacted': 'its files could not be searched for secrets, so none was uploaded'
        };
        function bareRecord(record) {
            const { outOfScope: _paths, failure, ...rest } = record;
            return {
                ...rest,
                failure: {
                    class: failure?.class ?? 'secret',
                    message: messages['not-redacted']
                }
            };
        }
    }),
    15637: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>openUploadJournal,
            N: ()=>readUploadJournal
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59967);
        var _temp_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94719);
        const pathOf = (manifestPath)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(manifestPath), 'uploads.jsonl');
        function openUploadJournal(manifestPath) {
            const fd = openNew(pathOf(manifestPath));
            const append = (entry)=>{
                try {
                    if (fd !== undefined) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, `${JSON.stringify(entry)}\n`);
                } catch  {}
            };
            return {
                began: (chunk, shards)=>append({
                        chunk,
                        shards
                    }),
                uploaded: (attempts, last)=>append({
                        uploaded: attempts.map(({ shard, attempt })=>[
                                shard,
                                attempt
                            ]),
                        last
                    })
            };
        }
        function openNew(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                    recursive: true
                });
                (0, _temp_file_js__WEBPACK_IMPORTED_MODULE_3__.iY)(path);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o644);
            } catch  {
                return undefined;
            }
        }
        function readUploadJournal(manifestPath) {
            const chunkOf = new Map();
            const uploaded = new Set();
            let last = null;
            for (const line of linesOf(pathOf(manifestPath))){
                const entry = entryOf(line);
                const { chunk, shards, uploaded: attempts, last: followed } = entry;
                if (typeof chunk === 'string' && Array.isArray(shards)) for (const shard of shards)chunkOf.set(String(shard), chunk);
                if (!Array.isArray(attempts)) continue;
                for (const attempt of attempts)uploaded.add(JSON.stringify(attempt));
                last = typeof followed === 'string' ? followed : null;
            }
            return {
                chunkOf,
                isUploaded: ({ shard, attempt })=>uploaded.has(JSON.stringify([
                        shard,
                        attempt
                    ])),
                last
            };
        }
        function linesOf(path) {
            const file = (0, _regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(path);
            return file.kind === 'read' ? file.bytes.toString('utf8').split('\n') : [];
        }
        function entryOf(line) {
            try {
                return Object(JSON.parse(line));
            } catch  {
                return {};
            }
        }
    })
};
