export const id = 6793;
export const ids = [
    6793
];
export const modules = {
    2818: ((__unused_webpack_module, exports)=>{
        var __webpack_unused_export__;
        __webpack_unused_export__ = true;
        exports.Io = __webpack_unused_export__ = void 0;
        var peq = new Uint32Array(0x10000);
        var myers_32 = function(a, b) {
            var n = a.length;
            var m = b.length;
            var lst = 1 << n - 1;
            var pv = -1;
            var mv = 0;
            var sc = n;
            var i = n;
            while(i--){
                peq[a.charCodeAt(i)] |= 1 << i;
            }
            for(i = 0; i < m; i++){
                var eq = peq[b.charCodeAt(i)];
                var xv = eq | mv;
                eq |= (eq & pv) + pv ^ pv;
                mv |= ~(eq | pv);
                pv &= eq;
                if (mv & lst) {
                    sc++;
                }
                if (pv & lst) {
                    sc--;
                }
                mv = mv << 1 | 1;
                pv = pv << 1 | ~(xv | mv);
                mv &= xv;
            }
            i = n;
            while(i--){
                peq[a.charCodeAt(i)] = 0;
            }
            return sc;
        };
        var myers_x = function(b, a) {
            var n = a.length;
            var m = b.length;
            var mhc = [];
            var phc = [];
            var hsize = Math.ceil(n / 32);
            var vsize = Math.ceil(m / 32);
            for(var i = 0; i < hsize; i++){
                phc[i] = -1;
                mhc[i] = 0;
            }
            var j = 0;
            for(; j < vsize - 1; j++){
                var mv_1 = 0;
                var pv_1 = -1;
                var start_1 = j * 32;
                var vlen_1 = Math.min(32, m) + start_1;
                for(var k = start_1; k < vlen_1; k++){
                    peq[b.charCodeAt(k)] |= 1 << k;
                }
                for(var i = 0; i < n; i++){
                    var eq = peq[a.charCodeAt(i)];
                    var pb = phc[i / 32 | 0] >>> i & 1;
                    var mb = mhc[i / 32 | 0] >>> i & 1;
                    var xv = eq | mv_1;
                    var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
                    var ph = mv_1 | ~(xh | pv_1);
                    var mh = pv_1 & xh;
                    if (ph >>> 31 ^ pb) {
                        phc[i / 32 | 0] ^= 1 << i;
                    }
                    if (mh >>> 31 ^ mb) {
                        mhc[i / 32 | 0] ^= 1 << i;
                    }
                    ph = ph << 1 | pb;
                    mh = mh << 1 | mb;
                    pv_1 = mh | ~(xv | ph);
                    mv_1 = ph & xv;
                }
                for(var k = start_1; k < vlen_1; k++){
                    peq[b.charCodeAt(k)] = 0;
                }
            }
            var mv = 0;
            var pv = -1;
            var start = j * 32;
            var vlen = Math.min(32, m - start) + start;
            for(var k = start; k < vlen; k++){
                peq[b.charCodeAt(k)] |= 1 << k;
            }
            var score = m;
            for(var i = 0; i < n; i++){
                var eq = peq[a.charCodeAt(i)];
                var pb = phc[i / 32 | 0] >>> i & 1;
                var mb = mhc[i / 32 | 0] >>> i & 1;
                var xv = eq | mv;
                var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
                var ph = mv | ~(xh | pv);
                var mh = pv & xh;
                score += ph >>> m - 1 & 1;
                score -= mh >>> m - 1 & 1;
                if (ph >>> 31 ^ pb) {
                    phc[i / 32 | 0] ^= 1 << i;
                }
                if (mh >>> 31 ^ mb) {
                    mhc[i / 32 | 0] ^= 1 << i;
                }
                ph = ph << 1 | pb;
                mh = mh << 1 | mb;
                pv = mh | ~(xv | ph);
                mv = ph & xv;
            }
            for(var k = start; k < vlen; k++){
                peq[b.charCodeAt(k)] = 0;
            }
            return score;
        };
        var distance = function(a, b) {
            if (a.length < b.length) {
                var tmp = b;
                b = a;
                a = tmp;
            }
            if (b.length === 0) {
                return a.length;
            }
            if (a.length <= 32) {
                return myers_32(a, b);
            }
            return myers_x(a, b);
        };
        exports.Io = distance;
        var closest = function(str, arr) {
            var min_distance = Infinity;
            var min_index = 0;
            for(var i = 0; i < arr.length; i++){
                var dist = distance(str, arr[i]);
                if (dist < min_distance) {
                    min_distance = dist;
                    min_index = i;
                }
            }
            return arr[min_index];
        };
        __webpack_unused_export__ = closest;
    }),
    57954: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>stringWidth
        });
        ;
        const ST = String.raw`(?:\u001B\u005C|\u009C)`;
        const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
        const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
        const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
        const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;
        const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;
        const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;
        const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;
        function ansiRegex({ onlyFirst = false } = {}) {
            return new RegExp(pattern, onlyFirst ? undefined : 'g');
        }
        ;
        const regex = ansiRegex();
        function stripAnsi(string) {
            if (typeof string !== 'string') {
                throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
            }
            if (!string.includes('\u001B') && !string.includes('\u009B')) {
                return string;
            }
            return string.replace(regex, '');
        }
        ;
        const ambiguousMinimalCodePoint = 161;
        const ambiguousMaximumCodePoint = 1114109;
        const ambiguousRanges = [
            161,
            161,
            164,
            164,
            167,
            168,
            170,
            170,
            173,
            174,
            176,
            180,
            182,
            186,
            188,
            191,
            198,
            198,
            208,
            208,
            215,
            216,
            222,
            225,
            230,
            230,
            232,
            234,
            236,
            237,
            240,
            240,
            242,
            243,
            247,
            250,
            252,
            252,
            254,
            254,
            257,
            257,
            273,
            273,
            275,
            275,
            283,
            283,
            294,
            295,
            299,
            299,
            305,
            307,
            312,
            312,
            319,
            322,
            324,
            324,
            328,
            331,
            333,
            333,
            338,
            339,
            358,
            359,
            363,
            363,
            462,
            462,
            464,
            464,
            466,
            466,
            468,
            468,
            470,
            470,
            472,
            472,
            474,
            474,
            476,
            476,
            593,
            593,
            609,
            609,
            708,
            708,
            711,
            711,
            713,
            715,
            717,
            717,
            720,
            720,
            728,
            731,
            733,
            733,
            735,
            735,
            768,
            879,
            913,
            929,
            931,
            937,
            945,
            961,
            963,
            969,
            1025,
            1025,
            1040,
            1103,
            1105,
            1105,
            8208,
            8208,
            8211,
            8214,
            8216,
            8217,
            8220,
            8221,
            8224,
            8226,
            8228,
            8231,
            8240,
            8240,
            8242,
            8243,
            8245,
            8245,
            8251,
            8251,
            8254,
            8254,
            8308,
            8308,
            8319,
            8319,
            8321,
            8324,
            8364,
            8364,
            8451,
            8451,
            8453,
            8453,
            8457,
            8457,
            8467,
            8467,
            8470,
            8470,
            8481,
            8482,
            8486,
            8486,
            8491,
            8491,
            8531,
            8532,
            8539,
            8542,
            8544,
            8555,
            8560,
            8569,
            8585,
            8585,
            8592,
            8601,
            8632,
            8633,
            8658,
            8658,
            8660,
            8660,
            8679,
            8679,
            8704,
            8704,
            8706,
            8707,
            8711,
            8712,
            8715,
            8715,
            8719,
            8719,
            8721,
            8721,
            8725,
            8725,
            8730,
            8730,
            8733,
            8736,
            8739,
            8739,
            8741,
            8741,
            8743,
            8748,
            8750,
            8750,
            8756,
            8759,
            8764,
            8765,
            8776,
            8776,
            8780,
            8780,
            8786,
            8786,
            8800,
            8801,
            8804,
            8807,
            8810,
            8811,
            8814,
            8815,
            8834,
            8835,
            8838,
            8839,
            8853,
            8853,
            8857,
            8857,
            8869,
            8869,
            8895,
            8895,
            8978,
            8978,
            9312,
            9449,
            9451,
            9547,
            9552,
            9587,
            9600,
            9615,
            9618,
            9621,
            9632,
            9633,
            9635,
            9641,
            9650,
            9651,
            9654,
            9655,
            9660,
            9661,
            9664,
            9665,
            9670,
            9672,
            9675,
            9675,
            9678,
            9681,
            9698,
            9701,
            9711,
            9711,
            9733,
            9734,
            9737,
            9737,
            9742,
            9743,
            9756,
            9756,
            9758,
            9758,
            9792,
            9792,
            9794,
            9794,
            9824,
            9825,
            9827,
            9829,
            9831,
            9834,
            9836,
            9837,
            9839,
            9839,
            9886,
            9887,
            9919,
            9919,
            9926,
            9933,
            9935,
            9939,
            9941,
            9953,
            9955,
            9955,
            9960,
            9961,
            9963,
            9969,
            9972,
            9972,
            9974,
            9977,
            9979,
            9980,
            9982,
            9983,
            10045,
            10045,
            10102,
            10111,
            11094,
            11097,
            12872,
            12879,
            57344,
            63743,
            65024,
            65039,
            65533,
            65533,
            127232,
            127242,
            127248,
            127277,
            127280,
            127337,
            127344,
            127373,
            127375,
            127376,
            127387,
            127404,
            917760,
            917999,
            983040,
            1048573,
            1048576,
            1114109
        ];
        const fullwidthMinimalCodePoint = 12288;
        const fullwidthMaximumCodePoint = 65510;
        const fullwidthRanges = [
            12288,
            12288,
            65281,
            65376,
            65504,
            65510
        ];
        const lookup_data_halfwidthMinimalCodePoint = 8361;
        const lookup_data_halfwidthMaximumCodePoint = 65518;
        const lookup_data_halfwidthRanges = null && [
            8361,
            8361,
            65377,
            65470,
            65474,
            65479,
            65482,
            65487,
            65490,
            65495,
            65498,
            65500,
            65512,
            65518
        ];
        const lookup_data_narrowMinimalCodePoint = 32;
        const lookup_data_narrowMaximumCodePoint = 10630;
        const lookup_data_narrowRanges = null && [
            32,
            126,
            162,
            163,
            165,
            166,
            172,
            172,
            175,
            175,
            10214,
            10221,
            10629,
            10630
        ];
        const wideMinimalCodePoint = 4352;
        const wideMaximumCodePoint = 262141;
        const wideRanges = [
            4352,
            4447,
            8986,
            8987,
            9001,
            9002,
            9193,
            9196,
            9200,
            9200,
            9203,
            9203,
            9725,
            9726,
            9748,
            9749,
            9776,
            9783,
            9800,
            9811,
            9855,
            9855,
            9866,
            9871,
            9875,
            9875,
            9889,
            9889,
            9898,
            9899,
            9917,
            9918,
            9924,
            9925,
            9934,
            9934,
            9940,
            9940,
            9962,
            9962,
            9970,
            9971,
            9973,
            9973,
            9978,
            9978,
            9981,
            9981,
            9989,
            9989,
            9994,
            9995,
            10024,
            10024,
            10060,
            10060,
            10062,
            10062,
            10067,
            10069,
            10071,
            10071,
            10133,
            10135,
            10160,
            10160,
            10175,
            10175,
            11035,
            11036,
            11088,
            11088,
            11093,
            11093,
            11904,
            11929,
            11931,
            12019,
            12032,
            12245,
            12272,
            12287,
            12289,
            12350,
            12353,
            12438,
            12441,
            12543,
            12549,
            12591,
            12593,
            12686,
            12688,
            12773,
            12783,
            12830,
            12832,
            12871,
            12880,
            42124,
            42128,
            42182,
            43360,
            43388,
            44032,
            55203,
            63744,
            64255,
            65040,
            65049,
            65072,
            65106,
            65108,
            65126,
            65128,
            65131,
            94176,
            94180,
            94192,
            94198,
            94208,
            101594,
            101631,
            101664,
            101760,
            101874,
            101888,
            102801,
            102816,
            102866,
            110576,
            110579,
            110581,
            110587,
            110589,
            110590,
            110592,
            110888,
            110898,
            110898,
            110928,
            110930,
            110933,
            110933,
            110948,
            110952,
            110960,
            111355,
            119552,
            119638,
            119648,
            119670,
            126980,
            126980,
            127183,
            127183,
            127374,
            127374,
            127377,
            127386,
            127406,
            127406,
            127488,
            127490,
            127504,
            127547,
            127552,
            127560,
            127568,
            127569,
            127584,
            127589,
            127744,
            127776,
            127789,
            127797,
            127799,
            127868,
            127870,
            127891,
            127904,
            127946,
            127951,
            127955,
            127968,
            127984,
            127988,
            127988,
            127992,
            128062,
            128064,
            128064,
            128066,
            128252,
            128255,
            128317,
            128331,
            128334,
            128336,
            128359,
            128378,
            128378,
            128405,
            128406,
            128420,
            128420,
            128507,
            128591,
            128640,
            128709,
            128716,
            128716,
            128720,
            128722,
            128725,
            128729,
            128732,
            128735,
            128747,
            128748,
            128756,
            128764,
            128986,
            128986,
            128992,
            129003,
            129008,
            129008,
            129292,
            129338,
            129340,
            129349,
            129351,
            129535,
            129648,
            129660,
            129664,
            129734,
            129736,
            129736,
            129740,
            129757,
            129759,
            129771,
            129775,
            129786,
            131072,
            196605,
            196608,
            262141
        ];
        ;
        const utilities_isInRange = (ranges, codePoint)=>{
            let low = 0;
            let high = Math.floor(ranges.length / 2) - 1;
            while(low <= high){
                const mid = Math.floor((low + high) / 2);
                const i = mid * 2;
                if (codePoint < ranges[i]) {
                    high = mid - 1;
                } else if (codePoint > ranges[i + 1]) {
                    low = mid + 1;
                } else {
                    return true;
                }
            }
            return false;
        };
        ;
        const commonCjkCodePoint = 0x4E_00;
        const [wideFastPathStart, wideFastPathEnd] = findWideFastPathRange(wideRanges);
        function findWideFastPathRange(ranges) {
            let fastPathStart = ranges[0];
            let fastPathEnd = ranges[1];
            for(let index = 0; index < ranges.length; index += 2){
                const start = ranges[index];
                const end = ranges[index + 1];
                if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) {
                    return [
                        start,
                        end
                    ];
                }
                if (end - start > fastPathEnd - fastPathStart) {
                    fastPathStart = start;
                    fastPathEnd = end;
                }
            }
            return [
                fastPathStart,
                fastPathEnd
            ];
        }
        const isAmbiguous = (codePoint)=>{
            if (codePoint < ambiguousMinimalCodePoint || codePoint > ambiguousMaximumCodePoint) {
                return false;
            }
            return utilities_isInRange(ambiguousRanges, codePoint);
        };
        const isFullwidth = (codePoint)=>{
            if (codePoint < fullwidthMinimalCodePoint || codePoint > fullwidthMaximumCodePoint) {
                return false;
            }
            return utilities_isInRange(fullwidthRanges, codePoint);
        };
        const isHalfwidth = (codePoint)=>{
            if (codePoint < halfwidthMinimalCodePoint || codePoint > halfwidthMaximumCodePoint) {
                return false;
            }
            return isInRange(halfwidthRanges, codePoint);
        };
        const isNarrow = (codePoint)=>{
            if (codePoint < narrowMinimalCodePoint || codePoint > narrowMaximumCodePoint) {
                return false;
            }
            return isInRange(narrowRanges, codePoint);
        };
        const isWide = (codePoint)=>{
            if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) {
                return true;
            }
            if (codePoint < wideMinimalCodePoint || codePoint > wideMaximumCodePoint) {
                return false;
            }
            return utilities_isInRange(wideRanges, codePoint);
        };
        function lookup_getCategory(codePoint) {
            if (isAmbiguous(codePoint)) {
                return 'ambiguous';
            }
            if (isFullwidth(codePoint)) {
                return 'fullwidth';
            }
            if (isHalfwidth(codePoint)) {
                return 'halfwidth';
            }
            if (isNarrow(codePoint)) {
                return 'narrow';
            }
            if (isWide(codePoint)) {
                return 'wide';
            }
            return 'neutral';
        }
        ;
        function validate(codePoint) {
            if (!Number.isSafeInteger(codePoint)) {
                throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
            }
        }
        function eastAsianWidthType(codePoint) {
            validate(codePoint);
            return getCategory(codePoint);
        }
        function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
            validate(codePoint);
            if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) {
                return 2;
            }
            return 1;
        }
        ;
        const segmenter = new Intl.Segmenter();
        const nonAsciiOrControlRegex = /[^\u{20}-\u{7E}]/v;
        const prependedConcatenationMarks = String.raw`\u{600}-\u{605}\u{6DD}\u{890}\u{891}\u{8E2}\u{110BD}\u{110CD}`;
        const prependedConcatenationMarksRegex = new RegExp(`^[${prependedConcatenationMarks}]+`, 'v');
        const visibleCharacterRegex = new RegExp(String.raw`[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Enclosing_Mark}\p{Nonspacing_Mark}[\p{Format}--[${prependedConcatenationMarks}]]]`, 'v');
        const emojiPrefixRegex = /^(?:\p{RGI_Emoji}|\p{Regional_Indicator}{1,2}|[\d#*]\u{FE0F})/v;
        const textPresentationEmojiRegex = /^[\p{Emoji_Presentation}--[\u{10000}-\u{10FFFF}]]\u{FE0E}/v;
        function strayEmojiModifierCount(string, fromIndex) {
            if (fromIndex >= string.length) {
                return 0;
            }
            const modifierRegex = /(?<![\p{Emoji_Modifier_Base}\u{200D}])\p{Emoji_Modifier}/gv;
            modifierRegex.lastIndex = fromIndex;
            let count = 0;
            while(modifierRegex.test(string)){
                count++;
            }
            return count;
        }
        const emojiZwjSequenceRegex = /\u{200D}\p{Extended_Pictographic}/v;
        function baseVisible(segment) {
            const index = segment.search(visibleCharacterRegex);
            return index === -1 ? undefined : segment.slice(index);
        }
        function isHangul(codePoint) {
            return codePoint >= 0x11_00 && codePoint <= 0x11_FF || codePoint >= 0xA9_60 && codePoint <= 0xA9_7C || codePoint >= 0xAC_00 && codePoint <= 0xD7_A3 || codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6 || codePoint >= 0xD7_CB && codePoint <= 0xD7_FB;
        }
        function visibleCodePointsWidth(visibleSegment, eastAsianWidthOptions) {
            let width = 0;
            for (const character of visibleSegment){
                if (character === '\u{200D}') {
                    break;
                }
                if (visibleCharacterRegex.test(character)) {
                    width += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
                }
            }
            return width;
        }
        function clusterWidth(segment, eastAsianWidthOptions) {
            const firstCodePoint = segment.codePointAt(0);
            const marks = firstCodePoint === 0x1_10_BD || firstCodePoint === 0x1_10_CD || firstCodePoint >= 0x6_00 && firstCodePoint <= 0x8_FF ? prependedConcatenationMarksRegex.exec(segment) : undefined;
            if (marks) {
                const rest = segment.slice(marks[0].length);
                const restWidth = clusterWidth(rest, eastAsianWidthOptions);
                const visibleRest = baseVisible(rest);
                const isWideGlyph = restWidth >= 2 && (eastAsianWidth(visibleRest.codePointAt(0), eastAsianWidthOptions) === 2 || emojiPrefixRegex.test(visibleRest) || emojiZwjSequenceRegex.test(visibleRest));
                return isWideGlyph ? restWidth : [
                    ...marks[0]
                ].length + restWidth;
            }
            const visibleSegment = baseVisible(segment);
            if (visibleSegment === undefined) {
                return 0;
            }
            if (isHangul(firstCodePoint)) {
                return eastAsianWidth(firstCodePoint, eastAsianWidthOptions) + strayEmojiModifierCount(segment, 1) * 2;
            }
            if (textPresentationEmojiRegex.test(visibleSegment)) {
                return 1;
            }
            const emoji = emojiPrefixRegex.exec(visibleSegment);
            if (emoji) {
                return 2 + strayEmojiModifierCount(visibleSegment, emoji[0].length) * 2;
            }
            const zwjSequence = emojiZwjSequenceRegex.exec(visibleSegment);
            return zwjSequence ? 2 + strayEmojiModifierCount(visibleSegment, zwjSequence.index + zwjSequence[0].length) * 2 : visibleCodePointsWidth(visibleSegment, eastAsianWidthOptions);
        }
        function unicodeWidth(string, ambiguousIsNarrow) {
            let width = 0;
            const firstNonAsciiIndex = string.search(nonAsciiOrControlRegex);
            if (firstNonAsciiIndex > 1) {
                width = firstNonAsciiIndex - 1;
                string = string.slice(width);
            }
            let suffixStart = string.length;
            while(suffixStart > 0){
                const codePoint = string.codePointAt(suffixStart - 1);
                if (codePoint < 0x20 || codePoint > 0x7E) {
                    break;
                }
                suffixStart--;
            }
            if (suffixStart + 1 < string.length) {
                width += string.length - suffixStart - 1;
                string = string.slice(0, suffixStart + 1);
            }
            if (!/[^\u{20}-\u{7E}\u{4E00}-\u{9FFF}\u{AC00}-\u{D7A3}]/v.test(string)) {
                return width + string.length + string.replaceAll(/[\u{20}-\u{7E}]/gv, '').length;
            }
            string = string.toWellFormed();
            string = string.replaceAll(/(?<=[\u{16D63}-\u{16D6A}])[\u{16D63}-\u{16D6A}]+/gv, '');
            const eastAsianWidthOptions = {
                ambiguousAsWide: !ambiguousIsNarrow
            };
            for (const { segment } of segmenter.segment(string)){
                if (segment.length === 1) {
                    if (visibleCharacterRegex.test(segment)) {
                        width += eastAsianWidth(segment.codePointAt(0), eastAsianWidthOptions);
                    }
                    continue;
                }
                width += clusterWidth(segment, eastAsianWidthOptions);
            }
            return width;
        }
        function stringWidth(input, options = {}) {
            if (typeof input !== 'string' || input.length === 0) {
                return 0;
            }
            const { ambiguousIsNarrow = true, countAnsiEscapeCodes = false } = options;
            let string = input;
            if (!countAnsiEscapeCodes && (string.includes('\u{1B}') || string.includes('\u{9B}'))) {
                string = stripAnsi(string);
            }
            return nonAsciiOrControlRegex.test(string) ? unicodeWidth(string, ambiguousIsNarrow) : string.length;
        }
    })
};
