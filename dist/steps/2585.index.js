export const id = 2585;
export const ids = [
    2585
];
export const modules = {
    73667: (function(__unused_webpack_module, exports) {
        var __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
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
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ClientStreamingCall = void 0;
        class ClientStreamingCall {
            constructor(method, requestHeaders, request, headers, response, status, trailers){
                this.method = method;
                this.requestHeaders = requestHeaders;
                this.requests = request;
                this.headers = headers;
                this.response = response;
                this.status = status;
                this.trailers = trailers;
            }
            then(onfulfilled, onrejected) {
                return this.promiseFinished().then((value)=>onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason)=>onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
            }
            promiseFinished() {
                return __awaiter(this, void 0, void 0, function*() {
                    let [headers, response, status, trailers] = yield Promise.all([
                        this.headers,
                        this.response,
                        this.status,
                        this.trailers
                    ]);
                    return {
                        method: this.method,
                        requestHeaders: this.requestHeaders,
                        headers,
                        response,
                        status,
                        trailers
                    };
                });
            }
        }
        exports.ClientStreamingCall = ClientStreamingCall;
    }),
    54751: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.Deferred = exports.DeferredState = void 0;
        var DeferredState;
        (function(DeferredState) {
            DeferredState[DeferredState["PENDING"] = 0] = "PENDING";
            DeferredState[DeferredState["REJECTED"] = 1] = "REJECTED";
            DeferredState[DeferredState["RESOLVED"] = 2] = "RESOLVED";
        })(DeferredState = exports.DeferredState || (exports.DeferredState = {}));
        class Deferred {
            constructor(preventUnhandledRejectionWarning = true){
                this._state = DeferredState.PENDING;
                this._promise = new Promise((resolve, reject)=>{
                    this._resolve = resolve;
                    this._reject = reject;
                });
                if (preventUnhandledRejectionWarning) {
                    this._promise.catch((_)=>{});
                }
            }
            get state() {
                return this._state;
            }
            get promise() {
                return this._promise;
            }
            resolve(value) {
                if (this.state !== DeferredState.PENDING) throw new Error(`cannot resolve ${DeferredState[this.state].toLowerCase()}`);
                this._resolve(value);
                this._state = DeferredState.RESOLVED;
            }
            reject(reason) {
                if (this.state !== DeferredState.PENDING) throw new Error(`cannot reject ${DeferredState[this.state].toLowerCase()}`);
                this._reject(reason);
                this._state = DeferredState.REJECTED;
            }
            resolvePending(val) {
                if (this._state === DeferredState.PENDING) this.resolve(val);
            }
            rejectPending(reason) {
                if (this._state === DeferredState.PENDING) this.reject(reason);
            }
        }
        exports.Deferred = Deferred;
    }),
    74612: (function(__unused_webpack_module, exports) {
        var __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
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
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.DuplexStreamingCall = void 0;
        class DuplexStreamingCall {
            constructor(method, requestHeaders, request, headers, response, status, trailers){
                this.method = method;
                this.requestHeaders = requestHeaders;
                this.requests = request;
                this.headers = headers;
                this.responses = response;
                this.status = status;
                this.trailers = trailers;
            }
            then(onfulfilled, onrejected) {
                return this.promiseFinished().then((value)=>onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason)=>onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
            }
            promiseFinished() {
                return __awaiter(this, void 0, void 0, function*() {
                    let [headers, status, trailers] = yield Promise.all([
                        this.headers,
                        this.status,
                        this.trailers
                    ]);
                    return {
                        method: this.method,
                        requestHeaders: this.requestHeaders,
                        headers,
                        status,
                        trailers
                    };
                });
            }
        }
        exports.DuplexStreamingCall = DuplexStreamingCall;
    }),
    34190: ((__unused_webpack_module, exports, __webpack_require__)=>{
        var __webpack_unused_export__;
        __webpack_unused_export__ = {
            value: true
        };
        var service_type_1 = __webpack_require__(44206);
        Object.defineProperty(exports, "C0", {
            enumerable: true,
            get: function() {
                return service_type_1.ServiceType;
            }
        });
        var reflection_info_1 = __webpack_require__(59150);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return reflection_info_1.readMethodOptions;
            }
        };
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return reflection_info_1.readMethodOption;
            }
        };
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return reflection_info_1.readServiceOption;
            }
        };
        var rpc_error_1 = __webpack_require__(79658);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_error_1.RpcError;
            }
        };
        var rpc_options_1 = __webpack_require__(47974);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_options_1.mergeRpcOptions;
            }
        };
        var rpc_output_stream_1 = __webpack_require__(75168);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_output_stream_1.RpcOutputStreamController;
            }
        };
        var test_transport_1 = __webpack_require__(35084);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return test_transport_1.TestTransport;
            }
        };
        var deferred_1 = __webpack_require__(54751);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return deferred_1.Deferred;
            }
        };
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return deferred_1.DeferredState;
            }
        };
        var duplex_streaming_call_1 = __webpack_require__(74612);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return duplex_streaming_call_1.DuplexStreamingCall;
            }
        };
        var client_streaming_call_1 = __webpack_require__(73667);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return client_streaming_call_1.ClientStreamingCall;
            }
        };
        var server_streaming_call_1 = __webpack_require__(54359);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return server_streaming_call_1.ServerStreamingCall;
            }
        };
        var unary_call_1 = __webpack_require__(81310);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return unary_call_1.UnaryCall;
            }
        };
        var rpc_interceptor_1 = __webpack_require__(23867);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_interceptor_1.stackIntercept;
            }
        };
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_interceptor_1.stackDuplexStreamingInterceptors;
            }
        };
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_interceptor_1.stackClientStreamingInterceptors;
            }
        };
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_interceptor_1.stackServerStreamingInterceptors;
            }
        };
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return rpc_interceptor_1.stackUnaryInterceptors;
            }
        };
        var server_call_context_1 = __webpack_require__(79550);
        __webpack_unused_export__ = {
            enumerable: true,
            get: function() {
                return server_call_context_1.ServerCallContextController;
            }
        };
    }),
    59150: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.readServiceOption = exports.readMethodOption = exports.readMethodOptions = exports.normalizeMethodInfo = void 0;
        const runtime_1 = __webpack_require__(90976);
        function normalizeMethodInfo(method, service) {
            var _a, _b, _c;
            let m = method;
            m.service = service;
            m.localName = (_a = m.localName) !== null && _a !== void 0 ? _a : runtime_1.lowerCamelCase(m.name);
            m.serverStreaming = !!m.serverStreaming;
            m.clientStreaming = !!m.clientStreaming;
            m.options = (_b = m.options) !== null && _b !== void 0 ? _b : {};
            m.idempotency = (_c = m.idempotency) !== null && _c !== void 0 ? _c : undefined;
            return m;
        }
        exports.normalizeMethodInfo = normalizeMethodInfo;
        function readMethodOptions(service, methodName, extensionName, extensionType) {
            var _a;
            const options = (_a = service.methods.find((m, i)=>m.localName === methodName || i === methodName)) === null || _a === void 0 ? void 0 : _a.options;
            return options && options[extensionName] ? extensionType.fromJson(options[extensionName]) : undefined;
        }
        exports.readMethodOptions = readMethodOptions;
        function readMethodOption(service, methodName, extensionName, extensionType) {
            var _a;
            const options = (_a = service.methods.find((m, i)=>m.localName === methodName || i === methodName)) === null || _a === void 0 ? void 0 : _a.options;
            if (!options) {
                return undefined;
            }
            const optionVal = options[extensionName];
            if (optionVal === undefined) {
                return optionVal;
            }
            return extensionType ? extensionType.fromJson(optionVal) : optionVal;
        }
        exports.readMethodOption = readMethodOption;
        function readServiceOption(service, extensionName, extensionType) {
            const options = service.options;
            if (!options) {
                return undefined;
            }
            const optionVal = options[extensionName];
            if (optionVal === undefined) {
                return optionVal;
            }
            return extensionType ? extensionType.fromJson(optionVal) : optionVal;
        }
        exports.readServiceOption = readServiceOption;
    }),
    79658: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.RpcError = void 0;
        class RpcError extends Error {
            constructor(message, code = 'UNKNOWN', meta){
                super(message);
                this.name = 'RpcError';
                Object.setPrototypeOf(this, new.target.prototype);
                this.code = code;
                this.meta = meta !== null && meta !== void 0 ? meta : {};
            }
            toString() {
                const l = [
                    this.name + ': ' + this.message
                ];
                if (this.code) {
                    l.push('');
                    l.push('Code: ' + this.code);
                }
                if (this.serviceName && this.methodName) {
                    l.push('Method: ' + this.serviceName + '/' + this.methodName);
                }
                let m = Object.entries(this.meta);
                if (m.length) {
                    l.push('');
                    l.push('Meta:');
                    for (let [k, v] of m){
                        l.push(`  ${k}: ${v}`);
                    }
                }
                return l.join('\n');
            }
        }
        exports.RpcError = RpcError;
    }),
    23867: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.stackDuplexStreamingInterceptors = exports.stackClientStreamingInterceptors = exports.stackServerStreamingInterceptors = exports.stackUnaryInterceptors = exports.stackIntercept = void 0;
        const runtime_1 = __webpack_require__(90976);
        function stackIntercept(kind, transport, method, options, input) {
            var _a, _b, _c, _d;
            if (kind == "unary") {
                let tail = (mtd, inp, opt)=>transport.unary(mtd, inp, opt);
                for (const curr of ((_a = options.interceptors) !== null && _a !== void 0 ? _a : []).filter((i)=>i.interceptUnary).reverse()){
                    const next = tail;
                    tail = (mtd, inp, opt)=>curr.interceptUnary(next, mtd, inp, opt);
                }
                return tail(method, input, options);
            }
            if (kind == "serverStreaming") {
                let tail = (mtd, inp, opt)=>transport.serverStreaming(mtd, inp, opt);
                for (const curr of ((_b = options.interceptors) !== null && _b !== void 0 ? _b : []).filter((i)=>i.interceptServerStreaming).reverse()){
                    const next = tail;
                    tail = (mtd, inp, opt)=>curr.interceptServerStreaming(next, mtd, inp, opt);
                }
                return tail(method, input, options);
            }
            if (kind == "clientStreaming") {
                let tail = (mtd, opt)=>transport.clientStreaming(mtd, opt);
                for (const curr of ((_c = options.interceptors) !== null && _c !== void 0 ? _c : []).filter((i)=>i.interceptClientStreaming).reverse()){
                    const next = tail;
                    tail = (mtd, opt)=>curr.interceptClientStreaming(next, mtd, opt);
                }
                return tail(method, options);
            }
            if (kind == "duplex") {
                let tail = (mtd, opt)=>transport.duplex(mtd, opt);
                for (const curr of ((_d = options.interceptors) !== null && _d !== void 0 ? _d : []).filter((i)=>i.interceptDuplex).reverse()){
                    const next = tail;
                    tail = (mtd, opt)=>curr.interceptDuplex(next, mtd, opt);
                }
                return tail(method, options);
            }
            runtime_1.assertNever(kind);
        }
        exports.stackIntercept = stackIntercept;
        function stackUnaryInterceptors(transport, method, input, options) {
            return stackIntercept("unary", transport, method, options, input);
        }
        exports.stackUnaryInterceptors = stackUnaryInterceptors;
        function stackServerStreamingInterceptors(transport, method, input, options) {
            return stackIntercept("serverStreaming", transport, method, options, input);
        }
        exports.stackServerStreamingInterceptors = stackServerStreamingInterceptors;
        function stackClientStreamingInterceptors(transport, method, options) {
            return stackIntercept("clientStreaming", transport, method, options);
        }
        exports.stackClientStreamingInterceptors = stackClientStreamingInterceptors;
        function stackDuplexStreamingInterceptors(transport, method, options) {
            return stackIntercept("duplex", transport, method, options);
        }
        exports.stackDuplexStreamingInterceptors = stackDuplexStreamingInterceptors;
    }),
    47974: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.mergeRpcOptions = void 0;
        const runtime_1 = __webpack_require__(90976);
        function mergeRpcOptions(defaults, options) {
            if (!options) return defaults;
            let o = {};
            copy(defaults, o);
            copy(options, o);
            for (let key of Object.keys(options)){
                let val = options[key];
                switch(key){
                    case "jsonOptions":
                        o.jsonOptions = runtime_1.mergeJsonOptions(defaults.jsonOptions, o.jsonOptions);
                        break;
                    case "binaryOptions":
                        o.binaryOptions = runtime_1.mergeBinaryOptions(defaults.binaryOptions, o.binaryOptions);
                        break;
                    case "meta":
                        o.meta = {};
                        copy(defaults.meta, o.meta);
                        copy(options.meta, o.meta);
                        break;
                    case "interceptors":
                        o.interceptors = defaults.interceptors ? defaults.interceptors.concat(val) : val.concat();
                        break;
                }
            }
            return o;
        }
        exports.mergeRpcOptions = mergeRpcOptions;
        function copy(a, into) {
            if (!a) return;
            let c = into;
            for (let [k, v] of Object.entries(a)){
                if (v instanceof Date) c[k] = new Date(v.getTime());
                else if (Array.isArray(v)) c[k] = v.concat();
                else c[k] = v;
            }
        }
    }),
    75168: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.RpcOutputStreamController = void 0;
        const deferred_1 = __webpack_require__(54751);
        const runtime_1 = __webpack_require__(90976);
        class RpcOutputStreamController {
            constructor(){
                this._lis = {
                    nxt: [],
                    msg: [],
                    err: [],
                    cmp: []
                };
                this._closed = false;
                this._itState = {
                    q: []
                };
            }
            onNext(callback) {
                return this.addLis(callback, this._lis.nxt);
            }
            onMessage(callback) {
                return this.addLis(callback, this._lis.msg);
            }
            onError(callback) {
                return this.addLis(callback, this._lis.err);
            }
            onComplete(callback) {
                return this.addLis(callback, this._lis.cmp);
            }
            addLis(callback, list) {
                list.push(callback);
                return ()=>{
                    let i = list.indexOf(callback);
                    if (i >= 0) list.splice(i, 1);
                };
            }
            clearLis() {
                for (let l of Object.values(this._lis))l.splice(0, l.length);
            }
            get closed() {
                return this._closed !== false;
            }
            notifyNext(message, error, complete) {
                runtime_1.assert((message ? 1 : 0) + (error ? 1 : 0) + (complete ? 1 : 0) <= 1, 'only one emission at a time');
                if (message) this.notifyMessage(message);
                if (error) this.notifyError(error);
                if (complete) this.notifyComplete();
            }
            notifyMessage(message) {
                runtime_1.assert(!this.closed, 'stream is closed');
                this.pushIt({
                    value: message,
                    done: false
                });
                this._lis.msg.forEach((l)=>l(message));
                this._lis.nxt.forEach((l)=>l(message, undefined, false));
            }
            notifyError(error) {
                runtime_1.assert(!this.closed, 'stream is closed');
                this._closed = error;
                this.pushIt(error);
                this._lis.err.forEach((l)=>l(error));
                this._lis.nxt.forEach((l)=>l(undefined, error, false));
                this.clearLis();
            }
            notifyComplete() {
                runtime_1.assert(!this.closed, 'stream is closed');
                this._closed = true;
                this.pushIt({
                    value: null,
                    done: true
                });
                this._lis.cmp.forEach((l)=>l());
                this._lis.nxt.forEach((l)=>l(undefined, undefined, true));
                this.clearLis();
            }
            [Symbol.asyncIterator]() {
                if (this._closed === true) this.pushIt({
                    value: null,
                    done: true
                });
                else if (this._closed !== false) this.pushIt(this._closed);
                return {
                    next: ()=>{
                        let state = this._itState;
                        runtime_1.assert(state, "bad state");
                        runtime_1.assert(!state.p, "iterator contract broken");
                        let first = state.q.shift();
                        if (first) return "value" in first ? Promise.resolve(first) : Promise.reject(first);
                        state.p = new deferred_1.Deferred();
                        return state.p.promise;
                    }
                };
            }
            pushIt(result) {
                let state = this._itState;
                if (state.p) {
                    const p = state.p;
                    runtime_1.assert(p.state == deferred_1.DeferredState.PENDING, "iterator contract broken");
                    "value" in result ? p.resolve(result) : p.reject(result);
                    delete state.p;
                } else {
                    state.q.push(result);
                }
            }
        }
        exports.RpcOutputStreamController = RpcOutputStreamController;
    }),
    79550: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ServerCallContextController = void 0;
        class ServerCallContextController {
            constructor(method, headers, deadline, sendResponseHeadersFn, defaultStatus = {
                code: 'OK',
                detail: ''
            }){
                this._cancelled = false;
                this._listeners = [];
                this.method = method;
                this.headers = headers;
                this.deadline = deadline;
                this.trailers = {};
                this._sendRH = sendResponseHeadersFn;
                this.status = defaultStatus;
            }
            notifyCancelled() {
                if (!this._cancelled) {
                    this._cancelled = true;
                    for (let l of this._listeners){
                        l();
                    }
                }
            }
            sendResponseHeaders(data) {
                this._sendRH(data);
            }
            get cancelled() {
                return this._cancelled;
            }
            onCancel(callback) {
                const l = this._listeners;
                l.push(callback);
                return ()=>{
                    let i = l.indexOf(callback);
                    if (i >= 0) l.splice(i, 1);
                };
            }
        }
        exports.ServerCallContextController = ServerCallContextController;
    }),
    54359: (function(__unused_webpack_module, exports) {
        var __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
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
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ServerStreamingCall = void 0;
        class ServerStreamingCall {
            constructor(method, requestHeaders, request, headers, response, status, trailers){
                this.method = method;
                this.requestHeaders = requestHeaders;
                this.request = request;
                this.headers = headers;
                this.responses = response;
                this.status = status;
                this.trailers = trailers;
            }
            then(onfulfilled, onrejected) {
                return this.promiseFinished().then((value)=>onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason)=>onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
            }
            promiseFinished() {
                return __awaiter(this, void 0, void 0, function*() {
                    let [headers, status, trailers] = yield Promise.all([
                        this.headers,
                        this.status,
                        this.trailers
                    ]);
                    return {
                        method: this.method,
                        requestHeaders: this.requestHeaders,
                        request: this.request,
                        headers,
                        status,
                        trailers
                    };
                });
            }
        }
        exports.ServerStreamingCall = ServerStreamingCall;
    }),
    44206: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ServiceType = void 0;
        const reflection_info_1 = __webpack_require__(59150);
        class ServiceType {
            constructor(typeName, methods, options){
                this.typeName = typeName;
                this.methods = methods.map((i)=>reflection_info_1.normalizeMethodInfo(i, this));
                this.options = options !== null && options !== void 0 ? options : {};
            }
        }
        exports.ServiceType = ServiceType;
    }),
    35084: (function(__unused_webpack_module, exports, __webpack_require__) {
        var __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
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
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.TestTransport = void 0;
        const rpc_error_1 = __webpack_require__(79658);
        const runtime_1 = __webpack_require__(90976);
        const rpc_output_stream_1 = __webpack_require__(75168);
        const rpc_options_1 = __webpack_require__(47974);
        const unary_call_1 = __webpack_require__(81310);
        const server_streaming_call_1 = __webpack_require__(54359);
        const client_streaming_call_1 = __webpack_require__(73667);
        const duplex_streaming_call_1 = __webpack_require__(74612);
        class TestTransport {
            constructor(data){
                this.suppressUncaughtRejections = true;
                this.headerDelay = 10;
                this.responseDelay = 50;
                this.betweenResponseDelay = 10;
                this.afterResponseDelay = 10;
                this.data = data !== null && data !== void 0 ? data : {};
            }
            get sentMessages() {
                if (this.lastInput instanceof TestInputStream) {
                    return this.lastInput.sent;
                } else if (typeof this.lastInput == "object") {
                    return [
                        this.lastInput.single
                    ];
                }
                return [];
            }
            get sendComplete() {
                if (this.lastInput instanceof TestInputStream) {
                    return this.lastInput.completed;
                } else if (typeof this.lastInput == "object") {
                    return true;
                }
                return false;
            }
            promiseHeaders() {
                var _a;
                const headers = (_a = this.data.headers) !== null && _a !== void 0 ? _a : TestTransport.defaultHeaders;
                return headers instanceof rpc_error_1.RpcError ? Promise.reject(headers) : Promise.resolve(headers);
            }
            promiseSingleResponse(method) {
                if (this.data.response instanceof rpc_error_1.RpcError) {
                    return Promise.reject(this.data.response);
                }
                let r;
                if (Array.isArray(this.data.response)) {
                    runtime_1.assert(this.data.response.length > 0);
                    r = this.data.response[0];
                } else if (this.data.response !== undefined) {
                    r = this.data.response;
                } else {
                    r = method.O.create();
                }
                runtime_1.assert(method.O.is(r));
                return Promise.resolve(r);
            }
            streamResponses(method, stream, abort) {
                return __awaiter(this, void 0, void 0, function*() {
                    const messages = [];
                    if (this.data.response === undefined) {
                        messages.push(method.O.create());
                    } else if (Array.isArray(this.data.response)) {
                        for (let msg of this.data.response){
                            runtime_1.assert(method.O.is(msg));
                            messages.push(msg);
                        }
                    } else if (!(this.data.response instanceof rpc_error_1.RpcError)) {
                        runtime_1.assert(method.O.is(this.data.response));
                        messages.push(this.data.response);
                    }
                    try {
                        yield delay(this.responseDelay, abort)(undefined);
                    } catch (error) {
                        stream.notifyError(error);
                        return;
                    }
                    if (this.data.response instanceof rpc_error_1.RpcError) {
                        stream.notifyError(this.data.response);
                        return;
                    }
                    for (let msg of messages){
                        stream.notifyMessage(msg);
                        try {
                            yield delay(this.betweenResponseDelay, abort)(undefined);
                        } catch (error) {
                            stream.notifyError(error);
                            return;
                        }
                    }
                    if (this.data.status instanceof rpc_error_1.RpcError) {
                        stream.notifyError(this.data.status);
                        return;
                    }
                    if (this.data.trailers instanceof rpc_error_1.RpcError) {
                        stream.notifyError(this.data.trailers);
                        return;
                    }
                    stream.notifyComplete();
                });
            }
            promiseStatus() {
                var _a;
                const status = (_a = this.data.status) !== null && _a !== void 0 ? _a : TestTransport.defaultStatus;
                return status instanceof rpc_error_1.RpcError ? Promise.reject(status) : Promise.resolve(status);
            }
            promiseTrailers() {
                var _a;
                const trailers = (_a = this.data.trailers) !== null && _a !== void 0 ? _a : TestTransport.defaultTrailers;
                return trailers instanceof rpc_error_1.RpcError ? Promise.reject(trailers) : Promise.resolve(trailers);
            }
            maybeSuppressUncaught(...promise) {
                if (this.suppressUncaughtRejections) {
                    for (let p of promise){
                        p.catch(()=>{});
                    }
                }
            }
            mergeOptions(options) {
                return rpc_options_1.mergeRpcOptions({}, options);
            }
            unary(method, input, options) {
                var _a;
                const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), responsePromise = headersPromise.catch((_)=>{}).then(delay(this.responseDelay, options.abort)).then((_)=>this.promiseSingleResponse(method)), statusPromise = responsePromise.catch((_)=>{}).then(delay(this.afterResponseDelay, options.abort)).then((_)=>this.promiseStatus()), trailersPromise = responsePromise.catch((_)=>{}).then(delay(this.afterResponseDelay, options.abort)).then((_)=>this.promiseTrailers());
                this.maybeSuppressUncaught(statusPromise, trailersPromise);
                this.lastInput = {
                    single: input
                };
                return new unary_call_1.UnaryCall(method, requestHeaders, input, headersPromise, responsePromise, statusPromise, trailersPromise);
            }
            serverStreaming(method, input, options) {
                var _a;
                const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), outputStream = new rpc_output_stream_1.RpcOutputStreamController(), responseStreamClosedPromise = headersPromise.then(delay(this.responseDelay, options.abort)).catch(()=>{}).then(()=>this.streamResponses(method, outputStream, options.abort)).then(delay(this.afterResponseDelay, options.abort)), statusPromise = responseStreamClosedPromise.then(()=>this.promiseStatus()), trailersPromise = responseStreamClosedPromise.then(()=>this.promiseTrailers());
                this.maybeSuppressUncaught(statusPromise, trailersPromise);
                this.lastInput = {
                    single: input
                };
                return new server_streaming_call_1.ServerStreamingCall(method, requestHeaders, input, headersPromise, outputStream, statusPromise, trailersPromise);
            }
            clientStreaming(method, options) {
                var _a;
                const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), responsePromise = headersPromise.catch((_)=>{}).then(delay(this.responseDelay, options.abort)).then((_)=>this.promiseSingleResponse(method)), statusPromise = responsePromise.catch((_)=>{}).then(delay(this.afterResponseDelay, options.abort)).then((_)=>this.promiseStatus()), trailersPromise = responsePromise.catch((_)=>{}).then(delay(this.afterResponseDelay, options.abort)).then((_)=>this.promiseTrailers());
                this.maybeSuppressUncaught(statusPromise, trailersPromise);
                this.lastInput = new TestInputStream(this.data, options.abort);
                return new client_streaming_call_1.ClientStreamingCall(method, requestHeaders, this.lastInput, headersPromise, responsePromise, statusPromise, trailersPromise);
            }
            duplex(method, options) {
                var _a;
                const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), outputStream = new rpc_output_stream_1.RpcOutputStreamController(), responseStreamClosedPromise = headersPromise.then(delay(this.responseDelay, options.abort)).catch(()=>{}).then(()=>this.streamResponses(method, outputStream, options.abort)).then(delay(this.afterResponseDelay, options.abort)), statusPromise = responseStreamClosedPromise.then(()=>this.promiseStatus()), trailersPromise = responseStreamClosedPromise.then(()=>this.promiseTrailers());
                this.maybeSuppressUncaught(statusPromise, trailersPromise);
                this.lastInput = new TestInputStream(this.data, options.abort);
                return new duplex_streaming_call_1.DuplexStreamingCall(method, requestHeaders, this.lastInput, headersPromise, outputStream, statusPromise, trailersPromise);
            }
        }
        exports.TestTransport = TestTransport;
        TestTransport.defaultHeaders = {
            responseHeader: "test"
        };
        TestTransport.defaultStatus = {
            code: "OK",
            detail: "all good"
        };
        TestTransport.defaultTrailers = {
            responseTrailer: "test"
        };
        function delay(ms, abort) {
            return (v)=>new Promise((resolve, reject)=>{
                    if (abort === null || abort === void 0 ? void 0 : abort.aborted) {
                        reject(new rpc_error_1.RpcError("user cancel", "CANCELLED"));
                    } else {
                        const id = setTimeout(()=>resolve(v), ms);
                        if (abort) {
                            abort.addEventListener("abort", (ev)=>{
                                clearTimeout(id);
                                reject(new rpc_error_1.RpcError("user cancel", "CANCELLED"));
                            });
                        }
                    }
                });
        }
        class TestInputStream {
            constructor(data, abort){
                this._completed = false;
                this._sent = [];
                this.data = data;
                this.abort = abort;
            }
            get sent() {
                return this._sent;
            }
            get completed() {
                return this._completed;
            }
            send(message) {
                if (this.data.inputMessage instanceof rpc_error_1.RpcError) {
                    return Promise.reject(this.data.inputMessage);
                }
                const delayMs = this.data.inputMessage === undefined ? 10 : this.data.inputMessage;
                return Promise.resolve(undefined).then(()=>{
                    this._sent.push(message);
                }).then(delay(delayMs, this.abort));
            }
            complete() {
                if (this.data.inputComplete instanceof rpc_error_1.RpcError) {
                    return Promise.reject(this.data.inputComplete);
                }
                const delayMs = this.data.inputComplete === undefined ? 10 : this.data.inputComplete;
                return Promise.resolve(undefined).then(()=>{
                    this._completed = true;
                }).then(delay(delayMs, this.abort));
            }
        }
    }),
    81310: (function(__unused_webpack_module, exports) {
        var __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
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
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.UnaryCall = void 0;
        class UnaryCall {
            constructor(method, requestHeaders, request, headers, response, status, trailers){
                this.method = method;
                this.requestHeaders = requestHeaders;
                this.request = request;
                this.headers = headers;
                this.response = response;
                this.status = status;
                this.trailers = trailers;
            }
            then(onfulfilled, onrejected) {
                return this.promiseFinished().then((value)=>onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason)=>onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
            }
            promiseFinished() {
                return __awaiter(this, void 0, void 0, function*() {
                    let [headers, response, status, trailers] = yield Promise.all([
                        this.headers,
                        this.response,
                        this.status,
                        this.trailers
                    ]);
                    return {
                        method: this.method,
                        requestHeaders: this.requestHeaders,
                        request: this.request,
                        headers,
                        response,
                        status,
                        trailers
                    };
                });
            }
        }
        exports.UnaryCall = UnaryCall;
    }),
    95456: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.assertFloat32 = exports.assertUInt32 = exports.assertInt32 = exports.assertNever = exports.assert = void 0;
        function assert(condition, msg) {
            if (!condition) {
                throw new Error(msg);
            }
        }
        exports.assert = assert;
        function assertNever(value, msg) {
            throw new Error(msg !== null && msg !== void 0 ? msg : 'Unexpected object: ' + value);
        }
        exports.assertNever = assertNever;
        const FLOAT32_MAX = 3.4028234663852886e+38, FLOAT32_MIN = -3.4028234663852886e+38, UINT32_MAX = 0xFFFFFFFF, INT32_MAX = 0X7FFFFFFF, INT32_MIN = -0X80000000;
        function assertInt32(arg) {
            if (typeof arg !== "number") throw new Error('invalid int 32: ' + typeof arg);
            if (!Number.isInteger(arg) || arg > INT32_MAX || arg < INT32_MIN) throw new Error('invalid int 32: ' + arg);
        }
        exports.assertInt32 = assertInt32;
        function assertUInt32(arg) {
            if (typeof arg !== "number") throw new Error('invalid uint 32: ' + typeof arg);
            if (!Number.isInteger(arg) || arg > UINT32_MAX || arg < 0) throw new Error('invalid uint 32: ' + arg);
        }
        exports.assertUInt32 = assertUInt32;
        function assertFloat32(arg) {
            if (typeof arg !== "number") throw new Error('invalid float 32: ' + typeof arg);
            if (!Number.isFinite(arg)) return;
            if (arg > FLOAT32_MAX || arg < FLOAT32_MIN) throw new Error('invalid float 32: ' + arg);
        }
        exports.assertFloat32 = assertFloat32;
    }),
    2469: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.base64encode = exports.base64decode = void 0;
        let encTable = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.split('');
        let decTable = [];
        for(let i = 0; i < encTable.length; i++)decTable[encTable[i].charCodeAt(0)] = i;
        decTable["-".charCodeAt(0)] = encTable.indexOf("+");
        decTable["_".charCodeAt(0)] = encTable.indexOf("/");
        function base64decode(base64Str) {
            let es = base64Str.length * 3 / 4;
            if (base64Str[base64Str.length - 2] == '=') es -= 2;
            else if (base64Str[base64Str.length - 1] == '=') es -= 1;
            let bytes = new Uint8Array(es), bytePos = 0, groupPos = 0, b, p = 0;
            for(let i = 0; i < base64Str.length; i++){
                b = decTable[base64Str.charCodeAt(i)];
                if (b === undefined) {
                    switch(base64Str[i]){
                        case '=':
                            groupPos = 0;
                        case '\n':
                        case '\r':
                        case '\t':
                        case ' ':
                            continue;
                        default:
                            throw Error(`invalid base64 string.`);
                    }
                }
                switch(groupPos){
                    case 0:
                        p = b;
                        groupPos = 1;
                        break;
                    case 1:
                        bytes[bytePos++] = p << 2 | (b & 48) >> 4;
                        p = b;
                        groupPos = 2;
                        break;
                    case 2:
                        bytes[bytePos++] = (p & 15) << 4 | (b & 60) >> 2;
                        p = b;
                        groupPos = 3;
                        break;
                    case 3:
                        bytes[bytePos++] = (p & 3) << 6 | b;
                        groupPos = 0;
                        break;
                }
            }
            if (groupPos == 1) throw Error(`invalid base64 string.`);
            return bytes.subarray(0, bytePos);
        }
        exports.base64decode = base64decode;
        function base64encode(bytes) {
            let base64 = '', groupPos = 0, b, p = 0;
            for(let i = 0; i < bytes.length; i++){
                b = bytes[i];
                switch(groupPos){
                    case 0:
                        base64 += encTable[b >> 2];
                        p = (b & 3) << 4;
                        groupPos = 1;
                        break;
                    case 1:
                        base64 += encTable[p | b >> 4];
                        p = (b & 15) << 2;
                        groupPos = 2;
                        break;
                    case 2:
                        base64 += encTable[p | b >> 6];
                        base64 += encTable[b & 63];
                        groupPos = 0;
                        break;
                }
            }
            if (groupPos) {
                base64 += encTable[p];
                base64 += '=';
                if (groupPos == 1) base64 += '=';
            }
            return base64;
        }
        exports.base64encode = base64encode;
    }),
    43782: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.WireType = exports.mergeBinaryOptions = exports.UnknownFieldHandler = void 0;
        var UnknownFieldHandler;
        (function(UnknownFieldHandler) {
            UnknownFieldHandler.symbol = Symbol.for("protobuf-ts/unknown");
            UnknownFieldHandler.onRead = (typeName, message, fieldNo, wireType, data)=>{
                let container = is(message) ? message[UnknownFieldHandler.symbol] : message[UnknownFieldHandler.symbol] = [];
                container.push({
                    no: fieldNo,
                    wireType,
                    data
                });
            };
            UnknownFieldHandler.onWrite = (typeName, message, writer)=>{
                for (let { no, wireType, data } of UnknownFieldHandler.list(message))writer.tag(no, wireType).raw(data);
            };
            UnknownFieldHandler.list = (message, fieldNo)=>{
                if (is(message)) {
                    let all = message[UnknownFieldHandler.symbol];
                    return fieldNo ? all.filter((uf)=>uf.no == fieldNo) : all;
                }
                return [];
            };
            UnknownFieldHandler.last = (message, fieldNo)=>UnknownFieldHandler.list(message, fieldNo).slice(-1)[0];
            const is = (message)=>message && Array.isArray(message[UnknownFieldHandler.symbol]);
        })(UnknownFieldHandler = exports.UnknownFieldHandler || (exports.UnknownFieldHandler = {}));
        function mergeBinaryOptions(a, b) {
            return Object.assign(Object.assign({}, a), b);
        }
        exports.mergeBinaryOptions = mergeBinaryOptions;
        var WireType;
        (function(WireType) {
            WireType[WireType["Varint"] = 0] = "Varint";
            WireType[WireType["Bit64"] = 1] = "Bit64";
            WireType[WireType["LengthDelimited"] = 2] = "LengthDelimited";
            WireType[WireType["StartGroup"] = 3] = "StartGroup";
            WireType[WireType["EndGroup"] = 4] = "EndGroup";
            WireType[WireType["Bit32"] = 5] = "Bit32";
        })(WireType = exports.WireType || (exports.WireType = {}));
    }),
    76771: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.BinaryReader = exports.binaryReadOptions = void 0;
        const binary_format_contract_1 = __webpack_require__(43782);
        const pb_long_1 = __webpack_require__(93383);
        const goog_varint_1 = __webpack_require__(81025);
        const defaultsRead = {
            readUnknownField: true,
            readerFactory: (bytes)=>new BinaryReader(bytes)
        };
        function binaryReadOptions(options) {
            return options ? Object.assign(Object.assign({}, defaultsRead), options) : defaultsRead;
        }
        exports.binaryReadOptions = binaryReadOptions;
        class BinaryReader {
            constructor(buf, textDecoder){
                this.varint64 = goog_varint_1.varint64read;
                this.uint32 = goog_varint_1.varint32read;
                this.buf = buf;
                this.len = buf.length;
                this.pos = 0;
                this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
                this.textDecoder = textDecoder !== null && textDecoder !== void 0 ? textDecoder : new TextDecoder("utf-8", {
                    fatal: true,
                    ignoreBOM: true
                });
            }
            tag() {
                let tag = this.uint32(), fieldNo = tag >>> 3, wireType = tag & 7;
                if (fieldNo <= 0 || wireType < 0 || wireType > 5) throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
                return [
                    fieldNo,
                    wireType
                ];
            }
            skip(wireType) {
                let start = this.pos;
                switch(wireType){
                    case binary_format_contract_1.WireType.Varint:
                        while(this.buf[this.pos++] & 0x80){}
                        break;
                    case binary_format_contract_1.WireType.Bit64:
                        this.pos += 4;
                    case binary_format_contract_1.WireType.Bit32:
                        this.pos += 4;
                        break;
                    case binary_format_contract_1.WireType.LengthDelimited:
                        let len = this.uint32();
                        this.pos += len;
                        break;
                    case binary_format_contract_1.WireType.StartGroup:
                        let t;
                        while((t = this.tag()[1]) !== binary_format_contract_1.WireType.EndGroup){
                            this.skip(t);
                        }
                        break;
                    default:
                        throw new Error("cant skip wire type " + wireType);
                }
                this.assertBounds();
                return this.buf.subarray(start, this.pos);
            }
            assertBounds() {
                if (this.pos > this.len) throw new RangeError("premature EOF");
            }
            int32() {
                return this.uint32() | 0;
            }
            sint32() {
                let zze = this.uint32();
                return zze >>> 1 ^ -(zze & 1);
            }
            int64() {
                return new pb_long_1.PbLong(...this.varint64());
            }
            uint64() {
                return new pb_long_1.PbULong(...this.varint64());
            }
            sint64() {
                let [lo, hi] = this.varint64();
                let s = -(lo & 1);
                lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
                hi = hi >>> 1 ^ s;
                return new pb_long_1.PbLong(lo, hi);
            }
            bool() {
                let [lo, hi] = this.varint64();
                return lo !== 0 || hi !== 0;
            }
            fixed32() {
                return this.view.getUint32((this.pos += 4) - 4, true);
            }
            sfixed32() {
                return this.view.getInt32((this.pos += 4) - 4, true);
            }
            fixed64() {
                return new pb_long_1.PbULong(this.sfixed32(), this.sfixed32());
            }
            sfixed64() {
                return new pb_long_1.PbLong(this.sfixed32(), this.sfixed32());
            }
            float() {
                return this.view.getFloat32((this.pos += 4) - 4, true);
            }
            double() {
                return this.view.getFloat64((this.pos += 8) - 8, true);
            }
            bytes() {
                let len = this.uint32();
                let start = this.pos;
                this.pos += len;
                this.assertBounds();
                return this.buf.subarray(start, start + len);
            }
            string() {
                return this.textDecoder.decode(this.bytes());
            }
        }
        exports.BinaryReader = BinaryReader;
    }),
    89763: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.BinaryWriter = exports.binaryWriteOptions = void 0;
        const pb_long_1 = __webpack_require__(93383);
        const goog_varint_1 = __webpack_require__(81025);
        const assert_1 = __webpack_require__(95456);
        const defaultsWrite = {
            writeUnknownFields: true,
            writerFactory: ()=>new BinaryWriter()
        };
        function binaryWriteOptions(options) {
            return options ? Object.assign(Object.assign({}, defaultsWrite), options) : defaultsWrite;
        }
        exports.binaryWriteOptions = binaryWriteOptions;
        class BinaryWriter {
            constructor(textEncoder){
                this.stack = [];
                this.textEncoder = textEncoder !== null && textEncoder !== void 0 ? textEncoder : new TextEncoder();
                this.chunks = [];
                this.buf = [];
            }
            finish() {
                this.chunks.push(new Uint8Array(this.buf));
                let len = 0;
                for(let i = 0; i < this.chunks.length; i++)len += this.chunks[i].length;
                let bytes = new Uint8Array(len);
                let offset = 0;
                for(let i = 0; i < this.chunks.length; i++){
                    bytes.set(this.chunks[i], offset);
                    offset += this.chunks[i].length;
                }
                this.chunks = [];
                return bytes;
            }
            fork() {
                this.stack.push({
                    chunks: this.chunks,
                    buf: this.buf
                });
                this.chunks = [];
                this.buf = [];
                return this;
            }
            join() {
                let chunk = this.finish();
                let prev = this.stack.pop();
                if (!prev) throw new Error('invalid state, fork stack empty');
                this.chunks = prev.chunks;
                this.buf = prev.buf;
                this.uint32(chunk.byteLength);
                return this.raw(chunk);
            }
            tag(fieldNo, type) {
                return this.uint32((fieldNo << 3 | type) >>> 0);
            }
            raw(chunk) {
                if (this.buf.length) {
                    this.chunks.push(new Uint8Array(this.buf));
                    this.buf = [];
                }
                this.chunks.push(chunk);
                return this;
            }
            uint32(value) {
                assert_1.assertUInt32(value);
                while(value > 0x7f){
                    this.buf.push(value & 0x7f | 0x80);
                    value = value >>> 7;
                }
                this.buf.push(value);
                return this;
            }
            int32(value) {
                assert_1.assertInt32(value);
                goog_varint_1.varint32write(value, this.buf);
                return this;
            }
            bool(value) {
                this.buf.push(value ? 1 : 0);
                return this;
            }
            bytes(value) {
                this.uint32(value.byteLength);
                return this.raw(value);
            }
            string(value) {
                let chunk = this.textEncoder.encode(value);
                this.uint32(chunk.byteLength);
                return this.raw(chunk);
            }
            float(value) {
                assert_1.assertFloat32(value);
                let chunk = new Uint8Array(4);
                new DataView(chunk.buffer).setFloat32(0, value, true);
                return this.raw(chunk);
            }
            double(value) {
                let chunk = new Uint8Array(8);
                new DataView(chunk.buffer).setFloat64(0, value, true);
                return this.raw(chunk);
            }
            fixed32(value) {
                assert_1.assertUInt32(value);
                let chunk = new Uint8Array(4);
                new DataView(chunk.buffer).setUint32(0, value, true);
                return this.raw(chunk);
            }
            sfixed32(value) {
                assert_1.assertInt32(value);
                let chunk = new Uint8Array(4);
                new DataView(chunk.buffer).setInt32(0, value, true);
                return this.raw(chunk);
            }
            sint32(value) {
                assert_1.assertInt32(value);
                value = (value << 1 ^ value >> 31) >>> 0;
                goog_varint_1.varint32write(value, this.buf);
                return this;
            }
            sfixed64(value) {
                let chunk = new Uint8Array(8);
                let view = new DataView(chunk.buffer);
                let long = pb_long_1.PbLong.from(value);
                view.setInt32(0, long.lo, true);
                view.setInt32(4, long.hi, true);
                return this.raw(chunk);
            }
            fixed64(value) {
                let chunk = new Uint8Array(8);
                let view = new DataView(chunk.buffer);
                let long = pb_long_1.PbULong.from(value);
                view.setInt32(0, long.lo, true);
                view.setInt32(4, long.hi, true);
                return this.raw(chunk);
            }
            int64(value) {
                let long = pb_long_1.PbLong.from(value);
                goog_varint_1.varint64write(long.lo, long.hi, this.buf);
                return this;
            }
            sint64(value) {
                let long = pb_long_1.PbLong.from(value), sign = long.hi >> 31, lo = long.lo << 1 ^ sign, hi = (long.hi << 1 | long.lo >>> 31) ^ sign;
                goog_varint_1.varint64write(lo, hi, this.buf);
                return this;
            }
            uint64(value) {
                let long = pb_long_1.PbULong.from(value);
                goog_varint_1.varint64write(long.lo, long.hi, this.buf);
                return this;
            }
        }
        exports.BinaryWriter = BinaryWriter;
    }),
    57251: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.listEnumNumbers = exports.listEnumNames = exports.listEnumValues = exports.isEnumObject = void 0;
        function isEnumObject(arg) {
            if (typeof arg != 'object' || arg === null) {
                return false;
            }
            if (!arg.hasOwnProperty(0)) {
                return false;
            }
            for (let k of Object.keys(arg)){
                let num = parseInt(k);
                if (!Number.isNaN(num)) {
                    let nam = arg[num];
                    if (nam === undefined) return false;
                    if (arg[nam] !== num) return false;
                } else {
                    let num = arg[k];
                    if (num === undefined) return false;
                    if (typeof num !== 'number') return false;
                    if (arg[num] === undefined) return false;
                }
            }
            return true;
        }
        exports.isEnumObject = isEnumObject;
        function listEnumValues(enumObject) {
            if (!isEnumObject(enumObject)) throw new Error("not a typescript enum object");
            let values = [];
            for (let [name, number] of Object.entries(enumObject))if (typeof number == "number") values.push({
                name,
                number
            });
            return values;
        }
        exports.listEnumValues = listEnumValues;
        function listEnumNames(enumObject) {
            return listEnumValues(enumObject).map((val)=>val.name);
        }
        exports.listEnumNames = listEnumNames;
        function listEnumNumbers(enumObject) {
            return listEnumValues(enumObject).map((val)=>val.number).filter((num, index, arr)=>arr.indexOf(num) == index);
        }
        exports.listEnumNumbers = listEnumNumbers;
    }),
    81025: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.varint32read = exports.varint32write = exports.int64toString = exports.int64fromString = exports.varint64write = exports.varint64read = void 0;
        function varint64read() {
            let lowBits = 0;
            let highBits = 0;
            for(let shift = 0; shift < 28; shift += 7){
                let b = this.buf[this.pos++];
                lowBits |= (b & 0x7F) << shift;
                if ((b & 0x80) == 0) {
                    this.assertBounds();
                    return [
                        lowBits,
                        highBits
                    ];
                }
            }
            let middleByte = this.buf[this.pos++];
            lowBits |= (middleByte & 0x0F) << 28;
            highBits = (middleByte & 0x70) >> 4;
            if ((middleByte & 0x80) == 0) {
                this.assertBounds();
                return [
                    lowBits,
                    highBits
                ];
            }
            for(let shift = 3; shift <= 31; shift += 7){
                let b = this.buf[this.pos++];
                highBits |= (b & 0x7F) << shift;
                if ((b & 0x80) == 0) {
                    this.assertBounds();
                    return [
                        lowBits,
                        highBits
                    ];
                }
            }
            throw new Error('invalid varint');
        }
        exports.varint64read = varint64read;
        function varint64write(lo, hi, bytes) {
            for(let i = 0; i < 28; i = i + 7){
                const shift = lo >>> i;
                const hasNext = !(shift >>> 7 == 0 && hi == 0);
                const byte = (hasNext ? shift | 0x80 : shift) & 0xFF;
                bytes.push(byte);
                if (!hasNext) {
                    return;
                }
            }
            const splitBits = lo >>> 28 & 0x0F | (hi & 0x07) << 4;
            const hasMoreBits = !(hi >> 3 == 0);
            bytes.push((hasMoreBits ? splitBits | 0x80 : splitBits) & 0xFF);
            if (!hasMoreBits) {
                return;
            }
            for(let i = 3; i < 31; i = i + 7){
                const shift = hi >>> i;
                const hasNext = !(shift >>> 7 == 0);
                const byte = (hasNext ? shift | 0x80 : shift) & 0xFF;
                bytes.push(byte);
                if (!hasNext) {
                    return;
                }
            }
            bytes.push(hi >>> 31 & 0x01);
        }
        exports.varint64write = varint64write;
        const TWO_PWR_32_DBL = (1 << 16) * (1 << 16);
        function int64fromString(dec) {
            let minus = dec[0] == '-';
            if (minus) dec = dec.slice(1);
            const base = 1e6;
            let lowBits = 0;
            let highBits = 0;
            function add1e6digit(begin, end) {
                const digit1e6 = Number(dec.slice(begin, end));
                highBits *= base;
                lowBits = lowBits * base + digit1e6;
                if (lowBits >= TWO_PWR_32_DBL) {
                    highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0);
                    lowBits = lowBits % TWO_PWR_32_DBL;
                }
            }
            add1e6digit(-24, -18);
            add1e6digit(-18, -12);
            add1e6digit(-12, -6);
            add1e6digit(-6);
            return [
                minus,
                lowBits,
                highBits
            ];
        }
        exports.int64fromString = int64fromString;
        function int64toString(bitsLow, bitsHigh) {
            if (bitsHigh >>> 0 <= 0x1FFFFF) {
                return '' + (TWO_PWR_32_DBL * bitsHigh + (bitsLow >>> 0));
            }
            let low = bitsLow & 0xFFFFFF;
            let mid = (bitsLow >>> 24 | bitsHigh << 8) >>> 0 & 0xFFFFFF;
            let high = bitsHigh >> 16 & 0xFFFF;
            let digitA = low + mid * 6777216 + high * 6710656;
            let digitB = mid + high * 8147497;
            let digitC = high * 2;
            let base = 10000000;
            if (digitA >= base) {
                digitB += Math.floor(digitA / base);
                digitA %= base;
            }
            if (digitB >= base) {
                digitC += Math.floor(digitB / base);
                digitB %= base;
            }
            function decimalFrom1e7(digit1e7, needLeadingZeros) {
                let partial = digit1e7 ? String(digit1e7) : '';
                if (needLeadingZeros) {
                    return '0000000'.slice(partial.length) + partial;
                }
                return partial;
            }
            return decimalFrom1e7(digitC, 0) + decimalFrom1e7(digitB, digitC) + decimalFrom1e7(digitA, 1);
        }
        exports.int64toString = int64toString;
        function varint32write(value, bytes) {
            if (value >= 0) {
                while(value > 0x7f){
                    bytes.push(value & 0x7f | 0x80);
                    value = value >>> 7;
                }
                bytes.push(value);
            } else {
                for(let i = 0; i < 9; i++){
                    bytes.push(value & 127 | 128);
                    value = value >> 7;
                }
                bytes.push(1);
            }
        }
        exports.varint32write = varint32write;
        function varint32read() {
            let b = this.buf[this.pos++];
            let result = b & 0x7F;
            if ((b & 0x80) == 0) {
                this.assertBounds();
                return result;
            }
            b = this.buf[this.pos++];
            result |= (b & 0x7F) << 7;
            if ((b & 0x80) == 0) {
                this.assertBounds();
                return result;
            }
            b = this.buf[this.pos++];
            result |= (b & 0x7F) << 14;
            if ((b & 0x80) == 0) {
                this.assertBounds();
                return result;
            }
            b = this.buf[this.pos++];
            result |= (b & 0x7F) << 21;
            if ((b & 0x80) == 0) {
                this.assertBounds();
                return result;
            }
            b = this.buf[this.pos++];
            result |= (b & 0x0F) << 28;
            for(let readBytes = 5; (b & 0x80) !== 0 && readBytes < 10; readBytes++)b = this.buf[this.pos++];
            if ((b & 0x80) != 0) throw new Error('invalid varint');
            this.assertBounds();
            return result >>> 0;
        }
        exports.varint32read = varint32read;
    }),
    90976: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        var json_typings_1 = __webpack_require__(45149);
        Object.defineProperty(exports, "typeofJsonValue", {
            enumerable: true,
            get: function() {
                return json_typings_1.typeofJsonValue;
            }
        });
        Object.defineProperty(exports, "isJsonObject", {
            enumerable: true,
            get: function() {
                return json_typings_1.isJsonObject;
            }
        });
        var base64_1 = __webpack_require__(2469);
        Object.defineProperty(exports, "base64decode", {
            enumerable: true,
            get: function() {
                return base64_1.base64decode;
            }
        });
        Object.defineProperty(exports, "base64encode", {
            enumerable: true,
            get: function() {
                return base64_1.base64encode;
            }
        });
        var protobufjs_utf8_1 = __webpack_require__(52812);
        Object.defineProperty(exports, "utf8read", {
            enumerable: true,
            get: function() {
                return protobufjs_utf8_1.utf8read;
            }
        });
        var binary_format_contract_1 = __webpack_require__(43782);
        Object.defineProperty(exports, "WireType", {
            enumerable: true,
            get: function() {
                return binary_format_contract_1.WireType;
            }
        });
        Object.defineProperty(exports, "mergeBinaryOptions", {
            enumerable: true,
            get: function() {
                return binary_format_contract_1.mergeBinaryOptions;
            }
        });
        Object.defineProperty(exports, "UnknownFieldHandler", {
            enumerable: true,
            get: function() {
                return binary_format_contract_1.UnknownFieldHandler;
            }
        });
        var binary_reader_1 = __webpack_require__(76771);
        Object.defineProperty(exports, "BinaryReader", {
            enumerable: true,
            get: function() {
                return binary_reader_1.BinaryReader;
            }
        });
        Object.defineProperty(exports, "binaryReadOptions", {
            enumerable: true,
            get: function() {
                return binary_reader_1.binaryReadOptions;
            }
        });
        var binary_writer_1 = __webpack_require__(89763);
        Object.defineProperty(exports, "BinaryWriter", {
            enumerable: true,
            get: function() {
                return binary_writer_1.BinaryWriter;
            }
        });
        Object.defineProperty(exports, "binaryWriteOptions", {
            enumerable: true,
            get: function() {
                return binary_writer_1.binaryWriteOptions;
            }
        });
        var pb_long_1 = __webpack_require__(93383);
        Object.defineProperty(exports, "PbLong", {
            enumerable: true,
            get: function() {
                return pb_long_1.PbLong;
            }
        });
        Object.defineProperty(exports, "PbULong", {
            enumerable: true,
            get: function() {
                return pb_long_1.PbULong;
            }
        });
        var json_format_contract_1 = __webpack_require__(40473);
        Object.defineProperty(exports, "jsonReadOptions", {
            enumerable: true,
            get: function() {
                return json_format_contract_1.jsonReadOptions;
            }
        });
        Object.defineProperty(exports, "jsonWriteOptions", {
            enumerable: true,
            get: function() {
                return json_format_contract_1.jsonWriteOptions;
            }
        });
        Object.defineProperty(exports, "mergeJsonOptions", {
            enumerable: true,
            get: function() {
                return json_format_contract_1.mergeJsonOptions;
            }
        });
        var message_type_contract_1 = __webpack_require__(47039);
        Object.defineProperty(exports, "MESSAGE_TYPE", {
            enumerable: true,
            get: function() {
                return message_type_contract_1.MESSAGE_TYPE;
            }
        });
        var message_type_1 = __webpack_require__(59168);
        Object.defineProperty(exports, "MessageType", {
            enumerable: true,
            get: function() {
                return message_type_1.MessageType;
            }
        });
        var reflection_info_1 = __webpack_require__(70844);
        Object.defineProperty(exports, "ScalarType", {
            enumerable: true,
            get: function() {
                return reflection_info_1.ScalarType;
            }
        });
        Object.defineProperty(exports, "LongType", {
            enumerable: true,
            get: function() {
                return reflection_info_1.LongType;
            }
        });
        Object.defineProperty(exports, "RepeatType", {
            enumerable: true,
            get: function() {
                return reflection_info_1.RepeatType;
            }
        });
        Object.defineProperty(exports, "normalizeFieldInfo", {
            enumerable: true,
            get: function() {
                return reflection_info_1.normalizeFieldInfo;
            }
        });
        Object.defineProperty(exports, "readFieldOptions", {
            enumerable: true,
            get: function() {
                return reflection_info_1.readFieldOptions;
            }
        });
        Object.defineProperty(exports, "readFieldOption", {
            enumerable: true,
            get: function() {
                return reflection_info_1.readFieldOption;
            }
        });
        Object.defineProperty(exports, "readMessageOption", {
            enumerable: true,
            get: function() {
                return reflection_info_1.readMessageOption;
            }
        });
        var reflection_type_check_1 = __webpack_require__(32149);
        Object.defineProperty(exports, "ReflectionTypeCheck", {
            enumerable: true,
            get: function() {
                return reflection_type_check_1.ReflectionTypeCheck;
            }
        });
        var reflection_create_1 = __webpack_require__(44640);
        Object.defineProperty(exports, "reflectionCreate", {
            enumerable: true,
            get: function() {
                return reflection_create_1.reflectionCreate;
            }
        });
        var reflection_scalar_default_1 = __webpack_require__(39392);
        Object.defineProperty(exports, "reflectionScalarDefault", {
            enumerable: true,
            get: function() {
                return reflection_scalar_default_1.reflectionScalarDefault;
            }
        });
        var reflection_merge_partial_1 = __webpack_require__(39814);
        Object.defineProperty(exports, "reflectionMergePartial", {
            enumerable: true,
            get: function() {
                return reflection_merge_partial_1.reflectionMergePartial;
            }
        });
        var reflection_equals_1 = __webpack_require__(36961);
        Object.defineProperty(exports, "reflectionEquals", {
            enumerable: true,
            get: function() {
                return reflection_equals_1.reflectionEquals;
            }
        });
        var reflection_binary_reader_1 = __webpack_require__(73573);
        Object.defineProperty(exports, "ReflectionBinaryReader", {
            enumerable: true,
            get: function() {
                return reflection_binary_reader_1.ReflectionBinaryReader;
            }
        });
        var reflection_binary_writer_1 = __webpack_require__(81505);
        Object.defineProperty(exports, "ReflectionBinaryWriter", {
            enumerable: true,
            get: function() {
                return reflection_binary_writer_1.ReflectionBinaryWriter;
            }
        });
        var reflection_json_reader_1 = __webpack_require__(14148);
        Object.defineProperty(exports, "ReflectionJsonReader", {
            enumerable: true,
            get: function() {
                return reflection_json_reader_1.ReflectionJsonReader;
            }
        });
        var reflection_json_writer_1 = __webpack_require__(95888);
        Object.defineProperty(exports, "ReflectionJsonWriter", {
            enumerable: true,
            get: function() {
                return reflection_json_writer_1.ReflectionJsonWriter;
            }
        });
        var reflection_contains_message_type_1 = __webpack_require__(71952);
        Object.defineProperty(exports, "containsMessageType", {
            enumerable: true,
            get: function() {
                return reflection_contains_message_type_1.containsMessageType;
            }
        });
        var oneof_1 = __webpack_require__(36917);
        Object.defineProperty(exports, "isOneofGroup", {
            enumerable: true,
            get: function() {
                return oneof_1.isOneofGroup;
            }
        });
        Object.defineProperty(exports, "setOneofValue", {
            enumerable: true,
            get: function() {
                return oneof_1.setOneofValue;
            }
        });
        Object.defineProperty(exports, "getOneofValue", {
            enumerable: true,
            get: function() {
                return oneof_1.getOneofValue;
            }
        });
        Object.defineProperty(exports, "clearOneofValue", {
            enumerable: true,
            get: function() {
                return oneof_1.clearOneofValue;
            }
        });
        Object.defineProperty(exports, "getSelectedOneofValue", {
            enumerable: true,
            get: function() {
                return oneof_1.getSelectedOneofValue;
            }
        });
        var enum_object_1 = __webpack_require__(57251);
        Object.defineProperty(exports, "listEnumValues", {
            enumerable: true,
            get: function() {
                return enum_object_1.listEnumValues;
            }
        });
        Object.defineProperty(exports, "listEnumNames", {
            enumerable: true,
            get: function() {
                return enum_object_1.listEnumNames;
            }
        });
        Object.defineProperty(exports, "listEnumNumbers", {
            enumerable: true,
            get: function() {
                return enum_object_1.listEnumNumbers;
            }
        });
        Object.defineProperty(exports, "isEnumObject", {
            enumerable: true,
            get: function() {
                return enum_object_1.isEnumObject;
            }
        });
        var lower_camel_case_1 = __webpack_require__(3707);
        Object.defineProperty(exports, "lowerCamelCase", {
            enumerable: true,
            get: function() {
                return lower_camel_case_1.lowerCamelCase;
            }
        });
        var assert_1 = __webpack_require__(95456);
        Object.defineProperty(exports, "assert", {
            enumerable: true,
            get: function() {
                return assert_1.assert;
            }
        });
        Object.defineProperty(exports, "assertNever", {
            enumerable: true,
            get: function() {
                return assert_1.assertNever;
            }
        });
        Object.defineProperty(exports, "assertInt32", {
            enumerable: true,
            get: function() {
                return assert_1.assertInt32;
            }
        });
        Object.defineProperty(exports, "assertUInt32", {
            enumerable: true,
            get: function() {
                return assert_1.assertUInt32;
            }
        });
        Object.defineProperty(exports, "assertFloat32", {
            enumerable: true,
            get: function() {
                return assert_1.assertFloat32;
            }
        });
    }),
    40473: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.mergeJsonOptions = exports.jsonWriteOptions = exports.jsonReadOptions = void 0;
        const defaultsWrite = {
            emitDefaultValues: false,
            enumAsInteger: false,
            useProtoFieldName: false,
            prettySpaces: 0
        }, defaultsRead = {
            ignoreUnknownFields: false
        };
        function jsonReadOptions(options) {
            return options ? Object.assign(Object.assign({}, defaultsRead), options) : defaultsRead;
        }
        exports.jsonReadOptions = jsonReadOptions;
        function jsonWriteOptions(options) {
            return options ? Object.assign(Object.assign({}, defaultsWrite), options) : defaultsWrite;
        }
        exports.jsonWriteOptions = jsonWriteOptions;
        function mergeJsonOptions(a, b) {
            var _a, _b;
            let c = Object.assign(Object.assign({}, a), b);
            c.typeRegistry = [
                ...(_a = a === null || a === void 0 ? void 0 : a.typeRegistry) !== null && _a !== void 0 ? _a : [],
                ...(_b = b === null || b === void 0 ? void 0 : b.typeRegistry) !== null && _b !== void 0 ? _b : []
            ];
            return c;
        }
        exports.mergeJsonOptions = mergeJsonOptions;
    }),
    45149: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.isJsonObject = exports.typeofJsonValue = void 0;
        function typeofJsonValue(value) {
            let t = typeof value;
            if (t == "object") {
                if (Array.isArray(value)) return "array";
                if (value === null) return "null";
            }
            return t;
        }
        exports.typeofJsonValue = typeofJsonValue;
        function isJsonObject(value) {
            return value !== null && typeof value == "object" && !Array.isArray(value);
        }
        exports.isJsonObject = isJsonObject;
    }),
    3707: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.lowerCamelCase = void 0;
        function lowerCamelCase(snakeCase) {
            let capNext = false;
            const sb = [];
            for(let i = 0; i < snakeCase.length; i++){
                let next = snakeCase.charAt(i);
                if (next == '_') {
                    capNext = true;
                } else if (/\d/.test(next)) {
                    sb.push(next);
                    capNext = true;
                } else if (capNext) {
                    sb.push(next.toUpperCase());
                    capNext = false;
                } else if (i == 0) {
                    sb.push(next.toLowerCase());
                } else {
                    sb.push(next);
                }
            }
            return sb.join('');
        }
        exports.lowerCamelCase = lowerCamelCase;
    }),
    47039: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.MESSAGE_TYPE = void 0;
        exports.MESSAGE_TYPE = Symbol.for("protobuf-ts/message-type");
    }),
    59168: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.MessageType = void 0;
        const message_type_contract_1 = __webpack_require__(47039);
        const reflection_info_1 = __webpack_require__(70844);
        const reflection_type_check_1 = __webpack_require__(32149);
        const reflection_json_reader_1 = __webpack_require__(14148);
        const reflection_json_writer_1 = __webpack_require__(95888);
        const reflection_binary_reader_1 = __webpack_require__(73573);
        const reflection_binary_writer_1 = __webpack_require__(81505);
        const reflection_create_1 = __webpack_require__(44640);
        const reflection_merge_partial_1 = __webpack_require__(39814);
        const json_typings_1 = __webpack_require__(45149);
        const json_format_contract_1 = __webpack_require__(40473);
        const reflection_equals_1 = __webpack_require__(36961);
        const binary_writer_1 = __webpack_require__(89763);
        const binary_reader_1 = __webpack_require__(76771);
        const baseDescriptors = Object.getOwnPropertyDescriptors(Object.getPrototypeOf({}));
        const messageTypeDescriptor = baseDescriptors[message_type_contract_1.MESSAGE_TYPE] = {};
        class MessageType {
            constructor(name, fields, options){
                this.defaultCheckDepth = 16;
                this.typeName = name;
                this.fields = fields.map(reflection_info_1.normalizeFieldInfo);
                this.options = options !== null && options !== void 0 ? options : {};
                messageTypeDescriptor.value = this;
                this.messagePrototype = Object.create(null, baseDescriptors);
                this.refTypeCheck = new reflection_type_check_1.ReflectionTypeCheck(this);
                this.refJsonReader = new reflection_json_reader_1.ReflectionJsonReader(this);
                this.refJsonWriter = new reflection_json_writer_1.ReflectionJsonWriter(this);
                this.refBinReader = new reflection_binary_reader_1.ReflectionBinaryReader(this);
                this.refBinWriter = new reflection_binary_writer_1.ReflectionBinaryWriter(this);
            }
            create(value) {
                let message = reflection_create_1.reflectionCreate(this);
                if (value !== undefined) {
                    reflection_merge_partial_1.reflectionMergePartial(this, message, value);
                }
                return message;
            }
            clone(message) {
                let copy = this.create();
                reflection_merge_partial_1.reflectionMergePartial(this, copy, message);
                return copy;
            }
            equals(a, b) {
                return reflection_equals_1.reflectionEquals(this, a, b);
            }
            is(arg, depth = this.defaultCheckDepth) {
                return this.refTypeCheck.is(arg, depth, false);
            }
            isAssignable(arg, depth = this.defaultCheckDepth) {
                return this.refTypeCheck.is(arg, depth, true);
            }
            mergePartial(target, source) {
                reflection_merge_partial_1.reflectionMergePartial(this, target, source);
            }
            fromBinary(data, options) {
                let opt = binary_reader_1.binaryReadOptions(options);
                return this.internalBinaryRead(opt.readerFactory(data), data.byteLength, opt);
            }
            fromJson(json, options) {
                return this.internalJsonRead(json, json_format_contract_1.jsonReadOptions(options));
            }
            fromJsonString(json, options) {
                let value = JSON.parse(json);
                return this.fromJson(value, options);
            }
            toJson(message, options) {
                return this.internalJsonWrite(message, json_format_contract_1.jsonWriteOptions(options));
            }
            toJsonString(message, options) {
                var _a;
                let value = this.toJson(message, options);
                return JSON.stringify(value, null, (_a = options === null || options === void 0 ? void 0 : options.prettySpaces) !== null && _a !== void 0 ? _a : 0);
            }
            toBinary(message, options) {
                let opt = binary_writer_1.binaryWriteOptions(options);
                return this.internalBinaryWrite(message, opt.writerFactory(), opt).finish();
            }
            internalJsonRead(json, options, target) {
                if (json !== null && typeof json == "object" && !Array.isArray(json)) {
                    let message = target !== null && target !== void 0 ? target : this.create();
                    this.refJsonReader.read(json, message, options);
                    return message;
                }
                throw new Error(`Unable to parse message ${this.typeName} from JSON ${json_typings_1.typeofJsonValue(json)}.`);
            }
            internalJsonWrite(message, options) {
                return this.refJsonWriter.write(message, options);
            }
            internalBinaryWrite(message, writer, options) {
                this.refBinWriter.write(message, writer, options);
                return writer;
            }
            internalBinaryRead(reader, length, options, target) {
                let message = target !== null && target !== void 0 ? target : this.create();
                this.refBinReader.read(reader, message, options, length);
                return message;
            }
        }
        exports.MessageType = MessageType;
    }),
    36917: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.getSelectedOneofValue = exports.clearOneofValue = exports.setUnknownOneofValue = exports.setOneofValue = exports.getOneofValue = exports.isOneofGroup = void 0;
        function isOneofGroup(any) {
            if (typeof any != 'object' || any === null || !any.hasOwnProperty('oneofKind')) {
                return false;
            }
            switch(typeof any.oneofKind){
                case "string":
                    if (any[any.oneofKind] === undefined) return false;
                    return Object.keys(any).length == 2;
                case "undefined":
                    return Object.keys(any).length == 1;
                default:
                    return false;
            }
        }
        exports.isOneofGroup = isOneofGroup;
        function getOneofValue(oneof, kind) {
            return oneof[kind];
        }
        exports.getOneofValue = getOneofValue;
        function setOneofValue(oneof, kind, value) {
            if (oneof.oneofKind !== undefined) {
                delete oneof[oneof.oneofKind];
            }
            oneof.oneofKind = kind;
            if (value !== undefined) {
                oneof[kind] = value;
            }
        }
        exports.setOneofValue = setOneofValue;
        function setUnknownOneofValue(oneof, kind, value) {
            if (oneof.oneofKind !== undefined) {
                delete oneof[oneof.oneofKind];
            }
            oneof.oneofKind = kind;
            if (value !== undefined && kind !== undefined) {
                oneof[kind] = value;
            }
        }
        exports.setUnknownOneofValue = setUnknownOneofValue;
        function clearOneofValue(oneof) {
            if (oneof.oneofKind !== undefined) {
                delete oneof[oneof.oneofKind];
            }
            oneof.oneofKind = undefined;
        }
        exports.clearOneofValue = clearOneofValue;
        function getSelectedOneofValue(oneof) {
            if (oneof.oneofKind === undefined) {
                return undefined;
            }
            return oneof[oneof.oneofKind];
        }
        exports.getSelectedOneofValue = getSelectedOneofValue;
    }),
    93383: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.PbLong = exports.PbULong = exports.detectBi = void 0;
        const goog_varint_1 = __webpack_require__(81025);
        let BI;
        function detectBi() {
            const dv = new DataView(new ArrayBuffer(8));
            const ok = globalThis.BigInt !== undefined && typeof dv.getBigInt64 === "function" && typeof dv.getBigUint64 === "function" && typeof dv.setBigInt64 === "function" && typeof dv.setBigUint64 === "function";
            BI = ok ? {
                MIN: BigInt("-9223372036854775808"),
                MAX: BigInt("9223372036854775807"),
                UMIN: BigInt("0"),
                UMAX: BigInt("18446744073709551615"),
                C: BigInt,
                V: dv
            } : undefined;
        }
        exports.detectBi = detectBi;
        detectBi();
        function assertBi(bi) {
            if (!bi) throw new Error("BigInt unavailable, see https://github.com/timostamm/protobuf-ts/blob/v1.0.8/MANUAL.md#bigint-support");
        }
        const RE_DECIMAL_STR = /^-?[0-9]+$/;
        const TWO_PWR_32_DBL = 0x100000000;
        const HALF_2_PWR_32 = 0x080000000;
        class SharedPbLong {
            constructor(lo, hi){
                this.lo = lo | 0;
                this.hi = hi | 0;
            }
            isZero() {
                return this.lo == 0 && this.hi == 0;
            }
            toNumber() {
                let result = this.hi * TWO_PWR_32_DBL + (this.lo >>> 0);
                if (!Number.isSafeInteger(result)) throw new Error("cannot convert to safe number");
                return result;
            }
        }
        class PbULong extends SharedPbLong {
            static from(value) {
                if (BI) switch(typeof value){
                    case "string":
                        if (value == "0") return this.ZERO;
                        if (value == "") throw new Error('string is no integer');
                        value = BI.C(value);
                    case "number":
                        if (value === 0) return this.ZERO;
                        value = BI.C(value);
                    case "bigint":
                        if (!value) return this.ZERO;
                        if (value < BI.UMIN) throw new Error('signed value for ulong');
                        if (value > BI.UMAX) throw new Error('ulong too large');
                        BI.V.setBigUint64(0, value, true);
                        return new PbULong(BI.V.getInt32(0, true), BI.V.getInt32(4, true));
                }
                else switch(typeof value){
                    case "string":
                        if (value == "0") return this.ZERO;
                        value = value.trim();
                        if (!RE_DECIMAL_STR.test(value)) throw new Error('string is no integer');
                        let [minus, lo, hi] = goog_varint_1.int64fromString(value);
                        if (minus) throw new Error('signed value for ulong');
                        return new PbULong(lo, hi);
                    case "number":
                        if (value == 0) return this.ZERO;
                        if (!Number.isSafeInteger(value)) throw new Error('number is no integer');
                        if (value < 0) throw new Error('signed value for ulong');
                        return new PbULong(value, value / TWO_PWR_32_DBL);
                }
                throw new Error('unknown value ' + typeof value);
            }
            toString() {
                return BI ? this.toBigInt().toString() : goog_varint_1.int64toString(this.lo, this.hi);
            }
            toBigInt() {
                assertBi(BI);
                BI.V.setInt32(0, this.lo, true);
                BI.V.setInt32(4, this.hi, true);
                return BI.V.getBigUint64(0, true);
            }
        }
        exports.PbULong = PbULong;
        PbULong.ZERO = new PbULong(0, 0);
        class PbLong extends SharedPbLong {
            static from(value) {
                if (BI) switch(typeof value){
                    case "string":
                        if (value == "0") return this.ZERO;
                        if (value == "") throw new Error('string is no integer');
                        value = BI.C(value);
                    case "number":
                        if (value === 0) return this.ZERO;
                        value = BI.C(value);
                    case "bigint":
                        if (!value) return this.ZERO;
                        if (value < BI.MIN) throw new Error('signed long too small');
                        if (value > BI.MAX) throw new Error('signed long too large');
                        BI.V.setBigInt64(0, value, true);
                        return new PbLong(BI.V.getInt32(0, true), BI.V.getInt32(4, true));
                }
                else switch(typeof value){
                    case "string":
                        if (value == "0") return this.ZERO;
                        value = value.trim();
                        if (!RE_DECIMAL_STR.test(value)) throw new Error('string is no integer');
                        let [minus, lo, hi] = goog_varint_1.int64fromString(value);
                        if (minus) {
                            if (hi > HALF_2_PWR_32 || hi == HALF_2_PWR_32 && lo != 0) throw new Error('signed long too small');
                        } else if (hi >= HALF_2_PWR_32) throw new Error('signed long too large');
                        let pbl = new PbLong(lo, hi);
                        return minus ? pbl.negate() : pbl;
                    case "number":
                        if (value == 0) return this.ZERO;
                        if (!Number.isSafeInteger(value)) throw new Error('number is no integer');
                        return value > 0 ? new PbLong(value, value / TWO_PWR_32_DBL) : new PbLong(-value, -value / TWO_PWR_32_DBL).negate();
                }
                throw new Error('unknown value ' + typeof value);
            }
            isNegative() {
                return (this.hi & HALF_2_PWR_32) !== 0;
            }
            negate() {
                let hi = ~this.hi, lo = this.lo;
                if (lo) lo = ~lo + 1;
                else hi += 1;
                return new PbLong(lo, hi);
            }
            toString() {
                if (BI) return this.toBigInt().toString();
                if (this.isNegative()) {
                    let n = this.negate();
                    return '-' + goog_varint_1.int64toString(n.lo, n.hi);
                }
                return goog_varint_1.int64toString(this.lo, this.hi);
            }
            toBigInt() {
                assertBi(BI);
                BI.V.setInt32(0, this.lo, true);
                BI.V.setInt32(4, this.hi, true);
                return BI.V.getBigInt64(0, true);
            }
        }
        exports.PbLong = PbLong;
        PbLong.ZERO = new PbLong(0, 0);
    }),
    52812: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.utf8read = void 0;
        const fromCharCodes = (chunk)=>String.fromCharCode.apply(String, chunk);
        function utf8read(bytes) {
            if (bytes.length < 1) return "";
            let pos = 0, parts = [], chunk = [], i = 0, t;
            let len = bytes.length;
            while(pos < len){
                t = bytes[pos++];
                if (t < 128) chunk[i++] = t;
                else if (t > 191 && t < 224) chunk[i++] = (t & 31) << 6 | bytes[pos++] & 63;
                else if (t > 239 && t < 365) {
                    t = ((t & 7) << 18 | (bytes[pos++] & 63) << 12 | (bytes[pos++] & 63) << 6 | bytes[pos++] & 63) - 0x10000;
                    chunk[i++] = 0xD800 + (t >> 10);
                    chunk[i++] = 0xDC00 + (t & 1023);
                } else chunk[i++] = (t & 15) << 12 | (bytes[pos++] & 63) << 6 | bytes[pos++] & 63;
                if (i > 8191) {
                    parts.push(fromCharCodes(chunk));
                    i = 0;
                }
            }
            if (parts.length) {
                if (i) parts.push(fromCharCodes(chunk.slice(0, i)));
                return parts.join("");
            }
            return fromCharCodes(chunk.slice(0, i));
        }
        exports.utf8read = utf8read;
    }),
    73573: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ReflectionBinaryReader = void 0;
        const binary_format_contract_1 = __webpack_require__(43782);
        const reflection_info_1 = __webpack_require__(70844);
        const reflection_long_convert_1 = __webpack_require__(79724);
        const reflection_scalar_default_1 = __webpack_require__(39392);
        class ReflectionBinaryReader {
            constructor(info){
                this.info = info;
            }
            prepare() {
                var _a;
                if (!this.fieldNoToField) {
                    const fieldsInput = (_a = this.info.fields) !== null && _a !== void 0 ? _a : [];
                    this.fieldNoToField = new Map(fieldsInput.map((field)=>[
                            field.no,
                            field
                        ]));
                }
            }
            read(reader, message, options, length) {
                this.prepare();
                const end = length === undefined ? reader.len : reader.pos + length;
                while(reader.pos < end){
                    const [fieldNo, wireType] = reader.tag(), field = this.fieldNoToField.get(fieldNo);
                    if (!field) {
                        let u = options.readUnknownField;
                        if (u == "throw") throw new Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.info.typeName}`);
                        let d = reader.skip(wireType);
                        if (u !== false) (u === true ? binary_format_contract_1.UnknownFieldHandler.onRead : u)(this.info.typeName, message, fieldNo, wireType, d);
                        continue;
                    }
                    let target = message, repeated = field.repeat, localName = field.localName;
                    if (field.oneof) {
                        target = target[field.oneof];
                        if (target.oneofKind !== localName) target = message[field.oneof] = {
                            oneofKind: localName
                        };
                    }
                    switch(field.kind){
                        case "scalar":
                        case "enum":
                            let T = field.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.T;
                            let L = field.kind == "scalar" ? field.L : undefined;
                            if (repeated) {
                                let arr = target[localName];
                                if (wireType == binary_format_contract_1.WireType.LengthDelimited && T != reflection_info_1.ScalarType.STRING && T != reflection_info_1.ScalarType.BYTES) {
                                    let e = reader.uint32() + reader.pos;
                                    while(reader.pos < e)arr.push(this.scalar(reader, T, L));
                                } else arr.push(this.scalar(reader, T, L));
                            } else target[localName] = this.scalar(reader, T, L);
                            break;
                        case "message":
                            if (repeated) {
                                let arr = target[localName];
                                let msg = field.T().internalBinaryRead(reader, reader.uint32(), options);
                                arr.push(msg);
                            } else target[localName] = field.T().internalBinaryRead(reader, reader.uint32(), options, target[localName]);
                            break;
                        case "map":
                            let [mapKey, mapVal] = this.mapEntry(field, reader, options);
                            target[localName][mapKey] = mapVal;
                            break;
                    }
                }
            }
            mapEntry(field, reader, options) {
                let length = reader.uint32();
                let end = reader.pos + length;
                let key = undefined;
                let val = undefined;
                while(reader.pos < end){
                    let [fieldNo, wireType] = reader.tag();
                    switch(fieldNo){
                        case 1:
                            if (field.K == reflection_info_1.ScalarType.BOOL) key = reader.bool().toString();
                            else key = this.scalar(reader, field.K, reflection_info_1.LongType.STRING);
                            break;
                        case 2:
                            switch(field.V.kind){
                                case "scalar":
                                    val = this.scalar(reader, field.V.T, field.V.L);
                                    break;
                                case "enum":
                                    val = reader.int32();
                                    break;
                                case "message":
                                    val = field.V.T().internalBinaryRead(reader, reader.uint32(), options);
                                    break;
                            }
                            break;
                        default:
                            throw new Error(`Unknown field ${fieldNo} (wire type ${wireType}) in map entry for ${this.info.typeName}#${field.name}`);
                    }
                }
                if (key === undefined) {
                    let keyRaw = reflection_scalar_default_1.reflectionScalarDefault(field.K);
                    key = field.K == reflection_info_1.ScalarType.BOOL ? keyRaw.toString() : keyRaw;
                }
                if (val === undefined) switch(field.V.kind){
                    case "scalar":
                        val = reflection_scalar_default_1.reflectionScalarDefault(field.V.T, field.V.L);
                        break;
                    case "enum":
                        val = 0;
                        break;
                    case "message":
                        val = field.V.T().create();
                        break;
                }
                return [
                    key,
                    val
                ];
            }
            scalar(reader, type, longType) {
                switch(type){
                    case reflection_info_1.ScalarType.INT32:
                        return reader.int32();
                    case reflection_info_1.ScalarType.STRING:
                        return reader.string();
                    case reflection_info_1.ScalarType.BOOL:
                        return reader.bool();
                    case reflection_info_1.ScalarType.DOUBLE:
                        return reader.double();
                    case reflection_info_1.ScalarType.FLOAT:
                        return reader.float();
                    case reflection_info_1.ScalarType.INT64:
                        return reflection_long_convert_1.reflectionLongConvert(reader.int64(), longType);
                    case reflection_info_1.ScalarType.UINT64:
                        return reflection_long_convert_1.reflectionLongConvert(reader.uint64(), longType);
                    case reflection_info_1.ScalarType.FIXED64:
                        return reflection_long_convert_1.reflectionLongConvert(reader.fixed64(), longType);
                    case reflection_info_1.ScalarType.FIXED32:
                        return reader.fixed32();
                    case reflection_info_1.ScalarType.BYTES:
                        return reader.bytes();
                    case reflection_info_1.ScalarType.UINT32:
                        return reader.uint32();
                    case reflection_info_1.ScalarType.SFIXED32:
                        return reader.sfixed32();
                    case reflection_info_1.ScalarType.SFIXED64:
                        return reflection_long_convert_1.reflectionLongConvert(reader.sfixed64(), longType);
                    case reflection_info_1.ScalarType.SINT32:
                        return reader.sint32();
                    case reflection_info_1.ScalarType.SINT64:
                        return reflection_long_convert_1.reflectionLongConvert(reader.sint64(), longType);
                }
            }
        }
        exports.ReflectionBinaryReader = ReflectionBinaryReader;
    }),
    81505: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ReflectionBinaryWriter = void 0;
        const binary_format_contract_1 = __webpack_require__(43782);
        const reflection_info_1 = __webpack_require__(70844);
        const assert_1 = __webpack_require__(95456);
        const pb_long_1 = __webpack_require__(93383);
        class ReflectionBinaryWriter {
            constructor(info){
                this.info = info;
            }
            prepare() {
                if (!this.fields) {
                    const fieldsInput = this.info.fields ? this.info.fields.concat() : [];
                    this.fields = fieldsInput.sort((a, b)=>a.no - b.no);
                }
            }
            write(message, writer, options) {
                this.prepare();
                for (const field of this.fields){
                    let value, emitDefault, repeated = field.repeat, localName = field.localName;
                    if (field.oneof) {
                        const group = message[field.oneof];
                        if (group.oneofKind !== localName) continue;
                        value = group[localName];
                        emitDefault = true;
                    } else {
                        value = message[localName];
                        emitDefault = false;
                    }
                    switch(field.kind){
                        case "scalar":
                        case "enum":
                            let T = field.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.T;
                            if (repeated) {
                                assert_1.assert(Array.isArray(value));
                                if (repeated == reflection_info_1.RepeatType.PACKED) this.packed(writer, T, field.no, value);
                                else for (const item of value)this.scalar(writer, T, field.no, item, true);
                            } else if (value === undefined) assert_1.assert(field.opt);
                            else this.scalar(writer, T, field.no, value, emitDefault || field.opt);
                            break;
                        case "message":
                            if (repeated) {
                                assert_1.assert(Array.isArray(value));
                                for (const item of value)this.message(writer, options, field.T(), field.no, item);
                            } else {
                                this.message(writer, options, field.T(), field.no, value);
                            }
                            break;
                        case "map":
                            assert_1.assert(typeof value == 'object' && value !== null);
                            for (const [key, val] of Object.entries(value))this.mapEntry(writer, options, field, key, val);
                            break;
                    }
                }
                let u = options.writeUnknownFields;
                if (u !== false) (u === true ? binary_format_contract_1.UnknownFieldHandler.onWrite : u)(this.info.typeName, message, writer);
            }
            mapEntry(writer, options, field, key, value) {
                writer.tag(field.no, binary_format_contract_1.WireType.LengthDelimited);
                writer.fork();
                let keyValue = key;
                switch(field.K){
                    case reflection_info_1.ScalarType.INT32:
                    case reflection_info_1.ScalarType.FIXED32:
                    case reflection_info_1.ScalarType.UINT32:
                    case reflection_info_1.ScalarType.SFIXED32:
                    case reflection_info_1.ScalarType.SINT32:
                        keyValue = Number.parseInt(key);
                        break;
                    case reflection_info_1.ScalarType.BOOL:
                        assert_1.assert(key == 'true' || key == 'false');
                        keyValue = key == 'true';
                        break;
                }
                this.scalar(writer, field.K, 1, keyValue, true);
                switch(field.V.kind){
                    case 'scalar':
                        this.scalar(writer, field.V.T, 2, value, true);
                        break;
                    case 'enum':
                        this.scalar(writer, reflection_info_1.ScalarType.INT32, 2, value, true);
                        break;
                    case 'message':
                        this.message(writer, options, field.V.T(), 2, value);
                        break;
                }
                writer.join();
            }
            message(writer, options, handler, fieldNo, value) {
                if (value === undefined) return;
                handler.internalBinaryWrite(value, writer.tag(fieldNo, binary_format_contract_1.WireType.LengthDelimited).fork(), options);
                writer.join();
            }
            scalar(writer, type, fieldNo, value, emitDefault) {
                let [wireType, method, isDefault] = this.scalarInfo(type, value);
                if (!isDefault || emitDefault) {
                    writer.tag(fieldNo, wireType);
                    writer[method](value);
                }
            }
            packed(writer, type, fieldNo, value) {
                if (!value.length) return;
                assert_1.assert(type !== reflection_info_1.ScalarType.BYTES && type !== reflection_info_1.ScalarType.STRING);
                writer.tag(fieldNo, binary_format_contract_1.WireType.LengthDelimited);
                writer.fork();
                let [, method] = this.scalarInfo(type);
                for(let i = 0; i < value.length; i++)writer[method](value[i]);
                writer.join();
            }
            scalarInfo(type, value) {
                let t = binary_format_contract_1.WireType.Varint;
                let m;
                let i = value === undefined;
                let d = value === 0;
                switch(type){
                    case reflection_info_1.ScalarType.INT32:
                        m = "int32";
                        break;
                    case reflection_info_1.ScalarType.STRING:
                        d = i || !value.length;
                        t = binary_format_contract_1.WireType.LengthDelimited;
                        m = "string";
                        break;
                    case reflection_info_1.ScalarType.BOOL:
                        d = value === false;
                        m = "bool";
                        break;
                    case reflection_info_1.ScalarType.UINT32:
                        m = "uint32";
                        break;
                    case reflection_info_1.ScalarType.DOUBLE:
                        t = binary_format_contract_1.WireType.Bit64;
                        m = "double";
                        break;
                    case reflection_info_1.ScalarType.FLOAT:
                        t = binary_format_contract_1.WireType.Bit32;
                        m = "float";
                        break;
                    case reflection_info_1.ScalarType.INT64:
                        d = i || pb_long_1.PbLong.from(value).isZero();
                        m = "int64";
                        break;
                    case reflection_info_1.ScalarType.UINT64:
                        d = i || pb_long_1.PbULong.from(value).isZero();
                        m = "uint64";
                        break;
                    case reflection_info_1.ScalarType.FIXED64:
                        d = i || pb_long_1.PbULong.from(value).isZero();
                        t = binary_format_contract_1.WireType.Bit64;
                        m = "fixed64";
                        break;
                    case reflection_info_1.ScalarType.BYTES:
                        d = i || !value.byteLength;
                        t = binary_format_contract_1.WireType.LengthDelimited;
                        m = "bytes";
                        break;
                    case reflection_info_1.ScalarType.FIXED32:
                        t = binary_format_contract_1.WireType.Bit32;
                        m = "fixed32";
                        break;
                    case reflection_info_1.ScalarType.SFIXED32:
                        t = binary_format_contract_1.WireType.Bit32;
                        m = "sfixed32";
                        break;
                    case reflection_info_1.ScalarType.SFIXED64:
                        d = i || pb_long_1.PbLong.from(value).isZero();
                        t = binary_format_contract_1.WireType.Bit64;
                        m = "sfixed64";
                        break;
                    case reflection_info_1.ScalarType.SINT32:
                        m = "sint32";
                        break;
                    case reflection_info_1.ScalarType.SINT64:
                        d = i || pb_long_1.PbLong.from(value).isZero();
                        m = "sint64";
                        break;
                }
                return [
                    t,
                    m,
                    i || d
                ];
            }
        }
        exports.ReflectionBinaryWriter = ReflectionBinaryWriter;
    }),
    71952: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.containsMessageType = void 0;
        const message_type_contract_1 = __webpack_require__(47039);
        function containsMessageType(msg) {
            return msg[message_type_contract_1.MESSAGE_TYPE] != null;
        }
        exports.containsMessageType = containsMessageType;
    }),
    44640: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.reflectionCreate = void 0;
        const reflection_scalar_default_1 = __webpack_require__(39392);
        const message_type_contract_1 = __webpack_require__(47039);
        function reflectionCreate(type) {
            const msg = type.messagePrototype ? Object.create(type.messagePrototype) : Object.defineProperty({}, message_type_contract_1.MESSAGE_TYPE, {
                value: type
            });
            for (let field of type.fields){
                let name = field.localName;
                if (field.opt) continue;
                if (field.oneof) msg[field.oneof] = {
                    oneofKind: undefined
                };
                else if (field.repeat) msg[name] = [];
                else switch(field.kind){
                    case "scalar":
                        msg[name] = reflection_scalar_default_1.reflectionScalarDefault(field.T, field.L);
                        break;
                    case "enum":
                        msg[name] = 0;
                        break;
                    case "map":
                        msg[name] = {};
                        break;
                }
            }
            return msg;
        }
        exports.reflectionCreate = reflectionCreate;
    }),
    36961: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.reflectionEquals = void 0;
        const reflection_info_1 = __webpack_require__(70844);
        function reflectionEquals(info, a, b) {
            if (a === b) return true;
            if (!a || !b) return false;
            for (let field of info.fields){
                let localName = field.localName;
                let val_a = field.oneof ? a[field.oneof][localName] : a[localName];
                let val_b = field.oneof ? b[field.oneof][localName] : b[localName];
                switch(field.kind){
                    case "enum":
                    case "scalar":
                        let t = field.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.T;
                        if (!(field.repeat ? repeatedPrimitiveEq(t, val_a, val_b) : primitiveEq(t, val_a, val_b))) return false;
                        break;
                    case "map":
                        if (!(field.V.kind == "message" ? repeatedMsgEq(field.V.T(), objectValues(val_a), objectValues(val_b)) : repeatedPrimitiveEq(field.V.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.V.T, objectValues(val_a), objectValues(val_b)))) return false;
                        break;
                    case "message":
                        let T = field.T();
                        if (!(field.repeat ? repeatedMsgEq(T, val_a, val_b) : T.equals(val_a, val_b))) return false;
                        break;
                }
            }
            return true;
        }
        exports.reflectionEquals = reflectionEquals;
        const objectValues = Object.values;
        function primitiveEq(type, a, b) {
            if (a === b) return true;
            if (type !== reflection_info_1.ScalarType.BYTES) return false;
            let ba = a;
            let bb = b;
            if (ba.length !== bb.length) return false;
            for(let i = 0; i < ba.length; i++)if (ba[i] != bb[i]) return false;
            return true;
        }
        function repeatedPrimitiveEq(type, a, b) {
            if (a.length !== b.length) return false;
            for(let i = 0; i < a.length; i++)if (!primitiveEq(type, a[i], b[i])) return false;
            return true;
        }
        function repeatedMsgEq(type, a, b) {
            if (a.length !== b.length) return false;
            for(let i = 0; i < a.length; i++)if (!type.equals(a[i], b[i])) return false;
            return true;
        }
    }),
    70844: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.readMessageOption = exports.readFieldOption = exports.readFieldOptions = exports.normalizeFieldInfo = exports.RepeatType = exports.LongType = exports.ScalarType = void 0;
        const lower_camel_case_1 = __webpack_require__(3707);
        var ScalarType;
        (function(ScalarType) {
            ScalarType[ScalarType["DOUBLE"] = 1] = "DOUBLE";
            ScalarType[ScalarType["FLOAT"] = 2] = "FLOAT";
            ScalarType[ScalarType["INT64"] = 3] = "INT64";
            ScalarType[ScalarType["UINT64"] = 4] = "UINT64";
            ScalarType[ScalarType["INT32"] = 5] = "INT32";
            ScalarType[ScalarType["FIXED64"] = 6] = "FIXED64";
            ScalarType[ScalarType["FIXED32"] = 7] = "FIXED32";
            ScalarType[ScalarType["BOOL"] = 8] = "BOOL";
            ScalarType[ScalarType["STRING"] = 9] = "STRING";
            ScalarType[ScalarType["BYTES"] = 12] = "BYTES";
            ScalarType[ScalarType["UINT32"] = 13] = "UINT32";
            ScalarType[ScalarType["SFIXED32"] = 15] = "SFIXED32";
            ScalarType[ScalarType["SFIXED64"] = 16] = "SFIXED64";
            ScalarType[ScalarType["SINT32"] = 17] = "SINT32";
            ScalarType[ScalarType["SINT64"] = 18] = "SINT64";
        })(ScalarType = exports.ScalarType || (exports.ScalarType = {}));
        var LongType;
        (function(LongType) {
            LongType[LongType["BIGINT"] = 0] = "BIGINT";
            LongType[LongType["STRING"] = 1] = "STRING";
            LongType[LongType["NUMBER"] = 2] = "NUMBER";
        })(LongType = exports.LongType || (exports.LongType = {}));
        var RepeatType;
        (function(RepeatType) {
            RepeatType[RepeatType["NO"] = 0] = "NO";
            RepeatType[RepeatType["PACKED"] = 1] = "PACKED";
            RepeatType[RepeatType["UNPACKED"] = 2] = "UNPACKED";
        })(RepeatType = exports.RepeatType || (exports.RepeatType = {}));
        function normalizeFieldInfo(field) {
            var _a, _b, _c, _d;
            field.localName = (_a = field.localName) !== null && _a !== void 0 ? _a : lower_camel_case_1.lowerCamelCase(field.name);
            field.jsonName = (_b = field.jsonName) !== null && _b !== void 0 ? _b : lower_camel_case_1.lowerCamelCase(field.name);
            field.repeat = (_c = field.repeat) !== null && _c !== void 0 ? _c : RepeatType.NO;
            field.opt = (_d = field.opt) !== null && _d !== void 0 ? _d : field.repeat ? false : field.oneof ? false : field.kind == "message";
            return field;
        }
        exports.normalizeFieldInfo = normalizeFieldInfo;
        function readFieldOptions(messageType, fieldName, extensionName, extensionType) {
            var _a;
            const options = (_a = messageType.fields.find((m, i)=>m.localName == fieldName || i == fieldName)) === null || _a === void 0 ? void 0 : _a.options;
            return options && options[extensionName] ? extensionType.fromJson(options[extensionName]) : undefined;
        }
        exports.readFieldOptions = readFieldOptions;
        function readFieldOption(messageType, fieldName, extensionName, extensionType) {
            var _a;
            const options = (_a = messageType.fields.find((m, i)=>m.localName == fieldName || i == fieldName)) === null || _a === void 0 ? void 0 : _a.options;
            if (!options) {
                return undefined;
            }
            const optionVal = options[extensionName];
            if (optionVal === undefined) {
                return optionVal;
            }
            return extensionType ? extensionType.fromJson(optionVal) : optionVal;
        }
        exports.readFieldOption = readFieldOption;
        function readMessageOption(messageType, extensionName, extensionType) {
            const options = messageType.options;
            const optionVal = options[extensionName];
            if (optionVal === undefined) {
                return optionVal;
            }
            return extensionType ? extensionType.fromJson(optionVal) : optionVal;
        }
        exports.readMessageOption = readMessageOption;
    }),
    14148: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ReflectionJsonReader = void 0;
        const json_typings_1 = __webpack_require__(45149);
        const base64_1 = __webpack_require__(2469);
        const reflection_info_1 = __webpack_require__(70844);
        const pb_long_1 = __webpack_require__(93383);
        const assert_1 = __webpack_require__(95456);
        const reflection_long_convert_1 = __webpack_require__(79724);
        class ReflectionJsonReader {
            constructor(info){
                this.info = info;
            }
            prepare() {
                var _a;
                if (this.fMap === undefined) {
                    this.fMap = {};
                    const fieldsInput = (_a = this.info.fields) !== null && _a !== void 0 ? _a : [];
                    for (const field of fieldsInput){
                        this.fMap[field.name] = field;
                        this.fMap[field.jsonName] = field;
                        this.fMap[field.localName] = field;
                    }
                }
            }
            assert(condition, fieldName, jsonValue) {
                if (!condition) {
                    let what = json_typings_1.typeofJsonValue(jsonValue);
                    if (what == "number" || what == "boolean") what = jsonValue.toString();
                    throw new Error(`Cannot parse JSON ${what} for ${this.info.typeName}#${fieldName}`);
                }
            }
            read(input, message, options) {
                this.prepare();
                const oneofsHandled = [];
                for (const [jsonKey, jsonValue] of Object.entries(input)){
                    const field = this.fMap[jsonKey];
                    if (!field) {
                        if (!options.ignoreUnknownFields) throw new Error(`Found unknown field while reading ${this.info.typeName} from JSON format. JSON key: ${jsonKey}`);
                        continue;
                    }
                    const localName = field.localName;
                    let target;
                    if (field.oneof) {
                        if (jsonValue === null && (field.kind !== 'enum' || field.T()[0] !== 'google.protobuf.NullValue')) {
                            continue;
                        }
                        if (oneofsHandled.includes(field.oneof)) throw new Error(`Multiple members of the oneof group "${field.oneof}" of ${this.info.typeName} are present in JSON.`);
                        oneofsHandled.push(field.oneof);
                        target = message[field.oneof] = {
                            oneofKind: localName
                        };
                    } else {
                        target = message;
                    }
                    if (field.kind == 'map') {
                        if (jsonValue === null) {
                            continue;
                        }
                        this.assert(json_typings_1.isJsonObject(jsonValue), field.name, jsonValue);
                        const fieldObj = target[localName];
                        for (const [jsonObjKey, jsonObjValue] of Object.entries(jsonValue)){
                            this.assert(jsonObjValue !== null, field.name + " map value", null);
                            let val;
                            switch(field.V.kind){
                                case "message":
                                    val = field.V.T().internalJsonRead(jsonObjValue, options);
                                    break;
                                case "enum":
                                    val = this.enum(field.V.T(), jsonObjValue, field.name, options.ignoreUnknownFields);
                                    if (val === false) continue;
                                    break;
                                case "scalar":
                                    val = this.scalar(jsonObjValue, field.V.T, field.V.L, field.name);
                                    break;
                            }
                            this.assert(val !== undefined, field.name + " map value", jsonObjValue);
                            let key = jsonObjKey;
                            if (field.K == reflection_info_1.ScalarType.BOOL) key = key == "true" ? true : key == "false" ? false : key;
                            key = this.scalar(key, field.K, reflection_info_1.LongType.STRING, field.name).toString();
                            fieldObj[key] = val;
                        }
                    } else if (field.repeat) {
                        if (jsonValue === null) continue;
                        this.assert(Array.isArray(jsonValue), field.name, jsonValue);
                        const fieldArr = target[localName];
                        for (const jsonItem of jsonValue){
                            this.assert(jsonItem !== null, field.name, null);
                            let val;
                            switch(field.kind){
                                case "message":
                                    val = field.T().internalJsonRead(jsonItem, options);
                                    break;
                                case "enum":
                                    val = this.enum(field.T(), jsonItem, field.name, options.ignoreUnknownFields);
                                    if (val === false) continue;
                                    break;
                                case "scalar":
                                    val = this.scalar(jsonItem, field.T, field.L, field.name);
                                    break;
                            }
                            this.assert(val !== undefined, field.name, jsonValue);
                            fieldArr.push(val);
                        }
                    } else {
                        switch(field.kind){
                            case "message":
                                if (jsonValue === null && field.T().typeName != 'google.protobuf.Value') {
                                    this.assert(field.oneof === undefined, field.name + " (oneof member)", null);
                                    continue;
                                }
                                target[localName] = field.T().internalJsonRead(jsonValue, options, target[localName]);
                                break;
                            case "enum":
                                if (jsonValue === null) continue;
                                let val = this.enum(field.T(), jsonValue, field.name, options.ignoreUnknownFields);
                                if (val === false) continue;
                                target[localName] = val;
                                break;
                            case "scalar":
                                if (jsonValue === null) continue;
                                target[localName] = this.scalar(jsonValue, field.T, field.L, field.name);
                                break;
                        }
                    }
                }
            }
            enum(type, json, fieldName, ignoreUnknownFields) {
                if (type[0] == 'google.protobuf.NullValue') assert_1.assert(json === null || json === "NULL_VALUE", `Unable to parse field ${this.info.typeName}#${fieldName}, enum ${type[0]} only accepts null.`);
                if (json === null) return 0;
                switch(typeof json){
                    case "number":
                        assert_1.assert(Number.isInteger(json), `Unable to parse field ${this.info.typeName}#${fieldName}, enum can only be integral number, got ${json}.`);
                        return json;
                    case "string":
                        let localEnumName = json;
                        if (type[2] && json.substring(0, type[2].length) === type[2]) localEnumName = json.substring(type[2].length);
                        let enumNumber = type[1][localEnumName];
                        if (typeof enumNumber === 'undefined' && ignoreUnknownFields) {
                            return false;
                        }
                        assert_1.assert(typeof enumNumber == "number", `Unable to parse field ${this.info.typeName}#${fieldName}, enum ${type[0]} has no value for "${json}".`);
                        return enumNumber;
                }
                assert_1.assert(false, `Unable to parse field ${this.info.typeName}#${fieldName}, cannot parse enum value from ${typeof json}".`);
            }
            scalar(json, type, longType, fieldName) {
                let e;
                try {
                    switch(type){
                        case reflection_info_1.ScalarType.DOUBLE:
                        case reflection_info_1.ScalarType.FLOAT:
                            if (json === null) return .0;
                            if (json === "NaN") return Number.NaN;
                            if (json === "Infinity") return Number.POSITIVE_INFINITY;
                            if (json === "-Infinity") return Number.NEGATIVE_INFINITY;
                            if (json === "") {
                                e = "empty string";
                                break;
                            }
                            if (typeof json == "string" && json.trim().length !== json.length) {
                                e = "extra whitespace";
                                break;
                            }
                            if (typeof json != "string" && typeof json != "number") {
                                break;
                            }
                            let float = Number(json);
                            if (Number.isNaN(float)) {
                                e = "not a number";
                                break;
                            }
                            if (!Number.isFinite(float)) {
                                e = "too large or small";
                                break;
                            }
                            if (type == reflection_info_1.ScalarType.FLOAT) assert_1.assertFloat32(float);
                            return float;
                        case reflection_info_1.ScalarType.INT32:
                        case reflection_info_1.ScalarType.FIXED32:
                        case reflection_info_1.ScalarType.SFIXED32:
                        case reflection_info_1.ScalarType.SINT32:
                        case reflection_info_1.ScalarType.UINT32:
                            if (json === null) return 0;
                            let int32;
                            if (typeof json == "number") int32 = json;
                            else if (json === "") e = "empty string";
                            else if (typeof json == "string") {
                                if (json.trim().length !== json.length) e = "extra whitespace";
                                else int32 = Number(json);
                            }
                            if (int32 === undefined) break;
                            if (type == reflection_info_1.ScalarType.UINT32) assert_1.assertUInt32(int32);
                            else assert_1.assertInt32(int32);
                            return int32;
                        case reflection_info_1.ScalarType.INT64:
                        case reflection_info_1.ScalarType.SFIXED64:
                        case reflection_info_1.ScalarType.SINT64:
                            if (json === null) return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbLong.ZERO, longType);
                            if (typeof json != "number" && typeof json != "string") break;
                            return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbLong.from(json), longType);
                        case reflection_info_1.ScalarType.FIXED64:
                        case reflection_info_1.ScalarType.UINT64:
                            if (json === null) return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbULong.ZERO, longType);
                            if (typeof json != "number" && typeof json != "string") break;
                            return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbULong.from(json), longType);
                        case reflection_info_1.ScalarType.BOOL:
                            if (json === null) return false;
                            if (typeof json !== "boolean") break;
                            return json;
                        case reflection_info_1.ScalarType.STRING:
                            if (json === null) return "";
                            if (typeof json !== "string") {
                                e = "extra whitespace";
                                break;
                            }
                            try {
                                encodeURIComponent(json);
                            } catch (e) {
                                e = "invalid UTF8";
                                break;
                            }
                            return json;
                        case reflection_info_1.ScalarType.BYTES:
                            if (json === null || json === "") return new Uint8Array(0);
                            if (typeof json !== 'string') break;
                            return base64_1.base64decode(json);
                    }
                } catch (error) {
                    e = error.message;
                }
                this.assert(false, fieldName + (e ? " - " + e : ""), json);
            }
        }
        exports.ReflectionJsonReader = ReflectionJsonReader;
    }),
    95888: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ReflectionJsonWriter = void 0;
        const base64_1 = __webpack_require__(2469);
        const pb_long_1 = __webpack_require__(93383);
        const reflection_info_1 = __webpack_require__(70844);
        const assert_1 = __webpack_require__(95456);
        class ReflectionJsonWriter {
            constructor(info){
                var _a;
                this.fields = (_a = info.fields) !== null && _a !== void 0 ? _a : [];
            }
            write(message, options) {
                const json = {}, source = message;
                for (const field of this.fields){
                    if (!field.oneof) {
                        let jsonValue = this.field(field, source[field.localName], options);
                        if (jsonValue !== undefined) json[options.useProtoFieldName ? field.name : field.jsonName] = jsonValue;
                        continue;
                    }
                    const group = source[field.oneof];
                    if (group.oneofKind !== field.localName) continue;
                    const opt = field.kind == 'scalar' || field.kind == 'enum' ? Object.assign(Object.assign({}, options), {
                        emitDefaultValues: true
                    }) : options;
                    let jsonValue = this.field(field, group[field.localName], opt);
                    assert_1.assert(jsonValue !== undefined);
                    json[options.useProtoFieldName ? field.name : field.jsonName] = jsonValue;
                }
                return json;
            }
            field(field, value, options) {
                let jsonValue = undefined;
                if (field.kind == 'map') {
                    assert_1.assert(typeof value == "object" && value !== null);
                    const jsonObj = {};
                    switch(field.V.kind){
                        case "scalar":
                            for (const [entryKey, entryValue] of Object.entries(value)){
                                const val = this.scalar(field.V.T, entryValue, field.name, false, true);
                                assert_1.assert(val !== undefined);
                                jsonObj[entryKey.toString()] = val;
                            }
                            break;
                        case "message":
                            const messageType = field.V.T();
                            for (const [entryKey, entryValue] of Object.entries(value)){
                                const val = this.message(messageType, entryValue, field.name, options);
                                assert_1.assert(val !== undefined);
                                jsonObj[entryKey.toString()] = val;
                            }
                            break;
                        case "enum":
                            const enumInfo = field.V.T();
                            for (const [entryKey, entryValue] of Object.entries(value)){
                                assert_1.assert(entryValue === undefined || typeof entryValue == 'number');
                                const val = this.enum(enumInfo, entryValue, field.name, false, true, options.enumAsInteger);
                                assert_1.assert(val !== undefined);
                                jsonObj[entryKey.toString()] = val;
                            }
                            break;
                    }
                    if (options.emitDefaultValues || Object.keys(jsonObj).length > 0) jsonValue = jsonObj;
                } else if (field.repeat) {
                    assert_1.assert(Array.isArray(value));
                    const jsonArr = [];
                    switch(field.kind){
                        case "scalar":
                            for(let i = 0; i < value.length; i++){
                                const val = this.scalar(field.T, value[i], field.name, field.opt, true);
                                assert_1.assert(val !== undefined);
                                jsonArr.push(val);
                            }
                            break;
                        case "enum":
                            const enumInfo = field.T();
                            for(let i = 0; i < value.length; i++){
                                assert_1.assert(value[i] === undefined || typeof value[i] == 'number');
                                const val = this.enum(enumInfo, value[i], field.name, field.opt, true, options.enumAsInteger);
                                assert_1.assert(val !== undefined);
                                jsonArr.push(val);
                            }
                            break;
                        case "message":
                            const messageType = field.T();
                            for(let i = 0; i < value.length; i++){
                                const val = this.message(messageType, value[i], field.name, options);
                                assert_1.assert(val !== undefined);
                                jsonArr.push(val);
                            }
                            break;
                    }
                    if (options.emitDefaultValues || jsonArr.length > 0 || options.emitDefaultValues) jsonValue = jsonArr;
                } else {
                    switch(field.kind){
                        case "scalar":
                            jsonValue = this.scalar(field.T, value, field.name, field.opt, options.emitDefaultValues);
                            break;
                        case "enum":
                            jsonValue = this.enum(field.T(), value, field.name, field.opt, options.emitDefaultValues, options.enumAsInteger);
                            break;
                        case "message":
                            jsonValue = this.message(field.T(), value, field.name, options);
                            break;
                    }
                }
                return jsonValue;
            }
            enum(type, value, fieldName, optional, emitDefaultValues, enumAsInteger) {
                if (type[0] == 'google.protobuf.NullValue') return !emitDefaultValues && !optional ? undefined : null;
                if (value === undefined) {
                    assert_1.assert(optional);
                    return undefined;
                }
                if (value === 0 && !emitDefaultValues && !optional) return undefined;
                assert_1.assert(typeof value == 'number');
                assert_1.assert(Number.isInteger(value));
                if (enumAsInteger || !type[1].hasOwnProperty(value)) return value;
                if (type[2]) return type[2] + type[1][value];
                return type[1][value];
            }
            message(type, value, fieldName, options) {
                if (value === undefined) return options.emitDefaultValues ? null : undefined;
                return type.internalJsonWrite(value, options);
            }
            scalar(type, value, fieldName, optional, emitDefaultValues) {
                if (value === undefined) {
                    assert_1.assert(optional);
                    return undefined;
                }
                const ed = emitDefaultValues || optional;
                switch(type){
                    case reflection_info_1.ScalarType.INT32:
                    case reflection_info_1.ScalarType.SFIXED32:
                    case reflection_info_1.ScalarType.SINT32:
                        if (value === 0) return ed ? 0 : undefined;
                        assert_1.assertInt32(value);
                        return value;
                    case reflection_info_1.ScalarType.FIXED32:
                    case reflection_info_1.ScalarType.UINT32:
                        if (value === 0) return ed ? 0 : undefined;
                        assert_1.assertUInt32(value);
                        return value;
                    case reflection_info_1.ScalarType.FLOAT:
                        assert_1.assertFloat32(value);
                    case reflection_info_1.ScalarType.DOUBLE:
                        if (value === 0) return ed ? 0 : undefined;
                        assert_1.assert(typeof value == 'number');
                        if (Number.isNaN(value)) return 'NaN';
                        if (value === Number.POSITIVE_INFINITY) return 'Infinity';
                        if (value === Number.NEGATIVE_INFINITY) return '-Infinity';
                        return value;
                    case reflection_info_1.ScalarType.STRING:
                        if (value === "") return ed ? '' : undefined;
                        assert_1.assert(typeof value == 'string');
                        return value;
                    case reflection_info_1.ScalarType.BOOL:
                        if (value === false) return ed ? false : undefined;
                        assert_1.assert(typeof value == 'boolean');
                        return value;
                    case reflection_info_1.ScalarType.UINT64:
                    case reflection_info_1.ScalarType.FIXED64:
                        assert_1.assert(typeof value == 'number' || typeof value == 'string' || typeof value == 'bigint');
                        let ulong = pb_long_1.PbULong.from(value);
                        if (ulong.isZero() && !ed) return undefined;
                        return ulong.toString();
                    case reflection_info_1.ScalarType.INT64:
                    case reflection_info_1.ScalarType.SFIXED64:
                    case reflection_info_1.ScalarType.SINT64:
                        assert_1.assert(typeof value == 'number' || typeof value == 'string' || typeof value == 'bigint');
                        let long = pb_long_1.PbLong.from(value);
                        if (long.isZero() && !ed) return undefined;
                        return long.toString();
                    case reflection_info_1.ScalarType.BYTES:
                        assert_1.assert(value instanceof Uint8Array);
                        if (!value.byteLength) return ed ? "" : undefined;
                        return base64_1.base64encode(value);
                }
            }
        }
        exports.ReflectionJsonWriter = ReflectionJsonWriter;
    }),
    79724: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.reflectionLongConvert = void 0;
        const reflection_info_1 = __webpack_require__(70844);
        function reflectionLongConvert(long, type) {
            switch(type){
                case reflection_info_1.LongType.BIGINT:
                    return long.toBigInt();
                case reflection_info_1.LongType.NUMBER:
                    return long.toNumber();
                default:
                    return long.toString();
            }
        }
        exports.reflectionLongConvert = reflectionLongConvert;
    }),
    39814: ((__unused_webpack_module, exports)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.reflectionMergePartial = void 0;
        function reflectionMergePartial(info, target, source) {
            let fieldValue, input = source, output;
            for (let field of info.fields){
                let name = field.localName;
                if (field.oneof) {
                    const group = input[field.oneof];
                    if ((group === null || group === void 0 ? void 0 : group.oneofKind) == undefined) {
                        continue;
                    }
                    fieldValue = group[name];
                    output = target[field.oneof];
                    output.oneofKind = group.oneofKind;
                    if (fieldValue == undefined) {
                        delete output[name];
                        continue;
                    }
                } else {
                    fieldValue = input[name];
                    output = target;
                    if (fieldValue == undefined) {
                        continue;
                    }
                }
                if (field.repeat) output[name].length = fieldValue.length;
                switch(field.kind){
                    case "scalar":
                    case "enum":
                        if (field.repeat) for(let i = 0; i < fieldValue.length; i++)output[name][i] = fieldValue[i];
                        else output[name] = fieldValue;
                        break;
                    case "message":
                        let T = field.T();
                        if (field.repeat) for(let i = 0; i < fieldValue.length; i++)output[name][i] = T.create(fieldValue[i]);
                        else if (output[name] === undefined) output[name] = T.create(fieldValue);
                        else T.mergePartial(output[name], fieldValue);
                        break;
                    case "map":
                        switch(field.V.kind){
                            case "scalar":
                            case "enum":
                                Object.assign(output[name], fieldValue);
                                break;
                            case "message":
                                let T1 = field.V.T();
                                for (let k of Object.keys(fieldValue))output[name][k] = T1.create(fieldValue[k]);
                                break;
                        }
                        break;
                }
            }
        }
        exports.reflectionMergePartial = reflectionMergePartial;
    }),
    39392: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.reflectionScalarDefault = void 0;
        const reflection_info_1 = __webpack_require__(70844);
        const reflection_long_convert_1 = __webpack_require__(79724);
        const pb_long_1 = __webpack_require__(93383);
        function reflectionScalarDefault(type, longType = reflection_info_1.LongType.STRING) {
            switch(type){
                case reflection_info_1.ScalarType.BOOL:
                    return false;
                case reflection_info_1.ScalarType.UINT64:
                case reflection_info_1.ScalarType.FIXED64:
                    return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbULong.ZERO, longType);
                case reflection_info_1.ScalarType.INT64:
                case reflection_info_1.ScalarType.SFIXED64:
                case reflection_info_1.ScalarType.SINT64:
                    return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbLong.ZERO, longType);
                case reflection_info_1.ScalarType.DOUBLE:
                case reflection_info_1.ScalarType.FLOAT:
                    return 0.0;
                case reflection_info_1.ScalarType.BYTES:
                    return new Uint8Array(0);
                case reflection_info_1.ScalarType.STRING:
                    return "";
                default:
                    return 0;
            }
        }
        exports.reflectionScalarDefault = reflectionScalarDefault;
    }),
    32149: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.ReflectionTypeCheck = void 0;
        const reflection_info_1 = __webpack_require__(70844);
        const oneof_1 = __webpack_require__(36917);
        class ReflectionTypeCheck {
            constructor(info){
                var _a;
                this.fields = (_a = info.fields) !== null && _a !== void 0 ? _a : [];
            }
            prepare() {
                if (this.data) return;
                const req = [], known = [], oneofs = [];
                for (let field of this.fields){
                    if (field.oneof) {
                        if (!oneofs.includes(field.oneof)) {
                            oneofs.push(field.oneof);
                            req.push(field.oneof);
                            known.push(field.oneof);
                        }
                    } else {
                        known.push(field.localName);
                        switch(field.kind){
                            case "scalar":
                            case "enum":
                                if (!field.opt || field.repeat) req.push(field.localName);
                                break;
                            case "message":
                                if (field.repeat) req.push(field.localName);
                                break;
                            case "map":
                                req.push(field.localName);
                                break;
                        }
                    }
                }
                this.data = {
                    req,
                    known,
                    oneofs: Object.values(oneofs)
                };
            }
            is(message, depth, allowExcessProperties = false) {
                if (depth < 0) return true;
                if (message === null || message === undefined || typeof message != 'object') return false;
                this.prepare();
                let keys = Object.keys(message), data = this.data;
                if (keys.length < data.req.length || data.req.some((n)=>!keys.includes(n))) return false;
                if (!allowExcessProperties) {
                    if (keys.some((k)=>!data.known.includes(k))) return false;
                }
                if (depth < 1) {
                    return true;
                }
                for (const name of data.oneofs){
                    const group = message[name];
                    if (!oneof_1.isOneofGroup(group)) return false;
                    if (group.oneofKind === undefined) continue;
                    const field = this.fields.find((f)=>f.localName === group.oneofKind);
                    if (!field) return false;
                    if (!this.field(group[group.oneofKind], field, allowExcessProperties, depth)) return false;
                }
                for (const field of this.fields){
                    if (field.oneof !== undefined) continue;
                    if (!this.field(message[field.localName], field, allowExcessProperties, depth)) return false;
                }
                return true;
            }
            field(arg, field, allowExcessProperties, depth) {
                let repeated = field.repeat;
                switch(field.kind){
                    case "scalar":
                        if (arg === undefined) return field.opt;
                        if (repeated) return this.scalars(arg, field.T, depth, field.L);
                        return this.scalar(arg, field.T, field.L);
                    case "enum":
                        if (arg === undefined) return field.opt;
                        if (repeated) return this.scalars(arg, reflection_info_1.ScalarType.INT32, depth);
                        return this.scalar(arg, reflection_info_1.ScalarType.INT32);
                    case "message":
                        if (arg === undefined) return true;
                        if (repeated) return this.messages(arg, field.T(), allowExcessProperties, depth);
                        return this.message(arg, field.T(), allowExcessProperties, depth);
                    case "map":
                        if (typeof arg != 'object' || arg === null) return false;
                        if (depth < 2) return true;
                        if (!this.mapKeys(arg, field.K, depth)) return false;
                        switch(field.V.kind){
                            case "scalar":
                                return this.scalars(Object.values(arg), field.V.T, depth, field.V.L);
                            case "enum":
                                return this.scalars(Object.values(arg), reflection_info_1.ScalarType.INT32, depth);
                            case "message":
                                return this.messages(Object.values(arg), field.V.T(), allowExcessProperties, depth);
                        }
                        break;
                }
                return true;
            }
            message(arg, type, allowExcessProperties, depth) {
                if (allowExcessProperties) {
                    return type.isAssignable(arg, depth);
                }
                return type.is(arg, depth);
            }
            messages(arg, type, allowExcessProperties, depth) {
                if (!Array.isArray(arg)) return false;
                if (depth < 2) return true;
                if (allowExcessProperties) {
                    for(let i = 0; i < arg.length && i < depth; i++)if (!type.isAssignable(arg[i], depth - 1)) return false;
                } else {
                    for(let i = 0; i < arg.length && i < depth; i++)if (!type.is(arg[i], depth - 1)) return false;
                }
                return true;
            }
            scalar(arg, type, longType) {
                let argType = typeof arg;
                switch(type){
                    case reflection_info_1.ScalarType.UINT64:
                    case reflection_info_1.ScalarType.FIXED64:
                    case reflection_info_1.ScalarType.INT64:
                    case reflection_info_1.ScalarType.SFIXED64:
                    case reflection_info_1.ScalarType.SINT64:
                        switch(longType){
                            case reflection_info_1.LongType.BIGINT:
                                return argType == "bigint";
                            case reflection_info_1.LongType.NUMBER:
                                return argType == "number" && !isNaN(arg);
                            default:
                                return argType == "string";
                        }
                    case reflection_info_1.ScalarType.BOOL:
                        return argType == 'boolean';
                    case reflection_info_1.ScalarType.STRING:
                        return argType == 'string';
                    case reflection_info_1.ScalarType.BYTES:
                        return arg instanceof Uint8Array;
                    case reflection_info_1.ScalarType.DOUBLE:
                    case reflection_info_1.ScalarType.FLOAT:
                        return argType == 'number' && !isNaN(arg);
                    default:
                        return argType == 'number' && Number.isInteger(arg);
                }
            }
            scalars(arg, type, depth, longType) {
                if (!Array.isArray(arg)) return false;
                if (depth < 2) return true;
                if (Array.isArray(arg)) {
                    for(let i = 0; i < arg.length && i < depth; i++)if (!this.scalar(arg[i], type, longType)) return false;
                }
                return true;
            }
            mapKeys(map, type, depth) {
                let keys = Object.keys(map);
                switch(type){
                    case reflection_info_1.ScalarType.INT32:
                    case reflection_info_1.ScalarType.FIXED32:
                    case reflection_info_1.ScalarType.SFIXED32:
                    case reflection_info_1.ScalarType.SINT32:
                    case reflection_info_1.ScalarType.UINT32:
                        return this.scalars(keys.slice(0, depth).map((k)=>parseInt(k)), type, depth);
                    case reflection_info_1.ScalarType.BOOL:
                        return this.scalars(keys.slice(0, depth).map((k)=>k == 'true' ? true : k == 'false' ? false : k), type, depth);
                    default:
                        return this.scalars(keys, type, depth, reflection_info_1.LongType.STRING);
                }
            }
        }
        exports.ReflectionTypeCheck = ReflectionTypeCheck;
    }),
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
        var Map1 = getNative(root, 'Map');
        module.exports = Map1;
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
        var Symbol1 = root.Symbol;
        module.exports = Symbol1;
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
        var Symbol1 = __webpack_require__(83826), getRawTag = __webpack_require__(70566), objectToString = __webpack_require__(80397);
        var nullTag = '[object Null]', undefinedTag = '[object Undefined]';
        var symToStringTag = Symbol1 ? Symbol1.toStringTag : undefined;
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
        var Symbol1 = __webpack_require__(83826);
        var objectProto = Object.prototype;
        var hasOwnProperty = objectProto.hasOwnProperty;
        var nativeObjectToString = objectProto.toString;
        var symToStringTag = Symbol1 ? Symbol1.toStringTag : undefined;
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
        var Symbol1 = __webpack_require__(83826), isArguments = __webpack_require__(41523), isArray = __webpack_require__(53270);
        var spreadableSymbol = Symbol1 ? Symbol1.isConcatSpreadable : undefined;
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
        var Hash = __webpack_require__(52778), ListCache = __webpack_require__(94794), Map1 = __webpack_require__(65338);
        function mapCacheClear() {
            this.size = 0;
            this.__data__ = {
                'hash': new Hash,
                'map': new (Map1 || ListCache),
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
    73534: ((module, __unused_webpack_exports, __webpack_require__)=>{
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
