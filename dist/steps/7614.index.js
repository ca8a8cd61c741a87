export const id = 7614;
export const ids = [
    7614
];
export const modules = {
    26301: ((__unused_webpack_module, exports)=>{
        var CRC32;
        (function(factory) {
            if (typeof DO_NOT_EXPORT_CRC === 'undefined') {
                if (true) {
                    factory(exports);
                } else {}
            } else {
                factory(CRC32 = {});
            }
        })(function(CRC32) {
            CRC32.version = '1.2.2';
            function signed_crc_table() {
                var c = 0, table = new Array(256);
                for(var n = 0; n != 256; ++n){
                    c = n;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
                    table[n] = c;
                }
                return typeof Int32Array !== 'undefined' ? new Int32Array(table) : table;
            }
            var T0 = signed_crc_table();
            function slice_by_16_tables(T) {
                var c = 0, v = 0, n = 0, table = typeof Int32Array !== 'undefined' ? new Int32Array(4096) : new Array(4096);
                for(n = 0; n != 256; ++n)table[n] = T[n];
                for(n = 0; n != 256; ++n){
                    v = T[n];
                    for(c = 256 + n; c < 4096; c += 256)v = table[c] = v >>> 8 ^ T[v & 0xFF];
                }
                var out = [];
                for(n = 1; n != 16; ++n)out[n - 1] = typeof Int32Array !== 'undefined' ? table.subarray(n * 256, n * 256 + 256) : table.slice(n * 256, n * 256 + 256);
                return out;
            }
            var TT = slice_by_16_tables(T0);
            var T1 = TT[0], T2 = TT[1], T3 = TT[2], T4 = TT[3], T5 = TT[4];
            var T6 = TT[5], T7 = TT[6], T8 = TT[7], T9 = TT[8], Ta = TT[9];
            var Tb = TT[10], Tc = TT[11], Td = TT[12], Te = TT[13], Tf = TT[14];
            function crc32_bstr(bstr, seed) {
                var C = seed ^ -1;
                for(var i = 0, L = bstr.length; i < L;)C = C >>> 8 ^ T0[(C ^ bstr.charCodeAt(i++)) & 0xFF];
                return ~C;
            }
            function crc32_buf(B, seed) {
                var C = seed ^ -1, L = B.length - 15, i = 0;
                for(; i < L;)C = Tf[B[i++] ^ C & 255] ^ Te[B[i++] ^ C >> 8 & 255] ^ Td[B[i++] ^ C >> 16 & 255] ^ Tc[B[i++] ^ C >>> 24] ^ Tb[B[i++]] ^ Ta[B[i++]] ^ T9[B[i++]] ^ T8[B[i++]] ^ T7[B[i++]] ^ T6[B[i++]] ^ T5[B[i++]] ^ T4[B[i++]] ^ T3[B[i++]] ^ T2[B[i++]] ^ T1[B[i++]] ^ T0[B[i++]];
                L += 15;
                while(i < L)C = C >>> 8 ^ T0[(C ^ B[i++]) & 0xFF];
                return ~C;
            }
            function crc32_str(str, seed) {
                var C = seed ^ -1;
                for(var i = 0, L = str.length, c = 0, d = 0; i < L;){
                    c = str.charCodeAt(i++);
                    if (c < 0x80) {
                        C = C >>> 8 ^ T0[(C ^ c) & 0xFF];
                    } else if (c < 0x800) {
                        C = C >>> 8 ^ T0[(C ^ (192 | c >> 6 & 31)) & 0xFF];
                        C = C >>> 8 ^ T0[(C ^ (128 | c & 63)) & 0xFF];
                    } else if (c >= 0xD800 && c < 0xE000) {
                        c = (c & 1023) + 64;
                        d = str.charCodeAt(i++) & 1023;
                        C = C >>> 8 ^ T0[(C ^ (240 | c >> 8 & 7)) & 0xFF];
                        C = C >>> 8 ^ T0[(C ^ (128 | c >> 2 & 63)) & 0xFF];
                        C = C >>> 8 ^ T0[(C ^ (128 | d >> 6 & 15 | (c & 3) << 4)) & 0xFF];
                        C = C >>> 8 ^ T0[(C ^ (128 | d & 63)) & 0xFF];
                    } else {
                        C = C >>> 8 ^ T0[(C ^ (224 | c >> 12 & 15)) & 0xFF];
                        C = C >>> 8 ^ T0[(C ^ (128 | c >> 6 & 63)) & 0xFF];
                        C = C >>> 8 ^ T0[(C ^ (128 | c & 63)) & 0xFF];
                    }
                }
                return ~C;
            }
            CRC32.table = T0;
            CRC32.bstr = crc32_bstr;
            CRC32.buf = crc32_buf;
            CRC32.str = crc32_str;
        });
    }),
    74109: ((module)=>{
        const isStream = (stream)=>stream !== null && typeof stream === 'object' && typeof stream.pipe === 'function';
        isStream.writable = (stream)=>isStream(stream) && stream.writable !== false && typeof stream._write === 'function' && typeof stream._writableState === 'object';
        isStream.readable = (stream)=>isStream(stream) && stream.readable !== false && typeof stream._read === 'function' && typeof stream._readableState === 'object';
        isStream.duplex = (stream)=>isStream.writable(stream) && isStream.readable(stream);
        isStream.transform = (stream)=>isStream.duplex(stream) && typeof stream._transform === 'function';
        module.exports = isStream;
    }),
    52778: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var hashClear = __webpack_require__(80905), hashDelete = __webpack_require__(34369), hashGet = __webpack_require__(4488), hashHas = __webpack_require__(68124), hashSet = __webpack_require__(16652);
        function Hash(entries) {
            var index = -1, length = entries == null ? 0 : entries.length;
            this.clear();
            while(++index < length){
                var entry = entries[index];
                this.set(entry[0], entry[1]);
            }
        }
        Hash.prototype.clear = hashClear;
        Hash.prototype['delete'] = hashDelete;
        Hash.prototype.get = hashGet;
        Hash.prototype.has = hashHas;
        Hash.prototype.set = hashSet;
        module.exports = Hash;
    }),
    94794: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var listCacheClear = __webpack_require__(67657), listCacheDelete = __webpack_require__(20609), listCacheGet = __webpack_require__(74760), listCacheHas = __webpack_require__(43612), listCacheSet = __webpack_require__(69356);
        function ListCache(entries) {
            var index = -1, length = entries == null ? 0 : entries.length;
            this.clear();
            while(++index < length){
                var entry = entries[index];
                this.set(entry[0], entry[1]);
            }
        }
        ListCache.prototype.clear = listCacheClear;
        ListCache.prototype['delete'] = listCacheDelete;
        ListCache.prototype.get = listCacheGet;
        ListCache.prototype.has = listCacheHas;
        ListCache.prototype.set = listCacheSet;
        module.exports = ListCache;
    }),
    65338: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getNative = __webpack_require__(77339), root = __webpack_require__(1950);
        var Map = getNative(root, 'Map');
        module.exports = Map;
    }),
    37402: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var mapCacheClear = __webpack_require__(75129), mapCacheDelete = __webpack_require__(57745), mapCacheGet = __webpack_require__(51288), mapCacheHas = __webpack_require__(43212), mapCacheSet = __webpack_require__(44668);
        function MapCache(entries) {
            var index = -1, length = entries == null ? 0 : entries.length;
            this.clear();
            while(++index < length){
                var entry = entries[index];
                this.set(entry[0], entry[1]);
            }
        }
        MapCache.prototype.clear = mapCacheClear;
        MapCache.prototype['delete'] = mapCacheDelete;
        MapCache.prototype.get = mapCacheGet;
        MapCache.prototype.has = mapCacheHas;
        MapCache.prototype.set = mapCacheSet;
        module.exports = MapCache;
    }),
    10176: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getNative = __webpack_require__(77339), root = __webpack_require__(1950);
        var Set = getNative(root, 'Set');
        module.exports = Set;
    }),
    82540: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var MapCache = __webpack_require__(37402), setCacheAdd = __webpack_require__(33333), setCacheHas = __webpack_require__(96934);
        function SetCache(values) {
            var index = -1, length = values == null ? 0 : values.length;
            this.__data__ = new MapCache;
            while(++index < length){
                this.add(values[index]);
            }
        }
        SetCache.prototype.add = SetCache.prototype.push = setCacheAdd;
        SetCache.prototype.has = setCacheHas;
        module.exports = SetCache;
    }),
    83826: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var root = __webpack_require__(1950);
        var Symbol = root.Symbol;
        module.exports = Symbol;
    }),
    27360: ((module)=>{
        function apply(func, thisArg, args) {
            switch(args.length){
                case 0:
                    return func.call(thisArg);
                case 1:
                    return func.call(thisArg, args[0]);
                case 2:
                    return func.call(thisArg, args[0], args[1]);
                case 3:
                    return func.call(thisArg, args[0], args[1], args[2]);
            }
            return func.apply(thisArg, args);
        }
        module.exports = apply;
    }),
    16812: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseIndexOf = __webpack_require__(44782);
        function arrayIncludes(array, value) {
            var length = array == null ? 0 : array.length;
            return !!length && baseIndexOf(array, value, 0) > -1;
        }
        module.exports = arrayIncludes;
    }),
    7860: ((module)=>{
        function arrayIncludesWith(array, value, comparator) {
            var index = -1, length = array == null ? 0 : array.length;
            while(++index < length){
                if (comparator(value, array[index])) {
                    return true;
                }
            }
            return false;
        }
        module.exports = arrayIncludesWith;
    }),
    49622: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseTimes = __webpack_require__(49305), isArguments = __webpack_require__(41523), isArray = __webpack_require__(53270), isBuffer = __webpack_require__(66349), isIndex = __webpack_require__(71808), isTypedArray = __webpack_require__(88250);
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        function arrayLikeKeys(value, inherited) {
            var isArr = isArray(value), isArg = !isArr && isArguments(value), isBuff = !isArr && !isArg && isBuffer(value), isType = !isArr && !isArg && !isBuff && isTypedArray(value), skipIndexes = isArr || isArg || isBuff || isType, result = skipIndexes ? baseTimes(value.length, String) : [], length = result.length;
            for(var key in value){
                if ((inherited || hasOwnProperty.call(value, key)) && !(skipIndexes && (key == 'length' || isBuff && (key == 'offset' || key == 'parent') || isType && (key == 'buffer' || key == 'byteLength' || key == 'byteOffset') || isIndex(key, length)))) {
                    result.push(key);
                }
            }
            return result;
        }
        module.exports = arrayLikeKeys;
    }),
    25463: ((module)=>{
        function arrayMap(array, iteratee) {
            var index = -1, length = array == null ? 0 : array.length, result = Array(length);
            while(++index < length){
                result[index] = iteratee(array[index], index, array);
            }
            return result;
        }
        module.exports = arrayMap;
    }),
    63449: ((module)=>{
        function arrayPush(array, values) {
            var index = -1, length = values.length, offset = array.length;
            while(++index < length){
                array[offset + index] = values[index];
            }
            return array;
        }
        module.exports = arrayPush;
    }),
    21674: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var eq = __webpack_require__(82253);
        function assocIndexOf(array, key) {
            var length = array.length;
            while(length--){
                if (eq(array[length][0], key)) {
                    return length;
                }
            }
            return -1;
        }
        module.exports = assocIndexOf;
    }),
    95648: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var SetCache = __webpack_require__(82540), arrayIncludes = __webpack_require__(16812), arrayIncludesWith = __webpack_require__(7860), arrayMap = __webpack_require__(25463), baseUnary = __webpack_require__(13396), cacheHas = __webpack_require__(51456);
        var LARGE_ARRAY_SIZE = 200;
        function baseDifference(array, values, iteratee, comparator) {
            var index = -1, includes = arrayIncludes, isCommon = true, length = array.length, result = [], valuesLength = values.length;
            if (!length) {
                return result;
            }
            if (iteratee) {
                values = arrayMap(values, baseUnary(iteratee));
            }
            if (comparator) {
                includes = arrayIncludesWith;
                isCommon = false;
            } else if (values.length >= LARGE_ARRAY_SIZE) {
                includes = cacheHas;
                isCommon = false;
                values = new SetCache(values);
            }
            outer: while(++index < length){
                var value = array[index], computed = iteratee == null ? value : iteratee(value);
                value = comparator || value !== 0 ? value : 0;
                if (isCommon && computed === computed) {
                    var valuesIndex = valuesLength;
                    while(valuesIndex--){
                        if (values[valuesIndex] === computed) {
                            continue outer;
                        }
                    }
                    result.push(value);
                } else if (!includes(values, computed, comparator)) {
                    result.push(value);
                }
            }
            return result;
        }
        module.exports = baseDifference;
    }),
    73474: ((module)=>{
        function baseFindIndex(array, predicate, fromIndex, fromRight) {
            var length = array.length, index = fromIndex + (fromRight ? 1 : -1);
            while(fromRight ? index-- : ++index < length){
                if (predicate(array[index], index, array)) {
                    return index;
                }
            }
            return -1;
        }
        module.exports = baseFindIndex;
    }),
    73193: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var arrayPush = __webpack_require__(63449), isFlattenable = __webpack_require__(37066);
        function baseFlatten(array, depth, predicate, isStrict, result) {
            var index = -1, length = array.length;
            predicate || (predicate = isFlattenable);
            result || (result = []);
            while(++index < length){
                var value = array[index];
                if (depth > 0 && predicate(value)) {
                    if (depth > 1) {
                        baseFlatten(value, depth - 1, predicate, isStrict, result);
                    } else {
                        arrayPush(result, value);
                    }
                } else if (!isStrict) {
                    result[result.length] = value;
                }
            }
            return result;
        }
        module.exports = baseFlatten;
    }),
    38771: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var Symbol = __webpack_require__(83826), getRawTag = __webpack_require__(70566), objectToString = __webpack_require__(80397);
        var nullTag = '[object Null]', undefinedTag = '[object Undefined]';
        var symToStringTag = Symbol ? Symbol.toStringTag : undefined;
        function baseGetTag(value) {
            if (value == null) {
                return value === undefined ? undefinedTag : nullTag;
            }
            return symToStringTag && symToStringTag in Object(value) ? getRawTag(value) : objectToString(value);
        }
        module.exports = baseGetTag;
    }),
    44782: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseFindIndex = __webpack_require__(73474), baseIsNaN = __webpack_require__(65998), strictIndexOf = __webpack_require__(19786);
        function baseIndexOf(array, value, fromIndex) {
            return value === value ? strictIndexOf(array, value, fromIndex) : baseFindIndex(array, baseIsNaN, fromIndex);
        }
        module.exports = baseIndexOf;
    }),
    46075: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseGetTag = __webpack_require__(38771), isObjectLike = __webpack_require__(35235);
        var argsTag = '[object Arguments]';
        function baseIsArguments(value) {
            return isObjectLike(value) && baseGetTag(value) == argsTag;
        }
        module.exports = baseIsArguments;
    }),
    65998: ((module)=>{
        function baseIsNaN(value) {
            return value !== value;
        }
        module.exports = baseIsNaN;
    }),
    32120: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var isFunction = __webpack_require__(93623), isMasked = __webpack_require__(23223), isObject = __webpack_require__(11148), toSource = __webpack_require__(91170);
        var reRegExpChar = /[\\^$.*+?()[\]{}|]/g;
        var reIsHostCtor = /^\[object .+?Constructor\]$/;
        var funcProto = Function.prototype, objectProto = Object.prototype;
        var funcToString = funcProto.toString;
        var hasOwnProperty = objectProto.hasOwnProperty;
        var reIsNative = RegExp('^' + funcToString.call(hasOwnProperty).replace(reRegExpChar, '\\$&').replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, '$1.*?') + '$');
        function baseIsNative(value) {
            if (!isObject(value) || isMasked(value)) {
                return false;
            }
            var pattern = isFunction(value) ? reIsNative : reIsHostCtor;
            return pattern.test(toSource(value));
        }
        module.exports = baseIsNative;
    }),
    66418: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseGetTag = __webpack_require__(38771), isLength = __webpack_require__(41483), isObjectLike = __webpack_require__(35235);
        var argsTag = '[object Arguments]', arrayTag = '[object Array]', boolTag = '[object Boolean]', dateTag = '[object Date]', errorTag = '[object Error]', funcTag = '[object Function]', mapTag = '[object Map]', numberTag = '[object Number]', objectTag = '[object Object]', regexpTag = '[object RegExp]', setTag = '[object Set]', stringTag = '[object String]', weakMapTag = '[object WeakMap]';
        var arrayBufferTag = '[object ArrayBuffer]', dataViewTag = '[object DataView]', float32Tag = '[object Float32Array]', float64Tag = '[object Float64Array]', int8Tag = '[object Int8Array]', int16Tag = '[object Int16Array]', int32Tag = '[object Int32Array]', uint8Tag = '[object Uint8Array]', uint8ClampedTag = '[object Uint8ClampedArray]', uint16Tag = '[object Uint16Array]', uint32Tag = '[object Uint32Array]';
        var typedArrayTags = {};
        typedArrayTags[float32Tag] = typedArrayTags[float64Tag] = typedArrayTags[int8Tag] = typedArrayTags[int16Tag] = typedArrayTags[int32Tag] = typedArrayTags[uint8Tag] = typedArrayTags[uint8ClampedTag] = typedArrayTags[uint16Tag] = typedArrayTags[uint32Tag] = true;
        typedArrayTags[argsTag] = typedArrayTags[arrayTag] = typedArrayTags[arrayBufferTag] = typedArrayTags[boolTag] = typedArrayTags[dataViewTag] = typedArrayTags[dateTag] = typedArrayTags[errorTag] = typedArrayTags[funcTag] = typedArrayTags[mapTag] = typedArrayTags[numberTag] = typedArrayTags[objectTag] = typedArrayTags[regexpTag] = typedArrayTags[setTag] = typedArrayTags[stringTag] = typedArrayTags[weakMapTag] = false;
        function baseIsTypedArray(value) {
            return isObjectLike(value) && isLength(value.length) && !!typedArrayTags[baseGetTag(value)];
        }
        module.exports = baseIsTypedArray;
    }),
    48240: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var isObject = __webpack_require__(11148), isPrototype = __webpack_require__(29042), nativeKeysIn = __webpack_require__(41170);
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        function baseKeysIn(object) {
            if (!isObject(object)) {
                return nativeKeysIn(object);
            }
            var isProto = isPrototype(object), result = [];
            for(var key in object){
                if (!(key == 'constructor' && (isProto || !hasOwnProperty.call(object, key)))) {
                    result.push(key);
                }
            }
            return result;
        }
        module.exports = baseKeysIn;
    }),
    50025: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var identity = __webpack_require__(63877), overRest = __webpack_require__(22338), setToString = __webpack_require__(668);
        function baseRest(func, start) {
            return setToString(overRest(func, start, identity), func + '');
        }
        module.exports = baseRest;
    }),
    41803: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var constant = __webpack_require__(92891), defineProperty = __webpack_require__(28404), identity = __webpack_require__(63877);
        var baseSetToString = !defineProperty ? identity : function(func, string) {
            return defineProperty(func, 'toString', {
                'configurable': true,
                'enumerable': false,
                'value': constant(string),
                'writable': true
            });
        };
        module.exports = baseSetToString;
    }),
    49305: ((module)=>{
        function baseTimes(n, iteratee) {
            var index = -1, result = Array(n);
            while(++index < n){
                result[index] = iteratee(index);
            }
            return result;
        }
        module.exports = baseTimes;
    }),
    13396: ((module)=>{
        function baseUnary(func) {
            return function(value) {
                return func(value);
            };
        }
        module.exports = baseUnary;
    }),
    60846: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var SetCache = __webpack_require__(82540), arrayIncludes = __webpack_require__(16812), arrayIncludesWith = __webpack_require__(7860), cacheHas = __webpack_require__(51456), createSet = __webpack_require__(84528), setToArray = __webpack_require__(16132);
        var LARGE_ARRAY_SIZE = 200;
        function baseUniq(array, iteratee, comparator) {
            var index = -1, includes = arrayIncludes, length = array.length, isCommon = true, result = [], seen = result;
            if (comparator) {
                isCommon = false;
                includes = arrayIncludesWith;
            } else if (length >= LARGE_ARRAY_SIZE) {
                var set = iteratee ? null : createSet(array);
                if (set) {
                    return setToArray(set);
                }
                isCommon = false;
                includes = cacheHas;
                seen = new SetCache;
            } else {
                seen = iteratee ? [] : result;
            }
            outer: while(++index < length){
                var value = array[index], computed = iteratee ? iteratee(value) : value;
                value = comparator || value !== 0 ? value : 0;
                if (isCommon && computed === computed) {
                    var seenIndex = seen.length;
                    while(seenIndex--){
                        if (seen[seenIndex] === computed) {
                            continue outer;
                        }
                    }
                    if (iteratee) {
                        seen.push(computed);
                    }
                    result.push(value);
                } else if (!includes(seen, computed, comparator)) {
                    if (seen !== result) {
                        seen.push(computed);
                    }
                    result.push(value);
                }
            }
            return result;
        }
        module.exports = baseUniq;
    }),
    51456: ((module)=>{
        function cacheHas(cache, key) {
            return cache.has(key);
        }
        module.exports = cacheHas;
    }),
    90014: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var root = __webpack_require__(1950);
        var coreJsData = root['__core-js_shared__'];
        module.exports = coreJsData;
    }),
    84528: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var Set = __webpack_require__(10176), noop = __webpack_require__(67167), setToArray = __webpack_require__(16132);
        var INFINITY = 1 / 0;
        var createSet = !(Set && 1 / setToArray(new Set([
            ,
            -0
        ]))[1] == INFINITY) ? noop : function(values) {
            return new Set(values);
        };
        module.exports = createSet;
    }),
    28404: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getNative = __webpack_require__(77339);
        var defineProperty = function() {
            try {
                var func = getNative(Object, 'defineProperty');
                func({}, '', {});
                return func;
            } catch (e) {}
        }();
        module.exports = defineProperty;
    }),
    13943: ((module)=>{
        var freeGlobal = typeof global == 'object' && global && global.Object === Object && global;
        module.exports = freeGlobal;
    }),
    31196: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var isKeyable = __webpack_require__(4059);
        function getMapData(map, key) {
            var data = map.__data__;
            return isKeyable(key) ? data[typeof key == 'string' ? 'string' : 'hash'] : data.map;
        }
        module.exports = getMapData;
    }),
    77339: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseIsNative = __webpack_require__(32120), getValue = __webpack_require__(13755);
        function getNative(object, key) {
            var value = getValue(object, key);
            return baseIsNative(value) ? value : undefined;
        }
        module.exports = getNative;
    }),
    9344: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var overArg = __webpack_require__(88566);
        var getPrototype = overArg(Object.getPrototypeOf, Object);
        module.exports = getPrototype;
    }),
    70566: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var Symbol = __webpack_require__(83826);
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        var nativeObjectToString = objectProto.toString;
        var symToStringTag = Symbol ? Symbol.toStringTag : undefined;
        function getRawTag(value) {
            var isOwn = hasOwnProperty.call(value, symToStringTag), tag = value[symToStringTag];
            try {
                value[symToStringTag] = undefined;
                var unmasked = true;
            } catch (e) {}
            var result = nativeObjectToString.call(value);
            if (unmasked) {
                if (isOwn) {
                    value[symToStringTag] = tag;
                } else {
                    delete value[symToStringTag];
                }
            }
            return result;
        }
        module.exports = getRawTag;
    }),
    13755: ((module)=>{
        function getValue(object, key) {
            return object == null ? undefined : object[key];
        }
        module.exports = getValue;
    }),
    80905: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var nativeCreate = __webpack_require__(54049);
        function hashClear() {
            this.__data__ = nativeCreate ? nativeCreate(null) : {};
            this.size = 0;
        }
        module.exports = hashClear;
    }),
    34369: ((module)=>{
        function hashDelete(key) {
            var result = this.has(key) && delete this.__data__[key];
            this.size -= result ? 1 : 0;
            return result;
        }
        module.exports = hashDelete;
    }),
    4488: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var nativeCreate = __webpack_require__(54049);
        var HASH_UNDEFINED = '__lodash_hash_undefined__';
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        function hashGet(key) {
            var data = this.__data__;
            if (nativeCreate) {
                var result = data[key];
                return result === HASH_UNDEFINED ? undefined : result;
            }
            return hasOwnProperty.call(data, key) ? data[key] : undefined;
        }
        module.exports = hashGet;
    }),
    68124: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var nativeCreate = __webpack_require__(54049);
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        function hashHas(key) {
            var data = this.__data__;
            return nativeCreate ? data[key] !== undefined : hasOwnProperty.call(data, key);
        }
        module.exports = hashHas;
    }),
    16652: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var nativeCreate = __webpack_require__(54049);
        var HASH_UNDEFINED = '__lodash_hash_undefined__';
        function hashSet(key, value) {
            var data = this.__data__;
            this.size += this.has(key) ? 0 : 1;
            data[key] = nativeCreate && value === undefined ? HASH_UNDEFINED : value;
            return this;
        }
        module.exports = hashSet;
    }),
    37066: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var Symbol = __webpack_require__(83826), isArguments = __webpack_require__(41523), isArray = __webpack_require__(53270);
        var spreadableSymbol = Symbol ? Symbol.isConcatSpreadable : undefined;
        function isFlattenable(value) {
            return isArray(value) || isArguments(value) || !!(spreadableSymbol && value && value[spreadableSymbol]);
        }
        module.exports = isFlattenable;
    }),
    71808: ((module)=>{
        var MAX_SAFE_INTEGER = 9007199254740991;
        var reIsUint = /^(?:0|[1-9]\d*)$/;
        function isIndex(value, length) {
            var type = typeof value;
            length = length == null ? MAX_SAFE_INTEGER : length;
            return !!length && (type == 'number' || type != 'symbol' && reIsUint.test(value)) && value > -1 && value % 1 == 0 && value < length;
        }
        module.exports = isIndex;
    }),
    95463: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var eq = __webpack_require__(82253), isArrayLike = __webpack_require__(1393), isIndex = __webpack_require__(71808), isObject = __webpack_require__(11148);
        function isIterateeCall(value, index, object) {
            if (!isObject(object)) {
                return false;
            }
            var type = typeof index;
            if (type == 'number' ? isArrayLike(object) && isIndex(index, object.length) : type == 'string' && index in object) {
                return eq(object[index], value);
            }
            return false;
        }
        module.exports = isIterateeCall;
    }),
    4059: ((module)=>{
        function isKeyable(value) {
            var type = typeof value;
            return type == 'string' || type == 'number' || type == 'symbol' || type == 'boolean' ? value !== '__proto__' : value === null;
        }
        module.exports = isKeyable;
    }),
    23223: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var coreJsData = __webpack_require__(90014);
        var maskSrcKey = function() {
            var uid = /[^.]+$/.exec(coreJsData && coreJsData.keys && coreJsData.keys.IE_PROTO || '');
            return uid ? 'Symbol(src)_1.' + uid : '';
        }();
        function isMasked(func) {
            return !!maskSrcKey && maskSrcKey in func;
        }
        module.exports = isMasked;
    }),
    29042: ((module)=>{
        var objectProto = Object.prototype;
        function isPrototype(value) {
            var Ctor = value && value.constructor, proto = typeof Ctor == 'function' && Ctor.prototype || objectProto;
            return value === proto;
        }
        module.exports = isPrototype;
    }),
    67657: ((module)=>{
        function listCacheClear() {
            this.__data__ = [];
            this.size = 0;
        }
        module.exports = listCacheClear;
    }),
    20609: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var assocIndexOf = __webpack_require__(21674);
        var arrayProto = Array.prototype;
        var splice = arrayProto.splice;
        function listCacheDelete(key) {
            var data = this.__data__, index = assocIndexOf(data, key);
            if (index < 0) {
                return false;
            }
            var lastIndex = data.length - 1;
            if (index == lastIndex) {
                data.pop();
            } else {
                splice.call(data, index, 1);
            }
            --this.size;
            return true;
        }
        module.exports = listCacheDelete;
    }),
    74760: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var assocIndexOf = __webpack_require__(21674);
        function listCacheGet(key) {
            var data = this.__data__, index = assocIndexOf(data, key);
            return index < 0 ? undefined : data[index][1];
        }
        module.exports = listCacheGet;
    }),
    43612: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var assocIndexOf = __webpack_require__(21674);
        function listCacheHas(key) {
            return assocIndexOf(this.__data__, key) > -1;
        }
        module.exports = listCacheHas;
    }),
    69356: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var assocIndexOf = __webpack_require__(21674);
        function listCacheSet(key, value) {
            var data = this.__data__, index = assocIndexOf(data, key);
            if (index < 0) {
                ++this.size;
                data.push([
                    key,
                    value
                ]);
            } else {
                data[index][1] = value;
            }
            return this;
        }
        module.exports = listCacheSet;
    }),
    75129: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var Hash = __webpack_require__(52778), ListCache = __webpack_require__(94794), Map = __webpack_require__(65338);
        function mapCacheClear() {
            this.size = 0;
            this.__data__ = {
                'hash': new Hash,
                'map': new (Map || ListCache),
                'string': new Hash
            };
        }
        module.exports = mapCacheClear;
    }),
    57745: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getMapData = __webpack_require__(31196);
        function mapCacheDelete(key) {
            var result = getMapData(this, key)['delete'](key);
            this.size -= result ? 1 : 0;
            return result;
        }
        module.exports = mapCacheDelete;
    }),
    51288: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getMapData = __webpack_require__(31196);
        function mapCacheGet(key) {
            return getMapData(this, key).get(key);
        }
        module.exports = mapCacheGet;
    }),
    43212: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getMapData = __webpack_require__(31196);
        function mapCacheHas(key) {
            return getMapData(this, key).has(key);
        }
        module.exports = mapCacheHas;
    }),
    44668: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getMapData = __webpack_require__(31196);
        function mapCacheSet(key, value) {
            var data = getMapData(this, key), size = data.size;
            data.set(key, value);
            this.size += data.size == size ? 0 : 1;
            return this;
        }
        module.exports = mapCacheSet;
    }),
    54049: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var getNative = __webpack_require__(77339);
        var nativeCreate = getNative(Object, 'create');
        module.exports = nativeCreate;
    }),
    41170: ((module)=>{
        function nativeKeysIn(object) {
            var result = [];
            if (object != null) {
                for(var key in Object(object)){
                    result.push(key);
                }
            }
            return result;
        }
        module.exports = nativeKeysIn;
    }),
    54562: ((module, exports, __webpack_require__)=>{
        module = __webpack_require__.nmd(module);
        var freeGlobal = __webpack_require__(13943);
        var freeExports = true && exports && !exports.nodeType && exports;
        var freeModule = freeExports && "object" == 'object' && module && !module.nodeType && module;
        var moduleExports = freeModule && freeModule.exports === freeExports;
        var freeProcess = moduleExports && freeGlobal.process;
        var nodeUtil = function() {
            try {
                var types = freeModule && freeModule.require && freeModule.require('util').types;
                if (types) {
                    return types;
                }
                return freeProcess && freeProcess.binding && freeProcess.binding('util');
            } catch (e) {}
        }();
        module.exports = nodeUtil;
    }),
    80397: ((module)=>{
        var objectProto = Object.prototype;
        var nativeObjectToString = objectProto.toString;
        function objectToString(value) {
            return nativeObjectToString.call(value);
        }
        module.exports = objectToString;
    }),
    88566: ((module)=>{
        function overArg(func, transform) {
            return function(arg) {
                return func(transform(arg));
            };
        }
        module.exports = overArg;
    }),
    22338: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var apply = __webpack_require__(27360);
        var nativeMax = Math.max;
        function overRest(func, start, transform) {
            start = nativeMax(start === undefined ? func.length - 1 : start, 0);
            return function() {
                var args = arguments, index = -1, length = nativeMax(args.length - start, 0), array = Array(length);
                while(++index < length){
                    array[index] = args[start + index];
                }
                index = -1;
                var otherArgs = Array(start + 1);
                while(++index < start){
                    otherArgs[index] = args[index];
                }
                otherArgs[start] = transform(array);
                return apply(func, this, otherArgs);
            };
        }
        module.exports = overRest;
    }),
    1950: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var freeGlobal = __webpack_require__(13943);
        var freeSelf = typeof self == 'object' && self && self.Object === Object && self;
        var root = freeGlobal || freeSelf || Function('return this')();
        module.exports = root;
    }),
    33333: ((module)=>{
        var HASH_UNDEFINED = '__lodash_hash_undefined__';
        function setCacheAdd(value) {
            this.__data__.set(value, HASH_UNDEFINED);
            return this;
        }
        module.exports = setCacheAdd;
    }),
    96934: ((module)=>{
        function setCacheHas(value) {
            return this.__data__.has(value);
        }
        module.exports = setCacheHas;
    }),
    16132: ((module)=>{
        function setToArray(set) {
            var index = -1, result = Array(set.size);
            set.forEach(function(value) {
                result[++index] = value;
            });
            return result;
        }
        module.exports = setToArray;
    }),
    668: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseSetToString = __webpack_require__(41803), shortOut = __webpack_require__(51060);
        var setToString = shortOut(baseSetToString);
        module.exports = setToString;
    }),
    51060: ((module)=>{
        var HOT_COUNT = 800, HOT_SPAN = 16;
        var nativeNow = Date.now;
        function shortOut(func) {
            var count = 0, lastCalled = 0;
            return function() {
                var stamp = nativeNow(), remaining = HOT_SPAN - (stamp - lastCalled);
                lastCalled = stamp;
                if (remaining > 0) {
                    if (++count >= HOT_COUNT) {
                        return arguments[0];
                    }
                } else {
                    count = 0;
                }
                return func.apply(undefined, arguments);
            };
        }
        module.exports = shortOut;
    }),
    19786: ((module)=>{
        function strictIndexOf(array, value, fromIndex) {
            var index = fromIndex - 1, length = array.length;
            while(++index < length){
                if (array[index] === value) {
                    return index;
                }
            }
            return -1;
        }
        module.exports = strictIndexOf;
    }),
    91170: ((module)=>{
        var funcProto = Function.prototype;
        var funcToString = funcProto.toString;
        function toSource(func) {
            if (func != null) {
                try {
                    return funcToString.call(func);
                } catch (e) {}
                try {
                    return func + '';
                } catch (e) {}
            }
            return '';
        }
        module.exports = toSource;
    }),
    92891: ((module)=>{
        function constant(value) {
            return function() {
                return value;
            };
        }
        module.exports = constant;
    }),
    60037: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseRest = __webpack_require__(50025), eq = __webpack_require__(82253), isIterateeCall = __webpack_require__(95463), keysIn = __webpack_require__(21736);
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        var defaults = baseRest(function(object, sources) {
            object = Object(object);
            var index = -1;
            var length = sources.length;
            var guard = length > 2 ? sources[2] : undefined;
            if (guard && isIterateeCall(sources[0], sources[1], guard)) {
                length = 1;
            }
            while(++index < length){
                var source = sources[index];
                var props = keysIn(source);
                var propsIndex = -1;
                var propsLength = props.length;
                while(++propsIndex < propsLength){
                    var key = props[propsIndex];
                    var value = object[key];
                    if (value === undefined || eq(value, objectProto[key]) && !hasOwnProperty.call(object, key)) {
                        object[key] = source[key];
                    }
                }
            }
            return object;
        });
        module.exports = defaults;
    }),
    98584: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseDifference = __webpack_require__(95648), baseFlatten = __webpack_require__(73193), baseRest = __webpack_require__(50025), isArrayLikeObject = __webpack_require__(48702);
        var difference = baseRest(function(array, values) {
            return isArrayLikeObject(array) ? baseDifference(array, baseFlatten(values, 1, isArrayLikeObject, true)) : [];
        });
        module.exports = difference;
    }),
    82253: ((module)=>{
        function eq(value, other) {
            return value === other || value !== value && other !== other;
        }
        module.exports = eq;
    }),
    51153: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseFlatten = __webpack_require__(73193);
        function flatten(array) {
            var length = array == null ? 0 : array.length;
            return length ? baseFlatten(array, 1) : [];
        }
        module.exports = flatten;
    }),
    63877: ((module)=>{
        function identity(value) {
            return value;
        }
        module.exports = identity;
    }),
    41523: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseIsArguments = __webpack_require__(46075), isObjectLike = __webpack_require__(35235);
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        var propertyIsEnumerable = objectProto.propertyIsEnumerable;
        var isArguments = baseIsArguments(function() {
            return arguments;
        }()) ? baseIsArguments : function(value) {
            return isObjectLike(value) && hasOwnProperty.call(value, 'callee') && !propertyIsEnumerable.call(value, 'callee');
        };
        module.exports = isArguments;
    }),
    53270: ((module)=>{
        var isArray = Array.isArray;
        module.exports = isArray;
    }),
    1393: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var isFunction = __webpack_require__(93623), isLength = __webpack_require__(41483);
        function isArrayLike(value) {
            return value != null && isLength(value.length) && !isFunction(value);
        }
        module.exports = isArrayLike;
    }),
    48702: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var isArrayLike = __webpack_require__(1393), isObjectLike = __webpack_require__(35235);
        function isArrayLikeObject(value) {
            return isObjectLike(value) && isArrayLike(value);
        }
        module.exports = isArrayLikeObject;
    }),
    66349: ((module, exports, __webpack_require__)=>{
        module = __webpack_require__.nmd(module);
        var root = __webpack_require__(1950), stubFalse = __webpack_require__(73076);
        var freeExports = true && exports && !exports.nodeType && exports;
        var freeModule = freeExports && "object" == 'object' && module && !module.nodeType && module;
        var moduleExports = freeModule && freeModule.exports === freeExports;
        var Buffer1 = moduleExports ? root.Buffer : undefined;
        var nativeIsBuffer = Buffer1 ? Buffer1.isBuffer : undefined;
        var isBuffer = nativeIsBuffer || stubFalse;
        module.exports = isBuffer;
    }),
    93623: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseGetTag = __webpack_require__(38771), isObject = __webpack_require__(11148);
        var asyncTag = '[object AsyncFunction]', funcTag = '[object Function]', genTag = '[object GeneratorFunction]', proxyTag = '[object Proxy]';
        function isFunction(value) {
            if (!isObject(value)) {
                return false;
            }
            var tag = baseGetTag(value);
            return tag == funcTag || tag == genTag || tag == asyncTag || tag == proxyTag;
        }
        module.exports = isFunction;
    }),
    41483: ((module)=>{
        var MAX_SAFE_INTEGER = 9007199254740991;
        function isLength(value) {
            return typeof value == 'number' && value > -1 && value % 1 == 0 && value <= MAX_SAFE_INTEGER;
        }
        module.exports = isLength;
    }),
    11148: ((module)=>{
        function isObject(value) {
            var type = typeof value;
            return value != null && (type == 'object' || type == 'function');
        }
        module.exports = isObject;
    }),
    35235: ((module)=>{
        function isObjectLike(value) {
            return value != null && typeof value == 'object';
        }
        module.exports = isObjectLike;
    }),
    87304: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseGetTag = __webpack_require__(38771), getPrototype = __webpack_require__(9344), isObjectLike = __webpack_require__(35235);
        var objectTag = '[object Object]';
        var funcProto = Function.prototype, objectProto = Object.prototype;
        var funcToString = funcProto.toString;
        var hasOwnProperty = objectProto.hasOwnProperty;
        var objectCtorString = funcToString.call(Object);
        function isPlainObject(value) {
            if (!isObjectLike(value) || baseGetTag(value) != objectTag) {
                return false;
            }
            var proto = getPrototype(value);
            if (proto === null) {
                return true;
            }
            var Ctor = hasOwnProperty.call(proto, 'constructor') && proto.constructor;
            return typeof Ctor == 'function' && Ctor instanceof Ctor && funcToString.call(Ctor) == objectCtorString;
        }
        module.exports = isPlainObject;
    }),
    88250: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseIsTypedArray = __webpack_require__(66418), baseUnary = __webpack_require__(13396), nodeUtil = __webpack_require__(54562);
        var nodeIsTypedArray = nodeUtil && nodeUtil.isTypedArray;
        var isTypedArray = nodeIsTypedArray ? baseUnary(nodeIsTypedArray) : baseIsTypedArray;
        module.exports = isTypedArray;
    }),
    21736: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var arrayLikeKeys = __webpack_require__(49622), baseKeysIn = __webpack_require__(48240), isArrayLike = __webpack_require__(1393);
        function keysIn(object) {
            return isArrayLike(object) ? arrayLikeKeys(object, true) : baseKeysIn(object);
        }
        module.exports = keysIn;
    }),
    67167: ((module)=>{
        function noop() {}
        module.exports = noop;
    }),
    73076: ((module)=>{
        function stubFalse() {
            return false;
        }
        module.exports = stubFalse;
    }),
    47172: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var baseFlatten = __webpack_require__(73193), baseRest = __webpack_require__(50025), baseUniq = __webpack_require__(60846), isArrayLikeObject = __webpack_require__(48702);
        var union = baseRest(function(arrays) {
            return baseUniq(baseFlatten(arrays, 1, isArrayLikeObject, true));
        });
        module.exports = union;
    }),
    19395: ((module)=>{
        module.exports = function(path, stripTrailing) {
            if (typeof path !== 'string') {
                throw new TypeError('expected path to be a string');
            }
            if (path === '\\' || path === '/') return '/';
            var len = path.length;
            if (len <= 1) return path;
            var prefix = '';
            if (len > 4 && path[3] === '\\') {
                var ch = path[2];
                if ((ch === '?' || ch === '.') && path.slice(0, 2) === '\\\\') {
                    path = path.slice(2);
                    prefix = '//';
                }
            }
            var segs = path.split(/[/\\]+/);
            if (stripTrailing !== false && segs[segs.length - 1] === '') {
                segs.pop();
            }
            return prefix + segs.join('/');
        };
    }),
    5760: ((module)=>{
        function getDefaultExportFromCjs(x) {
            return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, 'default') ? x['default'] : x;
        }
        const CRC_TABLE = new Int32Array([
            0,
            1996959894,
            3993919788,
            2567524794,
            124634137,
            1886057615,
            3915621685,
            2657392035,
            249268274,
            2044508324,
            3772115230,
            2547177864,
            162941995,
            2125561021,
            3887607047,
            2428444049,
            498536548,
            1789927666,
            4089016648,
            2227061214,
            450548861,
            1843258603,
            4107580753,
            2211677639,
            325883990,
            1684777152,
            4251122042,
            2321926636,
            335633487,
            1661365465,
            4195302755,
            2366115317,
            997073096,
            1281953886,
            3579855332,
            2724688242,
            1006888145,
            1258607687,
            3524101629,
            2768942443,
            901097722,
            1119000684,
            3686517206,
            2898065728,
            853044451,
            1172266101,
            3705015759,
            2882616665,
            651767980,
            1373503546,
            3369554304,
            3218104598,
            565507253,
            1454621731,
            3485111705,
            3099436303,
            671266974,
            1594198024,
            3322730930,
            2970347812,
            795835527,
            1483230225,
            3244367275,
            3060149565,
            1994146192,
            31158534,
            2563907772,
            4023717930,
            1907459465,
            112637215,
            2680153253,
            3904427059,
            2013776290,
            251722036,
            2517215374,
            3775830040,
            2137656763,
            141376813,
            2439277719,
            3865271297,
            1802195444,
            476864866,
            2238001368,
            4066508878,
            1812370925,
            453092731,
            2181625025,
            4111451223,
            1706088902,
            314042704,
            2344532202,
            4240017532,
            1658658271,
            366619977,
            2362670323,
            4224994405,
            1303535960,
            984961486,
            2747007092,
            3569037538,
            1256170817,
            1037604311,
            2765210733,
            3554079995,
            1131014506,
            879679996,
            2909243462,
            3663771856,
            1141124467,
            855842277,
            2852801631,
            3708648649,
            1342533948,
            654459306,
            3188396048,
            3373015174,
            1466479909,
            544179635,
            3110523913,
            3462522015,
            1591671054,
            702138776,
            2966460450,
            3352799412,
            1504918807,
            783551873,
            3082640443,
            3233442989,
            3988292384,
            2596254646,
            62317068,
            1957810842,
            3939845945,
            2647816111,
            81470997,
            1943803523,
            3814918930,
            2489596804,
            225274430,
            2053790376,
            3826175755,
            2466906013,
            167816743,
            2097651377,
            4027552580,
            2265490386,
            503444072,
            1762050814,
            4150417245,
            2154129355,
            426522225,
            1852507879,
            4275313526,
            2312317920,
            282753626,
            1742555852,
            4189708143,
            2394877945,
            397917763,
            1622183637,
            3604390888,
            2714866558,
            953729732,
            1340076626,
            3518719985,
            2797360999,
            1068828381,
            1219638859,
            3624741850,
            2936675148,
            906185462,
            1090812512,
            3747672003,
            2825379669,
            829329135,
            1181335161,
            3412177804,
            3160834842,
            628085408,
            1382605366,
            3423369109,
            3138078467,
            570562233,
            1426400815,
            3317316542,
            2998733608,
            733239954,
            1555261956,
            3268935591,
            3050360625,
            752459403,
            1541320221,
            2607071920,
            3965973030,
            1969922972,
            40735498,
            2617837225,
            3943577151,
            1913087877,
            83908371,
            2512341634,
            3803740692,
            2075208622,
            213261112,
            2463272603,
            3855990285,
            2094854071,
            198958881,
            2262029012,
            4057260610,
            1759359992,
            534414190,
            2176718541,
            4139329115,
            1873836001,
            414664567,
            2282248934,
            4279200368,
            1711684554,
            285281116,
            2405801727,
            4167216745,
            1634467795,
            376229701,
            2685067896,
            3608007406,
            1308918612,
            956543938,
            2808555105,
            3495958263,
            1231636301,
            1047427035,
            2932959818,
            3654703836,
            1088359270,
            936918e3,
            2847714899,
            3736837829,
            1202900863,
            817233897,
            3183342108,
            3401237130,
            1404277552,
            615818150,
            3134207493,
            3453421203,
            1423857449,
            601450431,
            3009837614,
            3294710456,
            1567103746,
            711928724,
            3020668471,
            3272380065,
            1510334235,
            755167117
        ]);
        function ensureBuffer(input) {
            if (Buffer.isBuffer(input)) {
                return input;
            }
            if (typeof input === "number") {
                return Buffer.alloc(input);
            } else if (typeof input === "string") {
                return Buffer.from(input);
            } else {
                throw new Error("input must be buffer, number, or string, received " + typeof input);
            }
        }
        function bufferizeInt(num) {
            const tmp = ensureBuffer(4);
            tmp.writeInt32BE(num, 0);
            return tmp;
        }
        function _crc32(buf, previous) {
            buf = ensureBuffer(buf);
            if (Buffer.isBuffer(previous)) {
                previous = previous.readUInt32BE(0);
            }
            let crc = ~~previous ^ -1;
            for(var n = 0; n < buf.length; n++){
                crc = CRC_TABLE[(crc ^ buf[n]) & 255] ^ crc >>> 8;
            }
            return crc ^ -1;
        }
        function crc32() {
            return bufferizeInt(_crc32.apply(null, arguments));
        }
        crc32.signed = function() {
            return _crc32.apply(null, arguments);
        };
        crc32.unsigned = function() {
            return _crc32.apply(null, arguments) >>> 0;
        };
        var bufferCrc32 = crc32;
        const index = getDefaultExportFromCjs(bufferCrc32);
        module.exports = index;
    }),
    53884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            s: ()=>jwtDecode
        });
        class InvalidTokenError extends Error {
        }
        InvalidTokenError.prototype.name = "InvalidTokenError";
        function b64DecodeUnicode(str) {
            return decodeURIComponent(atob(str).replace(/(.)/g, (m, p)=>{
                let code = p.charCodeAt(0).toString(16).toUpperCase();
                if (code.length < 2) {
                    code = "0" + code;
                }
                return "%" + code;
            }));
        }
        function base64UrlDecode(str) {
            let output = str.replace(/-/g, "+").replace(/_/g, "/");
            switch(output.length % 4){
                case 0:
                    break;
                case 2:
                    output += "==";
                    break;
                case 3:
                    output += "=";
                    break;
                default:
                    throw new Error("base64 string is not of the correct length");
            }
            try {
                return b64DecodeUnicode(output);
            } catch (err) {
                return atob(output);
            }
        }
        function jwtDecode(token, options) {
            if (typeof token !== "string") {
                throw new InvalidTokenError("Invalid token specified: must be a string");
            }
            options || (options = {});
            const pos = options.header === true ? 0 : 1;
            const part = token.split(".")[pos];
            if (typeof part !== "string") {
                throw new InvalidTokenError(`Invalid token specified: missing part #${pos + 1}`);
            }
            let decoded;
            try {
                decoded = base64UrlDecode(part);
            } catch (e) {
                throw new InvalidTokenError(`Invalid token specified: invalid base64 for part #${pos + 1} (${e.message})`);
            }
            try {
                return JSON.parse(decoded);
            } catch (e) {
                throw new InvalidTokenError(`Invalid token specified: invalid json for part #${pos + 1} (${e.message})`);
            }
        }
    })
};
