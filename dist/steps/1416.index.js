export const id = 1416;
export const ids = [
    1416
];
export const modules = {
    47792: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            closeLeg: ()=>closeLeg
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99817);
        var _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47186);
        var _core_groups_record_bundle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7101);
        var _core_security_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12304);
        var _core_security_secrets_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50298);
        var _engine_leg_bundle_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99804);
        var _runners_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84594);
        var _stores_file_upload_journal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15637);
        var _wire_open_batch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5210);
        var _wire_open_items_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73493);
        var _group_services_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62688);
        var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82738);
        var _job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72774);
        const maxTaken = 50;
        async function closeLeg({ run, leg, env, log }) {
            const inputs = await (0, _inputs_js__WEBPACK_IMPORTED_MODULE_10__.IV)(env);
            if (!inputs.ok) return 0;
            const artifacts = (0, _group_services_js__WEBPACK_IMPORTED_MODULE_9__.ue)({
                env,
                job: (0, _job_js__WEBPACK_IMPORTED_MODULE_11__.XG)(env),
                inputs: inputs.value.inputs
            });
            if (!artifacts.ok) return 0;
            const batch = (0, _wire_open_batch_js__WEBPACK_IMPORTED_MODULE_7__.openBatch)({
                manifest: run.manifest,
                batchDir: '.'
            }, ()=>undefined);
            const { chunkOf, isUploaded, last } = (0, _stores_file_upload_journal_js__WEBPACK_IMPORTED_MODULE_6__.N)(run.manifest);
            const newest = batch.newest();
            const records = await leftRecords(inputs.value.resolved, batch, {
                env,
                runAttempt: leg.runAttempt
            }, (shard, attempt)=>{
                const isOurs = newest.get(shard)?.claim?.owner.token === run.token;
                return isOurs && !isUploaded({
                    shard,
                    attempt
                });
            });
            const byChunk = Map.groupBy(records, ({ record: { shard } })=>chunkOf.get(shard) ?? (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_1__.RD)(shard));
            const chunks = [
                ...byChunk.keys()
            ];
            let left = 0;
            for(let previous = last; chunks.length > 0;){
                const next = chunks.splice(0, (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_1__.zV)(chunks));
                const those = next.flatMap((chunk)=>byChunk.get(chunk) ?? []);
                const bundle = (0, _core_groups_record_bundle_js__WEBPACK_IMPORTED_MODULE_2__.n)({
                    ...leg,
                    chunk: (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_1__.dR)(next)
                }, those, previous);
                if (!await leave(artifacts.value, leg, (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_1__.dR)(next), bundle.files, log)) return left;
                previous = bundle.last;
                left += those.length;
            }
            if (left > 0) log.say(`left ${left} records of this leg that was cut off`);
            return left;
        }
        async function leftRecords(resolved, batch, { env, runAttempt }, isWanted) {
            const settings = resolved.values;
            const rows = batch.readRows();
            if (!rows.ok) return [];
            const wanted = rows.value.filter(({ shardId, attempt })=>isWanted(shardId, attempt));
            if (wanted.length === 0) return [];
            const known = await (0, _wire_open_items_js__WEBPACK_IMPORTED_MODULE_8__.openPlanAndItems)(resolved);
            const table = known.ok ? known.value.items?.table : undefined;
            const items = table === undefined ? undefined : (0, _core_batch_ranges_js__WEBPACK_IMPORTED_MODULE_12__.FP)(rows.value, table.items, '');
            const itemsOf = (shard)=>items?.ok === true ? items.value.get(shard) : undefined;
            const passNames = {
                agentEnv: settings.agentEnv,
                runnerPass: (0, _runners_registry_js__WEBPACK_IMPORTED_MODULE_5__.q)(settings.runner)?.passEnv ?? []
            };
            const redactor = (0, _core_security_redact_js__WEBPACK_IMPORTED_MODULE_3__.p)((0, _core_security_secrets_js__WEBPACK_IMPORTED_MODULE_13__.q)({
                env,
                ...passNames,
                registered: []
            }));
            return wanted.flatMap((row)=>{
                const { shardId: shard, attempt } = row;
                const record = batch.readRecord(shard, attempt);
                if (record === undefined) return [];
                const workdir = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings.workdir);
                return [
                    (0, _engine_leg_bundle_record_js__WEBPACK_IMPORTED_MODULE_4__.w)(record, runAttempt, {
                        workdir,
                        redactor,
                        row,
                        items: itemsOf(shard),
                        isOutdated: false
                    })
                ];
            });
        }
        async function leave(artifacts, { group, runAttempt }, chunk, files, log) {
            for(let number = 1; number <= maxTaken; number++){
                const name = (0, _core_groups_artifact_names_js__WEBPACK_IMPORTED_MODULE_1__.Cs)(group, {
                    kind: 'record',
                    chunk,
                    runAttempt,
                    number
                });
                const created = await artifacts.create(name, files);
                if (!created.ok) log.failures(created.failures, 'warning');
                if (!created.ok) return false;
                if (created.value.kind === 'created') return true;
            }
            return false;
        }
    }),
    53700: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            G: ()=>prepareLog,
            e: ()=>olderLogPath
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function olderLogPath(logPath, attempt) {
            return logPath.replace(/(\.log)?$/, `.${attempt}.log`);
        }
        function prepareLog(logPath, attempt) {
            const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(logPath);
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, {
                throwIfNoEntry: false
            })?.isDirectory() !== true) makeFolder(folder);
            if (attempt === 1) return;
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(logPath, olderLogPath(logPath, attempt - 1));
            } catch (error) {
                if (error.code !== 'ENOENT') throw error;
            }
        }
        function makeFolder(folder) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                recursive: true
            });
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isSymbolicLink()) throw Object.assign(new Error(`${folder} is a symlink`), {
                code: 'ELOOP',
                path: folder
            });
        }
    }),
    73493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            openPlanAndItems: ()=>openPlanAndItems
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78767);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30315);
        var _engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46692);
        var _engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10430);
        var _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39008);
        var _checks_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67186);
        var _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93381);
        var _reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27833);
        async function openPlanAndItems(resolved) {
            const settings = resolved.values;
            const manifestPath = (0, _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.A)(settings);
            const read = (0, _stores_file_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.f)(manifestPath).read();
            if (!read.ok) return read;
            const plan = read.value;
            const planned = plan === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(manifestPath), plan.items);
            const path = settings.items ?? planned;
            if (path === undefined) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? {} : {
                plan
            });
            const bytes = (0, _engine_read_input_js__WEBPACK_IMPORTED_MODULE_2__.R)(path, 'items');
            if (!bytes.ok) return bytes;
            const table = await (0, _engine_read_items_js__WEBPACK_IMPORTED_MODULE_3__.F)({
                itemsPath: path,
                workdir: settings.workdir,
                isQcRequired: !settings.noJson,
                schemaColumns: (0, _checks_of_js__WEBPACK_IMPORTED_MODULE_5__.im)(settings),
                reserved: (0, _reserved_paths_js__WEBPACK_IMPORTED_MODULE_7__.z)(resolved),
                bytes: bytes.value
            });
            if (!table.ok) return table;
            const isChanged = plan !== undefined && (0, _core_batch_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes.value) !== plan.digests.items;
            const items = {
                path,
                table: table.value,
                isChanged
            };
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(plan === undefined ? {
                items
            } : {
                plan,
                items
            });
        }
    })
};
