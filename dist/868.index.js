export const id = 868;
export const ids = [868];
export const modules = {

/***/ 71349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  shardCommand: () => (/* binding */ shardCommand)
});

// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(49014);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(30315);
// EXTERNAL MODULE: ./build/core/groups/legs.js
var groups_legs = __webpack_require__(79480);
;// CONCATENATED MODULE: ./build/core/groups/leg-steps.js

function newLeg(leg, legs, chunks) {
    return { phase: 'own', leg, legs, chunks, settled: new Set() };
}
function stepLeg(state, event, isTaken) {
    if (event.type === 'stop' || state.phase === 'ended')
        return { state: { ...state, phase: 'ended' }, effect: { type: 'end' } };
    const settled = event.type === 'settled' ? new Set([...state.settled, event.chunk]) : state.settled;
    const { leg, legs, chunks } = state;
    const own = chunks.find((chunk) => chunk.leg === leg && !settled.has(chunk));
    if (own !== undefined)
        return { state: { ...state, settled, phase: 'own' }, effect: { type: 'try', chunk: own, isOwn: true } };
    const isTried = (chunk) => settled.has(chunk) || isTaken(chunk);
    const stolen = isShared(chunks, legs) ? (0,groups_legs/* chunkToSteal */.Oz)(chunks, isTried, leg, legs) : undefined;
    if (stolen !== undefined)
        return {
            state: { ...state, settled, phase: 'stealing' },
            effect: { type: 'try', chunk: stolen, isOwn: false },
        };
    return { state: { ...state, settled, phase: 'ended' }, effect: { type: 'end' } };
}
function isShared(chunks, legs) {
    return chunks.length > legs || chunks.some(({ from, to }) => to - from > 1);
}

// EXTERNAL MODULE: ./build/core/groups/artifact-names.js
var artifact_names = __webpack_require__(47186);
// EXTERNAL MODULE: ./build/core/groups/record-bundle.js
var record_bundle = __webpack_require__(7101);
;// CONCATENATED MODULE: ./build/engine/leg/artifact-board.js



function openArtifactBoard(artifacts, group, clock) {
    let last;
    return {
        look(maxAgeMs) {
            const now = clock.now();
            if (last !== undefined && now - last.at <= maxAgeMs)
                return last.answer;
            const answer = list(artifacts, group).then((view) => {
                if (!view.ok && last?.answer === answer)
                    last = undefined;
                return view;
            });
            last = { at: now, answer };
            return answer;
        },
    };
}
async function list(artifacts, group) {
    const claims = new Map();
    const records = new Map();
    const prefix = (0,artifact_names/* artifactPrefix */.DS)(group, 'claim').slice(0, -'claim-'.length);
    const listed = await artifacts.list(prefix);
    if (!listed.ok)
        return listed;
    for (const info of listed.value) {
        const name = (0,artifact_names/* parseArtifactName */.TZ)(group, info.name);
        if (name?.kind !== 'claim' && name?.kind !== 'record')
            continue;
        const seen = name.kind === 'claim' ? claims : records;
        const ofChunk = seen.get(name.chunk) ?? [];
        ofChunk.push({ info, runAttempt: name.runAttempt, number: name.number });
        seen.set(name.chunk, ofChunk);
    }
    return (0,result.ok)({
        claims: (chunk, runAttempt) => (claims.get((0,artifact_names/* chunkPart */.RD)(chunk)) ?? []).filter((claim) => claim.runAttempt === runAttempt),
        records: (chunk) => records.get((0,artifact_names/* chunkPart */.RD)(chunk)) ?? [],
        isSealed: (chunk) => (records.get((0,artifact_names/* chunkPart */.RD)(chunk)) ?? []).some(({ number }) => number >= record_bundle/* firstSeal */.Cm),
    });
}

;// CONCATENATED MODULE: ./build/core/groups/chunk-claim.js
const chunkClaimName = 'claim.json';
const clockSkewMs = 5 * 60_000;
const encodeChunkClaim = (claim) => `${JSON.stringify(claim)}\n`;
function decodeChunkClaim(text) {
    try {
        const value = JSON.parse(text);
        const isClaim = value?.format === 'muster.chunk-claim/1' && typeof value.owner === 'string';
        return isClaim && !Number.isNaN(Date.parse(value.expiresAt ?? '')) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const isExpired = (claim, nowMs) => nowMs > Date.parse(claim.expiresAt) + clockSkewMs;

;// CONCATENATED MODULE: ./build/engine/leg/pause.js
function pause(clock, ms, stop) {
    if (stop.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        const end = () => {
            takeBack();
            stop.removeEventListener('abort', end);
            resolve();
        };
        const takeBack = clock.after(ms, end);
        stop.addEventListener('abort', end, { once: true });
    });
}

;// CONCATENATED MODULE: ./build/engine/leg/claim-chunk.js




const maxNumbers = 20;
const looks = 3;
async function claimChunk(request, board, chunk) {
    const { plan, leg, runAttempt, runId, job, owner, artifacts, clock, limits, stop } = request;
    for (let number = 1; number <= maxNumbers; number++) {
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
            expiresAt: new Date(now + limits.claimMs).toISOString(),
        };
        const name = (0,artifact_names/* artifactName */.Cs)(plan.group, { kind: 'claim', chunk: (0,artifact_names/* chunkPart */.RD)(chunk), runAttempt, number });
        const created = await artifacts.create(name, [
            { path: chunkClaimName, bytes: Buffer.from(encodeChunkClaim(claim)) },
        ]);
        if (!created.ok)
            return created;
        if (created.value.kind === 'created')
            return (0,result.ok)('won');
        const standing = await findClaim(request, board, chunk, number);
        if (!standing.ok)
            return standing;
        if (stop.aborted)
            return (0,result.ok)('held');
        if (standing.value !== undefined && !(await isGivenUp(request, board, chunk, standing.value)))
            return (0,result.ok)('held');
    }
    return (0,result.ok)('held');
}
async function findClaim({ runAttempt, clock, limits, stop }, board, chunk, number) {
    for (let look = 1;; look++) {
        const view = await board.look(0);
        if (!view.ok)
            return view;
        const found = view.value.claims(chunk, runAttempt).find((claim) => claim.number === number);
        if (found !== undefined || look > looks)
            return (0,result.ok)(found);
        await pause(clock, limits.reservedMs / looks, stop);
        if (stop.aborted)
            return (0,result.ok)(undefined);
    }
}
async function isGivenUp({ runAttempt, artifacts, clock }, board, chunk, seen) {
    const view = await board.look(0);
    if (!view.ok || view.value.records(chunk).some((record) => record.runAttempt === runAttempt))
        return false;
    const files = await artifacts.read(seen.info);
    const file = files.ok ? files.value.find(({ path }) => path === chunkClaimName) : undefined;
    const claim = file === undefined ? undefined : decodeChunkClaim(Buffer.from(file.bytes).toString('utf8'));
    return claim !== undefined && isExpired(claim, clock.now());
}

// EXTERNAL MODULE: ./build/core/groups/fence.js
var fence = __webpack_require__(8764);
;// CONCATENATED MODULE: ./build/engine/leg/earlier-records.js



async function shardsDoneBefore(request, parts) {
    const { plan, artifacts, onNote } = request;
    const records = [];
    for (const { info } of parts) {
        const files = await artifacts.read(info);
        const bundle = files.ok ? (0,record_bundle/* decodeBundle */.VH)(files.value, info.name) : files;
        if (bundle.ok) {
            const { planDigest } = bundle.value.chain;
            if (planDigest === plan.planDigest)
                records.push(...bundle.value.records);
            else
                onNote({
                    type: 'warning',
                    failure: { reason: 'plan-foreign', expected: plan.planDigest, found: planDigest },
                });
            continue;
        }
        if (bundle.failures.some(({ reason }) => reason === 'service-unavailable'))
            return bundle;
        for (const failure of bundle.failures)
            onNote({ type: 'warning', failure });
    }
    const standing = [...(0,fence/* standingRecords */.R)(records)].filter(([, { record }]) => record.status !== 'failed');
    return (0,result.ok)(new Set(standing.map(([shard]) => shard)));
}

;// CONCATENATED MODULE: ./build/core/groups/flush-budget.js
function afterFlush({ intervalMs, left }) {
    return { intervalMs: intervalMs * 2, left: left - 1 };
}
const mayFlush = ({ left }) => left > 0;

;// CONCATENATED MODULE: ./build/engine/leg/record-uploads.js





const newTrail = (limits, legs) => ({
    last: null,
    flush: { intervalMs: limits.flushMs, left: (0,groups_legs/* extraPartsPerLeg */.Ci)(legs) },
});
const maxTaken = 50;
function openRecordUploads(request, chunk, trail, onUploaded) {
    const { clock, onNote } = request;
    const waiting = new Map();
    const isDone = new Map();
    let number = 1;
    let underWay = Promise.resolve((0,result.ok)(undefined));
    let takeBack;
    const upload = async (shards) => {
        const attempts = [...waiting.values()];
        const records = request.worker.bundle(attempts, request.runAttempt);
        for (const { record } of records)
            isDone.set(record.shard, record.status !== 'failed');
        const isSealed = shards?.every((shard) => isDone.get(shard) === true) === true;
        if (records.length === 0)
            return (0,result.ok)(undefined);
        const created = await createPart(request, chunk, records, trail, isSealed ? record_bundle/* firstSeal */.Cm : number);
        if (!created.ok)
            return created;
        if (!isSealed)
            number = created.value + 1;
        for (const { shard, attempt } of attempts)
            waiting.delete(keyOf(shard, attempt));
        for (const { record } of records)
            onUploaded(record);
        return (0,result.ok)(undefined);
    };
    const plan = () => {
        if (!mayFlush(trail.flush))
            return;
        takeBack = clock.after(trail.flush.intervalMs, () => {
            if (waiting.size === 0)
                return plan();
            trail.flush = afterFlush(trail.flush);
            underWay = underWay.then(() => upload(undefined));
            void underWay.then((result) => {
                if (!result.ok)
                    for (const failure of result.failures)
                        onNote({ type: 'warning', failure });
                if (takeBack !== undefined)
                    plan();
            });
        });
    };
    plan();
    return {
        add: ({ shard, attempt }) => void waiting.set(keyOf(shard, attempt), { shard, attempt }),
        async close(shards) {
            takeBack?.();
            takeBack = undefined;
            await underWay;
            return upload(shards);
        },
    };
}
const keyOf = (shard, attempt) => `${shard}.${attempt}`;
async function createPart({ plan, leg, runAttempt, artifacts, onNote }, chunk, records, trail, first) {
    const head = { group: plan.group, planDigest: plan.planDigest, chunk, leg, runAttempt };
    const { files, last } = (0,record_bundle/* encodeBundle */.n)(head, records, trail.last);
    for (let number = first; number < first + maxTaken; number++) {
        const name = (0,artifact_names/* artifactName */.Cs)(plan.group, { kind: 'record', chunk: (0,artifact_names/* chunkPart */.RD)(chunk), runAttempt, number });
        const created = await artifacts.create(name, files);
        if (!created.ok)
            return created;
        if (created.value.kind === 'taken')
            continue;
        trail.last = last;
        onNote({ type: 'records-uploaded', artifact: name, records: records.length });
        return (0,result.ok)(number);
    }
    const operation = `create a record of ${chunk}`;
    return (0,result/* fail */.f)({
        reason: 'service-unavailable',
        service: 'artifacts',
        operation,
        attempts: maxTaken,
        error: 'every name is taken',
    });
}

// EXTERNAL MODULE: ./build/core/groups/join-policy.js
var join_policy = __webpack_require__(16972);
;// CONCATENATED MODULE: ./build/core/groups/stop-signal.js

const stopName = 'stop.json';
function earlyStopOf({ policy, tolerance }) {
    if (tolerance !== undefined)
        return 'all';
    const kind = (0,join_policy/* parseJoinPolicy */.IW)(policy)?.kind;
    if (kind === 'any_success' || kind === 'first_verified')
        return 'own';
    return kind === 'quorum' ? 'all' : 'never';
}
const tallyPrefix = (group) => `muster-${group}-tally-`;
const tallyName = (group, { leg, runAttempt, passed, failed }) => `${tallyPrefix(group)}${leg}-${runAttempt}-${passed}-${failed}`;
function parseTallyName(group, text) {
    if (!text.startsWith(tallyPrefix(group)))
        return undefined;
    const numbers = /^(\d+)-([1-9]\d*)-(\d+)-(\d+)$/.exec(text.slice(tallyPrefix(group).length));
    if (numbers === null)
        return undefined;
    const [leg = 0, runAttempt = 0, passed = 0, failed = 0] = numbers.slice(1).map(Number);
    return { leg, runAttempt, passed, failed };
}
const talliesPerLeg = (legs) => Math.max(1, Math.min(5, Math.floor((2_900 - 10 * legs) / Math.max(1, legs))));
function decideEarly(plan, tallies) {
    const policy = (0,join_policy/* parseJoinPolicy */.IW)(plan.policy);
    if (policy === undefined || earlyStopOf(plan) === 'never')
        return undefined;
    const newest = new Map();
    for (const tally of tallies) {
        const known = newest.get(tally.leg);
        const isNewer = known === undefined || tally.runAttempt > known.runAttempt;
        const isLarger = tally.runAttempt === known?.runAttempt && tally.passed + tally.failed > known.passed + known.failed;
        if (isNewer || isLarger)
            newest.set(tally.leg, tally);
    }
    const sum = (field) => [...newest.values()].reduce((total, tally) => total + tally[field], 0);
    const passed = Math.min(plan.members, plan.carriedPassed + sum('passed'));
    const failed = Math.min(plan.members - passed, sum('failed'));
    const members = [
        ...Array.from({ length: passed }, () => 'verified'),
        ...Array.from({ length: failed }, () => 'failed'),
        ...Array.from({ length: plan.members - passed - failed }, () => 'open'),
    ];
    const tolerance = plan.tolerance === undefined ? undefined : (0,join_policy/* parseTolerance */.BL)(plan.tolerance);
    const { disposition, reason } = (0,join_policy/* decideJoin */.DR)({
        policy,
        members,
        isFinal: false,
        ...(tolerance === undefined ? {} : { tolerance }),
    });
    return disposition === 'satisfied' || disposition === 'failed' ? { disposition, reason } : undefined;
}
const encodeStopSignal = (signal) => `${JSON.stringify(signal)}\n`;
function decodeStopSignal(text, group) {
    try {
        const value = JSON.parse(text);
        const isOurs = value?.format === 'muster.stop/1' && value.group === group;
        return isOurs && (value.disposition === 'satisfied' || value.disposition === 'failed')
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/engine/leg/watch-stop.js


function watchStop(request) {
    const { plan, leg, runAttempt, artifacts, clock, limits, random, onNote } = request;
    const how = earlyStopOf(plan);
    const controller = new AbortController();
    let decided;
    let takeBack;
    let talliesLeft = talliesPerLeg(plan.legs);
    const name = (0,artifact_names/* artifactName */.Cs)(plan.group, { kind: 'stop', runAttempt });
    const onSignal = () => controller.abort(String(request.stop.reason));
    if (request.stop.aborted)
        onSignal();
    request.stop.addEventListener('abort', onSignal, { once: true });
    const stop = (signal, isOurs) => {
        if (decided !== undefined || controller.signal.aborted)
            return;
        decided = { disposition: signal.disposition, reason: signal.reason };
        onNote({ type: 'stopping-early', signal: decided, isOurs });
        controller.abort('policy');
    };
    const look = async () => {
        if (how === 'never' || controller.signal.aborted)
            return;
        const listed = await artifacts.list(name);
        const found = listed.ok ? listed.value.find((artifact) => artifact.name === name) : undefined;
        if (found === undefined)
            return;
        const files = await artifacts.read(found);
        const file = files.ok ? files.value.find(({ path }) => path === stopName) : undefined;
        const signal = file === undefined ? undefined : decodeStopSignal(Buffer.from(file.bytes).toString('utf8'), plan.group);
        if (signal !== undefined)
            stop(signal, false);
    };
    const lookAgain = () => {
        takeBack = clock.after(limits.pollMs * (0.75 + random() / 2), () => {
            void look().finally(() => {
                if (takeBack !== undefined && !controller.signal.aborted)
                    lookAgain();
            });
        });
    };
    if (how !== 'never')
        lookAgain();
    const tellTally = async (tally) => {
        const content = { path: 'tally.json', bytes: Buffer.from(`${JSON.stringify(tally)}\n`) };
        await artifacts.create(tallyName(plan.group, tally), [content]);
        const listed = await artifacts.list(tallyPrefix(plan.group));
        const told = listed.ok ? listed.value.map((artifact) => parseTallyName(plan.group, artifact.name)) : [];
        return told.filter((one) => one !== undefined);
    };
    return {
        signal: controller.signal,
        decided: () => decided,
        look,
        async report({ passed, failed }, isLarge) {
            if (how === 'never' || controller.signal.aborted)
                return;
            const own = { leg, runAttempt, passed, failed };
            const isTold = how === 'all' && isLarge && talliesLeft > 0;
            if (isTold)
                talliesLeft -= 1;
            const decision = decideEarly(plan, isTold ? [...(await tellTally(own)), own] : [own]);
            if (decision === undefined)
                return;
            const signal = { format: 'muster.stop/1', group: plan.group, runAttempt, leg, ...decision };
            await artifacts.create(name, [{ path: stopName, bytes: Buffer.from(encodeStopSignal(signal)) }]);
            stop(signal, true);
        },
        close() {
            takeBack?.();
            takeBack = undefined;
            request.stop.removeEventListener('abort', onSignal);
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/leg/run-leg.js








async function runLeg(request) {
    const { plan, leg } = request;
    const legs = (0,groups_legs/* planLegs */.DS)(plan.shards, plan.legs);
    if (legs[leg] === undefined || legs.length !== plan.legs) {
        const expected = plan.legs === 0 ? 'no leg: nothing is open' : `a leg from 0 to ${plan.legs - 1}`;
        return (0,result/* fail */.f)({
            reason: 'setting-invalid',
            setting: 'leg',
            source: 'input leg',
            value: String(leg),
            expected,
        });
    }
    const watch = watchStop(request);
    try {
        return (0,result.ok)(await new Leg(request, legs.flatMap(groups_legs/* chunksOf */.U_), watch).run());
    }
    finally {
        watch.close();
    }
}
class Leg {
    #request;
    #chunks;
    #watch;
    #board;
    #trail;
    #ended = new Map();
    #doneBefore = new Set();
    #handedOver = new Set();
    #troubles = [];
    #stolen = 0;
    #view;
    constructor(request, chunks, watch) {
        this.#request = request;
        this.#trail = newTrail(request.limits, request.plan.legs);
        this.#chunks = chunks;
        this.#watch = watch;
        this.#board = openArtifactBoard(request.artifacts, request.plan.group, request.clock);
    }
    async run() {
        const { leg, plan } = this.#request;
        let step = stepLeg(newLeg(leg, plan.legs, this.#chunks), { type: 'begin' }, this.#isTaken);
        while (step.effect.type === 'try') {
            const event = await this.#try(step.effect.chunk, step.effect.isOwn);
            step = stepLeg(step.state, event, this.#isTaken);
        }
        return this.#summary();
    }
    async #try(chunk, isOwn) {
        const { runAttempt, limits, onNote } = this.#request;
        await this.#watch.look();
        if (this.#watch.signal.aborted)
            return { type: 'stop' };
        const name = this.#nameOf(chunk);
        if (!isOwn || runAttempt > 1) {
            if (!(await this.#lookAround(limits.listingAgeMs)))
                return { type: 'stop' };
            if (!isOwn && this.#isTaken(chunk))
                return { type: 'listed' };
            if (this.#view?.isSealed(name) === true)
                return this.#settleUndone(chunk);
        }
        const claimed = await claimChunk(this.#request, this.#board, name);
        if (!claimed.ok)
            return this.#giveUp(claimed.failures);
        if (claimed.value === 'won')
            return this.#work(chunk, isOwn);
        if (!(await this.#lookAround(limits.listingAgeMs)))
            return { type: 'stop' };
        if (isOwn)
            return this.#settleUndone(chunk);
        onNote({ type: 'chunk-elsewhere', chunk: name });
        return { type: 'settled', chunk };
    }
    #settleUndone(chunk) {
        const name = this.#nameOf(chunk);
        const isDone = this.#view?.isSealed(name) === true;
        for (const shard of this.#shardsOf(chunk))
            (isDone ? this.#doneBefore : this.#handedOver).add(shard);
        this.#request.onNote({ type: isDone ? 'chunk-done-before' : 'chunk-elsewhere', chunk: name });
        return { type: 'settled', chunk };
    }
    async #work(chunk, isOwn) {
        const { worker, onNote } = this.#request;
        const name = this.#nameOf(chunk);
        const before = await shardsDoneBefore(this.#request, this.#view?.records(name) ?? []);
        if (!before.ok)
            return this.#giveUp(before.failures);
        const shards = this.#shardsOf(chunk).filter((shard) => !before.value.has(shard));
        if (isOwn)
            for (const shard of before.value)
                this.#doneBefore.add(shard);
        if (shards.length === 0) {
            onNote({ type: 'chunk-done-before', chunk: name });
            return { type: 'settled', chunk };
        }
        onNote({ type: 'chunk-claimed', chunk: name, shards: shards.length, isStolen: !isOwn });
        if (!isOwn)
            this.#stolen += 1;
        const uploads = openRecordUploads(this.#request, name, this.#trail, (record) => this.#keep(record));
        const working = worker.work(shards, this.#watch.signal, (attempt) => uploads.add(attempt));
        const closed = await working.then(() => uploads.close(shards), () => uploads.close(shards));
        const worked = await working;
        const failures = [
            ...(worked.ok ? worked.value.troubles : worked.failures),
            ...(closed.ok ? [] : closed.failures),
        ];
        this.#troubles.push(...failures);
        if (!worked.ok || !closed.ok || worked.value.isHalted)
            return { type: 'stop' };
        await this.#watch.report(this.#counts(), this.#isLarge(chunk));
        return this.#watch.signal.aborted ? { type: 'stop' } : { type: 'settled', chunk };
    }
    async #lookAround(maxAgeMs) {
        const view = await this.#board.look(maxAgeMs);
        if (view.ok)
            this.#view = view.value;
        else
            this.#troubles.push(...view.failures);
        return view.ok;
    }
    #giveUp(failures) {
        this.#troubles.push(...failures);
        return { type: 'stop' };
    }
    #keep(record) {
        const { items: _items, ...slim } = record;
        const known = this.#ended.get(record.shard);
        if (known === undefined || record.attempt >= known.attempt)
            this.#ended.set(record.shard, slim);
    }
    #counts() {
        const failed = [...this.#ended.values()].filter(({ status }) => status === 'failed').length;
        return { passed: this.#ended.size - failed + this.#doneBefore.size, failed };
    }
    #isTaken = (chunk) => {
        const name = this.#nameOf(chunk);
        return (this.#view !== undefined &&
            (this.#view.isSealed(name) || this.#view.claims(name, this.#request.runAttempt).length > 0));
    };
    #isLarge({ from, to }) {
        const { plan } = this.#request;
        return (to - from) * 4 * plan.legs >= plan.shards.length;
    }
    #nameOf(chunk) {
        return (0,groups_legs/* chunkName */.fX)(chunk, this.#request.plan.shards);
    }
    #shardsOf({ from, to }) {
        return this.#request.plan.shards.slice(from, to);
    }
    #summary() {
        const { leg, plan, stop } = this.#request;
        const own = this.#chunks.filter((chunk) => chunk.leg === leg).flatMap((chunk) => this.#shardsOf(chunk));
        const earlyStop = this.#watch.decided();
        return {
            leg,
            legs: plan.legs,
            ended: this.#ended,
            verifiedBefore: this.#doneBefore.size,
            handedOver: this.#handedOver.size,
            undone: own.filter((shard) => !this.#ended.has(shard) && !this.#doneBefore.has(shard) && !this.#handedOver.has(shard)),
            stolenChunks: this.#stolen,
            troubles: this.#troubles,
            ...(earlyStop === undefined ? {} : { earlyStop }),
            ...(stop.aborted ? { stoppedBy: String(stop.reason) } : {}),
        };
    }
}

// EXTERNAL MODULE: ./build/github/failure-findings.js
var failure_findings = __webpack_require__(72185);
// EXTERNAL MODULE: ./build/core/count-of.js
var count_of = __webpack_require__(28673);
// EXTERNAL MODULE: ./build/present/quote.js
var quote = __webpack_require__(53338);
;// CONCATENATED MODULE: ./build/present/leg-text.js



function legNoteText(note) {
    switch (note.type) {
        case 'chunk-claimed':
            return `claimed ${(0,quote/* clip */.$Q)(note.chunk)}: ${(0,count_of/* countOf */.p)(note.shards, 'shard')}${note.isStolen ? ', taken from another leg' : ''}`;
        case 'chunk-elsewhere':
            return `${(0,quote/* clip */.$Q)(note.chunk)} is at work in another leg`;
        case 'chunk-done-before':
            return `${(0,quote/* clip */.$Q)(note.chunk)} is verified already`;
        case 'records-uploaded':
            return `left ${(0,count_of/* countOf */.p)(note.records, 'record')} as ${(0,quote/* clip */.$Q)(note.artifact)}`;
        case 'stopping-early':
            return `the group is ${note.signal.disposition} ${note.isOurs ? 'with this' : 'already'}: nothing more is taken up`;
        default:
            return (0,result/* assertNever */.x)(note);
    }
}

// EXTERNAL MODULE: ./build/runners/process/leftovers.js
var leftovers = __webpack_require__(84608);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/batch/normal-path.js
var normal_path = __webpack_require__(64198);
// EXTERNAL MODULE: ./build/core/batch/manifest-codec.js + 1 modules
var manifest_codec = __webpack_require__(33169);
// EXTERNAL MODULE: ./build/core/security/redact.js + 3 modules
var redact = __webpack_require__(12304);
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

// EXTERNAL MODULE: ./build/engine/group/fetch-plan.js
var fetch_plan = __webpack_require__(19793);
// EXTERNAL MODULE: ./build/core/batch/manifest-row.js
var manifest_row = __webpack_require__(31319);
// EXTERNAL MODULE: ./build/engine/run-batch.js + 7 modules
var run_batch = __webpack_require__(84850);
// EXTERNAL MODULE: ./build/core/batch/fingerprint.js
var fingerprint = __webpack_require__(78767);
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

// EXTERNAL MODULE: ./build/engine/attempt-log.js
var attempt_log = __webpack_require__(53700);
// EXTERNAL MODULE: ./build/engine/read-contained-file.js
var read_contained_file = __webpack_require__(32220);
;// CONCATENATED MODULE: ./build/engine/leg/bundle-record.js







const maxFileBytes = Math.min(64 * 1024 * 1024, redact/* maxRedactedBytes */.s);
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
    const read = (0,read_contained_file/* openContainedReader */.b)(sources.workdir, maxFileBytes);
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
            const isExpected = expected === undefined || (file?.bytes !== undefined && (0,fingerprint/* sha256 */.sc)(file.bytes) === expected);
            if (!isExpected && record.status !== 'failed')
                return { withheld: file?.isTooLarge === true ? 'too-large' : 'changed' };
            if (!isExpected || file?.bytes === undefined)
                continue;
            if (redactor.finds(file.bytes))
                return { withheld: 'secret' };
            files.push({ path: (0,record_bundle/* outputPath */.XC)(file.path), bytes: file.bytes });
        }
    }
    return { files };
}
function collectTexts({ shard, attempt }, { workdir, redactor, row, isOutdated }) {
    const read = (0,read_contained_file/* openContainedReader */.b)(workdir, maxFileBytes);
    const log = isOutdated ? (0,attempt_log/* olderLogPath */.e)(row.logPath, attempt) : row.logPath;
    const texts = [
        { from: log, path: (0,record_bundle/* logPath */.Q2)(shard, attempt) },
        { from: row.promptPath, path: (0,record_bundle/* promptPath */.AN)(shard) },
    ];
    return texts.flatMap(({ from, path }) => {
        const bytes = readCopy(read, from)?.bytes;
        return bytes === undefined ? [] : [{ path, bytes: redactor.redact(bytes) }];
    });
}
function readCopy(read, written) {
    const normal = (0,normal_path/* normalPath */.FE)(written);
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

;// CONCATENATED MODULE: ./build/engine/leg/batch-worker.js




const anyStatus = manifest_row/* shardStatuses */.p.filter((status) => status !== 'skipped');
function openBatchWorker({ request, redactor }) {
    const { tools, shard: _one, ...rest } = request;
    const read = tools.store.readRows();
    const rows = new Map(read.ok ? read.value.map((row) => [row.shardId, row]) : []);
    const rowOf = (shard) => {
        const row = rows.get(shard);
        if (row === undefined)
            throw new Error(`Internal error: no row for ${shard}`);
        return row;
    };
    const written = new Map();
    return {
        async work(shards, stop, onEnded) {
            written.clear();
            const store = chunkStore(tools.store, new Set(shards), (record) => written.set(batch_worker_keyOf(record), record));
            const emit = (event) => {
                tools.emit(event);
                if (event.type === 'shard-finished')
                    onEnded({ shard: event.row.shardId, attempt: event.attempt });
            };
            const selection = { statuses: anyStatus };
            const summary = await (0,run_batch/* runBatch */.a)({ ...rest, tools: { ...tools, store, emit }, selection, stop });
            if (!summary.ok)
                return summary;
            const { troubles, halted } = summary.value;
            return (0,result.ok)({ troubles, isHalted: halted !== undefined });
        },
        bundle(attempts, runAttempt) {
            const newest = tools.store.newest();
            return attempts.map((ended) => {
                const { shard, attempt } = ended;
                const record = written.get(batch_worker_keyOf(ended));
                if (record === undefined)
                    throw new Error(`Internal error: ${shard} attempt ${attempt} has no record`);
                return bundleRecord(record, runAttempt, {
                    workdir: tools.workdir,
                    redactor,
                    row: rowOf(shard),
                    items: tools.items?.ofShard(shard),
                    isOutdated: (newest.get(shard)?.attempt ?? attempt) > attempt,
                });
            });
        },
    };
}
const batch_worker_keyOf = ({ shard, attempt }) => `${shard}.${attempt}`;
function chunkStore(store, shards, onWritten) {
    return {
        ...store,
        readRows() {
            const rows = store.readRows();
            return rows.ok ? (0,result.ok)(rows.value.filter((row) => shards.has(row.shardId))) : rows;
        },
        records: {
            ...store.records,
            async write(record) {
                const outcome = await store.records.write(record);
                if (outcome === 'written')
                    onWritten(record);
                return outcome;
            },
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/leg/leg-request.js
const defaultLegLimits = {
    flushMs: 3 * 60_000,
    listingAgeMs: 10_000,
    pollMs: 15_000,
    reservedMs: 9_000,
    claimMs: 6 * 60 * 60_000,
};

// EXTERNAL MODULE: ./build/runners/registry.js + 4 modules
var registry = __webpack_require__(84594);
// EXTERNAL MODULE: ./build/stores/file/plan-file.js
var plan_file = __webpack_require__(37280);
// EXTERNAL MODULE: ./build/wire/manifest-path.js
var manifest_path = __webpack_require__(93381);
// EXTERNAL MODULE: ./build/wire/node-clock.js
var node_clock = __webpack_require__(31739);
// EXTERNAL MODULE: ./build/wire/open-run.js + 4 modules
var open_run = __webpack_require__(80675);
;// CONCATENATED MODULE: ./build/wire/open-leg.js
















async function openLeg(options) {
    const { artifacts, group, planDigest, settings, env, emit, stop } = options;
    if (settings.dryRun)
        return (0,result/* fail */.f)({
            reason: 'settings-conflict',
            settings: ['dry-run', 'command'],
            why: 'a leg that executes nothing has nothing to record',
        });
    const plan = await (0,fetch_plan/* fetchPlan */.uy)(artifacts, group, planDigest);
    if (!plan.ok)
        return plan;
    const { open } = plan.value;
    if (options.legs !== undefined && options.legs !== open.legs)
        return (0,result/* fail */.f)({
            reason: 'setting-invalid',
            setting: 'legs',
            source: 'input legs',
            value: String(options.legs),
            expected: `${open.legs}, as planned`,
        });
    const failures = layBatch(settings, plan.value);
    if (failures.length > 0)
        return (0,result/* fail */.f)(...failures);
    const redactor = redactorOf(options);
    if (!redactor.ok)
        return redactor;
    const opened = await (0,open_run/* openRun */.I)({
        settings: legSettings(settings),
        ...(options.configFile === undefined ? {} : { configFile: options.configFile }),
        env,
        emit,
        wantsOutput: options.wantsOutput,
        stop,
        guards: { scopeDefault: 'report', redactor: redactor.value },
    });
    if (!opened.ok)
        return opened;
    const { request: run, batch } = opened.value;
    const { leg, runAttempt, runId, job, onNote } = options;
    const slice = (0,groups_legs/* planLegs */.DS)(open.shards, open.legs)[leg];
    const limits = {
        ...defaultLegLimits,
        claimMs: claimMsOf(settings, slice === undefined ? 1 : slice.to - slice.from),
    };
    const worker = openBatchWorker({ request: run, redactor: redactor.value });
    return (0,result.ok)({
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
            clock: node_clock/* nodeClock */.$,
            random: Math.random,
            stop,
            limits,
            onNote,
        },
    });
}
function redactorOf({ settings, env, secrets = [] }) {
    const runnerPass = (0,registry/* findRunnerKind */.q)(settings.runner)?.passEnv ?? [];
    try {
        return (0,result.ok)((0,redact/* openRedactor */.p)(collectSecrets({ env, agentEnv: settings.agentEnv, runnerPass, registered: secrets })));
    }
    catch (error) {
        const expected = `secrets that can be searched for: ${error.message}`;
        return (0,result/* fail */.f)({
            reason: 'setting-invalid',
            setting: 'agent-env',
            source: 'agent-env',
            value: '(secret)',
            expected,
        });
    }
}
function legSettings(settings) {
    const { status: _status, shard: _shard, limit: _limit, failureClasses: _classes, ...rest } = settings;
    return settings.halt === undefined ? { ...rest, continueOnFailure: true } : rest;
}
function layBatch(settings, plan) {
    const manifestPath = (0,manifest_path/* manifestPathOf */.A)(settings);
    const rows = (0,manifest_codec/* parseManifest */.Ng)(Buffer.from(plan.manifest).toString('utf8'), manifestPath);
    if (!rows.ok)
        return [...rows.failures];
    const archived = (0,plan_file/* openPlanStore */.f)(manifestPath).archive();
    if (!archived.ok)
        return [...archived.failures];
    const laid = (0,fetch_plan/* layPlan */._l)(settings.batchDir, plan);
    if (laid.length > 0)
        return laid;
    const prompts = new Map(plan.files.map((file) => [file.path, file.bytes]));
    for (const { shardId, promptPath: place } of rows.value) {
        const bytes = prompts.get((0,record_bundle/* promptPath */.AN)(shardId));
        if (bytes === undefined)
            continue;
        const normal = (0,normal_path/* normalPath */.FE)(place);
        if (!normal.ok)
            return [
                {
                    reason: 'manifest-path-escapes',
                    at: { file: manifestPath },
                    shard: shardId,
                    column: 'prompt_path',
                    path: place,
                },
            ];
        try {
            (0,fetch_plan/* writeWhole */.f8)((0,external_node_path_.join)(settings.workdir, normal.path), bytes);
        }
        catch (error) {
            return [{ reason: 'file-unwritable', at: { file: place }, error: error.message }];
        }
    }
    return [];
}
function claimMsOf({ timeoutMs, killGraceMs, retries, jobs }, shards) {
    if (timeoutMs === undefined)
        return defaultLegLimits.claimMs;
    const longest = Math.ceil(shards / jobs) * (timeoutMs + killGraceMs) * (1 + retries) * 2;
    return Math.min(defaultLegLimits.claimMs, Math.max(longest, 10 * 60_000));
}

// EXTERNAL MODULE: ./build/action/batch-report.js + 1 modules
var batch_report = __webpack_require__(60043);
// EXTERNAL MODULE: ./build/action/group-services.js + 14 modules
var group_services = __webpack_require__(62688);
;// CONCATENATED MODULE: ./build/core/groups/leg-verdict.js
function judgeLeg(facts, isTolerant, isVerifying = true) {
    const { ended, undone, troubles, earlyStop, stoppedBy } = facts;
    const isGood = (status) => status === 'verified' || (status === 'succeeded' && !isVerifying);
    const bad = [...ended].filter(([, { status }]) => !isGood(status)).map(([shard]) => shard);
    const green = (because) => ({ isGreen: true, because, bad });
    const red = (because) => ({ isGreen: false, because, bad });
    if (stoppedBy !== undefined)
        return red('stopped');
    if (troubles.length > 0)
        return red('trouble');
    if (earlyStop?.disposition === 'satisfied')
        return green('satisfied-early');
    if (earlyStop !== undefined)
        return isTolerant ? green('tolerated') : red('failed-early');
    if (undone.length > 0)
        return red('undone');
    if (bad.length > 0)
        return isTolerant ? green('tolerated') : red('not-verified');
    if (ended.size > 0)
        return green('verified');
    return facts.verifiedBefore + facts.handedOver > 0 ? green('nothing-left') : red('nothing-done');
}

;// CONCATENATED MODULE: ./build/action/leg-verdict.js



const redWords = {
    trouble: 'not everything could be done',
    'failed-early': 'the group can no longer be satisfied',
    undone: 'shards were left undone',
    'nothing-done': 'nothing was done',
    'not-verified': 'not every shard is verified',
};
function leg_verdict_judgeLeg(summary, { isVerifying, isTolerant }) {
    const { leg, legs, ended, verifiedBefore, handedOver, undone, stolenChunks, earlyStop, stoppedBy } = summary;
    const { isGreen, because, bad } = judgeLeg(summary, isTolerant, isVerifying);
    const parts = [
        `${(0,count_of/* countOf */.p)(ended.size, 'shard')} ended`,
        ...(bad.length > 0 ? [`${bad.length} not verified (${(0,quote/* listNames */.Zv)(bad, 5)})`] : []),
        ...(verifiedBefore > 0 ? [`${verifiedBefore} done before`] : []),
        ...(handedOver > 0 ? [`${handedOver} at work elsewhere`] : []),
        ...(stolenChunks > 0 ? [`${(0,count_of/* countOf */.p)(stolenChunks, 'chunk')} taken from others`] : []),
        ...(undone.length > 0 ? [`${undone.length} left undone`] : []),
        ...(earlyStop === undefined ? [] : [`the group is ${earlyStop.disposition} already`]),
    ];
    const sentence = `leg ${leg + 1} of ${legs}: ${parts.join(', ')}`;
    if (isGreen)
        return { sentence };
    const why = because === 'stopped' ? `stopped by ${stoppedBy}` : (redWords[because] ?? because);
    return { sentence, failedBecause: `${why}: ${sentence}` };
}

// EXTERNAL MODULE: ./build/action/outcome.js + 1 modules
var action_outcome = __webpack_require__(6513);
// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(53679);
// EXTERNAL MODULE: ./build/action/run-log.js + 7 modules
var run_log = __webpack_require__(52764);
// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/wire/stop-signals.js
var stop_signals = __webpack_require__(74224);
// EXTERNAL MODULE: ./build/core/report/add-usage.js
var add_usage = __webpack_require__(81186);
;// CONCATENATED MODULE: ./build/action/commands/shard.js
















async function shardCommand(context) {
    const { resolved, log, env, job } = context;
    const settings = resolved.values;
    const place = placeOf(context);
    const artifacts = (0,group_services/* openArtifacts */.ue)(context);
    if (!place.ok || !artifacts.ok)
        return (0,action_outcome/* failedOutcome */.i)(context, [place, artifacts].flatMap((part) => (part.ok ? [] : part.failures)), 'nothing was run');
    const warnings = [];
    const view = (0,run_log/* openRunLog */.m)(log, { isQuiet: settings.quiet, isStreaming: settings.jobs === 1 });
    const emit = (event) => {
        if (event.type === 'warning')
            warnings.push(event.failure);
        view.onEvent(event);
    };
    const onNote = (note) => {
        if (note.type === 'warning')
            warnings.push(note.failure);
        else
            view.say(legNoteText(note));
    };
    let token = '';
    const stop = (0,stop_signals/* listenForStop */.r)(() => void (0,leftovers/* killProcessesWith */.aT)(token));
    try {
        const opened = await openLeg({
            settings,
            configFile: resolved.configFile,
            env,
            artifacts: artifacts.value,
            group: (0,group_services/* groupOf */.F8)(resolved),
            ...place.value,
            runAttempt: job.runAttempt,
            runId: job.runId,
            job: job.job,
            emit,
            wantsOutput: !settings.quiet,
            onNote,
            stop: stop.signal,
        });
        if (!opened.ok)
            return (0,action_outcome/* failedOutcome */.i)(context, opened.failures, 'nothing was run');
        const { request, batch } = opened.value;
        token = batch.owner.token;
        (0,state/* saveRun */.BQ)({ token, manifest: batch.manifestPath });
        (0,state/* saveLeg */.WI)({
            group: request.plan.group,
            planDigest: request.plan.planDigest,
            leg: request.leg,
            runAttempt: job.runAttempt,
        });
        const summary = await runLeg(request);
        view.close();
        if (!summary.ok)
            return (0,action_outcome/* failedOutcome */.i)(context, summary.failures, 'nothing was run');
        const outcome = await finish(context, opened.value, summary.value, warnings, stop);
        (0,state/* saveEnded */.yo)();
        return outcome;
    }
    finally {
        view.close();
        stop.dispose();
    }
}
function placeOf({ inputs, }) {
    const { leg, legs, planDigest } = inputs;
    const failures = [];
    if (leg === undefined)
        failures.push({
            reason: 'setting-missing',
            setting: 'leg',
            why: 'the matrix of the plan job numbers the legs',
        });
    if (planDigest === undefined)
        failures.push({
            reason: 'setting-missing',
            setting: 'plan-digest',
            why: 'a leg works on no other plan than the one it was told of',
        });
    if (leg === undefined || planDigest === undefined)
        return (0,result/* fail */.f)(...failures);
    return (0,result.ok)({ planDigest, leg, ...(legs === undefined ? {} : { legs }) });
}
async function finish({ resolved, log, toRepositoryPath }, { batch }, summary, warnings, stop) {
    const settings = resolved.values;
    const verdict = leg_verdict_judgeLeg(summary, { isVerifying: !settings.noVerify, isTolerant: settings.tolerantLegs });
    const rows = batch.readRows();
    const own = new Set(summary.ended.keys());
    const shown = rows.ok ? rows.value.filter((row) => own.has(row.shardId)) : [];
    const title = `Muster leg ${summary.leg + 1} of ${summary.legs}`;
    const report = await (0,batch_report/* reportBatch */.z)(batch, shown, { title, workdir: settings.workdir, toRepositoryPath });
    log.failures(warnings, 'warning');
    log.failures(summary.troubles, 'error');
    log.say(`${verdict.sentence}\n`);
    const isFailed = verdict.failedBecause !== undefined;
    const counts = Map.groupBy(summary.ended.values(), ({ status }) => status);
    return {
        exitCode: stop.exitCode() ?? (isFailed ? exit_code/* exitCodes */.h.failed : exit_code/* exitCodes */.h.ok),
        outputs: {
            manifest: batch.manifestPath,
            'shard-count': summary.ended.size,
            verified: counts.get('verified')?.length ?? 0,
            succeeded: counts.get('succeeded')?.length ?? 0,
            failed: counts.get('failed')?.length ?? 0,
            pending: summary.undone.length,
            ...(0,outputs/* usageOutputs */.mF)((0,add_usage/* addUsage */.v)([...summary.ended.values()].map(({ usage }) => usage))),
            disposition: isFailed ? 'failed' : 'satisfied',
        },
        findings: [
            ...report.findings.map((finding) => (isFailed ? finding : { ...finding, level: 'warning' })),
            ...summary.troubles.map((failure) => (0,failure_findings/* failureFinding */.U)(failure, 'error', toRepositoryPath)),
            ...warnings.map((failure) => (0,failure_findings/* failureFinding */.U)(failure, 'warning', toRepositoryPath)),
        ],
        summary: report.summary,
        ...(verdict.failedBecause === undefined ? {} : { failedBecause: verdict.failedBecause }),
    };
}


/***/ }),

/***/ 83769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   lq: () => (/* binding */ isUndoing),
/* harmony export */   v5: () => (/* binding */ newestEntries),
/* harmony export */   xp: () => (/* binding */ staleReasons)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78767);

const isUndoing = ({ kind }) => kind !== 'runner' && kind !== 'no-record';
function newestEntries(records, isWanted = () => true) {
    const newest = new Map();
    for (const { shard, attempt, finishedAt, items = [], digests } of records) {
        const from = { shard, attempt, finishedAt, ...(digests !== undefined && { digests }) };
        for (const entry of items) {
            if (!isWanted(entry.id))
                continue;
            const standing = newest.get(entry.id);
            if (standing === undefined || isNewer(from, standing.from))
                newest.set(entry.id, { entry, from });
        }
    }
    return newest;
}
function staleReasons(newest, now) {
    if (newest === undefined)
        return [{ kind: 'no-record' }];
    const { entry, from } = newest;
    const kinds = new Set();
    const [cells, schemas] = entry.row.split('.');
    const [cellsNow, schemasNow] = now.row.split('.');
    if (cells !== cellsNow)
        kinds.add('row');
    if (entry.source !== now.source)
        kinds.add('source');
    if (hasChanged(from.digests?.template, now.batch.template))
        kinds.add('template');
    const { checks } = now.batch;
    const areChecksSame = from.digests === undefined || checks === undefined || (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .areSameChecks */ .gW)(from.digests.checks, checks);
    if (schemas !== schemasNow || !areChecksSame)
        kinds.add('checks');
    if (hasChanged(from.digests?.runner, now.batch.runner))
        kinds.add('runner');
    return [...kinds].map((kind) => ({ kind }));
}
const hasChanged = (then, now) => then !== null && then !== undefined && now !== undefined && then !== now;
function isNewer(a, b) {
    const order = Date.parse(a.finishedAt) - Date.parse(b.finishedAt) ||
        a.attempt - b.attempt ||
        (a.shard < b.shard ? -1 : 1);
    return order > 0;
}


/***/ }),

/***/ 8764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ standingRecords)
/* harmony export */ });
/* unused harmony export compareFences */
function compareFences(a, b) {
    return (a.runAttempt - b.runAttempt ||
        a.attempt - b.attempt ||
        (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0));
}
function standingRecords(records) {
    const standing = new Map();
    for (const candidate of records) {
        const known = standing.get(candidate.record.shard);
        if (known === undefined || isPreferred(candidate, known))
            standing.set(candidate.record.shard, candidate);
    }
    return standing;
}
function isPreferred(candidate, known) {
    const rank = ({ record }) => (record.status === 'failed' ? 0 : 1);
    return (rank(candidate) - rank(known) > 0 ||
        (rank(candidate) === rank(known) && compareFences(candidate.fence, known.fence) > 0));
}


/***/ }),

/***/ 12304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ maxRedactedBytes),
  p: () => (/* binding */ openRedactor)
});

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


/***/ }),

/***/ 71936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UQ: () => (/* binding */ sourceDigestsInTurns),
/* harmony export */   X0: () => (/* binding */ sourceBytes),
/* harmony export */   c9: () => (/* binding */ sourceDigest)
/* harmony export */ });
/* unused harmony export sourceDigests */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78767);





const wholeFileBytes = 8 * 1024 * 1024;
const pieceBytes = 1024 * 1024;
function sourceDigest(path, source = path) {
    const work = digestInPieces(path, source);
    for (;;) {
        const { done, value } = work.next();
        if (done === true)
            return value;
    }
}
async function sourceDigestsInTurns(root, items) {
    const digests = [];
    for (const { source } of items) {
        const work = digestInPieces((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, source), source);
        for (;;) {
            const { done, value } = work.next();
            if (done === true) {
                digests.push(value);
                break;
            }
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        }
    }
    return digests;
}
function* digestInPieces(path, source) {
    if (source === '')
        return null;
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile())
            return null;
        if (stat.size <= wholeFileBytes)
            return (0,_core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .sc)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd));
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
        const buffer = new Uint8Array(pieceBytes);
        for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer)) {
            digest.update(buffer.subarray(0, length));
            yield undefined;
        }
        return digest.digest('hex');
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function sourceDigests(root, items) {
    const ofPath = new Map();
    const ofItem = new Map();
    for (const { id, source } of items) {
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
    if (item.source === '')
        return 0;
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, item.source), { throwIfNoEntry: false });
        return stat?.isFile() === true ? stat.size : 0;
    }
    catch {
        return 0;
    }
}


/***/ })

};
