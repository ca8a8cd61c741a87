export const id = 725;
export const ids = [725];
export const modules = {

/***/ 1725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  closeLeg: () => (/* binding */ closeLeg)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/groups/artifact-names.js
var artifact_names = __webpack_require__(47186);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/core/groups/record-bundle.js




const firstSeal = 1000;
const chainName = 'chain.json';
const recordPath = (shard, attempt) => `records/${encodeURIComponent(shard)}.${attempt}.json`;
const outputPath = (path) => `files/${path}`;
const logPath = (shard, attempt) => `logs/${encodeURIComponent(shard)}.${attempt}.log`;
const promptPath = (shard) => `prompts/${encodeURIComponent(shard)}.prompt.md`;
function encodeBundle(head, records, previous) {
    const files = new Map();
    const entries = [];
    let last = previous;
    for (const { fence, record, files: own, withheld } of records) {
        const { shard, attempt } = record;
        const bytes = Buffer.from(`${JSON.stringify({ format: 'muster.fenced/1', fence, previous: last, record })}\n`);
        const path = recordPath(shard, attempt);
        files.set(path, { path, bytes });
        for (const file of own)
            files.set(file.path, file);
        const digest = (0,external_node_crypto_.hash)('sha256', bytes);
        const digests = Object.fromEntries(own.map((file) => [file.path, (0,external_node_crypto_.hash)('sha256', file.bytes)]));
        entries.push({
            shard,
            attempt,
            record: digest,
            previous: last,
            files: digests,
            ...(withheld === undefined ? {} : { withheld }),
        });
        last = digest;
    }
    const chain = { format: 'muster.bundle/1', ...head, entries };
    const bytes = Buffer.from(`${JSON.stringify(chain, null, 1)}\n`);
    return { files: [{ path: chainName, bytes }, ...files.values()], last };
}
function decodeBundle(files, artifact) {
    const refused = (entry, why) => fail({ reason: 'artifact-refused', artifact, entry, why });
    const byPath = new Map();
    for (const file of files) {
        const normal = normalPath(file.path);
        if (!normal.ok || normal.path !== file.path)
            return refused(file.path, 'its path leads out, or is not plain');
        if (byPath.has(file.path))
            return refused(file.path, 'it stands in it twice');
        byPath.set(file.path, file);
    }
    const chainFile = byPath.get(chainName);
    const chain = chainFile === undefined ? undefined : chainOf(chainFile.bytes);
    if (chain === undefined)
        return refused(chainName, chainFile === undefined ? 'it is missing' : 'it is malformed');
    const known = new Set([chainName]);
    const records = [];
    for (const [index, entry] of chain.entries.entries()) {
        const follows = index === 0 || entry.previous === chain.entries[index - 1]?.record;
        if (!follows)
            return refused(chainName, `its chain is broken at ${entry.shard} attempt ${entry.attempt}`);
        const path = recordPath(entry.shard, entry.attempt);
        if (known.has(path))
            return refused(path, 'two entries of one attempt');
        const paths = [path, ...Object.keys(entry.files)];
        for (const each of paths) {
            const expected = each === path ? entry.record : entry.files[each];
            const file = byPath.get(each);
            if (file === undefined)
                return refused(each, 'it is missing');
            if (each !== path && !isRoomOf(each, entry))
                return refused(each, `it is no place for a file of ${entry.shard}`);
            const found = hash('sha256', file.bytes);
            if (found !== expected)
                return fail({
                    reason: 'digest-mismatch',
                    what: `${each} in ${artifact}`,
                    expected: expected ?? '',
                    found,
                });
            known.add(each);
        }
        const decoded = fencedRecordOf(byPath.get(path)?.bytes, entry, chain.runAttempt);
        if (typeof decoded === 'string')
            return refused(path, decoded);
        records.push({ ...decoded, entry, files: paths.slice(1).map((each) => byPath.get(each)) });
    }
    const stranger = files.find(({ path }) => !known.has(path));
    return stranger === undefined ? ok({ chain, records }) : refused(stranger.path, 'no record of it is known');
}
function isRoomOf(path, { shard, attempt }) {
    return path.startsWith('files/') || path === logPath(shard, attempt) || path === promptPath(shard);
}
function fencedRecordOf(bytes, entry, runAttempt) {
    const value = jsonOf(bytes);
    if (value?.['format'] !== 'muster.fenced/1')
        return `its format is ${JSON.stringify(value?.['format'])}`;
    const { fence, previous, record } = value;
    const decoded = decodeRecord(JSON.stringify(record));
    if (!decoded.ok)
        return decoded.error;
    const { shard, attempt, owner } = decoded.value;
    if (shard !== entry.shard || attempt !== entry.attempt)
        return `it is of ${shard} attempt ${attempt}`;
    if (previous !== entry.previous)
        return 'it follows another record than its chain says';
    const found = (typeof fence === 'object' && fence !== null ? fence : {});
    if (found.runAttempt !== runAttempt || found.attempt !== attempt || found.owner !== owner.token)
        return 'its fence is not its own';
    return { fence: { runAttempt, attempt, owner: owner.token }, record: decoded.value };
}
function chainOf(bytes) {
    const value = jsonOf(bytes);
    if (value?.['format'] !== 'muster.bundle/1')
        return undefined;
    const { group, planDigest, chunk, leg, runAttempt, entries } = value;
    const hasTexts = [group, planDigest, chunk].every((text) => typeof text === 'string');
    const hasNumbers = [leg, runAttempt].every((number) => Number.isSafeInteger(number));
    if (!hasTexts || !hasNumbers || !Array.isArray(entries) || !entries.every(isEntry))
        return undefined;
    return value;
}
function isEntry(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { shard, attempt, record, previous, files } = value;
    if (typeof shard !== 'string' || !Number.isSafeInteger(attempt) || typeof record !== 'string')
        return false;
    if (previous !== null && typeof previous !== 'string')
        return false;
    return (typeof files === 'object' &&
        files !== null &&
        Object.values(files).every((digest) => typeof digest === 'string'));
}
function jsonOf(bytes) {
    if (bytes === undefined)
        return undefined;
    try {
        const value = JSON.parse(Buffer.from(bytes).toString('utf8'));
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/core/security/byte-patterns.js
const maxStates = 250_000;
function compileBytePatterns(patterns) {
    const total = 1 + patterns.reduce((sum, pattern) => sum + pattern.length, 0);
    if (total > maxStates)
        throw new RangeError(`${total} bytes of patterns are more than ${maxStates}`);
    const next = new Int32Array(total * 256);
    const endsAt = new Int32Array(total);
    let states = 1;
    let longest = 0;
    for (const pattern of patterns) {
        let state = 0;
        for (const byte of pattern) {
            const at = state * 256 + byte;
            if (next[at] === 0)
                next[at] = states++;
            state = next[at];
        }
        if (state !== 0)
            endsAt[state] = Math.max(endsAt[state], pattern.length);
        longest = Math.max(longest, pattern.length);
    }
    linkFallbacks(next, endsAt, states);
    return { longest, next: next.subarray(0, states * 256), endsAt: endsAt.subarray(0, states) };
}
function linkFallbacks(next, endsAt, states) {
    const fallback = new Int32Array(states);
    const queue = new Int32Array(states);
    let [head, tail] = [0, 0];
    for (let byte = 0; byte < 256; byte++) {
        const child = next[byte];
        if (child !== 0)
            queue[tail++] = child;
    }
    while (head < tail) {
        const state = queue[head++];
        const back = fallback[state];
        if (endsAt[state] === 0)
            endsAt[state] = endsAt[back];
        for (let byte = 0; byte < 256; byte++) {
            const at = state * 256 + byte;
            const child = next[at];
            const other = next[back * 256 + byte];
            if (child === 0)
                next[at] = other;
            else {
                fallback[child] = other;
                queue[tail++] = child;
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/core/security/secret-forms.js
function secretForms(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const hex = bytes.toString('hex');
    const texts = new Set([
        secret,
        hex,
        hex.toUpperCase(),
        ...base64Cores(bytes),
        ...urlForms(secret),
        ...jsonForms(secret),
    ]);
    return [...texts].map((text) => Buffer.from(text, 'utf8'));
}
function base64Cores(bytes) {
    const cores = [0, 1, 2].map((lead) => {
        const text = Buffer.concat([Buffer.alloc(lead), bytes]).toString('base64');
        const whole = Math.floor(((lead + bytes.length) * 8) / 6);
        return text.slice(Math.ceil((lead * 8) / 6), whole);
    });
    return cores.flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]);
}
function urlForms(secret) {
    const usual = encodeURIComponent(toWellFormed(secret));
    const strict = usual.replaceAll(/[!'()*]/g, percent);
    const whole = strict.replaceAll(/[-._~]/g, percent);
    const form = strict.replaceAll('%20', '+');
    return [usual, strict, whole, form].flatMap((text) => [
        text,
        text.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ]);
}
const percent = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
const toWellFormed = (text) => Buffer.from(text, 'utf8').toString('utf8');
function jsonForms(secret) {
    const inner = (text) => JSON.stringify(text).slice(1, -1);
    const once = inner(secret);
    const html = once.replaceAll(/[<>&]/g, unicode);
    const forms = [
        once,
        once.replaceAll('/', String.raw `\/`),
        html,
        once.replaceAll(/[\u007f-\uffff]/g, unicode),
    ];
    return [...forms, ...forms.map(inner)];
}
const unicode = (character) => String.raw `\u` + character.charCodeAt(0).toString(16).padStart(4, '0');

;// CONCATENATED MODULE: ./build/core/security/visible-bytes.js
const esc = 0x1b;
const bel = 0x07;
const backslash = 0x5c;
const bracket = 0x5b;
const maxSequence = 256;
function copyVisible(bytes, from, view, into, places) {
    const length = bytes.length;
    let count = 0;
    let at = from;
    while (at < length && count < into.length) {
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
    return { next: at, count };
}
function visibleBytes(bytes, view) {
    const into = new Uint8Array(bytes.length);
    const { count } = copyVisible(bytes, 0, view, into, new Int32Array(bytes.length));
    return into.subarray(0, count);
}
function afterSequence(bytes, at) {
    const kind = bytes[at];
    if (kind === bracket)
        return afterCsi(bytes, at + 1);
    if (kind !== 0x5d)
        return at;
    const end = Math.min(bytes.length, at + maxSequence);
    for (let index = at + 1; index < end; index++) {
        const byte = bytes[index];
        if (byte === bel)
            return index + 1;
        if (byte === esc)
            return bytes[index + 1] === backslash ? index + 2 : index;
    }
    return at;
}
function afterCsi(bytes, at) {
    const end = Math.min(bytes.length, at + maxSequence);
    for (let index = at; index < end; index++) {
        const byte = bytes[index];
        if (byte >= 0x40 && byte <= 0x7e)
            return index + 1;
        if (byte < 0x20 || byte > 0x3f)
            return at;
    }
    return at;
}
function afterEscape(bytes, at) {
    switch (bytes[at]) {
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
            return bytes[at + 1] === 0x33 && bytes[at + 2] === 0x33 && bytes[at + 3] === bracket
                ? afterCsi(bytes, at + 4)
                : -1;
        case backslash:
            return afterEscape(bytes, at + 1);
        default:
            return -1;
    }
}
function afterCode(bytes, at, digits) {
    const text = String.fromCharCode(...bytes.subarray(at, at + digits));
    if (!/^(?:00)?[01][0-9a-fA-F]$/.test(text))
        return -1;
    const end = at + digits;
    return /1[bB]$/.test(text) && bytes[end] === bracket ? afterCsi(bytes, end + 1) : end;
}

;// CONCATENATED MODULE: ./build/core/security/redact.js



const mask = Buffer.from('***');
const maxRedactedBytes = 256 * 1024 * 1024;
const leastSplitLength = 8;
const windowBytes = 64 * 1024;
function openRedactor(secrets) {
    const passes = compilePasses(secrets.flatMap(secretForms));
    const spansOf = (bytes, isFirstEnough) => {
        if (bytes.length > maxRedactedBytes)
            throw new RangeError(`${bytes.length} bytes are too many to be redacted`);
        const spans = [];
        for (const pass of passes) {
            findSpans(bytes, pass, spans, isFirstEnough);
            if (isFirstEnough && spans.length > 0)
                break;
        }
        return passes.length > 1 ? merged(spans) : spans;
    };
    const redact = (bytes) => {
        const spans = spansOf(bytes, false);
        return spans.length === 0 ? bytes : masked(bytes, spans);
    };
    return {
        redact,
        finds: (bytes) => spansOf(bytes, true).length > 0,
        text(text) {
            const bytes = Buffer.from(text, 'utf8');
            const redacted = redact(bytes);
            return redacted === bytes ? text : Buffer.from(redacted).toString('utf8');
        },
    };
}
function compilePasses(forms) {
    if (forms.length === 0)
        return [];
    const whole = [];
    const plain = [];
    const escaped = [];
    for (const form of forms) {
        const visible = visibleBytes(form, 'plain');
        const bare = visibleBytes(form, 'escaped');
        if (visible.length < leastSplitLength)
            whole.push(form);
        else
            plain.push(visible);
        if (bare.length >= leastSplitLength)
            escaped.push(bare);
    }
    const passes = [
        { view: 'raw', patterns: compileBytePatterns(whole) },
        { view: 'plain', patterns: compileBytePatterns(plain) },
        { view: 'escaped', patterns: compileBytePatterns(escaped) },
    ];
    return passes.filter(({ patterns }) => patterns.longest > 0);
}
function findSpans(bytes, { view, patterns }, spans, isFirstEnough) {
    if (view === 'escaped' && bytes.indexOf(0x5c) === -1)
        return;
    const { longest, next, endsAt } = patterns;
    const window = Math.min(windowBytes, bytes.length);
    const visible = new Uint8Array(longest + window);
    const places = new Int32Array(longest + window);
    const copy = view === 'raw' ? copyAll : copyVisible;
    let kept = 0;
    let state = 0;
    const own = spans.length;
    for (let at = 0; at < bytes.length;) {
        const copied = copy(bytes, at, view, visible.subarray(kept), places.subarray(kept));
        at = copied.next;
        const filled = kept + copied.count;
        for (let index = kept; index < filled; index++) {
            state = next[state * 256 + visible[index]];
            const length = endsAt[state];
            if (length === 0)
                continue;
            addSpan(spans, own, places[index - length + 1], places[index] + 1);
            if (isFirstEnough)
                return;
        }
        const start = Math.max(0, filled - longest);
        places.copyWithin(0, start, filled);
        kept = filled - start;
    }
}
function copyAll(bytes, from, _view, into, places) {
    const count = Math.min(into.length, bytes.length - from);
    into.set(bytes.subarray(from, from + count));
    for (let index = 0; index < count; index++)
        places[index] = from + index;
    return { next: from + count, count };
}
function addSpan(spans, own, start, end) {
    let from = start;
    for (let last = spans.at(-1); spans.length > own && last !== undefined && last.end >= from; last = spans.at(-1)) {
        from = Math.min(from, last.start);
        spans.pop();
    }
    spans.push({ start: from, end });
}
function merged(spans) {
    const result = [];
    for (const span of spans.toSorted((a, b) => a.start - b.start)) {
        const last = result.at(-1);
        if (last === undefined || span.start > last.end)
            result.push({ ...span });
        else
            last.end = Math.max(last.end, span.end);
    }
    return result;
}
function masked(bytes, spans) {
    const removed = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    const result = new Uint8Array(bytes.length - removed + spans.length * mask.length);
    let at = 0;
    let from = 0;
    for (const { start, end } of spans) {
        result.set(bytes.subarray(from, start), at);
        at += start - from;
        result.set(mask, at);
        at += mask.length;
        from = end;
    }
    result.set(bytes.subarray(from), at);
    return result;
}

;// CONCATENATED MODULE: ./build/core/security/secrets.js
const leastSecretLength = 6;
const secretName = /(?:^|[_-])(?:KEYS?|TOKENS?|SECRETS?|PASS|PASSPHRASE|CREDENTIALS?|AUTH)(?:$|[_-])|(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)$/i;
const armour = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
function collectSecrets({ env, agentEnv, runnerPass = [], registered = [] }) {
    const values = [...registered];
    for (const wish of agentEnv) {
        const at = wish.indexOf('=');
        if (at >= 0)
            values.push(wish.slice(at + 1));
        else if (wish !== '*')
            values.push(...valuesOf(env, wish, () => true));
    }
    for (const wish of ['*', ...runnerPass])
        values.push(...valuesOf(env, wish, (name) => secretName.test(name)));
    const secrets = new Set();
    for (const value of values)
        for (const part of [value, ...value.split(/\r\n|\r|\n/)])
            addSecret(secrets, part);
    return [...secrets].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
function addSecret(secrets, text) {
    const trimmed = text.trim();
    if (trimmed.length >= leastSecretLength && !armour.test(trimmed))
        secrets.add(trimmed);
}
function valuesOf(env, wish, isWanted) {
    const prefix = wish.endsWith('*') ? wish.slice(0, -1) : undefined;
    return Object.entries(env).flatMap(([name, value]) => {
        const isNamed = prefix === undefined ? name === wish : name.startsWith(prefix);
        return isNamed && value !== undefined && isWanted(name) && !isPath(name, value) ? [value] : [];
    });
}
const isPath = (name, value) => /SOCK|PATH|FILE|CREDENTIALS$/.test(name) && value.startsWith('/');

;// CONCATENATED MODULE: ./build/core/batch/normal-path.js
const needsNormalising = /(?:^|\/)\.{0,2}(?:\/|$)/;
const needsNormalisingOrFolding = /[^ -@[-~]|(?:^|\/)\.{0,2}(?:\/|$)/;
function isPlainPath(path) {
    return !needsNormalisingOrFolding.test(path);
}
function normal_path_normalPath(path) {
    if (!needsNormalising.test(path))
        return { ok: true, path };
    if (path.startsWith('/'))
        return { ok: false, how: 'absolute' };
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return { ok: false, how: 'dot-dot' };
    }
    return segments.length === 0
        ? { ok: false, how: 'workdir-itself' }
        : { ok: true, path: segments.join('/') };
}
function foldedPath(path) {
    return composed(path).toLowerCase();
}
function likeness(path, other) {
    if (path === other)
        return 'same';
    return composed(path) === composed(other) ? 'unicode-form' : 'letter-case';
}
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function* foldersAbove(path) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        yield path.slice(0, end);
}
function composed(path) {
    return /^[\u0000-\u007f]*$/.test(path) ? path : path.normalize('NFC');
}

;// CONCATENATED MODULE: ./build/core/batch/fingerprint.js

function sha256(content) {
    return (0,external_node_crypto_.hash)('sha256', content, 'hex');
}
function rowDigest({ id, source, output, qc, notes, extra, schemas }) {
    const cells = [id, source, output, qc, notes];
    if (extra !== undefined)
        cells.push(Object.entries(extra).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const digest = sha256(JSON.stringify(cells));
    return schemas === undefined ? digest : `${digest}.${schemas}`;
}
const checkParts = (/* unused pure expression or super */ null && ([
    'forbid',
    'isQcChecked',
    'outputSchema',
    'qcSchema',
    'outputSchemaColumn',
    'qcSchemaColumn',
    'verifyCommand',
]));
function checksDigest(checks, schemas = {}, isKnown = () => true) {
    const withBytes = (path) => (path === undefined ? null : [path, schemas[path] ?? null]);
    const values = {
        ...checks,
        forbid: [...new Set(checks.forbid)].toSorted(),
        outputSchema: withBytes(checks.outputSchema),
        qcSchema: withBytes(checks.qcSchema),
        outputSchemaColumn: checks.outputSchemaColumn,
        qcSchemaColumn: checks.qcSchemaColumn,
        verifyCommand: checks.verifyCommand,
    };
    const parts = checkParts.map((part) => (isKnown(part) ? partDigest(values[part]) : ''));
    return parts.join('.');
}
function areSameChecks(then, now) {
    const [before, after] = [then.split('.'), now.split('.')];
    return after.every((part, index) => part === '' || part === before[index]);
}
const partDigest = (value) => sha256(JSON.stringify(value ?? null)).slice(0, 16);
function runnerDigest(name, meaning) {
    return sha256(JSON.stringify([name, Object.entries(meaning).toSorted(([a], [b]) => (a < b ? -1 : 1))]));
}
function planDigest(parts) {
    const { items, template, checks, settings } = parts;
    let text = JSON.stringify([items, template, checks, settings]);
    for (const shard of parts.shards)
        text += `\n${shard.id}\t${shard.items[0]?.id}\t${shard.items.length}`;
    return sha256(text);
}

;// CONCATENATED MODULE: ./build/core/security/redact-record.js
function redactRecord(record, redactor) {
    const { failure, outOfScope } = record;
    if (failure === undefined && outOfScope === undefined)
        return record;
    return {
        ...record,
        ...(failure === undefined ? {} : { failure: redactTexts(failure, redactor) }),
        ...(outOfScope === undefined ? {} : { outOfScope: redactTexts(outOfScope, redactor) }),
    };
}
function redactTexts(value, redactor) {
    if (typeof value === 'string')
        return redactor.text(value);
    if (Array.isArray(value))
        return value.map((part) => redactTexts(part, redactor));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, redactTexts(part, redactor)]));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/engine/attempt-log.js


function olderLogPath(logPath, attempt) {
    return logPath.replace(/(\.log)?$/, `.${attempt}.log`);
}
function prepareLog(logPath, attempt) {
    const folder = dirname(logPath);
    mkdirSync(folder, { recursive: true });
    if (lstatSync(folder).isSymbolicLink())
        throw Object.assign(new Error(`${folder} is a symlink`), { code: 'ELOOP', path: folder });
    if (attempt === 1)
        return;
    try {
        renameSync(logPath, olderLogPath(logPath, attempt - 1));
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/engine/read-contained-file.js


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
function openContainedReader(root, maxBytes, isAgeWanted = false) {
    const rootPrefix = root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep;
    const isInside = (real) => real === root || real.startsWith(rootPrefix);
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
            const real = external_node_fs_.realpathSync.native(parent + name);
            return isInside(real) ? readReal(real) : leadsOut;
        }
        catch (error) {
            return refusal(error);
        }
    };
}

;// CONCATENATED MODULE: ./build/engine/leg/bundle-record.js







const maxFileBytes = Math.min(64 * 1024 * 1024, maxRedactedBytes);
function bundleRecord(record, runAttempt, sources) {
    const fence = { runAttempt, attempt: record.attempt, owner: record.owner.token };
    try {
        const outputs = sources.isOutdated ? { files: [] } : collectOutputs(record, sources);
        const final = 'withheld' in outputs ? takenDown(record, outputs.withheld) : record;
        const files = 'withheld' in outputs ? [] : outputs.files;
        const withheld = 'withheld' in outputs ? { withheld: outputs.withheld } : {};
        const texts = collectTexts(record, sources);
        return { fence, record: redactRecord(final, sources.redactor), files: [...files, ...texts], ...withheld };
    }
    catch {
        return {
            fence,
            record: bareRecord(takenDown(record, 'not-redacted')),
            files: [],
            withheld: 'not-redacted',
        };
    }
}
function collectOutputs(record, sources) {
    const { items = [], redactor } = sources;
    if (record.failure?.class === 'secret')
        return { withheld: 'secret' };
    const recorded = new Map(record.items?.map((item) => [item.id, item]));
    const read = openContainedReader(sources.workdir, maxFileBytes);
    const files = [];
    for (const item of items) {
        const known = recorded.get(item.id);
        if (record.status === 'failed' && known?.verdict !== 'verified')
            continue;
        for (const [written, expected] of [
            [item.output, known?.output],
            [item.qc, known?.qc],
        ]) {
            const file = written === '' ? undefined : readCopy(read, written);
            const isExpected = expected === undefined || (file?.bytes !== undefined && sha256(file.bytes) === expected);
            if (!isExpected && record.status !== 'failed')
                return { withheld: file?.isTooLarge === true ? 'too-large' : 'changed' };
            if (!isExpected || file?.bytes === undefined)
                continue;
            if (redactor.finds(file.bytes))
                return { withheld: 'secret' };
            files.push({ path: outputPath(file.path), bytes: file.bytes });
        }
    }
    return { files };
}
function collectTexts({ shard, attempt }, { workdir, redactor, row, isOutdated }) {
    const read = openContainedReader(workdir, maxFileBytes);
    const log = isOutdated ? olderLogPath(row.logPath, attempt) : row.logPath;
    const texts = [
        { from: log, path: logPath(shard, attempt) },
        { from: row.promptPath, path: promptPath(shard) },
    ];
    return texts.flatMap(({ from, path }) => {
        const bytes = readCopy(read, from)?.bytes;
        return bytes === undefined ? [] : [{ path, bytes: redactor.redact(bytes) }];
    });
}
function readCopy(read, written) {
    const normal = normal_path_normalPath(written);
    if (!normal.ok)
        return undefined;
    const { path } = normal;
    const file = read(path);
    return file.kind === 'read'
        ? { path, bytes: Buffer.from(file.bytes), isTooLarge: false }
        : { path, isTooLarge: file.kind === 'too-large' };
}
function takenDown(record, withheld) {
    const isSecret = withheld === 'secret' || withheld === 'not-redacted';
    if (record.status === 'failed' && !isSecret)
        return record;
    if (record.failure?.class === 'secret')
        return record;
    const failure = { class: isSecret ? 'secret' : 'verify', message: messages[withheld] };
    return { ...record, status: 'failed', failure };
}
const messages = {
    secret: 'an output or QC file holds a secret, so nothing of the outputs was uploaded',
    changed: 'an output or QC file changed after it was verified',
    'too-large': `an output or QC file has more than ${maxFileBytes} bytes and can't be uploaded`,
    'not-redacted': 'its files could not be searched for secrets, so none was uploaded',
};
function bareRecord(record) {
    const { outOfScope: _paths, failure, ...rest } = record;
    return { ...rest, failure: { class: failure?.class ?? 'secret', message: messages['not-redacted'] } };
}

;// CONCATENATED MODULE: ./build/runners/claude/kind.js
const claude = {
    name: 'claude',
    summary: 'runs `claude -p` with the prompt on stdin',
    program: { command: 'claude', install: 'npm install -g @anthropic-ai/claude-code' },
    passEnv: [
        'ANTHROPIC_*',
        'CLAUDE_*',
        'API_TIMEOUT_MS',
        'BASH_DEFAULT_TIMEOUT_MS',
        'BASH_MAX_TIMEOUT_MS',
        'DISABLE_AUTOUPDATER',
        'DISABLE_ERROR_REPORTING',
        'DISABLE_TELEMETRY',
        'IS_SANDBOX',
        'MAX_THINKING_TOKENS',
        'MCP_TIMEOUT',
        'MCP_TOOL_TIMEOUT',
    ],
    meaning: (settings) => ({ model: settings.model ?? null, args: settings.runnerArgs }),
    open: (settings) => ({
        name: 'claude',
        run: async (request) => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 75643))).runClaude(settings, request),
    }),
    check: async (settings, env) => (await __webpack_require__.e(/* import() */ 341).then(__webpack_require__.bind(__webpack_require__, 4341))).checkClaude(settings, env),
};

;// CONCATENATED MODULE: ./build/runners/codex/kind.js
const codex = {
    name: 'codex',
    summary: 'runs `codex exec` with the prompt on stdin',
    program: { command: 'codex', install: 'npm install -g @openai/codex' },
    passEnv: ['OPENAI_*', 'CODEX_*'],
    meaning: (settings) => ({ model: settings.model ?? null, args: settings.runnerArgs }),
    open: (settings) => ({
        name: 'codex',
        run: async (request) => (await __webpack_require__.e(/* import() */ 40).then(__webpack_require__.bind(__webpack_require__, 77040))).runCodex(settings, request),
    }),
    check: async (settings, env) => (await __webpack_require__.e(/* import() */ 326).then(__webpack_require__.bind(__webpack_require__, 42326))).checkCodex(settings, env),
};

;// CONCATENATED MODULE: ./build/runners/dry-run/kind.js
const exit = {
    outcome: 'exited',
    exitCode: 0,
    signal: null,
    durationMs: 0,
    logBytes: 0,
    isLogTruncated: false,
    leftovers: 0,
};
const dryRun = {
    name: 'dry-run',
    summary: 'executes nothing; shows what would run',
    passEnv: [],
    meaning: () => ({}),
    open: () => ({ name: 'dry-run', run: async () => exit }),
    check: async () => [],
};

;// CONCATENATED MODULE: ./build/runners/shell/kind.js
const shell = {
    name: 'shell',
    summary: 'runs --shell-command with the prompt on stdin',
    passEnv: [],
    meaning: (settings) => ({ shellCommand: settings.shellCommand ?? null }),
    open: (settings) => ({
        name: 'shell',
        run: async (request) => (await __webpack_require__.e(/* import() */ 501).then(__webpack_require__.bind(__webpack_require__, 51501))).runShell(settings, request),
    }),
    check: async (settings, env) => (await __webpack_require__.e(/* import() */ 871).then(__webpack_require__.bind(__webpack_require__, 50871))).checkShell(settings, env),
};

;// CONCATENATED MODULE: ./build/runners/registry.js




const runnerKinds = [dryRun, shell, codex, claude];
function findRunnerKind(name) {
    return runnerKinds.find((kind) => kind.name === name);
}

// EXTERNAL MODULE: ./build/wire/open-batch.js + 18 modules
var open_batch = __webpack_require__(92741);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
;// CONCATENATED MODULE: ./build/github/artifacts/service-error.js
function serviceErrorKind(error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
    if (message.includes('(409)'))
        return 'taken';
    const isFinal = name === 'UsageError' ||
        name === 'GHESNotSupportedError' ||
        name === 'ArtifactNotFoundError' ||
        message.includes('quota has been hit') ||
        message.includes('non-retryable error: Failed request: (4') ||
        message.startsWith('Unable to get the ') ||
        message.includes('Failed to get backend IDs');
    return isFinal ? 'final' : 'passing';
}
const longest = 300;
function scrubbedMessage(error) {
    const message = error instanceof Error ? error.message : String(error);
    const token = process.env['ACTIONS_RUNTIME_TOKEN'] ?? '';
    const line = (token === '' ? message : message.replaceAll(token, '***')).split('\n', 1)[0] ?? '';
    return line.replaceAll(/(https?:\/\/[^\s?'"]+)\?[^\s'"]*/g, '$1').slice(0, longest);
}

;// CONCATENATED MODULE: ./build/github/artifacts/bounded-call.js


const defaultLimits = { totalMs: 240_000, tryMs: 60_000, tries: 8 };
const firstPauseMs = 500;
const longestPauseMs = 16_000;
async function bounded_call_callBounded({ service, operation, clock, limits, call, answerOf, }) {
    const deadline = clock.now() + limits.totalMs;
    let error = '';
    let attempts = 0;
    while (attempts < limits.tries && clock.now() < deadline) {
        attempts += 1;
        const patienceMs = Math.max(1, Math.min(limits.tryMs, deadline - clock.now()));
        try {
            return (0,result.ok)(await withTimeLimit(clock, patienceMs, call()));
        }
        catch (thrown) {
            const answer = answerOf?.(thrown);
            if (answer !== undefined)
                return (0,result.ok)(answer);
            if (error === '' || !(thrown instanceof NoAnswer))
                error = scrubbedMessage(thrown);
            if (serviceErrorKind(thrown) !== 'passing' || attempts === limits.tries)
                break;
            const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
            await pause(clock, Math.min(pauseMs * (0.5 + Math.random() / 2), Math.max(0, deadline - clock.now())));
        }
    }
    return (0,result/* fail */.f)({ reason: 'service-unavailable', service, operation, attempts, error });
}
const pause = (clock, ms) => new Promise((resolve) => void clock.after(ms, resolve));
class NoAnswer extends Error {
}
function withTimeLimit(clock, ms, work) {
    return new Promise((resolve, reject) => {
        const cancel = clock.after(ms, () => reject(new NoAnswer(`no answer within ${Math.ceil(ms / 1000)} s`)));
        work.then(resolve, reject).finally(cancel);
    });
}

;// CONCATENATED MODULE: ./build/core/groups/entry-names.js
const forbidden = /[%":<>|*?\r\n\\]/g;
const entryNameOf = (path) => path.replaceAll(forbidden, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
const pathOfEntry = (name) => name.replaceAll(/%(25|22|3A|3C|3E|7C|2A|3F|0D|0A|5C)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
function whyNotContained(path) {
    if (path === '')
        return 'an empty path';
    if (path.includes('\0'))
        return 'a NUL in its path';
    if (path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path))
        return 'an absolute path';
    const parts = path.split('/');
    if (parts.includes('..'))
        return 'leads out by `..`';
    if (parts.includes('') || parts.includes('.'))
        return 'not a plain path';
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/groups/packed-files.js



const packFormat = 'muster.bundle/1';
const packManifestName = 'muster-bundle.json';
const packBytesName = 'muster-bundle.bin';
function unpackFiles(files, of) {
    const manifest = files.find(({ path }) => path === packManifestName);
    const bytes = files.find(({ path }) => path === packBytesName);
    if (files.length !== 2 || manifest === undefined || bytes === undefined)
        return undefined;
    return packed_files_decodePack(manifest.bytes, bytes.bytes, of);
}
function packed_files_decodePack(manifestBytes, bytes, of) {
    let manifest;
    const text = Buffer.from(manifestBytes).toString('utf8');
    try {
        manifest = JSON.parse(text);
    }
    catch {
        return (0,result/* fail */.f)('its manifest is cut off');
    }
    const known = Object(manifest);
    if (known['format'] !== packFormat)
        return (0,result/* fail */.f)(`its format is ${JSON.stringify(known['format'])}, expected ${JSON.stringify(packFormat)}`);
    if (of !== undefined && known['of'] !== of)
        return (0,result/* fail */.f)(`it was made for ${JSON.stringify(known['of'])}`);
    if (`${JSON.stringify(manifest)}\n` !== text)
        return (0,result/* fail */.f)('its manifest was changed');
    const entries = known['files'];
    if (!Array.isArray(entries))
        return (0,result/* fail */.f)('its manifest names no files');
    const files = [];
    const seen = new Set();
    let at = 0;
    for (const entry of entries) {
        const { path, size, sha256 } = Object(entry);
        if (typeof path !== 'string' || typeof size !== 'number' || !(size >= 0))
            return (0,result/* fail */.f)('its manifest is malformed');
        const why = whyNotContained(path) ?? (seen.has(path) ? 'it comes twice' : undefined);
        if (why !== undefined)
            return (0,result/* fail */.f)(`its file ${JSON.stringify(path)}: ${why}`);
        const content = bytes.subarray(at, at + size);
        if (content.length !== size || (0,external_node_crypto_.hash)('sha256', content) !== sha256)
            return (0,result/* fail */.f)(`its file ${JSON.stringify(path)} is damaged`);
        seen.add(path);
        files.push({ path, bytes: content });
        at += size;
    }
    const nested = nestedPath(seen);
    if (nested !== undefined)
        return (0,result/* fail */.f)(`its file ${JSON.stringify(nested)} lies below a file`);
    return at === bytes.length ? (0,result.ok)(files) : (0,result/* fail */.f)('it holds more bytes than its manifest says');
}
function nestedPath(paths) {
    for (const path of paths)
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
            if (paths.has(path.slice(0, end)))
                return path;
    return undefined;
}

;// CONCATENATED MODULE: ./build/github/artifacts/bundle.js





function bundle_writeBundle(folder, of, files) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const paths = [(0,external_node_path_.join)(folder, packManifestName), (0,external_node_path_.join)(folder, packBytesName)];
    const known = [];
    const fd = (0,external_node_fs_.openSync)(paths[1], 'w', 0o600);
    try {
        for (const file of files) {
            const { path, bytes } = file;
            for (let from = 0; from < bytes.length;)
                from += (0,external_node_fs_.writeSync)(fd, bytes, from);
            known.push({ path, size: bytes.length, sha256: (0,external_node_crypto_.hash)('sha256', bytes) });
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    const manifest = { format: packFormat, of, files: known };
    (0,external_node_fs_.writeFileSync)(paths[0], `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
    return [...paths];
}
function bundle_readBundle(folder, of) {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return fail('it holds no folder of ours');
    const manifest = plainFile(join(folder, manifestName));
    const bytes = plainFile(join(folder, bytesName));
    return manifest === undefined || bytes === undefined
        ? fail('it has no manifest or no files')
        : decodePack(manifest, bytes, of);
}

function plainFile(path) {
    return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path) : undefined;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/github/artifacts/temp-folder.js



function openTempFolder() {
    const base = process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    (0,external_node_fs_.mkdirSync)(base, { recursive: true });
    const path = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, 'muster-'));
    return { path, remove: () => (0,external_node_fs_.rmSync)(path, { recursive: true, force: true }) };
}

;// CONCATENATED MODULE: ./build/github/artifacts/download.js




const triesOnMismatch = 3;
function downloadOf(artifact, limitBytes, fetch) {
    let mismatches = 0;
    return async () => {
        const folder = openTempFolder();
        try {
            await fetch(folder.path);
            const bytes = onlyFile(folder.path, limitBytes);
            if (bytes === undefined)
                return { kind: 'too-large' };
            const found = `sha256:${(0,external_node_crypto_.hash)('sha256', bytes)}`;
            if (artifact.digest === undefined || artifact.digest === found)
                return { kind: 'bytes', bytes };
            mismatches += 1;
            if (mismatches < triesOnMismatch)
                throw new Error(`the downloaded bytes have ${found}`);
            return { kind: 'mismatch', found };
        }
        finally {
            folder.remove();
        }
    };
}
function onlyFile(folder, limitBytes) {
    const [name, ...others] = (0,external_node_fs_.readdirSync)(folder);
    if (name === undefined || others.length > 0)
        throw new Error('the client did not write one file');
    const path = (0,external_node_path_.join)(folder, name);
    return (0,external_node_fs_.statSync)(path).size > limitBytes ? undefined : (0,external_node_fs_.readFileSync)(path);
}

// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
;// CONCATENATED MODULE: ./build/github/artifacts/quiet-output.js

const listener = new external_node_async_hooks_.AsyncLocalStorage();
function quiet_output_quietly(work, hear = () => { }) {
    wrapStdout();
    return listener.run(hear, work);
}
let ours;
function wrapStdout() {
    if (process.stdout.write === ours)
        return;
    const write = process.stdout.write.bind(process.stdout);
    const wrapped = (chunk, second, third) => {
        const hear = listener.getStore();
        if (hear === undefined)
            return Reflect.apply(write, process.stdout, [chunk, second, third].filter((part) => part !== undefined));
        hear(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
        const done = typeof second === 'function' ? second : third;
        if (typeof done === 'function')
            queueMicrotask(() => void Reflect.apply(done, undefined, []));
        return true;
    };
    ours = wrapped;
    process.stdout.write = ours;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/github/artifacts/entry-names.js



;// CONCATENATED MODULE: ./build/github/artifacts/unpack-zip.js



const defaultUnpackLimits = {
    packedBytes: 512 * 2 ** 20,
    totalBytes: 2 ** 30,
    entries: 500_000,
};
class Refusal extends Error {
    entry;
    constructor(entry, why) {
        super(why);
        this.entry = entry;
    }
}
const stored = 0;
const deflated = 8;
async function unpackZip(artifact, zip, limits) {
    const { fromBufferPromise, getFileNameLowLevel } = await __webpack_require__.e(/* import() */ 517).then(__webpack_require__.t.bind(__webpack_require__, 89517, 19));
    let entryName = '';
    try {
        const archive = await fromBufferPromise(zip, { decodeStrings: false, lazyEntries: true });
        if (archive.entryCount > limits.entries)
            throw new Refusal('', `${archive.entryCount} entries, more than ${limits.entries}`);
        const files = [];
        const seen = new Set();
        let room = limits.totalBytes;
        for await (const entry of archive.eachEntry()) {
            const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
            entryName = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
            const path = pathOfEntry(entryName);
            if (isFolder(entry, path)) {
                const why = whyNotContained(path.replace(/\/$/, ''));
                if (why !== undefined)
                    throw new Refusal(entryName, why);
                continue;
            }
            refuseStrange(entry, entryName, path);
            if (seen.has(path))
                throw new Refusal(entryName, 'two entries of one path');
            seen.add(path);
            if (entry.uncompressedSize > room)
                throw new Refusal(entryName, `more than ${limits.totalBytes} bytes in all`);
            const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
            const bytes = contentOf(entry, entryName, zip.subarray(fileDataStart, fileDataStart + entry.compressedSize));
            room -= bytes.length;
            files.push({ path, bytes });
        }
        const nested = nestedPath(seen);
        if (nested !== undefined)
            throw new Refusal(nested, 'lies below a file');
        return (0,result.ok)(files);
    }
    catch (error) {
        const entry = error instanceof Refusal ? error.entry : entryName;
        return (0,result/* fail */.f)({
            reason: 'artifact-refused',
            artifact,
            entry,
            why: error instanceof Error ? error.message : String(error),
        });
    }
}
const isFolder = (entry, path) => path.endsWith('/') && entry.uncompressedSize === 0;
const unixType = (entry) => (entry.externalFileAttributes >>> 16) & 0o170000;
function refuseStrange(entry, name, path) {
    const why = whyNotContained(path);
    if (why !== undefined)
        throw new Refusal(name, why);
    const type = unixType(entry);
    if (type === 0o120000)
        throw new Refusal(name, 'a symlink');
    if (type !== 0 && type !== 0o100000)
        throw new Refusal(name, 'not a plain file');
    if ((entry.generalPurposeBitFlag & 1) !== 0)
        throw new Refusal(name, 'encrypted');
}
function contentOf(entry, name, packed) {
    const size = entry.uncompressedSize;
    let bytes;
    if (entry.compressionMethod === deflated)
        bytes = inflated(name, packed, size);
    else if (entry.compressionMethod === stored)
        bytes = packed;
    else
        throw new Refusal(name, `packed by an unknown method (${entry.compressionMethod})`);
    if (bytes.length !== size)
        throw new Refusal(name, 'not of the size that it says');
    if ((0,external_node_zlib_.crc32)(bytes) !== entry.crc32)
        throw new Refusal(name, 'damaged (its checksum is another)');
    return bytes;
}
function inflated(name, packed, size) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(1, size) });
    }
    catch (error) {
        const isTooLong = error.code === 'ERR_BUFFER_TOO_LARGE';
        throw new Refusal(name, isTooLong ? 'not of the size that it says' : 'damaged');
    }
}

;// CONCATENATED MODULE: ./build/github/artifacts/upload.js






function layDown(name, files, bundleAbove) {
    for (const { path } of files) {
        const why = whyNotContained(path);
        if (why !== undefined)
            throw new Error(`Internal error: ${JSON.stringify(path)} in an artifact: ${why}`);
    }
    let folder;
    let paths;
    let readers = 0;
    let isReleased = false;
    try {
        folder = openTempFolder();
        paths =
            files.length > bundleAbove ? bundle_writeBundle(folder.path, name, files) : writeFiles(folder.path, files);
    }
    catch (error) {
        folder?.remove();
        const code = error.code;
        if (code === undefined)
            throw error;
        return (0,result/* fail */.f)({
            reason: 'file-unwritable',
            at: { file: folder?.path ?? 'the temp folder of the runner' },
            error: code,
        });
    }
    const laid = folder;
    const removeIfDone = () => {
        if (isReleased && readers === 0)
            laid.remove();
    };
    return (0,result.ok)({
        folder: laid.path,
        paths,
        reading: (work) => {
            readers += 1;
            return work.finally(() => {
                readers -= 1;
                removeIfDone();
            });
        },
        release: () => {
            isReleased = true;
            removeIfDone();
        },
    });
}
function writeFiles(folder, files) {
    const made = new Set();
    return files.map(({ path, bytes }) => {
        const target = (0,external_node_path_.join)(folder, ...entryNameOf(path).split('/'));
        const parent = (0,external_node_path_.dirname)(target);
        if (!made.has(parent))
            (0,external_node_fs_.mkdirSync)(parent, { recursive: true });
        made.add(parent);
        (0,external_node_fs_.writeFileSync)(target, bytes, { flag: 'wx' });
        return target;
    });
}

;// CONCATENATED MODULE: ./build/github/artifacts/artifact-store.js









const defaultBundleAbove = 256;
const compressionLevel = 1;
const msPerByte = 1 / 1000;
const mostListed = '10000';
function openArtifactStore(options) {
    const { clock, rest, unpackLimits = defaultUnpackLimits } = options;
    const restOnly = new Set();
    const bounded = (operation, bytes, call, answerOf) => {
        const { totalMs, tryMs, tries } = options.limits ?? defaultLimits;
        const moreMs = bytes * msPerByte;
        return bounded_call_callBounded({
            service: 'artifacts',
            operation,
            clock,
            limits: { totalMs: totalMs + 2 * moreMs, tryMs: tryMs + moreMs, tries },
            call: () => quiet_output_quietly(async () => call(await loadClient(rest !== undefined))),
            ...(answerOf === undefined ? {} : { answerOf }),
        });
    };
    const list = async (prefix) => {
        const listed = await bounded('list artifacts', 0, async (api) => {
            const own = await api.listArtifacts();
            if (rest === undefined)
                return own.artifacts;
            const known = new Set(own.artifacts.map(({ id }) => id));
            const others = (await api.listArtifacts({ findBy: rest })).artifacts.filter(({ id }) => !known.has(id));
            for (const { id } of others)
                restOnly.add(id);
            return [...own.artifacts, ...others];
        });
        if (!listed.ok)
            return listed;
        const named = listed.value.filter(({ name }) => name.startsWith(prefix));
        return (0,result.ok)(named.map(({ name, id, size, createdAt = new Date(0), digest }) => ({
            name,
            id,
            size,
            createdAt: createdAt.toISOString(),
            ...(digest === undefined || digest === null ? {} : { digest }),
        })));
    };
    const read = async (artifact) => {
        const { name, id, size, digest = '' } = artifact;
        const why = `more than ${unpackLimits.packedBytes} bytes`;
        const tooLarge = (0,result/* fail */.f)({
            reason: 'artifact-refused',
            artifact: name,
            entry: '',
            why,
        });
        if (size > unpackLimits.packedBytes)
            return tooLarge;
        let download;
        const downloaded = await bounded(`download ${name}`, size, (api) => {
            const by = rest === undefined || !restOnly.has(id) ? {} : { findBy: rest };
            download ??= downloadOf(artifact, unpackLimits.packedBytes, (path) => api.downloadArtifact(id, { path, skipDecompress: true, ...by }));
            return download();
        });
        if (!downloaded.ok)
            return downloaded;
        switch (downloaded.value.kind) {
            case 'too-large':
                return tooLarge;
            case 'mismatch':
                return (0,result/* fail */.f)({
                    reason: 'digest-mismatch',
                    what: `artifact ${name}`,
                    expected: digest,
                    found: downloaded.value.found,
                });
            case 'bytes':
                return unpack(name, downloaded.value.bytes, unpackLimits);
        }
    };
    const findOwn = async (name, files) => {
        const listed = await list(name);
        if (!listed.ok)
            return listed;
        for (const artifact of listed.value.filter((one) => one.name === name)) {
            const content = await read(artifact);
            if (content.ok && isSameContent(content.value, files))
                return (0,result.ok)({ kind: 'created', id: artifact.id });
            if (!content.ok && content.failures.some(({ reason }) => reason === 'service-unavailable'))
                return content;
        }
        return (0,result.ok)({ kind: 'taken' });
    };
    return {
        list,
        read,
        async create(name, files) {
            if (files.length === 0)
                throw new Error('Internal error: an artifact without files');
            const laid = layDown(name, files, options.bundleAbove ?? defaultBundleAbove);
            if (!laid.ok)
                return laid;
            const { folder, paths, reading, release } = laid.value;
            const bytes = paths.reduce((sum, path) => sum + (0,external_node_fs_.statSync)(path).size, 0);
            const settings = {
                compressionLevel,
                ...(options.retentionDays === undefined ? {} : { retentionDays: options.retentionDays }),
            };
            const upload = async (api) => {
                const { id = 0 } = await reading(api.uploadArtifact(name, [...paths], folder, settings));
                return { kind: 'created', id };
            };
            const takenOf = (error) => serviceErrorKind(error) === 'taken' ? { kind: 'taken' } : undefined;
            const created = await bounded(`create ${name}`, bytes, upload, takenOf);
            release();
            return created.ok && created.value.kind === 'taken' ? findOwn(name, files) : created;
        },
    };
}
async function unpack(artifact, zip, limits) {
    const unpacked = await unpackZip(artifact, zip, limits);
    const bundle = unpacked.ok ? unpackFiles(unpacked.value, artifact) : undefined;
    if (bundle === undefined)
        return unpacked;
    return bundle.ok
        ? bundle
        : (0,result/* fail */.f)({ reason: 'artifact-refused', artifact, entry: '', why: bundle.failures.join('; ') });
}
async function loadClient(isByRest) {
    process.env['ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT'] ??= mostListed;
    const { DefaultArtifactClient: Client } = isByRest
        ? await Promise.all(/* import() */[__webpack_require__.e(273), __webpack_require__.e(360), __webpack_require__.e(654), __webpack_require__.e(151), __webpack_require__.e(102)]).then(__webpack_require__.bind(__webpack_require__, 23102))
        : await Promise.all(/* import() */[__webpack_require__.e(273), __webpack_require__.e(654), __webpack_require__.e(245)]).then(__webpack_require__.bind(__webpack_require__, 4245));
    return new Client();
}
function isSameContent(found, files) {
    const wanted = new Map(files.map(({ path, bytes }) => [path, bytes]));
    return (found.length === wanted.size &&
        found.every(({ path, bytes }) => wanted.has(path) && Buffer.compare(bytes, wanted.get(path) ?? bytes) === 0));
}

;// CONCATENATED MODULE: ./build/github/cache/cache-calls.js

const noKey = (prefix) => `${prefix}?`;
function cache_calls_openCacheCalls(folder) {
    const load = () => Promise.all(/* import() */[__webpack_require__.e(273), __webpack_require__.e(360), __webpack_require__.e(985)]).then(__webpack_require__.bind(__webpack_require__, 60985));
    const heard = async (work) => {
        let said = '';
        const value = await quietly(work, (text) => void (said += text));
        return { value, said };
    };
    const refuse = (said) => {
        const trouble = troubleIn(said);
        if (trouble !== undefined)
            throw new Error(trouble);
    };
    return {
        isAvailable: () => quietly(async () => (await load()).isFeatureAvailable()),
        async newestKey(prefix) {
            const { value, said } = await heard(async () => (await load()).restoreCache([folder], noKey(prefix), [prefix], { lookupOnly: true }));
            if (value === undefined)
                refuse(said);
            return value;
        },
        async restore(key) {
            const { value, said } = await heard(async () => (await load()).restoreCache([folder], key));
            if (value === undefined)
                refuse(said);
            return value === key;
        },
        async save(key) {
            const { value, said } = await heard(async () => (await load()).saveCache([folder], key));
            if (value !== -1)
                return true;
            if (!isRefusal(said))
                refuse(said);
            return false;
        },
    };
}
function isRefusal(said) {
    const reserve = /Failed to reserve cache: (.*)/.exec(said)?.[1];
    return reserve === undefined
        ? said.includes('Cache save skipped')
        : /\(409\)|cache write denied/.test(reserve);
}
function troubleIn(said) {
    const line = /^(?:::(?:warning|error|debug)[^:]*::)?(?<text>(?:Failed to (?:restore|save|reserve cache): |Unable to finalize ).*)$/m.exec(said);
    return line?.groups?.['text'];
}

;// CONCATENATED MODULE: ./build/github/cache/state-cache.js





const defaultCacheLimits = { totalMs: 120_000, tryMs: 60_000, tries: 3 };
const folder = '.muster-state-transfer';
const slots = (/* unused pure expression or super */ null && (['a', 'b']));
function state_cache_openStateCache({ clock, warn, limits = defaultCacheLimits }) {
    const calls = openCacheCalls(folder);
    const bounded = (operation, call) => callBounded({ service: 'cache', operation, clock, limits, call });
    const clear = () => rmSync(folder, { recursive: true, force: true });
    const newestKeys = async (prefix) => {
        const found = [];
        for (const slot of slots) {
            const newest = await bounded(`look up ${prefix}${slot}`, () => calls.newestKey(`${prefix}${slot}/`));
            if (!newest.ok)
                return newest;
            if (newest.value === undefined)
                continue;
            found.push({
                key: newest.value,
                generation: Number(/^\d+/.exec(newest.value.slice(prefix.length + 2))?.[0] ?? 0),
            });
        }
        return ok(found.toSorted((one, other) => other.generation - one.generation));
    };
    const load = async (key, prefix) => {
        const refused = (why) => fail({ reason: 'state-refused', key, why });
        clear();
        const restored = await bounded(`restore ${key}`, () => calls.restore(key));
        if (!restored.ok)
            return refused(restored.failures.map((failure) => ('error' in failure ? failure.error : failure.reason)).join('; '));
        if (!restored.value)
            return refused('it is gone');
        const bundle = readBundle(folder, prefix);
        return bundle.ok ? bundle : refused(bundle.failures.join('; '));
    };
    return {
        restore: (prefix) => guarded(`restore ${prefix}`, clear, async () => {
            if (!(await calls.isAvailable()))
                return ok(undefined);
            const keys = await newestKeys(prefix);
            if (!keys.ok)
                return keys;
            const refusals = [];
            for (const { key } of keys.value) {
                const loaded = await load(key, prefix);
                if (loaded.ok) {
                    refusals.forEach(warn);
                    return loaded;
                }
                refusals.push(...loaded.failures);
            }
            return refusals.length === 0 ? ok(undefined) : fail(...refusals);
        }),
        save: (key, files) => guarded(`save ${key}`, clear, async () => {
            if (!(await calls.isAvailable()))
                return ok('not-saved');
            const border = key.lastIndexOf('/') + 1;
            const [prefix, rest] = [key.slice(0, border), key.slice(border)];
            const keys = await newestKeys(prefix);
            if (!keys.ok)
                return keys;
            const generation = (keys.value[0]?.generation ?? 0) + 1;
            const slot = generation % 2 === 1 ? 'a' : 'b';
            clear();
            writeBundle(folder, prefix, files);
            const saved = await bounded(`save ${key}`, () => calls.save(`${prefix}${slot}/${generation}-${rest}`));
            return saved.ok ? ok(saved.value ? 'saved' : 'not-saved') : saved;
        }),
    };
}
async function guarded(operation, clear, work) {
    try {
        return await work();
    }
    catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return fail({ reason: 'service-unavailable', service: 'cache', operation, attempts: 1, error: text });
    }
    finally {
        try {
            clear();
        }
        catch {
        }
    }
}

// EXTERNAL MODULE: ./build/core/timer-limit.js
var timer_limit = __webpack_require__(50035);
;// CONCATENATED MODULE: ./build/wire/node-clock.js

const node_clock_nodeClock = {
    now: () => Date.now(),
    after(ms, callback) {
        const timer = setTimeout(callback, Math.min(ms, timer_limit/* longestTimerMs */.s));
        return () => clearTimeout(timer);
    },
};

;// CONCATENATED MODULE: ./build/action/group-services.js





const groupOf = ({ values, configFile }) => values.group ?? groupIdOf(configFile ?? '');
function openArtifacts({ env, job, inputs, }) {
    if (!job.hasService)
        return (0,result/* fail */.f)({
            reason: 'service-unavailable',
            service: 'artifacts',
            operation: 'open',
            attempts: 1,
            error: 'ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN are not set: this is no job of a workflow',
        });
    const [repositoryOwner = '', repositoryName = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const workflowRunId = Number(job.runId);
    const { githubToken: token } = inputs;
    const isAsked = token !== undefined && repositoryName !== '' && Number.isSafeInteger(workflowRunId) && workflowRunId > 0;
    return (0,result.ok)(openArtifactStore({
        clock: node_clock_nodeClock,
        ...(isAsked ? { rest: { token, workflowRunId, repositoryOwner, repositoryName } } : {}),
    }));
}
const openCache = (warn) => openStateCache({ clock: nodeClock, warn });

;// CONCATENATED MODULE: ./build/config/option-spec.js
const envNameOf = (key) => `MUSTER_${key.toUpperCase().replaceAll('-', '_')}`;
const isOptionOf = (option, command) => option.commands === 'all' || option.commands.includes(command);

// EXTERNAL MODULE: ./build/config/options.js + 1 modules
var options = __webpack_require__(62787);
;// CONCATENATED MODULE: ./build/config/commands.js
const commandNames = (/* unused pure expression or super */ null && ([
    'init',
    'plan',
    'build-prompts',
    'run',
    'verify',
    'status',
    'explain',
    'resume',
    'retry',
    'mark',
    'reclaim',
    'join',
    'verify-manifest',
    'doctor',
    'completion',
]));
const shells = ['bash', 'zsh', 'fish'];
const commands = {
    init: {
        summary: 'Write a small batch that works at once',
        about: 'Writes muster.yml, items.tsv, a prompt template, inputs, a worker and a GitHub workflow. With --skill: skills and roles that teach coding agents to work with Muster. Existing files are never overwritten without --force.',
        group: 'setup',
        examples: [
            { line: 'muster init', what: 'a batch with a shell worker, no agent needed' },
            { line: 'muster init review --runner claude', what: 'in the folder review, for Claude Code' },
            {
                line: 'muster init --skill',
                what: 'skills and roles for Claude Code and Codex, in a project that is there',
            },
        ],
        argument: { metavar: 'DIR', help: 'folder to write to (default: .)', isRequired: false },
        config: 'ignored',
    },
    plan: {
        summary: 'Split the items into shards',
        about: 'Writes the manifest: which items each shard holds, and its state. Planning again keeps what is verified and still fresh.',
        group: 'flow',
        examples: [
            { line: 'muster plan --items items.tsv --batch-size 10', what: 'ten items a shard' },
            { line: 'muster plan --explain', what: 'after a change: what is kept, what is stale, and why' },
        ],
        required: { items: 'plan splits this table into shards' },
        config: 'read',
    },
    'build-prompts': {
        summary: 'Write the prompt of every shard',
        about: 'Fills the template with the items of each shard.',
        group: 'flow',
        examples: [
            {
                line: 'muster build-prompts --items items.tsv --template prompt-template.md',
                what: 'one prompt a shard',
            },
        ],
        required: { items: 'its rows fill the prompts', template: 'the prompts are made from it' },
        config: 'read',
    },
    run: {
        summary: 'Run an agent on every pending shard and verify what it did',
        about: 'Claims shards, gives each prompt to the runner on stdin, checks outputs and QC, and records the result. Safe to start twice, to interrupt and to repeat.',
        group: 'flow',
        examples: [
            { line: 'muster run --runner claude --jobs 4 --timeout 30m', what: 'four agents at a time' },
            {
                line: "muster run --runner shell --shell-command './worker.sh'",
                what: 'any command that reads a prompt',
            },
        ],
        config: 'read',
    },
    verify: {
        summary: 'Check outputs and QC files, without running anything',
        about: 'Reads what is on disk and lists every problem, one a line. Exit code 0 only when there is none.',
        group: 'flow',
        examples: [
            { line: 'muster verify --items items.tsv', what: 'every item' },
            {
                line: "muster verify --shard shard_003 --forbid '(?i)lorem ipsum'",
                what: 'one shard, one more forbidden pattern',
            },
        ],
        config: 'read',
    },
    status: {
        summary: 'Show how far the batch is, what failed, what to do next',
        about: 'Counts, progress, time left, failures grouped by cause, and the next command.',
        group: 'flow',
        examples: [
            { line: 'muster status', what: 'for people' },
            { line: 'muster status --json', what: 'for programs' },
        ],
        config: 'read',
    },
    explain: {
        summary: 'Say why a shard or an item is in its state',
        about: 'Shows its attempts, its verdict, and whether and why it would run again.',
        group: 'care',
        examples: [
            { line: 'muster explain shard_003', what: 'a shard' },
            { line: 'muster explain chapter-12', what: 'an item' },
        ],
        argument: { metavar: 'SHARD|ITEM', help: 'id of a shard or of an item', isRequired: true },
        config: 'read',
    },
    resume: {
        summary: 'Print the next shard that needs work',
        about: 'Prints one line: shard, status, prompt and log, separated by tabs.',
        group: 'care',
        examples: [{ line: 'muster resume', what: 'the first pending or failed shard' }],
        config: 'read',
    },
    retry: {
        summary: 'Run failed shards again, all or by reason',
        about: 'Like run, on failed shards only.',
        group: 'care',
        examples: [
            { line: 'muster retry', what: 'everything that failed' },
            { line: 'muster retry --class rate timeout --jobs 2', what: 'only what may pass now' },
        ],
        config: 'read',
    },
    mark: {
        summary: "Set a shard's status by hand",
        about: 'For what a person decides: to skip a shard, to accept it, to have it run again.',
        group: 'care',
        examples: [{ line: 'muster mark --shard shard_003 --status skipped', what: 'leave it out' }],
        required: { shard: 'mark changes one shard', status: 'mark gives the shard this status' },
        config: 'read',
    },
    reclaim: {
        summary: 'Take back shards whose run has died',
        about: 'A shard whose owner is proved dead is taken back at once, others when they are old enough.',
        group: 'care',
        examples: [{ line: 'muster reclaim --older-than 2h', what: 'what has been running for two hours' }],
        required: { 'older-than': 'an age decides where no proof of death can be had' },
        config: 'read',
    },
    join: {
        summary: 'Join what the jobs of a workflow run left',
        about: 'Takes the artifacts of a batch that ran on GitHub Actions from folders, verifies every output again, writes manifest and outputs here and decides by the policy. Exit code 0 only when it is satisfied.',
        group: 'care',
        examples: [
            {
                line: 'gh run download 123456 --dir artifacts && muster join --from artifacts',
                what: 'a whole workflow run',
            },
            {
                line: 'muster join --from artifacts --policy quorum=8',
                what: 'by another policy than the workflow had',
            },
        ],
        required: { from: 'the records lie there' },
        config: 'read',
    },
    'verify-manifest': {
        summary: 'Check a downloaded join artifact, offline',
        about: 'Computes every digest, the chain of records, the Merkle root and the signature again, and lists everything that is not as join.json says.',
        group: 'care',
        examples: [
            { line: 'muster verify-manifest muster-batch-join-1', what: 'a downloaded artifact' },
            { line: 'muster verify-manifest muster-batch-join-1 --key public.pem', what: 'and who signed it' },
        ],
        argument: { metavar: 'DIR|FILE', help: 'folder of the artifact, or its join.json', isRequired: true },
        config: 'ignored',
    },
    doctor: {
        summary: 'Check this machine and the settings',
        about: 'Says what is missing for the configured runner, and where each setting comes from.',
        group: 'setup',
        examples: [{ line: 'muster doctor --runner codex', what: 'is codex installed and usable here?' }],
        config: 'lenient',
    },
    completion: {
        summary: 'Print a completion script for your shell',
        about: 'Load the script in your shell to complete commands, options, words and shard ids.',
        group: 'setup',
        examples: [
            { line: 'source <(muster completion bash)', what: 'bash 4 or newer, and zsh with `zsh` instead' },
            { line: 'muster completion fish > ~/.config/fish/completions/muster.fish', what: 'fish' },
        ],
        argument: { metavar: 'SHELL', help: 'bash, zsh or fish', isRequired: true, values: shells },
        config: 'ignored',
    },
};

// EXTERNAL MODULE: ./build/config/option-text.js + 2 modules
var option_text = __webpack_require__(14270);
;// CONCATENATED MODULE: ./build/config/resolve-settings.js




function resolveSettings(layers) {
    const failures = [];
    const values = {};
    const sources = {};
    for (const option of options/* options */.f) {
        const { value, source } = resolveOption(option, layers, failures);
        sources[option.field] = source;
        if (value !== undefined)
            values[option.field] = value;
    }
    if (failures.length > 0)
        return (0,result/* fail */.f)(...failures);
    return (0,result.ok)({
        values: values,
        sources,
        ...(layers.file !== undefined && { configFile: layers.file.path }),
    });
}
function resolveOption(option, layers, failures) {
    const override = option.overrides?.[layers.command];
    const isFlagOnly = override?.isFlagOnly === true;
    const rules = {
        runners: layers.runners,
        ...(override?.values !== undefined && { values: override.values }),
    };
    const read = (layer) => readLayer(option, layer, rules, failures);
    const texts = textLayers(option, layers, isFlagOnly);
    const inFile = isFlagOnly ? undefined : fileValue(option, layers);
    if (option.kind === 'texts' && option.isAdded === true) {
        const lists = [inFile?.value, ...texts.toReversed().map(read)].filter((list) => list !== undefined);
        const source = texts[0]?.source ?? inFile?.source ?? { kind: 'default' };
        return { value: [...new Set(lists.flat())], source };
    }
    const read1 = texts.map((layer) => ({ value: read(layer), source: layer.source }));
    return read1[0] ?? inFile ?? { value: defaultOf(option, layers), source: { kind: 'default' } };
}
function textLayers(option, layers, isFlagOnly) {
    const found = [];
    const given = layers.flags.filter((flag) => flag.key === option.key);
    const flag = (0,option_text/* isList */.Lv)(option) ? given : given.slice(-1);
    if (flag.length > 0) {
        const name = `--${option.key}`;
        found.push({ texts: flag.flatMap(({ texts }) => texts), name, source: { kind: 'flag', name } });
    }
    const input = layers.inputs?.[option.key];
    if (input !== undefined && input.trim() !== '') {
        found.push({
            texts: (0,option_text/* splitElements */.yv)(option, input),
            name: `input ${option.key}`,
            source: { kind: 'input', name: option.key },
        });
    }
    const name = envNameOf(option.key);
    const env = isFlagOnly || !isOptionOf(option, layers.command) ? undefined : layers.env[name];
    if (env !== undefined && env !== '') {
        found.push({ texts: (0,option_text/* splitElements */.yv)(option, env), name, source: { kind: 'env', name } });
    }
    return found;
}
function readLayer(option, layer, rules, failures) {
    const texts = option.kind === 'words' ? layer.texts.flatMap((text) => (0,option_text/* splitElements */.yv)(option, text)) : layer.texts;
    const values = [];
    for (const text of texts) {
        const result = (0,option_text/* readText */.yR)(option, text, rules);
        if (result.ok)
            values.push(result.value);
        else {
            failures.push({
                reason: 'setting-invalid',
                setting: option.key,
                source: layer.name,
                value: text,
                expected: result.expected,
            });
        }
    }
    return (0,option_text/* isList */.Lv)(option) ? values : values[0];
}
function fileValue(option, layers) {
    const found = layers.file?.values.get(option.key);
    if (found === undefined || layers.file === undefined)
        return undefined;
    const value = option.kind === 'path' ? fromFolder(layers.file.folder, String(found.value)) : found.value;
    return { value, source: { kind: 'file', at: found.at } };
}
function defaultOf(option, layers) {
    if (option.default === undefined)
        return option.kind === 'texts' ? [] : undefined;
    if (option.kind === 'flag')
        return option.default;
    const text = String(option.default);
    if (option.kind === 'path')
        return fromFolder(layers.file?.folder ?? '.', text);
    if (option.kind === 'runner')
        return text;
    const result = (0,option_text/* readText */.yR)(option, text, { runners: layers.runners });
    if (!result.ok)
        throw new Error(`Internal error: the default of --${option.key} is not ${result.expected}`);
    return result.value;
}
function fromFolder(folder, path) {
    if (folder === '.' || path.startsWith('/'))
        return path;
    return path === '.' ? folder : `${folder}/${path.replace(/^(\.\/)+/, '')}`;
}

;// CONCATENATED MODULE: ./build/config/load-settings.js





async function loadSettings(given) {
    const runnerOption = options/* options */.f.find((option) => option.kind === 'runner');
    const isNameable = runnerOption !== undefined && isOptionOf(runnerOption, given.command);
    const layers = { ...given, runners: isNameable ? await given.runners() : [] };
    if (given.isFileIgnored === true || commands[given.command].config === 'ignored')
        return resolveSettings(layers);
    const { readConfigFile } = await __webpack_require__.e(/* import() */ 894).then(__webpack_require__.bind(__webpack_require__, 36894));
    const file = await readConfigFile(given.config ?? (given.env['MUSTER_CONFIG'] || undefined), given.runners);
    if (!file.ok) {
        const rest = resolveSettings(layers);
        return (0,result/* fail */.f)(...file.failures, ...(rest.ok ? [] : rest.failures));
    }
    return resolveSettings({ ...layers, ...(file.value !== undefined && { file: file.value }) });
}
function missingSettings(given, resolved) {
    const missing = [];
    const need = (key, why) => {
        const field = options/* options */.f.find((option) => option.key === key)?.field;
        if (field === undefined)
            throw new Error(`Internal error: no option ${key}`);
        const value = resolved.values[field];
        if (value === undefined || (typeof value === 'string' && value.trim() === ''))
            missing.push({ reason: 'setting-missing', setting: `--${key}`, why });
    };
    for (const [key, why] of Object.entries(commands[given.command].required ?? {}))
        need(key, why);
    const { runner, dryRun } = resolved.values;
    const isRun = given.command === 'run' || given.command === 'retry';
    if (isRun && runner === 'shell' && !dryRun)
        need('shell-command', 'the runner is shell');
    return missing;
}

;// CONCATENATED MODULE: ./build/action/job.js

function jobFacts(env) {
    const attempt = Number(env['GITHUB_RUN_ATTEMPT']);
    return {
        runId: env['GITHUB_RUN_ID'] ?? '',
        runAttempt: Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 1,
        job: env['GITHUB_JOB'] ?? '',
        hasService: (env['ACTIONS_RESULTS_URL'] ?? '') !== '' && (env['ACTIONS_RUNTIME_TOKEN'] ?? '') !== '',
    };
}
const jobInputKeys = (/* unused pure expression or super */ null && (['leg', 'legs', 'plan-digest', 'github-token', 'sign-key']));
function readJobInputs(read) {
    const failures = [];
    const count = (key, least) => {
        const text = read(key);
        if (text === '')
            return undefined;
        const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
        if (value >= least)
            return value;
        failures.push({
            reason: 'setting-invalid',
            setting: key,
            source: `input ${key}`,
            value: text,
            expected: `a whole number of at least ${least}`,
        });
        return undefined;
    };
    const text = (key) => read(key) || undefined;
    const [leg, legs] = [count('leg', 0), count('legs', 1)];
    const planDigest = text('plan-digest');
    if (planDigest !== undefined && !/^[0-9a-f]{64}$/.test(planDigest))
        failures.push({
            reason: 'setting-invalid',
            setting: 'plan-digest',
            source: 'input plan-digest',
            value: planDigest,
            expected: 'the output plan-digest of the plan job',
        });
    const [githubToken, signKey] = [text('github-token'), text('sign-key')];
    if (failures.length > 0)
        return (0,result/* fail */.f)(...failures);
    return (0,result.ok)({
        ...(leg === undefined ? {} : { leg }),
        ...(legs === undefined ? {} : { legs }),
        ...(planDigest === undefined ? {} : { planDigest }),
        ...(githubToken === undefined ? {} : { githubToken }),
        ...(signKey === undefined ? {} : { signKey }),
    });
}

;// CONCATENATED MODULE: ./build/action/inputs.js






const actionCommands = ['run', 'verify', 'plan', 'shard', 'join'];
const notInputs = new Set(['json', 'no-color', 'mark-dry-run', 'from', 'sign-key']);
const optionCommands = ['run', 'verify', 'plan', 'join'];
const inputKeys = options/* options */.f
    .filter((option) => option.commands.length === 0 || optionCommands.some((command) => isOptionOf(option, command)))
    .map(({ key }) => key)
    .filter((key) => !notInputs.has(key));
async function loadInputs(env) {
    const command = readInput(env, 'command') || 'run';
    const config = readInput(env, 'config');
    const isKnown = isActionCommand(command);
    const inputs = readJobInputs((key) => readInput(env, key));
    const failures = [
        ...(isKnown ? [] : [commandFailure(command)]),
        ...(inputs.ok ? [] : inputs.failures),
    ];
    const given = {
        command: 'run',
        flags: [],
        inputs: Object.fromEntries(inputKeys.map((key) => [key, readInput(env, key)])),
        env,
        runners: async () => runnerKinds.map((kind) => kind.name),
        ...(config === '' ? {} : { config }),
    };
    const resolved = await loadSettings(given);
    failures.push(...(resolved.ok ? [] : resolved.failures));
    if (!resolved.ok || !inputs.ok || !isKnown)
        return (0,result/* fail */.f)(...failures);
    const isRunning = command === 'run' || command === 'shard';
    const needing = isRunning ? 'run' : command === 'join' ? undefined : command;
    if (needing !== undefined)
        failures.push(...missingSettings({ ...given, command: needing }, resolved.value).map(asInput));
    if (isRunning)
        failures.push(...missingRunner(resolved.value));
    return failures.length > 0
        ? (0,result/* fail */.f)(...failures)
        : (0,result.ok)({ command, resolved: resolved.value, inputs: inputs.value });
}
function readInput(env, key) {
    return (env[`INPUT_${key.toUpperCase()}`] ?? '').trim();
}
const isActionCommand = (word) => actionCommands.includes(word);
function commandFailure(value) {
    const expected = `one of ${actionCommands.join(', ')}`;
    return { reason: 'setting-invalid', setting: 'command', source: 'input command', value, expected };
}
const asInput = (failure) => failure.reason === 'setting-missing'
    ? { ...failure, setting: failure.setting.replace(/^--/, '') }
    : failure;
function missingRunner({ values, sources }) {
    if (values.dryRun || sources.runner.kind !== 'default')
        return [];
    return [
        {
            reason: 'setting-missing',
            setting: 'runner',
            why: 'it runs the prompts; dry-run: true only lists what would run',
        },
    ];
}

;// CONCATENATED MODULE: ./build/action/close-leg.js











const maxTaken = 20;
async function closeLeg({ run, leg, closed, env, log }) {
    const [first] = closed;
    const inputs = await loadInputs(env);
    if (first === undefined || !inputs.ok)
        return 0;
    const artifacts = openArtifacts({ env, job: jobFacts(env), inputs: inputs.value.inputs });
    if (!artifacts.ok)
        return 0;
    const settings = inputs.value.resolved.values;
    const batch = (0,open_batch/* openBatch */.L)({ manifest: run.manifest, batchDir: '.' }, () => undefined);
    const rows = batch.readRows();
    const byId = new Map((rows.ok ? rows.value : []).map((row) => [row.shardId, row]));
    const passNames = {
        agentEnv: settings.agentEnv,
        runnerPass: findRunnerKind(settings.runner)?.passEnv ?? [],
    };
    const redactor = openRedactor(collectSecrets({ env, ...passNames, registered: [] }));
    const records = closed.flatMap(({ shard, attempt }) => {
        const record = batch.readRecord(shard, attempt);
        const row = byId.get(shard);
        if (record === undefined || row === undefined)
            return [];
        return [
            bundleRecord(record, leg.runAttempt, {
                workdir: (0,external_node_path_.resolve)(settings.workdir),
                redactor,
                row,
                items: undefined,
                isOutdated: false,
            }),
        ];
    });
    const chunk = first.shard;
    const { group, planDigest } = leg;
    const { files } = encodeBundle({ group, planDigest, chunk, leg: leg.leg, runAttempt: leg.runAttempt }, records, null);
    for (let number = 1; number <= maxTaken; number++) {
        const name = (0,artifact_names/* artifactName */.Cs)(group, {
            kind: 'record',
            chunk: (0,artifact_names/* chunkPart */.RD)(chunk),
            runAttempt: leg.runAttempt,
            number,
        });
        const created = await artifacts.value.create(name, files);
        if (!created.ok) {
            log.failures(created.failures, 'warning');
            return 0;
        }
        if (created.value.kind === 'taken')
            continue;
        log.say(`left ${records.length} records of this leg as ${name}`);
        return records.length;
    }
    return 0;
}


/***/ }),

/***/ 14270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EX: () => (/* binding */ expectedOf),
  Lv: () => (/* binding */ isList),
  yR: () => (/* binding */ readText),
  yv: () => (/* binding */ splitElements)
});

// EXTERNAL MODULE: ./build/core/groups/artifact-names.js
var artifact_names = __webpack_require__(47186);
;// CONCATENATED MODULE: ./build/core/groups/join-policy.js
function decideJoin(request) {
    const { members, policy, tolerance, isFinal } = request;
    const counts = countMembers(members);
    const decision = (disposition, reason) => disposition === undefined ? { reason, ...counts } : { disposition, reason, ...counts };
    const { passed, failed, missing, open } = counts;
    if (tolerance !== undefined && failed > toleratedCount(tolerance, members.length))
        return decision('failed', 'too-many-failed');
    const needed = neededPasses(policy, tolerance, members.length);
    const isEarly = policy.kind === 'any_success' || policy.kind === 'quorum' || policy.kind === 'first_verified';
    const counted = policy.kind === 'first_verified' ? members.filter((state) => state === 'verified').length : passed;
    if (isEarly && counted >= needed)
        return decision('satisfied', 'enough-passed');
    if (counted + open < needed && !(missing > 0 && isFinal))
        return decision('failed', 'can-not-be-reached');
    if (request.isCancelled === true)
        return decision('cancelled', 'cancelled');
    if (!isFinal)
        return decision(undefined, 'open');
    if (missing > 0 || open > 0)
        return decision('failed', 'member-missing');
    if (passed === 0)
        return decision('failed', 'nothing-done');
    return counted >= needed ? decision('satisfied', 'all-ended') : decision('failed', 'can-not-be-reached');
}
function countMembers(members) {
    const counts = { passed: 0, failed: 0, missing: 0, open: 0 };
    for (const state of members) {
        if (state === 'verified' || state === 'succeeded')
            counts.passed += 1;
        else if (state === 'missing')
            counts.missing += 1;
        else if (state === 'open')
            counts.open += 1;
        else
            counts.failed += 1;
    }
    return counts;
}
function toleratedCount(tolerance, members) {
    return 'count' in tolerance ? tolerance.count : Math.floor((tolerance.percent / 100) * members);
}
function neededPasses(policy, tolerance, members) {
    switch (policy.kind) {
        case 'all_success':
            return members - (tolerance === undefined ? 0 : toleratedCount(tolerance, members));
        case 'all_terminal':
            return Math.min(1, members);
        case 'any_success':
        case 'first_verified':
            return 1;
        case 'quorum':
            return policy.count;
    }
}
function parseJoinPolicy(text) {
    const quorum = /^quorum=(\d+)$/.exec(text);
    if (quorum !== null)
        return Number(quorum[1]) >= 1 ? { kind: 'quorum', count: Number(quorum[1]) } : undefined;
    const kinds = ['all_success', 'all_terminal', 'any_success', 'first_verified'];
    const kind = kinds.find((known) => known === text);
    return kind === undefined ? undefined : { kind };
}
function parseTolerance(text) {
    const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
    if (match === null)
        return undefined;
    const amount = Number(match[1]);
    if (match[2] === '%')
        return amount <= 100 ? { percent: amount } : undefined;
    return Number.isInteger(amount) ? { count: amount } : undefined;
}

;// CONCATENATED MODULE: ./build/core/loop/halt.js
const haltGrammar = 'never, or (soon|now),(fail|success|done)=N or N%';
function parseHalt(text) {
    if (text === 'never')
        return 'never';
    const match = /^(soon|now),(fail|success|done)=(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
    if (match === null)
        return undefined;
    const [, when, why, amount, percent] = match;
    const threshold = Number(amount);
    const isPercent = percent === '%';
    const isUsable = isPercent
        ? threshold > 0 && threshold <= 100
        : Number.isInteger(threshold) && threshold >= 1;
    if (!isUsable)
        return undefined;
    return { when: when, why: why, threshold, isPercent };
}
function isHaltReached(rule, progress) {
    const { total, failed, passed } = progress;
    const count = rule.why === 'fail' ? failed : rule.why === 'success' ? passed : failed + passed;
    if (count === 0)
        return false;
    return rule.isPercent ? (count / total) * 100 >= rule.threshold : count >= rule.threshold;
}
const renderHalt = (rule) => `${rule.when},${rule.why}=${rule.threshold}${rule.isPercent ? '%' : ''}`;

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
// EXTERNAL MODULE: ./build/core/timer-limit.js
var timer_limit = __webpack_require__(50035);
;// CONCATENATED MODULE: ./build/config/option-text.js





const secondsPattern = /^\+?(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)\s*(ms|s|m|h|d)?$/i;
const bytesPattern = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb|kib|mib|gib)?$/i;
const millisecondsOf = {
    ms: 1,
    s: 1000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
};
const bytesOf = {
    b: 1,
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    kib: 2 ** 10,
    mib: 2 ** 20,
    gib: 2 ** 30,
};
function expectedOf(option, rules) {
    switch (option.kind) {
        case 'flag':
            return 'true or false';
        case 'integer':
            return `a whole number of at least ${option.min}`;
        case 'seconds':
            return `seconds ${option.isZeroAllowed ? 'of at least 0' : 'greater than 0'}${option.isTimer ? ' and at most 24 days' : ''}, such as 90, 1.5 or 30m`;
        case 'bytes':
            return 'a size greater than 0, such as 500000, 200KB or 10MiB';
        case 'string':
            return 'text';
        case 'halt':
            return haltGrammar;
        case 'policy':
            return 'all_success, all_terminal, any_success, first_verified or quorum=N';
        case 'tolerance':
            return 'a number of shards, or a percentage such as 5%';
        case 'group-id':
            return 'at most 40 of a to z, 0 to 9 and -, without -claim- or -record- inside';
        case 'path':
            return 'a path';
        case 'runner':
            return `one of ${rules.runners.join(', ')}`;
        case 'word':
        case 'words':
            return `one of ${(rules.values ?? option.values).join(', ')}`;
        case 'texts':
            return 'text';
        default:
            return (0,result/* assertNever */.x)(option);
    }
}
function readText(option, text, rules) {
    const value = option_text_valueOf(option, text, rules);
    return value === undefined ? { ok: false, expected: expectedOf(option, rules) } : { ok: true, value };
}
function splitElements(option, text) {
    if (option.kind === 'words')
        return text.split(/[\s,]+/).filter((word) => word !== '');
    if (option.kind === 'texts')
        return text.split(/\r?\n/).filter((line) => line.trim() !== '');
    return [text];
}
const isList = (option) => option.kind === 'words' || option.kind === 'texts';
function option_text_valueOf(option, text, rules) {
    switch (option.kind) {
        case 'flag':
            return /^(true|1|yes|on)$/i.test(text) ? true : /^(false|0|no|off)$/i.test(text) ? false : undefined;
        case 'integer': {
            const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
            return Number.isSafeInteger(value) && value >= option.min ? value : undefined;
        }
        case 'seconds':
            return millisecondsIn(text.trim(), option);
        case 'bytes': {
            const match = bytesPattern.exec(text.trim());
            const value = match === null ? 0 : Number(match[1]) * (bytesOf[(match[2] ?? 'b').toLowerCase()] ?? 1);
            return value >= 1 && Number.isSafeInteger(Math.round(value)) ? Math.round(value) : undefined;
        }
        case 'runner':
            return rules.runners.includes(text) ? text : undefined;
        case 'halt':
            return parseHalt(text) === undefined ? undefined : text;
        case 'policy':
            return parseJoinPolicy(text) === undefined ? undefined : text;
        case 'tolerance':
            return parseTolerance(text) === undefined ? undefined : text;
        case 'group-id':
            return (0,artifact_names/* isGroupId */.rJ)(text) ? text : undefined;
        case 'word':
        case 'words':
            return (rules.values ?? option.values).includes(text) ? text : undefined;
        case 'string':
        case 'path':
            return text === '' || text.includes('\0') ? undefined : text;
        case 'texts':
            return text.includes('\0') ? undefined : text;
        default:
            return (0,result/* assertNever */.x)(option);
    }
}
function millisecondsIn(text, option) {
    const match = secondsPattern.exec(text);
    if (match === null)
        return undefined;
    const ms = Number(match[1]) * (millisecondsOf[(match[2] ?? 's').toLowerCase()] ?? 1000);
    if (!Number.isFinite(ms) || (ms === 0 && !option.isZeroAllowed))
        return undefined;
    return option.isTimer && ms > timer_limit/* longestTimerMs */.s ? undefined : ms;
}


/***/ }),

/***/ 62787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ options)
});

// UNUSED EXPORTS: frameOptions

// EXTERNAL MODULE: ./build/core/batch/manifest-row.js
var manifest_row = __webpack_require__(31319);
// EXTERNAL MODULE: ./build/core/batch/record.js
var record = __webpack_require__(56570);
;// CONCATENATED MODULE: ./build/core/scope/scope-changes.js
const scopeSettings = ['off', 'report', 'revert', 'refuse'];
function changesOutside(before, after, { files, folders }) {
    const isOutside = (path) => !files.has(path) && !folders.some((folder) => folder === '' || path.startsWith(`${folder}/`));
    const changed = [...after].filter(([path, state]) => before.get(path) !== state).map(([path]) => path);
    const gone = [...before.keys()].filter((path) => !after.has(path));
    return [...changed, ...gone].filter(isOutside).toSorted();
}

;// CONCATENATED MODULE: ./build/config/options.js



const running = ['run', 'retry'];
const checking = ['run', 'retry', 'verify', 'join'];
const knowing = [
    'plan',
    'build-prompts',
    'run',
    'retry',
    'verify',
    'status',
    'explain',
    'join',
];
const stateful = [
    'join',
    'build-prompts',
    'run',
    'retry',
    'verify',
    'status',
    'explain',
    'resume',
    'mark',
    'reclaim',
];
const options = [
    {
        key: 'items',
        field: 'items',
        kind: 'path',
        group: 'where',
        metavar: 'FILE',
        help: 'table of items (TSV: item_id, source, output, qc, notes)',
        commands: knowing,
        isSeed: true,
    },
    {
        key: 'template',
        field: 'template',
        kind: 'path',
        group: 'where',
        metavar: 'FILE',
        help: 'prompt template; $items, $shard_id … are filled in',
        commands: ['plan', 'build-prompts', 'run', 'retry', 'status', 'explain'],
        isSeed: true,
        overrides: { plan: { help: 'prompt template: plan then writes the prompts too' } },
    },
    {
        key: 'workdir',
        field: 'workdir',
        kind: 'path',
        isFolder: true,
        group: 'where',
        metavar: 'DIR',
        help: 'folder the agent works in; item paths are relative to it',
        default: '.',
        commands: [...knowing, 'doctor'],
        isSeed: true,
    },
    {
        key: 'manifest',
        field: 'manifest',
        kind: 'path',
        group: 'where',
        metavar: 'FILE',
        help: 'manifest of the batch (default: BATCH-DIR/manifest.tsv)',
        commands: stateful,
        isSeed: true,
    },
    {
        key: 'batch-dir',
        field: 'batchDir',
        kind: 'path',
        isFolder: true,
        group: 'where',
        metavar: 'DIR',
        help: 'folder of manifest, prompts, records and logs',
        default: '_batches',
        commands: ['plan', ...stateful, 'doctor'],
        isSeed: true,
    },
    {
        key: 'batch-size',
        field: 'batchSize',
        kind: 'integer',
        min: 1,
        group: 'plan',
        metavar: 'N',
        help: 'items a shard holds at most',
        default: 4,
        commands: ['plan'],
        isSeed: true,
    },
    {
        key: 'max-bytes',
        field: 'maxBytes',
        kind: 'bytes',
        group: 'plan',
        metavar: 'SIZE',
        help: 'bytes of source a shard holds at most, such as 200KB',
        commands: ['plan'],
    },
    {
        key: 'group-by',
        field: 'groupBy',
        kind: 'string',
        group: 'plan',
        metavar: 'COLUMN',
        help: 'never mix different values of this column in one shard',
        commands: ['plan'],
    },
    {
        key: 'force',
        field: 'force',
        kind: 'flag',
        group: 'plan',
        help: 'plan afresh; earlier progress is moved to an archive folder',
        default: false,
        commands: ['plan', 'init'],
        overrides: { init: { help: 'overwrite files that exist' } },
    },
    {
        key: 'skill',
        field: 'skill',
        kind: 'flag',
        group: 'where',
        help: 'write skills and roles for coding agents, no batch',
        default: false,
        commands: ['init'],
        overrides: { init: { isFlagOnly: true } },
    },
    {
        key: 'explain',
        field: 'explain',
        kind: 'flag',
        group: 'plan',
        help: 'say for every shard what was kept, what is stale, and why',
        default: false,
        commands: ['plan'],
    },
    {
        key: 'status',
        field: 'status',
        kind: 'words',
        values: manifest_row/* shardStatuses */.p,
        group: 'select',
        metavar: 'S',
        help: 'only shards with one of these statuses',
        commands: ['run', 'resume', 'mark'],
        isSeed: true,
        overrides: {
            run: { help: 'statuses to work on (default: pending)' },
            resume: { help: 'statuses to look for (default: pending failed)' },
            retry: { isFlagOnly: true },
            mark: {
                help: 'the new status',
                values: manifest_row/* shardStatuses */.p.filter((status) => status !== 'running'),
                isSingle: true,
                isFlagOnly: true,
            },
        },
    },
    {
        key: 'shard',
        field: 'shard',
        kind: 'string',
        group: 'select',
        metavar: 'ID',
        help: 'only this shard, such as shard_003',
        commands: ['run', 'retry', 'verify', 'mark'],
        isSeed: true,
        overrides: { mark: { help: 'the shard to mark', isFlagOnly: true } },
    },
    {
        key: 'class',
        field: 'failureClasses',
        kind: 'words',
        values: record/* failureClasses */.fQ,
        group: 'select',
        metavar: 'C',
        help: 'only shards that failed for one of these reasons',
        commands: ['retry'],
    },
    {
        key: 'limit',
        field: 'limit',
        kind: 'integer',
        min: 1,
        group: 'select',
        metavar: 'N',
        help: 'run at most N shards',
        commands: running,
        isSeed: true,
    },
    {
        key: 'older-than',
        field: 'olderThanMs',
        kind: 'seconds',
        isZeroAllowed: false,
        isTimer: false,
        group: 'select',
        metavar: 'SECONDS',
        help: 'age from which a running shard without a live owner is taken back',
        commands: ['reclaim'],
        isSeed: true,
    },
    {
        key: 'runner',
        field: 'runner',
        kind: 'runner',
        group: 'agent',
        metavar: 'NAME',
        help: 'what runs the prompts',
        default: 'dry-run',
        commands: [...running, 'doctor', 'init'],
        isSeed: true,
        overrides: { init: { help: 'runner to set up (default: shell)' } },
    },
    {
        key: 'shell-command',
        field: 'shellCommand',
        kind: 'string',
        group: 'agent',
        metavar: 'CMD',
        help: 'command of the shell runner; it gets the prompt on stdin',
        commands: [...running, 'doctor'],
        isSeed: true,
    },
    {
        key: 'verify-command',
        field: 'verifyCommand',
        kind: 'string',
        group: 'agent',
        metavar: 'CMD',
        help: 'command that must succeed after the agent',
        commands: running,
        isSeed: true,
    },
    {
        key: 'model',
        field: 'model',
        kind: 'string',
        group: 'agent',
        metavar: 'NAME',
        help: "model to use, in the agent's own words",
        commands: [...running, 'doctor'],
    },
    {
        key: 'runner-arg',
        field: 'runnerArgs',
        kind: 'texts',
        group: 'agent',
        metavar: 'ARG',
        help: 'further argument for the agent (repeatable)',
        commands: [...running, 'doctor'],
    },
    {
        key: 'agent-env',
        field: 'agentEnv',
        kind: 'texts',
        group: 'agent',
        metavar: 'NAME',
        help: 'variable the agent may see: NAME, PREFIX_*, NAME=value (repeatable)',
        commands: [...running, 'doctor'],
    },
    {
        key: 'jobs',
        field: 'jobs',
        kind: 'integer',
        min: 1,
        group: 'run',
        metavar: 'N',
        help: 'shards at the same time',
        default: 1,
        commands: running,
        isSeed: true,
    },
    {
        key: 'timeout',
        field: 'timeoutMs',
        kind: 'seconds',
        isZeroAllowed: false,
        isTimer: true,
        group: 'run',
        metavar: 'SECONDS',
        help: 'stop an attempt after this time (90, 1.5, 30m, 2h)',
        commands: running,
        isSeed: true,
    },
    {
        key: 'idle-timeout',
        field: 'idleTimeoutMs',
        kind: 'seconds',
        isZeroAllowed: false,
        isTimer: true,
        group: 'run',
        metavar: 'SECONDS',
        help: 'stop an attempt that has been silent for this long',
        commands: running,
    },
    {
        key: 'kill-grace',
        field: 'killGraceMs',
        kind: 'seconds',
        isZeroAllowed: true,
        isTimer: true,
        group: 'run',
        metavar: 'SECONDS',
        help: 'time between asking an agent to stop and killing it',
        default: 5,
        commands: running,
    },
    {
        key: 'retries',
        field: 'retries',
        kind: 'integer',
        min: 0,
        group: 'run',
        metavar: 'N',
        help: 'further attempts at a shard whose failure may pass',
        default: 0,
        commands: running,
    },
    {
        key: 'retry-delay',
        field: 'retryDelayMs',
        kind: 'seconds',
        isZeroAllowed: true,
        isTimer: true,
        group: 'run',
        metavar: 'SECONDS',
        help: 'wait before the first retry; doubles each time, with jitter',
        default: 5,
        commands: running,
    },
    {
        key: 'delay',
        field: 'delayMs',
        kind: 'seconds',
        isZeroAllowed: true,
        isTimer: true,
        group: 'run',
        metavar: 'SECONDS',
        help: 'pause up to this long, at random, before each shard starts',
        default: 0,
        commands: running,
    },
    {
        key: 'continue-on-failure',
        field: 'continueOnFailure',
        kind: 'flag',
        group: 'run',
        help: 'with one job: go on after a failed shard',
        default: false,
        commands: running,
        isSeed: true,
    },
    {
        key: 'halt',
        field: 'halt',
        kind: 'halt',
        group: 'run',
        metavar: 'RULE',
        help: 'when to stop early: never, or soon|now,fail|success|done=N or N%',
        commands: running,
    },
    {
        key: 'scope',
        field: 'scope',
        kind: 'word',
        values: scopeSettings,
        group: 'run',
        metavar: 'WORD',
        help: 'what to do about changes in the git tree outside of the outputs (default: off; on a leg report)',
        commands: running,
    },
    {
        key: 'dry-run',
        field: 'dryRun',
        kind: 'flag',
        group: 'run',
        help: 'execute nothing, whatever the runner',
        default: false,
        commands: running,
        isSeed: true,
    },
    {
        key: 'mark-dry-run',
        field: 'markDryRun',
        kind: 'flag',
        group: 'run',
        help: 'let a dry run mark its shards as succeeded',
        default: false,
        commands: running,
        isSeed: true,
    },
    {
        key: 'log-limit',
        field: 'logLimitBytes',
        kind: 'bytes',
        group: 'run',
        metavar: 'SIZE',
        help: "bytes of an attempt's output that are kept",
        default: '64MB',
        commands: running,
    },
    {
        key: 'no-verify',
        field: 'noVerify',
        kind: 'flag',
        group: 'verify',
        help: 'do not check outputs and QC after an attempt',
        default: false,
        commands: [...running, 'join'],
    },
    {
        key: 'forbid',
        field: 'forbid',
        kind: 'texts',
        isAdded: true,
        group: 'verify',
        metavar: 'RE',
        help: 'pattern no output may hold, beside TODO, TBD, placeholder, FIXME (repeatable)',
        commands: checking,
        isSeed: true,
    },
    {
        key: 'no-json',
        field: 'noJson',
        kind: 'flag',
        group: 'verify',
        help: 'do not look at QC files (not the opposite of --json)',
        default: false,
        commands: knowing,
        isSeed: true,
    },
    {
        key: 'output-schema',
        field: 'outputSchema',
        kind: 'path',
        group: 'verify',
        metavar: 'FILE',
        help: 'JSON Schema that every output must satisfy',
        commands: checking,
    },
    {
        key: 'qc-schema',
        field: 'qcSchema',
        kind: 'path',
        group: 'verify',
        metavar: 'FILE',
        help: 'JSON Schema that every QC file must satisfy',
        commands: checking,
    },
    {
        key: 'output-schema-column',
        field: 'outputSchemaColumn',
        kind: 'string',
        group: 'verify',
        metavar: 'COLUMN',
        help: "items column that names an item's own output schema",
        commands: checking,
    },
    {
        key: 'qc-schema-column',
        field: 'qcSchemaColumn',
        kind: 'string',
        group: 'verify',
        metavar: 'COLUMN',
        help: "items column that names an item's own QC schema",
        commands: checking,
    },
    {
        key: 'max-file-bytes',
        field: 'maxFileBytes',
        kind: 'bytes',
        group: 'verify',
        metavar: 'SIZE',
        help: 'larger outputs and QC files are refused unread',
        default: '64MB',
        commands: checking,
    },
    {
        key: 'from',
        field: 'from',
        kind: 'texts',
        group: 'group',
        metavar: 'DIR',
        help: 'folder with downloaded artifacts of the workflow run (repeatable)',
        commands: ['join'],
        overrides: { join: { isFlagOnly: true } },
    },
    {
        key: 'group',
        field: 'group',
        kind: 'group-id',
        group: 'group',
        metavar: 'NAME',
        help: 'name of the batch among the artifacts of a workflow run',
        commands: ['join'],
    },
    {
        key: 'policy',
        field: 'policy',
        kind: 'policy',
        group: 'group',
        metavar: 'POLICY',
        help: 'when the batch is satisfied',
        default: 'all_success',
        commands: ['join'],
    },
    {
        key: 'tolerated-failures',
        field: 'toleratedFailures',
        kind: 'tolerance',
        group: 'group',
        metavar: 'N',
        help: 'shards that may fail, as a number or a percentage',
        commands: ['join'],
    },
    {
        key: 'max-legs',
        field: 'maxLegs',
        kind: 'integer',
        min: 1,
        group: 'group',
        metavar: 'N',
        help: 'jobs of the matrix at most; more shards than that share them',
        default: 256,
        commands: [],
    },
    {
        key: 'tolerant-legs',
        field: 'tolerantLegs',
        kind: 'flag',
        group: 'group',
        help: 'jobs with failed shards stay green; only the join decides',
        default: false,
        commands: [],
    },
    {
        key: 'sign-key',
        field: 'signKey',
        kind: 'path',
        group: 'group',
        metavar: 'FILE',
        help: 'Ed25519 private key (PEM) that signs join.json',
        commands: ['join'],
    },
    {
        key: 'key',
        field: 'key',
        kind: 'path',
        group: 'verify',
        metavar: 'FILE',
        help: 'Ed25519 public key (PEM) that must have signed it',
        commands: ['verify-manifest'],
    },
    {
        key: 'json',
        field: 'json',
        kind: 'flag',
        group: 'output',
        help: 'answer with one JSON document on stdout',
        default: false,
        commands: 'all',
    },
    {
        key: 'quiet',
        field: 'quiet',
        kind: 'flag',
        group: 'output',
        help: 'say less: no progress, no summaries, no hints',
        default: false,
        commands: 'all',
    },
    {
        key: 'no-color',
        field: 'noColor',
        kind: 'flag',
        group: 'output',
        help: 'no colours; NO_COLOR=1 does the same',
        default: false,
        commands: 'all',
    },
];
const frameOptions = {
    config: { metavar: 'FILE', help: 'settings file (default: ./muster.yml)' },
    help: { help: 'show this help' },
};


/***/ }),

/***/ 47186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   RD: () => (/* binding */ chunkPart),
/* harmony export */   rJ: () => (/* binding */ isGroupId)
/* harmony export */ });
/* unused harmony exports groupIdOf, artifactPrefix, parseArtifactName, statePrefix */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const kindInside = /-(claim|record)-/;
const groupPattern = /^[a-z0-9-]{1,40}$/;
const isGroupId = (text) => groupPattern.test(text) && !kindInside.test(text);
function groupIdOf(text) {
    const slug = text
        .toLowerCase()
        .replace(/\.ya?ml$/, '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/-(claim|record)(?=-)/g, '-$1s')
        .slice(-40)
        .replaceAll(/^-+|-+$/g, '');
    return slug === '' || slug === 'muster' ? 'batch' : slug;
}
const longestChunk = 120;
function chunkPart(chunk) {
    const safe = encodeURIComponent(chunk.toWellFormed()).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
    return safe.length <= longestChunk
        ? safe
        : `${safe.slice(0, longestChunk - 17)}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', chunk).slice(0, 16)}`;
}
function artifactName(group, name) {
    switch (name.kind) {
        case 'plan':
            return `muster-${group}-plan`;
        case 'claim':
        case 'record':
            return `muster-${group}-${name.kind}-${name.chunk}-${name.runAttempt}-${name.number}`;
        case 'join':
        case 'stop':
            return `muster-${group}-${name.kind}-${name.runAttempt}`;
    }
}
function artifactPrefix(group, kind) {
    return kind === 'plan' ? `muster-${group}-plan` : `muster-${group}-${kind}-`;
}
function parseArtifactName(group, text) {
    const start = `muster-${group}-`;
    if (!text.startsWith(start))
        return undefined;
    const rest = text.slice(start.length);
    if (rest === 'plan')
        return { kind: 'plan' };
    const single = /^(join|stop)-([1-9]\d*)$/.exec(rest);
    if (single !== null)
        return { kind: single[1] === 'join' ? 'join' : 'stop', runAttempt: Number(single[2]) };
    const work = /^(claim|record)-(.+)-([1-9]\d*)-([1-9]\d*)$/.exec(rest);
    if (work === null)
        return undefined;
    const [, kind, chunk = '', runAttempt, number] = work;
    return {
        kind: kind === 'claim' ? 'claim' : 'record',
        chunk,
        runAttempt: Number(runAttempt),
        number: Number(number),
    };
}
const statePrefix = (group) => `muster-state/${group}/`;


/***/ }),

/***/ 50035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ longestTimerMs)
/* harmony export */ });
const longestTimerMs = 2 ** 31 - 1;


/***/ })

};
