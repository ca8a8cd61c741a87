export const id = 7700;
export const ids = [
    7700
];
export const modules = {
    47700: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            splitQuotedRows: ()=>splitQuotedRows
        });
        var _text_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46615);
        async function splitQuotedRows(text, file, onRow) {
            const { failures, tallCells } = scanQuotes(text, file);
            if (failures.length > 0) return failures;
            const { parse } = await __webpack_require__.e(413).then(__webpack_require__.bind(__webpack_require__, 50413));
            let swallowed;
            parse(text, {
                delimiter: '\t',
                recordDelimiter: '\n',
                quote: '"',
                escape: '"',
                relaxQuotes: true,
                relaxColumnCount: true,
                skipEmptyLines: true,
                onRecord: (record, { lines })=>{
                    swallowed ??= swallowedRows(text, file, record.length, tallCells);
                    const innerLines = record.reduce((sum, cell)=>sum + countLineEnds(cell), 0);
                    if (swallowed.length === 0) onRow(record, lines - innerLines);
                    return null;
                }
            });
            return swallowed ?? [];
        }
        function scanQuotes(text, file) {
            const failures = [];
            const tallCells = [];
            const cellStart = /(?:^|[\t\n])"/g;
            while(cellStart.exec(text) !== null){
                const open = cellStart.lastIndex - 1;
                const close = closingQuote(text, open);
                if (close === undefined) {
                    failures.push({
                        reason: 'items-quote-open',
                        at: {
                            file,
                            ...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_0__.$)(text, open)
                        }
                    });
                    break;
                }
                const next = text[close + 1];
                if (next !== undefined && next !== '\t' && next !== '\n') {
                    const stray = /[^\t\n]*/y;
                    stray.lastIndex = close + 1;
                    const [strayText = ''] = stray.exec(text) ?? [];
                    failures.push({
                        reason: 'items-quote-misplaced',
                        at: {
                            file,
                            ...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_0__.$)(text, close)
                        },
                        text: strayText
                    });
                }
                const lineEnd = text.indexOf('\n', open);
                if (lineEnd !== -1 && lineEnd < close) tallCells.push({
                    open,
                    close
                });
                cellStart.lastIndex = close + 1;
            }
            return {
                failures,
                tallCells
            };
        }
        function closingQuote(text, open) {
            let quote = text.indexOf('"', open + 1);
            while(quote !== -1 && text[quote + 1] === '"')quote = text.indexOf('"', quote + 2);
            return quote === -1 ? undefined : quote;
        }
        function swallowedRows(text, file, columns, tallCells) {
            if (columns < 2) return [];
            return tallCells.flatMap(({ open, close })=>{
                const innerLines = text.slice(text.indexOf('\n', open) + 1, close).split('\n');
                const rows = innerLines.filter((line)=>line.split('\t').length >= columns).length;
                return rows === 0 ? [] : [
                    {
                        reason: 'items-rows-swallowed',
                        at: {
                            file,
                            ...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_0__.$)(text, open)
                        },
                        rows
                    }
                ];
            });
        }
        function countLineEnds(cell) {
            return cell.includes('\n') ? cell.split('\n').length - 1 : 0;
        }
    })
};
