export const id = 1153;
export const ids = [
    1153
];
export const modules = {
    85: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            planCommand: ()=>planCommand,
            planFor: ()=>planFor
        });
        var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30315);
        var _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69539);
        var _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72185);
        var _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69647);
        var _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19095);
        var _batch_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60043);
        var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63366);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53679);
        async function planFor({ resolved, log }) {
            const warnings = [];
            const options = (0, _wire_plan_options_js__WEBPACK_IMPORTED_MODULE_4__.S)(resolved, (failure)=>void warnings.push(failure));
            if (!options.ok) return options;
            const planned = await (0, _engine_plan_batch_js__WEBPACK_IMPORTED_MODULE_1__.I)(options.value);
            if (!planned.ok) return planned;
            warnings.push(...planned.value.warnings);
            log.failures(warnings, 'warning');
            log.say((0, _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__.BA)(planned.value));
            if (resolved.values.explain) log.say((0, _present_plan_text_js__WEBPACK_IMPORTED_MODULE_3__.nF)(planned.value));
            const outputs = {
                'plan-digest': planned.value.digest,
                'item-count': planned.value.itemCount
            };
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)({
                store: options.value.store,
                outputs,
                warnings
            });
        }
        async function planCommand(context) {
            const planned = await planFor(context);
            if (!planned.ok) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, planned.failures, 'nothing was planned');
            const { store, outputs, warnings } = planned.value;
            const rows = store.readRows();
            if (!rows.ok) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, rows.failures, 'the plan cannot be read back');
            const { toRepositoryPath, resolved } = context;
            const report = await (0, _batch_report_js__WEBPACK_IMPORTED_MODULE_5__.z)(store, rows.value, {
                title: 'Muster plan',
                workdir: resolved.values.workdir,
                toRepositoryPath
            });
            return {
                exitCode: _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__.h.ok,
                outputs: {
                    ...outputs,
                    ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_8__.P2)(store.manifestPath, rows.value),
                    disposition: 'satisfied'
                },
                findings: warnings.map((failure)=>(0, _github_failure_findings_js__WEBPACK_IMPORTED_MODULE_2__.U)(failure, 'warning', toRepositoryPath)),
                summary: report.summary
            };
        }
    }),
    51153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runCommand: ()=>runCommand
        });
        var fold = __webpack_require__(43408);
        ;
        function nothingSelected(empty) {
            const { rows, selection, isAtWork = ()=>false } = empty;
            const isOpen = (row)=>row.status === 'pending' || row.status === 'failed' || row.status === 'running' && !isAtWork(row);
            const open = rows.filter(isOpen);
            const isAnythingDone = rows.some((row)=>!isOpen(row) && row.status !== 'skipped');
            if (open.length === 0 && isAnythingDone) return undefined;
            return {
                reason: 'nothing-selected',
                unfinished: open.length,
                open: countsOf(open.map(({ status })=>status)),
                statuses: selection.statuses ?? [
                    'pending'
                ],
                ...filterFacts(empty)
            };
        }
        function areAllSkipped(rows) {
            return rows.length > 0 && rows.every(({ status })=>status === 'skipped');
        }
        function filterFacts({ rows, newest, selection, shard }) {
            const failedBy = (row)=>newest.get(row.shardId)?.record?.failureClass ?? 'unrecorded';
            const { failureClasses = [] } = selection;
            const classes = failureClasses.length === 0 ? {} : {
                classes: failureClasses
            };
            const asked = rows.find(({ shardId })=>shardId === shard);
            if (asked !== undefined) return {
                ...classes,
                shard: {
                    id: asked.shardId,
                    status: asked.status
                },
                ...asked.status === 'failed' && {
                    failedBy: {
                        [failedBy(asked)]: 1
                    }
                }
            };
            if (failureClasses.length === 0) return {};
            return {
                ...classes,
                failedBy: countsOf(rows.filter(({ status })=>status === 'failed').map(failedBy))
            };
        }
        function countsOf(names) {
            const counts = {};
            for (const name of names)counts[name] = (counts[name] ?? 0) + 1;
            return counts;
        }
        var exit_code = __webpack_require__(49014);
        ;
        function runExitCode({ failures, troubles, halted }) {
            const failed = [
                ...failures
            ].filter((failure)=>failure !== undefined && !isForgiven(failure, halted));
            if (failed.length > 0) {
                const isTimeoutOnly = failed.every((failure)=>failure === 'timeout' || failure === 'idle-timeout');
                return isTimeoutOnly ? exit_code.h.timeout : exit_code.h.failed;
            }
            const [trouble] = troubles;
            return trouble === undefined ? exit_code.h.ok : (0, exit_code.F)(trouble);
        }
        function isForgiven(failure, halted) {
            return halted?.why === 'success' || halted?.why === 'done' && failure === 'cancelled';
        }
        var result = __webpack_require__(30315);
        var run_batch = __webpack_require__(5246);
        ;
        function dryRun(request, runner) {
            const { tools, jobs } = request;
            const rows = tools.store.readRows();
            if (!rows.ok) return rows;
            const selected = (0, run_batch.G)(request, rows.value, tools.store.newest());
            if (!selected.ok) return selected;
            const at = tools.clock.now();
            const counts = (0, fold.ip)(rows.value);
            tools.emit({
                type: 'run-started',
                runner,
                selected: selected.value.length,
                jobs,
                counts,
                at
            });
            for (const row of selected.value)tools.emit({
                type: 'shard-started',
                row,
                attempt: row.attempt + 1,
                runner,
                at
            });
            return (0, result.ok)(selected.value);
        }
        var failure_findings = __webpack_require__(72185);
        var leftovers = __webpack_require__(84608);
        var open_run = __webpack_require__(81835);
        var batch_report = __webpack_require__(60043);
        var exec_helper = __webpack_require__(82717);
        var action_outcome = __webpack_require__(63366);
        var outputs = __webpack_require__(53679);
        var promises_ = __webpack_require__(58500);
        var batch_record = __webpack_require__(56570);
        var count_of = __webpack_require__(28673);
        ;
        async function recheckVerified(request) {
            const { store, rows, items, earlier, stop } = request;
            const newest = store.newest();
            const spoiled = new Map();
            let [shards, checked] = [
                0,
                0
            ];
            for (const { shardId, attempt, status, logPath } of rows){
                const known = [
                    newest,
                    earlier
                ].map((attempts)=>attempts.get(shardId)).find((one)=>one?.attempt === attempt && one.record?.status === 'verified');
                if (status !== 'verified' || known?.record === undefined) continue;
                const own = items?.ofShard(shardId);
                if (own === undefined || items?.verifier === undefined) continue;
                await (0, promises_.setImmediate)();
                if (stop.aborted) break;
                shards += 1;
                checked += own.length;
                const failed = items.verifier.failing(own, {
                    wantDigests: false
                });
                if (failed.length === 0) continue;
                const record = store.readRecord(shardId, attempt) ?? bareRecord(known, known.record, store.owner, logPath);
                const problems = failed.flatMap((verdict)=>verdict.problems);
                const failure = {
                    class: 'verify',
                    message: `verified before, but no longer: ${failed.length} of ${(0, count_of.p)(own.length, 'item')} did not pass`,
                    problems: problems.slice(0, batch_record.rR),
                    problemCount: problems.length
                };
                spoiled.set(shardId, {
                    ...record,
                    status: 'failed',
                    failure
                });
            }
            return {
                shards,
                items: checked,
                spoiled
            };
        }
        function bareRecord({ claim }, { failureClass: _failureClass, range: _range, ...outcome }, reader, logPath) {
            return {
                format: 'muster.record/1',
                ...outcome,
                owner: claim?.owner ?? reader,
                runner: '',
                signal: null,
                promptDigest: null,
                log: {
                    path: logPath,
                    bytes: 0,
                    isTruncated: false
                }
            };
        }
        var quote = __webpack_require__(53338);
        var run_event_text = __webpack_require__(49532);
        ;
        const maxShards = 20;
        function recheckText({ shards, items, spoiled }) {
            if (shards === 0) return '';
            if (spoiled.size === 0) return `verified once more, as the files lie now: ${(0, count_of.p)(items, 'item')} of ${(0, count_of.p)(shards, 'shard')}\n`;
            const shown = [
                ...spoiled.values()
            ].slice(0, maxShards);
            const lines = shown.flatMap(({ shard, failure })=>[
                    `${(0, quote.$Q)(shard)}: ${(0, quote.$Q)(failure?.message ?? '')}`,
                    ...(0, run_event_text.p)(failure).map((line)=>`  ${line}`)
                ]);
            const hidden = spoiled.size - shown.length;
            if (hidden > 0) lines.push(`\u{2026} and ${(0, count_of.p)(hidden, 'more shard')}`);
            const others = spoiled.size - 1;
            const more = others === 0 ? '' : `; likewise ${(0, count_of.p)(others, 'more shard')}`;
            lines.push(`a verified shard is not run again by itself: mend its files, or run it with input shard: ${(0, quote.$Q)(shown[0]?.shard ?? '')}${more}`);
            return lines.map((line)=>`${line}\n`).join('');
        }
        ;
        async function lookAgain({ resolved, log }, { batch, request }, { rows }, earlier, stop) {
            const { shard, quiet } = resolved.values;
            if (stop.aborted) return {
                rows,
                spoiled: new Map()
            };
            const asked = rows.filter(({ shardId })=>shard === undefined || shardId === shard);
            const { items } = request.tools;
            const recheck = await recheckVerified({
                store: batch,
                rows: asked,
                items,
                earlier,
                stop
            });
            const { spoiled } = recheck;
            if (spoiled.size > 0 || !quiet) log.say(recheckText(recheck));
            if (spoiled.size === 0) return {
                rows,
                spoiled
            };
            return {
                rows: rows.map((row)=>spoiled.has(row.shardId) ? {
                        ...row,
                        status: 'failed'
                    } : row),
                spoiled
            };
        }
        var run_log = __webpack_require__(91509);
        var state = __webpack_require__(80020);
        var stop_signals = __webpack_require__(74224);
        var counts_text = __webpack_require__(51070);
        var style = __webpack_require__(82399);
        ;
        function judgeRun({ exitCode, counts, isPart, isVerifying, stoppedBy, spoiled, hasTroubles }) {
            const stand = (0, counts_text.WN)(counts, (0, style.E)(false));
            if (stoppedBy !== undefined) return {
                exitCode,
                failedBecause: `stopped by ${stoppedBy}: ${stand}`
            };
            if (exitCode !== exit_code.h.ok) {
                const why = hasTroubles && counts.failed === 0 ? 'not everything could be run' : 'the batch is not verified';
                return {
                    exitCode,
                    failedBecause: `${why}: ${stand}`
                };
            }
            if (spoiled.length > 0) return {
                exitCode: exit_code.h.failed,
                failedBecause: `what was verified does not pass any more (${(0, quote.Zv)(spoiled, 5)}): ${stand}`
            };
            const open = counts.failed + counts.pending + counts.running + (isVerifying ? counts.succeeded : 0);
            if (open === 0 || isPart) return {
                exitCode
            };
            return {
                exitCode: exit_code.h.failed,
                failedBecause: `the batch is not verified: ${stand}`
            };
        }
        var plan = __webpack_require__(85);
        ;
        async function runCommand(context) {
            const planned = await planIfGiven(context);
            if (!planned.ok) return (0, action_outcome.i)(context, planned.failures, 'nothing was planned');
            const { redactor, resolved } = context;
            const settings = resolved.values;
            const known = planned.value;
            const view = (0, run_log.m)(context.log, {
                isQuiet: settings.quiet,
                isStreaming: settings.jobs === 1,
                redactor
            });
            const emit = (event)=>{
                if (event.type === 'warning') known.warnings.push(event.failure);
                view.onEvent(event);
            };
            let token = '';
            const stop = (0, stop_signals.r)(()=>void (0, leftovers.aT)(token));
            try {
                const opened = await (0, open_run.I)({
                    settings,
                    configFile: resolved.configFile,
                    env: context.env,
                    emit,
                    wantsOutput: !settings.quiet,
                    stop: stop.signal,
                    guards: {
                        runHelper: exec_helper.U
                    }
                });
                if (!opened.ok) return (0, action_outcome.i)(context, opened.failures, 'nothing was run');
                const { request, batch } = opened.value;
                if (request.tools.runner.name === 'dry-run') return runDry(context, opened.value, known);
                token = batch.owner.token;
                (0, state.BQ)({
                    token,
                    manifest: batch.manifestPath
                });
                const earlier = batch.newest();
                const summary = await (0, run_batch.a)({
                    ...request,
                    needsEveryPrompt: true
                });
                view.close();
                if (!summary.ok) return (0, action_outcome.i)(context, summary.failures, 'nothing was run');
                const outcome = await finish(context, opened.value, summary.value, {
                    ...known,
                    earlier
                }, stop);
                (0, state.yo)();
                return outcome;
            } finally{
                view.close();
                stop.dispose();
            }
        }
        async function planIfGiven(context) {
            const { items, manifest } = context.resolved.values;
            if (items === undefined || manifest !== undefined) return (0, result.ok)({
                outputs: {},
                warnings: []
            });
            const planned = await (0, plan.planFor)(context);
            return planned.ok ? (0, result.ok)({
                outputs: planned.value.outputs,
                warnings: [
                    ...planned.value.warnings
                ]
            }) : planned;
        }
        function runDry(context, { request, batch }, known) {
            const quiet = (0, run_log.m)(context.log, {
                isQuiet: true,
                isStreaming: false,
                redactor: context.redactor
            });
            const selected = [];
            const emit = (event)=>{
                if (event.type === 'shard-started') selected.push(`would run ${event.row.shardId} with ${event.runner}`);
                else quiet.onEvent(event);
            };
            const rows = dryRun({
                ...request,
                tools: {
                    ...request.tools,
                    emit
                }
            }, context.resolved.values.runner);
            const all = batch.readRows();
            if (!rows.ok || !all.ok) return (0, action_outcome.i)(context, [
                rows,
                all
            ].flatMap((part)=>part.ok ? [] : part.failures), 'no dry run');
            context.log.say(selected.map((line)=>`${line}\n`).join(''));
            const message = `a dry run: ${rows.value.length} of ${all.value.length} shards would run, nothing was executed`;
            return {
                exitCode: exit_code.h.ok,
                outputs: {
                    ...known.outputs,
                    ...(0, outputs.P2)(batch.manifestPath, all.value),
                    disposition: 'dry-run'
                },
                findings: [
                    ...warningFindings(context, known.warnings),
                    {
                        level: 'warning',
                        title: 'Muster',
                        message
                    }
                ]
            };
        }
        async function finish(context, opened, summary, known, stop) {
            const { resolved, toRepositoryPath, log } = context;
            const { batch, request } = opened;
            const settings = resolved.values;
            const { selection, shard } = request;
            const idle = summary.selected === 0 ? nothingSelected({
                rows: summary.rows,
                newest: batch.newest(),
                selection,
                shard
            }) : undefined;
            if (idle !== undefined) log.failures([
                idle
            ], 'error');
            const troubles = idle === undefined ? summary.troubles : [
                ...summary.troubles,
                idle
            ];
            const failures = [
                ...summary.records.values()
            ].map((record)=>record.failure?.class);
            const isEndedAsAsked = summary.halted !== undefined && summary.halted.why !== 'fail';
            const isPart = isEndedAsAsked || [
                settings.shard,
                settings.limit,
                settings.status
            ].some((limit)=>limit !== undefined);
            const { rows, spoiled } = await lookAgain(context, opened, summary, known.earlier, stop.signal);
            const stoppedBy = stop.signal.aborted ? String(stop.signal.reason) : undefined;
            const verdict = judgeRun({
                exitCode: stop.exitCode() ?? runExitCode({
                    failures,
                    troubles,
                    halted: summary.halted
                }),
                counts: (0, fold.ip)(rows),
                isPart,
                isVerifying: request.tools.items?.verifier !== undefined,
                ...stoppedBy === undefined ? {} : {
                    stoppedBy
                },
                spoiled: [
                    ...spoiled.keys()
                ],
                hasTroubles: troubles.length > 0
            });
            const report = await (0, batch_report.z)(batch, rows, {
                title: 'Muster run',
                rejudged: spoiled,
                workdir: settings.workdir,
                toRepositoryPath
            });
            const shown = new Set(troubles);
            return {
                ...verdict,
                outputs: {
                    ...known.outputs,
                    ...(0, outputs.P2)(batch.manifestPath, rows),
                    ...(0, outputs.mF)(summary.usage),
                    disposition: verdict.failedBecause === undefined ? 'satisfied' : 'failed'
                },
                findings: [
                    ...report.findings,
                    ...troubles.map((failure)=>(0, failure_findings.U)(failure, 'error', toRepositoryPath)),
                    ...warningFindings(context, known.warnings.filter((failure)=>!shown.has(failure)))
                ],
                summary: report.summary
            };
        }
        const warningFindings = ({ toRepositoryPath }, warnings)=>warnings.map((failure)=>(0, failure_findings.U)(failure, 'warning', toRepositoryPath));
    })
};
