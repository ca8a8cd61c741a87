export const id = 2653;
export const ids = [
    2653
];
export const modules = {
    64198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $R: ()=>likeness,
            FE: ()=>normalPath,
            Ij: ()=>plainNameStart,
            Zv: ()=>foldersAbove,
            kV: ()=>foldedPath,
            qW: ()=>isPlainPath,
            yS: ()=>folderOf
        });
        const needsNormalising = /(?:^|\/)\.{0,2}(?:\/|$)/;
        const needsNormalisingOrFolding = /[^ -@[-~]|(?:^|\/)\.{0,2}(?:\/|$)/;
        function isPlainPath(path) {
            return !needsNormalisingOrFolding.test(path);
        }
        function plainNameStart(path) {
            let start = path.length;
            let dots = 0;
            for(; start > 0; start--){
                const code = path.charCodeAt(start - 1);
                if (code === 0x2f) break;
                if (code < 0x20 || code > 0x7e || code >= 0x41 && code <= 0x5a) return -1;
                if (code === 0x2e) dots += 1;
            }
            const length = path.length - start;
            return length === dots && length <= 2 ? -1 : start;
        }
        function normalPath(path) {
            if (!needsNormalising.test(path)) return {
                ok: true,
                path
            };
            if (path.startsWith('/')) return {
                ok: false,
                how: 'absolute'
            };
            const segments = [];
            for (const segment of path.split('/')){
                if (segment === '' || segment === '.') continue;
                if (segment !== '..') segments.push(segment);
                else if (segments.pop() === undefined) return {
                    ok: false,
                    how: 'dot-dot'
                };
            }
            return segments.length === 0 ? {
                ok: false,
                how: 'workdir-itself'
            } : {
                ok: true,
                path: segments.join('/')
            };
        }
        function foldedPath(path) {
            return composed(path).toLowerCase();
        }
        function likeness(path, other) {
            if (path === other) return 'same';
            return composed(path) === composed(other) ? 'unicode-form' : 'letter-case';
        }
        function folderOf(path) {
            return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
        }
        function* foldersAbove(path) {
            for(let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))yield path.slice(0, end);
        }
        function composed(path) {
            return /^[\u0000-\u007f]*$/.test(path) ? path : path.normalize('NFC');
        }
    }),
    46692: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>readInput
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        function readInput(path, role, named = path) {
            const at = {
                file: named
            };
            try {
                const fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
                try {
                    if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile()) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd));
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.f)({
                        reason: 'file-unreadable',
                        at,
                        role,
                        error: 'not a file'
                    });
                } finally{
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
                }
            } catch (error) {
                const { code, message } = error;
                if (code === 'ENOENT') return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.f)({
                    reason: 'file-missing',
                    at,
                    role
                });
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.f)({
                    reason: 'file-unreadable',
                    at,
                    role,
                    error: code ?? message
                });
            }
        }
    }),
    10430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>readItems
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var normal_path = __webpack_require__(64198);
        ;
        function openFirstSeen(textOf) {
            const numbers = [];
            let last = '';
            let table;
            const get = (text)=>table === undefined ? numberOf(text, numbers, textOf) : table.get(text);
            const add = (text, number)=>{
                if (table === undefined && (text > last || numbers.length === 0)) {
                    last = text;
                    numbers.push(number);
                    return undefined;
                }
                table ??= new Map(numbers.map((known)=>[
                        textOf(known),
                        known
                    ]));
                const first = table.get(text);
                if (first === undefined) table.set(text, number);
                return first;
            };
            return {
                add,
                get,
                any: ()=>numbers[0]
            };
        }
        function numberOf(text, numbers, textOf) {
            let from = 0;
            let to = numbers.length;
            while(from < to){
                const middle = from + to >> 1;
                if (textOf(numbers[middle]) < text) from = middle + 1;
                else to = middle;
            }
            const found = numbers[from];
            return found !== undefined && textOf(found) === text ? found : undefined;
        }
        ;
        const fewNames = 64;
        function openPathFolders(facts, foldedOf) {
            const reserved = new Map();
            for (const [path, owner] of facts.reserved)reserved.set((0, normal_path.kV)(path), owner);
            const reservedPaths = new Map();
            for (const [path, owner] of reserved)for (const folder of (0, normal_path.Zv)(path))reservedPaths.set(folder, owner);
            for (const [path, owner] of reserved)reservedPaths.set(path, owner);
            const ownerOf = (folded)=>{
                if (folded === '') return undefined;
                return reserved.get(folded) ?? (isGitName(folded) ? '.git' : ownerOf((0, normal_path.yS)(folded)));
            };
            const sites = new Map();
            const siteOf = (folded)=>{
                const site = sites.get(folded) ?? {
                    folded,
                    reservedBy: ownerOf(folded),
                    destinations: openFirstSeen(foldedOf)
                };
                sites.set(folded, site);
                return site;
            };
            const known = new Map();
            const of = (path)=>{
                if (known.has(path)) return known.get(path);
                const real = facts.realFolder(path);
                const folder = real === undefined ? undefined : {
                    path,
                    real,
                    site: siteOf((0, normal_path.kV)(real)),
                    count: 0,
                    names: []
                };
                known.set(path, folder);
                return folder;
            };
            return {
                of,
                all: ()=>[
                        ...known.values()
                    ].filter((folder)=>folder !== undefined),
                sites,
                reservedPaths
            };
        }
        function destinationAt(folders, folded) {
            return folders.sites.get((0, normal_path.yS)(folded))?.destinations.get(folded);
        }
        function isGitName(folded) {
            return folded.endsWith('.git') && (folded.length === 4 || folded.at(-5) === '/');
        }
        ;
        const pathColumns = [
            'source',
            'output',
            'qc'
        ];
        function checkItemPaths(table, facts) {
            const placeAt = (number)=>{
                const { item, column } = ownerAt(table, number);
                return placeOf(item[column]);
            };
            const folders = openPathFolders(facts, (number)=>placeAt(number).folded);
            const placeOf = openPlaces(folders);
            return [
                ...destinationFailures(table, folders, placeOf),
                ...sourceFailures(table, placeOf),
                ...nestingFailures(table, folders),
                ...linkFailures(table, folders, facts)
            ];
        }
        function ownerAt(table, number) {
            return {
                item: table.items[number >> 1],
                column: number % 2 === 0 ? 'output' : 'qc'
            };
        }
        function destinationFailures(table, folders, placeOf) {
            const failures = [];
            const check = (item, column, number)=>{
                const written = item[column];
                if (written === '') return;
                const place = placeOf(written);
                if (typeof place === 'string') {
                    failures.push(item_paths_escape(table, {
                        item,
                        column
                    }, place));
                    return;
                }
                if (place.isFolder) {
                    failures.push(item_paths_escape(table, {
                        item,
                        column
                    }, 'folder'));
                    return;
                }
                noteName(place);
                const { folded, path } = place;
                const { site } = place.folder;
                const owner = site.reservedBy ?? (isGitName(folded) ? '.git' : undefined);
                if (owner !== undefined) failures.push(reserved(table, {
                    item,
                    column
                }, owner));
                const first = site.destinations.add(folded, number);
                if (first === undefined) return;
                const other = ownerAt(table, first);
                const otherPath = placeOf(other.item[other.column]).path;
                failures.push(collision(table, {
                    item,
                    column
                }, other, (0, normal_path.$R)(path, otherPath)));
            };
            let number = 0;
            for (const item of table.items){
                check(item, 'output', number);
                check(item, 'qc', number + 1);
                number += 2;
            }
            for (const [path, owner] of folders.reservedPaths){
                const owned = destinationAt(folders, path);
                if (owned !== undefined) failures.push(reserved(table, ownerAt(table, owned), owner));
            }
            return failures;
        }
        function sourceFailures(table, placeOf) {
            const failures = [];
            const overwritten = new Set();
            for (const item of table.items){
                const { source } = item;
                if (source === '') continue;
                const place = placeOf(source);
                if (typeof place === 'string') {
                    if (place !== 'workdir-itself') failures.push(item_paths_escape(table, {
                        item,
                        column: 'source'
                    }, place));
                    continue;
                }
                noteName(place);
                const { destinations } = place.folder.site;
                const number = destinations.any() === undefined ? undefined : destinations.get(place.folded);
                if (number === undefined || overwritten.has(number)) continue;
                overwritten.add(number);
                failures.push({
                    reason: 'item-output-is-source',
                    ...factsOf(table, ownerAt(table, number))
                });
            }
            return failures;
        }
        function nestingFailures(table, folders) {
            const failures = [];
            for (const { folded, destinations } of folders.sites.values()){
                const inner = destinations.any();
                if (inner === undefined || folded === '') continue;
                for (const folder of [
                    folded,
                    ...(0, normal_path.Zv)(folded)
                ]){
                    const outer = destinationAt(folders, folder);
                    if (outer === undefined) continue;
                    failures.push(collision(table, ownerAt(table, inner), ownerAt(table, outer), 'inside-the-other'));
                }
            }
            return failures;
        }
        function linkFailures(table, folders, facts) {
            const links = new Set();
            for (const { path, count, names } of folders.all()){
                const found = facts.linksOut(path, count <= fewNames ? names : undefined);
                for (const name of found)links.add(path === '' ? name : `${path}/${name}`);
            }
            if (links.size === 0) return [];
            return table.items.flatMap((item)=>pathColumns.filter((column)=>{
                    const normal = (0, normal_path.FE)(item[column]);
                    return normal.ok && links.has(normal.path);
                }).map((column)=>item_paths_escape(table, {
                        item,
                        column
                    }, 'symlink')));
        }
        function openPlaces(folders) {
            const plainFolders = new Map();
            return (written)=>{
                const start = (0, normal_path.Ij)(written);
                const known = start === -1 ? undefined : plainFolders.get(written.slice(0, start));
                if (known !== undefined) return placeIn(known, written, true, false);
                const normal = (0, normal_path.FE)(written);
                if (!normal.ok) return normal.how;
                const folder = folders.of((0, normal_path.yS)(normal.path));
                if (folder === undefined) return 'symlink';
                const isPlain = (0, normal_path.qW)(written);
                if (isPlain) plainFolders.set(written.slice(0, start), folder);
                return placeIn(folder, normal.path, isPlain, /(?:^|\/)\.{0,2}$/.test(written));
            };
        }
        function placeIn(folder, normal, isPlain, isFolder) {
            if (folder.real === folder.path) return {
                folder,
                normal,
                path: normal,
                folded: isPlain ? normal : (0, normal_path.kV)(normal),
                isFolder
            };
            const name = nameOf(folder, normal);
            const path = folder.real === '' ? name : `${folder.real}/${name}`;
            return {
                folder,
                normal,
                path,
                folded: (0, normal_path.kV)(path),
                isFolder
            };
        }
        function noteName({ folder, normal }) {
            folder.count += 1;
            if (folder.count <= fewNames) folder.names.push(nameOf(folder, normal));
        }
        const nameOf = ({ path }, normal)=>path === '' ? normal : normal.slice(path.length + 1);
        function factsOf(table, { item, column }) {
            return {
                at: table.locate(item, column),
                id: item.id,
                column,
                path: item[column]
            };
        }
        function item_paths_escape(table, cell, how) {
            return {
                reason: 'item-path-escapes',
                ...factsOf(table, cell),
                how
            };
        }
        function reserved(table, cell, owner) {
            return {
                reason: 'item-path-reserved',
                ...factsOf(table, cell),
                owner
            };
        }
        function collision(table, later, other, how) {
            return {
                reason: 'item-paths-collide',
                ...factsOf(table, later),
                other: factsOf(table, other),
                how
            };
        }
        var result = __webpack_require__(30315);
        ;
        const requiredColumns = [
            'item_id',
            'source',
            'output',
            'qc'
        ];
        ;
        const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
        const unsafeBesideSeparators = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;
        function mayHoldUnsafe(text) {
            return unsafeBesideSeparators.test(text);
        }
        function openRowChecks(header, headerLine, options) {
            const { failures, items, locateCell } = options;
            const columns = header.slice(0, widthOf(header.length, (cell)=>header[cell] ?? ''));
            const isUsable = checkHeader(columns, (cell)=>locateCell(headerLine, cell), failures);
            const layout = layoutOf(columns);
            const ids = openFirstSeen((index)=>items[index].id);
            const check = (item, index, cells)=>{
                const at = (cell)=>locateCell(item.line, cell);
                const { id, output, qc } = item;
                const count = cells.count > columns.length ? widthOf(cells.count, cells.at) : 0;
                if (count > columns.length) {
                    failures.push({
                        reason: 'items-row-too-long',
                        at: at(columns.length),
                        cells: count,
                        columns: columns.length
                    });
                }
                const first = ids.add(id, index);
                if (id.trim() === '') failures.push({
                    reason: 'item-id-empty',
                    at: at(layout.id)
                });
                else if (first !== undefined) {
                    const firstPlace = locateCell(items[first].line, layout.id);
                    failures.push({
                        reason: 'item-id-duplicate',
                        at: at(layout.id),
                        id,
                        first: firstPlace
                    });
                }
                if (output.trim() === '') failures.push({
                    reason: 'item-path-empty',
                    at: at(layout.output),
                    id,
                    column: 'output'
                });
                if (qc.trim() === '' && (options.isQcRequired || qc !== '')) failures.push({
                    reason: 'item-path-empty',
                    at: at(layout.qc),
                    id,
                    column: 'qc'
                });
                if (!options.mayBeUnsafe) return;
                for (const cell of [
                    layout.id,
                    layout.source,
                    layout.output,
                    layout.qc
                ]){
                    if (!unsafeCharacters.test(cells.at(cell))) continue;
                    const column = columns[cell] ?? '';
                    failures.push({
                        reason: 'items-control-character',
                        at: at(cell),
                        column,
                        id
                    });
                }
            };
            return {
                columns,
                layout,
                isUsable,
                check
            };
        }
        function layoutOf(columns) {
            const [id, source, output, qc, notes] = [
                ...requiredColumns,
                'notes'
            ].map((name)=>columns.indexOf(name));
            const known = new Set([
                id,
                source,
                output,
                qc,
                notes
            ]);
            const extra = columns.map((name, cell)=>({
                    name,
                    cell
                })).filter(({ cell })=>!known.has(cell));
            return {
                id,
                source,
                output,
                qc,
                notes,
                extra
            };
        }
        function checkHeader(columns, at, failures) {
            const missing = requiredColumns.filter((name)=>!columns.includes(name));
            if (missing.length > 0) failures.push({
                reason: 'items-columns-missing',
                at: at(0),
                columns: missing,
                found: columns
            });
            columns.forEach((column, cell)=>{
                if (columns.indexOf(column) !== cell) failures.push({
                    reason: 'items-column-twice',
                    at: at(cell),
                    column
                });
            });
            return failures.length === 0;
        }
        function widthOf(count, at) {
            let width = count;
            while(width > 0 && at(width - 1) === '')width -= 1;
            return width;
        }
        ;
        function cellLocator(text, file) {
            let lineStarts;
            return (rowLine, cellIndex)=>{
                lineStarts ??= startsOfLines(text);
                let line = rowLine;
                let lineStart = lineStarts[rowLine - 1] ?? 0;
                let offset = lineStart;
                for(let cell = 0; cell < cellIndex; cell++){
                    const end = endOfCell(text, offset);
                    if (text[end] !== '\t') break;
                    offset = end + 1;
                }
                for(let next = lineStarts[line]; next !== undefined && next <= offset; next = lineStarts[++line])lineStart = next;
                return {
                    file,
                    line,
                    column: offset - lineStart + 1
                };
            };
        }
        function startsOfLines(text) {
            const starts = [
                0
            ];
            for(let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))starts.push(end + 1);
            return starts;
        }
        function endOfCell(text, start) {
            let from = start;
            if (text[start] === '"') {
                from = start + 1;
                for(let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', from)){
                    from = quote + (text[quote + 1] === '"' ? 2 : 1);
                    if (text[quote + 1] !== '"') break;
                }
            }
            while(from < text.length && text[from] !== '\t' && text[from] !== '\n')from += 1;
            return from;
        }
        ;
        function hasQuotedCell(text) {
            return /(?:^|[\t\n])"/.test(text);
        }
        function placePlainRows(text, onRow) {
            const starts = [];
            let line = 1;
            let tab = -1;
            for(let start = 0; start < text.length; line++){
                const found = text.indexOf('\n', start);
                const end = found === -1 ? text.length : found;
                if (end > start) {
                    let count = 0;
                    for(let from = start; from <= end;){
                        starts[count++] = from;
                        if (tab < from) tab = nextTab(text, from);
                        from = Math.min(tab, end) + 1;
                    }
                    starts[count++] = end + 1;
                    starts.length = count;
                    onRow(starts, line);
                }
                start = end + 1;
            }
        }
        function nextTab(text, from) {
            const tab = text.indexOf('\t', from);
            return tab === -1 ? Infinity : tab;
        }
        ;
        function openTextItems(text, width, columns) {
            const cells = new CellPlaces(text, width + 1);
            const ItemOfRow = columns.extra.length === 0 ? TextItem : WideTextItem;
            return (starts, line)=>new ItemOfRow(cells, columns, cells.add(starts), line);
        }
        class CellPlaces {
            #text;
            #stride;
            #starts = new Int32Array(1 << 12);
            #used = 0;
            constructor(text, stride){
                this.#text = text;
                this.#stride = stride;
            }
            add(starts) {
                const row = this.#used;
                this.#used += this.#stride;
                if (this.#used > this.#starts.length) this.#grow();
                const end = starts.at(-1);
                for(let cell = 0; cell < this.#stride; cell++)this.#starts[row + cell] = starts[cell] ?? end;
                return row;
            }
            cell(row, cell) {
                if (cell === -1) return '';
                const from = this.#starts[row + cell];
                return this.#text.slice(from, Math.max(from, this.#starts[row + cell + 1] - 1));
            }
            #grow() {
                const longer = new Int32Array(this.#starts.length * 2);
                longer.set(this.#starts);
                this.#starts = longer;
            }
        }
        class TextItem {
            line;
            cells;
            columns;
            row;
            constructor(cells, columns, row, line){
                this.cells = cells;
                this.columns = columns;
                this.row = row;
                this.line = line;
            }
            get id() {
                return this.cells.cell(this.row, this.columns.id);
            }
            get source() {
                return this.cells.cell(this.row, this.columns.source);
            }
            get output() {
                return this.cells.cell(this.row, this.columns.output);
            }
            get qc() {
                return this.cells.cell(this.row, this.columns.qc);
            }
            get notes() {
                return this.cells.cell(this.row, this.columns.notes);
            }
        }
        class WideTextItem extends TextItem {
            get extra() {
                return Object.fromEntries(this.columns.extra.map(({ name, cell })=>[
                        name,
                        this.cells.cell(this.row, cell)
                    ]));
            }
        }
        var utf8 = __webpack_require__(37912);
        ;
        async function parseItems(bytes, file, options) {
            const decoded = (0, utf8._)(bytes);
            if (!decoded.ok) {
                const at = {
                    file,
                    line: decoded.line,
                    column: decoded.column
                };
                return (0, result.f)({
                    reason: 'not-utf8',
                    at,
                    role: 'items'
                });
            }
            const text = decoded.text.includes('\r') ? decoded.text.replaceAll(/\r\n?/g, '\n') : decoded.text;
            const locateCell = cellLocator(text, file);
            const items = [];
            const failures = [];
            const isQuoted = hasQuotedCell(text);
            const mayBeUnsafe = isQuoted || mayHoldUnsafe(text);
            let columns;
            const open = (header, line)=>{
                const checks = openRowChecks(header, line, {
                    ...options,
                    mayBeUnsafe,
                    items,
                    failures,
                    locateCell
                });
                columns = checks.columns;
                return checks.isUsable ? checks : undefined;
            };
            const quoteFailures = isQuoted ? await readQuoted(text, file, {
                items,
                open
            }) : [];
            if (quoteFailures.length > 0) return (0, result.f)(...quoteFailures);
            if (!isQuoted) readPlain(text, {
                items,
                open
            });
            if (columns === undefined) {
                return (0, result.f)({
                    reason: 'items-columns-missing',
                    at: {
                        file
                    },
                    columns: [
                        ...requiredColumns
                    ],
                    found: []
                });
            }
            if (failures.length === 0 && items.length === 0) failures.push({
                reason: 'items-empty',
                at: {
                    file
                }
            });
            if (failures.length > 0) return {
                ok: false,
                failures
            };
            const known = columns;
            return (0, result.ok)({
                items,
                columns,
                locate: (item, column)=>locateCell(item.line, known.indexOf(column))
            });
        }
        function readPlain(text, { items, open }) {
            let isOpen = false;
            let checks;
            let itemOf;
            placePlainRows(text, (starts, line)=>{
                const at = (cell)=>text.slice(starts[cell], (starts[cell + 1] ?? 1) - 1);
                const count = starts.length - 1;
                if (!isOpen) {
                    isOpen = true;
                    checks = open(Array.from({
                        length: count
                    }, (_, cell)=>at(cell)), line);
                    if (checks !== undefined) itemOf = openTextItems(text, checks.columns.length, checks.layout);
                    return;
                }
                if (checks === undefined || itemOf === undefined) return;
                const item = itemOf(starts, line);
                items.push(item);
                checks.check(item, items.length - 1, {
                    count,
                    at
                });
            });
        }
        async function readQuoted(text, file, { items, open }) {
            const { splitQuotedRows } = await __webpack_require__.e(7700).then(__webpack_require__.bind(__webpack_require__, 47700));
            let isOpen = false;
            let checks;
            return splitQuotedRows(text, file, (cells, line)=>{
                if (!isOpen) {
                    isOpen = true;
                    checks = open(cells, line);
                    return;
                }
                if (checks === undefined) return;
                const item = itemOfCells(cells, line, checks.layout);
                items.push(item);
                checks.check(item, items.length - 1, {
                    count: cells.length,
                    at: (cell)=>cells[cell] ?? ''
                });
            });
        }
        function itemOfCells(cells, line, layout) {
            const at = (cell)=>cells[cell] ?? '';
            const item = {
                id: at(layout.id),
                source: at(layout.source),
                output: at(layout.output),
                qc: at(layout.qc),
                notes: at(layout.notes),
                line
            };
            if (layout.extra.length === 0) return item;
            return {
                ...item,
                extra: Object.fromEntries(layout.extra.map(({ name, cell })=>[
                        name,
                        at(cell)
                    ]))
            };
        }
        var read_input = __webpack_require__(46692);
        ;
        function openRealFolders(root) {
            const fromRoot = (path)=>{
                const inside = (0, external_node_path_.relative)(root, path);
                return inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) ? undefined : inside;
            };
            const known = new Map([
                [
                    '',
                    ''
                ]
            ]);
            const realFolder = (folder)=>{
                if (known.has(folder)) return known.get(folder);
                const real = lookUp(folder);
                known.set(folder, real);
                return real;
            };
            const lookUp = (folder)=>{
                const path = (0, external_node_path_.join)(root, folder);
                try {
                    return fromRoot(external_node_fs_.realpathSync.native(path));
                } catch  {
                    if (isSymlink(path)) return undefined;
                    const above = (0, external_node_path_.dirname)(folder);
                    const realAbove = realFolder(above === '.' ? '' : above);
                    return realAbove === undefined ? undefined : (0, external_node_path_.join)(realAbove, (0, external_node_path_.basename)(folder));
                }
            };
            const leadsOut = (path)=>{
                try {
                    return fromRoot(external_node_fs_.realpathSync.native(path)) === undefined;
                } catch  {
                    return true;
                }
            };
            const linksOut = (folder, names)=>{
                const path = (0, external_node_path_.join)(root, folder);
                return symlinksIn(path, names).filter((name)=>leadsOut((0, external_node_path_.join)(path, name)));
            };
            return {
                realFolder,
                linksOut
            };
        }
        function symlinksIn(folder, names) {
            if (names !== undefined) return names.filter((name)=>isSymlink((0, external_node_path_.join)(folder, name)));
            try {
                const entries = (0, external_node_fs_.readdirSync)(folder, {
                    withFileTypes: true
                });
                return entries.filter((entry)=>entry.isSymbolicLink()).map((entry)=>entry.name);
            } catch  {
                return [];
            }
        }
        function isSymlink(path) {
            try {
                return (0, external_node_fs_.lstatSync)(path, {
                    throwIfNoEntry: false
                })?.isSymbolicLink() ?? false;
            } catch  {
                return false;
            }
        }
        var real_workdir = __webpack_require__(51024);
        ;
        async function readItems(options) {
            const { itemsPath, workdir, isQcRequired } = options;
            const bytes = options.bytes === undefined ? (0, read_input.R)(itemsPath, 'items') : (0, result.ok)(options.bytes);
            const root = (0, real_workdir.P)(workdir);
            if (!bytes.ok || !root.ok) return (0, result.f)(...bytes.ok ? [] : bytes.failures, ...root.ok ? [] : root.failures);
            const parsed = await parseItems(bytes.value, itemsPath, {
                isQcRequired
            });
            if (!parsed.ok) return parsed;
            const table = await withSchemaStamps(parsed.value, root.value, options.schemaColumns ?? []);
            if (options.arePathsChecked === true) return (0, result.ok)(table);
            const reserved = reservedPaths(root.value, [
                itemsPath,
                ...options.reserved
            ]);
            const folders = openRealFolders(root.value);
            const linksOut = options.isLinkSafeReader === true ? ()=>[] : folders.linksOut;
            const failures = checkItemPaths(table, {
                realFolder: folders.realFolder,
                linksOut,
                reserved
            });
            return failures.length > 0 ? {
                ok: false,
                failures
            } : (0, result.ok)(table);
        }
        async function withSchemaStamps(table, root, columns) {
            if (columns.length === 0) return table;
            const { openSchemaStamp } = await __webpack_require__.e(1758).then(__webpack_require__.bind(__webpack_require__, 1758));
            return {
                ...table,
                items: table.items.map(openSchemaStamp(root, columns))
            };
        }
        function reservedPaths(root, named) {
            const reserved = new Map();
            for (const name of named){
                for (const path of [
                    (0, external_node_path_.resolve)(name),
                    realPathOf((0, external_node_path_.resolve)(name))
                ]){
                    const inside = (0, external_node_path_.relative)(root, path);
                    const isInside = inside !== '' && inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && !(0, external_node_path_.isAbsolute)(inside);
                    if (isInside) reserved.set(inside, name);
                }
            }
            return reserved;
        }
        function realPathOf(path) {
            try {
                return (0, external_node_fs_.realpathSync)(path);
            } catch  {
                const above = (0, external_node_path_.resolve)(path, '..');
                return above === path ? path : (0, external_node_path_.join)(realPathOf(above), (0, external_node_path_.relative)(above, path));
            }
        }
    }),
    51024: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>realWorkdir
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30315);
        function realWorkdir(workdir) {
            const at = {
                file: workdir
            };
            try {
                const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workdir);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory()) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(real);
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.f)({
                    reason: 'file-unreadable',
                    at,
                    role: 'workdir',
                    error: 'not a folder'
                });
            } catch (error) {
                const { code, message } = error;
                if (code === 'ENOENT') return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.f)({
                    reason: 'file-missing',
                    at,
                    role: 'workdir'
                });
                return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.f)({
                    reason: 'file-unreadable',
                    at,
                    role: 'workdir',
                    error: code ?? message
                });
            }
        }
    }),
    67186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            t: ()=>checksOf,
            i: ()=>schemaColumnsOf
        });
        var external_node_path_ = __webpack_require__(76760);
        ;
        const defaultForbidden = [
            'TODO',
            'TBD',
            'placeholder',
            'FIXME'
        ];
        ;
        function checksOf(settings) {
            const { outputSchema, qcSchema, outputSchemaColumn, qcSchemaColumn, maxFileBytes } = settings;
            const fromWorkdir = (path)=>(0, external_node_path_.relative)((0, external_node_path_.resolve)(settings.workdir), (0, external_node_path_.resolve)(path)) || '.';
            return {
                forbid: [
                    ...new Set([
                        ...defaultForbidden,
                        ...settings.forbid
                    ])
                ],
                isQcChecked: !settings.noJson,
                ...outputSchema === undefined ? {} : {
                    outputSchema: fromWorkdir(outputSchema)
                },
                ...qcSchema === undefined ? {} : {
                    qcSchema: fromWorkdir(qcSchema)
                },
                ...outputSchemaColumn === undefined ? {} : {
                    outputSchemaColumn
                },
                ...qcSchemaColumn === undefined ? {} : {
                    qcSchemaColumn
                },
                maxFileBytes
            };
        }
        function schemaColumnsOf({ outputSchemaColumn, qcSchemaColumn }) {
            return [
                outputSchemaColumn,
                qcSchemaColumn
            ].filter((column)=>column !== undefined);
        }
    }),
    27833: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>reservedPaths
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _manifest_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93381);
        const batchNames = [
            'plan.json',
            'plan.next.json',
            'claims',
            'records',
            'run-logs',
            'archive',
            'uploads.jsonl'
        ];
        function reservedPaths({ values, configFile }) {
            const manifestPath = (0, _manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.A)(values);
            const batchDir = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath);
            const paths = [
                batchDir,
                (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(values.workdir, values.batchDir),
                manifestPath
            ];
            paths.push(...batchNames.map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(batchDir, name)));
            if (values.template !== undefined) paths.push(values.template);
            if (configFile !== undefined) paths.push(configFile);
            return paths;
        }
    })
};
