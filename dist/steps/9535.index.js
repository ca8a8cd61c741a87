export const id = 9535;
export const ids = [
    9535
];
export const modules = {
    19535: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            translatePattern: ()=>translatePattern
        });
        const space = '\\t-\\r\\x1c-\\x20\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}';
        const outsideClass = {
            d: '\\p{Nd}',
            D: '\\P{Nd}',
            w: '[\\p{L}\\p{N}_]',
            W: '[^\\p{L}\\p{N}_]',
            s: `[${space}]`,
            S: `[^${space}]`,
            b: '\\b',
            B: '\\B',
            A: '\\A',
            Z: '\\z',
            z: '\\z'
        };
        const insideClass = {
            d: '\\p{Nd}',
            D: '\\P{Nd}',
            w: '\\p{L}\\p{N}_',
            W: '\\W',
            s: space,
            S: '\\S',
            b: '\\x08'
        };
        const idioms = [
            [
                '[^\\W\\d_]',
                '[\\p{L}\\p{Nl}\\p{No}]'
            ],
            [
                '[^\\W\\d]',
                '[\\p{L}\\p{Nl}\\p{No}_]'
            ],
            [
                '[^\\W_]',
                '[\\p{L}\\p{N}]'
            ]
        ];
        const controls = {
            a: '\x07',
            f: '\f',
            n: '\n',
            r: '\r',
            t: '\t',
            v: '\v'
        };
        const unsupportedGroups = [
            [
                '(?=',
                'look-ahead'
            ],
            [
                '(?!',
                'negative look-ahead'
            ],
            [
                '(?<=',
                'look-behind'
            ],
            [
                '(?<!',
                'negative look-behind'
            ],
            [
                '(?P=',
                'a backreference'
            ],
            [
                '(?>',
                'an atomic group'
            ],
            [
                '(?(',
                'a conditional group'
            ]
        ];
        const unsupported = (what, text)=>({
                kind: 'unsupported',
                error: `${what} ${text} is not supported: patterns run in linear time (RE2); write it without, or check it in a verify command`
            });
        const quote = (char)=>/[\\.+*?()|[\]{}^$]/.test(char) ? `\\${char}` : char;
        function readEscape(source, at, isInClass) {
            const rest = source.slice(at + 1, at + 12);
            const name = rest.charAt(0);
            const known = (isInClass ? insideClass : outsideClass)[name];
            if (known !== undefined) return {
                re2: known,
                length: 2
            };
            if (controls[name] !== undefined) return {
                char: controls[name],
                length: 2
            };
            const hex = /^(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U(00(?:0[\dA-Fa-f]|10)[\dA-Fa-f]{4}))/.exec(rest);
            const digits = hex?.[1] ?? hex?.[2] ?? hex?.[3];
            if (digits !== undefined) return {
                char: String.fromCodePoint(Number.parseInt(digits, 16)),
                length: 2 + digits.length
            };
            const octal = /^(?:0[0-7]{0,2}|[1-3][0-7]{2})/.exec(rest)?.[0];
            if (octal !== undefined) return {
                char: String.fromCodePoint(Number.parseInt(octal, 8)),
                length: 1 + octal.length
            };
            if (/[1-9]/.test(name)) return unsupported('a backreference', `\\${name}`);
            const property = /^[pP](?:[A-Z]|\{\^?\w+\})/.exec(source.slice(at + 1, at + 60))?.[0];
            if (property !== undefined) return {
                re2: `\\${property}`,
                length: 1 + property.length
            };
            if (/[A-Za-z]/.test(name) || name === '') return {
                re2: `\\${name}`,
                length: 2
            };
            return {
                char: name,
                length: 2
            };
        }
        function readClass(source, at) {
            const idiom = idioms.find(([python])=>source.startsWith(python, at));
            if (idiom !== undefined) return {
                re2: idiom[1],
                length: idiom[0].length
            };
            let i = at + 1;
            let re2 = '[';
            if (source.charAt(i) === '^') {
                re2 += '^';
                i += 1;
            }
            for(const first = i; i < source.length;){
                const char = source.charAt(i);
                if (char === ']' && i > first) return {
                    re2: `${re2}]`,
                    length: i + 1 - at
                };
                if (char === '\\') {
                    const escape = readEscape(source, i, true);
                    if ('kind' in escape) return escape;
                    re2 += escape.re2 ?? (/[\\\]^[-]/.test(escape.char ?? '') ? `\\${escape.char}` : escape.char);
                    i += escape.length;
                    continue;
                }
                re2 += char === '[' || char === ']' ? `\\${char}` : char;
                i += 1;
            }
            return {
                re2,
                length: source.length - at
            };
        }
        function translatePattern(source) {
            let re2 = '';
            let literal = '';
            let isMultiline = false;
            const enclosing = [];
            const flags = /^\(\?([aiLmsux]+)\)/.exec(source);
            let i = flags?.[0].length ?? 0;
            if (flags?.[1] !== undefined) {
                const refused = /[aLx]/.exec(flags[1])?.[0];
                if (refused !== undefined) return unsupported('the flag', `(?${refused})`);
                isMultiline = flags[1].includes('m');
                literal = undefined;
                const kept = flags[1].replaceAll('u', '');
                if (kept !== '') re2 = `(?${kept})`;
            }
            while(i < source.length){
                const char = source.charAt(i);
                if (char === '\\') {
                    const escape = readEscape(source, i, false);
                    if ('kind' in escape) return escape;
                    if (escape.char === undefined || literal === undefined) literal = undefined;
                    else literal += escape.char;
                    re2 += escape.re2 ?? quote(escape.char ?? '');
                    i += escape.length;
                    continue;
                }
                if (char === '{') {
                    const repeat = /^\{(?:\d+(?:,\d*)?|,\d*)\}/.exec(source.slice(i, i + 24));
                    if (repeat === null && literal !== undefined) literal += char;
                    else literal = undefined;
                    re2 += repeat === null ? '\\{' : repeat[0].replace('{,', '{0,');
                    i += repeat?.[0].length ?? 1;
                    continue;
                }
                if (!/[.+*?()|[^$]/.test(char)) {
                    if (literal !== undefined) literal += char;
                    re2 += quote(char);
                    i += 1;
                    continue;
                }
                literal = undefined;
                if (char === '[') {
                    const set = readClass(source, i);
                    if ('kind' in set) return set;
                    re2 += set.re2;
                    i += set.length;
                } else if (char === '(') {
                    const opening = unsupportedGroups.find(([text])=>source.startsWith(text, i));
                    if (opening !== undefined) return unsupported(opening[1], opening[0]);
                    if (source.startsWith('(?#', i)) {
                        const end = source.indexOf(')', i);
                        if (end === -1) return {
                            kind: 'unsupported',
                            error: 'the comment (?# is not closed'
                        };
                        i = end + 1;
                        continue;
                    }
                    enclosing.push(isMultiline);
                    const scoped = /^\(\?([a-z]*)(?:-([a-z]+))?:/.exec(source.slice(i, i + 24));
                    if (scoped?.[1]?.includes('m') === true) isMultiline = true;
                    if (scoped?.[2]?.includes('m') === true) isMultiline = false;
                    re2 += scoped?.[0] ?? '(';
                    i += scoped?.[0].length ?? 1;
                } else {
                    if (char === ')') isMultiline = enclosing.pop() ?? isMultiline;
                    if (char === '$' && !isMultiline) re2 += '(?:\\n?\\z)';
                    else re2 += char;
                    i += 1;
                }
            }
            return literal === undefined ? {
                kind: 'regex',
                re2
            } : {
                kind: 'literal',
                text: literal
            };
        }
    })
};
