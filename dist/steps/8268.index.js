export const id = 8268;
export const ids = [
    8268
];
export const modules = {
    84206: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
        var artifact_names = __webpack_require__(47186);
        ;
        const chunkClaimName = 'claim.json';
        const clockSkewMs = 5 * 60_000;
        const encodeChunkClaim = (claim)=>`${JSON.stringify(claim)}\n`;
        function decodeChunkClaim(text) {
            try {
                const value = JSON.parse(text);
                const isClaim = value?.format === 'muster.chunk-claim/1' && typeof value.owner === 'string';
                const times = [
                    value?.claimedAt,
                    value?.expiresAt
                ].map((time)=>Date.parse(time ?? ''));
                return isClaim && !times.some(Number.isNaN) ? value : undefined;
            } catch  {
                return undefined;
            }
        }
        function isExpired({ claimedAt, expiresAt }, createdMs, nowMs) {
            return nowMs > createdMs + Date.parse(expiresAt) - Date.parse(claimedAt) + clockSkewMs;
        }
        ;
        function pause(clock, ms, stop) {
            if (stop.aborted) return Promise.resolve();
            return new Promise((resolve1)=>{
                const end = ()=>{
                    takeBack();
                    stop.removeEventListener('abort', end);
                    resolve1();
                };
                const takeBack = clock.after(ms, end);
                stop.addEventListener('abort', end, {
                    once: true
                });
            });
        }
        ;
        const maxNumbers = 20;
        const looks = 3;
        async function claimChunk(request, board, chunk) {
            const { plan, leg, runAttempt, runId, job, owner, artifacts, clock, limits, stop } = request;
            for(let number = 1; number <= maxNumbers; number++){
                const now = clock.now();
                const claim = {
                    format: 'muster.chunk-claim/1',
                    chunk,
                    owner,
                    leg,
                    runId,
                    runAttempt,
                    job,
                    claimedAt: new Date(now).toISOString(),
                    expiresAt: new Date(now + limits.claimMs).toISOString()
                };
                const name = (0, artifact_names.Cs)(plan.group, {
                    kind: 'claim',
                    chunk: (0, artifact_names.RD)(chunk),
                    runAttempt,
                    number
                });
                const created = await artifacts.create(name, [
                    {
                        path: chunkClaimName,
                        bytes: Buffer.from(encodeChunkClaim(claim))
                    }
                ]);
                if (!created.ok) return created;
                if (created.value.kind === 'created') return number === 1 ? (0, result.ok)('won') : giveWay(request, board, chunk, number);
                const standing = await findClaim(request, board, chunk, number);
                if (!standing.ok) return standing;
                if (stop.aborted) return (0, result.ok)('held');
                if (standing.value !== undefined && !await isGivenUp(request, board, chunk, standing.value)) return (0, result.ok)('held');
            }
            return (0, result.ok)('held');
        }
        async function giveWay(request, board, chunk, number) {
            const view = await board.look(0);
            if (!view.ok) return view;
            const before = view.value.claims(chunk, request.runAttempt).filter((claim)=>claim.number < number);
            for (const claim of before)if (!await isGivenUp(request, board, chunk, claim)) return (0, result.ok)('held');
            return (0, result.ok)('won');
        }
        async function findClaim({ runAttempt, clock, limits, stop }, board, chunk, number) {
            for(let look = 1;; look++){
                const view = await board.look(0);
                if (!view.ok) return view;
                const found = view.value.claims(chunk, runAttempt).find((claim)=>claim.number === number);
                if (found !== undefined || look > looks) return (0, result.ok)(found);
                await pause(clock, limits.reservedMs / looks, stop);
                if (stop.aborted) return (0, result.ok)(undefined);
            }
        }
        async function isGivenUp({ runAttempt, artifacts, clock }, board, chunk, seen) {
            const view = await board.look(0);
            if (!view.ok || view.value.records(chunk).some((record)=>record.runAttempt === runAttempt)) return false;
            const files = await artifacts.read(seen.info);
            const file = files.ok ? files.value.find(({ path })=>path === chunkClaimName) : undefined;
            const claim = file === undefined ? undefined : decodeChunkClaim(Buffer.from(file.bytes).toString('utf8'));
            return claim !== undefined && isExpired(claim, Date.parse(seen.info.createdAt), clock.now());
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
        var record_bundle = __webpack_require__(7101);
        var fence = __webpack_require__(8764);
        ;
        async function shardsDoneBefore(request, parts) {
            const { plan, artifacts, onNote } = request;
            const records = [];
            for (const { info } of parts){
                const files = await artifacts.read(info);
                const bundle = files.ok ? (0, record_bundle.VH)(files.value, info.name) : files;
                if (bundle.ok) {
                    const { planDigest } = bundle.value.chain;
                    if (planDigest === plan.planDigest) records.push(...bundle.value.records);
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
                    passed: this.#outcomes.size - failed + this.#doneBefore.size,
                    failed
                };
            }
            told(own) {
                return {
                    ended: this.#uploaded,
                    verifiedBefore: this.#doneBefore.size,
                    handedOver: this.#handedOver.size,
                    undone: own.filter((shard)=>!this.#uploaded.has(shard) && !this.#doneBefore.has(shard) && !this.#handedOver.has(shard))
                };
            }
        }
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
                isSealed: (chunk)=>(records.get((0, artifact_names.RD)(chunk)) ?? []).some(({ number })=>number >= record_bundle.Cm)
            });
        }
        ;
        class LegView {
            board;
            #shards;
            #runAttempt;
            #seen;
            constructor({ artifacts, plan, clock, runAttempt }){
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
            isSealed = (chunk)=>this.#seen?.isSealed(this.nameOf(chunk)) === true;
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
        const tallyPrefix = (group)=>`muster-${group}-tally-`;
        const tallyName = (group, { leg, runAttempt, passed, failed })=>`${tallyPrefix(group)}${leg}-${runAttempt}-${passed}-${failed}`;
        function parseTallyName(group, text) {
            if (!text.startsWith(tallyPrefix(group))) return undefined;
            const numbers = /^(\d+)-([1-9]\d*)-(\d+)-(\d+)$/.exec(text.slice(tallyPrefix(group).length));
            if (numbers === null) return undefined;
            const [leg = 0, runAttempt = 0, passed = 0, failed = 0] = numbers.slice(1).map(Number);
            return {
                leg,
                runAttempt,
                passed,
                failed
            };
        }
        function decideEarly(plan, tallies) {
            const policy = (0, join_policy.IW)(plan.policy);
            if (policy === undefined || earlyStopOf(plan) === 'never') return undefined;
            const newest = new Map();
            for (const tally of tallies){
                const known = newest.get(tally.leg);
                const isNewer = known === undefined || tally.runAttempt > known.runAttempt;
                const isLarger = tally.runAttempt === known?.runAttempt && tally.passed + tally.failed > known.passed + known.failed;
                if (isNewer || isLarger) newest.set(tally.leg, tally);
            }
            const sum = (field)=>[
                    ...newest.values()
                ].reduce((total, tally)=>total + tally[field], 0);
            const passed = Math.min(plan.members, plan.carriedPassed + sum('passed'));
            const failed = Math.min(plan.members - passed, sum('failed'));
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
        ;
        const maxTaken = 50;
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
                const { worker, runAttempt, journal, clock } = this.#request;
                const chunks = this.#nextChunks(untouched);
                const isOfThem = (shard)=>chunks.has(this.#chunkOf.get(shard) ?? (0, artifact_names.RD)(shard));
                const attempts = [
                    ...this.#waiting.values()
                ].filter(({ shard })=>isOfThem(shard));
                const left = untouched.filter(isOfThem);
                if (attempts.length === 0 && left.length === 0) return (0, result.ok)(undefined);
                this.#budget = afterFlush(this.#budget);
                this.#uploadedAtMs = clock.now();
                const records = worker.bundle(attempts, runAttempt);
                for (const { record } of records)this.#isDone.set(record.shard, record.status !== 'failed');
                const made = await this.#create([
                    ...chunks
                ], records, left);
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
                for(let number = first; number < first + maxTaken; number++){
                    const name = (0, artifact_names.Cs)(plan.group, {
                        kind: 'record',
                        chunk,
                        runAttempt,
                        number
                    });
                    const created = await artifacts.create(name, files);
                    if (!created.ok) return created;
                    if (created.value.kind === 'taken') continue;
                    if (!isSealed) this.#numbers.set(chunk, number + 1);
                    this.#last = last;
                    if (records.length > 0) onNote({
                        type: 'records-uploaded',
                        artifact: name,
                        records: records.length
                    });
                    return (0, result.ok)(undefined);
                }
                return (0, result.f)({
                    reason: 'service-unavailable',
                    service: 'artifacts',
                    operation: `create a record of ${chunk}`,
                    attempts: maxTaken,
                    error: 'every name is taken'
                });
            }
        }
        ;
        function watchStop(request) {
            const { plan, leg, runAttempt, artifacts, clock, limits, random, onNote } = request;
            const how = earlyStopOf(plan);
            const controller = new AbortController();
            let decided;
            let takeBack;
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
                const listed = await artifacts.list(name);
                const found = listed.ok ? listed.value.find((artifact)=>artifact.name === name) : undefined;
                if (found === undefined) return;
                const files = await artifacts.read(found);
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
                await artifacts.create(tallyName(plan.group, tally), [
                    content
                ]);
                const listed = await artifacts.list(tallyPrefix(plan.group));
                const told = listed.ok ? listed.value.map((artifact)=>parseTallyName(plan.group, artifact.name)) : [];
                return told.filter((one)=>one !== undefined);
            };
            return {
                signal: controller.signal,
                decided: ()=>decided,
                look,
                async report ({ passed, failed }, isLarge, secure) {
                    if (how === 'never' || controller.signal.aborted) return;
                    const own = {
                        leg,
                        runAttempt,
                        passed,
                        failed
                    };
                    const isTold = how === 'all' && isLarge && talliesLeft > 0;
                    if (isTold) talliesLeft -= 1;
                    const decision = decideEarly(plan, isTold ? [
                        ...await tellTally(own),
                        own
                    ] : [
                        own
                    ]);
                    if (decision === undefined || !await secure()) return;
                    const signal = {
                        format: 'muster.stop/1',
                        group: plan.group,
                        runAttempt,
                        leg,
                        ...decision
                    };
                    await artifacts.create(name, [
                        {
                            path: stopName,
                            bytes: Buffer.from(encodeStopSignal(signal))
                        }
                    ]);
                    stop(signal, true);
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
            const { plan, leg } = request;
            const legs = (0, groups_legs.DS)(plan.shards, plan.legs);
            if (legs[leg] === undefined || legs.length !== plan.legs) {
                const expected = plan.legs === 0 ? 'no leg: nothing is open' : `a leg from 0 to ${plan.legs - 1}`;
                return (0, result.f)({
                    reason: 'setting-invalid',
                    setting: 'leg',
                    source: 'input leg',
                    value: String(leg),
                    expected
                });
            }
            const { artifacts, made } = countCreates(request.artifacts);
            const counted = {
                ...request,
                artifacts
            };
            const watch = watchStop(counted);
            try {
                return (0, result.ok)(await new Leg(counted, legs.flatMap(groups_legs.U_), watch, made).run());
            } finally{
                watch.close();
            }
        }
        class Leg {
            #request;
            #chunks;
            #watch;
            #made;
            #view;
            #uploads;
            #pace;
            #tally = new LegTally();
            #troubles = [];
            #untouched = [];
            #telling = Promise.resolve();
            #stolen = 0;
            constructor(request, chunks, watch, made){
                this.#request = request;
                this.#chunks = chunks;
                this.#watch = watch;
                this.#made = made;
                this.#view = new LegView(request);
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
                const claimed = await claimChunk(this.#request, this.#view.board, name);
                if (!claimed.ok) return this.#giveUp(claimed.failures);
                if (claimed.value === 'won') return this.#work(chunk, isOwn);
                if (!await this.#lookAround(limits.listingAgeMs)) return {
                    type: 'stop'
                };
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
                const before = await shardsDoneBefore(this.#request, this.#view.records(chunk));
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
                return this.#watch.report(this.#tally.counts(), isLarge, async ()=>(await this.#uploads.flush()).ok);
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
                    return (0, result.x)(note);
            }
        }
        var leftovers = __webpack_require__(84608);
        var external_node_path_ = __webpack_require__(76760);
        var normal_path = __webpack_require__(64198);
        var manifest_codec = __webpack_require__(33169);
        var redact = __webpack_require__(12304);
        var security_secrets = __webpack_require__(50298);
        var fetch_plan = __webpack_require__(19793);
        var manifest_row = __webpack_require__(31319);
        var run_batch = __webpack_require__(27669);
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
                    const { troubles, halted } = summary.value;
                    return (0, result.ok)({
                        troubles,
                        isHalted: halted !== undefined
                    });
                },
                bundle (attempts, runAttempt) {
                    const newest = tools.store.newest();
                    return attempts.map((ended)=>{
                        const { shard, attempt } = ended;
                        const record = written.get(keyOf(ended));
                        if (record === undefined) throw new Error(`Internal error: ${shard} attempt ${attempt} has no record`);
                        return (0, bundle_record.w)(record, runAttempt, {
                            workdir: tools.workdir,
                            redactor,
                            row: rowOf(shard),
                            items: tools.items?.ofShard(shard),
                            isOutdated: (newest.get(shard)?.attempt ?? attempt) > attempt
                        });
                    });
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
        var real_workdir = __webpack_require__(51024);
        var registry = __webpack_require__(84594);
        var plan_file = __webpack_require__(39008);
        var upload_journal = __webpack_require__(15637);
        var guarded_runner = __webpack_require__(44577);
        var manifest_path = __webpack_require__(93381);
        var node_clock = __webpack_require__(31739);
        var open_run = __webpack_require__(81835);
        ;
        async function openLeg(options) {
            const { artifacts, group, planDigest, settings, env, emit, stop } = options;
            if (settings.dryRun) return (0, result.f)({
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
            const plan = await (0, fetch_plan.uy)(artifacts, group, planDigest, {
                clock: node_clock.$,
                ms: fetch_plan.zJ
            });
            if (!plan.ok) return plan;
            const { open } = plan.value;
            if (options.legs !== undefined && options.legs !== open.legs) return (0, result.f)({
                reason: 'setting-invalid',
                setting: 'legs',
                source: 'input legs',
                value: String(options.legs),
                expected: `${open.legs}, as planned`
            });
            const failures = layBatch(settings, plan.value);
            if (failures.length > 0) return (0, result.f)(...failures);
            const redactor = redactorOf(options);
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
                    owner: batch.owner.token,
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
        function redactorOf({ settings, env, secrets = [] }) {
            const runnerPass = (0, registry.q)(settings.runner)?.passEnv ?? [];
            try {
                return (0, result.ok)((0, redact.p)((0, security_secrets.q)({
                    env,
                    agentEnv: settings.agentEnv,
                    runnerPass,
                    registered: secrets
                })));
            } catch (error) {
                const expected = `secrets that can be searched for: ${error.message}`;
                return (0, result.f)({
                    reason: 'setting-invalid',
                    setting: 'agent-env',
                    source: 'agent-env',
                    value: '(secret)',
                    expected
                });
            }
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
            const archived = (0, plan_file.f)(manifestPath).archive();
            if (!archived.ok) return [
                ...archived.failures
            ];
            const laid = (0, fetch_plan._l)(settings.batchDir, plan);
            if (laid.length > 0) return laid;
            const prompts = new Map(plan.files.map((file)=>[
                    file.path,
                    file.bytes
                ]));
            for (const { shardId, promptPath: place } of rows.value){
                const bytes = prompts.get((0, record_bundle.AN)(shardId));
                if (bytes === undefined) continue;
                const normal = (0, normal_path.FE)(place);
                if (!normal.ok) return [
                    {
                        reason: 'manifest-path-escapes',
                        at: {
                            file: manifestPath
                        },
                        shard: shardId,
                        column: 'prompt_path',
                        path: place
                    }
                ];
                try {
                    (0, fetch_plan.f8)((0, external_node_path_.join)(settings.workdir, normal.path), bytes);
                } catch (error) {
                    return [
                        {
                            reason: 'file-unwritable',
                            at: {
                                file: place
                            },
                            error: error.message
                        }
                    ];
                }
            }
            return [];
        }
        function claimMsOf({ timeoutMs, killGraceMs, retries, jobs }, shards) {
            if (timeoutMs === undefined) return defaultLegLimits.claimMs;
            const longest = Math.ceil(shards / jobs) * (timeoutMs + killGraceMs) * (1 + retries) * 2;
            return Math.min(defaultLegLimits.claimMs, Math.max(longest, 10 * 60_000));
        }
        var batch_report = __webpack_require__(60043);
        var exec_helper = __webpack_require__(82717);
        var group_services = __webpack_require__(62688);
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
            if (earlyStop !== undefined) return isTolerant ? green('tolerated') : red('failed-early');
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
        var action_outcome = __webpack_require__(6513);
        var outputs = __webpack_require__(53679);
        var run_log = __webpack_require__(52764);
        var state = __webpack_require__(80020);
        var stop_signals = __webpack_require__(74224);
        var add_usage = __webpack_require__(81186);
        ;
        async function shardCommand(context) {
            const { resolved, log, env, job } = context;
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
                isStreaming: settings.jobs === 1
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
                (0, state.yo)();
                return outcome;
            } finally{
                view.close();
                stop.dispose();
            }
        }
        function placeOf({ inputs }) {
            const { leg, legs, planDigest } = inputs;
            const failures = [];
            if (leg === undefined) failures.push({
                reason: 'setting-missing',
                setting: 'leg',
                why: 'the matrix of the plan job numbers the legs'
            });
            if (planDigest === undefined) failures.push({
                reason: 'setting-missing',
                setting: 'plan-digest',
                why: 'a leg works on no other plan than the one it was told of'
            });
            if (leg === undefined || planDigest === undefined) return (0, result.f)(...failures);
            return (0, result.ok)({
                planDigest,
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
                    ...report.findings.map((finding)=>isFailed ? finding : {
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
            if (entry.source !== now.source) kinds.add('source');
            if (hasChanged(from.digests?.template, now.batch.template)) kinds.add('template');
            const { checks } = now.batch;
            const areChecksSame = from.digests === undefined || checks === undefined || (0, _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.gW)(from.digests.checks, checks);
            if (schemas !== schemasNow || !areChecksSame) kinds.add('checks');
            if (hasChanged(from.digests?.runner, now.batch.runner)) kinds.add('runner');
            return [
                ...kinds
            ].map((kind)=>({
                    kind
                }));
        }
        const hasChanged = (then, now)=>then !== null && then !== undefined && now !== undefined && then !== now;
        function isNewer(a, b) {
            const order = Date.parse(a.finishedAt) - Date.parse(b.finishedAt) || a.attempt - b.attempt || (a.shard < b.shard ? -1 : 1);
            return order > 0;
        }
    }),
    8764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>standingRecords
        });
        function compareFences(a, b) {
            return a.runAttempt - b.runAttempt || a.attempt - b.attempt || (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0);
        }
        function standingRecords(records) {
            const standing = new Map();
            for (const candidate of records){
                const known = standing.get(candidate.record.shard);
                if (known === undefined || isPreferred(candidate, known)) standing.set(candidate.record.shard, candidate);
            }
            return standing;
        }
        function isPreferred(candidate, known) {
            const rank = ({ record })=>record.status === 'failed' ? 0 : 1;
            return rank(candidate) - rank(known) > 0 || rank(candidate) === rank(known) && compareFences(candidate.fence, known.fence) > 0;
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
            const why = (reason)=>(0, _result_js__WEBPACK_IMPORTED_MODULE_0__.f)({
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
        var _core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2585);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30315);
        const looks = 5;
        const planPatienceMs = 15_000;
        async function fetchPlan(artifacts, group, expected, patience) {
            const name = (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__.Cs)(group, {
                kind: 'plan'
            });
            const found = await findNamed(artifacts, name, patience);
            if (!found.ok) return found;
            const named = found.value.toSorted((a, b)=>a.createdAt < b.createdAt ? 1 : -1);
            if (named.length === 0) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.f)({
                reason: 'artifact-refused',
                artifact: name,
                entry: '',
                why: 'there is none: the plan job left no plan'
            });
            const failures = [];
            for (const info of named){
                const files = await artifacts.read(info);
                const plan = files.ok ? readPlan(files.value, name) : files;
                if (!plan.ok) failures.push(...plan.failures);
                else if (expected === undefined || plan.value.open.planDigest === expected) return plan;
                else failures.push({
                    reason: 'plan-foreign',
                    expected,
                    found: plan.value.open.planDigest
                });
            }
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.f)(...failures);
        }
        async function findNamed(artifacts, name, patience) {
            for(let look = 1;; look++){
                const listed = await artifacts.list(name);
                if (!listed.ok) return listed;
                const named = listed.value.filter((info)=>info.name === name);
                if (named.length > 0 || patience === undefined || look === looks) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(named);
                await new Promise((resolve1)=>void patience.clock.after(patience.ms / (looks - 1), resolve1));
            }
        }
        function readPlan(files, artifact) {
            const bytesOf = (path)=>files.find((file)=>file.path === path)?.bytes;
            const [text, manifest, plan] = [
                bytesOf(_core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_4__.RU),
                bytesOf('manifest.tsv'),
                bytesOf('plan.json')
            ];
            if (text === undefined || manifest === undefined || plan === undefined) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.f)({
                reason: 'artifact-refused',
                artifact,
                entry: '',
                why: `${_core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_4__.RU}, manifest.tsv or plan.json is missing`
            });
            const open = (0, _core_groups_open_plan_js__WEBPACK_IMPORTED_MODULE_4__.uq)(Buffer.from(text).toString('utf8'), artifact);
            return open.ok ? (0, _core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({
                open: open.value,
                manifest,
                plan,
                files
            }) : open;
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
                    {
                        reason: 'file-unwritable',
                        at: {
                            file: batchDir
                        },
                        error: error.message
                    }
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
    16120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>openOwnerStates,
            f: ()=>runningFailures
        });
        async function runningFailures(store, rows, isForced) {
            const stateOf = openOwnerStates(store);
            const found = new Map();
            const add = (shard, attempt, startedAt, owner)=>{
                const by = owner === undefined ? {} : {
                    owner: `pid ${owner.pid} on ${owner.host}`
                };
                if (!found.has(shard)) found.set(shard, {
                    reason: 'shard-running',
                    shard,
                    attempt,
                    startedAt,
                    ...by
                });
            };
            const claims = await store.claims.list();
            const ended = new Set(store.outcomes().map(({ shard, attempt })=>`${shard}.${attempt}`));
            for (const { shard, attempt, owner, startedAt } of claims)if (!ended.has(`${shard}.${attempt}`) && stateOf(owner) === 'alive') add(shard, attempt, startedAt, owner);
            const newest = store.newest();
            for (const { shardId: shard, status, attempt, startedAt } of rows){
                const known = newest.get(shard);
                if (known !== undefined && known.attempt > attempt) {
                    const since = known.claim?.startedAt ?? known.record?.startedAt ?? '';
                    add(shard, known.attempt, since, known.claim?.owner);
                } else if (status === 'running') {
                    const owner = known?.attempt === attempt ? known.claim?.owner : undefined;
                    const state = owner === undefined ? 'unknown' : stateOf(owner);
                    if (state === 'alive' || state === 'unknown' && !isForced) add(shard, attempt, startedAt, owner);
                }
            }
            return [
                ...found.values()
            ];
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
    71936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
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
                    digest = sourceDigest(resolve(root, source), source);
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
    })
};
