export const id = 9766;
export const ids = [
    9766,
    4623
];
export const modules = {
    63461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            shardCommand: ()=>shardCommand
        });
        var exit_code = __webpack_require__(49014);
        var result = __webpack_require__(30315);
        var leg_budget = __webpack_require__(11839);
        var groups_legs = __webpack_require__(79480);
        ;
        function newLeg(leg, legs, chunks) {
            return {
                phase: 'own',
                leg,
                legs,
                chunks,
                settled: new Set()
            };
        }
        function stepLeg(state, event, isTaken) {
            if (event.type === 'stop' || state.phase === 'ended') return {
                state: {
                    ...state,
                    phase: 'ended'
                },
                effect: {
                    type: 'end'
                }
            };
            const settled = event.type === 'settled' ? new Set([
                ...state.settled,
                event.chunk
            ]) : state.settled;
            const { leg, legs, chunks } = state;
            const own = chunks.find((chunk)=>chunk.leg === leg && !settled.has(chunk));
            if (own !== undefined) return {
                state: {
                    ...state,
                    settled,
                    phase: 'own'
                },
                effect: {
                    type: 'try',
                    chunk: own,
                    isOwn: true
                }
            };
            const isTried = (chunk)=>settled.has(chunk) || isTaken(chunk);
            const stolen = isShared(chunks, legs) ? (0, groups_legs.Oz)(chunks, isTried, leg, legs) : undefined;
            if (stolen !== undefined) return {
                state: {
                    ...state,
                    settled,
                    phase: 'stealing'
                },
                effect: {
                    type: 'try',
                    chunk: stolen,
                    isOwn: false
                }
            };
            return {
                state: {
                    ...state,
                    settled,
                    phase: 'ended'
                },
                effect: {
                    type: 'end'
                }
            };
        }
        function isShared(chunks, legs) {
            return chunks.length > legs || chunks.some(({ from, to })=>to - from > 1);
        }
        var timestamp = __webpack_require__(4355);
        var artifact_names = __webpack_require__(47186);
        var record_codec = __webpack_require__(86494);
        ;
        const chunkClaimName = 'claim.json';
        const clockSkewMs = 5 * 60_000;
        const encodeChunkClaim = (claim)=>`${JSON.stringify(claim)}\n`;
        function decodeChunkClaim(text) {
            try {
                const value = JSON.parse(text);
                const isClaim = value?.format === 'muster.chunk-claim/1' && (0, record_codec.d)(JSON.stringify(value.claim ?? null)).ok;
                const hasEnd = typeof value?.expiresAt === 'string' && !Number.isNaN(Date.parse(value.expiresAt));
                return isClaim && hasEnd ? value : undefined;
            } catch  {
                return undefined;
            }
        }
        function isExpired({ claim, expiresAt }, createdMs, nowMs) {
            return nowMs > createdMs + Date.parse(expiresAt) - Date.parse(claim.startedAt) + clockSkewMs;
        }
        var bundle_size = __webpack_require__(32887);
        ;
        const unknownOwner = {
            host: '',
            boot: '',
            pid: 0,
            processStart: '',
            token: ''
        };
        function openArtifactClaims(options) {
            const { artifacts, leg, runId, runAttempt, job } = options;
            const { group } = options.plan;
            const nameOf = (chunk, number)=>(0, artifact_names.Cs)(group, {
                    kind: 'claim',
                    chunk: (0, artifact_names.RD)(chunk),
                    runAttempt,
                    number
                });
            const read = async (info)=>{
                const files = await artifacts.read(info, {
                    maxBytes: bundle_size.VR
                });
                if (!files.ok && files.failures.some(({ reason })=>reason === 'service-unavailable')) return files;
                const file = files.ok ? files.value.find(({ path })=>path === chunkClaimName) : undefined;
                const known = file === undefined ? undefined : decodeChunkClaim(Buffer.from(file.bytes).toString('utf8'));
                if (known === undefined) return (0, result.ok)(undefined);
                return (0, result.ok)(nameOf(known.claim.shard, known.claim.attempt) === info.name ? known : undefined);
            };
            return {
                read,
                find: (chunk, number)=>artifacts.find(nameOf(chunk, number)),
                async claim (claim) {
                    const expiresAt = (0, timestamp.E)(Date.parse(claim.startedAt) + options.limits.claimMs);
                    const document = {
                        format: 'muster.chunk-claim/1',
                        claim,
                        leg,
                        runId,
                        runAttempt,
                        job,
                        expiresAt
                    };
                    const content = {
                        path: chunkClaimName,
                        bytes: Buffer.from(encodeChunkClaim(document))
                    };
                    const created = await artifacts.create(nameOf(claim.shard, claim.attempt), [
                        content
                    ]);
                    if (!created.ok) return {
                        won: false,
                        failures: created.failures
                    };
                    if (created.value.kind === 'created') return {
                        won: true
                    };
                    const { trouble } = created.value;
                    return trouble === undefined ? {
                        won: false
                    } : {
                        won: false,
                        trouble
                    };
                },
                async list () {
                    const warn = (failures)=>failures.forEach((failure)=>options.onNote({
                                type: 'warning',
                                failure
                            }));
                    const listed = await artifacts.list((0, artifact_names.DS)(group, 'claim'));
                    if (!listed.ok) warn(listed.failures);
                    const claims = [];
                    for (const info of listed.ok ? listed.value : []){
                        const name = (0, artifact_names.TZ)(group, info.name);
                        if (name?.kind !== 'claim' || name.runAttempt !== runAttempt) continue;
                        const known = await read(info);
                        if (!known.ok) warn(known.failures);
                        const claim = known.ok ? known.value?.claim : undefined;
                        claims.push(claim ?? unreadable(name.chunk, name.number, info.createdAt));
                    }
                    return claims;
                }
            };
        }
        const unreadable = (shard, attempt, createdAt)=>({
                format: 'muster.claim/1',
                shard,
                attempt,
                owner: unknownOwner,
                startedAt: (0, timestamp.E)(Date.parse(createdAt))
            });
        ;
        function chunksOfPlan({ plan, leg }) {
            const legs = (0, groups_legs.DS)(plan.shards, plan.legs);
            if (legs[leg] !== undefined && legs.length === plan.legs) return (0, result.ok)(legs.flatMap(groups_legs.U_));
            const expected = plan.legs === 0 ? 'no leg: nothing is open' : `a leg from 0 to ${plan.legs - 1}`;
            return (0, result.fJ)({
                reason: 'setting-invalid',
                setting: 'leg',
                source: 'input leg',
                value: String(leg),
                expected
            });
        }
        ;
        function pause(clock, ms, stop) {
            if (stop.aborted) return Promise.resolve();
            return new Promise((resolve)=>{
                const end = ()=>{
                    takeBack();
                    stop.removeEventListener('abort', end);
                    resolve();
                };
                const takeBack = clock.after(ms, end);
                stop.addEventListener('abort', end, {
                    once: true
                });
            });
        }
        ;
        const maxNumbers = 20;
        const maxBurnt = 3;
        const looks = 3;
        async function claimChunk(request, claims, board, chunk) {
            const { owner, clock, stop } = request;
            const chunkClaims = {
                request,
                claims,
                board,
                chunk
            };
            let error = 'every name is taken, and nobody has finished one';
            let burnt = 0;
            let number = 1;
            for(; number <= maxNumbers && burnt < maxBurnt; number++){
                const startedAt = (0, timestamp.E)(clock.now());
                const claim = {
                    format: 'muster.claim/1',
                    shard: chunk,
                    attempt: number,
                    owner,
                    startedAt
                };
                const { won, failures, trouble } = await claims.claim(claim);
                if (failures !== undefined) return (0, result.wf)(failures);
                if (won) return number === 1 ? (0, result.ok)('won') : giveWay(chunkClaims, number);
                const found = await findClaim(chunkClaims, number);
                if (!found.ok) return found;
                const stands = found.value === undefined ? (0, result.ok)(undefined) : await standingOf(chunkClaims, found.value);
                if (!stands.ok) return stands;
                const standing = stands.value;
                if (standing === 'own') return number === 1 ? (0, result.ok)('won') : giveWay(chunkClaims, number);
                if (standing === 'held') return (0, result.ok)('held');
                if (stop.aborted) return (0, result.ok)('stopped');
                if (standing !== undefined || trouble === undefined) continue;
                burnt += 1;
                error = trouble;
            }
            const operation = `claim ${chunk}`;
            return (0, result.fJ)({
                reason: 'service-unavailable',
                service: 'artifacts',
                operation,
                attempts: number - 1,
                error
            });
        }
        async function giveWay(of, number) {
            const view = await of.board.look(0);
            if (!view.ok) return view;
            const before = view.value.claims(of.chunk, of.request.runAttempt).filter((claim)=>claim.number < number);
            for (const { info } of before){
                const standing = await standingOf(of, info);
                if (!standing.ok) return standing;
                if (standing.value === 'held') return (0, result.ok)('held');
            }
            return (0, result.ok)('won');
        }
        async function findClaim({ request: { clock, limits, stop }, claims, chunk }, number) {
            for(let look = 1;; look++){
                const found = await claims.find(chunk, number);
                if (!found.ok || found.value !== undefined || look > looks) return found;
                await pause(clock, limits.reservedMs / looks, stop);
                if (stop.aborted) return (0, result.ok)(undefined);
            }
        }
        async function standingOf({ request: { clock, owner, runAttempt }, claims, board, chunk }, info) {
            const read = await claims.read(info);
            if (!read.ok) return read;
            const known = read.value;
            if (known === undefined) return (0, result.ok)('held');
            if (known.claim.owner.token === owner.token) return (0, result.ok)('own');
            if (!isExpired(known, Date.parse(info.createdAt), clock.now())) return (0, result.ok)('held');
            const view = await board.look(0);
            if (!view.ok) return view;
            const isAtWork = view.value.records(chunk).some((record)=>record.runAttempt === runAttempt);
            return (0, result.ok)(isAtWork ? 'held' : 'given-up');
        }
        ;
        function countCreates(artifacts) {
            let made = 0;
            return {
                made: ()=>made,
                artifacts: {
                    ...artifacts,
                    create: (name, files)=>{
                        made += 1;
                        return artifacts.create(name, files);
                    }
                }
            };
        }
        var undone_shards = __webpack_require__(48078);
        ;
        const maxBytes = 16 * 2 ** 20;
        const refused = (artifact)=>({
                reason: 'artifact-refused',
                artifact,
                entry: undone_shards.b3,
                why: 'it is missing, malformed or of another plan: what that join could not count is not known here'
            });
        async function readEarlierJoins({ plan, runAttempt, artifacts, onNote }) {
            if (runAttempt === 1) return (0, result.ok)(undone_shards.lx);
            const listed = await artifacts.list((0, artifact_names.DS)(plan.group, 'undone'));
            if (!listed.ok) return listed;
            const joins = [];
            for (const info of listed.value){
                const name = (0, artifact_names.TZ)(plan.group, info.name);
                if (name?.kind !== 'undone' || name.runAttempt >= runAttempt) continue;
                const files = await artifacts.read(info, {
                    maxBytes
                });
                if (!files.ok) {
                    if (files.failures.some(({ reason })=>reason === 'service-unavailable')) return files;
                    for (const failure of files.failures)onNote({
                        type: 'warning',
                        failure
                    });
                    continue;
                }
                const file = files.value.find(({ path })=>path === undone_shards.b3);
                const undone = file === undefined ? undefined : (0, undone_shards.o7)(Buffer.from(file.bytes).toString('utf8'), plan);
                if (undone?.runAttempt === name.runAttempt) joins.push(undone);
                else onNote({
                    type: 'warning',
                    failure: refused(info.name)
                });
            }
            return (0, result.ok)((0, undone_shards.Xn)(joins));
        }
        var read_record_bundle = __webpack_require__(57340);
        var fence = __webpack_require__(8764);
        ;
        async function shardsDoneBefore(request, parts, { refusedIn }) {
            const { plan, artifacts, onNote } = request;
            const isCounted = ({ fence, record })=>fence.runAttempt > refusedIn(record.shard);
            const records = [];
            for (const { info } of parts){
                const files = await artifacts.read(info, {
                    maxBytes: bundle_size.qi
                });
                const bundle = files.ok ? (0, read_record_bundle.V)(files.value, info.name) : files;
                if (bundle.ok) {
                    const { planDigest } = bundle.value.chain;
                    if (planDigest === plan.planDigest) records.push(...bundle.value.records.filter(isCounted));
                    else onNote({
                        type: 'warning',
                        failure: {
                            reason: 'plan-foreign',
                            expected: plan.planDigest,
                            found: planDigest
                        }
                    });
                    continue;
                }
                if (bundle.failures.some(({ reason })=>reason === 'service-unavailable')) return bundle;
                for (const failure of bundle.failures)onNote({
                    type: 'warning',
                    failure
                });
            }
            const standing = [
                ...(0, fence.R)(records)
            ].filter(([, { record }])=>record.status !== 'failed');
            return (0, result.ok)(new Set(standing.map(([shard])=>shard)));
        }
        ;
        function groupPace({ chunks, claimedAtMs, nowMs }) {
            const byLeg = Map.groupBy(chunks, ({ leg })=>leg);
            const rates = new Map();
            const firsts = [];
            for (const [leg, own] of byLeg){
                const worked = workedInOrder(own, claimedAtMs);
                const [first, last] = [
                    worked[0],
                    worked.at(-1)
                ];
                if (first === undefined || last === undefined) continue;
                const [from, to] = [
                    claimedAtMs(first) ?? 0,
                    claimedAtMs(last) ?? 0
                ];
                if (worked.length > 1) rates.set(leg, (last.from - first.from) / Math.max(1, to - from));
                else firsts.push(first);
            }
            const known = [
                ...rates.values()
            ].toSorted((a, b)=>a - b);
            const usual = known[Math.floor(known.length / 2)];
            if (usual === undefined || usual <= 0) return undefined;
            for (const first of firsts){
                const atMost = sizeOf(first) / Math.max(1, nowMs - (claimedAtMs(first) ?? 0));
                rates.set(first.leg, Math.min(usual, atMost));
            }
            let left = 0;
            for (const [leg, own] of byLeg)for (const [index, chunk] of own.entries())left += shardsLeft(chunk, own[index + 1], rates.get(leg) ?? usual, {
                chunks,
                claimedAtMs,
                nowMs
            });
            const together = [
                ...rates.values()
            ].reduce((sum, rate)=>sum + rate, 0);
            return {
                leftMs: left / together,
                usualShardMs: 1 / usual
            };
        }
        function workedInOrder(own, claimedAtMs) {
            const worked = [];
            for (const chunk of own){
                const at = claimedAtMs(chunk);
                const before = worked.at(-1);
                const isNext = before === undefined || at !== undefined && at >= (claimedAtMs(before) ?? 0);
                if (at === undefined || !isNext) break;
                worked.push(chunk);
            }
            return worked;
        }
        function shardsLeft(chunk, next, rate, { claimedAtMs, nowMs }) {
            const at = claimedAtMs(chunk);
            if (at === undefined) return sizeOf(chunk);
            const nextAt = next === undefined ? undefined : claimedAtMs(next);
            if (nextAt !== undefined && nextAt >= at) return 0;
            return Math.max(0, sizeOf(chunk) - rate * (nowMs - at));
        }
        const sizeOf = ({ from, to })=>to - from;
        const grace = 1.2;
        const graceMs = 30_000;
        const isBetterLeft = (chunk, shardMs, { leftMs })=>sizeOf(chunk) * shardMs > grace * leftMs + graceMs;
        const leaveForMs = (chunk, { leftMs, usualShardMs })=>grace * (leftMs + sizeOf(chunk) * usualShardMs) + graceMs;
        ;
        const shortMs = 60_000;
        class LegPace {
            #request;
            #chunks;
            #shards = 0;
            #workedMs = 0;
            #claimed;
            #isAlone;
            constructor(request, chunks){
                this.#request = request;
                this.#chunks = chunks;
                this.#isAlone = request.plan.legs === 1 || request.runAttempt > 1;
            }
            claimed(chunk) {
                this.#claimed ??= {
                    chunk,
                    atMs: this.#request.clock.now()
                };
            }
            worked(shards, ms) {
                this.#shards += shards;
                this.#workedMs += ms;
            }
            async rest(chunk, look, stop) {
                const { clock, limits, random } = this.#request;
                const shardMs = this.#workedMs / this.#shards;
                if (this.#isAlone || this.#shards === 0 || (chunk.to - chunk.from) * shardMs < shortMs) return;
                for(let untilMs; !stop.aborted;){
                    const view = await look();
                    const pace = view.ok ? this.#paceOf(view.value, chunk) : undefined;
                    if (pace === undefined || !isBetterLeft(chunk, shardMs, pace)) return;
                    untilMs ??= clock.now() + leaveForMs(chunk, pace);
                    this.#isAlone = clock.now() >= untilMs;
                    if (this.#isAlone) return;
                    await pause(clock, limits.pollMs * (0.75 + random() / 2), stop);
                }
            }
            #paceOf(view, free) {
                const { plan, runAttempt, clock } = this.#request;
                const claimedAt = new Map();
                for (const chunk of this.#chunks){
                    const times = view.claims((0, groups_legs.fX)(chunk, plan.shards), runAttempt).map(({ info })=>Date.parse(info.createdAt));
                    if (times.length > 0) claimedAt.set(chunk, Math.min(...times));
                }
                const own = this.#claimed;
                const ownMs = own === undefined ? undefined : claimedAt.get(own.chunk);
                if (own === undefined || ownMs === undefined || claimedAt.has(free)) return undefined;
                const nowMs = clock.now() + ownMs - own.atMs;
                return groupPace({
                    chunks: this.#chunks,
                    claimedAtMs: (chunk)=>claimedAt.get(chunk),
                    nowMs
                });
            }
        }
        ;
        class LegTally {
            #uploaded = new Map();
            #outcomes = new Map();
            #doneBefore = new Set();
            #handedOver = new Set();
            #begun = new Set();
            begun(shards) {
                for (const shard of shards)this.#begun.add(shard);
            }
            ended({ shard, isPassed }) {
                this.#outcomes.set(shard, isPassed);
            }
            uploaded(record) {
                const { items: _items, ...slim } = record;
                const known = this.#uploaded.get(record.shard);
                if (known !== undefined && record.attempt < known.attempt) return;
                this.#uploaded.set(record.shard, slim);
                this.#outcomes.set(record.shard, record.status !== 'failed');
            }
            hasEnded = (shard)=>this.#outcomes.has(shard);
            doneBefore(shards) {
                for (const shard of shards)this.#doneBefore.add(shard);
            }
            handedOver(shards) {
                for (const shard of shards)this.#handedOver.add(shard);
            }
            counts() {
                let failed = 0;
                for (const isPassed of this.#outcomes.values())if (!isPassed) failed += 1;
                return {
                    passed: this.#outcomes.size - failed,
                    failed
                };
            }
            told(own) {
                const answeredFor = new Set([
                    ...own,
                    ...this.#begun
                ]);
                return {
                    ended: this.#uploaded,
                    verifiedBefore: this.#doneBefore.size,
                    handedOver: this.#handedOver.size,
                    undone: [
                        ...answeredFor
                    ].filter((shard)=>!this.#uploaded.has(shard) && !this.#doneBefore.has(shard) && !this.#handedOver.has(shard))
                };
            }
        }
        var record_bundle = __webpack_require__(7101);
        ;
        function openArtifactBoard(artifacts, group, clock) {
            let last;
            return {
                look (maxAgeMs) {
                    const now = clock.now();
                    if (last !== undefined && maxAgeMs > 0 && now - last.at <= maxAgeMs) return last.answer;
                    const answer = list(artifacts, group).then((view)=>{
                        if (!view.ok && last?.answer === answer) last = undefined;
                        return view;
                    });
                    last = {
                        at: now,
                        answer
                    };
                    return answer;
                }
            };
        }
        async function list(artifacts, group) {
            const claims = new Map();
            const records = new Map();
            const prefix = (0, artifact_names.DS)(group, 'claim').slice(0, -'claim-'.length);
            const listed = await artifacts.list(prefix);
            if (!listed.ok) return listed;
            for (const info of listed.value){
                const name = (0, artifact_names.TZ)(group, info.name);
                if (name?.kind !== 'claim' && name?.kind !== 'record') continue;
                const seen = name.kind === 'claim' ? claims : records;
                for (const chunk of (0, artifact_names.bV)(name.chunk)){
                    const ofChunk = seen.get(chunk) ?? [];
                    ofChunk.push({
                        info,
                        runAttempt: name.runAttempt,
                        number: name.number
                    });
                    seen.set(chunk, ofChunk);
                }
            }
            return (0, result.ok)({
                claims: (chunk, runAttempt)=>(claims.get((0, artifact_names.RD)(chunk)) ?? []).filter((claim)=>claim.runAttempt === runAttempt),
                records: (chunk)=>records.get((0, artifact_names.RD)(chunk)) ?? [],
                sealedIn: (chunk)=>(records.get((0, artifact_names.RD)(chunk)) ?? []).reduce((newest, { number, runAttempt })=>number >= record_bundle.Cm ? Math.max(newest, runAttempt) : newest, 0)
            });
        }
        ;
        class LegView {
            board;
            #shards;
            #runAttempt;
            #refusedIn;
            #seen;
            constructor({ artifacts, plan, clock, runAttempt }, { refusedIn }){
                this.#refusedIn = refusedIn;
                this.board = openArtifactBoard(artifacts, plan.group, clock);
                this.#shards = plan.shards;
                this.#runAttempt = runAttempt;
            }
            async look(maxAgeMs) {
                const view = await this.board.look(maxAgeMs);
                if (view.ok) this.#seen = view.value;
                return view;
            }
            nameOf = (chunk)=>(0, groups_legs.fX)(chunk, this.#shards);
            shardsOf = ({ from, to })=>this.#shards.slice(from, to);
            isSealed = (chunk)=>{
                const sealedIn = this.#seen?.sealedIn(this.nameOf(chunk)) ?? 0;
                return sealedIn > 0 && this.shardsOf(chunk).every((shard)=>sealedIn > this.#refusedIn(shard));
            };
            isTaken = (chunk)=>this.isSealed(chunk) || (this.#seen?.claims(this.nameOf(chunk), this.#runAttempt) ?? []).length > 0;
            records = (chunk)=>this.#seen?.records(this.nameOf(chunk)) ?? [];
        }
        ;
        function newFlushBudget(shards, legs, hasTallies) {
            const { parts } = (0, leg_budget.oq)(legs, hasTallies);
            return {
                uploads: (parts - 1) * legs,
                shards: Math.max(1, shards),
                ended: 0,
                flushed: 0
            };
        }
        const mayFlush = ({ uploads, shards, ended, flushed })=>Math.floor(ended * uploads / shards) > flushed;
        const afterEnd = (budget)=>({
                ...budget,
                ended: budget.ended + 1
            });
        const afterFlush = (budget)=>({
                ...budget,
                flushed: budget.flushed + 1
            });
        var join_policy = __webpack_require__(16972);
        ;
        const stopName = 'stop.json';
        function earlyStopOf({ policy, tolerance }) {
            if (tolerance !== undefined) return 'all';
            const kind = (0, join_policy.IW)(policy)?.kind;
            if (kind === 'any_success' || kind === 'first_verified') return 'own';
            return kind === 'quorum' ? 'all' : 'never';
        }
        function decideEarly(plan, tallies, { runAttempt, joined }) {
            const policy = (0, join_policy.IW)(plan.policy);
            if (policy === undefined || earlyStopOf(plan) === 'never') return undefined;
            const largest = new Map();
            for (const tally of tallies){
                if (tally.runAttempt > runAttempt || tally.runAttempt <= (joined?.runAttempt ?? 0)) continue;
                const key = `${tally.leg} ${tally.runAttempt}`;
                const known = largest.get(key);
                if (known === undefined || tally.passed + tally.failed > known.passed + known.failed) largest.set(key, tally);
            }
            const all = [
                ...largest.values()
            ];
            const passedBefore = Math.max(plan.carriedPassed, joined?.passed ?? 0);
            const passed = Math.min(plan.members, all.reduce((sum, tally)=>sum + tally.passed, passedBefore));
            const failedNow = all.reduce((sum, tally)=>sum + (tally.runAttempt === runAttempt ? tally.failed : 0), 0);
            const failed = Math.min(plan.members - passed, failedNow);
            const members = [
                ...Array.from({
                    length: passed
                }, ()=>'verified'),
                ...Array.from({
                    length: failed
                }, ()=>'failed'),
                ...Array.from({
                    length: plan.members - passed - failed
                }, ()=>'open')
            ];
            const tolerance = plan.tolerance === undefined ? undefined : (0, join_policy.BL)(plan.tolerance);
            const { disposition, reason } = (0, join_policy.DR)({
                policy,
                members,
                isFinal: false,
                ...tolerance === undefined ? {} : {
                    tolerance
                }
            });
            return disposition === 'satisfied' || disposition === 'failed' ? {
                disposition,
                reason
            } : undefined;
        }
        const encodeStopSignal = (signal)=>`${JSON.stringify(signal)}\n`;
        function decodeStopSignal(text, group) {
            try {
                const value = JSON.parse(text);
                const isOurs = value?.format === 'muster.stop/1' && value.group === group;
                return isOurs && (value.disposition === 'satisfied' || value.disposition === 'failed') ? value : undefined;
            } catch  {
                return undefined;
            }
        }
        var create_numbered = __webpack_require__(56741);
        ;
        function openRecordUploads(request, onUploaded) {
            return new Uploads(request, onUploaded);
        }
        class Uploads {
            #request;
            #onUploaded;
            #waiting = new Map();
            #ended = new Set();
            #isDone = new Map();
            #chunkOf = new Map();
            #shardsOf = new Map();
            #numbers = new Map();
            #last = null;
            #budget;
            #uploadedAtMs = Number.NEGATIVE_INFINITY;
            #underWay = Promise.resolve((0, result.ok)(undefined));
            #takeBack;
            #isClosed = false;
            constructor(request, onUploaded){
                const { shards, legs } = request.plan;
                this.#request = request;
                this.#onUploaded = onUploaded;
                this.#budget = newFlushBudget(shards.length, legs, earlyStopOf(request.plan) === 'all');
            }
            begin(chunk, shards) {
                const part = (0, artifact_names.RD)(chunk);
                this.#shardsOf.set(part, shards);
                for (const shard of shards)this.#chunkOf.set(shard, part);
                this.#request.journal.began(part, shards);
            }
            add(attempt) {
                const { shard } = attempt;
                this.#waiting.set(`${shard}.${attempt.attempt}`, attempt);
                if (!this.#ended.has(shard)) this.#budget = afterEnd(this.#budget);
                this.#ended.add(shard);
                this.#planUpload();
            }
            async settle() {
                const before = await this.#underWay;
                if (this.#waiting.size === 0 || before.ok && !mayFlush(this.#budget)) return (0, result.ok)(undefined);
                return this.#upload([]);
            }
            async close(untouched) {
                this.#isClosed = true;
                this.#takeBack?.();
                return this.#uploadAll(untouched);
            }
            flush() {
                return this.#uploadAll([]);
            }
            left = ()=>this.#waiting.size;
            async #uploadAll(untouched) {
                await this.#underWay;
                let left = untouched;
                while(this.#waiting.size > 0 || left.length > 0){
                    const chunks = this.#nextChunks(left);
                    const uploaded = await this.#upload(left);
                    if (!uploaded.ok) return uploaded;
                    left = left.filter((shard)=>!chunks.has(this.#chunkOf.get(shard) ?? ''));
                }
                return (0, result.ok)(undefined);
            }
            #planUpload() {
                if (this.#isClosed || this.#takeBack !== undefined || !mayFlush(this.#budget)) return;
                const { clock, limits, onNote } = this.#request;
                const inMs = Math.max(0, this.#uploadedAtMs + limits.flushMs - clock.now());
                this.#takeBack = clock.after(inMs, ()=>{
                    this.#takeBack = undefined;
                    if (this.#waiting.size === 0) return;
                    void this.#upload([]).then((uploaded)=>{
                        if (!uploaded.ok) for (const failure of uploaded.failures)onNote({
                            type: 'warning',
                            failure
                        });
                        if (this.#waiting.size > 0) this.#planUpload();
                    });
                });
            }
            #nextChunks(untouched) {
                const shards = [
                    ...[
                        ...this.#waiting.values()
                    ].map(({ shard })=>shard),
                    ...untouched
                ];
                const parts = [
                    ...new Set(shards.map((shard)=>this.#chunkOf.get(shard) ?? (0, artifact_names.RD)(shard)))
                ];
                return new Set(parts.slice(0, (0, artifact_names.zV)(parts)));
            }
            #upload(untouched) {
                this.#underWay = this.#underWay.then(()=>this.#uploadNow(untouched));
                return this.#underWay;
            }
            async #uploadNow(untouched) {
                const { worker, runAttempt, clock } = this.#request;
                const chunks = this.#nextChunks(untouched);
                const isOfThem = (shard)=>chunks.has(this.#chunkOf.get(shard) ?? (0, artifact_names.RD)(shard));
                const attempts = [
                    ...this.#waiting.values()
                ].filter(({ shard })=>isOfThem(shard));
                const left = untouched.filter(isOfThem);
                if (attempts.length === 0 && left.length === 0) return (0, result.ok)(undefined);
                this.#budget = afterFlush(this.#budget);
                this.#uploadedAtMs = clock.now();
                const waiting = [
                    ...attempts
                ];
                let given = left;
                for (const records of (0, bundle_size.CI)(worker.bundle(attempts, runAttempt))){
                    const made = await this.#uploadPart([
                        ...chunks
                    ], waiting.splice(0, records.length), records, given);
                    if (!made.ok) return made;
                    given = [];
                }
                return given.length === 0 ? (0, result.ok)(undefined) : this.#uploadPart([
                    ...chunks
                ], [], [], given);
            }
            async #uploadPart(chunks, attempts, records, untouched) {
                const { worker, journal } = this.#request;
                for (const { record } of records)this.#isDone.set(record.shard, record.status !== 'failed');
                const made = await this.#create(chunks, records, untouched);
                if (!made.ok) return made;
                journal.uploaded(attempts, this.#last);
                worker.forget(attempts);
                for (const { shard, attempt } of attempts)this.#waiting.delete(`${shard}.${attempt}`);
                for (const { record } of records)this.#onUploaded(record);
                return (0, result.ok)(undefined);
            }
            async #create(chunks, records, untouched) {
                const { plan, leg, runAttempt, artifacts, onNote } = this.#request;
                const chunk = (0, artifact_names.dR)(chunks);
                const head = {
                    group: plan.group,
                    planDigest: plan.planDigest,
                    chunk,
                    leg,
                    runAttempt
                };
                const { files, last } = (0, record_bundle.n)(head, records, this.#last, untouched);
                const isSealed = chunks.every((part)=>this.#shardsOf.get(part)?.every((shard)=>this.#isDone.get(shard) === true));
                const first = isSealed ? record_bundle.Cm : this.#numbers.get(chunk) ?? 1;
                const nameOf = (number)=>(0, artifact_names.Cs)(plan.group, {
                        kind: 'record',
                        chunk,
                        runAttempt,
                        number
                    });
                const created = await (0, create_numbered.h)(artifacts, nameOf, first, files);
                if (!created.ok) return created;
                const { name, number } = created.value;
                if (!isSealed) this.#numbers.set(chunk, number + 1);
                this.#last = last;
                if (records.length > 0) onNote({
                    type: 'records-uploaded',
                    artifact: name,
                    records: records.length
                });
                return (0, result.ok)(undefined);
            }
        }
        ;
        function watchStop(request, joined) {
            const { plan, leg, runAttempt, artifacts, clock, limits, random, onNote } = request;
            const how = earlyStopOf(plan);
            const controller = new AbortController();
            let decided;
            let takeBack;
            let isNameTaken = false;
            let talliesLeft = (0, leg_budget.oq)(plan.legs, how === 'all').tallies;
            const name = (0, artifact_names.Cs)(plan.group, {
                kind: 'stop',
                runAttempt
            });
            const onSignal = ()=>controller.abort(String(request.stop.reason));
            if (request.stop.aborted) onSignal();
            request.stop.addEventListener('abort', onSignal, {
                once: true
            });
            const stop = (signal, isOurs)=>{
                if (decided !== undefined || controller.signal.aborted) return;
                decided = {
                    disposition: signal.disposition,
                    reason: signal.reason
                };
                onNote({
                    type: 'stopping-early',
                    signal: decided,
                    isOurs
                });
                controller.abort('policy');
            };
            const look = async ()=>{
                if (how === 'never' || controller.signal.aborted) return;
                const found = await artifacts.find(name);
                if (!found.ok || found.value === undefined) return;
                const files = await artifacts.read(found.value, {
                    maxBytes: bundle_size.VR
                });
                const file = files.ok ? files.value.find(({ path })=>path === stopName) : undefined;
                const signal = file === undefined ? undefined : decodeStopSignal(Buffer.from(file.bytes).toString('utf8'), plan.group);
                if (signal !== undefined) stop(signal, false);
            };
            const lookAgain = ()=>{
                takeBack = clock.after(limits.pollMs * (0.75 + random() / 2), ()=>{
                    void look().finally(()=>{
                        if (takeBack !== undefined && !controller.signal.aborted) lookAgain();
                    });
                });
            };
            if (how !== 'never') lookAgain();
            const tellTally = async (tally)=>{
                const content = {
                    path: 'tally.json',
                    bytes: Buffer.from(`${JSON.stringify(tally)}\n`)
                };
                await artifacts.create((0, artifact_names.Cs)(plan.group, {
                    kind: 'tally',
                    ...tally
                }), [
                    content
                ]);
                const listed = await artifacts.list((0, artifact_names.DS)(plan.group, 'tally'));
                const told = listed.ok ? listed.value.map((artifact)=>(0, artifact_names.TZ)(plan.group, artifact.name)) : [];
                return told.filter((one)=>one?.kind === 'tally');
            };
            return {
                signal: controller.signal,
                decided: ()=>decided,
                look,
                async report (counts, isLarge, secure) {
                    if (how === 'never' || controller.signal.aborted) return;
                    const own = ()=>({
                            leg,
                            runAttempt,
                            ...counts()
                        });
                    const isTold = how === 'all' && isLarge && talliesLeft > 0;
                    if (isTold) talliesLeft -= 1;
                    const told = isTold ? await tellTally(own()) : [];
                    const others = told.filter((tally)=>tally.leg !== leg || tally.runAttempt !== runAttempt);
                    const options = {
                        runAttempt,
                        ...joined === undefined ? {} : {
                            joined
                        }
                    };
                    const decide = ()=>decideEarly(plan, [
                            ...others,
                            own()
                        ], options);
                    if (isNameTaken || decide() === undefined || !await secure()) return;
                    const decision = decide();
                    if (decision === undefined) return;
                    const signal = {
                        format: 'muster.stop/1',
                        group: plan.group,
                        runAttempt,
                        leg,
                        ...decision
                    };
                    const content = {
                        path: stopName,
                        bytes: Buffer.from(encodeStopSignal(signal))
                    };
                    const left = await artifacts.create(name, [
                        content
                    ]);
                    if (!left.ok) return;
                    if (left.value.kind === 'created') return stop(signal, true);
                    isNameTaken = true;
                    await look();
                },
                close () {
                    takeBack?.();
                    takeBack = undefined;
                    request.stop.removeEventListener('abort', onSignal);
                }
            };
        }
        ;
        async function runLeg(request) {
            const chunks = chunksOfPlan(request);
            if (!chunks.ok) return chunks;
            const { artifacts, made } = countCreates(request.artifacts);
            const counted = {
                ...request,
                artifacts
            };
            const earlier = await readEarlierJoins(counted);
            if (!earlier.ok) return earlier;
            const watch = watchStop(counted, earlier.value.newest);
            try {
                return (0, result.ok)(await new Leg({
                    request: counted,
                    earlier: earlier.value,
                    watch,
                    made
                }, chunks.value).run());
            } finally{
                watch.close();
            }
        }
        class Leg {
            #request;
            #earlier;
            #chunks;
            #watch;
            #made;
            #view;
            #claims;
            #uploads;
            #pace;
            #tally = new LegTally();
            #troubles = [];
            #untouched = [];
            #telling = Promise.resolve();
            #stolen = 0;
            #failedForGood = 0;
            constructor({ request, earlier, watch, made }, chunks){
                this.#request = request;
                this.#earlier = earlier;
                this.#chunks = chunks;
                this.#watch = watch;
                this.#made = made;
                this.#view = new LegView(request, earlier);
                this.#claims = openArtifactClaims(request);
                this.#uploads = openRecordUploads(request, (record)=>this.#tally.uploaded(record));
                this.#pace = new LegPace(request, chunks);
            }
            async run() {
                const { leg, plan } = this.#request;
                try {
                    let step = stepLeg(newLeg(leg, plan.legs, this.#chunks), {
                        type: 'begin'
                    }, this.#view.isTaken);
                    while(step.effect.type === 'try'){
                        const event = await this.#try(step.effect.chunk, step.effect.isOwn);
                        step = stepLeg(step.state, event, this.#view.isTaken);
                    }
                } finally{
                    const closed = await this.#uploads.close(this.#untouched);
                    if (!closed.ok) this.#troubles.push(...closed.failures);
                }
                return this.#summary();
            }
            async #try(chunk, isOwn) {
                const { runAttempt, limits, onNote } = this.#request;
                await this.#watch.look();
                if (isOwn) await this.#pace.rest(chunk, ()=>this.#view.look(limits.listingAgeMs), this.#watch.signal);
                if (this.#watch.signal.aborted) return {
                    type: 'stop'
                };
                if (!isOwn && this.#made() >= leg_budget.fw) return {
                    type: 'stop'
                };
                const name = this.#view.nameOf(chunk);
                if (!isOwn || runAttempt > 1) {
                    if (!await this.#lookAround(limits.listingAgeMs)) return {
                        type: 'stop'
                    };
                    if (!isOwn && this.#view.isTaken(chunk)) return {
                        type: 'listed'
                    };
                    if (this.#view.isSealed(chunk)) return this.#settleUndone(chunk, isOwn);
                }
                const claimed = await claimChunk(this.#request, this.#claims, this.#view.board, name);
                if (!claimed.ok) return this.#giveUp(claimed.failures);
                if (claimed.value === 'stopped') return {
                    type: 'stop'
                };
                if (claimed.value === 'won') return this.#work(chunk, isOwn);
                if (!await this.#lookAround(limits.listingAgeMs)) return {
                    type: 'stop'
                };
                if (!isShared(this.#chunks, this.#request.plan.legs) && !this.#view.isSealed(chunk)) return this.#work(chunk, isOwn);
                if (isOwn) return this.#settleUndone(chunk, isOwn);
                onNote({
                    type: 'chunk-elsewhere',
                    chunk: name
                });
                return {
                    type: 'settled',
                    chunk
                };
            }
            #settleUndone(chunk, isOwn) {
                const name = this.#view.nameOf(chunk);
                const isDone = this.#view.isSealed(chunk);
                if (isOwn && isDone) this.#tally.doneBefore(this.#view.shardsOf(chunk));
                else if (isOwn) this.#tally.handedOver(this.#view.shardsOf(chunk));
                this.#request.onNote({
                    type: isDone ? 'chunk-done-before' : 'chunk-elsewhere',
                    chunk: name
                });
                return {
                    type: 'settled',
                    chunk
                };
            }
            async #work(chunk, isOwn) {
                const { worker, onNote, clock } = this.#request;
                const name = this.#view.nameOf(chunk);
                this.#pace.claimed(chunk);
                const before = await shardsDoneBefore(this.#request, this.#view.records(chunk), this.#earlier);
                if (!before.ok) return this.#giveUp(before.failures);
                const all = this.#view.shardsOf(chunk);
                const shards = all.filter((shard)=>!before.value.has(shard));
                if (isOwn) this.#tally.doneBefore(all.filter((shard)=>before.value.has(shard)));
                if (shards.length === 0) {
                    onNote({
                        type: 'chunk-done-before',
                        chunk: name
                    });
                    return {
                        type: 'settled',
                        chunk
                    };
                }
                onNote({
                    type: 'chunk-claimed',
                    chunk: name,
                    shards: shards.length,
                    isStolen: !isOwn
                });
                if (!isOwn) this.#stolen += 1;
                this.#uploads.begin(name, shards);
                this.#tally.begun(shards);
                const beganMs = clock.now();
                const worked = await worker.work(shards, this.#watch.signal, (attempt)=>this.#onEnded(attempt));
                this.#pace.worked(shards.length, clock.now() - beganMs);
                const settled = await this.#uploads.settle();
                const failures = worked.ok ? worked.value.troubles : worked.failures;
                this.#troubles.push(...failures);
                await this.#telling;
                if (failures.length === 0 && this.#watch.decided() !== undefined) this.#untouched.push(...shards.filter((shard)=>!this.#tally.hasEnded(shard)));
                if (!worked.ok || !settled.ok || worked.value.isHalted) return {
                    type: 'stop'
                };
                this.#failedForGood = this.#tally.counts().failed;
                await this.#tell(this.#isLarge(chunk));
                return this.#watch.signal.aborted ? {
                    type: 'stop'
                } : {
                    type: 'settled',
                    chunk
                };
            }
            #onEnded(attempt) {
                this.#tally.ended(attempt);
                this.#uploads.add(attempt);
                if (attempt.isPassed) this.#telling = this.#telling.then(()=>this.#tell(false));
            }
            #tell(isLarge) {
                const counts = ()=>({
                        passed: this.#tally.counts().passed,
                        failed: this.#failedForGood
                    });
                return this.#watch.report(counts, isLarge, async ()=>{
                    if (this.#made() >= leg_budget.fw) return false;
                    return (await this.#uploads.flush()).ok;
                });
            }
            async #lookAround(maxAgeMs) {
                const view = await this.#view.look(maxAgeMs);
                if (!view.ok) this.#troubles.push(...view.failures);
                return view.ok;
            }
            #giveUp(failures) {
                this.#troubles.push(...failures);
                return {
                    type: 'stop'
                };
            }
            #isLarge({ from, to }) {
                const { plan } = this.#request;
                return (to - from) * 4 * plan.legs >= plan.shards.length;
            }
            #summary() {
                const { leg, plan, stop } = this.#request;
                const own = this.#chunks.filter((chunk)=>chunk.leg === leg).flatMap((chunk)=>this.#view.shardsOf(chunk));
                const earlyStop = this.#watch.decided();
                return {
                    leg,
                    legs: plan.legs,
                    ...this.#tally.told(own),
                    stolenChunks: this.#stolen,
                    left: this.#uploads.left(),
                    troubles: this.#troubles,
                    ...earlyStop === undefined ? {} : {
                        earlyStop
                    },
                    ...stop.aborted ? {
                        stoppedBy: String(stop.reason)
                    } : {}
                };
            }
        }
        var failure_findings = __webpack_require__(72185);
        var count_of = __webpack_require__(28673);
        var quote = __webpack_require__(53338);
        ;
        function legNoteText(note) {
            switch(note.type){
                case 'chunk-claimed':
                    return `claimed ${(0, quote.$Q)(note.chunk)}: ${(0, count_of.p)(note.shards, 'shard')}${note.isStolen ? ', taken from another leg' : ''}`;
                case 'chunk-elsewhere':
                    return `${(0, quote.$Q)(note.chunk)} is at work in another leg`;
                case 'chunk-done-before':
                    return `${(0, quote.$Q)(note.chunk)} is verified already`;
                case 'records-uploaded':
                    return `left ${(0, count_of.p)(note.records, 'record')} as ${(0, quote.$Q)(note.artifact)}`;
                case 'stopping-early':
                    return `the group is ${note.signal.disposition} ${note.isOurs ? 'with this' : 'already'}: nothing more is taken up`;
                default:
                    return (0, result.xb)(note);
            }
        }
        var leftovers = __webpack_require__(84608);
        var external_node_path_ = __webpack_require__(76760);
        var normal_path = __webpack_require__(64198);
        var manifest_codec = __webpack_require__(64008);
        var system_error = __webpack_require__(26096);
        var fetch_plan = __webpack_require__(19793);
        var manifest_row = __webpack_require__(31319);
        var run_batch = __webpack_require__(5246);
        var bundle_record = __webpack_require__(99804);
        ;
        const anyStatus = manifest_row.p.filter((status)=>status !== 'skipped');
        function openBatchWorker({ request, redactor }) {
            const { tools, shard: _one, ...rest } = request;
            const read = tools.store.readRows();
            const rows = new Map(read.ok ? read.value.map((row)=>[
                    row.shardId,
                    row
                ]) : []);
            const rowOf = (shard)=>{
                const row = rows.get(shard);
                if (row === undefined) throw new Error(`Internal error: no row for ${shard}`);
                return row;
            };
            const written = new Map();
            return {
                async work (shards, stop, onEnded) {
                    const store = chunkStore(tools.store, new Set(shards), (record)=>written.set(keyOf(record), record));
                    const emit = (event)=>{
                        tools.emit(event);
                        if (event.type !== 'shard-finished') return;
                        const { shardId: shard, status } = event.row;
                        onEnded({
                            shard,
                            attempt: event.attempt,
                            isPassed: status !== 'failed'
                        });
                    };
                    const selection = {
                        statuses: anyStatus
                    };
                    const summary = await (0, run_batch.a)({
                        ...rest,
                        tools: {
                            ...tools,
                            store,
                            emit
                        },
                        selection,
                        stop
                    });
                    if (!summary.ok) return summary;
                    const { halted } = summary.value;
                    const troubles = summary.value.troubles.filter(({ reason })=>reason !== 'records-lost');
                    return (0, result.ok)({
                        troubles,
                        isHalted: halted !== undefined
                    });
                },
                *bundle (attempts, runAttempt) {
                    const newest = tools.store.newest();
                    for (const ended of attempts){
                        const { shard, attempt } = ended;
                        const record = written.get(keyOf(ended));
                        if (record === undefined) throw new Error(`Internal error: ${shard} attempt ${attempt} has no record`);
                        yield (0, bundle_record.w)(record, runAttempt, {
                            workdir: tools.workdir,
                            redactor,
                            row: rowOf(shard),
                            items: tools.items?.ofShard(shard),
                            isOutdated: (newest.get(shard)?.attempt ?? attempt) > attempt
                        });
                    }
                },
                forget: (attempts)=>attempts.forEach((ended)=>void written.delete(keyOf(ended)))
            };
        }
        const keyOf = ({ shard, attempt })=>`${shard}.${attempt}`;
        function chunkStore(store, shards, onWritten) {
            return {
                ...store,
                readRows () {
                    const rows = store.readRows();
                    return rows.ok ? (0, result.ok)(rows.value.filter((row)=>shards.has(row.shardId))) : rows;
                },
                records: {
                    ...store.records,
                    async write (record) {
                        const outcome = await store.records.write(record);
                        if (outcome === 'written') onWritten(record);
                        return outcome;
                    }
                }
            };
        }
        ;
        const defaultLegLimits = {
            flushMs: 30_000,
            listingAgeMs: 10_000,
            pollMs: 15_000,
            reservedMs: 9_000,
            claimMs: 6 * 60 * 60_000
        };
        var new_row = __webpack_require__(82038);
        var real_workdir = __webpack_require__(51024);
        var plan_file = __webpack_require__(84394);
        var upload_journal = __webpack_require__(15637);
        var agent_secrets = __webpack_require__(54623);
        var batch_dir_cell = __webpack_require__(97065);
        var guarded_runner = __webpack_require__(44577);
        var manifest_path = __webpack_require__(93381);
        var node_clock = __webpack_require__(31739);
        var open_run = __webpack_require__(81835);
        ;
        async function openLeg(options) {
            const { artifacts, group, sealDigest, settings, env, emit, stop } = options;
            if (settings.dryRun) return (0, result.fJ)({
                reason: 'settings-conflict',
                settings: [
                    'dry-run',
                    'command'
                ],
                why: 'a leg that executes nothing has nothing to record'
            });
            const root = (0, real_workdir.P)(settings.workdir);
            if (!root.ok) return root;
            const scope = {
                scopeDefault: 'report',
                ...options.runHelper === undefined ? {} : {
                    runHelper: options.runHelper
                }
            };
            const tree = (0, guarded_runner.P)({
                settings,
                ...scope
            }, root.value);
            const plan = await (0, fetch_plan.uy)({
                artifacts,
                group,
                runAttempt: options.runAttempt,
                sealDigest,
                patience: {
                    clock: node_clock.$,
                    ms: fetch_plan.zJ
                }
            });
            if (!plan.ok) return plan;
            const { open } = plan.value;
            if (options.legs !== undefined && options.legs !== open.legs) return (0, result.fJ)({
                reason: 'setting-invalid',
                setting: 'legs',
                source: 'input legs',
                value: String(options.legs),
                expected: `${open.legs}, as planned`
            });
            const failures = layBatch(settings, plan.value);
            if (failures.length > 0) return (0, result.wf)(failures);
            const redactor = options.redactor === undefined ? (0, agent_secrets.openAgentRedactor)(settings, env) : (0, result.ok)(options.redactor);
            if (!redactor.ok) return redactor;
            const opened = await (0, open_run.I)({
                settings: legSettings(settings),
                ...options.configFile === undefined ? {} : {
                    configFile: options.configFile
                },
                env,
                emit,
                wantsOutput: options.wantsOutput,
                stop,
                guards: {
                    ...scope,
                    tree,
                    redactor: redactor.value
                }
            });
            if (!opened.ok) return opened;
            const { request: run, batch } = opened.value;
            const { leg, runAttempt, runId, job, onNote } = options;
            const slice = (0, groups_legs.DS)(open.shards, open.legs)[leg];
            const limits = {
                ...defaultLegLimits,
                claimMs: claimMsOf(settings, slice === undefined ? 1 : slice.to - slice.from)
            };
            const worker = openBatchWorker({
                request: run,
                redactor: redactor.value
            });
            return (0, result.ok)({
                batch,
                request: {
                    plan: open,
                    leg,
                    runAttempt,
                    runId,
                    job,
                    owner: batch.owner,
                    artifacts,
                    worker,
                    journal: (0, upload_journal.$)(batch.manifestPath),
                    clock: node_clock.$,
                    random: Math.random,
                    stop,
                    limits,
                    onNote
                }
            });
        }
        function legSettings(settings) {
            const { status: _status, shard: _shard, limit: _limit, failureClasses: _classes, ...rest } = settings;
            return settings.halt === undefined ? {
                ...rest,
                continueOnFailure: true
            } : rest;
        }
        function layBatch(settings, plan) {
            const manifestPath = (0, manifest_path.A)(settings);
            const rows = (0, manifest_codec.Ng)(Buffer.from(plan.manifest).toString('utf8'), manifestPath);
            if (!rows.ok) return [
                ...rows.failures
            ];
            const contents = new Map(plan.files.map((file)=>[
                    file.path,
                    file.bytes
                ]));
            const prompts = rows.value.flatMap((row)=>{
                const bytes = contents.get((0, record_bundle.AN)(row.shardId));
                return bytes === undefined ? [] : [
                    {
                        row,
                        bytes
                    }
                ];
            });
            const cell = (0, batch_dir_cell.v)(settings.batchDir, settings.workdir) ?? '.';
            const misplaced = prompts.find(({ row })=>!isOwnPlace(row, cell));
            if (misplaced !== undefined) {
                const { shardId: shard, promptPath: path } = misplaced.row;
                return [
                    {
                        reason: 'manifest-path-escapes',
                        at: {
                            file: manifestPath
                        },
                        shard,
                        column: 'prompt_path',
                        path
                    }
                ];
            }
            const archived = (0, plan_file.f)(manifestPath).archive();
            if (!archived.ok) return [
                ...archived.failures
            ];
            const laid = (0, fetch_plan._l)(settings.batchDir, plan);
            if (laid.length > 0) return laid;
            for (const { row, bytes } of prompts){
                try {
                    (0, fetch_plan.f8)((0, external_node_path_.join)(settings.workdir, row.promptPath), bytes);
                } catch (error) {
                    return [
                        (0, system_error.mP)(error, row.promptPath)
                    ];
                }
            }
            return [];
        }
        function isOwnPlace({ shardId, promptPath: place }, batchDirCell) {
            const normal = (0, normal_path.FE)(place);
            return normal.ok && normal.path === (0, new_row.P)(batchDirCell, shardId);
        }
        function claimMsOf({ timeoutMs, killGraceMs, retries, jobs }, shards) {
            if (timeoutMs === undefined) return defaultLegLimits.claimMs;
            const longest = Math.ceil(shards / jobs) * (timeoutMs + killGraceMs) * (1 + retries) * 2;
            return Math.min(defaultLegLimits.claimMs, Math.max(longest, 10 * 60_000));
        }
        var batch_report = __webpack_require__(60043);
        var exec_helper = __webpack_require__(82717);
        var group_services = __webpack_require__(62930);
        ;
        function judgeLeg(facts, isTolerant, isVerifying = true) {
            const { ended, undone, troubles, earlyStop, stoppedBy } = facts;
            const isGood = (status)=>status === 'verified' || status === 'succeeded' && !isVerifying;
            const bad = [
                ...ended
            ].filter(([, { status }])=>!isGood(status)).map(([shard])=>shard);
            const green = (because)=>({
                    isGreen: true,
                    because,
                    bad
                });
            const red = (because)=>({
                    isGreen: false,
                    because,
                    bad
                });
            if (stoppedBy !== undefined) return red('stopped');
            if (troubles.length > 0) return red('trouble');
            if (earlyStop?.disposition === 'satisfied') return green('satisfied-early');
            const isLacking = undone.length > 0 || bad.length > 0;
            if (earlyStop !== undefined && isLacking) return isTolerant ? green('tolerated') : red('failed-early');
            if (undone.length > 0) return red('undone');
            if (bad.length > 0) return isTolerant ? green('tolerated') : red('not-verified');
            if (ended.size > 0) return green('verified');
            return facts.verifiedBefore + facts.handedOver > 0 ? green('nothing-left') : red('nothing-done');
        }
        ;
        const redWords = {
            trouble: 'not everything could be done',
            'failed-early': 'the group can no longer be satisfied',
            undone: 'shards were left undone',
            'nothing-done': 'nothing was done',
            'not-verified': 'not every shard is verified'
        };
        function leg_verdict_judgeLeg(summary, { isVerifying, isTolerant }) {
            const { leg, legs, ended, verifiedBefore, handedOver, undone, stolenChunks, earlyStop, stoppedBy } = summary;
            const { isGreen, because, bad } = judgeLeg(summary, isTolerant, isVerifying);
            const parts = [
                `${(0, count_of.p)(ended.size, 'shard')} ended`,
                ...bad.length > 0 ? [
                    `${bad.length} not verified (${(0, quote.Zv)(bad, 5)})`
                ] : [],
                ...verifiedBefore > 0 ? [
                    `${verifiedBefore} done before`
                ] : [],
                ...handedOver > 0 ? [
                    `${handedOver} at work elsewhere`
                ] : [],
                ...stolenChunks > 0 ? [
                    `${(0, count_of.p)(stolenChunks, 'chunk')} taken from others`
                ] : [],
                ...undone.length > 0 ? [
                    `${undone.length} left undone`
                ] : [],
                ...earlyStop === undefined ? [] : [
                    `the group is ${earlyStop.disposition} already`
                ]
            ];
            const sentence = `leg ${leg + 1} of ${legs}: ${parts.join(', ')}`;
            if (isGreen) return {
                sentence
            };
            const why = because === 'stopped' ? `stopped by ${stoppedBy}` : redWords[because] ?? because;
            return {
                sentence,
                failedBecause: `${why}: ${sentence}`
            };
        }
        var action_outcome = __webpack_require__(63366);
        var outputs = __webpack_require__(53679);
        var run_log = __webpack_require__(91509);
        var annotations = __webpack_require__(43170);
        var safe_text = __webpack_require__(3201);
        ;
        function takenDownFindings(rows, ended) {
            return (0, annotations.VY)(rows.flatMap(({ shardId, status })=>{
                const failure = ended.get(shardId)?.failure;
                if (status === 'failed' || failure === undefined) return [];
                return [
                    {
                        shard: (0, safe_text.H)(shardId),
                        class: failure.class,
                        message: (0, safe_text.H)(failure.message)
                    }
                ];
            }));
        }
        var state = __webpack_require__(80020);
        var stop_signals = __webpack_require__(74224);
        var add_usage = __webpack_require__(81186);
        ;
        async function shardCommand(context) {
            const { resolved, log, env, job, redactor } = context;
            const settings = resolved.values;
            const place = placeOf(context);
            const artifacts = (0, group_services.ue)(context);
            if (!place.ok || !artifacts.ok) return (0, action_outcome.i)(context, [
                place,
                artifacts
            ].flatMap((part)=>part.ok ? [] : part.failures), 'nothing was run');
            const warnings = [];
            const view = (0, run_log.m)(log, {
                isQuiet: settings.quiet,
                isStreaming: settings.jobs === 1,
                redactor
            });
            const emit = (event)=>{
                if (event.type === 'warning') warnings.push(event.failure);
                view.onEvent(event);
            };
            const onNote = (note)=>{
                if (note.type === 'warning') warnings.push(note.failure);
                else view.say(legNoteText(note));
            };
            let token = '';
            const stop = (0, stop_signals.r)(()=>void (0, leftovers.aT)(token));
            try {
                const opened = await openLeg({
                    settings,
                    configFile: resolved.configFile,
                    env,
                    artifacts: artifacts.value,
                    group: (0, group_services.F8)(resolved),
                    ...place.value,
                    runAttempt: job.runAttempt,
                    runId: job.runId,
                    job: job.job,
                    redactor,
                    runHelper: exec_helper.U,
                    emit,
                    wantsOutput: !settings.quiet,
                    onNote,
                    stop: stop.signal
                });
                if (!opened.ok) return (0, action_outcome.i)(context, opened.failures, 'nothing was run');
                const { request, batch } = opened.value;
                token = batch.owner.token;
                (0, state.BQ)({
                    token,
                    manifest: batch.manifestPath
                });
                (0, state.$j)(resolved);
                (0, state.WI)({
                    group: request.plan.group,
                    planDigest: request.plan.planDigest,
                    leg: request.leg,
                    runAttempt: job.runAttempt
                });
                const summary = await runLeg(request);
                view.close();
                if (!summary.ok) return (0, action_outcome.i)(context, summary.failures, 'nothing was run');
                const outcome = await finish(context, opened.value, summary.value, warnings, stop);
                if (summary.value.left === 0) (0, state.yo)();
                return outcome;
            } finally{
                view.close();
                stop.dispose();
            }
        }
        function placeOf({ inputs }) {
            const { leg, legs, sealDigest } = inputs;
            const failures = [];
            if (leg === undefined) failures.push({
                reason: 'setting-missing',
                setting: 'leg',
                why: 'the matrix of the plan job numbers the legs',
                isFlagOnly: true
            });
            if (sealDigest === undefined) failures.push({
                reason: 'setting-missing',
                setting: 'plan-digest',
                why: 'a leg works on no other plan than the one it was told of',
                isFlagOnly: true
            });
            if (leg === undefined || sealDigest === undefined) return (0, result.wf)(failures);
            return (0, result.ok)({
                sealDigest,
                leg,
                ...legs === undefined ? {} : {
                    legs
                }
            });
        }
        async function finish({ resolved, log, toRepositoryPath }, { batch }, summary, warnings, stop) {
            const settings = resolved.values;
            const verdict = leg_verdict_judgeLeg(summary, {
                isVerifying: !settings.noVerify,
                isTolerant: settings.tolerantLegs
            });
            const rows = batch.readRows();
            const own = new Set(summary.ended.keys());
            const shown = rows.ok ? rows.value.filter((row)=>own.has(row.shardId)) : [];
            const title = `Muster leg ${summary.leg + 1} of ${summary.legs}`;
            const report = await (0, batch_report.z)(batch, shown, {
                title,
                workdir: settings.workdir,
                toRepositoryPath
            });
            log.failures(warnings, 'warning');
            log.failures(summary.troubles, 'error');
            log.say(`${verdict.sentence}\n`);
            const isFailed = verdict.failedBecause !== undefined;
            const counts = Map.groupBy(summary.ended.values(), ({ status })=>status);
            return {
                exitCode: stop.exitCode() ?? (isFailed ? exit_code.h.failed : exit_code.h.ok),
                outputs: {
                    manifest: batch.manifestPath,
                    'shard-count': summary.ended.size,
                    verified: counts.get('verified')?.length ?? 0,
                    succeeded: counts.get('succeeded')?.length ?? 0,
                    failed: counts.get('failed')?.length ?? 0,
                    pending: summary.undone.length,
                    ...(0, outputs.mF)((0, add_usage.v)([
                        ...summary.ended.values()
                    ].map(({ usage })=>usage))),
                    disposition: isFailed ? 'failed' : 'satisfied'
                },
                findings: [
                    ...[
                        ...report.findings,
                        ...takenDownFindings(shown, summary.ended)
                    ].map((finding)=>isFailed ? finding : {
                            ...finding,
                            level: 'warning'
                        }),
                    ...summary.troubles.map((failure)=>(0, failure_findings.U)(failure, 'error', toRepositoryPath)),
                    ...warnings.map((failure)=>(0, failure_findings.U)(failure, 'warning', toRepositoryPath))
                ],
                summary: report.summary,
                ...verdict.failedBecause === undefined ? {} : {
                    failedBecause: verdict.failedBecause
                }
            };
        }
    }),
    83769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            U4: ()=>isNewer,
            lq: ()=>isUndoing,
            v5: ()=>newestEntries,
            xp: ()=>staleReasons
        });
        var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78767);
        const isUndoing = ({ kind })=>kind !== 'runner' && kind !== 'no-record';
        function newestEntries(records, isWanted = ()=>true) {
            const newest = new Map();
            for (const { shard, attempt, finishedAt, items = [], digests } of records){
                const from = {
                    shard,
                    attempt,
                    finishedAt,
                    ...digests !== undefined && {
                        digests
                    }
                };
                for (const entry of items){
                    if (!isWanted(entry.id)) continue;
                    const standing = newest.get(entry.id);
                    if (standing === undefined || isNewer(from, standing.from)) newest.set(entry.id, {
                        entry,
                        from
                    });
                }
            }
            return newest;
        }
        function staleReasons(newest, now) {
            if (newest === undefined) return [
                {
                    kind: 'no-record'
                }
            ];
            const { entry, from } = newest;
            const kinds = new Set();
            const [cells, schemas] = entry.row.split('.');
            const [cellsNow, schemasNow] = now.row.split('.');
            if (cells !== cellsNow) kinds.add('row');
            if (entry.source !== now.source) kinds.add(now.source === null ? 'source-gone' : 'source');
            if (hasChanged(from.digests?.template, now.batch.template)) kinds.add('template');
            const { checks } = now.batch;
            const areChecksSame = from.digests === undefined || checks === undefined || (0, _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.gW)(from.digests.checks, checks);
            if (schemas !== schemasNow || !areChecksSame) kinds.add('checks');
            if (hasChanged(from.digests?.runner, now.batch.runner)) kinds.add('runner');
            const found = now.sourceIs === undefined ? {} : {
                found: now.sourceIs
            };
            return [
                ...kinds
            ].map((kind)=>kind === 'source-gone' ? {
                    kind,
                    ...found
                } : {
                    kind
                });
        }
        const hasChanged = (then, now)=>then !== null && then !== undefined && now !== undefined && then !== now;
        function isNewer(a, b) {
            const order = Date.parse(a.finishedAt) - Date.parse(b.finishedAt) || a.attempt - b.attempt || (a.shard < b.shard ? -1 : 1);
            return order > 0;
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
    99804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            w: ()=>bundleRecord
        });
        var normal_path = __webpack_require__(64198);
        var fingerprint = __webpack_require__(78767);
        var count_of = __webpack_require__(28673);
        var bundle_size = __webpack_require__(32887);
        var record_bundle = __webpack_require__(7101);
        var redact = __webpack_require__(80298);
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
        const maxFileBytes = Math.min(bundle_size.Ss, redact.s);
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
            const read = (0, read_contained_file.b3)(sources.workdir, maxFileBytes);
            const files = [];
            let room = bundle_size.rG;
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
                    room -= file.bytes.length;
                    if (room < 0) return {
                        withheld: 'too-large'
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
        function collectTexts({ shard, attempt, promptDigest }, { workdir, redactor, row, isOutdated }) {
            const read = (0, read_contained_file.b3)(workdir, maxFileBytes);
            const log = isOutdated ? (0, attempt_log.e5)(row.logPath, attempt) : row.logPath;
            const logBytes = readCopy(read, log)?.bytes;
            const prompt = readCopy(read, row.promptPath)?.bytes;
            const texts = [
                {
                    path: (0, record_bundle.Q2)(shard, attempt),
                    bytes: logBytes
                },
                {
                    path: (0, record_bundle.AN)(shard),
                    bytes: prompt !== undefined && (0, fingerprint.sc)(prompt) === promptDigest ? prompt : undefined
                }
            ];
            return texts.flatMap(({ path, bytes })=>bytes === undefined ? [] : [
                    {
                        path,
                        bytes: redactor.redact(bytes)
                    }
                ]);
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
            'too-large': `its outputs can't be uploaded: one has more than ${maxFileBytes} bytes, or all have more than ${bundle_size.rG}`,
            'not-redacted': 'its files could not be searched for secrets, so none was uploaded'
        };
        function bareRecord(record) {
            const { outOfScope = [], failure, ...rest } = record;
            const changed = outOfScope.length === 0 ? '' : `; it changed ${(0, count_of.p)(outOfScope.length, 'file')} outside of its outputs`;
            const message = `${messages['not-redacted']}${changed}`;
            return {
                ...rest,
                failure: {
                    class: failure?.class ?? 'secret',
                    message
                }
            };
        }
    }),
    56741: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>createNumbered
        });
        var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30315);
        const maxTaken = 50;
        const maxBurnt = 3;
        async function createNumbered(artifacts, nameOf, first, files) {
            let error = 'every name is taken';
            let burnt = 0;
            let number = first;
            for(; number < first + maxTaken && burnt < maxBurnt; number++){
                const name = nameOf(number);
                const created = await artifacts.create(name, files);
                if (!created.ok) return created;
                if (created.value.kind === 'created') return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({
                    name,
                    number
                });
                if (created.value.trouble === undefined) continue;
                burnt += 1;
                error = created.value.trouble;
            }
            const operation = `create ${nameOf(first)}`;
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_0__.fJ)({
                reason: 'service-unavailable',
                service: 'artifacts',
                operation,
                attempts: number - first,
                error
            });
        }
    }),
    82038: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>promptPathOf,
            V: ()=>openNewRow
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        const prefixOf = (batchDirCell)=>(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(batchDirCell, '-').slice(0, -1);
        const promptPathOf = (batchDirCell, id)=>`${prefixOf(batchDirCell)}${id}.prompt.md`;
        function openNewRow(batchDirCell, archivedAttempts) {
            const prefix = prefixOf(batchDirCell);
            const archived = new Map(Object.entries(archivedAttempts));
            return (id, { itemCount, firstItem, lastItem })=>({
                    shardId: id,
                    promptPath: `${prefix}${id}.prompt.md`,
                    itemCount,
                    firstItem,
                    lastItem,
                    status: 'pending',
                    logPath: `${prefix}run-logs/${id}.log`,
                    startedAt: '',
                    attempt: archived.get(id) ?? 0
                });
        }
    }),
    35429: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            b: ()=>recoverAbandoned,
            g: ()=>closeAttempt
        });
        var _core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4355);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26096);
        var _running_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16120);
        function abandonedClaims(store) {
            const stateOf = (0, _running_failures_js__WEBPACK_IMPORTED_MODULE_0__._B)(store);
            return [
                ...store.newest().values()
            ].flatMap(({ claim, record })=>{
                if (claim === undefined || record !== undefined) return [];
                return stateOf(claim.owner) === 'dead' ? [
                    claim
                ] : [];
            });
        }
        async function recoverAbandoned(store, rows, killLeftovers, clock) {
            const recovered = [];
            const rowOf = new Map(rows.map((row)=>[
                    row.shardId,
                    row
                ]));
            for (const claim of abandonedClaims(store)){
                const { shard, attempt, owner } = claim;
                const killed = owner.token === '' ? 0 : killLeftovers(owner.token, {
                    shard,
                    attempt
                });
                const row = rowOf.get(shard);
                const message = `its process (pid ${owner.pid}) is gone`;
                const endedMs = row?.status === 'running' ? clock.now() : Date.parse(claim.startedAt);
                const outcome = await closeAttempt(store, claim, row?.logPath ?? '', 'interrupted', message, endedMs);
                if (!outcome.ok) return outcome;
                if (outcome.value === 'written') recovered.push({
                    shard,
                    attempt,
                    killed
                });
            }
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(recovered);
        }
        async function closeAttempt(store, claim, logPath, failureClass, message, nowMs) {
            const failure = {
                class: failureClass,
                message
            };
            const record = {
                format: 'muster.record/1',
                shard: claim.shard,
                attempt: claim.attempt,
                owner: claim.owner,
                status: 'failed',
                failure,
                runner: '',
                startedAt: claim.startedAt,
                finishedAt: (0, _core_batch_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.E)(nowMs),
                durationMs: Math.max(0, nowMs - Date.parse(claim.startedAt)),
                exitCode: null,
                signal: null,
                promptDigest: null,
                log: {
                    path: logPath,
                    bytes: 0,
                    isTruncated: false
                }
            };
            try {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(await store.records.write(record));
            } catch (error) {
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.fJ)((0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.mP)(error, (0, _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__.XM)(error) ?? `${claim.shard}.${claim.attempt}.json`));
            }
        }
    }),
    16120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            EO: ()=>shardRunning,
            WV: ()=>unjudgedWorkers,
            _B: ()=>openOwnerStates,
            fC: ()=>runningFailures,
            g7: ()=>openClaimsAtWork
        });
        var _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43408);
        async function runningFailures(store, rows, isForced) {
            const stateOf = openOwnerStates(store);
            const found = new Map();
            const add = (shard, attempt, startedAt, owner)=>{
                if (!found.has(shard)) found.set(shard, shardRunning(shard, attempt, startedAt, owner));
            };
            const claims = await store.claims.list();
            const ended = new Set(store.outcomes().map(({ shard, attempt })=>`${shard}.${attempt}`));
            for (const { shard, attempt, owner, startedAt } of claims)if (!ended.has(`${shard}.${attempt}`) && stateOf(owner) === 'alive') add(shard, attempt, startedAt, owner);
            const newest = store.newest();
            for (const row of rows){
                const { shardId: shard, status, attempt, startedAt } = row;
                const known = newest.get(shard);
                if (known !== undefined && known.attempt > attempt) {
                    const since = known.claim?.startedAt ?? known.record?.startedAt ?? '';
                    add(shard, known.attempt, since, known.claim?.owner);
                } else if (status === 'running') {
                    const owner = (0, _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__.ST)(row, known)?.owner;
                    const state = owner === undefined ? 'unknown' : stateOf(owner);
                    if (state === 'alive' || state === 'unknown' && !isForced) add(shard, attempt, startedAt, owner);
                }
            }
            return [
                ...found.values()
            ];
        }
        const maxNamed = 5;
        function unjudgedWorkers(store, rows) {
            const stateOf = openOwnerStates(store);
            const newest = store.newest();
            const shards = new Set();
            for (const [shard, { claim, record }] of newest)if (claim !== undefined && record === undefined && stateOf(claim.owner) === 'unknown') shards.add(shard);
            for (const row of rows)if (row.status === 'running' && (0, _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__.ST)(row, newest.get(row.shardId)) === undefined) shards.add(row.shardId);
            if (shards.size === 0) return undefined;
            return {
                reason: 'workers-unjudged',
                shards: [
                    ...shards
                ].slice(0, maxNamed),
                count: shards.size
            };
        }
        function shardRunning(shard, attempt, startedAt, owner) {
            const by = owner === undefined || owner.host === '' ? {} : {
                owner: `pid ${owner.pid} on ${owner.host}`
            };
            return {
                reason: 'shard-running',
                shard,
                attempt,
                startedAt,
                ...by
            };
        }
        function openClaimsAtWork(store, newest) {
            const stateOf = openOwnerStates(store);
            return (shard)=>{
                const { claim, record } = newest.get(shard) ?? {};
                return claim !== undefined && record === undefined && stateOf(claim.owner) === 'alive' ? claim : undefined;
            };
        }
        function openOwnerStates(store) {
            const known = new Map();
            return (owner)=>{
                const key = `${owner.host} ${owner.boot} ${owner.pid} ${owner.processStart}`;
                const state = known.get(key) ?? store.ownerState(owner);
                known.set(key, state);
                return state;
            };
        }
    }),
    1758: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>schemaDigests,
            openSchemaStamp: ()=>openSchemaStamp
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
        var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46692);
        function schemaDigests(checks, workdir) {
            const digests = {};
            for (const path of [
                checks.outputSchema,
                checks.qcSchema
            ]){
                const digest = path === undefined ? undefined : digestOf((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workdir, path));
                if (path !== undefined && digest !== undefined) digests[path] = digest;
            }
            return digests;
        }
        function openSchemaStamp(root, columns) {
            const known = new Map();
            const ofPath = (path)=>{
                const digest = known.get(path) ?? digestOf((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)) ?? null;
                known.set(path, digest);
                return digest;
            };
            return (item)=>{
                const paths = columns.map((column)=>item.extra?.[column] ?? '');
                if (paths.every((path)=>path === '')) return item;
                const digests = paths.map((path)=>path === '' ? null : ofPath(path));
                return withSchemas(item, (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.sc)(JSON.stringify(digests)).slice(0, 16));
            };
        }
        function withSchemas(item, schemas) {
            const { id, source, output, qc, notes, line, extra } = item;
            return {
                id,
                source,
                output,
                qc,
                notes,
                line,
                schemas,
                ...extra !== undefined && {
                    extra
                }
            };
        }
        function digestOf(path) {
            const bytes = (0, _read_input_js__WEBPACK_IMPORTED_MODULE_2__.R)(path, 'schema');
            return bytes.ok ? (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes.value) : undefined;
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
    }),
    54623: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            agentSecrets: ()=>agentSecrets,
            openAgentRedactor: ()=>openAgentRedactor
        });
        var result = __webpack_require__(30315);
        var redact = __webpack_require__(80298);
        ;
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
        var registry = __webpack_require__(84594);
        ;
        const agentSecrets = ({ agentEnv, runner }, env)=>collectSecrets({
                env,
                agentEnv,
                runnerPass: (0, registry.qt)(runner)?.passEnv ?? []
            });
        function openAgentRedactor(settings, env) {
            try {
                return (0, result.ok)((0, redact.p)(agentSecrets(settings, env)));
            } catch (error) {
                const expected = `secrets that can be searched for: ${error.message}`;
                const [setting, value] = [
                    'agent-env',
                    '(secret)'
                ];
                return (0, result.fJ)({
                    reason: 'setting-invalid',
                    setting,
                    source: setting,
                    value,
                    expected
                });
            }
        }
    }),
    97065: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            v: ()=>batchDirCellOf
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64198);
        function batchDirCellOf(batchDir, workdir) {
            for (const path of [
                batchDir,
                (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workdir), (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(batchDir)) || '.'
            ]){
                const normal = (0, _core_batch_normal_path_js__WEBPACK_IMPORTED_MODULE_1__.FE)(path);
                if (normal.ok) return normal.path === '' ? '.' : normal.path;
                if (normal.how === 'workdir-itself') return '.';
            }
            return undefined;
        }
    }),
    84486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            x: ()=>digestOfChecks
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
        var _engine_schema_digests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1758);
        var _checks_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67186);
        function digestOfChecks(settings, isKnown) {
            const { verifyCommand, workdir } = settings;
            const checks = (0, _checks_of_js__WEBPACK_IMPORTED_MODULE_3__.t)(settings);
            return (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.ED)({
                ...checks,
                verifyCommand
            }, (0, _engine_schema_digests_js__WEBPACK_IMPORTED_MODULE_2__.d)(checks, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workdir)), isKnown);
        }
    })
};
