export const id = 6881;
export const ids = [
    6881
];
export const modules = {
    9452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            planGroupCommand: ()=>planGroupCommand
        });
        var count_of = __webpack_require__(28673);
        var exit_code = __webpack_require__(49014);
        ;
        function legMatrix(legs) {
            return {
                include: legs.map(({ index, total, name, from, to })=>({
                        leg: index,
                        legs: total,
                        name,
                        shards: to - from
                    }))
            };
        }
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var artifact_names = __webpack_require__(47186);
        var bundle_size = __webpack_require__(32887);
        var policy_failure = __webpack_require__(21140);
        var groups_legs = __webpack_require__(79480);
        var plan_seal = __webpack_require__(23722);
        var state_bundle = __webpack_require__(56797);
        var result = __webpack_require__(30315);
        var plan_batch = __webpack_require__(69539);
        var real_workdir = __webpack_require__(51024);
        var carried_records = __webpack_require__(90804);
        var fetch_plan = __webpack_require__(19793);
        var manifest_codec = __webpack_require__(64008);
        var record_codec = __webpack_require__(86494);
        var open_plan = __webpack_require__(2585);
        var record_bundle = __webpack_require__(7101);
        var lazy_file = __webpack_require__(66450);
        var unfinished = __webpack_require__(52068);
        ;
        async function leavePlan({ group, runAttempt }, artifacts, files) {
            const name = (0, artifact_names.Cs)(group, {
                kind: 'plan',
                runAttempt
            });
            const created = await artifacts.create(name, files);
            if (!created.ok) return created;
            if (created.value.kind === 'created') return (0, result.ok)(undefined);
            const { trouble } = created.value;
            if (trouble !== undefined) return (0, result.fJ)((0, unfinished.M)(name, trouble));
            return (0, result.fJ)({
                reason: 'artifact-refused',
                artifact: name,
                entry: '',
                why: 'another plan of this group is there already; give each batch of a workflow a group of its own'
            });
        }
        function keptFailure(group, runAttempt, carried, limit) {
            const kept = carried.flatMap(({ files })=>files).reduce((sum, { bytes })=>sum + bytes.length, 0);
            if (kept <= limit) return undefined;
            return {
                reason: 'artifact-refused',
                artifact: (0, artifact_names.Cs)(group, {
                    kind: 'plan',
                    runAttempt
                }),
                entry: '',
                why: `the outputs kept from earlier runs have ${kept} bytes, and legs and join can read no more than ${limit}; split the items into several batches, each with a group of its own`
            };
        }
        function planFiles(manifestPath, { open, rows, carried, root }) {
            const byId = new Map(rows.map((row)=>[
                    row.shardId,
                    row
                ]));
            const openIds = new Set(open.shards);
            const prompts = open.shards.flatMap((shard)=>{
                const path = (0, external_node_path_.resolve)(root, byId.get(shard)?.promptPath ?? '');
                return (0, external_node_fs_.existsSync)(path) ? [
                    (0, lazy_file.f)((0, record_bundle.AN)(shard), path)
                ] : [];
            });
            return [
                (0, lazy_file.E)(open_plan.RU, (0, open_plan.e0)(open)),
                (0, lazy_file.E)('manifest.tsv', (0, manifest_codec.sB)(rows.map((row)=>openIds.has(row.shardId) ? {
                        ...row,
                        status: 'pending',
                        startedAt: ''
                    } : row))),
                {
                    path: 'plan.json',
                    bytes: (0, external_node_fs_.readFileSync)((0, external_node_path_.join)((0, external_node_path_.dirname)(manifestPath), 'plan.json'))
                },
                ...prompts,
                ...carried.flatMap(({ record, files })=>[
                        (0, lazy_file.E)(`${state_bundle._X}${(0, state_bundle.bU)(record.shard, record.attempt)}`, (0, record_codec.Ym)(record)),
                        ...files.map(({ path, bytes })=>({
                                path: `${state_bundle._X}${(0, state_bundle.uc)(path)}`,
                                bytes
                            }))
                    ])
            ];
        }
        ;
        async function openGroup(request) {
            const { plan, group, artifacts } = request;
            const { store } = plan;
            const warnings = [];
            const state = await restoreState(request, warnings);
            const planned = await (0, plan_batch.I)(plan);
            if (!planned.ok) return planned;
            warnings.push(...planned.value.warnings);
            const root = (0, real_workdir.P)(plan.workdir);
            const current = store.readRows();
            if (!root.ok || !current.ok) return (0, result.wf)([
                root,
                current
            ].flatMap((part)=>part.ok ? [] : part.failures));
            const itemsOf = new Map(planned.value.shards.map(({ row, items })=>[
                    row.shardId,
                    items
                ]));
            const isDone = ({ status })=>status === 'verified' || status === 'succeeded' && !request.isVerifying;
            const { carried, lost } = (0, carried_records.O4)({
                rows: current.value.filter(isDone).map((row)=>({
                        row,
                        items: itemsOf.get(row.shardId) ?? []
                    })),
                recordOf: ({ shardId, attempt })=>store.readRecord(shardId, attempt),
                saved: state?.work.files ?? new Map(),
                root: root.value,
                maxFileBytes: request.maxFileBytes,
                isQcChecked: plan.isQcRequired
            });
            const reopened = await reopen(request, current.value, lost);
            if (!reopened.ok) return reopened;
            const rows = reopened.value;
            const members = rows.filter((row)=>row.status !== 'skipped').length;
            const impossible = (0, policy_failure.T)(request.policy, members, request.isVerifying);
            if (impossible !== undefined) return (0, result.fJ)(impossible);
            const shards = rows.filter((row)=>!isDone(row) && row.status !== 'skipped').map((row)=>row.shardId);
            const legs = (0, groups_legs.DS)(shards, request.maxLegs);
            const open = {
                format: 'muster.open/1',
                group,
                planDigest: planned.value.digest,
                shards,
                legs: legs.length,
                policy: request.policy,
                ...request.tolerance === undefined ? {} : {
                    tolerance: request.tolerance
                },
                members,
                carriedPassed: carried.length
            };
            const files = planFiles(store.manifestPath, {
                open,
                rows,
                carried,
                root: root.value
            });
            if (artifacts !== undefined) {
                const tooMuch = keptFailure(group, request.runAttempt, carried, request.maxKeptBytes ?? bundle_size.aw);
                if (tooMuch !== undefined) return (0, result.fJ)(tooMuch);
                const left = await leavePlan(request, artifacts, files);
                if (!left.ok) return left;
            }
            return (0, result.ok)({
                outcome: planned.value,
                rows,
                open,
                sealDigest: (0, plan_seal.f)(files),
                legs,
                ...state === undefined ? {} : {
                    restored: state.work.records.size
                },
                lost,
                warnings
            });
        }
        async function restoreState({ cache, group, plan }, warnings) {
            if (cache === undefined) return undefined;
            const prefix = (0, artifact_names.Y6)(group);
            const { manifestPath } = plan.store;
            const isStanding = (0, external_node_fs_.existsSync)(manifestPath);
            const restored = await cache.restore(prefix);
            if (!restored.ok) {
                if (!isStanding) warnings.push(...restored.failures);
                return undefined;
            }
            if (restored.value === undefined) return undefined;
            if (isStanding) {
                warnings.push({
                    reason: 'state-refused',
                    key: prefix,
                    why: `${manifestPath} is there already, and stands`
                });
                return undefined;
            }
            const state = (0, state_bundle.un)(restored.value);
            if (!state.ok) {
                warnings.push({
                    reason: 'state-refused',
                    key: prefix,
                    why: state.failures.join('; ')
                });
                return undefined;
            }
            const dir = (0, external_node_path_.dirname)(manifestPath);
            for (const [name, bytes] of state.value.work.records)(0, fetch_plan.f8)((0, external_node_path_.join)(dir, 'records', name), bytes);
            (0, fetch_plan.f8)((0, external_node_path_.join)(dir, 'plan.json'), state.value.plan);
            return state.value;
        }
        async function reopen({ plan }, rows, lost) {
            if (lost.length === 0) return (0, result.ok)(rows);
            const ids = new Set(lost);
            return plan.store.updateRows((known = [])=>(0, result.ok)(known.map((row)=>ids.has(row.shardId) ? {
                        ...row,
                        status: 'pending',
                        startedAt: ''
                    } : row)));
        }
        var failure_findings = __webpack_require__(72185);
        var markdown_cell = __webpack_require__(38404);
        ;
        function renderPlanSummary({ shards, open, carried, legs, explanation, limitBytes }) {
            const head = `## Muster plan: ${open} of ${shards} shards to be worked on ${legs} ${legs === 1 ? 'leg' : 'legs'}\n\n| shards | kept | open | legs |\n| ---: | ---: | ---: | ---: |\n| ${shards} | ${carried} | ${open} | ${legs} |\n`;
            const [before, after] = [
                '\n<details><summary>Every shard, and why</summary>\n\n',
                '\n</details>\n'
            ];
            const lines = explanation.split('\n').filter((line)=>line !== '');
            let room = limitBytes - bytes(head + before + after) - bytes(cutNote(lines.length));
            const shown = [];
            for (const line of lines){
                const isDetail = line.startsWith(' ');
                const text = `${isDetail ? '  ' : ''}- ${(0, markdown_cell.p)(line.trim())}\n`;
                room -= bytes(text);
                if (room < 0) break;
                shown.push(text);
            }
            const cut = lines.length - shown.length;
            const summary = `${head}${before}${shown.join('')}${cut > 0 ? cutNote(cut) : ''}${after}`;
            return bytes(summary) <= limitBytes ? summary : '';
        }
        const cutNote = (cut)=>`\n${cut} more lines are not shown: the summary is limited.\n`;
        const bytes = (text)=>Buffer.byteLength(text, 'utf8');
        var plan_text = __webpack_require__(69647);
        var quote = __webpack_require__(53338);
        var plan_options = __webpack_require__(19095);
        var group_services = __webpack_require__(62930);
        var action_outcome = __webpack_require__(63366);
        var outputs = __webpack_require__(53679);
        ;
        async function planGroupCommand(context) {
            const { resolved, job, log, toRepositoryPath } = context;
            const warnings = [];
            const warn = (failure)=>void warnings.push(failure);
            const plan = (0, plan_options.S)(resolved, warn);
            const artifacts = (0, group_services.ue)(context);
            if (!plan.ok || !artifacts.ok) return (0, action_outcome.i)(context, [
                plan,
                artifacts
            ].flatMap((part)=>part.ok ? [] : part.failures), 'nothing was planned');
            const { maxLegs, policy, toleratedFailures, noVerify, maxFileBytes, explain } = resolved.values;
            const opened = await openGroup({
                group: (0, group_services.F8)(resolved),
                runAttempt: job.runAttempt,
                plan: plan.value,
                maxLegs,
                policy,
                ...toleratedFailures === undefined ? {} : {
                    tolerance: toleratedFailures
                },
                isVerifying: !noVerify,
                maxFileBytes,
                artifacts: artifacts.value,
                cache: (0, group_services.bp)(warn)
            });
            if (!opened.ok) {
                log.failures(warnings, 'warning');
                return (0, action_outcome.i)(context, opened.failures, 'nothing was planned');
            }
            const { outcome, rows, open, sealDigest, legs } = opened.value;
            warnings.push(...opened.value.warnings);
            log.failures(warnings, 'warning');
            log.say(`${(0, plan_text.BA)(outcome)}${groupText(opened.value)}`);
            const explanation = (0, plan_text.nF)(outcome);
            if (explain) log.say(explanation);
            const isVacuous = open.members === 0;
            return {
                exitCode: isVacuous ? exit_code.h.nothingDone : exit_code.h.ok,
                outputs: {
                    ...(0, outputs.P2)(plan.value.store.manifestPath, rows),
                    'has-work': legs.length > 0,
                    matrix: JSON.stringify(legMatrix(legs)),
                    'leg-count': legs.length,
                    group: open.group,
                    'plan-digest': sealDigest,
                    'item-count': outcome.itemCount
                },
                findings: warnings.map((failure)=>(0, failure_findings.U)(failure, 'warning', toRepositoryPath)),
                summary: (limitBytes)=>renderPlanSummary({
                        shards: rows.length,
                        open: open.shards.length,
                        carried: open.carriedPassed,
                        legs: legs.length,
                        explanation,
                        limitBytes
                    }),
                ...isVacuous ? {
                    failedBecause: 'nothing to do and nothing done: every shard is skipped'
                } : {}
            };
        }
        function groupText({ restored, lost, open, legs }) {
            const lines = [
                ...restored === undefined ? [] : [
                    `state of an earlier run: ${(0, count_of.p)(restored, 'record')}`
                ],
                ...lost.length === 0 ? [] : [
                    `open again, since their outputs are gone: ${(0, quote.Zv)(lost)}`
                ],
                `group ${open.group}: ${(0, count_of.p)(open.shards.length, 'shard')} to be worked on ${(0, count_of.p)(legs.length, 'leg')}, ${open.carriedPassed} kept`
            ];
            return lines.map((line)=>`${line}\n`).join('');
        }
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
    21140: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            T: ()=>policyFailure
        });
        var _join_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16972);
        function policyFailure(text, members, isVerifying) {
            const policy = (0, _join_policy_js__WEBPACK_IMPORTED_MODULE_0__.IW)(text);
            if (policy === undefined || members === 0 || (0, _join_policy_js__WEBPACK_IMPORTED_MODULE_0__._O)(policy, members, isVerifying)) return undefined;
            return {
                reason: 'setting-invalid',
                setting: 'policy',
                source: 'policy',
                value: text,
                expected: policy.kind === 'first_verified' ? 'a policy that does not ask for verified members: with no-verify there are none' : `a quorum of at most ${members}: the group has no more members`
            };
        }
    }),
    56797: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CC: ()=>carriedWork,
            _X: ()=>carriedRoom,
            bU: ()=>carriedRecordPath,
            uc: ()=>carriedFilePath,
            un: ()=>readState
        });
        var _batch_plan_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51512);
        var _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86494);
        var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30315);
        const recordsRoom = 'records/';
        const filesRoom = 'files/';
        const carriedRoom = 'carried/';
        const carriedRecordPath = (shard, attempt)=>`${recordsRoom}${shard}.${attempt}.json`;
        const carriedFilePath = (path)=>`${filesRoom}${path}`;
        function carriedWork(files, room) {
            const records = new Map();
            const outputs = new Map();
            for (const { path, bytes } of files){
                if (!path.startsWith(room)) continue;
                const inside = path.slice(room.length);
                if (inside.startsWith(filesRoom)) outputs.set(inside.slice(filesRoom.length), bytes);
                else if (/^records\/[^/]+$/.test(inside)) records.set(inside.slice(recordsRoom.length), bytes);
            }
            return {
                records,
                files: outputs
            };
        }
        function readState(files) {
            const all = [
                ...files
            ];
            const plan = all.find(({ path })=>path === planName)?.bytes;
            if (plan === undefined) return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)('it has no plan');
            const parsed = (0, _batch_plan_document_js__WEBPACK_IMPORTED_MODULE_0__.Ey)(textOf(plan), {
                file: planName
            });
            if (!parsed.ok) return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)('its plan is malformed');
            const spent = Object.values(parsed.value.archivedAttempts ?? {});
            if (spent.some((attempt)=>attempt > _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__.Mr)) return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)('its plan tells of more attempts than there can be');
            const work = carriedWork(all, '');
            for (const [name, bytes] of work.records){
                const why = whyNoRecord(name, bytes);
                if (why !== undefined) return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.fJ)(`its record ${JSON.stringify(name)}: ${why}`);
            }
            return (0, _result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({
                plan,
                work
            });
        }
        const planName = 'plan.json';
        const textOf = (bytes)=>Buffer.from(bytes).toString('utf8');
        function whyNoRecord(name, bytes) {
            const decoded = (0, _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__.eT)(textOf(bytes));
            if (!decoded.ok) return decoded.error;
            const { shard, attempt } = decoded.value;
            if (carriedRecordPath(shard, attempt) !== `${recordsRoom}${name}`) return `it is of ${shard} attempt ${attempt}`;
            return attempt > _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__.Mr ? `attempt ${attempt} can't be` : undefined;
        }
    }),
    90804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            O4: ()=>findCarried,
            bN: ()=>stageCarried,
            db: ()=>stageShard
        });
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78767);
        var _core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64198);
        var _core_batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86494);
        var _core_groups_state_bundle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56797);
        var _read_contained_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32220);
        function findCarried(request) {
            const read = (0, _read_contained_file_js__WEBPACK_IMPORTED_MODULE_3__.b3)(request.root, request.maxFileBytes);
            const carried = [];
            const lost = [];
            const bytesOf = (path, digest)=>{
                const saved = request.saved.get(path);
                if (saved !== undefined && (digest === undefined || (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.sc)(saved) === digest)) return saved;
                const found = read(path);
                if (found.kind !== 'read' || digest !== undefined && (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.sc)(found.bytes) !== digest) return undefined;
                return Buffer.from(found.bytes);
            };
            for (const { row, items } of request.rows){
                const record = request.recordOf(row);
                const entries = new Map(record?.items?.map((entry)=>[
                        entry.id,
                        entry
                    ]));
                const files = [];
                const isWhole = items.every(({ id, output, qc })=>{
                    const entry = entries.get(id);
                    return [
                        [
                            output,
                            entry?.output
                        ],
                        ...request.isQcChecked ? [
                            [
                                qc,
                                entry?.qc
                            ]
                        ] : []
                    ].every(([cell, digest])=>{
                        const normal = (0, _core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_4__.FE)(cell);
                        const bytes = normal.ok ? bytesOf(normal.path, digest) : undefined;
                        if (normal.ok && bytes !== undefined) files.push({
                            path: normal.path,
                            bytes
                        });
                        return bytes !== undefined;
                    });
                });
                if (record === undefined || !isWhole) lost.push(row.shardId);
                else carried.push({
                    row,
                    record,
                    files
                });
            }
            return {
                carried,
                lost
            };
        }
        function stageCarried({ records, files }, pathsOf, staging, artifact) {
            const candidates = [];
            for (const [name, bytes] of records){
                const decoded = (0, _core_batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__.eT)(Buffer.from(bytes).toString('utf8'));
                if (!decoded.ok) continue;
                const { shard, attempt } = decoded.value;
                if ((0, _core_groups_state_bundle_js__WEBPACK_IMPORTED_MODULE_2__.bU)(shard, attempt) !== `records/${name}`) continue;
                const own = [
                    ...pathsOf(shard)
                ].flatMap((path)=>{
                    const content = files.get(path);
                    return content === undefined ? [] : [
                        {
                            path,
                            bytes: content
                        }
                    ];
                });
                candidates.push(stageShard({
                    record: decoded.value,
                    files: own
                }, staging, artifact));
            }
            return candidates;
        }
        function stageShard({ record, files }, staging, artifact) {
            const staged = new Map(files.map(({ path, bytes })=>[
                    path,
                    staging.put(bytes)
                ]));
            const known = files.map(({ path, bytes })=>({
                    path,
                    sha256: (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.sc)(bytes),
                    bytes: bytes.length
                }));
            return {
                fence: {
                    runAttempt: 0,
                    attempt: record.attempt,
                    owner: record.owner.token
                },
                record,
                artifact,
                isCarried: true,
                files: known,
                staged
            };
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
                    (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_6__.mP)(error, (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_6__.XM)(error) ?? batchDir)
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
    66450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E: ()=>textFile,
            f: ()=>lazyFile
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        function lazyFile(path, from) {
            return {
                path,
                get bytes () {
                    return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(from);
                }
            };
        }
        const textFile = (path, text)=>({
                path,
                bytes: Buffer.from(text)
            });
    }),
    52068: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            M: ()=>unfinished
        });
        const unfinished = (name, trouble)=>({
                reason: 'service-unavailable',
                service: 'artifacts',
                operation: `create ${name}`,
                attempts: 1,
                error: trouble
            });
    }),
    84608: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            aT: ()=>killProcessesWith,
            vG: ()=>sendSignal,
            yA: ()=>killMembers
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56615);
        const patienceMs = 5000;
        function killProcessesWith(token, match) {
            const marks = (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Ok)(token, match === undefined ? undefined : `${match.shard}.${match.attempt}`);
            if (marks.length === 0) return 0;
            const killed = new Set();
            const seen = new Map();
            const sleeper = new Int32Array(new SharedArrayBuffer(4));
            const deadline = performance.now() + patienceMs;
            while(killOnce({
                marks
            }, seen, killed) && performance.now() < deadline)Atomics.wait(sleeper, 0, 0, 2);
            return killed.size;
        }
        async function killMembers(of, seen = new Map()) {
            const killed = new Set();
            const deadline = performance.now() + patienceMs;
            for(let waitMs = 1; killOnce(of, seen, killed) && performance.now() < deadline; waitMs = Math.min(20, waitMs * 2))await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(waitMs);
            if (of.leader !== undefined) killed.delete(of.leader);
            return killed.size;
        }
        function killOnce(of, seen, killed) {
            const members = (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.h8)(of, seen);
            if (of.leader !== undefined) sendSignal(-of.leader, 'SIGKILL');
            for (const pid of members){
                sendSignal(pid, 'SIGKILL');
                killed.add(pid);
            }
            return members.length > 0;
        }
        function sendSignal(pid, signal) {
            try {
                process.kill(pid, signal);
            } catch  {}
        }
    }),
    56615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ok: ()=>marksOf,
            ZS: ()=>livingOf,
            _t: ()=>MemberWatch,
            h8: ()=>findMembers
        });
        var _process_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41220);
        function marksOf(token, tag) {
            if (token === '') return [];
            return tag === undefined ? [
                `MUSTER_OWNER=${token}`
            ] : [
                `MUSTER_OWNER=${token}`,
                `MUSTER_ATTEMPT=${tag}`
            ];
        }
        function findMembers(of, seen = new Map()) {
            const rows = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.oI)().filter((row)=>!row.isZombie && row.pid !== process.pid);
            const environments = _process_table_js__WEBPACK_IMPORTED_MODULE_0__.jK || of.marks.length === 0 ? undefined : (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.Pm)();
            const found = new Set();
            for (const row of rows){
                const isMember = isOfLeader(row, of.leader) || seen.get(row.pid) === row.startTime || carries(environments?.get(row.pid) ?? row.pid, of.marks);
                if (isMember) found.add(row.pid);
            }
            if (found.size === 0) return [];
            addDescendants(found, rows);
            for (const row of rows)if (found.has(row.pid)) seen.set(row.pid, row.startTime);
            return [
                ...found
            ];
        }
        function livingOf(seen) {
            for (const [pid, startTime] of seen){
                const row = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.Wv)(pid);
                if (row !== undefined && !row.isZombie && row.startTime === startTime) return true;
            }
            return false;
        }
        const isOfLeader = (row, leader)=>leader !== undefined && (row.session === leader || row.group === leader);
        function carries(environment, marks) {
            if (marks.length === 0) return false;
            if (typeof environment === 'string') return marks.every((mark)=>`${environment} `.includes(` ${mark} `));
            const bytes = _process_table_js__WEBPACK_IMPORTED_MODULE_0__.jK ? (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.XM)(environment, 'environ') : undefined;
            return bytes !== undefined && marks.every((mark)=>hasEntry(bytes, mark));
        }
        function hasEntry(environ, entry) {
            const at = environ.indexOf(`${entry}\0`);
            return at === 0 || at > 0 && environ[at - 1] === 0 || at > 0 && environ.includes(`\0${entry}\0`);
        }
        function addDescendants(found, rows) {
            const children = Map.groupBy(rows, (row)=>row.parent);
            for (const pid of found)for (const child of children.get(pid) ?? [])found.add(child.pid);
        }
        const forgetAfterMs = 1000;
        const longestRestMs = 10;
        class MemberWatch {
            #known = new Map();
            #leaders = new Set();
            #forgetAt = 0;
            #look;
            #lookedAt = 0;
            begin(leader) {
                this.#leaders.add(leader);
            }
            async mayHaveMembers(of) {
                if (of.leader !== undefined) this.#leaders.delete(of.leader);
                if (!_process_table_js__WEBPACK_IMPORTED_MODULE_0__.jK) return true;
                this.#look ??= new Promise((resolve)=>{
                    const begin = ()=>{
                        this.#look = undefined;
                        resolve(this.#lookAround());
                        this.#lookedAt = performance.now();
                    };
                    const restMs = Math.min(this.#leaders.size, longestRestMs);
                    const pauseMs = this.#lookedAt + restMs - performance.now();
                    if (pauseMs > 0) setTimeout(begin, pauseMs);
                    else setImmediate(begin);
                });
                return isSeen(await this.#look, of);
            }
            #lookAround() {
                const now = performance.now();
                if (now > this.#forgetAt) {
                    this.#known = new Map();
                    this.#forgetAt = now + forgetAfterMs;
                }
                const sessions = new Set();
                const environs = [];
                const settled = new Map();
                for (const pid of (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.$q)()){
                    if (this.#leaders.has(pid)) continue;
                    const known = this.#known.get(pid) ?? look(pid, this.#leaders);
                    if (known === undefined) continue;
                    if (known.isSettled) settled.set(pid, known);
                    if (pid === process.pid) continue;
                    sessions.add(known.session);
                    if (known.environ !== '') environs.push(known.environ);
                }
                this.#known = settled;
                return {
                    sessions,
                    environs
                };
            }
        }
        function isSeen({ sessions, environs }, { leader, marks }) {
            if (leader !== undefined && sessions.has(leader)) return true;
            return marks.length > 0 && environs.some((environ)=>marks.every((mark)=>environ.includes(`\0${mark}\0`)));
        }
        function look(pid, leaders) {
            const row = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.Wv)(pid);
            if (row === undefined || row.isZombie) return undefined;
            if (leaders.has(row.session)) return {
                session: row.session,
                environ: '',
                isSettled: true
            };
            if (pid === 2 || row.parent === 2) return {
                session: row.session,
                environ: '',
                isSettled: true
            };
            const bytes = (0, _process_table_js__WEBPACK_IMPORTED_MODULE_0__.XM)(pid, 'environ');
            return {
                session: row.session,
                environ: marksIn(bytes),
                isSettled: bytes?.length !== 0
            };
        }
        function marksIn(environ) {
            if (environ === undefined || !environ.includes('MUSTER_')) return '';
            const entries = environ.toString('latin1').split('\0');
            return `\0${entries.filter((entry)=>entry.startsWith('MUSTER_')).join('\0')}\0`;
        }
    })
};
