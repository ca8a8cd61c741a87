export const id = 6797;
export const ids = [
    6797
];
export const modules = {
    62930: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F8: ()=>groupOf,
            ue: ()=>openArtifacts,
            bp: ()=>openCache
        });
        var group_id = __webpack_require__(18570);
        var external_node_fs_ = __webpack_require__(73024);
        var result = __webpack_require__(30315);
        ;
        function serviceErrorKind(error) {
            const { name, message } = error instanceof Error ? error : {
                name: '',
                message: String(error)
            };
            if (message.includes('(409)')) return 'taken';
            const isFinal = name === 'UsageError' || name === 'GHESNotSupportedError' || name === 'ArtifactNotFoundError' || message.includes('quota has been hit') || message.includes('non-retryable error: Failed request: (4') || message.startsWith('Unable to get the ') || message.includes('Failed to get backend IDs');
            return isFinal ? 'final' : 'passing';
        }
        const longest = 300;
        function scrubbedMessage(error) {
            const message = error instanceof Error ? error.message : String(error);
            const token = process.env['ACTIONS_RUNTIME_TOKEN'] ?? '';
            const line = (token === '' ? message : message.replaceAll(token, '***')).split('\n', 1)[0] ?? '';
            return line.replaceAll(/(https?:\/\/[^\s?'"]+)\?[^\s'"]*/g, '$1').slice(0, longest);
        }
        ;
        const defaultLimits = {
            totalMs: 240_000,
            tryMs: 60_000,
            tries: 8
        };
        const firstPauseMs = 500;
        const longestPauseMs = 16_000;
        async function callBounded({ service, operation, clock, limits, call, answerOf }) {
            const deadline = clock.now() + limits.totalMs;
            let error = '';
            let attempts = 0;
            while(attempts < limits.tries && clock.now() < deadline){
                attempts += 1;
                const patienceMs = Math.max(1, Math.min(limits.tryMs, deadline - clock.now()));
                try {
                    return (0, result.ok)(await withTimeLimit(clock, patienceMs, call()));
                } catch (thrown) {
                    const answer = answerOf?.(thrown, error === '' ? undefined : error);
                    if (answer !== undefined) return (0, result.ok)(answer);
                    if (error === '' || !(thrown instanceof NoAnswer)) error = scrubbedMessage(thrown);
                    if (serviceErrorKind(thrown) !== 'passing' || attempts === limits.tries) break;
                    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
                    await pause(clock, Math.min(pauseMs * (0.5 + Math.random() / 2), Math.max(0, deadline - clock.now())));
                }
            }
            return (0, result.fJ)({
                reason: 'service-unavailable',
                service,
                operation,
                attempts,
                error
            });
        }
        const pause = (clock, ms)=>new Promise((resolve)=>void clock.after(ms, resolve));
        class NoAnswer extends Error {
        }
        function withTimeLimit(clock, ms, work) {
            return new Promise((resolve, reject)=>{
                const cancel = clock.after(ms, ()=>reject(new NoAnswer(`no answer within ${Math.ceil(ms / 1000)} s`)));
                work.then(resolve, reject).finally(cancel);
            });
        }
        var external_node_crypto_ = __webpack_require__(77598);
        ;
        const forbidden = /[%":<>|*?\r\n\\]/g;
        const entryNameOf = (path)=>path.replaceAll(forbidden, (sign)=>`%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
        const pathOfEntry = (name)=>name.replaceAll(/%(25|22|3A|3C|3E|7C|2A|3F|0D|0A|5C)/g, (_, code)=>String.fromCharCode(Number.parseInt(code, 16)));
        function whyNotContained(path) {
            if (path === '') return 'an empty path';
            if (path.includes('\0')) return 'a NUL in its path';
            if (path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path)) return 'an absolute path';
            const parts = path.split('/');
            if (parts.includes('..')) return 'leads out by `..`';
            if (parts.includes('') || parts.includes('.')) return 'not a plain path';
            return undefined;
        }
        ;
        const packFormat = 'muster.pack/1';
        const packManifestName = 'muster-bundle.json';
        const packBytesName = 'muster-bundle.bin';
        function unpackFiles(files, of) {
            const manifest = files.find(({ path })=>path === packManifestName);
            const bytes = files.find(({ path })=>path === packBytesName);
            if (files.length !== 2 || manifest === undefined || bytes === undefined) return undefined;
            return decodePack(manifest.bytes, bytes.bytes, of);
        }
        function decodePack(manifestBytes, bytes, of) {
            let manifest;
            const text = Buffer.from(manifestBytes).toString('utf8');
            try {
                manifest = JSON.parse(text);
            } catch  {
                return (0, result.fJ)('its manifest is cut off');
            }
            const known = Object(manifest);
            if (known['format'] !== packFormat) return (0, result.fJ)(`its format is ${JSON.stringify(known['format'])}, expected ${JSON.stringify(packFormat)}`);
            if (of !== undefined && known['of'] !== of) return (0, result.fJ)(`it was made for ${JSON.stringify(known['of'])}`);
            if (`${JSON.stringify(manifest)}\n` !== text) return (0, result.fJ)('its manifest was changed');
            const entries = known['files'];
            if (!Array.isArray(entries)) return (0, result.fJ)('its manifest names no files');
            const files = [];
            const seen = new Set();
            let at = 0;
            for (const entry of entries){
                const { path, size, sha256 } = Object(entry);
                if (typeof path !== 'string' || typeof size !== 'number' || !(size >= 0)) return (0, result.fJ)('its manifest is malformed');
                const why = whyNotContained(path) ?? (seen.has(path) ? 'it comes twice' : undefined);
                if (why !== undefined) return (0, result.fJ)(`its file ${JSON.stringify(path)}: ${why}`);
                const content = bytes.subarray(at, at + size);
                if (content.length !== size || (0, external_node_crypto_.hash)('sha256', content) !== sha256) return (0, result.fJ)(`its file ${JSON.stringify(path)} is damaged`);
                seen.add(path);
                files.push({
                    path,
                    bytes: content
                });
                at += size;
            }
            const nested = nestedPath(seen);
            if (nested !== undefined) return (0, result.fJ)(`its file ${JSON.stringify(nested)} lies below a file`);
            return at === bytes.length ? (0, result.ok)(files) : (0, result.fJ)('it holds more bytes than its manifest says');
        }
        function nestedPath(paths) {
            for (const path of paths)for(let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))if (paths.has(path.slice(0, end))) return path;
            return undefined;
        }
        var external_node_path_ = __webpack_require__(76760);
        var external_node_os_ = __webpack_require__(48161);
        ;
        function openTempFolder() {
            const base = process.env['RUNNER_TEMP'] || (0, external_node_os_.tmpdir)();
            (0, external_node_fs_.mkdirSync)(base, {
                recursive: true
            });
            const path = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(base, 'muster-'));
            return {
                path,
                remove: ()=>(0, external_node_fs_.rmSync)(path, {
                        recursive: true,
                        force: true
                    })
            };
        }
        ;
        const triesOnMismatch = 3;
        function downloadOf(artifact, limitBytes, fetch) {
            let mismatches = 0;
            return async ()=>{
                const folder = openTempFolder();
                try {
                    await fetch(folder.path);
                    const bytes = onlyFile(folder.path, limitBytes);
                    if (bytes === undefined) return {
                        kind: 'too-large'
                    };
                    const found = `sha256:${(0, external_node_crypto_.hash)('sha256', bytes)}`;
                    if (artifact.digest === undefined || artifact.digest === found) return {
                        kind: 'bytes',
                        bytes
                    };
                    mismatches += 1;
                    if (mismatches < triesOnMismatch) throw new Error(`the downloaded bytes have ${found}`);
                    return {
                        kind: 'mismatch',
                        found
                    };
                } finally{
                    folder.remove();
                }
            };
        }
        function onlyFile(folder, limitBytes) {
            const [name, ...others] = (0, external_node_fs_.readdirSync)(folder);
            if (name === undefined || others.length > 0) throw new Error('the client did not write one file');
            const path = (0, external_node_path_.join)(folder, name);
            return (0, external_node_fs_.statSync)(path).size > limitBytes ? undefined : (0, external_node_fs_.readFileSync)(path);
        }
        var external_node_async_hooks_ = __webpack_require__(16698);
        ;
        const listener = new external_node_async_hooks_.AsyncLocalStorage();
        function quietly(work, hear = ()=>{}) {
            wrapStdout();
            return listener.run(hear, work);
        }
        let ours;
        function wrapStdout() {
            if (process.stdout.write === ours) return;
            const write = process.stdout.write.bind(process.stdout);
            const wrapped = (chunk, second, third)=>{
                const hear = listener.getStore();
                if (hear === undefined) return Reflect.apply(write, process.stdout, [
                    chunk,
                    second,
                    third
                ].filter((part)=>part !== undefined));
                hear(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
                const done = typeof second === 'function' ? second : third;
                if (typeof done === 'function') queueMicrotask(()=>void Reflect.apply(done, undefined, []));
                return true;
            };
            ours = wrapped;
            process.stdout.write = ours;
        }
        var external_node_zlib_ = __webpack_require__(38522);
        var system_error = __webpack_require__(26096);
        ;
        const defaultUnpackLimits = {
            packedBytes: 512 * 2 ** 20,
            totalBytes: 2 ** 30,
            entries: 500_000
        };
        class Refusal extends Error {
            entry;
            constructor(entry, why){
                super(why);
                this.entry = entry;
            }
        }
        const stored = 0;
        const deflated = 8;
        const smallestChunk = 64;
        async function unpackZip(artifact, zip, limits) {
            const { fromBufferPromise, getFileNameLowLevel } = await __webpack_require__.e(9517).then(__webpack_require__.t.bind(__webpack_require__, 89517, 19));
            let entryName = '';
            try {
                const archive = await fromBufferPromise(zip, {
                    decodeStrings: false,
                    lazyEntries: true
                });
                if (archive.entryCount > limits.entries) throw new Refusal('', `${archive.entryCount} entries, more than ${limits.entries}`);
                const entries = [];
                const seen = new Set();
                let total = 0;
                for await (const entry of archive.eachEntry()){
                    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
                    entryName = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
                    const path = pathOfEntry(entryName);
                    if (isFolder(entry, path)) {
                        const why = whyNotContained(path.replace(/\/$/, ''));
                        if (why !== undefined) throw new Refusal(entryName, why);
                        continue;
                    }
                    refuseStrange(entry, entryName, path);
                    if (seen.has(path)) throw new Refusal(entryName, 'two entries of one path');
                    seen.add(path);
                    total += entry.uncompressedSize;
                    if (total > limits.totalBytes) throw new Refusal(entryName, `more than ${limits.totalBytes} bytes in all`);
                    entries.push({
                        entry,
                        name: entryName,
                        path
                    });
                }
                const nested = nestedPath(seen);
                if (nested !== undefined) throw new Refusal(nested, 'lies below a file');
                if (total > 0) await limits.admit?.(total);
                const files = [];
                for (const { entry, name, path } of entries){
                    entryName = name;
                    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, {
                        minimal: true
                    });
                    const packed = zip.subarray(fileDataStart, fileDataStart + entry.compressedSize);
                    files.push({
                        path,
                        bytes: contentOf(entry, name, packed)
                    });
                }
                return (0, result.ok)(files);
            } catch (error) {
                const entry = error instanceof Refusal ? error.entry : entryName;
                return (0, result.fJ)({
                    reason: 'artifact-refused',
                    artifact,
                    entry,
                    why: error instanceof Error ? error.message : String(error)
                });
            }
        }
        const isFolder = (entry, path)=>path.endsWith('/') && entry.uncompressedSize === 0;
        const unixType = (entry)=>entry.externalFileAttributes >>> 16 & 0o170000;
        function refuseStrange(entry, name, path) {
            const why = whyNotContained(path);
            if (why !== undefined) throw new Refusal(name, why);
            const type = unixType(entry);
            if (type === 0o120000) throw new Refusal(name, 'a symlink');
            if (type !== 0 && type !== 0o100000) throw new Refusal(name, 'not a plain file');
            if ((entry.generalPurposeBitFlag & 1) !== 0) throw new Refusal(name, 'encrypted');
        }
        function contentOf(entry, name, packed) {
            const size = entry.uncompressedSize;
            let bytes;
            if (entry.compressionMethod === deflated) bytes = inflated(name, packed, size);
            else if (entry.compressionMethod === stored) bytes = packed;
            else throw new Refusal(name, `packed by an unknown method (${entry.compressionMethod})`);
            if (bytes.length !== size) throw new Refusal(name, 'not of the size that it says');
            if ((0, external_node_zlib_.crc32)(bytes) !== entry.crc32) throw new Refusal(name, 'damaged (its checksum is another)');
            return bytes;
        }
        function inflated(name, packed, size) {
            try {
                const chunkSize = Math.max(smallestChunk, size + 1);
                return (0, external_node_zlib_.inflateRawSync)(packed, {
                    maxOutputLength: Math.max(1, size),
                    chunkSize
                });
            } catch (error) {
                const isTooLong = (0, system_error.$N)(error) === 'ERR_BUFFER_TOO_LARGE';
                throw new Refusal(name, isTooLong ? 'not of the size that it says' : 'damaged');
            }
        }
        ;
        function writeBundle(folder, of, files) {
            (0, external_node_fs_.mkdirSync)(folder, {
                recursive: true
            });
            const paths = [
                (0, external_node_path_.join)(folder, packManifestName),
                (0, external_node_path_.join)(folder, packBytesName)
            ];
            const known = [];
            const fd = (0, external_node_fs_.openSync)(paths[1], 'w', 0o600);
            try {
                for (const file of files){
                    const { path, bytes } = file;
                    for(let from = 0; from < bytes.length;)from += (0, external_node_fs_.writeSync)(fd, bytes, from);
                    known.push({
                        path,
                        size: bytes.length,
                        sha256: (0, external_node_crypto_.hash)('sha256', bytes)
                    });
                }
            } finally{
                (0, external_node_fs_.closeSync)(fd);
            }
            const manifest = {
                format: packFormat,
                of,
                files: known
            };
            (0, external_node_fs_.writeFileSync)(paths[0], `${JSON.stringify(manifest)}\n`, {
                mode: 0o600
            });
            return [
                ...paths
            ];
        }
        ;
        function layDown(name, files, bundleAbove) {
            for (const { path } of files){
                const why = whyNotContained(path);
                if (why !== undefined) throw new Error(`Internal error: ${JSON.stringify(path)} in an artifact: ${why}`);
            }
            let folder;
            let paths;
            let readers = 0;
            let isReleased = false;
            try {
                folder = openTempFolder();
                paths = files.length > bundleAbove ? writeBundle(folder.path, name, files) : writeFiles(folder.path, files);
            } catch (error) {
                folder?.remove();
                return (0, result.fJ)((0, system_error.mP)(error, folder?.path ?? 'the temp folder of the runner'));
            }
            const laid = folder;
            const removeIfDone = ()=>{
                if (isReleased && readers === 0) laid.remove();
            };
            return (0, result.ok)({
                folder: laid.path,
                paths,
                reading: (work)=>{
                    readers += 1;
                    return work.finally(()=>{
                        readers -= 1;
                        removeIfDone();
                    });
                },
                release: ()=>{
                    isReleased = true;
                    removeIfDone();
                }
            });
        }
        function writeFiles(folder, files) {
            const made = new Set();
            return files.map(({ path, bytes })=>{
                const target = (0, external_node_path_.join)(folder, ...entryNameOf(path).split('/'));
                const parent = (0, external_node_path_.dirname)(target);
                if (!made.has(parent)) (0, external_node_fs_.mkdirSync)(parent, {
                    recursive: true
                });
                made.add(parent);
                (0, external_node_fs_.writeFileSync)(target, bytes, {
                    flag: 'wx'
                });
                return target;
            });
        }
        ;
        const defaultBundleAbove = 256;
        const compressionLevel = 1;
        const msPerByte = 1 / 1000;
        const mostListed = '10000';
        function openArtifactStore(options) {
            const { clock, rest, unpackLimits = defaultUnpackLimits } = options;
            const restOnly = new Set();
            const bounded = (operation, bytes, call, answerOf)=>{
                const { totalMs, tryMs, tries } = options.limits ?? defaultLimits;
                const moreMs = bytes * msPerByte;
                return callBounded({
                    service: 'artifacts',
                    operation,
                    clock,
                    limits: {
                        totalMs: totalMs + 2 * moreMs,
                        tryMs: tryMs + moreMs,
                        tries
                    },
                    call: ()=>quietly(async ()=>call(await loadClient(rest !== undefined))),
                    ...answerOf === undefined ? {} : {
                        answerOf
                    }
                });
            };
            const list = async (prefix)=>{
                const listed = await bounded('list artifacts', 0, async (api)=>{
                    const own = await api.listArtifacts();
                    if (rest === undefined) return own.artifacts;
                    const known = new Set(own.artifacts.map(({ id })=>id));
                    const others = (await api.listArtifacts({
                        findBy: rest
                    })).artifacts.filter(({ id })=>!known.has(id));
                    for (const { id } of others)restOnly.add(id);
                    return [
                        ...own.artifacts,
                        ...others
                    ];
                });
                if (!listed.ok) return listed;
                return (0, result.ok)(listed.value.filter(({ name })=>name.startsWith(prefix)).map(infoOf));
            };
            const find = async (name)=>{
                const found = await bounded(`find ${name}`, 0, async (api)=>{
                    const own = await unlessNotFound(api.getArtifact(name));
                    if (own !== undefined || rest === undefined) return own;
                    const other = await unlessNotFound(api.getArtifact(name, {
                        findBy: rest
                    }));
                    if (other !== undefined) restOnly.add(other.id);
                    return other;
                });
                return found.ok ? (0, result.ok)(found.value === undefined ? undefined : infoOf(found.value)) : found;
            };
            const read = async (artifact, limits)=>{
                const { name, id, size, digest = '' } = artifact;
                const why = `more than ${unpackLimits.packedBytes} bytes`;
                const tooLarge = (0, result.fJ)({
                    reason: 'artifact-refused',
                    artifact: name,
                    entry: '',
                    why
                });
                if (size > unpackLimits.packedBytes) return tooLarge;
                let download;
                const downloaded = await bounded(`download ${name}`, size, (api)=>{
                    const by = rest === undefined || !restOnly.has(id) ? {} : {
                        findBy: rest
                    };
                    download ??= downloadOf(artifact, unpackLimits.packedBytes, (path)=>api.downloadArtifact(id, {
                            path,
                            skipDecompress: true,
                            ...by
                        }));
                    return download();
                });
                if (!downloaded.ok) return downloaded;
                switch(downloaded.value.kind){
                    case 'too-large':
                        return tooLarge;
                    case 'mismatch':
                        return (0, result.fJ)({
                            reason: 'digest-mismatch',
                            what: `artifact ${name}`,
                            expected: digest,
                            found: downloaded.value.found
                        });
                    case 'bytes':
                        return unpack(name, downloaded.value.bytes, limitsFor(unpackLimits, limits));
                }
            };
            const findOwn = async (name, files)=>{
                const found = await find(name);
                if (!found.ok) return found;
                if (found.value === undefined) return (0, result.ok)(undefined);
                const content = await read(found.value);
                if (content.ok && isSameContent(content.value, files)) return (0, result.ok)({
                    kind: 'created',
                    id: found.value.id
                });
                if (!content.ok && content.failures.some(({ reason })=>reason === 'service-unavailable')) return content;
                return (0, result.ok)({
                    kind: 'taken'
                });
            };
            return {
                list,
                find,
                read,
                async create (name, files) {
                    if (files.length === 0) throw new Error('Internal error: an artifact without files');
                    const laid = layDown(name, files, options.bundleAbove ?? defaultBundleAbove);
                    if (!laid.ok) return laid;
                    const { folder, paths, reading, release } = laid.value;
                    const bytes = paths.reduce((sum, path)=>sum + (0, external_node_fs_.statSync)(path).size, 0);
                    const settings = {
                        compressionLevel,
                        ...options.retentionDays === undefined ? {} : {
                            retentionDays: options.retentionDays
                        }
                    };
                    const upload = async (api)=>{
                        const { id = 0 } = await reading(api.uploadArtifact(name, [
                            ...paths
                        ], folder, settings));
                        return {
                            kind: 'created',
                            id
                        };
                    };
                    const takenOf = (error, trouble)=>{
                        if (serviceErrorKind(error) !== 'taken') return undefined;
                        return {
                            kind: 'taken',
                            ...trouble === undefined ? {} : {
                                trouble
                            }
                        };
                    };
                    const created = await bounded(`create ${name}`, bytes, upload, takenOf);
                    release();
                    if (!created.ok || created.value.kind === 'created') return created;
                    const own = await findOwn(name, files);
                    if (!own.ok) return own;
                    return own.value === undefined ? created : (0, result.ok)(own.value);
                }
            };
        }
        const infoOf = ({ name, id, size, createdAt = new Date(0), digest })=>({
                name,
                id,
                size,
                createdAt: createdAt.toISOString(),
                ...digest === undefined || digest === null ? {} : {
                    digest
                }
            });
        async function unlessNotFound(answer) {
            try {
                return (await answer).artifact;
            } catch (error) {
                if (error.name === 'ArtifactNotFoundError') return undefined;
                throw error;
            }
        }
        function limitsFor(own, { maxBytes, admit } = {}) {
            const totalBytes = Math.min(own.totalBytes, maxBytes ?? own.totalBytes);
            return {
                ...own,
                totalBytes,
                ...admit === undefined ? {} : {
                    admit
                }
            };
        }
        async function unpack(artifact, zip, limits) {
            const unpacked = await unpackZip(artifact, zip, limits);
            const bundle = unpacked.ok ? unpackFiles(unpacked.value, artifact) : undefined;
            if (bundle === undefined) return unpacked;
            return bundle.ok ? bundle : (0, result.fJ)({
                reason: 'artifact-refused',
                artifact,
                entry: '',
                why: bundle.failures.join('; ')
            });
        }
        async function loadClient(isByRest) {
            process.env['ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT'] ??= mostListed;
            const { DefaultArtifactClient: Client } = isByRest ? await Promise.all([
                __webpack_require__.e(8564),
                __webpack_require__.e(2585),
                __webpack_require__.e(6318),
                __webpack_require__.e(847),
                __webpack_require__.e(3102)
            ]).then(__webpack_require__.bind(__webpack_require__, 23102)) : await Promise.all([
                __webpack_require__.e(2585),
                __webpack_require__.e(6229)
            ]).then(__webpack_require__.bind(__webpack_require__, 26229));
            return new Client();
        }
        function isSameContent(found, files) {
            const wanted = new Map(files.map(({ path, bytes })=>[
                    path,
                    bytes
                ]));
            return found.length === wanted.size && found.every(({ path, bytes })=>wanted.has(path) && Buffer.compare(bytes, wanted.get(path) ?? bytes) === 0);
        }
        var external_node_stream_ = __webpack_require__(57075);
        ;
        function cacheAccess(env) {
            const hasService = [
                'ACTIONS_CACHE_SERVICE_V2',
                'ACTIONS_RESULTS_URL',
                'ACTIONS_RUNTIME_TOKEN'
            ].every((name)=>(env[name] ?? '') !== '');
            const host = new URL(env['GITHUB_SERVER_URL'] || 'https://github.com').hostname.toLowerCase();
            const isServed = hasService && (host === 'github.com' || /\.(?:ghe\.com|localhost)$/.test(host));
            const mode = (env['ACTIONS_CACHE_MODE'] ?? '').trim().toLowerCase();
            return {
                mayRead: isServed && mode !== 'none' && mode !== 'write-only',
                mayWrite: isServed && mode !== 'none' && mode !== 'read'
            };
        }
        ;
        const defaultCacheLimits = {
            totalMs: 120_000,
            tryMs: 60_000,
            tries: 3
        };
        const packedLimit = 2 ** 30;
        const unpackedLimit = 2 ** 31;
        const slots = [
            'a',
            'b'
        ];
        function openStateCache({ clock, warn, limits = defaultCacheLimits }) {
            const bounded = (operation, call)=>callBounded({
                    service: 'cache',
                    operation,
                    clock,
                    limits,
                    call: async ()=>call((await Promise.all([
                            __webpack_require__.e(8564),
                            __webpack_require__.e(5531)
                        ]).then(__webpack_require__.bind(__webpack_require__, 5531))).openCacheService(process.env))
                });
            const newestKeys = async (prefix)=>{
                const found = [];
                for (const slot of slots){
                    const newest = await bounded(`look up ${prefix}${slot}`, (service)=>service.newestKey(`${prefix}${slot}/`));
                    if (!newest.ok) return newest;
                    if (newest.value === undefined) continue;
                    found.push({
                        key: newest.value,
                        generation: Number(/^\d+/.exec(newest.value.slice(prefix.length + 2))?.[0] ?? 0)
                    });
                }
                return (0, result.ok)(found.toSorted((one, other)=>other.generation - one.generation));
            };
            const load = async (key, prefix)=>{
                const refused = (why)=>(0, result.fJ)({
                        reason: 'state-refused',
                        key,
                        why
                    });
                const entry = await bounded(`restore ${key}`, (service)=>service.download(key, packedLimit));
                if (!entry.ok) return refused(entry.failures.map((failure)=>'error' in failure ? failure.error : failure.reason).join('; '));
                if (entry.value === undefined) return refused('it is gone, or too large');
                const files = state_cache_unpack(entry.value, prefix);
                return files.ok ? files : refused(files.failures.join('; '));
            };
            return {
                restore: (prefix)=>guarded(`restore ${prefix}`, async ()=>{
                        if (!cacheAccess(process.env).mayRead) return (0, result.ok)(undefined);
                        const keys = await newestKeys(prefix);
                        if (!keys.ok) return keys;
                        const refusals = [];
                        for (const { key } of keys.value){
                            const loaded = await load(key, prefix);
                            if (loaded.ok) {
                                refusals.forEach(warn);
                                return loaded;
                            }
                            refusals.push(...loaded.failures);
                        }
                        return refusals.length === 0 ? (0, result.ok)(undefined) : (0, result.wf)(refusals);
                    }),
                save: (key, files)=>guarded(`save ${key}`, async ()=>{
                        if (!cacheAccess(process.env).mayWrite) return (0, result.ok)('not-saved');
                        const border = key.lastIndexOf('/') + 1;
                        const [prefix, rest] = [
                            key.slice(0, border),
                            key.slice(border)
                        ];
                        const keys = await newestKeys(prefix);
                        if (!keys.ok) return keys;
                        const generation = (keys.value[0]?.generation ?? 0) + 1;
                        const slot = generation % 2 === 1 ? 'a' : 'b';
                        return put(`${prefix}${slot}/${generation}-${rest}`, prefix, files);
                    })
            };
            async function put(key, prefix, files) {
                const address = await bounded(`reserve ${key}`, (service)=>service.reserve(key));
                if (!address.ok) return address;
                const { value: to } = address;
                if (to === undefined) return (0, result.ok)('not-saved');
                const folder = openTempFolder();
                try {
                    const parts = writeBundle(folder.path, prefix, files);
                    const size = await bounded(`save ${key}`, (service)=>service.upload(to, packed(parts)));
                    if (!size.ok) return size;
                    const finished = await bounded(`finish ${key}`, (service)=>service.finish(key, size.value));
                    return finished.ok ? (0, result.ok)('saved') : finished;
                } finally{
                    folder.remove();
                }
            }
        }
        function packed(paths) {
            const joined = async function*() {
                for (const path of paths)yield* (0, external_node_fs_.createReadStream)(path);
            };
            const source = external_node_stream_.Readable.from(joined());
            const gzip = (0, external_node_zlib_.createGzip)({
                level: 1
            });
            source.once('error', (error)=>gzip.destroy(error));
            return source.pipe(gzip);
        }
        function state_cache_unpack(entry, of) {
            let content;
            try {
                content = (0, external_node_zlib_.gunzipSync)(entry, {
                    maxOutputLength: unpackedLimit
                });
            } catch (error) {
                return (0, result.fJ)(`it can't be unpacked: ${(0, system_error.$N)(error) ?? String(error)}`);
            }
            const border = content.indexOf(0x0a) + 1;
            return border === 0 ? (0, result.fJ)('it has no manifest') : decodePack(content.subarray(0, border), content.subarray(border), of);
        }
        async function guarded(operation, work) {
            try {
                return await work();
            } catch (error) {
                const text = error instanceof Error ? error.message : String(error);
                return (0, result.fJ)({
                    reason: 'service-unavailable',
                    service: 'cache',
                    operation,
                    attempts: 1,
                    error: text
                });
            }
        }
        var node_clock = __webpack_require__(31739);
        ;
        const groupOf = ({ values, configFile })=>values.group ?? (0, group_id.s)(configFile ?? '');
        function openArtifacts({ env, job, inputs }) {
            if (!job.hasService) return (0, result.fJ)({
                reason: 'workflow-missing'
            });
            const [repositoryOwner = '', repositoryName = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
            const workflowRunId = Number(job.runId);
            const { githubToken: token } = inputs;
            const isAsked = token !== undefined && repositoryName !== '' && Number.isSafeInteger(workflowRunId) && workflowRunId > 0;
            return (0, result.ok)(openArtifactStore({
                clock: node_clock.$,
                ...isAsked ? {
                    rest: {
                        token,
                        workflowRunId,
                        repositoryOwner,
                        repositoryName
                    }
                } : {}
            }));
        }
        const openCache = (warn)=>openStateCache({
                clock: node_clock.$,
                warn
            });
    }),
    47186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Cs: ()=>artifactName,
            DS: ()=>artifactPrefix,
            RD: ()=>chunkPart,
            TZ: ()=>parseArtifactName,
            Y6: ()=>statePrefix,
            bV: ()=>splitChunks,
            dR: ()=>joinChunks,
            zV: ()=>chunksThatFit
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        const longestChunk = 120;
        function chunkPart(chunk) {
            const safe = encodeURIComponent(chunk.toWellFormed()).replaceAll(/[!'()*]/g, (sign)=>`%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
            return safe.length <= longestChunk ? safe : `${safe.slice(0, longestChunk - 17)}~${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', chunk).slice(0, 16)}`;
        }
        const between = '+';
        function chunksThatFit(parts) {
            let length = -1;
            const over = parts.findIndex((part)=>(length += part.length + 1) > longestChunk);
            return over === -1 ? parts.length : Math.max(1, over);
        }
        const joinChunks = (parts)=>parts.join(between);
        const splitChunks = (part)=>part.split(between);
        function artifactName(group, name) {
            switch(name.kind){
                case 'claim':
                case 'record':
                    return `muster-${group}-${name.kind}-${name.chunk}-${name.runAttempt}-${name.number}`;
                case 'tally':
                    return `muster-${group}-tally-${name.leg}-${name.runAttempt}-${name.passed}-${name.failed}`;
                case 'plan':
                case 'join':
                case 'undone':
                case 'stop':
                    return `muster-${group}-${name.kind}-${name.runAttempt}`;
            }
        }
        function artifactPrefix(group, kind) {
            return `muster-${group}-${kind}-`;
        }
        function parseArtifactName(group, text) {
            const start = `muster-${group}-`;
            if (!text.startsWith(start)) return undefined;
            const rest = text.slice(start.length);
            const single = /^(plan|join|undone|stop)-([1-9]\d*)$/.exec(rest);
            if (single !== null) return {
                kind: single[1],
                runAttempt: Number(single[2])
            };
            const tally = /^tally-(\d+)-([1-9]\d*)-(\d+)-(\d+)$/.exec(rest);
            if (tally !== null) {
                const [leg = 0, runAttempt = 0, passed = 0, failed = 0] = tally.slice(1).map(Number);
                return {
                    kind: 'tally',
                    leg,
                    runAttempt,
                    passed,
                    failed
                };
            }
            const work = /^(claim|record)-(.+)-([1-9]\d*)-([1-9]\d*)$/.exec(rest);
            if (work === null) return undefined;
            const [, kind, chunk = '', runAttempt, number] = work;
            return {
                kind: kind === 'claim' ? 'claim' : 'record',
                chunk,
                runAttempt: Number(runAttempt),
                number: Number(number)
            };
        }
        const statePrefix = (group)=>`muster-state/${group}/`;
    }),
    32887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CI: ()=>partsOf,
            Ss: ()=>maxBundledFileBytes,
            VR: ()=>maxDocumentBytes,
            aw: ()=>maxKeptBytes,
            qi: ()=>maxReadBytes,
            rG: ()=>maxOutputBytes
        });
        const maxBundleBytes = 256 * 2 ** 20;
        const maxBundledFileBytes = 64 * 2 ** 20;
        const maxOutputBytes = 256 * 2 ** 20;
        const maxReadBytes = 2 * maxBundleBytes;
        const maxKeptBytes = 896 * 2 ** 20;
        const maxDocumentBytes = 2 ** 20;
        const bytesOf = ({ files })=>files.reduce((sum, { bytes })=>sum + bytes.length, 0);
        function* partsOf(records) {
            let part = [];
            let room = maxBundleBytes;
            for (const record of records){
                const bytes = bytesOf(record);
                if (bytes > room && part.length > 0) {
                    yield part;
                    [part, room] = [
                        [],
                        maxBundleBytes
                    ];
                }
                part.push(record);
                room -= bytes;
            }
            if (part.length > 0) yield part;
        }
    }),
    7101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            AN: ()=>promptPath,
            Cm: ()=>firstSeal,
            H9: ()=>chainName,
            Q2: ()=>logPath,
            XC: ()=>outputPath,
            lX: ()=>recordPath,
            n: ()=>encodeBundle
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        const firstSeal = 1000;
        const chainName = 'chain.json';
        const recordPath = (shard, attempt)=>`records/${encodeURIComponent(shard)}.${attempt}.json`;
        const outputPath = (path)=>`files/${path}`;
        const logPath = (shard, attempt)=>`logs/${encodeURIComponent(shard)}.${attempt}.log`;
        const promptPath = (shard)=>`prompts/${encodeURIComponent(shard)}.prompt.md`;
        function encodeBundle(head, records, previous, untouched = []) {
            const files = new Map();
            const entries = [];
            let last = previous;
            for (const { fence, record, files: own, withheld } of records){
                const { shard, attempt } = record;
                const bytes = Buffer.from(`${JSON.stringify({
                    format: 'muster.fenced/1',
                    fence,
                    previous: last,
                    record
                })}\n`);
                const path = recordPath(shard, attempt);
                files.set(path, {
                    path,
                    bytes
                });
                for (const file of own)files.set(file.path, file);
                const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes);
                const digests = Object.fromEntries(own.map((file)=>[
                        file.path,
                        (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file.bytes)
                    ]));
                entries.push({
                    shard,
                    attempt,
                    record: digest,
                    previous: last,
                    files: digests,
                    ...withheld === undefined ? {} : {
                        withheld
                    }
                });
                last = digest;
            }
            const left = untouched.length === 0 ? {} : {
                untouched
            };
            const chain = {
                format: 'muster.bundle/1',
                ...head,
                entries,
                ...left
            };
            const bytes = Buffer.from(`${JSON.stringify(chain, null, 1)}\n`);
            return {
                files: [
                    {
                        path: chainName,
                        bytes
                    },
                    ...files.values()
                ],
                last
            };
        }
    })
};
