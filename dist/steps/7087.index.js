export const id = 7087;
export const ids = [
    7087
];
export const modules = {
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
    69539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            I: ()=>planBatch
        });
        var core_result = __webpack_require__(30315);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var fingerprint = __webpack_require__(78767);
        var new_row = __webpack_require__(82038);
        var read_input = __webpack_require__(46692);
        ;
        function clearOldPrompts({ oldRows, rows, plans, batchDirCell, root }) {
            const entries = [
                ...plans.unfinished?.shards ?? [],
                ...plans.standing?.shards ?? []
            ];
            const old = new Map(oldRows.map(({ shardId, promptPath })=>[
                    promptPath,
                    shardId
                ]));
            const withoutRow = plans.unfinished === undefined ? [] : entries.filter(({ id })=>!id.includes('/'));
            for (const { id } of withoutRow)old.set((0, new_row.P)(batchDirCell, id), id);
            if (old.size === 0) return;
            const current = new Set(rows.map(({ promptPath })=>promptPath));
            const digests = new Set(entries.map(({ id, prompt })=>`${id} ${prompt}`));
            for (const [promptPath, shardId] of old){
                if (current.has(promptPath) || !promptPath.endsWith('.prompt.md')) continue;
                const path = (0, external_node_path_.resolve)(root, promptPath);
                try {
                    const bytes = (0, read_input.R)(path, 'prompt');
                    if (bytes.ok && digests.has(`${shardId} ${(0, fingerprint.sc)(bytes.value)}`)) (0, external_node_fs_.rmSync)(path);
                    else putAside(path);
                } catch  {
                    continue;
                }
            }
        }
        function putAside(path) {
            const folder = (0, external_node_path_.join)((0, external_node_path_.dirname)(path), 'archive', 'prompts');
            (0, external_node_fs_.mkdirSync)(folder, {
                recursive: true
            });
            (0, external_node_fs_.renameSync)(path, (0, external_node_path_.join)(folder, (0, external_node_path_.basename)(path)));
        }
        var staleness = __webpack_require__(83769);
        var source_digests = __webpack_require__(71936);
        ;
        const unrecorded = [
            {
                kind: 'no-record'
            }
        ];
        function openRecordJudge({ table, root }, batch, isArchived) {
            const sourceOf = openSourceDigests(root);
            const shared = openSharedReasons();
            const seen = new Set();
            const judged = new Map();
            let wanted;
            const items = ()=>wanted ??= new Map(table.items.map((item)=>[
                        item.id,
                        item
                    ]));
            const take = ({ shard, attempt, status, finishedAt, digests, items: entries = [] })=>{
                seen.add(`${shard}.${attempt}`);
                if (isArchived(shard, attempt)) return;
                const from = {
                    shard,
                    attempt,
                    status,
                    finishedAt,
                    ...digests !== undefined && {
                        digests
                    }
                };
                for (const entry of entries){
                    const item = items().get(entry.id);
                    const standing = judged.get(entry.id);
                    if (item === undefined || standing !== undefined && !(0, staleness.U4)(from, standing.from)) continue;
                    const source = sourceOf(item);
                    const sourceIs = source === null ? (0, source_digests.nf)(root, item.source) : undefined;
                    const now = {
                        row: (0, fingerprint.$c)(item),
                        source,
                        sourceIs,
                        batch
                    };
                    judged.set(item.id, {
                        from,
                        reasons: shared((0, staleness.xp)({
                            entry,
                            from
                        }, now))
                    });
                }
            };
            return {
                catchUp (store) {
                    if (seen.size === 0) for (const record of store.records.each())take(record);
                    for (const { shard, attempt } of store.outcomes()){
                        if (seen.has(`${shard}.${attempt}`)) continue;
                        const record = store.readRecord(shard, attempt);
                        if (record !== undefined) take(record);
                    }
                },
                staleReasons: ({ id })=>judged.get(id)?.reasons ?? unrecorded,
                isItem: (itemId)=>items().has(itemId),
                lastWork: (itemId)=>judged.get(itemId)?.from
            };
        }
        function openSharedReasons() {
            const alike = new Map();
            return (reasons)=>{
                const key = reasons.map(({ kind, found = '' })=>`${kind} ${found}`).join(' ');
                const known = alike.get(key) ?? reasons;
                alike.set(key, known);
                return known;
            };
        }
        function openSourceDigests(root) {
            const known = new Map();
            return ({ source })=>{
                const digest = known.get(source);
                if (digest !== undefined) return digest;
                const fresh = (0, source_digests.c9)((0, external_node_path_.resolve)(root, source), source);
                known.set(source, fresh);
                return fresh;
            };
        }
        var fold = __webpack_require__(43408);
        ;
        function lostRows(store, plan, judge, newRow) {
            const newest = store.newest();
            if (newest.size === 0) return [];
            const shards = plan?.shards ?? shardsOnRecord(store, newest.keys(), judge);
            const rows = (0, fold.H4)(shards.map(({ id, items })=>newRow(id, {
                    itemCount: items.length,
                    firstItem: items[0] ?? '',
                    lastItem: items.at(-1) ?? ''
                })), newest, 0);
            return rows.map((row, index)=>{
                const status = row.status === 'pending' ? earnedElsewhere(shards[index], judge) : undefined;
                return status === undefined ? row : {
                    ...row,
                    status
                };
            });
        }
        function shardsOnRecord(store, shardIds, judge) {
            const outcomes = Map.groupBy(store.outcomes(), ({ shard })=>shard);
            return [
                ...shardIds
            ].flatMap((id)=>{
                const items = newestItems(store, outcomes.get(id) ?? []);
                const isLast = items.filter(judge.isItem).every((item)=>judge.lastWork(item)?.shard === id);
                return items.length > 0 && isLast ? [
                    {
                        id,
                        items
                    }
                ] : [];
            });
        }
        function newestItems(store, ofShard) {
            for (const { shard, attempt } of ofShard.toSorted((one, other)=>other.attempt - one.attempt)){
                const items = store.readRecord(shard, attempt)?.items;
                if (items !== undefined) return items.map(({ id })=>id);
            }
            return [];
        }
        function earnedElsewhere(entry, judge) {
            const [work, ...others] = (entry?.items ?? []).filter(judge.isItem).map(judge.lastWork);
            const isOfOne = others.every((other)=>other === work);
            return work === undefined || work.status === 'failed' || !isOfOne ? undefined : work.status;
        }
        var record = __webpack_require__(56570);
        ;
        function cutSegments(items, anchors) {
            if (anchors.length === 0) return items.length === 0 ? [] : [
                {
                    isFirst: false,
                    items: [
                        ...items
                    ]
                }
            ];
            const places = new Map();
            for (const anchor of anchors){
                const present = anchor.itemIds.filter((id)=>!places.has(id));
                present.forEach((id, index)=>places.set(id, {
                        anchor,
                        index
                    }));
            }
            const segments = [];
            const seen = new Set();
            let last;
            for (const item of items){
                const place = places.get(item.id);
                const anchor = place?.anchor;
                const index = place?.index ?? -1;
                const follows = last !== undefined && last.segment.anchor === anchor && (anchor === undefined || index > last.index);
                if (last !== undefined && follows) {
                    last.segment.items.push(item);
                    last.index = index;
                    continue;
                }
                const isFirst = anchor !== undefined && !seen.has(anchor);
                if (anchor !== undefined) seen.add(anchor);
                const segment = {
                    ...anchor !== undefined && {
                        anchor
                    },
                    isFirst,
                    items: [
                        item
                    ]
                };
                segments.push(segment);
                last = {
                    segment,
                    index
                };
            }
            return segments;
        }
        ;
        function cutIntoShards(items, settings, bytesOf) {
            const { batchSize, maxBytes, groupBy } = settings;
            if (maxBytes === undefined && groupBy === undefined) return cutByCount(items, batchSize);
            const shards = [];
            let current = [];
            let currentBytes = 0;
            let currentGroup = '';
            for (const item of items){
                const bytes = maxBytes === undefined ? 0 : bytesOf(item);
                const group = groupBy === undefined ? '' : cellOf(item, groupBy);
                const isFull = current.length >= batchSize || maxBytes !== undefined && currentBytes + bytes > maxBytes || group !== currentGroup;
                if (current.length === 0 || isFull) {
                    current = [];
                    shards.push(current);
                    currentBytes = 0;
                    currentGroup = group;
                }
                current.push(item);
                currentBytes += bytes;
            }
            return shards;
        }
        function cutByCount(items, batchSize) {
            const shards = [];
            for(let from = 0; from < items.length; from += batchSize)shards.push(items.slice(from, from + batchSize));
            return shards;
        }
        function shardName(number) {
            return `shard_${String(number).padStart(3, '0')}`;
        }
        function checkGroups(table, column, file) {
            if (!table.columns.includes(column)) {
                return (0, core_result.fJ)({
                    reason: 'group-column-missing',
                    at: {
                        file,
                        line: 1
                    },
                    column,
                    found: table.columns
                });
            }
            const firsts = new Map();
            const failures = [];
            let previous;
            for (const item of table.items){
                const group = cellOf(item, column);
                if (group === previous) continue;
                previous = group;
                const first = firsts.get(group);
                if (first === undefined) firsts.set(group, item);
                else {
                    const at = table.locate(item, column);
                    failures.push({
                        reason: 'group-split',
                        at,
                        group,
                        first: table.locate(first, column)
                    });
                }
            }
            return failures.length > 0 ? {
                ok: false,
                failures
            } : (0, core_result.ok)(undefined);
        }
        function cellOf(item, column) {
            switch(column){
                case 'item_id':
                    return item.id;
                case 'source':
                case 'output':
                case 'qc':
                case 'notes':
                    return item[column];
                default:
                    return item.extra !== undefined && Object.hasOwn(item.extra, column) ? item.extra[column] ?? '' : '';
            }
        }
        ;
        function replan(input) {
            const segments = cutSegments(input.items, input.anchors);
            const kept = new Set(segments.flatMap(({ anchor })=>anchor === undefined ? [] : [
                    anchor
                ]));
            const nextId = freeIds(new Set([
                ...input.takenIds,
                ...[
                    ...kept
                ].map(({ row })=>row.shardId)
            ]));
            const { knownItems } = input;
            const isFirstPlan = input.anchors.length === 0 && knownItems === undefined;
            const ids = new Set(isFirstPlan ? [] : input.items.map((item)=>item.id));
            const shards = segments.flatMap((segment)=>{
                const { anchor, isFirst, items } = segment;
                if (anchor === undefined) return input.cut(items).map((chunk)=>newShard(input.newRow(nextId(), chunk), chunk));
                const removed = anchor.itemIds.filter((id)=>!ids.has(id));
                return [
                    isFirst ? keptShard(input, anchor, items, removed) : splitShard(input, anchor, items, nextId())
                ];
            });
            return {
                shards,
                vanished: input.anchors.filter((anchor)=>!kept.has(anchor)),
                newItems: knownItems === undefined ? [] : [
                    ...ids
                ].filter((id)=>!knownItems.has(id))
            };
        }
        function newShard(row, items) {
            return {
                row,
                items,
                origin: 'new',
                stale: [],
                changed: [],
                unrecorded: 0,
                otherRunner: 0,
                removed: []
            };
        }
        function keptShard(input, anchor, items, removed) {
            const { status, ...judged } = judge(input, anchor, items);
            return {
                row: {
                    ...anchor.row,
                    ...(0, fold.VG)(items),
                    status
                },
                items,
                origin: 'kept',
                before: anchor.row.status,
                ...judged,
                removed
            };
        }
        function splitShard(input, anchor, items, id) {
            const { status, ...judged } = judge(input, anchor, items);
            return {
                row: {
                    ...input.newRow(id, items),
                    status
                },
                items,
                origin: 'split',
                from: anchor.row.shardId,
                before: anchor.row.status,
                ...judged,
                removed: []
            };
        }
        function judge(input, { row, was }, items) {
            const stale = [];
            let unrecorded = 0;
            let otherRunner = 0;
            for (const item of items){
                const reasons = input.staleReasons(item);
                if (reasons.some(({ kind })=>kind === 'no-record')) unrecorded += 1;
                else if (reasons.some(staleness.lq)) stale.push({
                    item: item.id,
                    reasons
                });
                else if (reasons.length > 0) otherRunner += 1;
            }
            const isFresh = was !== undefined && stale.length === 0 && items.every((item)=>input.lastStatus(item) === was);
            const changed = isFresh ? input.changedFiles(items) : [];
            const earned = isFresh && changed.length === 0 ? was : row.status;
            const status = statusAfter(earned, stale);
            const wouldBe = was ?? earned;
            const isJudged = isFinished(earned) || earned === 'failed';
            return {
                status,
                ...status === 'pending' && isFinished(wouldBe) && {
                    was: wouldBe
                },
                stale,
                changed,
                unrecorded: isJudged ? unrecorded : 0,
                otherRunner: isJudged ? otherRunner : 0
            };
        }
        const isFinished = (status)=>status === 'succeeded' || status === 'verified';
        function statusAfter(status, stale) {
            const isUndone = stale.length > 0 && (isFinished(status) || status === 'failed');
            return isUndone ? 'pending' : status;
        }
        function freeIds(taken) {
            let number = 0;
            return ()=>{
                for(;;){
                    const name = shardName(++number);
                    if (!taken.has(name)) return name;
                }
            };
        }
        ;
        function changesOf(then, now) {
            if (now === undefined) return [];
            return [
                'output',
                'qc'
            ].flatMap((which)=>{
                if (then?.[which] === undefined || then[which] === now[which]) return [];
                return now[which] === null ? [
                    `${which}-gone`
                ] : [
                    which
                ];
            });
        }
        var file_evidence = __webpack_require__(53125);
        var read_contained_file = __webpack_require__(32220);
        ;
        function openFileDigests(root, maxFileBytes) {
            const read = (0, read_contained_file.b3)(root, maxFileBytes);
            const digest = (path)=>{
                const file = path === '' ? undefined : read(path);
                return file?.kind === 'read' ? (0, file_evidence.yD)(file).sha256 : null;
            };
            return ({ output, qc })=>({
                    output: digest(output),
                    qc: digest(qc)
                });
        }
        ;
        function openChangedFiles({ store, judge, root, maxFileBytes }) {
            let filesOf;
            let last;
            const entryOf = ({ id })=>{
                const work = judge.lastWork(id);
                if (work === undefined) return undefined;
                const key = `${work.shard}.${work.attempt}`;
                if (last?.key !== key) {
                    const entries = store.readRecord(work.shard, work.attempt)?.items ?? [];
                    last = {
                        key,
                        entries: new Map(entries.map((entry)=>[
                                entry.id,
                                entry
                            ]))
                    };
                }
                return last.entries.get(id);
            };
            return (items)=>{
                const look = filesOf ??= openFileDigests(root, maxFileBytes);
                return items.flatMap((item)=>{
                    const changes = changesOf(entryOf(item), look(item));
                    return changes.length === 0 ? [] : [
                        {
                            item: item.id,
                            changes
                        }
                    ];
                });
            };
        }
        ;
        function composePlan(parts) {
            const { template, itemsDigest, settings, checks, shards, prompts, earlier } = parts;
            const dir = (0, external_node_path_.dirname)((0, external_node_path_.resolve)(parts.manifestPath));
            const fromDir = (path)=>(0, external_node_path_.relative)(dir, (0, external_node_path_.resolve)(path)) || '.';
            const areSameItems = prompts === undefined && earlier?.digests.items === itemsDigest;
            const standing = new Map(areSameItems ? earlier.shards.map((entry)=>[
                    entry.id,
                    entry
                ]) : []);
            const templateDigest = template?.digest ?? null;
            const { archivedAttempts = {} } = parts;
            const named = shards.map(({ id, items })=>({
                    id,
                    items: items.map((item)=>item.id)
                }));
            return {
                format: 'muster.plan/1',
                items: fromDir(parts.itemsPath),
                workdir: fromDir(parts.workdir),
                template: template === undefined ? null : fromDir(template.path),
                settings,
                digests: {
                    items: itemsDigest,
                    template: templateDigest,
                    checks,
                    plan: (0, fingerprint.Gb)({
                        items: itemsDigest,
                        template: templateDigest,
                        checks,
                        settings,
                        shards: named
                    })
                },
                ...Object.keys(archivedAttempts).length > 0 && {
                    archivedAttempts
                },
                shards: named.map((shard, index)=>{
                    const before = standing.get(shard.id);
                    const isSame = before !== undefined && isSameList(before.items, shard.items);
                    const prompt = prompts?.get(shard.id) ?? (isSame ? before.prompt : undefined);
                    const staleWork = shards[index]?.staleWork;
                    return {
                        ...shard,
                        ...prompt !== undefined && {
                            prompt
                        },
                        ...staleWork !== undefined && {
                            staleWork
                        }
                    };
                })
            };
        }
        function isSameList(a, b) {
            return a.length === b.length && a.every((value, index)=>value === b[index]);
        }
        var plan_document = __webpack_require__(51512);
        var batch_ranges = __webpack_require__(99817);
        ;
        function openHasProgress({ archivedAttempts, store }) {
            const newest = store.newest();
            return ({ shardId, attempt, status })=>status !== 'pending' || attempt > (archivedAttempts[shardId] ?? 0) || newest.get(shardId)?.claim !== undefined;
        }
        function findAnchors(earlier, items, itemsFile) {
            const entriesOf = (plan)=>new Map(plan?.shards.map((entry)=>[
                        entry.id,
                        entry
                    ]));
            const plans = [
                entriesOf(earlier.plan),
                entriesOf(earlier.unfinished)
            ];
            const itemsOnRecord = openItemsOnRecord(earlier.store);
            const hasProgress = openHasProgress(earlier);
            const wasOf = (row)=>plans.map((entries)=>(0, plan_document.ql)(entries, row)?.was).find((was)=>was !== undefined);
            const rows = earlier.rows.filter((row)=>hasProgress(row) || wasOf(row) !== undefined);
            const known = new Map();
            for (const row of rows){
                const [standing, unfinished] = plans.map((entries)=>(0, plan_document.Hs)(entries, row));
                const ids = standing ?? unfinished ?? itemsOnRecord(row);
                if (ids !== undefined) known.set(row, ids);
            }
            const unknown = rows.filter((row)=>!known.has(row));
            const ranges = (0, batch_ranges.FP)(unknown, items, itemsFile);
            if (!ranges.ok) return (0, core_result.wf)(ranges.failures.map(asUnknown));
            return (0, core_result.ok)(rows.map((row)=>{
                const was = wasOf(row);
                return {
                    row,
                    itemIds: known.get(row) ?? (ranges.value.get(row.shardId) ?? []).map(({ id })=>id),
                    ...was !== undefined && {
                        was
                    }
                };
            }));
        }
        function asUnknown(failure) {
            const { reason } = failure;
            const isOfRange = reason === 'range-unknown' || reason === 'range-count' || reason === 'range-overlap';
            return isOfRange ? {
                ...failure,
                isUnknown: true
            } : failure;
        }
        function openItemsOnRecord({ outcomes, readRecord }) {
            let ofShard;
            return (row)=>{
                ofShard ??= Map.groupBy(outcomes(), ({ shard })=>shard);
                for (const { attempt } of ofShard.get(row.shardId) ?? []){
                    const ids = readRecord(row.shardId, attempt)?.items?.map(({ id })=>id);
                    if (ids !== undefined && (0, plan_document.d5)(ids, row)) return ids;
                }
                return undefined;
            };
        }
        function knownItems(earlier, anchors) {
            const ids = new Set(anchors.flatMap(({ itemIds })=>itemIds));
            for (const entry of earlier.plan?.shards ?? [])for (const id of entry.items)ids.add(id);
            return ids;
        }
        var normal_path = __webpack_require__(64198);
        var plain_folders = __webpack_require__(71231);
        var system_error = __webpack_require__(26096);
        ;
        const maxNamed = 5;
        const fewFiles = 16;
        const maxAsked = 1000;
        function missingSources(root, { cells, layout }, itemsPath) {
            const { folders, folderOf } = foldersOf(cells, layout.source);
            const ask = (source)=>(0, external_node_fs_.existsSync)((0, external_node_path_.resolve)(root, source));
            const isGone = openIsGone(root);
            let asked = 0;
            const isThere = (row, folder)=>{
                const names = folder.names ??= namesIn(root, folder, isGone);
                if (names === 'gone') return false;
                const source = cells.cell(row, layout.source);
                if (names === 'ask') return ask(source);
                if (names.has(source.slice(source.lastIndexOf('/') + 1))) return true;
                asked += 1;
                return asked <= maxAsked && ask(source);
            };
            const named = [];
            let count = 0;
            for(let row = 0; row < cells.count; row++){
                const folder = folders[folderOf[row]];
                if (folder === undefined || isThere(row, folder)) continue;
                count += 1;
                if (count <= maxNamed) named.push(row);
            }
            const [first] = named;
            if (first === undefined) return [];
            const ids = named.map((row)=>cells.cell(row, layout.id));
            return [
                {
                    reason: 'sources-missing',
                    items: itemsPath,
                    ids,
                    count,
                    first: cells.cell(first, layout.source)
                }
            ];
        }
        function foldersOf(cells, cell) {
            const plain = new plain_folders._(cells);
            const folders = [];
            const known = new Map();
            const lookUp = (from, to)=>{
                const source = cells.text.slice(from, to);
                const path = aboveOf(source);
                const folder = known.get(path) ?? {
                    path,
                    index: folders.length,
                    count: 0
                };
                if (folder.index === folders.length) folders.push(folder);
                known.set(path, folder);
                if ((0, normal_path.qW)(source)) plain.add(from, to, folder);
                return folder;
            };
            const folderOf = new Int32Array(cells.count).fill(-1);
            for(let row = 0; row < cells.count; row++){
                const from = cells.from(row, cell);
                const to = cells.to(row, cell);
                if (from === to) continue;
                const folder = plain.find(cell, from, to) ?? lookUp(from, to);
                folder.count += 1;
                folderOf[row] = folder.index;
            }
            return {
                folders,
                folderOf
            };
        }
        function openIsGone(root) {
            const known = new Map([
                [
                    '',
                    false
                ]
            ]);
            const isGone = (path)=>{
                let answer = known.get(path);
                if (answer === undefined) {
                    answer = isGone(aboveOf(path)) || !(0, external_node_fs_.existsSync)((0, external_node_path_.resolve)(root, path));
                    known.set(path, answer);
                }
                return answer;
            };
            return isGone;
        }
        const aboveOf = (path)=>path.slice(0, Math.max(0, path.lastIndexOf('/')));
        function namesIn(root, { path, count }, isGone) {
            if (isGone(aboveOf(path))) return 'gone';
            if (count <= fewFiles) return 'ask';
            try {
                return new Set((0, external_node_fs_.readdirSync)((0, external_node_path_.join)(root, path)));
            } catch (error) {
                if ((0, system_error._m)(error, 'ENOENT', 'ENOTDIR')) return 'gone';
                if (!(0, system_error.Or)(error)) throw error;
                return 'ask';
            }
        }
        ;
        function renderItemBlocks(items) {
            let text = '';
            for (const item of items)text += text === '' ? block(item) : `\n${block(item)}`;
            return text;
        }
        function block({ id, source, output, qc, notes }) {
            const isPlain = !hasTick(id) && !hasTick(source) && !hasTick(output) && !hasTick(qc);
            return isPlain ? `- item_id: \`${id}\`\n  source: \`${source}\`\n  output: \`${output}\`\n  qc: \`${qc}\`\n  notes: ${indented(notes)}` : `- item_id: ${codeSpan(id)}\n  source: ${codeSpan(source)}\n  output: ${codeSpan(output)}\n` + `  qc: ${codeSpan(qc)}\n  notes: ${indented(notes)}`;
        }
        const hasTick = (text)=>text.includes('`');
        function codeSpan(text) {
            if (!hasTick(text)) return `\`${text}\``;
            const longest = Math.max(...(text.match(/`+/g) ?? []).map((run)=>run.length));
            const fence = '`'.repeat(longest + 1);
            const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
            return `${fence}${pad}${text}${pad}${fence}`;
        }
        const lineEnd = /[\n\r\u2028\u2029]/;
        function indented(notes) {
            if (notes === '') return '-';
            return lineEnd.test(notes) ? notes.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\n    ') : notes;
        }
        ;
        const templateVariables = [
            'shard_id',
            'item_count',
            'first_item',
            'last_item',
            'items'
        ];
        const dollar = /\$(?:(\$)|([_a-zA-Z][_a-zA-Z0-9]*)|\{([_a-zA-Z][_a-zA-Z0-9]*)\})/g;
        function parseTemplate(text) {
            const texts = [];
            const variables = [];
            const unknown = [];
            let literal = '';
            let end = 0;
            for (const match of text.matchAll(dollar)){
                const [whole, escaped, named, braced] = match;
                const name = named ?? braced ?? '';
                literal += text.slice(end, match.index);
                end = match.index + whole.length;
                if (escaped !== undefined) literal += '$';
                else if (isVariable(name)) {
                    texts.push(literal);
                    variables.push(name);
                    literal = '';
                } else {
                    literal += whole;
                    unknown.push({
                        name,
                        offset: match.index
                    });
                }
            }
            return {
                texts: [
                    ...texts,
                    literal + text.slice(end)
                ],
                variables,
                unknown
            };
        }
        function renderTemplate(template, values) {
            const { texts, variables } = template;
            let text = texts[0] ?? '';
            for(let index = 0; index < variables.length; index++){
                text += values[variables[index]] + (texts[index + 1] ?? '');
            }
            return text;
        }
        function normalTemplate(text) {
            return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
        }
        function unknownVariables(template, text, file, near) {
            let line = 1;
            let lineStart = 0;
            let lineEnd = text.indexOf('\n');
            return template.unknown.map(({ name, offset })=>{
                while(lineEnd !== -1 && lineEnd < offset){
                    line += 1;
                    lineStart = lineEnd + 1;
                    lineEnd = text.indexOf('\n', lineStart);
                }
                const at = {
                    file,
                    line,
                    column: offset - lineStart + 1
                };
                const nearest = near(name);
                return {
                    reason: 'template-unknown-variable',
                    at,
                    name,
                    ...nearest !== undefined && {
                        nearest
                    }
                };
            });
        }
        function isVariable(name) {
            return templateVariables.includes(name);
        }
        ;
        function renderPrompt(template, row, items) {
            return renderTemplate(template, {
                shard_id: row.shardId,
                item_count: String(row.itemCount),
                first_item: row.firstItem,
                last_item: row.lastItem,
                items: renderItemBlocks(items)
            });
        }
        ;
        function openPathBelow(base) {
            let folder;
            let prefix = '';
            return (path)=>{
                const end = path.lastIndexOf('/') + 1;
                const name = path.slice(end);
                if (name === '' || name === '.' || name === '..') return (0, external_node_path_.join)(base, path);
                if (folder?.length !== end || !path.startsWith(folder)) {
                    folder = path.slice(0, end);
                    prefix = (0, external_node_path_.join)(base, folder, '-').slice(0, -1);
                }
                return prefix + name;
            };
        }
        ;
        function promptDigests(template, shards) {
            return new Map(shards.map(({ row, items })=>[
                    row.shardId,
                    (0, fingerprint.sc)(renderPrompt(template, row, items))
                ]));
        }
        function writePrompts(prompts) {
            const { template, shards, digests, root, earlier } = prompts;
            const earlierDigests = new Map(earlier?.shards.map(({ id, prompt })=>[
                    id,
                    prompt
                ]));
            const written = [];
            const failures = [];
            const pathOf = openPathBelow(root);
            for (const { row, items } of shards){
                const path = pathOf(row.promptPath);
                const text = renderPrompt(template, row, items);
                const digest = digests?.get(row.shardId) ?? (0, fingerprint.sc)(text);
                try {
                    const isNew = earlierDigests.get(row.shardId) !== digest || !holds(path, text);
                    if (isNew) writeWhole(path, text);
                    written.push({
                        row,
                        sha256: digest,
                        isNew
                    });
                } catch (error) {
                    failures.push((0, system_error.mP)(error, row.promptPath));
                }
            }
            return failures.length > 0 ? {
                ok: false,
                failures
            } : (0, core_result.ok)(written);
        }
        function holds(path, text) {
            const bytes = (0, read_input.R)(path, 'prompt');
            return bytes.ok && Buffer.from(text).equals(bytes.value);
        }
        function writeWhole(path, text) {
            try {
                writeNew(path, text);
            } catch (error) {
                if ((0, system_error._m)(error, 'EEXIST')) return replaceWhole(path, text);
                if (!(0, system_error._m)(error, 'ENOENT', 'ENOTDIR')) throw error;
                (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), {
                    recursive: true
                });
                writeNew(path, text);
            }
        }
        function writeNew(path, text) {
            (0, external_node_fs_.writeFileSync)(path, text, {
                flag: 'wx',
                encoding: 'utf8'
            });
        }
        function replaceWhole(path, text) {
            const temp = (0, external_node_path_.join)((0, external_node_path_.dirname)(path), `.prompt.${process.pid}`);
            try {
                (0, external_node_fs_.rmSync)(temp, {
                    force: true
                });
                writeNew(temp, text);
                (0, external_node_fs_.renameSync)(temp, path);
            } catch (error) {
                (0, external_node_fs_.rmSync)(temp, {
                    force: true
                });
                throw error;
            }
        }
        ;
        function planRows(options, inputs, before) {
            const { store, cut, isForced } = options;
            const { table, root, template, templatePath } = inputs;
            const newest = store.newest();
            const archivedAttempts = isForced ? archivedAfresh(before, newest) : archivedWith(before);
            const earlier = isForced ? {
                rows: [],
                plan: undefined,
                archivedAttempts,
                store
            } : {
                rows: before.rows,
                plan: before.standing,
                unfinished: before.unfinished,
                archivedAttempts,
                store
            };
            const anchors = findAnchors(earlier, table.items, options.itemsPath);
            if (!anchors.ok) return anchors;
            const bytesOf = cached((item)=>(0, source_digests.X0)(root, item));
            const newRow = (0, new_row.V)(options.batchDirCell, archivedAttempts);
            const result = replan({
                items: table.items,
                anchors: anchors.value,
                knownItems: earlier.rows.length === 0 ? undefined : knownItems(earlier, anchors.value),
                takenIds: new Set(isForced ? [] : newest.keys()),
                staleReasons: before.judge.staleReasons,
                lastStatus: ({ id })=>before.judge.lastWork(id)?.status,
                changedFiles: openChangedFiles({
                    ...options,
                    root,
                    judge: before.judge
                }),
                cut: (items)=>cutIntoShards(items, cut, bytesOf),
                newRow: (id, items)=>newRow(id, (0, fold.VG)(items))
            });
            const digests = template === undefined ? undefined : promptDigests(template.template, result.shards);
            const plan = composePlan({
                manifestPath: store.manifestPath,
                itemsPath: options.itemsPath,
                itemsDigest: inputs.itemsDigest,
                workdir: options.workdir,
                ...template !== undefined && templatePath !== undefined && {
                    template: {
                        path: templatePath,
                        digest: template.digest
                    }
                },
                settings: {
                    batchSize: cut.batchSize,
                    ...cut.maxBytes !== undefined && {
                        maxBytes: cut.maxBytes
                    },
                    ...cut.groupBy !== undefined && {
                        groupBy: cut.groupBy
                    }
                },
                checks: options.checksDigest,
                shards: result.shards.map(({ row, items, was })=>({
                        id: row.shardId,
                        items,
                        ...was !== undefined && {
                            staleWork: {
                                was,
                                attempt: row.attempt
                            }
                        }
                    })),
                ...digests !== undefined && {
                    prompts: digests
                },
                archivedAttempts,
                earlier: earlier.plan
            });
            return (0, core_result.ok)({
                plan,
                digests,
                outcome: {
                    ...result,
                    itemCount: table.items.length,
                    ...templatePath !== undefined && {
                        templatePath
                    },
                    warnings: [
                        ...template?.warnings ?? [],
                        ...missingSources(root, table, options.itemsPath),
                        ...tooLarge(result, cut.maxBytes, bytesOf)
                    ],
                    digest: plan.digests.plan
                }
            });
        }
        function archivedWith({ standing, unfinished, archived = {} }) {
            return highest([
                ...Object.entries(archived),
                ...Object.entries(standing?.archivedAttempts ?? {}),
                ...Object.entries(unfinished?.archivedAttempts ?? {})
            ]);
        }
        function archivedAfresh(before, newest) {
            return highest([
                ...Object.entries(archivedWith(before)),
                ...before.rows.map(({ shardId, attempt })=>[
                        shardId,
                        attempt
                    ]),
                ...[
                    ...newest
                ].map(([shard, { attempt }])=>[
                        shard,
                        attempt
                    ])
            ]);
        }
        function highest(entries) {
            const attempts = new Map();
            for (const [shard, attempt] of entries)if (attempt > (attempts.get(shard) ?? 0)) attempts.set(shard, Math.min(attempt, record.E5));
            return Object.fromEntries(attempts);
        }
        function tooLarge({ shards }, limit, bytesOf) {
            if (limit === undefined) return [];
            return shards.flatMap(({ row, items: [item, ...others], origin })=>{
                if (item === undefined || others.length > 0 || origin !== 'new' || bytesOf(item) <= limit) return [];
                return [
                    {
                        reason: 'shard-too-large',
                        shard: row.shardId,
                        item: item.id,
                        bytes: bytesOf(item),
                        limit
                    }
                ];
            });
        }
        function cached(bytesOf) {
            const known = new Map();
            return (item)=>{
                const bytes = known.get(item.id) ?? bytesOf(item);
                known.set(item.id, bytes);
                return bytes;
            };
        }
        var read_items = __webpack_require__(86830);
        var real_workdir = __webpack_require__(51024);
        var utf8 = __webpack_require__(37912);
        ;
        async function readTemplate(path) {
            const bytes = (0, read_input.R)(path, 'template');
            if (!bytes.ok) return bytes;
            const decoded = (0, utf8._)(bytes.value, {
                keepBom: true
            });
            if (!decoded.ok) {
                return (0, core_result.fJ)({
                    reason: 'not-utf8',
                    at: {
                        file: path,
                        line: decoded.line,
                        column: decoded.column
                    },
                    role: 'template'
                });
            }
            const text = normalTemplate(decoded.text);
            const template = parseTemplate(text);
            return (0, core_result.ok)({
                template,
                digest: (0, fingerprint.sc)(bytes.value),
                warnings: await warningsOf(template, text, path)
            });
        }
        async function warningsOf(template, text, path) {
            if (template.unknown.length === 0) return [];
            const { nearest } = await __webpack_require__.e(26).then(__webpack_require__.bind(__webpack_require__, 20026));
            return unknownVariables(template, text, path, (name)=>nearest(name, templateVariables));
        }
        ;
        async function readPlanInputs(options, plan) {
            const { itemsPath, workdir, isQcRequired, schemaColumns, cut } = options;
            const templatePath = options.templatePath ?? earlierTemplate(options.manifestPath, plan);
            const bytes = (0, read_input.R)(itemsPath, 'items');
            const root = (0, real_workdir.P)(workdir);
            const template = templatePath === undefined ? (0, core_result.ok)(undefined) : await readTemplate(templatePath);
            const failures = [
                bytes,
                root,
                template
            ].flatMap((result)=>result.ok ? [] : result.failures);
            if (!bytes.ok || !root.ok || !template.ok) return (0, core_result.wf)(failures);
            const reserved = [
                ...options.reserved,
                ...templatePath === undefined ? [] : [
                    templatePath
                ]
            ];
            const table = await (0, read_items.F)({
                itemsPath,
                workdir,
                isQcRequired,
                schemaColumns,
                reserved,
                bytes: bytes.value
            });
            if (!table.ok) return table;
            if (cut.groupBy !== undefined) {
                const groups = checkGroups(table.value, cut.groupBy, itemsPath);
                if (!groups.ok) return groups;
            }
            return (0, core_result.ok)({
                table: table.value,
                itemsDigest: (0, fingerprint.sc)(bytes.value),
                root: root.value,
                ...template.value !== undefined && {
                    template: template.value
                },
                ...templatePath !== undefined && {
                    templatePath
                }
            });
        }
        function earlierTemplate(manifestPath, plan) {
            if (typeof plan?.template !== 'string') return undefined;
            const path = (0, external_node_path_.relative)('', (0, external_node_path_.resolve)((0, external_node_path_.dirname)(manifestPath), plan.template));
            return (0, external_node_fs_.existsSync)(path) ? path : undefined;
        }
        var recover = __webpack_require__(35429);
        var running_failures = __webpack_require__(16120);
        ;
        async function planBatch(options) {
            const { store, isForced, compared } = options;
            const before = readStanding(options);
            if (!before.ok) return before;
            const sources = {
                ...options,
                manifestPath: store.manifestPath
            };
            const inputs = await readPlanInputs(sources, before.value.standing);
            if (!inputs.ok) return inputs;
            const batch = {
                ...compared,
                template: inputs.value.template?.digest
            };
            const judge = openRecordJudge(inputs.value, batch, await openIsArchived(store, before.value));
            if (!isForced) judge.catchUp(store);
            const laid = {
                oldRows: [],
                plans: before.value
            };
            const updated = await store.updateRows(async (rows)=>{
                const standing = readStanding(options);
                if (!standing.ok) return standing;
                laid.plans = standing.value;
                if (!isForced) judge.catchUp(store);
                const newRow = (0, new_row.V)(options.batchDirCell, archivedWith(standing.value));
                laid.oldRows = rows ?? (isForced ? [] : lostRows(store, standing.value.standing, judge, newRow));
                const running = await (0, running_failures.fC)(store, laid.oldRows, isForced);
                if (running.length > 0) return (0, core_result.wf)(running);
                const planned = planRows(options, inputs.value, {
                    ...standing.value,
                    rows: laid.oldRows,
                    judge
                });
                if (!planned.ok) return planned;
                const { plan, digests, outcome } = planned.value;
                const failures = await beginPlan(options, plan, laid);
                if (failures.length > 0) return (0, core_result.wf)(failures);
                const { root, template } = inputs.value;
                const prompts = template === undefined || digests === undefined ? (0, core_result.ok)(undefined) : writePrompts({
                    template: template.template,
                    shards: outcome.shards,
                    digests,
                    root,
                    earlier: isForced ? undefined : standing.value.standing
                });
                if (!prompts.ok) return prompts;
                const isRestored = rows === undefined && laid.oldRows.length > 0;
                laid.outcome = {
                    ...outcome,
                    isAgain: (rows !== undefined || isRestored) && laid.archive === undefined,
                    isRestored,
                    ...prompts.value !== undefined && {
                        prompts: prompts.value
                    },
                    ...laid.archive !== undefined && {
                        archive: laid.archive.folder
                    },
                    ...laid.recovered !== undefined && {
                        recovered: laid.recovered
                    },
                    warnings: [
                        ...outcome.warnings,
                        ...laid.unjudged === undefined ? [] : [
                            laid.unjudged
                        ]
                    ]
                };
                return (0, core_result.ok)(outcome.shards.map(({ row })=>row));
            }, (rows)=>{
                laid.isManifestNew = true;
                const { root } = inputs.value;
                clearOldPrompts({
                    ...laid,
                    rows,
                    batchDirCell: options.batchDirCell,
                    root
                });
                return laid.writing?.finish() ?? (0, core_result.ok)(undefined);
            }, {
                isAfresh: isForced
            });
            if (!updated.ok) {
                takeBack(laid);
                return updated;
            }
            if (laid.outcome === undefined) throw new Error('Internal error: the manifest was updated without a plan');
            return (0, core_result.ok)(laid.outcome);
        }
        async function openIsArchived(store, plans) {
            const archived = archivedWith(plans);
            if (Object.keys(archived).length === 0) return ()=>false;
            const claims = await store.claims.list();
            const claimed = new Set(claims.map(({ shard, attempt })=>`${shard}.${attempt}`));
            return (shard, attempt)=>attempt <= (archived[shard] ?? 0) && !claimed.has(`${shard}.${attempt}`);
        }
        function readStanding({ planStore, isForced }) {
            const read = planStore.readForPlan();
            if (!read.ok && !isForced) return read;
            const plans = read.ok ? read.value : {
                standing: undefined,
                unfinished: undefined
            };
            const isTold = plans.standing !== undefined && !isForced;
            return (0, core_result.ok)(isTold ? plans : {
                ...plans,
                archived: planStore.archivedAttempts()
            });
        }
        async function beginPlan({ store, planStore, isForced, killLeftovers, clock }, plan, laid) {
            const begun = planStore.begin(plan, {
                isAfresh: isForced
            });
            if (!begun.ok) return begun.failures;
            laid.writing = begun.value;
            const running = await (0, running_failures.fC)(store, laid.oldRows, isForced);
            if (running.length > 0 || !isForced) return running;
            const recovered = await (0, recover.b)(store, laid.oldRows, killLeftovers, clock);
            if (!recovered.ok) return recovered.failures;
            laid.recovered = recovered.value;
            laid.unjudged = (0, running_failures.WV)(store, laid.oldRows);
            const archived = planStore.archive();
            if (!archived.ok) return archived.failures;
            laid.archive = archived.value;
            return [];
        }
        function takeBack({ archive, writing, isManifestNew = false }) {
            archive?.undo();
            if (!isManifestNew || archive !== undefined) writing?.undo();
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
    69647: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            BA: ()=>planSummaryText,
            nF: ()=>planExplanation
        });
        var _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28673);
        var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3201);
        function planSummaryText(plan) {
            const { shards, itemCount, isAgain, isRestored, prompts, archive, recovered = [] } = plan;
            const lines = [
                ...recovered.length > 0 ? [
                    recoveredText(recovered)
                ] : [],
                ...isRestored ? [
                    'the manifest was gone; it is made again from what the plan and the records say'
                ] : [],
                `${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(itemCount, 'item')} in ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(shards.length, 'shard')}${isAgain ? againText(plan) : ''}`
            ];
            if (prompts !== undefined) {
                const fresh = prompts.filter(({ isNew })=>isNew).length;
                const rest = fresh === prompts.length ? '' : `, ${prompts.length - fresh} unchanged`;
                lines.push(`${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(fresh, 'prompt')} written${rest}`);
            }
            if (archive !== undefined) lines.push(`what was there before is in ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(archive)}`);
            return lines.map((line)=>`${line}\n`).join('');
        }
        function recoveredText(recovered) {
            const left = recovered.reduce((sum, { killed })=>sum + killed, 0);
            const ended = left === 0 ? '' : `; ${left} of its processes still ran and had to be ended`;
            return `recovered ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(recovered.length, 'shard')}: the run is dead${ended}`;
        }
        function planExplanation(plan) {
            const width = plan.shards.reduce((most, { row })=>Math.max(most, row.shardId.length), 0);
            const lines = plan.shards.flatMap((shard)=>shardLines(shard, width));
            for (const { row, itemIds } of plan.vanished){
                lines.push(`${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(row.shardId).padEnd(width)}  gone: none of its ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(itemIds.length, 'item')} is left`);
            }
            const removed = [
                ...plan.shards,
                ...plan.vanished.map(({ itemIds })=>({
                        removed: itemIds
                    }))
            ].flatMap((part)=>part.removed);
            if (removed.length > 0) lines.push(`items no longer there: ${names(removed)}`);
            if (plan.newItems.length > 0) lines.push(`new items: ${names(plan.newItems)}`);
            return lines.map((line)=>`${line}\n`).join('');
        }
        const noFiles = {
            folder: 'a folder',
            fifo: 'a FIFO',
            socket: 'a socket',
            device: 'a device'
        };
        function staleReasonText({ kind, found }) {
            switch(kind){
                case 'row':
                    return 'its row in the items changed';
                case 'source':
                    return 'its source changed';
                case 'source-gone':
                    return found === undefined ? 'its source is gone' : `its source is ${noFiles[found]}, no file`;
                case 'template':
                    return 'the template changed';
                case 'checks':
                    return 'the checks changed';
                case 'runner':
                    return 'the runner or its settings changed';
                case 'no-record':
                    return 'no record to compare with';
            }
        }
        const fileChanges = {
            output: 'its output changed',
            'output-gone': 'its output is gone',
            qc: 'its QC file changed',
            'qc-gone': 'its QC file is gone'
        };
        const fileChangeText = (change)=>fileChanges[change];
        const isStale = ({ row, before, stale })=>stale.length > 0 && row.status === 'pending' && before !== 'pending';
        const isFreshAgain = ({ row, before })=>before === 'pending' && row.status !== 'pending';
        function againText({ shards, vanished, newItems }) {
            const stale = shards.filter(isStale).length;
            const fresh = shards.filter((shard)=>shard.origin === 'kept' && isFreshAgain(shard)).length;
            const kept = shards.filter((shard)=>shard.origin === 'kept' && !isStale(shard)).length - fresh;
            const counts = [
                [
                    kept,
                    'kept'
                ],
                [
                    fresh,
                    'fresh again'
                ],
                [
                    stale,
                    'stale'
                ],
                [
                    shards.filter(({ origin })=>origin === 'split').length,
                    'split off'
                ],
                [
                    shards.filter(({ origin })=>origin === 'new').length,
                    'to be run'
                ],
                [
                    vanished.length,
                    'gone'
                ]
            ];
            const text = counts.filter(([count])=>count > 0).map(([count, word])=>`${count} ${word}`);
            const items = newItems.length > 0 ? `; ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(newItems.length, 'new item')}` : '';
            return `: ${text.join(', ')}${items}`;
        }
        function shardLines(shard, width) {
            const details = staleLines(shard);
            if (shard.unrecorded > 0) details.push(`${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(shard.unrecorded, 'item')} with no record to compare with`);
            if (shard.otherRunner > 0) details.push(`${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(shard.otherRunner, 'item')} of another runner or other settings of it: kept`);
            if (shard.removed.length > 0) details.push(`no longer there: ${names(shard.removed)}`);
            return [
                `${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(shard.row.shardId).padEnd(width)}  ${headline(shard)}`,
                ...details.map((detail)=>`${' '.repeat(width)}    ${detail}`)
            ];
        }
        function headline(shard) {
            const { row, origin, from, before, items } = shard;
            switch(origin){
                case 'new':
                    return `new: ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(items.length, 'item')}, ${range(shard)}`;
                case 'kept':
                    if (isStale(shard)) return `stale: was ${before}, is pending again`;
                    return isFreshAgain(shard) ? `fresh again: was ${before}, is ${row.status}` : `kept ${row.status}`;
                case 'split':
                    return `split off ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(from ?? '')}: ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_1__.p)(items.length, 'item')}, ${range(shard)}; ${row.status}`;
            }
        }
        const maxStaleItems = 10;
        function staleLines({ stale, changed }) {
            const told = [
                ...stale.map(({ item, reasons })=>({
                        item,
                        texts: reasons.map(staleReasonText)
                    })),
                ...changed.map(({ item, changes })=>({
                        item,
                        texts: changes.map(fileChangeText)
                    }))
            ];
            const lines = told.slice(0, maxStaleItems).map(({ item, texts })=>`${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(item)}: ${texts.join('; ')}`);
            return told.length > maxStaleItems ? [
                ...lines,
                `\u{2026} and ${told.length - maxStaleItems} more`
            ] : lines;
        }
        function range({ row }) {
            return row.itemCount === 1 ? (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(row.firstItem) : `${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(row.firstItem)} to ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(row.lastItem)}`;
        }
        const maxNames = 10;
        function names(ids) {
            const shown = ids.slice(0, maxNames).map(_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H).join(', ');
            return ids.length > maxNames ? `${shown} \u{2026} and ${ids.length - maxNames} more` : shown;
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
    }),
    19095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            S: ()=>planOptions
        });
        var external_node_path_ = __webpack_require__(76760);
        var result = __webpack_require__(30315);
        var leftovers = __webpack_require__(84608);
        var plan_file = __webpack_require__(84394);
        var batch_dir_cell = __webpack_require__(97065);
        var checks_digest = __webpack_require__(84486);
        var checks_of = __webpack_require__(67186);
        var fingerprint = __webpack_require__(78767);
        var read_input = __webpack_require__(46692);
        var registry = __webpack_require__(84594);
        var manifest_path = __webpack_require__(93381);
        ;
        const settingOf = {
            forbid: 'forbid',
            isQcChecked: 'noJson',
            outputSchema: 'outputSchema',
            qcSchema: 'qcSchema',
            outputSchemaColumn: 'outputSchemaColumn',
            qcSchemaColumn: 'qcSchemaColumn',
            verifyCommand: 'verifyCommand'
        };
        function currentBatch(settings, resolved, template) {
            const isTold = (field)=>resolved.sources[field].kind !== 'default';
            const kind = (0, registry.qt)(settings.runner);
            const isCompared = isTold('runner') && kind !== undefined && kind.name !== 'dry-run';
            return {
                template,
                checks: (0, checks_digest.x)(settings, (part)=>isTold(settingOf[part])),
                runner: isCompared ? (0, fingerprint.xp)(kind.name, kind.meaning(settings)) : undefined
            };
        }
        function currentTemplate(settings, plan) {
            const planned = typeof plan?.template === 'string' ? join(dirname(manifestPathOf(settings)), plan.template) : undefined;
            const path = settings.template ?? planned;
            const bytes = path === undefined ? undefined : readInput(path, 'template');
            return bytes?.ok === true ? sha256(bytes.value) : plan?.digests.template ?? undefined;
        }
        var keep_heap_small = __webpack_require__(11550);
        var node_clock = __webpack_require__(31739);
        var open_batch = __webpack_require__(79183);
        var reserved_paths = __webpack_require__(27833);
        ;
        function planOptions(resolved, warn) {
            const settings = resolved.values;
            const { items, workdir, batchDir, batchSize, maxBytes, groupBy, template, force, noJson } = settings;
            if (items === undefined) throw new Error('Internal error: plan without items');
            const batchDirCell = cellOf(batchDir, workdir, resolved.sources.batchDir);
            if (!batchDirCell.ok) return batchDirCell;
            (0, keep_heap_small.e)(batchDir);
            const manifest = plannedManifest(settings);
            return (0, result.ok)({
                store: (0, open_batch.openBatch)({
                    batchDir,
                    manifest
                }, warn),
                planStore: (0, plan_file.f)(manifest),
                itemsPath: items,
                workdir,
                templatePath: template,
                batchDirCell: batchDirCell.value,
                reserved: (0, reserved_paths.z)({
                    ...resolved,
                    values: {
                        ...settings,
                        manifest
                    }
                }),
                cut: {
                    batchSize,
                    maxBytes,
                    groupBy
                },
                checksDigest: (0, checks_digest.x)(settings),
                schemaColumns: (0, checks_of.i)(settings),
                isQcRequired: !noJson,
                compared: currentBatch(settings, resolved, undefined),
                maxFileBytes: settings.maxFileBytes,
                isForced: force,
                killLeftovers: leftovers.aT,
                clock: node_clock.$
            });
        }
        const plannedManifest = ({ batchDir })=>(0, external_node_path_.join)(batchDir, 'manifest.tsv');
        function cellOf(batchDir, workdir, told) {
            const cell = (0, batch_dir_cell.v)(batchDir, workdir);
            if (cell !== undefined) return (0, result.ok)(cell);
            const expected = 'a folder inside the work dir';
            const source = told.kind === 'flag' || told.kind === 'env' ? told.name : '';
            const at = told.kind === 'file' ? {
                at: told.at
            } : {};
            return (0, result.fJ)({
                reason: 'setting-invalid',
                setting: 'batch-dir',
                source,
                ...at,
                value: batchDir,
                expected
            });
        }
    })
};
