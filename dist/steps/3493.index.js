export const id = 3493;
export const ids = [
    3493
];
export const modules = {
    78767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $c: ()=>rowDigest,
            ED: ()=>checksDigest,
            Gb: ()=>planDigest,
            gW: ()=>areSameChecks,
            sc: ()=>sha256,
            xp: ()=>runnerDigest
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        function sha256(content) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
        }
        function rowDigest({ id, source, output, qc, notes, extra, schemas }) {
            const cells = [
                id,
                source,
                output,
                qc,
                notes
            ];
            if (extra !== undefined) cells.push(Object.entries(extra).toSorted(([a], [b])=>a < b ? -1 : 1));
            const digest = sha256(JSON.stringify(cells));
            return schemas === undefined ? digest : `${digest}.${schemas}`;
        }
        const checkParts = [
            'forbid',
            'isQcChecked',
            'outputSchema',
            'qcSchema',
            'outputSchemaColumn',
            'qcSchemaColumn',
            'verifyCommand'
        ];
        function checksDigest(checks, schemas = {}, isKnown = ()=>true) {
            const withBytes = (path)=>path === undefined ? null : [
                    path,
                    schemas[path] ?? null
                ];
            const values = {
                ...checks,
                forbid: [
                    ...new Set(checks.forbid)
                ].toSorted(),
                outputSchema: withBytes(checks.outputSchema),
                qcSchema: withBytes(checks.qcSchema),
                outputSchemaColumn: checks.outputSchemaColumn,
                qcSchemaColumn: checks.qcSchemaColumn,
                verifyCommand: checks.verifyCommand
            };
            const parts = checkParts.map((part)=>isKnown(part) ? partDigest(values[part]) : '');
            return parts.join('.');
        }
        function areSameChecks(then, now) {
            const [before, after] = [
                then.split('.'),
                now.split('.')
            ];
            return after.every((part, index)=>part === '' || part === before[index]);
        }
        const partDigest = (value)=>sha256(JSON.stringify(value ?? null)).slice(0, 16);
        function runnerDigest(name, meaning) {
            return sha256(JSON.stringify([
                name,
                Object.entries(meaning).toSorted(([a], [b])=>a < b ? -1 : 1)
            ]));
        }
        function planDigest(parts) {
            const { items, template, checks, settings } = parts;
            const lines = [
                JSON.stringify([
                    items,
                    template,
                    checks,
                    settings
                ])
            ];
            for (const shard of parts.shards)lines.push(`${shard.id}\t${shard.items[0]}\t${shard.items.length}`);
            return sha256(lines.join('\n'));
        }
    }),
    51512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ey: ()=>parsePlanDocument,
            Fr: ()=>renderPlanDocument,
            Hs: ()=>plannedItems,
            L5: ()=>withoutStaleWork,
            d5: ()=>isRangeOf,
            ql: ()=>staleWorkOf
        });
        var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30315);
        var _text_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46615);
        var _verify_json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36057);
        var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56570);
        function renderPlanDocument(plan) {
            const { shards, ...head } = plan;
            const lines = shards.map((shard)=>JSON.stringify(shard)).join(',\n');
            return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
        }
        function parsePlanDocument(text, at) {
            let value;
            try {
                value = JSON.parse(text);
            } catch (thrown) {
                const { message, offset } = (0, _verify_json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text, Infinity).error ?? {
                    message: String(thrown),
                    offset: 0
                };
                return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                    reason: 'plan-invalid',
                    at: {
                        ...at,
                        ...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_3__.$)(text, offset)
                    },
                    error: message
                });
            }
            const wrong = firstWrong(value);
            if (wrong === undefined) return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(value);
            const [pointer, expected] = wrong;
            const { format } = value ?? {};
            if (pointer === '/format' && typeof format === 'string') return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                reason: 'format-too-new',
                at,
                role: 'plan',
                found: format
            });
            const offset = (0, _verify_json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text, Infinity, [
                pointer
            ]).places.get(pointer);
            const place = offset === undefined ? {} : (0, _text_place_js__WEBPACK_IMPORTED_MODULE_3__.$)(text, offset);
            const error = `${pointer === '' ? 'the file' : pointer.slice(1).replaceAll('/', '.')} must be ${expected}`;
            return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                reason: 'plan-invalid',
                at: {
                    ...at,
                    ...place
                },
                error
            });
        }
        function firstWrong(value) {
            if (!isObject(value)) return [
                '',
                'an object'
            ];
            const { format, items, workdir, template, settings, digests, shards, archivedAttempts = {} } = value;
            if (format !== 'muster.plan/1') return [
                '/format',
                '"muster.plan/1"'
            ];
            if (typeof items !== 'string') return [
                '/items',
                'a path'
            ];
            if (typeof workdir !== 'string') return [
                '/workdir',
                'a path'
            ];
            if (!isObject(digests)) return [
                '/digests',
                'an object'
            ];
            if (!Array.isArray(shards)) return [
                '/shards',
                'a list'
            ];
            const wrong = shards.findIndex((shard)=>!isShardEntry(shard));
            if (wrong !== -1) return [
                `/shards/${wrong}`,
                'a shard with its id, items and prompt'
            ];
            if (!isTextOrNull(template)) return [
                '/template',
                'a path or null'
            ];
            if (!isObject(settings)) return [
                '/settings',
                'an object'
            ];
            const wrongDigest = digestNames.find((name)=>!isTextOrNull(digests[name]));
            if (wrongDigest !== undefined) return [
                `/digests/${wrongDigest}`,
                'a digest'
            ];
            if (!isObject(archivedAttempts)) return [
                '/archivedAttempts',
                'an object'
            ];
            const most = Object.entries(archivedAttempts).find(([, count])=>!isCount(count, _record_js__WEBPACK_IMPORTED_MODULE_1__.E5));
            if (most === undefined) return undefined;
            return [
                `/archivedAttempts/${pointerPart(most[0])}`,
                `a whole number from 0 to ${_record_js__WEBPACK_IMPORTED_MODULE_1__.E5}`
            ];
        }
        function plannedItems(entries, row) {
            const items = entries.get(row.shardId)?.items;
            return items !== undefined && isRangeOf(items, row) ? items : undefined;
        }
        function staleWorkOf(entries, row) {
            const work = entries.get(row.shardId)?.staleWork;
            const isUntouched = row.status === 'pending' && row.attempt === work?.attempt && plannedItems(entries, row) !== undefined;
            return isUntouched ? work : undefined;
        }
        function withoutStaleWork(plan, shard) {
            const isConcerned = ({ id, staleWork })=>id === shard && staleWork !== undefined;
            if (!plan.shards.some(isConcerned)) return plan;
            const shards = plan.shards.map((entry)=>{
                if (!isConcerned(entry)) return entry;
                const { staleWork: _forgotten, ...rest } = entry;
                return rest;
            });
            return {
                ...plan,
                shards
            };
        }
        function isRangeOf(ids, row) {
            return ids.length === row.itemCount && ids[0] === row.firstItem && ids.at(-1) === row.lastItem;
        }
        const digestNames = [
            'items',
            'template',
            'checks',
            'plan'
        ];
        const isObject = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
        const isTextOrNull = (value)=>typeof (value ?? '') === 'string';
        const isCount = (value, most)=>Number.isSafeInteger(value) && value >= 0 && value <= most;
        const pointerPart = (key)=>key.replaceAll('~', '~0').replaceAll('/', '~1');
        function isShardEntry(value) {
            if (typeof value !== 'object' || value === null) return false;
            const { id, items, prompt, staleWork } = value;
            const areIds = Array.isArray(items) && items.every((item)=>typeof item === 'string');
            const isPrompt = prompt === undefined || typeof prompt === 'string';
            return typeof id === 'string' && areIds && isPrompt && (staleWork === undefined || isStaleWork(staleWork));
        }
        function isStaleWork(value) {
            if (typeof value !== 'object' || value === null) return false;
            const { was, attempt } = value;
            return (was === 'succeeded' || was === 'verified') && isCount(attempt, _record_js__WEBPACK_IMPORTED_MODULE_1__.Ue);
        }
    }),
    31701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>placeTaken
        });
        function placeTaken(file, entry, wanted) {
            if (entry === undefined) return undefined;
            const found = kindOf(entry);
            const isInTheWay = wanted === 'folder' ? found !== 'folder' : found === 'folder';
            return isInTheWay ? {
                reason: 'place-taken',
                at: {
                    file
                },
                found,
                wanted
            } : undefined;
        }
        function kindOf(entry) {
            if (entry.isSymbolicLink()) return 'symlink';
            if (entry.isDirectory()) return 'folder';
            return entry.isFile() ? 'file' : 'other';
        }
    }),
    59574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>attemptOfName,
            B: ()=>openAttemptFiles
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var system_error = __webpack_require__(26096);
        var fixed_place = __webpack_require__(3476);
        var fault_point = __webpack_require__(3287);
        var regular_file = __webpack_require__(59967);
        var temp_file = __webpack_require__(94719);
        var external_node_util_ = __webpack_require__(57975);
        ;
        const tempPattern = /^\.(?<name>.+\.json)\.\d+(?:\.\d+)?$/;
        let tempCount = 0;
        const maxTries = 3;
        const sync = (0, external_node_util_.promisify)(external_node_fs_.fdatasync);
        const nameOfTemp = (temp)=>tempPattern.exec(temp)?.groups?.['name'];
        async function createWhole(file) {
            const path = (0, external_node_path_.join)(file.folder, file.name);
            try {
                for(let tries = 1;; tries++){
                    const isCreated = await tryCreate(file, path);
                    if (isCreated !== undefined) return isCreated;
                    if (tries === maxTries) throw Object.assign(new Error(`${file.folder} vanishes`), {
                        code: 'ENOENT'
                    });
                }
            } catch (error) {
                throw (0, system_error.b7)(error, path);
            }
        }
        async function tryCreate(file, path) {
            file.place.check();
            const temp = (0, external_node_path_.join)(file.folder, `.${file.name}.${process.pid}.${tempCount++}`);
            try {
                await writeTemp(temp, file);
                file.beforeLink?.();
                const first = linkIfAbsent(temp, path);
                if (first !== false || file.onTaken === undefined) return first;
                file.onTaken(file.name);
                return linkIfAbsent(temp, path);
            } finally{
                (0, temp_file.Lc)(temp);
            }
        }
        async function writeTemp(path, { place, text, isLasting }) {
            const fd = openIn(place, path);
            try {
                (0, external_node_fs_.writeFileSync)(fd, text);
                if (isLasting) await sync(fd);
            } finally{
                (0, external_node_fs_.closeSync)(fd);
            }
        }
        function openIn(place, path) {
            try {
                return (0, temp_file.XS)(path, 0o644);
            } catch (error) {
                if (!(0, system_error._m)(error, 'ENOENT')) throw error;
                place.make();
                return (0, temp_file.XS)(path, 0o644);
            }
        }
        function linkIfAbsent(temp, path) {
            try {
                (0, external_node_fs_.linkSync)(temp, path);
                return true;
            } catch (error) {
                if ((0, system_error._m)(error, 'EEXIST')) return false;
                if ((0, system_error._m)(error, 'ENOENT')) return (0, external_node_fs_.existsSync)(path) ? false : undefined;
                throw error;
            }
        }
        ;
        const namePattern = /^(?<shard>[^/]+)\.(?<attempt>[1-9]\d{0,8})\.json$/;
        function attemptOfName(name) {
            const { shard, attempt } = namePattern.exec(name)?.groups ?? {};
            return shard === undefined ? undefined : {
                shard,
                attempt: Number(attempt)
            };
        }
        function openAttemptFiles(options) {
            const { folder, role } = options;
            const place = (0, fixed_place.X)(folder, options.above);
            const known = new Map();
            const refused = new Set();
            let temps = [];
            let trouble;
            const nameOf = (shard, attempt)=>`${shard}.${attempt}.json`;
            const decode = (name)=>{
                const of = attemptOfName(name);
                if (of === undefined) return undefined;
                const path = (0, external_node_path_.join)(folder, name);
                const file = (0, regular_file.X)(path);
                if (file.kind === 'missing') return undefined;
                if (file.kind === 'unreadable' && role === 'record') return {
                    ok: false,
                    error: file.error,
                    isForeign: true
                };
                const text = file.kind === 'read' ? file.bytes.toString('utf8') : undefined;
                const mtimeMs = ()=>file.kind === 'read' ? file.stat.mtimeMs : (0, regular_file.k)(path);
                return options.decode(text, of.shard, of.attempt, mtimeMs);
            };
            const load = (name)=>{
                const decoded = decode(name);
                if (decoded === undefined) return undefined;
                const error = decoded.ok ? decoded.doubt : decoded.error;
                if (error === undefined) refused.delete(name);
                else if (!refused.has(name)) {
                    refused.add(name);
                    options.warn({
                        reason: 'record-invalid',
                        at: {
                            file: `${options.shownAs}/${name}`
                        },
                        role,
                        error
                    });
                }
                if (!decoded.ok) return undefined;
                known.set(name, options.keep(decoded.value));
                return decoded.value;
            };
            const names = ()=>{
                trouble = undefined;
                temps = [];
                try {
                    const all = (0, external_node_fs_.readdirSync)(folder);
                    temps = all.filter((name)=>name.startsWith('.'));
                    return all.filter((name)=>!name.startsWith('.'));
                } catch (error) {
                    if ((0, system_error._m)(error, 'ENOENT')) return [];
                    trouble = (0, system_error.O$)(error, options.shownAs, role);
                    return [];
                }
            };
            const moveTornAside = (name)=>{
                if (!isTorn(decode(name))) return;
                const path = (0, external_node_path_.join)(folder, name);
                const aside = `${path}.torn`;
                try {
                    (0, external_node_fs_.renameSync)(path, aside);
                } catch (error) {
                    if ((0, system_error._m)(error, 'ENOENT')) return;
                    throw error;
                }
                const moved = (0, regular_file.X)(aside);
                const { shard = '', attempt = 0 } = attemptOfName(name) ?? {};
                const text = moved.kind === 'read' ? moved.bytes.toString('utf8') : undefined;
                const decoded = options.decode(text, shard, attempt, ()=>0);
                if (decoded.ok) linkIfAbsent(aside, path);
            };
            const forgetOthers = (present)=>{
                const standing = new Set(present);
                for (const name of known.keys())if (!standing.has(name)) known.delete(name);
            };
            return {
                async createExclusive (shard, attempt, text, kept) {
                    const name = nameOf(shard, attempt);
                    const whole = {
                        folder,
                        place,
                        name,
                        text
                    };
                    const isCreated = await createWhole(role === 'claim' ? {
                        ...whole,
                        isLasting: false
                    } : {
                        ...whole,
                        isLasting: true,
                        beforeLink: ()=>(0, fault_point.Jd)('mid-record'),
                        onTaken: moveTornAside
                    });
                    if (isCreated) known.set(name, kept);
                    return isCreated;
                },
                list () {
                    const present = names();
                    for (const name of present)if (!known.has(name)) load(name);
                    if (trouble === undefined) forgetOthers(present);
                    return [
                        ...known.values()
                    ];
                },
                *each () {
                    for (const name of names()){
                        const whole = load(name);
                        if (whole !== undefined) yield whole;
                    }
                },
                checkPlace: ()=>place.check(),
                trouble: ()=>trouble,
                read (shard, attempt) {
                    const decoded = decode(nameOf(shard, attempt));
                    return decoded?.ok === true ? decoded.value : undefined;
                },
                sweep () {
                    for (const temp of temps){
                        const name = nameOfTemp(temp) ?? '';
                        if (known.has(name) || refused.has(name)) (0, temp_file.iY)((0, external_node_path_.join)(folder, temp));
                    }
                    temps = [];
                }
            };
        }
        function isTorn(decoded) {
            return decoded !== undefined && !decoded.ok && decoded.isForeign !== true;
        }
    }),
    11973: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            B: ()=>takenPlace,
            l: ()=>blockedPlaces
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_place_taken_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31701);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        function blockedPlaces({ dir, lockPath }) {
            const whole = blockedFolder(dir);
            if (whole !== undefined) return [
                whole
            ];
            const inside = [
                'claims',
                'records',
                'run-logs'
            ].map((name)=>blockedFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
            return [
                ...inside,
                takenPlace(lockPath, 'file')
            ].filter((one)=>one !== undefined);
        }
        function takenPlace(path, wanted) {
            try {
                return (0, _core_place_taken_js__WEBPACK_IMPORTED_MODULE_2__.X)(path, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                    throwIfNoEntry: false
                }), wanted);
            } catch (error) {
                return (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.mP)(error, path);
            }
        }
        function blockedFolder(folder) {
            const taken = takenPlace(folder, 'folder');
            if (taken !== undefined) return taken;
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
                return undefined;
            } catch (error) {
                return (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__._m)(error, 'ENOENT') ? undefined : (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.mP)(error, folder);
            }
        }
    }),
    3287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Jd: ()=>faultPoint
        });
        const faultPoints = null && [
            'after-claim',
            'mid-child',
            'after-child',
            'mid-record',
            'after-record',
            'mid-manifest',
            'after-manifest'
        ];
        const planFaultPoints = null && [
            'after-plan-mark',
            'mid-archive',
            'mid-manifest',
            'after-manifest',
            'before-plan',
            'after-plan'
        ];
        let armed;
        function armFaultPoint(spec) {
            if (spec === undefined) return;
            const [name, count = '1'] = spec.split(':');
            const point = [
                ...faultPoints,
                ...planFaultPoints
            ].find((known)=>known === name);
            if (point !== undefined) armed = {
                point,
                hits: Number(count)
            };
        }
        function faultPoint(point) {
            if (armed === undefined || armed.point !== point) return;
            armed.hits -= 1;
            if (armed.hits <= 0) process.kill(process.pid, 'SIGKILL');
        }
    }),
    3476: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>fixPlace
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        var _follow_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4679);
        function fixPlace(folder, above) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
            const given = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(folder);
            const start = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)();
            const startIno = start === undefined ? undefined : inoOf(start);
            const expected = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above?.expected ?? realPlace((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
            const check = ()=>{
                if (leadsTo(given) === expected) {
                    if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(given).isDirectory()) return;
                    throw Object.assign(new Error(`ENOTDIR: ${folder} is no folder`), {
                        code: 'ENOTDIR',
                        path: folder
                    });
                }
                if (start !== undefined && inoOf(start) !== startIno) throw Object.assign(new Error(`ENOENT: ${start} is gone`), {
                    code: 'ENOENT',
                    path: folder
                });
                if (realPlace(path) === expected) return;
                const message = `ELOOP: a symlink leads from ${folder} to another place`;
                throw Object.assign(new Error(message), {
                    code: 'ELOOP',
                    path: folder
                });
            };
            return {
                expected,
                check,
                make () {
                    check();
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, {
                        recursive: true
                    });
                }
            };
        }
        function leadsTo(folder) {
            try {
                return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);
            } catch  {
                return undefined;
            }
        }
        const inoOf = (path)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
                throwIfNoEntry: false
            })?.ino;
        function realPlace(path) {
            try {
                return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
            } catch (error) {
                const above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
                const end = (0, _follow_links_js__WEBPACK_IMPORTED_MODULE_2__.n)(path);
                if ((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__._m)(error, 'ENOENT') && end !== path) return realPlace(end);
                return (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__._m)(error, 'ENOENT') && above !== path ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realPlace(above), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) : path;
            }
        }
    }),
    4679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            n: ()=>followLinks
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        const maxLinks = 40;
        function followLinks(path, left = maxLinks) {
            try {
                if (left === 0 || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink()) return path;
                return followLinks((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)), left - 1);
            } catch  {
                return path;
            }
        }
    }),
    84394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            f: ()=>openPlanStore,
            w: ()=>unfinishedPlanPath
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var plan_document = __webpack_require__(51512);
        var result = __webpack_require__(30315);
        var system_error = __webpack_require__(26096);
        var fault_point = __webpack_require__(3287);
        ;
        const archivedNames = [
            'plan.json',
            'claims',
            'records',
            'run-logs'
        ];
        function archiveBatch(manifestPath, alsoNamed) {
            const dir = (0, external_node_path_.dirname)(manifestPath);
            const names = [
                (0, external_node_path_.basename)(manifestPath),
                ...archivedNames,
                ...alsoNamed
            ];
            const present = names.filter((name)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(dir, name)));
            if (present.length === 0) return (0, result.ok)(undefined);
            const moved = [];
            try {
                const folder = nextArchive((0, external_node_path_.join)(dir, 'archive'));
                const undo = ()=>moveBack(dir, folder, moved);
                try {
                    for (const name of present){
                        (0, external_node_fs_.renameSync)((0, external_node_path_.join)(dir, name), (0, external_node_path_.join)(folder, name));
                        moved.push(name);
                        (0, fault_point.Jd)('mid-archive');
                    }
                } catch (error) {
                    undo();
                    throw error;
                }
                return (0, result.ok)({
                    folder,
                    undo
                });
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, (0, external_node_path_.join)(dir, 'archive')));
            }
        }
        function nextArchive(archiveDir) {
            (0, external_node_fs_.mkdirSync)(archiveDir, {
                recursive: true
            });
            const numbers = (0, external_node_fs_.readdirSync)(archiveDir).map(Number).filter(Number.isSafeInteger);
            const folder = (0, external_node_path_.join)(archiveDir, String(Math.max(0, ...numbers) + 1));
            (0, external_node_fs_.mkdirSync)(folder);
            return folder;
        }
        function moveBack(dir, folder, names) {
            for (const name of names)(0, external_node_fs_.renameSync)((0, external_node_path_.join)(folder, name), (0, external_node_path_.join)(dir, name));
            (0, external_node_fs_.rmdirSync)(folder);
        }
        var attempt_files = __webpack_require__(59574);
        ;
        function archivedAttempts(dir) {
            const highest = new Map();
            const archives = (0, external_node_path_.join)(dir, 'archive');
            const folders = namesIn(archives).filter((name)=>/^\d+$/.test(name)).map((name)=>(0, external_node_path_.join)(archives, name));
            for (const folder of folders)for (const room of namesIn(folder).filter((name)=>name === 'claims' || name === 'records'))for (const name of namesIn((0, external_node_path_.join)(folder, room))){
                const of = (0, attempt_files.O)(name);
                if (of !== undefined && of.attempt > (highest.get(of.shard) ?? 0)) highest.set(of.shard, of.attempt);
            }
            return Object.fromEntries(highest);
        }
        function namesIn(folder) {
            try {
                if ((0, external_node_fs_.lstatSync)(folder, {
                    throwIfNoEntry: false
                })?.isDirectory() !== true) return [];
                return (0, external_node_fs_.readdirSync)(folder).filter((name)=>!name.startsWith('.'));
            } catch  {
                return [];
            }
        }
        var blocked_places = __webpack_require__(11973);
        var regular_file = __webpack_require__(59967);
        var temp_file = __webpack_require__(94719);
        ;
        const unfinishedPlanPath = (planPath)=>(0, external_node_path_.join)((0, external_node_path_.dirname)(planPath), 'plan.next.json');
        function openPlanStore(manifestPath) {
            const dir = (0, external_node_path_.dirname)(manifestPath);
            const path = (0, external_node_path_.join)(dir, 'plan.json');
            const next = unfinishedPlanPath(path);
            const readStanding = openPlanReader(path);
            const readUnfinished = openPlanReader(next);
            let hasBegun = false;
            const writeAs = (target, text)=>attempting(target, ()=>{
                    (0, external_node_fs_.mkdirSync)(dir, {
                        recursive: true
                    });
                    const temp = (0, external_node_path_.join)(dir, `.plan.json.${process.pid}`);
                    writeTemp(temp, text);
                    (0, external_node_fs_.renameSync)(temp, target);
                });
            const isStanding = (text)=>{
                const standing = readText(path);
                return standing.ok && standing.value === text;
            };
            const writingAfter = (before)=>({
                    finish: ()=>attempting(path, ()=>{
                            (0, fault_point.Jd)('before-plan');
                            (0, external_node_fs_.renameSync)(next, path);
                            hasBegun = false;
                            (0, fault_point.Jd)('after-plan');
                        }),
                    undo () {
                        if (before === undefined) (0, temp_file.iY)(next);
                        else writeAs(next, before);
                        hasBegun = false;
                    }
                });
            return {
                read () {
                    const plan = readStanding();
                    if (!(0, external_node_fs_.existsSync)(next)) return plan;
                    return (0, result.fJ)((0, blocked_places.B)(next, 'file') ?? {
                        reason: 'plan-unfinished',
                        file: next
                    });
                },
                readForPlan () {
                    const standing = readStanding();
                    if (!standing.ok) return standing;
                    const unfinished = readUnfinished();
                    return (0, result.ok)({
                        standing: standing.value,
                        unfinished: unfinished.ok ? unfinished.value : undefined
                    });
                },
                write (plan) {
                    const text = (0, plan_document.Fr)(plan);
                    return isStanding(text) ? (0, result.ok)(undefined) : writeAs(path, text);
                },
                forgetStaleWork (shard) {
                    for (const [target, read] of [
                        [
                            path,
                            readStanding
                        ],
                        [
                            next,
                            readUnfinished
                        ]
                    ]){
                        const plan = read();
                        if (!plan.ok || plan.value === undefined) continue;
                        const without = (0, plan_document.L5)(plan.value, shard);
                        const written = without === plan.value ? (0, result.ok)(undefined) : writeAs(target, (0, plan_document.Fr)(without));
                        if (!written.ok) return written;
                    }
                    return (0, result.ok)(undefined);
                },
                begin (plan, { isAfresh }) {
                    const text = (0, plan_document.Fr)(plan);
                    if (!isAfresh && !(0, external_node_fs_.existsSync)(next) && isStanding(text)) return (0, result.ok)(unchanged);
                    const before = readText(next);
                    const written = writeAs(next, text);
                    if (!written.ok) return written;
                    hasBegun = true;
                    (0, fault_point.Jd)('after-plan-mark');
                    return (0, result.ok)(writingAfter(before.ok ? before.value : undefined));
                },
                archivedAttempts: ()=>archivedAttempts(dir),
                archive: ()=>archiveBatch(manifestPath, hasBegun ? [] : [
                        'plan.next.json'
                    ])
            };
        }
        const unchanged = {
            finish: ()=>(0, result.ok)(undefined),
            undo () {}
        };
        function attempting(file, work) {
            try {
                work();
                return (0, result.ok)(undefined);
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, file));
            }
        }
        function writeTemp(path, text) {
            const fd = (0, temp_file.XS)(path);
            try {
                (0, external_node_fs_.writeFileSync)(fd, text);
                (0, external_node_fs_.fsyncSync)(fd);
            } catch (error) {
                (0, temp_file.iY)(path);
                throw error;
            } finally{
                (0, external_node_fs_.closeSync)(fd);
            }
        }
        function openPlanReader(path) {
            let known;
            return ()=>{
                const text = readText(path);
                if (!text.ok) return text;
                if (text.value === undefined) return (0, result.ok)(undefined);
                if (known?.text !== text.value) known = {
                    text: text.value,
                    plan: (0, plan_document.Ey)(text.value, {
                        file: path
                    })
                };
                return known.plan;
            };
        }
        function readText(path) {
            const file = (0, regular_file.X)(path);
            if (file.kind === 'missing') return (0, result.ok)(undefined);
            if (file.kind === 'read') return (0, result.ok)(file.bytes.toString('utf8'));
            return (0, result.fJ)({
                reason: 'file-unreadable',
                at: {
                    file: path
                },
                role: 'plan',
                error: file.error
            });
        }
    }),
    59967: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>readRegularFile,
            k: ()=>mtimeOf
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26096);
        var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59327);
        const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
        const noFile = {
            kind: 'other',
            error: 'not a file'
        };
        function mtimeOf(path) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).mtimeMs;
            } catch  {
                return Date.now();
            }
        }
        function readRegularFile(path) {
            let fd;
            try {
                fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, openFlags);
            } catch (error) {
                if ((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__._m)(error, 'ENOENT')) return {
                    kind: 'missing'
                };
                if ((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__._m)(error, 'ENXIO', 'EOPNOTSUPP')) return noFile;
                return {
                    kind: 'unreadable',
                    error: (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__.f9)(error)
                };
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
                if (!stat.isFile()) return noFile;
                if (stat.size > _core_text_limit_js__WEBPACK_IMPORTED_MODULE_2__.vV) return {
                    kind: 'unreadable',
                    error: _core_text_limit_js__WEBPACK_IMPORTED_MODULE_2__.sb
                };
                return {
                    kind: 'read',
                    bytes: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd),
                    stat
                };
            } catch (error) {
                return {
                    kind: 'unreadable',
                    error: (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__.f9)(error)
                };
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            }
        }
    }),
    94719: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Lc: ()=>discardTemp,
            XS: ()=>openTemp,
            iY: ()=>unlinkIfPresent
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26096);
        function openTemp(path, mode = 0o666) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
            } catch (error) {
                if (!(0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__._m)(error, 'EEXIST')) throw error;
                unlinkIfPresent(path);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
            }
        }
        function unlinkIfPresent(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
            } catch (error) {
                if (!(0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_1__._m)(error, 'ENOENT')) throw error;
            }
        }
        function discardTemp(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
            } catch  {}
        }
    }),
    73493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            openPlanAndItems: ()=>openPlanAndItems
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30315);
        var _engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46692);
        var _engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86830);
        var _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84394);
        var _checks_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67186);
        var _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93381);
        var _reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27833);
        async function openPlanAndItems(resolved) {
            const settings = resolved.values;
            const manifestPath = (0, _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.A)(settings);
            const read = (0, _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.f)(manifestPath).read();
            if (!read.ok) return read;
            const plan = read.value;
            const planned = plan === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath), plan.items);
            const path = settings.items ?? planned;
            if (path === undefined) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? {} : {
                plan
            });
            const bytes = (0, _engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__.R)(path, 'items');
            if (!bytes.ok) return bytes;
            const table = await (0, _engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__.F)({
                itemsPath: path,
                workdir: settings.workdir,
                isQcRequired: !settings.noJson,
                schemaColumns: (0, _checks_of_js__WEBPACK_IMPORTED_MODULE_5__.i)(settings),
                reserved: (0, _reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__.z)(resolved),
                bytes: bytes.value
            });
            if (!table.ok) return table;
            const isChanged = plan !== undefined && (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes.value) !== plan.digests.items;
            const items = {
                path,
                table: table.value,
                isChanged
            };
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? {
                items
            } : {
                plan,
                items
            });
        }
    })
};
