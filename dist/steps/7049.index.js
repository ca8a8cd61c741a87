export const id = 7049;
export const ids = [
    7049
];
export const modules = {
    8764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>standingRecords,
            u: ()=>compareFences
        });
        var _provenance_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54911);
        function compareFences(a, b) {
            return a.runAttempt - b.runAttempt || a.attempt - b.attempt || (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0);
        }
        function standingRecords(records, contentOf = ({ record })=>(0, _provenance_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__.d)(record)) {
            const isPreferred = (candidate, known)=>{
                const order = rankOf(candidate) - rankOf(known) || compareFences(candidate.fence, known.fence);
                return order === 0 ? contentOf(candidate) > contentOf(known) : order > 0;
            };
            const standing = new Map();
            for (const candidate of records){
                const known = standing.get(candidate.record.shard);
                if (known === undefined || isPreferred(candidate, known)) standing.set(candidate.record.shard, candidate);
            }
            return standing;
        }
        const rankOf = ({ record })=>record.status === 'failed' ? 0 : 1;
    }),
    11839: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            fw: ()=>maxJobArtifacts,
            oq: ()=>legBudget
        });
        const maxLegArtifacts = 2816;
        const maxJobArtifacts = 400;
        const fewestParts = 4;
        const mostChunks = 20;
        const mostParts = 250;
        const mostTallies = 5;
        function legBudget(legs, hasTallies = false) {
            const each = Math.floor(maxLegArtifacts / Math.max(1, legs));
            const chunks = Math.min(mostChunks, each - fewestParts);
            const tallies = hasTallies ? Math.max(1, Math.min(mostTallies, Math.floor((each - chunks) / 4))) : 0;
            return {
                chunks,
                parts: Math.min(mostParts, each - chunks - tallies),
                tallies
            };
        }
    }),
    79480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            DS: ()=>planLegs,
            Oz: ()=>chunkToSteal,
            U_: ()=>chunksOf,
            fX: ()=>chunkName
        });
        var _leg_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11839);
        const maxMatrixLegs = 256;
        function planLegs(shards, maxLegs) {
            const total = Math.min(shards.length, Math.max(1, Math.min(maxLegs, maxMatrixLegs)));
            const border = (index)=>Math.floor(index * shards.length / total);
            return Array.from({
                length: total
            }, (_, index)=>{
                const [from, to] = [
                    border(index),
                    border(index + 1)
                ];
                const first = shards[from] ?? '';
                const last = shards[to - 1] ?? '';
                if (shards.length <= total) return {
                    index,
                    total,
                    name: first,
                    shard: first,
                    from,
                    to
                };
                return {
                    index,
                    total,
                    name: `${first} \u{2026} ${last}`,
                    from,
                    to
                };
            });
        }
        function chunksOf(leg) {
            const size = leg.to - leg.from;
            if (size <= 0) return [];
            const first = Math.max(1, Math.floor(size / 10));
            const count = Math.min(size - first + 1, (0, _leg_budget_js__WEBPACK_IMPORTED_MODULE_0__.oq)(leg.total).chunks);
            const border = (number)=>number === 0 ? leg.from : leg.from + first + Math.floor((number - 1) * (size - first) / (count - 1));
            return Array.from({
                length: count
            }, (_, number)=>{
                const [from, to] = [
                    border(number),
                    number === count - 1 ? leg.to : border(number + 1)
                ];
                return {
                    leg: leg.index,
                    number,
                    from,
                    to
                };
            });
        }
        function chunkName(chunk, shards) {
            return chunk.to - chunk.from === 1 ? shards[chunk.from] ?? '' : `leg-${chunk.leg}-${chunk.number}`;
        }
        function chunkToSteal(chunks, isTaken, thief, legs) {
            const open = new Map();
            for (const chunk of chunks){
                if (chunk.leg === thief || isTaken(chunk)) continue;
                const known = open.get(chunk.leg) ?? {
                    work: 0,
                    chunks: []
                };
                known.work += chunk.to - chunk.from;
                known.chunks.push(chunk);
                open.set(chunk.leg, known);
            }
            const distance = (leg)=>(leg - thief + legs) % legs;
            let victim;
            for (const [leg, { work }] of open){
                const most = victim === undefined ? 0 : open.get(victim)?.work ?? 0;
                if (victim === undefined || work > most || work === most && distance(leg) < distance(victim)) victim = leg;
            }
            if (victim === undefined) return undefined;
            const left = (open.get(victim)?.chunks ?? []).toSorted((a, b)=>b.number - a.number);
            return left[(distance(victim) - 1) % Math.ceil(left.length / 2)];
        }
    }),
    2585: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            RU: ()=>openPlanName,
            e0: ()=>encodeOpenPlan,
            uq: ()=>decodeOpenPlan
        });
        var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);
        var _join_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16972);
        const openPlanName = 'open.json';
        function encodeOpenPlan({ shards, ...head }) {
            const lines = shards.map((shard)=>JSON.stringify(shard)).join(',\n');
            return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "shards": [\n${lines}\n]}\n`;
        }
        function decodeOpenPlan(text, artifact) {
            const why = (reason)=>(0, _result_js__WEBPACK_IMPORTED_MODULE_0__.fJ)({
                    reason: 'artifact-refused',
                    artifact,
                    entry: openPlanName,
                    why: reason
                });
            let value;
            try {
                value = JSON.parse(text);
            } catch  {
                return why('not JSON');
            }
            const open = typeof value === 'object' && value !== null ? value : {};
            if (open['format'] !== 'muster.open/1') return why(`its format is ${JSON.stringify(open['format'])}`);
            const { group, planDigest, shards, legs, policy, tolerance, members, carriedPassed } = open;
            if (typeof group !== 'string' || typeof planDigest !== 'string') return why('group or planDigest is missing');
            if (!Array.isArray(shards) || !shards.every((shard)=>typeof shard === 'string')) return why('shards are malformed');
            if (new Set(shards).size !== shards.length) return why('a shard stands in it twice');
            if (!isCount(legs) || legs > shards.length || legs === 0 && shards.length > 0) return why('legs do not fit the shards');
            if (typeof policy !== 'string' || (0, _join_policy_js__WEBPACK_IMPORTED_MODULE_1__.IW)(policy) === undefined) return why('its policy is unknown');
            if (tolerance !== undefined && (typeof tolerance !== 'string' || (0, _join_policy_js__WEBPACK_IMPORTED_MODULE_1__.BL)(tolerance) === undefined)) return why('its tolerance is malformed');
            if (!isCount(members) || !isCount(carriedPassed) || members < shards.length + carriedPassed) return why('its counts do not add up');
            return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(value);
        }
        const isCount = (value)=>Number.isSafeInteger(value) && value >= 0;
    }),
    23722: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            f: ()=>sealDigestOf
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        function sealDigestOf(files) {
            const lines = Array.from(files, ({ path, bytes })=>`${JSON.stringify([
                    path,
                    (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes)
                ])}\n`);
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', lines.toSorted().join(''));
        }
    }),
    57340: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>decodeBundle
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _batch_normal_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64198);
        var _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28433);
        var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30315);
        var _record_bundle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7101);
        function decodeBundle(files, artifact) {
            const refused = (entry, why)=>(0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                    reason: 'artifact-refused',
                    artifact,
                    entry,
                    why
                });
            const byPath = new Map();
            for (const file of files){
                const normal = (0, _batch_normal_path_js__WEBPACK_IMPORTED_MODULE_3__.FE)(file.path);
                if (!normal.ok || normal.path !== file.path) return refused(file.path, 'its path leads out, or is not plain');
                if (byPath.has(file.path)) return refused(file.path, 'it stands in it twice');
                byPath.set(file.path, file);
            }
            const chainFile = byPath.get(_record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.H9);
            const chain = chainFile === undefined ? undefined : chainOf(chainFile.bytes);
            if (chain === undefined) return refused(_record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.H9, chainFile === undefined ? 'it is missing' : 'it is malformed');
            const known = new Set([
                _record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.H9
            ]);
            const digestOf = openDigests();
            const records = [];
            for (const [index, entry] of chain.entries.entries()){
                const follows = index === 0 || entry.previous === chain.entries[index - 1]?.record;
                if (!follows) return refused(_record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.H9, `its chain is broken at ${entry.shard} attempt ${entry.attempt}`);
                const path = (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.lX)(entry.shard, entry.attempt);
                if (known.has(path)) return refused(path, 'two entries of one attempt');
                const paths = [
                    path,
                    ...Object.keys(entry.files)
                ];
                for (const each of paths){
                    const expected = each === path ? entry.record : entry.files[each];
                    const file = byPath.get(each);
                    if (file === undefined) return refused(each, 'it is missing');
                    if (each !== path && !isRoomOf(each, entry)) return refused(each, `it is no place for a file of ${entry.shard}`);
                    if (known.has(each) && each.startsWith(outputRoom)) return refused(each, 'two records name it');
                    const found = digestOf(file);
                    if (found !== expected) return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)({
                        reason: 'digest-mismatch',
                        what: `${each} in ${artifact}`,
                        expected: expected ?? '',
                        found
                    });
                    known.add(each);
                }
                const decoded = fencedRecordOf(byPath.get(path)?.bytes, entry, chain.runAttempt);
                if (typeof decoded === 'string') return refused(path, decoded);
                records.push({
                    ...decoded,
                    entry,
                    files: paths.slice(1).map((each)=>byPath.get(each))
                });
            }
            const stranger = files.find(({ path })=>!known.has(path));
            return stranger === undefined ? (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({
                chain,
                records
            }) : refused(stranger.path, 'no record of it is known');
        }
        const outputRoom = (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.XC)('');
        function openDigests() {
            const digests = new Map();
            return (file)=>{
                const digest = digests.get(file.path) ?? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file.bytes);
                digests.set(file.path, digest);
                return digest;
            };
        }
        function isRoomOf(path, { shard, attempt }) {
            return path.startsWith(outputRoom) || path === (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.Q2)(shard, attempt) || path === (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_1__.AN)(shard);
        }
        function fencedRecordOf(bytes, entry, runAttempt) {
            const value = jsonOf(bytes);
            if (value?.['format'] !== 'muster.fenced/1') return `its format is ${JSON.stringify(value?.['format'])}`;
            const { fence, previous, record } = value;
            const decoded = (0, _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_4__.eT)(JSON.stringify(record));
            if (!decoded.ok) return decoded.error;
            const { shard, attempt, owner } = decoded.value;
            if (shard !== entry.shard || attempt !== entry.attempt) return `it is of ${shard} attempt ${attempt}`;
            if (attempt > _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_4__.Mr) return `attempt ${attempt} can't be`;
            if (previous !== entry.previous) return 'it follows another record than its chain says';
            const found = typeof fence === 'object' && fence !== null ? fence : {};
            if (found.runAttempt !== runAttempt || found.attempt !== attempt || found.owner !== owner.token) return 'its fence is not its own';
            return {
                fence: {
                    runAttempt,
                    attempt,
                    owner: owner.token
                },
                record: decoded.value
            };
        }
        function chainOf(bytes) {
            const value = jsonOf(bytes);
            if (value?.['format'] !== 'muster.bundle/1') return undefined;
            const { group, planDigest, chunk, leg, runAttempt, entries, untouched = [] } = value;
            const hasTexts = [
                group,
                planDigest,
                chunk
            ].every((text)=>typeof text === 'string');
            const hasNumbers = [
                leg,
                runAttempt
            ].every((number)=>Number.isSafeInteger(number));
            if (!hasTexts || !hasNumbers || !Array.isArray(entries) || !entries.every(isEntry)) return undefined;
            if (!Array.isArray(untouched) || !untouched.every((shard)=>typeof shard === 'string')) return undefined;
            return value;
        }
        function isEntry(value) {
            if (typeof value !== 'object' || value === null) return false;
            const { shard, attempt, record, previous, files } = value;
            if (typeof shard !== 'string' || !Number.isSafeInteger(attempt) || typeof record !== 'string') return false;
            if (previous !== null && typeof previous !== 'string') return false;
            return typeof files === 'object' && files !== null && Object.values(files).every((digest)=>typeof digest === 'string');
        }
        function jsonOf(bytes) {
            if (bytes === undefined) return undefined;
            try {
                const value = JSON.parse(Buffer.from(bytes).toString('utf8'));
                return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
            } catch  {
                return undefined;
            }
        }
    }),
    48078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Qf: ()=>encodeUndone,
            Xn: ()=>foldUndone,
            b3: ()=>undoneName,
            lx: ()=>noEarlierJoins,
            o7: ()=>decodeUndone
        });
        const undoneName = 'undone.json';
        const encodeUndone = (undone)=>`${JSON.stringify(undone)}\n`;
        function decodeUndone(text, of) {
            try {
                const value = JSON.parse(text);
                const isOurs = value?.format === 'muster.undone/1' && value.group === of.group;
                const hasCounts = [
                    value?.runAttempt,
                    value?.passed
                ].every((count)=>Number.isSafeInteger(count));
                return isOurs && value.planDigest === of.planDigest && hasCounts && isList(value.shards) ? value : undefined;
            } catch  {
                return undefined;
            }
        }
        const isList = (value)=>Array.isArray(value) && value.every((shard)=>typeof shard === 'string');
        const noEarlierJoins = {
            refusedIn: ()=>0
        };
        function foldUndone(joins) {
            if (joins.length === 0) return noEarlierJoins;
            const refused = new Map();
            for (const { runAttempt, shards } of joins)for (const shard of shards)refused.set(shard, Math.max(runAttempt, refused.get(shard) ?? 0));
            const newest = joins.reduce((known, one)=>one.runAttempt > known.runAttempt ? one : known);
            return {
                refusedIn: (shard)=>refused.get(shard) ?? 0,
                newest
            };
        }
    }),
    54911: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>canonicalJson
        });
        function canonicalJson(value) {
            if (Array.isArray(value)) return `[${value.map((element)=>canonicalJson(element ?? null)).join(',')}]`;
            if (typeof value !== 'object' || value === null) return JSON.stringify(value);
            const members = Object.entries(value).filter(([, member])=>member !== undefined).toSorted(([a], [b])=>a < b ? -1 : 1);
            return `{${members.map(([key, member])=>`${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
        }
    }),
    19793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            _l: ()=>layPlan,
            f8: ()=>writeWhole,
            uy: ()=>fetchPlan,
            zJ: ()=>planPatienceMs
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47186);
        var _core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2585);
        var _core_groups_plan_seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23722);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26096);
        const looks = 5;
        const planPatienceMs = 15_000;
        async function fetchPlan(request) {
            const { artifacts, group, runAttempt, patience } = request;
            const refused = new Map();
            for(let look = 1;; look++){
                const listed = await artifacts.list((0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__.DS)(group, 'plan'));
                if (!listed.ok) return listed;
                const plans = plansAmong(listed.value, group, runAttempt);
                for (const { info } of plans){
                    if (refused.has(info.id)) continue;
                    const plan = await readSealed(request, info);
                    if (plan.ok) return plan;
                    refused.set(info.id, plan.failures);
                }
                const isAllThere = plans.some((plan)=>plan.runAttempt === runAttempt);
                if (isAllThere || patience === undefined || look === looks) break;
                await new Promise((resolve)=>void patience.clock.after(patience.ms / (looks - 1), resolve));
            }
            if (refused.size > 0) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_4__.wf)([
                ...refused.values()
            ].flat());
            const artifact = (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__.Cs)(group, {
                kind: 'plan',
                runAttempt
            });
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_4__.fJ)({
                reason: 'artifact-refused',
                artifact,
                entry: '',
                why: 'there is none: the plan job left no plan'
            });
        }
        function plansAmong(infos, group, upTo) {
            const plans = infos.flatMap((info)=>{
                const name = (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__.TZ)(group, info.name);
                return name?.kind === 'plan' && name.runAttempt <= upTo ? [
                    {
                        info,
                        runAttempt: name.runAttempt
                    }
                ] : [];
            });
            return plans.toSorted((a, b)=>b.runAttempt - a.runAttempt || (a.info.createdAt < b.info.createdAt ? 1 : -1));
        }
        async function readSealed({ artifacts, group, sealDigest: expected }, info) {
            const files = await artifacts.read(info);
            if (!files.ok) return files;
            const found = (0, _core_groups_plan_seal_js__WEBPACK_IMPORTED_MODULE_3__.f)(files.value);
            if (expected !== undefined && found !== expected) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_4__.fJ)({
                reason: 'plan-foreign',
                expected,
                found
            });
            const plan = readPlan(files.value, info.name, group);
            return plan.ok ? (0, _core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)({
                ...plan.value,
                artifact: info.name,
                sealDigest: found
            }) : plan;
        }
        function readPlan(files, artifact, group) {
            const refused = (entry, why)=>(0, _core_result_js__WEBPACK_IMPORTED_MODULE_4__.fJ)({
                    reason: 'artifact-refused',
                    artifact,
                    entry,
                    why
                });
            const bytesOf = (path)=>files.find((file)=>file.path === path)?.bytes;
            const [text, manifest, plan] = [
                bytesOf(_core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_5__.RU),
                bytesOf('manifest.tsv'),
                bytesOf('plan.json')
            ];
            if (text === undefined || manifest === undefined || plan === undefined) return refused('', `${_core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_5__.RU}, manifest.tsv or plan.json is missing`);
            const open = (0, _core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_5__.uq)(Buffer.from(text).toString('utf8'), artifact);
            if (!open.ok) return open;
            if (open.value.group !== group) return refused(_core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_5__.RU, `it is of the group ${open.value.group}`);
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)({
                open: open.value,
                manifest,
                plan,
                files
            });
        }
        function layPlan(batchDir, { manifest, plan }) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(batchDir, {
                    recursive: true
                });
                for (const [name, bytes] of [
                    [
                        'plan.json',
                        plan
                    ],
                    [
                        'manifest.tsv',
                        manifest
                    ]
                ])writeWhole((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(batchDir, name), bytes);
                return [];
            } catch (error) {
                return [
                    (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_6__.mP)(error, batchDir)
                ];
            }
        }
        function writeWhole(path, bytes) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                recursive: true
            });
            const temp = `${path}.${process.pid}.tmp`;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temp, bytes);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temp, path);
        }
    }),
    71936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Bi: ()=>sourceDigests,
            UQ: ()=>sourceDigestsInTurns,
            X0: ()=>sourceBytes,
            c9: ()=>sourceDigest
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78767);
        const wholeFileBytes = 8 * 1024 * 1024;
        const pieceBytes = 1024 * 1024;
        function sourceDigest(path, source = path) {
            const work = digestInPieces(path, source);
            for(;;){
                const { done, value } = work.next();
                if (done === true) return value;
            }
        }
        async function sourceDigestsInTurns(root, items) {
            const digests = [];
            for (const { source } of items){
                const work = digestInPieces((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, source), source);
                for(;;){
                    const { done, value } = work.next();
                    if (done === true) {
                        digests.push(value);
                        break;
                    }
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
                }
            }
            return digests;
        }
        function* digestInPieces(path, source) {
            if (source === '') return null;
            let fd;
            try {
                fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch  {
                return null;
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
                if (!stat.isFile()) return null;
                if (stat.size <= wholeFileBytes) return (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__.sc)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd));
                const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
                const buffer = new Uint8Array(pieceBytes);
                for(let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer)){
                    digest.update(buffer.subarray(0, length));
                    yield undefined;
                }
                return digest.digest('hex');
            } catch  {
                return null;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            }
        }
        function sourceDigests(root, items) {
            const ofPath = new Map();
            const ofItem = new Map();
            for (const { id, source } of items){
                let digest = ofPath.get(source);
                if (digest === undefined) {
                    digest = sourceDigest((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, source), source);
                    ofPath.set(source, digest);
                }
                ofItem.set(id, digest);
            }
            return ofItem;
        }
        function sourceBytes(root, item) {
            if (item.source === '') return 0;
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, item.source), {
                    throwIfNoEntry: false
                });
                return stat?.isFile() === true ? stat.size : 0;
            } catch  {
                return 0;
            }
        }
    }),
    11550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>keepHeapSmallForRecords,
            p: ()=>keepHeapSmall
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_v8__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78877);
        function keepHeapSmall(isTight = false) {
            (0, node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--semi-space-growth-factor=1');
            if (isTight) (0, node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--heap-growing-percent=40');
        }
        function keepHeapSmallForRecords(batchDir) {
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(batchDir, 'records'))) keepHeapSmall();
        }
    })
};
