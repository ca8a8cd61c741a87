export const id = 4026;
export const ids = [
    4026
];
export const modules = {
    64026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            joinCommand: ()=>joinCommand
        });
        var external_node_path_ = __webpack_require__(76760);
        var count_of = __webpack_require__(28673);
        var exit_code = __webpack_require__(49014);
        var artifact_names = __webpack_require__(47186);
        var external_node_crypto_ = __webpack_require__(77598);
        var fingerprint = __webpack_require__(78767);
        var canonical_json = __webpack_require__(54911);
        ;
        const missingShards = ({ members })=>new Set(members.flatMap(({ shard, state })=>state === 'missing' ? [
                    shard
                ] : []));
        const joinDocumentName = 'join.json';
        function signedText(document) {
            const { digest: _digest, signature: _signature, ...body } = document;
            return (0, canonical_json.d)(body);
        }
        function sealJoin(body, sign) {
            if (sign === undefined) return {
                ...body,
                digest: digestOf(body)
            };
            const text = signedText(body);
            return {
                ...body,
                digest: (0, fingerprint.sc)(text),
                signature: sign(text)
            };
        }
        function digestOf(document) {
            const { digest: _digest, signature: _signature, ...body } = document;
            const digest = (0, external_node_crypto_.createHash)('sha256');
            const members = Object.entries(body).filter(([, member])=>member !== undefined).toSorted(([a], [b])=>a < b ? -1 : 1);
            for (const [index, [key, member]] of members.entries()){
                digest.update(`${index === 0 ? '{' : ','}${JSON.stringify(key)}:`);
                if (!Array.isArray(member)) digest.update((0, canonical_json.d)(member));
                else {
                    for (const [place, element] of member.entries())digest.update(`${place === 0 ? '[' : ','}${(0, canonical_json.d)(element ?? null)}`);
                    digest.update(member.length === 0 ? '[]' : ']');
                }
            }
            return digest.update('}').digest('hex');
        }
        const lists = [
            'conflicts',
            'refused',
            'chainProblems',
            'members',
            'files',
            'chain',
            'evidence'
        ];
        function renderJoin(document) {
            const head = Object.entries(document).filter(([key])=>!lists.includes(key));
            const members = head.toSorted(([a], [b])=>a < b ? -1 : 1).map(([key, value])=>`${JSON.stringify(key)}: ${(0, canonical_json.d)(value)}`);
            for (const name of lists){
                const elements = document[name].map((element)=>`\n${(0, canonical_json.d)(element)}`);
                members.push(`${JSON.stringify(name)}: [${elements.join(',')}]`);
            }
            return `{\n${members.join(',\n')}\n}\n`;
        }
        function parseJoin(text) {
            let value;
            try {
                value = JSON.parse(text);
            } catch  {
                return {
                    ok: false,
                    why: 'not JSON'
                };
            }
            const document = typeof value === 'object' && value !== null ? value : {};
            if (document.format !== 'muster.join/1') return {
                ok: false,
                why: `its format is ${JSON.stringify(document.format)}`
            };
            if (!lists.every((name)=>isListOfObjects(document[name]))) return {
                ok: false,
                why: 'one of its lists is malformed'
            };
            if (!document.files.every(isFile) || !document.evidence.every(isFile)) return {
                ok: false,
                why: 'a file of it is malformed'
            };
            if (!texts.every((name)=>typeof document[name] === 'string') || !isObject(document.counts)) return {
                ok: false,
                why: 'a member of it is malformed'
            };
            if (!document.members.every(isMember) || !document.chain.every(isLink)) return {
                ok: false,
                why: 'a record of it is malformed'
            };
            const { signature } = document;
            if (signature !== undefined && !(isObject(signature) && typeof signature.keyId === 'string' && typeof signature.value === 'string')) return {
                ok: false,
                why: 'its signature is malformed'
            };
            if (renderJoin(document) !== text) return {
                ok: false,
                why: 'it is not written as Muster writes it: changed by hand or in transit'
            };
            return {
                ok: true,
                document
            };
        }
        const texts = null && [
            'group',
            'planDigest',
            'merkleRoot',
            'digest',
            'disposition',
            'policy'
        ];
        const isObject = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
        const isListOfObjects = (value)=>Array.isArray(value) && value.every(isObject);
        const isMember = ({ shard, state, record, fence })=>typeof shard === 'string' && typeof state === 'string' && (record === null || typeof record === 'string') && (fence === null || isObject(fence));
        const isLink = ({ shard, record, previous })=>typeof shard === 'string' && typeof record === 'string' && (previous === null || typeof previous === 'string');
        const isFile = (file)=>typeof file.path === 'string' && typeof file.sha256 === 'string';
        ;
        function parseSigningKey(pem) {
            return ed25519(()=>(0, external_node_crypto_.createPrivateKey)(pem.includes('\n') ? pem : pem.replaceAll(String.raw`\n`, '\n')));
        }
        function parsePublicKey(pem) {
            return pem.includes('PRIVATE KEY') ? undefined : ed25519(()=>createPublicKey(pem));
        }
        function signText(text, key) {
            const value = (0, external_node_crypto_.sign)(null, Buffer.from(text), key).toString('base64');
            return {
                algorithm: 'ed25519',
                keyId: keyIdOf((0, external_node_crypto_.createPublicKey)(key)),
                value
            };
        }
        function isSignedBy(text, signature, key) {
            if (signature.keyId !== keyIdOf(key)) return false;
            const bytes = Buffer.from(signature.value, 'base64');
            return bytes.toString('base64') === signature.value && verify(null, Buffer.from(text), key, bytes);
        }
        const keyIdOf = (publicKey)=>(0, external_node_crypto_.hash)('sha256', publicKey.export({
                type: 'spki',
                format: 'der'
            }), 'hex');
        function ed25519(parse) {
            try {
                const key = parse();
                return key.asymmetricKeyType === 'ed25519' ? key : undefined;
            } catch  {
                return undefined;
            }
        }
        var result = __webpack_require__(30315);
        var unfinished = __webpack_require__(52068);
        var normal_path = __webpack_require__(64198);
        ;
        function findConflicts(entries) {
            const owners = new Map();
            for (const { path, shard } of entries){
                const key = (0, normal_path.kV)(path);
                const known = owners.get(key);
                if (known === undefined) owners.set(key, {
                    path,
                    shards: new Set([
                        shard
                    ])
                });
                else known.shards.add(shard);
            }
            const clashes = new Map();
            const clash = (path, shards)=>{
                const known = clashes.get(path) ?? new Set();
                for (const shard of shards)known.add(shard);
                clashes.set(path, known);
            };
            for (const [key, { path, shards }] of owners){
                if (shards.size > 1) clash(path, shards);
                for (const folder of (0, normal_path.Zv)(key)){
                    const above = owners.get(folder);
                    if (above !== undefined && [
                        ...shards
                    ].some((shard)=>!above.shards.has(shard))) clash(above.path, [
                        ...above.shards,
                        ...shards
                    ]);
                }
            }
            return [
                ...clashes
            ].map(([path, shards])=>({
                    path,
                    shards: [
                        ...shards
                    ].toSorted()
                })).toSorted((a, b)=>a.path < b.path ? -1 : 1);
        }
        var join_policy = __webpack_require__(16972);
        ;
        function decideGroup(request) {
            const policy = (0, join_policy.IW)(request.policy);
            if (policy === undefined) throw new Error(`Internal error: unknown join policy ${request.policy}`);
            const tolerance = request.tolerance === undefined ? undefined : (0, join_policy.BL)(request.tolerance);
            const decision = (0, join_policy.DR)({
                policy,
                members: request.members.flatMap((member)=>stateOf(member, request.isStoppedEarly)),
                isFinal: true,
                ...tolerance === undefined ? {} : {
                    tolerance
                },
                ...request.isCancelled === undefined ? {} : {
                    isCancelled: request.isCancelled
                }
            });
            return decision.missing > 0 && decision.disposition === 'satisfied' ? {
                ...decision,
                disposition: 'failed',
                reason: 'member-missing'
            } : decision;
        }
        function stateOf({ state }, isStoppedEarly) {
            if (state === 'skipped') return [];
            return [
                state === 'cancelled' && isStoppedEarly ? 'open' : state
            ];
        }
        function conflictsOf(standing) {
            const passing = [
                ...standing
            ].filter(({ record })=>record.status !== 'failed');
            return findConflicts(passing.flatMap(({ record, files })=>files.map(({ path })=>({
                        path,
                        shard: record.shard
                    }))));
        }
        function joinedFiles(standing, judged) {
            const files = [
                ...standing
            ].flatMap(([shard, candidate])=>judged.get(shard)?.status === 'failed' ? [] : candidate.files.map((file)=>({
                        ...file,
                        shard
                    })));
            return files.toSorted((a, b)=>a.path < b.path ? -1 : 1);
        }
        function hasGreenLegs({ members, standing, refused, believed, runAttempt }) {
            const isLegless = runAttempt > 1 && !believed.some(({ fence })=>fence.runAttempt === runAttempt);
            const isWhole = refused.some(({ shard })=>shard === undefined);
            const refusedShards = new Set(refused.map(({ shard })=>shard));
            return members.some(({ shard, state })=>{
                if (state === 'open' || state === 'missing' && isLegless) return true;
                if (state !== 'failed' && state !== 'missing') return false;
                const record = standing.get(shard)?.record;
                return record === undefined ? isWhole || refusedShards.has(shard) : record.status !== 'failed';
            });
        }
        const maxNamed = 20;
        function missingFailure(members) {
            const missing = members.filter(({ state })=>state === 'missing').map(({ shard })=>shard);
            return missing.length === 0 ? [] : [
                {
                    reason: 'members-missing',
                    shards: missing.slice(0, maxNamed),
                    count: missing.length
                }
            ];
        }
        function refusalWarnings(refused) {
            return refused.map(({ artifact, shard, attempt, why })=>({
                    reason: 'artifact-refused',
                    artifact,
                    entry: shard === undefined ? '' : `${shard} attempt ${attempt ?? 0}`,
                    why
                }));
        }
        var batch_record = __webpack_require__(56570);
        var add_usage = __webpack_require__(81186);
        ;
        function rejudged(record, verdicts) {
            const problems = verdicts.flatMap((verdict)=>verdict.problems);
            const items = record.items?.map((item, index)=>{
                const verdict = verdicts[index];
                if (verdict === undefined) return item;
                const { output, qc } = verdict;
                const digests = {
                    ...output === undefined ? {} : {
                        output: output.sha256
                    },
                    ...qc === undefined ? {} : {
                        qc: qc.sha256
                    }
                };
                return {
                    ...item,
                    verdict: verdict.problems.length === 0 ? 'verified' : 'failed',
                    ...digests
                };
            });
            const known = items === undefined ? {} : {
                items
            };
            if (problems.length === 0) return {
                ...record,
                status: 'verified',
                ...known
            };
            const count = verdicts.filter((verdict)=>verdict.problems.length > 0).length;
            const failure = {
                class: 'verify',
                message: `the join verified again: ${count} of ${verdicts.length} ${verdicts.length === 1 ? 'item' : 'items'} did not pass`,
                problems: problems.slice(0, batch_record.rR),
                problemCount: problems.length
            };
            return {
                ...record,
                status: 'failed',
                failure,
                ...known
            };
        }
        function conflicted(record, { path, shards }) {
            const others = shards.filter((shard)=>shard !== record.shard);
            const named = others.length > 3 ? `${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : others.join(', ');
            return {
                ...record,
                status: 'failed',
                failure: {
                    class: 'verify',
                    message: `${path} was made by ${named}, too: none of them is taken`
                }
            };
        }
        function misled(record, source) {
            const message = `${source} was another file when this shard was worked on than in this commit: its work does not count`;
            return {
                ...record,
                status: 'failed',
                failure: {
                    class: 'verify',
                    message
                }
            };
        }
        function memberOf({ row, standing, judged, isOpen }) {
            const base = {
                shard: row.shardId,
                isCarried: standing?.isCarried ?? false
            };
            if (row.status === 'skipped') return {
                ...base,
                state: 'skipped',
                attempt: row.attempt,
                fence: null,
                record: null
            };
            if (standing === undefined || judged === undefined) return {
                ...base,
                state: isOpen ? 'open' : 'missing',
                attempt: row.attempt,
                fence: null,
                record: null
            };
            const { failure } = judged;
            return {
                ...base,
                state: join_members_stateOf(judged),
                attempt: judged.attempt,
                fence: standing.fence,
                record: standing.digest ?? null,
                ...failure === undefined || judged.status !== 'failed' ? {} : {
                    class: failure.class,
                    message: failure.message
                }
            };
        }
        function join_members_stateOf({ status, failure }) {
            if (status !== 'failed') return status;
            return failure?.class === 'cancelled' ? 'cancelled' : 'failed';
        }
        function countMembers(members) {
            const counts = {
                members: 0,
                verified: 0,
                succeeded: 0,
                failed: 0,
                cancelled: 0,
                missing: 0,
                open: 0,
                skipped: 0
            };
            for (const { state } of members)counts[state] += 1;
            return {
                ...counts,
                members: members.length - counts.skipped
            };
        }
        function usageOf(candidates) {
            const seen = new Set();
            const isNew = ({ digest })=>digest === undefined || !seen.has(digest) && seen.add(digest).has(digest);
            return (0, add_usage.v)([
                ...candidates
            ].filter((candidate)=>!candidate.isCarried && isNew(candidate)).map(({ record })=>record.usage));
        }
        ;
        function checkChain(links) {
            const unique = new Map();
            for (const link of links)unique.set(`${placeOf(link)} ${link.record}`, link);
            const followers = new Map();
            for (const link of unique.values()){
                const before = `${placeOf(link)} ${link.previous}`;
                followers.set(before, (followers.get(before) ?? 0) + 1);
            }
            const problems = [];
            for (const link of sortedLinks(unique.values())){
                const before = `${placeOf(link)} ${link.previous}`;
                const { leg, runAttempt, shard, attempt } = link;
                if (link.previous !== null && !unique.has(before)) problems.push({
                    leg,
                    runAttempt,
                    shard,
                    attempt,
                    kind: 'gap'
                });
                if (link.previous !== null && (followers.get(before) ?? 0) > 1) problems.push({
                    leg,
                    runAttempt,
                    shard,
                    attempt,
                    kind: 'fork'
                });
            }
            return problems;
        }
        function sortedLinks(links) {
            return [
                ...links
            ].toSorted((a, b)=>a.runAttempt - b.runAttempt || a.leg - b.leg || (a.shard === b.shard ? a.attempt - b.attempt : a.shard < b.shard ? -1 : 1) || (a.record < b.record ? -1 : a.record > b.record ? 1 : 0));
        }
        const placeOf = ({ leg, runAttempt })=>`${runAttempt}/${leg}`;
        ;
        function merkleRoot(entries) {
            const sorted = entries.toSorted((a, b)=>a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
            let level = sorted.map(({ path, sha256 })=>digest(`\u0000${path}\n${sha256}`));
            if (level.length === 0) return digest('');
            while(level.length > 1){
                const above = [];
                for(let index = 0; index < level.length; index += 2){
                    const [left, right] = [
                        level[index] ?? '',
                        level[index + 1]
                    ];
                    above.push(right === undefined ? left : digest(`\u0001${left}${right}`));
                }
                level = above;
            }
            return level[0] ?? '';
        }
        const digest = (text)=>(0, external_node_crypto_.hash)('sha256', text, 'hex');
        var system_error = __webpack_require__(26096);
        var fence = __webpack_require__(8764);
        ;
        const isPassing = ({ status })=>status !== 'failed';
        function pathsOfItems(items, isQcChecked) {
            const paths = new Set();
            for (const { output, qc } of items)for (const cell of isQcChecked ? [
                output,
                qc
            ] : [
                output
            ]){
                const normal = (0, normal_path.FE)(cell);
                if (normal.ok) paths.add(normal.path);
            }
            return paths;
        }
        function executablesOf({ items: recorded = [] }, items) {
            const paths = new Set();
            for (const [index, item] of items.entries())for (const which of recorded[index]?.executable ?? []){
                const normal = (0, normal_path.FE)(item[which]);
                if (normal.ok) paths.add(normal.path);
            }
            return paths;
        }
        function whyRefused(candidate, facts) {
            const { record, fence, isCarried, withheld } = candidate;
            const member = facts.members.get(record.shard);
            if (member === undefined) return 'the plan has no such shard';
            if (fence.runAttempt > facts.runAttempt) return `it is of run attempt ${fence.runAttempt}, which has not begun`;
            if (isCarried) return itemsDiffer(record, member) ? 'its items are not those of the plan' : undefined;
            const isUntold = record.planDigest === undefined && !isPassing(record);
            if (!isUntold && record.planDigest !== facts.planDigest) return 'it is the work of another plan';
            if (itemsDiffer(record, member)) return 'its items are not those of the plan';
            if (!isPassing(record)) return undefined;
            if (member.prompt !== undefined && record.promptDigest !== member.prompt) return 'another prompt ran than the one that was planned';
            if (record.items === undefined && member.items.length > 0) return 'it names no items';
            if (withheld !== undefined) return `its files stayed behind: ${withheld}`;
            return recordedFilesDiffer(candidate, member, facts.isQcChecked);
        }
        function itemsDiffer(record, { items }) {
            if (record.items === undefined) return false;
            return record.items.length !== items.length || record.items.some(({ id }, index)=>id !== items[index]?.id);
        }
        function recordedFilesDiffer(candidate, member, isQcChecked) {
            const found = new Map(candidate.files.map(({ path, sha256 })=>[
                    path,
                    sha256
                ]));
            for (const [index, { output, qc }] of member.items.entries()){
                const recorded = candidate.record.items?.[index];
                for (const [cell, digest] of [
                    [
                        output,
                        recorded?.output
                    ],
                    ...isQcChecked ? [
                        [
                            qc,
                            recorded?.qc
                        ]
                    ] : []
                ]){
                    const normal = (0, normal_path.FE)(cell);
                    const came = normal.ok ? found.get(normal.path) : undefined;
                    if (came === undefined) return `${cell} did not come with it`;
                    if (digest === undefined && candidate.record.status === 'verified') return `${cell} has no digest in it`;
                    if (digest !== undefined && digest !== came) return `${cell} has not the bytes that were verified`;
                }
            }
            return undefined;
        }
        function strangeFile(candidate, { members, isQcChecked }) {
            const own = pathsOfItems(members.get(candidate.record.shard)?.items ?? [], isQcChecked);
            return candidate.files.find(({ path })=>!own.has(path))?.path;
        }
        function openOwners({ members, isQcChecked }) {
            let owners;
            return (path)=>{
                if (owners === undefined) {
                    owners = new Map();
                    for (const { shard, items } of members.values())for (const own of pathsOfItems(items, isQcChecked))owners.set(own, shard);
                }
                return owners.get(path);
            };
        }
        function believe(candidates, facts) {
            const refused = [];
            const ownerOf = openOwners(facts);
            const whyStrange = (candidate)=>{
                const path = strangeFile(candidate, facts);
                return path === undefined ? undefined : `${path} belongs to ${ownerOf(path) ?? 'none of its items'}`;
            };
            const isBelieved = (candidate)=>{
                const { artifact, record } = candidate;
                const why = whyRefused(candidate, facts) ?? whyStrange(candidate);
                if (why !== undefined) refused.push({
                    artifact,
                    shard: record.shard,
                    attempt: record.attempt,
                    why
                });
                return why === undefined;
            };
            return {
                candidates: candidates.filter(isBelieved),
                refused
            };
        }
        function sortedRefusals(refused) {
            const keyOf = ({ artifact, shard = '', attempt = 0, why })=>`${artifact}\n${shard}\n${attempt}\n${why}`;
            return refused.toSorted((a, b)=>keyOf(a) < keyOf(b) ? -1 : 1);
        }
        var state_bundle = __webpack_require__(56797);
        var carried_records = __webpack_require__(90804);
        var bundle_size = __webpack_require__(32887);
        var read_record_bundle = __webpack_require__(57340);
        var record_bundle = __webpack_require__(7101);
        ;
        async function inParallel(elements, limit, work) {
            const iterator = elements[Symbol.iterator]();
            const worker = async ()=>{
                for(let next = iterator.next(); next.done !== true; next = iterator.next())await work(next.value);
            };
            await Promise.all(Array.from({
                length: limit
            }, worker));
        }
        ;
        function openRoom(capacity) {
            let held = 0;
            let count = 0;
            const waiting = [];
            const letIn = ()=>{
                for(let next = waiting[0]; next !== undefined; next = waiting[0]){
                    if (count > 0 && held + next.bytes > capacity) return;
                    waiting.shift();
                    held += next.bytes;
                    count += 1;
                    next.letIn();
                }
            };
            return {
                enter: (bytes)=>new Promise((resolve)=>{
                        let isInside = true;
                        const leave = ()=>{
                            if (!isInside) return;
                            isInside = false;
                            held -= bytes;
                            count -= 1;
                            letIn();
                        };
                        waiting.push({
                            bytes,
                            letIn: ()=>resolve(leave)
                        });
                        letIn();
                    })
            };
        }
        ;
        const concurrency = 8;
        const roomBytes = 256 * 2 ** 20;
        async function collectRecords(request) {
            const { artifacts, group, runAttempt } = request;
            const listed = await artifacts.list((0, artifact_names.DS)(group, 'record'));
            if (!listed.ok) return listed;
            const candidates = new Map();
            const refused = [];
            const chain = [];
            const untouched = [];
            const outages = [];
            const [packed, unpacked] = [
                openRoom(roomBytes),
                openRoom(roomBytes)
            ];
            const links = new Set();
            const take = async (info)=>{
                const name = (0, artifact_names.TZ)(group, info.name);
                if (name?.kind !== 'record' || name.runAttempt > runAttempt || outages.length > 0) return;
                const leave = [
                    await packed.enter(info.size)
                ];
                const admit = async (bytes)=>void leave.push(await unpacked.enter(bytes));
                try {
                    takeFiles(info, name, await artifacts.read(info, {
                        maxBytes: bundle_size.qi,
                        admit
                    }));
                } finally{
                    for (const go of leave)go();
                }
            };
            const takeFiles = (info, name, files)=>{
                const bundle = files.ok ? (0, read_record_bundle.V)(files.value, info.name) : files;
                if (!bundle.ok) {
                    outages.push(...bundle.failures.filter(({ reason })=>reason === 'service-unavailable'));
                    if (outages.length === 0) refused.push({
                        artifact: info.name,
                        why: bundle.failures.map(whyOf).join('; ')
                    });
                    return;
                }
                const foreign = whyForeign(bundle.value.chain, name, request);
                if (foreign !== undefined) return void refused.push({
                    artifact: info.name,
                    why: foreign
                });
                const bytesOf = new Map((files.ok ? files.value : []).map(({ path, bytes })=>[
                        path,
                        bytes
                    ]));
                takeBundle(bundle.value, info.name, (path)=>bytesOf.get(path));
            };
            const takeBundle = ({ chain: head, records }, artifact, bytesOf)=>{
                const { runAttempt: of } = head;
                untouched.push(...(head.untouched ?? []).map((shard)=>({
                        shard,
                        runAttempt: of
                    })));
                for (const record of records){
                    const { entry } = record;
                    const link = `${head.runAttempt}/${head.leg}/${entry.record}`;
                    if (!links.has(link)) chain.push({
                        leg: head.leg,
                        runAttempt: head.runAttempt,
                        shard: entry.shard,
                        attempt: entry.attempt,
                        record: entry.record,
                        previous: entry.previous
                    });
                    links.add(link);
                    const identity = `${link}/${filesIdentity(entry)}`;
                    const known = candidates.get(identity);
                    if (known === undefined) {
                        const bytes = bytesOf((0, record_bundle.lX)(entry.shard, entry.attempt));
                        candidates.set(identity, stage(record, bytes, artifact, request.staging));
                    } else if (artifact < known.artifact) candidates.set(identity, {
                        ...known,
                        artifact
                    });
                }
            };
            await inParallel(listed.value, concurrency, take);
            return outages.length > 0 ? (0, result.wf)(outages) : (0, result.ok)({
                candidates: [
                    ...candidates.values()
                ],
                refused,
                chain,
                untouched,
                artifacts: listed.value.length
            });
        }
        function filesIdentity({ files, withheld }) {
            const outputs = Object.entries(files).filter(([path])=>path.startsWith('files/'));
            return JSON.stringify([
                withheld,
                ...outputs.toSorted(([a], [b])=>a < b ? -1 : 1)
            ]);
        }
        function stage({ fence, record, entry, files }, recordBytes, artifact, staging) {
            const staged = new Map();
            const known = [];
            for (const { path, bytes } of files){
                if (!path.startsWith('files/')) continue;
                const inside = path.slice('files/'.length);
                staged.set(inside, staging.put(bytes));
                known.push({
                    path: inside,
                    sha256: entry.files[path] ?? '',
                    bytes: bytes.length
                });
            }
            const { withheld } = entry;
            return {
                fence,
                record,
                artifact,
                digest: entry.record,
                isCarried: false,
                files: known,
                staged,
                ...recordBytes === undefined ? {} : {
                    stagedRecord: staging.put(recordBytes)
                },
                ...withheld === undefined ? {} : {
                    withheld
                }
            };
        }
        function whyForeign(head, name, { group, planDigest }) {
            if (head.group !== group) return `it is of the group ${head.group}`;
            if (head.planDigest !== planDigest) return 'it is the work of another plan';
            const isNamedSo = head.runAttempt === name.runAttempt && head.chunk === name.chunk;
            return isNamedSo ? undefined : 'its name is not that of its content';
        }
        function whyOf(failure) {
            if (failure.reason === 'artifact-refused') return failure.entry === '' ? failure.why : `${failure.entry}: ${failure.why}`;
            if (failure.reason === 'digest-mismatch') return `${failure.what} has not the bytes that were recorded`;
            return failure.reason;
        }
        ;
        async function gatherMembers(request, staging) {
            const { artifacts, fetched, runAttempt } = request;
            const { group, planDigest } = fetched.open;
            const collected = await collectRecords({
                artifacts,
                group,
                planDigest,
                runAttempt,
                staging
            });
            if (!collected.ok) return collected;
            const facts = planFacts(request);
            const { candidates, refused } = believe([
                ...collected.value.candidates,
                ...carriedCandidates(request, facts, staging)
            ], facts);
            return (0, result.ok)({
                facts,
                believed: candidates.toSorted(compareCandidates),
                standing: (0, fence.R)(candidates, contentOf),
                refused: sortedRefusals([
                    ...collected.value.refused,
                    ...refused
                ]),
                chain: collected.value.chain,
                untouched: collected.value.untouched
            });
        }
        function compareCandidates(a, b) {
            if (a.record.shard !== b.record.shard) return a.record.shard < b.record.shard ? -1 : 1;
            return (0, fence.u)(a.fence, b.fence) || (contentOf(a) < contentOf(b) ? -1 : 1);
        }
        const contentOf = ({ digest, record, files })=>(0, canonical_json.d)([
                digest ?? record,
                files.map(({ path, sha256 })=>`${path} ${sha256}`).toSorted()
            ]);
        function planFacts({ fetched, plan, rows, itemsOf, runAttempt, checks }) {
            const prompts = new Map(plan.shards.map(({ id, prompt })=>[
                    id,
                    prompt
                ]));
            const members = rows.filter(({ status })=>status !== 'skipped').map(({ shardId: shard })=>{
                const prompt = prompts.get(shard);
                return [
                    shard,
                    {
                        shard,
                        items: itemsOf(shard) ?? [],
                        ...prompt === undefined ? {} : {
                            prompt
                        }
                    }
                ];
            });
            return {
                planDigest: fetched.open.planDigest,
                runAttempt,
                isQcChecked: checks.isQcChecked,
                members: new Map(members)
            };
        }
        function carriedCandidates({ fetched, local, runAttempt }, { members, isQcChecked }, staging) {
            const pathsOf = (shard)=>pathsOfItems(members.get(shard)?.items ?? [], isQcChecked);
            const artifact = fetched.artifact ?? (0, artifact_names.Cs)(fetched.open.group, {
                kind: 'plan',
                runAttempt
            });
            return [
                ...(0, carried_records.bN)((0, state_bundle.CC)(fetched.files, state_bundle._X), pathsOf, staging, artifact),
                ...local?.(staging) ?? []
            ];
        }
        var external_node_fs_ = __webpack_require__(73024);
        ;
        function installFiles(root, files) {
            const real = (0, external_node_fs_.realpathSync)(root);
            const safe = new Map([
                [
                    '',
                    undefined
                ]
            ]);
            const failures = [];
            for (const { path, from } of files){
                const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
                const error = folderError(real, folder, safe) ?? targetError((0, external_node_path_.join)(real, path)) ?? moveError(from, (0, external_node_path_.join)(real, path));
                if (error !== undefined) failures.push({
                    reason: 'file-unwritable',
                    at: {
                        file: path
                    },
                    error
                });
            }
            return failures;
        }
        function folderError(root, folder, safe) {
            if (safe.has(folder)) return safe.get(folder);
            const above = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
            const error = folderError(root, above, safe) ?? ownFolderError((0, external_node_path_.join)(root, folder), folder);
            safe.set(folder, error);
            return error;
        }
        function ownFolderError(path, shown) {
            const stat = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            if (stat?.isSymbolicLink() === true) return `${shown} is a symlink`;
            if (stat?.isDirectory() === true) return undefined;
            if (stat !== undefined) return `${shown} is not a folder`;
            try {
                (0, external_node_fs_.mkdirSync)(path);
                return undefined;
            } catch (error) {
                return (0, system_error.f9)(error);
            }
        }
        function targetError(path) {
            return (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            })?.isDirectory() === true ? 'a folder lies there' : undefined;
        }
        function moveError(from, to) {
            try {
                (0, external_node_fs_.renameSync)(from, to);
                return undefined;
            } catch (error) {
                if (!(0, system_error._m)(error, 'EXDEV')) return (0, system_error.f9)(error);
            }
            const beside = (0, external_node_path_.join)((0, external_node_path_.dirname)(to), `.${(0, external_node_path_.basename)(to)}.muster-${process.pid}`);
            try {
                (0, external_node_fs_.copyFileSync)(from, beside);
                (0, external_node_fs_.renameSync)(beside, to);
                (0, external_node_fs_.rmSync)(from, {
                    force: true
                });
                return undefined;
            } catch (error) {
                (0, external_node_fs_.rmSync)(beside, {
                    force: true
                });
                return (0, system_error.f9)(error);
            }
        }
        ;
        const joinPageName = 'report.html';
        var lazy_file = __webpack_require__(66450);
        ;
        function gatherEvidence({ store, standing, staging, files }) {
            const dir = (0, external_node_path_.dirname)(store.manifestPath);
            const texts = [
                {
                    path: 'manifest.tsv',
                    bytes: (0, external_node_fs_.readFileSync)(store.manifestPath)
                },
                {
                    path: 'plan.json',
                    bytes: (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(dir, 'plan.json'))
                }
            ];
            const records = [
                ...standing.values()
            ].flatMap(({ record, digest, stagedRecord })=>digest === undefined || stagedRecord === undefined ? [] : [
                    {
                        path: (0, record_bundle.lX)(record.shard, record.attempt),
                        from: stagedRecord,
                        digest
                    }
                ]);
            const outcomes = store.outcomes();
            const joinedFile = (path, workdir)=>{
                const staged = (0, external_node_path_.join)(staging.tree, path);
                return (0, lazy_file.f)((0, state_bundle.uc)(path), (0, external_node_fs_.existsSync)(staged) ? staged : (0, external_node_path_.join)(workdir, path));
            };
            const newest = store.newest();
            return {
                digests: [
                    ...texts.map(({ path, bytes })=>({
                            path,
                            sha256: (0, fingerprint.sc)(bytes)
                        })),
                    ...records.map(({ path, digest })=>({
                            path,
                            sha256: digest
                        }))
                ].toSorted((a, b)=>a.path < b.path ? -1 : 1),
                install: ()=>files.map(({ path })=>({
                            path,
                            from: (0, external_node_path_.join)(staging.tree, path)
                        })),
                artifact: (document, workdir)=>[
                        {
                            path: joinDocumentName,
                            get bytes () {
                                return Buffer.from(renderJoin(document));
                            }
                        },
                        ...texts,
                        ...records.map(({ path, from })=>(0, lazy_file.f)(path, from)),
                        ...files.map(({ path })=>joinedFile(path, workdir))
                    ],
                state: (workdir)=>[
                        ...texts.filter(({ path })=>path === 'plan.json'),
                        ...outcomes.filter(({ shard, attempt })=>newest.get(shard)?.attempt === attempt).map(({ shard, attempt })=>(0, lazy_file.f)((0, state_bundle.bU)(shard, attempt), (0, external_node_path_.join)(dir, 'records', `${shard}.${attempt}.json`))),
                        ...files.map(({ path })=>joinedFile(path, workdir))
                    ]
            };
        }
        function withPage(evidence, page) {
            if (page === undefined) return evidence;
            const file = {
                path: joinPageName,
                sha256: (0, fingerprint.sc)(page)
            };
            return {
                ...evidence,
                digests: [
                    ...evidence.digests,
                    file
                ].toSorted((a, b)=>a.path < b.path ? -1 : 1),
                artifact: (document, workdir)=>[
                        ...evidence.artifact(document, workdir),
                        (0, lazy_file.E)(joinPageName, page)
                    ]
            };
        }
        var source_digests = __webpack_require__(71936);
        ;
        function changedSources({ records, itemsOf, workdir }) {
            const named = [
                ...records
            ].filter(({ items })=>items !== undefined);
            const digests = (0, source_digests.Bi)(workdir, named.flatMap(({ shard })=>itemsOf(shard)));
            const changed = new Map();
            for (const { shard, items = [] } of named){
                const found = new Map(items.map(({ id, source })=>[
                        id,
                        source
                    ]));
                const other = itemsOf(shard).find(({ id })=>{
                    const now = digests.get(id) ?? null;
                    return now !== null && found.has(id) && found.get(id) !== now;
                });
                if (other !== undefined) changed.set(shard, other.source);
            }
            return changed;
        }
        var legs = __webpack_require__(79480);
        ;
        async function stoppedShards({ artifacts, open, runAttempt, untouched }) {
            const { group, shards } = open;
            const stops = await artifacts.list((0, artifact_names.DS)(group, 'stop'));
            if (!stops.ok) return stops;
            const stop = stops.value.reduce((newest, { name })=>{
                const parsed = (0, artifact_names.TZ)(group, name);
                const isStop = parsed?.kind === 'stop' && parsed.runAttempt <= runAttempt;
                return isStop ? Math.max(newest, parsed.runAttempt) : newest;
            }, 0);
            if (stop === 0) return (0, result.ok)(undefined);
            const listed = await artifacts.list((0, artifact_names.DS)(group, 'claim'));
            if (!listed.ok) return listed;
            const claims = new Map();
            for (const { name } of listed.value){
                const parsed = (0, artifact_names.TZ)(group, name);
                if (parsed?.kind !== 'claim' || parsed.runAttempt < stop || parsed.runAttempt > runAttempt) continue;
                claims.set(parsed.chunk, (claims.get(parsed.chunk) ?? new Set()).add(parsed.runAttempt));
            }
            const givenBack = new Set(untouched.map((known)=>`${known.runAttempt} ${known.shard}`));
            const free = (0, legs.DS)(shards, open.legs).flatMap(legs.U_).flatMap((chunk)=>{
                const attempts = [
                    ...claims.get((0, artifact_names.RD)((0, legs.fX)(chunk, shards))) ?? []
                ];
                return shards.slice(chunk.from, chunk.to).filter((shard)=>attempts.every((attempt)=>givenBack.has(`${attempt} ${shard}`)));
            });
            return (0, result.ok)(new Set(free));
        }
        var verify_items = __webpack_require__(96159);
        ;
        async function verifyAgain(request) {
            const { staging, itemsOf } = request;
            const standing = [
                ...request.standing
            ];
            for (const { record, staged } of standing){
                const executables = executablesOf(record, itemsOf(record.shard));
                for (const [path, from] of staged)staging.place(from, path, executables.has(path));
            }
            const items = standing.flatMap(({ record })=>itemsOf(record.shard));
            const verifier = await (0, verify_items.b)(request.checks, staging.tree, items, {
                schemaRoot: request.workdir
            });
            if (!verifier.ok) return verifier;
            const verdicts = new Map();
            for (const { record } of standing)verdicts.set(record.shard, verifier.value.verify(itemsOf(record.shard), {
                wantDigests: true
            }));
            return (0, result.ok)(verdicts);
        }
        ;
        async function judgeMembers(request, gathered, staging) {
            const { artifacts, fetched, rows, runAttempt } = request;
            const { standing, untouched } = gathered;
            const conflicts = conflictsOf(standing.values());
            const judged = await judge(request, gathered, conflicts, staging);
            if (!judged.ok) return judged;
            const stopped = await stoppedShards({
                artifacts,
                open: fetched.open,
                runAttempt,
                untouched
            });
            if (!stopped.ok) return stopped;
            const members = rows.map((row)=>{
                const [record, own] = [
                    standing.get(row.shardId),
                    judged.value.get(row.shardId)
                ];
                return memberOf({
                    row,
                    isOpen: stopped.value?.has(row.shardId) === true,
                    ...record === undefined ? {} : {
                        standing: record
                    },
                    ...own === undefined ? {} : {
                        judged: own
                    }
                });
            });
            return (0, result.ok)({
                members,
                judged: judged.value,
                conflicts,
                isStoppedEarly: stopped.value !== undefined
            });
        }
        async function judge({ checks, workdir, isVerifying }, { facts, standing }, conflicts, staging) {
            const judged = new Map();
            const inConflict = new Map(conflicts.flatMap((conflict)=>conflict.shards.map((shard)=>[
                        shard,
                        conflict
                    ])));
            const passing = [];
            const itemsOf = (shard)=>facts.members.get(shard)?.items ?? [];
            const records = [
                ...standing.values()
            ].flatMap(({ record })=>record.status === 'failed' ? [] : [
                    record
                ]);
            const changed = changedSources({
                records,
                itemsOf,
                workdir
            });
            for (const [shard, candidate] of standing){
                const conflict = inConflict.get(shard);
                const source = changed.get(shard);
                if (candidate.record.status === 'failed') judged.set(shard, candidate.record);
                else if (conflict !== undefined) judged.set(shard, conflicted(candidate.record, conflict));
                else if (source !== undefined) judged.set(shard, misled(candidate.record, source));
                else passing.push(candidate);
            }
            const verdicts = await verifyAgain({
                standing: passing,
                itemsOf,
                staging,
                checks,
                workdir
            });
            if (!verdicts.ok) return verdicts;
            for (const { record } of passing){
                const own = isVerifying ? verdicts.value.get(record.shard) : undefined;
                judged.set(record.shard, own === undefined ? record : rejudged(record, own));
            }
            return (0, result.ok)(judged);
        }
        var scope_report = __webpack_require__(15106);
        ;
        function pageRecords(records) {
            const slim = [];
            for (const record of records){
                const { shard, attempt, status, startedAt, finishedAt, durationMs, exitCode, failure, log, usage } = record;
                slim.push({
                    shard,
                    attempt,
                    status,
                    startedAt,
                    finishedAt,
                    durationMs,
                    exitCode,
                    log,
                    ...failure === undefined ? {} : {
                        failure
                    },
                    ...usage === undefined ? {} : {
                        usage
                    },
                    ...(0, scope_report.it)(record)
                });
            }
            return slim;
        }
        ;
        const filesPerFolder = 1000;
        function openStaging(folder) {
            const tree = (0, external_node_path_.join)(folder, 'tree');
            (0, external_node_fs_.rmSync)(folder, {
                recursive: true,
                force: true
            });
            (0, external_node_fs_.mkdirSync)(tree, {
                recursive: true
            });
            const made = new Set();
            const ensure = (path)=>{
                if (!made.has(path)) (0, external_node_fs_.mkdirSync)(path, {
                    recursive: true
                });
                made.add(path);
            };
            let count = 0;
            return {
                tree,
                put (bytes) {
                    const room = (0, external_node_path_.join)(folder, `came-${Math.floor(count / filesPerFolder)}`);
                    ensure(room);
                    const path = (0, external_node_path_.join)(room, String(count++));
                    writeNew(path, bytes);
                    return path;
                },
                place (staged, path, isExecutable = false) {
                    const target = (0, external_node_path_.join)(tree, path);
                    if (isExecutable) makeExecutable(staged);
                    ensure((0, external_node_path_.dirname)(target));
                    (0, external_node_fs_.renameSync)(staged, target);
                },
                remove: ()=>(0, external_node_fs_.rmSync)(folder, {
                        recursive: true,
                        force: true
                    })
            };
        }
        function makeExecutable(path) {
            const { mode } = (0, external_node_fs_.statSync)(path);
            (0, external_node_fs_.chmodSync)(path, mode | (mode & 0o444) >> 2);
        }
        function writeNew(path, bytes) {
            const fd = (0, external_node_fs_.openSync)(path, 'wx', 0o644);
            try {
                for(let from = 0; from < bytes.length;)from += (0, external_node_fs_.writeSync)(fd, bytes, from);
            } finally{
                (0, external_node_fs_.closeSync)(fd);
            }
        }
        ;
        async function writeJoined(store, believed, judged, planned) {
            const attempts = new Map();
            for (const record of judged.values())attempts.set(record.shard, await writeRecord(store, record));
            for (const { record, isCarried } of believed){
                const isHistory = !isCarried && record.attempt < (judged.get(record.shard)?.attempt ?? 0);
                if (isHistory) await store.records.write(record);
            }
            return store.updateRows((standing)=>(0, result.ok)((standing ?? planned).map((row)=>{
                    const record = judged.get(row.shardId);
                    if (record === undefined || row.status === 'skipped') return row;
                    return {
                        ...row,
                        status: record.status,
                        attempt: attempts.get(row.shardId) ?? record.attempt,
                        startedAt: ''
                    };
                })));
        }
        async function writeRecord(store, record) {
            for(let attempt = record.attempt;; attempt++){
                const numbered = {
                    ...record,
                    attempt
                };
                if (await store.records.write(numbered) === 'written') return attempt;
                const known = store.readRecord(record.shard, attempt);
                if (known !== undefined && JSON.stringify(known) === JSON.stringify(numbered)) return attempt;
            }
        }
        ;
        async function joinGroup(request) {
            const folder = (0, external_node_path_.resolve)((0, external_node_path_.dirname)(request.store.manifestPath), '.join');
            let staging;
            try {
                staging = openStaging(folder);
                const joined = await joinStaged(request, staging);
                if (!joined.ok) staging.remove();
                return joined;
            } catch (error) {
                staging?.remove();
                return (0, result.fJ)((0, system_error.mP)(error, (0, system_error.XM)(error) ?? folder));
            }
        }
        async function joinStaged(request, staging) {
            const { store, rows } = request;
            const gathered = await gatherMembers(request, staging);
            if (!gathered.ok) return gathered;
            const { believed, standing } = gathered.value;
            const judged = await judgeMembers(request, gathered.value, staging);
            if (!judged.ok) return judged;
            const { conflicts, members } = judged.value;
            const files = joinedFiles(standing, judged.value.judged);
            const manifest = await writeJoined(store, believed, judged.value.judged, rows);
            if (!manifest.ok) return manifest;
            const told = tell(request, gathered.value, judged.value, files);
            const records = pageRecords(store.records.each());
            const page = request.renderPage?.({
                join: told,
                rows: manifest.value,
                records
            });
            const evidence = withPage(gatherEvidence({
                store,
                standing,
                staging,
                files
            }), page);
            const uninstalled = installFiles(request.workdir, evidence.install());
            return (0, result.ok)({
                document: sealJoin({
                    ...told,
                    evidence: evidence.digests
                }, request.sign),
                rows: manifest.value,
                failures: [
                    ...missingFailure(members),
                    ...conflicts.map((conflict)=>({
                            reason: 'paths-conflict',
                            ...conflict
                        })),
                    ...uninstalled
                ],
                warnings: refusalWarnings(gathered.value.refused),
                evidence,
                ...page === undefined ? {} : {
                    page
                },
                dispose: ()=>staging.remove()
            });
        }
        function tell(request, { believed, chain, refused, standing }, { members, conflicts, isStoppedEarly }, files) {
            const { fetched, policy, tolerance, isCancelled, runAttempt } = request;
            const { disposition = 'failed', reason } = decideGroup({
                policy,
                members,
                isStoppedEarly,
                ...tolerance === undefined ? {} : {
                    tolerance
                },
                ...isCancelled === undefined ? {} : {
                    isCancelled
                }
            });
            const links = sortedLinks(chain);
            const jobs = hasGreenLegs({
                members,
                standing,
                refused,
                believed,
                runAttempt
            }) ? 'all' : 'failed';
            return {
                format: 'muster.join/1',
                group: fetched.open.group,
                planDigest: fetched.open.planDigest,
                runAttempt,
                disposition,
                reason,
                policy,
                tolerance: tolerance ?? null,
                counts: countMembers(members),
                usage: usageOf(believed),
                merkleRoot: merkleRoot(files),
                resumeCommand: disposition === 'satisfied' ? null : request.resumeCommand(jobs),
                conflicts,
                refused,
                chainProblems: checkChain(links),
                members,
                files,
                chain: links
            };
        }
        var fetch_plan = __webpack_require__(19793);
        ;
        function layJoin(batchDir, { document, page = '' }) {
            const texts = [
                {
                    file: (0, external_node_path_.join)(batchDir, joinDocumentName),
                    text: ()=>renderJoin(document)
                },
                {
                    file: (0, external_node_path_.join)(batchDir, joinPageName),
                    text: ()=>page
                }
            ];
            return texts.flatMap(({ file, text })=>{
                try {
                    (0, fetch_plan.f8)(file, text());
                    return [];
                } catch (error) {
                    return [
                        (0, system_error.mP)(error, file)
                    ];
                }
            });
        }
        var undone_shards = __webpack_require__(48078);
        ;
        async function leaveUndone(artifacts, { group, planDigest, runAttempt, counts, members }) {
            const isDone = (state)=>[
                    'verified',
                    'succeeded',
                    'skipped'
                ].includes(state);
            const shards = members.filter(({ state })=>!isDone(state)).map(({ shard })=>shard);
            if (shards.length === 0) return (0, result.ok)(undefined);
            const passed = counts.verified + counts.succeeded;
            const text = (0, undone_shards.Qf)({
                format: 'muster.undone/1',
                group,
                planDigest,
                runAttempt,
                passed,
                shards
            });
            const name = (0, artifact_names.Cs)(group, {
                kind: 'undone',
                runAttempt
            });
            const left = await artifacts.create(name, [
                {
                    path: undone_shards.b3,
                    bytes: Buffer.from(text)
                }
            ]);
            if (!left.ok) return left;
            const trouble = left.value.kind === 'taken' ? left.value.trouble : undefined;
            return trouble === undefined ? (0, result.ok)(undefined) : (0, result.fJ)((0, unfinished.M)(name, trouble));
        }
        var failure_findings = __webpack_require__(72185);
        var present_quote = __webpack_require__(53338);
        ;
        const order = [
            'verified',
            'succeeded',
            'failed',
            'cancelled',
            'missing',
            'open',
            'skipped'
        ];
        function joinSentence({ disposition, reason, counts, policy, tolerance, members }) {
            const parts = order.filter((state)=>counts[state] > 0).map((state)=>`${counts[state]} ${state === 'open' ? 'left undone' : state}`);
            const missing = members.filter(({ state })=>state === 'missing').map(({ shard })=>shard);
            const named = missing.length === 0 ? '' : `; missing: ${(0, present_quote.Zv)(missing, 5)}`;
            const rule = tolerance === null ? policy : `${policy}, ${tolerance} may fail`;
            return `join ${disposition} (${rule}): ${reasonText(reason)}; ${(0, count_of.p)(counts.members, 'shard')}: ${parts.join(', ') || 'none'}${named}`;
        }
        function reasonText(reason) {
            switch(reason){
                case 'enough-passed':
                    return 'enough shards passed';
                case 'all-ended':
                    return 'every shard has ended';
                case 'too-many-failed':
                    return 'more shards failed than may';
                case 'can-not-be-reached':
                    return 'too few shards passed';
                case 'member-missing':
                    return 'shards left no record';
                case 'nothing-done':
                    return 'nothing was done';
                case 'cancelled':
                    return 'the run was cancelled';
                case 'open':
                    return 'shards are still open';
                default:
                    return (0, result.xb)(reason);
            }
        }
        const join_text_short = (digest)=>clip(digest.slice(0, 12));
        function joinProblemText(problem) {
            switch(problem.kind){
                case 'document-malformed':
                    return `join.json: ${clip(problem.why)}`;
                case 'chain':
                    return `the chain of records: ${clip(problem.why)}`;
                case 'document-digest':
                    return `join.json has another digest than it says: ${join_text_short(problem.expected)}, found ${join_text_short(problem.found)}`;
                case 'merkle-root':
                    return `the Merkle root of the files is another than join.json says: ${join_text_short(problem.expected)}, found ${join_text_short(problem.found)}`;
                case 'plan-digest':
                    return `plan.json is of another plan: expected ${join_text_short(problem.expected)}, found ${join_text_short(problem.found)}`;
                case 'file-missing':
                    return `${quote(problem.path)} is missing`;
                case 'file-unlisted':
                    return `${quote(problem.path)} is not part of the join`;
                case 'file-changed':
                    return `${quote(problem.path)} was changed: expected ${join_text_short(problem.expected)}, found ${join_text_short(problem.found)}`;
                case 'record-unchained':
                    return `the record of ${quote(problem.shard)} is not among those that were joined`;
                case 'counts':
                    return 'the counts are not those of the members';
                case 'unsigned':
                    return 'join.json is not signed';
                case 'signature':
                    return `the signature is not of the given key: it names key ${join_text_short(problem.keyId)}`;
                default:
                    return assertNever(problem);
            }
        }
        var markdown_cell = __webpack_require__(38404);
        ;
        const maxLead = 1000;
        function withJoinLead(document, summary) {
            const { resumeCommand, files, merkleRoot } = document;
            const sentences = [
                (0, markdown_cell.p)(joinSentence(document), maxLead),
                ...resumeCommand === null ? [] : [
                    `Go on with ${(0, markdown_cell.D)(resumeCommand, maxLead)}`
                ],
                `Merkle root of ${(0, count_of.p)(files.length, 'file')}: ${(0, markdown_cell.D)(merkleRoot)}`
            ];
            const lead = `\n${sentences.join('<br>\n')}\n\n`;
            return (limitBytes)=>{
                const text = summary(limitBytes - Buffer.byteLength(lead));
                const end = text.indexOf('\n') + 1;
                return text.startsWith('## ') ? text.slice(0, end) + lead + text.slice(end) : text;
            };
        }
        var failure_groups = __webpack_require__(86610);
        var newest_records = __webpack_require__(95134);
        var safe_text = __webpack_require__(3201);
        ;
        const entities = {
            '&': '&amp;',
            '<': '&lt;',
            '>': '&gt;',
            '"': '&quot;',
            "'": '&#39;'
        };
        const htmlText = (text)=>(0, safe_text.H)(text.toWellFormed()).replaceAll(/[&<>"']/g, (character)=>entities[character] ?? '');
        function markup(strings, ...values) {
            return {
                html: String.raw({
                    raw: strings
                }, ...values.map(markupOf))
            };
        }
        const noHtml = {
            html: ''
        };
        function markupOf(value) {
            if (typeof value === 'string') return htmlText(value);
            if (typeof value === 'number') return String(value);
            return 'html' in value ? value.html : value.map((part)=>part.html).join('');
        }
        var numbers = __webpack_require__(34204);
        var duration = __webpack_require__(41755);
        var problem_text = __webpack_require__(92885);
        ;
        const looks = {
            missing: {
                mark: '?',
                word: 'missing',
                look: 'bad'
            },
            failed: {
                mark: "\u2717",
                word: 'failed',
                look: 'bad'
            },
            cancelled: {
                mark: "\u25A0",
                word: 'cancelled',
                look: 'warn'
            },
            open: {
                mark: "\u25CB",
                word: 'left undone',
                look: 'warn'
            },
            succeeded: {
                mark: "\u2713",
                word: 'succeeded, not verified',
                look: 'soft'
            },
            verified: {
                mark: "\u2713",
                word: 'verified',
                look: 'good'
            },
            skipped: {
                mark: "\u2013",
                word: 'skipped',
                look: 'soft'
            }
        };
        const stateLook = (state)=>looks[state];
        function worstFirst(members) {
            const byState = new Map(Object.keys(looks).map((state)=>[
                    state,
                    []
                ]));
            for (const member of members)byState.get(member.state)?.push(member);
            return [
                ...byState.values()
            ].flat();
        }
        ;
        const maxProblems = 20;
        function membersTable(members, rows, newest) {
            const rowOf = new Map(rows.map((row)=>[
                    row.shardId,
                    row
                ]));
            const lines = worstFirst(members).map((member)=>memberLine(member, rowOf.get(member.shard), newest.get(member.shard)));
            return markup`<section>
<h2>Shards</h2>
<div class="wide"><table>
<caption>${(0, count_of.p)(members.length, 'shard')}, the worst first</caption>
<thead><tr><th scope="col">shard</th><th scope="col">state</th><th scope="col" class="number">attempt</th><th scope="col" class="number">run attempt</th><th scope="col" class="number">items</th><th scope="col">first to last item</th><th scope="col" class="number">took</th><th scope="col">cause</th></tr></thead>
<tbody>
${lines}</tbody>
</table></div>
</section>
`;
        }
        function memberLine(member, row, newest) {
            const { mark, word, look } = stateLook(member.state);
            const record = newest !== undefined && newest.attempt === row?.attempt && member.fence !== null ? newest : undefined;
            const took = record === undefined ? '' : (0, duration.a)(record.durationMs);
            return markup`<tr><th scope="row"><code>${member.shard}</code></th><td class="state ${look}">${mark} ${word}</td>${[
                number(member.attempt === 0 ? '' : String(member.attempt)),
                number(runAttempt(member)),
                number(row === undefined ? '' : String(row.itemCount))
            ]}<td>${span(row)}</td>${number(took)}<td>${cause(member, record)}</td></tr>\n`;
        }
        const number = (text)=>markup`<td class="number">${text}</td>`;
        const runAttempt = ({ isCarried, fence })=>isCarried ? 'earlier run' : fence === null ? '' : String(fence.runAttempt);
        function span(row) {
            if (row === undefined) return noHtml;
            return row.firstItem === row.lastItem ? markup`<code>${row.firstItem}</code>` : markup`<code>${row.firstItem}</code> … <code>${row.lastItem}</code>`;
        }
        function cause(member, record) {
            if (member.state === 'missing') return markup`it left no record`;
            if (member.class === undefined) return noHtml;
            const { problems = [], problemCount = problems.length } = record?.failure ?? {};
            const shown = problems.slice(0, maxProblems).map((problem)=>markup`<li>${(0, problem_text.fI)(problem)}</li>`);
            const rest = problemCount - shown.length;
            if (rest > 0) shown.push(markup`<li>and ${rest} more in its record</li>`);
            const list = shown.length === 0 ? noHtml : markup`<details><summary>${(0, count_of.p)(problemCount, 'problem')}</summary><ul>${shown}</ul></details>`;
            return markup`${member.class}: ${member.message ?? ''}${list}`;
        }
        var scope_text = __webpack_require__(48564);
        ;
        const reportStyle = `
:root { color-scheme: light dark;
  --ink: light-dark(#1c2128, #dfe5ec); --soft: light-dark(#59636e, #99a4b0); --page: light-dark(#fff, #12161b);
  --panel: light-dark(#f5f7f9, #1b2128); --line: light-dark(#d5dbe1, #363e48);
  --good: light-dark(#136c35, #56c77b); --bad: light-dark(#b42318, #ff8478); --warn: light-dark(#8a5300, #e3ab4b); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2.25rem 0 .6rem; font-size: 1.15rem; }
p { margin: .4rem 0; }
.soft, caption { color: var(--soft); }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
code { font: .88em ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.tiles { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
.tiles li { min-width: 6.5rem; padding: .55rem .9rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--panel); }
.tiles strong { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { padding: 0 0 .4rem; text-align: left; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border-bottom-width: 2px; color: var(--soft); font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 400; white-space: nowrap; }
td.number, th.number { padding-right: 1.5rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.state { white-space: nowrap; } td:last-child { min-width: 10rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.25rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
details summary { cursor: pointer; color: var(--soft); } ul { margin: .3rem 0; padding-left: 1.2rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
@media print { body { max-width: none; padding: 0; } tr { break-inside: avoid; } }
`;
        ;
        function renderReportHtml({ join, rows, records }) {
            const newest = (0, newest_records.v)(records);
            const look = join.disposition === 'satisfied' ? 'good' : 'bad';
            return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Muster: ${join.group} ${join.disposition}</title>
<style>${{
                html: reportStyle
            }}</style>
</head>
<body>
<header>
<h1>${join.group}: <span class="${look}">${join.disposition}</span></h1>
<p>${joinSentence(join)}</p>
${goOn(join)}${tiles(join)}</header>
<main>
${failures(rows, newest)}${outOfScope(rows, records)}${troubles(join)}${membersTable(join.members, rows, newest)}${usage(join)}${origin(join)}</main>
</body>
</html>
`.html;
        }
        const goOn = ({ resumeCommand })=>resumeCommand === null ? noHtml : markup`<p>Go on with <code>${resumeCommand}</code></p>\n`;
        const tileOrder = [
            'verified',
            'succeeded',
            'failed',
            'cancelled',
            'missing',
            'open',
            'skipped'
        ];
        function tiles({ counts, files }) {
            const shown = tileOrder.filter((state)=>counts[state] > 0);
            return markup`<ul class="tiles">
${tile(counts.members, counts.members === 1 ? 'shard' : 'shards')}${shown.map((state)=>tile(counts[state], stateLook(state).word, stateLook(state).look))}${tile(files.length, files.length === 1 ? 'joined file' : 'joined files')}</ul>
`;
        }
        const tile = (count, words, look = 'plain')=>markup`<li><strong class="${look}">${count}</strong> ${words}</li>\n`;
        function failures(rows, newest) {
            const groups = (0, failure_groups.B)(rows, newest);
            if (groups.length === 0) return noHtml;
            return markup`<section>
<h2>Failures by cause</h2>
<div class="wide"><table>
<caption>Failed shards, the most common cause first</caption>
<thead><tr><th scope="col">cause</th><th scope="col" class="number">shards</th><th scope="col">which</th><th scope="col">for example</th></tr></thead>
<tbody>
${groups.map(({ class: cause, count, shards, example })=>markup`<tr><th scope="row">${cause}</th><td class="number">${count}</td><td>${(0, present_quote.Zv)(shards, 8, count)}</td><td>${example.message}</td></tr>\n`)}</tbody>
</table></div>
</section>
`;
        }
        function outOfScope(rows, records) {
            const { count, shards } = (0, scope_report.QZ)(rows, records);
            if (count === 0) return noHtml;
            const rest = count - shards.length;
            return markup`<section>
<h2>Changed outside of the outputs</h2>
<ul>
${shards.map(({ shard, ...report })=>markup`<li><code>${shard}</code> changed ${(0, scope_text.T)(report)}</li>\n`)}${rest > 0 ? markup`<li>and ${(0, count_of.p)(rest, 'more shard')}</li>\n` : noHtml}</ul>
<p class="soft">None of it was joined. The records have all names.</p>
</section>
`;
        }
        function troubles({ conflicts, refused, chainProblems }) {
            const lines = [
                ...conflicts.map(({ path, shards })=>markup`<li><code>${path}</code> came from ${(0, present_quote.Zv)(shards)}: none was taken</li>\n`),
                ...refused.map(({ artifact, shard, attempt, why })=>{
                    const whose = shard === undefined ? '' : `, ${shard} attempt ${attempt ?? 0}`;
                    return markup`<li><code>${artifact}</code>${whose}: ${why}</li>\n`;
                }),
                ...chainProblems.map(({ kind, leg, runAttempt, shard, attempt })=>markup`<li>${kind} in the chain of leg ${leg}, run attempt ${runAttempt}, at ${shard} attempt ${attempt}</li>\n`)
            ];
            return lines.length === 0 ? noHtml : markup`<section>
<h2>Not believed</h2>
<ul>
${lines}</ul>
</section>
`;
        }
        function usage({ usage: { inputTokens, cachedInputTokens, outputTokens, costUsd } }) {
            const tokens = (count)=>count.toLocaleString('en-US');
            const facts = [
                ...inputTokens === undefined ? [] : [
                    fact('Tokens in', tokens(inputTokens))
                ],
                ...cachedInputTokens === undefined ? [] : [
                    fact('of these cached', tokens(cachedInputTokens))
                ],
                ...outputTokens === undefined ? [] : [
                    fact('Tokens out', tokens(outputTokens))
                ],
                ...costUsd === undefined ? [] : [
                    fact('Cost', (0, numbers.BD)(costUsd))
                ]
            ];
            return markup`<section>
<h2>Usage</h2>
${facts.length === 0 ? markup`<p class="soft">The agents told no numbers.</p>` : markup`<dl>\n${facts}</dl>`}
</section>
`;
        }
        function origin({ group, runAttempt, policy, tolerance, planDigest, merkleRoot, files }) {
            return markup`<section>
<h2>Where it comes from</h2>
<dl>
${[
                fact('Group', group),
                fact('Run attempt', String(runAttempt)),
                fact('Policy', tolerance === null ? policy : `${policy}, ${tolerance} may fail`),
                report_html_digest('Plan digest', planDigest),
                report_html_digest(`Merkle root of ${(0, count_of.p)(files.length, 'file')}`, merkleRoot)
            ]}</dl>
<p class="soft">This page is part of the join artifact, and its digest is in join.json: <code>muster verify-manifest</code> checks both.</p>
</section>
`;
        }
        const fact = (name, value)=>markup`<dt>${name}</dt><dd>${value}</dd>\n`;
        const report_html_digest = (name, value)=>markup`<dt>${name}</dt><dd><code>${value}</code></dd>\n`;
        var manifest_path = __webpack_require__(93381);
        var open_batch = __webpack_require__(79183);
        var manifest_codec = __webpack_require__(64008);
        var plan_document = __webpack_require__(51512);
        var ranges = __webpack_require__(99817);
        var policy_failure = __webpack_require__(21140);
        var real_workdir = __webpack_require__(51024);
        var plan_file = __webpack_require__(84394);
        var checks_of = __webpack_require__(67186);
        var node_clock = __webpack_require__(31739);
        var open_items = __webpack_require__(73493);
        ;
        async function openJoin(options) {
            const { resolved, runAttempt, place, artifacts } = options;
            const settings = resolved.values;
            const manifestPath = (0, manifest_path.A)(settings);
            const isStanding = place === 'beside' && (0, external_node_fs_.existsSync)(manifestPath);
            const fetched = await fetchOrStanding(options, manifestPath, isStanding);
            if (!fetched.ok) return fetched;
            const plan = (0, plan_document.Ey)(Buffer.from(fetched.value.plan).toString('utf8'), {
                file: 'plan.json'
            });
            if (!plan.ok) return plan;
            const standing = isStanding ? sameAsStanding(manifestPath, plan.value) : (0, result.ok)(undefined);
            if (!standing.ok) return standing;
            const impossible = told(resolved, 'policy') ? (0, policy_failure.T)(settings.policy, fetched.value.open.members, !settings.noVerify) : undefined;
            if (impossible !== undefined) return (0, result.fJ)(impossible);
            const archived = isStanding ? (0, result.ok)(undefined) : (0, plan_file.f)(manifestPath).archive();
            if (!archived.ok) return archived;
            const laid = isStanding ? [] : (0, fetch_plan._l)((0, external_node_path_.dirname)(manifestPath), fetched.value);
            if (laid.length > 0) return (0, result.wf)(laid);
            const batch = (0, open_batch.openBatch)(settings, options.warn);
            const rows = isStanding ? batch.readRows() : (0, manifest_codec.Ng)(Buffer.from(fetched.value.manifest).toString('utf8'), manifestPath);
            const items = await knownItems(resolved, batch, rows);
            const root = (0, real_workdir.P)(settings.workdir);
            const failures = [
                rows,
                items,
                root
            ].flatMap((part)=>part.ok ? [] : part.failures);
            if (!rows.ok || !items.ok || !root.ok) return (0, result.wf)([
                ...new Set(failures)
            ]);
            const checks = (0, checks_of.t)(settings);
            const { open } = fetched.value;
            const tolerance = told(resolved, 'toleratedFailures') ? settings.toleratedFailures : open.tolerance;
            const own = isStanding ? localWork(settings, batch, rows.value, items.value, root.value, checks.isQcChecked) : undefined;
            return (0, result.ok)({
                artifacts,
                fetched: fetched.value,
                plan: plan.value,
                store: batch,
                rows: rows.value,
                itemsOf: (shard)=>items.value.get(shard),
                workdir: root.value,
                checks,
                isVerifying: !settings.noVerify,
                policy: told(resolved, 'policy') ? settings.policy : open.policy,
                ...tolerance === undefined ? {} : {
                    tolerance
                },
                runAttempt,
                ...options.isCancelled === undefined ? {} : {
                    isCancelled: options.isCancelled
                },
                resumeCommand: settings.tolerantLegs ? ()=>options.resumeCommand('all') : options.resumeCommand,
                ...own === undefined ? {} : {
                    local: own
                }
            });
        }
        const told = ({ sources }, field)=>sources[field].kind === 'flag' || sources[field].kind === 'input';
        async function fetchOrStanding({ artifacts, group, sealDigest, place, resolved, runAttempt }, manifestPath, isStanding) {
            const patience = place === 'alone' ? {
                clock: node_clock.$,
                ms: fetch_plan.zJ
            } : undefined;
            const fetched = await (0, fetch_plan.uy)({
                artifacts,
                group,
                runAttempt,
                sealDigest,
                patience
            });
            if (fetched.ok || !isStanding || !fetched.failures.every(({ reason })=>reason === 'artifact-refused')) return fetched;
            const plan = (0, plan_file.f)(manifestPath).read();
            if (!plan.ok) return plan;
            if (plan.value === undefined) return fetched;
            const { policy, toleratedFailures } = resolved.values;
            const shards = plan.value.shards.map(({ id })=>id);
            return (0, result.ok)({
                open: {
                    format: 'muster.open/1',
                    group,
                    planDigest: plan.value.digests.plan,
                    shards,
                    legs: (0, legs.DS)(shards, shards.length).length,
                    policy,
                    ...toleratedFailures === undefined ? {} : {
                        tolerance: toleratedFailures
                    },
                    members: shards.length,
                    carriedPassed: 0
                },
                manifest: Buffer.alloc(0),
                plan: Buffer.from(JSON.stringify(plan.value)),
                files: []
            });
        }
        function sameAsStanding(manifestPath, plan) {
            const standing = (0, plan_file.f)(manifestPath).read();
            if (!standing.ok) return standing;
            const found = standing.value?.digests.plan ?? 'none';
            return found === plan.digests.plan ? (0, result.ok)(undefined) : (0, result.fJ)({
                reason: 'plan-foreign',
                expected: plan.digests.plan,
                found
            });
        }
        async function knownItems(resolved, batch, rows) {
            if (!rows.ok) return rows;
            const opened = await (0, open_items.openPlanAndItems)(resolved);
            if (!opened.ok) return opened;
            const { items } = opened.value;
            if (items === undefined) return (0, result.fJ)({
                reason: 'setting-missing',
                setting: 'items',
                why: 'the join verifies the outputs of its rows'
            });
            if (items.isChanged) return (0, result.fJ)({
                reason: 'plan-outdated',
                items: items.path,
                plan: batch.planPath
            });
            return (0, ranges.FP)(rows.value, items.table.items, items.path);
        }
        function localWork({ maxFileBytes }, batch, rows, items, root, isQcChecked) {
            const done = rows.filter(({ status })=>status === 'verified' || status === 'succeeded');
            return (staging)=>{
                const { carried } = (0, carried_records.O4)({
                    rows: done.map((row)=>({
                            row,
                            items: items.get(row.shardId) ?? []
                        })),
                    recordOf: ({ shardId, attempt })=>batch.readRecord(shardId, attempt),
                    saved: new Map(),
                    root,
                    maxFileBytes,
                    isQcChecked
                });
                return carried.map((shard)=>(0, carried_records.db)(shard, staging, batch.manifestPath));
            };
        }
        var batch_report = __webpack_require__(60043);
        var group_services = __webpack_require__(62930);
        var keep_heap_small = __webpack_require__(11550);
        var outcome = __webpack_require__(63366);
        var outputs = __webpack_require__(53679);
        var secrets = __webpack_require__(97560);
        ;
        async function joinCommand(context) {
            (0, keep_heap_small.p)(true);
            const { resolved, job, inputs, log } = context;
            const warnings = [];
            const warn = (failure)=>void warnings.push(failure);
            const group = (0, group_services.F8)(resolved);
            const artifacts = (0, group_services.ue)(context);
            const sign = signerOf(context);
            if (!artifacts.ok || !sign.ok) return (0, outcome.i)(context, [
                artifacts,
                sign
            ].flatMap((part)=>part.ok ? [] : part.failures), 'nothing was joined');
            const opened = await openJoin({
                resolved,
                artifacts: artifacts.value,
                group,
                ...inputs.sealDigest === undefined ? {} : {
                    sealDigest: inputs.sealDigest
                },
                ...inputs.isCancelled === undefined ? {} : {
                    isCancelled: inputs.isCancelled
                },
                runAttempt: job.runAttempt,
                place: 'alone',
                resumeCommand: (jobs)=>`gh run rerun ${job.runId}${jobs === 'failed' ? ' --failed' : ''}`,
                warn
            });
            const joined = opened.ok ? await joinGroup({
                ...opened.value,
                renderPage: renderReportHtml,
                ...sign.value === undefined ? {} : {
                    sign: sign.value
                }
            }) : opened;
            if (!joined.ok) {
                log.failures(warnings, 'warning');
                return (0, outcome.i)(context, joined.failures, 'nothing was joined');
            }
            const left = await leaveJoin(context, artifacts.value, joined.value, warn);
            warnings.push(...joined.value.warnings);
            const sealDigest = opened.ok ? opened.value.fetched.sealDigest : undefined;
            return join_told(context, joined.value, {
                sealDigest,
                errors: [
                    ...joined.value.failures,
                    ...left
                ],
                warnings
            });
        }
        async function leaveJoin({ resolved, job }, artifacts, joined, warn) {
            const { document, evidence, dispose } = joined;
            const { workdir } = resolved.values;
            try {
                const laid = layJoin((0, external_node_path_.dirname)((0, manifest_path.A)(resolved.values)), joined);
                const { group } = document;
                const name = (0, artifact_names.Cs)(group, {
                    kind: 'join',
                    runAttempt: job.runAttempt
                });
                const created = await artifacts.create(name, evidence.artifact(document, workdir));
                const undone = await leaveUndone(artifacts, document);
                const saved = await (0, group_services.bp)(warn).save(`${(0, artifact_names.Y6)(group)}${job.runId}-${job.runAttempt}`, evidence.state(workdir));
                if (!saved.ok) saved.failures.forEach(warn);
                return [
                    ...laid,
                    ...created.ok ? untaken(name, created.value) : created.failures,
                    ...undone.ok ? [] : undone.failures
                ];
            } finally{
                dispose();
            }
        }
        function untaken(artifact, created) {
            if (created.kind === 'created') return [];
            if (created.trouble !== undefined) return [
                (0, unfinished.M)(artifact, created.trouble)
            ];
            const why = 'another join of this group is there already';
            return [
                {
                    reason: 'artifact-refused',
                    artifact,
                    entry: '',
                    why
                }
            ];
        }
        async function join_told(context, { document, rows }, { sealDigest, errors, warnings }) {
            const { resolved, log, toRepositoryPath } = context;
            const { workdir } = resolved.values;
            const sentence = joinSentence(document);
            log.failures(warnings, 'warning');
            log.failures(errors, 'error');
            log.say(`${sentence}\nMerkle root of ${(0, count_of.p)(document.files.length, 'file')}: ${document.merkleRoot}\n`);
            const isPassed = document.disposition === 'satisfied' && errors.length === 0;
            const store = (0, open_batch.openBatch)(resolved.values, ()=>undefined);
            const report = await (0, batch_report.z)(store, rows, {
                title: `Muster join, ${document.disposition}`,
                missing: missingShards(document),
                workdir,
                toRepositoryPath
            });
            return {
                exitCode: isPassed ? exit_code.h.ok : exit_code.h.failed,
                outputs: {
                    ...(0, outputs.P2)(store.manifestPath, rows),
                    ...joinOutputs(document),
                    ...sealDigest === undefined ? {} : {
                        'plan-digest': sealDigest
                    },
                    ...isPassed ? {} : {
                        disposition: notSatisfied(document)
                    }
                },
                findings: [
                    ...errors.map((failure)=>(0, failure_findings.U)(failure, 'error', toRepositoryPath)),
                    ...report.findings.map((finding)=>isPassed ? {
                            ...finding,
                            level: 'warning'
                        } : finding),
                    ...warnings.map((failure)=>(0, failure_findings.U)(failure, 'warning', toRepositoryPath))
                ],
                summary: withJoinLead(document, report.summary),
                ...isPassed ? {} : {
                    failedBecause: sentence
                }
            };
        }
        const notSatisfied = ({ disposition })=>disposition === 'satisfied' ? 'failed' : disposition;
        function joinOutputs(document) {
            const { disposition, counts, usage, merkleRoot, group, resumeCommand } = document;
            return {
                ...(0, outputs.mF)(usage),
                disposition,
                missing: counts.missing,
                group,
                'merkle-root': merkleRoot,
                ...resumeCommand === null ? {} : {
                    'resume-command': resumeCommand
                }
            };
        }
        function signerOf({ inputs, env }) {
            const pem = inputs.signKey;
            if (pem === undefined) return (0, result.ok)(undefined);
            const lines = pem.split('\n').map((line)=>line.trim());
            (0, secrets.Q)(lines.filter((line)=>line.length > 8 && !line.startsWith('-----')), env);
            const key = parseSigningKey(pem);
            if (key !== undefined) return (0, result.ok)((text)=>signText(text, key));
            return (0, result.fJ)({
                reason: 'setting-invalid',
                setting: 'sign-key',
                source: 'input sign-key',
                value: '(secret)',
                expected: 'an Ed25519 private key as PEM'
            });
        }
    }),
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
    57340: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>decodeBundle
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _batch_normal_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64198);
        var _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86494);
        var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30315);
        var _record_bundle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7101);
        function decodeBundle(files, artifact) {
            const refused = (entry, why)=>(0, _result_js__WEBPACK_IMPORTED_MODULE_3__.fJ)({
                    reason: 'artifact-refused',
                    artifact,
                    entry,
                    why
                });
            const byPath = new Map();
            for (const file of files){
                const normal = (0, _batch_normal_path_js__WEBPACK_IMPORTED_MODULE_4__.FE)(file.path);
                if (!normal.ok || normal.path !== file.path) return refused(file.path, 'its path leads out, or is not plain');
                if (byPath.has(file.path)) return refused(file.path, 'it stands in it twice');
                byPath.set(file.path, file);
            }
            const chainFile = byPath.get(_record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.H9);
            const chain = chainFile === undefined ? undefined : chainOf(chainFile.bytes);
            if (chain === undefined) return refused(_record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.H9, chainFile === undefined ? 'it is missing' : 'it is malformed');
            const known = new Set([
                _record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.H9
            ]);
            const digestOf = openDigests();
            const records = [];
            for (const [index, entry] of chain.entries.entries()){
                const follows = index === 0 || entry.previous === chain.entries[index - 1]?.record;
                if (!follows) return refused(_record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.H9, `its chain is broken at ${entry.shard} attempt ${entry.attempt}`);
                const path = (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.lX)(entry.shard, entry.attempt);
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
                    if (found !== expected) return (0, _result_js__WEBPACK_IMPORTED_MODULE_3__.fJ)({
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
            return stranger === undefined ? (0, _result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({
                chain,
                records
            }) : refused(stranger.path, 'no record of it is known');
        }
        const outputRoom = (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.XC)('');
        function openDigests() {
            const digests = new Map();
            return (file)=>{
                const digest = digests.get(file.path) ?? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', file.bytes);
                digests.set(file.path, digest);
                return digest;
            };
        }
        function isRoomOf(path, { shard, attempt }) {
            return path.startsWith(outputRoom) || path === (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.Q2)(shard, attempt) || path === (0, _record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.AN)(shard);
        }
        function fencedRecordOf(bytes, entry, runAttempt) {
            const value = jsonOf(bytes);
            if (value?.['format'] !== 'muster.fenced/1') return `its format is ${JSON.stringify(value?.['format'])}`;
            const { fence, previous, record } = value;
            const decoded = (0, _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__.eT)(JSON.stringify(record));
            if (!decoded.ok) return decoded.error;
            const { shard, attempt, owner } = decoded.value;
            if (shard !== entry.shard || attempt !== entry.attempt) return `it is of ${shard} attempt ${attempt}`;
            if (attempt > _batch_record_codec_js__WEBPACK_IMPORTED_MODULE_1__.Mr) return `attempt ${attempt} can't be`;
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
    })
};
