export const id = 9183;
export const ids = [
    9183
];
export const modules = {
    64008: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            WE: ()=>isAsRendered,
            Ng: ()=>parseManifest,
            sB: ()=>renderManifest
        });
        var result = __webpack_require__(30315);
        var manifest_row = __webpack_require__(31319);
        var record = __webpack_require__(56570);
        ;
        const shardIdPattern = /^[^\u0000-\u0020\u007f-\u009f/\\.][^\u0000-\u001f\u007f-\u009f/\\]*$/;
        const controlPattern = /[\u0000-\u001f\u007f-\u009f]/;
        const countPattern = /^\d{1,15}$/;
        const parentPattern = /(?:^|\/)\.\.(?:\/|$)/;
        const isShardId = (text)=>shardIdPattern.test(text);
        const isPath = (text)=>text !== '' && !controlPattern.test(text);
        const isCount = (text)=>countPattern.test(text);
        const leavesWorkdir = (path)=>path.startsWith('/') || path.includes('..') && parentPattern.test(path);
        function cellsOf(values, places) {
            return {
                shard_id: cellAt(values, places[0]),
                prompt_path: cellAt(values, places[1]),
                item_count: cellAt(values, places[2]),
                first_item: cellAt(values, places[3]),
                last_item: cellAt(values, places[4]),
                status: cellAt(values, places[5]),
                log_path: cellAt(values, places[6]),
                started_at: cellAt(values, places[7]),
                attempt: cellAt(values, places[8])
            };
        }
        const cellAt = (values, place = -1)=>values[place] ?? '';
        const rules = [
            {
                column: 'shard_id',
                isRight: isShardId,
                expected: 'a name without /, \\, a leading dot or control characters'
            },
            {
                column: 'item_count',
                isRight: (cell)=>isCount(cell) && Number(cell) > 0,
                expected: 'a whole number from 1'
            },
            {
                column: 'first_item',
                isRight: (cell)=>cell !== '',
                expected: 'an item_id'
            },
            {
                column: 'last_item',
                isRight: (cell)=>cell !== '',
                expected: 'an item_id'
            },
            {
                column: 'status',
                isRight: (cell)=>manifest_row.p.includes(cell),
                expected: `one of ${manifest_row.p.join(', ')}`
            },
            {
                column: 'attempt',
                isRight: (cell)=>isCount(cell) && Number(cell) <= record.Ue,
                expected: `a whole number from 0 to ${record.Ue}`
            },
            {
                column: 'prompt_path',
                isRight: isPath,
                expected: 'a path'
            },
            {
                column: 'log_path',
                isRight: isPath,
                expected: 'a path'
            }
        ];
        function areCellsRight(cells) {
            const areRight = rules.every(({ column, isRight })=>isRight(cells[column]));
            return areRight && !leavesWorkdir(cells.prompt_path) && !leavesWorkdir(cells.log_path);
        }
        function cellFailures(cells, at) {
            const failures = [];
            for (const { column, isRight, expected } of rules){
                const value = cells[column];
                if (!isRight(value)) failures.push({
                    reason: 'manifest-cell-invalid',
                    at: at(column),
                    column,
                    value,
                    expected
                });
            }
            for (const column of [
                'prompt_path',
                'log_path'
            ]){
                const path = cells[column];
                if (!leavesWorkdir(path)) continue;
                const shard = cells.shard_id;
                failures.push({
                    reason: 'manifest-path-escapes',
                    at: at(column),
                    shard,
                    column,
                    path
                });
            }
            return failures;
        }
        ;
        const cellPattern = /"((?:[^"]|"")*)"(?=\t|$)|([^"\t][^\t]*|)(?=\t|$)/y;
        function splitTsvLine(line) {
            if (!line.includes('"')) return line.split('\t');
            const cells = [];
            for(let offset = 0; offset <= line.length;){
                cellPattern.lastIndex = offset;
                const match = cellPattern.exec(line);
                if (match === null) return undefined;
                cells.push(match[1] === undefined ? match[2] ?? '' : match[1].replaceAll('""', '"'));
                offset = cellPattern.lastIndex + 1;
            }
            return cells;
        }
        ;
        const headerLine = `${manifest_row.D.join('\t')}\n`;
        const quotePattern = /["\t\r\n]/;
        function parseManifest(text, file) {
            const lines = (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).split(text.includes('\r') ? /\r\n|\n|\r/ : '\n');
            const headerIndex = lines.findIndex((line)=>line !== '');
            const header = splitTsvLine(lines[headerIndex] ?? '');
            if (headerIndex === -1 || header === undefined) return (0, result.fJ)({
                reason: 'manifest-empty',
                at: {
                    file
                }
            });
            const failures = headerFailures(header, {
                file,
                line: headerIndex + 1
            });
            if (failures.length > 0) return (0, result.wf)(failures);
            const places = manifest_row.D.map((name)=>header.indexOf(name));
            const rows = [];
            const firstLines = new Map();
            for(let index = headerIndex + 1; index < lines.length; index++){
                const line = lines[index] ?? '';
                if (line === '') continue;
                const values = splitTsvLine(line);
                const cells = values?.length === header.length ? cellsOf(values, places) : undefined;
                const first = cells === undefined ? undefined : firstLines.get(cells.shard_id);
                if (cells !== undefined && first === undefined) {
                    firstLines.set(cells.shard_id, index + 1);
                    if (areCellsRight(cells)) {
                        rows.push(toRow(cells));
                        continue;
                    }
                }
                failures.push(...rowFailures(values, header, {
                    file,
                    line: index + 1
                }, first));
            }
            if (failures.length > 0) return (0, result.wf)(failures);
            return rows.length === 0 ? (0, result.fJ)({
                reason: 'manifest-empty',
                at: {
                    file
                }
            }) : (0, result.ok)(rows);
        }
        function renderManifest(rows) {
            const lines = [
                headerLine
            ];
            for (const row of rows)lines.push(renderRow(row));
            return lines.join('');
        }
        function isAsRendered(text, rows) {
            if (!text.startsWith(headerLine) || !text.endsWith('\n') || /["\r]/.test(text)) return false;
            let length = headerLine.length;
            for (const row of rows){
                const { shardId, promptPath, firstItem, lastItem, status, logPath, startedAt } = row;
                const texts = shardId.length + promptPath.length + firstItem.length + lastItem.length + status.length;
                const numbers = String(row.itemCount).length + String(row.attempt).length;
                length += texts + logPath.length + startedAt.length + numbers + manifest_row.D.length;
            }
            return text.length === length;
        }
        function renderRow(row) {
            return [
                quoted(row.shardId),
                quoted(row.promptPath),
                row.itemCount,
                quoted(row.firstItem),
                quoted(row.lastItem),
                row.status,
                quoted(row.logPath),
                quoted(row.startedAt),
                `${row.attempt}\n`
            ].join('\t');
        }
        function quoted(cell) {
            return quotePattern.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
        }
        function headerFailures(header, at) {
            const missing = manifest_row.D.filter((name)=>!header.includes(name));
            if (missing.length > 0) return [
                {
                    reason: 'manifest-columns-missing',
                    at,
                    columns: missing
                }
            ];
            return header.map((name, index)=>({
                    name,
                    index
                })).filter(({ name, index })=>!manifest_row.D.includes(name) || header.indexOf(name) !== index).map(({ name, index })=>({
                    reason: 'manifest-cell-invalid',
                    at: {
                        ...at,
                        column: columnOf(header, index)
                    },
                    column: name,
                    value: name,
                    expected: `only the columns ${manifest_row.D.join(', ')}`
                }));
        }
        function rowFailures(values, header, at, first) {
            if (values?.length !== header.length) return [
                {
                    reason: 'manifest-row-cut',
                    at,
                    cells: values?.length ?? 0,
                    columns: header.length
                }
            ];
            const places = manifest_row.D.map((name)=>header.indexOf(name));
            const cells = cellsOf(values, places);
            const failures = cellFailures(cells, (column)=>({
                    ...at,
                    column: columnOf(values, header.indexOf(column))
                }));
            if (first !== undefined) {
                const { file } = at;
                failures.push({
                    reason: 'manifest-shard-twice',
                    at,
                    shard: cells.shard_id,
                    first: {
                        file,
                        line: first
                    }
                });
            }
            return failures;
        }
        function toRow(cells) {
            return {
                shardId: cells.shard_id,
                promptPath: cells.prompt_path,
                itemCount: Number(cells.item_count),
                firstItem: cells.first_item,
                lastItem: cells.last_item,
                status: cells.status,
                logPath: cells.log_path,
                startedAt: cells.started_at,
                attempt: Number(cells.attempt)
            };
        }
        function columnOf(values, index) {
            return 1 + values.slice(0, index).reduce((sum, value)=>sum + quoted(value).length + 1, 0);
        }
    }),
    86494: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>decodeClaim,
            eT: ()=>decodeRecord,
            l: ()=>encodeClaim,
            Ym: ()=>encodeRecord,
            Mr: ()=>maxForeignAttempt
        });
        ;
        const none = {};
        const size = {
            bytes: 'number',
            limit: 'number'
        };
        const trouble = {
            error: 'string'
        };
        const problem_shape_link = {
            target: 'string',
            role: 'string',
            of: 'string'
        };
        const mismatch = {
            pointer: 'string',
            expected: 'string'
        };
        const required = {
            'output-missing': none,
            'output-unreadable': trouble,
            'output-is-link': problem_shape_link,
            'output-empty': none,
            'output-not-newer': none,
            'output-too-large': size,
            'forbidden-pattern': {
                pattern: 'string'
            },
            'output-schema': mismatch,
            'output-invalid-json': trouble,
            'qc-missing': none,
            'qc-unreadable': trouble,
            'qc-is-link': problem_shape_link,
            'qc-too-large': size,
            'qc-not-newer': none,
            'qc-invalid-json': trouble,
            'qc-not-passed': none,
            'qc-foreign-item': {
                found: 'string'
            },
            'qc-schema': mismatch
        };
        const optional = {
            line: 'number',
            column: 'number',
            more: 'number',
            said: 'string'
        };
        function isProblem(value) {
            if (typeof value !== 'object' || value === null) return false;
            const problem = value;
            const { item, path, reason } = problem;
            if (typeof item !== 'string' || typeof path !== 'string' || typeof reason !== 'string') return false;
            const fields = Object.hasOwn(required, reason) ? required[reason] : none;
            return Object.entries(fields).every(([name, type])=>typeof problem[name] === type) && Object.entries(optional).every(([name, type])=>[
                    type,
                    'undefined'
                ].includes(typeof problem[name]));
        }
        var record = __webpack_require__(56570);
        var timestamp = __webpack_require__(4355);
        ;
        const isText = (value)=>typeof value === 'string';
        const isFlag = (value)=>typeof value === 'boolean';
        const isNumber = (value)=>Number.isFinite(value);
        const isWhole = (value)=>Number.isSafeInteger(value);
        const isCount = (value)=>isWhole(value) && value >= 0;
        const isLength = (value)=>isNumber(value) && value >= 0;
        const isAttempt = (value)=>isWhole(value) && value >= 1 && value <= record.Ue;
        const isTime = (value)=>typeof value === 'string' && value === value.trim() && (0, timestamp.l)(value) !== undefined && !Number.isNaN(Date.parse(value));
        const orNull = (shape)=>(value)=>value === null || shape(value);
        const maybe = (shape)=>(value)=>value === undefined || shape(value);
        const oneOf = (values)=>(value)=>values.includes(value);
        const listOf = (shape)=>(value)=>Array.isArray(value) && value.every((part)=>shape(part));
        function objectOf(shapes) {
            const fields = Object.entries(shapes);
            return (value)=>typeof value === 'object' && value !== null && !Array.isArray(value) && fields.every(([name, shape])=>shape(value[name]));
        }
        const isOwner = objectOf({
            host: isText,
            boot: isText,
            pid: isWhole,
            processStart: isText,
            token: isText
        });
        const isItem = objectOf({
            id: isText,
            row: isText,
            source: orNull(isText),
            verdict: oneOf([
                'verified',
                'failed',
                'unverified'
            ]),
            output: maybe(isText),
            qc: maybe(isText),
            executable: maybe(listOf(oneOf([
                'output',
                'qc'
            ])))
        });
        const claimShapes = {
            shard: isText,
            attempt: isAttempt,
            owner: isOwner,
            startedAt: isTime
        };
        const recordShapes = {
            ...claimShapes,
            status: oneOf([
                'succeeded',
                'verified',
                'failed'
            ]),
            failure: maybe(objectOf({
                class: oneOf(record.fQ),
                message: isText,
                problems: maybe(listOf(isProblem)),
                problemCount: maybe(isCount)
            })),
            runner: isText,
            finishedAt: isTime,
            durationMs: isLength,
            exitCode: orNull(isWhole),
            signal: orNull(isText),
            promptDigest: orNull(isText),
            planDigest: maybe(isText),
            digests: maybe(objectOf({
                template: orNull(isText),
                checks: isText,
                runner: isText
            })),
            items: maybe(listOf(isItem)),
            log: objectOf({
                path: isText,
                bytes: isLength,
                isTruncated: isFlag
            }),
            leftovers: maybe(isCount),
            usage: maybe(objectOf({
                inputTokens: maybe(isNumber),
                cachedInputTokens: maybe(isNumber),
                outputTokens: maybe(isNumber),
                costUsd: maybe(isNumber)
            })),
            outOfScope: maybe(listOf(isText))
        };
        const malformedInClaim = (claim)=>firstMalformed(claim, claimShapes);
        const malformedInRecord = (record)=>firstMalformed(record, recordShapes);
        const firstMalformed = (object, shapes)=>Object.keys(shapes).find((name)=>shapes[name]?.(object[name]) === false);
        ;
        const encodeClaim = (claim)=>`${JSON.stringify(claim)}\n`;
        const encodeRecord = (record)=>`${JSON.stringify(record)}\n`;
        function decodeClaim(text) {
            const object = decodeObject(text, 'muster.claim/1');
            if (!object.ok) return object;
            const malformed = malformedInClaim(object.value);
            if (malformed !== undefined) return {
                ok: false,
                error: whatIsWrong(object.value, malformed)
            };
            return {
                ok: true,
                value: object.value
            };
        }
        function decodeRecord(text) {
            const object = decodeObject(text, 'muster.record/1');
            if (!object.ok) return object;
            const malformed = malformedInRecord(object.value);
            if (malformed !== undefined) return {
                ok: false,
                error: whatIsWrong(object.value, malformed)
            };
            return {
                ok: true,
                value: object.value
            };
        }
        const whatIsWrong = (object, field)=>`${field} is ${object[field] === undefined ? 'missing' : 'malformed'}`;
        function decodeObject(text, format) {
            let value;
            try {
                value = JSON.parse(text);
            } catch  {
                return {
                    ok: false,
                    error: text === '' ? 'empty file' : 'not JSON: cut off, or written by something else'
                };
            }
            if (typeof value !== 'object' || value === null || Array.isArray(value)) return {
                ok: false,
                error: 'not an object'
            };
            const object = value;
            const found = object['format'];
            if (found !== format) {
                const error = `format is ${JSON.stringify(found)}, expected ${JSON.stringify(format)}`;
                const isOfOurs = typeof found === 'string' && found.startsWith(format.slice(0, -1));
                return {
                    ok: false,
                    error,
                    ...isOfOurs && {
                        isForeign: true
                    }
                };
            }
            return {
                ok: true,
                value: object
            };
        }
        const maxForeignAttempt = 1_000_000;
    }),
    4355: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E: ()=>formatTimestamp,
            l: ()=>parseTimestamp
        });
        function formatTimestamp(ms) {
            return `${new Date(ms).toISOString().slice(0, -1)}000+00:00`;
        }
        function parseTimestamp(text) {
            const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim());
            if (match === null) return undefined;
            const [, date, time = '00:00', fraction = '', zone = 'Z'] = match;
            const ms = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${fraction.slice(0, 4)}${zone}`);
            return Number.isNaN(ms) ? undefined : ms;
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
    15106: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            FG: ()=>scopeReport,
            QZ: ()=>reportOutOfScope,
            it: ()=>fewChanges
        });
        const maxShownChanges = 5;
        const maxShownShards = 20;
        function scopeReport({ outOfScope = [], outOfScopeCount }) {
            return outOfScope.length === 0 ? undefined : {
                paths: outOfScope.slice(0, maxShownChanges),
                count: outOfScopeCount ?? outOfScope.length
            };
        }
        function fewChanges(record) {
            const report = scopeReport(record);
            return report === undefined ? {} : {
                outOfScope: report.paths,
                outOfScopeCount: report.count
            };
        }
        function reportOutOfScope(rows, records) {
            const newest = new Map();
            for (const record of records){
                const { shard, attempt } = record;
                const report = scopeReport(record);
                if (report !== undefined && attempt > (newest.get(shard)?.attempt ?? 0)) newest.set(shard, {
                    attempt,
                    report
                });
            }
            const found = rows.filter(({ shardId })=>newest.has(shardId));
            const shards = found.slice(0, maxShownShards).flatMap(({ shardId })=>{
                const known = newest.get(shardId);
                return known === undefined ? [] : [
                    {
                        shard: shardId,
                        attempt: known.attempt,
                        ...known.report
                    }
                ];
            });
            return {
                count: found.length,
                shards
            };
        }
    }),
    77435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            N: ()=>askSystem
        });
        function askSystem(command, args) {
            const { spawnSync } = process.getBuiltinModule('node:child_process');
            const env = {
                PATH: process.env['PATH'] ?? '/usr/bin:/bin:/usr/sbin',
                LC_ALL: 'C',
                TZ: 'UTC'
            };
            const { stdout } = spawnSync(command, args, {
                encoding: 'utf8',
                env,
                maxBuffer: 64 * 1024 * 1024
            });
            return (stdout ?? '').trim();
        }
    }),
    41220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $q: ()=>listPids,
            Pm: ()=>environmentsOfPs,
            Wv: ()=>readProcess,
            XM: ()=>readProcFile,
            jK: ()=>hasProc,
            oI: ()=>processTable
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _ask_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77435);
        const hasProc = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/proc/self/stat');
        function processTable() {
            if (!hasProc) return tableOfPs();
            const rows = [];
            for (const pid of listPids()){
                const row = readProcess(pid);
                if (row !== undefined) rows.push(row);
            }
            return rows;
        }
        function listPids() {
            if (!hasProc) return [];
            const pids = [];
            for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')){
                const first = name.charCodeAt(0);
                if (first >= 48 && first <= 57) pids.push(Number(name));
            }
            return pids;
        }
        function readProcess(pid) {
            const bytes = readProcFile(pid, 'stat');
            if (bytes === undefined || bytes.length === 0) return undefined;
            const text = bytes.toString('latin1');
            const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
            const [state, parent, group, session] = fields;
            return {
                pid,
                parent: Number(parent),
                group: Number(group),
                session: Number(session),
                isZombie: state === 'Z' || state === 'X',
                startTime: fields[19] ?? ''
            };
        }
        const scratch = Buffer.alloc(64 * 1024);
        function readProcFile(pid, name) {
            let fd;
            try {
                fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
            } catch  {
                return undefined;
            }
            try {
                const length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, scratch, 0, scratch.length, null);
                if (length < scratch.length) return scratch.subarray(0, length);
                const parts = [
                    Buffer.from(scratch)
                ];
                for(let more = length; more > 0;){
                    more = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, scratch, 0, scratch.length, null);
                    parts.push(Buffer.from(scratch.subarray(0, more)));
                }
                return Buffer.concat(parts);
            } catch  {
                return undefined;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            }
        }
        function environmentsOfPs() {
            const found = new Map();
            const all = process.platform === 'darwin' ? '-AEww' : 'axeww';
            for (const line of linesOfPs([
                all,
                '-o',
                'pid=,command='
            ])){
                const at = line.indexOf(' ');
                if (at > 0) found.set(Number(line.slice(0, at)), line.slice(at));
            }
            return found;
        }
        function tableOfPs() {
            return linesOfPs([
                '-A',
                '-o',
                'pid=,ppid=,pgid=,stat='
            ]).map((line)=>{
                const [pid, parent, group, state] = line.split(/\s+/);
                return {
                    pid: Number(pid),
                    parent: Number(parent),
                    group: Number(group),
                    session: 0,
                    isZombie: state?.startsWith('Z') ?? false,
                    startTime: ''
                };
            });
        }
        function linesOfPs(args) {
            return (0, _ask_system_js__WEBPACK_IMPORTED_MODULE_1__.N)('ps', args).split('\n').map((line)=>line.trim()).filter((line)=>line !== '');
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
    79183: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            openBatch: ()=>openBatch
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_os_ = __webpack_require__(48161);
        var system_error = __webpack_require__(26096);
        var ask_system = __webpack_require__(77435);
        var process_table = __webpack_require__(41220);
        ;
        function currentOwner(token) {
            return {
                host: (0, external_node_os_.hostname)(),
                boot: bootId(),
                pid: process.pid,
                processStart: processStart(process.pid),
                token
            };
        }
        function ownerState(owner) {
            if (owner.host !== (0, external_node_os_.hostname)()) return 'unknown';
            const boot = bootId();
            if (owner.boot === '' || boot === '') return 'unknown';
            if (owner.boot !== boot) return 'dead';
            if (owner.processStart === '' || namespaceOf(owner.processStart) !== pidNamespace()) return 'unknown';
            if ((0, process_table.Wv)(owner.pid)?.isZombie === true) return 'dead';
            const start = processStart(owner.pid);
            if (start !== '') return start === owner.processStart ? 'alive' : 'dead';
            return hasPid(owner.pid) ? 'unknown' : 'dead';
        }
        function processStart(pid) {
            const start = process_table.jK ? (0, process_table.Wv)(pid)?.startTime : (0, ask_system.N)('ps', [
                '-o',
                'lstart=',
                '-p',
                String(pid)
            ]);
            return start === undefined || start === '' ? '' : `${pidNamespace()}/${start}`;
        }
        const namespaceOf = (start)=>start.slice(0, Math.max(0, start.lastIndexOf('/')));
        function pidNamespace() {
            if (!process_table.jK) return '';
            try {
                return /\d+/.exec((0, external_node_fs_.readlinkSync)('/proc/self/ns/pid'))?.[0] ?? '';
            } catch  {
                return '';
            }
        }
        function bootId() {
            if (!process_table.jK) return (0, ask_system.N)('sysctl', [
                '-n',
                'kern.bootsessionuuid'
            ]);
            try {
                return (0, external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
            } catch  {
                return '';
            }
        }
        function hasPid(pid) {
            try {
                process.kill(pid, 0);
                return true;
            } catch (error) {
                return !(0, system_error._m)(error, 'ESRCH');
            }
        }
        var manifest_path = __webpack_require__(93381);
        var external_node_path_ = __webpack_require__(76760);
        var fold = __webpack_require__(43408);
        var blocked_places = __webpack_require__(11973);
        var record_codec = __webpack_require__(86494);
        var timestamp = __webpack_require__(4355);
        var attempt_files = __webpack_require__(59574);
        ;
        const unknownOwner = {
            host: '',
            boot: '',
            pid: 0,
            processStart: '',
            token: ''
        };
        function openFileClaims(folder, shownAs, warn, above) {
            const files = (0, attempt_files.B)({
                folder,
                shownAs,
                above,
                role: 'claim',
                warn,
                keep: (claim)=>claim,
                decode: (text, shard, attempt, mtimeMs)=>{
                    const decoded = (0, record_codec.d)(text ?? '');
                    if (decoded.ok && decoded.value.shard === shard && decoded.value.attempt === attempt) return decoded;
                    const startedAt = (0, timestamp.E)(mtimeMs());
                    const doubt = decoded.ok ? `it holds the claim of ${decoded.value.shard} attempt ${decoded.value.attempt}` : decoded.error;
                    return {
                        ok: true,
                        doubt: text === undefined ? "not a file, or one that can't be read" : doubt,
                        value: {
                            format: 'muster.claim/1',
                            shard,
                            attempt,
                            owner: unknownOwner,
                            startedAt
                        }
                    };
                }
            });
            return {
                async claim (claim) {
                    const won = await files.createExclusive(claim.shard, claim.attempt, (0, record_codec.l)(claim), claim);
                    return won ? {
                        won
                    } : {
                        won
                    };
                },
                list: async ()=>files.list(),
                listSync: ()=>files.list(),
                trouble: ()=>files.trouble(),
                sweep: ()=>files.sweep()
            };
        }
        var fixed_place = __webpack_require__(3476);
        var follow_links = __webpack_require__(4679);
        var result = __webpack_require__(30315);
        var manifest_codec = __webpack_require__(64008);
        var utf8 = __webpack_require__(37912);
        var fault_point = __webpack_require__(3287);
        var promises_ = __webpack_require__(58500);
        var regular_file = __webpack_require__(59967);
        var temp_file = __webpack_require__(94719);
        ;
        const unknownOwnerPatienceMs = 10_000;
        const noticedMs = 1000;
        const momentMs = 250;
        async function withLock(options, inside) {
            const refused = await takeLock(options);
            if (refused !== undefined) return (0, result.fJ)(refused);
            try {
                return (0, result.ok)(await inside());
            } finally{
                releaseLock(options);
            }
        }
        async function takeLock(options) {
            const { path, patienceMs, stop, onWait } = options;
            const started = performance.now();
            let isTold = false;
            let untilMs = patienceMs;
            try {
                for(let pauseMs = 2; !tryLock(options); pauseMs = Math.min(pauseMs * 1.5, 100)){
                    const taken = inItsPlace(path);
                    if (taken !== undefined) return taken;
                    if (breakIfDead(options)) continue;
                    const waitedMs = performance.now() - started;
                    if (stop?.aborted === true) untilMs = Math.min(untilMs, waitedMs + momentMs);
                    if (waitedMs >= untilMs) return heldFor(path, waitedMs);
                    if (waitedMs >= noticedMs && !isTold) {
                        isTold = true;
                        onWait?.({
                            ...heldFor(path, waitedMs),
                            isWaiting: true
                        });
                    }
                    await (0, promises_.setTimeout)(pauseMs * (0.5 + Math.random()));
                }
                return undefined;
            } catch (error) {
                return (0, system_error.mP)(error, path);
            }
        }
        function inItsPlace(path) {
            return (0, blocked_places.B)(path, 'file') ?? (0, blocked_places.B)(breakPath(path), 'file');
        }
        const breakPath = (path)=>`${path}.break`;
        function heldFor(path, waitedMs) {
            const holder = readHolder(path);
            const base = {
                reason: 'lock-held',
                path,
                waitedMs: Math.round(waitedMs)
            };
            return holder === undefined ? base : {
                ...base,
                holder: `pid ${holder.pid} on ${holder.host}`
            };
        }
        function tryLock({ path, owner }) {
            let fd;
            try {
                fd = (0, external_node_fs_.openSync)(path, 'wx');
            } catch (error) {
                if ((0, system_error._m)(error, 'EEXIST')) return false;
                throw error;
            }
            try {
                (0, external_node_fs_.writeFileSync)(fd, JSON.stringify(owner));
            } catch (error) {
                (0, temp_file.Lc)(path);
                throw error;
            } finally{
                (0, external_node_fs_.closeSync)(fd);
            }
            return true;
        }
        function releaseLock({ path, owner }) {
            if (readHolder(path)?.token !== owner.token) return;
            (0, temp_file.iY)(path);
        }
        function breakIfDead(options) {
            const { path } = options;
            if (!isDead(options)) return false;
            const breaking = {
                ...options,
                path: breakPath(path)
            };
            if (!tryLock(breaking)) {
                breakIfDead(breaking);
                return false;
            }
            try {
                if (isDead(options)) (0, temp_file.iY)(path);
                return true;
            } finally{
                releaseLock(breaking);
            }
        }
        function isDead({ path, ownerState }) {
            const age = ageMs(path);
            if (age === undefined) return false;
            const holder = readHolder(path);
            const state = holder === undefined ? 'unknown' : ownerState(holder);
            return state === 'dead' || state === 'unknown' && age >= unknownOwnerPatienceMs;
        }
        function readHolder(path) {
            const file = (0, regular_file.X)(path);
            if (file.kind !== 'read') return undefined;
            try {
                const value = JSON.parse(file.bytes.toString('utf8'));
                return typeof value === 'object' && value !== null && 'token' in value ? value : undefined;
            } catch  {
                return undefined;
            }
        }
        function ageMs(path) {
            const stat = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            return stat === undefined ? undefined : Date.now() - stat.mtimeMs;
        }
        ;
        function misplacedFiles(rows, file, text) {
            let lines;
            return rows.flatMap(({ shardId, promptPath, logPath }, index)=>{
                if (areAsPlanned(shardId, promptPath, logPath)) return [];
                const folder = external_node_path_.posix.dirname(promptPath);
                const prompt = external_node_path_.posix.join(folder, `${shardId}.prompt.md`);
                const log = external_node_path_.posix.join(folder, 'run-logs', `${shardId}.log`);
                const wrong = [
                    ...external_node_path_.posix.normalize(promptPath) === prompt ? [] : [
                        [
                            'prompt_path',
                            promptPath,
                            prompt
                        ]
                    ],
                    ...external_node_path_.posix.normalize(logPath) === log ? [] : [
                        [
                            'log_path',
                            logPath,
                            log
                        ]
                    ]
                ];
                lines ??= filledLines(text);
                const at = {
                    file,
                    line: lines[index + 1] ?? index + 2
                };
                return wrong.map(([column, value, expected])=>({
                        reason: 'manifest-cell-invalid',
                        at,
                        column,
                        value,
                        expected
                    }));
            });
        }
        const filledLines = (text)=>text.split(/\r\n|\n|\r/).flatMap((line, index)=>line === '' ? [] : index + 1);
        function areAsPlanned(shardId, promptPath, logPath) {
            const folder = promptPath.slice(0, promptPath.lastIndexOf('/') + 1);
            return promptPath === `${folder}${shardId}.prompt.md` && logPath === `${folder}run-logs/${shardId}.log`;
        }
        ;
        const noManifest = {
            rows: undefined,
            timeMs: 0,
            stamp: '',
            isAsRendered: false
        };
        const lockPatienceMs = 30_000;
        const tempStem = '.manifest.tsv.';
        function readManifestFile(path) {
            const file = (0, regular_file.X)(path);
            if (file.kind === 'missing') return (0, result.ok)(noManifest);
            if (file.kind !== 'read') return (0, result.fJ)({
                reason: 'file-unreadable',
                at: {
                    file: path
                },
                role: 'manifest',
                error: file.error
            });
            const decoded = (0, utf8._)(file.bytes);
            if (!decoded.ok) {
                const { line, column } = decoded;
                return (0, result.fJ)({
                    reason: 'not-utf8',
                    at: {
                        file: path,
                        line,
                        column
                    },
                    role: 'manifest'
                });
            }
            const rows = (0, manifest_codec.Ng)(decoded.text, path);
            if (!rows.ok) return rows;
            const misplaced = misplacedFiles(rows.value, path, decoded.text);
            if (misplaced.length > 0) return (0, result.wf)(misplaced);
            return (0, result.ok)({
                rows: rows.value,
                timeMs: file.stat.mtimeMs,
                stamp: stampOf(file.stat),
                isAsRendered: file.bytes[0] !== 0xef && (0, manifest_codec.WE)(decoded.text, rows.value)
            });
        }
        function readFoldedManifest(batch) {
            const snapshot = readManifestFile(batch.manifestPath);
            if (!snapshot.ok) return snapshot;
            if (snapshot.value.rows === undefined) return (0, result.fJ)({
                reason: 'file-missing',
                at: {
                    file: batch.manifestPath
                },
                role: 'manifest'
            });
            return foldSnapshot(batch, snapshot.value.rows, snapshot.value.timeMs);
        }
        async function updateManifest(batch, update, afterwards = ()=>(0, result.ok)(undefined), { isAfresh } = {
            isAfresh: false
        }) {
            try {
                batch.place.make();
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, batch.dir));
            }
            const finish = (updated)=>{
                const after = afterwards(updated.value);
                return after.ok ? updated : after;
            };
            const locked = await holdingLock(batch, async ()=>{
                const snapshotMs = Date.now();
                const read = emptyAsMissing(readManifestFile(batch.manifestPath));
                const snapshot = isAfresh && !read.ok ? (0, result.ok)(noManifest) : read;
                if (!snapshot.ok) return snapshot;
                const { rows, timeMs } = snapshot.value;
                const folded = rows === undefined ? (0, result.ok)(undefined) : foldSnapshot(batch, rows, timeMs);
                if (!folded.ok) return folded;
                const updated = await update(folded.value);
                if (!updated.ok) return updated;
                if (updated.value === folded.value && isUntouched(snapshot.value, updated.value)) return finish(updated);
                const latest = Math.max(timeMs, latestTraceMs(batch));
                const written = writeManifestFile(batch, updated.value, laterThan(latest, snapshotMs));
                return written.ok ? finish(updated) : written;
            });
            return locked.ok ? locked.value : locked;
        }
        function isUntouched({ rows, isAsRendered: isOurs }, folded) {
            return isOurs && folded.every((row, index)=>row === rows?.[index]);
        }
        function latestTraceMs(batch) {
            let latest = 0;
            for (const { startedAt } of batch.claims.listSync())latest = Math.max(latest, Date.parse(startedAt) || 0);
            for (const { finishedAt } of batch.records.kept())latest = Math.max(latest, Date.parse(finishedAt) || 0);
            return latest;
        }
        async function holdingLock(batch, inside) {
            try {
                batch.place.check();
            } catch (error) {
                return (0, result.fJ)((0, system_error.mP)(error, batch.dir));
            }
            const { lockPath: path, owner, ownerState, stop, warn: onWait } = batch;
            return withLock({
                path,
                owner,
                ownerState,
                patienceMs: lockPatienceMs,
                stop,
                onWait
            }, inside);
        }
        function writeManifestFile(batch, rows, snapshotMs) {
            const target = batch.manifestTarget;
            const temp = (0, external_node_path_.join)((0, external_node_path_.dirname)(target), `${tempStem}${process.pid}`);
            try {
                const mode = (0, external_node_fs_.statSync)(target, {
                    throwIfNoEntry: false
                })?.mode;
                const fd = (0, temp_file.XS)(temp, mode === undefined ? 0o644 : mode & 0o777);
                let stat;
                try {
                    if (mode !== undefined) (0, external_node_fs_.fchmodSync)(fd, mode & 0o7777);
                    (0, external_node_fs_.writeFileSync)(fd, (0, manifest_codec.sB)(rows));
                    (0, external_node_fs_.futimesSync)(fd, snapshotMs / 1000, snapshotMs / 1000);
                    (0, external_node_fs_.fsyncSync)(fd);
                    stat = (0, external_node_fs_.fstatSync)(fd);
                } finally{
                    (0, external_node_fs_.closeSync)(fd);
                }
                (0, fault_point.Jd)('mid-manifest');
                (0, external_node_fs_.renameSync)(temp, target);
                (0, fault_point.Jd)('after-manifest');
                return (0, result.ok)({
                    timeMs: stat.mtimeMs,
                    stamp: stampOf(stat),
                    isAsRendered: true
                });
            } catch (error) {
                (0, temp_file.Lc)(temp);
                return (0, result.fJ)((0, system_error.mP)(error, batch.manifestPath));
            }
        }
        function emptyAsMissing(snapshot) {
            const isEmpty = !snapshot.ok && snapshot.failures.every(({ reason })=>reason === 'manifest-empty');
            return isEmpty ? (0, result.ok)(noManifest) : snapshot;
        }
        function foldSnapshot(batch, rows, timeMs) {
            const newest = (0, fold.Nc)(batch.claims.listSync(), batch.records.kept());
            const troubles = [
                batch.claims.trouble(),
                batch.records.trouble()
            ].filter((one)=>one !== undefined);
            return troubles.length > 0 ? (0, result.wf)(troubles) : (0, result.ok)((0, fold.H4)(rows, newest, timeMs));
        }
        const laterThan = (standingMs, nowMs)=>Math.max(nowMs, Math.floor(standingMs) + 1);
        const stampOf = (stat)=>`${stat.ino}:${stat.size}:${stat.mtimeMs}`;
        function manifestStamp(path) {
            try {
                return stampOf((0, external_node_fs_.statSync)(path));
            } catch  {
                return '';
            }
        }
        ;
        function followManifest(batch) {
            let last;
            let edited;
            let isSwept = false;
            let unreadable;
            const isUnchanged = ()=>last !== undefined && last.stamp === manifestStamp(batch.manifestPath);
            const commitLocked = ()=>{
                const snapshotMs = Date.now();
                const isOwn = isUnchanged();
                const snapshot = isOwn && last !== undefined ? (0, result.ok)(last) : readManifestFile(batch.manifestPath);
                if (!snapshot.ok) return snapshot;
                const { rows, timeMs } = snapshot.value;
                if (rows === undefined) return (0, result.fJ)({
                    reason: 'file-missing',
                    at: {
                        file: batch.manifestPath
                    },
                    role: 'manifest'
                });
                const read = foldSnapshot(batch, rows, timeMs);
                if (!read.ok) return read;
                const folded = read.value;
                batch.claims.sweep();
                batch.records.sweep();
                if (!isSwept) sweepManifests(batch);
                isSwept = true;
                const written = writeManifestFile(batch, folded, laterThan(timeMs, snapshotMs));
                if (!written.ok) return written;
                last = {
                    rows: folded,
                    ...written.value
                };
                if (!isOwn) edited = folded;
                return (0, result.ok)(folded);
            };
            return {
                async commit () {
                    const locked = await holdingLock(batch, async ()=>commitLocked());
                    return locked.ok ? locked.value : locked;
                },
                rowsIfEdited () {
                    const stamp = manifestStamp(batch.manifestPath);
                    if (stamp === unreadable) return undefined;
                    if (stamp !== last?.stamp) {
                        const snapshot = readManifestFile(batch.manifestPath);
                        unreadable = snapshot.ok && snapshot.value.rows !== undefined ? undefined : stamp;
                        if (!snapshot.ok || snapshot.value.rows === undefined) return undefined;
                        const folded = foldSnapshot(batch, snapshot.value.rows, snapshot.value.timeMs);
                        if (!folded.ok) return undefined;
                        edited = folded.value;
                        last = snapshot.value;
                    }
                    const rows = edited;
                    edited = undefined;
                    return rows;
                }
            };
        }
        const tempPattern = /^\.manifest\.tsv\.\d+$/;
        function sweepManifests(batch) {
            const folder = (0, external_node_path_.dirname)(batch.manifestTarget);
            for (const name of (0, external_node_fs_.readdirSync)(folder))if (tempPattern.test(name)) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(folder, name), {
                force: true
            });
        }
        var scope_report = __webpack_require__(15106);
        ;
        function openFileRecords(folder, shownAs, warn, above) {
            const files = (0, attempt_files.B)({
                folder,
                shownAs,
                above,
                role: 'record',
                warn,
                keep: keptOf,
                decode: (text, shard, attempt)=>{
                    if (text === undefined) return {
                        ok: false,
                        error: 'not a file'
                    };
                    const decoded = (0, record_codec.eT)(text);
                    if (!decoded.ok) return decoded;
                    const { value } = decoded;
                    if (value.shard === shard && value.attempt === attempt) return decoded;
                    return {
                        ok: false,
                        error: `it is of ${value.shard} attempt ${value.attempt}: a copy under another name`
                    };
                }
            });
            const read = (shard, attempt)=>files.read(shard, attempt);
            return {
                async write (record) {
                    const text = (0, record_codec.Ym)(record);
                    const isNew = await files.createExclusive(record.shard, record.attempt, text, keptOf(record));
                    return isNew ? 'written' : 'taken';
                },
                list: async ()=>[
                        ...files.each()
                    ],
                each: ()=>files.each(),
                kept: ()=>files.list(),
                read,
                ofShard (shard) {
                    const kept = files.list().filter((record)=>record.shard === shard);
                    return kept.map(({ attempt })=>read(shard, attempt)).filter((record)=>record !== undefined);
                },
                checkPlace: ()=>files.checkPlace(),
                trouble: ()=>files.trouble(),
                sweep: ()=>files.sweep()
            };
        }
        function keptOf(record) {
            const { failure, log, usage } = record;
            return {
                ...(0, fold.sG)(record),
                log,
                ...failure !== undefined && {
                    failure: {
                        class: failure.class,
                        message: failure.message
                    }
                },
                ...usage !== undefined && {
                    usage
                },
                ...(0, scope_report.it)(record)
            };
        }
        ;
        function openBatchDir(options) {
            const { manifestPath, owner, ownerState, warn, stop } = options;
            const dir = (0, external_node_path_.dirname)(manifestPath);
            const inside = (name)=>(0, external_node_path_.join)(dir, name);
            const place = (0, fixed_place.X)(dir);
            const claims = openFileClaims(inside('claims'), inside('claims'), warn, place);
            const records = openFileRecords(inside('records'), inside('records'), warn, place);
            const files = {
                manifestPath,
                dir,
                place,
                manifestTarget: (0, follow_links.n)(manifestPath),
                planPath: inside('plan.json'),
                lockPath: inside(`.${(0, external_node_path_.basename)(manifestPath)}.lock`),
                claims: {
                    ...claims,
                    async claim (claim) {
                        records.checkPlace();
                        return claims.claim(claim);
                    }
                },
                records,
                owner,
                ownerState,
                warn,
                stop
            };
            return {
                ...files,
                blocked: ()=>(0, blocked_places.l)(files),
                newest: ()=>(0, fold.Nc)(claims.listSync(), records.kept()),
                outcomes: ()=>records.kept(),
                reports: ()=>records.kept(),
                readRecord: (shard, attempt)=>records.read(shard, attempt),
                recordsOf: (shard)=>records.ofShard(shard),
                readRows: ()=>readFoldedManifest(files),
                updateRows: (update, afterwards, how)=>updateManifest(files, update, afterwards, how),
                ...followManifest(files)
            };
        }
        ;
        function openBatch(settings, warn, stop) {
            const token = (0, external_node_crypto_.randomBytes)(12).toString('hex');
            return openBatchDir({
                manifestPath: (0, manifest_path.A)(settings),
                owner: currentOwner(token),
                ownerState: ownerState,
                warn,
                stop
            });
        }
    })
};
