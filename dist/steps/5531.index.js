export const id = 5531;
export const ids = [
    5531
];
export const modules = {
    5531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            openCacheService: ()=>openCacheService
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_stream_ = __webpack_require__(57075);
        var lib = __webpack_require__(58564);
        var system_error = __webpack_require__(26096);
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
            #http = new lib.Qq('muster', [], {
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
        ;
        const version = (0, external_node_crypto_.hash)('sha256', 'muster.state/1: gzip of a manifest line and the bytes of its files');
        const noKey = (prefix)=>`${prefix}?`;
        const cache_service_requestLimitMs = 120_000;
        const blockBytes = 8 * 2 ** 20;
        const blocksAtOnce = 4;
        function openCacheService(env) {
            const call = async (method, request)=>{
                const url = new URL(`/twirp/github.actions.results.api.v1.CacheService/${method}`, env['ACTIONS_RESULTS_URL']);
                const headers = {
                    'content-type': 'application/json',
                    authorization: `Bearer ${env['ACTIONS_RUNTIME_TOKEN'] ?? ''}`
                };
                return answered(async (http)=>{
                    const response = await http.post(url.href, JSON.stringify(request), headers);
                    const body = objectOf(await response.readBody());
                    const { statusCode = 0, statusMessage = '' } = response.message;
                    if (statusCode >= 200 && statusCode < 300) return body;
                    const text = `Failed request: (${statusCode}) ${statusMessage}: ${saidIn(body, 'msg')}`;
                    throw new ServiceError(statusCode >= 400 && statusCode < 500 ? `non-retryable error: ${text}` : text);
                });
            };
            const addressOf = async (key, prefixes)=>{
                try {
                    const answer = await call('GetCacheEntryDownloadURL', {
                        key,
                        restore_keys: prefixes,
                        version
                    });
                    return answer['ok'] === true ? answer : undefined;
                } catch (error) {
                    if (error.message.includes('cache read denied:')) return undefined;
                    throw error;
                }
            };
            return {
                async newestKey (prefix) {
                    const answer = await addressOf(noKey(prefix), [
                        prefix
                    ]);
                    return answer === undefined ? undefined : textIn(answer, 'matched_key');
                },
                async download (key, limitBytes) {
                    const answer = await addressOf(key, []);
                    if (answer === undefined || textIn(answer, 'matched_key') !== key) return undefined;
                    return answered((http)=>bytesAt(http, textIn(answer, 'signed_download_url'), limitBytes));
                },
                async reserve (key) {
                    const answer = await call('CreateCacheEntry', {
                        key,
                        version
                    }).catch((error)=>{
                        if (error.message.includes('(409)')) return undefined;
                        throw error;
                    });
                    if (answer === undefined) return undefined;
                    const why = saidIn(answer, 'message');
                    if (answer['ok'] !== true && why.startsWith('cache write denied:')) return undefined;
                    if (answer['ok'] !== true) throw new ServiceError(`the key could not be reserved: ${why}`);
                    return textIn(answer, 'signed_upload_url');
                },
                async upload (address, content) {
                    let size = 0;
                    const counted = async function*() {
                        for await (const chunk of content){
                            size += chunk.length;
                            yield chunk;
                        }
                    };
                    const blob = new BlobClient(address).getBlockBlobClient();
                    await blob.uploadStream(external_node_stream_.Readable.from(counted()), blockBytes, blocksAtOnce);
                    return size;
                },
                async finish (key, size) {
                    const answer = await call('FinalizeCacheEntryUpload', {
                        key,
                        version,
                        size_bytes: String(size)
                    });
                    if (answer['ok'] !== true) throw new ServiceError(`the entry could not be finished: ${saidIn(answer, 'message')}`);
                }
            };
        }
        class ServiceError extends Error {
        }
        function textIn(answer, name) {
            const value = answer[name] ?? answer[name.replaceAll(/_(\w)/g, (_, sign)=>sign.toUpperCase())];
            if (typeof value === 'string' && value !== '') return value;
            throw new ServiceError(`its answer has no ${name}`);
        }
        function saidIn(answer, name) {
            const value = answer[name];
            return typeof value === 'string' ? value : '';
        }
        function objectOf(text) {
            try {
                return Object(JSON.parse(text));
            } catch  {
                return {};
            }
        }
        async function answered(work) {
            const http = new lib.Qq('muster', [], {
                allowRetries: false,
                allowRedirects: false,
                socketTimeout: cache_service_requestLimitMs
            });
            try {
                return await work(http);
            } catch (error) {
                if (error instanceof ServiceError) throw error;
                throw new ServiceError(`no answer from the cache: ${(0, system_error.$N)(error) ?? 'the connection failed'}`);
            } finally{
                http.dispose();
            }
        }
        async function bytesAt(http, url, limitBytes) {
            const { message } = await http.get(url);
            if (message.statusCode !== 200) {
                message.resume();
                throw new ServiceError(`the blob store answered ${message.statusCode ?? 0}`);
            }
            const chunks = [];
            let size = 0;
            for await (const chunk of message){
                size += chunk.length;
                if (size > limitBytes) return undefined;
                chunks.push(chunk);
            }
            return Buffer.concat(chunks);
        }
    })
};
