export const id = 6229;
export const ids = [
    6229
];
export const modules = {
    55894: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var fs = __webpack_require__(43108);
        var path = __webpack_require__(16928);
        var flatten = __webpack_require__(73534);
        var difference = __webpack_require__(98584);
        var union = __webpack_require__(47172);
        var isPlainObject = __webpack_require__(87304);
        var glob = __webpack_require__(92389);
        var file = module.exports = {};
        var pathSeparatorRe = /[\/\\]/g;
        var processPatterns = function(patterns, fn) {
            var result = [];
            flatten(patterns).forEach(function(pattern) {
                var exclusion = pattern.indexOf('!') === 0;
                if (exclusion) {
                    pattern = pattern.slice(1);
                }
                var matches = fn(pattern);
                if (exclusion) {
                    result = difference(result, matches);
                } else {
                    result = union(result, matches);
                }
            });
            return result;
        };
        file.exists = function() {
            var filepath = path.join.apply(path, arguments);
            return fs.existsSync(filepath);
        };
        file.expand = function(...args) {
            var options = isPlainObject(args[0]) ? args.shift() : {};
            var patterns = Array.isArray(args[0]) ? args[0] : args;
            if (patterns.length === 0) {
                return [];
            }
            var matches = processPatterns(patterns, function(pattern) {
                return glob.sync(pattern, options);
            });
            if (options.filter) {
                matches = matches.filter(function(filepath) {
                    filepath = path.join(options.cwd || '', filepath);
                    try {
                        if (typeof options.filter === 'function') {
                            return options.filter(filepath);
                        } else {
                            return fs.statSync(filepath)[options.filter]();
                        }
                    } catch (e) {
                        return false;
                    }
                });
            }
            return matches;
        };
        file.expandMapping = function(patterns, destBase, options) {
            options = Object.assign({
                rename: function(destBase, destPath) {
                    return path.join(destBase || '', destPath);
                }
            }, options);
            var files = [];
            var fileByDest = {};
            file.expand(options, patterns).forEach(function(src) {
                var destPath = src;
                if (options.flatten) {
                    destPath = path.basename(destPath);
                }
                if (options.ext) {
                    destPath = destPath.replace(/(\.[^\/]*)?$/, options.ext);
                }
                var dest = options.rename(destBase, destPath, options);
                if (options.cwd) {
                    src = path.join(options.cwd, src);
                }
                dest = dest.replace(pathSeparatorRe, '/');
                src = src.replace(pathSeparatorRe, '/');
                if (fileByDest[dest]) {
                    fileByDest[dest].src.push(src);
                } else {
                    files.push({
                        src: [
                            src
                        ],
                        dest: dest
                    });
                    fileByDest[dest] = files[files.length - 1];
                }
            });
            return files;
        };
        file.normalizeFilesArray = function(data) {
            var files = [];
            data.forEach(function(obj) {
                var prop;
                if ('src' in obj || 'dest' in obj) {
                    files.push(obj);
                }
            });
            if (files.length === 0) {
                return [];
            }
            files = _(files).chain().forEach(function(obj) {
                if (!('src' in obj) || !obj.src) {
                    return;
                }
                if (Array.isArray(obj.src)) {
                    obj.src = flatten(obj.src);
                } else {
                    obj.src = [
                        obj.src
                    ];
                }
            }).map(function(obj) {
                var expandOptions = Object.assign({}, obj);
                delete expandOptions.src;
                delete expandOptions.dest;
                if (obj.expand) {
                    return file.expandMapping(obj.src, obj.dest, expandOptions).map(function(mapObj) {
                        var result = Object.assign({}, obj);
                        result.orig = Object.assign({}, obj);
                        result.src = mapObj.src;
                        result.dest = mapObj.dest;
                        [
                            'expand',
                            'cwd',
                            'flatten',
                            'rename',
                            'ext'
                        ].forEach(function(prop) {
                            delete result[prop];
                        });
                        return result;
                    });
                }
                var result = Object.assign({}, obj);
                result.orig = Object.assign({}, obj);
                if ('src' in result) {
                    Object.defineProperty(result, 'src', {
                        enumerable: true,
                        get: function fn() {
                            var src;
                            if (!('result' in fn)) {
                                src = obj.src;
                                src = Array.isArray(src) ? flatten(src) : [
                                    src
                                ];
                                fn.result = file.expand(expandOptions, src);
                            }
                            return fn.result;
                        }
                    });
                }
                if ('dest' in result) {
                    result.dest = obj.dest;
                }
                return result;
            }).flatten().value();
            return files;
        };
    }),
    26834: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var fs = __webpack_require__(43108);
        var path = __webpack_require__(16928);
        var isStream = __webpack_require__(74109);
        var lazystream = __webpack_require__(14988);
        var normalizePath = __webpack_require__(19395);
        var defaults = __webpack_require__(60037);
        var Stream = __webpack_require__(2203).Stream;
        var PassThrough = __webpack_require__(41366).PassThrough;
        var utils = module.exports = {};
        utils.file = __webpack_require__(55894);
        utils.collectStream = function(source, callback) {
            var collection = [];
            var size = 0;
            source.on('error', callback);
            source.on('data', function(chunk) {
                collection.push(chunk);
                size += chunk.length;
            });
            source.on('end', function() {
                var buf = Buffer.alloc(size);
                var offset = 0;
                collection.forEach(function(data) {
                    data.copy(buf, offset);
                    offset += data.length;
                });
                callback(null, buf);
            });
        };
        utils.dateify = function(dateish) {
            dateish = dateish || new Date();
            if (dateish instanceof Date) {
                dateish = dateish;
            } else if (typeof dateish === 'string') {
                dateish = new Date(dateish);
            } else {
                dateish = new Date();
            }
            return dateish;
        };
        utils.defaults = function(object, source, guard) {
            var args = arguments;
            args[0] = args[0] || {};
            return defaults(...args);
        };
        utils.isStream = function(source) {
            return isStream(source);
        };
        utils.lazyReadStream = function(filepath) {
            return new lazystream.Readable(function() {
                return fs.createReadStream(filepath);
            });
        };
        utils.normalizeInputSource = function(source) {
            if (source === null) {
                return Buffer.alloc(0);
            } else if (typeof source === 'string') {
                return Buffer.from(source);
            } else if (utils.isStream(source)) {
                return source.pipe(new PassThrough());
            }
            return source;
        };
        utils.sanitizePath = function(filepath) {
            return normalizePath(filepath, false).replace(/^\w+:/, '').replace(/^(\.\.\/|\/)+/, '');
        };
        utils.trailingSlashIt = function(str) {
            return str.slice(-1) !== '/' ? str + '/' : str;
        };
        utils.unixifyPath = function(filepath) {
            return normalizePath(filepath, false).replace(/^\w+:/, '');
        };
        utils.walkdir = function(dirpath, base, callback) {
            var results = [];
            if (typeof base === 'function') {
                callback = base;
                base = dirpath;
            }
            fs.readdir(dirpath, function(err, list) {
                var i = 0;
                var file;
                var filepath;
                if (err) {
                    return callback(err);
                }
                (function next() {
                    file = list[i++];
                    if (!file) {
                        return callback(null, results);
                    }
                    filepath = path.join(dirpath, file);
                    fs.stat(filepath, function(err, stats) {
                        results.push({
                            path: filepath,
                            relative: path.relative(base, filepath).replace(/\\/g, '/'),
                            stats: stats
                        });
                        if (stats && stats.isDirectory()) {
                            utils.walkdir(filepath, base, function(err, res) {
                                if (err) {
                                    return callback(err);
                                }
                                res.forEach(function(dirEntry) {
                                    results.push(dirEntry);
                                });
                                next();
                            });
                        } else {
                            next();
                        }
                    });
                })();
            });
        };
    }),
    91702: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var Archiver = __webpack_require__(23551);
        var formats = {};
        var vending = function(format, options) {
            return vending.create(format, options);
        };
        vending.create = function(format, options) {
            if (formats[format]) {
                var instance = new Archiver(format, options);
                instance.setFormat(format);
                instance.setModule(new formats[format](options));
                return instance;
            } else {
                throw new Error('create(' + format + '): format not registered');
            }
        };
        vending.registerFormat = function(format, module) {
            if (formats[format]) {
                throw new Error('register(' + format + '): format already registered');
            }
            if (typeof module !== 'function') {
                throw new Error('register(' + format + '): format module invalid');
            }
            if (typeof module.prototype.append !== 'function' || typeof module.prototype.finalize !== 'function') {
                throw new Error('register(' + format + '): format module missing methods');
            }
            formats[format] = module;
        };
        vending.isRegisteredFormat = function(format) {
            if (formats[format]) {
                return true;
            }
            return false;
        };
        vending.registerFormat('zip', __webpack_require__(45314));
        vending.registerFormat('tar', __webpack_require__(94162));
        vending.registerFormat('json', __webpack_require__(90043));
        module.exports = vending;
    }),
    23551: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var fs = __webpack_require__(79896);
        var glob = __webpack_require__(45491);
        var async = __webpack_require__(58613);
        var path = __webpack_require__(16928);
        var util = __webpack_require__(26834);
        var inherits = __webpack_require__(39023).inherits;
        var ArchiverError = __webpack_require__(43472);
        var Transform = __webpack_require__(41366).Transform;
        var win32 = process.platform === 'win32';
        var Archiver = function(format, options) {
            if (!(this instanceof Archiver)) {
                return new Archiver(format, options);
            }
            if (typeof format !== 'string') {
                options = format;
                format = 'zip';
            }
            options = this.options = util.defaults(options, {
                highWaterMark: 1024 * 1024,
                statConcurrency: 4
            });
            Transform.call(this, options);
            this._format = false;
            this._module = false;
            this._pending = 0;
            this._pointer = 0;
            this._entriesCount = 0;
            this._entriesProcessedCount = 0;
            this._fsEntriesTotalBytes = 0;
            this._fsEntriesProcessedBytes = 0;
            this._queue = async.queue(this._onQueueTask.bind(this), 1);
            this._queue.drain(this._onQueueDrain.bind(this));
            this._statQueue = async.queue(this._onStatQueueTask.bind(this), options.statConcurrency);
            this._statQueue.drain(this._onQueueDrain.bind(this));
            this._state = {
                aborted: false,
                finalize: false,
                finalizing: false,
                finalized: false,
                modulePiped: false
            };
            this._streams = [];
        };
        inherits(Archiver, Transform);
        Archiver.prototype._abort = function() {
            this._state.aborted = true;
            this._queue.kill();
            this._statQueue.kill();
            if (this._queue.idle()) {
                this._shutdown();
            }
        };
        Archiver.prototype._append = function(filepath, data) {
            data = data || {};
            var task = {
                source: null,
                filepath: filepath
            };
            if (!data.name) {
                data.name = filepath;
            }
            data.sourcePath = filepath;
            task.data = data;
            this._entriesCount++;
            if (data.stats && data.stats instanceof fs.Stats) {
                task = this._updateQueueTaskWithStats(task, data.stats);
                if (task) {
                    if (data.stats.size) {
                        this._fsEntriesTotalBytes += data.stats.size;
                    }
                    this._queue.push(task);
                }
            } else {
                this._statQueue.push(task);
            }
        };
        Archiver.prototype._finalize = function() {
            if (this._state.finalizing || this._state.finalized || this._state.aborted) {
                return;
            }
            this._state.finalizing = true;
            this._moduleFinalize();
            this._state.finalizing = false;
            this._state.finalized = true;
        };
        Archiver.prototype._maybeFinalize = function() {
            if (this._state.finalizing || this._state.finalized || this._state.aborted) {
                return false;
            }
            if (this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
                this._finalize();
                return true;
            }
            return false;
        };
        Archiver.prototype._moduleAppend = function(source, data, callback) {
            if (this._state.aborted) {
                callback();
                return;
            }
            this._module.append(source, data, (function(err) {
                this._task = null;
                if (this._state.aborted) {
                    this._shutdown();
                    return;
                }
                if (err) {
                    this.emit('error', err);
                    setImmediate(callback);
                    return;
                }
                this.emit('entry', data);
                this._entriesProcessedCount++;
                if (data.stats && data.stats.size) {
                    this._fsEntriesProcessedBytes += data.stats.size;
                }
                this.emit('progress', {
                    entries: {
                        total: this._entriesCount,
                        processed: this._entriesProcessedCount
                    },
                    fs: {
                        totalBytes: this._fsEntriesTotalBytes,
                        processedBytes: this._fsEntriesProcessedBytes
                    }
                });
                setImmediate(callback);
            }).bind(this));
        };
        Archiver.prototype._moduleFinalize = function() {
            if (typeof this._module.finalize === 'function') {
                this._module.finalize();
            } else if (typeof this._module.end === 'function') {
                this._module.end();
            } else {
                this.emit('error', new ArchiverError('NOENDMETHOD'));
            }
        };
        Archiver.prototype._modulePipe = function() {
            this._module.on('error', this._onModuleError.bind(this));
            this._module.pipe(this);
            this._state.modulePiped = true;
        };
        Archiver.prototype._moduleSupports = function(key) {
            if (!this._module.supports || !this._module.supports[key]) {
                return false;
            }
            return this._module.supports[key];
        };
        Archiver.prototype._moduleUnpipe = function() {
            this._module.unpipe(this);
            this._state.modulePiped = false;
        };
        Archiver.prototype._normalizeEntryData = function(data, stats) {
            data = util.defaults(data, {
                type: 'file',
                name: null,
                date: null,
                mode: null,
                prefix: null,
                sourcePath: null,
                stats: false
            });
            if (stats && data.stats === false) {
                data.stats = stats;
            }
            var isDir = data.type === 'directory';
            if (data.name) {
                if (typeof data.prefix === 'string' && '' !== data.prefix) {
                    data.name = data.prefix + '/' + data.name;
                    data.prefix = null;
                }
                data.name = util.sanitizePath(data.name);
                if (data.type !== 'symlink' && data.name.slice(-1) === '/') {
                    isDir = true;
                    data.type = 'directory';
                } else if (isDir) {
                    data.name += '/';
                }
            }
            if (typeof data.mode === 'number') {
                if (win32) {
                    data.mode &= 511;
                } else {
                    data.mode &= 4095;
                }
            } else if (data.stats && data.mode === null) {
                if (win32) {
                    data.mode = data.stats.mode & 511;
                } else {
                    data.mode = data.stats.mode & 4095;
                }
                if (win32 && isDir) {
                    data.mode = 493;
                }
            } else if (data.mode === null) {
                data.mode = isDir ? 493 : 420;
            }
            if (data.stats && data.date === null) {
                data.date = data.stats.mtime;
            } else {
                data.date = util.dateify(data.date);
            }
            return data;
        };
        Archiver.prototype._onModuleError = function(err) {
            this.emit('error', err);
        };
        Archiver.prototype._onQueueDrain = function() {
            if (this._state.finalizing || this._state.finalized || this._state.aborted) {
                return;
            }
            if (this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
                this._finalize();
            }
        };
        Archiver.prototype._onQueueTask = function(task, callback) {
            var fullCallback = ()=>{
                if (task.data.callback) {
                    task.data.callback();
                }
                callback();
            };
            if (this._state.finalizing || this._state.finalized || this._state.aborted) {
                fullCallback();
                return;
            }
            this._task = task;
            this._moduleAppend(task.source, task.data, fullCallback);
        };
        Archiver.prototype._onStatQueueTask = function(task, callback) {
            if (this._state.finalizing || this._state.finalized || this._state.aborted) {
                callback();
                return;
            }
            fs.lstat(task.filepath, (function(err, stats) {
                if (this._state.aborted) {
                    setImmediate(callback);
                    return;
                }
                if (err) {
                    this._entriesCount--;
                    this.emit('warning', err);
                    setImmediate(callback);
                    return;
                }
                task = this._updateQueueTaskWithStats(task, stats);
                if (task) {
                    if (stats.size) {
                        this._fsEntriesTotalBytes += stats.size;
                    }
                    this._queue.push(task);
                }
                setImmediate(callback);
            }).bind(this));
        };
        Archiver.prototype._shutdown = function() {
            this._moduleUnpipe();
            this.end();
        };
        Archiver.prototype._transform = function(chunk, encoding, callback) {
            if (chunk) {
                this._pointer += chunk.length;
            }
            callback(null, chunk);
        };
        Archiver.prototype._updateQueueTaskWithStats = function(task, stats) {
            if (stats.isFile()) {
                task.data.type = 'file';
                task.data.sourceType = 'stream';
                task.source = util.lazyReadStream(task.filepath);
            } else if (stats.isDirectory() && this._moduleSupports('directory')) {
                task.data.name = util.trailingSlashIt(task.data.name);
                task.data.type = 'directory';
                task.data.sourcePath = util.trailingSlashIt(task.filepath);
                task.data.sourceType = 'buffer';
                task.source = Buffer.concat([]);
            } else if (stats.isSymbolicLink() && this._moduleSupports('symlink')) {
                var linkPath = fs.readlinkSync(task.filepath);
                var dirName = path.dirname(task.filepath);
                task.data.type = 'symlink';
                task.data.linkname = path.relative(dirName, path.resolve(dirName, linkPath));
                task.data.sourceType = 'buffer';
                task.source = Buffer.concat([]);
            } else {
                if (stats.isDirectory()) {
                    this.emit('warning', new ArchiverError('DIRECTORYNOTSUPPORTED', task.data));
                } else if (stats.isSymbolicLink()) {
                    this.emit('warning', new ArchiverError('SYMLINKNOTSUPPORTED', task.data));
                } else {
                    this.emit('warning', new ArchiverError('ENTRYNOTSUPPORTED', task.data));
                }
                return null;
            }
            task.data = this._normalizeEntryData(task.data, stats);
            return task;
        };
        Archiver.prototype.abort = function() {
            if (this._state.aborted || this._state.finalized) {
                return this;
            }
            this._abort();
            return this;
        };
        Archiver.prototype.append = function(source, data) {
            if (this._state.finalize || this._state.aborted) {
                this.emit('error', new ArchiverError('QUEUECLOSED'));
                return this;
            }
            data = this._normalizeEntryData(data);
            if (typeof data.name !== 'string' || data.name.length === 0) {
                this.emit('error', new ArchiverError('ENTRYNAMEREQUIRED'));
                return this;
            }
            if (data.type === 'directory' && !this._moduleSupports('directory')) {
                this.emit('error', new ArchiverError('DIRECTORYNOTSUPPORTED', {
                    name: data.name
                }));
                return this;
            }
            source = util.normalizeInputSource(source);
            if (Buffer.isBuffer(source)) {
                data.sourceType = 'buffer';
            } else if (util.isStream(source)) {
                data.sourceType = 'stream';
            } else {
                this.emit('error', new ArchiverError('INPUTSTEAMBUFFERREQUIRED', {
                    name: data.name
                }));
                return this;
            }
            this._entriesCount++;
            this._queue.push({
                data: data,
                source: source
            });
            return this;
        };
        Archiver.prototype.directory = function(dirpath, destpath, data) {
            if (this._state.finalize || this._state.aborted) {
                this.emit('error', new ArchiverError('QUEUECLOSED'));
                return this;
            }
            if (typeof dirpath !== 'string' || dirpath.length === 0) {
                this.emit('error', new ArchiverError('DIRECTORYDIRPATHREQUIRED'));
                return this;
            }
            this._pending++;
            if (destpath === false) {
                destpath = '';
            } else if (typeof destpath !== 'string') {
                destpath = dirpath;
            }
            var dataFunction = false;
            if (typeof data === 'function') {
                dataFunction = data;
                data = {};
            } else if (typeof data !== 'object') {
                data = {};
            }
            var globOptions = {
                stat: true,
                dot: true
            };
            function onGlobEnd() {
                this._pending--;
                this._maybeFinalize();
            }
            function onGlobError(err) {
                this.emit('error', err);
            }
            function onGlobMatch(match) {
                globber.pause();
                var ignoreMatch = false;
                var entryData = Object.assign({}, data);
                entryData.name = match.relative;
                entryData.prefix = destpath;
                entryData.stats = match.stat;
                entryData.callback = globber.resume.bind(globber);
                try {
                    if (dataFunction) {
                        entryData = dataFunction(entryData);
                        if (entryData === false) {
                            ignoreMatch = true;
                        } else if (typeof entryData !== 'object') {
                            throw new ArchiverError('DIRECTORYFUNCTIONINVALIDDATA', {
                                dirpath: dirpath
                            });
                        }
                    }
                } catch (e) {
                    this.emit('error', e);
                    return;
                }
                if (ignoreMatch) {
                    globber.resume();
                    return;
                }
                this._append(match.absolute, entryData);
            }
            var globber = glob(dirpath, globOptions);
            globber.on('error', onGlobError.bind(this));
            globber.on('match', onGlobMatch.bind(this));
            globber.on('end', onGlobEnd.bind(this));
            return this;
        };
        Archiver.prototype.file = function(filepath, data) {
            if (this._state.finalize || this._state.aborted) {
                this.emit('error', new ArchiverError('QUEUECLOSED'));
                return this;
            }
            if (typeof filepath !== 'string' || filepath.length === 0) {
                this.emit('error', new ArchiverError('FILEFILEPATHREQUIRED'));
                return this;
            }
            this._append(filepath, data);
            return this;
        };
        Archiver.prototype.glob = function(pattern, options, data) {
            this._pending++;
            options = util.defaults(options, {
                stat: true,
                pattern: pattern
            });
            function onGlobEnd() {
                this._pending--;
                this._maybeFinalize();
            }
            function onGlobError(err) {
                this.emit('error', err);
            }
            function onGlobMatch(match) {
                globber.pause();
                var entryData = Object.assign({}, data);
                entryData.callback = globber.resume.bind(globber);
                entryData.stats = match.stat;
                entryData.name = match.relative;
                this._append(match.absolute, entryData);
            }
            var globber = glob(options.cwd || '.', options);
            globber.on('error', onGlobError.bind(this));
            globber.on('match', onGlobMatch.bind(this));
            globber.on('end', onGlobEnd.bind(this));
            return this;
        };
        Archiver.prototype.finalize = function() {
            if (this._state.aborted) {
                var abortedError = new ArchiverError('ABORTED');
                this.emit('error', abortedError);
                return Promise.reject(abortedError);
            }
            if (this._state.finalize) {
                var finalizingError = new ArchiverError('FINALIZING');
                this.emit('error', finalizingError);
                return Promise.reject(finalizingError);
            }
            this._state.finalize = true;
            if (this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
                this._finalize();
            }
            var self = this;
            return new Promise(function(resolve, reject) {
                var errored;
                self._module.on('end', function() {
                    if (!errored) {
                        resolve();
                    }
                });
                self._module.on('error', function(err) {
                    errored = true;
                    reject(err);
                });
            });
        };
        Archiver.prototype.setFormat = function(format) {
            if (this._format) {
                this.emit('error', new ArchiverError('FORMATSET'));
                return this;
            }
            this._format = format;
            return this;
        };
        Archiver.prototype.setModule = function(module) {
            if (this._state.aborted) {
                this.emit('error', new ArchiverError('ABORTED'));
                return this;
            }
            if (this._state.module) {
                this.emit('error', new ArchiverError('MODULESET'));
                return this;
            }
            this._module = module;
            this._modulePipe();
            return this;
        };
        Archiver.prototype.symlink = function(filepath, target, mode) {
            if (this._state.finalize || this._state.aborted) {
                this.emit('error', new ArchiverError('QUEUECLOSED'));
                return this;
            }
            if (typeof filepath !== 'string' || filepath.length === 0) {
                this.emit('error', new ArchiverError('SYMLINKFILEPATHREQUIRED'));
                return this;
            }
            if (typeof target !== 'string' || target.length === 0) {
                this.emit('error', new ArchiverError('SYMLINKTARGETREQUIRED', {
                    filepath: filepath
                }));
                return this;
            }
            if (!this._moduleSupports('symlink')) {
                this.emit('error', new ArchiverError('SYMLINKNOTSUPPORTED', {
                    filepath: filepath
                }));
                return this;
            }
            var data = {};
            data.type = 'symlink';
            data.name = filepath.replace(/\\/g, '/');
            data.linkname = target.replace(/\\/g, '/');
            data.sourceType = 'buffer';
            if (typeof mode === "number") {
                data.mode = mode;
            }
            this._entriesCount++;
            this._queue.push({
                data: data,
                source: Buffer.concat([])
            });
            return this;
        };
        Archiver.prototype.pointer = function() {
            return this._pointer;
        };
        Archiver.prototype.use = function(plugin) {
            this._streams.push(plugin);
            return this;
        };
        module.exports = Archiver;
    }),
    43472: ((module, exports, __webpack_require__)=>{
        var util = __webpack_require__(39023);
        const ERROR_CODES = {
            'ABORTED': 'archive was aborted',
            'DIRECTORYDIRPATHREQUIRED': 'diretory dirpath argument must be a non-empty string value',
            'DIRECTORYFUNCTIONINVALIDDATA': 'invalid data returned by directory custom data function',
            'ENTRYNAMEREQUIRED': 'entry name must be a non-empty string value',
            'FILEFILEPATHREQUIRED': 'file filepath argument must be a non-empty string value',
            'FINALIZING': 'archive already finalizing',
            'QUEUECLOSED': 'queue closed',
            'NOENDMETHOD': 'no suitable finalize/end method defined by module',
            'DIRECTORYNOTSUPPORTED': 'support for directory entries not defined by module',
            'FORMATSET': 'archive format already set',
            'INPUTSTEAMBUFFERREQUIRED': 'input source must be valid Stream or Buffer instance',
            'MODULESET': 'module already set',
            'SYMLINKNOTSUPPORTED': 'support for symlink entries not defined by module',
            'SYMLINKFILEPATHREQUIRED': 'symlink filepath argument must be a non-empty string value',
            'SYMLINKTARGETREQUIRED': 'symlink target argument must be a non-empty string value',
            'ENTRYNOTSUPPORTED': 'entry not supported'
        };
        function ArchiverError(code, data) {
            Error.captureStackTrace(this, this.constructor);
            this.message = ERROR_CODES[code] || code;
            this.code = code;
            this.data = data;
        }
        util.inherits(ArchiverError, Error);
        exports = module.exports = ArchiverError;
    }),
    90043: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var inherits = __webpack_require__(39023).inherits;
        var Transform = __webpack_require__(41366).Transform;
        var crc32 = __webpack_require__(5760);
        var util = __webpack_require__(26834);
        var Json = function(options) {
            if (!(this instanceof Json)) {
                return new Json(options);
            }
            options = this.options = util.defaults(options, {});
            Transform.call(this, options);
            this.supports = {
                directory: true,
                symlink: true
            };
            this.files = [];
        };
        inherits(Json, Transform);
        Json.prototype._transform = function(chunk, encoding, callback) {
            callback(null, chunk);
        };
        Json.prototype._writeStringified = function() {
            var fileString = JSON.stringify(this.files);
            this.write(fileString);
        };
        Json.prototype.append = function(source, data, callback) {
            var self = this;
            data.crc32 = 0;
            function onend(err, sourceBuffer) {
                if (err) {
                    callback(err);
                    return;
                }
                data.size = sourceBuffer.length || 0;
                data.crc32 = crc32.unsigned(sourceBuffer);
                self.files.push(data);
                callback(null, data);
            }
            if (data.sourceType === 'buffer') {
                onend(null, source);
            } else if (data.sourceType === 'stream') {
                util.collectStream(source, onend);
            }
        };
        Json.prototype.finalize = function() {
            this._writeStringified();
            this.end();
        };
        module.exports = Json;
    }),
    94162: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var zlib = __webpack_require__(43106);
        var engine = __webpack_require__(34381);
        var util = __webpack_require__(26834);
        var Tar = function(options) {
            if (!(this instanceof Tar)) {
                return new Tar(options);
            }
            options = this.options = util.defaults(options, {
                gzip: false
            });
            if (typeof options.gzipOptions !== 'object') {
                options.gzipOptions = {};
            }
            this.supports = {
                directory: true,
                symlink: true
            };
            this.engine = engine.pack(options);
            this.compressor = false;
            if (options.gzip) {
                this.compressor = zlib.createGzip(options.gzipOptions);
                this.compressor.on('error', this._onCompressorError.bind(this));
            }
        };
        Tar.prototype._onCompressorError = function(err) {
            this.engine.emit('error', err);
        };
        Tar.prototype.append = function(source, data, callback) {
            var self = this;
            data.mtime = data.date;
            function append(err, sourceBuffer) {
                if (err) {
                    callback(err);
                    return;
                }
                self.engine.entry(data, sourceBuffer, function(err) {
                    callback(err, data);
                });
            }
            if (data.sourceType === 'buffer') {
                append(null, source);
            } else if (data.sourceType === 'stream' && data.stats) {
                data.size = data.stats.size;
                var entry = self.engine.entry(data, function(err) {
                    callback(err, data);
                });
                source.pipe(entry);
            } else if (data.sourceType === 'stream') {
                util.collectStream(source, append);
            }
        };
        Tar.prototype.finalize = function() {
            this.engine.finalize();
        };
        Tar.prototype.on = function() {
            return this.engine.on.apply(this.engine, arguments);
        };
        Tar.prototype.pipe = function(destination, options) {
            if (this.compressor) {
                return this.engine.pipe.apply(this.engine, [
                    this.compressor
                ]).pipe(destination, options);
            } else {
                return this.engine.pipe.apply(this.engine, arguments);
            }
        };
        Tar.prototype.unpipe = function() {
            if (this.compressor) {
                return this.compressor.unpipe.apply(this.compressor, arguments);
            } else {
                return this.engine.unpipe.apply(this.engine, arguments);
            }
        };
        module.exports = Tar;
    }),
    45314: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var engine = __webpack_require__(7432);
        var util = __webpack_require__(26834);
        var Zip = function(options) {
            if (!(this instanceof Zip)) {
                return new Zip(options);
            }
            options = this.options = util.defaults(options, {
                comment: '',
                forceUTC: false,
                namePrependSlash: false,
                store: false
            });
            this.supports = {
                directory: true,
                symlink: true
            };
            this.engine = new engine(options);
        };
        Zip.prototype.append = function(source, data, callback) {
            this.engine.entry(source, data, callback);
        };
        Zip.prototype.finalize = function() {
            this.engine.finalize();
        };
        Zip.prototype.on = function() {
            return this.engine.on.apply(this.engine, arguments);
        };
        Zip.prototype.pipe = function() {
            return this.engine.pipe.apply(this.engine, arguments);
        };
        Zip.prototype.unpipe = function() {
            return this.engine.unpipe.apply(this.engine, arguments);
        };
        module.exports = Zip;
    }),
    2644: ((module)=>{
        var ArchiveEntry = module.exports = function() {};
        ArchiveEntry.prototype.getName = function() {};
        ArchiveEntry.prototype.getSize = function() {};
        ArchiveEntry.prototype.getLastModifiedDate = function() {};
        ArchiveEntry.prototype.isDirectory = function() {};
    }),
    96484: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var inherits = __webpack_require__(39023).inherits;
        var isStream = __webpack_require__(74109);
        var Transform = __webpack_require__(41366).Transform;
        var ArchiveEntry = __webpack_require__(2644);
        var util = __webpack_require__(4058);
        var ArchiveOutputStream = module.exports = function(options) {
            if (!(this instanceof ArchiveOutputStream)) {
                return new ArchiveOutputStream(options);
            }
            Transform.call(this, options);
            this.offset = 0;
            this._archive = {
                finish: false,
                finished: false,
                processing: false
            };
        };
        inherits(ArchiveOutputStream, Transform);
        ArchiveOutputStream.prototype._appendBuffer = function(zae, source, callback) {};
        ArchiveOutputStream.prototype._appendStream = function(zae, source, callback) {};
        ArchiveOutputStream.prototype._emitErrorCallback = function(err) {
            if (err) {
                this.emit('error', err);
            }
        };
        ArchiveOutputStream.prototype._finish = function(ae) {};
        ArchiveOutputStream.prototype._normalizeEntry = function(ae) {};
        ArchiveOutputStream.prototype._transform = function(chunk, encoding, callback) {
            callback(null, chunk);
        };
        ArchiveOutputStream.prototype.entry = function(ae, source, callback) {
            source = source || null;
            if (typeof callback !== 'function') {
                callback = this._emitErrorCallback.bind(this);
            }
            if (!(ae instanceof ArchiveEntry)) {
                callback(new Error('not a valid instance of ArchiveEntry'));
                return;
            }
            if (this._archive.finish || this._archive.finished) {
                callback(new Error('unacceptable entry after finish'));
                return;
            }
            if (this._archive.processing) {
                callback(new Error('already processing an entry'));
                return;
            }
            this._archive.processing = true;
            this._normalizeEntry(ae);
            this._entry = ae;
            source = util.normalizeInputSource(source);
            if (Buffer.isBuffer(source)) {
                this._appendBuffer(ae, source, callback);
            } else if (isStream(source)) {
                this._appendStream(ae, source, callback);
            } else {
                this._archive.processing = false;
                callback(new Error('input source must be valid Stream or Buffer instance'));
                return;
            }
            return this;
        };
        ArchiveOutputStream.prototype.finish = function() {
            if (this._archive.processing) {
                this._archive.finish = true;
                return;
            }
            this._finish();
        };
        ArchiveOutputStream.prototype.getBytesWritten = function() {
            return this.offset;
        };
        ArchiveOutputStream.prototype.write = function(chunk, cb) {
            if (chunk) {
                this.offset += chunk.length;
            }
            return Transform.prototype.write.call(this, chunk, cb);
        };
    }),
    70694: ((module)=>{
        module.exports = {
            WORD: 4,
            DWORD: 8,
            EMPTY: Buffer.alloc(0),
            SHORT: 2,
            SHORT_MASK: 0xffff,
            SHORT_SHIFT: 16,
            SHORT_ZERO: Buffer.from(Array(2)),
            LONG: 4,
            LONG_ZERO: Buffer.from(Array(4)),
            MIN_VERSION_INITIAL: 10,
            MIN_VERSION_DATA_DESCRIPTOR: 20,
            MIN_VERSION_ZIP64: 45,
            VERSION_MADEBY: 45,
            METHOD_STORED: 0,
            METHOD_DEFLATED: 8,
            PLATFORM_UNIX: 3,
            PLATFORM_FAT: 0,
            SIG_LFH: 0x04034b50,
            SIG_DD: 0x08074b50,
            SIG_CFH: 0x02014b50,
            SIG_EOCD: 0x06054b50,
            SIG_ZIP64_EOCD: 0x06064B50,
            SIG_ZIP64_EOCD_LOC: 0x07064B50,
            ZIP64_MAGIC_SHORT: 0xffff,
            ZIP64_MAGIC: 0xffffffff,
            ZIP64_EXTRA_ID: 0x0001,
            ZLIB_NO_COMPRESSION: 0,
            ZLIB_BEST_SPEED: 1,
            ZLIB_BEST_COMPRESSION: 9,
            ZLIB_DEFAULT_COMPRESSION: -1,
            MODE_MASK: 0xFFF,
            DEFAULT_FILE_MODE: 33188,
            DEFAULT_DIR_MODE: 16877,
            EXT_FILE_ATTR_DIR: 1106051088,
            EXT_FILE_ATTR_FILE: 2175008800,
            S_IFMT: 61440,
            S_IFIFO: 4096,
            S_IFCHR: 8192,
            S_IFDIR: 16384,
            S_IFBLK: 24576,
            S_IFREG: 32768,
            S_IFLNK: 40960,
            S_IFSOCK: 49152,
            S_DOS_A: 32,
            S_DOS_D: 16,
            S_DOS_V: 8,
            S_DOS_S: 4,
            S_DOS_H: 2,
            S_DOS_R: 1
        };
    }),
    50758: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var zipUtil = __webpack_require__(66795);
        var DATA_DESCRIPTOR_FLAG = 1 << 3;
        var ENCRYPTION_FLAG = 1 << 0;
        var NUMBER_OF_SHANNON_FANO_TREES_FLAG = 1 << 2;
        var SLIDING_DICTIONARY_SIZE_FLAG = 1 << 1;
        var STRONG_ENCRYPTION_FLAG = 1 << 6;
        var UFT8_NAMES_FLAG = 1 << 11;
        var GeneralPurposeBit = module.exports = function() {
            if (!(this instanceof GeneralPurposeBit)) {
                return new GeneralPurposeBit();
            }
            this.descriptor = false;
            this.encryption = false;
            this.utf8 = false;
            this.numberOfShannonFanoTrees = 0;
            this.strongEncryption = false;
            this.slidingDictionarySize = 0;
            return this;
        };
        GeneralPurposeBit.prototype.encode = function() {
            return zipUtil.getShortBytes((this.descriptor ? DATA_DESCRIPTOR_FLAG : 0) | (this.utf8 ? UFT8_NAMES_FLAG : 0) | (this.encryption ? ENCRYPTION_FLAG : 0) | (this.strongEncryption ? STRONG_ENCRYPTION_FLAG : 0));
        };
        GeneralPurposeBit.prototype.parse = function(buf, offset) {
            var flag = zipUtil.getShortBytesValue(buf, offset);
            var gbp = new GeneralPurposeBit();
            gbp.useDataDescriptor((flag & DATA_DESCRIPTOR_FLAG) !== 0);
            gbp.useUTF8ForNames((flag & UFT8_NAMES_FLAG) !== 0);
            gbp.useStrongEncryption((flag & STRONG_ENCRYPTION_FLAG) !== 0);
            gbp.useEncryption((flag & ENCRYPTION_FLAG) !== 0);
            gbp.setSlidingDictionarySize((flag & SLIDING_DICTIONARY_SIZE_FLAG) !== 0 ? 8192 : 4096);
            gbp.setNumberOfShannonFanoTrees((flag & NUMBER_OF_SHANNON_FANO_TREES_FLAG) !== 0 ? 3 : 2);
            return gbp;
        };
        GeneralPurposeBit.prototype.setNumberOfShannonFanoTrees = function(n) {
            this.numberOfShannonFanoTrees = n;
        };
        GeneralPurposeBit.prototype.getNumberOfShannonFanoTrees = function() {
            return this.numberOfShannonFanoTrees;
        };
        GeneralPurposeBit.prototype.setSlidingDictionarySize = function(n) {
            this.slidingDictionarySize = n;
        };
        GeneralPurposeBit.prototype.getSlidingDictionarySize = function() {
            return this.slidingDictionarySize;
        };
        GeneralPurposeBit.prototype.useDataDescriptor = function(b) {
            this.descriptor = b;
        };
        GeneralPurposeBit.prototype.usesDataDescriptor = function() {
            return this.descriptor;
        };
        GeneralPurposeBit.prototype.useEncryption = function(b) {
            this.encryption = b;
        };
        GeneralPurposeBit.prototype.usesEncryption = function() {
            return this.encryption;
        };
        GeneralPurposeBit.prototype.useStrongEncryption = function(b) {
            this.strongEncryption = b;
        };
        GeneralPurposeBit.prototype.usesStrongEncryption = function() {
            return this.strongEncryption;
        };
        GeneralPurposeBit.prototype.useUTF8ForNames = function(b) {
            this.utf8 = b;
        };
        GeneralPurposeBit.prototype.usesUTF8ForNames = function() {
            return this.utf8;
        };
    }),
    70284: ((module)=>{
        module.exports = {
            PERM_MASK: 4095,
            FILE_TYPE_FLAG: 61440,
            LINK_FLAG: 40960,
            FILE_FLAG: 32768,
            DIR_FLAG: 16384,
            DEFAULT_LINK_PERM: 511,
            DEFAULT_DIR_PERM: 493,
            DEFAULT_FILE_PERM: 420
        };
    }),
    66795: ((module)=>{
        var util = module.exports = {};
        util.dateToDos = function(d, forceLocalTime) {
            forceLocalTime = forceLocalTime || false;
            var year = forceLocalTime ? d.getFullYear() : d.getUTCFullYear();
            if (year < 1980) {
                return 2162688;
            } else if (year >= 2044) {
                return 2141175677;
            }
            var val = {
                year: year,
                month: forceLocalTime ? d.getMonth() : d.getUTCMonth(),
                date: forceLocalTime ? d.getDate() : d.getUTCDate(),
                hours: forceLocalTime ? d.getHours() : d.getUTCHours(),
                minutes: forceLocalTime ? d.getMinutes() : d.getUTCMinutes(),
                seconds: forceLocalTime ? d.getSeconds() : d.getUTCSeconds()
            };
            return val.year - 1980 << 25 | val.month + 1 << 21 | val.date << 16 | val.hours << 11 | val.minutes << 5 | val.seconds / 2;
        };
        util.dosToDate = function(dos) {
            return new Date((dos >> 25 & 0x7f) + 1980, (dos >> 21 & 0x0f) - 1, dos >> 16 & 0x1f, dos >> 11 & 0x1f, dos >> 5 & 0x3f, (dos & 0x1f) << 1);
        };
        util.fromDosTime = function(buf) {
            return util.dosToDate(buf.readUInt32LE(0));
        };
        util.getEightBytes = function(v) {
            var buf = Buffer.alloc(8);
            buf.writeUInt32LE(v % 0x0100000000, 0);
            buf.writeUInt32LE(v / 0x0100000000 | 0, 4);
            return buf;
        };
        util.getShortBytes = function(v) {
            var buf = Buffer.alloc(2);
            buf.writeUInt16LE((v & 0xFFFF) >>> 0, 0);
            return buf;
        };
        util.getShortBytesValue = function(buf, offset) {
            return buf.readUInt16LE(offset);
        };
        util.getLongBytes = function(v) {
            var buf = Buffer.alloc(4);
            buf.writeUInt32LE((v & 0xFFFFFFFF) >>> 0, 0);
            return buf;
        };
        util.getLongBytesValue = function(buf, offset) {
            return buf.readUInt32LE(offset);
        };
        util.toDosTime = function(d) {
            return util.getLongBytes(util.dateToDos(d));
        };
    }),
    89206: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var inherits = __webpack_require__(39023).inherits;
        var normalizePath = __webpack_require__(19395);
        var ArchiveEntry = __webpack_require__(2644);
        var GeneralPurposeBit = __webpack_require__(50758);
        var UnixStat = __webpack_require__(70284);
        var constants = __webpack_require__(70694);
        var zipUtil = __webpack_require__(66795);
        var ZipArchiveEntry = module.exports = function(name) {
            if (!(this instanceof ZipArchiveEntry)) {
                return new ZipArchiveEntry(name);
            }
            ArchiveEntry.call(this);
            this.platform = constants.PLATFORM_FAT;
            this.method = -1;
            this.name = null;
            this.size = 0;
            this.csize = 0;
            this.gpb = new GeneralPurposeBit();
            this.crc = 0;
            this.time = -1;
            this.minver = constants.MIN_VERSION_INITIAL;
            this.mode = -1;
            this.extra = null;
            this.exattr = 0;
            this.inattr = 0;
            this.comment = null;
            if (name) {
                this.setName(name);
            }
        };
        inherits(ZipArchiveEntry, ArchiveEntry);
        ZipArchiveEntry.prototype.getCentralDirectoryExtra = function() {
            return this.getExtra();
        };
        ZipArchiveEntry.prototype.getComment = function() {
            return this.comment !== null ? this.comment : '';
        };
        ZipArchiveEntry.prototype.getCompressedSize = function() {
            return this.csize;
        };
        ZipArchiveEntry.prototype.getCrc = function() {
            return this.crc;
        };
        ZipArchiveEntry.prototype.getExternalAttributes = function() {
            return this.exattr;
        };
        ZipArchiveEntry.prototype.getExtra = function() {
            return this.extra !== null ? this.extra : constants.EMPTY;
        };
        ZipArchiveEntry.prototype.getGeneralPurposeBit = function() {
            return this.gpb;
        };
        ZipArchiveEntry.prototype.getInternalAttributes = function() {
            return this.inattr;
        };
        ZipArchiveEntry.prototype.getLastModifiedDate = function() {
            return this.getTime();
        };
        ZipArchiveEntry.prototype.getLocalFileDataExtra = function() {
            return this.getExtra();
        };
        ZipArchiveEntry.prototype.getMethod = function() {
            return this.method;
        };
        ZipArchiveEntry.prototype.getName = function() {
            return this.name;
        };
        ZipArchiveEntry.prototype.getPlatform = function() {
            return this.platform;
        };
        ZipArchiveEntry.prototype.getSize = function() {
            return this.size;
        };
        ZipArchiveEntry.prototype.getTime = function() {
            return this.time !== -1 ? zipUtil.dosToDate(this.time) : -1;
        };
        ZipArchiveEntry.prototype.getTimeDos = function() {
            return this.time !== -1 ? this.time : 0;
        };
        ZipArchiveEntry.prototype.getUnixMode = function() {
            return this.platform !== constants.PLATFORM_UNIX ? 0 : this.getExternalAttributes() >> constants.SHORT_SHIFT & constants.SHORT_MASK;
        };
        ZipArchiveEntry.prototype.getVersionNeededToExtract = function() {
            return this.minver;
        };
        ZipArchiveEntry.prototype.setComment = function(comment) {
            if (Buffer.byteLength(comment) !== comment.length) {
                this.getGeneralPurposeBit().useUTF8ForNames(true);
            }
            this.comment = comment;
        };
        ZipArchiveEntry.prototype.setCompressedSize = function(size) {
            if (size < 0) {
                throw new Error('invalid entry compressed size');
            }
            this.csize = size;
        };
        ZipArchiveEntry.prototype.setCrc = function(crc) {
            if (crc < 0) {
                throw new Error('invalid entry crc32');
            }
            this.crc = crc;
        };
        ZipArchiveEntry.prototype.setExternalAttributes = function(attr) {
            this.exattr = attr >>> 0;
        };
        ZipArchiveEntry.prototype.setExtra = function(extra) {
            this.extra = extra;
        };
        ZipArchiveEntry.prototype.setGeneralPurposeBit = function(gpb) {
            if (!(gpb instanceof GeneralPurposeBit)) {
                throw new Error('invalid entry GeneralPurposeBit');
            }
            this.gpb = gpb;
        };
        ZipArchiveEntry.prototype.setInternalAttributes = function(attr) {
            this.inattr = attr;
        };
        ZipArchiveEntry.prototype.setMethod = function(method) {
            if (method < 0) {
                throw new Error('invalid entry compression method');
            }
            this.method = method;
        };
        ZipArchiveEntry.prototype.setName = function(name, prependSlash = false) {
            name = normalizePath(name, false).replace(/^\w+:/, '').replace(/^(\.\.\/|\/)+/, '');
            if (prependSlash) {
                name = `/${name}`;
            }
            if (Buffer.byteLength(name) !== name.length) {
                this.getGeneralPurposeBit().useUTF8ForNames(true);
            }
            this.name = name;
        };
        ZipArchiveEntry.prototype.setPlatform = function(platform) {
            this.platform = platform;
        };
        ZipArchiveEntry.prototype.setSize = function(size) {
            if (size < 0) {
                throw new Error('invalid entry size');
            }
            this.size = size;
        };
        ZipArchiveEntry.prototype.setTime = function(time, forceLocalTime) {
            if (!(time instanceof Date)) {
                throw new Error('invalid entry time');
            }
            this.time = zipUtil.dateToDos(time, forceLocalTime);
        };
        ZipArchiveEntry.prototype.setUnixMode = function(mode) {
            mode |= this.isDirectory() ? constants.S_IFDIR : constants.S_IFREG;
            var extattr = 0;
            extattr |= mode << constants.SHORT_SHIFT | (this.isDirectory() ? constants.S_DOS_D : constants.S_DOS_A);
            this.setExternalAttributes(extattr);
            this.mode = mode & constants.MODE_MASK;
            this.platform = constants.PLATFORM_UNIX;
        };
        ZipArchiveEntry.prototype.setVersionNeededToExtract = function(minver) {
            this.minver = minver;
        };
        ZipArchiveEntry.prototype.isDirectory = function() {
            return this.getName().slice(-1) === '/';
        };
        ZipArchiveEntry.prototype.isUnixSymlink = function() {
            return (this.getUnixMode() & UnixStat.FILE_TYPE_FLAG) === UnixStat.LINK_FLAG;
        };
        ZipArchiveEntry.prototype.isZip64 = function() {
            return this.csize > constants.ZIP64_MAGIC || this.size > constants.ZIP64_MAGIC;
        };
    }),
    54306: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var inherits = __webpack_require__(39023).inherits;
        var crc32 = __webpack_require__(26301);
        var { CRC32Stream } = __webpack_require__(36764);
        var { DeflateCRC32Stream } = __webpack_require__(36764);
        var ArchiveOutputStream = __webpack_require__(96484);
        var ZipArchiveEntry = __webpack_require__(89206);
        var GeneralPurposeBit = __webpack_require__(50758);
        var constants = __webpack_require__(70694);
        var util = __webpack_require__(4058);
        var zipUtil = __webpack_require__(66795);
        var ZipArchiveOutputStream = module.exports = function(options) {
            if (!(this instanceof ZipArchiveOutputStream)) {
                return new ZipArchiveOutputStream(options);
            }
            options = this.options = this._defaults(options);
            ArchiveOutputStream.call(this, options);
            this._entry = null;
            this._entries = [];
            this._archive = {
                centralLength: 0,
                centralOffset: 0,
                comment: '',
                finish: false,
                finished: false,
                processing: false,
                forceZip64: options.forceZip64,
                forceLocalTime: options.forceLocalTime
            };
        };
        inherits(ZipArchiveOutputStream, ArchiveOutputStream);
        ZipArchiveOutputStream.prototype._afterAppend = function(ae) {
            this._entries.push(ae);
            if (ae.getGeneralPurposeBit().usesDataDescriptor()) {
                this._writeDataDescriptor(ae);
            }
            this._archive.processing = false;
            this._entry = null;
            if (this._archive.finish && !this._archive.finished) {
                this._finish();
            }
        };
        ZipArchiveOutputStream.prototype._appendBuffer = function(ae, source, callback) {
            if (source.length === 0) {
                ae.setMethod(constants.METHOD_STORED);
            }
            var method = ae.getMethod();
            if (method === constants.METHOD_STORED) {
                ae.setSize(source.length);
                ae.setCompressedSize(source.length);
                ae.setCrc(crc32.buf(source) >>> 0);
            }
            this._writeLocalFileHeader(ae);
            if (method === constants.METHOD_STORED) {
                this.write(source);
                this._afterAppend(ae);
                callback(null, ae);
                return;
            } else if (method === constants.METHOD_DEFLATED) {
                this._smartStream(ae, callback).end(source);
                return;
            } else {
                callback(new Error('compression method ' + method + ' not implemented'));
                return;
            }
        };
        ZipArchiveOutputStream.prototype._appendStream = function(ae, source, callback) {
            ae.getGeneralPurposeBit().useDataDescriptor(true);
            ae.setVersionNeededToExtract(constants.MIN_VERSION_DATA_DESCRIPTOR);
            this._writeLocalFileHeader(ae);
            var smart = this._smartStream(ae, callback);
            source.once('error', function(err) {
                smart.emit('error', err);
                smart.end();
            });
            source.pipe(smart);
        };
        ZipArchiveOutputStream.prototype._defaults = function(o) {
            if (typeof o !== 'object') {
                o = {};
            }
            if (typeof o.zlib !== 'object') {
                o.zlib = {};
            }
            if (typeof o.zlib.level !== 'number') {
                o.zlib.level = constants.ZLIB_BEST_SPEED;
            }
            o.forceZip64 = !!o.forceZip64;
            o.forceLocalTime = !!o.forceLocalTime;
            return o;
        };
        ZipArchiveOutputStream.prototype._finish = function() {
            this._archive.centralOffset = this.offset;
            this._entries.forEach((function(ae) {
                this._writeCentralFileHeader(ae);
            }).bind(this));
            this._archive.centralLength = this.offset - this._archive.centralOffset;
            if (this.isZip64()) {
                this._writeCentralDirectoryZip64();
            }
            this._writeCentralDirectoryEnd();
            this._archive.processing = false;
            this._archive.finish = true;
            this._archive.finished = true;
            this.end();
        };
        ZipArchiveOutputStream.prototype._normalizeEntry = function(ae) {
            if (ae.getMethod() === -1) {
                ae.setMethod(constants.METHOD_DEFLATED);
            }
            if (ae.getMethod() === constants.METHOD_DEFLATED) {
                ae.getGeneralPurposeBit().useDataDescriptor(true);
                ae.setVersionNeededToExtract(constants.MIN_VERSION_DATA_DESCRIPTOR);
            }
            if (ae.getTime() === -1) {
                ae.setTime(new Date(), this._archive.forceLocalTime);
            }
            ae._offsets = {
                file: 0,
                data: 0,
                contents: 0
            };
        };
        ZipArchiveOutputStream.prototype._smartStream = function(ae, callback) {
            var deflate = ae.getMethod() === constants.METHOD_DEFLATED;
            var process1 = deflate ? new DeflateCRC32Stream(this.options.zlib) : new CRC32Stream();
            var error = null;
            function handleStuff() {
                var digest = process1.digest().readUInt32BE(0);
                ae.setCrc(digest);
                ae.setSize(process1.size());
                ae.setCompressedSize(process1.size(true));
                this._afterAppend(ae);
                callback(error, ae);
            }
            process1.once('end', handleStuff.bind(this));
            process1.once('error', function(err) {
                error = err;
            });
            process1.pipe(this, {
                end: false
            });
            return process1;
        };
        ZipArchiveOutputStream.prototype._writeCentralDirectoryEnd = function() {
            var records = this._entries.length;
            var size = this._archive.centralLength;
            var offset = this._archive.centralOffset;
            if (this.isZip64()) {
                records = constants.ZIP64_MAGIC_SHORT;
                size = constants.ZIP64_MAGIC;
                offset = constants.ZIP64_MAGIC;
            }
            this.write(zipUtil.getLongBytes(constants.SIG_EOCD));
            this.write(constants.SHORT_ZERO);
            this.write(constants.SHORT_ZERO);
            this.write(zipUtil.getShortBytes(records));
            this.write(zipUtil.getShortBytes(records));
            this.write(zipUtil.getLongBytes(size));
            this.write(zipUtil.getLongBytes(offset));
            var comment = this.getComment();
            var commentLength = Buffer.byteLength(comment);
            this.write(zipUtil.getShortBytes(commentLength));
            this.write(comment);
        };
        ZipArchiveOutputStream.prototype._writeCentralDirectoryZip64 = function() {
            this.write(zipUtil.getLongBytes(constants.SIG_ZIP64_EOCD));
            this.write(zipUtil.getEightBytes(44));
            this.write(zipUtil.getShortBytes(constants.MIN_VERSION_ZIP64));
            this.write(zipUtil.getShortBytes(constants.MIN_VERSION_ZIP64));
            this.write(constants.LONG_ZERO);
            this.write(constants.LONG_ZERO);
            this.write(zipUtil.getEightBytes(this._entries.length));
            this.write(zipUtil.getEightBytes(this._entries.length));
            this.write(zipUtil.getEightBytes(this._archive.centralLength));
            this.write(zipUtil.getEightBytes(this._archive.centralOffset));
            this.write(zipUtil.getLongBytes(constants.SIG_ZIP64_EOCD_LOC));
            this.write(constants.LONG_ZERO);
            this.write(zipUtil.getEightBytes(this._archive.centralOffset + this._archive.centralLength));
            this.write(zipUtil.getLongBytes(1));
        };
        ZipArchiveOutputStream.prototype._writeCentralFileHeader = function(ae) {
            var gpb = ae.getGeneralPurposeBit();
            var method = ae.getMethod();
            var fileOffset = ae._offsets.file;
            var size = ae.getSize();
            var compressedSize = ae.getCompressedSize();
            if (ae.isZip64() || fileOffset > constants.ZIP64_MAGIC) {
                size = constants.ZIP64_MAGIC;
                compressedSize = constants.ZIP64_MAGIC;
                fileOffset = constants.ZIP64_MAGIC;
                ae.setVersionNeededToExtract(constants.MIN_VERSION_ZIP64);
                var extraBuf = Buffer.concat([
                    zipUtil.getShortBytes(constants.ZIP64_EXTRA_ID),
                    zipUtil.getShortBytes(24),
                    zipUtil.getEightBytes(ae.getSize()),
                    zipUtil.getEightBytes(ae.getCompressedSize()),
                    zipUtil.getEightBytes(ae._offsets.file)
                ], 28);
                ae.setExtra(extraBuf);
            }
            this.write(zipUtil.getLongBytes(constants.SIG_CFH));
            this.write(zipUtil.getShortBytes(ae.getPlatform() << 8 | constants.VERSION_MADEBY));
            this.write(zipUtil.getShortBytes(ae.getVersionNeededToExtract()));
            this.write(gpb.encode());
            this.write(zipUtil.getShortBytes(method));
            this.write(zipUtil.getLongBytes(ae.getTimeDos()));
            this.write(zipUtil.getLongBytes(ae.getCrc()));
            this.write(zipUtil.getLongBytes(compressedSize));
            this.write(zipUtil.getLongBytes(size));
            var name = ae.getName();
            var comment = ae.getComment();
            var extra = ae.getCentralDirectoryExtra();
            if (gpb.usesUTF8ForNames()) {
                name = Buffer.from(name);
                comment = Buffer.from(comment);
            }
            this.write(zipUtil.getShortBytes(name.length));
            this.write(zipUtil.getShortBytes(extra.length));
            this.write(zipUtil.getShortBytes(comment.length));
            this.write(constants.SHORT_ZERO);
            this.write(zipUtil.getShortBytes(ae.getInternalAttributes()));
            this.write(zipUtil.getLongBytes(ae.getExternalAttributes()));
            this.write(zipUtil.getLongBytes(fileOffset));
            this.write(name);
            this.write(extra);
            this.write(comment);
        };
        ZipArchiveOutputStream.prototype._writeDataDescriptor = function(ae) {
            this.write(zipUtil.getLongBytes(constants.SIG_DD));
            this.write(zipUtil.getLongBytes(ae.getCrc()));
            if (ae.isZip64()) {
                this.write(zipUtil.getEightBytes(ae.getCompressedSize()));
                this.write(zipUtil.getEightBytes(ae.getSize()));
            } else {
                this.write(zipUtil.getLongBytes(ae.getCompressedSize()));
                this.write(zipUtil.getLongBytes(ae.getSize()));
            }
        };
        ZipArchiveOutputStream.prototype._writeLocalFileHeader = function(ae) {
            var gpb = ae.getGeneralPurposeBit();
            var method = ae.getMethod();
            var name = ae.getName();
            var extra = ae.getLocalFileDataExtra();
            if (ae.isZip64()) {
                gpb.useDataDescriptor(true);
                ae.setVersionNeededToExtract(constants.MIN_VERSION_ZIP64);
            }
            if (gpb.usesUTF8ForNames()) {
                name = Buffer.from(name);
            }
            ae._offsets.file = this.offset;
            this.write(zipUtil.getLongBytes(constants.SIG_LFH));
            this.write(zipUtil.getShortBytes(ae.getVersionNeededToExtract()));
            this.write(gpb.encode());
            this.write(zipUtil.getShortBytes(method));
            this.write(zipUtil.getLongBytes(ae.getTimeDos()));
            ae._offsets.data = this.offset;
            if (gpb.usesDataDescriptor()) {
                this.write(constants.LONG_ZERO);
                this.write(constants.LONG_ZERO);
                this.write(constants.LONG_ZERO);
            } else {
                this.write(zipUtil.getLongBytes(ae.getCrc()));
                this.write(zipUtil.getLongBytes(ae.getCompressedSize()));
                this.write(zipUtil.getLongBytes(ae.getSize()));
            }
            this.write(zipUtil.getShortBytes(name.length));
            this.write(zipUtil.getShortBytes(extra.length));
            this.write(name);
            this.write(extra);
            ae._offsets.contents = this.offset;
        };
        ZipArchiveOutputStream.prototype.getComment = function(comment) {
            return this._archive.comment !== null ? this._archive.comment : '';
        };
        ZipArchiveOutputStream.prototype.isZip64 = function() {
            return this._archive.forceZip64 || this._entries.length > constants.ZIP64_MAGIC_SHORT || this._archive.centralLength > constants.ZIP64_MAGIC || this._archive.centralOffset > constants.ZIP64_MAGIC;
        };
        ZipArchiveOutputStream.prototype.setComment = function(comment) {
            this._archive.comment = comment;
        };
    }),
    93454: ((module, __unused_webpack_exports, __webpack_require__)=>{
        module.exports = {
            ArchiveEntry: __webpack_require__(2644),
            ZipArchiveEntry: __webpack_require__(89206),
            ArchiveOutputStream: __webpack_require__(96484),
            ZipArchiveOutputStream: __webpack_require__(54306)
        };
    }),
    4058: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var Stream = __webpack_require__(2203).Stream;
        var PassThrough = __webpack_require__(41366).PassThrough;
        var isStream = __webpack_require__(74109);
        var util = module.exports = {};
        util.normalizeInputSource = function(source) {
            if (source === null) {
                return Buffer.alloc(0);
            } else if (typeof source === 'string') {
                return Buffer.from(source);
            } else if (isStream(source) && !source._readableState) {
                var normalized = new PassThrough();
                source.pipe(normalized);
                return normalized;
            }
            return source;
        };
    }),
    20436: ((module, __unused_webpack_exports, __webpack_require__)=>{
        const { Transform } = __webpack_require__(41366);
        const crc32 = __webpack_require__(26301);
        class CRC32Stream extends Transform {
            constructor(options){
                super(options);
                this.checksum = Buffer.allocUnsafe(4);
                this.checksum.writeInt32BE(0, 0);
                this.rawSize = 0;
            }
            _transform(chunk, encoding, callback) {
                if (chunk) {
                    this.checksum = crc32.buf(chunk, this.checksum) >>> 0;
                    this.rawSize += chunk.length;
                }
                callback(null, chunk);
            }
            digest(encoding) {
                const checksum = Buffer.allocUnsafe(4);
                checksum.writeUInt32BE(this.checksum >>> 0, 0);
                return encoding ? checksum.toString(encoding) : checksum;
            }
            hex() {
                return this.digest('hex').toUpperCase();
            }
            size() {
                return this.rawSize;
            }
        }
        module.exports = CRC32Stream;
    }),
    99926: ((module, __unused_webpack_exports, __webpack_require__)=>{
        const { DeflateRaw } = __webpack_require__(43106);
        const crc32 = __webpack_require__(26301);
        class DeflateCRC32Stream extends DeflateRaw {
            constructor(options){
                super(options);
                this.checksum = Buffer.allocUnsafe(4);
                this.checksum.writeInt32BE(0, 0);
                this.rawSize = 0;
                this.compressedSize = 0;
            }
            push(chunk, encoding) {
                if (chunk) {
                    this.compressedSize += chunk.length;
                }
                return super.push(chunk, encoding);
            }
            _transform(chunk, encoding, callback) {
                if (chunk) {
                    this.checksum = crc32.buf(chunk, this.checksum) >>> 0;
                    this.rawSize += chunk.length;
                }
                super._transform(chunk, encoding, callback);
            }
            digest(encoding) {
                const checksum = Buffer.allocUnsafe(4);
                checksum.writeUInt32BE(this.checksum >>> 0, 0);
                return encoding ? checksum.toString(encoding) : checksum;
            }
            hex() {
                return this.digest('hex').toUpperCase();
            }
            size(compressed = false) {
                if (compressed) {
                    return this.compressedSize;
                } else {
                    return this.rawSize;
                }
            }
        }
        module.exports = DeflateCRC32Stream;
    }),
    36764: ((module, __unused_webpack_exports, __webpack_require__)=>{
        module.exports = {
            CRC32Stream: __webpack_require__(20436),
            DeflateCRC32Stream: __webpack_require__(99926)
        };
    }),
    14988: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var util = __webpack_require__(39023);
        var PassThrough = __webpack_require__(87672);
        module.exports = {
            Readable: Readable,
            Writable: Writable
        };
        util.inherits(Readable, PassThrough);
        util.inherits(Writable, PassThrough);
        function beforeFirstCall(instance, method, callback) {
            instance[method] = function() {
                delete instance[method];
                callback.apply(this, arguments);
                return this[method].apply(this, arguments);
            };
        }
        function Readable(fn, options) {
            if (!(this instanceof Readable)) return new Readable(fn, options);
            PassThrough.call(this, options);
            beforeFirstCall(this, '_read', function() {
                var source = fn.call(this, options);
                var emit = this.emit.bind(this, 'error');
                source.on('error', emit);
                source.pipe(this);
            });
            this.emit('readable');
        }
        function Writable(fn, options) {
            if (!(this instanceof Writable)) return new Writable(fn, options);
            PassThrough.call(this, options);
            beforeFirstCall(this, '_write', function() {
                var destination = fn.call(this, options);
                var emit = this.emit.bind(this, 'error');
                destination.on('error', emit);
                this.pipe(destination);
            });
            this.emit('writable');
        }
    }),
    7432: ((module, __unused_webpack_exports, __webpack_require__)=>{
        var inherits = __webpack_require__(39023).inherits;
        var ZipArchiveOutputStream = __webpack_require__(93454).ZipArchiveOutputStream;
        var ZipArchiveEntry = __webpack_require__(93454).ZipArchiveEntry;
        var util = __webpack_require__(26834);
        var ZipStream = module.exports = function(options) {
            if (!(this instanceof ZipStream)) {
                return new ZipStream(options);
            }
            options = this.options = options || {};
            options.zlib = options.zlib || {};
            ZipArchiveOutputStream.call(this, options);
            if (typeof options.level === 'number' && options.level >= 0) {
                options.zlib.level = options.level;
                delete options.level;
            }
            if (!options.forceZip64 && typeof options.zlib.level === 'number' && options.zlib.level === 0) {
                options.store = true;
            }
            options.namePrependSlash = options.namePrependSlash || false;
            if (options.comment && options.comment.length > 0) {
                this.setComment(options.comment);
            }
        };
        inherits(ZipStream, ZipArchiveOutputStream);
        ZipStream.prototype._normalizeFileData = function(data) {
            data = util.defaults(data, {
                type: 'file',
                name: null,
                namePrependSlash: this.options.namePrependSlash,
                linkname: null,
                date: null,
                mode: null,
                store: this.options.store,
                comment: ''
            });
            var isDir = data.type === 'directory';
            var isSymlink = data.type === 'symlink';
            if (data.name) {
                data.name = util.sanitizePath(data.name);
                if (!isSymlink && data.name.slice(-1) === '/') {
                    isDir = true;
                    data.type = 'directory';
                } else if (isDir) {
                    data.name += '/';
                }
            }
            if (isDir || isSymlink) {
                data.store = true;
            }
            data.date = util.dateify(data.date);
            return data;
        };
        ZipStream.prototype.entry = function(source, data, callback) {
            if (typeof callback !== 'function') {
                callback = this._emitErrorCallback.bind(this);
            }
            data = this._normalizeFileData(data);
            if (data.type !== 'file' && data.type !== 'directory' && data.type !== 'symlink') {
                callback(new Error(data.type + ' entries not currently supported'));
                return;
            }
            if (typeof data.name !== 'string' || data.name.length === 0) {
                callback(new Error('entry name must be a non-empty string value'));
                return;
            }
            if (data.type === 'symlink' && typeof data.linkname !== 'string') {
                callback(new Error('entry linkname must be a non-empty string value when type equals symlink'));
                return;
            }
            var entry = new ZipArchiveEntry(data.name);
            entry.setTime(data.date, this.options.forceLocalTime);
            if (data.namePrependSlash) {
                entry.setName(data.name, true);
            }
            if (data.store) {
                entry.setMethod(0);
            }
            if (data.comment.length > 0) {
                entry.setComment(data.comment);
            }
            if (data.type === 'symlink' && typeof data.mode !== 'number') {
                data.mode = 40960;
            }
            if (typeof data.mode === 'number') {
                if (data.type === 'symlink') {
                    data.mode |= 40960;
                }
                entry.setUnixMode(data.mode);
            }
            if (data.type === 'symlink' && typeof data.linkname === 'string') {
                source = Buffer.from(data.linkname);
            }
            return ZipArchiveOutputStream.prototype.entry.call(this, entry, source, callback);
        };
        ZipStream.prototype.finalize = function() {
            this.finish();
        };
    }),
    20178: ((module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports["default"] = asyncify;
        var _initialParams = __webpack_require__(33756);
        var _initialParams2 = _interopRequireDefault(_initialParams);
        var _setImmediate = __webpack_require__(18441);
        var _setImmediate2 = _interopRequireDefault(_setImmediate);
        var _wrapAsync = __webpack_require__(94478);
        function _interopRequireDefault(obj) {
            return obj && obj.__esModule ? obj : {
                default: obj
            };
        }
        function asyncify(func) {
            if ((0, _wrapAsync.isAsync)(func)) {
                return function(...args) {
                    const callback = args.pop();
                    const promise = func.apply(this, args);
                    return handlePromise(promise, callback);
                };
            }
            return (0, _initialParams2.default)(function(args, callback) {
                var result;
                try {
                    result = func.apply(this, args);
                } catch (e) {
                    return callback(e);
                }
                if (result && typeof result.then === 'function') {
                    return handlePromise(result, callback);
                } else {
                    callback(null, result);
                }
            });
        }
        function handlePromise(promise, callback) {
            return promise.then((value)=>{
                invokeCallback(callback, null, value);
            }, (err)=>{
                invokeCallback(callback, err && (err instanceof Error || err.message) ? err : new Error(err));
            });
        }
        function invokeCallback(callback, error, value) {
            try {
                callback(error, value);
            } catch (err) {
                (0, _setImmediate2.default)((e)=>{
                    throw e;
                }, err);
            }
        }
        module.exports = exports.default;
    }),
    69944: ((module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        class DLL {
            constructor(){
                this.head = this.tail = null;
                this.length = 0;
            }
            removeLink(node) {
                if (node.prev) node.prev.next = node.next;
                else this.head = node.next;
                if (node.next) node.next.prev = node.prev;
                else this.tail = node.prev;
                node.prev = node.next = null;
                this.length -= 1;
                return node;
            }
            empty() {
                while(this.head)this.shift();
                return this;
            }
            insertAfter(node, newNode) {
                newNode.prev = node;
                newNode.next = node.next;
                if (node.next) node.next.prev = newNode;
                else this.tail = newNode;
                node.next = newNode;
                this.length += 1;
            }
            insertBefore(node, newNode) {
                newNode.prev = node.prev;
                newNode.next = node;
                if (node.prev) node.prev.next = newNode;
                else this.head = newNode;
                node.prev = newNode;
                this.length += 1;
            }
            unshift(node) {
                if (this.head) this.insertBefore(this.head, node);
                else setInitial(this, node);
            }
            push(node) {
                if (this.tail) this.insertAfter(this.tail, node);
                else setInitial(this, node);
            }
            shift() {
                return this.head && this.removeLink(this.head);
            }
            pop() {
                return this.tail && this.removeLink(this.tail);
            }
            toArray() {
                return [
                    ...this
                ];
            }
            *[Symbol.iterator]() {
                var cur = this.head;
                while(cur){
                    yield cur.data;
                    cur = cur.next;
                }
            }
            remove(testFn) {
                var curr = this.head;
                while(curr){
                    var { next } = curr;
                    if (testFn(curr)) {
                        this.removeLink(curr);
                    }
                    curr = next;
                }
                return this;
            }
        }
        exports["default"] = DLL;
        function setInitial(dll, node) {
            dll.length = 1;
            dll.head = dll.tail = node;
        }
        module.exports = exports.default;
    }),
    33756: ((module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports["default"] = function(fn) {
            return function(...args) {
                var callback = args.pop();
                return fn.call(this, args, callback);
            };
        };
        module.exports = exports.default;
    }),
    5187: ((module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports["default"] = onlyOnce;
        function onlyOnce(fn) {
            return function(...args) {
                if (fn === null) throw new Error("Callback was already called.");
                var callFn = fn;
                fn = null;
                callFn.apply(this, args);
            };
        }
        module.exports = exports.default;
    }),
    12493: ((module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports["default"] = queue;
        var _onlyOnce = __webpack_require__(5187);
        var _onlyOnce2 = _interopRequireDefault(_onlyOnce);
        var _setImmediate = __webpack_require__(18441);
        var _setImmediate2 = _interopRequireDefault(_setImmediate);
        var _DoublyLinkedList = __webpack_require__(69944);
        var _DoublyLinkedList2 = _interopRequireDefault(_DoublyLinkedList);
        var _wrapAsync = __webpack_require__(94478);
        var _wrapAsync2 = _interopRequireDefault(_wrapAsync);
        function _interopRequireDefault(obj) {
            return obj && obj.__esModule ? obj : {
                default: obj
            };
        }
        function queue(worker, concurrency, payload) {
            if (concurrency == null) {
                concurrency = 1;
            } else if (concurrency === 0) {
                throw new RangeError('Concurrency must not be zero');
            }
            var _worker = (0, _wrapAsync2.default)(worker);
            var numRunning = 0;
            var workersList = [];
            const events = {
                error: [],
                drain: [],
                saturated: [],
                unsaturated: [],
                empty: []
            };
            function on(event, handler) {
                events[event].push(handler);
            }
            function once(event, handler) {
                const handleAndRemove = (...args)=>{
                    off(event, handleAndRemove);
                    handler(...args);
                };
                events[event].push(handleAndRemove);
            }
            function off(event, handler) {
                if (!event) return Object.keys(events).forEach((ev)=>events[ev] = []);
                if (!handler) return events[event] = [];
                events[event] = events[event].filter((ev)=>ev !== handler);
            }
            function trigger(event, ...args) {
                events[event].forEach((handler)=>handler(...args));
            }
            var processingScheduled = false;
            function _insert(data, insertAtFront, rejectOnError, callback) {
                if (callback != null && typeof callback !== 'function') {
                    throw new Error('task callback must be a function');
                }
                q.started = true;
                var res, rej;
                function promiseCallback(err, ...args) {
                    if (err) return rejectOnError ? rej(err) : res();
                    if (args.length <= 1) return res(args[0]);
                    res(args);
                }
                var item = q._createTaskItem(data, rejectOnError ? promiseCallback : callback || promiseCallback);
                if (insertAtFront) {
                    q._tasks.unshift(item);
                } else {
                    q._tasks.push(item);
                }
                if (!processingScheduled) {
                    processingScheduled = true;
                    (0, _setImmediate2.default)(()=>{
                        processingScheduled = false;
                        q.process();
                    });
                }
                if (rejectOnError || !callback) {
                    return new Promise((resolve, reject)=>{
                        res = resolve;
                        rej = reject;
                    });
                }
            }
            function _createCB(tasks) {
                return function(err, ...args) {
                    numRunning -= 1;
                    for(var i = 0, l = tasks.length; i < l; i++){
                        var task = tasks[i];
                        var index = workersList.indexOf(task);
                        if (index === 0) {
                            workersList.shift();
                        } else if (index > 0) {
                            workersList.splice(index, 1);
                        }
                        task.callback(err, ...args);
                        if (err != null) {
                            trigger('error', err, task.data);
                        }
                    }
                    if (numRunning <= q.concurrency - q.buffer) {
                        trigger('unsaturated');
                    }
                    if (q.idle()) {
                        trigger('drain');
                    }
                    q.process();
                };
            }
            function _maybeDrain(data) {
                if (data.length === 0 && q.idle()) {
                    (0, _setImmediate2.default)(()=>trigger('drain'));
                    return true;
                }
                return false;
            }
            const eventMethod = (name)=>(handler)=>{
                    if (!handler) {
                        return new Promise((resolve, reject)=>{
                            once(name, (err, data)=>{
                                if (err) return reject(err);
                                resolve(data);
                            });
                        });
                    }
                    off(name);
                    on(name, handler);
                };
            var isProcessing = false;
            var q = {
                _tasks: new _DoublyLinkedList2.default(),
                _createTaskItem (data, callback) {
                    return {
                        data,
                        callback
                    };
                },
                *[Symbol.iterator] () {
                    yield* q._tasks[Symbol.iterator]();
                },
                concurrency,
                payload,
                buffer: concurrency / 4,
                started: false,
                paused: false,
                push (data, callback) {
                    if (Array.isArray(data)) {
                        if (_maybeDrain(data)) return;
                        return data.map((datum)=>_insert(datum, false, false, callback));
                    }
                    return _insert(data, false, false, callback);
                },
                pushAsync (data, callback) {
                    if (Array.isArray(data)) {
                        if (_maybeDrain(data)) return;
                        return data.map((datum)=>_insert(datum, false, true, callback));
                    }
                    return _insert(data, false, true, callback);
                },
                kill () {
                    off();
                    q._tasks.empty();
                },
                unshift (data, callback) {
                    if (Array.isArray(data)) {
                        if (_maybeDrain(data)) return;
                        return data.map((datum)=>_insert(datum, true, false, callback));
                    }
                    return _insert(data, true, false, callback);
                },
                unshiftAsync (data, callback) {
                    if (Array.isArray(data)) {
                        if (_maybeDrain(data)) return;
                        return data.map((datum)=>_insert(datum, true, true, callback));
                    }
                    return _insert(data, true, true, callback);
                },
                remove (testFn) {
                    q._tasks.remove(testFn);
                },
                process () {
                    if (isProcessing) {
                        return;
                    }
                    isProcessing = true;
                    while(!q.paused && numRunning < q.concurrency && q._tasks.length){
                        var tasks = [], data = [];
                        var l = q._tasks.length;
                        if (q.payload) l = Math.min(l, q.payload);
                        for(var i = 0; i < l; i++){
                            var node = q._tasks.shift();
                            tasks.push(node);
                            workersList.push(node);
                            data.push(node.data);
                        }
                        numRunning += 1;
                        if (q._tasks.length === 0) {
                            trigger('empty');
                        }
                        if (numRunning === q.concurrency) {
                            trigger('saturated');
                        }
                        var cb = (0, _onlyOnce2.default)(_createCB(tasks));
                        _worker(data, cb);
                    }
                    isProcessing = false;
                },
                length () {
                    return q._tasks.length;
                },
                running () {
                    return numRunning;
                },
                workersList () {
                    return workersList;
                },
                idle () {
                    return q._tasks.length + numRunning === 0;
                },
                pause () {
                    q.paused = true;
                },
                resume () {
                    if (q.paused === false) {
                        return;
                    }
                    q.paused = false;
                    (0, _setImmediate2.default)(q.process);
                }
            };
            Object.defineProperties(q, {
                saturated: {
                    writable: false,
                    value: eventMethod('saturated')
                },
                unsaturated: {
                    writable: false,
                    value: eventMethod('unsaturated')
                },
                empty: {
                    writable: false,
                    value: eventMethod('empty')
                },
                drain: {
                    writable: false,
                    value: eventMethod('drain')
                },
                error: {
                    writable: false,
                    value: eventMethod('error')
                }
            });
            return q;
        }
        module.exports = exports.default;
    }),
    18441: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.fallback = fallback;
        exports.wrap = wrap;
        var hasQueueMicrotask = exports.hasQueueMicrotask = typeof queueMicrotask === 'function' && queueMicrotask;
        var hasSetImmediate = exports.hasSetImmediate = typeof setImmediate === 'function' && setImmediate;
        var hasNextTick = exports.hasNextTick = typeof process === 'object' && typeof process.nextTick === 'function';
        function fallback(fn) {
            setTimeout(fn, 0);
        }
        function wrap(defer) {
            return (fn, ...args)=>defer(()=>fn(...args));
        }
        var _defer;
        if (hasQueueMicrotask) {
            _defer = queueMicrotask;
        } else if (hasSetImmediate) {
            _defer = setImmediate;
        } else if (hasNextTick) {
            _defer = process.nextTick;
        } else {
            _defer = fallback;
        }
        exports["default"] = wrap(_defer);
    }),
    94478: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.isAsyncIterable = exports.isAsyncGenerator = exports.isAsync = undefined;
        var _asyncify = __webpack_require__(20178);
        var _asyncify2 = _interopRequireDefault(_asyncify);
        function _interopRequireDefault(obj) {
            return obj && obj.__esModule ? obj : {
                default: obj
            };
        }
        function isAsync(fn) {
            return fn[Symbol.toStringTag] === 'AsyncFunction';
        }
        function isAsyncGenerator(fn) {
            return fn[Symbol.toStringTag] === 'AsyncGenerator';
        }
        function isAsyncIterable(obj) {
            return typeof obj[Symbol.asyncIterator] === 'function';
        }
        function wrapAsync(asyncFn) {
            if (typeof asyncFn !== 'function') throw new Error('expected a function');
            return isAsync(asyncFn) ? (0, _asyncify2.default)(asyncFn) : asyncFn;
        }
        exports["default"] = wrapAsync;
        exports.isAsync = isAsync;
        exports.isAsyncGenerator = isAsyncGenerator;
        exports.isAsyncIterable = isAsyncIterable;
    }),
    91929: ((module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports["default"] = function(worker, concurrency) {
            var _worker = (0, _wrapAsync2.default)(worker);
            return (0, _queue2.default)((items, cb)=>{
                _worker(items[0], cb);
            }, concurrency, 1);
        };
        var _queue = __webpack_require__(12493);
        var _queue2 = _interopRequireDefault(_queue);
        var _wrapAsync = __webpack_require__(94478);
        var _wrapAsync2 = _interopRequireDefault(_wrapAsync);
        function _interopRequireDefault(obj) {
            return obj && obj.__esModule ? obj : {
                default: obj
            };
        }
        module.exports = exports.default;
    }),
    90776: ((module, __unused_webpack_exports, __webpack_require__)=>{
        module.exports = __webpack_require__(74488);
    }),
    74488: ((__unused_webpack_module, exports, __webpack_require__)=>{
        var net = __webpack_require__(69278);
        var tls = __webpack_require__(64756);
        var http = __webpack_require__(58611);
        var https = __webpack_require__(65692);
        var events = __webpack_require__(24434);
        var assert = __webpack_require__(42613);
        var util = __webpack_require__(39023);
        exports.httpOverHttp = httpOverHttp;
        exports.httpsOverHttp = httpsOverHttp;
        exports.httpOverHttps = httpOverHttps;
        exports.httpsOverHttps = httpsOverHttps;
        function httpOverHttp(options) {
            var agent = new TunnelingAgent(options);
            agent.request = http.request;
            return agent;
        }
        function httpsOverHttp(options) {
            var agent = new TunnelingAgent(options);
            agent.request = http.request;
            agent.createSocket = createSecureSocket;
            agent.defaultPort = 443;
            return agent;
        }
        function httpOverHttps(options) {
            var agent = new TunnelingAgent(options);
            agent.request = https.request;
            return agent;
        }
        function httpsOverHttps(options) {
            var agent = new TunnelingAgent(options);
            agent.request = https.request;
            agent.createSocket = createSecureSocket;
            agent.defaultPort = 443;
            return agent;
        }
        function TunnelingAgent(options) {
            var self = this;
            self.options = options || {};
            self.proxyOptions = self.options.proxy || {};
            self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
            self.requests = [];
            self.sockets = [];
            self.on('free', function onFree(socket, host, port, localAddress) {
                var options = toOptions(host, port, localAddress);
                for(var i = 0, len = self.requests.length; i < len; ++i){
                    var pending = self.requests[i];
                    if (pending.host === options.host && pending.port === options.port) {
                        self.requests.splice(i, 1);
                        pending.request.onSocket(socket);
                        return;
                    }
                }
                socket.destroy();
                self.removeSocket(socket);
            });
        }
        util.inherits(TunnelingAgent, events.EventEmitter);
        TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
            var self = this;
            var options = mergeOptions({
                request: req
            }, self.options, toOptions(host, port, localAddress));
            if (self.sockets.length >= this.maxSockets) {
                self.requests.push(options);
                return;
            }
            self.createSocket(options, function(socket) {
                socket.on('free', onFree);
                socket.on('close', onCloseOrRemove);
                socket.on('agentRemove', onCloseOrRemove);
                req.onSocket(socket);
                function onFree() {
                    self.emit('free', socket, options);
                }
                function onCloseOrRemove(err) {
                    self.removeSocket(socket);
                    socket.removeListener('free', onFree);
                    socket.removeListener('close', onCloseOrRemove);
                    socket.removeListener('agentRemove', onCloseOrRemove);
                }
            });
        };
        TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
            var self = this;
            var placeholder = {};
            self.sockets.push(placeholder);
            var connectOptions = mergeOptions({}, self.proxyOptions, {
                method: 'CONNECT',
                path: options.host + ':' + options.port,
                agent: false,
                headers: {
                    host: options.host + ':' + options.port
                }
            });
            if (options.localAddress) {
                connectOptions.localAddress = options.localAddress;
            }
            if (connectOptions.proxyAuth) {
                connectOptions.headers = connectOptions.headers || {};
                connectOptions.headers['Proxy-Authorization'] = 'Basic ' + new Buffer(connectOptions.proxyAuth).toString('base64');
            }
            debug('making CONNECT request');
            var connectReq = self.request(connectOptions);
            connectReq.useChunkedEncodingByDefault = false;
            connectReq.once('response', onResponse);
            connectReq.once('upgrade', onUpgrade);
            connectReq.once('connect', onConnect);
            connectReq.once('error', onError);
            connectReq.end();
            function onResponse(res) {
                res.upgrade = true;
            }
            function onUpgrade(res, socket, head) {
                process.nextTick(function() {
                    onConnect(res, socket, head);
                });
            }
            function onConnect(res, socket, head) {
                connectReq.removeAllListeners();
                socket.removeAllListeners();
                if (res.statusCode !== 200) {
                    debug('tunneling socket could not be established, statusCode=%d', res.statusCode);
                    socket.destroy();
                    var error = new Error('tunneling socket could not be established, ' + 'statusCode=' + res.statusCode);
                    error.code = 'ECONNRESET';
                    options.request.emit('error', error);
                    self.removeSocket(placeholder);
                    return;
                }
                if (head.length > 0) {
                    debug('got illegal response body from proxy');
                    socket.destroy();
                    var error = new Error('got illegal response body from proxy');
                    error.code = 'ECONNRESET';
                    options.request.emit('error', error);
                    self.removeSocket(placeholder);
                    return;
                }
                debug('tunneling connection has established');
                self.sockets[self.sockets.indexOf(placeholder)] = socket;
                return cb(socket);
            }
            function onError(cause) {
                connectReq.removeAllListeners();
                debug('tunneling socket could not be established, cause=%s\n', cause.message, cause.stack);
                var error = new Error('tunneling socket could not be established, ' + 'cause=' + cause.message);
                error.code = 'ECONNRESET';
                options.request.emit('error', error);
                self.removeSocket(placeholder);
            }
        };
        TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
            var pos = this.sockets.indexOf(socket);
            if (pos === -1) {
                return;
            }
            this.sockets.splice(pos, 1);
            var pending = this.requests.shift();
            if (pending) {
                this.createSocket(pending, function(socket) {
                    pending.request.onSocket(socket);
                });
            }
        };
        function createSecureSocket(options, cb) {
            var self = this;
            TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
                var hostHeader = options.request.getHeader('host');
                var tlsOptions = mergeOptions({}, self.options, {
                    socket: socket,
                    servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
                });
                var secureSocket = tls.connect(0, tlsOptions);
                self.sockets[self.sockets.indexOf(socket)] = secureSocket;
                cb(secureSocket);
            });
        }
        function toOptions(host, port, localAddress) {
            if (typeof host === 'string') {
                return {
                    host: host,
                    port: port,
                    localAddress: localAddress
                };
            }
            return host;
        }
        function mergeOptions(target) {
            for(var i = 1, len = arguments.length; i < len; ++i){
                var overrides = arguments[i];
                if (typeof overrides === 'object') {
                    var keys = Object.keys(overrides);
                    for(var j = 0, keyLen = keys.length; j < keyLen; ++j){
                        var k = keys[j];
                        if (overrides[k] !== undefined) {
                            target[k] = overrides[k];
                        }
                    }
                }
            }
            return target;
        }
        var debug;
        if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
            debug = function() {
                var args = Array.prototype.slice.call(arguments);
                if (typeof args[0] === 'string') {
                    args[0] = 'TUNNEL: ' + args[0];
                } else {
                    args.unshift('TUNNEL:');
                }
                console.error.apply(console, args);
            };
        } else {
            debug = function() {};
        }
        exports.debug = debug;
    }),
    49246: ((__unused_webpack_module, exports)=>{
        exports.Q = ()=>{
            throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
        };
    }),
    49443: ((__unused_webpack_module, exports)=>{
        exports.N = {};
    }),
    77607: ((__unused_webpack_module, exports)=>{
        exports.M = ()=>{
            throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
        };
    }),
    17359: ((__unused_webpack_module, exports)=>{
        exports.L = ()=>{
            throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
        };
    }),
    58613: ((__unused_webpack_module, exports, __webpack_require__)=>{
        exports.queue = __webpack_require__(91929);
    }),
    92389: ((module)=>{
        module.exports = ()=>{
            throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
        };
    }),
    43108: ((module, __unused_webpack_exports, __webpack_require__)=>{
        module.exports = __webpack_require__(79896);
    }),
    41366: ((module, __unused_webpack_exports, __webpack_require__)=>{
        module.exports = __webpack_require__(2203);
    }),
    87672: ((module, __unused_webpack_exports, __webpack_require__)=>{
        module.exports = __webpack_require__(2203).PassThrough;
    }),
    45491: ((module)=>{
        module.exports = ()=>{
            throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
        };
    }),
    34381: ((__unused_webpack_module, exports)=>{
        exports.pack = ()=>{
            throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
        };
    }),
    44711: ((__unused_webpack_module, exports)=>{
        exports.k = class {
            constructor(){
                (()=>{
                    throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
                })();
            }
        };
    }),
    16854: ((__unused_webpack_module, exports)=>{
        exports.Extract = ()=>{
            throw new Error("Internal error: left out of the bundle, see scripts/bundle-artifact.mjs");
        };
    }),
    62876: ((module, __unused_webpack_exports, __webpack_require__)=>{
        const packageJson = __webpack_require__(2822);
        module.exports = {
            version: packageJson.version
        };
    }),
    26229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            ArtifactNotFoundError: ()=>ArtifactNotFoundError,
            DefaultArtifactClient: ()=>DefaultArtifactClient,
            FilesNotFoundError: ()=>FilesNotFoundError,
            GHESNotSupportedError: ()=>GHESNotSupportedError,
            InvalidResponseError: ()=>InvalidResponseError,
            NetworkError: ()=>NetworkError,
            UsageError: ()=>UsageError,
            "default": ()=>artifact
        });
        var core = __webpack_require__(70950);
        var external_os_ = __webpack_require__(70857);
        ;
        function getUploadChunkSize() {
            return 8 * 1024 * 1024;
        }
        function getRuntimeToken() {
            const token = process.env['ACTIONS_RUNTIME_TOKEN'];
            if (!token) {
                throw new Error('Unable to get the ACTIONS_RUNTIME_TOKEN env variable');
            }
            return token;
        }
        function getResultsServiceUrl() {
            const resultsUrl = process.env['ACTIONS_RESULTS_URL'];
            if (!resultsUrl) {
                throw new Error('Unable to get the ACTIONS_RESULTS_URL env variable');
            }
            return new URL(resultsUrl).origin;
        }
        function isGhes() {
            const ghUrl = new URL(process.env['GITHUB_SERVER_URL'] || 'https://github.com');
            const hostname = ghUrl.hostname.trimEnd().toUpperCase();
            const isGitHubHost = hostname === 'GITHUB.COM';
            const isGheHost = hostname.endsWith('.GHE.COM');
            const isLocalHost = hostname.endsWith('.LOCALHOST');
            return !isGitHubHost && !isGheHost && !isLocalHost;
        }
        function getGitHubWorkspaceDir() {
            const ghWorkspaceDir = process.env['GITHUB_WORKSPACE'];
            if (!ghWorkspaceDir) {
                throw new Error('Unable to get the GITHUB_WORKSPACE env variable');
            }
            return ghWorkspaceDir;
        }
        function getConcurrency() {
            const numCPUs = external_os_.cpus().length;
            let concurrencyCap = 32;
            if (numCPUs > 4) {
                const concurrency = 16 * numCPUs;
                concurrencyCap = concurrency > 300 ? 300 : concurrency;
            }
            const concurrencyOverride = process.env['ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY'];
            if (concurrencyOverride) {
                const concurrency = parseInt(concurrencyOverride);
                if (isNaN(concurrency) || concurrency < 1) {
                    throw new Error('Invalid value set for ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY env variable');
                }
                if (concurrency < concurrencyCap) {
                    (0, core.pq)(`Set concurrency based on the value set in ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY.`);
                    return concurrency;
                }
                (0, core.pq)(`ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY is higher than the cap of ${concurrencyCap} based on the number of cpus. Set it to the maximum value allowed.`);
                return concurrencyCap;
            }
            return 5;
        }
        function getUploadChunkTimeout() {
            const timeoutVar = process.env['ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS'];
            if (!timeoutVar) {
                return 300000;
            }
            const timeout = parseInt(timeoutVar);
            if (isNaN(timeout)) {
                throw new Error('Invalid value set for ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS env variable');
            }
            return timeout;
        }
        function getMaxArtifactListCount() {
            const maxCountVar = process.env['ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT'] || '1000';
            const maxCount = parseInt(maxCountVar);
            if (isNaN(maxCount) || maxCount < 1) {
                throw new Error('Invalid value set for ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT env variable');
            }
            return maxCount;
        }
        var external_fs_ = __webpack_require__(79896);
        var external_path_ = __webpack_require__(16928);
        var commonjs = __webpack_require__(90976);
        ;
        class Timestamp$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.Timestamp", [
                    {
                        no: 1,
                        name: "seconds",
                        kind: "scalar",
                        T: 3
                    },
                    {
                        no: 2,
                        name: "nanos",
                        kind: "scalar",
                        T: 5
                    }
                ]);
            }
            now() {
                const msg = this.create();
                const ms = Date.now();
                msg.seconds = commonjs.PbLong.from(Math.floor(ms / 1000)).toString();
                msg.nanos = ms % 1000 * 1000000;
                return msg;
            }
            toDate(message) {
                return new Date(commonjs.PbLong.from(message.seconds).toNumber() * 1000 + Math.ceil(message.nanos / 1000000));
            }
            fromDate(date) {
                const msg = this.create();
                const ms = date.getTime();
                msg.seconds = commonjs.PbLong.from(Math.floor(ms / 1000)).toString();
                msg.nanos = ms % 1000 * 1000000;
                return msg;
            }
            internalJsonWrite(message, options) {
                let ms = commonjs.PbLong.from(message.seconds).toNumber() * 1000;
                if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z")) throw new Error("Unable to encode Timestamp to JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
                if (message.nanos < 0) throw new Error("Unable to encode invalid Timestamp to JSON. Nanos must not be negative.");
                let z = "Z";
                if (message.nanos > 0) {
                    let nanosStr = (message.nanos + 1000000000).toString().substring(1);
                    if (nanosStr.substring(3) === "000000") z = "." + nanosStr.substring(0, 3) + "Z";
                    else if (nanosStr.substring(6) === "000") z = "." + nanosStr.substring(0, 6) + "Z";
                    else z = "." + nanosStr + "Z";
                }
                return new Date(ms).toISOString().replace(".000Z", z);
            }
            internalJsonRead(json, options, target) {
                if (typeof json !== "string") throw new Error("Unable to parse Timestamp from JSON " + (0, commonjs.typeofJsonValue)(json) + ".");
                let matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:Z|\.([0-9]{3,9})Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
                if (!matches) throw new Error("Unable to parse Timestamp from JSON. Invalid format.");
                let ms = Date.parse(matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
                if (Number.isNaN(ms)) throw new Error("Unable to parse Timestamp from JSON. Invalid value.");
                if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z")) throw new globalThis.Error("Unable to parse Timestamp from JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
                if (!target) target = this.create();
                target.seconds = commonjs.PbLong.from(ms / 1000).toString();
                target.nanos = 0;
                if (matches[7]) target.nanos = parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) - 1000000000;
                return target;
            }
            create(value) {
                const message = {
                    seconds: "0",
                    nanos: 0
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.seconds = reader.int64().toString();
                            break;
                        case 2:
                            message.nanos = reader.int32();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.seconds !== "0") writer.tag(1, commonjs.WireType.Varint).int64(message.seconds);
                if (message.nanos !== 0) writer.tag(2, commonjs.WireType.Varint).int32(message.nanos);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const Timestamp = new Timestamp$Type();
        ;
        class DoubleValue$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.DoubleValue", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 1
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.scalar(2, message.value, "value", false, true);
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, 1, undefined, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: 0
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.double();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== 0) writer.tag(1, commonjs.WireType.Bit64).double(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const DoubleValue = new DoubleValue$Type();
        class FloatValue$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.FloatValue", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 2
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.scalar(1, message.value, "value", false, true);
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, 1, undefined, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: 0
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.float();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== 0) writer.tag(1, commonjs.WireType.Bit32).float(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const FloatValue = new FloatValue$Type();
        class Int64Value$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.Int64Value", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 3
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.scalar(commonjs.ScalarType.INT64, message.value, "value", false, true);
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, commonjs.ScalarType.INT64, commonjs.LongType.STRING, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: "0"
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.int64().toString();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== "0") writer.tag(1, commonjs.WireType.Varint).int64(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const Int64Value = new Int64Value$Type();
        class UInt64Value$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.UInt64Value", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 4
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.scalar(commonjs.ScalarType.UINT64, message.value, "value", false, true);
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, commonjs.ScalarType.UINT64, commonjs.LongType.STRING, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: "0"
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.uint64().toString();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== "0") writer.tag(1, commonjs.WireType.Varint).uint64(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const UInt64Value = new UInt64Value$Type();
        class Int32Value$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.Int32Value", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 5
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.scalar(5, message.value, "value", false, true);
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, 5, undefined, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: 0
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.int32();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== 0) writer.tag(1, commonjs.WireType.Varint).int32(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const Int32Value = new Int32Value$Type();
        class UInt32Value$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.UInt32Value", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 13
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.scalar(13, message.value, "value", false, true);
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, 13, undefined, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: 0
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.uint32();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== 0) writer.tag(1, commonjs.WireType.Varint).uint32(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const UInt32Value = new UInt32Value$Type();
        class BoolValue$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.BoolValue", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 8
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return message.value;
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, 8, undefined, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: false
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.bool();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const BoolValue = new BoolValue$Type();
        class StringValue$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.StringValue", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 9
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return message.value;
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, 9, undefined, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: ""
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.string();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const StringValue = new StringValue$Type();
        class BytesValue$Type extends commonjs.MessageType {
            constructor(){
                super("google.protobuf.BytesValue", [
                    {
                        no: 1,
                        name: "value",
                        kind: "scalar",
                        T: 12
                    }
                ]);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.scalar(12, message.value, "value", false, true);
            }
            internalJsonRead(json, options, target) {
                if (!target) target = this.create();
                target.value = this.refJsonReader.scalar(json, 12, undefined, "value");
                return target;
            }
            create(value) {
                const message = {
                    value: new Uint8Array(0)
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.value = reader.bytes();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.value.length) writer.tag(1, commonjs.WireType.LengthDelimited).bytes(message.value);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const BytesValue = new BytesValue$Type();
        var build_commonjs = __webpack_require__(34190);
        ;
        class CreateArtifactRequest$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.CreateArtifactRequest", [
                    {
                        no: 1,
                        name: "workflow_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 2,
                        name: "workflow_job_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 3,
                        name: "name",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 4,
                        name: "expires_at",
                        kind: "message",
                        T: ()=>Timestamp
                    },
                    {
                        no: 5,
                        name: "version",
                        kind: "scalar",
                        T: 5
                    },
                    {
                        no: 6,
                        name: "mime_type",
                        kind: "message",
                        T: ()=>StringValue
                    }
                ]);
            }
            create(value) {
                const message = {
                    workflowRunBackendId: "",
                    workflowJobRunBackendId: "",
                    name: "",
                    version: 0
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.workflowRunBackendId = reader.string();
                            break;
                        case 2:
                            message.workflowJobRunBackendId = reader.string();
                            break;
                        case 3:
                            message.name = reader.string();
                            break;
                        case 4:
                            message.expiresAt = Timestamp.internalBinaryRead(reader, reader.uint32(), options, message.expiresAt);
                            break;
                        case 5:
                            message.version = reader.int32();
                            break;
                        case 6:
                            message.mimeType = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.mimeType);
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
                if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
                if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
                if (message.expiresAt) Timestamp.internalBinaryWrite(message.expiresAt, writer.tag(4, commonjs.WireType.LengthDelimited).fork(), options).join();
                if (message.version !== 0) writer.tag(5, commonjs.WireType.Varint).int32(message.version);
                if (message.mimeType) StringValue.internalBinaryWrite(message.mimeType, writer.tag(6, commonjs.WireType.LengthDelimited).fork(), options).join();
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_CreateArtifactRequest = new CreateArtifactRequest$Type();
        class CreateArtifactResponse$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.CreateArtifactResponse", [
                    {
                        no: 1,
                        name: "ok",
                        kind: "scalar",
                        T: 8
                    },
                    {
                        no: 2,
                        name: "signed_upload_url",
                        kind: "scalar",
                        T: 9
                    }
                ]);
            }
            create(value) {
                const message = {
                    ok: false,
                    signedUploadUrl: ""
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.ok = reader.bool();
                            break;
                        case 2:
                            message.signedUploadUrl = reader.string();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.ok !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.ok);
                if (message.signedUploadUrl !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.signedUploadUrl);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_CreateArtifactResponse = new CreateArtifactResponse$Type();
        class FinalizeArtifactRequest$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.FinalizeArtifactRequest", [
                    {
                        no: 1,
                        name: "workflow_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 2,
                        name: "workflow_job_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 3,
                        name: "name",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 4,
                        name: "size",
                        kind: "scalar",
                        T: 3
                    },
                    {
                        no: 5,
                        name: "hash",
                        kind: "message",
                        T: ()=>StringValue
                    }
                ]);
            }
            create(value) {
                const message = {
                    workflowRunBackendId: "",
                    workflowJobRunBackendId: "",
                    name: "",
                    size: "0"
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.workflowRunBackendId = reader.string();
                            break;
                        case 2:
                            message.workflowJobRunBackendId = reader.string();
                            break;
                        case 3:
                            message.name = reader.string();
                            break;
                        case 4:
                            message.size = reader.int64().toString();
                            break;
                        case 5:
                            message.hash = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.hash);
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
                if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
                if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
                if (message.size !== "0") writer.tag(4, commonjs.WireType.Varint).int64(message.size);
                if (message.hash) StringValue.internalBinaryWrite(message.hash, writer.tag(5, commonjs.WireType.LengthDelimited).fork(), options).join();
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_FinalizeArtifactRequest = new FinalizeArtifactRequest$Type();
        class FinalizeArtifactResponse$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.FinalizeArtifactResponse", [
                    {
                        no: 1,
                        name: "ok",
                        kind: "scalar",
                        T: 8
                    },
                    {
                        no: 2,
                        name: "artifact_id",
                        kind: "scalar",
                        T: 3
                    }
                ]);
            }
            create(value) {
                const message = {
                    ok: false,
                    artifactId: "0"
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.ok = reader.bool();
                            break;
                        case 2:
                            message.artifactId = reader.int64().toString();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.ok !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.ok);
                if (message.artifactId !== "0") writer.tag(2, commonjs.WireType.Varint).int64(message.artifactId);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_FinalizeArtifactResponse = new FinalizeArtifactResponse$Type();
        class ListArtifactsRequest$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.ListArtifactsRequest", [
                    {
                        no: 1,
                        name: "workflow_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 2,
                        name: "workflow_job_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 3,
                        name: "name_filter",
                        kind: "message",
                        T: ()=>StringValue
                    },
                    {
                        no: 4,
                        name: "id_filter",
                        kind: "message",
                        T: ()=>Int64Value
                    }
                ]);
            }
            create(value) {
                const message = {
                    workflowRunBackendId: "",
                    workflowJobRunBackendId: ""
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.workflowRunBackendId = reader.string();
                            break;
                        case 2:
                            message.workflowJobRunBackendId = reader.string();
                            break;
                        case 3:
                            message.nameFilter = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.nameFilter);
                            break;
                        case 4:
                            message.idFilter = Int64Value.internalBinaryRead(reader, reader.uint32(), options, message.idFilter);
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
                if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
                if (message.nameFilter) StringValue.internalBinaryWrite(message.nameFilter, writer.tag(3, commonjs.WireType.LengthDelimited).fork(), options).join();
                if (message.idFilter) Int64Value.internalBinaryWrite(message.idFilter, writer.tag(4, commonjs.WireType.LengthDelimited).fork(), options).join();
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_ListArtifactsRequest = new ListArtifactsRequest$Type();
        class ListArtifactsResponse$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.ListArtifactsResponse", [
                    {
                        no: 1,
                        name: "artifacts",
                        kind: "message",
                        repeat: 2,
                        T: ()=>ListArtifactsResponse_MonolithArtifact
                    }
                ]);
            }
            create(value) {
                const message = {
                    artifacts: []
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.artifacts.push(ListArtifactsResponse_MonolithArtifact.internalBinaryRead(reader, reader.uint32(), options));
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                for(let i = 0; i < message.artifacts.length; i++)ListArtifactsResponse_MonolithArtifact.internalBinaryWrite(message.artifacts[i], writer.tag(1, commonjs.WireType.LengthDelimited).fork(), options).join();
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_ListArtifactsResponse = new ListArtifactsResponse$Type();
        class ListArtifactsResponse_MonolithArtifact$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.ListArtifactsResponse.MonolithArtifact", [
                    {
                        no: 1,
                        name: "workflow_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 2,
                        name: "workflow_job_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 3,
                        name: "database_id",
                        kind: "scalar",
                        T: 3
                    },
                    {
                        no: 4,
                        name: "name",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 5,
                        name: "size",
                        kind: "scalar",
                        T: 3
                    },
                    {
                        no: 6,
                        name: "created_at",
                        kind: "message",
                        T: ()=>Timestamp
                    },
                    {
                        no: 7,
                        name: "digest",
                        kind: "message",
                        T: ()=>StringValue
                    }
                ]);
            }
            create(value) {
                const message = {
                    workflowRunBackendId: "",
                    workflowJobRunBackendId: "",
                    databaseId: "0",
                    name: "",
                    size: "0"
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.workflowRunBackendId = reader.string();
                            break;
                        case 2:
                            message.workflowJobRunBackendId = reader.string();
                            break;
                        case 3:
                            message.databaseId = reader.int64().toString();
                            break;
                        case 4:
                            message.name = reader.string();
                            break;
                        case 5:
                            message.size = reader.int64().toString();
                            break;
                        case 6:
                            message.createdAt = Timestamp.internalBinaryRead(reader, reader.uint32(), options, message.createdAt);
                            break;
                        case 7:
                            message.digest = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.digest);
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
                if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
                if (message.databaseId !== "0") writer.tag(3, commonjs.WireType.Varint).int64(message.databaseId);
                if (message.name !== "") writer.tag(4, commonjs.WireType.LengthDelimited).string(message.name);
                if (message.size !== "0") writer.tag(5, commonjs.WireType.Varint).int64(message.size);
                if (message.createdAt) Timestamp.internalBinaryWrite(message.createdAt, writer.tag(6, commonjs.WireType.LengthDelimited).fork(), options).join();
                if (message.digest) StringValue.internalBinaryWrite(message.digest, writer.tag(7, commonjs.WireType.LengthDelimited).fork(), options).join();
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const ListArtifactsResponse_MonolithArtifact = new ListArtifactsResponse_MonolithArtifact$Type();
        class GetSignedArtifactURLRequest$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.GetSignedArtifactURLRequest", [
                    {
                        no: 1,
                        name: "workflow_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 2,
                        name: "workflow_job_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 3,
                        name: "name",
                        kind: "scalar",
                        T: 9
                    }
                ]);
            }
            create(value) {
                const message = {
                    workflowRunBackendId: "",
                    workflowJobRunBackendId: "",
                    name: ""
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.workflowRunBackendId = reader.string();
                            break;
                        case 2:
                            message.workflowJobRunBackendId = reader.string();
                            break;
                        case 3:
                            message.name = reader.string();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
                if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
                if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_GetSignedArtifactURLRequest = new GetSignedArtifactURLRequest$Type();
        class GetSignedArtifactURLResponse$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.GetSignedArtifactURLResponse", [
                    {
                        no: 1,
                        name: "signed_url",
                        kind: "scalar",
                        T: 9
                    }
                ]);
            }
            create(value) {
                const message = {
                    signedUrl: ""
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.signedUrl = reader.string();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.signedUrl !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.signedUrl);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_GetSignedArtifactURLResponse = new GetSignedArtifactURLResponse$Type();
        class DeleteArtifactRequest$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.DeleteArtifactRequest", [
                    {
                        no: 1,
                        name: "workflow_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 2,
                        name: "workflow_job_run_backend_id",
                        kind: "scalar",
                        T: 9
                    },
                    {
                        no: 3,
                        name: "name",
                        kind: "scalar",
                        T: 9
                    }
                ]);
            }
            create(value) {
                const message = {
                    workflowRunBackendId: "",
                    workflowJobRunBackendId: "",
                    name: ""
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.workflowRunBackendId = reader.string();
                            break;
                        case 2:
                            message.workflowJobRunBackendId = reader.string();
                            break;
                        case 3:
                            message.name = reader.string();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
                if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
                if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_DeleteArtifactRequest = new DeleteArtifactRequest$Type();
        class DeleteArtifactResponse$Type extends commonjs.MessageType {
            constructor(){
                super("github.actions.results.api.v1.DeleteArtifactResponse", [
                    {
                        no: 1,
                        name: "ok",
                        kind: "scalar",
                        T: 8
                    },
                    {
                        no: 2,
                        name: "artifact_id",
                        kind: "scalar",
                        T: 3
                    }
                ]);
            }
            create(value) {
                const message = {
                    ok: false,
                    artifactId: "0"
                };
                globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
                    enumerable: false,
                    value: this
                });
                if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
                return message;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            message.ok = reader.bool();
                            break;
                        case 2:
                            message.artifactId = reader.int64().toString();
                            break;
                        default:
                            let u = options.readUnknownField;
                            if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
                            let d = reader.skip(wireType);
                            if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
                    }
                }
                return message;
            }
            internalBinaryWrite(message, writer, options) {
                if (message.ok !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.ok);
                if (message.artifactId !== "0") writer.tag(2, commonjs.WireType.Varint).int64(message.artifactId);
                let u = options.writeUnknownFields;
                if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
                return writer;
            }
        }
        const artifact_DeleteArtifactResponse = new DeleteArtifactResponse$Type();
        const ArtifactService = new build_commonjs.C0("github.actions.results.api.v1.ArtifactService", [
            {
                name: "CreateArtifact",
                options: {},
                I: artifact_CreateArtifactRequest,
                O: artifact_CreateArtifactResponse
            },
            {
                name: "FinalizeArtifact",
                options: {},
                I: artifact_FinalizeArtifactRequest,
                O: artifact_FinalizeArtifactResponse
            },
            {
                name: "ListArtifacts",
                options: {},
                I: artifact_ListArtifactsRequest,
                O: artifact_ListArtifactsResponse
            },
            {
                name: "GetSignedArtifactURL",
                options: {},
                I: artifact_GetSignedArtifactURLRequest,
                O: artifact_GetSignedArtifactURLResponse
            },
            {
                name: "DeleteArtifact",
                options: {},
                I: artifact_DeleteArtifactRequest,
                O: artifact_DeleteArtifactResponse
            }
        ]);
        ;
        class ArtifactServiceClientJSON {
            constructor(rpc){
                this.rpc = rpc;
                this.CreateArtifact.bind(this);
                this.FinalizeArtifact.bind(this);
                this.ListArtifacts.bind(this);
                this.GetSignedArtifactURL.bind(this);
                this.DeleteArtifact.bind(this);
            }
            CreateArtifact(request) {
                const data = artifact_CreateArtifactRequest.toJson(request, {
                    useProtoFieldName: true,
                    emitDefaultValues: false
                });
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "CreateArtifact", "application/json", data);
                return promise.then((data)=>artifact_CreateArtifactResponse.fromJson(data, {
                        ignoreUnknownFields: true
                    }));
            }
            FinalizeArtifact(request) {
                const data = artifact_FinalizeArtifactRequest.toJson(request, {
                    useProtoFieldName: true,
                    emitDefaultValues: false
                });
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "FinalizeArtifact", "application/json", data);
                return promise.then((data)=>artifact_FinalizeArtifactResponse.fromJson(data, {
                        ignoreUnknownFields: true
                    }));
            }
            ListArtifacts(request) {
                const data = artifact_ListArtifactsRequest.toJson(request, {
                    useProtoFieldName: true,
                    emitDefaultValues: false
                });
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "ListArtifacts", "application/json", data);
                return promise.then((data)=>artifact_ListArtifactsResponse.fromJson(data, {
                        ignoreUnknownFields: true
                    }));
            }
            GetSignedArtifactURL(request) {
                const data = artifact_GetSignedArtifactURLRequest.toJson(request, {
                    useProtoFieldName: true,
                    emitDefaultValues: false
                });
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "GetSignedArtifactURL", "application/json", data);
                return promise.then((data)=>artifact_GetSignedArtifactURLResponse.fromJson(data, {
                        ignoreUnknownFields: true
                    }));
            }
            DeleteArtifact(request) {
                const data = artifact_DeleteArtifactRequest.toJson(request, {
                    useProtoFieldName: true,
                    emitDefaultValues: false
                });
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "DeleteArtifact", "application/json", data);
                return promise.then((data)=>artifact_DeleteArtifactResponse.fromJson(data, {
                        ignoreUnknownFields: true
                    }));
            }
        }
        class ArtifactServiceClientProtobuf {
            constructor(rpc){
                this.rpc = rpc;
                this.CreateArtifact.bind(this);
                this.FinalizeArtifact.bind(this);
                this.ListArtifacts.bind(this);
                this.GetSignedArtifactURL.bind(this);
                this.DeleteArtifact.bind(this);
            }
            CreateArtifact(request) {
                const data = CreateArtifactRequest.toBinary(request);
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "CreateArtifact", "application/protobuf", data);
                return promise.then((data)=>CreateArtifactResponse.fromBinary(data));
            }
            FinalizeArtifact(request) {
                const data = FinalizeArtifactRequest.toBinary(request);
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "FinalizeArtifact", "application/protobuf", data);
                return promise.then((data)=>FinalizeArtifactResponse.fromBinary(data));
            }
            ListArtifacts(request) {
                const data = ListArtifactsRequest.toBinary(request);
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "ListArtifacts", "application/protobuf", data);
                return promise.then((data)=>ListArtifactsResponse.fromBinary(data));
            }
            GetSignedArtifactURL(request) {
                const data = GetSignedArtifactURLRequest.toBinary(request);
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "GetSignedArtifactURL", "application/protobuf", data);
                return promise.then((data)=>GetSignedArtifactURLResponse.fromBinary(data));
            }
            DeleteArtifact(request) {
                const data = DeleteArtifactRequest.toBinary(request);
                const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "DeleteArtifact", "application/protobuf", data);
                return promise.then((data)=>DeleteArtifactResponse.fromBinary(data));
            }
        }
        ;
        ;
        function getExpiration(retentionDays) {
            if (!retentionDays) {
                return undefined;
            }
            const maxRetentionDays = getRetentionDays();
            if (maxRetentionDays && maxRetentionDays < retentionDays) {
                core.$e(`Retention days cannot be greater than the maximum allowed retention set within the repository. Using ${maxRetentionDays} instead.`);
                retentionDays = maxRetentionDays;
            }
            const expirationDate = new Date();
            expirationDate.setDate(expirationDate.getDate() + retentionDays);
            return Timestamp.fromDate(expirationDate);
        }
        function getRetentionDays() {
            const retentionDays = process.env['GITHUB_RETENTION_DAYS'];
            if (!retentionDays) {
                return undefined;
            }
            const days = parseInt(retentionDays);
            if (isNaN(days)) {
                return undefined;
            }
            return days;
        }
        ;
        const invalidArtifactFilePathCharacters = new Map([
            [
                '"',
                ' Double quote "'
            ],
            [
                ':',
                ' Colon :'
            ],
            [
                '<',
                ' Less than <'
            ],
            [
                '>',
                ' Greater than >'
            ],
            [
                '|',
                ' Vertical bar |'
            ],
            [
                '*',
                ' Asterisk *'
            ],
            [
                '?',
                ' Question mark ?'
            ],
            [
                '\r',
                ' Carriage return \\r'
            ],
            [
                '\n',
                ' Line feed \\n'
            ]
        ]);
        const invalidArtifactNameCharacters = new Map([
            ...invalidArtifactFilePathCharacters,
            [
                '\\',
                ' Backslash \\'
            ],
            [
                '/',
                ' Forward slash /'
            ]
        ]);
        function validateArtifactName(name) {
            if (!name) {
                throw new Error(`Provided artifact name input during validation is empty`);
            }
            for (const [invalidCharacterKey, errorMessageForCharacter] of invalidArtifactNameCharacters){
                if (name.includes(invalidCharacterKey)) {
                    throw new Error(`The artifact name is not valid: ${name}. Contains the following character: ${errorMessageForCharacter}
          
Invalid characters include: ${Array.from(invalidArtifactNameCharacters.values()).toString()}
          
These characters are not allowed in the artifact name due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.`);
                }
            }
            (0, core.pq)(`Artifact name is valid!`);
        }
        function validateFilePath(path) {
            if (!path) {
                throw new Error(`Provided file path input during validation is empty`);
            }
            for (const [invalidCharacterKey, errorMessageForCharacter] of invalidArtifactFilePathCharacters){
                if (path.includes(invalidCharacterKey)) {
                    throw new Error(`The path for one of the files in artifact is not valid: ${path}. Contains the following character: ${errorMessageForCharacter}
          
Invalid characters include: ${Array.from(invalidArtifactFilePathCharacters.values()).toString()}
          
The following characters are not allowed in files that are uploaded due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.
          `);
                }
            }
        }
        var external_http_ = __webpack_require__(58611);
        var external_http_namespaceObject = __webpack_require__.t(external_http_, 2);
        var external_https_ = __webpack_require__(65692);
        var external_https_namespaceObject = __webpack_require__.t(external_https_, 2);
        ;
        function getProxyUrl(reqUrl) {
            const usingSsl = reqUrl.protocol === 'https:';
            if (checkBypass(reqUrl)) {
                return undefined;
            }
            const proxyVar = (()=>{
                if (usingSsl) {
                    return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
                } else {
                    return process.env['http_proxy'] || process.env['HTTP_PROXY'];
                }
            })();
            if (proxyVar) {
                try {
                    return new DecodedURL(proxyVar);
                } catch (_a) {
                    if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://')) return new DecodedURL(`http://${proxyVar}`);
                }
            } else {
                return undefined;
            }
        }
        function checkBypass(reqUrl) {
            if (!reqUrl.hostname) {
                return false;
            }
            const reqHost = reqUrl.hostname;
            if (isLoopbackAddress(reqHost)) {
                return true;
            }
            const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
            if (!noProxy) {
                return false;
            }
            let reqPort;
            if (reqUrl.port) {
                reqPort = Number(reqUrl.port);
            } else if (reqUrl.protocol === 'http:') {
                reqPort = 80;
            } else if (reqUrl.protocol === 'https:') {
                reqPort = 443;
            }
            const upperReqHosts = [
                reqUrl.hostname.toUpperCase()
            ];
            if (typeof reqPort === 'number') {
                upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
            }
            for (const upperNoProxyItem of noProxy.split(',').map((x)=>x.trim().toUpperCase()).filter((x)=>x)){
                if (upperNoProxyItem === '*' || upperReqHosts.some((x)=>x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith('.') && x.endsWith(`${upperNoProxyItem}`))) {
                    return true;
                }
            }
            return false;
        }
        function isLoopbackAddress(host) {
            const hostLower = host.toLowerCase();
            return hostLower === 'localhost' || hostLower.startsWith('127.') || hostLower.startsWith('[::1]') || hostLower.startsWith('[0:0:0:0:0:0:0:1]');
        }
        class DecodedURL extends URL {
            constructor(url, base){
                super(url, base);
                this._decodedUsername = decodeURIComponent(super.username);
                this._decodedPassword = decodeURIComponent(super.password);
            }
            get username() {
                return this._decodedUsername;
            }
            get password() {
                return this._decodedPassword;
            }
        }
        var tunnel = __webpack_require__(90776);
        var undici = __webpack_require__(44711);
        ;
        var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        var HttpCodes;
        (function(HttpCodes) {
            HttpCodes[HttpCodes["OK"] = 200] = "OK";
            HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
            HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
            HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
            HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
            HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
            HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
            HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
            HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
            HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
            HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
            HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
            HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
            HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
            HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
            HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
            HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
            HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
            HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
            HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
            HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
            HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
            HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
            HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
            HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
            HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
            HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
        })(HttpCodes || (HttpCodes = {}));
        var Headers;
        (function(Headers) {
            Headers["Accept"] = "accept";
            Headers["ContentType"] = "content-type";
        })(Headers || (Headers = {}));
        var MediaTypes;
        (function(MediaTypes) {
            MediaTypes["ApplicationJson"] = "application/json";
        })(MediaTypes || (MediaTypes = {}));
        function lib_getProxyUrl(serverUrl) {
            const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
            return proxyUrl ? proxyUrl.href : '';
        }
        const HttpRedirectCodes = [
            HttpCodes.MovedPermanently,
            HttpCodes.ResourceMoved,
            HttpCodes.SeeOther,
            HttpCodes.TemporaryRedirect,
            HttpCodes.PermanentRedirect
        ];
        const HttpResponseRetryCodes = [
            HttpCodes.BadGateway,
            HttpCodes.ServiceUnavailable,
            HttpCodes.GatewayTimeout
        ];
        const RetryableHttpVerbs = [
            'OPTIONS',
            'GET',
            'DELETE',
            'HEAD'
        ];
        const ExponentialBackoffCeiling = 10;
        const ExponentialBackoffTimeSlice = 5;
        class HttpClientError extends Error {
            constructor(message, statusCode){
                super(message);
                this.name = 'HttpClientError';
                this.statusCode = statusCode;
                Object.setPrototypeOf(this, HttpClientError.prototype);
            }
        }
        class HttpClientResponse {
            constructor(message){
                this.message = message;
            }
            readBody() {
                return __awaiter(this, void 0, void 0, function*() {
                    return new Promise((resolve)=>__awaiter(this, void 0, void 0, function*() {
                            let output = Buffer.alloc(0);
                            this.message.on('data', (chunk)=>{
                                output = Buffer.concat([
                                    output,
                                    chunk
                                ]);
                            });
                            this.message.on('end', ()=>{
                                resolve(output.toString());
                            });
                        }));
                });
            }
            readBodyBuffer() {
                return __awaiter(this, void 0, void 0, function*() {
                    return new Promise((resolve)=>__awaiter(this, void 0, void 0, function*() {
                            const chunks = [];
                            this.message.on('data', (chunk)=>{
                                chunks.push(chunk);
                            });
                            this.message.on('end', ()=>{
                                resolve(Buffer.concat(chunks));
                            });
                        }));
                });
            }
        }
        function isHttps(requestUrl) {
            const parsedUrl = new URL(requestUrl);
            return parsedUrl.protocol === 'https:';
        }
        class HttpClient {
            constructor(userAgent, handlers, requestOptions){
                this._ignoreSslError = false;
                this._allowRedirects = true;
                this._allowRedirectDowngrade = false;
                this._maxRedirects = 50;
                this._allowRetries = false;
                this._maxRetries = 1;
                this._keepAlive = false;
                this._disposed = false;
                this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
                this.handlers = handlers || [];
                this.requestOptions = requestOptions;
                if (requestOptions) {
                    if (requestOptions.ignoreSslError != null) {
                        this._ignoreSslError = requestOptions.ignoreSslError;
                    }
                    this._socketTimeout = requestOptions.socketTimeout;
                    if (requestOptions.allowRedirects != null) {
                        this._allowRedirects = requestOptions.allowRedirects;
                    }
                    if (requestOptions.allowRedirectDowngrade != null) {
                        this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
                    }
                    if (requestOptions.maxRedirects != null) {
                        this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
                    }
                    if (requestOptions.keepAlive != null) {
                        this._keepAlive = requestOptions.keepAlive;
                    }
                    if (requestOptions.allowRetries != null) {
                        this._allowRetries = requestOptions.allowRetries;
                    }
                    if (requestOptions.maxRetries != null) {
                        this._maxRetries = requestOptions.maxRetries;
                    }
                }
            }
            options(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
                });
            }
            get(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request('GET', requestUrl, null, additionalHeaders || {});
                });
            }
            del(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request('DELETE', requestUrl, null, additionalHeaders || {});
                });
            }
            post(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request('POST', requestUrl, data, additionalHeaders || {});
                });
            }
            patch(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request('PATCH', requestUrl, data, additionalHeaders || {});
                });
            }
            put(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request('PUT', requestUrl, data, additionalHeaders || {});
                });
            }
            head(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request('HEAD', requestUrl, null, additionalHeaders || {});
                });
            }
            sendStream(verb, requestUrl, stream, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function*() {
                    return this.request(verb, requestUrl, stream, additionalHeaders);
                });
            }
            getJson(requestUrl_1) {
                return __awaiter(this, arguments, void 0, function*(requestUrl, additionalHeaders = {}) {
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    const res = yield this.get(requestUrl, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            postJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function*(requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.post(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            putJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function*(requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.put(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            patchJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function*(requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.patch(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            request(verb, requestUrl, data, headers) {
                return __awaiter(this, void 0, void 0, function*() {
                    if (this._disposed) {
                        throw new Error('Client has already been disposed.');
                    }
                    const parsedUrl = new URL(requestUrl);
                    let info = this._prepareRequest(verb, parsedUrl, headers);
                    const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
                    let numTries = 0;
                    let response;
                    do {
                        response = yield this.requestRaw(info, data);
                        if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
                            let authenticationHandler;
                            for (const handler of this.handlers){
                                if (handler.canHandleAuthentication(response)) {
                                    authenticationHandler = handler;
                                    break;
                                }
                            }
                            if (authenticationHandler) {
                                return authenticationHandler.handleAuthentication(this, info, data);
                            } else {
                                return response;
                            }
                        }
                        let redirectsRemaining = this._maxRedirects;
                        while(response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0){
                            const redirectUrl = response.message.headers['location'];
                            if (!redirectUrl) {
                                break;
                            }
                            const parsedRedirectUrl = new URL(redirectUrl);
                            if (parsedUrl.protocol === 'https:' && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) {
                                throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                            }
                            yield response.readBody();
                            if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                                for(const header in headers){
                                    if (header.toLowerCase() === 'authorization') {
                                        delete headers[header];
                                    }
                                }
                            }
                            info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                            response = yield this.requestRaw(info, data);
                            redirectsRemaining--;
                        }
                        if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                            return response;
                        }
                        numTries += 1;
                        if (numTries < maxTries) {
                            yield response.readBody();
                            yield this._performExponentialBackoff(numTries);
                        }
                    }while (numTries < maxTries)
                    return response;
                });
            }
            dispose() {
                if (this._agent) {
                    this._agent.destroy();
                }
                this._disposed = true;
            }
            requestRaw(info, data) {
                return __awaiter(this, void 0, void 0, function*() {
                    return new Promise((resolve, reject)=>{
                        function callbackForResult(err, res) {
                            if (err) {
                                reject(err);
                            } else if (!res) {
                                reject(new Error('Unknown error'));
                            } else {
                                resolve(res);
                            }
                        }
                        this.requestRawWithCallback(info, data, callbackForResult);
                    });
                });
            }
            requestRawWithCallback(info, data, onResult) {
                if (typeof data === 'string') {
                    if (!info.options.headers) {
                        info.options.headers = {};
                    }
                    info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
                }
                let callbackCalled = false;
                function handleResult(err, res) {
                    if (!callbackCalled) {
                        callbackCalled = true;
                        onResult(err, res);
                    }
                }
                const req = info.httpModule.request(info.options, (msg)=>{
                    const res = new HttpClientResponse(msg);
                    handleResult(undefined, res);
                });
                let socket;
                req.on('socket', (sock)=>{
                    socket = sock;
                });
                req.setTimeout(this._socketTimeout || 3 * 60000, ()=>{
                    if (socket) {
                        socket.end();
                    }
                    handleResult(new Error(`Request timeout: ${info.options.path}`));
                });
                req.on('error', function(err) {
                    handleResult(err);
                });
                if (data && typeof data === 'string') {
                    req.write(data, 'utf8');
                }
                if (data && typeof data !== 'string') {
                    data.on('close', function() {
                        req.end();
                    });
                    data.pipe(req);
                } else {
                    req.end();
                }
            }
            getAgent(serverUrl) {
                const parsedUrl = new URL(serverUrl);
                return this._getAgent(parsedUrl);
            }
            getAgentDispatcher(serverUrl) {
                const parsedUrl = new URL(serverUrl);
                const proxyUrl = getProxyUrl(parsedUrl);
                const useProxy = proxyUrl && proxyUrl.hostname;
                if (!useProxy) {
                    return;
                }
                return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
            }
            _prepareRequest(method, requestUrl, headers) {
                const info = {};
                info.parsedUrl = requestUrl;
                const usingSsl = info.parsedUrl.protocol === 'https:';
                info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
                const defaultPort = usingSsl ? 443 : 80;
                info.options = {};
                info.options.host = info.parsedUrl.hostname;
                info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
                info.options.path = (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
                info.options.method = method;
                info.options.headers = this._mergeHeaders(headers);
                if (this.userAgent != null) {
                    info.options.headers['user-agent'] = this.userAgent;
                }
                info.options.agent = this._getAgent(info.parsedUrl);
                if (this.handlers) {
                    for (const handler of this.handlers){
                        handler.prepareRequest(info.options);
                    }
                }
                return info;
            }
            _mergeHeaders(headers) {
                if (this.requestOptions && this.requestOptions.headers) {
                    return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
                }
                return lowercaseKeys(headers || {});
            }
            _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
                let clientHeader;
                if (this.requestOptions && this.requestOptions.headers) {
                    const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
                    if (headerValue) {
                        clientHeader = typeof headerValue === 'number' ? headerValue.toString() : headerValue;
                    }
                }
                const additionalValue = additionalHeaders[header];
                if (additionalValue !== undefined) {
                    return typeof additionalValue === 'number' ? additionalValue.toString() : additionalValue;
                }
                if (clientHeader !== undefined) {
                    return clientHeader;
                }
                return _default;
            }
            _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
                let clientHeader;
                if (this.requestOptions && this.requestOptions.headers) {
                    const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
                    if (headerValue) {
                        if (typeof headerValue === 'number') {
                            clientHeader = String(headerValue);
                        } else if (Array.isArray(headerValue)) {
                            clientHeader = headerValue.join(', ');
                        } else {
                            clientHeader = headerValue;
                        }
                    }
                }
                const additionalValue = additionalHeaders[Headers.ContentType];
                if (additionalValue !== undefined) {
                    if (typeof additionalValue === 'number') {
                        return String(additionalValue);
                    } else if (Array.isArray(additionalValue)) {
                        return additionalValue.join(', ');
                    } else {
                        return additionalValue;
                    }
                }
                if (clientHeader !== undefined) {
                    return clientHeader;
                }
                return _default;
            }
            _getAgent(parsedUrl) {
                let agent;
                const proxyUrl = getProxyUrl(parsedUrl);
                const useProxy = proxyUrl && proxyUrl.hostname;
                if (this._keepAlive && useProxy) {
                    agent = this._proxyAgent;
                }
                if (!useProxy) {
                    agent = this._agent;
                }
                if (agent) {
                    return agent;
                }
                const usingSsl = parsedUrl.protocol === 'https:';
                let maxSockets = 100;
                if (this.requestOptions) {
                    maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
                }
                if (proxyUrl && proxyUrl.hostname) {
                    const agentOptions = {
                        maxSockets,
                        keepAlive: this._keepAlive,
                        proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && {
                            proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                        }), {
                            host: proxyUrl.hostname,
                            port: proxyUrl.port
                        })
                    };
                    let tunnelAgent;
                    const overHttps = proxyUrl.protocol === 'https:';
                    if (usingSsl) {
                        tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
                    } else {
                        tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
                    }
                    agent = tunnelAgent(agentOptions);
                    this._proxyAgent = agent;
                }
                if (!agent) {
                    const options = {
                        keepAlive: this._keepAlive,
                        maxSockets
                    };
                    agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
                    this._agent = agent;
                }
                if (usingSsl && this._ignoreSslError) {
                    agent.options = Object.assign(agent.options || {}, {
                        rejectUnauthorized: false
                    });
                }
                return agent;
            }
            _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
                let proxyAgent;
                if (this._keepAlive) {
                    proxyAgent = this._proxyAgentDispatcher;
                }
                if (proxyAgent) {
                    return proxyAgent;
                }
                const usingSsl = parsedUrl.protocol === 'https:';
                proxyAgent = new undici.k(Object.assign({
                    uri: proxyUrl.href,
                    pipelining: !this._keepAlive ? 0 : 1
                }, (proxyUrl.username || proxyUrl.password) && {
                    token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
                }));
                this._proxyAgentDispatcher = proxyAgent;
                if (usingSsl && this._ignoreSslError) {
                    proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                        rejectUnauthorized: false
                    });
                }
                return proxyAgent;
            }
            _getUserAgentWithOrchestrationId(userAgent) {
                const baseUserAgent = userAgent || 'actions/http-client';
                const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
                if (orchId) {
                    const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
                    return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
                }
                return baseUserAgent;
            }
            _performExponentialBackoff(retryNumber) {
                return __awaiter(this, void 0, void 0, function*() {
                    retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
                    const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
                    return new Promise((resolve)=>setTimeout(()=>resolve(), ms));
                });
            }
            _processResponse(res, options) {
                return __awaiter(this, void 0, void 0, function*() {
                    return new Promise((resolve, reject)=>__awaiter(this, void 0, void 0, function*() {
                            const statusCode = res.message.statusCode || 0;
                            const response = {
                                statusCode,
                                result: null,
                                headers: {}
                            };
                            if (statusCode === HttpCodes.NotFound) {
                                resolve(response);
                            }
                            function dateTimeDeserializer(key, value) {
                                if (typeof value === 'string') {
                                    const a = new Date(value);
                                    if (!isNaN(a.valueOf())) {
                                        return a;
                                    }
                                }
                                return value;
                            }
                            let obj;
                            let contents;
                            try {
                                contents = yield res.readBody();
                                if (contents && contents.length > 0) {
                                    if (options && options.deserializeDates) {
                                        obj = JSON.parse(contents, dateTimeDeserializer);
                                    } else {
                                        obj = JSON.parse(contents);
                                    }
                                    response.result = obj;
                                }
                                response.headers = res.message.headers;
                            } catch (err) {}
                            if (statusCode > 299) {
                                let msg;
                                if (obj && obj.message) {
                                    msg = obj.message;
                                } else if (contents && contents.length > 0) {
                                    msg = contents;
                                } else {
                                    msg = `Failed request: (${statusCode})`;
                                }
                                const err = new HttpClientError(msg, statusCode);
                                err.result = response.result;
                                reject(err);
                            } else {
                                resolve(response);
                            }
                        }));
                });
            }
        }
        const lowercaseKeys = (obj)=>Object.keys(obj).reduce((c, k)=>(c[k.toLowerCase()] = obj[k], c), {});
        ;
        var auth_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        class BasicCredentialHandler {
            constructor(username, password){
                this.username = username;
                this.password = password;
            }
            prepareRequest(options) {
                if (!options.headers) {
                    throw Error('The request has no headers');
                }
                options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
            }
            canHandleAuthentication() {
                return false;
            }
            handleAuthentication() {
                return auth_awaiter(this, void 0, void 0, function*() {
                    throw new Error('not implemented');
                });
            }
        }
        class BearerCredentialHandler {
            constructor(token){
                this.token = token;
            }
            prepareRequest(options) {
                if (!options.headers) {
                    throw Error('The request has no headers');
                }
                options.headers['Authorization'] = `Bearer ${this.token}`;
            }
            canHandleAuthentication() {
                return false;
            }
            handleAuthentication() {
                return auth_awaiter(this, void 0, void 0, function*() {
                    throw new Error('not implemented');
                });
            }
        }
        class PersonalAccessTokenCredentialHandler {
            constructor(token){
                this.token = token;
            }
            prepareRequest(options) {
                if (!options.headers) {
                    throw Error('The request has no headers');
                }
                options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
            }
            canHandleAuthentication() {
                return false;
            }
            handleAuthentication() {
                return auth_awaiter(this, void 0, void 0, function*() {
                    throw new Error('not implemented');
                });
            }
        }
        var package_version = __webpack_require__(62876);
        ;
        function getUserAgentString() {
            return `@actions/artifact-${package_version.version}`;
        }
        ;
        class FilesNotFoundError extends Error {
            constructor(files = []){
                let message = 'No files were found to upload';
                if (files.length > 0) {
                    message += `: ${files.join(', ')}`;
                }
                super(message);
                this.files = files;
                this.name = 'FilesNotFoundError';
            }
        }
        class InvalidResponseError extends Error {
            constructor(message){
                super(message);
                this.name = 'InvalidResponseError';
            }
        }
        class ArtifactNotFoundError extends Error {
            constructor(message = 'Artifact not found'){
                super(message);
                this.name = 'ArtifactNotFoundError';
            }
        }
        class GHESNotSupportedError extends Error {
            constructor(message = '@actions/artifact v2.0.0+, upload-artifact@v4+ and download-artifact@v4+ are not currently supported on GHES.'){
                super(message);
                this.name = 'GHESNotSupportedError';
            }
        }
        class NetworkError extends Error {
            constructor(code){
                const message = `Unable to make request: ${code}\nIf you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`;
                super(message);
                this.code = code;
                this.name = 'NetworkError';
            }
        }
        NetworkError.isNetworkErrorCode = (code)=>{
            if (!code) return false;
            return [
                'ECONNRESET',
                'ENOTFOUND',
                'ETIMEDOUT',
                'ECONNREFUSED',
                'EHOSTUNREACH'
            ].includes(code);
        };
        class UsageError extends Error {
            constructor(){
                const message = `Artifact storage quota has been hit. Unable to upload any new artifacts.\nMore info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending`;
                super(message);
                this.name = 'UsageError';
            }
        }
        UsageError.isUsageErrorMessage = (msg)=>{
            if (!msg) return false;
            return msg.includes('insufficient usage');
        };
        var esm = __webpack_require__(53884);
        ;
        const InvalidJwtError = new Error('Failed to get backend IDs: The provided JWT token is invalid and/or missing claims');
        function getBackendIdsFromToken() {
            const token = getRuntimeToken();
            const decoded = (0, esm.s)(token);
            if (!decoded.scp) {
                throw InvalidJwtError;
            }
            const scpParts = decoded.scp.split(' ');
            if (scpParts.length === 0) {
                throw InvalidJwtError;
            }
            for (const scopes of scpParts){
                const scopeParts = scopes.split(':');
                if ((scopeParts === null || scopeParts === void 0 ? void 0 : scopeParts[0]) !== 'Actions.Results') {
                    continue;
                }
                if (scopeParts.length !== 3) {
                    throw InvalidJwtError;
                }
                const ids = {
                    workflowRunBackendId: scopeParts[1],
                    workflowJobRunBackendId: scopeParts[2]
                };
                core.Yz(`Workflow Run Backend ID: ${ids.workflowRunBackendId}`);
                core.Yz(`Workflow Job Run Backend ID: ${ids.workflowJobRunBackendId}`);
                return ids;
            }
            throw InvalidJwtError;
        }
        function maskSigUrl(url) {
            if (!url) return;
            try {
                const parsedUrl = new URL(url);
                const signature = parsedUrl.searchParams.get('sig');
                if (signature) {
                    (0, core.Pq)(signature);
                    (0, core.Pq)(encodeURIComponent(signature));
                }
            } catch (error) {
                (0, core.Yz)(`Failed to parse URL: ${url} ${error instanceof Error ? error.message : String(error)}`);
            }
        }
        function maskSecretUrls(body) {
            if (typeof body !== 'object' || body === null) {
                (0, core.Yz)('body is not an object or is null');
                return;
            }
            if ('signed_upload_url' in body && typeof body.signed_upload_url === 'string') {
                maskSigUrl(body.signed_upload_url);
            }
            if ('signed_url' in body && typeof body.signed_url === 'string') {
                maskSigUrl(body.signed_url);
            }
        }
        ;
        var artifact_twirp_client_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        class ArtifactHttpClient {
            constructor(userAgent, maxAttempts, baseRetryIntervalMilliseconds, retryMultiplier){
                this.maxAttempts = 5;
                this.baseRetryIntervalMilliseconds = 3000;
                this.retryMultiplier = 1.5;
                const token = getRuntimeToken();
                this.baseUrl = getResultsServiceUrl();
                if (maxAttempts) {
                    this.maxAttempts = maxAttempts;
                }
                if (baseRetryIntervalMilliseconds) {
                    this.baseRetryIntervalMilliseconds = baseRetryIntervalMilliseconds;
                }
                if (retryMultiplier) {
                    this.retryMultiplier = retryMultiplier;
                }
                this.httpClient = new HttpClient(userAgent, [
                    new BearerCredentialHandler(token)
                ]);
            }
            request(service, method, contentType, data) {
                return artifact_twirp_client_awaiter(this, void 0, void 0, function*() {
                    const url = new URL(`/twirp/${service}/${method}`, this.baseUrl).href;
                    (0, core.Yz)(`[Request] ${method} ${url}`);
                    const headers = {
                        'Content-Type': contentType
                    };
                    try {
                        const { body } = yield this.retryableRequest(()=>artifact_twirp_client_awaiter(this, void 0, void 0, function*() {
                                return this.httpClient.post(url, JSON.stringify(data), headers);
                            }));
                        return body;
                    } catch (error) {
                        throw new Error(`Failed to ${method}: ${error.message}`);
                    }
                });
            }
            retryableRequest(operation) {
                return artifact_twirp_client_awaiter(this, void 0, void 0, function*() {
                    let attempt = 0;
                    let errorMessage = '';
                    let rawBody = '';
                    while(attempt < this.maxAttempts){
                        let isRetryable = false;
                        try {
                            const response = yield operation();
                            const statusCode = response.message.statusCode;
                            rawBody = yield response.readBody();
                            (0, core.Yz)(`[Response] - ${response.message.statusCode}`);
                            (0, core.Yz)(`Headers: ${JSON.stringify(response.message.headers, null, 2)}`);
                            const body = JSON.parse(rawBody);
                            maskSecretUrls(body);
                            (0, core.Yz)(`Body: ${JSON.stringify(body, null, 2)}`);
                            if (this.isSuccessStatusCode(statusCode)) {
                                return {
                                    response,
                                    body
                                };
                            }
                            isRetryable = this.isRetryableHttpStatusCode(statusCode);
                            errorMessage = `Failed request: (${statusCode}) ${response.message.statusMessage}`;
                            if (body.msg) {
                                if (UsageError.isUsageErrorMessage(body.msg)) {
                                    throw new UsageError();
                                }
                                errorMessage = `${errorMessage}: ${body.msg}`;
                            }
                        } catch (error) {
                            if (error instanceof SyntaxError) {
                                (0, core.Yz)(`Raw Body: ${rawBody}`);
                            }
                            if (error instanceof UsageError) {
                                throw error;
                            }
                            if (NetworkError.isNetworkErrorCode(error === null || error === void 0 ? void 0 : error.code)) {
                                throw new NetworkError(error === null || error === void 0 ? void 0 : error.code);
                            }
                            isRetryable = true;
                            errorMessage = error.message;
                        }
                        if (!isRetryable) {
                            throw new Error(`Received non-retryable error: ${errorMessage}`);
                        }
                        if (attempt + 1 === this.maxAttempts) {
                            throw new Error(`Failed to make request after ${this.maxAttempts} attempts: ${errorMessage}`);
                        }
                        const retryTimeMilliseconds = this.getExponentialRetryTimeMilliseconds(attempt);
                        (0, core.pq)(`Attempt ${attempt + 1} of ${this.maxAttempts} failed with error: ${errorMessage}. Retrying request in ${retryTimeMilliseconds} ms...`);
                        yield this.sleep(retryTimeMilliseconds);
                        attempt++;
                    }
                    throw new Error(`Request failed`);
                });
            }
            isSuccessStatusCode(statusCode) {
                if (!statusCode) return false;
                return statusCode >= 200 && statusCode < 300;
            }
            isRetryableHttpStatusCode(statusCode) {
                if (!statusCode) return false;
                const retryableStatusCodes = [
                    HttpCodes.BadGateway,
                    HttpCodes.GatewayTimeout,
                    HttpCodes.InternalServerError,
                    HttpCodes.ServiceUnavailable,
                    HttpCodes.TooManyRequests
                ];
                return retryableStatusCodes.includes(statusCode);
            }
            sleep(milliseconds) {
                return artifact_twirp_client_awaiter(this, void 0, void 0, function*() {
                    return new Promise((resolve)=>setTimeout(resolve, milliseconds));
                });
            }
            getExponentialRetryTimeMilliseconds(attempt) {
                if (attempt < 0) {
                    throw new Error('attempt should be a positive integer');
                }
                if (attempt === 0) {
                    return this.baseRetryIntervalMilliseconds;
                }
                const minTime = this.baseRetryIntervalMilliseconds * Math.pow(this.retryMultiplier, attempt);
                const maxTime = minTime * this.retryMultiplier;
                return Math.trunc(Math.random() * (maxTime - minTime) + minTime);
            }
        }
        function internalArtifactTwirpClient(options) {
            const client = new ArtifactHttpClient(getUserAgentString(), options === null || options === void 0 ? void 0 : options.maxAttempts, options === null || options === void 0 ? void 0 : options.retryIntervalMs, options === null || options === void 0 ? void 0 : options.retryMultiplier);
            return new ArtifactServiceClientJSON(client);
        }
        ;
        function validateRootDirectory(rootDirectory) {
            if (!external_fs_.existsSync(rootDirectory)) {
                throw new Error(`The provided rootDirectory ${rootDirectory} does not exist`);
            }
            if (!external_fs_.statSync(rootDirectory).isDirectory()) {
                throw new Error(`The provided rootDirectory ${rootDirectory} is not a valid directory`);
            }
            (0, core.pq)(`Root directory input is valid!`);
        }
        function getUploadZipSpecification(filesToZip, rootDirectory) {
            const specification = [];
            rootDirectory = (0, external_path_.normalize)(rootDirectory);
            rootDirectory = (0, external_path_.resolve)(rootDirectory);
            for (let file of filesToZip){
                const stats = external_fs_.lstatSync(file, {
                    throwIfNoEntry: false
                });
                if (!stats) {
                    throw new Error(`File ${file} does not exist`);
                }
                if (!stats.isDirectory()) {
                    file = (0, external_path_.normalize)(file);
                    file = (0, external_path_.resolve)(file);
                    if (!file.startsWith(rootDirectory)) {
                        throw new Error(`The rootDirectory: ${rootDirectory} is not a parent directory of the file: ${file}`);
                    }
                    const uploadPath = file.replace(rootDirectory, '');
                    validateFilePath(uploadPath);
                    specification.push({
                        sourcePath: file,
                        destinationPath: uploadPath,
                        stats
                    });
                } else {
                    const directoryPath = file.replace(rootDirectory, '');
                    validateFilePath(directoryPath);
                    specification.push({
                        sourcePath: null,
                        destinationPath: directoryPath,
                        stats
                    });
                }
            }
            return specification;
        }
        var external_node_stream_ = __webpack_require__(57075);
        ;
        const pausesMs = [
            0,
            4000,
            12_000
        ];
        const requestLimitMs = 120_000;
        const apiVersion = '2021-12-02';
        class BlobClient {
            #url;
            constructor(url){
                this.#url = url;
            }
            getBlockBlobClient() {
                return new BlockBlobClient(this.#url);
            }
        }
        class BlockBlobClient {
            #url;
            #http = new HttpClient('muster', [], {
                keepAlive: true,
                allowRetries: false,
                allowRedirects: false,
                socketTimeout: requestLimitMs
            });
            constructor(url){
                this.#url = url;
            }
            async uploadStream(stream, blockBytes, parallel, { blobHTTPHeaders, onProgress, abortSignal } = {}) {
                const ids = [];
                const failed = [];
                const underway = new Set();
                let loadedBytes = 0;
                const close = ()=>this.#http.dispose();
                abortSignal?.addEventListener('abort', close, {
                    once: true
                });
                try {
                    for await (const block of blocksOf(stream, blockBytes)){
                        const id = blockId(ids.length);
                        ids.push(id);
                        const put = this.#put({
                            comp: 'block',
                            blockid: id
                        }, block, {}, abortSignal).then(()=>onProgress?.({
                                loadedBytes: loadedBytes += block.length
                            })).catch((error)=>void failed.push(error)).finally(()=>underway.delete(put));
                        underway.add(put);
                        if (underway.size >= parallel) await Promise.race(underway);
                        if (failed.length > 0) break;
                    }
                    await Promise.all(underway);
                    if (failed.length > 0) throw failed[0];
                    const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id)=>`<Latest>${id}</Latest>`).join('')}</BlockList>`;
                    const type = blobHTTPHeaders?.blobContentType;
                    const headers = {
                        'content-type': 'application/xml',
                        ...type === undefined ? {} : {
                            'x-ms-blob-content-type': type
                        }
                    };
                    await this.#put({
                        comp: 'blocklist'
                    }, Buffer.from(list), headers, abortSignal);
                } finally{
                    abortSignal?.removeEventListener('abort', close);
                    close();
                }
            }
            async #put(query, body, headers, signal) {
                const url = new URL(this.#url);
                for (const [name, value] of Object.entries(query))url.searchParams.set(name, value);
                const all = {
                    ...headers,
                    'content-length': String(body.length),
                    'x-ms-version': apiVersion
                };
                for(let tries = 0;; tries++){
                    signal?.throwIfAborted();
                    const error = await this.#putOnce(url.href, body, all);
                    if (error === undefined) return;
                    const pauseMs = pausesMs[tries];
                    if (!error.mayPass || pauseMs === undefined) throw error;
                    await pause(pauseMs, signal);
                }
            }
            async #putOnce(url, body, headers) {
                try {
                    const { message } = await this.#http.request('PUT', url, external_node_stream_.Readable.from([
                        body
                    ]), headers);
                    message.resume();
                    const { statusCode = 0 } = message;
                    if (statusCode === 201) return undefined;
                    const reason = message.headers['x-ms-error-code'] ?? message.statusMessage ?? '';
                    return new UploadError(`the blob store answered ${statusCode} ${String(reason)}`, {
                        statusCode
                    });
                } catch (error) {
                    const { code } = error;
                    return new UploadError(`no answer from the blob store${code === undefined ? '' : `: ${code}`}`, {
                        code
                    });
                }
            }
        }
        class UploadError extends Error {
            code;
            statusCode;
            mayPass;
            constructor(message, { code, statusCode }){
                super(message);
                if (code !== undefined) this.code = code;
                if (statusCode !== undefined) this.statusCode = statusCode;
                this.mayPass = statusCode === undefined || statusCode >= 500 || statusCode === 408 || statusCode === 429;
            }
        }
        function pause(ms, signal) {
            return new Promise((resolve)=>{
                const end = ()=>{
                    clearTimeout(timer);
                    signal?.removeEventListener('abort', end);
                    resolve();
                };
                const timer = setTimeout(end, ms);
                signal?.addEventListener('abort', end, {
                    once: true
                });
            });
        }
        const blockId = (index)=>Buffer.from(String(index).padStart(12, '0')).toString('base64');
        async function* blocksOf(stream, blockBytes) {
            let parts = [];
            let size = 0;
            for await (const chunk of stream){
                for(let from = 0; from < chunk.length;){
                    const part = chunk.subarray(from, from + blockBytes - size);
                    parts.push(part);
                    size += part.length;
                    from += part.length;
                    if (size < blockBytes) continue;
                    yield Buffer.concat(parts);
                    [parts, size] = [
                        [],
                        0
                    ];
                }
            }
            if (size > 0) yield Buffer.concat(parts);
        }
        var external_crypto_ = __webpack_require__(76982);
        var external_stream_ = __webpack_require__(2203);
        ;
        var blob_upload_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        function uploadToBlobStorage(authenticatedUploadURL, uploadStream, contentType) {
            return blob_upload_awaiter(this, void 0, void 0, function*() {
                let uploadByteCount = 0;
                let lastProgressTime = Date.now();
                const abortController = new AbortController();
                const chunkTimer = (interval)=>blob_upload_awaiter(this, void 0, void 0, function*() {
                        return new Promise((resolve, reject)=>{
                            const timer = setInterval(()=>{
                                if (Date.now() - lastProgressTime > interval) {
                                    reject(new Error('Upload progress stalled.'));
                                }
                            }, interval);
                            abortController.signal.addEventListener('abort', ()=>{
                                clearInterval(timer);
                                resolve();
                            });
                        });
                    });
                const maxConcurrency = getConcurrency();
                const bufferSize = getUploadChunkSize();
                const blobClient = new BlobClient(authenticatedUploadURL);
                const blockBlobClient = blobClient.getBlockBlobClient();
                core.Yz(`Uploading artifact to blob storage with maxConcurrency: ${maxConcurrency}, bufferSize: ${bufferSize}, contentType: ${contentType}`);
                const uploadCallback = (progress)=>{
                    core.pq(`Uploaded bytes ${progress.loadedBytes}`);
                    uploadByteCount = progress.loadedBytes;
                    lastProgressTime = Date.now();
                };
                const options = {
                    blobHTTPHeaders: {
                        blobContentType: contentType
                    },
                    onProgress: uploadCallback,
                    abortSignal: abortController.signal
                };
                let sha256Hash = undefined;
                const blobUploadStream = new external_stream_.PassThrough();
                const hashStream = external_crypto_.createHash('sha256');
                uploadStream.pipe(blobUploadStream);
                uploadStream.pipe(hashStream).setEncoding('hex');
                core.pq('Beginning upload of artifact content to blob storage');
                try {
                    yield Promise.race([
                        blockBlobClient.uploadStream(blobUploadStream, bufferSize, maxConcurrency, options),
                        chunkTimer(getUploadChunkTimeout())
                    ]);
                } catch (error) {
                    if (NetworkError.isNetworkErrorCode(error === null || error === void 0 ? void 0 : error.code)) {
                        throw new NetworkError(error === null || error === void 0 ? void 0 : error.code);
                    }
                    throw error;
                } finally{
                    abortController.abort();
                }
                core.pq('Finished uploading artifact content to blob storage!');
                hashStream.end();
                sha256Hash = hashStream.read();
                core.pq(`SHA256 digest of uploaded artifact is ${sha256Hash}`);
                if (uploadByteCount === 0) {
                    core.$e(`No data was uploaded to blob storage. Reported upload byte count is 0.`);
                }
                return {
                    uploadSize: uploadByteCount,
                    sha256Hash
                };
            });
        }
        var promises_ = __webpack_require__(91943);
        var archiver = __webpack_require__(91702);
        ;
        var stream_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        class WaterMarkedUploadStream extends external_stream_.Transform {
            constructor(bufferSize){
                super({
                    highWaterMark: bufferSize
                });
            }
            _transform(chunk, enc, cb) {
                cb(null, chunk);
            }
        }
        function createRawFileUploadStream(filePath) {
            return stream_awaiter(this, void 0, void 0, function*() {
                core.Yz(`Creating raw file upload stream for: ${filePath}`);
                const bufferSize = getUploadChunkSize();
                const uploadStream = new WaterMarkedUploadStream(bufferSize);
                let sourcePath = filePath;
                const stats = yield external_fs_.promises.lstat(filePath);
                if (stats.isSymbolicLink()) {
                    sourcePath = yield (0, promises_.realpath)(filePath);
                }
                const fileStream = external_fs_.createReadStream(sourcePath, {
                    highWaterMark: bufferSize
                });
                fileStream.on('error', (error)=>{
                    core.z3('An error has occurred while reading the file for upload');
                    core.z3(String(error));
                    uploadStream.destroy(new Error('An error has occurred during file read for the artifact'));
                });
                fileStream.pipe(uploadStream);
                return uploadStream;
            });
        }
        ;
        var zip_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        const DEFAULT_COMPRESSION_LEVEL = 6;
        function createZipUploadStream(uploadSpecification_1) {
            return zip_awaiter(this, arguments, void 0, function*(uploadSpecification, compressionLevel = DEFAULT_COMPRESSION_LEVEL) {
                core.Yz(`Creating Artifact archive with compressionLevel: ${compressionLevel}`);
                const zip = archiver.create('zip', {
                    highWaterMark: getUploadChunkSize(),
                    zlib: {
                        level: compressionLevel
                    }
                });
                zip.on('error', zipErrorCallback);
                zip.on('warning', zipWarningCallback);
                zip.on('finish', zipFinishCallback);
                zip.on('end', zipEndCallback);
                for (const file of uploadSpecification){
                    if (file.sourcePath !== null) {
                        let sourcePath = file.sourcePath;
                        if (file.stats.isSymbolicLink()) {
                            sourcePath = yield (0, promises_.realpath)(file.sourcePath);
                        }
                        zip.file(sourcePath, {
                            name: file.destinationPath
                        });
                    } else {
                        zip.append('', {
                            name: file.destinationPath
                        });
                    }
                }
                const bufferSize = getUploadChunkSize();
                const zipUploadStream = new WaterMarkedUploadStream(bufferSize);
                core.Yz(`Zip write high watermark value ${zipUploadStream.writableHighWaterMark}`);
                core.Yz(`Zip read high watermark value ${zipUploadStream.readableHighWaterMark}`);
                zip.pipe(zipUploadStream);
                zip.finalize();
                return zipUploadStream;
            });
        }
        const zipErrorCallback = (error)=>{
            core.z3('An error has occurred while creating the zip file for upload');
            core.pq(error);
            throw new Error('An error has occurred during zip creation for the artifact');
        };
        const zipWarningCallback = (error)=>{
            if (error.code === 'ENOENT') {
                core.$e('ENOENT warning during artifact zip creation. No such file or directory');
                core.pq(error);
            } else {
                core.$e(`A non-blocking warning has occurred during artifact zip creation: ${error.code}`);
                core.pq(error);
            }
        };
        const zipFinishCallback = ()=>{
            core.Yz('Zip stream for upload has finished.');
        };
        const zipEndCallback = ()=>{
            core.Yz('Zip stream for upload has ended.');
        };
        ;
        const types_mimeTypes = {
            '.txt': 'text/plain',
            '.html': 'text/html',
            '.htm': 'text/html',
            '.css': 'text/css',
            '.csv': 'text/csv',
            '.xml': 'text/xml',
            '.md': 'text/markdown',
            '.js': "application/javascript",
            '.mjs': "application/javascript",
            '.json': 'application/json',
            '.png': 'image/png',
            '.jpg': 'image/jpeg',
            '.jpeg': 'image/jpeg',
            '.gif': 'image/gif',
            '.svg': 'image/svg+xml',
            '.webp': 'image/webp',
            '.ico': 'image/x-icon',
            '.bmp': 'image/bmp',
            '.tiff': 'image/tiff',
            '.tif': 'image/tiff',
            '.mp3': 'audio/mpeg',
            '.wav': 'audio/wav',
            '.ogg': 'audio/ogg',
            '.flac': 'audio/flac',
            '.mp4': 'video/mp4',
            '.webm': 'video/webm',
            '.avi': 'video/x-msvideo',
            '.mov': 'video/quicktime',
            '.pdf': 'application/pdf',
            '.doc': 'application/msword',
            '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
            '.xls': 'application/vnd.ms-excel',
            '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            '.ppt': 'application/vnd.ms-powerpoint',
            '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
            '.zip': 'application/zip',
            '.tar': 'application/x-tar',
            '.gz': 'application/gzip',
            '.rar': 'application/vnd.rar',
            '.7z': 'application/x-7z-compressed',
            '.wasm': 'application/wasm',
            '.yaml': 'application/x-yaml',
            '.yml': 'application/x-yaml',
            '.woff': 'font/woff',
            '.woff2': 'font/woff2',
            '.ttf': 'font/ttf',
            '.otf': 'font/otf',
            '.eot': 'application/vnd.ms-fontobject'
        };
        function getMimeType(filePath) {
            const ext = external_path_.extname(filePath).toLowerCase();
            return types_mimeTypes[ext] || 'application/octet-stream';
        }
        ;
        var upload_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        function uploadArtifact(name, files, rootDirectory, options) {
            return upload_artifact_awaiter(this, void 0, void 0, function*() {
                let artifactFileName = `${name}.zip`;
                if (options === null || options === void 0 ? void 0 : options.skipArchive) {
                    if (files.length === 0) {
                        throw new FilesNotFoundError([]);
                    }
                    if (files.length > 1) {
                        throw new Error('skipArchive option is only supported when uploading a single file');
                    }
                    if (!external_fs_.existsSync(files[0])) {
                        throw new FilesNotFoundError(files);
                    }
                    artifactFileName = external_path_.basename(files[0]);
                    name = artifactFileName;
                }
                validateArtifactName(name);
                validateRootDirectory(rootDirectory);
                let zipSpecification = [];
                if (!(options === null || options === void 0 ? void 0 : options.skipArchive)) {
                    zipSpecification = getUploadZipSpecification(files, rootDirectory);
                    if (zipSpecification.length === 0) {
                        throw new FilesNotFoundError(zipSpecification.flatMap((s)=>s.sourcePath ? [
                                s.sourcePath
                            ] : []));
                    }
                }
                const contentType = getMimeType(artifactFileName);
                const backendIds = getBackendIdsFromToken();
                const artifactClient = internalArtifactTwirpClient();
                const createArtifactReq = {
                    workflowRunBackendId: backendIds.workflowRunBackendId,
                    workflowJobRunBackendId: backendIds.workflowJobRunBackendId,
                    name,
                    mimeType: StringValue.create({
                        value: contentType
                    }),
                    version: 7
                };
                const expiresAt = getExpiration(options === null || options === void 0 ? void 0 : options.retentionDays);
                if (expiresAt) {
                    createArtifactReq.expiresAt = expiresAt;
                }
                const createArtifactResp = yield artifactClient.CreateArtifact(createArtifactReq);
                if (!createArtifactResp.ok) {
                    throw new InvalidResponseError('CreateArtifact: response from backend was not ok');
                }
                let stream;
                if (options === null || options === void 0 ? void 0 : options.skipArchive) {
                    stream = yield createRawFileUploadStream(files[0]);
                } else {
                    stream = yield createZipUploadStream(zipSpecification, options === null || options === void 0 ? void 0 : options.compressionLevel);
                }
                core.pq(`Uploading artifact: ${artifactFileName}`);
                const uploadResult = yield uploadToBlobStorage(createArtifactResp.signedUploadUrl, stream, contentType);
                const finalizeArtifactReq = {
                    workflowRunBackendId: backendIds.workflowRunBackendId,
                    workflowJobRunBackendId: backendIds.workflowJobRunBackendId,
                    name,
                    size: uploadResult.uploadSize ? uploadResult.uploadSize.toString() : '0'
                };
                if (uploadResult.sha256Hash) {
                    finalizeArtifactReq.hash = StringValue.create({
                        value: `sha256:${uploadResult.sha256Hash}`
                    });
                }
                core.pq(`Finalizing artifact upload`);
                const finalizeArtifactResp = yield artifactClient.FinalizeArtifact(finalizeArtifactReq);
                if (!finalizeArtifactResp.ok) {
                    throw new InvalidResponseError('FinalizeArtifact: response from backend was not ok');
                }
                const artifactId = BigInt(finalizeArtifactResp.artifactId);
                core.pq(`Artifact ${name} successfully finalized. Artifact ID ${artifactId}`);
                return {
                    size: uploadResult.uploadSize,
                    digest: uploadResult.sha256Hash,
                    id: Number(artifactId)
                };
            });
        }
        var _actions_github = __webpack_require__(49246);
        var unzip_stream = __webpack_require__(16854);
        ;
        var download_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        const scrubQueryParameters = (url)=>{
            const parsed = new URL(url);
            parsed.search = '';
            return parsed.toString();
        };
        function exists(path) {
            return download_artifact_awaiter(this, void 0, void 0, function*() {
                try {
                    yield promises_.access(path);
                    return true;
                } catch (error) {
                    if (error.code === 'ENOENT') {
                        return false;
                    } else {
                        throw error;
                    }
                }
            });
        }
        function streamExtract(url, directory, skipDecompress) {
            return download_artifact_awaiter(this, void 0, void 0, function*() {
                let retryCount = 0;
                while(retryCount < 5){
                    try {
                        return yield streamExtractExternal(url, directory, {
                            skipDecompress
                        });
                    } catch (error) {
                        retryCount++;
                        core.Yz(`Failed to download artifact after ${retryCount} retries due to ${error.message}. Retrying in 5 seconds...`);
                        yield new Promise((resolve)=>setTimeout(resolve, 5000));
                    }
                }
                throw new Error(`Artifact download failed after ${retryCount} retries.`);
            });
        }
        function streamExtractExternal(url_1, directory_1) {
            return download_artifact_awaiter(this, arguments, void 0, function*(url, directory, opts = {}) {
                const { timeout = 30 * 1000, skipDecompress = false } = opts;
                const client = new HttpClient(getUserAgentString());
                const response = yield client.get(url);
                if (response.message.statusCode !== 200) {
                    throw new Error(`Unexpected HTTP response from blob storage: ${response.message.statusCode} ${response.message.statusMessage}`);
                }
                const contentType = response.message.headers['content-type'] || '';
                const mimeType = contentType.split(';', 1)[0].trim().toLowerCase();
                const urlPath = new URL(url).pathname.toLowerCase();
                const urlEndsWithZip = urlPath.endsWith('.zip');
                const isZip = mimeType === 'application/zip' || mimeType === 'application/x-zip-compressed' || mimeType === 'application/zip-compressed' || urlEndsWithZip;
                const contentDisposition = response.message.headers['content-disposition'] || '';
                let fileName = 'artifact';
                const filenameStar = contentDisposition.match(/filename\*\s*=\s*UTF-8''([^;\r\n]*)/i);
                const filenamePlain = contentDisposition.match(/(?<!\*)filename\s*=\s*['"]?([^;\r\n"']*)['"]?/i);
                const rawName = (filenameStar === null || filenameStar === void 0 ? void 0 : filenameStar[1]) || (filenamePlain === null || filenamePlain === void 0 ? void 0 : filenamePlain[1]);
                if (rawName) {
                    fileName = external_path_.basename(decodeURIComponent(rawName.trim()));
                }
                core.Yz(`Content-Type: ${contentType}, mimeType: ${mimeType}, urlEndsWithZip: ${urlEndsWithZip}, isZip: ${isZip}, skipDecompress: ${skipDecompress}`);
                core.Yz(`Content-Disposition: ${contentDisposition}, fileName: ${fileName}`);
                let sha256Digest = undefined;
                return new Promise((resolve, reject)=>{
                    const timerFn = ()=>{
                        const timeoutError = new Error(`Blob storage chunk did not respond in ${timeout}ms`);
                        response.message.destroy(timeoutError);
                        reject(timeoutError);
                    };
                    const timer = setTimeout(timerFn, timeout);
                    const onError = (error)=>{
                        core.Yz(`response.message: Artifact download failed: ${error.message}`);
                        clearTimeout(timer);
                        reject(error);
                    };
                    const hashStream = external_crypto_.createHash('sha256').setEncoding('hex');
                    const passThrough = new external_stream_.PassThrough().on('data', ()=>{
                        timer.refresh();
                    }).on('error', onError);
                    response.message.pipe(passThrough);
                    passThrough.pipe(hashStream);
                    const onClose = ()=>{
                        clearTimeout(timer);
                        if (hashStream) {
                            hashStream.end();
                            sha256Digest = hashStream.read();
                            core.pq(`SHA256 digest of downloaded artifact is ${sha256Digest}`);
                        }
                        resolve({
                            sha256Digest: `sha256:${sha256Digest}`
                        });
                    };
                    if (isZip && !skipDecompress) {
                        passThrough.pipe(unzip_stream.Extract({
                            path: directory
                        })).on('close', onClose).on('error', onError);
                    } else {
                        const filePath = external_path_.join(directory, fileName);
                        const writeStream = external_fs_.createWriteStream(filePath);
                        core.pq(`Downloading raw file (non-zip) to: ${filePath}`);
                        passThrough.pipe(writeStream).on('close', onClose).on('error', onError);
                    }
                });
            });
        }
        function downloadArtifactPublic(artifactId, repositoryOwner, repositoryName, token, options) {
            return download_artifact_awaiter(this, void 0, void 0, function*() {
                const downloadPath = yield resolveOrCreateDirectory(options === null || options === void 0 ? void 0 : options.path);
                const api = _actions_github.Q(token);
                let digestMismatch = false;
                core.pq(`Downloading artifact '${artifactId}' from '${repositoryOwner}/${repositoryName}'`);
                const { headers, status } = yield api.rest.actions.downloadArtifact({
                    owner: repositoryOwner,
                    repo: repositoryName,
                    artifact_id: artifactId,
                    archive_format: 'zip',
                    request: {
                        redirect: 'manual'
                    }
                });
                if (status !== 302) {
                    throw new Error(`Unable to download artifact. Unexpected status: ${status}`);
                }
                const { location } = headers;
                if (!location) {
                    throw new Error(`Unable to redirect to artifact download url`);
                }
                core.pq(`Redirecting to blob download url: ${scrubQueryParameters(location)}`);
                try {
                    core.pq(`Starting download of artifact to: ${downloadPath}`);
                    const extractResponse = yield streamExtract(location, downloadPath, options === null || options === void 0 ? void 0 : options.skipDecompress);
                    core.pq(`Artifact download completed successfully.`);
                    if (options === null || options === void 0 ? void 0 : options.expectedHash) {
                        if ((options === null || options === void 0 ? void 0 : options.expectedHash) !== extractResponse.sha256Digest) {
                            digestMismatch = true;
                            core.Yz(`Computed digest: ${extractResponse.sha256Digest}`);
                            core.Yz(`Expected digest: ${options.expectedHash}`);
                        }
                    }
                } catch (error) {
                    throw new Error(`Unable to download and extract artifact: ${error.message}`);
                }
                return {
                    downloadPath,
                    digestMismatch
                };
            });
        }
        function downloadArtifactInternal(artifactId, options) {
            return download_artifact_awaiter(this, void 0, void 0, function*() {
                const downloadPath = yield resolveOrCreateDirectory(options === null || options === void 0 ? void 0 : options.path);
                const artifactClient = internalArtifactTwirpClient();
                let digestMismatch = false;
                const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
                const listReq = {
                    workflowRunBackendId,
                    workflowJobRunBackendId,
                    idFilter: Int64Value.create({
                        value: artifactId.toString()
                    })
                };
                const { artifacts } = yield artifactClient.ListArtifacts(listReq);
                if (artifacts.length === 0) {
                    throw new ArtifactNotFoundError(`No artifacts found for ID: ${artifactId}\nAre you trying to download from a different run? Try specifying a github-token with \`actions:read\` scope.`);
                }
                if (artifacts.length > 1) {
                    core.$e('Multiple artifacts found, defaulting to first.');
                }
                const signedReq = {
                    workflowRunBackendId: artifacts[0].workflowRunBackendId,
                    workflowJobRunBackendId: artifacts[0].workflowJobRunBackendId,
                    name: artifacts[0].name
                };
                const { signedUrl } = yield artifactClient.GetSignedArtifactURL(signedReq);
                core.pq(`Redirecting to blob download url: ${scrubQueryParameters(signedUrl)}`);
                try {
                    core.pq(`Starting download of artifact to: ${downloadPath}`);
                    const extractResponse = yield streamExtract(signedUrl, downloadPath, options === null || options === void 0 ? void 0 : options.skipDecompress);
                    core.pq(`Artifact download completed successfully.`);
                    if (options === null || options === void 0 ? void 0 : options.expectedHash) {
                        if ((options === null || options === void 0 ? void 0 : options.expectedHash) !== extractResponse.sha256Digest) {
                            digestMismatch = true;
                            core.Yz(`Computed digest: ${extractResponse.sha256Digest}`);
                            core.Yz(`Expected digest: ${options.expectedHash}`);
                        }
                    }
                } catch (error) {
                    throw new Error(`Unable to download and extract artifact: ${error.message}`);
                }
                return {
                    downloadPath,
                    digestMismatch
                };
            });
        }
        function resolveOrCreateDirectory() {
            return download_artifact_awaiter(this, arguments, void 0, function*(downloadPath = getGitHubWorkspaceDir()) {
                if (!(yield exists(downloadPath))) {
                    core.Yz(`Artifact destination folder does not exist, creating: ${downloadPath}`);
                    yield promises_.mkdir(downloadPath, {
                        recursive: true
                    });
                } else {
                    core.Yz(`Artifact destination folder already exists: ${downloadPath}`);
                }
                return downloadPath;
            });
        }
        ;
        const defaultMaxRetryNumber = 5;
        const defaultExemptStatusCodes = [
            400,
            401,
            403,
            404,
            422
        ];
        function getRetryOptions(defaultOptions, retries = defaultMaxRetryNumber, exemptStatusCodes = defaultExemptStatusCodes) {
            var _a;
            if (retries <= 0) {
                return [
                    {
                        enabled: false
                    },
                    defaultOptions.request
                ];
            }
            const retryOptions = {
                enabled: true
            };
            if (exemptStatusCodes.length > 0) {
                retryOptions.doNotRetry = exemptStatusCodes;
            }
            const requestOptions = Object.assign(Object.assign({}, defaultOptions.request), {
                retries
            });
            core.Yz(`GitHub client configured with: (retries: ${requestOptions.retries}, retry-exempt-status-code: ${(_a = retryOptions.doNotRetry) !== null && _a !== void 0 ? _a : 'octokit default: [400, 401, 403, 404, 422]'})`);
            return [
                retryOptions,
                requestOptions
            ];
        }
        var utils = __webpack_require__(49443);
        var plugin_request_log = __webpack_require__(77607);
        var plugin_retry = __webpack_require__(17359);
        ;
        var get_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        function getArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token) {
            return get_artifact_awaiter(this, void 0, void 0, function*() {
                var _a;
                const [retryOpts, requestOpts] = getRetryOptions(utils.N);
                const opts = {
                    log: undefined,
                    userAgent: getUserAgentString(),
                    previews: undefined,
                    retry: retryOpts,
                    request: requestOpts
                };
                const github = (0, _actions_github.Q)(token, opts, plugin_retry.L, plugin_request_log.M);
                const getArtifactResp = yield github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts{?name}', {
                    owner: repositoryOwner,
                    repo: repositoryName,
                    run_id: workflowRunId,
                    name: artifactName
                });
                if (getArtifactResp.status !== 200) {
                    throw new InvalidResponseError(`Invalid response from GitHub API: ${getArtifactResp.status} (${(_a = getArtifactResp === null || getArtifactResp === void 0 ? void 0 : getArtifactResp.headers) === null || _a === void 0 ? void 0 : _a['x-github-request-id']})`);
                }
                if (getArtifactResp.data.artifacts.length === 0) {
                    throw new ArtifactNotFoundError(`Artifact not found for name: ${artifactName}
        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.
        For more information, visit the GitHub Artifacts FAQ: https://github.com/actions/toolkit/blob/main/packages/artifact/docs/faq.md`);
                }
                let artifact = getArtifactResp.data.artifacts[0];
                if (getArtifactResp.data.artifacts.length > 1) {
                    artifact = getArtifactResp.data.artifacts.sort((a, b)=>b.id - a.id)[0];
                    core.Yz(`More than one artifact found for a single name, returning newest (id: ${artifact.id})`);
                }
                return {
                    artifact: {
                        name: artifact.name,
                        id: artifact.id,
                        size: artifact.size_in_bytes,
                        createdAt: artifact.created_at ? new Date(artifact.created_at) : undefined,
                        digest: artifact.digest
                    }
                };
            });
        }
        function getArtifactInternal(artifactName) {
            return get_artifact_awaiter(this, void 0, void 0, function*() {
                var _a;
                const artifactClient = internalArtifactTwirpClient();
                const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
                const req = {
                    workflowRunBackendId,
                    workflowJobRunBackendId,
                    nameFilter: StringValue.create({
                        value: artifactName
                    })
                };
                const res = yield artifactClient.ListArtifacts(req);
                if (res.artifacts.length === 0) {
                    throw new ArtifactNotFoundError(`Artifact not found for name: ${artifactName}
        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.
        For more information, visit the GitHub Artifacts FAQ: https://github.com/actions/toolkit/blob/main/packages/artifact/docs/faq.md`);
                }
                let artifact = res.artifacts[0];
                if (res.artifacts.length > 1) {
                    artifact = res.artifacts.sort((a, b)=>Number(b.databaseId) - Number(a.databaseId))[0];
                    core.Yz(`More than one artifact found for a single name, returning newest (id: ${artifact.databaseId})`);
                }
                return {
                    artifact: {
                        name: artifact.name,
                        id: Number(artifact.databaseId),
                        size: Number(artifact.size),
                        createdAt: artifact.createdAt ? Timestamp.toDate(artifact.createdAt) : undefined,
                        digest: (_a = artifact.digest) === null || _a === void 0 ? void 0 : _a.value
                    }
                };
            });
        }
        ;
        var delete_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        function deleteArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token) {
            return delete_artifact_awaiter(this, void 0, void 0, function*() {
                var _a;
                const [retryOpts, requestOpts] = getRetryOptions(utils.N);
                const opts = {
                    log: undefined,
                    userAgent: getUserAgentString(),
                    previews: undefined,
                    retry: retryOpts,
                    request: requestOpts
                };
                const github = (0, _actions_github.Q)(token, opts, plugin_retry.L, plugin_request_log.M);
                const getArtifactResp = yield getArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token);
                const deleteArtifactResp = yield github.rest.actions.deleteArtifact({
                    owner: repositoryOwner,
                    repo: repositoryName,
                    artifact_id: getArtifactResp.artifact.id
                });
                if (deleteArtifactResp.status !== 204) {
                    throw new InvalidResponseError(`Invalid response from GitHub API: ${deleteArtifactResp.status} (${(_a = deleteArtifactResp === null || deleteArtifactResp === void 0 ? void 0 : deleteArtifactResp.headers) === null || _a === void 0 ? void 0 : _a['x-github-request-id']})`);
                }
                return {
                    id: getArtifactResp.artifact.id
                };
            });
        }
        function deleteArtifactInternal(artifactName) {
            return delete_artifact_awaiter(this, void 0, void 0, function*() {
                const artifactClient = internalArtifactTwirpClient();
                const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
                const listReq = {
                    workflowRunBackendId,
                    workflowJobRunBackendId,
                    nameFilter: StringValue.create({
                        value: artifactName
                    })
                };
                const listRes = yield artifactClient.ListArtifacts(listReq);
                if (listRes.artifacts.length === 0) {
                    throw new ArtifactNotFoundError(`Artifact not found for name: ${artifactName}`);
                }
                let artifact = listRes.artifacts[0];
                if (listRes.artifacts.length > 1) {
                    artifact = listRes.artifacts.sort((a, b)=>Number(b.databaseId) - Number(a.databaseId))[0];
                    (0, core.Yz)(`More than one artifact found for a single name, returning newest (id: ${artifact.databaseId})`);
                }
                const req = {
                    workflowRunBackendId: artifact.workflowRunBackendId,
                    workflowJobRunBackendId: artifact.workflowJobRunBackendId,
                    name: artifact.name
                };
                const res = yield artifactClient.DeleteArtifact(req);
                (0, core.pq)(`Artifact '${artifactName}' (ID: ${res.artifactId}) deleted`);
                return {
                    id: Number(res.artifactId)
                };
            });
        }
        ;
        var list_artifacts_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        const maximumArtifactCount = getMaxArtifactListCount();
        const paginationCount = 100;
        const maxNumberOfPages = Math.ceil(maximumArtifactCount / paginationCount);
        function listArtifactsPublic(workflowRunId_1, repositoryOwner_1, repositoryName_1, token_1) {
            return list_artifacts_awaiter(this, arguments, void 0, function*(workflowRunId, repositoryOwner, repositoryName, token, latest = false) {
                (0, core.pq)(`Fetching artifact list for workflow run ${workflowRunId} in repository ${repositoryOwner}/${repositoryName}`);
                let artifacts = [];
                const [retryOpts, requestOpts] = getRetryOptions(utils.N);
                const opts = {
                    log: undefined,
                    userAgent: getUserAgentString(),
                    previews: undefined,
                    retry: retryOpts,
                    request: requestOpts
                };
                const github = (0, _actions_github.Q)(token, opts, plugin_retry.L, plugin_request_log.M);
                let currentPageNumber = 1;
                const { data: listArtifactResponse } = yield github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
                    owner: repositoryOwner,
                    repo: repositoryName,
                    run_id: workflowRunId,
                    per_page: paginationCount,
                    page: currentPageNumber
                });
                let numberOfPages = Math.ceil(listArtifactResponse.total_count / paginationCount);
                const totalArtifactCount = listArtifactResponse.total_count;
                if (totalArtifactCount > maximumArtifactCount) {
                    (0, core.$e)(`Workflow run ${workflowRunId} has ${totalArtifactCount} artifacts, exceeding the limit of ${maximumArtifactCount}. Results will be incomplete as only the first ${maximumArtifactCount} artifacts will be returned`);
                    numberOfPages = maxNumberOfPages;
                }
                for (const artifact of listArtifactResponse.artifacts){
                    artifacts.push({
                        name: artifact.name,
                        id: artifact.id,
                        size: artifact.size_in_bytes,
                        createdAt: artifact.created_at ? new Date(artifact.created_at) : undefined,
                        digest: artifact.digest
                    });
                }
                currentPageNumber++;
                for(currentPageNumber; currentPageNumber <= numberOfPages; currentPageNumber++){
                    (0, core.Yz)(`Fetching page ${currentPageNumber} of artifact list`);
                    const { data: listArtifactResponse } = yield github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
                        owner: repositoryOwner,
                        repo: repositoryName,
                        run_id: workflowRunId,
                        per_page: paginationCount,
                        page: currentPageNumber
                    });
                    for (const artifact of listArtifactResponse.artifacts){
                        artifacts.push({
                            name: artifact.name,
                            id: artifact.id,
                            size: artifact.size_in_bytes,
                            createdAt: artifact.created_at ? new Date(artifact.created_at) : undefined,
                            digest: artifact.digest
                        });
                    }
                }
                if (latest) {
                    artifacts = filterLatest(artifacts);
                }
                (0, core.pq)(`Found ${artifacts.length} artifact(s)`);
                return {
                    artifacts
                };
            });
        }
        function listArtifactsInternal() {
            return list_artifacts_awaiter(this, arguments, void 0, function*(latest = false) {
                const artifactClient = internalArtifactTwirpClient();
                const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
                const req = {
                    workflowRunBackendId,
                    workflowJobRunBackendId
                };
                const res = yield artifactClient.ListArtifacts(req);
                let artifacts = res.artifacts.map((artifact)=>{
                    var _a;
                    return {
                        name: artifact.name,
                        id: Number(artifact.databaseId),
                        size: Number(artifact.size),
                        createdAt: artifact.createdAt ? Timestamp.toDate(artifact.createdAt) : undefined,
                        digest: (_a = artifact.digest) === null || _a === void 0 ? void 0 : _a.value
                    };
                });
                if (latest) {
                    artifacts = filterLatest(artifacts);
                }
                (0, core.pq)(`Found ${artifacts.length} artifact(s)`);
                return {
                    artifacts
                };
            });
        }
        function filterLatest(artifacts) {
            artifacts.sort((a, b)=>b.id - a.id);
            const latestArtifacts = [];
            const seenArtifactNames = new Set();
            for (const artifact of artifacts){
                if (!seenArtifactNames.has(artifact.name)) {
                    latestArtifacts.push(artifact);
                    seenArtifactNames.add(artifact.name);
                }
            }
            return latestArtifacts;
        }
        ;
        var client_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        var __rest = undefined && undefined.__rest || function(s, e) {
            var t = {};
            for(var p in s)if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
            if (s != null && typeof Object.getOwnPropertySymbols === "function") for(var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++){
                if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
            }
            return t;
        };
        class DefaultArtifactClient {
            uploadArtifact(name, files, rootDirectory, options) {
                return client_awaiter(this, void 0, void 0, function*() {
                    try {
                        if (isGhes()) {
                            throw new GHESNotSupportedError();
                        }
                        return uploadArtifact(name, files, rootDirectory, options);
                    } catch (error) {
                        (0, core.$e)(`Artifact upload failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions is operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
                        throw error;
                    }
                });
            }
            downloadArtifact(artifactId, options) {
                return client_awaiter(this, void 0, void 0, function*() {
                    try {
                        if (isGhes()) {
                            throw new GHESNotSupportedError();
                        }
                        if (options === null || options === void 0 ? void 0 : options.findBy) {
                            const { findBy: { repositoryOwner, repositoryName, token } } = options, downloadOptions = __rest(options, [
                                "findBy"
                            ]);
                            return downloadArtifactPublic(artifactId, repositoryOwner, repositoryName, token, downloadOptions);
                        }
                        return downloadArtifactInternal(artifactId, options);
                    } catch (error) {
                        (0, core.$e)(`Download Artifact failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
                        throw error;
                    }
                });
            }
            listArtifacts(options) {
                return client_awaiter(this, void 0, void 0, function*() {
                    try {
                        if (isGhes()) {
                            throw new GHESNotSupportedError();
                        }
                        if (options === null || options === void 0 ? void 0 : options.findBy) {
                            const { findBy: { workflowRunId, repositoryOwner, repositoryName, token } } = options;
                            return listArtifactsPublic(workflowRunId, repositoryOwner, repositoryName, token, options === null || options === void 0 ? void 0 : options.latest);
                        }
                        return listArtifactsInternal(options === null || options === void 0 ? void 0 : options.latest);
                    } catch (error) {
                        (0, core.$e)(`Listing Artifacts failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
                        throw error;
                    }
                });
            }
            getArtifact(artifactName, options) {
                return client_awaiter(this, void 0, void 0, function*() {
                    try {
                        if (isGhes()) {
                            throw new GHESNotSupportedError();
                        }
                        if (options === null || options === void 0 ? void 0 : options.findBy) {
                            const { findBy: { workflowRunId, repositoryOwner, repositoryName, token } } = options;
                            return getArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token);
                        }
                        return getArtifactInternal(artifactName);
                    } catch (error) {
                        (0, core.$e)(`Get Artifact failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
                        throw error;
                    }
                });
            }
            deleteArtifact(artifactName, options) {
                return client_awaiter(this, void 0, void 0, function*() {
                    try {
                        if (isGhes()) {
                            throw new GHESNotSupportedError();
                        }
                        if (options === null || options === void 0 ? void 0 : options.findBy) {
                            const { findBy: { repositoryOwner, repositoryName, workflowRunId, token } } = options;
                            return deleteArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token);
                        }
                        return deleteArtifactInternal(artifactName);
                    } catch (error) {
                        (0, core.$e)(`Delete Artifact failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
                        throw error;
                    }
                });
            }
        }
        ;
        const client = new DefaultArtifactClient();
        const artifact = client;
    }),
    2822: ((module)=>{
        module.exports = JSON.parse('{"name":"@actions/artifact","version":"6.2.1","preview":true,"description":"Actions artifact lib","keywords":["github","actions","artifact"],"homepage":"https://github.com/actions/toolkit/tree/main/packages/artifact","license":"MIT","type":"module","main":"lib/artifact.js","types":"lib/artifact.d.ts","exports":{".":{"types":"./lib/artifact.d.ts","import":"./lib/artifact.js"}},"directories":{"lib":"lib","test":"__tests__"},"files":["lib","!.DS_Store"],"publishConfig":{"access":"public"},"repository":{"type":"git","url":"git+https://github.com/actions/toolkit.git","directory":"packages/artifact"},"scripts":{"audit-moderate":"npm install && npm audit --json --audit-level=moderate > audit.json","test":"cd ../../ && npm run test ./packages/artifact","bootstrap":"cd ../../ && npm run bootstrap","tsc-run":"tsc && cp src/internal/shared/package-version.cjs lib/internal/shared/","tsc":"npm run bootstrap && npm run tsc-run","gen:docs":"typedoc --plugin typedoc-plugin-markdown --out docs/generated src/artifact.ts --githubPages false --readme none"},"bugs":{"url":"https://github.com/actions/toolkit/issues"},"dependencies":{"@actions/core":"^3.0.0","@actions/github":"^9.0.0","@actions/http-client":"^4.0.0","@azure/storage-blob":"^12.30.0","@octokit/core":"^7.0.6","@octokit/plugin-request-log":"^6.0.0","@octokit/plugin-retry":"^8.0.0","@octokit/request":"^10.0.7","@octokit/request-error":"^7.1.0","@protobuf-ts/plugin":"^2.2.3-alpha.1","@protobuf-ts/runtime":"^2.9.4","archiver":"^7.0.1","jwt-decode":"^4.0.0","unzip-stream":"^0.3.1"},"devDependencies":{"@types/archiver":"^7.0.0","@types/unzip-stream":"^0.3.4","typedoc":"^0.28.16","typedoc-plugin-markdown":"^4.9.0","typescript":"^5.9.3"},"overrides":{"uri-js":"npm:uri-js-replace@^1.0.1","node-fetch":"^3.3.2"}}');
    })
};
